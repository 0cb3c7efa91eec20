module {
  util.func public @einsum_bhwc_relative_position_scores$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<2x6x6x8xf32>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<6x6x8xf32>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<6x6x8xf32>
    %3 = tensor.empty() : tensor<6x2x6x8xf32>
    %transposed = linalg.transpose ins(%0 : tensor<2x6x6x8xf32>) outs(%3 : tensor<6x2x6x8xf32>) permutation = [1, 0, 2, 3] 
    %4 = tensor.empty() : tensor<6x8x6xf32>
    %transposed_0 = linalg.transpose ins(%1 : tensor<6x6x8xf32>) outs(%4 : tensor<6x8x6xf32>) permutation = [0, 2, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2], [3]] : tensor<6x2x6x8xf32> into tensor<6x12x8xf32>
    %5 = tensor.empty() : tensor<6x12x6xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<6x12x6xf32>) -> tensor<6x12x6xf32>
    %7 = linalg.batch_matmul ins(%collapsed, %transposed_0 : tensor<6x12x8xf32>, tensor<6x8x6xf32>) outs(%6 : tensor<6x12x6xf32>) -> tensor<6x12x6xf32>
    %expanded = tensor.expand_shape %7 [[0], [1, 2], [3]] output_shape [6, 2, 6, 6] : tensor<6x12x6xf32> into tensor<6x2x6x6xf32>
    %8 = tensor.empty() : tensor<2x6x6x6xf32>
    %transposed_1 = linalg.transpose ins(%expanded : tensor<6x2x6x6xf32>) outs(%8 : tensor<2x6x6x6xf32>) permutation = [1, 0, 2, 3] 
    %transposed_2 = linalg.transpose ins(%0 : tensor<2x6x6x8xf32>) outs(%3 : tensor<6x2x6x8xf32>) permutation = [2, 0, 1, 3] 
    %transposed_3 = linalg.transpose ins(%2 : tensor<6x6x8xf32>) outs(%4 : tensor<6x8x6xf32>) permutation = [0, 2, 1] 
    %collapsed_4 = tensor.collapse_shape %transposed_2 [[0], [1, 2], [3]] : tensor<6x2x6x8xf32> into tensor<6x12x8xf32>
    %9 = linalg.batch_matmul ins(%collapsed_4, %transposed_3 : tensor<6x12x8xf32>, tensor<6x8x6xf32>) outs(%6 : tensor<6x12x6xf32>) -> tensor<6x12x6xf32>
    %expanded_5 = tensor.expand_shape %9 [[0], [1, 2], [3]] output_shape [6, 2, 6, 6] : tensor<6x12x6xf32> into tensor<6x2x6x6xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<6x2x6x6xf32>) outs(%8 : tensor<2x6x6x6xf32>) permutation = [1, 2, 0, 3] 
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_1, %transposed_6 : tensor<2x6x6x6xf32>, tensor<2x6x6x6xf32>) outs(%8 : tensor<2x6x6x6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %13 = arith.addf %in, %in_7 : f32
      linalg.yield %13 : f32
    } -> tensor<2x6x6x6xf32>
    %11 = hal.tensor.barrier join(%10 : tensor<2x6x6x6xf32>) => %arg4 : !hal.fence
    %12 = hal.tensor.export %11 : tensor<2x6x6x6xf32> -> !hal.buffer_view
    util.return %12 : !hal.buffer_view
  }
  util.func public @einsum_bhwc_relative_position_scores(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @einsum_bhwc_relative_position_scores$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}