// |x|² of each element, and its sum over rows, of complex numbers of f64.
func.func @main(%x: tensor<16x40xcomplex<f64>>) -> (tensor<16x40xf64>, tensor<16xf64>) {
  %zero = arith.constant 0.0 : f64
  %0 = tensor.empty() : tensor<16x40xf64>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<16x40xcomplex<f64>>) outs(%0 : tensor<16x40xf64>) {
  ^bb0(%a: complex<f64>, %out: f64):
    %c = complex.conj %a : complex<f64>
    %p = complex.mul %a, %c : complex<f64>
    %r = complex.re %p : complex<f64>
    linalg.yield %r : f64
  } -> tensor<16x40xf64>
  %2 = tensor.empty() : tensor<16xf64>
  %3 = linalg.fill ins(%zero : f64) outs(%2 : tensor<16xf64>) -> tensor<16xf64>
  %4 = linalg.reduce { arith.addf } ins(%1 : tensor<16x40xf64>) outs(%3 : tensor<16xf64>) dimensions = [1]
  return %1, %4 : tensor<16x40xf64>, tensor<16xf64>
}
