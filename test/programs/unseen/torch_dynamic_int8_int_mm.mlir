#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<4x16xf32>, %arg1: tensor<24x16xi8>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>) -> (tensor<4x24xf32>, tensor<4x16xi8>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 1.270000e+02 : f32
    %cst_1 = arith.constant -1.270000e+02 : f32
    %0 = tensor.empty() : tensor<4x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x16xf32>) outs(%0 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.absf %in : f32
      linalg.yield %28 : f32
    } -> tensor<4x16xf32>
    %2 = tensor.empty() : tensor<4xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<4xi64>) -> tensor<4xi64>
    %4 = tensor.empty() : tensor<4xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<4xf32>) -> tensor<4xf32>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<4x16xf32>) outs(%5, %3 : tensor<4xf32>, tensor<4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_2: i64):
      %28 = linalg.index 1 : index
      %29 = arith.index_cast %28 : index to i64
      %30 = arith.maximumf %in, %out : f32
      %31 = arith.cmpf ogt, %in, %out : f32
      %32 = arith.select %31, %29, %out_2 : i64
      linalg.yield %30, %32 : f32, i64
    } -> (tensor<4xf32>, tensor<4xi64>)
    %expanded = tensor.expand_shape %6#0 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %7 = tensor.empty() : tensor<4x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<4x1xf32>) outs(%7 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.divf %in, %cst_0 : f32
      linalg.yield %28 : f32
    } -> tensor<4x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %8 : tensor<4x16xf32>, tensor<4x1xf32>) outs(%0 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %28 = arith.divf %in, %in_2 : f32
      linalg.yield %28 : f32
    } -> tensor<4x16xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x16xf32>) outs(%0 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.roundeven %in : f32
      linalg.yield %28 : f32
    } -> tensor<4x16xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<4x16xf32>) outs(%0 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.cmpf ult, %in, %cst_1 : f32
      %29 = arith.select %28, %cst_1, %in : f32
      %30 = arith.cmpf ugt, %29, %cst_0 : f32
      %31 = arith.select %30, %cst_0, %29 : f32
      linalg.yield %31 : f32
    } -> tensor<4x16xf32>
    %12 = tensor.empty() : tensor<4x16xi8>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<4x16xf32>) outs(%12 : tensor<4x16xi8>) {
    ^bb0(%in: f32, %out: i8):
      %28 = arith.fptosi %in : f32 to i8
      linalg.yield %28 : i8
    } -> tensor<4x16xi8>
    %14 = tensor.empty() : tensor<4x16xi32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4x16xi8>) outs(%14 : tensor<4x16xi32>) {
    ^bb0(%in: i8, %out: i32):
      %28 = arith.extsi %in : i8 to i32
      linalg.yield %28 : i32
    } -> tensor<4x16xi32>
    %16 = tensor.empty() : tensor<16x24xi8>
    %transposed = linalg.transpose ins(%arg1 : tensor<24x16xi8>) outs(%16 : tensor<16x24xi8>) permutation = [1, 0] 
    %17 = tensor.empty() : tensor<16x24xi32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<16x24xi8>) outs(%17 : tensor<16x24xi32>) {
    ^bb0(%in: i8, %out: i32):
      %28 = arith.extsi %in : i8 to i32
      linalg.yield %28 : i32
    } -> tensor<16x24xi32>
    %19 = tensor.empty() : tensor<4x24xi64>
    %20 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<4x24xi64>) -> tensor<4x24xi64>
    %21 = linalg.matmul ins(%15, %18 : tensor<4x16xi32>, tensor<16x24xi32>) outs(%20 : tensor<4x24xi64>) -> tensor<4x24xi64>
    %22 = tensor.empty() : tensor<4x24xi32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<4x24xi64>) outs(%22 : tensor<4x24xi32>) {
    ^bb0(%in: i64, %out: i32):
      %28 = arith.trunci %in : i64 to i32
      linalg.yield %28 : i32
    } -> tensor<4x24xi32>
    %24 = tensor.empty() : tensor<4x24xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %8 : tensor<4x24xi32>, tensor<4x1xf32>) outs(%24 : tensor<4x24xf32>) {
    ^bb0(%in: i32, %in_2: f32, %out: f32):
      %28 = arith.sitofp %in : i32 to f32
      %29 = arith.mulf %28, %in_2 : f32
      linalg.yield %29 : f32
    } -> tensor<4x24xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %arg2 : tensor<4x24xf32>, tensor<24xf32>) outs(%24 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %28 = arith.mulf %in, %in_2 : f32
      linalg.yield %28 : f32
    } -> tensor<4x24xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %arg3 : tensor<4x24xf32>, tensor<24xf32>) outs(%24 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %28 = arith.addf %in, %in_2 : f32
      linalg.yield %28 : f32
    } -> tensor<4x24xf32>
    return %27, %13 : tensor<4x24xf32>, tensor<4x16xi8>
  }
}
