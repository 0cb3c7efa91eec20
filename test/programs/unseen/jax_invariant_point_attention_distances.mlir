module @jit_invariant_point_attention_distances {
  util.func public @main(%arg0: tensor<12x32xf32>, %arg1: tensor<12x3x3xf32>, %arg2: tensor<12x3xf32>, %arg3: tensor<32x48xf32>, %arg4: tensor<32x48xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<12x12x4xf32>) -> tensor<12x32xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<12x48xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<12x48xf32>) -> tensor<12x48xf32>
    %2 = linalg.matmul ins(%arg0, %arg3 : tensor<12x32xf32>, tensor<32x48xf32>) outs(%1 : tensor<12x48xf32>) -> tensor<12x48xf32>
    %3 = tensor.empty() : tensor<12x3x3xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<12x3x3xf32>) outs(%3 : tensor<12x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x3x3xf32>
    %expanded = tensor.expand_shape %2 [[0], [1, 2]] output_shape [12, 16, 3] : tensor<12x48xf32> into tensor<12x16x3xf32>
    %5 = tensor.empty() : tensor<12x16x3xf32>
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<12x16x3xf32>) -> tensor<12x16x3xf32>
    %7 = linalg.batch_matmul ins(%expanded, %4 : tensor<12x16x3xf32>, tensor<12x3x3xf32>) outs(%6 : tensor<12x16x3xf32>) -> tensor<12x16x3xf32>
    %expanded_2 = tensor.expand_shape %7 [[0], [1, 2], [3]] output_shape [12, 4, 4, 3] : tensor<12x16x3xf32> into tensor<12x4x4x3xf32>
    %8 = tensor.empty() : tensor<12x4x4x3xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<12x3xf32>) outs(%8 : tensor<12x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x4x4x3xf32>
    %10 = tensor.empty() : tensor<12x4x4x3xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2, %9 : tensor<12x4x4x3xf32>, tensor<12x4x4x3xf32>) outs(%10 : tensor<12x4x4x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %63 = arith.addf %in, %in_6 : f32
      linalg.yield %63 : f32
    } -> tensor<12x4x4x3xf32>
    %12 = tensor.empty() : tensor<12x48xf32>
    %13 = linalg.fill ins(%cst_1 : f32) outs(%12 : tensor<12x48xf32>) -> tensor<12x48xf32>
    %14 = linalg.matmul ins(%arg0, %arg4 : tensor<12x32xf32>, tensor<32x48xf32>) outs(%13 : tensor<12x48xf32>) -> tensor<12x48xf32>
    %expanded_3 = tensor.expand_shape %14 [[0], [1, 2]] output_shape [12, 16, 3] : tensor<12x48xf32> into tensor<12x16x3xf32>
    %15 = tensor.empty() : tensor<12x16x3xf32>
    %16 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<12x16x3xf32>) -> tensor<12x16x3xf32>
    %17 = linalg.batch_matmul ins(%expanded_3, %4 : tensor<12x16x3xf32>, tensor<12x3x3xf32>) outs(%16 : tensor<12x16x3xf32>) -> tensor<12x16x3xf32>
    %expanded_4 = tensor.expand_shape %17 [[0], [1, 2], [3]] output_shape [12, 4, 4, 3] : tensor<12x16x3xf32> into tensor<12x4x4x3xf32>
    %18 = tensor.empty() : tensor<12x4x4x3xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4, %9 : tensor<12x4x4x3xf32>, tensor<12x4x4x3xf32>) outs(%18 : tensor<12x4x4x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %63 = arith.addf %in, %in_6 : f32
      linalg.yield %63 : f32
    } -> tensor<12x4x4x3xf32>
    %20 = tensor.empty() : tensor<12x12x4x4x3xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<12x4x4x3xf32>) outs(%20 : tensor<12x12x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x12x4x4x3xf32>
    %22 = tensor.empty() : tensor<12x12x4x4x3xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<12x4x4x3xf32>) outs(%22 : tensor<12x12x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x12x4x4x3xf32>
    %24 = tensor.empty() : tensor<12x12x4x4x3xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%21, %23 : tensor<12x12x4x4x3xf32>, tensor<12x12x4x4x3xf32>) outs(%24 : tensor<12x12x4x4x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %63 = arith.subf %in, %in_6 : f32
      linalg.yield %63 : f32
    } -> tensor<12x12x4x4x3xf32>
    %26 = tensor.empty() : tensor<12x12x4x4x3xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<12x12x4x4x3xf32>) outs(%26 : tensor<12x12x4x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.mulf %in, %in : f32
      linalg.yield %63 : f32
    } -> tensor<12x12x4x4x3xf32>
    %28 = tensor.empty() : tensor<12x12x4xf32>
    %29 = linalg.fill ins(%cst_1 : f32) outs(%28 : tensor<12x12x4xf32>) -> tensor<12x12x4xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%27 : tensor<12x12x4x4x3xf32>) outs(%29 : tensor<12x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<12x12x4xf32>
    %31 = tensor.empty() : tensor<12x12x4xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<12x12x4xf32>) outs(%31 : tensor<12x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.mulf %in, %cst_0 : f32
      linalg.yield %63 : f32
    } -> tensor<12x12x4xf32>
    %33 = tensor.empty() : tensor<12x12x4xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg6, %32 : tensor<12x12x4xf32>, tensor<12x12x4xf32>) outs(%33 : tensor<12x12x4xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %63 = arith.subf %in, %in_6 : f32
      linalg.yield %63 : f32
    } -> tensor<12x12x4xf32>
    %35 = tensor.empty() : tensor<12x4xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<12x4xf32>) -> tensor<12x4xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%34 : tensor<12x12x4xf32>) outs(%36 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.maximumf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<12x4xf32>
    %38 = tensor.empty() : tensor<12x12x4xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<12x4xf32>) outs(%38 : tensor<12x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x12x4xf32>
    %40 = tensor.empty() : tensor<12x12x4xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %39 : tensor<12x12x4xf32>, tensor<12x12x4xf32>) outs(%40 : tensor<12x12x4xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %63 = arith.subf %in, %in_6 : f32
      linalg.yield %63 : f32
    } -> tensor<12x12x4xf32>
    %42 = tensor.empty() : tensor<12x12x4xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<12x12x4xf32>) outs(%42 : tensor<12x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.exp %in : f32
      linalg.yield %63 : f32
    } -> tensor<12x12x4xf32>
    %44 = tensor.empty() : tensor<12x4xf32>
    %45 = linalg.fill ins(%cst_1 : f32) outs(%44 : tensor<12x4xf32>) -> tensor<12x4xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<12x12x4xf32>) outs(%45 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<12x4xf32>
    %47 = tensor.empty() : tensor<12x12x4xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<12x4xf32>) outs(%47 : tensor<12x12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x12x4xf32>
    %49 = tensor.empty() : tensor<12x12x4xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %48 : tensor<12x12x4xf32>, tensor<12x12x4xf32>) outs(%49 : tensor<12x12x4xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %63 = arith.divf %in, %in_6 : f32
      linalg.yield %63 : f32
    } -> tensor<12x12x4xf32>
    %51 = tensor.empty() : tensor<12x32xf32>
    %52 = linalg.fill ins(%cst_1 : f32) outs(%51 : tensor<12x32xf32>) -> tensor<12x32xf32>
    %53 = linalg.matmul ins(%arg0, %arg5 : tensor<12x32xf32>, tensor<32x32xf32>) outs(%52 : tensor<12x32xf32>) -> tensor<12x32xf32>
    %expanded_5 = tensor.expand_shape %53 [[0], [1, 2]] output_shape [12, 4, 8] : tensor<12x32xf32> into tensor<12x4x8xf32>
    %54 = tensor.empty() : tensor<4x8x12xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<12x4x8xf32>) outs(%54 : tensor<4x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x12xf32>
    %56 = tensor.empty() : tensor<4x12x12xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d1, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<12x12x4xf32>) outs(%56 : tensor<4x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x12x12xf32>
    %58 = tensor.empty() : tensor<4x8x12xf32>
    %59 = linalg.fill ins(%cst_1 : f32) outs(%58 : tensor<4x8x12xf32>) -> tensor<4x8x12xf32>
    %60 = linalg.batch_matmul ins(%55, %57 : tensor<4x8x12xf32>, tensor<4x12x12xf32>) outs(%59 : tensor<4x8x12xf32>) -> tensor<4x8x12xf32>
    %61 = tensor.empty() : tensor<12x4x8xf32>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<4x8x12xf32>) outs(%61 : tensor<12x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x4x8xf32>
    %collapsed = tensor.collapse_shape %62 [[0], [1, 2]] : tensor<12x4x8xf32> into tensor<12x32xf32>
    util.return %collapsed : tensor<12x32xf32>
  }
}