// onnx_layer_norm_gelu_operator_residual behind IREE's global-optimization.
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
    %1 = iree_tensor_ext.compute_barrier.start %0 : tensor<2x6x16xf32> -> tensor<2x6x16xf32>
    %2 = hal.tensor.import wait(%arg5) => %arg1 : !hal.buffer_view -> tensor<16xf32>
    %3 = iree_tensor_ext.compute_barrier.start %2 : tensor<16xf32> -> tensor<16xf32>
    %4 = hal.tensor.import wait(%arg5) => %arg2 : !hal.buffer_view -> tensor<16xf32>
    %5 = iree_tensor_ext.compute_barrier.start %4 : tensor<16xf32> -> tensor<16xf32>
    %6 = hal.tensor.import wait(%arg5) => %arg3 : !hal.buffer_view -> tensor<16x32xf32>
    %7 = iree_tensor_ext.compute_barrier.start %6 : tensor<16x32xf32> -> tensor<16x32xf32>
    %8 = hal.tensor.import wait(%arg5) => %arg4 : !hal.buffer_view -> tensor<32x16xf32>
    %9 = iree_tensor_ext.compute_barrier.start %8 : tensor<32x16xf32> -> tensor<32x16xf32>
    %10 = tensor.empty() : tensor<2x6xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x6xf32>) -> tensor<2x6xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x6x16xf32>) outs(%11 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<2x6xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<2x6xf32>) outs(%10 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.divf %in, %cst_4 : f32
      linalg.yield %38 : f32
    } -> tensor<2x6xf32>
    %14 = tensor.empty() : tensor<2x6x16xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x6xf32>) outs(%14 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x16xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %15 : tensor<2x6x16xf32>, tensor<2x6x16xf32>) outs(%14 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %38 = arith.subf %in, %in_8 : f32
      linalg.yield %38 : f32
    } -> tensor<2x6x16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x6x16xf32>) outs(%14 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.mulf %in, %in : f32
      linalg.yield %38 : f32
    } -> tensor<2x6x16xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<2x6x16xf32>) outs(%11 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<2x6xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<2x6xf32>) outs(%10 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.divf %in, %cst_4 : f32
      linalg.yield %38 : f32
    } -> tensor<2x6xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<2x6xf32>) outs(%10 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %cst_5 : f32
      linalg.yield %38 : f32
    } -> tensor<2x6xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<2x6xf32>) outs(%10 : tensor<2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.rsqrt %in : f32
      linalg.yield %38 : f32
    } -> tensor<2x6xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x6xf32>) outs(%14 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x6x16xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %22 : tensor<2x6x16xf32>, tensor<2x6x16xf32>) outs(%14 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %38 = arith.mulf %in, %in_8 : f32
      linalg.yield %38 : f32
    } -> tensor<2x6x16xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %3 : tensor<2x6x16xf32>, tensor<16xf32>) outs(%14 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %38 = arith.mulf %in, %in_8 : f32
      linalg.yield %38 : f32
    } -> tensor<2x6x16xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %5 : tensor<2x6x16xf32>, tensor<16xf32>) outs(%14 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %38 = arith.addf %in, %in_8 : f32
      linalg.yield %38 : f32
    } -> tensor<2x6x16xf32>
    %26 = tensor.empty() : tensor<2x6x32xf32>
    %collapsed = tensor.collapse_shape %25 [[0, 1], [2]] : tensor<2x6x16xf32> into tensor<12x16xf32>
    %27 = tensor.empty() : tensor<12x32xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<12x32xf32>) -> tensor<12x32xf32>
    %29 = linalg.matmul ins(%collapsed, %7 : tensor<12x16xf32>, tensor<16x32xf32>) outs(%28 : tensor<12x32xf32>) -> tensor<12x32xf32>
    %expanded = tensor.expand_shape %29 [[0, 1], [2]] output_shape [2, 6, 32] : tensor<12x32xf32> into tensor<2x6x32xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x6x32xf32>) outs(%26 : tensor<2x6x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.fpowi %in, %c3_i64 : f32, i64
      %39 = arith.mulf %38, %cst_0 : f32
      %40 = arith.addf %in, %39 : f32
      %41 = arith.mulf %40, %cst_1 : f32
      %42 = math.tanh %41 : f32
      %43 = arith.addf %42, %cst_2 : f32
      %44 = arith.mulf %43, %cst_3 : f32
      %45 = arith.mulf %in, %44 : f32
      linalg.yield %45 : f32
    } -> tensor<2x6x32xf32>
    %collapsed_6 = tensor.collapse_shape %30 [[0, 1], [2]] : tensor<2x6x32xf32> into tensor<12x32xf32>
    %31 = tensor.empty() : tensor<12x16xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %33 = linalg.matmul ins(%collapsed_6, %9 : tensor<12x32xf32>, tensor<32x16xf32>) outs(%32 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %expanded_7 = tensor.expand_shape %33 [[0, 1], [2]] output_shape [2, 6, 16] : tensor<12x16xf32> into tensor<2x6x16xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %expanded_7 : tensor<2x6x16xf32>, tensor<2x6x16xf32>) outs(%14 : tensor<2x6x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %38 = arith.addf %in, %in_8 : f32
      linalg.yield %38 : f32
    } -> tensor<2x6x16xf32>
    %35 = iree_tensor_ext.compute_barrier.end %34 : tensor<2x6x16xf32> -> tensor<2x6x16xf32>
    %36 = hal.tensor.barrier join(%35 : tensor<2x6x16xf32>) => %arg6 : !hal.fence
    %37 = hal.tensor.export %36 : tensor<2x6x16xf32> -> !hal.buffer_view
    util.return %37 : !hal.buffer_view
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