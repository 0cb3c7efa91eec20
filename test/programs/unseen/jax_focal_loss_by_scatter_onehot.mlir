#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
module @jit_focal_loss_by_scatter_onehot {
  func.func public @main(%arg0: tensor<6x10xf32>, %arg1: tensor<6xi32>) -> tensor<6xf32> {
    %cst = arith.constant 1.000000e-07 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c10_i32 = arith.constant 10 : i32
    %c6_i32 = arith.constant 6 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<6xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<6x10xf32>
    %cst_4 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<6xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<6xf32>) -> tensor<6xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<6x10xf32>) outs(%1 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.maximumf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<6xf32>
    %3 = tensor.empty() : tensor<6x10xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<6xf32>) outs(%3 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %5 = tensor.empty() : tensor<6x10xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %4 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %49 = arith.subf %in, %in_7 : f32
      linalg.yield %49 : f32
    } -> tensor<6x10xf32>
    %7 = tensor.empty() : tensor<6x10xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<6x10xf32>) outs(%7 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = math.exp %in : f32
      linalg.yield %49 : f32
    } -> tensor<6x10xf32>
    %9 = tensor.empty() : tensor<6xf32>
    %10 = linalg.fill ins(%cst_1 : f32) outs(%9 : tensor<6xf32>) -> tensor<6xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<6x10xf32>) outs(%10 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<6xf32>
    %12 = tensor.empty() : tensor<6x10xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<6xf32>) outs(%12 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %14 = tensor.empty() : tensor<6x10xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %13 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%14 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %49 = arith.divf %in, %in_7 : f32
      linalg.yield %49 : f32
    } -> tensor<6x10xf32>
    %16 = tensor.empty() : tensor<6xi32>
    %17 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%16 : tensor<6xi32>) {
    ^bb0(%out: i32):
      %49 = linalg.index 0 : index
      %50 = arith.index_cast %49 : index to i32
      linalg.yield %50 : i32
    } -> tensor<6xi32>
    %18 = tensor.empty() : tensor<6xi1>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%17 : tensor<6xi32>) outs(%18 : tensor<6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %49 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %49 : i1
    } -> tensor<6xi1>
    %20 = tensor.empty() : tensor<6xi32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%17 : tensor<6xi32>) outs(%20 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %49 = arith.addi %in, %c6_i32 : i32
      linalg.yield %49 : i32
    } -> tensor<6xi32>
    %22 = tensor.empty() : tensor<6xi32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%19, %21, %17 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%22 : tensor<6xi32>) {
    ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
      %49 = arith.select %in, %in_7, %in_8 : i32
      linalg.yield %49 : i32
    } -> tensor<6xi32>
    %24 = tensor.empty() : tensor<6xi1>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg1 : tensor<6xi32>) outs(%24 : tensor<6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %49 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %49 : i1
    } -> tensor<6xi1>
    %26 = tensor.empty() : tensor<6xi32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg1 : tensor<6xi32>) outs(%26 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %49 = arith.addi %in, %c10_i32 : i32
      linalg.yield %49 : i32
    } -> tensor<6xi32>
    %28 = tensor.empty() : tensor<6xi32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%25, %27, %arg1 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%28 : tensor<6xi32>) {
    ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
      %49 = arith.select %in, %in_7, %in_8 : i32
      linalg.yield %49 : i32
    } -> tensor<6xi32>
    %expanded = tensor.expand_shape %23 [[0, 1]] output_shape [6, 1] : tensor<6xi32> into tensor<6x1xi32>
    %expanded_5 = tensor.expand_shape %29 [[0, 1]] output_shape [6, 1] : tensor<6xi32> into tensor<6x1xi32>
    %30 = tensor.empty() : tensor<6x2xi32>
    %inserted_slice = tensor.insert_slice %expanded into %30[0, 0] [6, 1] [1, 1] : tensor<6x1xi32> into tensor<6x2xi32>
    %inserted_slice_6 = tensor.insert_slice %expanded_5 into %inserted_slice[0, 1] [6, 1] [1, 1] : tensor<6x1xi32> into tensor<6x2xi32>
    %31 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%cst_2, %inserted_slice_6 : tensor<6xf32>, tensor<6x2xi32>) outs(%cst_3 : tensor<6x10xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      iree_linalg_ext.yield %arg2 : f32
    } -> tensor<6x10xf32>
    %32 = tensor.empty() : tensor<6x10xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %31 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%32 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %49 = arith.mulf %in, %in_7 : f32
      linalg.yield %49 : f32
    } -> tensor<6x10xf32>
    %34 = tensor.empty() : tensor<6xf32>
    %35 = linalg.fill ins(%cst_1 : f32) outs(%34 : tensor<6xf32>) -> tensor<6xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%33 : tensor<6x10xf32>) outs(%35 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %out, %in : f32
      linalg.yield %49 : f32
    } -> tensor<6xf32>
    %37 = tensor.empty() : tensor<6xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%36 : tensor<6xf32>) outs(%37 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.subf %cst_0, %in : f32
      linalg.yield %49 : f32
    } -> tensor<6xf32>
    %39 = tensor.empty() : tensor<6xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%38 : tensor<6xf32>) outs(%39 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.mulf %in, %in : f32
      linalg.yield %49 : f32
    } -> tensor<6xf32>
    %41 = tensor.empty() : tensor<6xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%40 : tensor<6xf32>) outs(%41 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.negf %in : f32
      linalg.yield %49 : f32
    } -> tensor<6xf32>
    %43 = tensor.empty() : tensor<6xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%36 : tensor<6xf32>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = arith.addf %in, %cst : f32
      linalg.yield %49 : f32
    } -> tensor<6xf32>
    %45 = tensor.empty() : tensor<6xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%44 : tensor<6xf32>) outs(%45 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %49 = math.log %in : f32
      linalg.yield %49 : f32
    } -> tensor<6xf32>
    %47 = tensor.empty() : tensor<6xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%42, %46 : tensor<6xf32>, tensor<6xf32>) outs(%47 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %49 = arith.mulf %in, %in_7 : f32
      linalg.yield %49 : f32
    } -> tensor<6xf32>
    return %48 : tensor<6xf32>
  }
}

