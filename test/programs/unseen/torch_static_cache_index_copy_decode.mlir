#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0, 0)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<2x16x32xf32>, %arg1: tensor<2x16x32xf32>, %arg2: tensor<2xi64>) -> (tensor<2x1x32xf32>, tensor<2x16x32xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c32 = arith.constant 32 : index
    %c2 = arith.constant 2 : index
    %true = arith.constant true
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 5.6568542494923806 : f64
    %cst_2 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %cst_3 = arith.constant 1.600000e+01 : f32
    %cst_4 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x1x32xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x1x32xf32>) -> tensor<2x1x32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0 : tensor<2x16x32xf32>) outs(%1 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %in, %out : f32
      linalg.yield %41 : f32
    } -> tensor<2x1x32xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<2x1x32xf32>) outs(%0 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.divf %in, %cst_3 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1x32xf32>
    %4 = tensor.empty() : tensor<2x1x32xi64>
    %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %5 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1xi64>) outs(%4 : tensor<2x1x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x1x32xi64>
    %6 = tensor.empty() : tensor<64x1xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<64x1xi64>) -> tensor<64x1xi64>
    %8 = tensor.empty() : tensor<64xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<64xf32>) -> tensor<64xf32>
    %10:4 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map4], iterator_types = ["parallel"]} outs(%7, %7, %7, %9 : tensor<64x1xi64>, tensor<64x1xi64>, tensor<64x1xi64>, tensor<64xf32>) {
    ^bb0(%out: i64, %out_13: i64, %out_14: i64, %out_15: f32):
      %41 = linalg.index 0 : index
      %42 = arith.remsi %41, %c32 : index
      %43 = arith.divsi %41, %c32 : index
      %44 = arith.remsi %43, %c2 : index
      %extracted = tensor.extract %5[%44, %c0, %42] : tensor<2x1x32xi64>
      %extracted_16 = tensor.extract %3[%44, %c0, %42] : tensor<2x1x32xf32>
      %45 = arith.index_cast %44 : index to i64
      %46 = arith.index_cast %42 : index to i64
      linalg.yield %45, %extracted, %46, %extracted_16 : i64, i64, i64, f32
    } -> (tensor<64x1xi64>, tensor<64x1xi64>, tensor<64x1xi64>, tensor<64xf32>)
    %11 = tensor.empty() : tensor<64x3xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<64x3xi64>) -> tensor<64x3xi64>
    %inserted_slice = tensor.insert_slice %10#0 into %12[0, 0] [64, 1] [1, 1] : tensor<64x1xi64> into tensor<64x3xi64>
    %inserted_slice_5 = tensor.insert_slice %10#1 into %inserted_slice[0, 1] [64, 1] [1, 1] : tensor<64x1xi64> into tensor<64x3xi64>
    %inserted_slice_6 = tensor.insert_slice %10#2 into %inserted_slice_5[0, 2] [64, 1] [1, 1] : tensor<64x1xi64> into tensor<64x3xi64>
    %13 = tm_tensor.scatter {dimension_map = array<i64: 0, 1, 2>} unique_indices(false) ins(%10#3, %inserted_slice_6 : tensor<64xf32>, tensor<64x3xi64>) outs(%arg0 : tensor<2x16x32xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      tm_tensor.yield %arg3 : f32
    } -> tensor<2x16x32xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<2x1x32xf32>) outs(%0 : tensor<2x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.mulf %in, %cst_4 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1x32xf32>
    %15:4 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map4], iterator_types = ["parallel"]} outs(%7, %7, %7, %9 : tensor<64x1xi64>, tensor<64x1xi64>, tensor<64x1xi64>, tensor<64xf32>) {
    ^bb0(%out: i64, %out_13: i64, %out_14: i64, %out_15: f32):
      %41 = linalg.index 0 : index
      %42 = arith.remsi %41, %c32 : index
      %43 = arith.divsi %41, %c32 : index
      %44 = arith.remsi %43, %c2 : index
      %extracted = tensor.extract %5[%44, %c0, %42] : tensor<2x1x32xi64>
      %extracted_16 = tensor.extract %14[%44, %c0, %42] : tensor<2x1x32xf32>
      %45 = arith.index_cast %44 : index to i64
      %46 = arith.index_cast %42 : index to i64
      linalg.yield %45, %extracted, %46, %extracted_16 : i64, i64, i64, f32
    } -> (tensor<64x1xi64>, tensor<64x1xi64>, tensor<64x1xi64>, tensor<64xf32>)
    %inserted_slice_7 = tensor.insert_slice %15#0 into %12[0, 0] [64, 1] [1, 1] : tensor<64x1xi64> into tensor<64x3xi64>
    %inserted_slice_8 = tensor.insert_slice %15#1 into %inserted_slice_7[0, 1] [64, 1] [1, 1] : tensor<64x1xi64> into tensor<64x3xi64>
    %inserted_slice_9 = tensor.insert_slice %15#2 into %inserted_slice_8[0, 2] [64, 1] [1, 1] : tensor<64x1xi64> into tensor<64x3xi64>
    %16 = tm_tensor.scatter {dimension_map = array<i64: 0, 1, 2>} unique_indices(false) ins(%15#3, %inserted_slice_9 : tensor<64xf32>, tensor<64x3xi64>) outs(%arg1 : tensor<2x16x32xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      tm_tensor.yield %arg3 : f32
    } -> tensor<2x16x32xf32>
    %17 = tensor.empty() : tensor<16xi64>
    %18 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%17 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %41 = linalg.index 0 : index
      %42 = arith.index_cast %41 : index to i64
      linalg.yield %42 : i64
    } -> tensor<16xi64>
    %expanded_10 = tensor.expand_shape %18 [[0, 1]] output_shape [1, 16] : tensor<16xi64> into tensor<1x16xi64>
    %19 = tensor.empty() : tensor<2x16xi1>
    %20 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel"]} ins(%expanded_10, %expanded : tensor<1x16xi64>, tensor<2x1xi64>) outs(%19 : tensor<2x16xi1>) {
    ^bb0(%in: i64, %in_13: i64, %out: i1):
      %41 = arith.cmpi sle, %in, %in_13 : i64
      linalg.yield %41 : i1
    } -> tensor<2x16xi1>
    %21 = tensor.empty() : tensor<2x32x16xf32>
    %transposed = linalg.transpose ins(%13 : tensor<2x16x32xf32>) outs(%21 : tensor<2x32x16xf32>) permutation = [0, 2, 1] 
    %22 = tensor.empty() : tensor<2x1x16xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<2x1x16xf32>) -> tensor<2x1x16xf32>
    %24 = linalg.batch_matmul ins(%3, %transposed : tensor<2x1x32xf32>, tensor<2x32x16xf32>) outs(%23 : tensor<2x1x16xf32>) -> tensor<2x1x16xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x1x16xf32>) outs(%22 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.truncf %cst_1 : f64 to f32
      %42 = arith.divf %in, %41 : f32
      linalg.yield %42 : f32
    } -> tensor<2x1x16xf32>
    %expanded_11 = tensor.expand_shape %20 [[0], [1, 2]] output_shape [2, 1, 16] : tensor<2x16xi1> into tensor<2x1x16xi1>
    %26 = tensor.empty() : tensor<2x1x16xi1>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_11 : tensor<2x1x16xi1>) outs(%26 : tensor<2x1x16xi1>) {
    ^bb0(%in: i1, %out: i1):
      %41 = arith.xori %in, %true : i1
      linalg.yield %41 : i1
    } -> tensor<2x1x16xi1>
    %28 = linalg.generic {indexing_maps = [#map, #map8, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %cst_2, %25 : tensor<2x1x16xi1>, tensor<f32>, tensor<2x1x16xf32>) outs(%22 : tensor<2x1x16xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %41 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1x16xf32>
    %29 = tensor.empty() : tensor<2x1xi64>
    %30 = linalg.fill ins(%c0_i64 : i64) outs(%29 : tensor<2x1xi64>) -> tensor<2x1xi64>
    %31 = tensor.empty() : tensor<2x1xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<2x1xf32>) -> tensor<2x1xf32>
    %33:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%28 : tensor<2x1x16xf32>) outs(%32, %30 : tensor<2x1xf32>, tensor<2x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_13: i64):
      %41 = linalg.index 2 : index
      %42 = arith.index_cast %41 : index to i64
      %43 = arith.maximumf %in, %out : f32
      %44 = arith.cmpf ogt, %in, %out : f32
      %45 = arith.select %44, %42, %out_13 : i64
      linalg.yield %43, %45 : f32, i64
    } -> (tensor<2x1xf32>, tensor<2x1xi64>)
    %expanded_12 = tensor.expand_shape %33#0 [[0], [1, 2]] output_shape [2, 1, 1] : tensor<2x1xf32> into tensor<2x1x1xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %expanded_12 : tensor<2x1x16xf32>, tensor<2x1x1xf32>) outs(%22 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %41 = arith.subf %in, %in_13 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1x16xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<2x1x16xf32>) outs(%22 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.exp %in : f32
      linalg.yield %41 : f32
    } -> tensor<2x1x16xf32>
    %36 = tensor.empty() : tensor<2x1x1xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%35 : tensor<2x1x16xf32>) outs(%37 : tensor<2x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %in, %out : f32
      linalg.yield %41 : f32
    } -> tensor<2x1x1xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %38 : tensor<2x1x16xf32>, tensor<2x1x1xf32>) outs(%22 : tensor<2x1x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %41 = arith.divf %in, %in_13 : f32
      linalg.yield %41 : f32
    } -> tensor<2x1x16xf32>
    %40 = linalg.batch_matmul ins(%39, %16 : tensor<2x1x16xf32>, tensor<2x16x32xf32>) outs(%1 : tensor<2x1x32xf32>) -> tensor<2x1x32xf32>
    return %40, %13 : tensor<2x1x32xf32>, tensor<2x16x32xf32>
  }
}
