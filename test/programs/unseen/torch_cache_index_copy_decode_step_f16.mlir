module @module {
  util.global private @__auto.constant_126_42_torch.float16 = dense_resource<__auto.constant_126_42_torch.float16> : tensor<126x42xf16>
  util.global private @__auto.constant_42_42_torch.float16 = dense_resource<__auto.constant_42_42_torch.float16> : tensor<42x42xf16>
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x3x1x17xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<0xFC00> : tensor<f16>
    %cst_4 = arith.constant dense_resource<torch_tensor_42_torch.float16> : tensor<42xf16>
    %cst_5 = arith.constant 0.516973138 : f32
    %cst_6 = arith.constant 0xFF800000 : f32
    %cst_7 = arith.constant dense_resource<torch_tensor_126_torch.float16> : tensor<126xf16>
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<2x1x42xf16>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<2x3x17x14xf16>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<2x3x17x14xf16>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<1xi64>
    %collapsed = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<2x1x42xf16> into tensor<2x42xf16>
    %__auto.constant_126_42_torch.float16 = util.global.load @__auto.constant_126_42_torch.float16 : tensor<126x42xf16>
    %4 = tensor.empty() : tensor<42x126xf16>
    %transposed = linalg.transpose ins(%__auto.constant_126_42_torch.float16 : tensor<126x42xf16>) outs(%4 : tensor<42x126xf16>) permutation = [1, 0] 
    %5 = tensor.empty() : tensor<2x126xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x126xf32>) -> tensor<2x126xf32>
    %7 = linalg.matmul ins(%collapsed, %transposed : tensor<2x42xf16>, tensor<42x126xf16>) outs(%6 : tensor<2x126xf32>) -> tensor<2x126xf32>
    %8 = tensor.empty() : tensor<2x126xf16>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<2x126xf32>) outs(%8 : tensor<2x126xf16>) {
    ^bb0(%in: f32, %out: f16):
      %79 = arith.truncf %in : f32 to f16
      linalg.yield %79 : f16
    } -> tensor<2x126xf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_7, %9 : tensor<126xf16>, tensor<2x126xf16>) outs(%8 : tensor<2x126xf16>) {
    ^bb0(%in: f16, %in_41: f16, %out: f16):
      %79 = arith.addf %in, %in_41 : f16
      linalg.yield %79 : f16
    } -> tensor<2x126xf16>
    %expanded = tensor.expand_shape %10 [[0], [1, 2]] output_shape [2, 1, 126] : tensor<2x126xf16> into tensor<2x1x126xf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [2, 1, 42] [1, 1, 1] : tensor<2x1x126xf16> to tensor<2x1x42xf16>
    %extracted_slice_8 = tensor.extract_slice %expanded[0, 0, 42] [2, 1, 42] [1, 1, 1] : tensor<2x1x126xf16> to tensor<2x1x42xf16>
    %extracted_slice_9 = tensor.extract_slice %expanded[0, 0, 84] [2, 1, 42] [1, 1, 1] : tensor<2x1x126xf16> to tensor<2x1x42xf16>
    %expanded_10 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [2, 1, 3, 14] : tensor<2x1x42xf16> into tensor<2x1x3x14xf16>
    %11 = tensor.empty() : tensor<2x3x1x14xf16>
    %transposed_11 = linalg.transpose ins(%expanded_10 : tensor<2x1x3x14xf16>) outs(%11 : tensor<2x3x1x14xf16>) permutation = [0, 2, 1, 3] 
    %expanded_12 = tensor.expand_shape %extracted_slice_8 [[0], [1], [2, 3]] output_shape [2, 1, 3, 14] : tensor<2x1x42xf16> into tensor<2x1x3x14xf16>
    %transposed_13 = linalg.transpose ins(%expanded_12 : tensor<2x1x3x14xf16>) outs(%11 : tensor<2x3x1x14xf16>) permutation = [0, 2, 1, 3] 
    %expanded_14 = tensor.expand_shape %extracted_slice_9 [[0], [1], [2, 3]] output_shape [2, 1, 3, 14] : tensor<2x1x42xf16> into tensor<2x1x3x14xf16>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<2x1x3x14xf16>) outs(%11 : tensor<2x3x1x14xf16>) permutation = [0, 2, 1, 3] 
    %12 = tensor.empty() : tensor<14xi64>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%12 : tensor<14xi64>) {
    ^bb0(%out: i64):
      %79 = linalg.index 0 : index
      %80 = arith.index_cast %79 : index to i64
      linalg.yield %80 : i64
    } -> tensor<14xi64>
    %14 = tensor.empty() : tensor<3xi64>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%14 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %79 = linalg.index 0 : index
      %80 = arith.index_cast %79 : index to i64
      linalg.yield %80 : i64
    } -> tensor<3xi64>
    %expanded_16 = tensor.expand_shape %15 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %16 = tensor.empty() : tensor<2xi64>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%16 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %79 = linalg.index 0 : index
      %80 = arith.index_cast %79 : index to i64
      linalg.yield %80 : i64
    } -> tensor<2xi64>
    %18 = tensor.empty() : tensor<2x3x1x14xi64>
    %expanded_17 = tensor.expand_shape %17 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_17 : tensor<2x1xi64>) outs(%18 : tensor<2x3x1x14xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x1x14xi64>
    %collapsed_18 = tensor.collapse_shape %19 [[0, 1, 2, 3]] : tensor<2x3x1x14xi64> into tensor<84xi64>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<3x1xi64>) outs(%18 : tensor<2x3x1x14xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x1x14xi64>
    %collapsed_19 = tensor.collapse_shape %20 [[0, 1, 2, 3]] : tensor<2x3x1x14xi64> into tensor<84xi64>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<1xi64>) outs(%18 : tensor<2x3x1x14xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x1x14xi64>
    %collapsed_20 = tensor.collapse_shape %21 [[0, 1, 2, 3]] : tensor<2x3x1x14xi64> into tensor<84xi64>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<14xi64>) outs(%18 : tensor<2x3x1x14xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x1x14xi64>
    %collapsed_21 = tensor.collapse_shape %22 [[0, 1, 2, 3]] : tensor<2x3x1x14xi64> into tensor<84xi64>
    %expanded_22 = tensor.expand_shape %collapsed_18 [[0, 1]] output_shape [84, 1] : tensor<84xi64> into tensor<84x1xi64>
    %expanded_23 = tensor.expand_shape %collapsed_19 [[0, 1]] output_shape [84, 1] : tensor<84xi64> into tensor<84x1xi64>
    %expanded_24 = tensor.expand_shape %collapsed_20 [[0, 1]] output_shape [84, 1] : tensor<84xi64> into tensor<84x1xi64>
    %expanded_25 = tensor.expand_shape %collapsed_21 [[0, 1]] output_shape [84, 1] : tensor<84xi64> into tensor<84x1xi64>
    %concat = tensor.concat dim(1) %expanded_22, %expanded_23, %expanded_24, %expanded_25 : (tensor<84x1xi64>, tensor<84x1xi64>, tensor<84x1xi64>, tensor<84x1xi64>) -> tensor<84x4xi64>
    %collapsed_26 = tensor.collapse_shape %transposed_13 [[0, 1, 2, 3]] : tensor<2x3x1x14xf16> into tensor<84xf16>
    %23 = iree_linalg_ext.scatter dimension_map = [0, 1, 2, 3] unique_indices(true) ins(%collapsed_26, %concat : tensor<84xf16>, tensor<84x4xi64>) outs(%1 : tensor<2x3x17x14xf16>) {
    ^bb0(%arg6: f16, %arg7: f16):
      iree_linalg_ext.yield %arg6 : f16
    } -> tensor<2x3x17x14xf16>
    %collapsed_27 = tensor.collapse_shape %transposed_15 [[0, 1, 2, 3]] : tensor<2x3x1x14xf16> into tensor<84xf16>
    %24 = iree_linalg_ext.scatter dimension_map = [0, 1, 2, 3] unique_indices(true) ins(%collapsed_27, %concat : tensor<84xf16>, tensor<84x4xi64>) outs(%2 : tensor<2x3x17x14xf16>) {
    ^bb0(%arg6: f16, %arg7: f16):
      iree_linalg_ext.yield %arg6 : f16
    } -> tensor<2x3x17x14xf16>
    %25 = tensor.empty() : tensor<17xi64>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%25 : tensor<17xi64>) {
    ^bb0(%out: i64):
      %79 = linalg.index 0 : index
      %80 = arith.index_cast %79 : index to i64
      linalg.yield %80 : i64
    } -> tensor<17xi64>
    %27 = tensor.empty() : tensor<17xi1>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%26, %3 : tensor<17xi64>, tensor<1xi64>) outs(%27 : tensor<17xi1>) {
    ^bb0(%in: i64, %in_41: i64, %out: i1):
      %79 = arith.cmpi sle, %in, %in_41 : i64
      linalg.yield %79 : i1
    } -> tensor<17xi1>
    %expanded_28 = tensor.expand_shape %28 [[0, 1, 2, 3]] output_shape [1, 1, 1, 17] : tensor<17xi1> into tensor<1x1x1x17xi1>
    %29 = tensor.empty() : tensor<1x1x1x17xf16>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28, %cst_2, %cst_3 : tensor<1x1x1x17xi1>, tensor<f16>, tensor<f16>) outs(%29 : tensor<1x1x1x17xf16>) {
    ^bb0(%in: i1, %in_41: f16, %in_42: f16, %out: f16):
      %79 = arith.select %in, %in_41, %in_42 : f16
      linalg.yield %79 : f16
    } -> tensor<1x1x1x17xf16>
    %31 = tensor.empty() : tensor<2x3x1x14xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_11 : tensor<2x3x1x14xf16>) outs(%31 : tensor<2x3x1x14xf32>) {
    ^bb0(%in: f16, %out: f32):
      %79 = arith.extf %in : f16 to f32
      linalg.yield %79 : f32
    } -> tensor<2x3x1x14xf32>
    %33 = tensor.empty() : tensor<2x3x17x14xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x3x17x14xf16>) outs(%33 : tensor<2x3x17x14xf32>) {
    ^bb0(%in: f16, %out: f32):
      %79 = arith.extf %in : f16 to f32
      linalg.yield %79 : f32
    } -> tensor<2x3x17x14xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x3x17x14xf16>) outs(%33 : tensor<2x3x17x14xf32>) {
    ^bb0(%in: f16, %out: f32):
      %79 = arith.extf %in : f16 to f32
      linalg.yield %79 : f32
    } -> tensor<2x3x17x14xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x3x1x14xf32>) outs(%31 : tensor<2x3x1x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.mulf %in, %cst_5 : f32
      linalg.yield %79 : f32
    } -> tensor<2x3x1x14xf32>
    %37 = tensor.empty() : tensor<2x3x14x17xf32>
    %transposed_29 = linalg.transpose ins(%34 : tensor<2x3x17x14xf32>) outs(%37 : tensor<2x3x14x17xf32>) permutation = [0, 1, 3, 2] 
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_29 : tensor<2x3x14x17xf32>) outs(%37 : tensor<2x3x14x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.mulf %in, %cst_5 : f32
      linalg.yield %79 : f32
    } -> tensor<2x3x14x17xf32>
    %collapsed_30 = tensor.collapse_shape %36 [[0, 1], [2], [3]] : tensor<2x3x1x14xf32> into tensor<6x1x14xf32>
    %collapsed_31 = tensor.collapse_shape %38 [[0, 1], [2], [3]] : tensor<2x3x14x17xf32> into tensor<6x14x17xf32>
    %39 = tensor.empty() : tensor<6x1x17xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<6x1x17xf32>) -> tensor<6x1x17xf32>
    %41 = linalg.batch_matmul ins(%collapsed_30, %collapsed_31 : tensor<6x1x14xf32>, tensor<6x14x17xf32>) outs(%40 : tensor<6x1x17xf32>) -> tensor<6x1x17xf32>
    %expanded_32 = tensor.expand_shape %41 [[0, 1], [2], [3]] output_shape [2, 3, 1, 17] : tensor<6x1x17xf32> into tensor<2x3x1x17xf32>
    %42 = tensor.empty() : tensor<2x3x1x17xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32, %30 : tensor<2x3x1x17xf32>, tensor<1x1x1x17xf16>) outs(%42 : tensor<2x3x1x17xf32>) {
    ^bb0(%in: f32, %in_41: f16, %out: f32):
      %79 = arith.extf %in_41 : f16 to f32
      %80 = arith.addf %in, %79 : f32
      linalg.yield %80 : f32
    } -> tensor<2x3x1x17xf32>
    %44 = tensor.empty() : tensor<2x3x1xi64>
    %45 = linalg.fill ins(%c0_i64 : i64) outs(%44 : tensor<2x3x1xi64>) -> tensor<2x3x1xi64>
    %46 = tensor.empty() : tensor<2x3x1xf32>
    %47 = linalg.fill ins(%cst_0 : f32) outs(%46 : tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %48:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<2x3x1x17xf32>) outs(%47, %45 : tensor<2x3x1xf32>, tensor<2x3x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_41: i64):
      %79 = linalg.index 3 : index
      %80 = arith.index_cast %79 : index to i64
      %81 = arith.maximumf %in, %out : f32
      %82 = arith.cmpf ogt, %in, %out : f32
      %83 = arith.select %82, %80, %out_41 : i64
      linalg.yield %81, %83 : f32, i64
    } -> (tensor<2x3x1xf32>, tensor<2x3x1xi64>)
    %expanded_33 = tensor.expand_shape %48#0 [[0], [1], [2, 3]] output_shape [2, 3, 1, 1] : tensor<2x3x1xf32> into tensor<2x3x1x1xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %expanded_33 : tensor<2x3x1x17xf32>, tensor<2x3x1x1xf32>) outs(%42 : tensor<2x3x1x17xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %79 = arith.subf %in, %in_41 : f32
      linalg.yield %79 : f32
    } -> tensor<2x3x1x17xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<2x3x1x17xf32>) outs(%42 : tensor<2x3x1x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = math.exp %in : f32
      linalg.yield %79 : f32
    } -> tensor<2x3x1x17xf32>
    %51 = tensor.empty() : tensor<2x3x1x1xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<2x3x1x1xf32>) -> tensor<2x3x1x1xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<2x3x1x17xf32>) outs(%52 : tensor<2x3x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.addf %in, %out : f32
      linalg.yield %79 : f32
    } -> tensor<2x3x1x1xf32>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %53 : tensor<2x3x1x17xf32>, tensor<2x3x1x1xf32>) outs(%42 : tensor<2x3x1x17xf32>) {
    ^bb0(%in: f32, %in_41: f32, %out: f32):
      %79 = arith.divf %in, %in_41 : f32
      linalg.yield %79 : f32
    } -> tensor<2x3x1x17xf32>
    %55 = tensor.empty() : tensor<2x3x1x17xi1>
    %56 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<2x3x1x17xf32>) outs(%55 : tensor<2x3x1x17xi1>) {
    ^bb0(%in: f32, %out: i1):
      %79 = arith.cmpf oeq, %in, %cst_6 : f32
      linalg.yield %79 : i1
    } -> tensor<2x3x1x17xi1>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x3x1x17xi1>) outs(%55 : tensor<2x3x1x17xi1>) {
    ^bb0(%in: i1, %out: i1):
      %79 = arith.cmpi eq, %in, %false : i1
      linalg.yield %79 : i1
    } -> tensor<2x3x1x17xi1>
    %58 = tensor.empty() : tensor<2x3x1x1xi1>
    %59 = linalg.fill ins(%false : i1) outs(%58 : tensor<2x3x1x1xi1>) -> tensor<2x3x1x1xi1>
    %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57 : tensor<2x3x1x17xi1>) outs(%59 : tensor<2x3x1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %79 = arith.ori %in, %out : i1
      linalg.yield %79 : i1
    } -> tensor<2x3x1x1xi1>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%60 : tensor<2x3x1x1xi1>) outs(%58 : tensor<2x3x1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %79 = arith.cmpi eq, %in, %false : i1
      linalg.yield %79 : i1
    } -> tensor<2x3x1x1xi1>
    %62 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %cst_1, %54 : tensor<2x3x1x1xi1>, tensor<2x3x1x17xf32>, tensor<2x3x1x17xf32>) outs(%42 : tensor<2x3x1x17xf32>) {
    ^bb0(%in: i1, %in_41: f32, %in_42: f32, %out: f32):
      %79 = arith.select %in, %in_41, %in_42 : f32
      linalg.yield %79 : f32
    } -> tensor<2x3x1x17xf32>
    %collapsed_34 = tensor.collapse_shape %62 [[0, 1], [2], [3]] : tensor<2x3x1x17xf32> into tensor<6x1x17xf32>
    %collapsed_35 = tensor.collapse_shape %35 [[0, 1], [2], [3]] : tensor<2x3x17x14xf32> into tensor<6x17x14xf32>
    %63 = tensor.empty() : tensor<6x1x14xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%63 : tensor<6x1x14xf32>) -> tensor<6x1x14xf32>
    %65 = linalg.batch_matmul ins(%collapsed_34, %collapsed_35 : tensor<6x1x17xf32>, tensor<6x17x14xf32>) outs(%64 : tensor<6x1x14xf32>) -> tensor<6x1x14xf32>
    %expanded_36 = tensor.expand_shape %65 [[0, 1], [2], [3]] output_shape [2, 3, 1, 14] : tensor<6x1x14xf32> into tensor<2x3x1x14xf32>
    %66 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_36 : tensor<2x3x1x14xf32>) outs(%11 : tensor<2x3x1x14xf16>) {
    ^bb0(%in: f32, %out: f16):
      %79 = arith.truncf %in : f32 to f16
      linalg.yield %79 : f16
    } -> tensor<2x3x1x14xf16>
    %67 = tensor.empty() : tensor<2x1x3x14xf16>
    %transposed_37 = linalg.transpose ins(%66 : tensor<2x3x1x14xf16>) outs(%67 : tensor<2x1x3x14xf16>) permutation = [0, 2, 1, 3] 
    %collapsed_38 = tensor.collapse_shape %transposed_37 [[0], [1, 2, 3]] : tensor<2x1x3x14xf16> into tensor<2x42xf16>
    %__auto.constant_42_42_torch.float16 = util.global.load @__auto.constant_42_42_torch.float16 : tensor<42x42xf16>
    %68 = tensor.empty() : tensor<42x42xf16>
    %transposed_39 = linalg.transpose ins(%__auto.constant_42_42_torch.float16 : tensor<42x42xf16>) outs(%68 : tensor<42x42xf16>) permutation = [1, 0] 
    %69 = tensor.empty() : tensor<2x42xf32>
    %70 = linalg.fill ins(%cst : f32) outs(%69 : tensor<2x42xf32>) -> tensor<2x42xf32>
    %71 = linalg.matmul ins(%collapsed_38, %transposed_39 : tensor<2x42xf16>, tensor<42x42xf16>) outs(%70 : tensor<2x42xf32>) -> tensor<2x42xf32>
    %72 = tensor.empty() : tensor<2x42xf16>
    %73 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<2x42xf32>) outs(%72 : tensor<2x42xf16>) {
    ^bb0(%in: f32, %out: f16):
      %79 = arith.truncf %in : f32 to f16
      linalg.yield %79 : f16
    } -> tensor<2x42xf16>
    %74 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_4, %73 : tensor<42xf16>, tensor<2x42xf16>) outs(%72 : tensor<2x42xf16>) {
    ^bb0(%in: f16, %in_41: f16, %out: f16):
      %79 = arith.addf %in, %in_41 : f16
      linalg.yield %79 : f16
    } -> tensor<2x42xf16>
    %expanded_40 = tensor.expand_shape %74 [[0], [1, 2]] output_shape [2, 1, 42] : tensor<2x42xf16> into tensor<2x1x42xf16>
    %75:3 = hal.tensor.barrier join(%expanded_40, %23, %24 : tensor<2x1x42xf16>, tensor<2x3x17x14xf16>, tensor<2x3x17x14xf16>) => %arg5 : !hal.fence
    %76 = hal.tensor.export %75#0 : tensor<2x1x42xf16> -> !hal.buffer_view
    %77 = hal.tensor.export %75#1 : tensor<2x3x17x14xf16> -> !hal.buffer_view
    %78 = hal.tensor.export %75#2 : tensor<2x3x17x14xf16> -> !hal.buffer_view
    util.return %76, %77, %78 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:3 = util.call @main$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1, %1#2 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
}
{-#
  dialect_resources: {
    builtin: {
      __auto.constant_126_42_torch.float16: "0x02000000172D5CACA8A7A32CA6B0EC2D10A8062D7E25D6A47A29CB1F372BB2ABC3A11DA3BA250D915130252A5BABF7AD9FA642AC54AA911FE32D5E2DD4B01F2E8529AF30852E80B0B2B0C3AC563094A63A2C97ACD8302EAC682F7C1734AD132D3EADCF29B4A955A4BFB0B5AC5C2DCDA8EB30EB2F669F97AE042E212A62AE6A2EFF2D613089AD81A61F9AC5257FAF02AF5F2DA2A8D32C81207C2A58282E2BE52C93B0F92CF2AE73AFCE20BBA6CD2DB8AD64B0302FDBA58E2D592A68AFF027BE289DAEB0ACBC2A132733ACFBA986304FA7912D472C62AE33B0BD302020C52E18285A2A602FAF308EAEF0245F2F272F232E26AF1CAFF9ADF624EC303DAE432D77ADA4B033A8B12D963022AE492843308B2E282E052F3F2E1A29C1AE25B086AC9AA40EAE3A2B1D2A79A8972B622A082EA72EB0AAD33091A46E9DA9B05BAEC5AD39AC052F74AA61AF992B532A652E1CAD482831AB70A8DFAF80AC0DAA392C3727E128EE30D030BC2E081DD5AEB82FF0A863A241B0CDA75FAE8A3045B0B3AF5E9D57AD112B9AABA3AC7920262FF2AEA32C582ED430E9AEC9284DAF3730A9ABF32DB41C27A20B9DB726A82C5626062A71B0322F4E3015304D2F20AF52AB5B3086AF7B30C4AFF5AED42C18AF86A82F2FD22FAB3002A8ADAFDD3035A810ACD128E8AE7E2E302ED6AF0EB0ECA2262C949C02AD3A1BA4B0FBAE93AE11305A30B5AA161F672CBC24F2ACB22D122E94A0DDA47D30513099ADD530E3288FAE682D5FAF903059AE9629042AB32818301AAC2BAC47B07C9EAEAC551E0DA88E2A4630D4295DAAD9AC4EB028307CA7F927D81D4BAE902D892DF51F9DAD32AC5A18A4AD83ADE4A5B0A9D92831A93DA58AAB83B04E3089276A305EA6F7A8A4B07FAB7A2ED6B0E8AA042EB12D4B2BD2A7FBA180A748AB1F2CBAAA8CAD7B2823AF37A80C2D622B3430BCAE7F15D5A986AD8EADFA2822240AADF6AE17B0D730BCA691A843ABF0AC84B0CCAD092E5428F8AA77AB4F2E1E2FC230C329C52C59A2C6ADD6B0042EBEA50F2CC71F9CB0D8AC8E29FFA7C5B0ED2A0F1E59AAFB2B2B2849AB7030F42CF62496A72FB0A02F19A962AE552E042BE328D5A72AAAB426A42FA825ABACE830C21ACF2FD0286D30B32D09ADF02E1114EDAF24A875B01EADFFAEC12E26A8D3A6BC2C052C84AE472B322CDAAF4B3002AEB9AB11B083308627283029215E2D4EAAE1AF57260CA3FAA3DAAC8B1AAC29202BF5AFC52C1024D02EFB2EC7AFBE30DBB0AD2D9021AC2C57ADF02DE3AC5DB09E2A682DE53021A4C030582EE6AC9EAF8A2D69AD882C3BB0342FEB298BA4872C08AF51A83216B5AD0CA942ACB530323042300930BBB09B2A482B3EAF012C5CAD48268B2A43302EADC5AF9230252CCD2C1C2BFEAAF12D50B07F25772CBF2EEEACADAE672BD8AF1BB071B0CAAC8AA7D9AD2DAC5FB0122E86A83BAE242962AFEA2EAE2DDAB0C0AF83AE59ADEF24E2B052AF832C78AADCAB16B0012C9421A2AB0CAE33286029622CDF2907A6A5AF492E6B9590AE4230822DC3AFEFACB9AAB3AD9D2C0CAF973015ACD42D621D58AC982E89AF3AADBC24D52F3BAC03AE4EAE5BACD3AA9AA89EAD2C2A221574AEA4AD2F288498FD2EFDA500B04EAFCCA960A882246EA84A2B92AA402F892812AA67300B29B6AE7FAD312E832CB62F12A2E82EE92C1C2A92A8C330FE2719A97E98DB30A22EDBA1D730562C42AD7EB0BD2DA130C1AD0E2CBA1E39A85FA97F295B28AC2E3B2B7E2C5B30262ADD2531AB3E2FD5255E2EC5306BA8F42E03A87530C62F14ABAB1D50ACFDABFFA74F94E3AAA9B0F9ADC0A24EAA562F03304B2E5F2CD4AFAA305AB07EAAF3AE1A2B1CB0DEAC46AE12AE9CACDB3074A2052AE7B064304DA888B0CE2E57A97C30B5AE96B06BAF472C6EA493B0532709A1232B06AD0DAFBB2EC1ACF22E0130E8AE8EACC124A8B0112A1DAC61ACA2AF9F2C4BAEE5AF32A97FADCDB0F62B84ABEB2EF42E4CAEC2AD03ABC92D709D0EAB1E2EAF304D2F8DAF1AA894A737301CADA9ADF21897A87A2BCD24E5AD2E2F262E532878B0A42C902E8029A2AB4C2196ABA630C5309AA4A5AECF2D0A2D3C2D6EAFB22A37AC57B0E5AE302C652B55B09A2D912F7F2F932D33A69E2EBB2F262D1AAFE5AAD32F872F4D2E21ACD3A75BAFA1AD952F0EB0E2A83128EDAD9B285AA6E62B94AF742580B0202ECC300DABD72517AD51AE00ADB4AC802787A48A2191AF34AE46B019AF2330572BB6B098A65722472D9430C528F52E07AB2A9DF6AD8D288F30342EEA3073ACF1A41328F12F8AB0DAACBB25B5AD612B63A11EA94C2D0F2FCE30792C529C0930DC2FF3AC802CA12445ACB4A8AAA8E9AE07AAA52A402F0022C8B03B2DFAA96930C5B09FA8A92F462CEDAC47B0CA96A12B19B022B0F5970DA8592EC9B048A6A7AFC1A50CAD372A21B0C5AF9BAD53B03C2EA7A57DADEC2E7BA81C2D1FAA22B05628262ED0B01D24E0278924D29B24AAABAF7126A2AE14B057AAC3AE0E2A092FAD2F1FAE622D052F17172B2C972D8E2F492D372C7FAB82ADAFAC1030C9A8A71D9BB0059F92A95FAEA62FFFAFA6A59AA178B0F92D49AA702C832D5B30E3286A2F8F30D42706A868A966261C2BA8B0662F3B269AB0542A442E612B0830881A19B0BC8D2E2FC0AC362C8E2869A67E14342CC2AE3C2EB02E8B2DEF30E69EF9AE371FBBA9F92A2D3068AD9E1ECD30E2AFD1A6CB30E62EBC2942AC5DA36EB0A6B0A0B0BE30D02FD62BF6A8403038A9DB2E259DA5AC83A938A885B0E82905AA8A2C4C2E48A6CA2CE427A22E5EAEF0A295AA54306FB08DAD76246230AF2E9FB0F1AECA30C2253BB039AA512C21A896AF19AE1EAD309EBD2BBE2CCCACA1A6A0AF782FED30CD30092C36A8E19B202B48B0E72003B0F0B0489D4AAA41AE8C26701E072687ADD6B0EB1A07ACA9AA452F7426832C85A9D6AFE0278AAEE524B5AF722FBAAE4930FA2E772FED2D9228B39F0B99DBAB8AB080301820A52CCD1DAD2916AEADAF882F7D2BE02CE7B057219BB085A42DA0F3AEE4B029147130733003AE04A721B0B6AF6AA9CB3027A99220A5300A27F72F902EA130C626FCAF3FB01AAD1330AE2DC82985AF46AF07301AA4EBB0E2A4BEA8C418222C9A2B8EAFED96E5ACAE2EE42C6C2D7D30DA2CEFB0FC28C7AE4625C116E630BFAED6B04BA95E263C2F01309B2F3C2AA5A92DA867ADB927DEAECA2A612E3130DEB00D3034AE73A282305A2D44AAD42DCDB0B82FCB302D9F8026A2A840AE77AC3FA10AB0FBAF56246DAE5FAD779534AD923021AB7EAD43A907B0162D3E30B2AD58AB9C3025AF592906B065B0A70BA3AD592D1CAA3A1628AD0F2C9330F0A518AED1B0BB302A2C142CBA26F52C042BD22C2D2E9A254130242ED69C69AC3D21B12F422E00AC20A8D82B712BB430CC2C4B2A9128A4B047AB2E24DFAE54B0AA2EB82AF8AFB020D12DB02D8230CFAB662C01B0DFA448AE86A79F2DEC2C32ADE6A8E7A784AB69AD402FD42E1F306CAD3B2FFDA9A4A851A9AF9F53AC67255DAE102C24B029ABE6AEA92EC92EDBAF64AD6B30C129CD2E92AF752C492E95A8489F332F6329AB29B10F1FAC0BAEED303EA262300A302AAD5F210DA9BD99822E702D9CADE3AC04AF31B0562E1AAE2118DE8AC2269FA0202D6D25152F4328E2979925952EF625F52E7EA37B152630A9B0E2238330F5AC49A7C3A0822A772B7928CB2B3DAC282C43AA352ECCA934B0A421232D319E1A187B103E2D2E2269B00BAFAB2058A2B830A5A88F2F2AB0B1B044A341AEC3A9732448B0C92EFEAD942F752A68A752B08A2684AD443027B038A971AD5AAE27ADD5A35821B1260C2D09AC21AE29A8A730D3A428B0C02FCE28DB26C826E42E7FAC332FC03018A93C2E732DA03099A8E0AD55ABB8AE6C1DC330CA30762FD123DC1A8A2EDD2DD7A3FFA8CF2B7C9DF0AEA5AC01301D30B2AB3DA8E5AC73AA803064B0B62C70B0B6AC06A879216AA684AC68AC02AEE5AE27AEBC30A7AC1BB0CA2EAA2BCB2EE9B0B3B002AF34AD918D462CC82D3FB0E02BB6AD8A28332A5226FD2AE49F852E1F28533048283AAD582E4820C6305EA4E330C4ADF72C5EAFC82E2C279B2D41B0E9B0C22C10ACD22BDCAD1BAAAA11F22D942D0FA396A97B99172D2FB009AAC3B0B425ACA4982DE42F39B05FAC5AA64D9682A836AEA2AB129CF12F09A9862EFCAF111FB5AFA2B0D42386AC452FCD2FEAB081A1C0A6A1ADE5AE2EAC5C2CB228F22DB6A0212DA4274FA89EA07EB0429B7DAA9CAAEFAB51A84AAFA3206C9E34A94930A12E942946AB0A25CBAEE22E9D30E6A59E2FA230BFA056ABF91F872692B0EEA024AB972E899C7F2E643031AA4028C2A24EAC7AAD501B002AF3A6B5262C2E1E2C132C8D2997AFFAAD53AF7D2E59B05FAF812ED62DABB0B52D82A8412830AEFFA56428882FFD2D5FAD7AAECFA0332A6A2DECB075A2961D9DACCA2F3EA9B5B0E5AD111D59AF8328CE30781EDEA8A7304A2F902EFE21391FA9AF0524CD302D2068B06C2D6E302430741F6C2764260CACC4A507300824A7308FAEC6A56817E1ADA02FE62E54AD5A309B30CEAD739DEC3069AE30A6C7AE202F67261C2C162F44A6F0B0BD1F1DA22A2B9C2CE9ACC8AB3A2E9F298628662C982C23AF4F228D23C5B031283798A92FB7B0A530D5ACD12D4C2FE7A40DAD8FA629AEE224272C1528B0AD652D883002AA212D35A1F62B0BAF37B07C9C29B01D2B9F30BFA719160226C6AC0BA01729FC2F19B0419A07B0FFA22B9C1EAC0F2EC72EA9AB82A50EAA411C832A913087B0032CF2AD08B09B2FE2A98AAD6B291CA885B027AD2CAC29A285AEC1B07E2D3DB0C8A43D3045AB88AE46294F305BA4A9A09D2CF32491273A2D7D2C13AFCCABBF2E18269A28BE301D2EE22BBA3058B021262829DEA6A3AC4B2715B035AC802F42ABB0A96E2CFFA8CD25EFB0A02D65B04325E6B03DB0F22F70AD749D0A1F8B304E2AD22C3AACC6AA2F2F3E2BF42872AFE2AFFA2769AFED2E1D3017AC5DAEC83045ADDFAF2BAFDD26AC27602EF42F362CA425763013ACEDA62E30A6AA4B2D3C28F92A84A835B0152F1130D8AF9FACB31EE52C97A554ACAF2FF5AC7D3060192F2DA528F426442FEB9FF82E852A83AD792E04AF242D3BA8212ABAA4CF27F7A9182C9C2C84B05A30F7AF68ACC62B8D306C2A83ADF426EDADA52C0A20B42393AF452DB130DAAEB82A5BAC4BA95F309FB076A71B2B7C2CB8AB64ADF7277FB03F253FAE38A772301AB0E2AC99AFE32D143063AE3B2E532E3EB0BD2A7D2C0DA7A52EE8A021A58A2D84B0DAB057275A2498210DAEDF2F1BAE5EAC2BB0EBB0C728F6AB0B2EC4306A2A5130E0AE342D5E2DE8AB9CA1EDAD9C23B8B0E5AD42B0FCA40724F1AF42ABEE2DA71FEC265CACCFA961B09A307E248C2CC62D5430D0AE832948B05A2B11ADB12B45AF3A2D122F6E2D25B02D2E44AE9EB06E2EBA26E1AA51B0142945ACD5AFF5A434B0DD2C82AEB9AAE3B07FA519AA732D78A8A62E50300728C5AA11B0E9AEA7AA30AE3B2D60AAC99D931E44B01E308CABFEAFFF9857B0EE2464AE55A8CFA9262F9F2FE5305A244D2E0DB0A0AE512D57287729A52D432EA42C51AB42AA29281030FDA1E1A9752D8C2EDE99D7A9EBB0DB200E2A40AF55AFF0B0B72FA130E33068302AA4642CD82D47A9B1AD1C3024A4482B9EAC18AD52A73A1DD82D6A2EF7A4DB3042AD4F2130AE7726803016B0A5288AB06BA8A4AC430CDAAE0429A9B054289EABE9AD3030442489AE91AD68ACD8ADE22473184E309D1C45AD3F30F82843A8EE2E0C3028B013B07FAE3FB0EDA93B2B81B0D3B040B027AD312E6130E830E3162FB0D130A3AE752BF02C1B2A852A9BB0A8AA5AAED22E9CAD8F9B64307C2F1BAF1EB0D12FAF2992AF453021AF4630162F0A2F94A7DE2220B0902D8E20502F2AACC530952E88A9642934AF93AEC4AEACAD7E2942ACD2AAE92E8626D0AC5CA931A99C2CF42EDE2FB8AE38A4A328B8AB7E2E64A4372439B0232F8BAE9A9B07B0832F9120732CC3AFB7220C2CF92E422F0DA703A4902A1AAB05AC8CB0D8B033ADEF245E225722EA254CA7E1B069303AAF6797D92B10294AAC4AB0E82F811C81309C2C382C462874A8CAADCC24BF30EC2D7C30A130B72F8BAD61AD6C9D1BAD5CA9C4AA523050A1C830A8AFDFB0A625DF27F8ABFFACA029EA1F4BA5032D33ACC52FBCAE24ADD72A122EBD97C1AF509EABAA50AA4DA7C02899A8EDAEEEAC23B0EFB0C62C852D762F412210ACF1ADEB2CF8AD612F5BAD9BB01DAF0630742FD228501B3C30F62DD92DB9AE52267930F5AEEB3078AECEA9739F2329122AA6AD852C3A2966A4EAB0E3304EAB44ADE43001AD992E072E6EAEF7AF5EAD2F2AA83063A0E6A9AFA9E1AEEF30DB96D1AFBFAE252EC72C5F2E2AA4CEA7792A30965CAAB628A1ADD6AE5EA80AAF031C3726D630B12966932DAFF0AB71A61CAFB0271C2FA72D18ACD4A8EC3053A66FB08D95042056AB4AA407B0152ADBAECC2A712F60AEBCAB9923190ECA2DBDA0632676A9842AF829F4AF3E2D0CA86C30E6B0D8A3762CCF2E1C1856ADA2AF7AAFF42F4DB0D1AB2D2D672D52B0D527C72488309B9D322CD4A2683008A4CEAD49273AADF028DD2EAEAF2FAF4F189FA026AA22306D2C8CAABA25F1A553AE0A2C84AEC824B42E89B0ED1E8F30762CCAAB3726A3B058264B304A300C99292B8EA68BA9141AC1ADF42BD72C5BA97EA8E2AE0D25DB2BB030A7B02AB0781C903016217B299C25B9A40C2F402FB2ADEAADAEAFCEA81E9B2230C7B0022F84AD7422629F942D21B0E5AE3F1BFB2CC0AC1F2A38A99BB0822436A8D82D812E762E302EA4AFBDB06A24BC2999AF09302FA4CAADC62E533012264CAA4A2448AF162E332E65A7D4AF552F0AB030ADE42DE8AC86270F30FEA478A89430BF26E42A7DAA43B02F26D6AD1BAD0DB03B30A1AEB7291028D22E652DEAAE612C04ADCD1D28AB3AB0E92997AED530F62BD5AAC8AD8DB0FBAC71AE3F24BA2848304F2503A867AC8EA5382DC3B085B0CB2B18AAD8A95DAE93AE65AF03AE84B0A4ACEC2F77AD822F28B095248CA275AFB01B1D3076AC893028A43FAAE02CB82F4330D92D6AB006A84C2480AC9D2C59A841B05EAC5FAE902B30AFFBA81024422C98AFD02E56AE91AF092CCBAD2A2F422CCBAC56A884AC80A3188EAE9B74AE1EB051AEAB260D24F9AC67A6F29B112F70B066AC9DA57DA637ADEB2C6DAB10249EADE530D4AD25A8EA2F5D2D73B0472E45ADD9A4092C19219A2F73ABE6AE0321CC2A6F2F05AD6CA4B5AD2AAFB9AFFEAEF6AD802A6CA5352E912FA7AFA327672DFEAFB4A92D2F4CAF6930CB2230271F309DB0363068B0B12CF29EC02FFB97D9B01C25992ED0A7AAB093A53B22DF28532A41A523A026A8932B8528002C37A35BA3422FF42484B0FC279130A8A7F02D1CAF0AA69A2EF0AC09A96315F9A58DA9D02E36A758A9672F6628ABACED2DD9ACEC301A3089237729F9ABA2AF06AF452AD52CB69776AA6EAA77ADF7AD842E43B0362F742D63A91EA5A1AA26B05C228EAF871CE0AAA4AF91B06630AD2F8430612B682CCE2C452F2D261324342F712C00AEA42EC4307DABB1B0E6A673AEE7302FA809AD502E912BD1297130E0B0C62CA2ACA82A18AB833095A7A923C4AFFE2DE3B06F2DFB2EDB2F052E4BAA0B280029B8B0552DF7AF1D2BC5307DA96625933012301E30D5AEC82720B03F27ACB08F24002D66B003A615AC0E30D5A3242E48AF8325292F6220ECAA0BACBE2ECB2B4C21D62D23AD80AF75A83C2FC7B0E7ACCA28712BF12CFA295BB06EAA132ECE266B2D662FA62D1BACBCACE9A6DC9CE0A290A74C25372ECAAE042DE2B0592180B0C43033B085AD862E392DC42F692970B0ECAEC32ECFB07230B0A63827C69EFAA8D8A8E329F0A6AE2623301D23C1AF7AAF472EE82A9427EDAC0BB03F30A4B0EBACB82B4530D4AACBB098281F9B07A665B0EE2EBF25B729EF2D4A3000A9F3223BAE74AFFAACE82540AE9A2DE42A7CAADF2C632F94AA7F2D282EA13040AFE52FE5044621128F61AE37AB05B023A5EB2804AF9E2BD8B0C42CD9B0049D462F7BB0C9AFC4ACDEAB5BAD54301BAF782C16AF64AAE9AFB9B05AAD4A1D522DBA2BE32B2F30AC9ED5304FB0A0ACF0AFCEAE59AFAEB0A4309227F82C66AA82284BADE4B033230E2E48A63E2A282C2F2FABB015AC3E21C130C530B1AE82AEAF30DEA1C0AD10ADBE2D222E283003A8F0A9679F563064B0002DE1AE3CA429300DAB13AC9B9D5A2CF62FB6B0C62FBFAA962574ADFD28D1B054AE7CAC362E2D29FAAEB725CD30C5B04F30B32F582004AD7E2CAD2CAFAB98AD86AE81AB1D283D2C529A4430AA29CA29E6ACC4A9962E0D2DA6A4A1AEA0B0252052AE39A694A6A0B0D52E53A7DDB082B0DFAFBFABE8A0132C4B9DBAB0E1AF0DADC12F369F90B023AC34AF6925BBA23CA6A92FFAAD2C242CABE826D5AFA6ABAB2C96AE83AC36A5B8AF5DAE67AAA3A43FA8762086B064A656B0322D7F30CDAF1DAFCA30AC2F8B2C3DAE2F2A049D6F2F252E78A4B32B51B0CC2604AED72F2BAF4BB034B0A4A94C2087A40E2C62B0CEAD79A5089D48A8882C1D2D19A7B49F2AA6BA2324AC29A63FAF2130C02EB6AEDA21CEADF7A761B040A17FAC70B0D9300A29C72E7F26122083ACE32B552E9AA017ADEA2FEEA27DAE9D2DDA30A7300F307B30E4B0C82A483066AE3C293FAAB8A1942CDA2111AB71A77C2BFFAC902E96B0BEAE7729C71B9D2D3A2CB91F0726372FA5B0C2AA5F2EB8AFB82C902E592A78AE88AD912868ACC42BAC2927277830C3B0BDB0942EA1AAB6B099AA832F91A5D22CC12D0EAA202D182A50AEF6A7FD2DAF2B7F25D9A4F4AE24AB672E48A0EBAD3E2512B0E0A4799EABB0A4AEB1AEDEAE0730B12BFCAE36AC412F5030B923381884AFDA2D8CA9732306A8D52A9B288DA857A67F8FD3AFB0A065AFA52F062D2FA4D12EFA228330EE27A82C0A2698ADA2B0D9ABBA2F0D2D74AA25AEDD30482442B0FDAA6E218DA3A3ABDA29B4AE232CAAAEF62FEC2FE530D7B03FABEBA790B0702C01ACCF99BA2CB7AF702554ACEE2E5130A2A85DAEC72D07AFB030E32F3C2CA7AC572F7B2F91A7E1AD881CB82F4D3092B0713062AE4C2765AC91AD27A6411D02B0DBAA1C2F8D9E1DAD3B309EB028A91630C52328AB57ADF3A877AD6FA19B30652D62AA232E97B07A162C30752803B01C27162E35A2D12D2DB0BD2ED0B0522C3CB005AA75A3FBA567A48CAF11AF3C2EB7281F24DBA621294E2842A8BA2125225A3083B07DAE6FAC4A2CB8AEC7AC58ACC4A29EB01C27752F2E2EB5AFF5A9292D122B672C222CC2A8872E9F304E2B83A64B2CDA2ED0AF7329B7AC03208DAE50A7DC101FAE24AF9B2CD9ACD52E9EAC21303A1DBFAD229FC8AA1127262C86B005263F2D77AC0E1A4B2DADAF592F23B0FAA93D2A8EA6CDB0BBAE16A05CAB00A7972E5AAC6E2342B03CACF92F1D2C8B99FFAB95AFF62C5DAC539DEAAD33AB581EFAA5A2A19AA7B32BA3277030792171B006A00730A6ABD61C4120E2AEB330C2A856AF04AFF4ADC3B0952F6B3012B091ADCA2C48A9CF3009ADB2AB0EB022AAB22E4DA688B0742D84ADDD29D2308E2C1E3066AF6FAFD0B09C2E2FA7942B60AEDB219030A71E2B30B9AEC42362A880B00AADB6A3BCB0072F92AD33A0CB96C0B077AC5A26A8A9D22DA329732B912DA72657B04E2C89A90E28AA2AA529282F943042AF99AC362CD09A782868B004AC2199073041AF8228E42448AC452C5A3019307FA8399F959EC92D55ADEB28AE2DA52DF2ABA42D32B018AAF62F97ACE11DAB30D024B793CB2808AFDEB0AB2C3DA47B2C0AA0272FFAAE10AD5FB013B0A42F39A8F8AC49AA94A2FFA9B2B0BD2E72A01CAFA6292FAA55A9D9AFD4B0E92968B0682E7AB00FA5AAAFE1AE1BB095ADFF209A2484ACEA2D7AAB11A32F2D89303130A4B0ECAEBE2605978A2F692D33AF9030E4290D2D45A7372FBAAE5C2CE430BF29E2AA361D2B2FBCADEEAC4F264AAC63A916AB672D40B03CB0B22F87A556B0B82C4DAE69A0FF2D90AD98AF8725D9AC9EA8322F2628A72975B01BAED6AED1306CABC230DD300AAE362CD2ABBF30202F9329242D6BA516A552A589AC26B036A5FCA90930833067B0D5AFDBACD2B0C2A1302932A4CA28ACA6C8B095ADC9B09CADC2AD372FDCAA02A8A7AF82AA4F2556287A30172CBDA24B2F99AD9DA3F0279A2999AA6F24002CC1A06CAA7DB0F7ADEBB091A7DAAF70ACC62FA1B0922E189C54AD9C301D3089AD4B1E13AC99B01F2D5F2D3730F6AD4EA9342D84AD4F307C1AF226272BEA2D1A29CCAD6E305EACE924EAB03AAC322FBC24232395AB03B0672FBFAE252FAAAD0D30E01D50AEDB30F42F42ADBCAD88A9019AD02E09AEC92C6330D22A6DABAA305BAB7826D6AE0C2CD7B01D2B28AFADB08EAB402F952C10B0312D06A9ACACB0B0E7ACA43018AEE22EE5AA90B0DDADDB2A682C1B287929A5AA9E9D27291FA5D22F4D3064307330CAB030AA862E782EAA231E2A48250E26DAAA80A3072DA93098A88B2EC430CC280E30262D50B004AEBC2BC2AB09AA8BA90AB016A011276CA665AEC9AE20303E30BEACC2AE2EA8B6ADD2B03DAF3C30EFA87F2FD42BB2A13DABC52EE7A88DAE9E2B8DACB02C46294DB0BEAC7E26FC1C612782A081A8F7A5C12CE3AB93AA7F309830362F3F307DAE5DA93EAF43AC272D9D30B2B0D32EE1ABE42F332841AE802E1FAE18ACFCAC642C542B37ADE4AD9426892CC62C03B0B72A75B0D8A741A27AB0C22D38AF6B27FDACC12C9C29952C03A46DACA8AB2D2FAF2882ACFEAC62A883AB68AB9F302BADE6301830DEAD612C7CB0092476AE6AAED4293C2C02A9ECA4062BBBB0321EC6B099AA4B300CAB5AAC9EB0CB30152BA0AF9DA8F72FBFB00E2347AF73AF3CA8CA2BE3B074ADE5AF16A899AC592DDC0E21A551B08D1CCAB06DB0092CE9B06B1FBF28CDA0A22E4EA8DE2E9BADD5AF80AE642D2423D2A44FA401AC042821A128A43AAC7BAE1625AC205BB04A30792C122ED4294CA9BD2A952CC12B67AA2AADBD9DCD2F64ADF2ABE2AC21B09E2BAEA5E223D1304526B22F612634A4042E092A9CA44E1DCEAC4FA28D2E2F308C3035AF339CEC2BB52E73ADDFAFB42AAEADEE302EAEDD2C15AA0FB0D0B04A2C06AA5BAEDF30CB2D812E70ACDA9F5F288CA4BF2CCEA86AA822A4C6ABC5AE6FA411AB3EAA51AC932C6BA69B2FCA2993AAEA302CAA2AB0A32EA0ADBE2E912F55AAD0ABEA2AF02CB52F0F2911225230912801B02EA9A2A0B82ABDB0E9B0A0AD0E25B32E1DB0182C20205C3083AD28AA672AB4B0442E09ACBE2729AEEC2F072AE824C9AC2DAF4422CDAEA09E4D308E296FA92AAB132CEBAFE9AF73A2C82D8CADF0A579AC1C2ED6ACADA5982C1CACBB3051ADC6AA5F21A5ACD7B07DAF72B06B305821DEAC662B1020D5AC782E6CAEEBAEFE2EE52CA22C922A26ACC2B0ED194B2D762ECDA606AC1F9CBD2F11A0603006ABA42855AEE41E8C2F18B053307A2F8D2F07ACC52EC02537AEBA30ECB05F30C229722E472A8AB00C2C19AF9EABA1A86FAD82A6DB2E1A2DA6AE6D2E0728B124D522E2AC18B0872846300EB06430252D7E2E082E762F0E25C0ACB3AD03B06E1F2A25A22774AED92E61AD54B0DB309F28F22F21218530E89CDBABC82C762796AB71A87B2CCB2EB6AFCEAE3D2E192F64A550ABCE2AFF2F79AEB4287C2D8829A03099B0AA2D48A3E0ACAA2882A85930F7AE452545AB5D2D7F2FB92E5D2A8DB0582592AD292A882528B009AFFDAC5FB0ADAB78AB8B2DBB2C69AF5AA5B2280AA9C528F8A25DB01A301EAF61AC3824092A692A5B29EEAF05B02C301BB0E0A9D22D832FC32E3BABC22B3E2CC8AEBEAEE22161307EAA282A572FA42DDA2B0BAAB92DB3B0A0213F258CA89530AAB043AE263072A9D626DE230D304518FBA95FAB5BAAE6AEF22AEBA041AE5AA929A89D2ACBAEC9308EB0CD3061157E2BAF2A3CB070B0402670A86CAC4AAC99AE3D2C01B0F4AC332D2B2C30ABB9B0C62C0F30C3AC5530EFACD92E592CE2AF182914AD6AA9131D1FAF882BF12E2FA8872C59B0AF2328ADB71C81AA5EADEDA88BB06EAC88ACC930F1AC169CA6A9C6AF9B2945AF842B02AC5D2C7E2E972FA5303AA8E5B06EAAC4B08F2676B06FA61130859D6A199530E5AC94B03D2DB62E9FA2CFAF42280C2ADAAE77AC2713DA2D3E92AC30A330FE2809AEC8AC32A9EE2211AEB4B0E5A92AAF8D2A41ADF1A9332C1A28FE169E2D02AF2A29D821B8B0D329A0AE18A9A5ACA3B0632ED82DA6246BAE6D300DABCFAE3DAF9225B1ADACA5CCB02EA9A0B00DAF07B047AEF92F27AAA1AEB430D12209B0ADAF4824F8AE0D2C36B06CB0942D449C4B2A85A9ECAE902EA5A6642F68A92EA881A8ACADB927FA28E9AB0CAECD2F1F9F3A26C1AD0E2F123046286230C02DF62F01AD29AB5EA6FCAC152D72ADB92A652D50A77E30A2AC562CB32EF7AD0198A62FDBAF1DADDDB0E02EAB2E9C260A27C2B0792CC1AC4C2D5AAEB2AEF02E9629BDA962AE54B0F42EBCAA4728E12DE1A8A4AC81ADC02239A40F1414296DB0FE2C3CA642B026AB21194F30CD3069ABBBAEB42F0030B92D90B0A7267728EA29CFAE8422CBAB2D2E7EAE2E308E29CA287BACA2A0EA287FAF5225552DE42B2330FEACEAB0BAAB99ADA62D092AB4B0F8AE72B0782AF928F92197A95030922F76B03BAE4429BAAEE7254C283AAFD62E73AE2AAE86A66FAC6C2228AE372EABB052AA1D29F829EA2C5BA945271AB077AA821D73B073AD432954B0372FBEACD7ABD82DB3A930295330962FFF2F48B09D30AA2A562A2EA9B3AD23AF2A219DAFBEB01A2F5BAB42B0C5B0242878AEF3A941AEA2AC692DF0B02E2DFD201323B1AFD9A98E2DB6AE692DCFAD80B0ED2AA5309C30A8AE2AB0992E1AB09E2EED302B96533005B0A92FA62FD8303629042E27AE95259F2ADE24F62A822B0B30DAAF1C2A27AF6F28EC2E21AE2CACA1AE433054A46CAB2CA4F9195CAD1AA91BAE9B300D305D2D39A90AADD7302AAE4BB0182D092F3C2FFB27ABA2E9B01BA8C12C31AC15AB3A2D5EAAC71DC6B039A7EC29592D29273B2CC82F422DCD2CDF303029432FEA2D17B082AE032FBB30BFAB982B0C30FFAF2DAB5030CFA68F2A872A5128993051301CB02B298129982577AA102C03AAD22C1B29552E4FA244A99F2F482E032BBCB0102C9022E3B0D6B0CB2572A78D2F8A21E0AF6FA65E2DA5286D30592F3E2A8830FAAD802296AADFA85525C02ED5A7D62BA52F7D2512A545AF7EADD31CDD2764A572B0DCADC92D1BA0E6B084B095AC73B0672F782F4CA4972E0D27ACABEEA0D8AA60AA182E729E722C232D052E07213920BB2D52AD97177F298AA115A7E32C272C0BAFBFA8EFAD2F2D57263624CA2CAAA18D2EA6A6772D572C5330CAA55025D5B01E303722A62A76B026A62430BEAC8B29C82D622D9530F0ACEFAEAC29F4A5FDAE9CB0083055AD4A30E5AEFA2C87AB1E2FC0302D3004AD7CA947AE89A6FE29C82EB7AC5B2E18A8151B7CAEA428F7246D2E152F0630C12DA69AE62D5E2F032F4F2E72AA8D1E02ACFB2C93A8E0B049AC8FAF3028252FC59F01AC28AAE8AF6E2CD02D03AF142FC52A56B0012E69A126ADD32C2AAD9527BE30832D602E63ADC3AD7B2AE1173C2F5930DF2FD42973AEBB211A2506AED8A42025F2AE732472B0262D3CAD4B2B66A5EAAD0E2963AF1E2E7C2145283E2E9B2EF02F952EE9A54F953AB07128C11A342F2B2F0DA61AADAC2E362828AD69AEDFB07D2C642B9029222DB5ADB930EC2C612AF7A74FB04F28C6276826D12CA7AC9F30C71C80B07CACD428DD2E32AC80AC939EB3B01FAB27AE443036AEABA27F2FA4A715301BADD7A2BB1FEFAEDB2D7E9CE8B0052CD5AB4AADBF2BFC280CAE242BF5246FAA9F2ECB1C6D2C35A8AE2ACA28AF2F4BB06DA8462D89AC36AF5F2E0E2D9030A72B4BA9AAAF61AED82988A7AA30862EDC22C6305E243C28D630D5A4192AD0A09430582C88AA60B0F2248F8E432C2B2C84B014B065A93DB0CE1FE32DC1302BA092AFC22EBCAEEA2E00ABB6AC3A2EA8297BA9072E59B087A961AD47AF55B034AECB2A5FAD7730BDA7A728382F852864AEA6A598A676ACEC2583AF2028BFAEC72FA3A45FB079AF62B0A0225520FAACCCAC7CAFC9AD68ABDFADCF2AAE2B6EAC0D1C06AAA5A971A403A91B307420192D0E302A2117252A2A6530EBAFE5261D292F2CB3221830633074B0A1AE0C2D0A2B7B2D542FC430642C9D246930C8A390A7DCAE8D30B9AD87A6CB305DB0ED2C0897692B322FA72FE92D81859CACF92ECB2CEE172326A92A02AF9EAF33B0B624ACAD7F21BDAFBB2E4B2EC6A80F27E9A19EA76C2F7530272F01B0352FFF2DF9A7B02C6324CDAE1FAEA6A9842DD59E5DAC9730B72ED72A76B0FE2BD4309EA9A1AC7E847FA8B52FA1301D30C7AB23AF491E86AF97A00EAD8A2C8230BB2DBF30082EBEB0BC27EF2F662DC4AFDDB04A1AC230F79AE3AB72AF1829063037AC7830F42DCF309C2D84A72630D7AE2E2FFE28273066ADE9AF68A6EEA3DEAEE0B092ADAF30C830BFB090AC3F2CD02EA12F3EB0E32D88AC1EAD4E30872CA0300A13472732AD26A8E43031A8D12AABA727B0FAAFEA30C0ABEAAEF9AF842F4B21F422B7AFC1AD06B0052914AC50A8C01A5D9D0E26D3AAB2AD6EA94F2A63AFACA710AD2E29DDAEE02F1B3008B01128CCB0A6297B2F6AA3CE2D04ABBCAC6D29B7AEABAB212FB22C342F3AA67930D42EE82CAF2D3BB057ADCF122F27D130503048AC652E902BE1ACE7B0162C0126C728ED2E44AAB2AB8C26A8ABD0ADEEB01DB04CA2E92F3AAEAB271E2DEE25F19C2E2FB3B01D3016304230562F3AA1E2AF3BAE3AB020AE66B0D12E4E2C48AC1B94BA23DC19E32E532C93AFAC30CFAB23ACF0B022AEE4A8FA2273B03F2FBF2FB7B0FCA50127EF2D122C4CA352303DA816204EAEAEADB7A984B048A52828D0AE20B060304EAC47AFF6A8A5ACB6B046A57FAC19AA672C7F1F2030ECB053306C2D70A9D52EA030D623",
      __auto.constant_42_42_torch.float16: "0x0200000007AA672F19AC9E22B7AA449ECCA6ACA9032789300B1AACA9093082AC1F29D619CE29C82D3B2999A13C2CBB25CDA6432802AD1423DDAD732CCB306FAA6BB0113018AD8A2ED82EF4AA011C2FAC21301CAF66248EADC82FCC2C443088ACAE2A36B0DE2D8FAA962ACC2C31AE8D2D0AAC9E2BBFAAFA1E04244230A429DF264DA7EBB064ACB9AA662BBBA1302A1FADEAB03C2B552D382D1830D1B0E029D82F0CAD812D1B2D3428B9B0A12C6F306BA5E02B862F60AF98B0B42BA19EA4AC9DB021AE562945A74AB0FEA3FE9F9CB0EC2DEF30022F70B013AEB8AF2930AEAC5C2F1CACC22BFB2ED0AC582CD62C882877AB9AAF1F2878B083AA6426172E8B2F24B060AC1AA32D9ABCA843AE62A81CA8FDAD662A16AF3BB02927E3AC593078AEB9AE9B303627BB305C30E730952FD22DF6AD93A91BA4B688B82FFC2996B0FE288620782C38AC2430FAAEB92F703002B0ACAE7E2EDEAFE8A0A9AD302DAF3007304230672D3BB05A2985308F2D2EAE3F2C672829AE54B08FADAFAF95AA7323FEAC47A9ACAA762CD3AFB430D33037308E2F7DA400ADA630C0B0B9B00B30AAAB8A2EACADB5AE0AAFB29C8E9848AB0C28D32D84ACAE2D6EABDE297AAA47ADC73079AEBE28B0B03E2D8A2EB2B086AEBFB0DC2881B0EF2BB130C2A4D82CD7AF372ACBA4B42DEB302BAFC6A5F4ADF92B6E30FDA56C30CB2E40A5632D26309B2127B05D296BB062209AAE9630B8AD97AC802E64AED53048262E2DE4ADAF9D8B2CF52C2BA254304A2CA0A9CCB00130652F5FAD891F9C2C7C2FB8AB622CA0ADAF2229A8FF27902D029C8A2FA5ABA0AD1130F71B82A9F728BB2833A61DAD04AD51A787248DB0A72F4789FC868D282226C828048F8EA494AEA82C8C306F2E9FB0AA2E872A78B098300230643058B0D2A90C225CADBC9D93A7452A84AEF0A32230832E8D2840ADCEAD5E306724ADA118B09AAABDB07A2C5324CCA7652ABD265128882F6DADE6A22F3079A23F1C172E09231DA24E2DE62ACCB0A52B7DA7DE2620218B2E4BB0192C352D45AF4DA4362D32267E2EF52F3F30DF30C130A6A548A827AF53A89F291A2DD3210D2E5E30802E4428349F86AEC02D43ACA09AAA2FE7305BA4032FFC2F3AAEA7A5C22A672E58AF4BAB412FA32F3DACE02DDD2262AC812CA82F36AF98AE6F2FD61F252DFDAFC9AF0D2F5F1BFE20FEABE12DB828C9B0F62CCC24CDAB1F2F7D2B192C77AF6F2D33B0FDAB082A2EADC52D872D1927242F579E45AAA12E418CD5AD13AC1E2A3FA357A7262BA7B034ABB9B0661FBC29C4260D24642919279B2832AB493063AAC82CB73072257DADCFA876B0D1AE11242930B7A655A0CE2130ADC7AC72AFB7A0AC290D2FDCB0072D18B0C52CDCAE54AE15B02E301AB0BB2E40306CAE2A2F8830C1B067AE772F02AE7E2EB7AD1BA657AEFF2504AE87AD4A27829D15A1D0ACBA2D8730E42DB2AF0EB04AAE172032A19525722AF52DE62C122939AA1FA368AA24AFD0A498B0682FF82EB82091AEE8A9D028E62F1C30282A732C02A9A3AE03AD09AB3025C117892E5530F8AE282C0BABCB2CA8B00EAA892D50A8F9AC442F38AEA4AEA3A0232D75AEA92EC8B09F2F56AF4220A3AE27B0DB301B2C26B056B038A05A2E7E2DF51E20254EAF062E3EA4F4AF44AF12A838AE5EAAD130CB1E5CADB32F9530AD23EC9BAF24F6A75527282A742FA62CC327F3A18B2F022C432AC42E142885A90B29E8AC0E2E4CAA8128892965AF1FB0CA2EE0B0EAAAA42DE928BB30D8B0DD2A7FAB1F2C3B2FB02EE5B0FEAAEA2E642B04B0132EDE2ECBACE5A91DAF7AAF90AC9FA89C1B012E6D305324DB2DE32DBB27ADACEF2B2926D6AF37AABEABEB2A92AC252C62A0BFA69F2B082E132AC026D9A00EA7D32C08A87C2F3D2EC6B0692793A64C2AB42F2F1FF8AC72A640AC6F2D552D1E1D1EB08510D030A39F392A75AFEB28D92EDA20A2A5B12969B03589D9A9B3306EA6C02F43AAC3ACFF2B1A2A93B0E6AC60A79A2D822D47AD74B0563052AB8A2C4BB040A4F328B52F23AE2AAF34ACDA2EE8ACD2B09FAB5130AFB047291B30022E73302AAAB52E32B00F2D542CD72D602E132F032F20B0222859B0632A02ACA3AC08965F252AAE84B04530FD28C5307A29382E5DB0B60FA9306099F8AB16270FAF5BAE7FAD3F2826B0302DD3AC39B097AE6721032D4CA6BFB06C91933064ADD1256E29DAAD6FAFC32C13AD5A224330162C8B2D422FBAAC302AAD2F2EAFB72928AB30B002B0A625D8AE5A2D74A469A8A4AF5A2CA6AD1A2F4B9D1EAF872F8C2F4BB0B4AD52ACDBAE192437AF302D10B06CB0261CAE993E2811B06330FFAF7F2F7F3025297A2865AD1B2A15303AB03A308AAC9428D72CB31FDCADDCADE81F6FAD85AFA5B0DD3080B0DCAE0C2C5F2EBE30EA2B663086ADE52AC4257AB060309D2AED2C6C2D4C2A23AD052EED21E1AC9F2D9E9D0A27872E8C2F1DA2231D3F21C22C772B3A2EF6A99DAC98A8BF2D013036AC102DC530012FC62266A7D530A92A64AB5F2885AD51AD3030452DE2AED9A608A4E7AC73ADDE2D6D2EFAAAC1B0502F1DAED1A10BADD2AB782E0530C6AC632FEBAD11B0472929A1182D1A2F55ABEE27052B061E16A6722926B0E5A119AEA9B01D307EAE11AC273001AEBDA51C305A2C382D582AEAA39F2F2F30D8A39BAA38AC40249EAF53B0D9B07D2C7F274B2C14A0E1ADCF24A4A4E7A92C2EB4AB8C24D9AC679C9E1FE1AD6F2C5CA7F9AE8F2E99AC8A3026A86C30D4AE3CAAAE30E0A53FAC342BE1AE092ED1AA3730DC2E35302AA780A603A3CD2CEDB0672D0D305DAC3A2F552FBC2C1A219E2F102C20A5CD2F1EB0B8AB96B0F32D982EBE30D5B096290AADE0AC3DAED7B0E7A9712DA91897AC2DA659AD02AC2C3087AFC32B59B01513A12A7AA0EF2FCE2876A742B062AEEE2C7A2EEF2EDBA8EAAE68302AB06D2B192DCF2B23303F20F8AFF9A4172294A7AB2BD72C48ACBEA81CAA08AC3DB035AB14A501B0BDAF2930772EE9AF52AE4F2B062991AED0A457AF1C9ECAAEFCA53EA0E4AD173073A7122DB82559AC632D1CA391AC04A5C6AFF0A6E428BD2E83ACA4B02FADC3ACEE1B62AB55304BAA81A834B0AE2FDB2E77B053A1872CEE2C72AD9D1BF6259DAFA4B06B2AEDAF9529B3A8881DC62490A344A9C1A5AFA831249430592FE1A6A42EB72C6A2D56A869ADAC2DB02A75B06D2CAAAB68A5B027C02C34299CAD9BA978A3952FF429C030C92E62AA9DA914AA3A3089209830BC2CCB2D862CACAC232B85AC95AD1230E0AF2A2D3A2DE6A47E9BDA2AD1A579B0552E9A28212C812DE02E1429D1AEDA3080AFBA2510AADE2F1C2E5BAC3330582EB7B0A02DECA639AEDB30D830E41C6AB01B183D2DA826C8B0AA3035237AA938B03E2D4E2CFB2D8F2E9829C7AFE9AEA630D92B6BB0AAAE0C30BEACE32A6FA8EB2B6DA89429D1ADEC2E81ACDEB0D328252B9BAD14AA07301CA7AB2D8B30A52C082E37AF11AE9CA7FEA85AA0292ECAB0302E7630382E0F2F0E30BBA633AA04B01A2F502888146AAD5F2541AED1B0E6AA04294AB06D305A29AFACDE1DAAAAF02E8AAF233050AD4E3063AEBFAF0EAC4BA28DAB78B02BB08C30A9B0A0265EB0803058AE82309A2F63B089AC00AC692D4AA71725A8AC18A9172F04B0EA1F342C84A4FC2A9DAC1DAD0D2F351DBB2CA3AEE9B033AC9430172F2C30BBB03A2E04AEAA2E4CA88130E6AD71AE33ACA91C4AA5FF2EEA2E43A9512A922CEF2AC9A0C4AD992E9E3014AD1F304AA272264BA7A21BFC2469ADF729342C662FDA2DADABEFB0F6256BA63D306D307E2F84301E28B52475AF8AA5A729CEB0A92D212D02B02527122D8E3097290CAC882E4BAFB4AC5828C8ACFE2D4E2CB8AB8EB020B0B42173228F2534B0032CDDAF5027B7A742ADCFAB09A959A8FBAC75B07EAE492B1C2E34AF1BAEFFAA6BAAE61D9E2AA92EE6A57AAE82AEF628992697ACF8931E30713033A5DC2E569B04AF5A27EB9A752597AE3F1C8FAEB93002AF57B0B22B691E29A81F2DAD2F4530D99F079F1C2EE7300FA7A7A72BA1A92617AEAF3065A3212C7930692CC6AA29300829CDAB313064B0122DEFAEDF2F4DB090AA622FF828D9B083B072AFA62D03B0EB9EAFADB12FFC2D74AB88AB4AADB6AC53AC87A5AD2E27B0C42AE2B03AABCEAC3B2D8E2A43AA30B00EAEE7B0741DA92D81A5572DBEAA202989AD17AAD42E2E30F2292CA644A530B004A508AB292D03B0932B5B26CAB0B0AB652E99A87B2D5030ACAEB72A1B2ECFAC24AE912C08A99BA45AA98EB02328EB27342E7DA89330AFAF662B9130582C3726A5A915A0B43011A9FF2E4EAF792A6AADC9AF653000A92EA6EA9F012FD2AD3CAB6C1D4123C6AF6A2C6FB0D1302D2FDD26B32FA6B04A2D50B043305AACFB2D9E236CADECAA6030D2ACC02ABA2FD6A6CB9F9429662E8F29C3206BAF5FAFC2A97AAE44A8D12DD5AC9B2E0AB0472E9DACAB3041AFB3AF3130C02C4FB0C0AFD030D72CECB0E5A98AA41DAD9C24C6AC9CA6B5267230F1AC282693B056A8F224CBAB5920A82E812EBFAAA3ADE62EEB1F7DB04EAD272B1A2D049CBD2D8430C622472FA8303930E4304EAF1EAD17AC9129201F7A9AC5294DADEC30A8B0BF2D732F832A50301230F523842C4FAA022C862D8B2ECAAEFF2E93A4FA2E3130EC9C12ADC7A6932C692E65AE4AB019B0A92BF72D353069A5932AE82549A68FAF602444ABFA2F802FE12E492FC0A20FA0502E2AB0C42C932EA4A0D728B8AF4C3018A7A8AF91AE52A760A0C2AD28AC762EC5AAE1AFBF2CF21B532651AF26B0AF170A97F4AF5EAEEB24C2286222C129D4B0C3A4B92F51AD6F285C2921AE5F2EFE2DD1300630611CA030AB2713AEC5AC76AC90A4D8B001ACE3B07F2CB6B06323BBAC43A0712D3D29E8B009AF88ADA629B8A1DE9D362FDBAD6DADAD2EE42F872F5830EFAC05A2C8304F2F50AD99AF1C2E902DD8AF92AE462EA9B01126472DA720C219012DF42BDCA2D2ABDEAC9B2CA12C2F2EC62920AE4A2B8EA807AB",
      torch_tensor_42_torch.float16: "0x02000000E12EC31CBE102D2CC5AF5B2A8CAC272D2830BB1FC3AE46A42EAFE52AF52C6B29B1B0AEAC05A4B72E6688652C66A330A60FAA112D6FB0F719493081B00B2E3CB05A2FEFAF6E2FC92F3BB0CAB0862B21AC362D3DAD",
      torch_tensor_126_torch.float16: "0x020000007D2995A9DCA1929F01ADD42636AC0A2D1026A7AF6E30E929B52CE4B03D30F92933A276AEB527892BFE292C2F80B0B1AFC6302B3016A37B2D0F2F202FB2AC49AB29AD69A9A5306A9AE5AF782FC72B65262EAD242F05B0E72CC1A431AB72B06925A7ACD5AB942D56AEAC300130312F19248FAF8CA8C6AC8DA59AB070ACD5A68F0018A9242862ADBAAE32AF9130DB2D5BB02DB0479E4CADB22A0AABA12301A9ACAF6AA37F30B02FBCAEDE294A30AF20A6A339308E1826A78F30282C43AE492F1330E72FACAC75AB552E5D2F0DB01D30EC2CEA29B9A92BA5062E7426D52F1DAEF7AA8DA4002CE12A3D2D79AD04A7B02B5DAC0F2FF62E792D452DF62D2FB0"
    }
  }
#-}
