// Scores with ALiBi slopes times distances from Range, four heads.
module {
  util.func public @alibi_bias_attention_4d$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0_i64 = arith.constant 0 : i64
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<2.500000e-01> : tensor<f32>
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[2] : index
    %1 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<1x4x?x16xf32>{%0}
    %2 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[2] : index
    %3 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<1x4x?x16xf32>{%2}
    %4 = hal.buffer_view.dim<%arg2 : !hal.buffer_view>[2] : index
    %5 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<1x4x?x16xf32>{%4}
    %6 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<4x1x1xf32>
    %dim = tensor.dim %3, %c2 : tensor<1x4x?x16xf32>
    %7 = tensor.empty(%dim) : tensor<1x4x16x?xf32>
    %transposed = linalg.transpose ins(%3 : tensor<1x4x?x16xf32>) outs(%7 : tensor<1x4x16x?xf32>) permutation = [0, 1, 3, 2] 
    %dim_2 = tensor.dim %1, %c2 : tensor<1x4x?x16xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %collapsed_3 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x4x16x?xf32> into tensor<4x16x?xf32>
    %8 = tensor.empty(%dim_2, %dim) : tensor<4x?x?xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %10 = linalg.batch_matmul ins(%collapsed, %collapsed_3 : tensor<4x?x16xf32>, tensor<4x16x?xf32>) outs(%9 : tensor<4x?x?xf32>) -> tensor<4x?x?xf32>
    %expanded = tensor.expand_shape %10 [[0, 1], [2], [3]] output_shape [1, 4, %dim_2, %dim] : tensor<4x?x?xf32> into tensor<1x4x?x?xf32>
    %11 = tensor.empty(%dim_2, %dim) : tensor<1x4x?x?xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %cst_1 : tensor<1x4x?x?xf32>, tensor<f32>) outs(%11 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %41 = arith.mulf %in, %in_12 : f32
      linalg.yield %41 : f32
    } -> tensor<1x4x?x?xf32>
    %13 = tensor.empty(%dim_2) : tensor<?xi64>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%13 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %41 = linalg.index 0 : index
      %42 = arith.index_cast %41 : index to i64
      linalg.yield %42 : i64
    } -> tensor<?xi64>
    %expanded_4 = tensor.expand_shape %14 [[0, 1]] output_shape [1, %dim_2] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_5 = tensor.expand_shape %14 [[0, 1]] output_shape [%dim_2, 1] : tensor<?xi64> into tensor<?x1xi64>
    %15 = tensor.empty(%dim_2, %dim_2) : tensor<?x?xi64>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded_4, %expanded_5 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%15 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_12: i64, %out: i64):
      %41 = arith.subi %in, %in_12 : i64
      linalg.yield %41 : i64
    } -> tensor<?x?xi64>
    %17 = tensor.empty(%dim_2, %dim_2) : tensor<?x?xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<?x?xi64>) outs(%17 : tensor<?x?xf32>) {
    ^bb0(%in: i64, %out: f32):
      %41 = arith.sitofp %in : i64 to f32
      linalg.yield %41 : f32
    } -> tensor<?x?xf32>
    %19 = tensor.empty(%dim_2, %dim_2) : tensor<4x?x?xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, 0, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %6 : tensor<?x?xf32>, tensor<4x1x1xf32>) outs(%19 : tensor<4x?x?xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %41 = arith.mulf %in, %in_12 : f32
      linalg.yield %41 : f32
    } -> tensor<4x?x?xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %20 : tensor<1x4x?x?xf32>, tensor<4x?x?xf32>) outs(%11 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %41 = arith.addf %in, %in_12 : f32
      linalg.yield %41 : f32
    } -> tensor<1x4x?x?xf32>
    %22 = tensor.empty(%dim_2) : tensor<1x4x?xi64>
    %23 = linalg.fill ins(%c0_i64 : i64) outs(%22 : tensor<1x4x?xi64>) -> tensor<1x4x?xi64>
    %24 = tensor.empty(%dim_2) : tensor<1x4x?xf32>
    %25 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<1x4x?xf32>) -> tensor<1x4x?xf32>
    %26:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<1x4x?x?xf32>) outs(%25, %23 : tensor<1x4x?xf32>, tensor<1x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_12: i64):
      %41 = linalg.index 3 : index
      %42 = arith.index_cast %41 : index to i64
      %43 = arith.maximumf %in, %out : f32
      %44 = arith.cmpf ogt, %in, %out : f32
      %45 = arith.select %44, %42, %out_12 : i64
      linalg.yield %43, %45 : f32, i64
    } -> (tensor<1x4x?xf32>, tensor<1x4x?xi64>)
    %expanded_6 = tensor.expand_shape %26#0 [[0], [1], [2, 3]] output_shape [1, 4, %dim_2, 1] : tensor<1x4x?xf32> into tensor<1x4x?x1xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %expanded_6 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%11 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %41 = arith.subf %in, %in_12 : f32
      linalg.yield %41 : f32
    } -> tensor<1x4x?x?xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<1x4x?x?xf32>) outs(%11 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.exp %in : f32
      linalg.yield %41 : f32
    } -> tensor<1x4x?x?xf32>
    %29 = tensor.empty(%dim_2) : tensor<1x4x?x1xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<1x4x?x1xf32>) -> tensor<1x4x?x1xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<1x4x?x?xf32>) outs(%30 : tensor<1x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %in, %out : f32
      linalg.yield %41 : f32
    } -> tensor<1x4x?x1xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %31 : tensor<1x4x?x?xf32>, tensor<1x4x?x1xf32>) outs(%11 : tensor<1x4x?x?xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %41 = arith.divf %in, %in_12 : f32
      linalg.yield %41 : f32
    } -> tensor<1x4x?x?xf32>
    %dim_7 = tensor.dim %5, %c2 : tensor<1x4x?x16xf32>
    %33 = arith.index_cast %dim : index to i64
    %34 = arith.index_cast %dim_7 : index to i64
    %35 = arith.cmpi eq, %33, %34 : i64
    cf.assert %35, "mismatching contracting dimension"
    %collapsed_8 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<1x4x?x?xf32> into tensor<4x?x?xf32>
    %collapsed_9 = tensor.collapse_shape %5 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %36 = tensor.empty(%dim_2) : tensor<4x?x16xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %38 = linalg.batch_matmul ins(%collapsed_8, %collapsed_9 : tensor<4x?x?xf32>, tensor<4x?x16xf32>) outs(%37 : tensor<4x?x16xf32>) -> tensor<4x?x16xf32>
    %expanded_10 = tensor.expand_shape %38 [[0, 1], [2], [3]] output_shape [1, 4, %dim_2, 16] : tensor<4x?x16xf32> into tensor<1x4x?x16xf32>
    %39 = hal.tensor.barrier join(%expanded_10 : tensor<1x4x?x16xf32>) => %arg5 : !hal.fence
    %dim_11 = tensor.dim %39, %c2 : tensor<1x4x?x16xf32>
    %40 = hal.tensor.export %39 : tensor<1x4x?x16xf32>{%dim_11} -> !hal.buffer_view
    util.return %40 : !hal.buffer_view
  }
  util.func public @alibi_bias_attention_4d(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @alibi_bias_attention_4d$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}