module {
  util.func public @dequantize_linear_int4_blocked_matmul$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<4x16xf32>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<16x8xi8>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<16xf32>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<16xi8>
    %4 = tensor.empty() : tensor<16x8xf32>
    %5 = iree_linalg_ext.dequantize_affine <indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], quant_min = -128, quant_max = 127> ins(%1, %2, %3 : tensor<16x8xi8>, tensor<16xf32>, tensor<16xi8>) outs(%4 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %6 = tensor.empty() : tensor<4x8xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %8 = linalg.matmul ins(%0, %5 : tensor<4x16xf32>, tensor<16x8xf32>) outs(%7 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %9 = hal.tensor.barrier join(%8 : tensor<4x8xf32>) => %arg5 : !hal.fence
    %10 = hal.tensor.export %9 : tensor<4x8xf32> -> !hal.buffer_view
    util.return %10 : !hal.buffer_view
  }
  util.func public @dequantize_linear_int4_blocked_matmul(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @dequantize_linear_int4_blocked_matmul$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}