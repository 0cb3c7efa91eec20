#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<2x6x32xbf16>, %arg1: tensor<32x16xbf16>, %arg2: tensor<2x6x16xbf16>, %arg3: tensor<16xbf16>) -> (tensor<2x6x16xbf16>, tensor<2x6x16xbf16>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<9.99999974E-6> : tensor<f32>
    %cst_1 = arith.constant 1.600000e+01 : f32
    %0 = tensor.empty() : tensor<2x32x16xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<32x16xbf16>) outs(%0 : tensor<2x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x16xbf16>
    %2 = tensor.empty() : tensor<2x6x16xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %4 = linalg.batch_matmul ins(%arg0, %1 : tensor<2x6x32xbf16>, tensor<2x32x16xbf16>) outs(%3 : tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %5 = tensor.empty() : tensor<2x6x16xbf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x6x16xf32>) outs(%5 : tensor<2x6x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %19 = arith.truncf %in : f32 to bf16
      linalg.yield %19 : bf16
    } -> tensor<2x6x16xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %arg2 : tensor<2x6x16xbf16>, tensor<2x6x16xbf16>) outs(%5 : tensor<2x6x16xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %19 = arith.addf %in, %in_2 : bf16
      linalg.yield %19 : bf16
    } -> tensor<2x6x16xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x6x16xbf16>) outs(%2 : tensor<2x6x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %19 = arith.extf %in : bf16 to f32
      linalg.yield %19 : f32
    } -> tensor<2x6x16xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %8 : tensor<2x6x16xf32>, tensor<2x6x16xf32>) outs(%2 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %19 = arith.mulf %in, %in_2 : f32
      linalg.yield %19 : f32
    } -> tensor<2x6x16xf32>
    %10 = tensor.empty() : tensor<2x6x1xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x6x16xf32>) outs(%11 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.addf %in, %out : f32
      linalg.yield %19 : f32
    } -> tensor<2x6x1xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x6x1xf32>) outs(%10 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.divf %in, %cst_1 : f32
      linalg.yield %19 : f32
    } -> tensor<2x6x1xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %cst_0 : tensor<2x6x1xf32>, tensor<f32>) outs(%10 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %19 = arith.addf %in, %in_2 : f32
      linalg.yield %19 : f32
    } -> tensor<2x6x1xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x6x1xf32>) outs(%10 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = math.sqrt %in : f32
      linalg.yield %19 : f32
    } -> tensor<2x6x1xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %15 : tensor<2x6x16xf32>, tensor<2x6x1xf32>) outs(%2 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %19 = arith.divf %in, %in_2 : f32
      linalg.yield %19 : f32
    } -> tensor<2x6x16xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x6x16xf32>) outs(%5 : tensor<2x6x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %19 = arith.truncf %in : f32 to bf16
      linalg.yield %19 : bf16
    } -> tensor<2x6x16xbf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %arg3 : tensor<2x6x16xbf16>, tensor<16xbf16>) outs(%5 : tensor<2x6x16xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %19 = arith.mulf %in, %in_2 : bf16
      linalg.yield %19 : bf16
    } -> tensor<2x6x16xbf16>
    return %18, %7 : tensor<2x6x16xbf16>, tensor<2x6x16xbf16>
  }
}

