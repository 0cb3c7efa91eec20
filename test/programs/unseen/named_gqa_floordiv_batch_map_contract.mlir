func.func @scores(%q: tensor<8x12x16xbf16>, %k: tensor<2x20x16xbf16>) -> tensor<8x12x20xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x12x20xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x12x20xf32>) -> tensor<8x12x20xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(h, i, j, d) -> (h, i, d)>, affine_map<(h, i, j, d) -> (h floordiv 4, j, d)>, affine_map<(h, i, j, d) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%q, %k : tensor<8x12x16xbf16>, tensor<2x20x16xbf16>) outs(%f : tensor<8x12x20xf32>) {
  ^bb0(%x: bf16, %y: bf16, %o: f32):
    %x1 = arith.extf %x : bf16 to f32
    %y1 = arith.extf %y : bf16 to f32
    %m = arith.mulf %x1, %y1 : f32
    %t = arith.addf %o, %m : f32
    linalg.yield %t : f32
  } -> tensor<8x12x20xf32>
  return %r : tensor<8x12x20xf32>
}
