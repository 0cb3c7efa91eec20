module @jit_mqa_causal {
  func.func public @main(%arg0: tensor<1x4x32x16xf16>, %arg1: tensor<1x1x32x16xf16>, %arg2: tensor<1x1x32x16xf16>) -> tensor<1x4x32x16xf16> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant -1.000000e+30 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x4x32x16xf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x1x32x16xf16>) outs(%0 : tensor<1x4x32x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x4x32x16xf16>
    %2 = tensor.empty() : tensor<1x4x32x16xf16>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<1x1x32x16xf16>) outs(%2 : tensor<1x4x32x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x4x32x16xf16>
    %4 = tensor.empty() : tensor<32x32xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<32x32xi32>) {
    ^bb0(%out: i32):
      %44 = linalg.index 0 : index
      %45 = arith.index_cast %44 : index to i32
      linalg.yield %45 : i32
    } -> tensor<32x32xi32>
    %6 = tensor.empty() : tensor<32x32xi32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%6 : tensor<32x32xi32>) {
    ^bb0(%out: i32):
      %44 = linalg.index 1 : index
      %45 = arith.index_cast %44 : index to i32
      linalg.yield %45 : i32
    } -> tensor<32x32xi32>
    %8 = tensor.empty() : tensor<32x32xi1>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %7 : tensor<32x32xi32>, tensor<32x32xi32>) outs(%8 : tensor<32x32xi1>) {
    ^bb0(%in: i32, %in_7: i32, %out: i1):
      %44 = arith.cmpi sge, %in, %in_7 : i32
      linalg.yield %44 : i1
    } -> tensor<32x32xi1>
    %10 = tensor.empty() : tensor<1x4x16x32xf16>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<1x4x32x16xf16>) outs(%10 : tensor<1x4x16x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x4x16x32xf16>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<1x4x32x16xf16> into tensor<4x32x16xf16>
    %collapsed_3 = tensor.collapse_shape %11 [[0, 1], [2], [3]] : tensor<1x4x16x32xf16> into tensor<4x16x32xf16>
    %12 = tensor.empty() : tensor<4x32x32xf32>
    %13 = linalg.fill ins(%cst_2 : f32) outs(%12 : tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %14 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<4x32x16xf16>, tensor<4x16x32xf16>) outs(%13 : tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %expanded = tensor.expand_shape %14 [[0, 1], [2], [3]] output_shape [1, 4, 32, 32] : tensor<4x32x32xf32> into tensor<1x4x32x32xf32>
    %15 = tensor.empty() : tensor<1x4x32x32xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x4x32x32xf32>) outs(%15 : tensor<1x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.mulf %in, %cst_1 : f32
      linalg.yield %44 : f32
    } -> tensor<1x4x32x32xf32>
    %17 = tensor.empty() : tensor<1x4x32x32xi1>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<32x32xi1>) outs(%17 : tensor<1x4x32x32xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x4x32x32xi1>
    %19 = tensor.empty() : tensor<1x4x32x32xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %16 : tensor<1x4x32x32xi1>, tensor<1x4x32x32xf32>) outs(%19 : tensor<1x4x32x32xf32>) {
    ^bb0(%in: i1, %in_7: f32, %out: f32):
      %44 = arith.select %in, %in_7, %cst_0 : f32
      linalg.yield %44 : f32
    } -> tensor<1x4x32x32xf32>
    %21 = tensor.empty() : tensor<1x4x32xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20 : tensor<1x4x32x32xf32>) outs(%22 : tensor<1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.maximumf %out, %in : f32
      linalg.yield %44 : f32
    } -> tensor<1x4x32xf32>
    %24 = tensor.empty() : tensor<1x4x32x32xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<1x4x32xf32>) outs(%24 : tensor<1x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x32x32xf32>
    %26 = tensor.empty() : tensor<1x4x32x32xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %25 : tensor<1x4x32x32xf32>, tensor<1x4x32x32xf32>) outs(%26 : tensor<1x4x32x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %44 = arith.subf %in, %in_7 : f32
      linalg.yield %44 : f32
    } -> tensor<1x4x32x32xf32>
    %28 = tensor.empty() : tensor<1x4x32x32xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<1x4x32x32xf32>) outs(%28 : tensor<1x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = math.exp %in : f32
      linalg.yield %44 : f32
    } -> tensor<1x4x32x32xf32>
    %30 = tensor.empty() : tensor<1x4x32xf32>
    %31 = linalg.fill ins(%cst_2 : f32) outs(%30 : tensor<1x4x32xf32>) -> tensor<1x4x32xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%29 : tensor<1x4x32x32xf32>) outs(%31 : tensor<1x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.addf %out, %in : f32
      linalg.yield %44 : f32
    } -> tensor<1x4x32xf32>
    %33 = tensor.empty() : tensor<1x4x32x32xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<1x4x32xf32>) outs(%33 : tensor<1x4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x32x32xf32>
    %35 = tensor.empty() : tensor<1x4x32x32xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %34 : tensor<1x4x32x32xf32>, tensor<1x4x32x32xf32>) outs(%35 : tensor<1x4x32x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %44 = arith.divf %in, %in_7 : f32
      linalg.yield %44 : f32
    } -> tensor<1x4x32x32xf32>
    %37 = tensor.empty() : tensor<1x4x32x32xf16>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<1x4x32x32xf32>) outs(%37 : tensor<1x4x32x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %44 = arith.truncf %in : f32 to f16
      linalg.yield %44 : f16
    } -> tensor<1x4x32x32xf16>
    %collapsed_4 = tensor.collapse_shape %38 [[0, 1], [2], [3]] : tensor<1x4x32x32xf16> into tensor<4x32x32xf16>
    %collapsed_5 = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<1x4x32x16xf16> into tensor<4x32x16xf16>
    %39 = tensor.empty() : tensor<4x32x16xf32>
    %40 = linalg.fill ins(%cst_2 : f32) outs(%39 : tensor<4x32x16xf32>) -> tensor<4x32x16xf32>
    %41 = linalg.batch_matmul ins(%collapsed_4, %collapsed_5 : tensor<4x32x32xf16>, tensor<4x32x16xf16>) outs(%40 : tensor<4x32x16xf32>) -> tensor<4x32x16xf32>
    %42 = tensor.empty() : tensor<4x32x16xf16>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<4x32x16xf32>) outs(%42 : tensor<4x32x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %44 = arith.truncf %in : f32 to f16
      linalg.yield %44 : f16
    } -> tensor<4x32x16xf16>
    %expanded_6 = tensor.expand_shape %43 [[0, 1], [2], [3]] output_shape [1, 4, 32, 16] : tensor<4x32x16xf16> into tensor<1x4x32x16xf16>
    return %expanded_6 : tensor<1x4x32x16xf16>
  }
}