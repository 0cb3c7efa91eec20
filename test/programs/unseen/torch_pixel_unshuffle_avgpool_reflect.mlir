#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x6x8x8xf32>) -> tensor<2x6x5x5xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c-2_i64 = arith.constant -2 : i64
    %c8_i64 = arith.constant 8 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c11_i64 = arith.constant 11 : i64
    %c6_i64 = arith.constant 6 : i64
    %c10_i64 = arith.constant 10 : i64
    %cst_0 = arith.constant dense<7> : tensor<i64>
    %0 = tensor.empty() : tensor<10xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<10xi64>) {
    ^bb0(%out: i64):
      %27 = linalg.index 0 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.addi %28, %c-2_i64 : i64
      linalg.yield %29 : i64
    } -> tensor<10xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<10xi64>) outs(%0 : tensor<10xi64>) {
    ^bb0(%in: i64, %out: i64):
      %27 = math.absi %in : i64
      linalg.yield %27 : i64
    } -> tensor<10xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %2 : tensor<i64>, tensor<10xi64>) outs(%0 : tensor<10xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %27 = arith.subi %in, %in_4 : i64
      linalg.yield %27 : i64
    } -> tensor<10xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<10xi64>) outs(%0 : tensor<10xi64>) {
    ^bb0(%in: i64, %out: i64):
      %27 = math.absi %in : i64
      linalg.yield %27 : i64
    } -> tensor<10xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %4 : tensor<i64>, tensor<10xi64>) outs(%0 : tensor<10xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %27 = arith.subi %in, %in_4 : i64
      linalg.yield %27 : i64
    } -> tensor<10xi64>
    %6 = tensor.empty() : tensor<8xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %27 = linalg.index 0 : index
      %28 = arith.index_cast %27 : index to i64
      linalg.yield %28 : i64
    } -> tensor<8xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %8 = tensor.empty() : tensor<6xi64>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%8 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %27 = linalg.index 0 : index
      %28 = arith.index_cast %27 : index to i64
      linalg.yield %28 : i64
    } -> tensor<6xi64>
    %expanded_1 = tensor.expand_shape %9 [[0, 1, 2]] output_shape [6, 1, 1] : tensor<6xi64> into tensor<6x1x1xi64>
    %10 = tensor.empty() : tensor<2xi64>
    %11 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%10 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %27 = linalg.index 0 : index
      %28 = arith.index_cast %27 : index to i64
      linalg.yield %28 : i64
    } -> tensor<2xi64>
    %expanded_2 = tensor.expand_shape %11 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %12 = tensor.empty() : tensor<2x6x10x8xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %expanded_1, %expanded, %7 : tensor<2x1x1x1xi64>, tensor<6x1x1xi64>, tensor<10x1xi64>, tensor<8xi64>) outs(%12 : tensor<2x6x10x8xf32>) {
    ^bb0(%in: i64, %in_4: i64, %in_5: i64, %in_6: i64, %out: f32):
      %27 = arith.cmpi slt, %in, %c0_i64 : i64
      %28 = arith.addi %in, %c2_i64 : i64
      %29 = arith.select %27, %28, %in : i64
      %30 = arith.index_cast %29 : i64 to index
      %31 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %32 = arith.addi %in_4, %c6_i64 : i64
      %33 = arith.select %31, %32, %in_4 : i64
      %34 = arith.index_cast %33 : i64 to index
      %35 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %36 = arith.addi %in_5, %c8_i64 : i64
      %37 = arith.select %35, %36, %in_5 : i64
      %38 = arith.index_cast %37 : i64 to index
      %39 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %40 = arith.addi %in_6, %c8_i64 : i64
      %41 = arith.select %39, %40, %in_6 : i64
      %42 = arith.index_cast %41 : i64 to index
      %extracted = tensor.extract %arg0[%30, %34, %38, %42] : tensor<2x6x8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x6x10x8xf32>
    %14 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<10xi64>) {
    ^bb0(%out: i64):
      %27 = linalg.index 0 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.addi %28, %c-1_i64 : i64
      linalg.yield %29 : i64
    } -> tensor<10xi64>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14 : tensor<10xi64>) outs(%0 : tensor<10xi64>) {
    ^bb0(%in: i64, %out: i64):
      %27 = math.absi %in : i64
      linalg.yield %27 : i64
    } -> tensor<10xi64>
    %16 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %15 : tensor<i64>, tensor<10xi64>) outs(%0 : tensor<10xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %27 = arith.subi %in, %in_4 : i64
      linalg.yield %27 : i64
    } -> tensor<10xi64>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%16 : tensor<10xi64>) outs(%0 : tensor<10xi64>) {
    ^bb0(%in: i64, %out: i64):
      %27 = math.absi %in : i64
      linalg.yield %27 : i64
    } -> tensor<10xi64>
    %18 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_0, %17 : tensor<i64>, tensor<10xi64>) outs(%0 : tensor<10xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %27 = arith.subi %in, %in_4 : i64
      linalg.yield %27 : i64
    } -> tensor<10xi64>
    %19 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<10xi64>) {
    ^bb0(%out: i64):
      %27 = linalg.index 0 : index
      %28 = arith.index_cast %27 : index to i64
      linalg.yield %28 : i64
    } -> tensor<10xi64>
    %expanded_3 = tensor.expand_shape %19 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %20 = tensor.empty() : tensor<2x6x10x10xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map3, #map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %expanded_1, %expanded_3, %18 : tensor<2x1x1x1xi64>, tensor<6x1x1xi64>, tensor<10x1xi64>, tensor<10xi64>) outs(%20 : tensor<2x6x10x10xf32>) {
    ^bb0(%in: i64, %in_4: i64, %in_5: i64, %in_6: i64, %out: f32):
      %27 = arith.cmpi slt, %in, %c0_i64 : i64
      %28 = arith.addi %in, %c2_i64 : i64
      %29 = arith.select %27, %28, %in : i64
      %30 = arith.index_cast %29 : i64 to index
      %31 = arith.cmpi slt, %in_4, %c0_i64 : i64
      %32 = arith.addi %in_4, %c6_i64 : i64
      %33 = arith.select %31, %32, %in_4 : i64
      %34 = arith.index_cast %33 : i64 to index
      %35 = arith.cmpi slt, %in_5, %c0_i64 : i64
      %36 = arith.addi %in_5, %c10_i64 : i64
      %37 = arith.select %35, %36, %in_5 : i64
      %38 = arith.index_cast %37 : i64 to index
      %39 = arith.cmpi slt, %in_6, %c0_i64 : i64
      %40 = arith.addi %in_6, %c8_i64 : i64
      %41 = arith.select %39, %40, %in_6 : i64
      %42 = arith.index_cast %41 : i64 to index
      %extracted = tensor.extract %13[%30, %34, %38, %42] : tensor<2x6x10x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x6x10x10xf32>
    %padded = tensor.pad %21 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<2x6x10x10xf32> to tensor<2x6x12x12xf32>
    %22 = tensor.empty() : tensor<2x6x5x5xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<2x6x5x5xf32>) -> tensor<2x6x5x5xf32>
    %24 = tensor.empty() : tensor<3x3xf32>
    %25 = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %24 : tensor<2x6x12x12xf32>, tensor<3x3xf32>) outs(%23 : tensor<2x6x5x5xf32>) -> tensor<2x6x5x5xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<2x6x5x5xf32>) outs(%22 : tensor<2x6x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = linalg.index 2 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.muli %28, %c2_i64 : i64
      %30 = arith.subi %29, %c1_i64 : i64
      %31 = arith.addi %29, %c2_i64 : i64
      %32 = arith.minsi %31, %c11_i64 : i64
      %33 = arith.minsi %32, %c10_i64 : i64
      %34 = arith.subi %c1_i64, %29 : i64
      %35 = arith.maxsi %34, %c0_i64 : i64
      %36 = arith.subi %33, %30 : i64
      %37 = arith.subi %36, %35 : i64
      %38 = arith.maxsi %37, %c0_i64 : i64
      %39 = linalg.index 3 : index
      %40 = arith.index_cast %39 : index to i64
      %41 = arith.muli %40, %c2_i64 : i64
      %42 = arith.subi %41, %c1_i64 : i64
      %43 = arith.addi %41, %c2_i64 : i64
      %44 = arith.minsi %43, %c11_i64 : i64
      %45 = arith.minsi %44, %c10_i64 : i64
      %46 = arith.subi %c1_i64, %41 : i64
      %47 = arith.maxsi %46, %c0_i64 : i64
      %48 = arith.subi %45, %42 : i64
      %49 = arith.subi %48, %47 : i64
      %50 = arith.maxsi %49, %c0_i64 : i64
      %51 = arith.muli %38, %50 : i64
      %52 = arith.sitofp %51 : i64 to f32
      %53 = arith.divf %in, %52 : f32
      linalg.yield %53 : f32
    } -> tensor<2x6x5x5xf32>
    return %26 : tensor<2x6x5x5xf32>
  }
}
