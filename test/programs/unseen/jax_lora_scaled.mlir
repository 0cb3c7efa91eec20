module @jit_lora_scaled {
  func.func public @main(%arg0: tensor<32x64xbf16>, %arg1: tensor<64x64xbf16>, %arg2: tensor<64x8xbf16>, %arg3: tensor<8x64xbf16>, %arg4: tensor<f32>) -> tensor<32x64xbf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<32x64xbf16>, tensor<64x64xbf16>) outs(%1 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %3 = tensor.empty() : tensor<32x8xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %5 = linalg.matmul ins(%arg0, %arg2 : tensor<32x64xbf16>, tensor<64x8xbf16>) outs(%4 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %6 = tensor.empty() : tensor<32x8xbf16>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<32x8xf32>) outs(%6 : tensor<32x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %19 = arith.truncf %in : f32 to bf16
      linalg.yield %19 : bf16
    } -> tensor<32x8xbf16>
    %8 = tensor.empty() : tensor<32x64xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %10 = linalg.matmul ins(%7, %arg3 : tensor<32x8xbf16>, tensor<8x64xbf16>) outs(%9 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %11 = tensor.empty() : tensor<32x64xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<f32>) outs(%11 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x64xf32>
    %13 = tensor.empty() : tensor<32x64xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %10 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%13 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %19 = arith.mulf %in, %in_0 : f32
      linalg.yield %19 : f32
    } -> tensor<32x64xf32>
    %15 = tensor.empty() : tensor<32x64xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %14 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%15 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %19 = arith.addf %in, %in_0 : f32
      linalg.yield %19 : f32
    } -> tensor<32x64xf32>
    %17 = tensor.empty() : tensor<32x64xbf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<32x64xf32>) outs(%17 : tensor<32x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %19 = arith.truncf %in : f32 to bf16
      linalg.yield %19 : bf16
    } -> tensor<32x64xbf16>
    return %18 : tensor<32x64xbf16>
  }
}