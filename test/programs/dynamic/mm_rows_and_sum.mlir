// Rows and a sum that a call tells, beside rows of static length.
func.func @main(%a: tensor<?x?xbf16>, %b: tensor<?x64xbf16>) -> tensor<?x64xf32> {
  %c0 = arith.constant 0 : index
  %rows = tensor.dim %a, %c0 : tensor<?x?xbf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%rows) : tensor<?x64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
         affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
         iterator_types = ["parallel", "parallel", "reduction"]}
         ins(%a, %b : tensor<?x?xbf16>, tensor<?x64xbf16>) outs(%f : tensor<?x64xf32>) {
  ^bb0(%x: bf16, %y: bf16, %sum: f32):
    %0 = arith.extf %x : bf16 to f32
    %1 = arith.extf %y : bf16 to f32
    %2 = arith.mulf %0, %1 : f32
    %3 = arith.addf %sum, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<?x64xf32>
  return %p : tensor<?x64xf32>
}
