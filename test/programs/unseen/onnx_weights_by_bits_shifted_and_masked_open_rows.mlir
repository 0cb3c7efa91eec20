#map = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map1 = affine_map<(d0, d1, d2) -> (d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> ()>
module {
  func.func @onnx_weights_by_bits_shifted_and_masked_open_rows(%arg0: tensor<?x24xf32>, %arg1: tensor<10x6xi8>) -> tensor<?x10xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<1.500000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<[[-0.221379533], [-0.361120552], [0.125113055], [0.206364423], [0.0149571802], [0.40441072], [0.272309631], [0.804171264], [-0.060242556], [-0.299654633]]> : tensor<10x1xf32>
    %cst_3 = arith.constant dense<[-0.222041041, -0.169649348, 0.142809421, -0.647420585, 0.395565301, -0.0717889741, -0.074038066, -0.323802948, -0.034267664, 3.971930e-03]> : tensor<10xf32>
    %cst_4 = arith.constant 1.000000e+00 : f32
    %cst_5 = arith.constant 5.000000e-01 : f32
    %cst_6 = arith.constant dense<[0, 2, 4, 6]> : tensor<4xi8>
    %cst_7 = arith.constant dense<3> : tensor<i8>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [10, 6, 1] : tensor<10x6xi8> into tensor<10x6x1xi8>
    %0 = tensor.empty() : tensor<10x6x4xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %cst_6 : tensor<10x6x1xi8>, tensor<4xi8>) outs(%0 : tensor<10x6x4xi8>) {
    ^bb0(%in: i8, %in_8: i8, %out: i8):
      %19 = arith.shrui %in, %in_8 : i8
      linalg.yield %19 : i8
    } -> tensor<10x6x4xi8>
    %2 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %cst_7 : tensor<10x6x4xi8>, tensor<i8>) outs(%0 : tensor<10x6x4xi8>) {
    ^bb0(%in: i8, %in_8: i8, %out: i8):
      %19 = arith.andi %in, %in_8 : i8
      linalg.yield %19 : i8
    } -> tensor<10x6x4xi8>
    %3 = tensor.empty() : tensor<10x6x4xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<10x6x4xi8>) outs(%3 : tensor<10x6x4xf32>) {
    ^bb0(%in: i8, %out: f32):
      %19 = arith.uitofp %in : i8 to f32
      linalg.yield %19 : f32
    } -> tensor<10x6x4xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %cst_1 : tensor<10x6x4xf32>, tensor<f32>) outs(%3 : tensor<10x6x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %19 = arith.subf %in, %in_8 : f32
      linalg.yield %19 : f32
    } -> tensor<10x6x4xf32>
    %collapsed = tensor.collapse_shape %5 [[0], [1, 2]] : tensor<10x6x4xf32> into tensor<10x24xf32>
    %6 = tensor.empty() : tensor<10x24xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %cst_2 : tensor<10x24xf32>, tensor<10x1xf32>) outs(%6 : tensor<10x24xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %19 = arith.mulf %in, %in_8 : f32
      linalg.yield %19 : f32
    } -> tensor<10x24xf32>
    %8 = tensor.empty() : tensor<24x10xf32>
    %transposed = linalg.transpose ins(%7 : tensor<10x24xf32>) outs(%8 : tensor<24x10xf32>) permutation = [1, 0] 
    %dim = tensor.dim %arg0, %c0 : tensor<?x24xf32>
    %9 = tensor.empty(%dim) : tensor<?x10xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<?x10xf32>) -> tensor<?x10xf32>
    %11 = linalg.matmul ins(%arg0, %transposed : tensor<?x24xf32>, tensor<24x10xf32>) outs(%10 : tensor<?x10xf32>) -> tensor<?x10xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%11, %cst_3 : tensor<?x10xf32>, tensor<10xf32>) outs(%9 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %19 = arith.addf %in, %in_8 : f32
      linalg.yield %19 : f32
    } -> tensor<?x10xf32>
    %13 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %12 : tensor<f32>, tensor<?x10xf32>) outs(%9 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %19 = arith.cmpf ogt, %in, %in_8 : f32
      %20 = arith.select %19, %in, %in_8 : f32
      linalg.yield %20 : f32
    } -> tensor<?x10xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %12 : tensor<f32>, tensor<?x10xf32>) outs(%9 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %19 = arith.cmpf olt, %in, %in_8 : f32
      %20 = arith.select %19, %in, %in_8 : f32
      linalg.yield %20 : f32
    } -> tensor<?x10xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<?x10xf32>) outs(%9 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = math.exp %in : f32
      linalg.yield %19 : f32
    } -> tensor<?x10xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<?x10xf32>) outs(%9 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.subf %in, %cst_4 : f32
      linalg.yield %19 : f32
    } -> tensor<?x10xf32>
    %17 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<?x10xf32>) outs(%9 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.mulf %in, %cst_5 : f32
      linalg.yield %19 : f32
    } -> tensor<?x10xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%13, %17 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%9 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %19 = arith.addf %in, %in_8 : f32
      linalg.yield %19 : f32
    } -> tensor<?x10xf32>
    return %18 : tensor<?x10xf32>
  }
}

