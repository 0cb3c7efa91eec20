func.func @main(%a: tensor<6x7xf32>, %b: tensor<7x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>> {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %e = tensor.empty() : tensor<6x5xcomplex<f32>>
  %f = linalg.fill ins(%zero : complex<f32>) outs(%e : tensor<6x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<6x7xf32>, tensor<7x5xcomplex<f32>>) outs(%f : tensor<6x5xcomplex<f32>>) {
  ^bb0(%x: f32, %y: complex<f32>, %s: complex<f32>):
   %n = arith.constant 0.0 : f32
   %xc = complex.create %x, %n : complex<f32>
   %p = complex.mul %xc, %y : complex<f32>
   %t = complex.add %s, %p : complex<f32>
   linalg.yield %t : complex<f32> } -> tensor<6x5xcomplex<f32>>
  return %r : tensor<6x5xcomplex<f32>> }
