// Power iteration: x ← A·x / |A·x|, two steps.
func.func @main(%a: tensor<32x32xcomplex<f32>>, %x0: tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %none = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<32xcomplex<f32>>
  %1 = linalg.fill ins(%zero : complex<f32>) outs(%0 : tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
  %2 = tensor.empty() : tensor<f32>
  %3 = linalg.fill ins(%none : f32) outs(%2 : tensor<f32>) -> tensor<f32>
  %last = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %x0) -> (tensor<32xcomplex<f32>>) {
    %y = linalg.matvec ins(%a, %x : tensor<32x32xcomplex<f32>>, tensor<32xcomplex<f32>>) outs(%1 : tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f32>>
    %n = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%y : tensor<32xcomplex<f32>>) outs(%3 : tensor<f32>) {
    ^bb0(%e: complex<f32>, %sum: f32):
      %re = complex.re %e : complex<f32>
      %im = complex.im %e : complex<f32>
      %re2 = arith.mulf %re, %re : f32
      %im2 = arith.mulf %im, %im : f32
      %both = arith.addf %re2, %im2 : f32
      %s = arith.addf %sum, %both : f32
      linalg.yield %s : f32
    } -> tensor<f32>
    %next = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%y, %n : tensor<32xcomplex<f32>>, tensor<f32>) outs(%0 : tensor<32xcomplex<f32>>) {
    ^bb0(%e: complex<f32>, %square: f32, %out: complex<f32>):
      %size = math.sqrt %square : f32
      %zip = arith.constant 0.0 : f32
      %by = complex.create %size, %zip : complex<f32>
      %q = complex.div %e, %by : complex<f32>
      linalg.yield %q : complex<f32>
    } -> tensor<32xcomplex<f32>>
    scf.yield %next : tensor<32xcomplex<f32>>
  }
  return %last : tensor<32xcomplex<f32>>
}
