// iree_torch_two_heads_f16_dynamic_input_level behind IREE's preprocessing.
module @module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"vmvx", "vmvx-bytecode-fb", {iree.encoding.resolver = #iree_cpu.vmvx_encoding_resolver<>, ukernels = "none"}>]> : !hal.device
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.fence, %arg6: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFC00 : f16
    %cst_1 = arith.constant 0.000000e+00 : f16
    %cst_2 = arith.constant 1.000000e+00 : f16
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import wait(%arg5) => %arg0 : !hal.buffer_view -> tensor<?x32xf16>{%0}
    %2 = hal.tensor.import wait(%arg5) => %arg1 : !hal.buffer_view -> tensor<64x32xf16>
    %3 = hal.tensor.import wait(%arg5) => %arg2 : !hal.buffer_view -> tensor<64xf16>
    %4 = hal.tensor.import wait(%arg5) => %arg3 : !hal.buffer_view -> tensor<16x32xf16>
    %5 = hal.tensor.import wait(%arg5) => %arg4 : !hal.buffer_view -> tensor<16xf16>
    %6 = tensor.empty() : tensor<32x64xf16>
    %transposed = linalg.transpose ins(%2 : tensor<64x32xf16>) outs(%6 : tensor<32x64xf16>) permutation = [1, 0] 
    %7 = tensor.empty(%0) : tensor<?x64xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %9 = linalg.matmul ins(%1, %transposed : tensor<?x32xf16>, tensor<32x64xf16>) outs(%8 : tensor<?x64xf32>) -> tensor<?x64xf32>
    %10 = tensor.empty(%0) : tensor<?x64xf16>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<?x64xf32>) outs(%10 : tensor<?x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %36 = arith.truncf %in : f32 to f16
      linalg.yield %36 : f16
    } -> tensor<?x64xf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %3 : tensor<?x64xf16>, tensor<64xf16>) outs(%10 : tensor<?x64xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %36 = arith.addf %in, %in_5 : f16
      linalg.yield %36 : f16
    } -> tensor<?x64xf16>
    %13 = tensor.empty(%0) : tensor<?xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<?xi64>) -> tensor<?xi64>
    %15 = tensor.empty(%0) : tensor<?xf16>
    %16 = linalg.fill ins(%cst_0 : f16) outs(%15 : tensor<?xf16>) -> tensor<?xf16>
    %17:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<?x64xf16>) outs(%16, %14 : tensor<?xf16>, tensor<?xi64>) {
    ^bb0(%in: f16, %out: f16, %out_5: i64):
      %36 = linalg.index 1 : index
      %37 = arith.index_cast %36 : index to i64
      %38 = arith.maximumf %in, %out : f16
      %39 = arith.cmpf ogt, %in, %out : f16
      %40 = arith.select %39, %37, %out_5 : i64
      linalg.yield %38, %40 : f16, i64
    } -> (tensor<?xf16>, tensor<?xi64>)
    %expanded = tensor.expand_shape %17#0 [[0, 1]] output_shape [%0, 1] : tensor<?xf16> into tensor<?x1xf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %expanded : tensor<?x64xf16>, tensor<?x1xf16>) outs(%10 : tensor<?x64xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %36 = arith.subf %in, %in_5 : f16
      linalg.yield %36 : f16
    } -> tensor<?x64xf16>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<?x64xf16>) outs(%10 : tensor<?x64xf16>) {
    ^bb0(%in: f16, %out: f16):
      %36 = math.exp %in : f16
      linalg.yield %36 : f16
    } -> tensor<?x64xf16>
    %20 = tensor.empty(%0) : tensor<?x1xf16>
    %21 = linalg.fill ins(%cst_1 : f16) outs(%20 : tensor<?x1xf16>) -> tensor<?x1xf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "reduction"]} ins(%19 : tensor<?x64xf16>) outs(%21 : tensor<?x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %36 = arith.addf %in, %out : f16
      linalg.yield %36 : f16
    } -> tensor<?x1xf16>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<?x1xf16>) outs(%20 : tensor<?x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %36 = math.log %in : f16
      linalg.yield %36 : f16
    } -> tensor<?x1xf16>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18, %23 : tensor<?x64xf16>, tensor<?x1xf16>) outs(%10 : tensor<?x64xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %36 = arith.subf %in, %in_5 : f16
      linalg.yield %36 : f16
    } -> tensor<?x64xf16>
    %25 = tensor.empty() : tensor<32x16xf16>
    %transposed_3 = linalg.transpose ins(%4 : tensor<16x32xf16>) outs(%25 : tensor<32x16xf16>) permutation = [1, 0] 
    %26 = tensor.empty(%0) : tensor<?x16xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%26 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %28 = linalg.matmul ins(%1, %transposed_3 : tensor<?x32xf16>, tensor<32x16xf16>) outs(%27 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %29 = tensor.empty(%0) : tensor<?x16xf16>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<?x16xf32>) outs(%29 : tensor<?x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %36 = arith.truncf %in : f32 to f16
      linalg.yield %36 : f16
    } -> tensor<?x16xf16>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%30, %5 : tensor<?x16xf16>, tensor<16xf16>) outs(%29 : tensor<?x16xf16>) {
    ^bb0(%in: f16, %in_5: f16, %out: f16):
      %36 = arith.addf %in, %in_5 : f16
      linalg.yield %36 : f16
    } -> tensor<?x16xf16>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<?x16xf16>) outs(%29 : tensor<?x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      %36 = arith.negf %in : f16
      %37 = math.exp %36 : f16
      %38 = arith.addf %37, %cst_2 : f16
      %39 = arith.divf %cst_2, %38 : f16
      linalg.yield %39 : f16
    } -> tensor<?x16xf16>
    %33:2 = hal.tensor.barrier join(%24, %32 : tensor<?x64xf16>, tensor<?x16xf16>) => %arg6 : !hal.fence
    %dim = tensor.dim %33#0, %c0 : tensor<?x64xf16>
    %34 = hal.tensor.export %33#0 : tensor<?x64xf16>{%dim} -> !hal.buffer_view
    %dim_4 = tensor.dim %33#1, %c0 : tensor<?x16xf16>
    %35 = hal.tensor.export %33#1 : tensor<?x16xf16>{%dim_4} -> !hal.buffer_view
    util.return %34, %35 : !hal.buffer_view, !hal.buffer_view
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