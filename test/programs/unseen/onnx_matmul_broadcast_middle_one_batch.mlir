module {
  util.func public @matmul_broadcast_middle_one_batch$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.fence, %arg3: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg2) => %arg0 : !hal.buffer_view -> tensor<3x1x4x5xf32>
    %1 = hal.tensor.import wait(%arg2) => %arg1 : !hal.buffer_view -> tensor<1x2x5x6xf32>
    %2 = tensor.empty() : tensor<3x2x4x5xf32>
    %collapsed = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<3x1x4x5xf32> into tensor<3x4x5xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<3x4x5xf32>) outs(%2 : tensor<3x2x4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x4x5xf32>
    %4 = tensor.empty() : tensor<3x2x5x6xf32>
    %collapsed_0 = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<1x2x5x6xf32> into tensor<2x5x6xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_0 : tensor<2x5x6xf32>) outs(%4 : tensor<3x2x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x2x5x6xf32>
    %collapsed_1 = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<3x2x4x5xf32> into tensor<6x4x5xf32>
    %collapsed_2 = tensor.collapse_shape %5 [[0, 1], [2], [3]] : tensor<3x2x5x6xf32> into tensor<6x5x6xf32>
    %6 = tensor.empty() : tensor<6x4x6xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %8 = linalg.batch_matmul ins(%collapsed_1, %collapsed_2 : tensor<6x4x5xf32>, tensor<6x5x6xf32>) outs(%7 : tensor<6x4x6xf32>) -> tensor<6x4x6xf32>
    %expanded = tensor.expand_shape %8 [[0, 1], [2], [3]] output_shape [3, 2, 4, 6] : tensor<6x4x6xf32> into tensor<3x2x4x6xf32>
    %9 = hal.tensor.barrier join(%expanded : tensor<3x2x4x6xf32>) => %arg3 : !hal.fence
    %10 = hal.tensor.export %9 : tensor<3x2x4x6xf32> -> !hal.buffer_view
    util.return %10 : !hal.buffer_view
  }
  util.func public @matmul_broadcast_middle_one_batch(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @matmul_broadcast_middle_one_batch$async(%arg0, %arg1, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}