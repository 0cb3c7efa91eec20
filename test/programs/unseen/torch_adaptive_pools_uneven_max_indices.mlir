#map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> ()>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, 0, 0, 0, 0, 0)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, 0, 0, 0, 0)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, 0, 0)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5) -> ()>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
module {
  func.func @main(%arg0: tensor<2x3x14x12xf32>) -> (tensor<2x3x7x6xf32>, tensor<2x3x7x6xf32>, tensor<2x3x7x6xi64>, tensor<2x3x5x5xf32>) {
    %c3_i64 = arith.constant 3 : i64
    %c12_i64 = arith.constant 12 : i64
    %c14_i64 = arith.constant 14 : i64
    %c5_i64 = arith.constant 5 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0xFF800000 : f32
    %c2 = arith.constant 2 : index
    %c-1_i64 = arith.constant -1 : i64
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %c12 = arith.constant 12 : index
    %cst_1 = arith.constant dense<11> : tensor<i64>
    %cst_2 = arith.constant dense<13> : tensor<i64>
    %cst_3 = arith.constant dense<5> : tensor<i64>
    %0 = tensor.empty() : tensor<2x3x7x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x3x7x6xf32>) -> tensor<2x3x7x6xf32>
    %2 = tensor.empty() : tensor<2x2xf32>
    %3 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %2 : tensor<2x3x14x12xf32>, tensor<2x2xf32>) outs(%1 : tensor<2x3x7x6xf32>) -> tensor<2x3x7x6xf32>
    %4 = tensor.empty() : tensor<2x3x7x6xi64>
    %5 = linalg.fill ins(%c-1_i64 : i64) outs(%4 : tensor<2x3x7x6xi64>) -> tensor<2x3x7x6xi64>
    %6 = tensor.empty() : tensor<2x2xi64>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%3, %6 : tensor<2x3x7x6xf32>, tensor<2x2xi64>) outs(%5 : tensor<2x3x7x6xi64>) {
    ^bb0(%in: f32, %in_49: i64, %out: i64):
      %62 = linalg.index 0 : index
      %63 = linalg.index 1 : index
      %64 = linalg.index 2 : index
      %65 = linalg.index 4 : index
      %66 = arith.muli %64, %c2 : index
      %67 = arith.addi %66, %65 : index
      %68 = linalg.index 3 : index
      %69 = linalg.index 5 : index
      %70 = arith.muli %68, %c2 : index
      %71 = arith.addi %70, %69 : index
      %extracted = tensor.extract %arg0[%62, %63, %67, %71] : tensor<2x3x14x12xf32>
      %72 = arith.cmpf oeq, %extracted, %in : f32
      %73 = arith.muli %67, %c12 : index
      %74 = arith.addi %71, %73 : index
      %75 = arith.index_cast %74 : index to i64
      %76 = arith.select %72, %75, %out : i64
      %77 = arith.cmpi eq, %out, %c-1_i64 : i64
      %78 = arith.select %77, %76, %out : i64
      linalg.yield %78 : i64
    } -> tensor<2x3x7x6xi64>
    %8 = tensor.empty() : tensor<5xi64>
    %9 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%8 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %62 = linalg.index 0 : index
      %63 = arith.index_cast %62 : index to i64
      linalg.yield %63 : i64
    } -> tensor<5xi64>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%9 : tensor<5xi64>) outs(%8 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %62 = arith.muli %in, %c14_i64 : i64
      linalg.yield %62 : i64
    } -> tensor<5xi64>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel"]} ins(%10, %cst_3 : tensor<5xi64>, tensor<i64>) outs(%8 : tensor<5xi64>) {
    ^bb0(%in: i64, %in_49: i64, %out: i64):
      %62 = arith.divsi %in, %in_49 : i64
      linalg.yield %62 : i64
    } -> tensor<5xi64>
    %12 = tensor.empty() : tensor<4xi64>
    %13 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%12 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %62 = linalg.index 0 : index
      %63 = arith.index_cast %62 : index to i64
      linalg.yield %63 : i64
    } -> tensor<4xi64>
    %expanded = tensor.expand_shape %11 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %14 = tensor.empty() : tensor<5x4xi64>
    %15 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded, %13 : tensor<5x1xi64>, tensor<4xi64>) outs(%14 : tensor<5x4xi64>) {
    ^bb0(%in: i64, %in_49: i64, %out: i64):
      %62 = arith.addi %in, %in_49 : i64
      linalg.yield %62 : i64
    } -> tensor<5x4xi64>
    %16 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%15, %cst_2 : tensor<5x4xi64>, tensor<i64>) outs(%14 : tensor<5x4xi64>) {
    ^bb0(%in: i64, %in_49: i64, %out: i64):
      %62 = arith.minsi %in, %in_49 : i64
      linalg.yield %62 : i64
    } -> tensor<5x4xi64>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%9 : tensor<5xi64>) outs(%8 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %62 = arith.addi %in, %c1_i64 : i64
      linalg.yield %62 : i64
    } -> tensor<5xi64>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%17 : tensor<5xi64>) outs(%8 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %62 = arith.muli %in, %c14_i64 : i64
      linalg.yield %62 : i64
    } -> tensor<5xi64>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%18 : tensor<5xi64>) outs(%8 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %62 = arith.addi %in, %c5_i64 : i64
      linalg.yield %62 : i64
    } -> tensor<5xi64>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%19 : tensor<5xi64>) outs(%8 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %62 = arith.subi %in, %c1_i64 : i64
      linalg.yield %62 : i64
    } -> tensor<5xi64>
    %21 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel"]} ins(%20, %cst_3 : tensor<5xi64>, tensor<i64>) outs(%8 : tensor<5xi64>) {
    ^bb0(%in: i64, %in_49: i64, %out: i64):
      %62 = arith.divsi %in, %in_49 : i64
      linalg.yield %62 : i64
    } -> tensor<5xi64>
    %22 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%21, %11 : tensor<5xi64>, tensor<5xi64>) outs(%8 : tensor<5xi64>) {
    ^bb0(%in: i64, %in_49: i64, %out: i64):
      %62 = arith.subi %in, %in_49 : i64
      linalg.yield %62 : i64
    } -> tensor<5xi64>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%9 : tensor<5xi64>) outs(%8 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %62 = arith.muli %in, %c12_i64 : i64
      linalg.yield %62 : i64
    } -> tensor<5xi64>
    %24 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel"]} ins(%23, %cst_3 : tensor<5xi64>, tensor<i64>) outs(%8 : tensor<5xi64>) {
    ^bb0(%in: i64, %in_49: i64, %out: i64):
      %62 = arith.divsi %in, %in_49 : i64
      linalg.yield %62 : i64
    } -> tensor<5xi64>
    %expanded_4 = tensor.expand_shape %24 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %25 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %13 : tensor<5x1xi64>, tensor<4xi64>) outs(%14 : tensor<5x4xi64>) {
    ^bb0(%in: i64, %in_49: i64, %out: i64):
      %62 = arith.addi %in, %in_49 : i64
      linalg.yield %62 : i64
    } -> tensor<5x4xi64>
    %26 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%25, %cst_1 : tensor<5x4xi64>, tensor<i64>) outs(%14 : tensor<5x4xi64>) {
    ^bb0(%in: i64, %in_49: i64, %out: i64):
      %62 = arith.minsi %in, %in_49 : i64
      linalg.yield %62 : i64
    } -> tensor<5x4xi64>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%17 : tensor<5xi64>) outs(%8 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %62 = arith.muli %in, %c12_i64 : i64
      linalg.yield %62 : i64
    } -> tensor<5xi64>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%27 : tensor<5xi64>) outs(%8 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %62 = arith.addi %in, %c5_i64 : i64
      linalg.yield %62 : i64
    } -> tensor<5xi64>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%28 : tensor<5xi64>) outs(%8 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %62 = arith.subi %in, %c1_i64 : i64
      linalg.yield %62 : i64
    } -> tensor<5xi64>
    %30 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel"]} ins(%29, %cst_3 : tensor<5xi64>, tensor<i64>) outs(%8 : tensor<5xi64>) {
    ^bb0(%in: i64, %in_49: i64, %out: i64):
      %62 = arith.divsi %in, %in_49 : i64
      linalg.yield %62 : i64
    } -> tensor<5xi64>
    %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%30, %24 : tensor<5xi64>, tensor<5xi64>) outs(%8 : tensor<5xi64>) {
    ^bb0(%in: i64, %in_49: i64, %out: i64):
      %62 = arith.subi %in, %in_49 : i64
      linalg.yield %62 : i64
    } -> tensor<5xi64>
    %expanded_5 = tensor.expand_shape %16 [[0], [1, 2, 3]] output_shape [5, 4, 1, 1] : tensor<5x4xi64> into tensor<5x4x1x1xi64>
    %32 = tensor.empty() : tensor<3xi64>
    %33 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%32 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %62 = linalg.index 0 : index
      %63 = arith.index_cast %62 : index to i64
      linalg.yield %63 : i64
    } -> tensor<3xi64>
    %expanded_6 = tensor.expand_shape %33 [[0, 1, 2, 3, 4]] output_shape [3, 1, 1, 1, 1] : tensor<3xi64> into tensor<3x1x1x1x1xi64>
    %34 = tensor.empty() : tensor<2xi64>
    %35 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%34 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %62 = linalg.index 0 : index
      %63 = arith.index_cast %62 : index to i64
      linalg.yield %63 : i64
    } -> tensor<2xi64>
    %expanded_7 = tensor.expand_shape %35 [[0, 1, 2, 3, 4, 5]] output_shape [2, 1, 1, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1x1x1xi64>
    %36 = tensor.empty() : tensor<2x3x5x4x5x4xf32>
    %37 = linalg.generic {indexing_maps = [#map8, #map9, #map10, #map1, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %expanded_6, %expanded_5, %26 : tensor<2x1x1x1x1x1xi64>, tensor<3x1x1x1x1xi64>, tensor<5x4x1x1xi64>, tensor<5x4xi64>) outs(%36 : tensor<2x3x5x4x5x4xf32>) {
    ^bb0(%in: i64, %in_49: i64, %in_50: i64, %in_51: i64, %out: f32):
      %62 = arith.cmpi slt, %in, %c0_i64 : i64
      %63 = arith.addi %in, %c2_i64 : i64
      %64 = arith.select %62, %63, %in : i64
      %65 = arith.index_cast %64 : i64 to index
      %66 = arith.cmpi slt, %in_49, %c0_i64 : i64
      %67 = arith.addi %in_49, %c3_i64 : i64
      %68 = arith.select %66, %67, %in_49 : i64
      %69 = arith.index_cast %68 : i64 to index
      %70 = arith.cmpi slt, %in_50, %c0_i64 : i64
      %71 = arith.addi %in_50, %c14_i64 : i64
      %72 = arith.select %70, %71, %in_50 : i64
      %73 = arith.index_cast %72 : i64 to index
      %74 = arith.cmpi slt, %in_51, %c0_i64 : i64
      %75 = arith.addi %in_51, %c12_i64 : i64
      %76 = arith.select %74, %75, %in_51 : i64
      %77 = arith.index_cast %76 : i64 to index
      %extracted = tensor.extract %arg0[%65, %69, %73, %77] : tensor<2x3x14x12xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x5x4x5x4xf32>
    %expanded_8 = tensor.expand_shape %22 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %38 = tensor.empty() : tensor<5x4xi1>
    %39 = linalg.generic {indexing_maps = [#map5, #map4, #map6], iterator_types = ["parallel", "parallel"]} ins(%13, %expanded_8 : tensor<4xi64>, tensor<5x1xi64>) outs(%38 : tensor<5x4xi1>) {
    ^bb0(%in: i64, %in_49: i64, %out: i1):
      %62 = arith.cmpi sge, %in, %in_49 : i64
      linalg.yield %62 : i1
    } -> tensor<5x4xi1>
    %expanded_9 = tensor.expand_shape %39 [[0], [1, 2, 3]] output_shape [5, 4, 1, 1] : tensor<5x4xi1> into tensor<5x4x1x1xi1>
    %40 = linalg.generic {indexing_maps = [#map10, #map12, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9, %cst_0, %37 : tensor<5x4x1x1xi1>, tensor<f32>, tensor<2x3x5x4x5x4xf32>) outs(%36 : tensor<2x3x5x4x5x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %62 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x4x5x4xf32>
    %expanded_10 = tensor.expand_shape %31 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %41 = linalg.generic {indexing_maps = [#map5, #map4, #map6], iterator_types = ["parallel", "parallel"]} ins(%13, %expanded_10 : tensor<4xi64>, tensor<5x1xi64>) outs(%38 : tensor<5x4xi1>) {
    ^bb0(%in: i64, %in_49: i64, %out: i1):
      %62 = arith.cmpi sge, %in, %in_49 : i64
      linalg.yield %62 : i1
    } -> tensor<5x4xi1>
    %42 = linalg.generic {indexing_maps = [#map1, #map12, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%41, %cst_0, %40 : tensor<5x4xi1>, tensor<f32>, tensor<2x3x5x4x5x4xf32>) outs(%36 : tensor<2x3x5x4x5x4xf32>) {
    ^bb0(%in: i1, %in_49: f32, %in_50: f32, %out: f32):
      %62 = arith.select %in, %in_49, %in_50 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x4x5x4xf32>
    %extracted_slice = tensor.extract_slice %42[0, 0, 0, 0, 0, 0] [2, 3, 5, 1, 5, 4] [1, 1, 1, 1, 1, 1] : tensor<2x3x5x4x5x4xf32> to tensor<2x3x5x1x5x4xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1], [2, 3], [4], [5]] : tensor<2x3x5x1x5x4xf32> into tensor<2x3x5x5x4xf32>
    %extracted_slice_11 = tensor.extract_slice %collapsed[0, 0, 0, 0, 0] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %extracted_slice_13 = tensor.extract_slice %collapsed[0, 0, 0, 0, 1] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_14 = tensor.collapse_shape %extracted_slice_13 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %43 = tensor.empty() : tensor<2x3x5x5xf32>
    %44 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_12, %collapsed_14 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %62 = arith.addf %in, %in_49 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x5xf32>
    %extracted_slice_15 = tensor.extract_slice %collapsed[0, 0, 0, 0, 2] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_16 = tensor.collapse_shape %extracted_slice_15 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %45 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %collapsed_16 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %62 = arith.addf %in, %in_49 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x5xf32>
    %extracted_slice_17 = tensor.extract_slice %collapsed[0, 0, 0, 0, 3] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_18 = tensor.collapse_shape %extracted_slice_17 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %46 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %collapsed_18 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %62 = arith.addf %in, %in_49 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x5xf32>
    %extracted_slice_19 = tensor.extract_slice %42[0, 0, 0, 1, 0, 0] [2, 3, 5, 1, 5, 4] [1, 1, 1, 1, 1, 1] : tensor<2x3x5x4x5x4xf32> to tensor<2x3x5x1x5x4xf32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0], [1], [2, 3], [4], [5]] : tensor<2x3x5x1x5x4xf32> into tensor<2x3x5x5x4xf32>
    %extracted_slice_21 = tensor.extract_slice %collapsed_20[0, 0, 0, 0, 0] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_22 = tensor.collapse_shape %extracted_slice_21 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %47 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %collapsed_22 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %62 = arith.addf %in, %in_49 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x5xf32>
    %extracted_slice_23 = tensor.extract_slice %collapsed_20[0, 0, 0, 0, 1] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_24 = tensor.collapse_shape %extracted_slice_23 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %48 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %collapsed_24 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %62 = arith.addf %in, %in_49 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x5xf32>
    %extracted_slice_25 = tensor.extract_slice %collapsed_20[0, 0, 0, 0, 2] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_26 = tensor.collapse_shape %extracted_slice_25 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %49 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %collapsed_26 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %62 = arith.addf %in, %in_49 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x5xf32>
    %extracted_slice_27 = tensor.extract_slice %collapsed_20[0, 0, 0, 0, 3] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %50 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %collapsed_28 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %62 = arith.addf %in, %in_49 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x5xf32>
    %extracted_slice_29 = tensor.extract_slice %42[0, 0, 0, 2, 0, 0] [2, 3, 5, 1, 5, 4] [1, 1, 1, 1, 1, 1] : tensor<2x3x5x4x5x4xf32> to tensor<2x3x5x1x5x4xf32>
    %collapsed_30 = tensor.collapse_shape %extracted_slice_29 [[0], [1], [2, 3], [4], [5]] : tensor<2x3x5x1x5x4xf32> into tensor<2x3x5x5x4xf32>
    %extracted_slice_31 = tensor.extract_slice %collapsed_30[0, 0, 0, 0, 0] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_32 = tensor.collapse_shape %extracted_slice_31 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %51 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %collapsed_32 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %62 = arith.addf %in, %in_49 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x5xf32>
    %extracted_slice_33 = tensor.extract_slice %collapsed_30[0, 0, 0, 0, 1] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_34 = tensor.collapse_shape %extracted_slice_33 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %52 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %collapsed_34 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %62 = arith.addf %in, %in_49 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x5xf32>
    %extracted_slice_35 = tensor.extract_slice %collapsed_30[0, 0, 0, 0, 2] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_36 = tensor.collapse_shape %extracted_slice_35 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %53 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %collapsed_36 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %62 = arith.addf %in, %in_49 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x5xf32>
    %extracted_slice_37 = tensor.extract_slice %collapsed_30[0, 0, 0, 0, 3] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_38 = tensor.collapse_shape %extracted_slice_37 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %54 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %collapsed_38 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %62 = arith.addf %in, %in_49 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x5xf32>
    %extracted_slice_39 = tensor.extract_slice %42[0, 0, 0, 3, 0, 0] [2, 3, 5, 1, 5, 4] [1, 1, 1, 1, 1, 1] : tensor<2x3x5x4x5x4xf32> to tensor<2x3x5x1x5x4xf32>
    %collapsed_40 = tensor.collapse_shape %extracted_slice_39 [[0], [1], [2, 3], [4], [5]] : tensor<2x3x5x1x5x4xf32> into tensor<2x3x5x5x4xf32>
    %extracted_slice_41 = tensor.extract_slice %collapsed_40[0, 0, 0, 0, 0] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_42 = tensor.collapse_shape %extracted_slice_41 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %55 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %collapsed_42 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %62 = arith.addf %in, %in_49 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x5xf32>
    %extracted_slice_43 = tensor.extract_slice %collapsed_40[0, 0, 0, 0, 1] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_44 = tensor.collapse_shape %extracted_slice_43 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %56 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %collapsed_44 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %62 = arith.addf %in, %in_49 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x5xf32>
    %extracted_slice_45 = tensor.extract_slice %collapsed_40[0, 0, 0, 0, 2] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_46 = tensor.collapse_shape %extracted_slice_45 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %57 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %collapsed_46 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %62 = arith.addf %in, %in_49 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x5xf32>
    %extracted_slice_47 = tensor.extract_slice %collapsed_40[0, 0, 0, 0, 3] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x4xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_48 = tensor.collapse_shape %extracted_slice_47 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %58 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %collapsed_48 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: f32, %out: f32):
      %62 = arith.addf %in, %in_49 : f32
      linalg.yield %62 : f32
    } -> tensor<2x3x5x5xf32>
    %59 = tensor.empty() : tensor<5x5xi64>
    %60 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_8, %31 : tensor<5x1xi64>, tensor<5xi64>) outs(%59 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %in_49: i64, %out: i64):
      %62 = arith.muli %in, %in_49 : i64
      linalg.yield %62 : i64
    } -> tensor<5x5xi64>
    %61 = linalg.generic {indexing_maps = [#map13, #map14, #map13], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %60 : tensor<2x3x5x5xf32>, tensor<5x5xi64>) outs(%43 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_49: i64, %out: f32):
      %62 = arith.sitofp %in_49 : i64 to f32
      %63 = arith.divf %in, %62 : f32
      linalg.yield %63 : f32
    } -> tensor<2x3x5x5xf32>
    return %3, %3, %7, %61 : tensor<2x3x7x6xf32>, tensor<2x3x7x6xf32>, tensor<2x3x7x6xi64>, tensor<2x3x5x5xf32>
  }
}
