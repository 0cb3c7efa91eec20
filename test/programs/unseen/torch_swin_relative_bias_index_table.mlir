// A bias gathered from a table by relative places, heads last in the table.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<2x4x9x8xf32>, %arg1: tensor<17x4xf32>) -> tensor<2x4x9x8xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c17_i64 = arith.constant 17 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 0.35355339059327379 : f64
    %0 = tensor.empty() : tensor<9xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %29 = linalg.index 0 : index
      %30 = arith.index_cast %29 : index to i64
      linalg.yield %30 : i64
    } -> tensor<9xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %expanded_2 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 9] : tensor<9xi64> into tensor<1x9xi64>
    %2 = tensor.empty() : tensor<9x9xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_2 : tensor<9x1xi64>, tensor<1x9xi64>) outs(%2 : tensor<9x9xi64>) {
    ^bb0(%in: i64, %in_9: i64, %out: i64):
      %29 = arith.subi %in, %in_9 : i64
      linalg.yield %29 : i64
    } -> tensor<9x9xi64>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<9x9xi64>) outs(%2 : tensor<9x9xi64>) {
    ^bb0(%in: i64, %out: i64):
      %29 = arith.addi %in, %c8_i64 : i64
      linalg.yield %29 : i64
    } -> tensor<9x9xi64>
    %5 = tensor.empty() : tensor<2x4x8x9xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<2x4x9x8xf32>) outs(%5 : tensor<2x4x8x9xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x4x9x8xf32> into tensor<8x9x8xf32>
    %collapsed_3 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x4x8x9xf32> into tensor<8x8x9xf32>
    %6 = tensor.empty() : tensor<8x9x9xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<8x9x9xf32>) -> tensor<8x9x9xf32>
    %8 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<8x9x8xf32>, tensor<8x8x9xf32>) outs(%7 : tensor<8x9x9xf32>) -> tensor<8x9x9xf32>
    %expanded_4 = tensor.expand_shape %8 [[0, 1], [2], [3]] output_shape [2, 4, 9, 9] : tensor<8x9x9xf32> into tensor<2x4x9x9xf32>
    %9 = tensor.empty() : tensor<2x4x9x9xf32>
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x4x9x9xf32>) outs(%9 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.truncf %cst_1 : f64 to f32
      %30 = arith.mulf %in, %29 : f32
      linalg.yield %30 : f32
    } -> tensor<2x4x9x9xf32>
    %11 = tensor.empty() : tensor<9x9x4xf32>
    %12 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<9x9xi64>) outs(%11 : tensor<9x9x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %29 = arith.cmpi slt, %in, %c0_i64 : i64
      %30 = arith.addi %in, %c17_i64 : i64
      %31 = arith.select %29, %30, %in : i64
      %32 = arith.index_cast %31 : i64 to index
      %33 = linalg.index 2 : index
      %extracted = tensor.extract %arg1[%32, %33] : tensor<17x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x9x4xf32>
    %13 = tensor.empty() : tensor<4x9x9xf32>
    %transposed_5 = linalg.transpose ins(%12 : tensor<9x9x4xf32>) outs(%13 : tensor<4x9x9xf32>) permutation = [2, 0, 1] 
    %14 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %transposed_5 : tensor<2x4x9x9xf32>, tensor<4x9x9xf32>) outs(%9 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.addf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x9x9xf32>
    %15 = tensor.empty() : tensor<2x4x9xi64>
    %16 = linalg.fill ins(%c0_i64 : i64) outs(%15 : tensor<2x4x9xi64>) -> tensor<2x4x9xi64>
    %17 = tensor.empty() : tensor<2x4x9xf32>
    %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<2x4x9xf32>) -> tensor<2x4x9xf32>
    %19:2 = linalg.generic {indexing_maps = [#map4, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%14 : tensor<2x4x9x9xf32>) outs(%18, %16 : tensor<2x4x9xf32>, tensor<2x4x9xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %29 = linalg.index 3 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.maximumf %in, %out : f32
      %32 = arith.cmpf ogt, %in, %out : f32
      %33 = arith.select %32, %30, %out_9 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<2x4x9xf32>, tensor<2x4x9xi64>)
    %expanded_6 = tensor.expand_shape %19#0 [[0], [1], [2, 3]] output_shape [2, 4, 9, 1] : tensor<2x4x9xf32> into tensor<2x4x9x1xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %expanded_6 : tensor<2x4x9x9xf32>, tensor<2x4x9x1xf32>) outs(%9 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.subf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x9x9xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<2x4x9x9xf32>) outs(%9 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.exp %in : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x9x9xf32>
    %22 = tensor.empty() : tensor<2x4x9x1xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<2x4x9x1xf32>) -> tensor<2x4x9x1xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map9], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<2x4x9x9xf32>) outs(%23 : tensor<2x4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x9x1xf32>
    %25 = linalg.generic {indexing_maps = [#map4, #map9, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %24 : tensor<2x4x9x9xf32>, tensor<2x4x9x1xf32>) outs(%9 : tensor<2x4x9x9xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %29 = arith.divf %in, %in_9 : f32
      linalg.yield %29 : f32
    } -> tensor<2x4x9x9xf32>
    %collapsed_7 = tensor.collapse_shape %25 [[0, 1], [2], [3]] : tensor<2x4x9x9xf32> into tensor<8x9x9xf32>
    %26 = tensor.empty() : tensor<8x9x8xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<8x9x8xf32>) -> tensor<8x9x8xf32>
    %28 = linalg.batch_matmul ins(%collapsed_7, %collapsed : tensor<8x9x9xf32>, tensor<8x9x8xf32>) outs(%27 : tensor<8x9x8xf32>) -> tensor<8x9x8xf32>
    %expanded_8 = tensor.expand_shape %28 [[0, 1], [2], [3]] output_shape [2, 4, 9, 8] : tensor<8x9x8xf32> into tensor<2x4x9x8xf32>
    return %expanded_8 : tensor<2x4x9x8xf32>
  }
}
