#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_vector_quantize_straight_through {
  func.func public @main(%arg0: tensor<40x8xf32>, %arg1: tensor<5x8xf32>) -> (tensor<40x8xf32>, tensor<40xi32>, tensor<5xi32>) {
    %c5_i32 = arith.constant 5 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0x7F800000 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<1> : tensor<40xi32>
    %cst_3 = arith.constant dense<0> : tensor<5xi32>
    %0 = tensor.empty() : tensor<40x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<40x8xf32>) outs(%0 : tensor<40x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.mulf %in, %in : f32
      linalg.yield %53 : f32
    } -> tensor<40x8xf32>
    %2 = tensor.empty() : tensor<40xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<40xf32>) -> tensor<40xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<40x8xf32>) outs(%3 : tensor<40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.addf %out, %in : f32
      linalg.yield %53 : f32
    } -> tensor<40xf32>
    %5 = tensor.empty() : tensor<40x8xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<40x8xf32>) outs(%5 : tensor<40x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.mulf %in, %cst_0 : f32
      linalg.yield %53 : f32
    } -> tensor<40x8xf32>
    %7 = tensor.empty() : tensor<8x5xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<5x8xf32>) outs(%7 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x5xf32>
    %9 = tensor.empty() : tensor<40x5xf32>
    %10 = linalg.fill ins(%cst_1 : f32) outs(%9 : tensor<40x5xf32>) -> tensor<40x5xf32>
    %11 = linalg.matmul ins(%6, %8 : tensor<40x8xf32>, tensor<8x5xf32>) outs(%10 : tensor<40x5xf32>) -> tensor<40x5xf32>
    %12 = tensor.empty() : tensor<40x5xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<40xf32>) outs(%12 : tensor<40x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<40x5xf32>
    %14 = tensor.empty() : tensor<40x5xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %11 : tensor<40x5xf32>, tensor<40x5xf32>) outs(%14 : tensor<40x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %53 = arith.subf %in, %in_5 : f32
      linalg.yield %53 : f32
    } -> tensor<40x5xf32>
    %16 = tensor.empty() : tensor<5x8xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<5x8xf32>) outs(%16 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.mulf %in, %in : f32
      linalg.yield %53 : f32
    } -> tensor<5x8xf32>
    %18 = tensor.empty() : tensor<5xf32>
    %19 = linalg.fill ins(%cst_1 : f32) outs(%18 : tensor<5xf32>) -> tensor<5xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<5x8xf32>) outs(%19 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %53 = arith.addf %out, %in : f32
      linalg.yield %53 : f32
    } -> tensor<5xf32>
    %21 = tensor.empty() : tensor<40x5xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<5xf32>) outs(%21 : tensor<40x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<40x5xf32>
    %23 = tensor.empty() : tensor<40x5xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %22 : tensor<40x5xf32>, tensor<40x5xf32>) outs(%23 : tensor<40x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %53 = arith.addf %in, %in_5 : f32
      linalg.yield %53 : f32
    } -> tensor<40x5xf32>
    %25 = tensor.empty() : tensor<40x5xi32>
    %26 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%25 : tensor<40x5xi32>) {
    ^bb0(%out: i32):
      %53 = linalg.index 1 : index
      %54 = arith.index_cast %53 : index to i32
      linalg.yield %54 : i32
    } -> tensor<40x5xi32>
    %27 = tensor.empty() : tensor<40xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<40xf32>) -> tensor<40xf32>
    %29 = tensor.empty() : tensor<40xi32>
    %30 = linalg.fill ins(%c0_i32 : i32) outs(%29 : tensor<40xi32>) -> tensor<40xi32>
    %31:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%24, %26 : tensor<40x5xf32>, tensor<40x5xi32>) outs(%28, %30 : tensor<40xf32>, tensor<40xi32>) {
    ^bb0(%in: f32, %in_5: i32, %out: f32, %out_6: i32):
      %53 = arith.cmpf olt, %out, %in : f32
      %54 = arith.cmpf une, %out, %out : f32
      %55 = arith.ori %53, %54 : i1
      %56 = arith.cmpf oeq, %out, %in : f32
      %57 = arith.cmpi slt, %out_6, %in_5 : i32
      %58 = arith.andi %56, %57 : i1
      %59 = arith.ori %55, %58 : i1
      %60 = arith.select %55, %out, %in : f32
      %61 = arith.select %59, %out_6, %in_5 : i32
      linalg.yield %60, %61 : f32, i32
    } -> (tensor<40xf32>, tensor<40xi32>)
    %32 = tensor.empty() : tensor<40xi1>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%31#1 : tensor<40xi32>) outs(%32 : tensor<40xi1>) {
    ^bb0(%in: i32, %out: i1):
      %53 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %53 : i1
    } -> tensor<40xi1>
    %34 = tensor.empty() : tensor<40xi32>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%31#1 : tensor<40xi32>) outs(%34 : tensor<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %53 = arith.addi %in, %c5_i32 : i32
      linalg.yield %53 : i32
    } -> tensor<40xi32>
    %36 = tensor.empty() : tensor<40xi32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%33, %35, %31#1 : tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) outs(%36 : tensor<40xi32>) {
    ^bb0(%in: i1, %in_5: i32, %in_6: i32, %out: i32):
      %53 = arith.select %in, %in_5, %in_6 : i32
      linalg.yield %53 : i32
    } -> tensor<40xi32>
    %expanded = tensor.expand_shape %37 [[0, 1]] output_shape [40, 1] : tensor<40xi32> into tensor<40x1xi32>
    %38 = tensor.empty() : tensor<40x1x8xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<40x1xi32>) outs(%38 : tensor<40x1x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %53 = arith.index_cast %in : i32 to index
      %54 = linalg.index 2 : index
      %extracted = tensor.extract %arg1[%53, %54] : tensor<5x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<40x1x8xf32>
    %collapsed = tensor.collapse_shape %39 [[0], [1, 2]] : tensor<40x1x8xf32> into tensor<40x8xf32>
    %40 = tensor.empty() : tensor<40x8xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %arg0 : tensor<40x8xf32>, tensor<40x8xf32>) outs(%40 : tensor<40x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %53 = arith.subf %in, %in_5 : f32
      linalg.yield %53 : f32
    } -> tensor<40x8xf32>
    %42 = tensor.empty() : tensor<40x8xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %41 : tensor<40x8xf32>, tensor<40x8xf32>) outs(%42 : tensor<40x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %53 = arith.addf %in, %in_5 : f32
      linalg.yield %53 : f32
    } -> tensor<40x8xf32>
    %44 = tensor.empty() : tensor<40xi32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%31#1 : tensor<40xi32>) outs(%44 : tensor<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %53 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %53 : i32
    } -> tensor<40xi32>
    %46 = tensor.empty() : tensor<40xi1>
    %47 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%45 : tensor<40xi32>) outs(%46 : tensor<40xi1>) {
    ^bb0(%in: i32, %out: i1):
      %53 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %53 : i1
    } -> tensor<40xi1>
    %48 = tensor.empty() : tensor<40xi32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%45 : tensor<40xi32>) outs(%48 : tensor<40xi32>) {
    ^bb0(%in: i32, %out: i32):
      %53 = arith.addi %in, %c5_i32 : i32
      linalg.yield %53 : i32
    } -> tensor<40xi32>
    %50 = tensor.empty() : tensor<40xi32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%47, %49, %45 : tensor<40xi1>, tensor<40xi32>, tensor<40xi32>) outs(%50 : tensor<40xi32>) {
    ^bb0(%in: i1, %in_5: i32, %in_6: i32, %out: i32):
      %53 = arith.select %in, %in_5, %in_6 : i32
      linalg.yield %53 : i32
    } -> tensor<40xi32>
    %expanded_4 = tensor.expand_shape %51 [[0, 1]] output_shape [40, 1] : tensor<40xi32> into tensor<40x1xi32>
    %52 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%cst_2, %expanded_4 : tensor<40xi32>, tensor<40x1xi32>) outs(%cst_3 : tensor<5xi32>) {
    ^bb0(%arg2: i32, %arg3: i32):
      %53 = arith.addi %arg3, %arg2 : i32
      iree_linalg_ext.yield %53 : i32
    } -> tensor<5xi32>
    return %43, %31#1, %52 : tensor<40x8xf32>, tensor<40xi32>, tensor<5xi32>
  }
}

