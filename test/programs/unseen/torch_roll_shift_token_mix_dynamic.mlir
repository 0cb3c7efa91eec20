// RWKV's token shift with padding, any length.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<1x?x8xf32>, %arg1: tensor<8x24xf32>, %arg2: tensor<8x8xf32>) -> tensor<1x?x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c2_i64 = arith.constant 2 : i64
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 4.000000e-01 : f64
    %cst_2 = arith.constant 6.000000e-01 : f64
    %padded = tensor.pad %arg0 low[0, 1, 0] high[0, -1, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %cst : f32
    } : tensor<1x?x8xf32> to tensor<1x?x8xf32>
    %dim = tensor.dim %arg0, %c1 : tensor<1x?x8xf32>
    %0 = tensor.empty(%dim) : tensor<1x?x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x?x8xf32>) outs(%0 : tensor<1x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.truncf %cst_2 : f64 to f32
      %22 = arith.mulf %in, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<1x?x8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded : tensor<1x?x8xf32>) outs(%0 : tensor<1x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.truncf %cst_1 : f64 to f32
      %22 = arith.mulf %in, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<1x?x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<1x?x8xf32>, tensor<1x?x8xf32>) outs(%0 : tensor<1x?x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %21 = arith.addf %in, %in_9 : f32
      linalg.yield %21 : f32
    } -> tensor<1x?x8xf32>
    %collapsed = tensor.collapse_shape %3 [[0, 1], [2]] : tensor<1x?x8xf32> into tensor<?x8xf32>
    %4 = tensor.empty(%dim) : tensor<?x24xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %6 = linalg.matmul ins(%collapsed, %arg1 : tensor<?x8xf32>, tensor<8x24xf32>) outs(%5 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2]] output_shape [1, %dim, 24] : tensor<?x24xf32> into tensor<1x?x24xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [1, %dim, 8] [1, 1, 1] : tensor<1x?x24xf32> to tensor<1x?x8xf32>
    %extracted_slice_3 = tensor.extract_slice %expanded[0, 0, 8] [1, %dim, 8] [1, 1, 1] : tensor<1x?x24xf32> to tensor<1x?x8xf32>
    %extracted_slice_4 = tensor.extract_slice %expanded[0, 0, 16] [1, %dim, 8] [1, 1, 1] : tensor<1x?x24xf32> to tensor<1x?x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<1x?x8xf32>) outs(%0 : tensor<1x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.negf %in : f32
      %22 = math.exp %21 : f32
      %23 = arith.addf %22, %cst_0 : f32
      %24 = arith.divf %cst_0, %23 : f32
      linalg.yield %24 : f32
    } -> tensor<1x?x8xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x?x8xf32>) outs(%0 : tensor<1x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.cmpf ugt, %in, %cst : f32
      %22 = arith.select %21, %in, %cst : f32
      linalg.yield %22 : f32
    } -> tensor<1x?x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<1x?x8xf32>) outs(%0 : tensor<1x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %21 : f32
    } -> tensor<1x?x8xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %extracted_slice_3 : tensor<1x?x8xf32>, tensor<1x?x8xf32>) outs(%0 : tensor<1x?x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %21 = arith.mulf %in, %in_9 : f32
      linalg.yield %21 : f32
    } -> tensor<1x?x8xf32>
    %dim_5 = tensor.dim %10, %c1 : tensor<1x?x8xf32>
    %11 = tensor.empty(%dim_5) : tensor<1x?x8xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<1x?x8xf32>) -> tensor<1x?x8xf32>
    %13 = tensor.empty() : tensor<1x8xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %15:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%10 : tensor<1x?x8xf32>) outs(%12, %14 : tensor<1x?x8xf32>, tensor<1x8xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %21 = arith.addf %arg3, %arg4 : f32
      tm_tensor.yield %21 : f32
    } -> tensor<1x?x8xf32>, tensor<1x8xf32>
    %dim_6 = tensor.dim %15#0, %c1 : tensor<1x?x8xf32>
    %16 = arith.cmpi eq, %dim, %dim_6 : index
    cf.assert %16, "mismatched size for broadcast"
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %15#0 : tensor<1x?x8xf32>, tensor<1x?x8xf32>) outs(%0 : tensor<1x?x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %21 = arith.mulf %in, %in_9 : f32
      linalg.yield %21 : f32
    } -> tensor<1x?x8xf32>
    %collapsed_7 = tensor.collapse_shape %17 [[0, 1], [2]] : tensor<1x?x8xf32> into tensor<?x8xf32>
    %18 = tensor.empty(%dim) : tensor<?x8xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %20 = linalg.matmul ins(%collapsed_7, %arg2 : tensor<?x8xf32>, tensor<8x8xf32>) outs(%19 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %expanded_8 = tensor.expand_shape %20 [[0, 1], [2]] output_shape [1, %dim, 8] : tensor<?x8xf32> into tensor<1x?x8xf32>
    return %expanded_8 : tensor<1x?x8xf32>
  }
}
