module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c48_i64 = arith.constant 48 : i64
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_48_torch.float32> : tensor<48xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_48_16_torch.float32> : tensor<48x16xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_8 = arith.constant 9.99999974E-6 : f32
    %cst_9 = arith.constant 1.600000e+01 : f32
    %cst_10 = arith.constant 1.600000e+01 : f32
    %cst_11 = arith.constant 4.000000e+00 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
    %2 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<?x?x16xf32>{%0, %1}
    %dim = tensor.dim %2, %c0 : tensor<?x?x16xf32>
    %3 = arith.index_cast %dim : index to i64
    %dim_12 = tensor.dim %2, %c1 : tensor<?x?x16xf32>
    %4 = arith.index_cast %dim_12 : index to i64
    %5 = tensor.empty(%dim, %dim_12) : tensor<?x?x16xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<?x?x16xf32>) outs(%5 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x16xf32>
    %7 = tensor.empty(%dim, %dim_12) : tensor<?x?x1xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<?x?x16xf32>) outs(%8 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.addf %in, %out : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x1xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<?x?x1xf32>) outs(%7 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.divf %in, %cst_9 : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x1xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %10 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%5 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %69 = arith.subf %in, %in_34 : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x16xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %11 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%5 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %69 = arith.mulf %in, %in_34 : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<?x?x16xf32>) outs(%8 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.addf %in, %out : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x1xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<?x?x1xf32>) outs(%7 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.divf %in, %cst_9 : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x1xf32>
    %15 = tensor.empty(%dim, %dim_12) : tensor<?x?x1xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<?x?x1xf32>) outs(%15 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x1xf32>
    %17 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<?x?x16xf32>) outs(%17 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.addf %in, %out : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x1xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<?x?x1xf32>) outs(%15 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.divf %in, %cst_10 : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x1xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<?x?x1xf32>) outs(%15 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.addf %in, %cst_8 : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x1xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<?x?x1xf32>) outs(%15 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.rsqrt %in : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x1xf32>
    %22 = tensor.empty(%dim, %dim_12) : tensor<?x?x16xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %19 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%22 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %69 = arith.subf %in, %in_34 : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x16xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %21 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%22 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %69 = arith.mulf %in, %in_34 : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x16xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %cst_7 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%22 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %69 = arith.mulf %in, %in_34 : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x16xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %cst_6 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%22 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %69 = arith.addf %in, %in_34 : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x16xf32>
    %27 = arith.muli %3, %4 : i64
    %collapsed = tensor.collapse_shape %26 [[0, 1], [2]] : tensor<?x?x16xf32> into tensor<?x16xf32>
    %28 = tensor.empty() : tensor<16x48xf32>
    %transposed = linalg.transpose ins(%cst_5 : tensor<48x16xf32>) outs(%28 : tensor<16x48xf32>) permutation = [1, 0] 
    %29 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%dim, %dim_12]
    %30 = tensor.empty(%29) : tensor<?x48xf32>
    %31 = linalg.fill ins(%cst_0 : f32) outs(%30 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %32 = linalg.matmul ins(%collapsed, %transposed : tensor<?x16xf32>, tensor<16x48xf32>) outs(%31 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %33 = arith.index_cast %27 : i64 to index
    %34 = tensor.empty(%33) : tensor<?x48xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_4 : tensor<48xf32>) outs(%34 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x48xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%32, %35 : tensor<?x48xf32>, tensor<?x48xf32>) outs(%30 : tensor<?x48xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %69 = arith.addf %in, %in_34 : f32
      linalg.yield %69 : f32
    } -> tensor<?x48xf32>
    %from_elements = tensor.from_elements %3, %4, %c48_i64 : tensor<3xi64>
    %reshape = tensor.reshape %36(%from_elements) : (tensor<?x48xf32>, tensor<3xi64>) -> tensor<?x?x48xf32>
    %extracted_slice = tensor.extract_slice %reshape[0, 0, 0] [%dim, %dim_12, 16] [1, 1, 1] : tensor<?x?x48xf32> to tensor<?x?x16xf32>
    %extracted_slice_13 = tensor.extract_slice %reshape[0, 0, 16] [%dim, %dim_12, 16] [1, 1, 1] : tensor<?x?x48xf32> to tensor<?x?x16xf32>
    %extracted_slice_14 = tensor.extract_slice %reshape[0, 0, 32] [%dim, %dim_12, 16] [1, 1, 1] : tensor<?x?x48xf32> to tensor<?x?x16xf32>
    %37 = tensor.empty(%dim, %dim_12) : tensor<?x16x?xf32>
    %transposed_15 = linalg.transpose ins(%extracted_slice_13 : tensor<?x?x16xf32>) outs(%37 : tensor<?x16x?xf32>) permutation = [0, 2, 1] 
    %from_elements_16 = tensor.from_elements %3, %4, %c16_i64 : tensor<3xi64>
    %reshape_17 = tensor.reshape %extracted_slice(%from_elements_16) : (tensor<?x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %from_elements_18 = tensor.from_elements %3, %c16_i64, %4 : tensor<3xi64>
    %reshape_19 = tensor.reshape %transposed_15(%from_elements_18) : (tensor<?x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %38 = tensor.empty(%dim, %dim_12, %dim_12) : tensor<?x?x?xf32>
    %39 = linalg.fill ins(%cst_0 : f32) outs(%38 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %40 = linalg.batch_matmul ins(%reshape_17, %reshape_19 : tensor<?x?x16xf32>, tensor<?x16x?xf32>) outs(%39 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %from_elements_20 = tensor.from_elements %3, %4, %4 : tensor<3xi64>
    %reshape_21 = tensor.reshape %40(%from_elements_20) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape_21 : tensor<?x?x?xf32>) outs(%38 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.divf %in, %cst_11 : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x?xf32>
    %42 = tensor.empty(%dim, %dim_12) : tensor<?x?xi64>
    %43 = linalg.fill ins(%c0_i64 : i64) outs(%42 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %44 = tensor.empty(%dim, %dim_12) : tensor<?x?xf32>
    %45 = linalg.fill ins(%cst_1 : f32) outs(%44 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %46:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%41 : tensor<?x?x?xf32>) outs(%45, %43 : tensor<?x?xf32>, tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_34: i64):
      %69 = linalg.index 2 : index
      %70 = arith.index_cast %69 : index to i64
      %71 = arith.maximumf %in, %out : f32
      %72 = arith.cmpf ogt, %in, %out : f32
      %73 = arith.select %72, %70, %out_34 : i64
      linalg.yield %71, %73 : f32, i64
    } -> (tensor<?x?xf32>, tensor<?x?xi64>)
    %expanded = tensor.expand_shape %46#0 [[0], [1, 2]] output_shape [%dim, %dim_12, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41, %expanded : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%38 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %69 = arith.subf %in, %in_34 : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x?xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<?x?x?xf32>) outs(%38 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.exp %in : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x?xf32>
    %49 = tensor.empty(%dim, %dim_12) : tensor<?x?x1xf32>
    %50 = linalg.fill ins(%cst_0 : f32) outs(%49 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%48 : tensor<?x?x?xf32>) outs(%50 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.addf %in, %out : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x1xf32>
    %52 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %51 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%38 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %69 = arith.divf %in, %in_34 : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x?xf32>
    %reshape_22 = tensor.reshape %52(%from_elements_20) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    %reshape_23 = tensor.reshape %extracted_slice_14(%from_elements_16) : (tensor<?x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %53 = tensor.empty(%dim, %dim_12) : tensor<?x?x16xf32>
    %54 = linalg.fill ins(%cst_0 : f32) outs(%53 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %55 = linalg.batch_matmul ins(%reshape_22, %reshape_23 : tensor<?x?x?xf32>, tensor<?x?x16xf32>) outs(%54 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %reshape_24 = tensor.reshape %55(%from_elements_16) : (tensor<?x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %collapsed_25 = tensor.collapse_shape %reshape_24 [[0, 1], [2]] : tensor<?x?x16xf32> into tensor<?x16xf32>
    %56 = tensor.empty() : tensor<16x16xf32>
    %transposed_26 = linalg.transpose ins(%cst_3 : tensor<16x16xf32>) outs(%56 : tensor<16x16xf32>) permutation = [1, 0] 
    %57 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%dim, %dim_12]
    %58 = tensor.empty(%57) : tensor<?x16xf32>
    %59 = linalg.fill ins(%cst_0 : f32) outs(%58 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %60 = linalg.matmul ins(%collapsed_25, %transposed_26 : tensor<?x16xf32>, tensor<16x16xf32>) outs(%59 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %61 = tensor.empty(%33) : tensor<?x16xf32>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<16xf32>) outs(%61 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%60, %62 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%58 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %69 = arith.addf %in, %in_34 : f32
      linalg.yield %69 : f32
    } -> tensor<?x16xf32>
    %reshape_27 = tensor.reshape %63(%from_elements_16) : (tensor<?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %reshape_27 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%22 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_34: f32, %out: f32):
      %69 = arith.addf %in, %in_34 : f32
      linalg.yield %69 : f32
    } -> tensor<?x?x16xf32>
    %65:3 = hal.tensor.barrier join(%64, %extracted_slice_13, %extracted_slice_14 : tensor<?x?x16xf32>, tensor<?x?x16xf32>, tensor<?x?x16xf32>) => %arg2 : !hal.fence
    %dim_28 = tensor.dim %65#0, %c0 : tensor<?x?x16xf32>
    %dim_29 = tensor.dim %65#0, %c1 : tensor<?x?x16xf32>
    %66 = hal.tensor.export %65#0 : tensor<?x?x16xf32>{%dim_28, %dim_29} -> !hal.buffer_view
    %dim_30 = tensor.dim %65#1, %c0 : tensor<?x?x16xf32>
    %dim_31 = tensor.dim %65#1, %c1 : tensor<?x?x16xf32>
    %67 = hal.tensor.export %65#1 : tensor<?x?x16xf32>{%dim_30, %dim_31} -> !hal.buffer_view
    %dim_32 = tensor.dim %65#2, %c0 : tensor<?x?x16xf32>
    %dim_33 = tensor.dim %65#2, %c1 : tensor<?x?x16xf32>
    %68 = hal.tensor.export %65#2 : tensor<?x?x16xf32>{%dim_32, %dim_33} -> !hal.buffer_view
    util.return %66, %67, %68 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:3 = util.call @main$async(%arg0, %0, %fence) : (!hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1, %1#2 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
}
{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_2: "0x04000000703419BD48C3C73D706C6D3D2A7C6D3EDEE8663E225123BE00764EBA0819293DD47C5F3EF8AD9EBD9437C9BD302A22BEEEA23C3EB40D91BDC4C1BFBD8E262D3E",
      torch_tensor_16_16_torch.float32: "0x04000000243440BE8C74F13D60AF3A3E000013BAC458E33D8E660FBE12A2473E64B0783E0857733D6049693E1E407EBE40DFE0BC30764B3D08835EBECC27F93D7021C3BD742EB9BD341D4BBE9050D13DC4453ABE704C59BD4C72E33D4CDB403E608D673D74FFBEBDC8B3DEBD3AB00F3E98FD3D3D7880573EE0CFC03DA23A4E3E7A494EBE3ACE4D3E943DEBBDF40D89BD0021C43A580840BD988D4A3DEC1E643ECAF418BE90339E3D90BF4DBEA8C8203D4EE5523ED49D2C3E943A5B3E3A940A3EF070A9BC74AE853D0CF1D5BD744C593E302E003E1C5F3BBE205A5D3E002073BB801336BC78208CBD141687BDA0014D3CFCF3F9BD0A226EBEFCDD03BEF0C54BBD2651413EE8533C3E0C6219BE80461DBC88C593BDB2F308BE581134BDCCA6B1BD62170F3E98EBFDBD988B1D3DE87610BE3CCC9FBD8087493EFC5BFBBD804B76BC147E743EA83DAF3DC04D02BE04B419BE908BB3BD1855A0BD08EBDE3D20A963BD82E8573E66760CBEB41AA0BDBC68BA3DA2744C3E48E3743E38E6233DA0A62C3CE864E5BD12A5103EE26314BEB89386BDC6F655BE961A76BE78170F3EA0228B3CA4134C3E04B54B3E3A56063E44E6CC3D74DF84BDF0F6073E4C34F63D403EB13D407AECBB60F4183D0063913A26C939BEC0B56D3D7C323CBE506CF83DFA8618BEBC3EA7BD50D1F2BD4C104A3EAC4734BE94B7023E4A64003ED402353EA048803DDE8E0B3E365E4A3E20B4493DCC16AE3DD42C48BE6C5589BD30B2B93CE021F83CE4E3B4BD50C87DBEA02685BDBC03C43D1E6F5C3EEC2C67BE4C72F43D66E972BE32D074BE905120BED84007BD9CFF8E3DDCB042BE8E3B453E7880673E00037C3C4061503E50CAE7BD648BCABD602404BD80C6DF3C049532BE22FD4CBED041CA3D909F933DD46F7A3EC0BFD0BDD0CEB43D989CCEBDA0BFFC3D00E662BC5CC63D3EC0390E3EBC14553EA88E033EE0E2193C1E9D5C3EA85E16BEA674713EEE287A3E6E8C743E782AEFBDCAA407BED092813C886F9F3DA26A003E5C3BD03D36FB593ECC4680BD40F9A7BD5C9FAB3D78AD8E3DF65415BE9017C63C325E42BE7C3496BD3CF2C8BDC467603EC87166BE182617BE7E877ABE1021813D560A45BE20A7A53D08D231BE1CFD23BEBEC802BEB0AB193DC63B6B3E60CC6F3ED0B99ABC4EC07ABEEC26A9BDFC20C3BDE8CC59BD1CA1C33D02D4003E0402E33D1C43923D9C45CFBD00CE2DBB6852023D28C302BEE034B7BC50A6FFBC40DF71BE568C2D3ED00ECFBC3C4D5DBE5A8A4A3E38BF09BE4045B53DE0E07D3E409D3D3CE44D933DAC6ECB3D867B413EE0179DBD5A0E10BE2045A0BC8034483E4017B03C28DF313E00A0F3BA88179D3D606D0E3C4061DE3B569D73BED0CD5FBE2040AA3CF467FD3DFAF72B3EE0B8313CB0D1D73D2C23D63D1AFE5CBEC80161BE147D46BEC0D78C3B7EDF21BEC0D8A3BD",
      torch_tensor_48_torch.float32: "0x040000003AB6303EC80A6BBE427038BEBC5476BE74414E3E804014BB08C2EBBD443FAD3D90A8BFBD222F24BE407AC53D407E3B3D8A5337BE129E28BEB00FF03D0EA8423EC0B8A63CC09500BE503BF73D5897323D6A1F60BE46E625BE4021603D00681E3EB07CA4BDB491F73D488B1EBE9AF9743E4A69363E78CD3F3DF4C8E33D9C41B23D9C1017BE00DE0EBBB887883DA02167BD727D753E2472C5BD36A064BE40C0F3BDF8966DBED2F4523E70D7E5BD601D34BEE062DDBCB67E2CBE44BA05BEEA82023E",
      torch_tensor_48_16_torch.float32: "0x040000008EF57FBE60BB513CC0A9F2BB180C1A3DFA28443E9CD5783E5CE117BE60677FBC1825CDBDF8F06BBEDE473ABE8A45703E7E43153EBC82093E30450E3EFA624BBE5014D73C50436E3EB8DE0EBE74BC633EC492863D6E1B343EA055DBBD840AEC3DDCF062BEF00982BC38C7AA3DC48B993D0E39563E6A8F7B3ED6E5683E5CE02B3EE0FB333E602004BD02AB46BE7C11BEBDF0EAE5BCC6560ABE18DC023ED8B9B33D7039253DB05B773D40E2603E887CBA3D1A7F60BE52D339BEF0A9E13DC88C0B3DB8B2F93D1CAC7FBE2A416CBE68FC1C3ED2BF233E249B67BE0059C23D68E547BEECDE413E24A9A03D24217D3EF8697CBEF27176BE06152D3E6048633E98D81C3E4A322A3E189F57BEDA4B393EA0B371BE68C3643D5CB027BE345DCBBD8851353DE44EC9BD300522BD9EA472BE246071BE7454C63DF4B7D8BD6CBF1BBEB006CABD2C4C51BE7EA54CBEEE2E193E281C023E8066083DACD70BBEC857AA3D8003383CCCF436BEB85A5C3D6819693EA0CD7BBE7C907EBE3033033D12C6403EFCC51BBEA06B613DD8F6333EA4DB9D3DC89A5D3DF86A7F3EEAC6263E38FB0FBEA005B13C88C8023ED2C4613EECB37EBE18A00A3E60A694BD3EAE7ABE284D633DB25E0BBE001D113D0C3526BEBEA540BE60C6ADBC74FEABBDB2B9153E2093B03CB0D2473E90E63F3DB0A3A4BDBC652D3E80D35F3C4032403DB8ABA4BD00326B3A40E344BD901DAEBC2CA647BE0085C9BAC87D54BE404B5CBD245D143E7A0232BEA88E2CBE68097ABD4C5B8CBDB0592D3D00002A3D14D1013E7A5A30BEA08790BCB62D0F3EC66E5D3E706495BC742014BE4C2E933D44C9113E9CEF1FBE1C8E14BE984DE23DC07E8FBCAACA71BE149B13BE00A2CF3D70A8ADBDDAB2303ED2604A3E10F6143DF0F1A1BCD085A2BD201E4FBCB0633A3DBE8B43BE48BB74BDE8F054BE0A1F1D3EB40723BE02DE693ED8FB83BDF4A712BEF4FDF53D30A8183DCC44313E98BED53D6A9D76BEE4EA213E58D540BD084AE2BDE492223E64B53A3E9A0161BEE02FB9BC983A523E744AC63D12AC573E3476AFBD70380DBE0A235C3ED069D53D6AC1753E54DCD5BD7E5E24BE500DF0BC620B71BEF8B0C83D98D23C3E78D1753D405BCABC54DAFD3D107F22BE246E7A3E4E8D7EBEE63B75BE10F971BDB81C513EC00ECD3CA4A1C43D56A63BBE18B8BA3DC0D9E4BCC038CD3D50CC343E688EDE3D2036AEBC604F7CBCE28E20BE0431B9BDCA5B263E6C4FCDBD76FC1E3E3C06CBBD087D6EBD0058AE3B20EC6ABE009823BB006ECEBC20FCB7BCB0B34CBD18D3493EBAEC3C3E80812DBE74D6ED3D4CCD48BE32F059BE58829C3D80C9703BECD9EEBDB8E976BEB436C6BDFC01AB3D38F46CBEF6B178BEE0EA013D686C38BECC4660BE3C44C5BD68DD24BDE8A068BE34F02ABE7048863C986671BE80ED0FBDC64C25BE007831BE5C3BC93D620A45BE6C0142BEF8FD113E18743F3D7A24693EF4DA88BDC04DF7BD0089BDBC00C9A53AA83C433E18FF7EBEB0D191BCFC7BE23D90F90CBE841502BEE06EF73DA04B75BE88A4723D163146BEE47EFE3DEEE35ABED8631D3E845672BE622F57BE0073713B9CB9493EBE3C5BBEF061E4BD20D7603EE0B82BBD1C1DD43D844576BEA403A1BD4A0102BEDCD2573E1C80D43D06CC3ABEB018253D004F3CBB885DD2BD143212BEC0E6A9BD36C9493EA28337BE225C36BE38F69DBDC0828E3B5C5F8B3D80D3F53BC88076BDC4391BBE30BD37BD781BCEBD6CD44E3E5E3179BEBA4A23BE724750BE98243BBD767E473EE064603EB6DC5EBE807731BC6A43163E34B0E13DCAB0513E403BE3BB2A012CBE105A293E8092AFBDA28D043ED8597CBDF0A5D93DC840663E020B6E3E06FA68BEC65629BEECB1D3BD604023BECCA1753E80E0B4BCB0D029BEA8D5E3BDC4670DBEFCE3D03DDA4B5FBEF8B16EBED85A7CBEA86DDC3D2829FD3D0AFF1EBE18EE7D3DACF93C3EE0C9143DD8A858BDA04F973C309ADBBC52E5003EB0D32DBE78D1013EA249103E9A1A1BBE500A513E76707B3E58D8C9BD88688FBD7428FF3D3E8E48BE7879CA3D70E76E3D4A5D213E045D5EBE50AE54BE40F4E53D8C6DB83DB2466EBEC6C20EBE083C6ABE7E6737BEA403E7BD90D9533E00D44BBDAE08133E4A1E733EBC55E93D822C65BE34D3003E644BC33DB26A463EF4867CBEB0711D3EEE8B513E622C6EBE5046D63C528A5A3EDE303ABE40FFA73DC03DE23DAC30863DDC887E3E8A9B513EECA25B3ED046FFBCDEB5563ED4916EBE26250ABEA8035BBDD41798BD42776C3E1C7EF13DEED0243E34222E3EA03B3FBE9033EDBC7887153DD82A853DC0A4033E70BACBBDB8629ABDAE34563EAC6989BD04D431BE04942D3E105A2D3ED88BA0BDD8B74CBDB4E53CBEB4C855BE9089C03DFCB8DABDEACC4B3E8AFB4CBEE08A0DBD40E1B03B0A92033E4C304F3E465D2D3E6061E13D3C01EBBD62D236BE580565BE402E4B3C124A783E488042BD806F2CBC9E083ABE60309D3DBC4C223EFC647CBE5A4134BE069F3D3E6872723DA05E7FBC680C373DE0B01BBD5EEF32BECC366FBE8C5F283E1095F3BC7826BEBDAC2784BDD8A00BBE58A597BD0CC15BBE72933F3E4412D13D361B01BE9CC0AEBDD0B3E53DAC98BDBDDC02873D90F98C3D782621BEBC41803D409C7A3C16965F3E7840B9BD7C9E83BDDC915C3EDA0C51BE00F7933C16A8763E7C90E5BD326C753EC228633EBE2A6E3E306DC3BC0C96673E9C16DFBDA042AFBDB4A7C13D3051583D66200D3E2048733ED24020BEB4DD073E0C4CAB3DB40E073EB8C6F23D1886BFBDC6544ABE04E64C3EF6FA11BEF2AA233E72E073BE882731BD00A72D3B182D313D408BA53C9C55A13DA008E4BC38C87A3D66557D3E34A525BEE0A05FBC3471C3BD3A9F603E6E255B3EC063DFBBD479B1BD7A2C1EBE9A2D373E60088DBC6E1A713EB0FC113EF613603EF8794A3E105C26BE10DD953D2C4ED4BDE672003EA022B8BC904BB13C460D31BE34CB64BE2CCEC03D70F66D3D20E5B13CB2DF2D3E50CCD5BD0CC0B53DB6FE0CBE382C543D18C769BD9C48333E16DE5F3E92575E3E6041383C20F6163E88C77FBE0A2B16BE3803373D00BFB63A8AFA48BEFC9DE2BDB821EFBD96A27DBEC051C33C80832E3E54CDCF3DA044F3BD6E136BBEF0884EBE80F4973B161B303E9058CFBD164D0BBE9A9008BEF04AB1BC921C73BEE2E761BE06017C3E582EF4BD40B138BDACFC88BDC8E560BE308634BD54BB9C3DC8E6CFBD20922EBC00BF9CBA68D97EBE160A3A3E32CA4E3ECE8A2E3ED423A8BDB4C6053E26DA6FBEF0527DBDF84350BD08D0B4BD400AD73DFC4BE9BD005FEDBC7CD793BDBE6770BEA01A29BD34F458BE5046153E90D2083E9AD16F3E58EEABBD604A503C9097483D408B7F3E2EA76A3E787D04BEC2D459BED4BA66BE008FF6BDCA3D573E7CF4AB3D9E00773EA6C03D3E80876D3B9AA91EBEF2FB793E185B4D3EB4AADD3DECD70BBEE8AB493E9066BA3CA046293E18B1D53D2AF0073E44A260BE7AF20DBEA08A193E005655BDFEB65EBE64CE683E0028B1BBD6824E3E0A1848BE4847B03DB8DAC0BD1C75D7BD509355BDC483BDBD1E470C3E208F42BD8E1A423ED8A8693D40391EBD8EDD13BE8C696ABEA05C95BD68106DBE98B73DBD80E4853B20FB83BCC880FBBD28AE313E8E2C103E484A7CBD504BCABDD6F1203EEAB95E3E4A676ABEA03E5DBD100FBEBC0C60B9BDAE8C5A3EA84117BD9A0C593E00FEA13A3026DEBC425315BE483EAABD48FBA43D107AE23D80BC11BC82ED733E9E2F31BEC44EC43DAE92663E380E32BDA03D4B3E400A873B4CB43FBE20720CBE0893BE3D4491DDBD8848763D28F87B3E98EAAD3D00ACBFBC30F47F3D287E13BED41A57BE626F40BE6CCF56BE1025523D4075473D6895D9BD14687ABE2AAD0A3EBC4111BE58F42ABDC0A656BEAC6C10BEFC95D53DA8856EBE3AFB11BE52EE3F3E0E4A03BE6412D5BD94C18FBDECDBDA3DA0ED27BEF057CD3C281AD13DC0AB94BC8828393DFA4943BE9479E73D7859BF3D487100BDC6AD53BE98C9CC3DF60C273E101B33BD2C53F13D08C7BD3D8CC8CCBD402C8EBC0ED57E3E00B39A3A18CE4BBE705B95BC5CB7FE3D0021A7BD201006BE22E3523E506D073E68F82DBDA042513C209AD8BCD0BC6D3DE091113C20EA1ABE88B83D3D8042D63B1069843CF41DC3BD9C2F833D6E034FBE740C993D86B90A3E9063E1BC60DC46BE003C6EBA0010BA39863C5DBE4C1135BEC8C86C3E0C713F3E40E00D3EA258313EDC19C53DEC12103EEA8D293ED8366FBD482C02BD368A363E00D0BCB8649326BE8A8046BEAC2C0F3EBE0C543E10D0463EC0692A3D",
      torch_tensor_16_torch.float32_1: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"
    }
  }
#-}
