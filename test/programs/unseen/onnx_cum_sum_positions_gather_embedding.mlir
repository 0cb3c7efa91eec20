// Positions by CumSum of a mask, embeddings gathered, multiplied.
module {
  util.func public @cum_sum_positions_gather_embedding$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.fence, %arg6: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0_i64 = arith.constant 0 : i64
    %c20_i64 = arith.constant 20 : i64
    %c9_i64 = arith.constant 9 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0> : tensor<i64>
    %cst_1 = arith.constant dense<8> : tensor<i64>
    %cst_2 = arith.constant dense<19> : tensor<i64>
    %0 = hal.tensor.import wait(%arg5) => %arg0 : !hal.buffer_view -> tensor<2x7xi64>
    %1 = hal.tensor.import wait(%arg5) => %arg1 : !hal.buffer_view -> tensor<2x7xi64>
    %2 = hal.tensor.import wait(%arg5) => %arg2 : !hal.buffer_view -> tensor<20x16xf32>
    %3 = hal.tensor.import wait(%arg5) => %arg3 : !hal.buffer_view -> tensor<9x16xf32>
    %4 = hal.tensor.import wait(%arg5) => %arg4 : !hal.buffer_view -> tensor<16x8xf32>
    %5 = tensor.empty() : tensor<2x7xi64>
    %6 = linalg.fill ins(%c0_i64 : i64) outs(%5 : tensor<2x7xi64>) -> tensor<2x7xi64>
    %7 = tensor.empty() : tensor<2xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<2xi64>) -> tensor<2xi64>
    %9:2 = iree_linalg_ext.scan {operandSegmentSizes = array<i32: 1, 2>} dimension(1) inclusive(true) ins(%1 : tensor<2x7xi64>) outs(%6, %8 : tensor<2x7xi64>, tensor<2xi64>) {
    ^bb0(%arg7: i64, %arg8: i64):
      %34 = arith.addi %arg7, %arg8 : i64
      iree_linalg_ext.yield %34 : i64
    } -> tensor<2x7xi64>, tensor<2xi64>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9#0, %1 : tensor<2x7xi64>, tensor<2x7xi64>) outs(%5 : tensor<2x7xi64>) {
    ^bb0(%in: i64, %in_5: i64, %out: i64):
      %34 = arith.muli %in, %in_5 : i64
      linalg.yield %34 : i64
    } -> tensor<2x7xi64>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %cst_0 : tensor<2x7xi64>, tensor<i64>) outs(%5 : tensor<2x7xi64>) {
    ^bb0(%in: i64, %in_5: i64, %out: i64):
      %34 = arith.maxsi %in, %in_5 : i64
      linalg.yield %34 : i64
    } -> tensor<2x7xi64>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %cst_1 : tensor<2x7xi64>, tensor<i64>) outs(%5 : tensor<2x7xi64>) {
    ^bb0(%in: i64, %in_5: i64, %out: i64):
      %34 = arith.minsi %in, %in_5 : i64
      linalg.yield %34 : i64
    } -> tensor<2x7xi64>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0, %cst_0 : tensor<2x7xi64>, tensor<i64>) outs(%5 : tensor<2x7xi64>) {
    ^bb0(%in: i64, %in_5: i64, %out: i64):
      %34 = arith.maxsi %in, %in_5 : i64
      linalg.yield %34 : i64
    } -> tensor<2x7xi64>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %cst_2 : tensor<2x7xi64>, tensor<i64>) outs(%5 : tensor<2x7xi64>) {
    ^bb0(%in: i64, %in_5: i64, %out: i64):
      %34 = arith.minsi %in, %in_5 : i64
      linalg.yield %34 : i64
    } -> tensor<2x7xi64>
    %15 = tensor.empty() : tensor<2x7xi1>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<2x7xi64>) outs(%15 : tensor<2x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %34 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %34 : i1
    } -> tensor<2x7xi1>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<2x7xi64>) outs(%5 : tensor<2x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %34 = arith.addi %in, %c20_i64 : i64
      linalg.yield %34 : i64
    } -> tensor<2x7xi64>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %17, %14 : tensor<2x7xi1>, tensor<2x7xi64>, tensor<2x7xi64>) outs(%5 : tensor<2x7xi64>) {
    ^bb0(%in: i1, %in_5: i64, %in_6: i64, %out: i64):
      %34 = arith.select %in, %in_5, %in_6 : i64
      linalg.yield %34 : i64
    } -> tensor<2x7xi64>
    %collapsed = tensor.collapse_shape %18 [[0, 1]] : tensor<2x7xi64> into tensor<14xi64>
    %19 = tensor.empty() : tensor<14x16xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<14xi64>) outs(%19 : tensor<14x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %34 = arith.index_cast %in : i64 to index
      %35 = linalg.index 1 : index
      %extracted = tensor.extract %2[%34, %35] : tensor<20x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<14x16xf32>
    %expanded = tensor.expand_shape %20 [[0, 1], [2]] output_shape [2, 7, 16] : tensor<14x16xf32> into tensor<2x7x16xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<2x7xi64>) outs(%15 : tensor<2x7xi1>) {
    ^bb0(%in: i64, %out: i1):
      %34 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %34 : i1
    } -> tensor<2x7xi1>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<2x7xi64>) outs(%5 : tensor<2x7xi64>) {
    ^bb0(%in: i64, %out: i64):
      %34 = arith.addi %in, %c9_i64 : i64
      linalg.yield %34 : i64
    } -> tensor<2x7xi64>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21, %22, %12 : tensor<2x7xi1>, tensor<2x7xi64>, tensor<2x7xi64>) outs(%5 : tensor<2x7xi64>) {
    ^bb0(%in: i1, %in_5: i64, %in_6: i64, %out: i64):
      %34 = arith.select %in, %in_5, %in_6 : i64
      linalg.yield %34 : i64
    } -> tensor<2x7xi64>
    %collapsed_3 = tensor.collapse_shape %23 [[0, 1]] : tensor<2x7xi64> into tensor<14xi64>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed_3 : tensor<14xi64>) outs(%19 : tensor<14x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %34 = arith.index_cast %in : i64 to index
      %35 = linalg.index 1 : index
      %extracted = tensor.extract %3[%34, %35] : tensor<9x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<14x16xf32>
    %expanded_4 = tensor.expand_shape %24 [[0, 1], [2]] output_shape [2, 7, 16] : tensor<14x16xf32> into tensor<2x7x16xf32>
    %25 = tensor.empty() : tensor<2x7x16xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %expanded_4 : tensor<2x7x16xf32>, tensor<2x7x16xf32>) outs(%25 : tensor<2x7x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %34 = arith.addf %in, %in_5 : f32
      linalg.yield %34 : f32
    } -> tensor<2x7x16xf32>
    %27 = tensor.empty() : tensor<2x16x8xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<16x8xf32>) outs(%27 : tensor<2x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x16x8xf32>
    %29 = tensor.empty() : tensor<2x7x8xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<2x7x8xf32>) -> tensor<2x7x8xf32>
    %31 = linalg.batch_matmul ins(%26, %28 : tensor<2x7x16xf32>, tensor<2x16x8xf32>) outs(%30 : tensor<2x7x8xf32>) -> tensor<2x7x8xf32>
    %32 = hal.tensor.barrier join(%31 : tensor<2x7x8xf32>) => %arg6 : !hal.fence
    %33 = hal.tensor.export %32 : tensor<2x7x8xf32> -> !hal.buffer_view
    util.return %33 : !hal.buffer_view
  }
  util.func public @cum_sum_positions_gather_embedding(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @cum_sum_positions_gather_embedding$async(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}