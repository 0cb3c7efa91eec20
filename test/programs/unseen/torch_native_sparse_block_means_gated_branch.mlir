#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x20x8xf32>, %arg1: tensor<2x20x8xf32>, %arg2: tensor<2x20x8xf32>, %arg3: tensor<8x8xf32>) -> tensor<2x20x8xf32> {
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %cst_3 = arith.constant 2.8284271247461903 : f64
    %cst_4 = arith.constant 4.000000e+00 : f32
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [2, 5, 4, 8] : tensor<2x20x8xf32> into tensor<2x5x4x8xf32>
    %0 = tensor.empty() : tensor<2x5x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x5x8xf32>) -> tensor<2x5x8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%expanded : tensor<2x5x4x8xf32>) outs(%1 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<2x5x8xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x5x8xf32>) outs(%0 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.divf %in, %cst_4 : f32
      linalg.yield %40 : f32
    } -> tensor<2x5x8xf32>
    %expanded_5 = tensor.expand_shape %arg2 [[0], [1, 2], [3]] output_shape [2, 5, 4, 8] : tensor<2x20x8xf32> into tensor<2x5x4x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%expanded_5 : tensor<2x5x4x8xf32>) outs(%1 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<2x5x8xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x5x8xf32>) outs(%0 : tensor<2x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.divf %in, %cst_4 : f32
      linalg.yield %40 : f32
    } -> tensor<2x5x8xf32>
    %6 = tensor.empty() : tensor<2x8x5xf32>
    %transposed = linalg.transpose ins(%3 : tensor<2x5x8xf32>) outs(%6 : tensor<2x8x5xf32>) permutation = [0, 2, 1] 
    %7 = tensor.empty() : tensor<2x20x5xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<2x20x5xf32>) -> tensor<2x20x5xf32>
    %9 = linalg.batch_matmul ins(%arg0, %transposed : tensor<2x20x8xf32>, tensor<2x8x5xf32>) outs(%8 : tensor<2x20x5xf32>) -> tensor<2x20x5xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<2x20x5xf32>) outs(%7 : tensor<2x20x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.truncf %cst_3 : f64 to f32
      %41 = arith.divf %in, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<2x20x5xf32>
    %11 = tensor.empty() : tensor<20xi64>
    %12 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%11 : tensor<20xi64>) {
    ^bb0(%out: i64):
      %40 = linalg.index 0 : index
      %41 = arith.index_cast %40 : index to i64
      linalg.yield %41 : i64
    } -> tensor<20xi64>
    %expanded_6 = tensor.expand_shape %12 [[0, 1]] output_shape [20, 1] : tensor<20xi64> into tensor<20x1xi64>
    %13 = tensor.empty() : tensor<5xi64>
    %14 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%13 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %40 = linalg.index 0 : index
      %41 = arith.index_cast %40 : index to i64
      linalg.yield %41 : i64
    } -> tensor<5xi64>
    %expanded_7 = tensor.expand_shape %14 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %15 = tensor.empty() : tensor<1x5xi64>
    %16 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_7 : tensor<1x5xi64>) outs(%15 : tensor<1x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %40 = arith.muli %in, %c4_i64 : i64
      linalg.yield %40 : i64
    } -> tensor<1x5xi64>
    %17 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<1x5xi64>) outs(%15 : tensor<1x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %40 = arith.addi %in, %c3_i64 : i64
      linalg.yield %40 : i64
    } -> tensor<1x5xi64>
    %18 = tensor.empty() : tensor<20x5xi1>
    %19 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%17, %expanded_6 : tensor<1x5xi64>, tensor<20x1xi64>) outs(%18 : tensor<20x5xi1>) {
    ^bb0(%in: i64, %in_10: i64, %out: i1):
      %40 = arith.cmpi sgt, %in, %in_10 : i64
      linalg.yield %40 : i1
    } -> tensor<20x5xi1>
    %20 = linalg.generic {indexing_maps = [#map7, #map8, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %cst_2, %10 : tensor<20x5xi1>, tensor<f32>, tensor<2x20x5xf32>) outs(%7 : tensor<2x20x5xf32>) {
    ^bb0(%in: i1, %in_10: f32, %in_11: f32, %out: f32):
      %40 = arith.select %in, %in_10, %in_11 : f32
      linalg.yield %40 : f32
    } -> tensor<2x20x5xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x20x8xf32> into tensor<40x8xf32>
    %21 = tensor.empty() : tensor<40x8xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<40x8xf32>) -> tensor<40x8xf32>
    %23 = linalg.matmul ins(%collapsed, %arg3 : tensor<40x8xf32>, tensor<8x8xf32>) outs(%22 : tensor<40x8xf32>) -> tensor<40x8xf32>
    %expanded_8 = tensor.expand_shape %23 [[0, 1], [2]] output_shape [2, 20, 8] : tensor<40x8xf32> into tensor<2x20x8xf32>
    %24 = tensor.empty() : tensor<2x20x8xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_8 : tensor<2x20x8xf32>) outs(%24 : tensor<2x20x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.negf %in : f32
      %41 = math.exp %40 : f32
      %42 = arith.addf %41, %cst_0 : f32
      %43 = arith.divf %cst_0, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<2x20x8xf32>
    %26 = tensor.empty() : tensor<2x20xi64>
    %27 = linalg.fill ins(%c0_i64 : i64) outs(%26 : tensor<2x20xi64>) -> tensor<2x20xi64>
    %28 = tensor.empty() : tensor<2x20xf32>
    %29 = linalg.fill ins(%cst_1 : f32) outs(%28 : tensor<2x20xf32>) -> tensor<2x20xf32>
    %30:2 = linalg.generic {indexing_maps = [#map2, #map9, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%20 : tensor<2x20x5xf32>) outs(%29, %27 : tensor<2x20xf32>, tensor<2x20xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %40 = linalg.index 2 : index
      %41 = arith.index_cast %40 : index to i64
      %42 = arith.maximumf %in, %out : f32
      %43 = arith.cmpf ogt, %in, %out : f32
      %44 = arith.select %43, %41, %out_10 : i64
      linalg.yield %42, %44 : f32, i64
    } -> (tensor<2x20xf32>, tensor<2x20xi64>)
    %expanded_9 = tensor.expand_shape %30#0 [[0], [1, 2]] output_shape [2, 20, 1] : tensor<2x20xf32> into tensor<2x20x1xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %expanded_9 : tensor<2x20x5xf32>, tensor<2x20x1xf32>) outs(%7 : tensor<2x20x5xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %40 = arith.subf %in, %in_10 : f32
      linalg.yield %40 : f32
    } -> tensor<2x20x5xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<2x20x5xf32>) outs(%7 : tensor<2x20x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.exp %in : f32
      linalg.yield %40 : f32
    } -> tensor<2x20x5xf32>
    %33 = tensor.empty() : tensor<2x20x1xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<2x20x1xf32>) -> tensor<2x20x1xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%32 : tensor<2x20x5xf32>) outs(%34 : tensor<2x20x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<2x20x1xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map10, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %35 : tensor<2x20x5xf32>, tensor<2x20x1xf32>) outs(%7 : tensor<2x20x5xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %40 = arith.divf %in, %in_10 : f32
      linalg.yield %40 : f32
    } -> tensor<2x20x5xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%24 : tensor<2x20x8xf32>) -> tensor<2x20x8xf32>
    %38 = linalg.batch_matmul ins(%36, %5 : tensor<2x20x5xf32>, tensor<2x5x8xf32>) outs(%37 : tensor<2x20x8xf32>) -> tensor<2x20x8xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %38 : tensor<2x20x8xf32>, tensor<2x20x8xf32>) outs(%24 : tensor<2x20x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %40 = arith.mulf %in, %in_10 : f32
      linalg.yield %40 : f32
    } -> tensor<2x20x8xf32>
    return %39 : tensor<2x20x8xf32>
  }
}
