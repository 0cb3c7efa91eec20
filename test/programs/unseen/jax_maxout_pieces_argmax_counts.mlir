module @jit_maxout_pieces_argmax_counts {
  util.func public @main(%arg0: tensor<11x8xf32>, %arg1: tensor<8x4x2xf32>, %arg2: tensor<4x2xf32>) -> (tensor<11x4xf32>, tensor<2xi32>) {
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<1> : tensor<44xi32>
    %cst_2 = arith.constant dense<0> : tensor<2xi32>
    %collapsed = tensor.collapse_shape %arg1 [[0], [1, 2]] : tensor<8x4x2xf32> into tensor<8x8xf32>
    %0 = tensor.empty() : tensor<11x8xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<11x8xf32>) -> tensor<11x8xf32>
    %2 = linalg.matmul ins(%arg0, %collapsed : tensor<11x8xf32>, tensor<8x8xf32>) outs(%1 : tensor<11x8xf32>) -> tensor<11x8xf32>
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [11, 4, 2] : tensor<11x8xf32> into tensor<11x4x2xf32>
    %3 = tensor.empty() : tensor<11x4x2xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x2xf32>) outs(%3 : tensor<11x4x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11x4x2xf32>
    %5 = tensor.empty() : tensor<11x4x2xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %4 : tensor<11x4x2xf32>, tensor<11x4x2xf32>) outs(%5 : tensor<11x4x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %26 = arith.addf %in, %in_5 : f32
      linalg.yield %26 : f32
    } -> tensor<11x4x2xf32>
    %7 = tensor.empty() : tensor<11x4xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<11x4xf32>) -> tensor<11x4xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<11x4x2xf32>) outs(%8 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.maximumf %out, %in : f32
      linalg.yield %26 : f32
    } -> tensor<11x4xf32>
    %10 = tensor.empty() : tensor<11x4x2xi32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%10 : tensor<11x4x2xi32>) {
    ^bb0(%out: i32):
      %26 = linalg.index 2 : index
      %27 = arith.index_cast %26 : index to i32
      linalg.yield %27 : i32
    } -> tensor<11x4x2xi32>
    %12 = tensor.empty() : tensor<11x4xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<11x4xf32>) -> tensor<11x4xf32>
    %14 = tensor.empty() : tensor<11x4xi32>
    %15 = linalg.fill ins(%c0_i32 : i32) outs(%14 : tensor<11x4xi32>) -> tensor<11x4xi32>
    %16:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6, %11 : tensor<11x4x2xf32>, tensor<11x4x2xi32>) outs(%13, %15 : tensor<11x4xf32>, tensor<11x4xi32>) {
    ^bb0(%in: f32, %in_5: i32, %out: f32, %out_6: i32):
      %26 = arith.cmpf ogt, %out, %in : f32
      %27 = arith.cmpf une, %out, %out : f32
      %28 = arith.ori %26, %27 : i1
      %29 = arith.cmpf oeq, %out, %in : f32
      %30 = arith.cmpi slt, %out_6, %in_5 : i32
      %31 = arith.andi %29, %30 : i1
      %32 = arith.ori %28, %31 : i1
      %33 = arith.select %28, %out, %in : f32
      %34 = arith.select %32, %out_6, %in_5 : i32
      linalg.yield %33, %34 : f32, i32
    } -> (tensor<11x4xf32>, tensor<11x4xi32>)
    %collapsed_3 = tensor.collapse_shape %16#1 [[0, 1]] : tensor<11x4xi32> into tensor<44xi32>
    %17 = tensor.empty() : tensor<44xi32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed_3 : tensor<44xi32>) outs(%17 : tensor<44xi32>) {
    ^bb0(%in: i32, %out: i32):
      %26 = arith.maxsi %in, %c0_i32 : i32
      linalg.yield %26 : i32
    } -> tensor<44xi32>
    %19 = tensor.empty() : tensor<44xi1>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%18 : tensor<44xi32>) outs(%19 : tensor<44xi1>) {
    ^bb0(%in: i32, %out: i1):
      %26 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %26 : i1
    } -> tensor<44xi1>
    %21 = tensor.empty() : tensor<44xi32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%18 : tensor<44xi32>) outs(%21 : tensor<44xi32>) {
    ^bb0(%in: i32, %out: i32):
      %26 = arith.addi %in, %c2_i32 : i32
      linalg.yield %26 : i32
    } -> tensor<44xi32>
    %23 = tensor.empty() : tensor<44xi32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%20, %22, %18 : tensor<44xi1>, tensor<44xi32>, tensor<44xi32>) outs(%23 : tensor<44xi32>) {
    ^bb0(%in: i1, %in_5: i32, %in_6: i32, %out: i32):
      %26 = arith.select %in, %in_5, %in_6 : i32
      linalg.yield %26 : i32
    } -> tensor<44xi32>
    %expanded_4 = tensor.expand_shape %24 [[0, 1]] output_shape [44, 1] : tensor<44xi32> into tensor<44x1xi32>
    %25 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%cst_1, %expanded_4 : tensor<44xi32>, tensor<44x1xi32>) outs(%cst_2 : tensor<2xi32>) {
    ^bb0(%arg3: i32, %arg4: i32):
      %26 = arith.addi %arg4, %arg3 : i32
      iree_linalg_ext.yield %26 : i32
    } -> tensor<2xi32>
    util.return %9, %25 : tensor<11x4xf32>, tensor<2xi32>
  }
}