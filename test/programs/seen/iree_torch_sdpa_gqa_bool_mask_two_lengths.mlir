// Grouped attention with a mask of conditions, two open lengths, by IREE's importer.
module @module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 2.500000e-01 : f32
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[2] : index
    %2 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<?x4x?x16xf16>{%0, %1}
    %3 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[0] : index
    %4 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[2] : index
    %5 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<?x2x?x16xf16>{%3, %4}
    %6 = hal.buffer_view.dim<%arg2 : !hal.buffer_view>[0] : index
    %7 = hal.buffer_view.dim<%arg2 : !hal.buffer_view>[2] : index
    %8 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<?x2x?x16xf16>{%6, %7}
    %9 = hal.buffer_view.dim<%arg3 : !hal.buffer_view>[0] : index
    %10 = hal.buffer_view.dim<%arg3 : !hal.buffer_view>[2] : index
    %11 = hal.buffer_view.dim<%arg3 : !hal.buffer_view>[3] : index
    %12 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<?x1x?x?xi1>{%9, %10, %11}
    %dim = tensor.dim %2, %c0 : tensor<?x4x?x16xf16>
    %dim_0 = tensor.dim %2, %c2 : tensor<?x4x?x16xf16>
    %dim_1 = tensor.dim %5, %c2 : tensor<?x2x?x16xf16>
    %13 = tensor.empty(%dim, %dim_0, %dim_1) : tensor<?x4x?x?xi1>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<?x1x?x?xi1>) outs(%13 : tensor<?x4x?x?xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<?x4x?x?xi1>
    %dim_2 = tensor.dim %5, %c0 : tensor<?x2x?x16xf16>
    %expanded = tensor.expand_shape %5 [[0], [1], [2, 3], [4]] output_shape [%dim_2, 2, 1, %dim_1, 16] : tensor<?x2x?x16xf16> into tensor<?x2x1x?x16xf16>
    %15 = tensor.empty(%dim_2, %dim_1) : tensor<?x2x2x?x16xf16>
    %collapsed = tensor.collapse_shape %expanded [[0], [1, 2], [3], [4]] : tensor<?x2x1x?x16xf16> into tensor<?x2x?x16xf16>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<?x2x?x16xf16>) outs(%15 : tensor<?x2x2x?x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<?x2x2x?x16xf16>
    %collapsed_3 = tensor.collapse_shape %16 [[0], [1, 2], [3], [4]] : tensor<?x2x2x?x16xf16> into tensor<?x4x?x16xf16>
    %dim_4 = tensor.dim %8, %c0 : tensor<?x2x?x16xf16>
    %dim_5 = tensor.dim %8, %c2 : tensor<?x2x?x16xf16>
    %expanded_6 = tensor.expand_shape %8 [[0], [1], [2, 3], [4]] output_shape [%dim_4, 2, 1, %dim_5, 16] : tensor<?x2x?x16xf16> into tensor<?x2x1x?x16xf16>
    %17 = tensor.empty(%dim_4, %dim_5) : tensor<?x2x2x?x16xf16>
    %collapsed_7 = tensor.collapse_shape %expanded_6 [[0], [1, 2], [3], [4]] : tensor<?x2x1x?x16xf16> into tensor<?x2x?x16xf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_7 : tensor<?x2x?x16xf16>) outs(%17 : tensor<?x2x2x?x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<?x2x2x?x16xf16>
    %collapsed_8 = tensor.collapse_shape %18 [[0], [1, 2], [3], [4]] : tensor<?x2x2x?x16xf16> into tensor<?x4x?x16xf16>
    %collapsed_9 = tensor.collapse_shape %2 [[0, 1], [2], [3]] : tensor<?x4x?x16xf16> into tensor<?x?x16xf16>
    %collapsed_10 = tensor.collapse_shape %collapsed_3 [[0, 1], [2], [3]] : tensor<?x4x?x16xf16> into tensor<?x?x16xf16>
    %collapsed_11 = tensor.collapse_shape %collapsed_8 [[0, 1], [2], [3]] : tensor<?x4x?x16xf16> into tensor<?x?x16xf16>
    %collapsed_12 = tensor.collapse_shape %14 [[0, 1], [2], [3]] : tensor<?x4x?x?xi1> into tensor<?x?x?xi1>
    %19 = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%dim]
    %20 = tensor.empty(%19, %dim_0) : tensor<?x?x16xf16>
    %21 = iree_linalg_ext.attention <indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d3)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> ()>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>]> ins(%collapsed_9, %collapsed_10, %collapsed_11, %cst, %collapsed_12 : tensor<?x?x16xf16>, tensor<?x?x16xf16>, tensor<?x?x16xf16>, f32, tensor<?x?x?xi1>) outs(%20 : tensor<?x?x16xf16>) {
    ^bb0(%arg6: f32):
      iree_linalg_ext.yield %arg6 : f32
    } -> tensor<?x?x16xf16>
    %22 = arith.divsi %19, %c4 : index
    %expanded_13 = tensor.expand_shape %21 [[0, 1], [2], [3]] output_shape [%22, 4, %dim_0, 16] : tensor<?x?x16xf16> into tensor<?x4x?x16xf16>
    %23 = hal.tensor.barrier join(%expanded_13 : tensor<?x4x?x16xf16>) => %arg5 : !hal.fence
    %dim_14 = tensor.dim %23, %c0 : tensor<?x4x?x16xf16>
    %dim_15 = tensor.dim %23, %c2 : tensor<?x4x?x16xf16>
    %24 = hal.tensor.export %23 : tensor<?x4x?x16xf16>{%dim_14, %dim_15} -> !hal.buffer_view
    util.return %24 : !hal.buffer_view
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