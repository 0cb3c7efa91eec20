// Quaternions multiplied as constant sign patterns, and points rotated by them.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
module @jit_hamilton_products_and_rotation {
  func.func public @main(%arg0: tensor<2x10x6xf32>, %arg1: tensor<2x10x6xf32>, %arg2: tensor<2x4xf32>) -> tensor<2x10x3xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e-03 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x4xf32>) outs(%0 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.mulf %in, %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x4xf32>
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<2xf32>) -> tensor<2xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<2x4xf32>) outs(%3 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %out, %in : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %5 = tensor.empty() : tensor<2x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<2x1xf32>) outs(%5 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %cst_1 : f32
      linalg.yield %92 : f32
    } -> tensor<2x1xf32>
    %7 = tensor.empty() : tensor<2x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<2x1xf32>) outs(%7 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.sqrt %in : f32
      linalg.yield %92 : f32
    } -> tensor<2x1xf32>
    %9 = tensor.empty() : tensor<2x4xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<2x1xf32>) outs(%9 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4xf32>
    %11 = tensor.empty() : tensor<2x4xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %10 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%11 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.divf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2x4xf32>
    %13 = tensor.empty() : tensor<4x2xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<2x4xf32>) outs(%13 : tensor<4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x2xf32>
    %extracted_slice = tensor.extract_slice %14[0, 0] [1, 2] [1, 1] : tensor<4x2xf32> to tensor<1x2xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
    %extracted_slice_3 = tensor.extract_slice %14[1, 0] [1, 2] [1, 1] : tensor<4x2xf32> to tensor<1x2xf32>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
    %extracted_slice_5 = tensor.extract_slice %14[2, 0] [1, 2] [1, 1] : tensor<4x2xf32> to tensor<1x2xf32>
    %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
    %extracted_slice_7 = tensor.extract_slice %14[3, 0] [1, 2] [1, 1] : tensor<4x2xf32> to tensor<1x2xf32>
    %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
    %15 = tensor.empty() : tensor<2xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_6 : tensor<2xf32>) outs(%15 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.mulf %in, %in : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %17 = tensor.empty() : tensor<2xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_8 : tensor<2xf32>) outs(%17 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.mulf %in, %in : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %19 = tensor.empty() : tensor<2xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%16, %18 : tensor<2xf32>, tensor<2xf32>) outs(%19 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.addf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %21 = tensor.empty() : tensor<2xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%20 : tensor<2xf32>) outs(%21 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.mulf %in, %cst_0 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %23 = tensor.empty() : tensor<2xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%22 : tensor<2xf32>) outs(%23 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.subf %cst, %in : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %25 = tensor.empty() : tensor<2xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_4, %collapsed_6 : tensor<2xf32>, tensor<2xf32>) outs(%25 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.mulf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %27 = tensor.empty() : tensor<2xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_8, %collapsed : tensor<2xf32>, tensor<2xf32>) outs(%27 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.mulf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %29 = tensor.empty() : tensor<2xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%26, %28 : tensor<2xf32>, tensor<2xf32>) outs(%29 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.subf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %31 = tensor.empty() : tensor<2xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%30 : tensor<2xf32>) outs(%31 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.mulf %in, %cst_0 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %33 = tensor.empty() : tensor<2xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_4, %collapsed_8 : tensor<2xf32>, tensor<2xf32>) outs(%33 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.mulf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %35 = tensor.empty() : tensor<2xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_6, %collapsed : tensor<2xf32>, tensor<2xf32>) outs(%35 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.mulf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %37 = tensor.empty() : tensor<2xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%34, %36 : tensor<2xf32>, tensor<2xf32>) outs(%37 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.addf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %39 = tensor.empty() : tensor<2xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%38 : tensor<2xf32>) outs(%39 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.mulf %in, %cst_0 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %expanded_9 = tensor.expand_shape %24 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %expanded_10 = tensor.expand_shape %32 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %expanded_11 = tensor.expand_shape %40 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %41 = tensor.empty() : tensor<2x3xf32>
    %inserted_slice = tensor.insert_slice %expanded_9 into %41[0, 0] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<2x3xf32>
    %inserted_slice_12 = tensor.insert_slice %expanded_10 into %inserted_slice[0, 1] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<2x3xf32>
    %inserted_slice_13 = tensor.insert_slice %expanded_11 into %inserted_slice_12[0, 2] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<2x3xf32>
    %42 = tensor.empty() : tensor<2xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%26, %28 : tensor<2xf32>, tensor<2xf32>) outs(%42 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.addf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %44 = tensor.empty() : tensor<2xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%43 : tensor<2xf32>) outs(%44 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.mulf %in, %cst_0 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %46 = tensor.empty() : tensor<2xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_4 : tensor<2xf32>) outs(%46 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.mulf %in, %in : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %48 = tensor.empty() : tensor<2xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%47, %18 : tensor<2xf32>, tensor<2xf32>) outs(%48 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.addf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %50 = tensor.empty() : tensor<2xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%49 : tensor<2xf32>) outs(%50 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.mulf %in, %cst_0 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %52 = tensor.empty() : tensor<2xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%51 : tensor<2xf32>) outs(%52 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.subf %cst, %in : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %54 = tensor.empty() : tensor<2xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_6, %collapsed_8 : tensor<2xf32>, tensor<2xf32>) outs(%54 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.mulf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %56 = tensor.empty() : tensor<2xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_4, %collapsed : tensor<2xf32>, tensor<2xf32>) outs(%56 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.mulf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %58 = tensor.empty() : tensor<2xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%55, %57 : tensor<2xf32>, tensor<2xf32>) outs(%58 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.subf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %60 = tensor.empty() : tensor<2xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%59 : tensor<2xf32>) outs(%60 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.mulf %in, %cst_0 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %expanded_14 = tensor.expand_shape %45 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %expanded_15 = tensor.expand_shape %53 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %expanded_16 = tensor.expand_shape %61 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %62 = tensor.empty() : tensor<2x3xf32>
    %inserted_slice_17 = tensor.insert_slice %expanded_14 into %62[0, 0] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<2x3xf32>
    %inserted_slice_18 = tensor.insert_slice %expanded_15 into %inserted_slice_17[0, 1] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<2x3xf32>
    %inserted_slice_19 = tensor.insert_slice %expanded_16 into %inserted_slice_18[0, 2] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<2x3xf32>
    %63 = tensor.empty() : tensor<2xf32>
    %64 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%34, %36 : tensor<2xf32>, tensor<2xf32>) outs(%63 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.subf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %65 = tensor.empty() : tensor<2xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%64 : tensor<2xf32>) outs(%65 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.mulf %in, %cst_0 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %67 = tensor.empty() : tensor<2xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%55, %57 : tensor<2xf32>, tensor<2xf32>) outs(%67 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.addf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %69 = tensor.empty() : tensor<2xf32>
    %70 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%68 : tensor<2xf32>) outs(%69 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.mulf %in, %cst_0 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %71 = tensor.empty() : tensor<2xf32>
    %72 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%47, %16 : tensor<2xf32>, tensor<2xf32>) outs(%71 : tensor<2xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.addf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %73 = tensor.empty() : tensor<2xf32>
    %74 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%72 : tensor<2xf32>) outs(%73 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.mulf %in, %cst_0 : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %75 = tensor.empty() : tensor<2xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%74 : tensor<2xf32>) outs(%75 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.subf %cst, %in : f32
      linalg.yield %92 : f32
    } -> tensor<2xf32>
    %expanded_20 = tensor.expand_shape %66 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %expanded_21 = tensor.expand_shape %70 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %expanded_22 = tensor.expand_shape %76 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %77 = tensor.empty() : tensor<2x3xf32>
    %inserted_slice_23 = tensor.insert_slice %expanded_20 into %77[0, 0] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<2x3xf32>
    %inserted_slice_24 = tensor.insert_slice %expanded_21 into %inserted_slice_23[0, 1] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<2x3xf32>
    %inserted_slice_25 = tensor.insert_slice %expanded_22 into %inserted_slice_24[0, 2] [2, 1] [1, 1] : tensor<2x1xf32> into tensor<2x3xf32>
    %78 = tensor.empty() : tensor<2x1x3xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_13 : tensor<2x3xf32>) outs(%78 : tensor<2x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3xf32>
    %80 = tensor.empty() : tensor<2x1x3xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_19 : tensor<2x3xf32>) outs(%80 : tensor<2x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3xf32>
    %82 = tensor.empty() : tensor<2x1x3xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_25 : tensor<2x3xf32>) outs(%82 : tensor<2x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x3xf32>
    %84 = tensor.empty() : tensor<2x3x3xf32>
    %inserted_slice_26 = tensor.insert_slice %79 into %84[0, 0, 0] [2, 1, 3] [1, 1, 1] : tensor<2x1x3xf32> into tensor<2x3x3xf32>
    %inserted_slice_27 = tensor.insert_slice %81 into %inserted_slice_26[0, 1, 0] [2, 1, 3] [1, 1, 1] : tensor<2x1x3xf32> into tensor<2x3x3xf32>
    %inserted_slice_28 = tensor.insert_slice %83 into %inserted_slice_27[0, 2, 0] [2, 1, 3] [1, 1, 1] : tensor<2x1x3xf32> into tensor<2x3x3xf32>
    %extracted_slice_29 = tensor.extract_slice %arg0[0, 0, 0] [2, 10, 3] [1, 1, 1] : tensor<2x10x6xf32> to tensor<2x10x3xf32>
    %85 = tensor.empty() : tensor<2x3x3xf32>
    %86 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_28 : tensor<2x3x3xf32>) outs(%85 : tensor<2x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x3xf32>
    %87 = tensor.empty() : tensor<2x10x3xf32>
    %88 = linalg.fill ins(%cst_2 : f32) outs(%87 : tensor<2x10x3xf32>) -> tensor<2x10x3xf32>
    %89 = linalg.batch_matmul ins(%extracted_slice_29, %86 : tensor<2x10x3xf32>, tensor<2x3x3xf32>) outs(%88 : tensor<2x10x3xf32>) -> tensor<2x10x3xf32>
    %extracted_slice_30 = tensor.extract_slice %arg1[0, 0, 3] [2, 10, 3] [1, 1, 1] : tensor<2x10x6xf32> to tensor<2x10x3xf32>
    %90 = tensor.empty() : tensor<2x10x3xf32>
    %91 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %extracted_slice_30 : tensor<2x10x3xf32>, tensor<2x10x3xf32>) outs(%90 : tensor<2x10x3xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %92 = arith.addf %in, %in_31 : f32
      linalg.yield %92 : f32
    } -> tensor<2x10x3xf32>
    return %91 : tensor<2x10x3xf32>
  }
}

