// onnx_dynamic_flatten_gemm_concat behind IREE's preprocessing.
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx", "vmvx-bytecode-fb", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.func public @dynamic_flatten_gemm_concat$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<?x4x8xf32>{%0}
    %2 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<32x16xf32>
    %3 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<16xf32>
    %4 = hal.buffer_view.dim<%arg3 : !hal.buffer_view>[0] : index
    %5 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<?x16xf32>{%4}
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<?x4x8xf32> into tensor<?x32xf32>
    %6 = tensor.empty(%0) : tensor<?x16xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %8 = linalg.matmul ins(%collapsed, %2 : tensor<?x32xf32>, tensor<32x16xf32>) outs(%7 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x16xf32>) outs(%6 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.mulf %in, %cst_0 : f32
      linalg.yield %13 : f32
    } -> tensor<?x16xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %3 : tensor<?x16xf32>, tensor<16xf32>) outs(%6 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %13 = arith.mulf %in_2, %cst_1 : f32
      %14 = arith.addf %in, %13 : f32
      linalg.yield %14 : f32
    } -> tensor<?x16xf32>
    %concat = tensor.concat dim(1) %10, %5 : (tensor<?x16xf32>, tensor<?x16xf32>) -> tensor<?x32xf32>
    %11 = hal.tensor.barrier join(%concat : tensor<?x32xf32>) => %arg5 : !hal.fence
    %dim = tensor.dim %11, %c0 : tensor<?x32xf32>
    %12 = hal.tensor.export %11 : tensor<?x32xf32>{%dim} -> !hal.buffer_view
    util.return %12 : !hal.buffer_view
  }
  util.func public @dynamic_flatten_gemm_concat(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @dynamic_flatten_gemm_concat$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}