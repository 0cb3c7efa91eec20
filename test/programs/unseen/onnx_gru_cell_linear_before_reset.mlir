module {
  util.func public @gru_cell_linear_before_reset$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<5x6xf32>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<5x8xf32>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<6x24xf32>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<8x24xf32>
    %4 = tensor.empty() : tensor<5x24xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<5x24xf32>) -> tensor<5x24xf32>
    %6 = linalg.matmul ins(%0, %2 : tensor<5x6xf32>, tensor<6x24xf32>) outs(%5 : tensor<5x24xf32>) -> tensor<5x24xf32>
    %7 = linalg.matmul ins(%1, %3 : tensor<5x8xf32>, tensor<8x24xf32>) outs(%5 : tensor<5x24xf32>) -> tensor<5x24xf32>
    %extracted_slice = tensor.extract_slice %6[0, 0] [5, 8] [1, 1] : tensor<5x24xf32> to tensor<5x8xf32>
    %extracted_slice_1 = tensor.extract_slice %6[0, 8] [5, 8] [1, 1] : tensor<5x24xf32> to tensor<5x8xf32>
    %extracted_slice_2 = tensor.extract_slice %6[0, 16] [5, 8] [1, 1] : tensor<5x24xf32> to tensor<5x8xf32>
    %extracted_slice_3 = tensor.extract_slice %7[0, 0] [5, 8] [1, 1] : tensor<5x24xf32> to tensor<5x8xf32>
    %extracted_slice_4 = tensor.extract_slice %7[0, 8] [5, 8] [1, 1] : tensor<5x24xf32> to tensor<5x8xf32>
    %extracted_slice_5 = tensor.extract_slice %7[0, 16] [5, 8] [1, 1] : tensor<5x24xf32> to tensor<5x8xf32>
    %8 = tensor.empty() : tensor<5x8xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_3 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%8 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %21 = arith.addf %in, %in_6 : f32
      linalg.yield %21 : f32
    } -> tensor<5x8xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<5x8xf32>) outs(%8 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.negf %in : f32
      %22 = math.exp %21 : f32
      %23 = arith.addf %22, %cst_0 : f32
      %24 = arith.divf %cst_0, %23 : f32
      linalg.yield %24 : f32
    } -> tensor<5x8xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1, %extracted_slice_4 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%8 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %21 = arith.addf %in, %in_6 : f32
      linalg.yield %21 : f32
    } -> tensor<5x8xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<5x8xf32>) outs(%8 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.negf %in : f32
      %22 = math.exp %21 : f32
      %23 = arith.addf %22, %cst_0 : f32
      %24 = arith.divf %cst_0, %23 : f32
      linalg.yield %24 : f32
    } -> tensor<5x8xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %extracted_slice_5 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%8 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %21 = arith.mulf %in, %in_6 : f32
      linalg.yield %21 : f32
    } -> tensor<5x8xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2, %13 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%8 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %21 = arith.addf %in, %in_6 : f32
      linalg.yield %21 : f32
    } -> tensor<5x8xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<5x8xf32>) outs(%8 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = math.tanh %in : f32
      linalg.yield %21 : f32
    } -> tensor<5x8xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %15 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%8 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %21 = arith.subf %in, %in_6 : f32
      linalg.yield %21 : f32
    } -> tensor<5x8xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %16 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%8 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %21 = arith.mulf %in, %in_6 : f32
      linalg.yield %21 : f32
    } -> tensor<5x8xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15, %17 : tensor<5x8xf32>, tensor<5x8xf32>) outs(%8 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %21 = arith.addf %in, %in_6 : f32
      linalg.yield %21 : f32
    } -> tensor<5x8xf32>
    %19 = hal.tensor.barrier join(%18 : tensor<5x8xf32>) => %arg5 : !hal.fence
    %20 = hal.tensor.export %19 : tensor<5x8xf32> -> !hal.buffer_view
    util.return %20 : !hal.buffer_view
  }
  util.func public @gru_cell_linear_before_reset(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @gru_cell_linear_before_reset$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}