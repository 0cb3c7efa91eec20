module @jit_max_pool_gradient_first_of_equal {
  util.func public @main(%arg0: tensor<2x6x8x3xf32>, %arg1: tensor<2x3x4x3xf32>) -> (tensor<2x3x4x3xf32>, tensor<2x6x8x3xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c2 = arith.constant 2 : index
    %c-1_i32 = arith.constant -1 : i32
    %0 = tensor.empty() : tensor<2x2xf32>
    %1 = tensor.empty() : tensor<2x3x4x3xf32>
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
    %3 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %0 : tensor<2x6x8x3xf32>, tensor<2x2xf32>) outs(%2 : tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
    %4 = tensor.empty() : tensor<2x3x4x3xf32>
    %5 = tensor.empty() : tensor<2x3x4x3xi32>
    %6 = linalg.fill ins(%c-1_i32 : i32) outs(%5 : tensor<2x3x4x3xi32>) -> tensor<2x3x4x3xi32>
    %7 = tensor.empty() : tensor<2x2xf32>
    %8:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%arg0, %7 : tensor<2x6x8x3xf32>, tensor<2x2xf32>) outs(%4, %6 : tensor<2x3x4x3xf32>, tensor<2x3x4x3xi32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32, %out_2: i32):
      %12 = arith.cmpf oge, %in, %out : f32
      %13 = arith.cmpi eq, %out_2, %c-1_i32 : i32
      %14 = arith.ori %12, %13 : i1
      %15 = linalg.index 4 : index
      %16 = linalg.index 5 : index
      %17 = arith.muli %15, %c2 : index
      %18 = arith.addi %17, %16 : index
      %19 = arith.index_cast %18 : index to i32
      %20 = arith.select %14, %19, %out_2 : i32
      %21 = arith.select %14, %in, %out : f32
      linalg.yield %21, %20 : f32, i32
    } -> (tensor<2x3x4x3xf32>, tensor<2x3x4x3xi32>)
    %9 = tensor.empty() : tensor<2x3x2x4x2x3xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x3x2x4x2x3xf32>) -> tensor<2x3x2x4x2x3xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%8#1, %arg1 : tensor<2x3x4x3xi32>, tensor<2x3x4x3xf32>) outs(%10 : tensor<2x3x2x4x2x3xf32>) {
    ^bb0(%in: i32, %in_1: f32, %out: f32):
      %12 = arith.addf %in_1, %out : f32
      %13 = linalg.index 2 : index
      %14 = linalg.index 4 : index
      %15 = arith.muli %13, %c2 : index
      %16 = arith.addi %15, %14 : index
      %17 = arith.index_cast %16 : index to i32
      %18 = arith.cmpi eq, %17, %in : i32
      %19 = arith.select %18, %12, %out : f32
      linalg.yield %19 : f32
    } -> tensor<2x3x2x4x2x3xf32>
    %collapsed = tensor.collapse_shape %11 [[0], [1, 2], [3, 4], [5]] : tensor<2x3x2x4x2x3xf32> into tensor<2x6x8x3xf32>
    util.return %3, %collapsed : tensor<2x3x4x3xf32>, tensor<2x6x8x3xf32>
  }
}