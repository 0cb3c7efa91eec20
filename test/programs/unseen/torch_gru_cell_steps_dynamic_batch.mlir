#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x4x6xf32>, %arg1: tensor<?x10xf32>) -> (tensor<?x4x3xf32>, tensor<?x10xf32>) {
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense_resource<torch_tensor_3_torch.float32> : tensor<3xf32>
    %cst_2 = arith.constant dense_resource<torch_tensor_3_10_torch.float32> : tensor<3x10xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_30_torch.float32_1> : tensor<30xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_30_10_torch.float32> : tensor<30x10xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_30_torch.float32> : tensor<30xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_30_6_torch.float32> : tensor<30x6xf32>
    %dim = tensor.dim %arg1, %c0 : tensor<?x10xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_7 = tensor.dim %arg0, %c0 : tensor<?x4x6xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [%dim_7, 1, 6] [1, 1, 1] : tensor<?x4x6xf32> to tensor<?x1x6xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<?x1x6xf32> into tensor<?x6xf32>
    %1 = tensor.empty() : tensor<6x30xf32>
    %transposed = linalg.transpose ins(%cst_6 : tensor<30x6xf32>) outs(%1 : tensor<6x30xf32>) permutation = [1, 0] 
    %2 = tensor.empty(%dim_7) : tensor<?x30xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x30xf32>) -> tensor<?x30xf32>
    %4 = linalg.matmul ins(%collapsed, %transposed : tensor<?x6xf32>, tensor<6x30xf32>) outs(%3 : tensor<?x30xf32>) -> tensor<?x30xf32>
    %5 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %5, "negative values not allowed in new dimensions"
    %6 = tensor.empty(%dim) : tensor<?x30xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<30xf32>) outs(%6 : tensor<?x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x30xf32>
    %8 = arith.cmpi eq, %dim_7, %dim : index
    cf.assert %8, "mismatched size for broadcast"
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %7 : tensor<?x30xf32>, tensor<?x30xf32>) outs(%2 : tensor<?x30xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x30xf32>
    %extracted_slice_8 = tensor.extract_slice %9[0, 0] [%dim_7, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_9 = tensor.extract_slice %9[0, 10] [%dim_7, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_10 = tensor.extract_slice %9[0, 20] [%dim_7, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %10 = tensor.empty() : tensor<10x30xf32>
    %transposed_11 = linalg.transpose ins(%cst_4 : tensor<30x10xf32>) outs(%10 : tensor<10x30xf32>) permutation = [1, 0] 
    %11 = tensor.empty(%dim) : tensor<?x30xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<?x30xf32>) -> tensor<?x30xf32>
    %13 = linalg.matmul ins(%arg1, %transposed_11 : tensor<?x10xf32>, tensor<10x30xf32>) outs(%12 : tensor<?x30xf32>) -> tensor<?x30xf32>
    cf.assert %5, "negative values not allowed in new dimensions"
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<30xf32>) outs(%6 : tensor<?x30xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x30xf32>
    cf.assert %true, "mismatched size for broadcast"
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %14 : tensor<?x30xf32>, tensor<?x30xf32>) outs(%11 : tensor<?x30xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x30xf32>
    %extracted_slice_12 = tensor.extract_slice %15[0, 0] [%dim, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_13 = tensor.extract_slice %15[0, 10] [%dim, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_14 = tensor.extract_slice %15[0, 20] [%dim, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %16 = arith.cmpi eq, %dim, %dim_7 : index
    cf.assert %16, "mismatched size for broadcast"
    %17 = tensor.empty(%dim) : tensor<?x10xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_12, %extracted_slice_8 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.negf %in : f32
      %86 = math.exp %85 : f32
      %87 = arith.addf %86, %cst_0 : f32
      %88 = arith.divf %cst_0, %87 : f32
      linalg.yield %88 : f32
    } -> tensor<?x10xf32>
    cf.assert %16, "mismatched size for broadcast"
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_13, %extracted_slice_9 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.negf %in : f32
      %86 = math.exp %85 : f32
      %87 = arith.addf %86, %cst_0 : f32
      %88 = arith.divf %cst_0, %87 : f32
      linalg.yield %88 : f32
    } -> tensor<?x10xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_14, %19 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.mulf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %23 = arith.cmpi eq, %dim_7, %dim : index
    cf.assert %23, "mismatched size for broadcast"
    %24 = tensor.empty(%dim_7) : tensor<?x10xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_10, %22 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%24 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<?x10xf32>) outs(%24 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = math.tanh %in : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    cf.assert %16, "mismatched size for broadcast"
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %26 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.subf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27, %21 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.mulf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    cf.assert %16, "mismatched size for broadcast"
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %26 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %30 = tensor.empty() : tensor<10x3xf32>
    %transposed_15 = linalg.transpose ins(%cst_2 : tensor<3x10xf32>) outs(%30 : tensor<10x3xf32>) permutation = [1, 0] 
    %31 = tensor.empty(%dim) : tensor<?x3xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<?x3xf32>) -> tensor<?x3xf32>
    %33 = linalg.matmul ins(%29, %transposed_15 : tensor<?x10xf32>, tensor<10x3xf32>) outs(%32 : tensor<?x3xf32>) -> tensor<?x3xf32>
    cf.assert %5, "negative values not allowed in new dimensions"
    %34 = tensor.empty(%dim) : tensor<?x3xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<3xf32>) outs(%34 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x3xf32>
    cf.assert %true, "mismatched size for broadcast"
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %35 : tensor<?x3xf32>, tensor<?x3xf32>) outs(%31 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x3xf32>
    %extracted_slice_16 = tensor.extract_slice %arg0[0, 1, 0] [%dim_7, 1, 6] [1, 1, 1] : tensor<?x4x6xf32> to tensor<?x1x6xf32>
    %collapsed_17 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2]] : tensor<?x1x6xf32> into tensor<?x6xf32>
    %37 = linalg.matmul ins(%collapsed_17, %transposed : tensor<?x6xf32>, tensor<6x30xf32>) outs(%3 : tensor<?x30xf32>) -> tensor<?x30xf32>
    cf.assert %5, "negative values not allowed in new dimensions"
    cf.assert %8, "mismatched size for broadcast"
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %7 : tensor<?x30xf32>, tensor<?x30xf32>) outs(%2 : tensor<?x30xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x30xf32>
    %extracted_slice_18 = tensor.extract_slice %38[0, 0] [%dim_7, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_19 = tensor.extract_slice %38[0, 10] [%dim_7, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_20 = tensor.extract_slice %38[0, 20] [%dim_7, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %39 = linalg.matmul ins(%29, %transposed_11 : tensor<?x10xf32>, tensor<10x30xf32>) outs(%12 : tensor<?x30xf32>) -> tensor<?x30xf32>
    cf.assert %5, "negative values not allowed in new dimensions"
    cf.assert %true, "mismatched size for broadcast"
    %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39, %14 : tensor<?x30xf32>, tensor<?x30xf32>) outs(%11 : tensor<?x30xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x30xf32>
    %extracted_slice_21 = tensor.extract_slice %40[0, 0] [%dim, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_22 = tensor.extract_slice %40[0, 10] [%dim, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_23 = tensor.extract_slice %40[0, 20] [%dim, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    cf.assert %16, "mismatched size for broadcast"
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_21, %extracted_slice_18 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.negf %in : f32
      %86 = math.exp %85 : f32
      %87 = arith.addf %86, %cst_0 : f32
      %88 = arith.divf %cst_0, %87 : f32
      linalg.yield %88 : f32
    } -> tensor<?x10xf32>
    cf.assert %16, "mismatched size for broadcast"
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_22, %extracted_slice_19 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.negf %in : f32
      %86 = math.exp %85 : f32
      %87 = arith.addf %86, %cst_0 : f32
      %88 = arith.divf %cst_0, %87 : f32
      linalg.yield %88 : f32
    } -> tensor<?x10xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_23, %42 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.mulf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    cf.assert %23, "mismatched size for broadcast"
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_20, %45 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%24 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<?x10xf32>) outs(%24 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = math.tanh %in : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    cf.assert %16, "mismatched size for broadcast"
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %47 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.subf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %44 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.mulf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    cf.assert %16, "mismatched size for broadcast"
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%49, %47 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %51 = linalg.matmul ins(%50, %transposed_15 : tensor<?x10xf32>, tensor<10x3xf32>) outs(%32 : tensor<?x3xf32>) -> tensor<?x3xf32>
    cf.assert %5, "negative values not allowed in new dimensions"
    cf.assert %true, "mismatched size for broadcast"
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %35 : tensor<?x3xf32>, tensor<?x3xf32>) outs(%31 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x3xf32>
    %extracted_slice_24 = tensor.extract_slice %arg0[0, 2, 0] [%dim_7, 1, 6] [1, 1, 1] : tensor<?x4x6xf32> to tensor<?x1x6xf32>
    %collapsed_25 = tensor.collapse_shape %extracted_slice_24 [[0, 1], [2]] : tensor<?x1x6xf32> into tensor<?x6xf32>
    %53 = linalg.matmul ins(%collapsed_25, %transposed : tensor<?x6xf32>, tensor<6x30xf32>) outs(%3 : tensor<?x30xf32>) -> tensor<?x30xf32>
    cf.assert %5, "negative values not allowed in new dimensions"
    cf.assert %8, "mismatched size for broadcast"
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53, %7 : tensor<?x30xf32>, tensor<?x30xf32>) outs(%2 : tensor<?x30xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x30xf32>
    %extracted_slice_26 = tensor.extract_slice %54[0, 0] [%dim_7, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_27 = tensor.extract_slice %54[0, 10] [%dim_7, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_28 = tensor.extract_slice %54[0, 20] [%dim_7, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %55 = linalg.matmul ins(%50, %transposed_11 : tensor<?x10xf32>, tensor<10x30xf32>) outs(%12 : tensor<?x30xf32>) -> tensor<?x30xf32>
    cf.assert %5, "negative values not allowed in new dimensions"
    cf.assert %true, "mismatched size for broadcast"
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %14 : tensor<?x30xf32>, tensor<?x30xf32>) outs(%11 : tensor<?x30xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x30xf32>
    %extracted_slice_29 = tensor.extract_slice %56[0, 0] [%dim, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_30 = tensor.extract_slice %56[0, 10] [%dim, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_31 = tensor.extract_slice %56[0, 20] [%dim, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    cf.assert %16, "mismatched size for broadcast"
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_29, %extracted_slice_26 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.negf %in : f32
      %86 = math.exp %85 : f32
      %87 = arith.addf %86, %cst_0 : f32
      %88 = arith.divf %cst_0, %87 : f32
      linalg.yield %88 : f32
    } -> tensor<?x10xf32>
    cf.assert %16, "mismatched size for broadcast"
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_30, %extracted_slice_27 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.negf %in : f32
      %86 = math.exp %85 : f32
      %87 = arith.addf %86, %cst_0 : f32
      %88 = arith.divf %cst_0, %87 : f32
      linalg.yield %88 : f32
    } -> tensor<?x10xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_31, %58 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.mulf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    cf.assert %23, "mismatched size for broadcast"
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_28, %61 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%24 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<?x10xf32>) outs(%24 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = math.tanh %in : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    cf.assert %16, "mismatched size for broadcast"
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %63 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.subf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64, %60 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.mulf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    cf.assert %16, "mismatched size for broadcast"
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65, %63 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %67 = linalg.matmul ins(%66, %transposed_15 : tensor<?x10xf32>, tensor<10x3xf32>) outs(%32 : tensor<?x3xf32>) -> tensor<?x3xf32>
    cf.assert %5, "negative values not allowed in new dimensions"
    cf.assert %true, "mismatched size for broadcast"
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67, %35 : tensor<?x3xf32>, tensor<?x3xf32>) outs(%31 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x3xf32>
    %extracted_slice_32 = tensor.extract_slice %arg0[0, 3, 0] [%dim_7, 1, 6] [1, 1, 1] : tensor<?x4x6xf32> to tensor<?x1x6xf32>
    %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2]] : tensor<?x1x6xf32> into tensor<?x6xf32>
    %69 = linalg.matmul ins(%collapsed_33, %transposed : tensor<?x6xf32>, tensor<6x30xf32>) outs(%3 : tensor<?x30xf32>) -> tensor<?x30xf32>
    cf.assert %5, "negative values not allowed in new dimensions"
    cf.assert %8, "mismatched size for broadcast"
    %70 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%69, %7 : tensor<?x30xf32>, tensor<?x30xf32>) outs(%2 : tensor<?x30xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x30xf32>
    %extracted_slice_34 = tensor.extract_slice %70[0, 0] [%dim_7, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_35 = tensor.extract_slice %70[0, 10] [%dim_7, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_36 = tensor.extract_slice %70[0, 20] [%dim_7, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %71 = linalg.matmul ins(%66, %transposed_11 : tensor<?x10xf32>, tensor<10x30xf32>) outs(%12 : tensor<?x30xf32>) -> tensor<?x30xf32>
    cf.assert %5, "negative values not allowed in new dimensions"
    cf.assert %true, "mismatched size for broadcast"
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %14 : tensor<?x30xf32>, tensor<?x30xf32>) outs(%11 : tensor<?x30xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x30xf32>
    %extracted_slice_37 = tensor.extract_slice %72[0, 0] [%dim, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_38 = tensor.extract_slice %72[0, 10] [%dim, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    %extracted_slice_39 = tensor.extract_slice %72[0, 20] [%dim, 10] [1, 1] : tensor<?x30xf32> to tensor<?x10xf32>
    cf.assert %16, "mismatched size for broadcast"
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_37, %extracted_slice_34 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.negf %in : f32
      %86 = math.exp %85 : f32
      %87 = arith.addf %86, %cst_0 : f32
      %88 = arith.divf %cst_0, %87 : f32
      linalg.yield %88 : f32
    } -> tensor<?x10xf32>
    cf.assert %16, "mismatched size for broadcast"
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_38, %extracted_slice_35 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = arith.negf %in : f32
      %86 = math.exp %85 : f32
      %87 = arith.addf %86, %cst_0 : f32
      %88 = arith.divf %cst_0, %87 : f32
      linalg.yield %88 : f32
    } -> tensor<?x10xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_39, %74 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.mulf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    cf.assert %23, "mismatched size for broadcast"
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_36, %77 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%24 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<?x10xf32>) outs(%24 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %85 = math.tanh %in : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    cf.assert %16, "mismatched size for broadcast"
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %79 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.subf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %76 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.mulf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    cf.assert %16, "mismatched size for broadcast"
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81, %79 : tensor<?x10xf32>, tensor<?x10xf32>) outs(%17 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x10xf32>
    %83 = linalg.matmul ins(%82, %transposed_15 : tensor<?x10xf32>, tensor<10x3xf32>) outs(%32 : tensor<?x3xf32>) -> tensor<?x3xf32>
    cf.assert %5, "negative values not allowed in new dimensions"
    cf.assert %true, "mismatched size for broadcast"
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83, %35 : tensor<?x3xf32>, tensor<?x3xf32>) outs(%31 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %85 = arith.addf %in, %in_41 : f32
      linalg.yield %85 : f32
    } -> tensor<?x3xf32>
    %concat = tensor.concat dim(1) %36, %52, %68, %84 : (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x12xf32>
    %dim_40 = tensor.dim %36, %c0 : tensor<?x3xf32>
    %expanded = tensor.expand_shape %concat [[0], [1, 2]] output_shape [%dim_40, 4, 3] : tensor<?x12xf32> into tensor<?x4x3xf32>
    return %expanded, %82 : tensor<?x4x3xf32>, tensor<?x10xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_3_torch.float32: "0x0400000076E098BEB916A03E5FA3173E",
      torch_tensor_3_10_torch.float32: "0x0400000043B9CDBD43187A3CE7A3A73A4C8B973E4A7AF6BD45C234BE8788E43DDF06C0BDC10786BE0EEECDBD08293E3E4799C5BD2A21D1BD7F9163BE5ABC46BE2B71A43D85BD5EBE017C25BDFF25D93D5C8385BEDC24293EAD140E3D0643D2BD84D951BED4ED873E60DB7D3E240A553D901449BECDCB043E1DBC49BE",
      torch_tensor_30_torch.float32_1: "0x0400000031E256BC83E4813E77C5C13CD0A6CBBCE0D7993DBD49973ED8ED883EC00F34BE01D42D3EABC7563D1C869F3E07EE763ED7A721BE0282D4BDB19C943DD9997F3E847E5C3EFB56EEBD4B72943EFC8D053ED905663E6F56403EB5D6AF3CC0409EBDE1CD8C3EB05646BE34245CBE932D8F3E7F1747BEB109073E",
      torch_tensor_30_10_torch.float32: "0x04000000C0CFD63DB58E0F3EF089403E3150793E292F523EA663223E3C2912BEE1815E3E59F572BEB91FAB3DB6E4943DA6E2553E5BB6A03E3C17703EFE289EBD06D858BE080C95BE7741953E86DE8CBE356B89BE01000BBC353BFA3BDE035ABDE3FF59BE801E983EA3BB423EFFC5EE3DCEFD23BD63E776BEE32BACBDBF008D3E50BD8C3DDD628D3E3F341F3E0A4B943E72426B3EBBFB2D3E64133E3CE930503D627690BE4B7A8F3E4F5D88BE3D7A79BE5AF0843D9748AA3D7ACE563E967F903EADE69EBEA86578BE095A8CBE5A697E3EAB322EBE090323BE62CCCBBDA71F89BCFCA2BC3D2D6921BE5C53D03D1FDE803EA2CC90BD675091BB756BEE3D6ABEC2BD97CFD2BDBEA598BE2B32423CA5977DBE412609BD2A4F9FBE621858BE5439A13E5C5F74BEDC824B3E77338CBECD6A8DBE0CA64CBE8DFE82BEFAD3DCBDFF172BBDC4231BBEDF8588BEBC52E5BCAFB774BDAE7B94BE9D9390BBEC6B4B3E398193BE72C1FD3D84959FBEE813B53DD1D141BE9982BA3BC1B780BE1321663ED8C13A3DD6FDB53BA685653C7A269EBE752E853E292C963EABFD183E8B2980BE7CCCF53D2A8E11BE7527073E92EF8CBE5CC429BE94433DBE33B382BED39F8C3DC5E5993DF048CC3D8B5D613DF2DB39BC469C443E693B843E0F99723EFB8D803EE0A458BE34ED0B3EDA0CC23D25C9083E1AF61ABE282F79BEE88331BEE5A97ABEC16B34BE731229BD82D96D3E4DA26EBE105C8EBEA71EE43D3F40653E2E3EEB3CE8D303BE26D65A3ED0A7F7BD3A06863E564BC03CFCB202BEBC8C82BE8F0D68BDDE8793BEBBE9DB3D85A1803E03A098BEAD7C883D5FB363BD46753DBE100F81BDB55693BE3A9AB5BC4E30263ECEC23C3EDDE8433E4461F93DBB729CBE49118E3E0A6196BEF96D7F3DC6AA0C3E08CFC13DD9F1A3BD5C8191BE56DC3A3EF99F5BBE5F54513E4DFBD1BD65F7FC3DE530E4BDD353523EF98F763D3505E9BC0EF156BEC93AAFBD01A1803E3BB2B7BBC007AEBD19E25DBC1D70D0BD492B653DBDC4833E6C4A243EE93B8F3EDFBD2D3E92398ABB169567BE9A578FBE2439753DD5E3593EA486973EDFC39A3E0E0DD63D59295BBE6A396BBE93371D3D95D987BD5EB4B13C0DDB15BDCF2252BD2628B9BD8B0A633E62DA8FBDBD2DFCBD5DB31B3D783ADF3B5FC666BE0FC5093E8C9817BEB32233BEB9819CBE3EA8AC3D641C663E4A1D3CBE933802BC726BF93BD750083D520B6C3E53D6CBBBB45D923E7661AB3DB2C3E33DBC27D93CC3E3FE3D9D5D5B3E27766DBEE8D0023E420699BEF26E54BEE04C203BF8CD953CC33DEE3DF705F73CE76D033EBC8D123E678BB2BC713C9F3ED5EB22BD3DBF4BBC01658C3D7E6886BE174D2EBE5ADC243EBA718B3DF5F142BC57ED36BEBADBA0BEA1A8BE3D08E5AB3D3967453EADC093BD2F2E13BE43438EBE1F7260BEB5AD6EBE2CA1E73DD3C6BABCB70A8FBEA5BC1B3E45378CBDDEEA123CD44184BE2A761B3E0F96983E0E2E8A3E9272813ED2239CBBB8D26DBE16D59F3D20E476BDCC1A373D9318E63DB0456B3D5FC525BD9B8857BEE77762BE67D289BE018E643E77E737BE66FBD73D06C950BEA869473EA13EDABD684C8A3E0AF2BCBD448547BD9F2E2A3E74458BBDCC7FAEBD77DCCDBC65BE6FBEF96BAB3DAD3A0DBD42428CBE7639DCBD2D3745BEF95A86BED80B8CBE48F43A3E8DEFB93B",
      torch_tensor_30_torch.float32: "0x04000000BD5523BEA6EBAE3D6013CCBD81781E3EB376323E06D99B3E229EA1BCFCF2FF3D851612BE65D1403EA6C7783EB69B613E7E8D813EA049253EF6A1263EA7F286BE94FD653D7CD47B3EEE27983DC8052CBE58566ABE4B67873E0D6B9E3E17F0D73D8DCF0ABE90F876BE0A3F5D3D68028DBDCFAE91BE18EB87BE",
      torch_tensor_30_6_torch.float32: "0x04000000D010723ECB5B6EBE815F583EE1519A3D04958FBE9408293E714C5DBE7F5FCDBD0125423D8B018EBA12484BBE221F52BC9D139E3ED3E5B23D371D433EA9557ABE7C518E3E8504D0BC7D5CCD3DFC81A0BE8747703ED330253D371592BD3C08953E77A6633E4B96053D0992E13CA756F93D36B87EBE58E3F7BDFC1E8FBE394A9B3EAFC9E93DDCA803BE192C8A3EFFFD1A3EAB458EBE8FD010BE75118B3EA9EF21BE8F69B43D43DD813C944B17BDA041BC3DC2FDA23DD55E7F3D8FA01DBCD7664CBED77E3DBD85E92DBE2C89593ECF5727BD520883BE01DF503E16ED20BE6D362D3EC11A9EBE2F44173EAC0F913DF3F84EBEAFF2C13D0885DE3C09D173BC075EAC3DC31DC7BDCC0C09BE89641BBE1A36953E487D03BEC1FC29BE1373023D951D553EA948823E5C76293EC5D845BE928F45BB885C7F3E7E41203E0CC1E3BD8C748ABD3C4C653E9213903EE092793E19EA8C3D6066373E072E2F3E5C4C163E7FB3E1BDA9C9003E60B320BD4139593E02AF5A3EDBB23E3E9F168ABEE5BA9C3E3F09A1BEB9A5F83C5A351FBEF81A50BD473D973EDC0F44BEAFCF4B3B35B5563E6906803E13F8A33DCFA4553E7ED0243E3E32063E0F4C79BE4929A73D52BF7FBE276B813E0EBD663DA8AD47BE73ED0B3EE105D63DCD8F00BE74CD1BBD68A2923EFFB149BE1391C2BDA7CC9DBDBA7364BEF5A47F3EF27A65BE4414023E166B0EBD2DEE42BE6BB05A3ECA1454BEB99F85BD8091673ED471543E261E973E7643053E2FF2233EB17581BE12F39CBD63C762BDAFB793BDF3CE473C98BA7E3DA9069EBD4DF5A23D1DA6933DB0CC73BDBC26F43D37C156BE69C0DCBD1B0A6CBD859C0FBDD60D3BBE888E8CBC2ED9333EDFFC5E3ECA78C33DF52068BE93F4913EBA4F91BE38D0BB3D76609E3EEB6AB3BD00078EBC7AAB91BDD0B593BECF15983E25330B3ED276DE3DA1A7AFBD1FFD833E3E97EFBD863FD83DCFCC81BE0C720ABED64E2D3DFE15903CB13F193D0D500D3E6CE49BBE8524D43D"
    }
  }
#-}
