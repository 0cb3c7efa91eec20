#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<5x8xf32>, %arg1: tensor<8x6xf32>) -> (tensor<5xf32>, tensor<5xi64>, tensor<6xf32>, tensor<5x6xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<5x6xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<5x6xf32>) -> tensor<5x6xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<5x8xf32>, tensor<8x6xf32>) outs(%1 : tensor<5x6xf32>) -> tensor<5x6xf32>
    %3 = tensor.empty() : tensor<5xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<5xf32>) -> tensor<5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<5x6xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.maximumf %out, %in : f32
      linalg.yield %21 : f32
    } -> tensor<5xf32>
    %6 = tensor.empty() : tensor<5x6xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%6 : tensor<5x6xi64>) {
    ^bb0(%out: i64):
      %21 = linalg.index 1 : index
      %22 = arith.index_cast %21 : index to i64
      linalg.yield %22 : i64
    } -> tensor<5x6xi64>
    %8 = tensor.empty() : tensor<5xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<5xi64>) -> tensor<5xi64>
    %10:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%2, %7 : tensor<5x6xf32>, tensor<5x6xi64>) outs(%4, %9 : tensor<5xf32>, tensor<5xi64>) {
    ^bb0(%in: f32, %in_3: i64, %out: f32, %out_4: i64):
      %21 = arith.cmpf oge, %out, %in : f32
      %22 = arith.select %21, %out, %in : f32
      %23 = arith.cmpf oeq, %out, %in : f32
      %24 = arith.minsi %out_4, %in_3 : i64
      %25 = arith.select %21, %out_4, %in_3 : i64
      %26 = arith.select %23, %24, %25 : i64
      linalg.yield %22, %26 : f32, i64
    } -> (tensor<5xf32>, tensor<5xi64>)
    %11 = tensor.empty() : tensor<6xf32>
    %12 = linalg.fill ins(%cst_1 : f32) outs(%11 : tensor<6xf32>) -> tensor<6xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<5x6xf32>) outs(%12 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %out, %in : f32
      linalg.yield %21 : f32
    } -> tensor<6xf32>
    %14 = tensor.empty() : tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%14 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %16 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<f32>) outs(%0 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6xf32>
    %17 = tensor.empty() : tensor<5x6xi1>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %16 : tensor<5x6xf32>, tensor<5x6xf32>) outs(%17 : tensor<5x6xi1>) {
    ^bb0(%in: f32, %in_3: f32, %out: i1):
      %21 = arith.cmpf ogt, %in, %in_3 : f32
      linalg.yield %21 : i1
    } -> tensor<5x6xi1>
    %19 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%0 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %2, %19 : tensor<5x6xi1>, tensor<5x6xf32>, tensor<5x6xf32>) outs(%0 : tensor<5x6xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %21 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %21 : f32
    } -> tensor<5x6xf32>
    return %5, %10#1, %13, %20 : tensor<5xf32>, tensor<5xi64>, tensor<6xf32>, tensor<5x6xf32>
  }
}

