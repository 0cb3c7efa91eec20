// Weights of eight bits less a zero point in sixteen.
module @module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<4x32xf16>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<16x32xi8>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<16xf16>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<16xi8>
    %4 = tensor.empty() : tensor<16x32xi16>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16x32xi8>) outs(%4 : tensor<16x32xi16>) {
    ^bb0(%in: i8, %out: i16):
      %20 = arith.extsi %in : i8 to i16
      linalg.yield %20 : i16
    } -> tensor<16x32xi16>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [16, 1] : tensor<16xi8> into tensor<16x1xi8>
    %6 = tensor.empty() : tensor<16x1xi16>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xi8>) outs(%6 : tensor<16x1xi16>) {
    ^bb0(%in: i8, %out: i16):
      %20 = arith.extsi %in : i8 to i16
      linalg.yield %20 : i16
    } -> tensor<16x1xi16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %7 : tensor<16x32xi16>, tensor<16x1xi16>) outs(%4 : tensor<16x32xi16>) {
    ^bb0(%in: i16, %in_1: i16, %out: i16):
      %20 = arith.subi %in, %in_1 : i16
      linalg.yield %20 : i16
    } -> tensor<16x32xi16>
    %9 = tensor.empty() : tensor<16x32xf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<16x32xi16>) outs(%9 : tensor<16x32xf16>) {
    ^bb0(%in: i16, %out: f16):
      %20 = arith.sitofp %in : i16 to f16
      linalg.yield %20 : f16
    } -> tensor<16x32xf16>
    %expanded_0 = tensor.expand_shape %2 [[0, 1]] output_shape [16, 1] : tensor<16xf16> into tensor<16x1xf16>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %expanded_0 : tensor<16x32xf16>, tensor<16x1xf16>) outs(%9 : tensor<16x32xf16>) {
    ^bb0(%in: f16, %in_1: f16, %out: f16):
      %20 = arith.mulf %in, %in_1 : f16
      linalg.yield %20 : f16
    } -> tensor<16x32xf16>
    %12 = tensor.empty() : tensor<32x16xf16>
    %transposed = linalg.transpose ins(%11 : tensor<16x32xf16>) outs(%12 : tensor<32x16xf16>) permutation = [1, 0] 
    %13 = tensor.empty() : tensor<4x16xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %15 = linalg.matmul ins(%0, %transposed : tensor<4x32xf16>, tensor<32x16xf16>) outs(%14 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %16 = tensor.empty() : tensor<4x16xf16>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<4x16xf32>) outs(%16 : tensor<4x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %20 = arith.truncf %in : f32 to f16
      linalg.yield %20 : f16
    } -> tensor<4x16xf16>
    %18 = hal.tensor.barrier join(%17 : tensor<4x16xf16>) => %arg5 : !hal.fence
    %19 = hal.tensor.export %18 : tensor<4x16xf16> -> !hal.buffer_view
    util.return %19 : !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @main$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}