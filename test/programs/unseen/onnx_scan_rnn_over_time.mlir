// Scan over the first axis with a state.
module {
  util.func public @scan_rnn_over_time$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0_i64 = arith.constant 0 : i64
    %c5_i64 = arith.constant 5 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<5x3x8xf32>
    %c5 = arith.constant 5 : index
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<3x8xf32>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<5x3x6xf32>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<6x8xf32>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<8x8xf32>
    %4:2 = scf.for %arg6 = %c0 to %c5 step %c1 iter_args(%arg7 = %0, %arg8 = %cst_0) -> (tensor<3x8xf32>, tensor<5x3x8xf32>) {
      %8 = arith.index_cast %arg6 : index to i64
      %9 = arith.cmpi slt, %8, %c0_i64 : i64
      %10 = arith.extui %9 : i1 to i64
      %11 = arith.muli %10, %c5_i64 : i64
      %12 = arith.addi %8, %11 : i64
      %13 = arith.addi %12, %c5_i64 : i64
      %14 = arith.cmpi sge, %12, %c0_i64 : i64
      %15 = arith.select %14, %12, %13 : i64
      %16 = arith.maxsi %15, %c0_i64 : i64
      %17 = arith.minsi %16, %c5_i64 : i64
      %18 = arith.index_cast %17 : i64 to index
      %extracted_slice = tensor.extract_slice %1[%18, 0, 0] [1, 3, 6] [1, 1, 1] : tensor<5x3x6xf32> to tensor<1x3x6xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x3x6xf32> into tensor<3x6xf32>
      %19 = tensor.empty() : tensor<3x8xf32>
      %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<3x8xf32>) -> tensor<3x8xf32>
      %21 = linalg.matmul ins(%collapsed, %2 : tensor<3x6xf32>, tensor<6x8xf32>) outs(%20 : tensor<3x8xf32>) -> tensor<3x8xf32>
      %22 = linalg.matmul ins(%arg7, %3 : tensor<3x8xf32>, tensor<8x8xf32>) outs(%20 : tensor<3x8xf32>) -> tensor<3x8xf32>
      %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21, %22 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%19 : tensor<3x8xf32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %31 = arith.addf %in, %in_1 : f32
        linalg.yield %31 : f32
      } -> tensor<3x8xf32>
      %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<3x8xf32>) outs(%19 : tensor<3x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %31 = math.tanh %in : f32
        linalg.yield %31 : f32
      } -> tensor<3x8xf32>
      %expanded = tensor.expand_shape %24 [[0, 1], [2]] output_shape [1, 3, 8] : tensor<3x8xf32> into tensor<1x3x8xf32>
      %25 = arith.addi %8, %c5_i64 : i64
      %26 = arith.cmpi sge, %8, %c0_i64 : i64
      %27 = arith.select %26, %8, %25 : i64
      %28 = arith.maxsi %27, %c0_i64 : i64
      %29 = arith.minsi %28, %c5_i64 : i64
      %30 = arith.index_cast %29 : i64 to index
      %inserted_slice = tensor.insert_slice %expanded into %arg8[%30, 0, 0] [1, 3, 8] [1, 1, 1] : tensor<1x3x8xf32> into tensor<5x3x8xf32>
      scf.yield %24, %inserted_slice : tensor<3x8xf32>, tensor<5x3x8xf32>
    }
    %5:2 = hal.tensor.barrier join(%4#0, %4#1 : tensor<3x8xf32>, tensor<5x3x8xf32>) => %arg5 : !hal.fence
    %6 = hal.tensor.export %5#0 : tensor<3x8xf32> -> !hal.buffer_view
    %7 = hal.tensor.export %5#1 : tensor<5x3x8xf32> -> !hal.buffer_view
    util.return %6, %7 : !hal.buffer_view, !hal.buffer_view
  }
  util.func public @scan_rnn_over_time(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:2 = util.call @scan_rnn_over_time$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1 : !hal.buffer_view, !hal.buffer_view
  }
}