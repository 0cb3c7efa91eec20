#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<2x48x32xf16>, %arg1: tensor<32x100xf16>, %arg2: tensor<100x32xf16>) -> tensor<2x48x32xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %c3_i64 = arith.constant 3 : i64
    %cst_0 = arith.constant 4.470830e-02 : f16
    %cst_1 = arith.constant 7.978520e-01 : f16
    %cst_2 = arith.constant 1.000000e+00 : f16
    %cst_3 = arith.constant 5.000000e-01 : f16
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, 16, 32] [1, 1, 1] : tensor<2x48x32xf16> to tensor<2x16x32xf16>
    %extracted_slice_4 = tensor.extract_slice %arg0[0, 16, 0] [2, 16, 32] [1, 1, 1] : tensor<2x48x32xf16> to tensor<2x16x32xf16>
    %extracted_slice_5 = tensor.extract_slice %arg0[0, 32, 0] [2, 16, 32] [1, 1, 1] : tensor<2x48x32xf16> to tensor<2x16x32xf16>
    %0 = tensor.empty() : tensor<2x32x100xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<32x100xf16>) outs(%0 : tensor<2x32x100xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x32x100xf16>
    %2 = tensor.empty() : tensor<2x16x100xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x16x100xf32>) -> tensor<2x16x100xf32>
    %4 = linalg.batch_matmul ins(%extracted_slice, %1 : tensor<2x16x32xf16>, tensor<2x32x100xf16>) outs(%3 : tensor<2x16x100xf32>) -> tensor<2x16x100xf32>
    %5 = tensor.empty() : tensor<2x16x100xf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x16x100xf32>) outs(%5 : tensor<2x16x100xf16>) {
    ^bb0(%in: f32, %out: f16):
      %23 = arith.truncf %in : f32 to f16
      linalg.yield %23 : f16
    } -> tensor<2x16x100xf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x16x100xf16>) outs(%5 : tensor<2x16x100xf16>) {
    ^bb0(%in: f16, %out: f16):
      %23 = math.fpowi %in, %c3_i64 : f16, i64
      %24 = arith.mulf %23, %cst_0 : f16
      %25 = arith.addf %in, %24 : f16
      %26 = arith.mulf %25, %cst_1 : f16
      %27 = math.tanh %26 : f16
      %28 = arith.addf %27, %cst_2 : f16
      %29 = arith.mulf %28, %cst_3 : f16
      %30 = arith.mulf %in, %29 : f16
      linalg.yield %30 : f16
    } -> tensor<2x16x100xf16>
    %collapsed = tensor.collapse_shape %7 [[0, 1], [2]] : tensor<2x16x100xf16> into tensor<32x100xf16>
    %8 = tensor.empty() : tensor<32x32xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %10 = linalg.matmul ins(%collapsed, %arg2 : tensor<32x100xf16>, tensor<100x32xf16>) outs(%9 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %11 = tensor.empty() : tensor<32x32xf16>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %23 = arith.truncf %in : f32 to f16
      linalg.yield %23 : f16
    } -> tensor<32x32xf16>
    %expanded = tensor.expand_shape %12 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf16> into tensor<2x16x32xf16>
    %13 = linalg.batch_matmul ins(%extracted_slice_4, %1 : tensor<2x16x32xf16>, tensor<2x32x100xf16>) outs(%3 : tensor<2x16x100xf32>) -> tensor<2x16x100xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x16x100xf32>) outs(%5 : tensor<2x16x100xf16>) {
    ^bb0(%in: f32, %out: f16):
      %23 = arith.truncf %in : f32 to f16
      linalg.yield %23 : f16
    } -> tensor<2x16x100xf16>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x16x100xf16>) outs(%5 : tensor<2x16x100xf16>) {
    ^bb0(%in: f16, %out: f16):
      %23 = math.fpowi %in, %c3_i64 : f16, i64
      %24 = arith.mulf %23, %cst_0 : f16
      %25 = arith.addf %in, %24 : f16
      %26 = arith.mulf %25, %cst_1 : f16
      %27 = math.tanh %26 : f16
      %28 = arith.addf %27, %cst_2 : f16
      %29 = arith.mulf %28, %cst_3 : f16
      %30 = arith.mulf %in, %29 : f16
      linalg.yield %30 : f16
    } -> tensor<2x16x100xf16>
    %collapsed_6 = tensor.collapse_shape %15 [[0, 1], [2]] : tensor<2x16x100xf16> into tensor<32x100xf16>
    %16 = linalg.matmul ins(%collapsed_6, %arg2 : tensor<32x100xf16>, tensor<100x32xf16>) outs(%9 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %23 = arith.truncf %in : f32 to f16
      linalg.yield %23 : f16
    } -> tensor<32x32xf16>
    %expanded_7 = tensor.expand_shape %17 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf16> into tensor<2x16x32xf16>
    %18 = linalg.batch_matmul ins(%extracted_slice_5, %1 : tensor<2x16x32xf16>, tensor<2x32x100xf16>) outs(%3 : tensor<2x16x100xf32>) -> tensor<2x16x100xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x16x100xf32>) outs(%5 : tensor<2x16x100xf16>) {
    ^bb0(%in: f32, %out: f16):
      %23 = arith.truncf %in : f32 to f16
      linalg.yield %23 : f16
    } -> tensor<2x16x100xf16>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x16x100xf16>) outs(%5 : tensor<2x16x100xf16>) {
    ^bb0(%in: f16, %out: f16):
      %23 = math.fpowi %in, %c3_i64 : f16, i64
      %24 = arith.mulf %23, %cst_0 : f16
      %25 = arith.addf %in, %24 : f16
      %26 = arith.mulf %25, %cst_1 : f16
      %27 = math.tanh %26 : f16
      %28 = arith.addf %27, %cst_2 : f16
      %29 = arith.mulf %28, %cst_3 : f16
      %30 = arith.mulf %in, %29 : f16
      linalg.yield %30 : f16
    } -> tensor<2x16x100xf16>
    %collapsed_8 = tensor.collapse_shape %20 [[0, 1], [2]] : tensor<2x16x100xf16> into tensor<32x100xf16>
    %21 = linalg.matmul ins(%collapsed_8, %arg2 : tensor<32x100xf16>, tensor<100x32xf16>) outs(%9 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<32x32xf32>) outs(%11 : tensor<32x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %23 = arith.truncf %in : f32 to f16
      linalg.yield %23 : f16
    } -> tensor<32x32xf16>
    %expanded_9 = tensor.expand_shape %22 [[0, 1], [2]] output_shape [2, 16, 32] : tensor<32x32xf16> into tensor<2x16x32xf16>
    %concat = tensor.concat dim(1) %expanded, %expanded_7, %expanded_9 : (tensor<2x16x32xf16>, tensor<2x16x32xf16>, tensor<2x16x32xf16>) -> tensor<2x48x32xf16>
    return %concat : tensor<2x48x32xf16>
  }
}
