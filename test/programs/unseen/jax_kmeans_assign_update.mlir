#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0) -> (d0)>
module @jit_kmeans_assign_update {
  func.func public @main(%arg0: tensor<20x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<20xi32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<3x5xf32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<20xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<3xf32>
    %0 = tensor.empty() : tensor<20x3x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<20x5xf32>) outs(%0 : tensor<20x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x3x5xf32>
    %2 = tensor.empty() : tensor<20x3x5xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x5xf32>) outs(%2 : tensor<20x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x3x5xf32>
    %4 = tensor.empty() : tensor<20x3x5xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<20x3x5xf32>, tensor<20x3x5xf32>) outs(%4 : tensor<20x3x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %32 = arith.subf %in, %in_5 : f32
      linalg.yield %32 : f32
    } -> tensor<20x3x5xf32>
    %6 = tensor.empty() : tensor<20x3x5xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<20x3x5xf32>) outs(%6 : tensor<20x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.mulf %in, %in : f32
      linalg.yield %32 : f32
    } -> tensor<20x3x5xf32>
    %8 = tensor.empty() : tensor<20x3xf32>
    %9 = linalg.fill ins(%cst_1 : f32) outs(%8 : tensor<20x3xf32>) -> tensor<20x3xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<20x3x5xf32>) outs(%9 : tensor<20x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %out, %in : f32
      linalg.yield %32 : f32
    } -> tensor<20x3xf32>
    %11 = tensor.empty() : tensor<20x3xi32>
    %12 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%11 : tensor<20x3xi32>) {
    ^bb0(%out: i32):
      %32 = linalg.index 1 : index
      %33 = arith.index_cast %32 : index to i32
      linalg.yield %33 : i32
    } -> tensor<20x3xi32>
    %13 = tensor.empty() : tensor<20xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<20xf32>) -> tensor<20xf32>
    %15 = tensor.empty() : tensor<20xi32>
    %16 = linalg.fill ins(%c0_i32 : i32) outs(%15 : tensor<20xi32>) -> tensor<20xi32>
    %17:2 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%10, %12 : tensor<20x3xf32>, tensor<20x3xi32>) outs(%14, %16 : tensor<20xf32>, tensor<20xi32>) {
    ^bb0(%in: f32, %in_5: i32, %out: f32, %out_6: i32):
      %32 = arith.cmpf olt, %out, %in : f32
      %33 = arith.cmpf une, %out, %out : f32
      %34 = arith.ori %32, %33 : i1
      %35 = arith.cmpf oeq, %out, %in : f32
      %36 = arith.cmpi slt, %out_6, %in_5 : i32
      %37 = arith.andi %35, %36 : i1
      %38 = arith.ori %34, %37 : i1
      %39 = arith.select %34, %out, %in : f32
      %40 = arith.select %38, %out_6, %in_5 : i32
      linalg.yield %39, %40 : f32, i32
    } -> (tensor<20xf32>, tensor<20xi32>)
    %18 = tensor.empty() : tensor<20xi1>
    %19 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%17#1 : tensor<20xi32>) outs(%18 : tensor<20xi1>) {
    ^bb0(%in: i32, %out: i1):
      %32 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %32 : i1
    } -> tensor<20xi1>
    %20 = tensor.empty() : tensor<20xi32>
    %21 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%17#1 : tensor<20xi32>) outs(%20 : tensor<20xi32>) {
    ^bb0(%in: i32, %out: i32):
      %32 = arith.addi %in, %c3_i32 : i32
      linalg.yield %32 : i32
    } -> tensor<20xi32>
    %22 = tensor.empty() : tensor<20xi32>
    %23 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = ["parallel"]} ins(%19, %21, %17#1 : tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) outs(%22 : tensor<20xi32>) {
    ^bb0(%in: i1, %in_5: i32, %in_6: i32, %out: i32):
      %32 = arith.select %in, %in_5, %in_6 : i32
      linalg.yield %32 : i32
    } -> tensor<20xi32>
    %expanded = tensor.expand_shape %23 [[0, 1]] output_shape [20, 1] : tensor<20xi32> into tensor<20x1xi32>
    %24 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%cst_3, %expanded : tensor<20xf32>, tensor<20x1xi32>) outs(%cst_4 : tensor<3xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %32 = arith.addf %arg3, %arg2 : f32
      iree_linalg_ext.yield %32 : f32
    } -> tensor<3xf32>
    %25 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%arg0, %expanded : tensor<20x5xf32>, tensor<20x1xi32>) outs(%cst_2 : tensor<3x5xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %32 = arith.addf %arg3, %arg2 : f32
      iree_linalg_ext.yield %32 : f32
    } -> tensor<3x5xf32>
    %26 = tensor.empty() : tensor<3xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%24 : tensor<3xf32>) outs(%26 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.maximumf %in, %cst : f32
      linalg.yield %32 : f32
    } -> tensor<3xf32>
    %28 = tensor.empty() : tensor<3x5xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<3xf32>) outs(%28 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    %30 = tensor.empty() : tensor<3x5xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%25, %29 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%30 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %32 = arith.divf %in, %in_5 : f32
      linalg.yield %32 : f32
    } -> tensor<3x5xf32>
    return %31, %17#1 : tensor<3x5xf32>, tensor<20xi32>
  }
}

