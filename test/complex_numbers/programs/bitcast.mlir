func.func @main(%x: tensor<4xcomplex<f32>>) -> (tensor<4xi64>, tensor<4xcomplex<f32>>) {
  %e = tensor.empty() : tensor<4xi64>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<4xcomplex<f32>>) outs(%e : tensor<4xi64>) {
  ^bb0(%a: complex<f32>, %o: i64):
   %p = complex.bitcast %a : complex<f32> to i64
   linalg.yield %p : i64 } -> tensor<4xi64>
  %f = tensor.empty() : tensor<4xcomplex<f32>>
  %s = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%r : tensor<4xi64>) outs(%f : tensor<4xcomplex<f32>>) {
  ^bb0(%a: i64, %o: complex<f32>):
   %p = complex.bitcast %a : i64 to complex<f32>
   linalg.yield %p : complex<f32> } -> tensor<4xcomplex<f32>>
  return %r, %s : tensor<4xi64>, tensor<4xcomplex<f32>> }
