// onnx_layer_norm_gelu_operator_residual behind IREE's preprocessing.
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx", "vmvx-bytecode-fb", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.func public @layer_norm_gelu_operator_residual$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.fence, %arg6: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %c3_i64 = arith.constant 3 : i64
    %cst_0 = arith.constant 4.471500e-02 : f32
    %cst_1 = arith.constant 7.977240e-01 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 1.600000e+01 : f32
    %cst_5 = arith.constant 1.000000e-03 : f32
    %0 = hal.tensor.import wait(%arg5) => %arg0 : !hal.buffer_view -> tensor<2x6x16xf32>
    %1 = hal.tensor.import wait(%arg5) => %arg1 : !hal.buffer_view -> tensor<16xf32>
    %2 = hal.tensor.import wait(%arg5) => %arg2 : !hal.buffer_view -> tensor<16xf32>
    %3 = hal.tensor.import wait(%arg5) => %arg3 : !hal.buffer_view -> tensor<16x32xf32>
    %4 = hal.tensor.import wait(%arg5) => %arg4 : !hal.buffer_view -> tensor<32x16xf32>
    %5 = tensor.empty() : tensor<2x6x1xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%0 : tensor<2x6x16xf32>) outs(%6 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<2x6x1xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x6x1xf32>) outs(%5 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.divf %in, %cst_4 : f32
      linalg.yield %34 : f32
    } -> tensor<2x6x1xf32>
    %9 = tensor.empty() : tensor<2x6x16xf32>
    %collapsed = tensor.collapse_shape %8 [[0], [1, 2]] : tensor<2x6x1xf32> into tensor<2x6xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<2x6xf32>) outs(%9 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x16xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %10 : tensor<2x6x16xf32>, tensor<2x6x16xf32>) outs(%9 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %34 = arith.subf %in, %in_7 : f32
      linalg.yield %34 : f32
    } -> tensor<2x6x16xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %11 : tensor<2x6x16xf32>, tensor<2x6x16xf32>) outs(%9 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %34 = arith.mulf %in, %in_7 : f32
      linalg.yield %34 : f32
    } -> tensor<2x6x16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<2x6x16xf32>) outs(%6 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<2x6x1xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x6x1xf32>) outs(%5 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.divf %in, %cst_4 : f32
      linalg.yield %34 : f32
    } -> tensor<2x6x1xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x6x1xf32>) outs(%5 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %cst_5 : f32
      linalg.yield %34 : f32
    } -> tensor<2x6x1xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x6x1xf32>) outs(%5 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.rsqrt %in : f32
      linalg.yield %34 : f32
    } -> tensor<2x6x1xf32>
    %collapsed_6 = tensor.collapse_shape %16 [[0], [1, 2]] : tensor<2x6x1xf32> into tensor<2x6xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_6 : tensor<2x6xf32>) outs(%9 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x16xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %17 : tensor<2x6x16xf32>, tensor<2x6x16xf32>) outs(%9 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %34 = arith.mulf %in, %in_7 : f32
      linalg.yield %34 : f32
    } -> tensor<2x6x16xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %1 : tensor<2x6x16xf32>, tensor<16xf32>) outs(%9 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %34 = arith.mulf %in, %in_7 : f32
      linalg.yield %34 : f32
    } -> tensor<2x6x16xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %2 : tensor<2x6x16xf32>, tensor<16xf32>) outs(%9 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %34 = arith.addf %in, %in_7 : f32
      linalg.yield %34 : f32
    } -> tensor<2x6x16xf32>
    %21 = tensor.empty() : tensor<2x16x32xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<16x32xf32>) outs(%21 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x32xf32>
    %23 = tensor.empty() : tensor<2x6x32xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %25 = linalg.batch_matmul ins(%20, %22 : tensor<2x6x16xf32>, tensor<2x16x32xf32>) outs(%24 : tensor<2x6x32xf32>) -> tensor<2x6x32xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<2x6x32xf32>) outs(%23 : tensor<2x6x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.fpowi %in, %c3_i64 : f32, i64
      %35 = arith.mulf %34, %cst_0 : f32
      %36 = arith.addf %in, %35 : f32
      %37 = arith.mulf %36, %cst_1 : f32
      %38 = math.tanh %37 : f32
      %39 = arith.addf %38, %cst_2 : f32
      %40 = arith.mulf %39, %cst_3 : f32
      %41 = arith.mulf %in, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<2x6x32xf32>
    %27 = tensor.empty() : tensor<2x32x16xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<32x16xf32>) outs(%27 : tensor<2x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x16xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%9 : tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %30 = linalg.batch_matmul ins(%26, %28 : tensor<2x6x32xf32>, tensor<2x32x16xf32>) outs(%29 : tensor<2x6x16xf32>) -> tensor<2x6x16xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %30 : tensor<2x6x16xf32>, tensor<2x6x16xf32>) outs(%9 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %34 = arith.addf %in, %in_7 : f32
      linalg.yield %34 : f32
    } -> tensor<2x6x16xf32>
    %32 = hal.tensor.barrier join(%31 : tensor<2x6x16xf32>) => %arg6 : !hal.fence
    %33 = hal.tensor.export %32 : tensor<2x6x16xf32> -> !hal.buffer_view
    util.return %33 : !hal.buffer_view
  }
  util.func public @layer_norm_gelu_operator_residual(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @layer_norm_gelu_operator_residual$async(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}