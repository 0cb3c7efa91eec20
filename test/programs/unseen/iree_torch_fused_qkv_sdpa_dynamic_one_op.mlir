// A fused projection, attention as one op with a scale, a projection out.
module @module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 2.001950e-01 : bf16
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c64_i64 = arith.constant 64 : i64
    %c16_i64 = arith.constant 16 : i64
    %c4_i64 = arith.constant 4 : i64
    %c3_i64 = arith.constant 3 : i64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
    %2 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<?x?x64xbf16>{%0, %1}
    %3 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<64x192xbf16>
    %4 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<64x64xbf16>
    %dim = tensor.dim %2, %c0 : tensor<?x?x64xbf16>
    %5 = arith.index_cast %dim : index to i64
    %dim_1 = tensor.dim %2, %c1 : tensor<?x?x64xbf16>
    %6 = arith.index_cast %dim_1 : index to i64
    %7 = tensor.empty(%dim) : tensor<?x64x192xbf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<64x192xbf16>) outs(%7 : tensor<?x64x192xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x64x192xbf16>
    %9 = tensor.empty(%dim, %dim_1) : tensor<?x?x192xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<?x?x192xf32>) -> tensor<?x?x192xf32>
    %11 = linalg.batch_matmul ins(%2, %8 : tensor<?x?x64xbf16>, tensor<?x64x192xbf16>) outs(%10 : tensor<?x?x192xf32>) -> tensor<?x?x192xf32>
    %12 = tensor.empty(%dim, %dim_1) : tensor<?x?x192xbf16>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<?x?x192xf32>) outs(%12 : tensor<?x?x192xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %29 = arith.truncf %in : f32 to bf16
      linalg.yield %29 : bf16
    } -> tensor<?x?x192xbf16>
    %from_elements = tensor.from_elements %5, %6, %c3_i64, %c4_i64, %c16_i64 : tensor<5xi64>
    %reshape = tensor.reshape %13(%from_elements) : (tensor<?x?x192xbf16>, tensor<5xi64>) -> tensor<?x?x3x4x16xbf16>
    %14 = tensor.empty(%dim, %dim_1) : tensor<3x?x4x?x16xbf16>
    %transposed = linalg.transpose ins(%reshape : tensor<?x?x3x4x16xbf16>) outs(%14 : tensor<3x?x4x?x16xbf16>) permutation = [2, 0, 3, 1, 4] 
    %extracted_slice = tensor.extract_slice %transposed[0, 0, 0, 0, 0] [1, %dim, 4, %dim_1, 16] [1, 1, 1, 1, 1] : tensor<3x?x4x?x16xbf16> to tensor<1x?x4x?x16xbf16>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3], [4]] : tensor<1x?x4x?x16xbf16> into tensor<?x4x?x16xbf16>
    %extracted_slice_2 = tensor.extract_slice %transposed[1, 0, 0, 0, 0] [1, %dim, 4, %dim_1, 16] [1, 1, 1, 1, 1] : tensor<3x?x4x?x16xbf16> to tensor<1x?x4x?x16xbf16>
    %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1], [2], [3], [4]] : tensor<1x?x4x?x16xbf16> into tensor<?x4x?x16xbf16>
    %extracted_slice_4 = tensor.extract_slice %transposed[2, 0, 0, 0, 0] [1, %dim, 4, %dim_1, 16] [1, 1, 1, 1, 1] : tensor<3x?x4x?x16xbf16> to tensor<1x?x4x?x16xbf16>
    %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1], [2], [3], [4]] : tensor<1x?x4x?x16xbf16> into tensor<?x4x?x16xbf16>
    %collapsed_6 = tensor.collapse_shape %collapsed [[0, 1], [2], [3]] : tensor<?x4x?x16xbf16> into tensor<?x?x16xbf16>
    %collapsed_7 = tensor.collapse_shape %collapsed_3 [[0, 1], [2], [3]] : tensor<?x4x?x16xbf16> into tensor<?x?x16xbf16>
    %collapsed_8 = tensor.collapse_shape %collapsed_5 [[0, 1], [2], [3]] : tensor<?x4x?x16xbf16> into tensor<?x?x16xbf16>
    %dim_9 = tensor.dim %collapsed, %c0 : tensor<?x4x?x16xbf16>
    %15 = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%dim_9]
    %dim_10 = tensor.dim %collapsed, %c2 : tensor<?x4x?x16xbf16>
    %16 = tensor.empty(%15, %dim_10) : tensor<?x?x16xbf16>
    %17 = iree_linalg_ext.attention <indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> ()>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]> ins(%collapsed_6, %collapsed_7, %collapsed_8, %cst : tensor<?x?x16xbf16>, tensor<?x?x16xbf16>, tensor<?x?x16xbf16>, bf16) outs(%16 : tensor<?x?x16xbf16>) {
    ^bb0(%arg5: f32):
      iree_linalg_ext.yield %arg5 : f32
    } -> tensor<?x?x16xbf16>
    %18 = arith.divsi %15, %c4 : index
    %expanded = tensor.expand_shape %17 [[0, 1], [2], [3]] output_shape [%18, 4, %dim_10, 16] : tensor<?x?x16xbf16> into tensor<?x4x?x16xbf16>
    %dim_11 = tensor.dim %expanded, %c0 : tensor<?x4x?x16xbf16>
    %dim_12 = tensor.dim %expanded, %c2 : tensor<?x4x?x16xbf16>
    %19 = tensor.empty(%dim_11, %dim_12) : tensor<?x?x4x16xbf16>
    %transposed_13 = linalg.transpose ins(%expanded : tensor<?x4x?x16xbf16>) outs(%19 : tensor<?x?x4x16xbf16>) permutation = [0, 2, 1, 3] 
    %from_elements_14 = tensor.from_elements %5, %6, %c64_i64 : tensor<3xi64>
    %reshape_15 = tensor.reshape %transposed_13(%from_elements_14) : (tensor<?x?x4x16xbf16>, tensor<3xi64>) -> tensor<?x?x64xbf16>
    %20 = tensor.empty(%dim) : tensor<?x64x64xbf16>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<64x64xbf16>) outs(%20 : tensor<?x64x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<?x64x64xbf16>
    %22 = tensor.empty(%dim, %dim_1) : tensor<?x?x64xf32>
    %23 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %24 = linalg.batch_matmul ins(%reshape_15, %21 : tensor<?x?x64xbf16>, tensor<?x64x64xbf16>) outs(%23 : tensor<?x?x64xf32>) -> tensor<?x?x64xf32>
    %25 = tensor.empty(%dim, %dim_1) : tensor<?x?x64xbf16>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<?x?x64xf32>) outs(%25 : tensor<?x?x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %29 = arith.truncf %in : f32 to bf16
      linalg.yield %29 : bf16
    } -> tensor<?x?x64xbf16>
    %27 = hal.tensor.barrier join(%26 : tensor<?x?x64xbf16>) => %arg4 : !hal.fence
    %dim_16 = tensor.dim %27, %c0 : tensor<?x?x64xbf16>
    %dim_17 = tensor.dim %27, %c1 : tensor<?x?x64xbf16>
    %28 = hal.tensor.export %27 : tensor<?x?x64xbf16>{%dim_16, %dim_17} -> !hal.buffer_view
    util.return %28 : !hal.buffer_view
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