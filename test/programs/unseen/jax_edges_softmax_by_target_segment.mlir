#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
module @jit__lambda {
  func.func public @main(%arg0: tensor<12x8xf32>, %arg1: tensor<40xi32>, %arg2: tensor<40xi32>, %arg3: tensor<16x1xf32>) -> tensor<12x8xf32> {
    %cst = arith.constant 9.99999971E-10 : f32
    %cst_0 = arith.constant 2.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c12_i32 = arith.constant 12 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<12x8xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<12xf32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<12xf32>
    %0 = tensor.empty() : tensor<40xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<40xi32>) outs(%0 : tensor<40xi1>) {
    ^bb0(%in: i32, %out: i1):
      %45 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %45 : i1
    } -> tensor<40xi1>
    %2 = tensor.empty() : tensor<40xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<40xi32>) outs(%2 : tensor<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %45 = arith.addi %in, %c12_i32 : i32
      linalg.yield %45 : i32
    } -> tensor<40xi32>
    %4 = tensor.empty() : tensor<40xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3, %arg1 : tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) outs(%4 : tensor<40xi32>) {
    ^bb0(%in: i1, %in_12: i32, %in_13: i32, %out: i32):
      %45 = arith.select %in, %in_12, %in_13 : i32
      linalg.yield %45 : i32
    } -> tensor<40xi32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [40, 1] : tensor<40xi32> into tensor<40x1xi32>
    %6 = tensor.empty() : tensor<40x1x8xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<40x1xi32>) outs(%6 : tensor<40x1x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %45 = arith.index_cast %in : i32 to index
      %46 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%45, %46] : tensor<12x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<40x1x8xf32>
    %collapsed = tensor.collapse_shape %7 [[0], [1, 2]] : tensor<40x1x8xf32> into tensor<40x8xf32>
    %8 = tensor.empty() : tensor<40xi1>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<40xi32>) outs(%8 : tensor<40xi1>) {
    ^bb0(%in: i32, %out: i1):
      %45 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %45 : i1
    } -> tensor<40xi1>
    %10 = tensor.empty() : tensor<40xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<40xi32>) outs(%10 : tensor<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %45 = arith.addi %in, %c12_i32 : i32
      linalg.yield %45 : i32
    } -> tensor<40xi32>
    %12 = tensor.empty() : tensor<40xi32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%9, %11, %arg2 : tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) outs(%12 : tensor<40xi32>) {
    ^bb0(%in: i1, %in_12: i32, %in_13: i32, %out: i32):
      %45 = arith.select %in, %in_12, %in_13 : i32
      linalg.yield %45 : i32
    } -> tensor<40xi32>
    %expanded_5 = tensor.expand_shape %13 [[0, 1]] output_shape [40, 1] : tensor<40xi32> into tensor<40x1xi32>
    %14 = tensor.empty() : tensor<40x1x8xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<40x1xi32>) outs(%14 : tensor<40x1x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %45 = arith.index_cast %in : i32 to index
      %46 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%45, %46] : tensor<12x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<40x1x8xf32>
    %collapsed_6 = tensor.collapse_shape %15 [[0], [1, 2]] : tensor<40x1x8xf32> into tensor<40x8xf32>
    %16 = tensor.empty() : tensor<40x16xf32>
    %inserted_slice = tensor.insert_slice %collapsed into %16[0, 0] [40, 8] [1, 1] : tensor<40x8xf32> into tensor<40x16xf32>
    %inserted_slice_7 = tensor.insert_slice %collapsed_6 into %inserted_slice[0, 8] [40, 8] [1, 1] : tensor<40x8xf32> into tensor<40x16xf32>
    %collapsed_8 = tensor.collapse_shape %arg3 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %17 = tensor.empty() : tensor<40xf32>
    %18 = linalg.fill ins(%cst_1 : f32) outs(%17 : tensor<40xf32>) -> tensor<40xf32>
    %19 = linalg.matvec ins(%inserted_slice_7, %collapsed_8 : tensor<40x16xf32>, tensor<16xf32>) outs(%18 : tensor<40xf32>) -> tensor<40xf32>
    %20 = tensor.empty() : tensor<40xi1>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<40xf32>) outs(%20 : tensor<40xi1>) {
    ^bb0(%in: f32, %out: i1):
      %45 = arith.cmpf oge, %in, %cst_1 : f32
      linalg.yield %45 : i1
    } -> tensor<40xi1>
    %22 = tensor.empty() : tensor<40xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<40xf32>) outs(%22 : tensor<40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.mulf %in, %cst_0 : f32
      linalg.yield %45 : f32
    } -> tensor<40xf32>
    %24 = tensor.empty() : tensor<40xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%21, %19, %23 : tensor<40xi1>, tensor<40xf32>, tensor<40xf32>) outs(%24 : tensor<40xf32>) {
    ^bb0(%in: i1, %in_12: f32, %in_13: f32, %out: f32):
      %45 = arith.select %in, %in_12, %in_13 : f32
      linalg.yield %45 : f32
    } -> tensor<40xf32>
    %expanded_9 = tensor.expand_shape %arg2 [[0, 1]] output_shape [40, 1] : tensor<40xi32> into tensor<40x1xi32>
    %26 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%25, %expanded_9 : tensor<40xf32>, tensor<40x1xi32>) outs(%cst_4 : tensor<12xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %45 = arith.maximumf %arg5, %arg4 : f32
      iree_linalg_ext.yield %45 : f32
    } -> tensor<12xf32>
    %27 = tensor.empty() : tensor<40x1xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_5 : tensor<40x1xi32>) outs(%27 : tensor<40x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %45 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %26[%45] : tensor<12xf32>
      linalg.yield %extracted : f32
    } -> tensor<40x1xf32>
    %collapsed_10 = tensor.collapse_shape %28 [[0, 1]] : tensor<40x1xf32> into tensor<40xf32>
    %29 = tensor.empty() : tensor<40xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%25, %collapsed_10 : tensor<40xf32>, tensor<40xf32>) outs(%29 : tensor<40xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %45 = arith.subf %in, %in_12 : f32
      linalg.yield %45 : f32
    } -> tensor<40xf32>
    %31 = tensor.empty() : tensor<40xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%30 : tensor<40xf32>) outs(%31 : tensor<40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.exp %in : f32
      linalg.yield %45 : f32
    } -> tensor<40xf32>
    %33 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%32, %expanded_9 : tensor<40xf32>, tensor<40x1xi32>) outs(%cst_3 : tensor<12xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %45 = arith.addf %arg5, %arg4 : f32
      iree_linalg_ext.yield %45 : f32
    } -> tensor<12xf32>
    %34 = tensor.empty() : tensor<40x1xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_5 : tensor<40x1xi32>) outs(%34 : tensor<40x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %45 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %33[%45] : tensor<12xf32>
      linalg.yield %extracted : f32
    } -> tensor<40x1xf32>
    %collapsed_11 = tensor.collapse_shape %35 [[0, 1]] : tensor<40x1xf32> into tensor<40xf32>
    %36 = tensor.empty() : tensor<40xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_11 : tensor<40xf32>) outs(%36 : tensor<40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %in, %cst : f32
      linalg.yield %45 : f32
    } -> tensor<40xf32>
    %38 = tensor.empty() : tensor<40xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%32, %37 : tensor<40xf32>, tensor<40xf32>) outs(%38 : tensor<40xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %45 = arith.divf %in, %in_12 : f32
      linalg.yield %45 : f32
    } -> tensor<40xf32>
    %40 = tensor.empty() : tensor<40x8xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<40xf32>) outs(%40 : tensor<40x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<40x8xf32>
    %42 = tensor.empty() : tensor<40x8xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %41 : tensor<40x8xf32>, tensor<40x8xf32>) outs(%42 : tensor<40x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %45 = arith.mulf %in, %in_12 : f32
      linalg.yield %45 : f32
    } -> tensor<40x8xf32>
    %44 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%43, %expanded_9 : tensor<40x8xf32>, tensor<40x1xi32>) outs(%cst_2 : tensor<12x8xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %45 = arith.addf %arg5, %arg4 : f32
      iree_linalg_ext.yield %45 : f32
    } -> tensor<12x8xf32>
    return %44 : tensor<12x8xf32>
  }
}

