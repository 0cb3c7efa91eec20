// onnx_dynamic_flatten_gemm_concat behind IREE's global-optimization.
module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx", "vmvx-bytecode-fb", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.func public @dynamic_flatten_gemm_concat$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<?x4x8xf32>{%0}
    %2 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<32x16xf32>
    %3 = iree_tensor_ext.compute_barrier.start %2 : tensor<32x16xf32> -> tensor<32x16xf32>
    %4 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<16xf32>
    %5 = iree_tensor_ext.compute_barrier.start %4 : tensor<16xf32> -> tensor<16xf32>
    %6 = hal.buffer_view.dim<%arg3 : !hal.buffer_view>[0] : index
    %7 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<?x16xf32>{%6}
    %8 = iree_tensor_ext.compute_barrier.start %7 : tensor<?x16xf32>{%6} -> tensor<?x16xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<?x4x8xf32> into tensor<?x32xf32>
    %9 = iree_tensor_ext.compute_barrier.start %collapsed : tensor<?x32xf32>{%0} -> tensor<?x32xf32>
    %10 = tensor.empty(%0) : tensor<?x16xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %12 = linalg.matmul ins(%9, %3 : tensor<?x32xf32>, tensor<32x16xf32>) outs(%11 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<?x16xf32>) outs(%10 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.mulf %in, %cst_0 : f32
      linalg.yield %19 : f32
    } -> tensor<?x16xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %5 : tensor<?x16xf32>, tensor<16xf32>) outs(%10 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %19 = arith.mulf %in_3, %cst_1 : f32
      %20 = arith.addf %in, %19 : f32
      linalg.yield %20 : f32
    } -> tensor<?x16xf32>
    %15 = tensor.empty(%0) : tensor<?x32xf32>
    %inserted_slice = tensor.insert_slice %14 into %15[0, 0] [%0, 16] [1, 1] : tensor<?x16xf32> into tensor<?x32xf32>
    %inserted_slice_2 = tensor.insert_slice %8 into %inserted_slice[0, 16] [%6, 16] [1, 1] : tensor<?x16xf32> into tensor<?x32xf32>
    %16 = iree_tensor_ext.compute_barrier.end %inserted_slice_2 : tensor<?x32xf32>{%0} -> tensor<?x32xf32>
    %17 = hal.tensor.barrier join(%16 : tensor<?x32xf32>) => %arg5 : !hal.fence
    %18 = hal.tensor.export %17 : tensor<?x32xf32>{%0} -> !hal.buffer_view
    util.return %18 : !hal.buffer_view
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