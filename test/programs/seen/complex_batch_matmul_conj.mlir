// A batch of products with the conjugate of the second operand, transposed: x · yᴴ.
func.func @main(%x: tensor<4x16x32xcomplex<f32>>, %y: tensor<4x24x32xcomplex<f32>>) -> tensor<4x16x24xcomplex<f32>> {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = tensor.empty() : tensor<4x16x24xcomplex<f32>>
  %1 = linalg.fill ins(%zero : complex<f32>) outs(%0 : tensor<4x16x24xcomplex<f32>>) -> tensor<4x16x24xcomplex<f32>>
  %2 = linalg.generic {indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x, %y : tensor<4x16x32xcomplex<f32>>, tensor<4x24x32xcomplex<f32>>) outs(%1 : tensor<4x16x24xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %b: complex<f32>, %sum: complex<f32>):
    %c = complex.conj %b : complex<f32>
    %p = complex.mul %a, %c : complex<f32>
    %s = complex.add %sum, %p : complex<f32>
    linalg.yield %s : complex<f32>
  } -> tensor<4x16x24xcomplex<f32>>
  return %2 : tensor<4x16x24xcomplex<f32>>
}
