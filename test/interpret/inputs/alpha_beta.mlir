func.func @main(%a: tensor<72x128xbf16>, %b: tensor<128x72xbf16>, %c: tensor<72x72xbf16>, %alpha: f32, %beta: f32) -> tensor<72x72xbf16> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<72x72xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<72x72xf32>) -> tensor<72x72xf32>
  %p = linalg.matmul ins(%a, %b : tensor<72x128xbf16>, tensor<128x72xbf16>) outs(%f : tensor<72x72xf32>) -> tensor<72x72xf32>
  %o = tensor.empty() : tensor<72x72xbf16>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%p, %c : tensor<72x72xf32>, tensor<72x72xbf16>) outs(%o : tensor<72x72xbf16>) {
  ^bb0(%x: f32, %y: bf16, %out: bf16):
    %ye = arith.extf %y : bf16 to f32
    %1 = arith.mulf %x, %alpha : f32
    %2 = arith.mulf %ye, %beta : f32
    %3 = arith.addf %1, %2 : f32
    %4 = arith.truncf %3 : f32 to bf16
    linalg.yield %4 : bf16
  } -> tensor<72x72xbf16>
  return %r : tensor<72x72xbf16>
}
