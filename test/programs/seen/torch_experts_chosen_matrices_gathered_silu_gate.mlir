#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<3x64xf32>, %arg1: tensor<64x8xf32>, %arg2: tensor<8x256x64xf32>, %arg3: tensor<8x64x128xf32>) -> tensor<3x64xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c8_i64 = arith.constant 8 : i64
    %cst_1 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<3x64xf32>, tensor<64x8xf32>) outs(%1 : tensor<3x8xf32>) -> tensor<3x8xf32>
    %3 = tensor.empty() : tensor<3xi64>
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<3xi64>) -> tensor<3xi64>
    %5 = tensor.empty() : tensor<3xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<3xf32>) -> tensor<3xf32>
    %7:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<3x8xf32>) outs(%6, %4 : tensor<3xf32>, tensor<3xi64>) {
    ^bb0(%in: f32, %out: f32, %out_12: i64):
      %40 = linalg.index 1 : index
      %41 = arith.index_cast %40 : index to i64
      %42 = arith.maximumf %in, %out : f32
      %43 = arith.cmpf ogt, %in, %out : f32
      %44 = arith.select %43, %41, %out_12 : i64
      linalg.yield %42, %44 : f32, i64
    } -> (tensor<3xf32>, tensor<3xi64>)
    %expanded = tensor.expand_shape %7#0 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %expanded : tensor<3x8xf32>, tensor<3x1xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %40 = arith.subf %in, %in_12 : f32
      linalg.yield %40 : f32
    } -> tensor<3x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<3x8xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.exp %in : f32
      linalg.yield %40 : f32
    } -> tensor<3x8xf32>
    %10 = tensor.empty() : tensor<3x1xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<3x1xf32>) -> tensor<3x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<3x8xf32>) outs(%11 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<3x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %12 : tensor<3x8xf32>, tensor<3x1xf32>) outs(%0 : tensor<3x8xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %40 = arith.divf %in, %in_12 : f32
      linalg.yield %40 : f32
    } -> tensor<3x8xf32>
    %14 = tensor.empty() : tensor<3x8xi64>
    %15 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%14 : tensor<3x8xi64>) {
    ^bb0(%out: i64):
      %40 = linalg.index 1 : index
      %41 = arith.index_cast %40 : index to i64
      linalg.yield %41 : i64
    } -> tensor<3x8xi64>
    %16:2 = tm_tensor.sort dimension(1) outs(%13, %15 : tensor<3x8xf32>, tensor<3x8xi64>) {
    ^bb0(%arg4: f32, %arg5: f32, %arg6: i64, %arg7: i64):
      %40 = arith.cmpf oge, %arg4, %arg5 : f32
      tm_tensor.yield %40 : i1
    } -> tensor<3x8xf32>, tensor<3x8xi64>
    %extracted_slice = tensor.extract_slice %16#0[0, 0] [3, 2] [1, 1] : tensor<3x8xf32> to tensor<3x2xf32>
    %extracted_slice_2 = tensor.extract_slice %16#1[0, 0] [3, 2] [1, 1] : tensor<3x8xi64> to tensor<3x2xi64>
    %17 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%extracted_slice : tensor<3x2xf32>) outs(%11 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<3x1xf32>
    %18 = tensor.empty() : tensor<3x2xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %17 : tensor<3x2xf32>, tensor<3x1xf32>) outs(%18 : tensor<3x2xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %40 = arith.divf %in, %in_12 : f32
      linalg.yield %40 : f32
    } -> tensor<3x2xf32>
    %20 = tensor.empty() : tensor<3x2x64xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x64xf32>) outs(%20 : tensor<3x2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x64xf32>
    %collapsed = tensor.collapse_shape %21 [[0, 1], [2]] : tensor<3x2x64xf32> into tensor<6x64xf32>
    %expanded_3 = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [6, 64, 1] : tensor<6x64xf32> into tensor<6x64x1xf32>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_2 [[0, 1]] : tensor<3x2xi64> into tensor<6xi64>
    %22 = tensor.empty() : tensor<6x256x64xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_4 : tensor<6xi64>) outs(%22 : tensor<6x256x64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %40 = arith.cmpi slt, %in, %c0_i64 : i64
      %41 = arith.addi %in, %c8_i64 : i64
      %42 = arith.select %40, %41, %in : i64
      %43 = arith.index_cast %42 : i64 to index
      %44 = linalg.index 1 : index
      %45 = linalg.index 2 : index
      %extracted = tensor.extract %arg2[%43, %44, %45] : tensor<8x256x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x256x64xf32>
    %24 = tensor.empty() : tensor<6x256x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x256x1xf32>) -> tensor<6x256x1xf32>
    %26 = linalg.batch_matmul ins(%23, %expanded_3 : tensor<6x256x64xf32>, tensor<6x64x1xf32>) outs(%25 : tensor<6x256x1xf32>) -> tensor<6x256x1xf32>
    %collapsed_5 = tensor.collapse_shape %26 [[0], [1, 2]] : tensor<6x256x1xf32> into tensor<6x256xf32>
    %extracted_slice_6 = tensor.extract_slice %collapsed_5[0, 0] [6, 128] [1, 1] : tensor<6x256xf32> to tensor<6x128xf32>
    %extracted_slice_7 = tensor.extract_slice %collapsed_5[0, 128] [6, 128] [1, 1] : tensor<6x256xf32> to tensor<6x128xf32>
    %27 = tensor.empty() : tensor<6x64x128xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_4 : tensor<6xi64>) outs(%27 : tensor<6x64x128xf32>) {
    ^bb0(%in: i64, %out: f32):
      %40 = arith.cmpi slt, %in, %c0_i64 : i64
      %41 = arith.addi %in, %c8_i64 : i64
      %42 = arith.select %40, %41, %in : i64
      %43 = arith.index_cast %42 : i64 to index
      %44 = linalg.index 1 : index
      %45 = linalg.index 2 : index
      %extracted = tensor.extract %arg3[%43, %44, %45] : tensor<8x64x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x64x128xf32>
    %29 = tensor.empty() : tensor<6x128xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<6x128xf32>) outs(%29 : tensor<6x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.negf %in : f32
      %41 = math.exp %40 : f32
      %42 = arith.addf %41, %cst_1 : f32
      %43 = arith.divf %cst_1, %42 : f32
      linalg.yield %43 : f32
    } -> tensor<6x128xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6, %30 : tensor<6x128xf32>, tensor<6x128xf32>) outs(%29 : tensor<6x128xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %40 = arith.mulf %in, %in_12 : f32
      linalg.yield %40 : f32
    } -> tensor<6x128xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %extracted_slice_7 : tensor<6x128xf32>, tensor<6x128xf32>) outs(%29 : tensor<6x128xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %40 = arith.mulf %in, %in_12 : f32
      linalg.yield %40 : f32
    } -> tensor<6x128xf32>
    %expanded_8 = tensor.expand_shape %32 [[0], [1, 2]] output_shape [6, 128, 1] : tensor<6x128xf32> into tensor<6x128x1xf32>
    %33 = tensor.empty() : tensor<6x64x1xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<6x64x1xf32>) -> tensor<6x64x1xf32>
    %35 = linalg.batch_matmul ins(%28, %expanded_8 : tensor<6x64x128xf32>, tensor<6x128x1xf32>) outs(%34 : tensor<6x64x1xf32>) -> tensor<6x64x1xf32>
    %collapsed_9 = tensor.collapse_shape %35 [[0], [1, 2]] : tensor<6x64x1xf32> into tensor<6x64xf32>
    %expanded_10 = tensor.expand_shape %collapsed_9 [[0, 1], [2]] output_shape [3, 2, 64] : tensor<6x64xf32> into tensor<3x2x64xf32>
    %expanded_11 = tensor.expand_shape %19 [[0], [1, 2]] output_shape [3, 2, 1] : tensor<3x2xf32> into tensor<3x2x1xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_10, %expanded_11 : tensor<3x2x64xf32>, tensor<3x2x1xf32>) outs(%20 : tensor<3x2x64xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %40 = arith.mulf %in, %in_12 : f32
      linalg.yield %40 : f32
    } -> tensor<3x2x64xf32>
    %37 = tensor.empty() : tensor<3x64xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<3x64xf32>) -> tensor<3x64xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "reduction", "parallel"]} ins(%36 : tensor<3x2x64xf32>) outs(%38 : tensor<3x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<3x64xf32>
    return %39 : tensor<3x64xf32>
  }
}
