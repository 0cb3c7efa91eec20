#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<f32>, tensor<16x16xf32>, tensor<2x2xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e-01 : f64
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [16, 1] [1, 1] : tensor<16x16xf32> to tensor<16x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%collapsed : tensor<16xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.absf %in : f32
      %30 = math.powf %29, %cst_1 : f32
      %31 = arith.addf %30, %out : f32
      linalg.yield %31 : f32
    } -> tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%2 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.powf %in, %cst_2 : f32
      linalg.yield %29 : f32
    } -> tensor<f32>
    %4 = tensor.empty() : tensor<16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel"]} ins(%collapsed, %3 : tensor<16xf32>, tensor<f32>) outs(%4 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %29 = arith.divf %in, %in_7 : f32
      linalg.yield %29 : f32
    } -> tensor<16xf32>
    %extracted_slice_3 = tensor.extract_slice %arg0[0, 1] [16, 1] [1, 1] : tensor<16x16xf32> to tensor<16x1xf32>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%5, %collapsed_4 : tensor<16xf32>, tensor<16xf32>) outs(%4 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %29 = arith.mulf %in, %in_7 : f32
      linalg.yield %29 : f32
    } -> tensor<16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%6 : tensor<16xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel"]} ins(%5, %7 : tensor<16xf32>, tensor<f32>) outs(%4 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %29 = arith.mulf %in, %in_7 : f32
      linalg.yield %29 : f32
    } -> tensor<16xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_4, %8 : tensor<16xf32>, tensor<16xf32>) outs(%4 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %29 = arith.subf %in, %in_7 : f32
      linalg.yield %29 : f32
    } -> tensor<16xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%9 : tensor<16xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.absf %in : f32
      %30 = math.powf %29, %cst_1 : f32
      %31 = arith.addf %30, %out : f32
      linalg.yield %31 : f32
    } -> tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%10 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.powf %in, %cst_2 : f32
      linalg.yield %29 : f32
    } -> tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel"]} ins(%9, %11 : tensor<16xf32>, tensor<f32>) outs(%4 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %29 = arith.divf %in, %in_7 : f32
      linalg.yield %29 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %expanded_5 = tensor.expand_shape %12 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %concat = tensor.concat dim(1) %expanded, %expanded_5 : (tensor<16x1xf32>, tensor<16x1xf32>) -> tensor<16x2xf32>
    %13 = tensor.empty() : tensor<2x16xf32>
    %transposed = linalg.transpose ins(%concat : tensor<16x2xf32>) outs(%13 : tensor<2x16xf32>) permutation = [1, 0] 
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %15 = linalg.matmul ins(%transposed, %arg0 : tensor<2x16xf32>, tensor<16x16xf32>) outs(%14 : tensor<2x16xf32>) -> tensor<2x16xf32>
    %16 = tensor.empty() : tensor<16x16xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %18 = linalg.matmul ins(%concat, %15 : tensor<16x2xf32>, tensor<2x16xf32>) outs(%17 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0, %18 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%16 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %29 = arith.subf %in, %in_7 : f32
      linalg.yield %29 : f32
    } -> tensor<16x16xf32>
    %transposed_6 = linalg.transpose ins(%arg0 : tensor<16x16xf32>) outs(%16 : tensor<16x16xf32>) permutation = [1, 0] 
    %20 = linalg.matmul ins(%transposed_6, %arg0 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%17 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %21 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<16xf32>) {
    ^bb0(%out: f32):
      %29 = linalg.index 0 : index
      %extracted = tensor.extract %20[%29, %29] : tensor<16x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<16xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%21 : tensor<16xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<f32>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%16 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.truncf %cst_0 : f64 to f32
      %30 = arith.mulf %in, %29 : f32
      linalg.yield %30 : f32
    } -> tensor<16x16xf32>
    %24 = linalg.matmul ins(%23, %23 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%17 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %25 = linalg.matmul ins(%24, %23 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%17 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %26 = tensor.empty() : tensor<2x2xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %28 = linalg.matmul ins(%15, %concat : tensor<2x16xf32>, tensor<16x2xf32>) outs(%27 : tensor<2x2xf32>) -> tensor<2x2xf32>
    return %19, %22, %25, %28 : tensor<16x16xf32>, tensor<f32>, tensor<16x16xf32>, tensor<2x2xf32>
  }
}
