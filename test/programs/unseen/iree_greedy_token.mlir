module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.fence, %arg3: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %0 = hal.tensor.import wait(%arg2) => %arg0 : !hal.buffer_view -> tensor<2x5x16xf32>
    %1 = hal.tensor.import wait(%arg2) => %arg1 : !hal.buffer_view -> tensor<16x40xf32>
    %extracted_slice = tensor.extract_slice %0[0, 4, 0] [2, 1, 16] [1, 1, 1] : tensor<2x5x16xf32> to tensor<2x1x16xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<2x1x16xf32> into tensor<2x16xf32>
    %2 = tensor.empty() : tensor<2x40xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<2x40xf32>) -> tensor<2x40xf32>
    %4 = linalg.matmul ins(%collapsed, %1 : tensor<2x16xf32>, tensor<16x40xf32>) outs(%3 : tensor<2x40xf32>) -> tensor<2x40xf32>
    %5 = tensor.empty() : tensor<2xi64>
    %6 = linalg.fill ins(%c0_i64 : i64) outs(%5 : tensor<2xi64>) -> tensor<2xi64>
    %7 = tensor.empty() : tensor<2xf32>
    %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<2xf32>) -> tensor<2xf32>
    %9:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<2x40xf32>) outs(%8, %6 : tensor<2xf32>, tensor<2xi64>) {
    ^bb0(%in: f32, %out: f32, %out_1: i64):
      %12 = linalg.index 1 : index
      %13 = arith.index_cast %12 : index to i64
      %14 = arith.maximumf %in, %out : f32
      %15 = arith.cmpf ogt, %in, %out : f32
      %16 = arith.select %15, %13, %out_1 : i64
      linalg.yield %14, %16 : f32, i64
    } -> (tensor<2xf32>, tensor<2xi64>)
    %10 = hal.tensor.barrier join(%9#1 : tensor<2xi64>) => %arg3 : !hal.fence
    %11 = hal.tensor.export %10 : tensor<2xi64> -> !hal.buffer_view
    util.return %11 : !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @main$async(%arg0, %arg1, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}