// The gradient of weights: a sum over a batch of a size that a call tells.
func.func @main(%a: tensor<?x64xbf16>, %b: tensor<?x128xbf16>) -> tensor<64x128xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x128xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<64x128xf32>) -> tensor<64x128xf32>
  %p = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (k, m)>,
         affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
         iterator_types = ["parallel", "parallel", "reduction"]}
         ins(%a, %b : tensor<?x64xbf16>, tensor<?x128xbf16>) outs(%f : tensor<64x128xf32>) {
  ^bb0(%x: bf16, %y: bf16, %sum: f32):
    %0 = arith.extf %x : bf16 to f32
    %1 = arith.extf %y : bf16 to f32
    %2 = arith.mulf %0, %1 : f32
    %3 = arith.addf %sum, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<64x128xf32>
  return %p : tensor<64x128xf32>
}
