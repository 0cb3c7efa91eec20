#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<33x100xf16>, %arg1: tensor<257x100xf16>, %arg2: tensor<257xf32>) -> tensor<33x257xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = flow.dispatch.region -> (tensor<33x257xf16>) {
      %1 = tensor.empty() : tensor<33x257xf16>
      %2 = tensor.empty() : tensor<33x257xf32>
      %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<33x257xf32>) -> tensor<33x257xf32>
      %4 = linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg1 : tensor<33x100xf16>, tensor<257x100xf16>) outs(%3 : tensor<33x257xf32>) -> tensor<33x257xf32>
      %5 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%4, %arg2 : tensor<33x257xf32>, tensor<257xf32>) outs(%1 : tensor<33x257xf16>) {
      ^bb0(%in: f32, %in_0: f32, %out: f16):
        %6 = arith.addf %in, %in_0 : f32
        %7 = arith.maximumf %6, %cst : f32
        %8 = arith.truncf %7 : f32 to f16
        linalg.yield %8 : f16
      } -> tensor<33x257xf16>
      flow.return %5 : tensor<33x257xf16>
    }
    return %0 : tensor<33x257xf16>
  }
}

