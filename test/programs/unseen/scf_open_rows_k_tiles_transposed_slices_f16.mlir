#m0 = affine_map<(d0)[s0] -> (32, s0 - d0)>
func.func @main(%a: tensor<?x100xf16>, %b: tensor<72x100xf16>, %s: tensor<f32>) -> tensor<?x72xf16> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c100 = arith.constant 100 : index
  %z = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x100xf16>
  %e = tensor.empty(%m) : tensor<?x72xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x72xf32>) -> tensor<?x72xf32>
  %r = scf.for %k = %c0 to %c100 step %c32 iter_args(%acc = %f) -> (tensor<?x72xf32>) {
    %n = affine.min #m0(%k)[%c100]
    %x = tensor.extract_slice %a[0, %k] [%m, %n] [1, 1] : tensor<?x100xf16> to tensor<?x?xf16>
    %y = tensor.extract_slice %b[0, %k] [72, %n] [1, 1] : tensor<72x100xf16> to tensor<72x?xf16>
    %te = tensor.empty(%n) : tensor<?x72xf16>
    %t = linalg.transpose ins(%y : tensor<72x?xf16>) outs(%te : tensor<?x72xf16>) permutation = [1, 0]
    %p = linalg.matmul ins(%x, %t : tensor<?x?xf16>, tensor<?x72xf16>) outs(%acc : tensor<?x72xf32>) -> tensor<?x72xf32>
    scf.yield %p : tensor<?x72xf32>
  }
  %sv = tensor.extract %s[] : tensor<f32>
  %o = tensor.empty(%m) : tensor<?x72xf16>
  %q = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%r : tensor<?x72xf32>) outs(%o : tensor<?x72xf16>) {
  ^bb0(%in: f32, %old: f16):
    %1 = arith.mulf %in, %sv : f32
    %2 = arith.truncf %1 : f32 to f16
    linalg.yield %2 : f16
  } -> tensor<?x72xf16>
  return %q : tensor<?x72xf16>
}
