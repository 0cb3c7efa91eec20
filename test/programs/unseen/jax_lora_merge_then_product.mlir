module @jit_lora_merge_then_product {
  util.func public @main(%arg0: tensor<24x32xbf16>, %arg1: tensor<32x48xbf16>, %arg2: tensor<32x4xf32>, %arg3: tensor<4x48xf32>, %arg4: tensor<f32>) -> tensor<24x48xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg4 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.divf %in, %cst_1 : f32
      linalg.yield %16 : f32
    } -> tensor<f32>
    %2 = tensor.empty() : tensor<32x48xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %4 = linalg.matmul ins(%arg2, %arg3 : tensor<32x4xf32>, tensor<4x48xf32>) outs(%3 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %5 = tensor.empty() : tensor<32x48xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<f32>) outs(%5 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %7 = tensor.empty() : tensor<32x48xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %4 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %16 = arith.mulf %in, %in_2 : f32
      linalg.yield %16 : f32
    } -> tensor<32x48xf32>
    %9 = tensor.empty() : tensor<32x48xbf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<32x48xf32>) outs(%9 : tensor<32x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %16 = arith.truncf %in : f32 to bf16
      linalg.yield %16 : bf16
    } -> tensor<32x48xbf16>
    %11 = tensor.empty() : tensor<32x48xbf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1, %10 : tensor<32x48xbf16>, tensor<32x48xbf16>) outs(%11 : tensor<32x48xbf16>) {
    ^bb0(%in: bf16, %in_2: bf16, %out: bf16):
      %16 = arith.addf %in, %in_2 : bf16
      linalg.yield %16 : bf16
    } -> tensor<32x48xbf16>
    %13 = tensor.empty() : tensor<24x48xbf16>
    %14 = linalg.fill ins(%cst : bf16) outs(%13 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    %15 = linalg.matmul ins(%arg0, %12 : tensor<24x32xbf16>, tensor<32x48xbf16>) outs(%14 : tensor<24x48xbf16>) -> tensor<24x48xbf16>
    util.return %15 : tensor<24x48xbf16>
  }
}