func.func @main(%x: tensor<4x8xcomplex<f32>>, %y: tensor<4x8xcomplex<f32>>) -> (tensor<4x8xf32>, tensor<4x8xcomplex<f32>>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %g = tensor.empty() : tensor<4x8xcomplex<f32>>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<4x8xcomplex<f32>>, tensor<4x8xcomplex<f32>>) outs(%e, %g : tensor<4x8xf32>, tensor<4x8xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %b: complex<f32>, %o: f32, %p: complex<f32>):
    %0 = complex.conj %a : complex<f32>
    %1 = complex.mul %0, %b : complex<f32>
    %2 = complex.exp %1 : complex<f32>
    %3 = complex.angle %2 : complex<f32>
    %4 = complex.abs %b : complex<f32>
    %5 = arith.addf %3, %4 : f32
    %6 = complex.tanh %a : complex<f32>
    %7 = complex.sqrt %6 : complex<f32>
    %8 = complex.div %7, %b : complex<f32>
    %9 = complex.neg %8 : complex<f32>
    linalg.yield %5, %9 : f32, complex<f32>
  } -> (tensor<4x8xf32>, tensor<4x8xcomplex<f32>>)
  return %r#0, %r#1 : tensor<4x8xf32>, tensor<4x8xcomplex<f32>>
}