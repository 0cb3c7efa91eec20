#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<5x9x12xf16>, %arg1: tensor<12x24xf16>, %arg2: tensor<24xf16>) -> tensor<5x9x12xf16> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f16
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 4.000000e+00 : f16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<5x9x12xf16> into tensor<45x12xf16>
    %0 = tensor.empty() : tensor<45x24xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<45x24xf32>) -> tensor<45x24xf32>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<45x12xf16>, tensor<12x24xf16>) outs(%1 : tensor<45x24xf32>) -> tensor<45x24xf32>
    %3 = tensor.empty() : tensor<45x24xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<45x24xf32>) outs(%3 : tensor<45x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %19 = arith.truncf %in : f32 to f16
      linalg.yield %19 : f16
    } -> tensor<45x24xf16>
    %expanded = tensor.expand_shape %4 [[0, 1], [2]] output_shape [5, 9, 24] : tensor<45x24xf16> into tensor<5x9x24xf16>
    %5 = tensor.empty() : tensor<5x9x24xf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %arg2 : tensor<5x9x24xf16>, tensor<24xf16>) outs(%5 : tensor<5x9x24xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %19 = arith.addf %in, %in_4 : f16
      linalg.yield %19 : f16
    } -> tensor<5x9x24xf16>
    %extracted_slice = tensor.extract_slice %6[0, 0, 0] [5, 9, 12] [1, 1, 1] : tensor<5x9x24xf16> to tensor<5x9x12xf16>
    %extracted_slice_3 = tensor.extract_slice %6[0, 0, 12] [5, 9, 12] [1, 1, 1] : tensor<5x9x24xf16> to tensor<5x9x12xf16>
    %padded = tensor.pad %extracted_slice_3 low[0, 3, 0] high[0, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst_0 : f16
    } : tensor<5x9x12xf16> to tensor<5x12x12xf16>
    %7 = tensor.empty() : tensor<5x9x12x4xf16>
    %8 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%padded : tensor<5x12x12xf16>) outs(%7 : tensor<5x9x12x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<5x9x12x4xf16>
    %9 = tensor.empty() : tensor<5x9x12xf16>
    %10 = linalg.fill ins(%cst_0 : f16) outs(%9 : tensor<5x9x12xf16>) -> tensor<5x9x12xf16>
    %11 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%8 : tensor<5x9x12x4xf16>) outs(%10 : tensor<5x9x12xf16>) {
    ^bb0(%in: f16, %out: f16):
      %19 = arith.addf %in, %out : f16
      linalg.yield %19 : f16
    } -> tensor<5x9x12xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<5x9x12xf16>) outs(%9 : tensor<5x9x12xf16>) {
    ^bb0(%in: f16, %out: f16):
      %19 = arith.divf %in, %cst_2 : f16
      linalg.yield %19 : f16
    } -> tensor<5x9x12xf16>
    %13 = tensor.empty() : tensor<5x9x12xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<5x9x12xf16>) outs(%13 : tensor<5x9x12xf32>) {
    ^bb0(%in: f16, %out: f32):
      %19 = arith.extf %in : f16 to f32
      linalg.yield %19 : f32
    } -> tensor<5x9x12xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<5x9x12xf32>) outs(%13 : tensor<5x9x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.negf %in : f32
      %20 = math.exp %19 : f32
      %21 = arith.addf %20, %cst_1 : f32
      %22 = arith.divf %cst_1, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<5x9x12xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %15 : tensor<5x9x12xf32>, tensor<5x9x12xf32>) outs(%13 : tensor<5x9x12xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %19 = arith.mulf %in, %in_4 : f32
      linalg.yield %19 : f32
    } -> tensor<5x9x12xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<5x9x12xf32>) outs(%9 : tensor<5x9x12xf16>) {
    ^bb0(%in: f32, %out: f16):
      %19 = arith.truncf %in : f32 to f16
      linalg.yield %19 : f16
    } -> tensor<5x9x12xf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %12 : tensor<5x9x12xf16>, tensor<5x9x12xf16>) outs(%9 : tensor<5x9x12xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %19 = arith.mulf %in, %in_4 : f16
      linalg.yield %19 : f16
    } -> tensor<5x9x12xf16>
    return %18 : tensor<5x9x12xf16>
  }
}
