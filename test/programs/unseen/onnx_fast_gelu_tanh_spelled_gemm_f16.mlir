module {
  util.func public @fast_gelu_tanh_spelled_gemm_f16$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<4.470830e-02> : tensor<f16>
    %cst_1 = arith.constant dense<7.978520e-01> : tensor<f16>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<5.000000e-01> : tensor<f16>
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<24x32xf16>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<48x32xf16>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<48xf16>
    %3 = tensor.empty() : tensor<32x48xf16>
    %transposed = linalg.transpose ins(%1 : tensor<48x32xf16>) outs(%3 : tensor<32x48xf16>) permutation = [1, 0] 
    %4 = tensor.empty() : tensor<24x48xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %6 = linalg.matmul ins(%0, %transposed : tensor<24x32xf16>, tensor<32x48xf16>) outs(%5 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %7 = tensor.empty() : tensor<24x48xf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<24x48xf32>) outs(%7 : tensor<24x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %21 = arith.truncf %in : f32 to f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %2 : tensor<24x48xf16>, tensor<48xf16>) outs(%7 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %21 = arith.addf %in, %in_4 : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %9 : tensor<24x48xf16>, tensor<24x48xf16>) outs(%7 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %21 = arith.mulf %in, %in_4 : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %9 : tensor<24x48xf16>, tensor<24x48xf16>) outs(%7 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %21 = arith.mulf %in, %in_4 : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %cst_0 : tensor<24x48xf16>, tensor<f16>) outs(%7 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %21 = arith.mulf %in, %in_4 : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %9 : tensor<24x48xf16>, tensor<24x48xf16>) outs(%7 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %21 = arith.addf %in, %in_4 : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %cst_1 : tensor<24x48xf16>, tensor<f16>) outs(%7 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %21 = arith.mulf %in, %in_4 : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<24x48xf16>) outs(%7 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %21 = math.tanh %in : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %cst_2 : tensor<24x48xf16>, tensor<f16>) outs(%7 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %21 = arith.addf %in, %in_4 : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %cst_3 : tensor<24x48xf16>, tensor<f16>) outs(%7 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %21 = arith.mulf %in, %in_4 : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17, %16 : tensor<24x48xf16>, tensor<24x48xf16>) outs(%7 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %21 = arith.mulf %in, %in_4 : f16
      linalg.yield %21 : f16
    } -> tensor<24x48xf16>
    %19 = hal.tensor.barrier join(%18 : tensor<24x48xf16>) => %arg4 : !hal.fence
    %20 = hal.tensor.export %19 : tensor<24x48xf16> -> !hal.buffer_view
    util.return %20 : !hal.buffer_view
  }
  util.func public @fast_gelu_tanh_spelled_gemm_f16(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @fast_gelu_tanh_spelled_gemm_f16$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}