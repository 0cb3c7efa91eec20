// Two e2m1 numbers a byte by a table of sixteen, scales that are exponents.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_mxfp4_nibbles_exponent_scales {
  func.func public @main(%arg0: tensor<32x128xbf16>, %arg1: tensor<64x64xi8> {iree.abi.encoding = tensor<64x64xui8>}, %arg2: tensor<64x4xi8> {iree.abi.encoding = tensor<64x4xui8>}) -> tensor<32x64xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %cst_0 = arith.constant 0.693147182 : f32
    %cst_1 = arith.constant 1.270000e+02 : f32
    %c16_i32 = arith.constant 16 : i32
    %c0_i32 = arith.constant 0 : i32
    %c4_i8 = arith.constant 4 : i8
    %c15_i8 = arith.constant 15 : i8
    %cst_2 = arith.constant dense<[0.000000e+00, 5.000000e-01, 1.000000e+00, 1.500000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 6.000000e+00, -0.000000e+00, -5.000000e-01, -1.000000e+00, -1.500000e+00, -2.000000e+00, -3.000000e+00, -4.000000e+00, -6.000000e+00]> : tensor<16xf32>
    %0 = tensor.empty() : tensor<64x64xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<64x64xi8>) outs(%0 : tensor<64x64xi8>) {
    ^bb0(%in: i8, %out: i8):
      %34 = arith.andi %in, %c15_i8 : i8
      linalg.yield %34 : i8
    } -> tensor<64x64xi8>
    %2 = tensor.empty() : tensor<64x64xi8>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<64x64xi8>) outs(%2 : tensor<64x64xi8>) {
    ^bb0(%in: i8, %out: i8):
      %34 = arith.shrui %in, %c4_i8 : i8
      linalg.yield %34 : i8
    } -> tensor<64x64xi8>
    %expanded = tensor.expand_shape %1 [[0], [1, 2]] output_shape [64, 64, 1] : tensor<64x64xi8> into tensor<64x64x1xi8>
    %expanded_3 = tensor.expand_shape %3 [[0], [1, 2]] output_shape [64, 64, 1] : tensor<64x64xi8> into tensor<64x64x1xi8>
    %4 = tensor.empty() : tensor<64x64x2xi8>
    %inserted_slice = tensor.insert_slice %expanded into %4[0, 0, 0] [64, 64, 1] [1, 1, 1] : tensor<64x64x1xi8> into tensor<64x64x2xi8>
    %inserted_slice_4 = tensor.insert_slice %expanded_3 into %inserted_slice[0, 0, 1] [64, 64, 1] [1, 1, 1] : tensor<64x64x1xi8> into tensor<64x64x2xi8>
    %5 = tensor.empty() : tensor<64x64x2xi32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_4 : tensor<64x64x2xi8>) outs(%5 : tensor<64x64x2xi32>) {
    ^bb0(%in: i8, %out: i32):
      %34 = arith.extui %in : i8 to i32
      linalg.yield %34 : i32
    } -> tensor<64x64x2xi32>
    %7 = tensor.empty() : tensor<64x64x2xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<64x64x2xi32>) outs(%7 : tensor<64x64x2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %34 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %34 : i1
    } -> tensor<64x64x2xi1>
    %9 = tensor.empty() : tensor<64x64x2xi32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<64x64x2xi32>) outs(%9 : tensor<64x64x2xi32>) {
    ^bb0(%in: i32, %out: i32):
      %34 = arith.addi %in, %c16_i32 : i32
      linalg.yield %34 : i32
    } -> tensor<64x64x2xi32>
    %11 = tensor.empty() : tensor<64x64x2xi32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %10, %6 : tensor<64x64x2xi1>, tensor<64x64x2xi32>, tensor<64x64x2xi32>) outs(%11 : tensor<64x64x2xi32>) {
    ^bb0(%in: i1, %in_8: i32, %in_9: i32, %out: i32):
      %34 = arith.select %in, %in_8, %in_9 : i32
      linalg.yield %34 : i32
    } -> tensor<64x64x2xi32>
    %expanded_5 = tensor.expand_shape %12 [[0], [1], [2, 3]] output_shape [64, 64, 2, 1] : tensor<64x64x2xi32> into tensor<64x64x2x1xi32>
    %13 = tensor.empty() : tensor<64x64x2x1xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<64x64x2x1xi32>) outs(%13 : tensor<64x64x2x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %34 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %cst_2[%34] : tensor<16xf32>
      linalg.yield %extracted : f32
    } -> tensor<64x64x2x1xf32>
    %collapsed = tensor.collapse_shape %14 [[0, 1, 2, 3]] : tensor<64x64x2x1xf32> into tensor<8192xf32>
    %expanded_6 = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [64, 4, 32] : tensor<8192xf32> into tensor<64x4x32xf32>
    %15 = tensor.empty() : tensor<64x4xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<64x4xi8>) outs(%15 : tensor<64x4xf32>) {
    ^bb0(%in: i8, %out: f32):
      %34 = arith.uitofp %in : i8 to f32
      linalg.yield %34 : f32
    } -> tensor<64x4xf32>
    %17 = tensor.empty() : tensor<64x4xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<64x4xf32>) outs(%17 : tensor<64x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.subf %in, %cst_1 : f32
      linalg.yield %34 : f32
    } -> tensor<64x4xf32>
    %19 = tensor.empty() : tensor<64x4xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<64x4xf32>) outs(%19 : tensor<64x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.mulf %in, %cst_0 : f32
      linalg.yield %34 : f32
    } -> tensor<64x4xf32>
    %21 = tensor.empty() : tensor<64x4xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<64x4xf32>) outs(%21 : tensor<64x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.exp %in : f32
      linalg.yield %34 : f32
    } -> tensor<64x4xf32>
    %23 = tensor.empty() : tensor<64x4x32xf32>
    %24 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<64x4xf32>) outs(%23 : tensor<64x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x4x32xf32>
    %25 = tensor.empty() : tensor<64x4x32xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6, %24 : tensor<64x4x32xf32>, tensor<64x4x32xf32>) outs(%25 : tensor<64x4x32xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %34 = arith.mulf %in, %in_8 : f32
      linalg.yield %34 : f32
    } -> tensor<64x4x32xf32>
    %27 = tensor.empty() : tensor<64x4x32xbf16>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<64x4x32xf32>) outs(%27 : tensor<64x4x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %34 = arith.truncf %in : f32 to bf16
      linalg.yield %34 : bf16
    } -> tensor<64x4x32xbf16>
    %collapsed_7 = tensor.collapse_shape %28 [[0], [1, 2]] : tensor<64x4x32xbf16> into tensor<64x128xbf16>
    %29 = tensor.empty() : tensor<128x64xbf16>
    %30 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_7 : tensor<64x128xbf16>) outs(%29 : tensor<128x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<128x64xbf16>
    %31 = tensor.empty() : tensor<32x64xbf16>
    %32 = linalg.fill ins(%cst : bf16) outs(%31 : tensor<32x64xbf16>) -> tensor<32x64xbf16>
    %33 = linalg.matmul ins(%arg0, %30 : tensor<32x128xbf16>, tensor<128x64xbf16>) outs(%32 : tensor<32x64xbf16>) -> tensor<32x64xbf16>
    return %33 : tensor<32x64xbf16>
  }
}

