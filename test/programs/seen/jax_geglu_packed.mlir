#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_geglu_packed {
  func.func public @main(%arg0: tensor<128x256xbf16>, %arg1: tensor<256x1024xbf16>, %arg2: tensor<512x256xbf16>) -> tensor<128x256xbf16> {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.797884583 : f32
    %cst_2 = arith.constant 4.471500e-02 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<128x1024xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<128x1024xf32>) -> tensor<128x1024xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<128x256xbf16>, tensor<256x1024xbf16>) outs(%1 : tensor<128x1024xf32>) -> tensor<128x1024xf32>
    %extracted_slice = tensor.extract_slice %2[0, 0] [128, 512] [1, 1] : tensor<128x1024xf32> to tensor<128x512xf32>
    %extracted_slice_4 = tensor.extract_slice %2[0, 512] [128, 512] [1, 1] : tensor<128x1024xf32> to tensor<128x512xf32>
    %3 = tensor.empty() : tensor<128x512xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<128x512xf32>) outs(%3 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.mulf %in, %in : f32
      linalg.yield %30 : f32
    } -> tensor<128x512xf32>
    %5 = tensor.empty() : tensor<128x512xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %extracted_slice : tensor<128x512xf32>, tensor<128x512xf32>) outs(%5 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %30 = arith.mulf %in, %in_5 : f32
      linalg.yield %30 : f32
    } -> tensor<128x512xf32>
    %7 = tensor.empty() : tensor<128x512xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<128x512xf32>) outs(%7 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.mulf %in, %cst_2 : f32
      linalg.yield %30 : f32
    } -> tensor<128x512xf32>
    %9 = tensor.empty() : tensor<128x512xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %8 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%9 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %30 = arith.addf %in, %in_5 : f32
      linalg.yield %30 : f32
    } -> tensor<128x512xf32>
    %11 = tensor.empty() : tensor<128x512xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<128x512xf32>) outs(%11 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.mulf %in, %cst_1 : f32
      linalg.yield %30 : f32
    } -> tensor<128x512xf32>
    %13 = tensor.empty() : tensor<128x512xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<128x512xf32>) outs(%13 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.tanh %in : f32
      linalg.yield %30 : f32
    } -> tensor<128x512xf32>
    %15 = tensor.empty() : tensor<128x512xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<128x512xf32>) outs(%15 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %cst_0 : f32
      linalg.yield %30 : f32
    } -> tensor<128x512xf32>
    %17 = tensor.empty() : tensor<128x512xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<128x512xf32>) outs(%17 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.mulf %in, %cst : f32
      linalg.yield %30 : f32
    } -> tensor<128x512xf32>
    %19 = tensor.empty() : tensor<128x512xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %18 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%19 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %30 = arith.mulf %in, %in_5 : f32
      linalg.yield %30 : f32
    } -> tensor<128x512xf32>
    %21 = tensor.empty() : tensor<128x512xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %extracted_slice_4 : tensor<128x512xf32>, tensor<128x512xf32>) outs(%21 : tensor<128x512xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %30 = arith.mulf %in, %in_5 : f32
      linalg.yield %30 : f32
    } -> tensor<128x512xf32>
    %23 = tensor.empty() : tensor<128x512xbf16>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<128x512xf32>) outs(%23 : tensor<128x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %30 = arith.truncf %in : f32 to bf16
      linalg.yield %30 : bf16
    } -> tensor<128x512xbf16>
    %25 = tensor.empty() : tensor<128x256xf32>
    %26 = linalg.fill ins(%cst_3 : f32) outs(%25 : tensor<128x256xf32>) -> tensor<128x256xf32>
    %27 = linalg.matmul ins(%24, %arg2 : tensor<128x512xbf16>, tensor<512x256xbf16>) outs(%26 : tensor<128x256xf32>) -> tensor<128x256xf32>
    %28 = tensor.empty() : tensor<128x256xbf16>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<128x256xf32>) outs(%28 : tensor<128x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %30 = arith.truncf %in : f32 to bf16
      linalg.yield %30 : bf16
    } -> tensor<128x256xbf16>
    return %29 : tensor<128x256xbf16>
  }
}

