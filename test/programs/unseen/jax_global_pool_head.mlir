module @jit_global_pool_head {
  func.func public @main(%arg0: tensor<2x8x8x32xf32>, %arg1: tensor<32x10xf32>) -> tensor<2x10xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 6.400000e+01 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x32xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%arg0 : tensor<2x8x8x32xf32>) outs(%1 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %out, %in : f32
      linalg.yield %26 : f32
    } -> tensor<2x32xf32>
    %3 = tensor.empty() : tensor<2x32xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<2x32xf32>) outs(%3 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.divf %in, %cst_0 : f32
      linalg.yield %26 : f32
    } -> tensor<2x32xf32>
    %5 = tensor.empty() : tensor<2x10xf32>
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<2x10xf32>) -> tensor<2x10xf32>
    %7 = linalg.matmul ins(%4, %arg1 : tensor<2x32xf32>, tensor<32x10xf32>) outs(%6 : tensor<2x10xf32>) -> tensor<2x10xf32>
    %8 = tensor.empty() : tensor<2xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<2xf32>) -> tensor<2xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<2x10xf32>) outs(%9 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.maximumf %out, %in : f32
      linalg.yield %26 : f32
    } -> tensor<2xf32>
    %11 = tensor.empty() : tensor<2x10xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<2xf32>) outs(%11 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x10xf32>
    %13 = tensor.empty() : tensor<2x10xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7, %12 : tensor<2x10xf32>, tensor<2x10xf32>) outs(%13 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %26 = arith.subf %in, %in_2 : f32
      linalg.yield %26 : f32
    } -> tensor<2x10xf32>
    %15 = tensor.empty() : tensor<2x10xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<2x10xf32>) outs(%15 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.exp %in : f32
      linalg.yield %26 : f32
    } -> tensor<2x10xf32>
    %17 = tensor.empty() : tensor<2xf32>
    %18 = linalg.fill ins(%cst_1 : f32) outs(%17 : tensor<2xf32>) -> tensor<2xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<2x10xf32>) outs(%18 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %out, %in : f32
      linalg.yield %26 : f32
    } -> tensor<2xf32>
    %20 = tensor.empty() : tensor<2xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%19 : tensor<2xf32>) outs(%20 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.log %in : f32
      linalg.yield %26 : f32
    } -> tensor<2xf32>
    %expanded = tensor.expand_shape %21 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    %22 = tensor.empty() : tensor<2x10xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<2x1xf32>) outs(%22 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x10xf32>
    %24 = tensor.empty() : tensor<2x10xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %23 : tensor<2x10xf32>, tensor<2x10xf32>) outs(%24 : tensor<2x10xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %26 = arith.subf %in, %in_2 : f32
      linalg.yield %26 : f32
    } -> tensor<2x10xf32>
    return %25 : tensor<2x10xf32>
  }
}