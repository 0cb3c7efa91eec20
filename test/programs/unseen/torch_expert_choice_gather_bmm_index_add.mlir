#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<24x32xbf16>, %arg1: tensor<3x6xi64>, %arg2: tensor<3x32x48xbf16>, %arg3: tensor<3x48x32xbf16>, %arg4: tensor<3x6xbf16>) -> tensor<24x32xbf16> {
    %cst = arith.constant dense<0.000000e+00> : tensor<24x32xbf16>
    %c0_i64 = arith.constant 0 : i64
    %c24_i64 = arith.constant 24 : i64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x6x32xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x6xi64>) outs(%0 : tensor<3x6x32xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %17 = arith.cmpi slt, %in, %c0_i64 : i64
      %18 = arith.addi %in, %c24_i64 : i64
      %19 = arith.select %17, %18, %in : i64
      %20 = arith.index_cast %19 : i64 to index
      %21 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%20, %21] : tensor<24x32xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<3x6x32xbf16>
    %2 = tensor.empty() : tensor<3x6x48xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<3x6x48xf32>) -> tensor<3x6x48xf32>
    %4 = linalg.batch_matmul ins(%1, %arg2 : tensor<3x6x32xbf16>, tensor<3x32x48xbf16>) outs(%3 : tensor<3x6x48xf32>) -> tensor<3x6x48xf32>
    %5 = tensor.empty() : tensor<3x6x48xbf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<3x6x48xf32>) outs(%5 : tensor<3x6x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %17 = arith.truncf %in : f32 to bf16
      linalg.yield %17 : bf16
    } -> tensor<3x6x48xbf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<3x6x48xbf16>) outs(%2 : tensor<3x6x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %17 = arith.extf %in : bf16 to f32
      linalg.yield %17 : f32
    } -> tensor<3x6x48xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<3x6x48xf32>) outs(%2 : tensor<3x6x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = arith.negf %in : f32
      %18 = math.exp %17 : f32
      %19 = arith.addf %18, %cst_1 : f32
      %20 = arith.divf %cst_1, %19 : f32
      linalg.yield %20 : f32
    } -> tensor<3x6x48xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %8 : tensor<3x6x48xf32>, tensor<3x6x48xf32>) outs(%2 : tensor<3x6x48xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %17 = arith.mulf %in, %in_5 : f32
      linalg.yield %17 : f32
    } -> tensor<3x6x48xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<3x6x48xf32>) outs(%5 : tensor<3x6x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %17 = arith.truncf %in : f32 to bf16
      linalg.yield %17 : bf16
    } -> tensor<3x6x48xbf16>
    %11 = tensor.empty() : tensor<3x6x32xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<3x6x32xf32>) -> tensor<3x6x32xf32>
    %13 = linalg.batch_matmul ins(%10, %arg3 : tensor<3x6x48xbf16>, tensor<3x48x32xbf16>) outs(%12 : tensor<3x6x32xf32>) -> tensor<3x6x32xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<3x6x32xf32>) outs(%0 : tensor<3x6x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %17 = arith.truncf %in : f32 to bf16
      linalg.yield %17 : bf16
    } -> tensor<3x6x32xbf16>
    %expanded = tensor.expand_shape %arg4 [[0], [1, 2]] output_shape [3, 6, 1] : tensor<3x6xbf16> into tensor<3x6x1xbf16>
    %15 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %expanded : tensor<3x6x32xbf16>, tensor<3x6x1xbf16>) outs(%0 : tensor<3x6x32xbf16>) {
    ^bb0(%in: bf16, %in_5: bf16, %out: bf16):
      %17 = arith.mulf %in, %in_5 : bf16
      linalg.yield %17 : bf16
    } -> tensor<3x6x32xbf16>
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<3x6xi64> into tensor<18xi64>
    %collapsed_2 = tensor.collapse_shape %15 [[0, 1], [2]] : tensor<3x6x32xbf16> into tensor<18x32xbf16>
    %expanded_3 = tensor.expand_shape %collapsed [[0, 1]] output_shape [18, 1] : tensor<18xi64> into tensor<18x1xi64>
    %expanded_4 = tensor.expand_shape %collapsed_2 [[0], [1, 2]] output_shape [18, 1, 32] : tensor<18x32xbf16> into tensor<18x1x32xbf16>
    %16 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%expanded_4, %expanded_3 : tensor<18x1x32xbf16>, tensor<18x1xi64>) outs(%cst : tensor<24x32xbf16>) {
    ^bb0(%arg5: bf16, %arg6: bf16):
      %17 = arith.addf %arg6, %arg5 : bf16
      tm_tensor.yield %17 : bf16
    } -> tensor<24x32xbf16>
    return %16 : tensor<24x32xbf16>
  }
}
