#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<4x6xf32>, %arg1: tensor<4x6xf16>, %arg2: tensor<4x6xi64>, %arg3: tensor<6x6xf64>) -> (tensor<4x6xf32>, tensor<4x6xf64>, tensor<4x6xf16>, tensor<4x6xi64>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant dense<2> : tensor<i64>
    %0 = tensor.empty() : tensor<4x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x6xf32>, tensor<4x6xf16>) outs(%0 : tensor<4x6xf32>) {
    ^bb0(%in: f32, %in_2: f16, %out: f32):
      %20 = arith.extf %in_2 : f16 to f32
      %21 = arith.addf %in, %20 : f32
      linalg.yield %21 : f32
    } -> tensor<4x6xf32>
    %2 = tensor.empty() : tensor<6x6xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<6x6xf64>) outs(%2 : tensor<6x6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %20 = arith.truncf %in : f64 to f32
      linalg.yield %20 : f32
    } -> tensor<6x6xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %5 = linalg.matmul ins(%1, %3 : tensor<4x6xf32>, tensor<6x6xf32>) outs(%4 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %6 = tensor.empty() : tensor<4x6xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x6xi64>) outs(%6 : tensor<4x6xf64>) {
    ^bb0(%in: i64, %out: f64):
      %20 = arith.sitofp %in : i64 to f64
      linalg.yield %20 : f64
    } -> tensor<4x6xf64>
    %8 = linalg.fill ins(%cst_0 : f64) outs(%6 : tensor<4x6xf64>) -> tensor<4x6xf64>
    %9 = linalg.matmul ins(%7, %arg3 : tensor<4x6xf64>, tensor<6x6xf64>) outs(%8 : tensor<4x6xf64>) -> tensor<4x6xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x6xf16>) outs(%0 : tensor<4x6xf32>) {
    ^bb0(%in: f16, %out: f32):
      %20 = arith.extf %in : f16 to f32
      linalg.yield %20 : f32
    } -> tensor<4x6xf32>
    %11 = linalg.matmul ins(%10, %3 : tensor<4x6xf32>, tensor<6x6xf32>) outs(%4 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %12 = tensor.empty() : tensor<4x6xf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<4x6xf32>) outs(%12 : tensor<4x6xf16>) {
    ^bb0(%in: f32, %out: f16):
      %20 = arith.truncf %in : f32 to f16
      linalg.yield %20 : f16
    } -> tensor<4x6xf16>
    %14 = tensor.empty() : tensor<4x6xi64>
    %15 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %cst_1 : tensor<4x6xi64>, tensor<i64>) outs(%14 : tensor<4x6xi64>) {
    ^bb0(%in: i64, %in_2: i64, %out: i64):
      %20 = arith.sitofp %in : i64 to f64
      %21 = arith.sitofp %in_2 : i64 to f64
      %22 = arith.divf %20, %21 : f64
      %23 = math.floor %22 : f64
      %24 = arith.fptosi %23 : f64 to i64
      linalg.yield %24 : i64
    } -> tensor<4x6xi64>
    %16 = tensor.empty() : tensor<4x6xi1>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x6xf32>) outs(%16 : tensor<4x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %20 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %20 : i1
    } -> tensor<4x6xi1>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<4x6xi1>) outs(%14 : tensor<4x6xi64>) {
    ^bb0(%in: i1, %out: i64):
      %20 = arith.extui %in : i1 to i64
      linalg.yield %20 : i64
    } -> tensor<4x6xi64>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %18 : tensor<4x6xi64>, tensor<4x6xi64>) outs(%14 : tensor<4x6xi64>) {
    ^bb0(%in: i64, %in_2: i64, %out: i64):
      %20 = arith.addi %in, %in_2 : i64
      linalg.yield %20 : i64
    } -> tensor<4x6xi64>
    return %5, %9, %13, %19 : tensor<4x6xf32>, tensor<4x6xf64>, tensor<4x6xf16>, tensor<4x6xi64>
  }
}
