module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<?x16xf32>{%0}
    %2 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<8x16xi8>
    %3 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<8xf32>
    %4 = tensor.empty() : tensor<8x16xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<8x16xi8>) outs(%4 : tensor<8x16xf32>) {
    ^bb0(%in: i8, %out: f32):
      %13 = arith.sitofp %in : i8 to f32
      linalg.yield %13 : f32
    } -> tensor<8x16xf32>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %expanded : tensor<8x16xf32>, tensor<8x1xf32>) outs(%4 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %13 = arith.mulf %in, %in_1 : f32
      linalg.yield %13 : f32
    } -> tensor<8x16xf32>
    %7 = tensor.empty() : tensor<16x8xf32>
    %transposed = linalg.transpose ins(%6 : tensor<8x16xf32>) outs(%7 : tensor<16x8xf32>) permutation = [1, 0] 
    %dim = tensor.dim %1, %c0 : tensor<?x16xf32>
    %8 = tensor.empty(%dim) : tensor<?x8xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %10 = linalg.matmul ins(%1, %transposed : tensor<?x16xf32>, tensor<16x8xf32>) outs(%9 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %11 = hal.tensor.barrier join(%10 : tensor<?x8xf32>) => %arg4 : !hal.fence
    %dim_0 = tensor.dim %11, %c0 : tensor<?x8xf32>
    %12 = hal.tensor.export %11 : tensor<?x8xf32>{%dim_0} -> !hal.buffer_view
    util.return %12 : !hal.buffer_view
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