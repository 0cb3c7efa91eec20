// A cache read by pairs of indices, then multiplied.
module {
  util.func public @gather_nd_cache_rows$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c16_i64 = arith.constant 16 : i64
    %c4_i64 = arith.constant 4 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c64 = arith.constant 64 : index
    %cst_0 = arith.constant dense<0> : tensor<2xi64>
    %cst_1 = arith.constant dense<[3, 15]> : tensor<2xi64>
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<4x16x8xf32>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<2x5x2xi64>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<8x12xf32>
    %3 = tensor.empty() : tensor<2x5x2xi64>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %cst_0 : tensor<2x5x2xi64>, tensor<2xi64>) outs(%3 : tensor<2x5x2xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %27 = arith.maxsi %in, %in_4 : i64
      linalg.yield %27 : i64
    } -> tensor<2x5x2xi64>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %cst_1 : tensor<2x5x2xi64>, tensor<2xi64>) outs(%3 : tensor<2x5x2xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %27 = arith.minsi %in, %in_4 : i64
      linalg.yield %27 : i64
    } -> tensor<2x5x2xi64>
    %extracted_slice = tensor.extract_slice %5[0, 0, 0] [2, 5, 1] [1, 1, 1] : tensor<2x5x2xi64> to tensor<2x5x1xi64>
    %6 = tensor.empty() : tensor<2x5x1xi1>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x5x1xi64>) outs(%6 : tensor<2x5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %27 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %27 : i1
    } -> tensor<2x5x1xi1>
    %8 = tensor.empty() : tensor<2x5x1xi64>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<2x5x1xi64>) outs(%8 : tensor<2x5x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %27 = arith.addi %in, %c4_i64 : i64
      linalg.yield %27 : i64
    } -> tensor<2x5x1xi64>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %9, %extracted_slice : tensor<2x5x1xi1>, tensor<2x5x1xi64>, tensor<2x5x1xi64>) outs(%8 : tensor<2x5x1xi64>) {
    ^bb0(%in: i1, %in_4: i64, %in_5: i64, %out: i64):
      %27 = arith.select %in, %in_4, %in_5 : i64
      linalg.yield %27 : i64
    } -> tensor<2x5x1xi64>
    %extracted_slice_2 = tensor.extract_slice %5[0, 0, 1] [2, 5, 1] [1, 1, 1] : tensor<2x5x2xi64> to tensor<2x5x1xi64>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_2 : tensor<2x5x1xi64>) outs(%6 : tensor<2x5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %27 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %27 : i1
    } -> tensor<2x5x1xi1>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_2 : tensor<2x5x1xi64>) outs(%8 : tensor<2x5x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %27 = arith.addi %in, %c16_i64 : i64
      linalg.yield %27 : i64
    } -> tensor<2x5x1xi64>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %12, %extracted_slice_2 : tensor<2x5x1xi1>, tensor<2x5x1xi64>, tensor<2x5x1xi64>) outs(%8 : tensor<2x5x1xi64>) {
    ^bb0(%in: i1, %in_4: i64, %in_5: i64, %out: i64):
      %27 = arith.select %in, %in_4, %in_5 : i64
      linalg.yield %27 : i64
    } -> tensor<2x5x1xi64>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %10 : tensor<2x5x1xi64>, tensor<2x5x1xi64>) outs(%8 : tensor<2x5x1xi64>) {
    ^bb0(%in: i64, %in_4: i64, %out: i64):
      %27 = arith.muli %in_4, %c16_i64 : i64
      %28 = arith.addi %in, %27 : i64
      linalg.yield %28 : i64
    } -> tensor<2x5x1xi64>
    %15 = tensor.empty() : tensor<10x8xi64>
    %collapsed = tensor.collapse_shape %14 [[0, 1, 2]] : tensor<2x5x1xi64> into tensor<10xi64>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<10xi64>) outs(%15 : tensor<10x8xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<10x8xi64>
    %collapsed_3 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<4x16x8xf32> into tensor<64x8xf32>
    %17 = tensor.empty() : tensor<10x8xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<10x8xf32>) -> tensor<10x8xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<10x8xi64>) outs(%18 : tensor<10x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %27 = arith.index_cast %in : i64 to index
      %28 = linalg.index 1 : index
      %29 = arith.cmpi slt, %27, %c64 : index
      cf.assert %29, "index must be smaller than dim size"
      %30 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %30, "index must be larger or equal to 0"
      %extracted = tensor.extract %collapsed_3[%27, %28] : tensor<64x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<10x8xf32>
    %expanded = tensor.expand_shape %19 [[0, 1], [2]] output_shape [2, 5, 8] : tensor<10x8xf32> into tensor<2x5x8xf32>
    %20 = tensor.empty() : tensor<2x8x12xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<8x12xf32>) outs(%20 : tensor<2x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x12xf32>
    %22 = tensor.empty() : tensor<2x5x12xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<2x5x12xf32>) -> tensor<2x5x12xf32>
    %24 = linalg.batch_matmul ins(%expanded, %21 : tensor<2x5x8xf32>, tensor<2x8x12xf32>) outs(%23 : tensor<2x5x12xf32>) -> tensor<2x5x12xf32>
    %25 = hal.tensor.barrier join(%24 : tensor<2x5x12xf32>) => %arg4 : !hal.fence
    %26 = hal.tensor.export %25 : tensor<2x5x12xf32> -> !hal.buffer_view
    util.return %26 : !hal.buffer_view
  }
  util.func public @gather_nd_cache_rows(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @gather_nd_cache_rows$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}