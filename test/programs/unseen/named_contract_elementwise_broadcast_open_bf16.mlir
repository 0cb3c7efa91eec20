#a = affine_map<(b, m, n, k) -> (b, m, k)>
#b = affine_map<(b, m, n, k) -> (n, k)>
#c = affine_map<(b, m, n, k) -> (b, m, n)>
module {
  func.func @main(%x: tensor<?x40x64xbf16>, %w: tensor<96x64xbf16>, %bias: tensor<96xf32>) -> tensor<?x40x96xbf16> {
    %c0 = arith.constant 0 : index
    %zero = arith.constant 0.0 : f32
    %n = tensor.dim %x, %c0 : tensor<?x40x64xbf16>
    %e = tensor.empty(%n) : tensor<?x40x96xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x40x96xf32>) -> tensor<?x40x96xf32>
    %p = linalg.contract indexing_maps = [#a, #b, #c] ins(%x, %w : tensor<?x40x64xbf16>, tensor<96x64xbf16>) outs(%f : tensor<?x40x96xf32>) -> tensor<?x40x96xf32>
    %e1 = tensor.empty(%n) : tensor<?x40x96xf32>
    %bb = linalg.broadcast ins(%bias : tensor<96xf32>) outs(%e1 : tensor<?x40x96xf32>) dimensions = [0, 1]
    %s = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%p, %bb : tensor<?x40x96xf32>, tensor<?x40x96xf32>) outs(%e1 : tensor<?x40x96xf32>) -> tensor<?x40x96xf32>
    %t = linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins(%s : tensor<?x40x96xf32>) outs(%e1 : tensor<?x40x96xf32>) -> tensor<?x40x96xf32>
    %e2 = tensor.empty(%n) : tensor<?x40x96xbf16>
    %r = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%t : tensor<?x40x96xf32>) outs(%e2 : tensor<?x40x96xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %q = arith.truncf %in : f32 to bf16
      linalg.yield %q : bf16
    } -> tensor<?x40x96xbf16>
    return %r : tensor<?x40x96xbf16>
  }
}
