// A token more in a cache of any length.
module @module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.fence, %arg6: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 2.500000e-01 : f32
    %c0 = arith.constant 0 : index
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import wait(%arg5) => %arg0 : !hal.buffer_view -> tensor<?x4x1x16xf16>{%0}
    %2 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[0] : index
    %3 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[2] : index
    %4 = hal.tensor.import wait(%arg5) => %arg1 : !hal.buffer_view -> tensor<?x4x?x16xf16>{%2, %3}
    %5 = hal.buffer_view.dim<%arg2 : !hal.buffer_view>[0] : index
    %6 = hal.buffer_view.dim<%arg2 : !hal.buffer_view>[2] : index
    %7 = hal.tensor.import wait(%arg5) => %arg2 : !hal.buffer_view -> tensor<?x4x?x16xf16>{%5, %6}
    %8 = hal.buffer_view.dim<%arg3 : !hal.buffer_view>[0] : index
    %9 = hal.tensor.import wait(%arg5) => %arg3 : !hal.buffer_view -> tensor<?x4x1x16xf16>{%8}
    %10 = hal.buffer_view.dim<%arg4 : !hal.buffer_view>[0] : index
    %11 = hal.tensor.import wait(%arg5) => %arg4 : !hal.buffer_view -> tensor<?x4x1x16xf16>{%10}
    %concat = tensor.concat dim(2) %4, %9 : (tensor<?x4x?x16xf16>, tensor<?x4x1x16xf16>) -> tensor<?x4x?x16xf16>
    %concat_0 = tensor.concat dim(2) %7, %11 : (tensor<?x4x?x16xf16>, tensor<?x4x1x16xf16>) -> tensor<?x4x?x16xf16>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<?x4x1x16xf16> into tensor<?x1x16xf16>
    %collapsed_1 = tensor.collapse_shape %concat [[0, 1], [2], [3]] : tensor<?x4x?x16xf16> into tensor<?x?x16xf16>
    %collapsed_2 = tensor.collapse_shape %concat_0 [[0, 1], [2], [3]] : tensor<?x4x?x16xf16> into tensor<?x?x16xf16>
    %dim = tensor.dim %1, %c0 : tensor<?x4x1x16xf16>
    %12 = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%dim]
    %13 = tensor.empty(%12) : tensor<?x1x16xf16>
    %14 = iree_linalg_ext.attention <indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> ()>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]> ins(%collapsed, %collapsed_1, %collapsed_2, %cst : tensor<?x1x16xf16>, tensor<?x?x16xf16>, tensor<?x?x16xf16>, f32) outs(%13 : tensor<?x1x16xf16>) {
    ^bb0(%arg7: f32):
      iree_linalg_ext.yield %arg7 : f32
    } -> tensor<?x1x16xf16>
    %15 = arith.divsi %12, %c4 : index
    %expanded = tensor.expand_shape %14 [[0, 1], [2], [3]] output_shape [%15, 4, 1, 16] : tensor<?x1x16xf16> into tensor<?x4x1x16xf16>
    %16:3 = hal.tensor.barrier join(%expanded, %concat, %concat_0 : tensor<?x4x1x16xf16>, tensor<?x4x?x16xf16>, tensor<?x4x?x16xf16>) => %arg6 : !hal.fence
    %dim_3 = tensor.dim %16#0, %c0 : tensor<?x4x1x16xf16>
    %17 = hal.tensor.export %16#0 : tensor<?x4x1x16xf16>{%dim_3} -> !hal.buffer_view
    %dim_4 = tensor.dim %16#1, %c0 : tensor<?x4x?x16xf16>
    %dim_5 = tensor.dim %16#1, %c2 : tensor<?x4x?x16xf16>
    %18 = hal.tensor.export %16#1 : tensor<?x4x?x16xf16>{%dim_4, %dim_5} -> !hal.buffer_view
    %dim_6 = tensor.dim %16#2, %c0 : tensor<?x4x?x16xf16>
    %dim_7 = tensor.dim %16#2, %c2 : tensor<?x4x?x16xf16>
    %19 = hal.tensor.export %16#2 : tensor<?x4x?x16xf16>{%dim_6, %dim_7} -> !hal.buffer_view
    util.return %17, %18, %19 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:3 = util.call @main$async(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1, %1#2 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
}