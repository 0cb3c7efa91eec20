#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<1x2x6x8xf32>, %arg1: tensor<1x2x8x6xf32>, %arg2: tensor<1x2x8x12xf32>, %arg3: tensor<1x2x6x6xi64>) -> tensor<1x2x6x6xf32> {
    %c12_i64 = arith.constant 12 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c12 = arith.constant 12 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<4.900000e+00> : tensor<f32>
    %c0 = arith.constant 0 : index
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<1x2x6x8xf32> into tensor<2x6x8xf32>
    %collapsed_2 = tensor.collapse_shape %arg1 [[0, 1], [2], [3]] : tensor<1x2x8x6xf32> into tensor<2x8x6xf32>
    %0 = tensor.empty() : tensor<2x6x6xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %2 = linalg.batch_matmul ins(%collapsed, %collapsed_2 : tensor<2x6x8xf32>, tensor<2x8x6xf32>) outs(%1 : tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2], [3]] output_shape [1, 2, 6, 6] : tensor<2x6x6xf32> into tensor<1x2x6x6xf32>
    %collapsed_3 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<1x2x8x12xf32> into tensor<2x8x12xf32>
    %3 = tensor.empty() : tensor<2x6x12xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x6x12xf32>) -> tensor<2x6x12xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<2x6x8xf32>, tensor<2x8x12xf32>) outs(%4 : tensor<2x6x12xf32>) -> tensor<2x6x12xf32>
    %expanded_4 = tensor.expand_shape %5 [[0, 1], [2], [3]] output_shape [1, 2, 6, 12] : tensor<2x6x12xf32> into tensor<1x2x6x12xf32>
    %6 = tensor.empty() : tensor<1x2x6x6xi64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<1x2x6x6xi64>) outs(%6 : tensor<1x2x6x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %27 = arith.addi %in, %c12_i64 : i64
      linalg.yield %27 : i64
    } -> tensor<1x2x6x6xi64>
    %8 = tensor.empty() : tensor<1x2x6x6xi1>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<1x2x6x6xi64>) outs(%8 : tensor<1x2x6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %27 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %27 : i1
    } -> tensor<1x2x6x6xi1>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %7, %arg3 : tensor<1x2x6x6xi1>, tensor<1x2x6x6xi64>, tensor<1x2x6x6xi64>) outs(%6 : tensor<1x2x6x6xi64>) {
    ^bb0(%in: i1, %in_6: i64, %in_7: i64, %out: i64):
      %27 = arith.select %in, %in_6, %in_7 : i64
      linalg.yield %27 : i64
    } -> tensor<1x2x6x6xi64>
    %11 = tensor.empty() : tensor<1x2x6x6xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<1x2x6x6xf32>) -> tensor<1x2x6x6xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<1x2x6x6xi64>) outs(%12 : tensor<1x2x6x6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %27 = linalg.index 1 : index
      %28 = linalg.index 2 : index
      %29 = arith.index_cast %in : i64 to index
      %30 = arith.cmpi slt, %29, %c12 : index
      cf.assert %30, "index must be smaller than dim size"
      %31 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %31, "index must be larger or equal to 0"
      %extracted = tensor.extract %expanded_4[%c0, %27, %28, %29] : tensor<1x2x6x12xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x2x6x6xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %13 : tensor<1x2x6x6xf32>, tensor<1x2x6x6xf32>) outs(%11 : tensor<1x2x6x6xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %27 = arith.addf %in, %in_6 : f32
      linalg.yield %27 : f32
    } -> tensor<1x2x6x6xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %cst_1 : tensor<1x2x6x6xf32>, tensor<f32>) outs(%11 : tensor<1x2x6x6xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %27 = arith.divf %in, %in_6 : f32
      linalg.yield %27 : f32
    } -> tensor<1x2x6x6xf32>
    %16 = tensor.empty() : tensor<1x2x6xi64>
    %17 = linalg.fill ins(%c0_i64 : i64) outs(%16 : tensor<1x2x6xi64>) -> tensor<1x2x6xi64>
    %18 = tensor.empty() : tensor<1x2x6xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<1x2x6xf32>) -> tensor<1x2x6xf32>
    %20:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%15 : tensor<1x2x6x6xf32>) outs(%19, %17 : tensor<1x2x6xf32>, tensor<1x2x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_6: i64):
      %27 = linalg.index 3 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.maximumf %in, %out : f32
      %30 = arith.cmpf ogt, %in, %out : f32
      %31 = arith.select %30, %28, %out_6 : i64
      linalg.yield %29, %31 : f32, i64
    } -> (tensor<1x2x6xf32>, tensor<1x2x6xi64>)
    %expanded_5 = tensor.expand_shape %20#0 [[0], [1], [2, 3]] output_shape [1, 2, 6, 1] : tensor<1x2x6xf32> into tensor<1x2x6x1xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %expanded_5 : tensor<1x2x6x6xf32>, tensor<1x2x6x1xf32>) outs(%11 : tensor<1x2x6x6xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %27 = arith.subf %in, %in_6 : f32
      linalg.yield %27 : f32
    } -> tensor<1x2x6x6xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<1x2x6x6xf32>) outs(%11 : tensor<1x2x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<1x2x6x6xf32>
    %23 = tensor.empty() : tensor<1x2x6x1xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<1x2x6x1xf32>) -> tensor<1x2x6x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%22 : tensor<1x2x6x6xf32>) outs(%24 : tensor<1x2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<1x2x6x1xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %25 : tensor<1x2x6x6xf32>, tensor<1x2x6x1xf32>) outs(%11 : tensor<1x2x6x6xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %27 = arith.divf %in, %in_6 : f32
      linalg.yield %27 : f32
    } -> tensor<1x2x6x6xf32>
    return %26 : tensor<1x2x6x6xf32>
  }
}

