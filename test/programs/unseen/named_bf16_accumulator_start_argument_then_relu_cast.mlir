#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%a: tensor<64x96xbf16>, %b: tensor<96x128xbf16>, %c: tensor<64x128xf32>) -> tensor<64x128xbf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x96xbf16>, tensor<96x128xbf16>) outs(%c : tensor<64x128xf32>) -> tensor<64x128xf32>
  %cst = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x128xbf16>
  %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<64x128xf32>) outs(%e : tensor<64x128xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %2 = arith.cmpf ugt, %in, %cst : f32
    %3 = arith.select %2, %in, %cst : f32
    %4 = arith.truncf %3 : f32 to bf16
    linalg.yield %4 : bf16
  } -> tensor<64x128xbf16>
  return %1 : tensor<64x128xbf16>
}
