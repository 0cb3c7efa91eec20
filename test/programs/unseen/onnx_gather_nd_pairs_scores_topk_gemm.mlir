module {
  util.func public @gather_nd_pairs_scores_topk_gemm$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c7_i64 = arith.constant 7 : i64
    %c5_i64 = arith.constant 5 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c35 = arith.constant 35 : index
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<5x8xf32>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<8x7xf32>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<4x2xi64>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<3x6xf32>
    %4 = tensor.empty() : tensor<5x7xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<5x7xf32>) -> tensor<5x7xf32>
    %6 = linalg.matmul ins(%0, %1 : tensor<5x8xf32>, tensor<8x7xf32>) outs(%5 : tensor<5x7xf32>) -> tensor<5x7xf32>
    %extracted_slice = tensor.extract_slice %2[0, 0] [4, 1] [1, 1] : tensor<4x2xi64> to tensor<4x1xi64>
    %7 = tensor.empty() : tensor<4x1xi1>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<4x1xi64>) outs(%7 : tensor<4x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %29 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %29 : i1
    } -> tensor<4x1xi1>
    %9 = tensor.empty() : tensor<4x1xi64>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<4x1xi64>) outs(%9 : tensor<4x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %29 = arith.addi %in, %c5_i64 : i64
      linalg.yield %29 : i64
    } -> tensor<4x1xi64>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %10, %extracted_slice : tensor<4x1xi1>, tensor<4x1xi64>, tensor<4x1xi64>) outs(%9 : tensor<4x1xi64>) {
    ^bb0(%in: i1, %in_4: i64, %in_5: i64, %out: i64):
      %29 = arith.select %in, %in_4, %in_5 : i64
      linalg.yield %29 : i64
    } -> tensor<4x1xi64>
    %extracted_slice_0 = tensor.extract_slice %2[0, 1] [4, 1] [1, 1] : tensor<4x2xi64> to tensor<4x1xi64>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<4x1xi64>) outs(%7 : tensor<4x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %29 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %29 : i1
    } -> tensor<4x1xi1>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_0 : tensor<4x1xi64>) outs(%9 : tensor<4x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %29 = arith.addi %in, %c7_i64 : i64
      linalg.yield %29 : i64
    } -> tensor<4x1xi64>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %13, %extracted_slice_0 : tensor<4x1xi1>, tensor<4x1xi64>, tensor<4x1xi64>) outs(%9 : tensor<4x1xi64>) {
    ^bb0(%in: i1, %in_4: i64, %in_5: i64, %out: i64):
      %29 = arith.select %in, %in_4, %in_5 : i64
      linalg.yield %29 : i64
    } -> tensor<4x1xi64>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %11 : tensor<4x1xi64>, tensor<4x1xi64>) outs(%9 : tensor<4x1xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %29 = arith.muli %in_4, %c7_i64 : i64
      %30 = arith.addi %in, %29 : i64
      linalg.yield %30 : i64
    } -> tensor<4x1xi64>
    %collapsed = tensor.collapse_shape %15 [[0, 1]] : tensor<4x1xi64> into tensor<4xi64>
    %collapsed_1 = tensor.collapse_shape %6 [[0, 1]] : tensor<5x7xf32> into tensor<35xf32>
    %16 = tensor.empty() : tensor<4xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<4xf32>) -> tensor<4xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%collapsed : tensor<4xi64>) outs(%17 : tensor<4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %29 = arith.index_cast %in : i64 to index
      %30 = arith.cmpi slt, %29, %c35 : index
      cf.assert %30, "index must be smaller than dim size"
      %31 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %31, "index must be larger or equal to 0"
      %extracted = tensor.extract %collapsed_1[%29] : tensor<35xf32>
      linalg.yield %extracted : f32
    } -> tensor<4xf32>
    %19 = tensor.empty() : tensor<5x7xi64>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%19 : tensor<5x7xi64>) {
    ^bb0(%out: i64):
      %29 = linalg.index 1 : index
      %30 = arith.index_cast %29 : index to i64
      linalg.yield %30 : i64
    } -> tensor<5x7xi64>
    %21:2 = iree_linalg_ext.sort dimension(1) outs(%6, %20 : tensor<5x7xf32>, tensor<5x7xi64>) {
    ^bb0(%arg6: f32, %arg7: f32, %arg8: i64, %arg9: i64):
      %29 = arith.cmpf oge, %arg6, %arg7 : f32
      iree_linalg_ext.yield %29 : i1
    } -> tensor<5x7xf32>, tensor<5x7xi64>
    %extracted_slice_2 = tensor.extract_slice %21#0[0, 0] [5, 3] [1, 1] : tensor<5x7xf32> to tensor<5x3xf32>
    %extracted_slice_3 = tensor.extract_slice %21#1[0, 0] [5, 3] [1, 1] : tensor<5x7xi64> to tensor<5x3xi64>
    %22 = tensor.empty() : tensor<5x6xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<5x6xf32>) -> tensor<5x6xf32>
    %24 = linalg.matmul ins(%extracted_slice_2, %3 : tensor<5x3xf32>, tensor<3x6xf32>) outs(%23 : tensor<5x6xf32>) -> tensor<5x6xf32>
    %25:3 = hal.tensor.barrier join(%18, %24, %extracted_slice_3 : tensor<4xf32>, tensor<5x6xf32>, tensor<5x3xi64>) => %arg5 : !hal.fence
    %26 = hal.tensor.export %25#0 : tensor<4xf32> -> !hal.buffer_view
    %27 = hal.tensor.export %25#1 : tensor<5x6xf32> -> !hal.buffer_view
    %28 = hal.tensor.export %25#2 : tensor<5x3xi64> -> !hal.buffer_view
    util.return %26, %27, %28 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
  util.func public @gather_nd_pairs_scores_topk_gemm(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:3 = util.call @gather_nd_pairs_scores_topk_gemm$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1, %1#2 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
}