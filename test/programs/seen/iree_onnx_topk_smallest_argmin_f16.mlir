module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0x7C00 : f16
    %c0_i32 = arith.constant 0 : i32
    %0 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<9x5xf16>
    %1 = tensor.empty() : tensor<9x5xi64>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%1 : tensor<9x5xi64>) {
    ^bb0(%out: i64):
      %15 = linalg.index 0 : index
      %16 = arith.index_cast %15 : index to i64
      linalg.yield %16 : i64
    } -> tensor<9x5xi64>
    %3:2 = iree_linalg_ext.sort dimension(0) outs(%0, %2 : tensor<9x5xf16>, tensor<9x5xi64>) {
    ^bb0(%arg3: f16, %arg4: f16, %arg5: i64, %arg6: i64):
      %15 = arith.cmpf ole, %arg3, %arg4 : f16
      iree_linalg_ext.yield %15 : i1
    } -> tensor<9x5xf16>, tensor<9x5xi64>
    %extracted_slice = tensor.extract_slice %3#0[0, 0] [3, 5] [1, 1] : tensor<9x5xf16> to tensor<3x5xf16>
    %extracted_slice_0 = tensor.extract_slice %3#1[0, 0] [3, 5] [1, 1] : tensor<9x5xi64> to tensor<3x5xi64>
    %4 = tensor.empty() : tensor<9xf16>
    %5 = tensor.empty() : tensor<9xi32>
    %6 = linalg.fill ins(%cst : f16) outs(%4 : tensor<9xf16>) -> tensor<9xf16>
    %7 = linalg.fill ins(%c0_i32 : i32) outs(%5 : tensor<9xi32>) -> tensor<9xi32>
    %8:2 = iree_linalg_ext.arg_compare dimension(1) ins(%0 : tensor<9x5xf16>) outs(%6, %7 : tensor<9xf16>, tensor<9xi32>) {
    ^bb0(%arg3: f16, %arg4: f16):
      %15 = arith.cmpf olt, %arg3, %arg4 : f16
      iree_linalg_ext.yield %15 : i1
    } -> tensor<9xf16>, tensor<9xi32>
    %9 = tensor.empty() : tensor<9xi64>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%8#1 : tensor<9xi32>) outs(%9 : tensor<9xi64>) {
    ^bb0(%in: i32, %out: i64):
      %15 = arith.extsi %in : i32 to i64
      linalg.yield %15 : i64
    } -> tensor<9xi64>
    %11:3 = hal.tensor.barrier join(%extracted_slice, %extracted_slice_0, %10 : tensor<3x5xf16>, tensor<3x5xi64>, tensor<9xi64>) => %arg2 : !hal.fence
    %12 = hal.tensor.export %11#0 : tensor<3x5xf16> -> !hal.buffer_view
    %13 = hal.tensor.export %11#1 : tensor<3x5xi64> -> !hal.buffer_view
    %14 = hal.tensor.export %11#2 : tensor<9xi64> -> !hal.buffer_view
    util.return %12, %13, %14 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
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