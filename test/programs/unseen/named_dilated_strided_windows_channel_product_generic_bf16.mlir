func.func @conv(%x: tensor<2x17x13x8xbf16>, %w: tensor<3x2x8x16xbf16>, %b: tensor<16xf32>) -> tensor<2x7x6x16xbf16> {
  %e = tensor.empty() : tensor<2x7x6x16xf32>
  %f = linalg.broadcast ins(%b : tensor<16xf32>) outs(%e : tensor<2x7x6x16xf32>) dimensions = [0, 1, 2]
  %r = linalg.generic {indexing_maps = [affine_map<(n, y, x, f, ky, kx, c) -> (n, y * 2 + ky * 2, x * 2 + kx, c)>, affine_map<(n, y, x, f, ky, kx, c) -> (ky, kx, c, f)>, affine_map<(n, y, x, f, ky, kx, c) -> (n, y, x, f)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%x, %w : tensor<2x17x13x8xbf16>, tensor<3x2x8x16xbf16>) outs(%f : tensor<2x7x6x16xf32>) {
  ^bb0(%p: bf16, %q: bf16, %o: f32):
    %p1 = arith.extf %p : bf16 to f32
    %q1 = arith.extf %q : bf16 to f32
    %m = arith.mulf %p1, %q1 : f32
    %t = arith.addf %o, %m : f32
    linalg.yield %t : f32
  } -> tensor<2x7x6x16xf32>
  %e2 = tensor.empty() : tensor<2x7x6x16xbf16>
  %g = linalg.map { arith.truncf } ins(%r : tensor<2x7x6x16xf32>) outs(%e2 : tensor<2x7x6x16xbf16>)
  return %g : tensor<2x7x6x16xbf16>
}
