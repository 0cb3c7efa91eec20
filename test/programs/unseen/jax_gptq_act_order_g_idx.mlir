#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_gptq_act_order_g_idx {
  func.func public @main(%arg0: tensor<4x16xf32>, %arg1: tensor<16x12xi8>, %arg2: tensor<16xi32>, %arg3: tensor<4x12xf32>, %arg4: tensor<4x12xi8>) -> tensor<4x12xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %0 = tensor.empty() : tensor<16xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<16xi32>) outs(%0 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %33 = arith.remsi %in, %c4_i32 : i32
      linalg.yield %33 : i32
    } -> tensor<16xi32>
    %2 = tensor.empty() : tensor<16xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<16xi32>) outs(%2 : tensor<16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %33 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %33 : i1
    } -> tensor<16xi1>
    %4 = tensor.empty() : tensor<16xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<16xi32>) outs(%4 : tensor<16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %33 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %33 : i1
    } -> tensor<16xi1>
    %6 = tensor.empty() : tensor<16xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%5, %3 : tensor<16xi1>, tensor<16xi1>) outs(%6 : tensor<16xi1>) {
    ^bb0(%in: i1, %in_1: i1, %out: i1):
      %33 = arith.andi %in, %in_1 : i1
      linalg.yield %33 : i1
    } -> tensor<16xi1>
    %8 = tensor.empty() : tensor<16xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<16xi32>) outs(%8 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %33 = arith.addi %in, %c4_i32 : i32
      linalg.yield %33 : i32
    } -> tensor<16xi32>
    %10 = tensor.empty() : tensor<16xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%7, %9, %1 : tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) outs(%10 : tensor<16xi32>) {
    ^bb0(%in: i1, %in_1: i32, %in_2: i32, %out: i32):
      %33 = arith.select %in, %in_1, %in_2 : i32
      linalg.yield %33 : i32
    } -> tensor<16xi32>
    %12 = tensor.empty() : tensor<16x12xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x12xi8>) outs(%12 : tensor<16x12xf32>) {
    ^bb0(%in: i8, %out: f32):
      %33 = arith.sitofp %in : i8 to f32
      linalg.yield %33 : f32
    } -> tensor<16x12xf32>
    %14 = tensor.empty() : tensor<16xi1>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<16xi32>) outs(%14 : tensor<16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %33 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %33 : i1
    } -> tensor<16xi1>
    %16 = tensor.empty() : tensor<16xi32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<16xi32>) outs(%16 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %33 = arith.addi %in, %c4_i32 : i32
      linalg.yield %33 : i32
    } -> tensor<16xi32>
    %18 = tensor.empty() : tensor<16xi32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%15, %17, %11 : tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) outs(%18 : tensor<16xi32>) {
    ^bb0(%in: i1, %in_1: i32, %in_2: i32, %out: i32):
      %33 = arith.select %in, %in_1, %in_2 : i32
      linalg.yield %33 : i32
    } -> tensor<16xi32>
    %expanded = tensor.expand_shape %19 [[0, 1]] output_shape [16, 1] : tensor<16xi32> into tensor<16x1xi32>
    %20 = tensor.empty() : tensor<16x1x12xi8>
    %21 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<16x1xi32>) outs(%20 : tensor<16x1x12xi8>) {
    ^bb0(%in: i32, %out: i8):
      %33 = arith.index_cast %in : i32 to index
      %34 = linalg.index 2 : index
      %extracted = tensor.extract %arg4[%33, %34] : tensor<4x12xi8>
      linalg.yield %extracted : i8
    } -> tensor<16x1x12xi8>
    %22 = tensor.empty() : tensor<16x1x12xf32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<16x1x12xi8>) outs(%22 : tensor<16x1x12xf32>) {
    ^bb0(%in: i8, %out: f32):
      %33 = arith.sitofp %in : i8 to f32
      linalg.yield %33 : f32
    } -> tensor<16x1x12xf32>
    %collapsed = tensor.collapse_shape %23 [[0], [1, 2]] : tensor<16x1x12xf32> into tensor<16x12xf32>
    %24 = tensor.empty() : tensor<16x12xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %collapsed : tensor<16x12xf32>, tensor<16x12xf32>) outs(%24 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %33 = arith.subf %in, %in_1 : f32
      linalg.yield %33 : f32
    } -> tensor<16x12xf32>
    %26 = tensor.empty() : tensor<16x1x12xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<16x1xi32>) outs(%26 : tensor<16x1x12xf32>) {
    ^bb0(%in: i32, %out: f32):
      %33 = arith.index_cast %in : i32 to index
      %34 = linalg.index 2 : index
      %extracted = tensor.extract %arg3[%33, %34] : tensor<4x12xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x1x12xf32>
    %collapsed_0 = tensor.collapse_shape %27 [[0], [1, 2]] : tensor<16x1x12xf32> into tensor<16x12xf32>
    %28 = tensor.empty() : tensor<16x12xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %collapsed_0 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%28 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %33 = arith.mulf %in, %in_1 : f32
      linalg.yield %33 : f32
    } -> tensor<16x12xf32>
    %30 = tensor.empty() : tensor<4x12xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<4x12xf32>) -> tensor<4x12xf32>
    %32 = linalg.matmul ins(%arg0, %29 : tensor<4x16xf32>, tensor<16x12xf32>) outs(%31 : tensor<4x12xf32>) -> tensor<4x12xf32>
    return %32 : tensor<4x12xf32>
  }
}

