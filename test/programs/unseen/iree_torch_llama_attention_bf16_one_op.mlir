// Llama's attention in bf16.
module @module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.353553385 : f32
    %cst_0 = arith.constant 0xFF80 : bf16
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant dense_resource<torch_tensor_32_32_torch.bfloat16_1> : tensor<32x32xbf16>
    %cst_4 = arith.constant dense_resource<torch_tensor_16_32_torch.bfloat16_1> : tensor<16x32xbf16>
    %cst_5 = arith.constant dense_resource<torch_tensor_16_32_torch.bfloat16> : tensor<16x32xbf16>
    %cst_6 = arith.constant dense_resource<torch_tensor_32_32_torch.bfloat16> : tensor<32x32xbf16>
    %cst_7 = arith.constant dense_resource<torch_tensor_32_torch.bfloat16> : tensor<32xbf16>
    %cst_8 = arith.constant 3.200000e+01 : bf16
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<1x12x32xbf16>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<12x8xbf16>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<12x8xbf16>
    %3 = tensor.empty() : tensor<1x12x32xbf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %0 : tensor<1x12x32xbf16>, tensor<1x12x32xbf16>) outs(%3 : tensor<1x12x32xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %57 = arith.mulf %in, %in_29 : bf16
      linalg.yield %57 : bf16
    } -> tensor<1x12x32xbf16>
    %5 = tensor.empty() : tensor<1x12x1xbf16>
    %6 = linalg.fill ins(%cst_1 : bf16) outs(%5 : tensor<1x12x1xbf16>) -> tensor<1x12x1xbf16>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4 : tensor<1x12x32xbf16>) outs(%6 : tensor<1x12x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %57 = arith.addf %in, %out : bf16
      linalg.yield %57 : bf16
    } -> tensor<1x12x1xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<1x12x1xbf16>) outs(%5 : tensor<1x12x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %57 = arith.divf %in, %cst_8 : bf16
      linalg.yield %57 : bf16
    } -> tensor<1x12x1xbf16>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<1x12x1xbf16>) outs(%5 : tensor<1x12x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %57 = math.rsqrt %in : bf16
      linalg.yield %57 : bf16
    } -> tensor<1x12x1xbf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %9 : tensor<1x12x32xbf16>, tensor<1x12x1xbf16>) outs(%3 : tensor<1x12x32xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %57 = arith.mulf %in, %in_29 : bf16
      linalg.yield %57 : bf16
    } -> tensor<1x12x32xbf16>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %cst_7 : tensor<1x12x32xbf16>, tensor<32xbf16>) outs(%3 : tensor<1x12x32xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %57 = arith.mulf %in, %in_29 : bf16
      linalg.yield %57 : bf16
    } -> tensor<1x12x32xbf16>
    %12 = tensor.empty() : tensor<32x32xbf16>
    %transposed = linalg.transpose ins(%cst_6 : tensor<32x32xbf16>) outs(%12 : tensor<32x32xbf16>) permutation = [1, 0] 
    %13 = tensor.empty() : tensor<1x32x32xbf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<32x32xbf16>) outs(%13 : tensor<1x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x32x32xbf16>
    %15 = tensor.empty() : tensor<1x12x32xf32>
    %16 = linalg.fill ins(%cst_2 : f32) outs(%15 : tensor<1x12x32xf32>) -> tensor<1x12x32xf32>
    %17 = linalg.batch_matmul ins(%11, %14 : tensor<1x12x32xbf16>, tensor<1x32x32xbf16>) outs(%16 : tensor<1x12x32xf32>) -> tensor<1x12x32xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<1x12x32xf32>) outs(%3 : tensor<1x12x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %57 = arith.truncf %in : f32 to bf16
      linalg.yield %57 : bf16
    } -> tensor<1x12x32xbf16>
    %expanded = tensor.expand_shape %18 [[0], [1], [2, 3]] output_shape [1, 12, 4, 8] : tensor<1x12x32xbf16> into tensor<1x12x4x8xbf16>
    %19 = tensor.empty() : tensor<1x4x12x8xbf16>
    %transposed_9 = linalg.transpose ins(%expanded : tensor<1x12x4x8xbf16>) outs(%19 : tensor<1x4x12x8xbf16>) permutation = [0, 2, 1, 3] 
    %20 = tensor.empty() : tensor<32x16xbf16>
    %transposed_10 = linalg.transpose ins(%cst_5 : tensor<16x32xbf16>) outs(%20 : tensor<32x16xbf16>) permutation = [1, 0] 
    %21 = tensor.empty() : tensor<1x32x16xbf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_10 : tensor<32x16xbf16>) outs(%21 : tensor<1x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x32x16xbf16>
    %23 = tensor.empty() : tensor<1x12x16xf32>
    %24 = linalg.fill ins(%cst_2 : f32) outs(%23 : tensor<1x12x16xf32>) -> tensor<1x12x16xf32>
    %25 = linalg.batch_matmul ins(%11, %22 : tensor<1x12x32xbf16>, tensor<1x32x16xbf16>) outs(%24 : tensor<1x12x16xf32>) -> tensor<1x12x16xf32>
    %26 = tensor.empty() : tensor<1x12x16xbf16>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<1x12x16xf32>) outs(%26 : tensor<1x12x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %57 = arith.truncf %in : f32 to bf16
      linalg.yield %57 : bf16
    } -> tensor<1x12x16xbf16>
    %expanded_11 = tensor.expand_shape %27 [[0], [1], [2, 3]] output_shape [1, 12, 2, 8] : tensor<1x12x16xbf16> into tensor<1x12x2x8xbf16>
    %28 = tensor.empty() : tensor<1x2x12x8xbf16>
    %transposed_12 = linalg.transpose ins(%expanded_11 : tensor<1x12x2x8xbf16>) outs(%28 : tensor<1x2x12x8xbf16>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%cst_4 : tensor<16x32xbf16>) outs(%20 : tensor<32x16xbf16>) permutation = [1, 0] 
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_13 : tensor<32x16xbf16>) outs(%21 : tensor<1x32x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x32x16xbf16>
    %30 = linalg.batch_matmul ins(%11, %29 : tensor<1x12x32xbf16>, tensor<1x32x16xbf16>) outs(%24 : tensor<1x12x16xf32>) -> tensor<1x12x16xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30 : tensor<1x12x16xf32>) outs(%26 : tensor<1x12x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %57 = arith.truncf %in : f32 to bf16
      linalg.yield %57 : bf16
    } -> tensor<1x12x16xbf16>
    %expanded_14 = tensor.expand_shape %31 [[0], [1], [2, 3]] output_shape [1, 12, 2, 8] : tensor<1x12x16xbf16> into tensor<1x12x2x8xbf16>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<1x12x2x8xbf16>) outs(%28 : tensor<1x2x12x8xbf16>) permutation = [0, 2, 1, 3] 
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_9, %1 : tensor<1x4x12x8xbf16>, tensor<12x8xbf16>) outs(%19 : tensor<1x4x12x8xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %57 = arith.mulf %in, %in_29 : bf16
      linalg.yield %57 : bf16
    } -> tensor<1x4x12x8xbf16>
    %extracted_slice = tensor.extract_slice %transposed_9[0, 0, 0, 4] [1, 4, 12, 4] [1, 1, 1, 1] : tensor<1x4x12x8xbf16> to tensor<1x4x12x4xbf16>
    %33 = tensor.empty() : tensor<1x4x12x4xbf16>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x4x12x4xbf16>) outs(%33 : tensor<1x4x12x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %57 = arith.negf %in : bf16
      linalg.yield %57 : bf16
    } -> tensor<1x4x12x4xbf16>
    %extracted_slice_16 = tensor.extract_slice %transposed_9[0, 0, 0, 0] [1, 4, 12, 4] [1, 1, 1, 1] : tensor<1x4x12x8xbf16> to tensor<1x4x12x4xbf16>
    %concat = tensor.concat dim(3) %34, %extracted_slice_16 : (tensor<1x4x12x4xbf16>, tensor<1x4x12x4xbf16>) -> tensor<1x4x12x8xbf16>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat, %2 : tensor<1x4x12x8xbf16>, tensor<12x8xbf16>) outs(%19 : tensor<1x4x12x8xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %57 = arith.mulf %in, %in_29 : bf16
      linalg.yield %57 : bf16
    } -> tensor<1x4x12x8xbf16>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %35 : tensor<1x4x12x8xbf16>, tensor<1x4x12x8xbf16>) outs(%19 : tensor<1x4x12x8xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %57 = arith.addf %in, %in_29 : bf16
      linalg.yield %57 : bf16
    } -> tensor<1x4x12x8xbf16>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12, %1 : tensor<1x2x12x8xbf16>, tensor<12x8xbf16>) outs(%28 : tensor<1x2x12x8xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %57 = arith.mulf %in, %in_29 : bf16
      linalg.yield %57 : bf16
    } -> tensor<1x2x12x8xbf16>
    %extracted_slice_17 = tensor.extract_slice %transposed_12[0, 0, 0, 4] [1, 2, 12, 4] [1, 1, 1, 1] : tensor<1x2x12x8xbf16> to tensor<1x2x12x4xbf16>
    %38 = tensor.empty() : tensor<1x2x12x4xbf16>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_17 : tensor<1x2x12x4xbf16>) outs(%38 : tensor<1x2x12x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %57 = arith.negf %in : bf16
      linalg.yield %57 : bf16
    } -> tensor<1x2x12x4xbf16>
    %extracted_slice_18 = tensor.extract_slice %transposed_12[0, 0, 0, 0] [1, 2, 12, 4] [1, 1, 1, 1] : tensor<1x2x12x8xbf16> to tensor<1x2x12x4xbf16>
    %concat_19 = tensor.concat dim(3) %39, %extracted_slice_18 : (tensor<1x2x12x4xbf16>, tensor<1x2x12x4xbf16>) -> tensor<1x2x12x8xbf16>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_19, %2 : tensor<1x2x12x8xbf16>, tensor<12x8xbf16>) outs(%28 : tensor<1x2x12x8xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %57 = arith.mulf %in, %in_29 : bf16
      linalg.yield %57 : bf16
    } -> tensor<1x2x12x8xbf16>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %40 : tensor<1x2x12x8xbf16>, tensor<1x2x12x8xbf16>) outs(%28 : tensor<1x2x12x8xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %57 = arith.addf %in, %in_29 : bf16
      linalg.yield %57 : bf16
    } -> tensor<1x2x12x8xbf16>
    %42 = tensor.empty() : tensor<1x2x2x12x8xbf16>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<1x2x12x8xbf16>) outs(%42 : tensor<1x2x2x12x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x2x2x12x8xbf16>
    %collapsed = tensor.collapse_shape %43 [[0], [1, 2], [3], [4]] : tensor<1x2x2x12x8xbf16> into tensor<1x4x12x8xbf16>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_15 : tensor<1x2x12x8xbf16>) outs(%42 : tensor<1x2x2x12x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x2x2x12x8xbf16>
    %collapsed_20 = tensor.collapse_shape %44 [[0], [1, 2], [3], [4]] : tensor<1x2x2x12x8xbf16> into tensor<1x4x12x8xbf16>
    %45 = tensor.empty() : tensor<1x4x12x12xbf16>
    %46 = linalg.fill ins(%cst_1 : bf16) outs(%45 : tensor<1x4x12x12xbf16>) -> tensor<1x4x12x12xbf16>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%46 : tensor<1x4x12x12xbf16>) {
    ^bb0(%out: bf16):
      %57 = linalg.index 2 : index
      %58 = linalg.index 3 : index
      %59 = arith.cmpi sge, %57, %58 : index
      %60 = arith.select %59, %cst_1, %cst_0 : bf16
      linalg.yield %60 : bf16
    } -> tensor<1x4x12x12xbf16>
    %collapsed_21 = tensor.collapse_shape %36 [[0, 1], [2], [3]] : tensor<1x4x12x8xbf16> into tensor<4x12x8xbf16>
    %collapsed_22 = tensor.collapse_shape %collapsed [[0, 1], [2], [3]] : tensor<1x4x12x8xbf16> into tensor<4x12x8xbf16>
    %collapsed_23 = tensor.collapse_shape %collapsed_20 [[0, 1], [2], [3]] : tensor<1x4x12x8xbf16> into tensor<4x12x8xbf16>
    %collapsed_24 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<1x4x12x12xbf16> into tensor<4x12x12xbf16>
    %48 = tensor.empty() : tensor<4x12x8xbf16>
    %49 = iree_linalg_ext.attention <indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> ()>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]> ins(%collapsed_21, %collapsed_22, %collapsed_23, %cst, %collapsed_24 : tensor<4x12x8xbf16>, tensor<4x12x8xbf16>, tensor<4x12x8xbf16>, f32, tensor<4x12x12xbf16>) outs(%48 : tensor<4x12x8xbf16>) {
    ^bb0(%arg5: f32):
      iree_linalg_ext.yield %arg5 : f32
    } -> tensor<4x12x8xbf16>
    %expanded_25 = tensor.expand_shape %49 [[0, 1], [2], [3]] output_shape [1, 4, 12, 8] : tensor<4x12x8xbf16> into tensor<1x4x12x8xbf16>
    %50 = tensor.empty() : tensor<1x12x4x8xbf16>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<1x4x12x8xbf16>) outs(%50 : tensor<1x12x4x8xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_27 = tensor.collapse_shape %transposed_26 [[0], [1], [2, 3]] : tensor<1x12x4x8xbf16> into tensor<1x12x32xbf16>
    %transposed_28 = linalg.transpose ins(%cst_3 : tensor<32x32xbf16>) outs(%12 : tensor<32x32xbf16>) permutation = [1, 0] 
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_28 : tensor<32x32xbf16>) outs(%13 : tensor<1x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<1x32x32xbf16>
    %52 = linalg.batch_matmul ins(%collapsed_27, %51 : tensor<1x12x32xbf16>, tensor<1x32x32xbf16>) outs(%16 : tensor<1x12x32xf32>) -> tensor<1x12x32xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<1x12x32xf32>) outs(%3 : tensor<1x12x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %57 = arith.truncf %in : f32 to bf16
      linalg.yield %57 : bf16
    } -> tensor<1x12x32xbf16>
    %54 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %53 : tensor<1x12x32xbf16>, tensor<1x12x32xbf16>) outs(%3 : tensor<1x12x32xbf16>) {
    ^bb0(%in: bf16, %in_29: bf16, %out: bf16):
      %57 = arith.addf %in, %in_29 : bf16
      linalg.yield %57 : bf16
    } -> tensor<1x12x32xbf16>
    %55 = hal.tensor.barrier join(%54 : tensor<1x12x32xbf16>) => %arg4 : !hal.fence
    %56 = hal.tensor.export %55 : tensor<1x12x32xbf16> -> !hal.buffer_view
    util.return %56 : !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @main$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}
{-#
  dialect_resources: {
    builtin: {
      torch_tensor_32_32_torch.bfloat16_1: "0x0200000016BE6E3B143D2C3EB6BDDC3C903D9E3D2F3E08BDF73DBCBC35BDB2BDF83D8BBD103DA4BD8BBD09BD5ABA70BB803DFCBDD83D7A3D973D5D3DD2BC2E3DD73D5DBADA3CCAB9A43DDABD10BE593DE1BC943DD33C973D253EBEBD913DF93CB23D35BDD43D873D1EBE773D13BD0F3EE73D10BD59BC543DAE3C8BBDDC3DD63D2FBD3D3DB9BCDD3B123CC0BD973D2CBE873DE1BD0EBEC9BD303E18BEAA3D243E42BB0A3D1E3D273EA53D03BE303EACBDC9BD5E3CAD3D2D3CA33DFA3D583DE63D69BD043E21BEDDBDE6BD283EA93D8EBD12BDC9BDD7BDD83D843BD13D0FBE58BD9BBD02BCA93B0ABD283E2F3E8B3D8D3D0B3DAABB2ABE8CBDA23D223E193E0D3E7ABD353E913DB8BD0EBE13BEA33C053D3DBD2A3E723D0A3D0C3E2FBE0A3DE9BDD7BDA43CC13CEDBD16BE2D3EDEBD3DBDBF3C013EEE3D34BE293E0FBC9CBD663D61BD74BDDA3D9CBD1EBE283E163EACBD4FBD183E1ABE66BD26BE20BE2B3E153D47BD083EA8BD1F3E2CBEA1BDCA3D0EBE283E0F3E2A3D0E3D063EA43D3D3D68BD54BDB13DDFBD91BD8BBD133DDEBD3DBD4E3C123E373CF73D0ABEFA3D133ECFBDB9BD17BD96BD3C3D7F3C2A3E0B3EE0BC22BE1ABE053E28BE2D3E9F3D00BD5D3D763C8B3D163EE4BD0B3E5C3DA6BD2ABEC1BD813D29BE0DBEB3BC14BE34BD1F3D62BD2E3E11BE483D013E173E273EB5BBA1BC413DCABDF1BC0D3DEC3DE13DA63D403D14BE92BC303D7FBCBB3C7F3D2BBE2F3E0DBEDE3D783C0BBE0CBEF73CC23DCABDB53D15BEE3BD2BBA2DBEDCBDD33DFE3CA43D283E16BD19BEDD3B193D1A3EA0BD0D3E963DBFBDA93921BD8ABC9A3D013E243E9E3BDA3D34BEA3BDB1BD03BED9BD81BDC23D7EBC95BBD73D903D843DE6BDCD3D9EBD11BEC03D0ABED23D7ABD6EBD703BAE3DA5BCCB3D773C33BEA33D21BED1BD93BD033E20BE74BDEB3CF13D9C3D2E3D9F3C443C3F3D853D2FBE05BE13BEDA3D183EB13D123E463DDBBDA33DC23C08BE04BE133EB7BD1A3E2CBE09BE033E00BE143E9F3D0FBE3A3CF8BD57BDBD3D0D3D1ABE62BC47BD0E3E1E3E1A3E483A163E043E16BE033E13BE1BBE183E9A3D13BED6BC1B3DF13DFABD303CDCBD093DDABCD03DECBDB9BC253E973D023CDFBD2BBCC33D11BEEF3B86BDCCBD34BEC93DA9BD09BE1CBE0FBE123EB33DA6BDAFBD1B3DFABDD4BCCEBDFE3DF3BDD1BD053E6DBD03BE173E2DBE21BE3E3B923D32BD8ABD1ABE083E003E043E29BEF13D1EBEC53D15BE353DE1BD27BBACBDBF3BC33DA33D1B3CB03C0E3E5FBD6F3D17BE1B3DCDBC343EAA3C013E16BDED3DE5BCABBDA03DB13B0FBEEABD9CBC213EE73AEEBCE2BD27BE19BE03BE153E903DA9BDC9BDD83CE8BCBF3C073E3B3D333D203E0FBE92BC0A3E0FBE3A3D0CBEFE3D0B3EE73D09BE113D32BD1DBE9EBD6C3D2EBE163E8F3D04BD1ABE22BE2DBE353ED4BD0B3E9CBD1B3EEA3D8B3D243E623DA83DE5BCE8BD983DF9BD09BE3CBD0FBE073E343DBBBDC9BDC93DAABD2A3D113D163EE8BC17BDF2BC4F3D253D163E753DFBBD0EBE27BEE43D03BC2DBE1A3E033E60BD0F3E9B3D6BBD4FBD1A3EE7BD20BEC73DB2BDC8BD15BBBA3DD9BDBE3D233EA43D083E303E383DF63C32BE9B3D0EBC0FBD093E33BE2F3EDD3DD03A2B3DA53D1F3EDDBD0CBE1CBED43DA0BD983D73BD9A3AECBD8FBD013D953D29BE12BEB53C5BBD14BE853DF03DB4BDF93D49BD283E13B9DD3DC9BC783DC03D3BBDB0BD11BD1E3ED53D133E003D7CBDDE3C21BE203E14BEDDBD6DBBED3DB83DC0BDD3BC1E3D2DBE34BE2FBEDBBD27BD31BD233DE0BD6EBD1ABE033DB5BD20BE9DBDAFBDE43D9DBD98BCA6BDED3DAF3C183E13BCC0BD833B8BBB1DBE00BE173E62BBD3BD593DED3DA7BCE63DEBBD663C87BCE3BD943DD43D113DEBBD5DBD1D3EC0BD12BE35BDC03C223EAFBDB6BD99BD4EBDBCBDEBBDDBBD06BEF5BBB33D983C04BE6FBD2CBDFCBD14BED63D58BB2B3CDBBDCE3D183EC73DB8BDD23D0A3E303E28BD1CBD0D3EF13D58BDB9BD17BE623C15BED93B9E3D343E0D3E223EE0BD323EBE3DFC3C33BDE33D643D113E593DBD3CFFBD5EBC32BE213E27BE6DBCEEBC2B3E2D3E49BCE63DCCBD7EBD8B3C7EBD0C3EDDBB7BBC233E03BB363D123EB53DDC3D0F3ED1BD203EEE3BACBDA63DB4BD2F3D2CBD733D463DC8BD06BEBCBDAEBDC7BDE0BDB6BD7B3D88BCF53D7FBCE5BD40BDA53DBEBD0CBE393DFDBDF23D023EE3BCD0BCD3BD8CBD49BD15BDBD3D073EC7BD043E31BE0F3DFB3DD43DF93CBFBD44BCA63C8B3D25BEAEBCF1BDE03D193E0CBC46BCF53D003E81BD91BDC1BD17BE8A3DA43D313E27BD163E313EC13D0EBE0F3E1A3DE83D73BD0FBE47BD4ABC09BE273DB3BDFDBD0ABE9EBCB03CF43D103E1E3E703C183EAE3DF33DF6BDF9BD04BD643DD03D9CBDA7BD43BCE4BDD3BC173D9D3D9CBDF93DCFBDEABD633D25BE14BD0EBEE03CFCBDB9BD02BE353C11BE893CCB3D98BD87BD5B3CFD3CD1BC14BE6CBDA8BD0DBE423DF23DD3B976BDF0BD7F3DEDBDB8BD15BEB23D123DF1BD21BDB23CF5BDDFBC84BD03BEECBD7FBCB8BD043E003D3DBDAE3BB43DBCBCC23D10BED3BB253D97BCE0BD5CBD093EB0BCF0BD453D32BE88BC133E3ABD85BD08BE0A3DF83DFCBC283E1F3E903D903D2CBD9C3DF23DD3BD1D3EA0BD913DE9BDE2BDB23D6DBDE7BD56BD10BEE1BDA2BD2D3E263DE13DF1BCC5BBB1BC103E8DBD033E29BE353E0FBE15BE923C333ED43D60BD24BD61BDE3BC8E3D113E293E8CBDD0BCA6BDDFBDD8BBB8BD0EBE043E9B3C0ABE44BC01BE513D313E7CBCADBD913B0E3E1DBEC5BD79BC093E133E68BD14BED2BD443DC03D0ABE133E96BD8BBD0C3E1EBE8ABD063E8DBD55BD993DC83D25BEC3BD463DC5BDBDBDE0BD013E083E2BBCB53CF5BD",
      torch_tensor_16_32_torch.bfloat16_1: "0x02000000663D233DCB3DBB3D273E2ABE603DE9BD8EBDD9BD6EBC18BE313E7BBDA1BC503D323DCF3D16BE04BEBC3D203D203E313E08BC99BCE3BD1ABE2DBEC3BD093D13BE803D853CCABC1C3D123E5D3C34BE3EBDDEBD693CE63DFE3DA33DC5BDE2BD203EDEBD303E1B3E183E21BD22BD2EBE29BEA2BD173C303E6BBD1BBE69BDCCBB243D01BD833DD83D19BEA0BD21BE483D5ABDA43D80BDC93DF23D0D3E66BC75BC65BD34BEFFBD06BE213DCBBD313E15BE193E0CBEA5BD6C3D41BDCBBD0B3CB63D123E233E21BE2A3DAD3C39BDF8BD843DD53D09BE83BD51BDA63DCEBD07BE10BEDABDDD3DB1BCC73BDEBDD23C873D98BD1D3EA83DF6BD2D3CEB3DAD3DE7BDC03D1B3D343EA7BD473D183EF83D823CD53DEF3D2CBC8FBD213E14BB333DBDBC04BE193E2BBEFCBDE83C453BACBDFB3D07BE613DDCBD0D3E32BE633DB03D1F3E34BEC7BD263D58BD23BE06BE0CBEFA3D10BC30BE23BE63BDF83C4FBD05BBDABDA8BDF0BD083E6BBD63BCFB3D56BD41BDB63D263E463A1E3D0ABE0D3EA3BD033E21BE9DBD0BBED03D0DBDBEBDE6BD843D54BD913DA83D6A3DB2BD2B3E11BE5D3D203EB3BDE8BCD93D71BD2EBEE03DB63CF6BB253E24BDEDBB02BDCD3D143EAFBDFBBD45BC2BBE1BBC933AA3BD34BE013E7D3D973DE33D0FBE0ABE5F3D143EED3DA43D93BD29BEE43C56BD2A3EBC3BB53DBE3D07BE873DF4BD823DB5BCD73D1CBEEE3DB5BD2E3EAD3D24BD2FBE013D34BE70BDBB3DBFBD2F3EC93C013D8DBD11BE05BEAB3B093D2B3E1EBEB7BCA6BD223EF93D80BD16BE9CBC043E21BE1FBEEE3DB73DB63D8A3DB13D403DD13DFE3DC7BC263E09BE8CBC94BBBA3D3E3DE63D17BE00BED7B8B9BDB43D033D953DEFBDF9BD2D3E6ABCC8BAE63CEE3D3E3D2E3EBEBD6D3D953DE1BC243ECDBC4EBDDF3C2E3E2ABD6DBD983BE4BDAEBD263E18BE7EBC163DD8BD063E3E3D813CDA3CDF3D863D073E0DBE20BC223E22BEC83DE4BDD5BDB6BDF93D11BE6CBD183E9E3DEBBDC13DDBBD9CBD95BB083E193B1FBEE7BC8A3DAEBD04BD183E383D263E8FBDF9BCB1BC2ABEB23DFC3D993D953DC2BD95BD7BBD20BDDE3DF5BC883D20BE93BD303E12BE22BE2FBEA5BDD73DB5BDA13DDD3D9BBDB43D903D263E1B3E0A3E7F3D0DBECDBD11BE8B3B193E803D97BD21BEC4BDB439A53CFE3D31BE923D7FBC8B3D1EBE1A3CF2BD5BBCBFBD173DC1BD0CBEF73D24BE1F3E21BE35BD20BD093ED8BDD4B916BE143EA6BD553D1FBECD3DA2BDC8BD9D3D0B3E27BE0E3EE9BDBB3DC33D013E6FBC5E3D87BDBB3D1BBEAEBD9A3D1B3D12BD82BDE6BD023EC23D17BE9ABCC63D07BD873D273E05BCBF3D78BD0EBD793D09BDEF3D72BDFBBD843D18BE97BC253EAE3DBD3DC23D0B3D913BC6BD9FBCB8BA193E8DBC6FBD7B3DF13CA0BDDE3D0C3E23BD223E17BD2F3C513D26BE04BEF13D85BDD43D323E",
      torch_tensor_16_32_torch.bfloat16: "0x02000000063E27BE1D3E76BD333EC13C0EBDDC3D95BDFA3D6B3D58BDADBD2A3D12BE533CB7BD023ED23C943D53BDB7BD073ED63D0D3D1A3E043E0CBE353E02BE79BC21BE213E033DDD3C31BE22BB113EEE3D1EBDF7BD363DE63D05BD0EBD8B3D23BE34BE2D3E273B65BD01BE933D64BDFDBDA1BD09BD89BDD93A77BD2CBE0A3E933AE5BD18BEF0BDEB3D123EF43D48BD4F3D2C3E273D783DFD3D633D2E3C823D8FBD99BA10BE123E573C103D2BBE353D01BE0F3D52BD08BDC53D143D993DDC3D983CD5BD093E2EBE183EA93D1CBEF7BB1EBD13BECDBC0ABE4E3D1CBE3FBD10BE08BE4EBD2F3E2B3E963DEA3CE33B3BBD31BE2C3E0D3EEF3D133E1C3E2DBDC83D19BE1E3E163EFABD0E3EF5BDACBD51BD3BBD183E873D4D3D14BE1C3E4E3D9EBD283E023E273D6DBD9DBCC0BD093DE0BCB13DBEBD023EF03C5F3DA6BC17BE213E58BD05BEE4BCD03DEEBD6D3D243EC7BC803D2C3E8EBD023E10BDD2BCBABDD43DF5BD2A3D1D3EB5BD90BD0B3E9E3D1E3E1ABE9F3CEB3D93BD0CBE26BEE53D673B2DBDB8BDBFBDE43CA6BD323E183D2BBD1F3EAFBC12BE1F3E3CBD0C3EF3BD1F3D833D34BE52BCC33DAF3D9DBD303E1D3E1CBDCABDF53D2CBE62BDED3AABBC1E3E12BEBD3D12BE15BECF3D833DC8BD30BE5ABD393DB53D0EBD033E72BD023DDDBDA5BCE63DC5BD133E24BE123DEE3D2B3E233E313E5B3D5E3CAF3DB8BDBE3DEEBD75BDF5BD283EAC3D41BDA1BD2D3DDCBD1CBDA43D103ECBBD94BD013E353E483D34BEF8BDEFBC133ED2BDF0BDE1BD68BDC53C153EC9BD123E94BD1BBE25BE2B3E35BE70BB783CA73CAD3C093E4EBDD73D973DB13BE7BCA6BD13BEF73DB83D203EAD3D78BDBB3D273E2A3E513CEC3CCBBDB33D9ABD343E043E423D20BD91BD183D283E543D0D3D9EBD833D103E243E793DC6BC9C3D143E9DBD3ABD91BDDC3AE93DB83D343E0CBE9E3DACBD203E9E3C8FBDE6BDF1BD7BBDDABDB33D76BD08BE143C05BDCC3DB5BDF7BCBBBDC2BD43BDE63D13BC91BD2A3C043E1E3E7B3B333E263DFE3D333EEEBD883D1FBC393D5D3C04BE2C3EE8BD34BE16BE523D1CBCDE3DB5BC453BD83D193E453C44BD133EFF3DD33D973CAB3D023E233ED73C91BD8A3DD2BC0B3C22BEFFBCDF3DD33D11BD763C04BEE93CA8BD043E07BDC1BC6B3D013E0A3E5BBDDF3DD43CF03C60BD963DDE3C943DA2BDE93B26BE1D3C23BE073DADBCC2BD213EFEBB033D33BCF13D903D163B72BDEA3D363D233D25BDF6BDF8BB813D9CBD8E3DEA3DF53DCBBC443D5CBD60BDE73D16BEE63D2DBD29BE013E213E07BE363DBCBD3DBD31BE65BD2C3D343E063D11BE09BE3BBD323E633C61BDDBBA0E3EB9BD18BE34BEAE3D063E353E02BEE2BC083DB53D7FBA28BEEEBDAB3D413D1B3EA03D13BDEDBD86BC8EBDDB3CFDBDC0BD41BD303EBCBDEDBDBE3D88BD13BE10BD31BD0D3DA73D",
      torch_tensor_32_32_torch.bfloat16: "0x020000008CBD263DDEBD073EEDBD1A3CFC3D85BD33BE1D3DD7BD2B3E073CF23DCEBD26BEDBBDD03C893DC1BB28BDA3BD073EFCBD173E963C31BE8F3D15BDB4BD953BD2BD033E28BE9CBDCC3D15BE11BE553CADBDB3BD143E1B3B033E62BD5FBD283E2D3E083C24BEEE3D973D2A3E0A3E05BEA63D70BD0EBE27BE34BE303E95BDA13B103ECCBDE3BDA0BDBE3D21BEE5BD14BE88BD82BDD7BD9CBDE2BD113E1E3E883D04BE003C043E493CA4BD15BE1ABE673DB9BD633DE7BD113E17BE2C3EA13D16BE643D2C3DDC3D22BE7B3D9A3DB7BD23BEE6BD9ABCA33D343EDDBA073D34BED4BD013ECA3B0B3EAEBDB7BD66BD893D05BE893D2D3E28BD69BDAFBC5B3CCDBDECBDC5BDCA3DCFBD2C3E063D0E3D2C3D9CBD603D0E3E333EE8BDB13D19BE5F3D1C3E783D9BBC303DA63C42BDC7BDCFBDE8BD253DDC3D883D9D3CCEBDE0BDBB3C483D463D1EBEFDBC34BE653DE93D843DFE3DDC3C283E99BD953D953D133E783DE0BDAABDBF3DFE3D8BBCD8BD743C1C3E6EBDA9BD373D68BD18BD24BE0F3EC8BCE83D233E82BC2FBE99BD553DD9BD253E0A3EB1BC2BBEB3BD9FBDB1B92ABE443C053D44BDF33D103E823DB93B1E3E19BE2B3D23BE2E3E90BD413DBE3D813C173D8ABDF9BD2A3E3E3CAC3CD5BD0A3E1C3EA3BDB63DA53D0D3EA93D11BE133E1DBE3D3DE5BD2C3E00BE0DBE2E3CBDBC0F3E97BCF6BBD5BC2B3E7D3DE13DA53C763D83BD13BE2CBE6ABDE43D333EC03D34BE23BE34BEAB3D29BE613D083EDF3D403D273E1DBB6DBD47BDD63D9BBD333D1FBE8F3D153DD0BD083EA13BF6BDEABDACBDC2BD963D823DAD3B8EBDEB3DEE3C073BEF3DBC3D1B3E1A3E06BE96BDB03D3DBD2FBE213EB4BD9A3DCABB13BE9DBC3F3CD5BC233DC03DA43D9A3D20BE213EA0BCA3BDD23C4B3DDABA253E93BC30BEC73D87BD0A3EDBBD863D1C3EDE3D53BDE2BDCD3D003E8ABD243E24BD2C3ECFBDF63D42BD293EC53DF53D3E3B2A3E8C3D84BD11BD0A3EBA3D38BB19BE353D1F3D1B3E19BE2F3EE6BC243EA93DE9BD34BE273ED3BD053E01BE223EA1BD6C3D663DFCB9C53D163E013E813D263E053E0A3E04BE163DE0BDC53CA63DBCBDE0BD19BE11BE853CB53D043E1A3EFABCBC3DF93D01BE28BE2C3CAA3D143B13BE33BE6F3DF73D2D3D043E233D19BD0FBE81BD013E2C3C023DA23D833D7EBDB4BBD6BD583DEABDCBBDA43C003EE5BD29BE2ABEACBD183C063EF8BC1D3E943DC13D05BE78BD1EBB24BE8D3D9CBD02BE1A3E103A903D05BEF3BB78BB5FBCADBD8F3C97BD863D02BDE63DA7BD083E0C3E8C3DE63D583D96BD013A9B3D0FBE8E3D273C09BD933D093E493D893CCDBB1E3E0ABB793D2FBE343EC0BA063E5FBC143E2CBED8BDC13CB5BCFF3D88BD13BC4ABDFBBDA1BC1D3E93BCB43CC73DE838213E053E0EBE163E163EAD3DD8BDF0BD8A3DA5BC21BE90BC32BDF8BD463DECBDA6BD8D3DD43D1EBE983D2ABEE63D8CBD133E2FBE053DB33D17BD32BEE73D8A3D643D2ABE1CBC1F3E12BE8D3D1ABD783A263EB0BDE4BD06BEE73D05BEA9BD38BC00BC89BC81BD1C3EC13D463CFABDEA3DA53D87BD073AA03DEFB9BF3D0FBECDBD343EF1BD023E25BE4B3D2CBC1EBD11BEF13DFDBD42BC033EEEBD123EB8BD0D3EEE3DE53D043B233E95BD01BE5E3D033EE2BD113E053E2EBE2C3EBEBDEC3D0B3EE3BD14BE06BE82BDDD3D9EBDE2BDCFBC7CBCC13DB3BC323E073EBCBD1E3DC9BD95BD1F3E3D3C893D253D55BD95BD59BB20BEF6BD303E853D0ABE50BDFCBD31BE243E97BDD33DD43C13BE15BE2D3DD13DB43B2C3C28BDEB3DEFBD0A3EEEBC23BE013D153DFDBD01BEE6BDD0BD6BBC27BE873C033EFC3D52BD1ABE4DBDE13D963D1ABDD9BDE7BC94BD323EBDBDF9BC9B3CDD3DFD3D1A3EF2BD803DA13D25BE883DE7BDF1BD80BC0D3D0FBE85BD34BE2E3E293EFF3D12BDEBBD85BBBD3DF83DF73D003EB6BCA63C1BBD453DA1BCE0BC09BE923CD53B9CBB2D3DA5BD21BD1DBE3F3CD1BDBE3C33BEBEBD03BDB9BDABBC2DBEDFBCF13D1CBEAB3D293D0C3DE03D70BC1DBE20BE9C3CCFBC75BD0F3B30BEFA3C0A3E083EB03D20BEC43D21BEEDBDE1BB753D2CBED23D1FBBEB3D01BEB8BC09BE223DB6BD8C3D333EF0BD973DA2BD66BDEE3DDC3C91BDEB3DB9BD04BEDDBD2F3EA1BA673D893D9B3CC63DF6BD04BE1D3E2B3E263D0DBE0DBDA93D2F3EEDBD1A3E0C3D8C3D7FBDEE3C34BD153E863D2F3ED0BAF13DAD3C243E63BDBC3DE63D3DBDDABDC6BC203ECDBD953D013E5ABD943C92BD943D0C3EA83D63BD86BD1ABCBBBDC9BDFE3CBABD2A3EB93D1EBEB53D71BDB3BDE5BD1D3EF53D743DD6BDDFBC1E3EDB3CE4BD93BD0EBE103E3BBD0D3E10BD2C3ECF3D3F3D20BEA4BDC63C1BBE89BD9CBD973D04BE9BBD803D543DC3BD333EDABDC83C50BDDDBDB2BD8A3D963DF1BD1BBE19BD3B3C343C73BD00BD98BD863CC43D3BBDBF3C343EFABD81BD4F3DE7BD133E27BE263E173D083E273E0DBE213E793D133E1FBE053E1CBEAB3D2BBE143CC63DFB3D0B3EC2BC8B3DE03DFFBDEC3D233E143D07BEFD3D32BEE63C95BD7A3D033DE33DE8BD8EBD753D043D2BBEF7BCB3BD053DEEBD593D373C203DDDBD32BE2DBE1D3E383DC0BDCFBD033E19BDDFBDE3BC1A3E43BB33BE90BD22BD21BE963C95BD293E67BD20BEB7BD2EBE26BBCB3C0CBD46BDEC3C8BBD0EBCCFBC1F3E9C3DAA3D1E3EED3DBB3DD9BC1A3E7ABDA1BDB63D29BEBE3D033E1FBE75BCC7BDB6BDA0BDA4BDB6BA353E053D0E3EF43D4C3DF8BD32BE603CD13D703D1B3E9A3C113EA9BDF8BC18BE0F3DDABCB73D1E3EBB3DDC3DAE3D2ABE763D103D04BD9E3D1BBE15BE843DECBD96BCA53D5ABD0CBD6FBD9E3AC9BDB23DABBD953D093E643D8CBD34BC173E1B3E313E4BBC163EB73D",
      torch_tensor_32_torch.bfloat16: "0x02000000803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F803F"
    }
  }
#-}
