module {
  util.func public @simplified_layer_norm_rotary_split_half_interleaved_slices_f16$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<2x6x16xf16>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<6x8xf16>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<6x8xf16>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<16x24xf16>
    %extracted_slice = tensor.extract_slice %0[0, 0, 0] [2, 6, 8] [1, 1, 2] : tensor<2x6x16xf16> to tensor<2x6x8xf16>
    %extracted_slice_0 = tensor.extract_slice %0[0, 0, 1] [2, 6, 8] [1, 1, 2] : tensor<2x6x16xf16> to tensor<2x6x8xf16>
    %4 = tensor.empty() : tensor<2x6x8xf16>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %1 : tensor<2x6x8xf16>, tensor<6x8xf16>) outs(%4 : tensor<2x6x8xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %20 = arith.mulf %in, %in_2 : f16
      linalg.yield %20 : f16
    } -> tensor<2x6x8xf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_0, %2 : tensor<2x6x8xf16>, tensor<6x8xf16>) outs(%4 : tensor<2x6x8xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %20 = arith.mulf %in, %in_2 : f16
      linalg.yield %20 : f16
    } -> tensor<2x6x8xf16>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<2x6x8xf16>, tensor<2x6x8xf16>) outs(%4 : tensor<2x6x8xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %20 = arith.subf %in, %in_2 : f16
      linalg.yield %20 : f16
    } -> tensor<2x6x8xf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %2 : tensor<2x6x8xf16>, tensor<6x8xf16>) outs(%4 : tensor<2x6x8xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %20 = arith.mulf %in, %in_2 : f16
      linalg.yield %20 : f16
    } -> tensor<2x6x8xf16>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_0, %1 : tensor<2x6x8xf16>, tensor<6x8xf16>) outs(%4 : tensor<2x6x8xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %20 = arith.mulf %in, %in_2 : f16
      linalg.yield %20 : f16
    } -> tensor<2x6x8xf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<2x6x8xf16>, tensor<2x6x8xf16>) outs(%4 : tensor<2x6x8xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %20 = arith.addf %in, %in_2 : f16
      linalg.yield %20 : f16
    } -> tensor<2x6x8xf16>
    %expanded = tensor.expand_shape %7 [[0], [1], [2, 3]] output_shape [2, 6, 8, 1] : tensor<2x6x8xf16> into tensor<2x6x8x1xf16>
    %expanded_1 = tensor.expand_shape %10 [[0], [1], [2, 3]] output_shape [2, 6, 8, 1] : tensor<2x6x8xf16> into tensor<2x6x8x1xf16>
    %concat = tensor.concat dim(3) %expanded, %expanded_1 : (tensor<2x6x8x1xf16>, tensor<2x6x8x1xf16>) -> tensor<2x6x8x2xf16>
    %collapsed = tensor.collapse_shape %concat [[0], [1], [2, 3]] : tensor<2x6x8x2xf16> into tensor<2x6x16xf16>
    %11 = tensor.empty() : tensor<2x16x24xf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<16x24xf16>) outs(%11 : tensor<2x16x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x16x24xf16>
    %13 = tensor.empty() : tensor<2x6x24xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x6x24xf32>) -> tensor<2x6x24xf32>
    %15 = linalg.batch_matmul ins(%collapsed, %12 : tensor<2x6x16xf16>, tensor<2x16x24xf16>) outs(%14 : tensor<2x6x24xf32>) -> tensor<2x6x24xf32>
    %16 = tensor.empty() : tensor<2x6x24xf16>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x6x24xf32>) outs(%16 : tensor<2x6x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %20 = arith.truncf %in : f32 to f16
      linalg.yield %20 : f16
    } -> tensor<2x6x24xf16>
    %18 = hal.tensor.barrier join(%17 : tensor<2x6x24xf16>) => %arg5 : !hal.fence
    %19 = hal.tensor.export %18 : tensor<2x6x24xf16> -> !hal.buffer_view
    util.return %19 : !hal.buffer_view
  }
  util.func public @simplified_layer_norm_rotary_split_half_interleaved_slices_f16(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @simplified_layer_norm_rotary_split_half_interleaved_slices_f16$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}