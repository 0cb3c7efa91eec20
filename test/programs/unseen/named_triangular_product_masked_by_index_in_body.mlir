func.func @trmm(%l: tensor<32x32xf16>, %b: tensor<32x24xf16>) -> tensor<32x24xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x24xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<32x24xf32>) -> tensor<32x24xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%l, %b : tensor<32x32xf16>, tensor<32x24xf16>) outs(%f : tensor<32x24xf32>) {
  ^bb0(%x: f16, %y: f16, %o: f32):
    %i = linalg.index 0 : index
    %k = linalg.index 2 : index
    %c = arith.cmpi ule, %k, %i : index
    %x1 = arith.extf %x : f16 to f32
    %y1 = arith.extf %y : f16 to f32
    %m = arith.mulf %x1, %y1 : f32
    %s = arith.select %c, %m, %z : f32
    %t = arith.addf %o, %s : f32
    linalg.yield %t : f32
  } -> tensor<32x24xf32>
  return %r : tensor<32x24xf32>
}
