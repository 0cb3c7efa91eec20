// linalg.batch_matmul with maps on all open sizes, scaled, in bf16.
#mm = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
func.func @main(%a: tensor<?x?x64xbf16>, %b: tensor<?x?x64xbf16>) -> tensor<?x?x?xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %s = arith.constant 0.125 : f32
  %d0 = tensor.dim %a, %c0 : tensor<?x?x64xbf16>
  %d1 = tensor.dim %a, %c1 : tensor<?x?x64xbf16>
  %d2 = tensor.dim %b, %c1 : tensor<?x?x64xbf16>
  %e = tensor.empty(%d0, %d1, %d2) : tensor<?x?x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %p = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a, %b : tensor<?x?x64xbf16>, tensor<?x?x64xbf16>) outs(%f : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %o = tensor.empty(%d0, %d1, %d2) : tensor<?x?x?xbf16>
  %r = linalg.generic {indexing_maps = [#mm, #mm], iterator_types = ["parallel", "parallel", "parallel"]} ins(%p : tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xbf16>) {
  ^bb0(%x: f32, %y: bf16):
    %1 = arith.mulf %x, %s : f32
    %2 = arith.truncf %1 : f32 to bf16
    linalg.yield %2 : bf16
  } -> tensor<?x?x?xbf16>
  return %r : tensor<?x?x?xbf16>
}
