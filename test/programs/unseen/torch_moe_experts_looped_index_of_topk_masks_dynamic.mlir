#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<?x32xf32>, %arg1: tensor<3x32xf32>, %arg2: tensor<3x96x32xf32>, %arg3: tensor<3x32x48xf32>) -> tensor<?x32xf32> {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<32x3xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<3x32xf32>) outs(%0 : tensor<32x3xf32>) permutation = [1, 0] 
    %dim = tensor.dim %arg0, %c0 : tensor<?x32xf32>
    %1 = tensor.empty(%dim) : tensor<?x3xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x3xf32>) -> tensor<?x3xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<?x32xf32>, tensor<32x3xf32>) outs(%2 : tensor<?x3xf32>) -> tensor<?x3xf32>
    %4 = tensor.empty(%dim) : tensor<?xi64>
    %5 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<?xi64>) -> tensor<?xi64>
    %6 = tensor.empty(%dim) : tensor<?xf32>
    %7 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<?xf32>) -> tensor<?xf32>
    %8:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%3 : tensor<?x3xf32>) outs(%7, %5 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_30: i64):
      %67 = linalg.index 1 : index
      %68 = arith.index_cast %67 : index to i64
      %69 = arith.maximumf %in, %out : f32
      %70 = arith.cmpf ogt, %in, %out : f32
      %71 = arith.select %70, %68, %out_30 : i64
      linalg.yield %69, %71 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded = tensor.expand_shape %8#0 [[0, 1]] output_shape [%dim, 1] : tensor<?xf32> into tensor<?x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %expanded : tensor<?x3xf32>, tensor<?x1xf32>) outs(%1 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %67 = arith.subf %in, %in_30 : f32
      linalg.yield %67 : f32
    } -> tensor<?x3xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<?x3xf32>) outs(%1 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = math.exp %in : f32
      linalg.yield %67 : f32
    } -> tensor<?x3xf32>
    %11 = tensor.empty(%dim) : tensor<?x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%10 : tensor<?x3xf32>) outs(%12 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %in, %out : f32
      linalg.yield %67 : f32
    } -> tensor<?x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %13 : tensor<?x3xf32>, tensor<?x1xf32>) outs(%1 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %67 = arith.divf %in, %in_30 : f32
      linalg.yield %67 : f32
    } -> tensor<?x3xf32>
    %dim_3 = tensor.dim %14, %c0 : tensor<?x3xf32>
    %15 = tensor.empty(%dim_3) : tensor<?x3xi64>
    %16 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<?x3xi64>) {
    ^bb0(%out: i64):
      %67 = linalg.index 1 : index
      %68 = arith.index_cast %67 : index to i64
      linalg.yield %68 : i64
    } -> tensor<?x3xi64>
    %17:2 = tm_tensor.sort dimension(1) outs(%14, %16 : tensor<?x3xf32>, tensor<?x3xi64>) {
    ^bb0(%arg4: f32, %arg5: f32, %arg6: i64, %arg7: i64):
      %67 = arith.cmpf oge, %arg4, %arg5 : f32
      tm_tensor.yield %67 : i1
    } -> tensor<?x3xf32>, tensor<?x3xi64>
    %dim_4 = tensor.dim %17#0, %c0 : tensor<?x3xf32>
    %extracted_slice = tensor.extract_slice %17#0[0, 0] [%dim_4, 2] [1, 1] : tensor<?x3xf32> to tensor<?x2xf32>
    %dim_5 = tensor.dim %17#1, %c0 : tensor<?x3xi64>
    %extracted_slice_6 = tensor.extract_slice %17#1[0, 0] [%dim_5, 2] [1, 1] : tensor<?x3xi64> to tensor<?x2xi64>
    %18 = tensor.empty(%dim_4) : tensor<?x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%extracted_slice : tensor<?x2xf32>) outs(%19 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %in, %out : f32
      linalg.yield %67 : f32
    } -> tensor<?x1xf32>
    %21 = tensor.empty(%dim_4) : tensor<?x2xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %20 : tensor<?x2xf32>, tensor<?x1xf32>) outs(%21 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %67 = arith.divf %in, %in_30 : f32
      linalg.yield %67 : f32
    } -> tensor<?x2xf32>
    %23 = arith.index_cast %dim : index to i64
    %24 = arith.cmpi sge, %23, %c0_i64 : i64
    cf.assert %24, "negative values not allowed in new dimensions"
    %25 = tensor.empty(%dim) : tensor<?x32xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%25 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32xf32>
    %extracted_slice_7 = tensor.extract_slice %arg2[0, 0, 0] [1, 96, 32] [1, 1, 1] : tensor<3x96x32xf32> to tensor<1x96x32xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2]] : tensor<1x96x32xf32> into tensor<96x32xf32>
    %27 = tensor.empty() : tensor<32x96xf32>
    %transposed_8 = linalg.transpose ins(%collapsed : tensor<96x32xf32>) outs(%27 : tensor<32x96xf32>) permutation = [1, 0] 
    %28 = tensor.empty(%dim) : tensor<?x96xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<?x96xf32>) -> tensor<?x96xf32>
    %30 = linalg.matmul ins(%arg0, %transposed_8 : tensor<?x32xf32>, tensor<32x96xf32>) outs(%29 : tensor<?x96xf32>) -> tensor<?x96xf32>
    %extracted_slice_9 = tensor.extract_slice %30[0, 0] [%dim, 48] [1, 1] : tensor<?x96xf32> to tensor<?x48xf32>
    %extracted_slice_10 = tensor.extract_slice %30[0, 48] [%dim, 48] [1, 1] : tensor<?x96xf32> to tensor<?x48xf32>
    %31 = tensor.empty(%dim) : tensor<?x48xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9 : tensor<?x48xf32>) outs(%31 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.negf %in : f32
      %68 = math.exp %67 : f32
      %69 = arith.addf %68, %cst_1 : f32
      %70 = arith.divf %cst_1, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<?x48xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9, %32 : tensor<?x48xf32>, tensor<?x48xf32>) outs(%31 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %67 = arith.mulf %in, %in_30 : f32
      linalg.yield %67 : f32
    } -> tensor<?x48xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %extracted_slice_10 : tensor<?x48xf32>, tensor<?x48xf32>) outs(%31 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %67 = arith.mulf %in, %in_30 : f32
      linalg.yield %67 : f32
    } -> tensor<?x48xf32>
    %extracted_slice_11 = tensor.extract_slice %arg3[0, 0, 0] [1, 32, 48] [1, 1, 1] : tensor<3x32x48xf32> to tensor<1x32x48xf32>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [[0, 1], [2]] : tensor<1x32x48xf32> into tensor<32x48xf32>
    %35 = tensor.empty() : tensor<48x32xf32>
    %transposed_13 = linalg.transpose ins(%collapsed_12 : tensor<32x48xf32>) outs(%35 : tensor<48x32xf32>) permutation = [1, 0] 
    %36 = tensor.empty(%dim) : tensor<?x32xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %38 = linalg.matmul ins(%34, %transposed_13 : tensor<?x48xf32>, tensor<48x32xf32>) outs(%37 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %39 = tensor.empty(%dim_5) : tensor<?x2xi1>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<?x2xi64>) outs(%39 : tensor<?x2xi1>) {
    ^bb0(%in: i64, %out: i1):
      %67 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %67 : i1
    } -> tensor<?x2xi1>
    %41 = arith.cmpi eq, %dim_4, %dim_5 : index
    cf.assert %41, "mismatched size for broadcast"
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %40 : tensor<?x2xf32>, tensor<?x2xi1>) outs(%21 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %in_30: i1, %out: f32):
      %67 = arith.uitofp %in_30 : i1 to f32
      %68 = arith.mulf %in, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<?x2xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%42 : tensor<?x2xf32>) outs(%19 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %in, %out : f32
      linalg.yield %67 : f32
    } -> tensor<?x1xf32>
    %44 = arith.cmpi eq, %dim, %dim_4 : index
    cf.assert %44, "mismatched size for broadcast"
    %45 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %43 : tensor<?x32xf32>, tensor<?x1xf32>) outs(%36 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %67 = arith.mulf %in, %in_30 : f32
      linalg.yield %67 : f32
    } -> tensor<?x32xf32>
    cf.assert %true, "mismatched size for broadcast"
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %45 : tensor<?x32xf32>, tensor<?x32xf32>) outs(%25 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %67 = arith.addf %in, %in_30 : f32
      linalg.yield %67 : f32
    } -> tensor<?x32xf32>
    %extracted_slice_14 = tensor.extract_slice %arg2[1, 0, 0] [1, 96, 32] [1, 1, 1] : tensor<3x96x32xf32> to tensor<1x96x32xf32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2]] : tensor<1x96x32xf32> into tensor<96x32xf32>
    %transposed_16 = linalg.transpose ins(%collapsed_15 : tensor<96x32xf32>) outs(%27 : tensor<32x96xf32>) permutation = [1, 0] 
    %47 = linalg.matmul ins(%arg0, %transposed_16 : tensor<?x32xf32>, tensor<32x96xf32>) outs(%29 : tensor<?x96xf32>) -> tensor<?x96xf32>
    %extracted_slice_17 = tensor.extract_slice %47[0, 0] [%dim, 48] [1, 1] : tensor<?x96xf32> to tensor<?x48xf32>
    %extracted_slice_18 = tensor.extract_slice %47[0, 48] [%dim, 48] [1, 1] : tensor<?x96xf32> to tensor<?x48xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_17 : tensor<?x48xf32>) outs(%31 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.negf %in : f32
      %68 = math.exp %67 : f32
      %69 = arith.addf %68, %cst_1 : f32
      %70 = arith.divf %cst_1, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<?x48xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_17, %48 : tensor<?x48xf32>, tensor<?x48xf32>) outs(%31 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %67 = arith.mulf %in, %in_30 : f32
      linalg.yield %67 : f32
    } -> tensor<?x48xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%49, %extracted_slice_18 : tensor<?x48xf32>, tensor<?x48xf32>) outs(%31 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %67 = arith.mulf %in, %in_30 : f32
      linalg.yield %67 : f32
    } -> tensor<?x48xf32>
    %extracted_slice_19 = tensor.extract_slice %arg3[1, 0, 0] [1, 32, 48] [1, 1, 1] : tensor<3x32x48xf32> to tensor<1x32x48xf32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_19 [[0, 1], [2]] : tensor<1x32x48xf32> into tensor<32x48xf32>
    %transposed_21 = linalg.transpose ins(%collapsed_20 : tensor<32x48xf32>) outs(%35 : tensor<48x32xf32>) permutation = [1, 0] 
    %51 = linalg.matmul ins(%50, %transposed_21 : tensor<?x48xf32>, tensor<48x32xf32>) outs(%37 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<?x2xi64>) outs(%39 : tensor<?x2xi1>) {
    ^bb0(%in: i64, %out: i1):
      %67 = arith.cmpi eq, %in, %c1_i64 : i64
      linalg.yield %67 : i1
    } -> tensor<?x2xi1>
    cf.assert %41, "mismatched size for broadcast"
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %52 : tensor<?x2xf32>, tensor<?x2xi1>) outs(%21 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %in_30: i1, %out: f32):
      %67 = arith.uitofp %in_30 : i1 to f32
      %68 = arith.mulf %in, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<?x2xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%53 : tensor<?x2xf32>) outs(%19 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %in, %out : f32
      linalg.yield %67 : f32
    } -> tensor<?x1xf32>
    cf.assert %44, "mismatched size for broadcast"
    %55 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %54 : tensor<?x32xf32>, tensor<?x1xf32>) outs(%36 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %67 = arith.mulf %in, %in_30 : f32
      linalg.yield %67 : f32
    } -> tensor<?x32xf32>
    cf.assert %true, "mismatched size for broadcast"
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%46, %55 : tensor<?x32xf32>, tensor<?x32xf32>) outs(%25 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %67 = arith.addf %in, %in_30 : f32
      linalg.yield %67 : f32
    } -> tensor<?x32xf32>
    %extracted_slice_22 = tensor.extract_slice %arg2[2, 0, 0] [1, 96, 32] [1, 1, 1] : tensor<3x96x32xf32> to tensor<1x96x32xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1], [2]] : tensor<1x96x32xf32> into tensor<96x32xf32>
    %transposed_24 = linalg.transpose ins(%collapsed_23 : tensor<96x32xf32>) outs(%27 : tensor<32x96xf32>) permutation = [1, 0] 
    %57 = linalg.matmul ins(%arg0, %transposed_24 : tensor<?x32xf32>, tensor<32x96xf32>) outs(%29 : tensor<?x96xf32>) -> tensor<?x96xf32>
    %extracted_slice_25 = tensor.extract_slice %57[0, 0] [%dim, 48] [1, 1] : tensor<?x96xf32> to tensor<?x48xf32>
    %extracted_slice_26 = tensor.extract_slice %57[0, 48] [%dim, 48] [1, 1] : tensor<?x96xf32> to tensor<?x48xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_25 : tensor<?x48xf32>) outs(%31 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.negf %in : f32
      %68 = math.exp %67 : f32
      %69 = arith.addf %68, %cst_1 : f32
      %70 = arith.divf %cst_1, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<?x48xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_25, %58 : tensor<?x48xf32>, tensor<?x48xf32>) outs(%31 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %67 = arith.mulf %in, %in_30 : f32
      linalg.yield %67 : f32
    } -> tensor<?x48xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%59, %extracted_slice_26 : tensor<?x48xf32>, tensor<?x48xf32>) outs(%31 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %67 = arith.mulf %in, %in_30 : f32
      linalg.yield %67 : f32
    } -> tensor<?x48xf32>
    %extracted_slice_27 = tensor.extract_slice %arg3[2, 0, 0] [1, 32, 48] [1, 1, 1] : tensor<3x32x48xf32> to tensor<1x32x48xf32>
    %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0, 1], [2]] : tensor<1x32x48xf32> into tensor<32x48xf32>
    %transposed_29 = linalg.transpose ins(%collapsed_28 : tensor<32x48xf32>) outs(%35 : tensor<48x32xf32>) permutation = [1, 0] 
    %61 = linalg.matmul ins(%60, %transposed_29 : tensor<?x48xf32>, tensor<48x32xf32>) outs(%37 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<?x2xi64>) outs(%39 : tensor<?x2xi1>) {
    ^bb0(%in: i64, %out: i1):
      %67 = arith.cmpi eq, %in, %c2_i64 : i64
      linalg.yield %67 : i1
    } -> tensor<?x2xi1>
    cf.assert %41, "mismatched size for broadcast"
    %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %62 : tensor<?x2xf32>, tensor<?x2xi1>) outs(%21 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %in_30: i1, %out: f32):
      %67 = arith.uitofp %in_30 : i1 to f32
      %68 = arith.mulf %in, %67 : f32
      linalg.yield %68 : f32
    } -> tensor<?x2xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%63 : tensor<?x2xf32>) outs(%19 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %in, %out : f32
      linalg.yield %67 : f32
    } -> tensor<?x1xf32>
    cf.assert %44, "mismatched size for broadcast"
    %65 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%61, %64 : tensor<?x32xf32>, tensor<?x1xf32>) outs(%36 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %67 = arith.mulf %in, %in_30 : f32
      linalg.yield %67 : f32
    } -> tensor<?x32xf32>
    cf.assert %true, "mismatched size for broadcast"
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%56, %65 : tensor<?x32xf32>, tensor<?x32xf32>) outs(%25 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %67 = arith.addf %in, %in_30 : f32
      linalg.yield %67 : f32
    } -> tensor<?x32xf32>
    return %66 : tensor<?x32xf32>
  }
}
