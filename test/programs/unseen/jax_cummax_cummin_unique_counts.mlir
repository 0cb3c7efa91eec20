#map = affine_map<(d0) -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_cummax_cummin_unique_counts {
  func.func public @main(%arg0: tensor<3x9xf32>, %arg1: tensor<9xi32>, %arg2: tensor<3x9xi8> {iree.abi.encoding = tensor<3x9xui8>}) -> (tensor<3x9xf32>, tensor<3x9xf32>, tensor<6xi32>, tensor<9xi32>, tensor<3x9xi32>) {
    %c8 = arith.constant 8 : index
    %c6_i32 = arith.constant 6 : i32
    %c5_i32 = arith.constant 5 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<-2147483648> : tensor<i32>
    %cst_0 = arith.constant dense<0x7F800000> : tensor<f32>
    %cst_1 = arith.constant dense<1> : tensor<9xi32>
    %cst_2 = arith.constant dense<0> : tensor<6xi32>
    %cst_3 = arith.constant dense<0> : tensor<i32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32>
    %0 = tensor.empty() : tensor<3x9xf32>
    %1 = tensor.empty() : tensor<3xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%1 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %3:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%arg0 : tensor<3x9xf32>) outs(%0, %2 : tensor<3x9xf32>, tensor<3xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %33 = arith.maximumf %arg3, %arg4 : f32
      iree_linalg_ext.yield %33 : f32
    } -> tensor<3x9xf32>, tensor<3xf32>
    %4 = tensor.empty() : tensor<3x9xf32>
    %5 = tensor.empty() : tensor<3xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_0 : tensor<f32>) outs(%5 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %7 = tensor.empty() : tensor<3x9xf32>
    %8 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<3x9xf32>) {
    ^bb0(%out: f32):
      %33 = linalg.index 0 : index
      %34 = linalg.index 1 : index
      %35 = arith.subi %c8, %34 : index
      %extracted = tensor.extract %arg0[%33, %35] : tensor<3x9xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x9xf32>
    %9:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%8 : tensor<3x9xf32>) outs(%4, %6 : tensor<3x9xf32>, tensor<3xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %33 = arith.minimumf %arg3, %arg4 : f32
      iree_linalg_ext.yield %33 : f32
    } -> tensor<3x9xf32>, tensor<3xf32>
    %10 = tensor.empty() : tensor<3x9xf32>
    %11 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%10 : tensor<3x9xf32>) {
    ^bb0(%out: f32):
      %33 = linalg.index 0 : index
      %34 = linalg.index 1 : index
      %35 = arith.subi %c8, %34 : index
      %extracted = tensor.extract %9#0[%33, %35] : tensor<3x9xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x9xf32>
    %12 = tensor.empty() : tensor<9xi32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<9xi32>) outs(%12 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %33 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %33 : i32
    } -> tensor<9xi32>
    %14 = tensor.empty() : tensor<9xi32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%13 : tensor<9xi32>) outs(%14 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %33 = arith.minsi %in, %c5_i32 : i32
      linalg.yield %33 : i32
    } -> tensor<9xi32>
    %16 = tensor.empty() : tensor<9xi32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%15 : tensor<9xi32>) outs(%16 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %33 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %33 : i32
    } -> tensor<9xi32>
    %18 = tensor.empty() : tensor<9xi1>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%17 : tensor<9xi32>) outs(%18 : tensor<9xi1>) {
    ^bb0(%in: i32, %out: i1):
      %33 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %33 : i1
    } -> tensor<9xi1>
    %20 = tensor.empty() : tensor<9xi32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%17 : tensor<9xi32>) outs(%20 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %33 = arith.addi %in, %c6_i32 : i32
      linalg.yield %33 : i32
    } -> tensor<9xi32>
    %22 = tensor.empty() : tensor<9xi32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%19, %21, %17 : tensor<9xi1>, tensor<9xi32>, tensor<9xi32>) outs(%22 : tensor<9xi32>) {
    ^bb0(%in: i1, %in_5: i32, %in_6: i32, %out: i32):
      %33 = arith.select %in, %in_5, %in_6 : i32
      linalg.yield %33 : i32
    } -> tensor<9xi32>
    %expanded = tensor.expand_shape %23 [[0, 1]] output_shape [9, 1] : tensor<9xi32> into tensor<9x1xi32>
    %24 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%cst_1, %expanded : tensor<9xi32>, tensor<9x1xi32>) outs(%cst_2 : tensor<6xi32>) {
    ^bb0(%arg3: i32, %arg4: i32):
      %33 = arith.addi %arg4, %arg3 : i32
      iree_linalg_ext.yield %33 : i32
    } -> tensor<6xi32>
    %25 = tensor.empty() : tensor<9xi32>
    %26:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%arg1 : tensor<9xi32>) outs(%25, %cst : tensor<9xi32>, tensor<i32>) {
    ^bb0(%arg3: i32, %arg4: i32):
      %33 = arith.maxsi %arg3, %arg4 : i32
      iree_linalg_ext.yield %33 : i32
    } -> tensor<9xi32>, tensor<i32>
    %27 = tensor.empty() : tensor<3x9xi32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<3x9xi8>) outs(%27 : tensor<3x9xi32>) {
    ^bb0(%in: i8, %out: i32):
      %33 = arith.extui %in : i8 to i32
      linalg.yield %33 : i32
    } -> tensor<3x9xi32>
    %29 = tensor.empty() : tensor<3x9xi32>
    %30 = tensor.empty() : tensor<3xi32>
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} ins(%cst_3 : tensor<i32>) outs(%30 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<3xi32>
    %32:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%28 : tensor<3x9xi32>) outs(%29, %31 : tensor<3x9xi32>, tensor<3xi32>) {
    ^bb0(%arg3: i32, %arg4: i32):
      %33 = arith.addi %arg3, %arg4 : i32
      iree_linalg_ext.yield %33 : i32
    } -> tensor<3x9xi32>, tensor<3xi32>
    return %3#0, %11, %24, %26#0, %32#0 : tensor<3x9xf32>, tensor<3x9xf32>, tensor<6xi32>, tensor<9xi32>, tensor<3x9xi32>
  }
}

