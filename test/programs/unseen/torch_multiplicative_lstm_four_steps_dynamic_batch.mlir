#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x4x8xf32>, %arg1: tensor<2x8x8xf32>, %arg2: tensor<2x8x8xf32>, %arg3: tensor<32xf32>) -> (tensor<?x4x8xf32>, tensor<?x8xf32>) {
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x4x8xf32>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %1, "negative values not allowed in new dimensions"
    %2 = tensor.empty(%dim) : tensor<?x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%2 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x8xf32>
    cf.assert %1, "negative values not allowed in new dimensions"
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [%dim, 1, 8] [1, 1, 1] : tensor<?x4x8xf32> to tensor<?x1x8xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<?x1x8xf32> into tensor<?x8xf32>
    %extracted_slice_2 = tensor.extract_slice %arg1[0, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<2x8x8xf32> to tensor<1x8x8xf32>
    %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %4 = tensor.empty(%dim) : tensor<?x8xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %6 = linalg.matmul ins(%collapsed, %collapsed_3 : tensor<?x8xf32>, tensor<8x8xf32>) outs(%5 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %extracted_slice_4 = tensor.extract_slice %arg2[0, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<2x8x8xf32> to tensor<1x8x8xf32>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %8 = linalg.matmul ins(%3, %collapsed_5 : tensor<?x8xf32>, tensor<8x8xf32>) outs(%7 : tensor<?x8xf32>) -> tensor<?x8xf32>
    cf.assert %true, "mismatched size for broadcast"
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %extracted_slice_6 = tensor.extract_slice %arg1[1, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<2x8x8xf32> to tensor<1x8x8xf32>
    %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %10 = tensor.empty() : tensor<8x4x8xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_7 : tensor<8x8xf32>) outs(%10 : tensor<8x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4x8xf32>
    %collapsed_8 = tensor.collapse_shape %11 [[0], [1, 2]] : tensor<8x4x8xf32> into tensor<8x32xf32>
    %12 = tensor.empty(%dim) : tensor<?x32xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %14 = linalg.matmul ins(%collapsed, %collapsed_8 : tensor<?x8xf32>, tensor<8x32xf32>) outs(%13 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %extracted_slice_9 = tensor.extract_slice %arg2[1, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<2x8x8xf32> to tensor<1x8x8xf32>
    %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_10 : tensor<8x8xf32>) outs(%10 : tensor<8x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4x8xf32>
    %collapsed_11 = tensor.collapse_shape %15 [[0], [1, 2]] : tensor<8x4x8xf32> into tensor<8x32xf32>
    %16 = linalg.matmul ins(%9, %collapsed_11 : tensor<?x8xf32>, tensor<8x32xf32>) outs(%13 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %16 : tensor<?x32xf32>, tensor<?x32xf32>) outs(%12 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.addf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x32xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %arg3 : tensor<?x32xf32>, tensor<32xf32>) outs(%12 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.addf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x32xf32>
    %extracted_slice_12 = tensor.extract_slice %18[0, 0] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %extracted_slice_13 = tensor.extract_slice %18[0, 8] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %extracted_slice_14 = tensor.extract_slice %18[0, 16] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %extracted_slice_15 = tensor.extract_slice %18[0, 24] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_13 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %cst_0 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      %81 = math.exp %80 : f32
      %82 = arith.addf %81, %cst_0 : f32
      %83 = arith.divf %cst_0, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<?x8xf32>
    cf.assert %true, "mismatched size for broadcast"
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %3 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_12 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      %81 = math.exp %80 : f32
      %82 = arith.addf %81, %cst_0 : f32
      %83 = arith.divf %cst_0, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<?x8xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_15 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.tanh %in : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %23 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %24 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.addf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_14 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      %81 = math.exp %80 : f32
      %82 = arith.addf %81, %cst_0 : f32
      %83 = arith.divf %cst_0, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<?x8xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.tanh %in : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %27 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %extracted_slice_16 = tensor.extract_slice %arg0[0, 1, 0] [%dim, 1, 8] [1, 1, 1] : tensor<?x4x8xf32> to tensor<?x1x8xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2]] : tensor<?x1x8xf32> into tensor<?x8xf32>
    %29 = linalg.matmul ins(%collapsed_17, %collapsed_3 : tensor<?x8xf32>, tensor<8x8xf32>) outs(%5 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %30 = linalg.matmul ins(%28, %collapsed_5 : tensor<?x8xf32>, tensor<8x8xf32>) outs(%5 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %30 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %32 = linalg.matmul ins(%collapsed_17, %collapsed_8 : tensor<?x8xf32>, tensor<8x32xf32>) outs(%13 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %33 = linalg.matmul ins(%31, %collapsed_11 : tensor<?x8xf32>, tensor<8x32xf32>) outs(%13 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %33 : tensor<?x32xf32>, tensor<?x32xf32>) outs(%12 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.addf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x32xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%34, %arg3 : tensor<?x32xf32>, tensor<32xf32>) outs(%12 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.addf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x32xf32>
    %extracted_slice_18 = tensor.extract_slice %35[0, 0] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %extracted_slice_19 = tensor.extract_slice %35[0, 8] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %extracted_slice_20 = tensor.extract_slice %35[0, 16] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %extracted_slice_21 = tensor.extract_slice %35[0, 24] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_19 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %cst_0 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      %81 = math.exp %80 : f32
      %82 = arith.addf %81, %cst_0 : f32
      %83 = arith.divf %cst_0, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<?x8xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %25 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_18 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      %81 = math.exp %80 : f32
      %82 = arith.addf %81, %cst_0 : f32
      %83 = arith.divf %cst_0, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<?x8xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_21 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.tanh %in : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39, %40 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %41 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.addf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_20 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      %81 = math.exp %80 : f32
      %82 = arith.addf %81, %cst_0 : f32
      %83 = arith.divf %cst_0, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<?x8xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.tanh %in : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %44 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %extracted_slice_22 = tensor.extract_slice %arg0[0, 2, 0] [%dim, 1, 8] [1, 1, 1] : tensor<?x4x8xf32> to tensor<?x1x8xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2]] : tensor<?x1x8xf32> into tensor<?x8xf32>
    %46 = linalg.matmul ins(%collapsed_23, %collapsed_3 : tensor<?x8xf32>, tensor<8x8xf32>) outs(%5 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %47 = linalg.matmul ins(%45, %collapsed_5 : tensor<?x8xf32>, tensor<8x8xf32>) outs(%5 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %47 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %49 = linalg.matmul ins(%collapsed_23, %collapsed_8 : tensor<?x8xf32>, tensor<8x32xf32>) outs(%13 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %50 = linalg.matmul ins(%48, %collapsed_11 : tensor<?x8xf32>, tensor<8x32xf32>) outs(%13 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%49, %50 : tensor<?x32xf32>, tensor<?x32xf32>) outs(%12 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.addf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x32xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %arg3 : tensor<?x32xf32>, tensor<32xf32>) outs(%12 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.addf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x32xf32>
    %extracted_slice_24 = tensor.extract_slice %52[0, 0] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %extracted_slice_25 = tensor.extract_slice %52[0, 8] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %extracted_slice_26 = tensor.extract_slice %52[0, 16] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %extracted_slice_27 = tensor.extract_slice %52[0, 24] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_25 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %cst_0 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      %81 = math.exp %80 : f32
      %82 = arith.addf %81, %cst_0 : f32
      %83 = arith.divf %cst_0, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<?x8xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %42 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_24 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      %81 = math.exp %80 : f32
      %82 = arith.addf %81, %cst_0 : f32
      %83 = arith.divf %cst_0, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<?x8xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_27 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.tanh %in : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56, %57 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %58 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.addf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_26 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      %81 = math.exp %80 : f32
      %82 = arith.addf %81, %cst_0 : f32
      %83 = arith.divf %cst_0, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<?x8xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.tanh %in : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%60, %61 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %extracted_slice_28 = tensor.extract_slice %arg0[0, 3, 0] [%dim, 1, 8] [1, 1, 1] : tensor<?x4x8xf32> to tensor<?x1x8xf32>
    %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2]] : tensor<?x1x8xf32> into tensor<?x8xf32>
    %63 = linalg.matmul ins(%collapsed_29, %collapsed_3 : tensor<?x8xf32>, tensor<8x8xf32>) outs(%5 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %64 = linalg.matmul ins(%62, %collapsed_5 : tensor<?x8xf32>, tensor<8x8xf32>) outs(%5 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63, %64 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %66 = linalg.matmul ins(%collapsed_29, %collapsed_8 : tensor<?x8xf32>, tensor<8x32xf32>) outs(%13 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %67 = linalg.matmul ins(%65, %collapsed_11 : tensor<?x8xf32>, tensor<8x32xf32>) outs(%13 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %67 : tensor<?x32xf32>, tensor<?x32xf32>) outs(%12 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.addf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x32xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%68, %arg3 : tensor<?x32xf32>, tensor<32xf32>) outs(%12 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.addf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x32xf32>
    %extracted_slice_30 = tensor.extract_slice %69[0, 0] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %extracted_slice_31 = tensor.extract_slice %69[0, 8] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %extracted_slice_32 = tensor.extract_slice %69[0, 16] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %extracted_slice_33 = tensor.extract_slice %69[0, 24] [%dim, 8] [1, 1] : tensor<?x32xf32> to tensor<?x8xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_31 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.addf %in, %cst_0 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      %81 = math.exp %80 : f32
      %82 = arith.addf %81, %cst_0 : f32
      %83 = arith.divf %cst_0, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<?x8xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %59 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_30 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      %81 = math.exp %80 : f32
      %82 = arith.addf %81, %cst_0 : f32
      %83 = arith.divf %cst_0, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<?x8xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_33 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.tanh %in : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%73, %74 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%72, %75 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.addf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_32 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = arith.negf %in : f32
      %81 = math.exp %80 : f32
      %82 = arith.addf %81, %cst_0 : f32
      %83 = arith.divf %cst_0, %82 : f32
      linalg.yield %83 : f32
    } -> tensor<?x8xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %80 = math.tanh %in : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%77, %78 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%4 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %80 = arith.mulf %in, %in_35 : f32
      linalg.yield %80 : f32
    } -> tensor<?x8xf32>
    %concat = tensor.concat dim(1) %28, %45, %62, %79 : (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x32xf32>
    %dim_34 = tensor.dim %28, %c0 : tensor<?x8xf32>
    %expanded = tensor.expand_shape %concat [[0], [1, 2]] output_shape [%dim_34, 4, 8] : tensor<?x32xf32> into tensor<?x4x8xf32>
    return %expanded, %76 : tensor<?x4x8xf32>, tensor<?x8xf32>
  }
}
