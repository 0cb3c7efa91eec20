#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<3x20xf32>, %arg1: tensor<20x20xf32>, %arg2: tensor<20xf32>) -> tensor<3x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 5.000000e-02 : f64
    %0 = tensor.empty() : tensor<20xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<20xi64>) {
    ^bb0(%out: i64):
      %23 = linalg.index 0 : index
      %24 = arith.index_cast %23 : index to i64
      linalg.yield %24 : i64
    } -> tensor<20xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %2 = tensor.empty() : tensor<20x20xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %1 : tensor<20x1xi64>, tensor<20xi64>) outs(%2 : tensor<20x20xi1>) {
    ^bb0(%in: i64, %in_7: i64, %out: i1):
      %23 = arith.cmpi eq, %in, %in_7 : i64
      linalg.yield %23 : i1
    } -> tensor<20x20xi1>
    %4 = tensor.empty() : tensor<20x20xf32>
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_1, %cst_0 : tensor<20x20xi1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<20x20xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %23 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %23 : f32
    } -> tensor<20x20xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<20x20xf32>) outs(%4 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.truncf %cst_2 : f64 to f32
      %24 = arith.mulf %in, %23 : f32
      linalg.yield %24 : f32
    } -> tensor<20x20xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%5, %6 : tensor<20x20xf32>, tensor<20x20xf32>) outs(%4 : tensor<20x20xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %23 = arith.addf %in, %in_7 : f32
      linalg.yield %23 : f32
    } -> tensor<20x20xf32>
    %8 = tensor.empty() : tensor<3x20xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg2 : tensor<3x20xf32>, tensor<20xf32>) outs(%8 : tensor<3x20xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %23 = arith.mulf %in, %in_7 : f32
      linalg.yield %23 : f32
    } -> tensor<3x20xf32>
    %10 = tensor.empty() : tensor<3xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<3xf32>) -> tensor<3xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<3x20xf32>) outs(%11 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<3xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%8 : tensor<3x20xf32>) -> tensor<3x20xf32>
    %14 = linalg.matmul ins(%arg0, %7 : tensor<3x20xf32>, tensor<20x20xf32>) outs(%13 : tensor<3x20xf32>) -> tensor<3x20xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%14, %arg2 : tensor<3x20xf32>, tensor<20xf32>) outs(%8 : tensor<3x20xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %23 = arith.mulf %in, %in_7 : f32
      linalg.yield %23 : f32
    } -> tensor<3x20xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%15 : tensor<3x20xf32>) outs(%11 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<3xf32>
    %17 = linalg.matmul ins(%14, %7 : tensor<3x20xf32>, tensor<20x20xf32>) outs(%13 : tensor<3x20xf32>) -> tensor<3x20xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%17, %arg2 : tensor<3x20xf32>, tensor<20xf32>) outs(%8 : tensor<3x20xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %23 = arith.mulf %in, %in_7 : f32
      linalg.yield %23 : f32
    } -> tensor<3x20xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<3x20xf32>) outs(%11 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<3xf32>
    %20 = linalg.matmul ins(%17, %7 : tensor<3x20xf32>, tensor<20x20xf32>) outs(%13 : tensor<3x20xf32>) -> tensor<3x20xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%20, %arg2 : tensor<3x20xf32>, tensor<20xf32>) outs(%8 : tensor<3x20xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %23 = arith.mulf %in, %in_7 : f32
      linalg.yield %23 : f32
    } -> tensor<3x20xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<3x20xf32>) outs(%11 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %in, %out : f32
      linalg.yield %23 : f32
    } -> tensor<3xf32>
    %expanded_3 = tensor.expand_shape %12 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
    %expanded_4 = tensor.expand_shape %16 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
    %expanded_5 = tensor.expand_shape %19 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
    %expanded_6 = tensor.expand_shape %22 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
    %concat = tensor.concat dim(1) %expanded_3, %expanded_4, %expanded_5, %expanded_6 : (tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x4xf32>
    return %concat : tensor<3x4xf32>
  }
}
