module @jit_lora_rank5_bf16_base_f32_adapter {
  util.func public @main(%arg0: tensor<13x57xbf16>, %arg1: tensor<57x91xbf16>, %arg2: tensor<57x5xf32>, %arg3: tensor<5x91xf32>, %arg4: tensor<91xf32>) -> tensor<13x91xbf16> {
    %cst = arith.constant 4.000000e-01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x91xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<13x91xf32>) -> tensor<13x91xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<13x57xbf16>, tensor<57x91xbf16>) outs(%1 : tensor<13x91xf32>) -> tensor<13x91xf32>
    %3 = tensor.empty() : tensor<13x5xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<13x5xf32>) -> tensor<13x5xf32>
    %5 = linalg.matmul ins(%arg0, %arg2 : tensor<13x57xbf16>, tensor<57x5xf32>) outs(%4 : tensor<13x5xf32>) -> tensor<13x5xf32>
    %6 = tensor.empty() : tensor<13x91xf32>
    %7 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<13x91xf32>) -> tensor<13x91xf32>
    %8 = linalg.matmul ins(%5, %arg3 : tensor<13x5xf32>, tensor<5x91xf32>) outs(%7 : tensor<13x91xf32>) -> tensor<13x91xf32>
    %9 = tensor.empty() : tensor<13x91xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<13x91xf32>) outs(%9 : tensor<13x91xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.mulf %in, %cst : f32
      linalg.yield %19 : f32
    } -> tensor<13x91xf32>
    %11 = tensor.empty() : tensor<13x91xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %10 : tensor<13x91xf32>, tensor<13x91xf32>) outs(%11 : tensor<13x91xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %19 = arith.addf %in, %in_1 : f32
      linalg.yield %19 : f32
    } -> tensor<13x91xf32>
    %13 = tensor.empty() : tensor<13x91xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<91xf32>) outs(%13 : tensor<13x91xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x91xf32>
    %15 = tensor.empty() : tensor<13x91xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %14 : tensor<13x91xf32>, tensor<13x91xf32>) outs(%15 : tensor<13x91xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %19 = arith.addf %in, %in_1 : f32
      linalg.yield %19 : f32
    } -> tensor<13x91xf32>
    %17 = tensor.empty() : tensor<13x91xbf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<13x91xf32>) outs(%17 : tensor<13x91xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %19 = arith.truncf %in : f32 to bf16
      linalg.yield %19 : bf16
    } -> tensor<13x91xbf16>
    util.return %18 : tensor<13x91xbf16>
  }
}