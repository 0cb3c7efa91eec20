#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<2x12x32xf32>, %arg1: tensor<96x32xf32>, %arg2: tensor<96xf32>, %arg3: tensor<32x48xf32>, %arg4: tensor<32xf32>) -> tensor<2x12x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f16
    %cst_1 = arith.constant 2.000000e+00 : f16
    %cst_2 = arith.constant 5.000000e-01 : f16
    %0 = tensor.empty() : tensor<2x12x32xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x12x32xf32>) outs(%0 : tensor<2x12x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %41 = arith.truncf %in : f32 to f16
      linalg.yield %41 : f16
    } -> tensor<2x12x32xf16>
    %2 = tensor.empty() : tensor<96x32xf16>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<96x32xf32>) outs(%2 : tensor<96x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %41 = arith.truncf %in : f32 to f16
      linalg.yield %41 : f16
    } -> tensor<96x32xf16>
    %4 = tensor.empty() : tensor<96xf16>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg2 : tensor<96xf32>) outs(%4 : tensor<96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %41 = arith.truncf %in : f32 to f16
      linalg.yield %41 : f16
    } -> tensor<96xf16>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<2x12x32xf16> into tensor<24x32xf16>
    %6 = tensor.empty() : tensor<32x96xf16>
    %transposed = linalg.transpose ins(%3 : tensor<96x32xf16>) outs(%6 : tensor<32x96xf16>) permutation = [1, 0] 
    %7 = tensor.empty() : tensor<96xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%5 : tensor<96xf16>) outs(%7 : tensor<96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %41 = arith.extf %in : f16 to f32
      linalg.yield %41 : f32
    } -> tensor<96xf32>
    %9 = tensor.empty() : tensor<24x32xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<24x32xf16>) outs(%9 : tensor<24x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %41 = arith.extf %in : f16 to f32
      linalg.yield %41 : f32
    } -> tensor<24x32xf32>
    %11 = tensor.empty() : tensor<32x96xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<32x96xf16>) outs(%11 : tensor<32x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %41 = arith.extf %in : f16 to f32
      linalg.yield %41 : f32
    } -> tensor<32x96xf32>
    %13 = tensor.empty() : tensor<24x96xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<24x96xf32>) -> tensor<24x96xf32>
    %15 = linalg.matmul ins(%10, %12 : tensor<24x32xf32>, tensor<32x96xf32>) outs(%14 : tensor<24x96xf32>) -> tensor<24x96xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %8 : tensor<24x96xf32>, tensor<96xf32>) outs(%13 : tensor<24x96xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %41 = arith.addf %in, %in_7 : f32
      linalg.yield %41 : f32
    } -> tensor<24x96xf32>
    %17 = tensor.empty() : tensor<24x96xf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<24x96xf32>) outs(%17 : tensor<24x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %41 = arith.truncf %in : f32 to f16
      linalg.yield %41 : f16
    } -> tensor<24x96xf16>
    %expanded = tensor.expand_shape %18 [[0, 1], [2]] output_shape [2, 12, 96] : tensor<24x96xf16> into tensor<2x12x96xf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 12, 48] [1, 1, 1] : tensor<2x12x96xf16> to tensor<2x12x48xf16>
    %extracted_slice_3 = tensor.extract_slice %expanded[0, 0, 48] [2, 12, 48] [1, 1, 1] : tensor<2x12x96xf16> to tensor<2x12x48xf16>
    %19 = tensor.empty() : tensor<2x12x48xf16>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_3 : tensor<2x12x48xf16>) outs(%19 : tensor<2x12x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %41 = math.sqrt %cst_1 : f16
      %42 = arith.divf %in, %41 : f16
      %43 = math.erf %42 : f16
      %44 = arith.addf %43, %cst_0 : f16
      %45 = arith.mulf %44, %cst_2 : f16
      %46 = arith.mulf %in, %45 : f16
      linalg.yield %46 : f16
    } -> tensor<2x12x48xf16>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %20 : tensor<2x12x48xf16>, tensor<2x12x48xf16>) outs(%19 : tensor<2x12x48xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %41 = arith.mulf %in, %in_7 : f16
      linalg.yield %41 : f16
    } -> tensor<2x12x48xf16>
    %22 = tensor.empty() : tensor<32x48xf16>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<32x48xf32>) outs(%22 : tensor<32x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %41 = arith.truncf %in : f32 to f16
      linalg.yield %41 : f16
    } -> tensor<32x48xf16>
    %24 = tensor.empty() : tensor<32xf16>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg4 : tensor<32xf32>) outs(%24 : tensor<32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %41 = arith.truncf %in : f32 to f16
      linalg.yield %41 : f16
    } -> tensor<32xf16>
    %collapsed_4 = tensor.collapse_shape %21 [[0, 1], [2]] : tensor<2x12x48xf16> into tensor<24x48xf16>
    %26 = tensor.empty() : tensor<48x32xf16>
    %transposed_5 = linalg.transpose ins(%23 : tensor<32x48xf16>) outs(%26 : tensor<48x32xf16>) permutation = [1, 0] 
    %27 = tensor.empty() : tensor<32xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%25 : tensor<32xf16>) outs(%27 : tensor<32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %41 = arith.extf %in : f16 to f32
      linalg.yield %41 : f32
    } -> tensor<32xf32>
    %29 = tensor.empty() : tensor<24x48xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_4 : tensor<24x48xf16>) outs(%29 : tensor<24x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %41 = arith.extf %in : f16 to f32
      linalg.yield %41 : f32
    } -> tensor<24x48xf32>
    %31 = tensor.empty() : tensor<48x32xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%transposed_5 : tensor<48x32xf16>) outs(%31 : tensor<48x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %41 = arith.extf %in : f16 to f32
      linalg.yield %41 : f32
    } -> tensor<48x32xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%9 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %34 = linalg.matmul ins(%30, %32 : tensor<24x48xf32>, tensor<48x32xf32>) outs(%33 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%34, %28 : tensor<24x32xf32>, tensor<32xf32>) outs(%9 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %41 = arith.addf %in, %in_7 : f32
      linalg.yield %41 : f32
    } -> tensor<24x32xf32>
    %36 = tensor.empty() : tensor<24x32xf16>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<24x32xf32>) outs(%36 : tensor<24x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %41 = arith.truncf %in : f32 to f16
      linalg.yield %41 : f16
    } -> tensor<24x32xf16>
    %expanded_6 = tensor.expand_shape %37 [[0, 1], [2]] output_shape [2, 12, 32] : tensor<24x32xf16> into tensor<2x12x32xf16>
    %38 = tensor.empty() : tensor<2x12x32xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<2x12x32xf16>) outs(%38 : tensor<2x12x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %41 = arith.extf %in : f16 to f32
      linalg.yield %41 : f32
    } -> tensor<2x12x32xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %arg0 : tensor<2x12x32xf32>, tensor<2x12x32xf32>) outs(%38 : tensor<2x12x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %41 = arith.addf %in, %in_7 : f32
      linalg.yield %41 : f32
    } -> tensor<2x12x32xf32>
    return %40 : tensor<2x12x32xf32>
  }
}
