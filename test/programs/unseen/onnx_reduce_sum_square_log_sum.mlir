// Reductions of a product: squares, logarithms, L1.
module {
  util.func public @reduce_sum_square_log_sum$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.fence, %arg3: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f16
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg2) => %arg0 : !hal.buffer_view -> tensor<6x32xf16>
    %1 = hal.tensor.import wait(%arg2) => %arg1 : !hal.buffer_view -> tensor<32x24xf16>
    %2 = tensor.empty() : tensor<6x24xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<6x24xf32>) -> tensor<6x24xf32>
    %4 = linalg.matmul ins(%0, %1 : tensor<6x32xf16>, tensor<32x24xf16>) outs(%3 : tensor<6x24xf32>) -> tensor<6x24xf32>
    %5 = tensor.empty() : tensor<6x24xf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x24xf32>) outs(%5 : tensor<6x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6x24xf16>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %6 : tensor<6x24xf16>, tensor<6x24xf16>) outs(%5 : tensor<6x24xf16>) {
    ^bb0(%in: f16, %in_2: f16, %out: f16):
      %28 = arith.mulf %in, %in_2 : f16
      linalg.yield %28 : f16
    } -> tensor<6x24xf16>
    %8 = tensor.empty() : tensor<6x1xf16>
    %9 = linalg.fill ins(%cst_0 : f16) outs(%8 : tensor<6x1xf16>) -> tensor<6x1xf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<6x24xf16>) outs(%9 : tensor<6x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %28 = arith.addf %in, %out : f16
      linalg.yield %28 : f16
    } -> tensor<6x1xf16>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<6x24xf16>) outs(%5 : tensor<6x24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %28 = math.absf %in : f16
      linalg.yield %28 : f16
    } -> tensor<6x24xf16>
    %12 = tensor.empty() : tensor<24xf16>
    %13 = linalg.fill ins(%cst_0 : f16) outs(%12 : tensor<24xf16>) -> tensor<24xf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%11 : tensor<6x24xf16>) outs(%13 : tensor<24xf16>) {
    ^bb0(%in: f16, %out: f16):
      %28 = arith.addf %in, %out : f16
      linalg.yield %28 : f16
    } -> tensor<24xf16>
    %15 = tensor.empty() : tensor<6x24xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<6x24xf16>) outs(%15 : tensor<6x24xf32>) {
    ^bb0(%in: f16, %out: f32):
      %28 = arith.extf %in : f16 to f32
      linalg.yield %28 : f32
    } -> tensor<6x24xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<6x24xf32>) outs(%15 : tensor<6x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.exp %in : f32
      linalg.yield %28 : f32
    } -> tensor<6x24xf32>
    %18 = tensor.empty() : tensor<6xf32>
    %19 = linalg.fill ins(%cst_1 : f32) outs(%18 : tensor<6xf32>) -> tensor<6xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<6x24xf32>) outs(%19 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<6xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%20 : tensor<6xf32>) outs(%18 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.log %in : f32
      linalg.yield %28 : f32
    } -> tensor<6xf32>
    %22 = tensor.empty() : tensor<6xf16>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%21 : tensor<6xf32>) outs(%22 : tensor<6xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<6xf16>
    %24:3 = hal.tensor.barrier join(%10, %14, %23 : tensor<6x1xf16>, tensor<24xf16>, tensor<6xf16>) => %arg3 : !hal.fence
    %25 = hal.tensor.export %24#0 : tensor<6x1xf16> -> !hal.buffer_view
    %26 = hal.tensor.export %24#1 : tensor<24xf16> -> !hal.buffer_view
    %27 = hal.tensor.export %24#2 : tensor<6xf16> -> !hal.buffer_view
    util.return %25, %26, %27 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
  util.func public @reduce_sum_square_log_sum(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:3 = util.call @reduce_sum_square_log_sum$async(%arg0, %arg1, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1, %1#2 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
}