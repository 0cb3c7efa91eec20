module {
  util.func public @rms_norm_swiglu_split_gemm_f16$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f16
    %cst_2 = arith.constant 1.600000e+01 : f16
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<6x16xf16>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<16x24xf16>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<12x16xf16>
    %3 = tensor.empty() : tensor<6x16xf16>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0, %0 : tensor<6x16xf16>, tensor<6x16xf16>) outs(%3 : tensor<6x16xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %27 = arith.mulf %in, %in_4 : f16
      linalg.yield %27 : f16
    } -> tensor<6x16xf16>
    %5 = tensor.empty() : tensor<6x1xf16>
    %6 = linalg.fill ins(%cst : f16) outs(%5 : tensor<6x1xf16>) -> tensor<6x1xf16>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<6x16xf16>) outs(%6 : tensor<6x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %27 = arith.addf %in, %out : f16
      linalg.yield %27 : f16
    } -> tensor<6x1xf16>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<6x1xf16>) outs(%5 : tensor<6x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %27 = arith.divf %in, %cst_2 : f16
      linalg.yield %27 : f16
    } -> tensor<6x1xf16>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<6x1xf16>) outs(%5 : tensor<6x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %27 = math.sqrt %in : f16
      linalg.yield %27 : f16
    } -> tensor<6x1xf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0, %9 : tensor<6x16xf16>, tensor<6x1xf16>) outs(%3 : tensor<6x16xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %27 = arith.divf %in, %in_4 : f16
      linalg.yield %27 : f16
    } -> tensor<6x16xf16>
    %11 = tensor.empty() : tensor<6x24xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<6x24xf32>) -> tensor<6x24xf32>
    %13 = linalg.matmul ins(%10, %1 : tensor<6x16xf16>, tensor<16x24xf16>) outs(%12 : tensor<6x24xf32>) -> tensor<6x24xf32>
    %14 = tensor.empty() : tensor<6x24xf16>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<6x24xf32>) outs(%14 : tensor<6x24xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<6x24xf16>
    %extracted_slice = tensor.extract_slice %15[0, 0] [6, 12] [1, 1] : tensor<6x24xf16> to tensor<6x12xf16>
    %extracted_slice_3 = tensor.extract_slice %15[0, 12] [6, 12] [1, 1] : tensor<6x24xf16> to tensor<6x12xf16>
    %16 = tensor.empty() : tensor<6x12xf16>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<6x12xf16>) outs(%16 : tensor<6x12xf16>) {
    ^bb0(%in: f16, %out: f16):
      %27 = arith.negf %in : f16
      %28 = math.exp %27 : f16
      %29 = arith.addf %28, %cst_1 : f16
      %30 = arith.divf %cst_1, %29 : f16
      linalg.yield %30 : f16
    } -> tensor<6x12xf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %17 : tensor<6x12xf16>, tensor<6x12xf16>) outs(%16 : tensor<6x12xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %27 = arith.mulf %in, %in_4 : f16
      linalg.yield %27 : f16
    } -> tensor<6x12xf16>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18, %extracted_slice_3 : tensor<6x12xf16>, tensor<6x12xf16>) outs(%16 : tensor<6x12xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %27 = arith.mulf %in, %in_4 : f16
      linalg.yield %27 : f16
    } -> tensor<6x12xf16>
    %20 = tensor.empty() : tensor<6x16xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<6x16xf32>) -> tensor<6x16xf32>
    %22 = linalg.matmul ins(%19, %2 : tensor<6x12xf16>, tensor<12x16xf16>) outs(%21 : tensor<6x16xf32>) -> tensor<6x16xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<6x16xf32>) outs(%3 : tensor<6x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<6x16xf16>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %0 : tensor<6x16xf16>, tensor<6x16xf16>) outs(%3 : tensor<6x16xf16>) {
    ^bb0(%in: f16, %in_4: f16, %out: f16):
      %27 = arith.addf %in, %in_4 : f16
      linalg.yield %27 : f16
    } -> tensor<6x16xf16>
    %25 = hal.tensor.barrier join(%24 : tensor<6x16xf16>) => %arg4 : !hal.fence
    %26 = hal.tensor.export %25 : tensor<6x16xf16> -> !hal.buffer_view
    util.return %26 : !hal.buffer_view
  }
  util.func public @rms_norm_swiglu_split_gemm_f16(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @rms_norm_swiglu_split_gemm_f16$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}