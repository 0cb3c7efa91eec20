// Attention with a mask, of any batch and lengths, as one op.
module @module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.176776692 : f32
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[2] : index
    %2 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<?x4x?x32xf16>{%0, %1}
    %3 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[0] : index
    %4 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[2] : index
    %5 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<?x4x?x32xf16>{%3, %4}
    %6 = hal.buffer_view.dim<%arg2 : !hal.buffer_view>[0] : index
    %7 = hal.buffer_view.dim<%arg2 : !hal.buffer_view>[2] : index
    %8 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<?x4x?x32xf16>{%6, %7}
    %9 = hal.buffer_view.dim<%arg3 : !hal.buffer_view>[0] : index
    %10 = hal.buffer_view.dim<%arg3 : !hal.buffer_view>[2] : index
    %11 = hal.buffer_view.dim<%arg3 : !hal.buffer_view>[3] : index
    %12 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<?x4x?x?xf16>{%9, %10, %11}
    %collapsed = tensor.collapse_shape %2 [[0, 1], [2], [3]] : tensor<?x4x?x32xf16> into tensor<?x?x32xf16>
    %collapsed_0 = tensor.collapse_shape %5 [[0, 1], [2], [3]] : tensor<?x4x?x32xf16> into tensor<?x?x32xf16>
    %collapsed_1 = tensor.collapse_shape %8 [[0, 1], [2], [3]] : tensor<?x4x?x32xf16> into tensor<?x?x32xf16>
    %collapsed_2 = tensor.collapse_shape %12 [[0, 1], [2], [3]] : tensor<?x4x?x?xf16> into tensor<?x?x?xf16>
    %dim = tensor.dim %2, %c0 : tensor<?x4x?x32xf16>
    %13 = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%dim]
    %dim_3 = tensor.dim %2, %c2 : tensor<?x4x?x32xf16>
    %14 = tensor.empty(%13, %dim_3) : tensor<?x?x32xf16>
    %15 = iree_linalg_ext.attention <indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> ()>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]> ins(%collapsed, %collapsed_0, %collapsed_1, %cst, %collapsed_2 : tensor<?x?x32xf16>, tensor<?x?x32xf16>, tensor<?x?x32xf16>, f32, tensor<?x?x?xf16>) outs(%14 : tensor<?x?x32xf16>) {
    ^bb0(%arg6: f32):
      iree_linalg_ext.yield %arg6 : f32
    } -> tensor<?x?x32xf16>
    %16 = arith.divsi %13, %c4 : index
    %expanded = tensor.expand_shape %15 [[0, 1], [2], [3]] output_shape [%16, 4, %dim_3, 32] : tensor<?x?x32xf16> into tensor<?x4x?x32xf16>
    %17 = hal.tensor.barrier join(%expanded : tensor<?x4x?x32xf16>) => %arg5 : !hal.fence
    %dim_4 = tensor.dim %17, %c0 : tensor<?x4x?x32xf16>
    %dim_5 = tensor.dim %17, %c2 : tensor<?x4x?x32xf16>
    %18 = hal.tensor.export %17 : tensor<?x4x?x32xf16>{%dim_4, %dim_5} -> !hal.buffer_view
    util.return %18 : !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @main$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}