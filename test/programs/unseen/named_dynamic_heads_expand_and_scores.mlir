module {
  func.func @main(%x: tensor<?x?x64xf16>, %w: tensor<64x64xf16>) -> tensor<?x4x?x16xf16> {
    %zh = arith.constant 0.0 : f16
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %b = tensor.dim %x, %c0 : tensor<?x?x64xf16>
    %s = tensor.dim %x, %c1 : tensor<?x?x64xf16>
    %e = tensor.empty(%b, %s) : tensor<?x?x64xf16>
    %f = linalg.fill ins(%zh : f16) outs(%e : tensor<?x?x64xf16>) -> tensor<?x?x64xf16>
    %m = linalg.generic {indexing_maps = [affine_map<(b, s, n, k) -> (b, s, k)>, affine_map<(b, s, n, k) -> (k, n)>, affine_map<(b, s, n, k) -> (b, s, n)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%x, %w : tensor<?x?x64xf16>, tensor<64x64xf16>) outs(%f : tensor<?x?x64xf16>) {
    ^bb0(%p: f16, %q: f16, %o: f16):
      %0 = arith.mulf %p, %q : f16
      %1 = arith.addf %o, %0 : f16
      linalg.yield %1 : f16
    } -> tensor<?x?x64xf16>
    %h = tensor.expand_shape %m [[0], [1], [2, 3]] output_shape [%b, %s, 4, 16] : tensor<?x?x64xf16> into tensor<?x?x4x16xf16>
    %e2 = tensor.empty(%b, %s) : tensor<?x4x?x16xf16>
    %t = linalg.transpose ins(%h : tensor<?x?x4x16xf16>) outs(%e2 : tensor<?x4x?x16xf16>) permutation = [0, 2, 1, 3]
    return %t : tensor<?x4x?x16xf16>
  }
}
