#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<?x12xf32>, %arg1: tensor<5xi64>, %arg2: tensor<12x10xf32>) -> tensor<4x10xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0> : tensor<i64>
    %extracted_slice = tensor.extract_slice %arg1[0] [4] [1] : tensor<5xi64> to tensor<4xi64>
    %expanded = tensor.expand_shape %extracted_slice [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %0 = tensor.empty() : tensor<6xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %24 = linalg.index 0 : index
      %25 = arith.index_cast %24 : index to i64
      linalg.yield %25 : i64
    } -> tensor<6xi64>
    %2 = tensor.empty() : tensor<4x6xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %1 : tensor<4x1xi64>, tensor<6xi64>) outs(%2 : tensor<4x6xi64>) {
    ^bb0(%in: i64, %in_5: i64, %out: i64):
      %24 = arith.addi %in, %in_5 : i64
      linalg.yield %24 : i64
    } -> tensor<4x6xi64>
    %extracted_slice_1 = tensor.extract_slice %arg1[1] [4] [1] : tensor<5xi64> to tensor<4xi64>
    %expanded_2 = tensor.expand_shape %extracted_slice_1 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %4 = tensor.empty() : tensor<4x6xi1>
    %5 = linalg.generic {indexing_maps = [#map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%3, %expanded_2 : tensor<4x6xi64>, tensor<4x1xi64>) outs(%4 : tensor<4x6xi1>) {
    ^bb0(%in: i64, %in_5: i64, %out: i1):
      %24 = arith.cmpi slt, %in, %in_5 : i64
      linalg.yield %24 : i1
    } -> tensor<4x6xi1>
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%5, %3, %cst_0 : tensor<4x6xi1>, tensor<4x6xi64>, tensor<i64>) outs(%2 : tensor<4x6xi64>) {
    ^bb0(%in: i1, %in_5: i64, %in_6: i64, %out: i64):
      %24 = arith.select %in, %in_5, %in_6 : i64
      linalg.yield %24 : i64
    } -> tensor<4x6xi64>
    %7 = tensor.empty() : tensor<4x6x12xf32>
    %8 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x6xi64>) outs(%7 : tensor<4x6x12xf32>) {
    ^bb0(%in: i64, %out: f32):
      %24 = arith.cmpi slt, %in, %c0_i64 : i64
      %dim = tensor.dim %arg0, %c0 : tensor<?x12xf32>
      %25 = arith.index_cast %dim : index to i64
      %26 = arith.addi %in, %25 : i64
      %27 = arith.select %24, %26, %in : i64
      %28 = arith.index_cast %27 : i64 to index
      %29 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%28, %29] : tensor<?x12xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x6x12xf32>
    %expanded_3 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [4, 6, 1] : tensor<4x6xi1> into tensor<4x6x1xi1>
    %9 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %expanded_3 : tensor<4x6x12xf32>, tensor<4x6x1xi1>) outs(%7 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_5: i1, %out: f32):
      %24 = arith.uitofp %in_5 : i1 to f32
      %25 = arith.mulf %in, %24 : f32
      linalg.yield %25 : f32
    } -> tensor<4x6x12xf32>
    %collapsed = tensor.collapse_shape %9 [[0, 1], [2]] : tensor<4x6x12xf32> into tensor<24x12xf32>
    %10 = tensor.empty() : tensor<24x10xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %12 = linalg.matmul ins(%collapsed, %arg2 : tensor<24x12xf32>, tensor<12x10xf32>) outs(%11 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %expanded_4 = tensor.expand_shape %12 [[0, 1], [2]] output_shape [4, 6, 10] : tensor<24x10xf32> into tensor<4x6x10xf32>
    %13 = tensor.empty() : tensor<4x6x10xf32>
    %14 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<4x6x10xf32>) outs(%13 : tensor<4x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.cmpf ugt, %in, %cst : f32
      %25 = arith.select %24, %in, %cst : f32
      linalg.yield %25 : f32
    } -> tensor<4x6x10xf32>
    %15 = linalg.generic {indexing_maps = [#map6, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %expanded_3 : tensor<4x6x10xf32>, tensor<4x6x1xi1>) outs(%13 : tensor<4x6x10xf32>) {
    ^bb0(%in: f32, %in_5: i1, %out: f32):
      %24 = arith.uitofp %in_5 : i1 to f32
      %25 = arith.mulf %in, %24 : f32
      linalg.yield %25 : f32
    } -> tensor<4x6x10xf32>
    %16 = tensor.empty() : tensor<4x10xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<4x10xf32>) -> tensor<4x10xf32>
    %18 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "reduction", "parallel"]} ins(%15 : tensor<4x6x10xf32>) outs(%17 : tensor<4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.addf %in, %out : f32
      linalg.yield %24 : f32
    } -> tensor<4x10xf32>
    %19 = tensor.empty() : tensor<4x1xi64>
    %20 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<4x1xi64>) -> tensor<4x1xi64>
    %21 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<4x6xi1>) outs(%20 : tensor<4x1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %24 = arith.extui %in : i1 to i64
      %25 = arith.addi %24, %out : i64
      linalg.yield %25 : i64
    } -> tensor<4x1xi64>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<4x1xi64>) outs(%19 : tensor<4x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %24 = arith.maxsi %in, %c1_i64 : i64
      linalg.yield %24 : i64
    } -> tensor<4x1xi64>
    %23 = linalg.generic {indexing_maps = [#map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%18, %22 : tensor<4x10xf32>, tensor<4x1xi64>) outs(%16 : tensor<4x10xf32>) {
    ^bb0(%in: f32, %in_5: i64, %out: f32):
      %24 = arith.sitofp %in_5 : i64 to f32
      %25 = arith.divf %in, %24 : f32
      linalg.yield %25 : f32
    } -> tensor<4x10xf32>
    return %23 : tensor<4x10xf32>
  }
}
