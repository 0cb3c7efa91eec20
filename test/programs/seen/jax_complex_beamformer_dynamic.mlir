// Beams of a receiver: weights, conjugated, by snapshots of an open number, and the beams' powers.
func.func public @main(%w: tensor<64x8xcomplex<f32>>, %x: tensor<64x?xcomplex<f32>>) -> (tensor<8x?xcomplex<f32>>, tensor<8xf32>) {
  %c1 = arith.constant 1 : index
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %none = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c1 : tensor<64x?xcomplex<f32>>
  %0 = tensor.empty() : tensor<64x8xcomplex<f32>>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%w : tensor<64x8xcomplex<f32>>) outs(%0 : tensor<64x8xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %out: complex<f32>):
    %c = complex.conj %a : complex<f32>
    linalg.yield %c : complex<f32>
  } -> tensor<64x8xcomplex<f32>>
  %2 = tensor.empty(%n) : tensor<8x?xcomplex<f32>>
  %3 = linalg.fill ins(%zero : complex<f32>) outs(%2 : tensor<8x?xcomplex<f32>>) -> tensor<8x?xcomplex<f32>>
  %4 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1, %x : tensor<64x8xcomplex<f32>>, tensor<64x?xcomplex<f32>>) outs(%3 : tensor<8x?xcomplex<f32>>) {
  ^bb0(%a: complex<f32>, %b: complex<f32>, %sum: complex<f32>):
    %p = complex.mul %a, %b : complex<f32>
    %s = complex.add %sum, %p : complex<f32>
    linalg.yield %s : complex<f32>
  } -> tensor<8x?xcomplex<f32>>
  %5 = tensor.empty() : tensor<8xf32>
  %6 = linalg.fill ins(%none : f32) outs(%5 : tensor<8xf32>) -> tensor<8xf32>
  %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<8x?xcomplex<f32>>) outs(%6 : tensor<8xf32>) {
  ^bb0(%a: complex<f32>, %sum: f32):
    %r = complex.re %a : complex<f32>
    %i = complex.im %a : complex<f32>
    %r2 = arith.mulf %r, %r : f32
    %i2 = arith.mulf %i, %i : f32
    %p = arith.addf %r2, %i2 : f32
    %s = arith.addf %sum, %p : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %4, %7 : tensor<8x?xcomplex<f32>>, tensor<8xf32>
}
