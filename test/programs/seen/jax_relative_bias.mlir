module @jit_relative_bias {
  func.func public @main(%arg0: tensor<2x4x16x16xf32>, %arg1: tensor<2x4x16x16xf32>, %arg2: tensor<2x4x16x16xf32>, %arg3: tensor<7x4xf32>) -> tensor<2x4x16x16xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 2.500000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %c3_i32 = arith.constant 3 : i32
    %c-3_i32 = arith.constant -3 : i32
    %0 = tensor.empty() : tensor<16xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<16xi32>) {
    ^bb0(%out: i32):
      %54 = linalg.index 0 : index
      %55 = arith.index_cast %54 : index to i32
      linalg.yield %55 : i32
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
    ^bb0(%in: i32, %in_8: i32, %out: i32):
      %54 = arith.subi %in, %in_8 : i32
      linalg.yield %54 : i32
    } -> tensor<16x16xi32>
    %8 = tensor.empty() : tensor<16x16xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<16x16xi32>) outs(%8 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %54 = arith.maxsi %in, %c-3_i32 : i32
      linalg.yield %54 : i32
    } -> tensor<16x16xi32>
    %10 = tensor.empty() : tensor<16x16xi32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x16xi32>) outs(%10 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %54 = arith.minsi %in, %c3_i32 : i32
      linalg.yield %54 : i32
    } -> tensor<16x16xi32>
    %12 = tensor.empty() : tensor<16x16xi32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<16x16xi32>) outs(%12 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %54 = arith.addi %in, %c3_i32 : i32
      linalg.yield %54 : i32
    } -> tensor<16x16xi32>
    %14 = tensor.empty() : tensor<16x16xi1>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<16x16xi32>) outs(%14 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %54 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %54 : i1
    } -> tensor<16x16xi1>
    %16 = tensor.empty() : tensor<16x16xi32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<16x16xi32>) outs(%16 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %54 = arith.addi %in, %c7_i32 : i32
      linalg.yield %54 : i32
    } -> tensor<16x16xi32>
    %18 = tensor.empty() : tensor<16x16xi32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %17, %13 : tensor<16x16xi1>, tensor<16x16xi32>, tensor<16x16xi32>) outs(%18 : tensor<16x16xi32>) {
    ^bb0(%in: i1, %in_8: i32, %in_9: i32, %out: i32):
      %54 = arith.select %in, %in_8, %in_9 : i32
      linalg.yield %54 : i32
    } -> tensor<16x16xi32>
    %expanded = tensor.expand_shape %19 [[0], [1, 2]] output_shape [16, 16, 1] : tensor<16x16xi32> into tensor<16x16x1xi32>
    %20 = tensor.empty() : tensor<16x16x1x4xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<16x16x1xi32>) outs(%20 : tensor<16x16x1x4xf32>) {
    ^bb0(%in: i32, %out: f32):
      %54 = arith.index_cast %in : i32 to index
      %55 = linalg.index 3 : index
      %extracted = tensor.extract %arg3[%54, %55] : tensor<7x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x16x1x4xf32>
    %collapsed = tensor.collapse_shape %21 [[0], [1], [2, 3]] : tensor<16x16x1x4xf32> into tensor<16x16x4xf32>
    %22 = tensor.empty() : tensor<4x16x16xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<16x16x4xf32>) outs(%22 : tensor<4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x16x16xf32>
    %24 = tensor.empty() : tensor<2x4x16x16xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x4x16x16xf32>) outs(%24 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_2 = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_3 = tensor.collapse_shape %25 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %26 = tensor.empty() : tensor<8x16x16xf32>
    %27 = linalg.fill ins(%cst_1 : f32) outs(%26 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %28 = linalg.batch_matmul ins(%collapsed_2, %collapsed_3 : tensor<8x16x16xf32>, tensor<8x16x16xf32>) outs(%27 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_4 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    %29 = tensor.empty() : tensor<2x4x16x16xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x4x16x16xf32>) outs(%29 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.mulf %in, %cst_0 : f32
      linalg.yield %54 : f32
    } -> tensor<2x4x16x16xf32>
    %31 = tensor.empty() : tensor<2x4x16x16xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<4x16x16xf32>) outs(%31 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %33 = tensor.empty() : tensor<2x4x16x16xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %32 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%33 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %54 = arith.addf %in, %in_8 : f32
      linalg.yield %54 : f32
    } -> tensor<2x4x16x16xf32>
    %35 = tensor.empty() : tensor<2x4x16xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%34 : tensor<2x4x16x16xf32>) outs(%36 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.maximumf %out, %in : f32
      linalg.yield %54 : f32
    } -> tensor<2x4x16xf32>
    %38 = tensor.empty() : tensor<2x4x16x16xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x4x16xf32>) outs(%38 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %40 = tensor.empty() : tensor<2x4x16x16xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %39 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%40 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %54 = arith.subf %in, %in_8 : f32
      linalg.yield %54 : f32
    } -> tensor<2x4x16x16xf32>
    %42 = tensor.empty() : tensor<2x4x16x16xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<2x4x16x16xf32>) outs(%42 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.exp %in : f32
      linalg.yield %54 : f32
    } -> tensor<2x4x16x16xf32>
    %44 = tensor.empty() : tensor<2x4x16xf32>
    %45 = linalg.fill ins(%cst_1 : f32) outs(%44 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<2x4x16x16xf32>) outs(%45 : tensor<2x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.addf %out, %in : f32
      linalg.yield %54 : f32
    } -> tensor<2x4x16xf32>
    %47 = tensor.empty() : tensor<2x4x16x16xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<2x4x16xf32>) outs(%47 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x16x16xf32>
    %49 = tensor.empty() : tensor<2x4x16x16xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %48 : tensor<2x4x16x16xf32>, tensor<2x4x16x16xf32>) outs(%49 : tensor<2x4x16x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %54 = arith.divf %in, %in_8 : f32
      linalg.yield %54 : f32
    } -> tensor<2x4x16x16xf32>
    %collapsed_5 = tensor.collapse_shape %50 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %collapsed_6 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x4x16x16xf32> into tensor<8x16x16xf32>
    %51 = tensor.empty() : tensor<8x16x16xf32>
    %52 = linalg.fill ins(%cst_1 : f32) outs(%51 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %53 = linalg.batch_matmul ins(%collapsed_5, %collapsed_6 : tensor<8x16x16xf32>, tensor<8x16x16xf32>) outs(%52 : tensor<8x16x16xf32>) -> tensor<8x16x16xf32>
    %expanded_7 = tensor.expand_shape %53 [[0, 1], [2], [3]] output_shape [2, 4, 16, 16] : tensor<8x16x16xf32> into tensor<2x4x16x16xf32>
    return %expanded_7 : tensor<2x4x16x16xf32>
  }
}