module @jit_embedding_grad {
  func.func public @main(%arg0: tensor<20x16xf32>, %arg1: tensor<6xi32>) -> tensor<20x16xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %c20_i32 = arith.constant 20 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<20x16xf32>
    %0 = tensor.empty() : tensor<6xi1>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<6xi32>) outs(%0 : tensor<6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %11 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %11 : i1
    } -> tensor<6xi1>
    %2 = tensor.empty() : tensor<6xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg1 : tensor<6xi32>) outs(%2 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %11 = arith.addi %in, %c20_i32 : i32
      linalg.yield %11 : i32
    } -> tensor<6xi32>
    %4 = tensor.empty() : tensor<6xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%1, %3, %arg1 : tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) outs(%4 : tensor<6xi32>) {
    ^bb0(%in: i1, %in_1: i32, %in_2: i32, %out: i32):
      %11 = arith.select %in, %in_1, %in_2 : i32
      linalg.yield %11 : i32
    } -> tensor<6xi32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [6, 1] : tensor<6xi32> into tensor<6x1xi32>
    %6 = tensor.empty() : tensor<6x1x16xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<6x1xi32>) outs(%6 : tensor<6x1x16xf32>) {
    ^bb0(%in: i32, %out: f32):
      %11 = arith.index_cast %in : i32 to index
      %12 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%11, %12] : tensor<20x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1x16xf32>
    %collapsed = tensor.collapse_shape %7 [[0], [1, 2]] : tensor<6x1x16xf32> into tensor<6x16xf32>
    %8 = tensor.empty() : tensor<6x16xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<6x16xf32>) outs(%8 : tensor<6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.mulf %in, %cst : f32
      linalg.yield %11 : f32
    } -> tensor<6x16xf32>
    %10 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%9, %expanded : tensor<6x16xf32>, tensor<6x1xi32>) outs(%cst_0 : tensor<20x16xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %11 = arith.addf %arg3, %arg2 : f32
      iree_linalg_ext.yield %11 : f32
    } -> tensor<20x16xf32>
    return %10 : tensor<20x16xf32>
  }
}