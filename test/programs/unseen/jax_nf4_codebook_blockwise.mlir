#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit_nf4_codebook_blockwise {
  func.func public @main(%arg0: tensor<5x16xbf16>, %arg1: tensor<16x4xi8> {iree.abi.encoding = tensor<16x4xui8>}, %arg2: tensor<8x4xf32>, %arg3: tensor<16xf32>) -> tensor<5x8xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %c16_i32 = arith.constant 16 : i32
    %c0_i32 = arith.constant 0 : i32
    %c15_i8 = arith.constant 15 : i8
    %c4_i8 = arith.constant 4 : i8
    %0 = tensor.empty() : tensor<16x4xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x4xi8>) outs(%0 : tensor<16x4xi8>) {
    ^bb0(%in: i8, %out: i8):
      %26 = arith.shrui %in, %c4_i8 : i8
      linalg.yield %26 : i8
    } -> tensor<16x4xi8>
    %2 = tensor.empty() : tensor<16x4xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16x4xi8>) outs(%2 : tensor<16x4xi32>) {
    ^bb0(%in: i8, %out: i32):
      %26 = arith.extui %in : i8 to i32
      linalg.yield %26 : i32
    } -> tensor<16x4xi32>
    %4 = tensor.empty() : tensor<16x4xi8>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x4xi8>) outs(%4 : tensor<16x4xi8>) {
    ^bb0(%in: i8, %out: i8):
      %26 = arith.andi %in, %c15_i8 : i8
      linalg.yield %26 : i8
    } -> tensor<16x4xi8>
    %6 = tensor.empty() : tensor<16x4xi32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<16x4xi8>) outs(%6 : tensor<16x4xi32>) {
    ^bb0(%in: i8, %out: i32):
      %26 = arith.extui %in : i8 to i32
      linalg.yield %26 : i32
    } -> tensor<16x4xi32>
    %expanded = tensor.expand_shape %3 [[0], [1, 2]] output_shape [16, 4, 1] : tensor<16x4xi32> into tensor<16x4x1xi32>
    %expanded_0 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [16, 4, 1] : tensor<16x4xi32> into tensor<16x4x1xi32>
    %8 = tensor.empty() : tensor<16x4x2xi32>
    %inserted_slice = tensor.insert_slice %expanded into %8[0, 0, 0] [16, 4, 1] [1, 1, 1] : tensor<16x4x1xi32> into tensor<16x4x2xi32>
    %inserted_slice_1 = tensor.insert_slice %expanded_0 into %inserted_slice[0, 0, 1] [16, 4, 1] [1, 1, 1] : tensor<16x4x1xi32> into tensor<16x4x2xi32>
    %9 = tensor.empty() : tensor<16x4x2xi1>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_1 : tensor<16x4x2xi32>) outs(%9 : tensor<16x4x2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %26 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %26 : i1
    } -> tensor<16x4x2xi1>
    %11 = tensor.empty() : tensor<16x4x2xi32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_1 : tensor<16x4x2xi32>) outs(%11 : tensor<16x4x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %26 = arith.addi %in, %c16_i32 : i32
      linalg.yield %26 : i32
    } -> tensor<16x4x2xi32>
    %13 = tensor.empty() : tensor<16x4x2xi32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %12, %inserted_slice_1 : tensor<16x4x2xi1>, tensor<16x4x2xi32>, tensor<16x4x2xi32>) outs(%13 : tensor<16x4x2xi32>) {
    ^bb0(%in: i1, %in_6: i32, %in_7: i32, %out: i32):
      %26 = arith.select %in, %in_6, %in_7 : i32
      linalg.yield %26 : i32
    } -> tensor<16x4x2xi32>
    %expanded_2 = tensor.expand_shape %14 [[0], [1], [2, 3]] output_shape [16, 4, 2, 1] : tensor<16x4x2xi32> into tensor<16x4x2x1xi32>
    %15 = tensor.empty() : tensor<16x4x2x1xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_2 : tensor<16x4x2x1xi32>) outs(%15 : tensor<16x4x2x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %26 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %arg3[%26] : tensor<16xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x4x2x1xf32>
    %collapsed = tensor.collapse_shape %16 [[0, 1, 2, 3]] : tensor<16x4x2x1xf32> into tensor<128xf32>
    %expanded_3 = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [8, 4, 4] : tensor<128xf32> into tensor<8x4x4xf32>
    %17 = tensor.empty() : tensor<8x4x4xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<8x4xf32>) outs(%17 : tensor<8x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4x4xf32>
    %19 = tensor.empty() : tensor<8x4x4xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3, %18 : tensor<8x4x4xf32>, tensor<8x4x4xf32>) outs(%19 : tensor<8x4x4xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %26 = arith.mulf %in, %in_6 : f32
      linalg.yield %26 : f32
    } -> tensor<8x4x4xf32>
    %21 = tensor.empty() : tensor<8x4x4xbf16>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<8x4x4xf32>) outs(%21 : tensor<8x4x4xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %26 = arith.truncf %in : f32 to bf16
      linalg.yield %26 : bf16
    } -> tensor<8x4x4xbf16>
    %collapsed_4 = tensor.collapse_shape %22 [[0, 1, 2]] : tensor<8x4x4xbf16> into tensor<128xbf16>
    %expanded_5 = tensor.expand_shape %collapsed_4 [[0, 1]] output_shape [16, 8] : tensor<128xbf16> into tensor<16x8xbf16>
    %23 = tensor.empty() : tensor<5x8xbf16>
    %24 = linalg.fill ins(%cst : bf16) outs(%23 : tensor<5x8xbf16>) -> tensor<5x8xbf16>
    %25 = linalg.matmul ins(%arg0, %expanded_5 : tensor<5x16xbf16>, tensor<16x8xbf16>) outs(%24 : tensor<5x8xbf16>) -> tensor<5x8xbf16>
    return %25 : tensor<5x8xbf16>
  }
}

