func.func @main(%x: tensor<4xcomplex<f32>>, %alpha: complex<f32>) -> tensor<4xcomplex<f32>> {
  %e = tensor.empty() : tensor<4xcomplex<f32>>
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x, %alpha : tensor<4xcomplex<f32>>, complex<f32>) outs(%e : tensor<4xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %b: complex<f32>, %o: complex<f32>):
   %p = complex.mul %a, %b : complex<f32>
   linalg.yield %p : complex<f32> } -> tensor<4xcomplex<f32>>
  return %r : tensor<4xcomplex<f32>> }
