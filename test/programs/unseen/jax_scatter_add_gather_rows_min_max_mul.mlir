module @jit_scatter_add_gather_rows_min_max_mul {
  util.func public @main(%arg0: tensor<10x4xf32>, %arg1: tensor<6xi32>, %arg2: tensor<6x4xf32>, %arg3: tensor<4x5xf32>) -> (tensor<10x5xf32>, tensor<10x4xf32>, tensor<10x4xf32>, tensor<6x5xf32>, tensor<10x4xf32>) {
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %c10_i32 = arith.constant 10 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<3x4xf32>
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<6xf32>
    %cst_2 = arith.constant dense<1> : tensor<6x1xi32>
    %0 = tensor.empty() : tensor<6xi1>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<6xi32>) outs(%0 : tensor<6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %25 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %25 : i1
    } -> tensor<6xi1>
    %2 = tensor.empty() : tensor<6xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<6xi32>) outs(%2 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %25 = arith.addi %in, %c10_i32 : i32
      linalg.yield %25 : i32
    } -> tensor<6xi32>
    %4 = tensor.empty() : tensor<6xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1, %3, %arg1 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%4 : tensor<6xi32>) {
    ^bb0(%in: i1, %in_5: i32, %in_6: i32, %out: i32):
      %25 = arith.select %in, %in_5, %in_6 : i32
      linalg.yield %25 : i32
    } -> tensor<6xi32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [6, 1] : tensor<6xi32> into tensor<6x1xi32>
    %6 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%arg2, %expanded : tensor<6x4xf32>, tensor<6x1xi32>) outs(%arg0 : tensor<10x4xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %25 = arith.addf %arg5, %arg4 : f32
      iree_linalg_ext.yield %25 : f32
    } -> tensor<10x4xf32>
    %7 = tensor.empty() : tensor<10x5xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<10x5xf32>) -> tensor<10x5xf32>
    %9 = linalg.matmul ins(%6, %arg3 : tensor<10x4xf32>, tensor<4x5xf32>) outs(%8 : tensor<10x5xf32>) -> tensor<10x5xf32>
    %10 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%arg2, %expanded : tensor<6x4xf32>, tensor<6x1xi32>) outs(%arg0 : tensor<10x4xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %25 = arith.maximumf %arg5, %arg4 : f32
      iree_linalg_ext.yield %25 : f32
    } -> tensor<10x4xf32>
    %11 = tensor.empty() : tensor<6x2xi32>
    %inserted_slice = tensor.insert_slice %expanded into %11[0, 0] [6, 1] [1, 1] : tensor<6x1xi32> into tensor<6x2xi32>
    %inserted_slice_3 = tensor.insert_slice %cst_2 into %inserted_slice[0, 1] [6, 1] [1, 1] : tensor<6x1xi32> into tensor<6x2xi32>
    %12 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%cst_1, %inserted_slice_3 : tensor<6xf32>, tensor<6x2xi32>) outs(%arg0 : tensor<10x4xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      %25 = arith.mulf %arg5, %arg4 : f32
      iree_linalg_ext.yield %25 : f32
    } -> tensor<10x4xf32>
    %13 = tensor.empty() : tensor<6x1x4xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<6x1xi32>) outs(%13 : tensor<6x1x4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %25 = arith.index_cast %in : i32 to index
      %26 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%25, %26] : tensor<10x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1x4xf32>
    %collapsed = tensor.collapse_shape %14 [[0], [1, 2]] : tensor<6x1x4xf32> into tensor<6x4xf32>
    %15 = tensor.empty() : tensor<6x5xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %17 = linalg.matmul ins(%collapsed, %arg3 : tensor<6x4xf32>, tensor<4x5xf32>) outs(%16 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %18 = tensor.empty() : tensor<3xi32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%18 : tensor<3xi32>) {
    ^bb0(%out: i32):
      %25 = linalg.index 0 : index
      %26 = arith.index_cast %25 : index to i32
      linalg.yield %26 : i32
    } -> tensor<3xi32>
    %20 = tensor.empty() : tensor<3xi32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%19 : tensor<3xi32>) outs(%20 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %25 = arith.muli %in, %c2_i32 : i32
      linalg.yield %25 : i32
    } -> tensor<3xi32>
    %22 = tensor.empty() : tensor<3xi32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%21 : tensor<3xi32>) outs(%22 : tensor<3xi32>) {
    ^bb0(%in: i32, %out: i32):
      %25 = arith.addi %in, %c2_i32 : i32
      linalg.yield %25 : i32
    } -> tensor<3xi32>
    %expanded_4 = tensor.expand_shape %23 [[0, 1]] output_shape [3, 1] : tensor<3xi32> into tensor<3x1xi32>
    %24 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%cst_0, %expanded_4 : tensor<3x4xf32>, tensor<3x1xi32>) outs(%arg0 : tensor<10x4xf32>) {
    ^bb0(%arg4: f32, %arg5: f32):
      iree_linalg_ext.yield %arg4 : f32
    } -> tensor<10x4xf32>
    util.return %9, %10, %12, %17, %24 : tensor<10x5xf32>, tensor<10x4xf32>, tensor<10x4xf32>, tensor<6x5xf32>, tensor<10x4xf32>
  }
}