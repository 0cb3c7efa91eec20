// Tokens reordered by indices, a linear layer, reordered by their rank.
module @module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0_i64 = arith.constant 0 : i64
    %c7_i64 = arith.constant 7 : i64
    %cst = arith.constant 0.000000e+00 : bf16
    %c8 = arith.constant 8 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<2x8x32xbf16>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<32x32xbf16>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<2x8xi64>
    %3 = tensor.empty() : tensor<2x8xi64>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<2x8xi64>) outs(%3 : tensor<2x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %19 = arith.maxsi %in, %c0_i64 : i64
      %20 = arith.minsi %19, %c7_i64 : i64
      linalg.yield %20 : i64
    } -> tensor<2x8xi64>
    %5 = tensor.empty() : tensor<2x8x32xi64>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<2x8xi64>) outs(%5 : tensor<2x8x32xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x8x32xi64>
    %7 = tensor.empty() : tensor<2x8x32xbf16>
    %8 = linalg.fill ins(%cst : bf16) outs(%7 : tensor<2x8x32xbf16>) -> tensor<2x8x32xbf16>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x8x32xi64>) outs(%8 : tensor<2x8x32xbf16>) {
    ^bb0(%in: i64, %out: bf16):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %in : i64 to index
      %21 = linalg.index 2 : index
      %22 = arith.cmpi slt, %20, %c8 : index
      cf.assert %22, "index must be smaller than dim size"
      %23 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %23, "index must be larger or equal to 0"
      %extracted = tensor.extract %0[%19, %20, %21] : tensor<2x8x32xbf16>
      linalg.yield %extracted : bf16
    } -> tensor<2x8x32xbf16>
    %10 = tensor.empty() : tensor<32x32xbf16>
    %transposed = linalg.transpose ins(%1 : tensor<32x32xbf16>) outs(%10 : tensor<32x32xbf16>) permutation = [1, 0] 
    %11 = tensor.empty() : tensor<2x32x32xbf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<32x32xbf16>) outs(%11 : tensor<2x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x32xbf16>
    %13 = tensor.empty() : tensor<2x8x32xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %15 = linalg.batch_matmul ins(%9, %12 : tensor<2x8x32xbf16>, tensor<2x32x32xbf16>) outs(%14 : tensor<2x8x32xf32>) -> tensor<2x8x32xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x8x32xf32>) outs(%7 : tensor<2x8x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %19 = arith.truncf %in : f32 to bf16
      linalg.yield %19 : bf16
    } -> tensor<2x8x32xbf16>
    %17 = hal.tensor.barrier join(%16 : tensor<2x8x32xbf16>) => %arg4 : !hal.fence
    %18 = hal.tensor.export %17 : tensor<2x8x32xbf16> -> !hal.buffer_view
    util.return %18 : !hal.buffer_view
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