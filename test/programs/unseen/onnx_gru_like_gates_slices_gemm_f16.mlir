module {
  util.func public @gru_like_gates_slices_gemm_f16$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.buffer_view, %arg6: !hal.fence, %arg7: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f16
    %0 = hal.tensor.import wait(%arg6) => %arg0 : !hal.buffer_view -> tensor<24x32xf16>
    %1 = hal.tensor.import wait(%arg6) => %arg1 : !hal.buffer_view -> tensor<24x32xf16>
    %2 = hal.tensor.import wait(%arg6) => %arg2 : !hal.buffer_view -> tensor<96x32xf16>
    %3 = hal.tensor.import wait(%arg6) => %arg3 : !hal.buffer_view -> tensor<96x32xf16>
    %4 = hal.tensor.import wait(%arg6) => %arg4 : !hal.buffer_view -> tensor<96xf16>
    %5 = hal.tensor.import wait(%arg6) => %arg5 : !hal.buffer_view -> tensor<96xf16>
    %6 = tensor.empty() : tensor<32x96xf16>
    %transposed = linalg.transpose ins(%2 : tensor<96x32xf16>) outs(%6 : tensor<32x96xf16>) permutation = [1, 0] 
    %7 = tensor.empty() : tensor<24x96xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<24x96xf32>) -> tensor<24x96xf32>
    %9 = linalg.matmul ins(%0, %transposed : tensor<24x32xf16>, tensor<32x96xf16>) outs(%8 : tensor<24x96xf32>) -> tensor<24x96xf32>
    %10 = tensor.empty() : tensor<24x96xf16>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<24x96xf32>) outs(%10 : tensor<24x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<24x96xf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %4 : tensor<24x96xf16>, tensor<96xf16>) outs(%10 : tensor<24x96xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %29 = arith.addf %in, %in_7 : f16
      linalg.yield %29 : f16
    } -> tensor<24x96xf16>
    %transposed_1 = linalg.transpose ins(%3 : tensor<96x32xf16>) outs(%6 : tensor<32x96xf16>) permutation = [1, 0] 
    %13 = linalg.matmul ins(%1, %transposed_1 : tensor<24x32xf16>, tensor<32x96xf16>) outs(%8 : tensor<24x96xf32>) -> tensor<24x96xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<24x96xf32>) outs(%10 : tensor<24x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %29 = arith.truncf %in : f32 to f16
      linalg.yield %29 : f16
    } -> tensor<24x96xf16>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %5 : tensor<24x96xf16>, tensor<96xf16>) outs(%10 : tensor<24x96xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %29 = arith.addf %in, %in_7 : f16
      linalg.yield %29 : f16
    } -> tensor<24x96xf16>
    %extracted_slice = tensor.extract_slice %12[0, 0] [24, 32] [1, 1] : tensor<24x96xf16> to tensor<24x32xf16>
    %extracted_slice_2 = tensor.extract_slice %12[0, 32] [24, 32] [1, 1] : tensor<24x96xf16> to tensor<24x32xf16>
    %extracted_slice_3 = tensor.extract_slice %12[0, 64] [24, 32] [1, 1] : tensor<24x96xf16> to tensor<24x32xf16>
    %extracted_slice_4 = tensor.extract_slice %15[0, 0] [24, 32] [1, 1] : tensor<24x96xf16> to tensor<24x32xf16>
    %extracted_slice_5 = tensor.extract_slice %15[0, 32] [24, 32] [1, 1] : tensor<24x96xf16> to tensor<24x32xf16>
    %extracted_slice_6 = tensor.extract_slice %15[0, 64] [24, 32] [1, 1] : tensor<24x96xf16> to tensor<24x32xf16>
    %16 = tensor.empty() : tensor<24x32xf16>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_4 : tensor<24x32xf16>, tensor<24x32xf16>) outs(%16 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %29 = arith.addf %in, %in_7 : f16
      linalg.yield %29 : f16
    } -> tensor<24x32xf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<24x32xf16>) outs(%16 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      %29 = arith.negf %in : f16
      %30 = math.exp %29 : f16
      %31 = arith.addf %30, %cst_0 : f16
      %32 = arith.divf %cst_0, %31 : f16
      linalg.yield %32 : f16
    } -> tensor<24x32xf16>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2, %extracted_slice_5 : tensor<24x32xf16>, tensor<24x32xf16>) outs(%16 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %29 = arith.addf %in, %in_7 : f16
      linalg.yield %29 : f16
    } -> tensor<24x32xf16>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<24x32xf16>) outs(%16 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      %29 = arith.negf %in : f16
      %30 = math.exp %29 : f16
      %31 = arith.addf %30, %cst_0 : f16
      %32 = arith.divf %cst_0, %31 : f16
      linalg.yield %32 : f16
    } -> tensor<24x32xf16>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18, %extracted_slice_6 : tensor<24x32xf16>, tensor<24x32xf16>) outs(%16 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %29 = arith.mulf %in, %in_7 : f16
      linalg.yield %29 : f16
    } -> tensor<24x32xf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_3, %21 : tensor<24x32xf16>, tensor<24x32xf16>) outs(%16 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %29 = arith.addf %in, %in_7 : f16
      linalg.yield %29 : f16
    } -> tensor<24x32xf16>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<24x32xf16>) outs(%16 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      %29 = math.tanh %in : f16
      linalg.yield %29 : f16
    } -> tensor<24x32xf16>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %23 : tensor<24x32xf16>, tensor<24x32xf16>) outs(%16 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %29 = arith.subf %in, %in_7 : f16
      linalg.yield %29 : f16
    } -> tensor<24x32xf16>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20, %24 : tensor<24x32xf16>, tensor<24x32xf16>) outs(%16 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %29 = arith.mulf %in, %in_7 : f16
      linalg.yield %29 : f16
    } -> tensor<24x32xf16>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %25 : tensor<24x32xf16>, tensor<24x32xf16>) outs(%16 : tensor<24x32xf16>) {
    ^bb0(%in: f16, %in_7: f16, %out: f16):
      %29 = arith.addf %in, %in_7 : f16
      linalg.yield %29 : f16
    } -> tensor<24x32xf16>
    %27 = hal.tensor.barrier join(%26 : tensor<24x32xf16>) => %arg7 : !hal.fence
    %28 = hal.tensor.export %27 : tensor<24x32xf16> -> !hal.buffer_view
    util.return %28 : !hal.buffer_view
  }
  util.func public @gru_like_gates_slices_gemm_f16(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @gru_like_gates_slices_gemm_f16$async(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}