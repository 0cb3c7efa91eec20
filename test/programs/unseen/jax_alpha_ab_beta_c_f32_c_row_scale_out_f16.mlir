module @jit_alpha_ab_beta_c_f32_c_row_scale_out_f16 {
  util.func public @main(%arg0: tensor<24x32xf16>, %arg1: tensor<32x32xf16>, %arg2: tensor<32xf32>, %arg3: tensor<24x32xf32>, %arg4: tensor<f32>, %arg5: tensor<f32>) -> tensor<24x32xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x32xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<24x32xf16>, tensor<32x32xf16>) outs(%1 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %3 = tensor.empty() : tensor<24x32xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<f32>) outs(%3 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %5 = tensor.empty() : tensor<24x32xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4, %2 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%5 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %19 = arith.mulf %in, %in_0 : f32
      linalg.yield %19 : f32
    } -> tensor<24x32xf32>
    %7 = tensor.empty() : tensor<24x32xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<f32>) outs(%7 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %9 = tensor.empty() : tensor<24x32xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %arg3 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%9 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %19 = arith.mulf %in, %in_0 : f32
      linalg.yield %19 : f32
    } -> tensor<24x32xf32>
    %11 = tensor.empty() : tensor<24x32xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %10 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%11 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %19 = arith.addf %in, %in_0 : f32
      linalg.yield %19 : f32
    } -> tensor<24x32xf32>
    %13 = tensor.empty() : tensor<24x32xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<32xf32>) outs(%13 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x32xf32>
    %15 = tensor.empty() : tensor<24x32xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %14 : tensor<24x32xf32>, tensor<24x32xf32>) outs(%15 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %19 = arith.mulf %in, %in_0 : f32
      linalg.yield %19 : f32
    } -> tensor<24x32xf32>
    %17 = tensor.empty() : tensor<24x32xf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<24x32xf32>) outs(%17 : tensor<24x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %19 = arith.truncf %in : f32 to f16
      linalg.yield %19 : f16
    } -> tensor<24x32xf16>
    util.return %18 : tensor<24x32xf16>
  }
}