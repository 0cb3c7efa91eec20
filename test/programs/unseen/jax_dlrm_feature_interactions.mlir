#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
module @jit_dlrm_feature_interactions {
  func.func public @main(%arg0: tensor<8xi32>, %arg1: tensor<8x3xi32>, %arg2: tensor<8x4xf32>, %arg3: tensor<20x6xf32>, %arg4: tensor<3x15x6xf32>, %arg5: tensor<4x6xf32>, %arg6: tensor<12x1xf32>) -> tensor<8x1xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c14 = arith.constant 14 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c15_i32 = arith.constant 15 : i32
    %c0_i32 = arith.constant 0 : i32
    %c20_i32 = arith.constant 20 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<[[1, 0], [2, 0], [2, 1], [3, 0], [3, 1], [3, 2]]> : tensor<6x2xi32>
    %cst_2 = arith.constant dense<2> : tensor<8x1xi32>
    %cst_3 = arith.constant dense<1> : tensor<8x1xi32>
    %cst_4 = arith.constant dense<0> : tensor<8x1xi32>
    %0 = tensor.empty() : tensor<8x6xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %2 = linalg.matmul ins(%arg2, %arg5 : tensor<8x4xf32>, tensor<4x6xf32>) outs(%1 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %3 = tensor.empty() : tensor<8x6xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<8x6xf32>) outs(%3 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.maximumf %in, %cst_0 : f32
      linalg.yield %118 : f32
    } -> tensor<8x6xf32>
    %5 = tensor.empty() : tensor<8xi32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg0 : tensor<8xi32>) outs(%5 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %118 = arith.remsi %in, %c20_i32 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %7 = tensor.empty() : tensor<8xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%6 : tensor<8xi32>) outs(%7 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %118 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %9 = tensor.empty() : tensor<8xi1>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%6 : tensor<8xi32>) outs(%9 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %118 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %11 = tensor.empty() : tensor<8xi1>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%10, %8 : tensor<8xi1>, tensor<8xi1>) outs(%11 : tensor<8xi1>) {
    ^bb0(%in: i1, %in_27: i1, %out: i1):
      %118 = arith.andi %in, %in_27 : i1
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %13 = tensor.empty() : tensor<8xi32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%6 : tensor<8xi32>) outs(%13 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %118 = arith.addi %in, %c20_i32 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %15 = tensor.empty() : tensor<8xi32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%12, %14, %6 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) outs(%15 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_27: i32, %in_28: i32, %out: i32):
      %118 = arith.select %in, %in_27, %in_28 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %17 = tensor.empty() : tensor<8xi1>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%16 : tensor<8xi32>) outs(%17 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %118 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %19 = tensor.empty() : tensor<8xi32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%16 : tensor<8xi32>) outs(%19 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %118 = arith.addi %in, %c20_i32 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %21 = tensor.empty() : tensor<8xi32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%18, %20, %16 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) outs(%21 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_27: i32, %in_28: i32, %out: i32):
      %118 = arith.select %in, %in_27, %in_28 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %expanded = tensor.expand_shape %22 [[0, 1]] output_shape [8, 1] : tensor<8xi32> into tensor<8x1xi32>
    %23 = tensor.empty() : tensor<8x1x6xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<8x1xi32>) outs(%23 : tensor<8x1x6xf32>) {
    ^bb0(%in: i32, %out: f32):
      %118 = arith.index_cast %in : i32 to index
      %119 = linalg.index 2 : index
      %extracted = tensor.extract %arg3[%118, %119] : tensor<20x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x1x6xf32>
    %collapsed = tensor.collapse_shape %24 [[0], [1, 2]] : tensor<8x1x6xf32> into tensor<8x6xf32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [8, 1] [1, 1] : tensor<8x3xi32> to tensor<8x1xi32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<8x1xi32> into tensor<8xi32>
    %25 = tensor.empty() : tensor<8xi32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_5 : tensor<8xi32>) outs(%25 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %118 = arith.remsi %in, %c15_i32 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %27 = tensor.empty() : tensor<8xi1>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%26 : tensor<8xi32>) outs(%27 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %118 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %29 = tensor.empty() : tensor<8xi1>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%26 : tensor<8xi32>) outs(%29 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %118 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %31 = tensor.empty() : tensor<8xi1>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%30, %28 : tensor<8xi1>, tensor<8xi1>) outs(%31 : tensor<8xi1>) {
    ^bb0(%in: i1, %in_27: i1, %out: i1):
      %118 = arith.andi %in, %in_27 : i1
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %33 = tensor.empty() : tensor<8xi32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%26 : tensor<8xi32>) outs(%33 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %118 = arith.addi %in, %c15_i32 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %35 = tensor.empty() : tensor<8xi32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%32, %34, %26 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) outs(%35 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_27: i32, %in_28: i32, %out: i32):
      %118 = arith.select %in, %in_27, %in_28 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %37 = tensor.empty() : tensor<8xi1>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%36 : tensor<8xi32>) outs(%37 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %118 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %39 = tensor.empty() : tensor<8xi32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%36 : tensor<8xi32>) outs(%39 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %118 = arith.addi %in, %c15_i32 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %41 = tensor.empty() : tensor<8xi32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%38, %40, %36 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) outs(%41 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_27: i32, %in_28: i32, %out: i32):
      %118 = arith.select %in, %in_27, %in_28 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %expanded_6 = tensor.expand_shape %42 [[0, 1]] output_shape [8, 1] : tensor<8xi32> into tensor<8x1xi32>
    %43 = tensor.empty() : tensor<8x2xi32>
    %inserted_slice = tensor.insert_slice %cst_4 into %43[0, 0] [8, 1] [1, 1] : tensor<8x1xi32> into tensor<8x2xi32>
    %inserted_slice_7 = tensor.insert_slice %expanded_6 into %inserted_slice[0, 1] [8, 1] [1, 1] : tensor<8x1xi32> into tensor<8x2xi32>
    %44 = tensor.empty() : tensor<8x6xf32>
    %45 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%44 : tensor<8x6xf32>) {
    ^bb0(%out: f32):
      %118 = linalg.index 0 : index
      %119 = linalg.index 1 : index
      %extracted = tensor.extract %inserted_slice_7[%118, %c0] : tensor<8x2xi32>
      %120 = arith.index_cast %extracted : i32 to index
      %extracted_27 = tensor.extract %inserted_slice_7[%118, %c1] : tensor<8x2xi32>
      %121 = arith.index_cast %extracted_27 : i32 to index
      %122 = arith.maxsi %120, %c0 : index
      %123 = arith.minsi %122, %c2 : index
      %124 = arith.maxsi %121, %c0 : index
      %125 = arith.minsi %124, %c14 : index
      %extracted_28 = tensor.extract %arg4[%123, %125, %119] : tensor<3x15x6xf32>
      linalg.yield %extracted_28 : f32
    } -> tensor<8x6xf32>
    %extracted_slice_8 = tensor.extract_slice %arg1[0, 1] [8, 1] [1, 1] : tensor<8x3xi32> to tensor<8x1xi32>
    %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1]] : tensor<8x1xi32> into tensor<8xi32>
    %46 = tensor.empty() : tensor<8xi32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_9 : tensor<8xi32>) outs(%46 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %118 = arith.remsi %in, %c15_i32 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %48 = tensor.empty() : tensor<8xi1>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%47 : tensor<8xi32>) outs(%48 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %118 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %50 = tensor.empty() : tensor<8xi1>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%47 : tensor<8xi32>) outs(%50 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %118 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %52 = tensor.empty() : tensor<8xi1>
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%51, %49 : tensor<8xi1>, tensor<8xi1>) outs(%52 : tensor<8xi1>) {
    ^bb0(%in: i1, %in_27: i1, %out: i1):
      %118 = arith.andi %in, %in_27 : i1
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %54 = tensor.empty() : tensor<8xi32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%47 : tensor<8xi32>) outs(%54 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %118 = arith.addi %in, %c15_i32 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %56 = tensor.empty() : tensor<8xi32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%53, %55, %47 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) outs(%56 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_27: i32, %in_28: i32, %out: i32):
      %118 = arith.select %in, %in_27, %in_28 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %58 = tensor.empty() : tensor<8xi1>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%57 : tensor<8xi32>) outs(%58 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %118 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %60 = tensor.empty() : tensor<8xi32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%57 : tensor<8xi32>) outs(%60 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %118 = arith.addi %in, %c15_i32 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %62 = tensor.empty() : tensor<8xi32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%59, %61, %57 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) outs(%62 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_27: i32, %in_28: i32, %out: i32):
      %118 = arith.select %in, %in_27, %in_28 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %expanded_10 = tensor.expand_shape %63 [[0, 1]] output_shape [8, 1] : tensor<8xi32> into tensor<8x1xi32>
    %64 = tensor.empty() : tensor<8x2xi32>
    %inserted_slice_11 = tensor.insert_slice %cst_3 into %64[0, 0] [8, 1] [1, 1] : tensor<8x1xi32> into tensor<8x2xi32>
    %inserted_slice_12 = tensor.insert_slice %expanded_10 into %inserted_slice_11[0, 1] [8, 1] [1, 1] : tensor<8x1xi32> into tensor<8x2xi32>
    %65 = tensor.empty() : tensor<8x6xf32>
    %66 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%65 : tensor<8x6xf32>) {
    ^bb0(%out: f32):
      %118 = linalg.index 0 : index
      %119 = linalg.index 1 : index
      %extracted = tensor.extract %inserted_slice_12[%118, %c0] : tensor<8x2xi32>
      %120 = arith.index_cast %extracted : i32 to index
      %extracted_27 = tensor.extract %inserted_slice_12[%118, %c1] : tensor<8x2xi32>
      %121 = arith.index_cast %extracted_27 : i32 to index
      %122 = arith.maxsi %120, %c0 : index
      %123 = arith.minsi %122, %c2 : index
      %124 = arith.maxsi %121, %c0 : index
      %125 = arith.minsi %124, %c14 : index
      %extracted_28 = tensor.extract %arg4[%123, %125, %119] : tensor<3x15x6xf32>
      linalg.yield %extracted_28 : f32
    } -> tensor<8x6xf32>
    %extracted_slice_13 = tensor.extract_slice %arg1[0, 2] [8, 1] [1, 1] : tensor<8x3xi32> to tensor<8x1xi32>
    %collapsed_14 = tensor.collapse_shape %extracted_slice_13 [[0, 1]] : tensor<8x1xi32> into tensor<8xi32>
    %67 = tensor.empty() : tensor<8xi32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_14 : tensor<8xi32>) outs(%67 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %118 = arith.remsi %in, %c15_i32 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %69 = tensor.empty() : tensor<8xi1>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%68 : tensor<8xi32>) outs(%69 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %118 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %71 = tensor.empty() : tensor<8xi1>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%68 : tensor<8xi32>) outs(%71 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %118 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %73 = tensor.empty() : tensor<8xi1>
    %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%72, %70 : tensor<8xi1>, tensor<8xi1>) outs(%73 : tensor<8xi1>) {
    ^bb0(%in: i1, %in_27: i1, %out: i1):
      %118 = arith.andi %in, %in_27 : i1
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %75 = tensor.empty() : tensor<8xi32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%68 : tensor<8xi32>) outs(%75 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %118 = arith.addi %in, %c15_i32 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %77 = tensor.empty() : tensor<8xi32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%74, %76, %68 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) outs(%77 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_27: i32, %in_28: i32, %out: i32):
      %118 = arith.select %in, %in_27, %in_28 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %79 = tensor.empty() : tensor<8xi1>
    %80 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%78 : tensor<8xi32>) outs(%79 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %118 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %118 : i1
    } -> tensor<8xi1>
    %81 = tensor.empty() : tensor<8xi32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%78 : tensor<8xi32>) outs(%81 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %118 = arith.addi %in, %c15_i32 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %83 = tensor.empty() : tensor<8xi32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%80, %82, %78 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) outs(%83 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_27: i32, %in_28: i32, %out: i32):
      %118 = arith.select %in, %in_27, %in_28 : i32
      linalg.yield %118 : i32
    } -> tensor<8xi32>
    %expanded_15 = tensor.expand_shape %84 [[0, 1]] output_shape [8, 1] : tensor<8xi32> into tensor<8x1xi32>
    %85 = tensor.empty() : tensor<8x2xi32>
    %inserted_slice_16 = tensor.insert_slice %cst_2 into %85[0, 0] [8, 1] [1, 1] : tensor<8x1xi32> into tensor<8x2xi32>
    %inserted_slice_17 = tensor.insert_slice %expanded_15 into %inserted_slice_16[0, 1] [8, 1] [1, 1] : tensor<8x1xi32> into tensor<8x2xi32>
    %86 = tensor.empty() : tensor<8x6xf32>
    %87 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%86 : tensor<8x6xf32>) {
    ^bb0(%out: f32):
      %118 = linalg.index 0 : index
      %119 = linalg.index 1 : index
      %extracted = tensor.extract %inserted_slice_17[%118, %c0] : tensor<8x2xi32>
      %120 = arith.index_cast %extracted : i32 to index
      %extracted_27 = tensor.extract %inserted_slice_17[%118, %c1] : tensor<8x2xi32>
      %121 = arith.index_cast %extracted_27 : i32 to index
      %122 = arith.maxsi %120, %c0 : index
      %123 = arith.minsi %122, %c2 : index
      %124 = arith.maxsi %121, %c0 : index
      %125 = arith.minsi %124, %c14 : index
      %extracted_28 = tensor.extract %arg4[%123, %125, %119] : tensor<3x15x6xf32>
      linalg.yield %extracted_28 : f32
    } -> tensor<8x6xf32>
    %88 = tensor.empty() : tensor<8x1x6xf32>
    %89 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<8x6xf32>) outs(%88 : tensor<8x1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x1x6xf32>
    %90 = tensor.empty() : tensor<8x1x6xf32>
    %91 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<8x6xf32>) outs(%90 : tensor<8x1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x1x6xf32>
    %92 = tensor.empty() : tensor<8x1x6xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<8x6xf32>) outs(%92 : tensor<8x1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x1x6xf32>
    %94 = tensor.empty() : tensor<8x1x6xf32>
    %95 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<8x6xf32>) outs(%94 : tensor<8x1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x1x6xf32>
    %96 = tensor.empty() : tensor<8x1x6xf32>
    %97 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87 : tensor<8x6xf32>) outs(%96 : tensor<8x1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x1x6xf32>
    %98 = tensor.empty() : tensor<8x5x6xf32>
    %inserted_slice_18 = tensor.insert_slice %89 into %98[0, 0, 0] [8, 1, 6] [1, 1, 1] : tensor<8x1x6xf32> into tensor<8x5x6xf32>
    %inserted_slice_19 = tensor.insert_slice %91 into %inserted_slice_18[0, 1, 0] [8, 1, 6] [1, 1, 1] : tensor<8x1x6xf32> into tensor<8x5x6xf32>
    %inserted_slice_20 = tensor.insert_slice %93 into %inserted_slice_19[0, 2, 0] [8, 1, 6] [1, 1, 1] : tensor<8x1x6xf32> into tensor<8x5x6xf32>
    %inserted_slice_21 = tensor.insert_slice %95 into %inserted_slice_20[0, 3, 0] [8, 1, 6] [1, 1, 1] : tensor<8x1x6xf32> into tensor<8x5x6xf32>
    %inserted_slice_22 = tensor.insert_slice %97 into %inserted_slice_21[0, 4, 0] [8, 1, 6] [1, 1, 1] : tensor<8x1x6xf32> into tensor<8x5x6xf32>
    %99 = tensor.empty() : tensor<8x6x5xf32>
    %100 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_22 : tensor<8x5x6xf32>) outs(%99 : tensor<8x6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x6x5xf32>
    %101 = tensor.empty() : tensor<8x5x5xf32>
    %102 = linalg.fill ins(%cst_0 : f32) outs(%101 : tensor<8x5x5xf32>) -> tensor<8x5x5xf32>
    %103 = linalg.batch_matmul ins(%inserted_slice_22, %100 : tensor<8x5x6xf32>, tensor<8x6x5xf32>) outs(%102 : tensor<8x5x5xf32>) -> tensor<8x5x5xf32>
    %104 = tensor.empty() : tensor<8x6xf32>
    %105 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%104 : tensor<8x6xf32>) {
    ^bb0(%out: f32):
      %118 = linalg.index 0 : index
      %119 = linalg.index 1 : index
      %extracted = tensor.extract %cst_1[%119, %c0] : tensor<6x2xi32>
      %120 = arith.index_cast %extracted : i32 to index
      %extracted_27 = tensor.extract %cst_1[%119, %c1] : tensor<6x2xi32>
      %121 = arith.index_cast %extracted_27 : i32 to index
      %122 = arith.maxsi %120, %c0 : index
      %123 = arith.minsi %122, %c4 : index
      %124 = arith.maxsi %121, %c0 : index
      %125 = arith.minsi %124, %c4 : index
      %extracted_28 = tensor.extract %103[%118, %123, %125] : tensor<8x5x5xf32>
      linalg.yield %extracted_28 : f32
    } -> tensor<8x6xf32>
    %106 = tensor.empty() : tensor<8x12xf32>
    %inserted_slice_23 = tensor.insert_slice %4 into %106[0, 0] [8, 6] [1, 1] : tensor<8x6xf32> into tensor<8x12xf32>
    %inserted_slice_24 = tensor.insert_slice %105 into %inserted_slice_23[0, 6] [8, 6] [1, 1] : tensor<8x6xf32> into tensor<8x12xf32>
    %collapsed_25 = tensor.collapse_shape %arg6 [[0, 1]] : tensor<12x1xf32> into tensor<12xf32>
    %107 = tensor.empty() : tensor<8xf32>
    %108 = linalg.fill ins(%cst_0 : f32) outs(%107 : tensor<8xf32>) -> tensor<8xf32>
    %109 = linalg.matvec ins(%inserted_slice_24, %collapsed_25 : tensor<8x12xf32>, tensor<12xf32>) outs(%108 : tensor<8xf32>) -> tensor<8xf32>
    %110 = tensor.empty() : tensor<8xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%109 : tensor<8xf32>) outs(%110 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.negf %in : f32
      linalg.yield %118 : f32
    } -> tensor<8xf32>
    %112 = tensor.empty() : tensor<8xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%111 : tensor<8xf32>) outs(%112 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.exp %in : f32
      linalg.yield %118 : f32
    } -> tensor<8xf32>
    %expanded_26 = tensor.expand_shape %113 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %114 = tensor.empty() : tensor<8x1xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_26 : tensor<8x1xf32>) outs(%114 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.addf %in, %cst : f32
      linalg.yield %118 : f32
    } -> tensor<8x1xf32>
    %116 = tensor.empty() : tensor<8x1xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<8x1xf32>) outs(%116 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.divf %cst, %in : f32
      linalg.yield %118 : f32
    } -> tensor<8x1xf32>
    return %117 : tensor<8x1xf32>
  }
}

