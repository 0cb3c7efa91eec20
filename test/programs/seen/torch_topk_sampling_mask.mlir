#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<3x20xbf16>, %arg1: tensor<3x2xi64>) -> (tensor<3x20xf32>, tensor<3x5xi64>) {
    %cst = arith.constant dense<0xFF800000> : tensor<f32>
    %0 = tensor.empty() : tensor<3x20xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x20xbf16>) outs(%0 : tensor<3x20xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %8 = arith.extf %in : bf16 to f32
      linalg.yield %8 : f32
    } -> tensor<3x20xf32>
    %2 = tensor.empty() : tensor<3x20xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<3x20xi64>) {
    ^bb0(%out: i64):
      %8 = linalg.index 1 : index
      %9 = arith.index_cast %8 : index to i64
      linalg.yield %9 : i64
    } -> tensor<3x20xi64>
    %4:2 = tm_tensor.sort dimension(1) outs(%1, %3 : tensor<3x20xf32>, tensor<3x20xi64>) {
    ^bb0(%arg2: f32, %arg3: f32, %arg4: i64, %arg5: i64):
      %8 = arith.cmpf oge, %arg2, %arg3 : f32
      tm_tensor.yield %8 : i1
    } -> tensor<3x20xf32>, tensor<3x20xi64>
    %extracted_slice = tensor.extract_slice %4#0[0, 0] [3, 5] [1, 1] : tensor<3x20xf32> to tensor<3x5xf32>
    %extracted_slice_0 = tensor.extract_slice %4#1[0, 0] [3, 5] [1, 1] : tensor<3x20xi64> to tensor<3x5xi64>
    %extracted_slice_1 = tensor.extract_slice %extracted_slice[0, 4] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %5 = tensor.empty() : tensor<3x20xi1>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %extracted_slice_1 : tensor<3x20xf32>, tensor<3x1xf32>) outs(%5 : tensor<3x20xi1>) {
    ^bb0(%in: f32, %in_2: f32, %out: i1):
      %8 = arith.cmpf olt, %in, %in_2 : f32
      linalg.yield %8 : i1
    } -> tensor<3x20xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %cst, %1 : tensor<3x20xi1>, tensor<f32>, tensor<3x20xf32>) outs(%0 : tensor<3x20xf32>) {
    ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
      %8 = arith.select %in, %in_2, %in_3 : f32
      linalg.yield %8 : f32
    } -> tensor<3x20xf32>
    return %7, %extracted_slice_0 : tensor<3x20xf32>, tensor<3x5xi64>
  }
}
