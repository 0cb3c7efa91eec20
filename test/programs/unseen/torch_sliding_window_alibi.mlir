#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x4x6x8xf32>, %arg1: tensor<2x4x6x8xf32>, %arg2: tensor<2x4x6x8xf32>) -> tensor<2x4x6x8xf32> {
    %c3_i64 = arith.constant 3 : i64
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant 2.8284271247461903 : f64
    %cst_3 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<6xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %38 : index to i64
      linalg.yield %39 : i64
    } -> tensor<6xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %expanded_4 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 6] : tensor<6xi64> into tensor<1x6xi64>
    %2 = tensor.empty() : tensor<6x6xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_4 : tensor<6x1xi64>, tensor<1x6xi64>) outs(%2 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %in_12: i64, %out: i64):
      %38 = arith.subi %in, %in_12 : i64
      linalg.yield %38 : i64
    } -> tensor<6x6xi64>
    %4 = tensor.empty() : tensor<4xi64>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %38 : index to i64
      %40 = arith.muli %39, %c2_i64 : i64
      %41 = arith.addi %40, %c2_i64 : i64
      linalg.yield %41 : i64
    } -> tensor<4xi64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<4xi64>) outs(%4 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = arith.sitofp %in : i64 to f32
      %39 = arith.negf %38 : f32
      %40 = arith.fptosi %39 : f32 to i64
      linalg.yield %40 : i64
    } -> tensor<4xi64>
    %7 = tensor.empty() : tensor<4xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<4xi64>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %38 = arith.sitofp %in : i64 to f32
      %39 = math.powf %cst_3, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<4xf32>
    %9 = tensor.empty() : tensor<2x4x8x6xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x4x6x8xf32>) outs(%9 : tensor<2x4x8x6xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x4x6x8xf32> into tensor<8x6x8xf32>
    %collapsed_5 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x4x8x6xf32> into tensor<8x8x6xf32>
    %10 = tensor.empty() : tensor<8x6x6xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %12 = linalg.batch_matmul ins(%collapsed, %collapsed_5 : tensor<8x6x8xf32>, tensor<8x8x6xf32>) outs(%11 : tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
    %expanded_6 = tensor.expand_shape %12 [[0, 1], [2], [3]] output_shape [2, 4, 6, 6] : tensor<8x6x6xf32> into tensor<2x4x6x6xf32>
    %13 = tensor.empty() : tensor<2x4x6x6xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x4x6x6xf32>) outs(%13 : tensor<2x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.truncf %cst_2 : f64 to f32
      %39 = arith.divf %in, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<2x4x6x6xf32>
    %expanded_7 = tensor.expand_shape %8 [[0, 1, 2]] output_shape [4, 1, 1] : tensor<4xf32> into tensor<4x1x1xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<6x6xi64>) outs(%2 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %38 = math.absi %in : i64
      linalg.yield %38 : i64
    } -> tensor<6x6xi64>
    %16 = tensor.empty() : tensor<4x6x6xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7, %15 : tensor<4x1x1xf32>, tensor<6x6xi64>) outs(%16 : tensor<4x6x6xf32>) {
    ^bb0(%in: f32, %in_12: i64, %out: f32):
      %38 = arith.sitofp %in_12 : i64 to f32
      %39 = arith.mulf %in, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<4x6x6xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %17 : tensor<2x4x6x6xf32>, tensor<4x6x6xf32>) outs(%13 : tensor<2x4x6x6xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %38 = arith.subf %in, %in_12 : f32
      linalg.yield %38 : f32
    } -> tensor<2x4x6x6xf32>
    %19 = tensor.empty() : tensor<6x6xi1>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<6x6xi64>) outs(%19 : tensor<6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %38 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %38 : i1
    } -> tensor<6x6xi1>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<6x6xi64>) outs(%19 : tensor<6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %38 = arith.cmpi sge, %in, %c3_i64 : i64
      linalg.yield %38 : i1
    } -> tensor<6x6xi1>
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%20, %21 : tensor<6x6xi1>, tensor<6x6xi1>) outs(%19 : tensor<6x6xi1>) {
    ^bb0(%in: i1, %in_12: i1, %out: i1):
      %38 = arith.ori %in, %in_12 : i1
      linalg.yield %38 : i1
    } -> tensor<6x6xi1>
    %23 = linalg.generic {indexing_maps = [#map9, #map10, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %cst_1, %18 : tensor<6x6xi1>, tensor<f32>, tensor<2x4x6x6xf32>) outs(%13 : tensor<2x4x6x6xf32>) {
    ^bb0(%in: i1, %in_12: f32, %in_13: f32, %out: f32):
      %38 = arith.select %in, %in_12, %in_13 : f32
      linalg.yield %38 : f32
    } -> tensor<2x4x6x6xf32>
    %24 = tensor.empty() : tensor<2x4x6xi64>
    %25 = linalg.fill ins(%c0_i64 : i64) outs(%24 : tensor<2x4x6xi64>) -> tensor<2x4x6xi64>
    %26 = tensor.empty() : tensor<2x4x6xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %28:2 = linalg.generic {indexing_maps = [#map4, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<2x4x6x6xf32>) outs(%27, %25 : tensor<2x4x6xf32>, tensor<2x4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_12: i64):
      %38 = linalg.index 3 : index
      %39 = arith.index_cast %38 : index to i64
      %40 = arith.maximumf %in, %out : f32
      %41 = arith.cmpf ogt, %in, %out : f32
      %42 = arith.select %41, %39, %out_12 : i64
      linalg.yield %40, %42 : f32, i64
    } -> (tensor<2x4x6xf32>, tensor<2x4x6xi64>)
    %expanded_8 = tensor.expand_shape %28#0 [[0], [1], [2, 3]] output_shape [2, 4, 6, 1] : tensor<2x4x6xf32> into tensor<2x4x6x1xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %expanded_8 : tensor<2x4x6x6xf32>, tensor<2x4x6x1xf32>) outs(%13 : tensor<2x4x6x6xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %38 = arith.subf %in, %in_12 : f32
      linalg.yield %38 : f32
    } -> tensor<2x4x6x6xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<2x4x6x6xf32>) outs(%13 : tensor<2x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.exp %in : f32
      linalg.yield %38 : f32
    } -> tensor<2x4x6x6xf32>
    %31 = tensor.empty() : tensor<2x4x6x1xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<2x4x6x1xf32>) -> tensor<2x4x6x1xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%30 : tensor<2x4x6x6xf32>) outs(%32 : tensor<2x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<2x4x6x1xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map12, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %33 : tensor<2x4x6x6xf32>, tensor<2x4x6x1xf32>) outs(%13 : tensor<2x4x6x6xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %38 = arith.divf %in, %in_12 : f32
      linalg.yield %38 : f32
    } -> tensor<2x4x6x6xf32>
    %collapsed_9 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<2x4x6x6xf32> into tensor<8x6x6xf32>
    %collapsed_10 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x4x6x8xf32> into tensor<8x6x8xf32>
    %35 = tensor.empty() : tensor<8x6x8xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<8x6x8xf32>) -> tensor<8x6x8xf32>
    %37 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<8x6x6xf32>, tensor<8x6x8xf32>) outs(%36 : tensor<8x6x8xf32>) -> tensor<8x6x8xf32>
    %expanded_11 = tensor.expand_shape %37 [[0, 1], [2], [3]] output_shape [2, 4, 6, 8] : tensor<8x6x8xf32> into tensor<2x4x6x8xf32>
    return %expanded_11 : tensor<2x4x6x8xf32>
  }
}
