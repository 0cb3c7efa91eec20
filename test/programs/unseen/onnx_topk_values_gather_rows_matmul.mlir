// The rows of the largest scores, gathered and multiplied.
module {
  util.func public @topk_values_gather_rows_matmul$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<16x8xf32>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<8x1xf32>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<8x12xf32>
    %3 = tensor.empty() : tensor<16x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<16x1xf32>) -> tensor<16x1xf32>
    %5 = linalg.matmul ins(%0, %1 : tensor<16x8xf32>, tensor<8x1xf32>) outs(%4 : tensor<16x1xf32>) -> tensor<16x1xf32>
    %collapsed = tensor.collapse_shape %5 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %6 = tensor.empty() : tensor<16xi64>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%6 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %22 = linalg.index 0 : index
      %23 = arith.index_cast %22 : index to i64
      linalg.yield %23 : i64
    } -> tensor<16xi64>
    %8:2 = iree_linalg_ext.sort dimension(0) outs(%collapsed, %7 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%arg5: f32, %arg6: f32, %arg7: i64, %arg8: i64):
      %22 = arith.cmpf oge, %arg5, %arg6 : f32
      iree_linalg_ext.yield %22 : i1
    } -> tensor<16xf32>, tensor<16xi64>
    %extracted_slice = tensor.extract_slice %8#1[0] [4] [1] : tensor<16xi64> to tensor<4xi64>
    %9 = tensor.empty() : tensor<4xi1>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<4xi64>) outs(%9 : tensor<4xi1>) {
    ^bb0(%in: i64, %out: i1):
      %22 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %22 : i1
    } -> tensor<4xi1>
    %11 = tensor.empty() : tensor<4xi64>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<4xi64>) outs(%11 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %22 = arith.addi %in, %c16_i64 : i64
      linalg.yield %22 : i64
    } -> tensor<4xi64>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%10, %12, %extracted_slice : tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) outs(%11 : tensor<4xi64>) {
    ^bb0(%in: i1, %in_0: i64, %in_1: i64, %out: i64):
      %22 = arith.select %in, %in_0, %in_1 : i64
      linalg.yield %22 : i64
    } -> tensor<4xi64>
    %14 = tensor.empty() : tensor<4x8xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4xi64>) outs(%14 : tensor<4x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %22 = arith.index_cast %in : i64 to index
      %23 = linalg.index 1 : index
      %extracted = tensor.extract %0[%22, %23] : tensor<16x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8xf32>
    %16 = tensor.empty() : tensor<4x12xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<4x12xf32>) -> tensor<4x12xf32>
    %18 = linalg.matmul ins(%15, %2 : tensor<4x8xf32>, tensor<8x12xf32>) outs(%17 : tensor<4x12xf32>) -> tensor<4x12xf32>
    %19:2 = hal.tensor.barrier join(%18, %extracted_slice : tensor<4x12xf32>, tensor<4xi64>) => %arg4 : !hal.fence
    %20 = hal.tensor.export %19#0 : tensor<4x12xf32> -> !hal.buffer_view
    %21 = hal.tensor.export %19#1 : tensor<4xi64> -> !hal.buffer_view
    util.return %20, %21 : !hal.buffer_view, !hal.buffer_view
  }
  util.func public @topk_values_gather_rows_matmul(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:2 = util.call @topk_values_gather_rows_matmul$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1 : !hal.buffer_view, !hal.buffer_view
  }
}