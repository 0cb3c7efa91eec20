#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<5x5xf32>, %arg1: tensor<3xi64>) -> tensor<3x5xf32> {
    %c5_i64 = arith.constant 5 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<5x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x5xf32>) outs(%0 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = linalg.index 0 : index
      %19 = arith.index_cast %18 : index to i64
      %20 = linalg.index 1 : index
      %21 = arith.index_cast %20 : index to i64
      %22 = arith.cmpi sle, %21, %19 : i64
      %23 = arith.select %22, %in, %cst : f32
      linalg.yield %23 : f32
    } -> tensor<5x5xf32>
    %2 = tensor.empty() : tensor<3xi1>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<3xi64>) outs(%2 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %18 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %18 : i1
    } -> tensor<3xi1>
    %4 = tensor.empty() : tensor<3xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<3xi64>) outs(%4 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %18 = arith.addi %in, %c5_i64 : i64
      linalg.yield %18 : i64
    } -> tensor<3xi64>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%3, %5, %arg1 : tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) outs(%4 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_2: i64, %in_3: i64, %out: i64):
      %18 = arith.select %in, %in_2, %in_3 : i64
      linalg.yield %18 : i64
    } -> tensor<3xi64>
    %7 = tensor.empty() : tensor<5xi64>
    %8 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%7 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %18 = linalg.index 0 : index
      %19 = arith.index_cast %18 : index to i64
      linalg.yield %19 : i64
    } -> tensor<5xi64>
    %expanded = tensor.expand_shape %6 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %9 = tensor.empty() : tensor<3x5xi1>
    %10 = linalg.generic {indexing_maps = [#map2, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %8 : tensor<3x1xi64>, tensor<5xi64>) outs(%9 : tensor<3x5xi1>) {
    ^bb0(%in: i64, %in_2: i64, %out: i1):
      %18 = arith.cmpi eq, %in, %in_2 : i64
      linalg.yield %18 : i1
    } -> tensor<3x5xi1>
    %11 = tensor.empty() : tensor<3x5xi32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<3x5xi1>) outs(%11 : tensor<3x5xi32>) {
    ^bb0(%in: i1, %out: i32):
      %18 = arith.extui %in : i1 to i32
      linalg.yield %18 : i32
    } -> tensor<3x5xi32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<3x5xi32>) outs(%9 : tensor<3x5xi1>) {
    ^bb0(%in: i32, %out: i1):
      %18 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %18 : i1
    } -> tensor<3x5xi1>
    %14 = tensor.empty() : tensor<3x5xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map4, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %cst_1, %cst_0 : tensor<3x5xi1>, tensor<f32>, tensor<f32>) outs(%14 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
      %18 = arith.select %in, %in_2, %in_3 : f32
      linalg.yield %18 : f32
    } -> tensor<3x5xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%14 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %17 = linalg.matmul ins(%15, %1 : tensor<3x5xf32>, tensor<5x5xf32>) outs(%16 : tensor<3x5xf32>) -> tensor<3x5xf32>
    return %17 : tensor<3x5xf32>
  }
}

