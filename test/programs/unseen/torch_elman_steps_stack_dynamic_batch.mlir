// Six steps of a recurrence, stacked, any batch.
#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x6x32xf32>, %arg1: tensor<12x32xf32>, %arg2: tensor<12xf32>, %arg3: tensor<12x12xf32>) -> (tensor<?x6x12xf32>, tensor<?x12xf32>) {
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x6x32xf32>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %1, "negative values not allowed in new dimensions"
    %2 = tensor.empty(%dim) : tensor<?x12xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<f32>) outs(%2 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x12xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [%dim, 1, 32] [1, 1, 1] : tensor<?x6x32xf32> to tensor<?x1x32xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %4 = tensor.empty() : tensor<32x12xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<12x32xf32>) outs(%4 : tensor<32x12xf32>) permutation = [1, 0] 
    %5 = tensor.empty(%dim) : tensor<?x12xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %7 = linalg.matmul ins(%collapsed, %transposed : tensor<?x32xf32>, tensor<32x12xf32>) outs(%6 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %arg2 : tensor<?x12xf32>, tensor<12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %39 = arith.addf %in, %in_13 : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %9 = tensor.empty() : tensor<12x12xf32>
    %transposed_1 = linalg.transpose ins(%arg3 : tensor<12x12xf32>) outs(%9 : tensor<12x12xf32>) permutation = [1, 0] 
    %10 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %11 = linalg.matmul ins(%3, %transposed_1 : tensor<?x12xf32>, tensor<12x12xf32>) outs(%10 : tensor<?x12xf32>) -> tensor<?x12xf32>
    cf.assert %true, "mismatched size for broadcast"
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %11 : tensor<?x12xf32>, tensor<?x12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %39 = arith.addf %in, %in_13 : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<?x12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.tanh %in : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[0, 1, 0] [%dim, 1, 32] [1, 1, 1] : tensor<?x6x32xf32> to tensor<?x1x32xf32>
    %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1], [2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %14 = linalg.matmul ins(%collapsed_3, %transposed : tensor<?x32xf32>, tensor<32x12xf32>) outs(%6 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %arg2 : tensor<?x12xf32>, tensor<12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %39 = arith.addf %in, %in_13 : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %16 = linalg.matmul ins(%13, %transposed_1 : tensor<?x12xf32>, tensor<12x12xf32>) outs(%6 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %16 : tensor<?x12xf32>, tensor<?x12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %39 = arith.addf %in, %in_13 : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<?x12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.tanh %in : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %extracted_slice_4 = tensor.extract_slice %arg0[0, 2, 0] [%dim, 1, 32] [1, 1, 1] : tensor<?x6x32xf32> to tensor<?x1x32xf32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1], [2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %19 = linalg.matmul ins(%collapsed_5, %transposed : tensor<?x32xf32>, tensor<32x12xf32>) outs(%6 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %arg2 : tensor<?x12xf32>, tensor<12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %39 = arith.addf %in, %in_13 : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %21 = linalg.matmul ins(%18, %transposed_1 : tensor<?x12xf32>, tensor<12x12xf32>) outs(%6 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %21 : tensor<?x12xf32>, tensor<?x12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %39 = arith.addf %in, %in_13 : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<?x12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.tanh %in : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %extracted_slice_6 = tensor.extract_slice %arg0[0, 3, 0] [%dim, 1, 32] [1, 1, 1] : tensor<?x6x32xf32> to tensor<?x1x32xf32>
    %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %24 = linalg.matmul ins(%collapsed_7, %transposed : tensor<?x32xf32>, tensor<32x12xf32>) outs(%6 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %arg2 : tensor<?x12xf32>, tensor<12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %39 = arith.addf %in, %in_13 : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %26 = linalg.matmul ins(%23, %transposed_1 : tensor<?x12xf32>, tensor<12x12xf32>) outs(%6 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %26 : tensor<?x12xf32>, tensor<?x12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %39 = arith.addf %in, %in_13 : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<?x12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.tanh %in : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %extracted_slice_8 = tensor.extract_slice %arg0[0, 4, 0] [%dim, 1, 32] [1, 1, 1] : tensor<?x6x32xf32> to tensor<?x1x32xf32>
    %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1], [2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %29 = linalg.matmul ins(%collapsed_9, %transposed : tensor<?x32xf32>, tensor<32x12xf32>) outs(%6 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %arg2 : tensor<?x12xf32>, tensor<12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %39 = arith.addf %in, %in_13 : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %31 = linalg.matmul ins(%28, %transposed_1 : tensor<?x12xf32>, tensor<12x12xf32>) outs(%6 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %31 : tensor<?x12xf32>, tensor<?x12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %39 = arith.addf %in, %in_13 : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<?x12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.tanh %in : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %extracted_slice_10 = tensor.extract_slice %arg0[0, 5, 0] [%dim, 1, 32] [1, 1, 1] : tensor<?x6x32xf32> to tensor<?x1x32xf32>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2]] : tensor<?x1x32xf32> into tensor<?x32xf32>
    %34 = linalg.matmul ins(%collapsed_11, %transposed : tensor<?x32xf32>, tensor<32x12xf32>) outs(%6 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%34, %arg2 : tensor<?x12xf32>, tensor<12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %39 = arith.addf %in, %in_13 : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %36 = linalg.matmul ins(%33, %transposed_1 : tensor<?x12xf32>, tensor<12x12xf32>) outs(%6 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %36 : tensor<?x12xf32>, tensor<?x12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %39 = arith.addf %in, %in_13 : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<?x12xf32>) outs(%5 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.tanh %in : f32
      linalg.yield %39 : f32
    } -> tensor<?x12xf32>
    %concat = tensor.concat dim(1) %13, %18, %23, %28, %33, %38 : (tensor<?x12xf32>, tensor<?x12xf32>, tensor<?x12xf32>, tensor<?x12xf32>, tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x72xf32>
    %dim_12 = tensor.dim %13, %c0 : tensor<?x12xf32>
    %expanded = tensor.expand_shape %concat [[0], [1, 2]] output_shape [%dim_12, 6, 12] : tensor<?x72xf32> into tensor<?x6x12xf32>
    return %expanded, %38 : tensor<?x6x12xf32>, tensor<?x12xf32>
  }
}
