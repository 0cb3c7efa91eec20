module {
  util.func public @double_cast_matmul_f16_accumulate_f32$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 1.000000e-01 : f32
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<24x32xf16>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<32x48xf16>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<48xf32>
    %3 = tensor.empty() : tensor<24x32xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<24x32xf16>) outs(%3 : tensor<24x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %19 = arith.extf %in : f16 to f32
      linalg.yield %19 : f32
    } -> tensor<24x32xf32>
    %5 = tensor.empty() : tensor<32x48xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<32x48xf16>) outs(%5 : tensor<32x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %19 = arith.extf %in : f16 to f32
      linalg.yield %19 : f32
    } -> tensor<32x48xf32>
    %7 = tensor.empty() : tensor<24x48xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %9 = linalg.matmul ins(%4, %6 : tensor<24x32xf32>, tensor<32x48xf32>) outs(%8 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %2 : tensor<24x48xf32>, tensor<48xf32>) outs(%7 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %19 = arith.addf %in, %in_2 : f32
      linalg.yield %19 : f32
    } -> tensor<24x48xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %10 : tensor<f32>, tensor<24x48xf32>) outs(%7 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %19 = arith.cmpf ogt, %in, %in_2 : f32
      %20 = arith.select %19, %in, %in_2 : f32
      linalg.yield %20 : f32
    } -> tensor<24x48xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %10 : tensor<f32>, tensor<24x48xf32>) outs(%7 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %19 = arith.cmpf olt, %in, %in_2 : f32
      %20 = arith.select %19, %in, %in_2 : f32
      linalg.yield %20 : f32
    } -> tensor<24x48xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<24x48xf32>) outs(%7 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.mulf %in, %cst_1 : f32
      linalg.yield %19 : f32
    } -> tensor<24x48xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %13 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%7 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %19 = arith.addf %in, %in_2 : f32
      linalg.yield %19 : f32
    } -> tensor<24x48xf32>
    %15 = tensor.empty() : tensor<24x48xf16>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<24x48xf32>) outs(%15 : tensor<24x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %19 = arith.truncf %in : f32 to f16
      linalg.yield %19 : f16
    } -> tensor<24x48xf16>
    %17 = hal.tensor.barrier join(%16 : tensor<24x48xf16>) => %arg4 : !hal.fence
    %18 = hal.tensor.export %17 : tensor<24x48xf16> -> !hal.buffer_view
    util.return %18 : !hal.buffer_view
  }
  util.func public @double_cast_matmul_f16_accumulate_f32(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @double_cast_matmul_f16_accumulate_f32$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}