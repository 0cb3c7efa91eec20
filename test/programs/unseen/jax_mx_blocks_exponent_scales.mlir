#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_mx_blocks_exponent_scales {
  func.func public @main(%arg0: tensor<8x32xf32>, %arg1: tensor<32x8xf8E4M3FN>, %arg2: tensor<4x8xi8> {iree.abi.encoding = tensor<4x8xui8>}) -> tensor<8x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0x49800000 : f32
    %cst_2 = arith.constant 9.53674316E-7 : f32
    %c0_i8 = arith.constant 0 : i8
    %c23_i32 = arith.constant 23 : i32
    %0 = tensor.empty() : tensor<4x8xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x8xi8>) outs(%0 : tensor<4x8xi32>) {
    ^bb0(%in: i8, %out: i32):
      %23 = arith.extui %in : i8 to i32
      linalg.yield %23 : i32
    } -> tensor<4x8xi32>
    %2 = tensor.empty() : tensor<4x8xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x8xi32>) outs(%2 : tensor<4x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %23 = arith.shli %in, %c23_i32 : i32
      linalg.yield %23 : i32
    } -> tensor<4x8xi32>
    %4 = tensor.empty() : tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<4x8xi32>) outs(%4 : tensor<4x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %23 = arith.bitcast %in : i32 to f32
      linalg.yield %23 : f32
    } -> tensor<4x8xf32>
    %6 = tensor.empty() : tensor<4x8xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x8xi8>) outs(%6 : tensor<4x8xi1>) {
    ^bb0(%in: i8, %out: i1):
      %23 = arith.cmpi eq, %in, %c0_i8 : i8
      linalg.yield %23 : i1
    } -> tensor<4x8xi1>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<4x8xf32>) outs(%8 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %23 : f32
    } -> tensor<4x8xf32>
    %10 = tensor.empty() : tensor<4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x8xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.minimumf %in, %cst_1 : f32
      linalg.yield %23 : f32
    } -> tensor<4x8xf32>
    %12 = tensor.empty() : tensor<4x8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %11 : tensor<4x8xi1>, tensor<4x8xf32>) outs(%12 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_3: f32, %out: f32):
      %23 = arith.select %in, %cst_0, %in_3 : f32
      linalg.yield %23 : f32
    } -> tensor<4x8xf32>
    %14 = tensor.empty() : tensor<32x8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<32x8xf8E4M3FN>) outs(%14 : tensor<32x8xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %23 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %23 : f32
    } -> tensor<32x8xf32>
    %expanded = tensor.expand_shape %15 [[0, 1], [2]] output_shape [4, 8, 8] : tensor<32x8xf32> into tensor<4x8x8xf32>
    %16 = tensor.empty() : tensor<4x8x8xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<4x8xf32>) outs(%16 : tensor<4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x8xf32>
    %18 = tensor.empty() : tensor<4x8x8xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %17 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%18 : tensor<4x8x8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %23 = arith.mulf %in, %in_3 : f32
      linalg.yield %23 : f32
    } -> tensor<4x8x8xf32>
    %collapsed = tensor.collapse_shape %19 [[0, 1], [2]] : tensor<4x8x8xf32> into tensor<32x8xf32>
    %20 = tensor.empty() : tensor<8x8xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %22 = linalg.matmul ins(%arg0, %collapsed : tensor<8x32xf32>, tensor<32x8xf32>) outs(%21 : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %22 : tensor<8x8xf32>
  }
}

