func.func @main(%x: tensor<4xcomplex<f32>>, %y: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4xi1>) {
  %e = tensor.empty() : tensor<4xcomplex<f32>>
  %f = tensor.empty() : tensor<4xi1>
  %r, %n = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x, %y : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%e, %f : tensor<4xcomplex<f32>>, tensor<4xi1>) {
  ^bb0(%a: complex<f32>, %b: complex<f32>, %o: complex<f32>, %p: i1):
   %q = complex.eq %a, %b : complex<f32>
   %u = complex.neq %a, %b : complex<f32>
   %d = complex.sub %a, %b : complex<f32>
   %s = arith.select %q, %a, %d : complex<f32>
   linalg.yield %s, %u : complex<f32>, i1 } -> (tensor<4xcomplex<f32>>, tensor<4xi1>)
  return %r, %n : tensor<4xcomplex<f32>>, tensor<4xi1> }
