#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<(d0) -> (d0)>
module @jit_experts_capacity_positions {
  func.func public @main(%arg0: tensor<24x12xf32>, %arg1: tensor<24xi32>) -> (tensor<4x8x12xf32>, tensor<24xi1>) {
    %c4_i32 = arith.constant 4 : i32
    %false = arith.constant false
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<4x8x12xf32>
    %cst_0 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<1x4xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<1x4xi32>) {
    ^bb0(%out: i32):
      %48 = linalg.index 1 : index
      %49 = arith.index_cast %48 : index to i32
      linalg.yield %49 : i32
    } -> tensor<1x4xi32>
    %2 = tensor.empty() : tensor<24x4xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<24xi32>) outs(%2 : tensor<24x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<24x4xi32>
    %4 = tensor.empty() : tensor<24x4xi32>
    %5 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<1x4xi32>) outs(%4 : tensor<24x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<24x4xi32>
    %6 = tensor.empty() : tensor<24x4xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<24x4xi32>, tensor<24x4xi32>) outs(%6 : tensor<24x4xi1>) {
    ^bb0(%in: i32, %in_3: i32, %out: i1):
      %48 = arith.cmpi eq, %in, %in_3 : i32
      linalg.yield %48 : i1
    } -> tensor<24x4xi1>
    %8 = tensor.empty() : tensor<24x4xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<24x4xi1>) outs(%8 : tensor<24x4xi32>) {
    ^bb0(%in: i1, %out: i32):
      %48 = arith.extui %in : i1 to i32
      linalg.yield %48 : i32
    } -> tensor<24x4xi32>
    %10 = tensor.empty() : tensor<24x4xi32>
    %11 = tensor.empty() : tensor<4xi32>
    %12 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel"]} ins(%cst_0 : tensor<i32>) outs(%11 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4xi32>
    %13:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%9 : tensor<24x4xi32>) outs(%10, %12 : tensor<24x4xi32>, tensor<4xi32>) {
    ^bb0(%arg2: i32, %arg3: i32):
      %48 = arith.addi %arg2, %arg3 : i32
      iree_linalg_ext.yield %48 : i32
    } -> tensor<24x4xi32>, tensor<4xi32>
    %14 = tensor.empty() : tensor<24x4xi32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13#0, %9 : tensor<24x4xi32>, tensor<24x4xi32>) outs(%14 : tensor<24x4xi32>) {
    ^bb0(%in: i32, %in_3: i32, %out: i32):
      %48 = arith.muli %in, %in_3 : i32
      linalg.yield %48 : i32
    } -> tensor<24x4xi32>
    %16 = tensor.empty() : tensor<24x4xi32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<24x4xi32>) outs(%16 : tensor<24x4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %48 = arith.subi %in, %c1_i32 : i32
      linalg.yield %48 : i32
    } -> tensor<24x4xi32>
    %18 = tensor.empty() : tensor<24x4xi1>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<24x4xi32>) outs(%18 : tensor<24x4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %48 = arith.cmpi slt, %in, %c8_i32 : i32
      linalg.yield %48 : i1
    } -> tensor<24x4xi1>
    %20 = tensor.empty() : tensor<24x4xi1>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<24x4xi32>) outs(%20 : tensor<24x4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %48 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %48 : i1
    } -> tensor<24x4xi1>
    %22 = tensor.empty() : tensor<24x4xi1>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %21 : tensor<24x4xi1>, tensor<24x4xi1>) outs(%22 : tensor<24x4xi1>) {
    ^bb0(%in: i1, %in_3: i1, %out: i1):
      %48 = arith.andi %in, %in_3 : i1
      linalg.yield %48 : i1
    } -> tensor<24x4xi1>
    %24 = tensor.empty() : tensor<24x4xi32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %17 : tensor<24x4xi1>, tensor<24x4xi32>) outs(%24 : tensor<24x4xi32>) {
    ^bb0(%in: i1, %in_3: i32, %out: i32):
      %48 = arith.select %in, %in_3, %c0_i32 : i32
      linalg.yield %48 : i32
    } -> tensor<24x4xi32>
    %26 = tensor.empty() : tensor<24xi32>
    %27 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%26 : tensor<24xi32>) -> tensor<24xi32>
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%25 : tensor<24x4xi32>) outs(%27 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %48 = arith.maxsi %out, %in : i32
      linalg.yield %48 : i32
    } -> tensor<24xi32>
    %29 = tensor.empty() : tensor<24xi1>
    %30 = linalg.fill ins(%false : i1) outs(%29 : tensor<24xi1>) -> tensor<24xi1>
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%23 : tensor<24x4xi1>) outs(%30 : tensor<24xi1>) {
    ^bb0(%in: i1, %out: i1):
      %48 = arith.ori %out, %in : i1
      linalg.yield %48 : i1
    } -> tensor<24xi1>
    %32 = tensor.empty() : tensor<24xi32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%31, %28 : tensor<24xi1>, tensor<24xi32>) outs(%32 : tensor<24xi32>) {
    ^bb0(%in: i1, %in_3: i32, %out: i32):
      %48 = arith.select %in, %in_3, %c8_i32 : i32
      linalg.yield %48 : i32
    } -> tensor<24xi32>
    %34 = tensor.empty() : tensor<24xi1>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg1 : tensor<24xi32>) outs(%34 : tensor<24xi1>) {
    ^bb0(%in: i32, %out: i1):
      %48 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %48 : i1
    } -> tensor<24xi1>
    %36 = tensor.empty() : tensor<24xi32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg1 : tensor<24xi32>) outs(%36 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %48 = arith.addi %in, %c4_i32 : i32
      linalg.yield %48 : i32
    } -> tensor<24xi32>
    %38 = tensor.empty() : tensor<24xi32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%35, %37, %arg1 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%38 : tensor<24xi32>) {
    ^bb0(%in: i1, %in_3: i32, %in_4: i32, %out: i32):
      %48 = arith.select %in, %in_3, %in_4 : i32
      linalg.yield %48 : i32
    } -> tensor<24xi32>
    %40 = tensor.empty() : tensor<24xi1>
    %41 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%33 : tensor<24xi32>) outs(%40 : tensor<24xi1>) {
    ^bb0(%in: i32, %out: i1):
      %48 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %48 : i1
    } -> tensor<24xi1>
    %42 = tensor.empty() : tensor<24xi32>
    %43 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%33 : tensor<24xi32>) outs(%42 : tensor<24xi32>) {
    ^bb0(%in: i32, %out: i32):
      %48 = arith.addi %in, %c8_i32 : i32
      linalg.yield %48 : i32
    } -> tensor<24xi32>
    %44 = tensor.empty() : tensor<24xi32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%41, %43, %33 : tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) outs(%44 : tensor<24xi32>) {
    ^bb0(%in: i1, %in_3: i32, %in_4: i32, %out: i32):
      %48 = arith.select %in, %in_3, %in_4 : i32
      linalg.yield %48 : i32
    } -> tensor<24xi32>
    %expanded = tensor.expand_shape %39 [[0, 1]] output_shape [24, 1] : tensor<24xi32> into tensor<24x1xi32>
    %expanded_1 = tensor.expand_shape %45 [[0, 1]] output_shape [24, 1] : tensor<24xi32> into tensor<24x1xi32>
    %46 = tensor.empty() : tensor<24x2xi32>
    %inserted_slice = tensor.insert_slice %expanded into %46[0, 0] [24, 1] [1, 1] : tensor<24x1xi32> into tensor<24x2xi32>
    %inserted_slice_2 = tensor.insert_slice %expanded_1 into %inserted_slice[0, 1] [24, 1] [1, 1] : tensor<24x1xi32> into tensor<24x2xi32>
    %47 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%arg0, %inserted_slice_2 : tensor<24x12xf32>, tensor<24x2xi32>) outs(%cst : tensor<4x8x12xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %48 = arith.addf %arg3, %arg2 : f32
      iree_linalg_ext.yield %48 : f32
    } -> tensor<4x8x12xf32>
    return %47, %31 : tensor<4x8x12xf32>, tensor<24xi1>
  }
}

