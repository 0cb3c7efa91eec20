module @jit_batch_norm_inference {
  func.func public @main(%arg0: tensor<4x8x8x16xf16>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16xf32>) -> tensor<4x8x8x16xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e-03 : f32
    %0 = tensor.empty() : tensor<4x8x8x16xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x8x8x16xf16>) outs(%0 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %26 = arith.extf %in : f16 to f32
      linalg.yield %26 : f32
    } -> tensor<4x8x8x16xf32>
    %2 = tensor.empty() : tensor<4x8x8x16xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<16xf32>) outs(%2 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x8x16xf32>
    %4 = tensor.empty() : tensor<4x8x8x16xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %3 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%4 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %26 = arith.subf %in, %in_1 : f32
      linalg.yield %26 : f32
    } -> tensor<4x8x8x16xf32>
    %6 = tensor.empty() : tensor<16xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%arg4 : tensor<16xf32>) outs(%6 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %in, %cst_0 : f32
      linalg.yield %26 : f32
    } -> tensor<16xf32>
    %8 = tensor.empty() : tensor<16xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%7 : tensor<16xf32>) outs(%8 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = math.sqrt %in : f32
      linalg.yield %26 : f32
    } -> tensor<16xf32>
    %10 = tensor.empty() : tensor<4x8x8x16xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<16xf32>) outs(%10 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x8x16xf32>
    %12 = tensor.empty() : tensor<4x8x8x16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %11 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%12 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %26 = arith.divf %in, %in_1 : f32
      linalg.yield %26 : f32
    } -> tensor<4x8x8x16xf32>
    %14 = tensor.empty() : tensor<4x8x8x16xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<16xf32>) outs(%14 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x8x16xf32>
    %16 = tensor.empty() : tensor<4x8x8x16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13, %15 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%16 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %26 = arith.mulf %in, %in_1 : f32
      linalg.yield %26 : f32
    } -> tensor<4x8x8x16xf32>
    %18 = tensor.empty() : tensor<4x8x8x16xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<16xf32>) outs(%18 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x8x16xf32>
    %20 = tensor.empty() : tensor<4x8x8x16xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %19 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%20 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %26 = arith.addf %in, %in_1 : f32
      linalg.yield %26 : f32
    } -> tensor<4x8x8x16xf32>
    %22 = tensor.empty() : tensor<4x8x8x16xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<4x8x8x16xf32>) outs(%22 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.maximumf %in, %cst : f32
      linalg.yield %26 : f32
    } -> tensor<4x8x8x16xf32>
    %24 = tensor.empty() : tensor<4x8x8x16xf16>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<4x8x8x16xf32>) outs(%24 : tensor<4x8x8x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %26 = arith.truncf %in : f32 to f16
      linalg.yield %26 : f16
    } -> tensor<4x8x8x16xf16>
    return %25 : tensor<4x8x8x16xf16>
  }
}