// A padded transposed convolution, cropped, a Gemm over it.
module {
  util.func public @pad_conv_transpose_crop$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<1x4x3x3xf32>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<4x4x2x2xf32>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<64x8xf32>
    %3 = tensor.empty() : tensor<4x4x2x2xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%4 : tensor<4x4x2x2xf32>) {
    ^bb0(%out: f32):
      %16 = linalg.index 0 : index
      %17 = linalg.index 1 : index
      %18 = linalg.index 2 : index
      %19 = linalg.index 3 : index
      %20 = arith.subi %c1, %18 : index
      %21 = arith.subi %c1, %19 : index
      %extracted = tensor.extract %1[%17, %16, %20, %21] : tensor<4x4x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x4x2x2xf32>
    %6 = tensor.empty() : tensor<1x4x7x7xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<1x4x7x7xf32>) -> tensor<1x4x7x7xf32>
    %inserted_slice = tensor.insert_slice %0 into %7[0, 0, 1, 1] [1, 4, 3, 3] [1, 1, 2, 2] : tensor<1x4x3x3xf32> into tensor<1x4x7x7xf32>
    %8 = tensor.empty() : tensor<1x4x6x6xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
    %10 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %5 : tensor<1x4x7x7xf32>, tensor<4x4x2x2xf32>) outs(%9 : tensor<1x4x6x6xf32>) -> tensor<1x4x6x6xf32>
    %extracted_slice = tensor.extract_slice %10[0, 0, 1, 0] [1, 4, 4, 6] [1, 1, 1, 1] : tensor<1x4x6x6xf32> to tensor<1x4x4x6xf32>
    %extracted_slice_0 = tensor.extract_slice %extracted_slice[0, 0, 0, 1] [1, 4, 4, 4] [1, 1, 1, 1] : tensor<1x4x4x6xf32> to tensor<1x4x4x4xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_0 [[0], [1, 2, 3]] : tensor<1x4x4x4xf32> into tensor<1x64xf32>
    %11 = tensor.empty() : tensor<1x8xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %13 = linalg.matmul ins(%collapsed, %2 : tensor<1x64xf32>, tensor<64x8xf32>) outs(%12 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %14 = hal.tensor.barrier join(%13 : tensor<1x8xf32>) => %arg4 : !hal.fence
    %15 = hal.tensor.export %14 : tensor<1x8xf32> -> !hal.buffer_view
    util.return %15 : !hal.buffer_view
  }
  util.func public @pad_conv_transpose_crop(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @pad_conv_transpose_crop$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}