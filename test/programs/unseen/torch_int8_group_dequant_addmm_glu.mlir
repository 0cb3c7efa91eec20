#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<64x32xf32>, %arg1: tensor<48x32xi8>, %arg2: tensor<48x4xf32>, %arg3: tensor<48x4xi8>) -> (tensor<64x24xf32>, tensor<64x48xi8>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.270000e+02 : f32
    %cst_3 = arith.constant -1.280000e+02 : f32
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [48, 4, 8] : tensor<48x32xi8> into tensor<48x4x8xi8>
    %expanded_4 = tensor.expand_shape %arg3 [[0], [1, 2]] output_shape [48, 4, 1] : tensor<48x4xi8> into tensor<48x4x1xi8>
    %0 = tensor.empty() : tensor<48x4x8xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %expanded_4 : tensor<48x4x8xi8>, tensor<48x4x1xi8>) outs(%0 : tensor<48x4x8xi8>) {
    ^bb0(%in: i8, %in_8: i8, %out: i8):
      %24 = arith.subi %in, %in_8 : i8
      linalg.yield %24 : i8
    } -> tensor<48x4x8xi8>
    %2 = tensor.empty() : tensor<48x4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<48x4x8xi8>) outs(%2 : tensor<48x4x8xf32>) {
    ^bb0(%in: i8, %out: f32):
      %24 = arith.sitofp %in : i8 to f32
      linalg.yield %24 : f32
    } -> tensor<48x4x8xf32>
    %expanded_5 = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [48, 4, 1] : tensor<48x4xf32> into tensor<48x4x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %expanded_5 : tensor<48x4x8xf32>, tensor<48x4x1xf32>) outs(%2 : tensor<48x4x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %24 = arith.mulf %in, %in_8 : f32
      linalg.yield %24 : f32
    } -> tensor<48x4x8xf32>
    %collapsed = tensor.collapse_shape %4 [[0], [1, 2]] : tensor<48x4x8xf32> into tensor<48x32xf32>
    %5 = tensor.empty() : tensor<32x48xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<48x32xf32>) outs(%5 : tensor<32x48xf32>) permutation = [1, 0] 
    %6 = tensor.empty() : tensor<64x48xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<64x48xf32>) -> tensor<64x48xf32>
    %8 = linalg.matmul ins(%arg0, %transposed : tensor<64x32xf32>, tensor<32x48xf32>) outs(%7 : tensor<64x48xf32>) -> tensor<64x48xf32>
    %extracted_slice = tensor.extract_slice %8[0, 0] [64, 24] [1, 1] : tensor<64x48xf32> to tensor<64x24xf32>
    %extracted_slice_6 = tensor.extract_slice %8[0, 24] [64, 24] [1, 1] : tensor<64x48xf32> to tensor<64x24xf32>
    %9 = tensor.empty() : tensor<64x24xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<64x24xf32>) outs(%9 : tensor<64x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.negf %in : f32
      %25 = math.exp %24 : f32
      %26 = arith.addf %25, %cst_0 : f32
      %27 = arith.divf %cst_0, %26 : f32
      linalg.yield %27 : f32
    } -> tensor<64x24xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %10 : tensor<64x24xf32>, tensor<64x24xf32>) outs(%9 : tensor<64x24xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %24 = arith.mulf %in, %in_8 : f32
      linalg.yield %24 : f32
    } -> tensor<64x24xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<64x48xf32>) outs(%6 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.absf %in : f32
      linalg.yield %24 : f32
    } -> tensor<64x48xf32>
    %13 = tensor.empty() : tensor<64xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<64xi64>) -> tensor<64xi64>
    %15 = tensor.empty() : tensor<64xf32>
    %16 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<64xf32>) -> tensor<64xf32>
    %17:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<64x48xf32>) outs(%16, %14 : tensor<64xf32>, tensor<64xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %24 = linalg.index 1 : index
      %25 = arith.index_cast %24 : index to i64
      %26 = arith.maximumf %in, %out : f32
      %27 = arith.cmpf ogt, %in, %out : f32
      %28 = arith.select %27, %25, %out_8 : i64
      linalg.yield %26, %28 : f32, i64
    } -> (tensor<64xf32>, tensor<64xi64>)
    %expanded_7 = tensor.expand_shape %17#0 [[0, 1]] output_shape [64, 1] : tensor<64xf32> into tensor<64x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%8, %expanded_7 : tensor<64x48xf32>, tensor<64x1xf32>) outs(%6 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %24 = arith.divf %in, %in_8 : f32
      linalg.yield %24 : f32
    } -> tensor<64x48xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<64x48xf32>) outs(%6 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.mulf %in, %cst_2 : f32
      linalg.yield %24 : f32
    } -> tensor<64x48xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<64x48xf32>) outs(%6 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = math.roundeven %in : f32
      linalg.yield %24 : f32
    } -> tensor<64x48xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<64x48xf32>) outs(%6 : tensor<64x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %24 = arith.cmpf ult, %in, %cst_3 : f32
      %25 = arith.select %24, %cst_3, %in : f32
      %26 = arith.cmpf ugt, %25, %cst_2 : f32
      %27 = arith.select %26, %cst_2, %25 : f32
      linalg.yield %27 : f32
    } -> tensor<64x48xf32>
    %22 = tensor.empty() : tensor<64x48xi8>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<64x48xf32>) outs(%22 : tensor<64x48xi8>) {
    ^bb0(%in: f32, %out: i8):
      %24 = arith.fptosi %in : f32 to i8
      linalg.yield %24 : i8
    } -> tensor<64x48xi8>
    return %11, %23 : tensor<64x24xf32>, tensor<64x48xi8>
  }
}
