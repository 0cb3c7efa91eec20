module @jit_toeplitz_by_gather_times_matrix {
  util.func public @main(%arg0: tensor<31xf32>, %arg1: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c31_i32 = arith.constant 31 : i32
    %c0_i32 = arith.constant 0 : i32
    %c15_i32 = arith.constant 15 : i32
    %0 = tensor.empty() : tensor<16xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<16xi32>) {
    ^bb0(%out: i32):
      %21 = linalg.index 0 : index
      %22 = arith.index_cast %21 : index to i32
      linalg.yield %22 : i32
    } -> tensor<16xi32>
    %2 = tensor.empty() : tensor<16x16xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16xi32>) outs(%2 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %4 = tensor.empty() : tensor<16x16xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16xi32>) outs(%4 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<16x16xi32>
    %6 = tensor.empty() : tensor<16x16xi32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%6 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %21 = arith.subi %in, %in_0 : i32
      linalg.yield %21 : i32
    } -> tensor<16x16xi32>
    %8 = tensor.empty() : tensor<16x16xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<16x16xi32>) outs(%8 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %21 = arith.addi %in, %c15_i32 : i32
      linalg.yield %21 : i32
    } -> tensor<16x16xi32>
    %10 = tensor.empty() : tensor<16x16xi1>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x16xi32>) outs(%10 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %21 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %21 : i1
    } -> tensor<16x16xi1>
    %12 = tensor.empty() : tensor<16x16xi32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x16xi32>) outs(%12 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %21 = arith.addi %in, %c31_i32 : i32
      linalg.yield %21 : i32
    } -> tensor<16x16xi32>
    %14 = tensor.empty() : tensor<16x16xi32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %13, %9 : tensor<16x16xi1>, tensor<16x16xi32>, tensor<16x16xi32>) outs(%14 : tensor<16x16xi32>) {
    ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
      %21 = arith.select %in, %in_0, %in_1 : i32
      linalg.yield %21 : i32
    } -> tensor<16x16xi32>
    %expanded = tensor.expand_shape %15 [[0], [1, 2]] output_shape [16, 16, 1] : tensor<16x16xi32> into tensor<16x16x1xi32>
    %16 = tensor.empty() : tensor<16x16x1xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<16x16x1xi32>) outs(%16 : tensor<16x16x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %21 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %arg0[%21] : tensor<31xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x16x1xf32>
    %collapsed = tensor.collapse_shape %17 [[0], [1, 2]] : tensor<16x16x1xf32> into tensor<16x16xf32>
    %18 = tensor.empty() : tensor<16x8xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %20 = linalg.matmul ins(%collapsed, %arg1 : tensor<16x16xf32>, tensor<16x8xf32>) outs(%19 : tensor<16x8xf32>) -> tensor<16x8xf32>
    util.return %20 : tensor<16x8xf32>
  }
}