module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c32_i64 = arith.constant 32 : i64
    %c4_i64 = arith.constant 4 : i64
    %c3_i64 = arith.constant 3 : i64
    %c48_i64 = arith.constant 48 : i64
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense_resource<torch_tensor_16_torch.float32_5> : tensor<16xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_16_torch.float32_4> : tensor<16xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_16_torch.float32_3> : tensor<16xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_16_32_torch.float32> : tensor<16x32xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_32_torch.float32> : tensor<32xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_32_16_torch.float32> : tensor<32x16xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_11 = arith.constant 9.99999974E-6 : f32
    %cst_12 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %cst_14 = arith.constant 0xFF800000 : f32
    %cst_15 = arith.constant 0.707106769 : f32
    %cst_16 = arith.constant dense_resource<torch_tensor_48_torch.float32> : tensor<48xf32>
    %cst_17 = arith.constant dense_resource<torch_tensor_48_16_torch.float32> : tensor<48x16xf32>
    %cst_18 = arith.constant 1.600000e+01 : f32
    %cst_19 = arith.constant 1.600000e+01 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
    %2 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<?x?x16xf32>{%0, %1}
    %dim = tensor.dim %2, %c0 : tensor<?x?x16xf32>
    %3 = arith.index_cast %dim : index to i64
    %dim_20 = tensor.dim %2, %c1 : tensor<?x?x16xf32>
    %4 = arith.index_cast %dim_20 : index to i64
    %5 = tensor.empty(%dim_20, %dim) : tensor<?x?x16xf32>
    %transposed = linalg.transpose ins(%2 : tensor<?x?x16xf32>) outs(%5 : tensor<?x?x16xf32>) permutation = [1, 0, 2] 
    %6 = tensor.empty() : tensor<16x48xf32>
    %transposed_21 = linalg.transpose ins(%cst_17 : tensor<48x16xf32>) outs(%6 : tensor<16x48xf32>) permutation = [1, 0] 
    %from_elements = tensor.from_elements %4, %3, %c16_i64 : tensor<3xi64>
    %reshape = tensor.reshape %transposed(%from_elements) : (tensor<?x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %7 = tensor.empty(%dim_20) : tensor<?x16x48xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_21 : tensor<16x48xf32>) outs(%7 : tensor<?x16x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16x48xf32>
    %9 = tensor.empty(%dim_20, %dim) : tensor<?x?x48xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %11 = linalg.batch_matmul ins(%reshape, %8 : tensor<?x?x16xf32>, tensor<?x16x48xf32>) outs(%10 : tensor<?x?x48xf32>) -> tensor<?x?x48xf32>
    %from_elements_22 = tensor.from_elements %4, %3, %c48_i64 : tensor<3xi64>
    %reshape_23 = tensor.reshape %11(%from_elements_22) : (tensor<?x?x48xf32>, tensor<3xi64>) -> tensor<?x?x48xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape_23, %cst_16 : tensor<?x?x48xf32>, tensor<48xf32>) outs(%9 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.addf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x48xf32>
    %from_elements_24 = tensor.from_elements %4, %3, %c3_i64, %c16_i64 : tensor<4xi64>
    %reshape_25 = tensor.reshape %12(%from_elements_24) : (tensor<?x?x48xf32>, tensor<4xi64>) -> tensor<?x?x3x16xf32>
    %expanded = tensor.expand_shape %reshape_25 [[0, 1], [2], [3], [4]] output_shape [1, %dim_20, %dim, 3, 16] : tensor<?x?x3x16xf32> into tensor<1x?x?x3x16xf32>
    %13 = tensor.empty(%dim_20, %dim) : tensor<3x?x?x1x16xf32>
    %transposed_26 = linalg.transpose ins(%expanded : tensor<1x?x?x3x16xf32>) outs(%13 : tensor<3x?x?x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %collapsed = tensor.collapse_shape %transposed_26 [[0], [1], [2, 3], [4]] : tensor<3x?x?x1x16xf32> into tensor<3x?x?x16xf32>
    %extracted_slice = tensor.extract_slice %collapsed[0, 0, 0, 0] [1, %dim_20, %dim, 16] [1, 1, 1, 1] : tensor<3x?x?x16xf32> to tensor<1x?x?x16xf32>
    %collapsed_27 = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x?x?x16xf32> into tensor<?x?x16xf32>
    %extracted_slice_28 = tensor.extract_slice %collapsed[1, 0, 0, 0] [1, %dim_20, %dim, 16] [1, 1, 1, 1] : tensor<3x?x?x16xf32> to tensor<1x?x?x16xf32>
    %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [[0, 1], [2], [3]] : tensor<1x?x?x16xf32> into tensor<?x?x16xf32>
    %extracted_slice_30 = tensor.extract_slice %collapsed[2, 0, 0, 0] [1, %dim_20, %dim, 16] [1, 1, 1, 1] : tensor<3x?x?x16xf32> to tensor<1x?x?x16xf32>
    %collapsed_31 = tensor.collapse_shape %extracted_slice_30 [[0, 1], [2], [3]] : tensor<1x?x?x16xf32> into tensor<?x?x16xf32>
    %14 = arith.muli %3, %c4_i64 : i64
    %from_elements_32 = tensor.from_elements %4, %14, %c4_i64 : tensor<3xi64>
    %reshape_33 = tensor.reshape %collapsed_27(%from_elements_32) : (tensor<?x?x16xf32>, tensor<3xi64>) -> tensor<?x?x4xf32>
    %15 = arith.index_cast %14 : i64 to index
    %16 = tensor.empty(%15, %dim_20) : tensor<?x?x4xf32>
    %transposed_34 = linalg.transpose ins(%reshape_33 : tensor<?x?x4xf32>) outs(%16 : tensor<?x?x4xf32>) permutation = [1, 0, 2] 
    %reshape_35 = tensor.reshape %collapsed_29(%from_elements_32) : (tensor<?x?x16xf32>, tensor<3xi64>) -> tensor<?x?x4xf32>
    %transposed_36 = linalg.transpose ins(%reshape_35 : tensor<?x?x4xf32>) outs(%16 : tensor<?x?x4xf32>) permutation = [1, 0, 2] 
    %reshape_37 = tensor.reshape %collapsed_31(%from_elements_32) : (tensor<?x?x16xf32>, tensor<3xi64>) -> tensor<?x?x4xf32>
    %transposed_38 = linalg.transpose ins(%reshape_37 : tensor<?x?x4xf32>) outs(%16 : tensor<?x?x4xf32>) permutation = [1, 0, 2] 
    %from_elements_39 = tensor.from_elements %3, %c4_i64, %4, %c4_i64 : tensor<4xi64>
    %reshape_40 = tensor.reshape %transposed_34(%from_elements_39) : (tensor<?x?x4xf32>, tensor<4xi64>) -> tensor<?x4x?x4xf32>
    %reshape_41 = tensor.reshape %transposed_36(%from_elements_39) : (tensor<?x?x4xf32>, tensor<4xi64>) -> tensor<?x4x?x4xf32>
    %17 = tensor.empty(%dim, %dim_20) : tensor<?x4x?x4xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_40 : tensor<?x4x?x4xf32>) outs(%17 : tensor<?x4x?x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.mulf %in, %cst_15 : f32
      linalg.yield %117 : f32
    } -> tensor<?x4x?x4xf32>
    %19 = tensor.empty(%dim, %dim_20) : tensor<?x4x4x?xf32>
    %transposed_42 = linalg.transpose ins(%reshape_41 : tensor<?x4x?x4xf32>) outs(%19 : tensor<?x4x4x?xf32>) permutation = [0, 1, 3, 2] 
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_42 : tensor<?x4x4x?xf32>) outs(%19 : tensor<?x4x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.mulf %in, %cst_15 : f32
      linalg.yield %117 : f32
    } -> tensor<?x4x4x?xf32>
    %from_elements_43 = tensor.from_elements %14, %4, %c4_i64 : tensor<3xi64>
    %reshape_44 = tensor.reshape %18(%from_elements_43) : (tensor<?x4x?x4xf32>, tensor<3xi64>) -> tensor<?x?x4xf32>
    %from_elements_45 = tensor.from_elements %14, %c4_i64, %4 : tensor<3xi64>
    %reshape_46 = tensor.reshape %20(%from_elements_45) : (tensor<?x4x4x?xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
    %21 = tensor.empty(%15, %dim_20, %dim_20) : tensor<?x?x?xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %23 = linalg.batch_matmul ins(%reshape_44, %reshape_46 : tensor<?x?x4xf32>, tensor<?x4x?xf32>) outs(%22 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %from_elements_47 = tensor.from_elements %3, %c4_i64, %4, %4 : tensor<4xi64>
    %reshape_48 = tensor.reshape %23(%from_elements_47) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x4x?x?xf32>
    %24 = tensor.empty(%dim, %dim_20) : tensor<?x4x?xi64>
    %25 = linalg.fill ins(%c0_i64 : i64) outs(%24 : tensor<?x4x?xi64>) -> tensor<?x4x?xi64>
    %26 = tensor.empty(%dim, %dim_20) : tensor<?x4x?xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %28:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%reshape_48 : tensor<?x4x?x?xf32>) outs(%27, %25 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_69: i64):
      %117 = linalg.index 3 : index
      %118 = arith.index_cast %117 : index to i64
      %119 = arith.maximumf %in, %out : f32
      %120 = arith.cmpf ogt, %in, %out : f32
      %121 = arith.select %120, %118, %out_69 : i64
      linalg.yield %119, %121 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_49 = tensor.expand_shape %28#0 [[0], [1], [2, 3]] output_shape [%dim, 4, %dim_20, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %29 = tensor.empty(%dim, %dim_20, %dim_20) : tensor<?x4x?x?xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_48, %expanded_49 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%29 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.subf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x4x?x?xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<?x4x?x?xf32>) outs(%29 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = math.exp %in : f32
      linalg.yield %117 : f32
    } -> tensor<?x4x?x?xf32>
    %32 = tensor.empty(%dim, %dim_20) : tensor<?x4x?x1xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<?x4x?x1xf32>) -> tensor<?x4x?x1xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<?x4x?x?xf32>) outs(%33 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.addf %in, %out : f32
      linalg.yield %117 : f32
    } -> tensor<?x4x?x1xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %34 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%29 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.divf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x4x?x?xf32>
    %36 = tensor.empty(%dim, %dim_20, %dim_20) : tensor<?x4x?x?xi1>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_48 : tensor<?x4x?x?xf32>) outs(%36 : tensor<?x4x?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %117 = arith.cmpf oeq, %in, %cst_14 : f32
      linalg.yield %117 : i1
    } -> tensor<?x4x?x?xi1>
    %38 = tensor.empty(%dim, %dim_20) : tensor<?x4x?x1xi1>
    %39 = linalg.fill ins(%true : i1) outs(%38 : tensor<?x4x?x1xi1>) -> tensor<?x4x?x1xi1>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%37 : tensor<?x4x?x?xi1>) outs(%39 : tensor<?x4x?x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %117 = arith.andi %in, %out : i1
      linalg.yield %117 : i1
    } -> tensor<?x4x?x1xi1>
    %41 = tensor.empty(%dim, %dim_20, %dim_20) : tensor<?x4x?x?xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%41 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x4x?x?xf32>
    %43 = tensor.empty(%dim, %dim_20, %dim_20) : tensor<?x4x?x?xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %42, %35 : tensor<?x4x?x1xi1>, tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) outs(%43 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: i1, %in_69: f32, %in_70: f32, %out: f32):
      %117 = arith.select %in, %in_69, %in_70 : f32
      linalg.yield %117 : f32
    } -> tensor<?x4x?x?xf32>
    %from_elements_50 = tensor.from_elements %14, %4, %4 : tensor<3xi64>
    %reshape_51 = tensor.reshape %44(%from_elements_50) : (tensor<?x4x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    %reshape_52 = tensor.reshape %transposed_38(%from_elements_43) : (tensor<?x?x4xf32>, tensor<3xi64>) -> tensor<?x?x4xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%16 : tensor<?x?x4xf32>) -> tensor<?x?x4xf32>
    %46 = linalg.batch_matmul ins(%reshape_51, %reshape_52 : tensor<?x?x?xf32>, tensor<?x?x4xf32>) outs(%45 : tensor<?x?x4xf32>) -> tensor<?x?x4xf32>
    %reshape_53 = tensor.reshape %46(%from_elements_39) : (tensor<?x?x4xf32>, tensor<4xi64>) -> tensor<?x4x?x4xf32>
    %47 = tensor.empty(%dim_20) : tensor<?x1x4x4xf32>
    %cast = tensor.cast %reshape_53 : tensor<?x4x?x4xf32> to tensor<1x4x?x4xf32>
    %transposed_54 = linalg.transpose ins(%cast : tensor<1x4x?x4xf32>) outs(%47 : tensor<?x1x4x4xf32>) permutation = [2, 0, 1, 3] 
    %48 = arith.muli %3, %4 : i64
    %collapsed_55 = tensor.collapse_shape %transposed_54 [[0], [1, 2, 3]] : tensor<?x1x4x4xf32> into tensor<?x16xf32>
    %49 = tensor.empty() : tensor<16x16xf32>
    %transposed_56 = linalg.transpose ins(%cst_13 : tensor<16x16xf32>) outs(%49 : tensor<16x16xf32>) permutation = [1, 0] 
    %50 = tensor.empty(%dim_20) : tensor<?x16xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %52 = linalg.matmul ins(%collapsed_55, %transposed_56 : tensor<?x16xf32>, tensor<16x16xf32>) outs(%51 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %53 = arith.index_cast %48 : i64 to index
    %54 = tensor.empty(%53) : tensor<?x16xf32>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<16xf32>) outs(%54 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%52, %55 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%50 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.addf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x16xf32>
    %reshape_57 = tensor.reshape %56(%from_elements) : (tensor<?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %57 = tensor.empty(%dim, %dim_20) : tensor<?x?x16xf32>
    %transposed_58 = linalg.transpose ins(%reshape_57 : tensor<?x?x16xf32>) outs(%57 : tensor<?x?x16xf32>) permutation = [1, 0, 2] 
    %58 = tensor.empty(%dim, %dim_20) : tensor<?x?x16xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %transposed_58 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%58 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.addf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x16xf32>
    %60 = tensor.empty(%dim, %dim_20) : tensor<?x?x16xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<?x?x16xf32>) outs(%60 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x16xf32>
    %62 = tensor.empty(%dim, %dim_20) : tensor<?x?x1xf32>
    %63 = linalg.fill ins(%cst_1 : f32) outs(%62 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61 : tensor<?x?x16xf32>) outs(%63 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.addf %in, %out : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<?x?x1xf32>) outs(%62 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.divf %in, %cst_18 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %65 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%60 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.subf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x16xf32>
    %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %66 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%60 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.mulf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x16xf32>
    %68 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%67 : tensor<?x?x16xf32>) outs(%63 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.addf %in, %out : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<?x?x1xf32>) outs(%62 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.divf %in, %cst_18 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %70 = tensor.empty(%dim, %dim_20) : tensor<?x?x1xf32>
    %71 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<?x?x1xf32>) outs(%70 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x1xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%70 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %73 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59 : tensor<?x?x16xf32>) outs(%72 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.addf %in, %out : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %74 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<?x?x1xf32>) outs(%70 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.divf %in, %cst_19 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %75 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<?x?x1xf32>) outs(%70 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.addf %in, %cst_11 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %76 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<?x?x1xf32>) outs(%70 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = math.rsqrt %in : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %77 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %74 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%58 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.subf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x16xf32>
    %78 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %76 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%58 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.mulf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x16xf32>
    %79 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %cst_10 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%58 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.mulf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x16xf32>
    %80 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %cst_9 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%58 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.addf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x16xf32>
    %collapsed_59 = tensor.collapse_shape %80 [[0, 1], [2]] : tensor<?x?x16xf32> into tensor<?x16xf32>
    %81 = tensor.empty() : tensor<16x32xf32>
    %transposed_60 = linalg.transpose ins(%cst_8 : tensor<32x16xf32>) outs(%81 : tensor<16x32xf32>) permutation = [1, 0] 
    %82 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%dim, %dim_20]
    %83 = tensor.empty(%82) : tensor<?x32xf32>
    %84 = linalg.fill ins(%cst : f32) outs(%83 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %85 = linalg.matmul ins(%collapsed_59, %transposed_60 : tensor<?x16xf32>, tensor<16x32xf32>) outs(%84 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %86 = tensor.empty(%53) : tensor<?x32xf32>
    %87 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_7 : tensor<32xf32>) outs(%86 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32xf32>
    %88 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%85, %87 : tensor<?x32xf32>, tensor<?x32xf32>) outs(%83 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.addf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x32xf32>
    %from_elements_61 = tensor.from_elements %3, %4, %c32_i64 : tensor<3xi64>
    %reshape_62 = tensor.reshape %88(%from_elements_61) : (tensor<?x32xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    %89 = tensor.empty(%dim, %dim_20) : tensor<?x?x32xf32>
    %90 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape_62 : tensor<?x?x32xf32>) outs(%89 : tensor<?x?x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.cmpf ugt, %in, %cst : f32
      %118 = arith.select %117, %in, %cst : f32
      linalg.yield %118 : f32
    } -> tensor<?x?x32xf32>
    %collapsed_63 = tensor.collapse_shape %90 [[0, 1], [2]] : tensor<?x?x32xf32> into tensor<?x32xf32>
    %91 = tensor.empty() : tensor<32x16xf32>
    %transposed_64 = linalg.transpose ins(%cst_6 : tensor<16x32xf32>) outs(%91 : tensor<32x16xf32>) permutation = [1, 0] 
    %92 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%dim, %dim_20]
    %93 = tensor.empty(%92) : tensor<?x16xf32>
    %94 = linalg.fill ins(%cst : f32) outs(%93 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %95 = linalg.matmul ins(%collapsed_63, %transposed_64 : tensor<?x32xf32>, tensor<32x16xf32>) outs(%94 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %96 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_5 : tensor<16xf32>) outs(%54 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    %97 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%95, %96 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%93 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.addf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x16xf32>
    %from_elements_65 = tensor.from_elements %3, %4, %c16_i64 : tensor<3xi64>
    %reshape_66 = tensor.reshape %97(%from_elements_65) : (tensor<?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %98 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %reshape_66 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%58 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.addf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x16xf32>
    %99 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<?x?x16xf32>) outs(%60 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x16xf32>
    %100 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%99 : tensor<?x?x16xf32>) outs(%63 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.addf %in, %out : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %101 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<?x?x1xf32>) outs(%62 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.divf %in, %cst_18 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %102 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %101 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%60 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.subf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x16xf32>
    %103 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %102 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%60 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.mulf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x16xf32>
    %104 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%103 : tensor<?x?x16xf32>) outs(%63 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.addf %in, %out : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %105 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<?x?x1xf32>) outs(%62 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.divf %in, %cst_18 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %106 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<?x?x1xf32>) outs(%70 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x1xf32>
    %107 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%98 : tensor<?x?x16xf32>) outs(%72 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.addf %in, %out : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %108 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<?x?x1xf32>) outs(%70 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.divf %in, %cst_19 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %109 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<?x?x1xf32>) outs(%70 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = arith.addf %in, %cst_11 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %110 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109 : tensor<?x?x1xf32>) outs(%70 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %117 = math.rsqrt %in : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x1xf32>
    %111 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %108 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%58 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.subf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x16xf32>
    %112 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %110 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%58 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.mulf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x16xf32>
    %113 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %cst_4 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%58 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.mulf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x16xf32>
    %114 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %cst_3 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%58 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_69: f32, %out: f32):
      %117 = arith.addf %in, %in_69 : f32
      linalg.yield %117 : f32
    } -> tensor<?x?x16xf32>
    %115 = hal.tensor.barrier join(%114 : tensor<?x?x16xf32>) => %arg2 : !hal.fence
    %dim_67 = tensor.dim %115, %c0 : tensor<?x?x16xf32>
    %dim_68 = tensor.dim %115, %c1 : tensor<?x?x16xf32>
    %116 = hal.tensor.export %115 : tensor<?x?x16xf32>{%dim_67, %dim_68} -> !hal.buffer_view
    util.return %116 : !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @main$async(%arg0, %0, %fence) : (!hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}
{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_5: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32_4: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_16_torch.float32_3: "0x040000004C5F503D7B7176BA531A16BD9B6A403D394BA1BDF742323ED07B1C3EE721A93D06DA86BD0FF829BE746AD0BD0F01303E5D2726BEEED62CBE6BBF50BC8B5D663D",
      torch_tensor_16_32_torch.float32: "0x0400000020FDC1BC4DBD2ABE4EA0033E7FC51EBE541906BD95A9333C16786EBDD86A84BD1D731CBEA0951F3C496EA4BC27D01D3EAE616EBD9DE90B3E841C093C53A8A2BDF5322CBD9956A4BC3701F03A5696EEBCFCE2563D8512153E45A0E33C9122833DF590DF3D83131C3DA5E3A63D5AE8BD3DBE6F293E3E3525BEE3C5773D693C03BC8C0902BDC5948BBD69A8D93D1E98253E61BA13BE2D9AC33DC6A4F93D8519FD3CBB78083B8F4C0B3E22BEAB3B3E9A34BD6DE055BC314F683DD143353DDC431CBC2791643D5002433DE7A212BE596C343DE182DD3DB913A63CD12E84BC9FAA0A3E37271EBE673FA5BD5CA3A3BDFF681C3EF9152FBEEB9F8F3CF9592FBEAC7BBEBB03F2863D2A5429BDCCB82F3E2985133A0694B8BDFBB63A3D8548BC3D9122B8B979DB1A3EDD23E5BD5E799A3D1794CD3D49D2B33D48FC87B8B9B24E3D00030EBE530E0EBE4D0634BC6E80B5BC5869063E6871033EBE7AF53D5DD3A5BD5D1B0EBEC2CB29BE9506833D021D23BE3FB434BE98F7B6BDD7D518BECEAC8EBD91EBE3BD08BDB9BD78192C3E357308BD9B29163E0886803B3A39BABC38FF53BDC56501BE8B7011BEF7AEFA3DA2215FBD7B7D30BE7620263EADE6563B2342F2BD784A0EBE700418BE4DBA1EBEE9CE233E929FF93DB0E36C3C33471ABE39623DBD710C2ABE1888793DBA4140BDD5F21ABD02EC61BD0BBEA93DBCF7C33DB79D1E3D5858B5BCCB1C8FBCDB6F4ABB71CC06BE1AA2303E15249CBDF5A2D23D47F5CABD038C9B3A19DF773D5B3526BE2C11A63D708F0ABEA815CA3C82950FBD6B87CF3DD1EE2F3EA72E233D2567A5BBC35EB3BD29FB863DE341AEBDD58B953DE4EA9CBD7093F53D2DD90A3E25FFDD3D7A19E83AA5E4A73D62F324BE43CD123EC81F3CBDCBFB833D7C3AF5BCBE2273BDED03AABDF285E93D85F7C4BD2260FFBC64A1B63D73F4913C404F18BE450034BE7103B0BD05F5263E9DB500BE4488C73D9493013E671096BDF4E09FBD5C3B02BEB5E2E13C7672CABC77B70C3CC3099D3D8EFF973DBB7164BDF9EB463C83002C3D339B763B30E5103D7CA892BD7560143EA48994BCDB48B9BC977722BE143703BE7730B43B4BF6DFBC9706B6BD6682BD3DA6A581BC40A67E3D6C77183E3972A6BD752FB2BD548011BD314375BC0514B5BDEAD62DBD5EF7A6BB7E65A23DED78273EE10B063EF143993C1D8436BC7279393DE176ECBB1A0DBEBC20FD783D014713BE0BF219BE90B53B3A69775BBD7312B3BDC68428BEE383F23DF5CCE6BBAF83C2BD6D7993BDB75C3E3D124803BEB9043A3C09DE0EBB89AA763D839E8F3D708CECBD32539C3DE3B0083E7B763A3C3371B83D351089BDACD20F3D0293533D1F38A7BD6C87DF3D3E272BBEABFE87BDE404D5BD6AEBD6BDBB60DBBDA6922ABE1587F83C0F3C0FBD946B18BE4B7898B8523CF1BCC059953D39CA0DBE89B34BBD3E0A153DA276993DFB1A5B3C4339443DFDF3343E41D47ABDE0BEF63D8DED1B3EF52120BE70262F3D9B13CD3DBDE4E1BCFDCEC73D8407C53B96CE093E7572793B08C9E7BD1A79093EFD57573D76011A3E54BF333DC13EC03D39BCE13D98D9F33CC15228BD058C153D746EFCBD05E5C53B9BBA68BDFF1D373CD9520FBEBF36DD3DBE0227BE390A9B3DA16CEE3D4AE725BE848D233E1F9106BE3A2F0EBD919BBB3D619B65BD5C52213EDEB69FBD9CE2C1BCC9A8ECBDD9F5A7BDA0A5303E5623083EC541553C45246E3CB69C19BEFEA8083E9D1ED9BC0D0197BD2C0F10BEA9D4143E99ACAB3DFC10DA3D26F3953C31ABF5BDB34D943DB203A73C69FB723D254D34BD00DAAABDC29A143E08B9723DCEEF92BD9751813C87651DBDCBAE77BC3D04CB3D9D1310BE18D4233E19ACF33D9B461F390D1694BD1BA2133DEDA2EFBD9A29EB3DD077BFBD565A0A3DA91732BE045FAD3DDE14F53D9BDE073E5B696C3CDCC2D53DD8E1763DF8C9F23D1E4DCC3D00611EBE74AA983CB6D976BD40DFACBDCC69FD3D2544CFBC00F6E03C3FF3E33D40B2F33DBE35C13DF9D4FCBC145C21BE9BC62DBE4F99633DE37B09BB89BDE4BD391D9E3D374F243EE164D13D044ACCBC95AEC33C7DEEE6BD32E1AA3DDC470CBEE0F2F93D625CA5BDDB968FBDB79F17BECD182FBD2B148CBCF4DFA6BDBFDB003E7EC6CF3DD8C21FBE2CDC90BCBD71733D9FA52E3ED8222DBD3244DE3D754222BC7FDB8ABDB58DDD3DF74D21BE77A8173EACCE343ED3B045BD62038F3D6583343E5F4C5A3DCA948D3D36F0843D861E94BDFDBE303D02F5C0BD30931A3E83239BBD1987253DF1BF51BDFF0DB53D89F63E3B7011C73D6C1144BDD272D4BD98CD8A3DA2BFCBBD579F14BE9BE08B3DD0BDD9BDC61488BD78CC34BDDFA84D3CC1C67ABD644C82BD0EFD35BDB8B6FD3DFFCE583D954CAEBD8640FABD6137863B1CF8673DC36E72BB16EFD33DD941183E7338543DA7CC6E3DAA0AD23DDB0D78BD1C70003DF059123E085EADBDCF6A613CD68A8DBDA8300BBEECC2BF3DEFA4103E0B96C3BDF8AF873DA5085E3D025D8D3D0D4AC73D81FF283ECD64093ED0641EBED5ED8DBD9D47C03D71ADCEBD702D0E3D1A359BBD2FCF0F3D42A7B03D0A96633DB97F033E8B43AEBC538AC43D0A166A3DC23164BD1AB2FFBD609C253E84E257BD2C59083EC934E43D4842E9BB028615BE822A693C5104AFBD736A3C3DF7E78FBD69850B3E7A5223BEC5EC42BD315FE43C4C268A3CC6B6143E5AC864BDE07F10BE22B3EF3D36544A3D8E7DEE3D4B46D6BD4BA4D4BD933E92BD84EB4D3C3A5C753D170CD0BD625888BC2C4AFABC2E2B253ED69082BDA56B2F3E9A0CDEBDA02E95BD062708BE645B053E5BF7F8BD1CDC953D220985BD3063343E9845CC3C42331DBE923BF93CCC10B03C59152FBEC750113DB5B52C3E",
      torch_tensor_32_torch.float32: "0x04000000FC334EBE6CD9DBBD72487DBEAE382B3EBC0D7D3EA21F153E0C98A33D7803723DC46F763E60C901BE34E4ABBD5CDB65BEE0CCCABCD07B8C3CA8278C3D5C1832BE40FEECBCBAF152BE963D50BED078053D1EE579BE9C55883DACD36BBEA42132BED87954BDC84B74BEFEC04E3E56C1513E5AB705BEF081563D94F6023E28B3A23D",
      torch_tensor_32_16_torch.float32: "0x04000000BC73C7BDE25E2BBE7A7A55BEAA4A4C3E805001BD8043E3BB8CCEFEBDCA6E323E108712BEA815CFBD5CD647BEF24357BE6E46633E9EAE45BE305F0DBD203494BD108ABB3DB4F1883D4E3F44BE34E8653E88027FBE308FCA3C1019ABBC684D6DBD9C742E3E2425583EC863053D80D6B4BDB6523E3E48D6203E30EB373DB0098CBDE0AF2C3CD82B643E3018DE3C70CB49BD66BE58BE9A2F09BE62E4383E203C10BCF06188BC485AC73DE86D28BE10598ABC940090BDCEF1053EC456503E8EBE203EBCDC3E3EA6C964BEC0C4B5BD1084F23C506F59BE40E48A3DA6CD27BEFC65DB3DB6314F3EB6FE5ABE6483563E60E6EE3DA0F028BE9809753EF8B75DBE20582CBE34B1FEBD406A4FBC40E1373DC84196BD1EA672BE6067ECBC363B423E9C1A453ECC26003E68AC143D20707E3D545A45BE3C54CF3DC6C77EBEC870D3BD588D86BD32FD3B3E40CDEEBB8438E9BDD8E6323DD46B54BE488E87BDACCC8D3DC0A287BC9014D7BCFA751C3EFC7642BECE4201BEFACC773EC0C34B3D00CC25BDBE9A043E70011A3E901C2BBDE844D5BD706127BD58E9B93D10BA02BDFEFD143EA4C350BE1434FBBDB228433E6856063D60344E3DF864A83DD8F671BDB4C0CCBD7CE2923D24B287BD9081D3BDD849073DC0AF773DD0EAB8BCB0212DBEC0D41ABD0E1511BEB2BC063E22A029BE3A1E4C3E70ECCB3D98375BBE54FA3D3EEC2A7DBE80256EBCDED51FBE003B5CBE70EACA3C683FF8BDC40B393E7E3E49BE607C543EAC711A3E5A38603E18EE95BD9EEA1CBED4132ABECEE1543E08A8FEBD402AFCBCF8D51DBDA82A303D7C1152BE406C4E3E9C6C3DBE8CCA7B3E6856C8BD7491E4BD58C00CBD9087973D48BB3DBD1A807FBEF410343EA4907D3ECC28013EB2807A3EB88B8B3D107BA0BC1EE74BBECABE5FBE564130BEFCE781BD1212153E343ED3BDE0151FBC803A67BB805727BE40C2DDBB862E773EF29B4C3E7AF9423EA0FCC9BC0049913BA8F30B3E084EAABDB47FCFBDDE075B3EA0D8693C58DA2CBEFAB4573EF0F5293D88F9083EAE565EBE80063E3D20951C3E38BA13BDF68211BEC0D04C3E5824EE3D0CD2913D402C723D80CFB43BB8CE123EB8DA5FBD6CB116BE9881C33D7099883D7CF1C23D4079E3BCA8E307BDE0C5A2BC6C01873D9E7144BE729B6EBE9C96BF3D34290CBE9048ACBCE8F08D3D28A00F3D9208253EC03A063D60847D3D8051B7BC0827173DECBCBB3D9CA52E3E269072BEC447D5BDF8B765BEA821CCBD680D1C3E7C8F72BE726165BEDA3A143E702D17BE0A1A3B3E9C889F3D3C85803D9E5E4B3EAE216DBEB2773B3E580AA63D4E8C2BBEC826793DB4B18EBD0883CDBD30CEDDBCDC63F1BD16DB5F3EFA565C3ED079DABCCC0363BE20937ABCF04F873CA41D2B3E00C9033CFC03953D04DA873D3A4111BE1CCB1EBE1ECE64BE00A900BBDC949E3D609F91BC947D783E405743BD020C27BEF8AA2A3D542F90BD28610CBD1A0D783E800CEBBB6EA05F3E28C0083DA479BEBD54B03B3E32D311BE2086073C282B663D98CDE53D6A336CBEA0EE483C209184BD56FB253E6042AC3D4435CD3D2AEC193E104165BDE03683BC7E604D3E4E554EBEC6F330BE50D2953C3CD1CABD00956A3CE223623E6069EDBC42465ABE64BEE8BD161A6B3E40F660BD2C80E0BDFC76E63DE088FD3CC0B561BE8231553EF228103EEA825E3E040DE03D709FACBD1824A7BD6420F83DA08146BD40C2483D9C0F78BED017FDBD602EBE3DA0ED49BCF424F6BDEC4C5FBE0EB4223E60E24DBD48877BBE1CFC763E2027F93DA41F19BE3AD63ABE4660773E00D1883AD2F619BE7A50133E584C55BD504B8C3CE85B05BEA6D458BEF2032ABE60E0E0BCA25439BEDC507C3E8053313B8802C4BD4C5ACA3D2CF662BE26F102BEC84EC03D7E8359BEAC2EFF3D2025AC3C647455BE0A107EBE64D1A13D9401F23D40B44CBD905E62BE708B13BE20ABD93C4004153C680F833D5810353D80B256BC1619073ED052783E4833553EFC9E683E3CCDACBDD0C0AEBDF082E2BC7C53973D283FCF3D008DB6BC6C5B25BEEA2641BEBA74763E78A789BDB0690ABD68E41CBE3CD4FDBD38E9603DC0A5D73DD867CABDF873BCBDF2CA4A3E22D803BE6AFF3EBE90C21FBD6698733EA0CF5E3D487D0D3D6000FFBCB6F81F3EF4C5FDBD20922D3EF8E9713D00B4E33C68F80C3DB4E11DBE08223E3E0674063EDA3848BE5E5B6EBEC0CD83BDFC122A3EE412FCBD30456D3EEAB500BED43E67BEF038E13D4AB61ABEF06B21BDE0B19FBD80BBA2BC4E125FBEB4CD6ABED018DC3DF011E8BC506D1ABE40B0D0BBD6A869BE10E8873D7C26F33DE645783E6A8E50BEB055F8BC0EEE0A3E2C9D6A3E082336BEA894D93DEC62D33DBE551A3E947D30BE92AF363E3402DFBD9A941DBE90524B3D2EDE583E5A8729BE32AE083E708CEABC1473A33DB2B2473EB4048B3D228554BEA0269ABD983D4B3D8AF557BE603D2A3DCC7609BE408C4BBDD429B73DAA084EBE0E5B24BE8086E93DC4317DBE1C2D303E726545BE00E883BBE835523D0408CA3D14E41EBE78CD093DF075DC3DDA925B3E14A740BE548DFEBD6827953D207E03BC78C12CBE6C7657BE564F63BEB22233BE58FED9BD2AC431BE449360BE60DD9F3C0022163EBC66F1BDA0CBCC3C00FA49BB6C53EF3DAA8931BEC076423CFAF26E3E5EC3363ED4B97DBE08271ABD00BA183B780FA9BD3C3028BEAC2132BE881A2A3E18C2A5BD20CC83BC903C963D5A211DBEC08AB63CA245183E20AE15BEBCF5943D40E70BBC0CC20C3E601B2A3E24D6873D0087F73B665F5CBEE0DACB3D12131C3EACF8B9BD7C317EBE12744F3E905C70BDC0DF4C3D70ED8FBD3842233EE8AB793E8078203ED8F0A2BDF866333E34D2F93DB0CEC73C",
      torch_tensor_16_torch.float32_2: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32_1: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_16_torch.float32: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_16_torch.float32: "0x04000000B40723BE02DE693ED8FB83BDF4A712BEF4FDF53D30A8183DCC44313E98BED53D6A9D76BEE4EA213E58D540BD084AE2BDE492223E64B53A3E9A0161BEE02FB9BC983A523E744AC63D12AC573E3476AFBD70380DBE0A235C3ED069D53D6AC1753E54DCD5BD7E5E24BE500DF0BC620B71BEF8B0C83D98D23C3E78D1753D405BCABC54DAFD3D107F22BE246E7A3E4E8D7EBEE63B75BE10F971BDB81C513EC00ECD3CA4A1C43D56A63BBE18B8BA3DC0D9E4BCC038CD3D50CC343E688EDE3D2036AEBC604F7CBCE28E20BE0431B9BDCA5B263E6C4FCDBD76FC1E3E3C06CBBD087D6EBD0058AE3B20EC6ABE009823BB006ECEBC20FCB7BCB0B34CBD18D3493EBAEC3C3E80812DBE74D6ED3D4CCD48BE32F059BE58829C3D80C9703BECD9EEBDB8E976BEB436C6BDFC01AB3D38F46CBEF6B178BEE0EA013D686C38BECC4660BE3C44C5BD68DD24BDE8A068BE34F02ABE7048863C986671BE80ED0FBDC64C25BE007831BE5C3BC93D620A45BE6C0142BEF8FD113E18743F3D7A24693EF4DA88BDC04DF7BD0089BDBC00C9A53AA83C433E18FF7EBEB0D191BCFC7BE23D90F90CBE841502BEE06EF73DA04B75BE88A4723D163146BEE47EFE3DEEE35ABED8631D3E845672BE622F57BE0073713B9CB9493EBE3C5BBEF061E4BD20D7603EE0B82BBD1C1DD43D844576BEA403A1BD4A0102BEDCD2573E1C80D43D06CC3ABEB018253D004F3CBB885DD2BD143212BEC0E6A9BD36C9493EA28337BE225C36BE38F69DBDC0828E3B5C5F8B3D80D3F53BC88076BDC4391BBE30BD37BD781BCEBD6CD44E3E5E3179BEBA4A23BE724750BE98243BBD767E473EE064603EB6DC5EBE807731BC6A43163E34B0E13DCAB0513E403BE3BB2A012CBE105A293E8092AFBDA28D043ED8597CBDF0A5D93DC840663E020B6E3E06FA68BEC65629BEECB1D3BD604023BECCA1753E80E0B4BCB0D029BEA8D5E3BDC4670DBEFCE3D03DDA4B5FBEF8B16EBED85A7CBEA86DDC3D2829FD3D0AFF1EBE18EE7D3DACF93C3EE0C9143DD8A858BDA04F973C309ADBBC52E5003EB0D32DBE78D1013EA249103E9A1A1BBE500A513E76707B3E58D8C9BD88688FBD7428FF3D3E8E48BE7879CA3D70E76E3D4A5D213E045D5EBE50AE54BE40F4E53D8C6DB83DB2466EBEC6C20EBE083C6ABE7E6737BEA403E7BD90D9533E00D44BBDAE08133E4A1E733EBC55E93D822C65BE34D3003E644BC33DB26A463EF4867CBEB0711D3EEE8B513E622C6EBE5046D63C528A5A3EDE303ABE40FFA73DC03DE23DAC30863DDC887E3E8A9B513EECA25B3ED046FFBCDEB5563ED4916EBE26250ABEA8035BBDD41798BD42776C3E1C7EF13DEED0243E34222E3EA03B3FBE9033EDBC7887153DD82A853DC0A4033E70BACBBDB8629ABDAE34563EAC6989BD04D431BE04942D3E105A2D3ED88BA0BDD8B74CBDB4E53CBEB4C855BE",
      torch_tensor_48_torch.float32: "0x04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_48_16_torch.float32: "0x04000000873053BC02D863BE3284C03D9AC6463E368F9ABE49C45CBED23C683EC277943D9F619CBC0B30603D81AE3EBD57265BBEF47C92BEDA364E3EBF2915BDB5E2E8BD2BDBA1BD51022BBE3EBAB9BD449286BEB6A16A3E9007003E4D1F1EBEEF06D6BDD6A90C3E0B35E8BDB05AA53D82A8AC3D335E45BEF3149D3D8577993C07EB883EE1E2E2BD2633A1BD2312873E3F0480BE1D38B53CB30B973E34940CBE424A963E261B8B3ECED8913EFE58EFBC24D18D3EF79C08BE2CA6D6BD972DED3D7777843D13D82C3EA2FA943EF14444BEB766263E92CBD13D3169253E63AB143E5C91EABDD6CD77BECAF27A3EE5C932BE8573483EE95795BE0FF858BD09AE543BDFFE583DC5BFCA3CF097C53D3DA40BBD7292993D6F229B3E8FDF4ABEA2F188BCE95DEFBD648D893EF832863E34CC08BCDA5CD9BDF4B841BEB358603EA6BAACBC1EA5933E02CC323E1C38893E64FB773E83BF4BBE6A8BB73D8C0202BE2A511D3ECB84E1BC3024D93CE6D758BE641B8CBE2C23EC3DC6B8913D43E0D93C79F3543E90EC02BEFD98DE3DD0AE2CBEC2ED813DB6288FBDA4935B3E1E17893EFA27883E74AA613CA5E3383EDDA19CBEEBEA37BECB24603D3ED1DF3AC92576BE2BC60ABE0B7012BEB4519BBE6437EF3C17BC553E2881FE3D7DF814BE3AF48FBEDDF37CBE311BBA3B48AF573E26F2FDBDBC9B2ABED24127BE6C23D9BCF6DF94BEA7568ABE00529A3E9D8715BE783362BD2DC6A7BD99B889BE97185DBDD8F4BF3D55A0FEBD01CE55BC57F9BFBA0A109CBECED9633EC9437D3E0AC5553EB6EDCDBD7AD7233EFCE092BEEE209BBD76127FBD0873DDBD42AF033E53DD0EBE0A5C11BD8411B5BDB13793BEF91B4FBD4ADB84BEC9D2363E9B92273EC0DB923E5892D2BD4F1A7F3C91AC753DF27C9C3EF0B18F3E3F4422BECD6485BEE64A8DBE56FC16BED1CE833EDD99D23DEA41973E0166683ED774913B335242BE5B15993E2E827B3E1EBE073EC6452BBE04FF763E114BE43CDD514F3EE5DB023E537D263E418F89BE5DD92DBE970C3C3E1CA482BD696288BE6A908E3EA2F8D8BB63EC7C3E621075BE69E5D73D8932ECBDB2F003BEA8C982BD701BE8BDF5CD2B3E06496EBD41BA6D3E30168F3D99C841BDF31835BE328C8FBE1DEEB6BDE92B91BEEA5A68BDF8FBA33B9CA4A1BC77031ABEF09C593E9193303EDC7E9ABD3FC2F7BDBD1D453E3364883ED08A8FBEEF7B87BD0AC6E8BC8D09E3BD6ED5853E274039BD3BEA843E2C66C63ABD0908BDA4E236BE2D81D0BD720FCA3D2BB00A3E657D32BCE95F953EF60159BE456DF03D50328D3E97125ABD05EB783EBD63A53BF2C96ABEA2022CBEAB67E93D8AAE07BE2FD1963D924C9A3ED200D53DC9BFEABC35BD9C3D1CA434BE69B983BE14AF6BBE3B8B83BED7AF803D0249743D023E05BE925799BEDFD7293E0AE731BE286051BD537283BE18E230BE4BCB023E7A1092BE38CA32BE02116B3EBECB20BEB57A02BE8C10B0BDF505063E53AB4DBE507EFB3C650C003E7C15B6BC8FC5623DDE2D6FBEB5BF0D3EB45AEA3D2F4F1DBD53A081BEFBCFFA3D2B984C3EDB5B5BBDDDC7133ED26DE83DB2CEFABD1F20AEBC600D9C3E9377BD3AF59B79BEA8ECB6BC31FB1B3EB6B0CCBD663124BE3C24813E10DD253EBD1155BD2D25803C21A404BD7C95913D3149323C16BB3DBE105C683DEF34033C412BA23CF3F7EEBD5BABA03DE2897DBE1072BB3D02E7293E9F050ABDC68D73BE5FE391BA0DE1E339A67A87BEF7C25DBE0C00913E95776A3E0BC32D3E3234593E0266F13D2C74303E2CA94F3EFB7C92BDBE6D1FBD97905F3E453FE7B847034CBE4C1D73BE2C5A2F3E7BDA813EB27E733E6AB6503D4A6D583EEEEE8FBEDFE361BEA8D896BE509C7C3E229235BB255F10BEFD2ED43D93BBEABD6B1549BE10DCF13D9DA1653D2A8760BE6D834EBEC501133E8E676E3E0831CC3CD97B1DBEDB65173E89BA5A3D203F89BE402F4BBE3F40893DDB01423E6774C9BDC39A173E112D42BE1504963E44685F3EC6E86A3D3F7D0B3E8851DA3D150439BED2F92EBBF136A73DD9898DBDD254963E21D2F1BD10018CBE324415BE507E91BE112F813EA7BF0CBE39985CBE229207BD284353BE3EC823BED9D71F3E85666BBE4DDC133E3EA4643E9A0934BA8C380B3E11A12FBEE67F743E524A983EC303953DBADB8E3E2CB29BBE99B409BD4B30793D974288BE7193183E38FCEEBDD0CCE2BD4FC378BEB62D003EE62264BE531185BD2E480B3E3F336C3ED5CB8D3D75ECE9BD726008BE4BFB2F3EA5B0683DA7F7833E4225EC3DF5937C3E23A67CBE300F7C3E090E10BE58DBA7BD3835F03AE2306BBD6D13783DE4B18B3E14553BBEA2C1C13D3AFD7BBE4EEB443D9025813E4469533EEC3F863E54B9293EAF85CFBCC7B9A33D0E0303BE5511853E02FD1C3E797B65BEC68C873E10E294BB33FF5EBCA09EABBD3972A5BD9A147B3C7B1019BE79D391BEEB8021BEF79179BD95C36C3E49A7663EE4DA3BBE4B9F40BC87FBB4BD2FBB27BE7D895CBDED93D9BD1A402F3E697E1BBEEAF3403DA0EE30BE27B6C3BD6DD2763EEFEC19BE01D396BC71B8953E16A0D63DBC961FBE483F3CBEA4E5DBBDC55DC4BD4782083EC1698BBD5D37843EDE072CBE4216C4BDBA4DE43DED677A3E6AF6953E1DBC483D0B74533C84790CBE2A27313E77BD35BE91D2A4BD900683BE0CB596BE35402F3EBB67AA3C22F1793E3E7D793E4187243E18F3FA3D41BCA2BD9F85263ECBC4163EE213D93DF5CF10BC92543B3DC80FB23A468A63BE2991913D5B7E66BEA120183E96CE3ABE21D5CCBDE0B114BEF879773E07CC5CBE5918203E453F1D3E3FB15D3E631D9D3D4DEC2A3E65D9773E1509773DF536D53DD82975BEE032A8BD276EE33C0CF3173D5B8BDDBDCE689BBE6C13A3BD6011F03DDDFC863EC4908DBE3AB1153EA0C094BEBAEA95BE725944BE9AA625BDFC22AF3D57726EBE468F713EEEC38D3E36539A3C53367F3E26F10DBEBA10F8BD21D721BDAD08093DAFB75ABE1A0F7BBE9DB6F73D06CDB43D515C993E10AAFFBD8A71DD3DEF0BFDBDB8C61A3E44F28ABCFF6C683EA8302E3E247C823EC31F213EAC783C3C0819873E222A38BE5DDC933EE730993E3AC1953E677512BE022126BEC9B19E3C9D44C33D0A471D3EEB07FF3D597C853E261B9DBD90B9CDBD9C31D23D62BEAE3DBAE436BEBA9CF23C190D6EBE7CF6B7BD9D1BF6BD6E6B893E2B1E8DBE651E39BECF6A99BE78269E3DFF5271BEE9E1CA3DE0C859BE26D848BE5E2D20BE15353C3DEE0C903E8DD8923EEB7FBDBC998D99BE092BCFBDAAFBEEBDFE5F85BD9698EF3D19C81D3E6C030B3E4222B33DF0DAFDBDCDDD54BB709C1F3D872620BE9C61E0BC858D1CBDA51D94BE618D543ED397FDBCE18487BE740F783E73B428BE9802DE3DD9779B3EA63A683CFF68B43D1727F93D7BF76C3E3066C0BD936E30BE364AC4BC3D33753E95AAD73CF3D8593E723015BBC465C03DE26F2E3CE82D083CD02E95BE270D89BE6F83D03CCC2D1B3E249E523E11AA593C6329043EC021033E6C5487BEBFC989BE0F1973BE197FAC3BCF4046BE9FABC8BD08A33BBD93A8F43D4464913DE56D913E17678D3E860548BEABDC7CBA051A4F3D8FDB883E8D57C2BD8B70F6BD4A9C46BE1208673E50A7B1BD71DAEABDB910543E6A40903E7D6753BC35035DBEA2767F3EF275D6BD0D7C10BE226C5CBE33CA16BEA88C75BE09FA34BEF8CE8EBE6EC67CBD0821FC3D1E036EBE8C2FE0B93E3DE7BDFCA7173E91C7873E9D4026BD4BCD1DBEA9E870BE5E3538BEA70CB53D7BE08F3D02D9283E135A3ABDCA1A213EE9AA8BBE7791A83D5130983E03279BBEB5C322BE1CB7483E3E1544BDAA2027BEC4463F3E8223A83CD07B443C6176BEBDBD3A6C3EB4EA2D3E22AB603D60653F3D6C20223ED155433EC59C00BEBF6709BD18A6093EA5EE17BED695923E62C556BEFDAD103E453761BEBB54C93D92FD5A3E962F173D4766FBBC8861473E7B2161BEF68753BEBD9C85BEFAFE40BE6F33023CC62B0EBEA0B38B3D8748293C8478823E82F307BE958BABBDB65E4F3EAB8E9EBD9616963E3A0FF9BDE2C35BBB039294BD5247123ECA45F03D52F726BEDF994E3EB0619FBC61929EBD6262CABB01345A3E90C7993E2490183ED1735B3D9D9F4C3E311C03BEACDA23BEB816B5BD5BED4ABE66CF063EBF42EE3CC08AD6BD6CA5FEBC58EFC6BBC86A863EE1F08B3EC25F71BEA5D1E53D3024F23D62C5EF3D8CFA2ABD95D29C3D26CB9D3DDB94983E0C4096BE26F5EDBD5FF252BE1B1618BE3E3C763D3E383F3E6E196DBE3BED4B3EB7F2823E208B1ABE49E55A3D30F620BE564F863DA15C11BE"
    }
  }
#-}
