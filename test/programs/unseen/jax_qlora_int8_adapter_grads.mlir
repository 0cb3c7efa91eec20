#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_qlora_int8_adapter_grads {
  func.func public @main(%arg0: tensor<16x32xbf16>, %arg1: tensor<32x4xf32>, %arg2: tensor<4x48xf32>, %arg3: tensor<16x48xbf16>) -> (tensor<32x4xf32>, tensor<4x48xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x32xbf16>, tensor<32x4xf32>) outs(%1 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %3 = tensor.empty() : tensor<16x48xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<16x48xbf16>) outs(%3 : tensor<16x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %24 = arith.extf %in : bf16 to f32
      linalg.yield %24 : f32
    } -> tensor<16x48xf32>
    %5 = tensor.empty() : tensor<48x16xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<16x48xf32>) outs(%5 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x16xf32>
    %7 = tensor.empty() : tensor<48x4xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<48x4xf32>) -> tensor<48x4xf32>
    %9 = linalg.matmul ins(%6, %2 : tensor<48x16xf32>, tensor<16x4xf32>) outs(%8 : tensor<48x4xf32>) -> tensor<48x4xf32>
    %10 = tensor.empty() : tensor<4x48xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<48x4xf32>) outs(%10 : tensor<4x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x48xf32>
    %12 = tensor.empty() : tensor<48x4xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x48xf32>) outs(%12 : tensor<48x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<48x4xf32>
    %14 = tensor.empty() : tensor<16x4xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %16 = linalg.matmul ins(%4, %13 : tensor<16x48xf32>, tensor<48x4xf32>) outs(%15 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %17 = tensor.empty() : tensor<4x16xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<16x4xf32>) outs(%17 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x16xf32>
    %19 = tensor.empty() : tensor<4x32xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<4x32xf32>) -> tensor<4x32xf32>
    %21 = linalg.matmul ins(%18, %arg0 : tensor<4x16xf32>, tensor<16x32xbf16>) outs(%20 : tensor<4x32xf32>) -> tensor<4x32xf32>
    %22 = tensor.empty() : tensor<32x4xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<4x32xf32>) outs(%22 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x4xf32>
    return %23, %11 : tensor<32x4xf32>, tensor<4x48xf32>
  }
}

