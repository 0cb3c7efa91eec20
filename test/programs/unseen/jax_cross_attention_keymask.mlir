module @jit_cross_attention_keymask {
  func.func public @main(%arg0: tensor<2x16x2x16xf16>, %arg1: tensor<2x24x2x16xf16>, %arg2: tensor<2x24x2x16xf16>, %arg3: tensor<2x24xi1>) -> tensor<2x16x2x16xf16> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 2.500000e-01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x2x16x16xf16>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x16x2x16xf16>) outs(%0 : tensor<2x2x16x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x16x16xf16>
    %2 = tensor.empty() : tensor<2x2x16x24xf16>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x24x2x16xf16>) outs(%2 : tensor<2x2x16x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x16x24xf16>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<2x2x16x16xf16> into tensor<4x16x16xf16>
    %collapsed_2 = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<2x2x16x24xf16> into tensor<4x16x24xf16>
    %4 = tensor.empty() : tensor<4x16x24xf32>
    %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<4x16x24xf32>) -> tensor<4x16x24xf32>
    %6 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<4x16x16xf16>, tensor<4x16x24xf16>) outs(%5 : tensor<4x16x24xf32>) -> tensor<4x16x24xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2], [3]] output_shape [2, 2, 16, 24] : tensor<4x16x24xf32> into tensor<2x2x16x24xf32>
    %7 = tensor.empty() : tensor<2x2x16x24xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x2x16x24xf32>) outs(%7 : tensor<2x2x16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.mulf %in, %cst_0 : f32
      linalg.yield %42 : f32
    } -> tensor<2x2x16x24xf32>
    %9 = tensor.empty() : tensor<2x2x16x24xi1>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x24xi1>) outs(%9 : tensor<2x2x16x24xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x2x16x24xi1>
    %11 = tensor.empty() : tensor<2x2x16x24xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %8 : tensor<2x2x16x24xi1>, tensor<2x2x16x24xf32>) outs(%11 : tensor<2x2x16x24xf32>) {
    ^bb0(%in: i1, %in_6: f32, %out: f32):
      %42 = arith.select %in, %in_6, %cst : f32
      linalg.yield %42 : f32
    } -> tensor<2x2x16x24xf32>
    %13 = tensor.empty() : tensor<2x2x16xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x2x16xf32>) -> tensor<2x2x16xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%12 : tensor<2x2x16x24xf32>) outs(%14 : tensor<2x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.maximumf %out, %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x2x16xf32>
    %16 = tensor.empty() : tensor<2x2x16x24xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x2x16xf32>) outs(%16 : tensor<2x2x16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x24xf32>
    %18 = tensor.empty() : tensor<2x2x16x24xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %17 : tensor<2x2x16x24xf32>, tensor<2x2x16x24xf32>) outs(%18 : tensor<2x2x16x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %42 = arith.subf %in, %in_6 : f32
      linalg.yield %42 : f32
    } -> tensor<2x2x16x24xf32>
    %20 = tensor.empty() : tensor<2x2x16x24xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<2x2x16x24xf32>) outs(%20 : tensor<2x2x16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.exp %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x2x16x24xf32>
    %22 = tensor.empty() : tensor<2x2x16xf32>
    %23 = linalg.fill ins(%cst_1 : f32) outs(%22 : tensor<2x2x16xf32>) -> tensor<2x2x16xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<2x2x16x24xf32>) outs(%23 : tensor<2x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.addf %out, %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x2x16xf32>
    %25 = tensor.empty() : tensor<2x2x16x24xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x2x16xf32>) outs(%25 : tensor<2x2x16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x16x24xf32>
    %27 = tensor.empty() : tensor<2x2x16x24xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %26 : tensor<2x2x16x24xf32>, tensor<2x2x16x24xf32>) outs(%27 : tensor<2x2x16x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %42 = arith.divf %in, %in_6 : f32
      linalg.yield %42 : f32
    } -> tensor<2x2x16x24xf32>
    %29 = tensor.empty() : tensor<2x2x16x24xf16>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x2x16x24xf32>) outs(%29 : tensor<2x2x16x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %42 = arith.truncf %in : f32 to f16
      linalg.yield %42 : f16
    } -> tensor<2x2x16x24xf16>
    %31 = tensor.empty() : tensor<2x2x16x24xf16>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x24x2x16xf16>) outs(%31 : tensor<2x2x16x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x16x24xf16>
    %33 = tensor.empty() : tensor<2x2x24x16xf16>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x2x16x24xf16>) outs(%33 : tensor<2x2x24x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x24x16xf16>
    %collapsed_3 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<2x2x16x24xf16> into tensor<4x16x24xf16>
    %collapsed_4 = tensor.collapse_shape %34 [[0, 1], [2], [3]] : tensor<2x2x24x16xf16> into tensor<4x24x16xf16>
    %35 = tensor.empty() : tensor<4x16x16xf32>
    %36 = linalg.fill ins(%cst_1 : f32) outs(%35 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %37 = linalg.batch_matmul ins(%collapsed_3, %collapsed_4 : tensor<4x16x24xf16>, tensor<4x24x16xf16>) outs(%36 : tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %38 = tensor.empty() : tensor<4x16x16xf16>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<4x16x16xf32>) outs(%38 : tensor<4x16x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %42 = arith.truncf %in : f32 to f16
      linalg.yield %42 : f16
    } -> tensor<4x16x16xf16>
    %expanded_5 = tensor.expand_shape %39 [[0, 1], [2], [3]] output_shape [2, 2, 16, 16] : tensor<4x16x16xf16> into tensor<2x2x16x16xf16>
    %40 = tensor.empty() : tensor<2x16x2x16xf16>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x2x16x16xf16>) outs(%40 : tensor<2x16x2x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x16x2x16xf16>
    return %41 : tensor<2x16x2x16xf16>
  }
}