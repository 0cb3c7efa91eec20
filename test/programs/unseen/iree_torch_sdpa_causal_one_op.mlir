// Causal attention as one op.
module @module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0xFC00 : f16
    %cst_1 = arith.constant 0.176776692 : f32
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<1x2x16x32xf16>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<1x2x16x32xf16>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<1x2x16x32xf16>
    %3 = tensor.empty() : tensor<1x2x16x16xf16>
    %4 = linalg.fill ins(%cst : f16) outs(%3 : tensor<1x2x16x16xf16>) -> tensor<1x2x16x16xf16>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%4 : tensor<1x2x16x16xf16>) {
    ^bb0(%out: f16):
      %10 = linalg.index 2 : index
      %11 = linalg.index 3 : index
      %12 = arith.cmpi sge, %10, %11 : index
      %13 = arith.select %12, %cst, %cst_0 : f16
      linalg.yield %13 : f16
    } -> tensor<1x2x16x16xf16>
    %collapsed = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<1x2x16x32xf16> into tensor<2x16x32xf16>
    %collapsed_2 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<1x2x16x32xf16> into tensor<2x16x32xf16>
    %collapsed_3 = tensor.collapse_shape %2 [[0, 1], [2], [3]] : tensor<1x2x16x32xf16> into tensor<2x16x32xf16>
    %collapsed_4 = tensor.collapse_shape %5 [[0, 1], [2], [3]] : tensor<1x2x16x16xf16> into tensor<2x16x16xf16>
    %6 = tensor.empty() : tensor<2x16x32xf16>
    %7 = iree_linalg_ext.attention <indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> ()>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]> ins(%collapsed, %collapsed_2, %collapsed_3, %cst_1, %collapsed_4 : tensor<2x16x32xf16>, tensor<2x16x32xf16>, tensor<2x16x32xf16>, f32, tensor<2x16x16xf16>) outs(%6 : tensor<2x16x32xf16>) {
    ^bb0(%arg5: f32):
      iree_linalg_ext.yield %arg5 : f32
    } -> tensor<2x16x32xf16>
    %expanded = tensor.expand_shape %7 [[0, 1], [2], [3]] output_shape [1, 2, 16, 32] : tensor<2x16x32xf16> into tensor<1x2x16x32xf16>
    %8 = hal.tensor.barrier join(%expanded : tensor<1x2x16x32xf16>) => %arg4 : !hal.fence
    %9 = hal.tensor.export %8 : tensor<1x2x16x32xf16> -> !hal.buffer_view
    util.return %9 : !hal.buffer_view
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