module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<4x9xf32>
    %1 = tensor.empty() : tensor<4x9xi64>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%1 : tensor<4x9xi64>) {
    ^bb0(%out: i64):
      %14 = linalg.index 1 : index
      %15 = arith.index_cast %14 : index to i64
      linalg.yield %15 : i64
    } -> tensor<4x9xi64>
    %3:2 = iree_linalg_ext.sort dimension(1) outs(%0, %2 : tensor<4x9xf32>, tensor<4x9xi64>) {
    ^bb0(%arg3: f32, %arg4: f32, %arg5: i64, %arg6: i64):
      %14 = arith.cmpf oge, %arg3, %arg4 : f32
      iree_linalg_ext.yield %14 : i1
    } -> tensor<4x9xf32>, tensor<4x9xi64>
    %extracted_slice = tensor.extract_slice %3#1[0, 0] [4, 3] [1, 1] : tensor<4x9xi64> to tensor<4x3xi64>
    %4:2 = iree_linalg_ext.sort dimension(1) outs(%0, %2 : tensor<4x9xf32>, tensor<4x9xi64>) {
    ^bb0(%arg3: f32, %arg4: f32, %arg5: i64, %arg6: i64):
      %14 = arith.cmpf ole, %arg3, %arg4 : f32
      iree_linalg_ext.yield %14 : i1
    } -> tensor<4x9xf32>, tensor<4x9xi64>
    %5 = tensor.empty() : tensor<4x9xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<4x9xf32>) -> tensor<4x9xf32>
    %7 = tensor.empty() : tensor<4xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<4xf32>) -> tensor<4xf32>
    %9:2 = iree_linalg_ext.scan {operandSegmentSizes = array<i32: 1, 2>} dimension(1) inclusive(true) ins(%0 : tensor<4x9xf32>) outs(%6, %8 : tensor<4x9xf32>, tensor<4xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %14 = arith.addf %arg3, %arg4 : f32
      iree_linalg_ext.yield %14 : f32
    } -> tensor<4x9xf32>, tensor<4xf32>
    %10:3 = hal.tensor.barrier join(%extracted_slice, %4#1, %9#0 : tensor<4x3xi64>, tensor<4x9xi64>, tensor<4x9xf32>) => %arg2 : !hal.fence
    %11 = hal.tensor.export %10#0 : tensor<4x3xi64> -> !hal.buffer_view
    %12 = hal.tensor.export %10#1 : tensor<4x9xi64> -> !hal.buffer_view
    %13 = hal.tensor.export %10#2 : tensor<4x9xf32> -> !hal.buffer_view
    util.return %11, %12, %13 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:3 = util.call @main$async(%arg0, %0, %fence) : (!hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1, %1#2 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
}