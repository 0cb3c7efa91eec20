#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<?x13xf32>, %arg1: tensor<?x3xi64>, %arg2: tensor<50x8xf32>, %arg3: tensor<30x8xf32>, %arg4: tensor<20x8xf32>, %arg5: tensor<32x13xf32>, %arg6: tensor<32xf32>, %arg7: tensor<8x32xf32>, %arg8: tensor<8xf32>, %arg9: tensor<64x14xf32>, %arg10: tensor<64xf32>, %arg11: tensor<1x64xf32>, %arg12: tensor<1xf32>, %arg13: tensor<6xi64>, %arg14: tensor<6xi64>) -> tensor<?x1xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c50 = arith.constant 50 : index
    %c30 = arith.constant 30 : index
    %c20 = arith.constant 20 : index
    %c4_i64 = arith.constant 4 : i64
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<13x32xf32>
    %transposed = linalg.transpose ins(%arg5 : tensor<32x13xf32>) outs(%0 : tensor<13x32xf32>) permutation = [1, 0] 
    %dim = tensor.dim %arg0, %c0 : tensor<?x13xf32>
    %1 = tensor.empty(%dim) : tensor<?x32xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<?x13xf32>, tensor<13x32xf32>) outs(%2 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg6 : tensor<?x32xf32>, tensor<32xf32>) outs(%1 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %37 = arith.addf %in, %in_14 : f32
      linalg.yield %37 : f32
    } -> tensor<?x32xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<?x32xf32>) outs(%1 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.cmpf ugt, %in, %cst : f32
      %38 = arith.select %37, %in, %cst : f32
      linalg.yield %38 : f32
    } -> tensor<?x32xf32>
    %6 = tensor.empty() : tensor<32x8xf32>
    %transposed_1 = linalg.transpose ins(%arg7 : tensor<8x32xf32>) outs(%6 : tensor<32x8xf32>) permutation = [1, 0] 
    %7 = tensor.empty(%dim) : tensor<?x8xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %9 = linalg.matmul ins(%5, %transposed_1 : tensor<?x32xf32>, tensor<32x8xf32>) outs(%8 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %arg8 : tensor<?x8xf32>, tensor<8xf32>) outs(%7 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %37 = arith.addf %in, %in_14 : f32
      linalg.yield %37 : f32
    } -> tensor<?x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<?x8xf32>) outs(%7 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.cmpf ugt, %in, %cst : f32
      %38 = arith.select %37, %in, %cst : f32
      linalg.yield %38 : f32
    } -> tensor<?x8xf32>
    %dim_2 = tensor.dim %arg1, %c0 : tensor<?x3xi64>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [%dim_2, 1] [1, 1] : tensor<?x3xi64> to tensor<?x1xi64>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<?x1xi64> into tensor<?xi64>
    %12 = tensor.empty(%dim_2) : tensor<?x8xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<?xi64>) outs(%12 : tensor<?x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %37 = arith.index_cast %in : i64 to index
      %38 = linalg.index 1 : index
      %39 = arith.cmpi slt, %37, %c50 : index
      cf.assert %39, "index must be smaller than dim size"
      %40 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %40, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg2[%37, %38] : tensor<50x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8xf32>
    %extracted_slice_3 = tensor.extract_slice %arg1[0, 1] [%dim_2, 1] [1, 1] : tensor<?x3xi64> to tensor<?x1xi64>
    %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0, 1]] : tensor<?x1xi64> into tensor<?xi64>
    %14 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_4 : tensor<?xi64>) outs(%12 : tensor<?x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %37 = arith.index_cast %in : i64 to index
      %38 = linalg.index 1 : index
      %39 = arith.cmpi slt, %37, %c30 : index
      cf.assert %39, "index must be smaller than dim size"
      %40 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %40, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg3[%37, %38] : tensor<30x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8xf32>
    %extracted_slice_5 = tensor.extract_slice %arg1[0, 2] [%dim_2, 1] [1, 1] : tensor<?x3xi64> to tensor<?x1xi64>
    %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1]] : tensor<?x1xi64> into tensor<?xi64>
    %15 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_6 : tensor<?xi64>) outs(%12 : tensor<?x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %37 = arith.index_cast %in : i64 to index
      %38 = linalg.index 1 : index
      %39 = arith.cmpi slt, %37, %c20 : index
      cf.assert %39, "index must be smaller than dim size"
      %40 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %40, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg4[%37, %38] : tensor<20x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8xf32>
    %concat = tensor.concat dim(1) %11, %13, %14, %15 : (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x32xf32>
    %dim_7 = tensor.dim %11, %c0 : tensor<?x8xf32>
    %expanded = tensor.expand_shape %concat [[0], [1, 2]] output_shape [%dim_7, 4, 8] : tensor<?x32xf32> into tensor<?x4x8xf32>
    %16 = tensor.empty(%dim_7) : tensor<?x8x4xf32>
    %transposed_8 = linalg.transpose ins(%expanded : tensor<?x4x8xf32>) outs(%16 : tensor<?x8x4xf32>) permutation = [0, 2, 1] 
    %17 = arith.index_cast %dim_7 : index to i64
    %18 = tensor.empty(%dim_7) : tensor<?x4x4xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<?x4x4xf32>) -> tensor<?x4x4xf32>
    %20 = linalg.batch_matmul ins(%expanded, %transposed_8 : tensor<?x4x8xf32>, tensor<?x8x4xf32>) outs(%19 : tensor<?x4x4xf32>) -> tensor<?x4x4xf32>
    %21 = tensor.empty(%dim_7) : tensor<?xi64>
    %22 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%21 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %37 = linalg.index 0 : index
      %38 = arith.index_cast %37 : index to i64
      linalg.yield %38 : i64
    } -> tensor<?xi64>
    %expanded_9 = tensor.expand_shape %22 [[0, 1]] output_shape [%dim_7, 1] : tensor<?xi64> into tensor<?x1xi64>
    %dim_10 = tensor.dim %expanded_9, %c0 : tensor<?x1xi64>
    %23 = tensor.empty(%dim_10) : tensor<?x6xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_9, %arg13, %arg14 : tensor<?x1xi64>, tensor<6xi64>, tensor<6xi64>) outs(%23 : tensor<?x6xf32>) {
    ^bb0(%in: i64, %in_14: i64, %in_15: i64, %out: f32):
      %37 = arith.cmpi slt, %in, %c0_i64 : i64
      %38 = arith.addi %in, %17 : i64
      %39 = arith.select %37, %38, %in : i64
      %40 = arith.index_cast %39 : i64 to index
      %41 = arith.cmpi slt, %in_14, %c0_i64 : i64
      %42 = arith.addi %in_14, %c4_i64 : i64
      %43 = arith.select %41, %42, %in_14 : i64
      %44 = arith.index_cast %43 : i64 to index
      %45 = arith.cmpi slt, %in_15, %c0_i64 : i64
      %46 = arith.addi %in_15, %c4_i64 : i64
      %47 = arith.select %45, %46, %in_15 : i64
      %48 = arith.index_cast %47 : i64 to index
      %extracted = tensor.extract %20[%40, %44, %48] : tensor<?x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x6xf32>
    %concat_11 = tensor.concat dim(1) %11, %24 : (tensor<?x8xf32>, tensor<?x6xf32>) -> tensor<?x14xf32>
    %25 = tensor.empty() : tensor<14x64xf32>
    %transposed_12 = linalg.transpose ins(%arg9 : tensor<64x14xf32>) outs(%25 : tensor<14x64xf32>) permutation = [1, 0] 
    %26 = tensor.empty(%dim_7) : tensor<?x64xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %28 = linalg.matmul ins(%concat_11, %transposed_12 : tensor<?x14xf32>, tensor<14x64xf32>) outs(%27 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %arg10 : tensor<?x64xf32>, tensor<64xf32>) outs(%26 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %37 = arith.addf %in, %in_14 : f32
      linalg.yield %37 : f32
    } -> tensor<?x64xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<?x64xf32>) outs(%26 : tensor<?x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.cmpf ugt, %in, %cst : f32
      %38 = arith.select %37, %in, %cst : f32
      linalg.yield %38 : f32
    } -> tensor<?x64xf32>
    %31 = tensor.empty() : tensor<64x1xf32>
    %transposed_13 = linalg.transpose ins(%arg11 : tensor<1x64xf32>) outs(%31 : tensor<64x1xf32>) permutation = [1, 0] 
    %32 = tensor.empty(%dim_7) : tensor<?x1xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %34 = linalg.matmul ins(%30, %transposed_13 : tensor<?x64xf32>, tensor<64x1xf32>) outs(%33 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %arg12 : tensor<?x1xf32>, tensor<1xf32>) outs(%32 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %37 = arith.addf %in, %in_14 : f32
      linalg.yield %37 : f32
    } -> tensor<?x1xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<?x1xf32>) outs(%32 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.negf %in : f32
      %38 = math.exp %37 : f32
      %39 = arith.addf %38, %cst_0 : f32
      %40 = arith.divf %cst_0, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<?x1xf32>
    return %36 : tensor<?x1xf32>
  }
}
