// iree_torch_two_heads_f16_dynamic_input_level behind IREE's global-optimization.
module @module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx", "vmvx-bytecode-fb", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.fence, %arg6: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFC00 : f16
    %cst_1 = arith.constant 0.000000e+00 : f16
    %cst_2 = arith.constant 1.000000e+00 : f16
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import wait(%arg5) => %arg0 : !hal.buffer_view -> tensor<?x32xf16>{%0}
    %2 = iree_tensor_ext.compute_barrier.start %1 : tensor<?x32xf16>{%0} -> tensor<?x32xf16>
    %3 = hal.tensor.import wait(%arg5) => %arg1 : !hal.buffer_view -> tensor<64x32xf16>
    %4 = iree_tensor_ext.compute_barrier.start %3 : tensor<64x32xf16> -> tensor<64x32xf16>
    %5 = hal.tensor.import wait(%arg5) => %arg2 : !hal.buffer_view -> tensor<64xf16>
    %6 = iree_tensor_ext.compute_barrier.start %5 : tensor<64xf16> -> tensor<64xf16>
    %7 = hal.tensor.import wait(%arg5) => %arg3 : !hal.buffer_view -> tensor<16x32xf16>
    %8 = iree_tensor_ext.compute_barrier.start %7 : tensor<16x32xf16> -> tensor<16x32xf16>
    %9 = hal.tensor.import wait(%arg5) => %arg4 : !hal.buffer_view -> tensor<16xf16>
    %10 = iree_tensor_ext.compute_barrier.start %9 : tensor<16xf16> -> tensor<16xf16>
    %11 = tensor.empty(%0) : tensor<?x64xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %13 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%2, %4 : tensor<?x32xf16>, tensor<64x32xf16>) outs(%12 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %14 = tensor.empty(%0) : tensor<?x64xf16>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<?x64xf32>) outs(%14 : tensor<?x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %38 = arith.truncf %in : f32 to f16
      linalg.yield %38 : f16
    } -> tensor<?x64xf16>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %6 : tensor<?x64xf16>, tensor<64xf16>) outs(%14 : tensor<?x64xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %38 = arith.addf %in, %in_3 : f16
      linalg.yield %38 : f16
    } -> tensor<?x64xf16>
    %17 = tensor.empty(%0) : tensor<?xf16>
    %18 = linalg.fill ins(%cst_0 : f16) outs(%17 : tensor<?xf16>) -> tensor<?xf16>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<?x64xf16>) outs(%18 : tensor<?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %38 = arith.maximumf %in, %out : f16
      linalg.yield %38 : f16
    } -> tensor<?xf16>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %19 : tensor<?x64xf16>, tensor<?xf16>) outs(%14 : tensor<?x64xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %38 = arith.subf %in, %in_3 : f16
      linalg.yield %38 : f16
    } -> tensor<?x64xf16>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<?x64xf16>) outs(%14 : tensor<?x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %38 = math.exp %in : f16
      linalg.yield %38 : f16
    } -> tensor<?x64xf16>
    %22 = linalg.fill ins(%cst_1 : f16) outs(%17 : tensor<?xf16>) -> tensor<?xf16>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<?x64xf16>) outs(%22 : tensor<?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %38 = arith.addf %in, %out : f16
      linalg.yield %38 : f16
    } -> tensor<?xf16>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%23 : tensor<?xf16>) outs(%17 : tensor<?xf16>) {
    ^bb0(%in: f16, %out: f16):
      %38 = math.log %in : f16
      linalg.yield %38 : f16
    } -> tensor<?xf16>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20, %24 : tensor<?x64xf16>, tensor<?xf16>) outs(%14 : tensor<?x64xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %38 = arith.subf %in, %in_3 : f16
      linalg.yield %38 : f16
    } -> tensor<?x64xf16>
    %26 = iree_tensor_ext.compute_barrier.end %25 : tensor<?x64xf16>{%0} -> tensor<?x64xf16>
    %27 = tensor.empty(%0) : tensor<?x16xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %29 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%2, %8 : tensor<?x32xf16>, tensor<16x32xf16>) outs(%28 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %30 = tensor.empty(%0) : tensor<?x16xf16>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<?x16xf32>) outs(%30 : tensor<?x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %38 = arith.truncf %in : f32 to f16
      linalg.yield %38 : f16
    } -> tensor<?x16xf16>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31, %10 : tensor<?x16xf16>, tensor<16xf16>) outs(%30 : tensor<?x16xf16>) {
    ^bb0(%in: f16, %in_3: f16, %out: f16):
      %38 = arith.addf %in, %in_3 : f16
      linalg.yield %38 : f16
    } -> tensor<?x16xf16>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<?x16xf16>) outs(%30 : tensor<?x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %38 = arith.negf %in : f16
      %39 = math.exp %38 : f16
      %40 = arith.addf %39, %cst_2 : f16
      %41 = arith.divf %cst_2, %40 : f16
      linalg.yield %41 : f16
    } -> tensor<?x16xf16>
    %34 = iree_tensor_ext.compute_barrier.end %33 : tensor<?x16xf16>{%0} -> tensor<?x16xf16>
    %35:2 = hal.tensor.barrier join(%26, %34 : tensor<?x64xf16>, tensor<?x16xf16>) => %arg6 : !hal.fence
    %36 = hal.tensor.export %35#0 : tensor<?x64xf16>{%0} -> !hal.buffer_view
    %37 = hal.tensor.export %35#1 : tensor<?x16xf16>{%0} -> !hal.buffer_view
    util.return %36, %37 : !hal.buffer_view, !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:2 = util.call @main$async(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1 : !hal.buffer_view, !hal.buffer_view
  }
}