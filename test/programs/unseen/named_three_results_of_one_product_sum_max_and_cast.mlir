#id = affine_map<(i, j) -> (i, j)>
#r = affine_map<(i, j) -> (i)>
#s = affine_map<(i, j) -> (j)>
func.func @main(%a: tensor<19x45xf16>, %b: tensor<45x27xf16>) -> (tensor<19x27xf16>, tensor<19xf32>, tensor<27xf32>) {
  %z = arith.constant 0.0 : f32
  %n = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<19x27xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<19x27xf32>) -> tensor<19x27xf32>
  %p = linalg.matmul ins(%a, %b : tensor<19x45xf16>, tensor<45x27xf16>) outs(%f : tensor<19x27xf32>) -> tensor<19x27xf32>
  %eh = tensor.empty() : tensor<19x27xf16>
  %e1 = tensor.empty() : tensor<19xf32>
  %e2 = tensor.empty() : tensor<27xf32>
  %f1 = linalg.fill ins(%z : f32) outs(%e1 : tensor<19xf32>) -> tensor<19xf32>
  %f2 = linalg.fill ins(%n : f32) outs(%e2 : tensor<27xf32>) -> tensor<27xf32>
  %h = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<19x27xf32>) outs(%eh : tensor<19x27xf16>) {
  ^bb0(%x: f32, %o: f16):
    %y = arith.truncf %x : f32 to f16
    linalg.yield %y : f16
  } -> tensor<19x27xf16>
  %sum = linalg.generic {indexing_maps = [#id, #r], iterator_types = ["parallel", "reduction"]} ins(%p : tensor<19x27xf32>) outs(%f1 : tensor<19xf32>) {
  ^bb0(%x: f32, %o: f32):
    %q = arith.mulf %x, %x : f32
    %y = arith.addf %o, %q : f32
    linalg.yield %y : f32
  } -> tensor<19xf32>
  %max = linalg.generic {indexing_maps = [#id, #s], iterator_types = ["reduction", "parallel"]} ins(%p : tensor<19x27xf32>) outs(%f2 : tensor<27xf32>) {
  ^bb0(%x: f32, %o: f32):
    %y = arith.maximumf %o, %x : f32
    linalg.yield %y : f32
  } -> tensor<27xf32>
  return %h, %sum, %max : tensor<19x27xf16>, tensor<19xf32>, tensor<27xf32>
}
