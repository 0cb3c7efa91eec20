module {
  util.func public @conv_transpose_groups_output_padding_gemm$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %c2 = arith.constant 2 : index
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<1x4x5x5xf32>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<4x3x3x3xf32>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<7x6xf32>
    %expanded = tensor.expand_shape %1 [[0, 1], [2], [3], [4]] output_shape [2, 2, 3, 3, 3] : tensor<4x3x3x3xf32> into tensor<2x2x3x3x3xf32>
    %3 = tensor.empty() : tensor<2x3x2x3x3xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<2x3x2x3x3xf32>) -> tensor<2x3x2x3x3xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%4 : tensor<2x3x2x3x3xf32>) {
    ^bb0(%out: f32):
      %27 = linalg.index 0 : index
      %28 = linalg.index 1 : index
      %29 = linalg.index 2 : index
      %30 = linalg.index 3 : index
      %31 = linalg.index 4 : index
      %32 = arith.subi %c2, %30 : index
      %33 = arith.subi %c2, %31 : index
      %extracted = tensor.extract %expanded[%27, %29, %28, %32, %33] : tensor<2x2x3x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x2x3x3xf32>
    %6 = tensor.empty() : tensor<1x4x14x14xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<1x4x14x14xf32>) -> tensor<1x4x14x14xf32>
    %inserted_slice = tensor.insert_slice %0 into %7[0, 0, 2, 2] [1, 4, 5, 5] [1, 1, 2, 2] : tensor<1x4x5x5xf32> into tensor<1x4x14x14xf32>
    %8 = tensor.empty() : tensor<1x6x12x12xf32>
    %expanded_1 = tensor.expand_shape %inserted_slice [[0], [1, 2], [3], [4]] output_shape [1, 2, 2, 14, 14] : tensor<1x4x14x14xf32> into tensor<1x2x2x14x14xf32>
    %expanded_2 = tensor.expand_shape %8 [[0], [1, 2], [3], [4]] output_shape [1, 2, 3, 12, 12] : tensor<1x6x12x12xf32> into tensor<1x2x3x12x12xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%expanded_2 : tensor<1x2x3x12x12xf32>) -> tensor<1x2x3x12x12xf32>
    %10 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_1, %5 : tensor<1x2x2x14x14xf32>, tensor<2x3x2x3x3xf32>) outs(%9 : tensor<1x2x3x12x12xf32>) -> tensor<1x2x3x12x12xf32>
    %collapsed = tensor.collapse_shape %10 [[0], [1, 2], [3], [4]] : tensor<1x2x3x12x12xf32> into tensor<1x6x12x12xf32>
    %11 = tensor.empty() : tensor<1x6x12xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<1x6x12xi64>) -> tensor<1x6x12xi64>
    %13 = tensor.empty() : tensor<1x6x12xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<1x6x12xf32>) -> tensor<1x6x12xf32>
    %15:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%collapsed : tensor<1x6x12x12xf32>) outs(%14, %12 : tensor<1x6x12xf32>, tensor<1x6x12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %27 = linalg.index 3 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.maximumf %in, %out : f32
      %30 = arith.cmpf ogt, %in, %out : f32
      %31 = arith.select %30, %28, %out_3 : i64
      linalg.yield %29, %31 : f32, i64
    } -> (tensor<1x6x12xf32>, tensor<1x6x12xi64>)
    %16 = tensor.empty() : tensor<1x6xi64>
    %17 = linalg.fill ins(%c0_i64 : i64) outs(%16 : tensor<1x6xi64>) -> tensor<1x6xi64>
    %18 = tensor.empty() : tensor<1x6xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<1x6xf32>) -> tensor<1x6xf32>
    %20:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15#0 : tensor<1x6x12xf32>) outs(%19, %17 : tensor<1x6xf32>, tensor<1x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %27 = linalg.index 2 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.maximumf %in, %out : f32
      %30 = arith.cmpf ogt, %in, %out : f32
      %31 = arith.select %30, %28, %out_3 : i64
      linalg.yield %29, %31 : f32, i64
    } -> (tensor<1x6xf32>, tensor<1x6xi64>)
    %21 = tensor.empty() : tensor<6x7xf32>
    %transposed = linalg.transpose ins(%2 : tensor<7x6xf32>) outs(%21 : tensor<6x7xf32>) permutation = [1, 0] 
    %22 = tensor.empty() : tensor<1x7xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<1x7xf32>) -> tensor<1x7xf32>
    %24 = linalg.matmul ins(%20#0, %transposed : tensor<1x6xf32>, tensor<6x7xf32>) outs(%23 : tensor<1x7xf32>) -> tensor<1x7xf32>
    %25 = hal.tensor.barrier join(%24 : tensor<1x7xf32>) => %arg4 : !hal.fence
    %26 = hal.tensor.export %25 : tensor<1x7xf32> -> !hal.buffer_view
    util.return %26 : !hal.buffer_view
  }
  util.func public @conv_transpose_groups_output_padding_gemm(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @conv_transpose_groups_output_padding_gemm$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}