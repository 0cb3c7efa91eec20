// max(x W1^T, 0) (x W3^T): exact on small integers.
func.func @main(%x: tensor<136x136xbf16>, %w1: tensor<72x136xbf16>, %w3: tensor<72x136xbf16>) -> tensor<136x72xbf16> {
  %zero = arith.constant 0.0 : f32
  %z = arith.constant dense<0.0> : tensor<136x72xf32>
  %g = linalg.matmul_transpose_b ins(%x, %w1 : tensor<136x136xbf16>, tensor<72x136xbf16>) outs(%z : tensor<136x72xf32>) -> tensor<136x72xf32>
  %u = linalg.matmul_transpose_b ins(%x, %w3 : tensor<136x136xbf16>, tensor<72x136xbf16>) outs(%z : tensor<136x72xf32>) -> tensor<136x72xf32>
  %o = tensor.empty() : tensor<136x72xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%g, %u : tensor<136x72xf32>, tensor<136x72xf32>) outs(%o : tensor<136x72xbf16>) {
  ^bb0(%a: f32, %b: f32, %out: bf16):
    %p = arith.maximumf %a, %zero : f32
    %m = arith.mulf %p, %b : f32
    %t = arith.truncf %m : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<136x72xbf16>
  return %r : tensor<136x72xbf16>
}
