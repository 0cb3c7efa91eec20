module {
  util.func public @attention_past_concat_range_causal_dynamic$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.fence, %arg6: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<3.500000e-01> : tensor<f32>
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[2] : index
    %1 = hal.tensor.import wait(%arg5) => %arg0 : !hal.buffer_view -> tensor<1x2x?x8xf32>{%0}
    %2 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[2] : index
    %3 = hal.tensor.import wait(%arg5) => %arg1 : !hal.buffer_view -> tensor<1x2x?x8xf32>{%2}
    %4 = hal.buffer_view.dim<%arg2 : !hal.buffer_view>[2] : index
    %5 = hal.tensor.import wait(%arg5) => %arg2 : !hal.buffer_view -> tensor<1x2x?x8xf32>{%4}
    %6 = hal.buffer_view.dim<%arg3 : !hal.buffer_view>[2] : index
    %7 = hal.tensor.import wait(%arg5) => %arg3 : !hal.buffer_view -> tensor<1x2x?x8xf32>{%6}
    %8 = hal.buffer_view.dim<%arg4 : !hal.buffer_view>[2] : index
    %9 = hal.tensor.import wait(%arg5) => %arg4 : !hal.buffer_view -> tensor<1x2x?x8xf32>{%8}
    %concat = tensor.concat dim(2) %7, %3 : (tensor<1x2x?x8xf32>, tensor<1x2x?x8xf32>) -> tensor<1x2x?x8xf32>
    %dim = tensor.dim %7, %c2 : tensor<1x2x?x8xf32>
    %dim_2 = tensor.dim %3, %c2 : tensor<1x2x?x8xf32>
    %10 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%dim, %dim_2]
    %11 = tensor.empty(%10) : tensor<1x2x8x?xf32>
    %transposed = linalg.transpose ins(%concat : tensor<1x2x?x8xf32>) outs(%11 : tensor<1x2x8x?xf32>) permutation = [0, 1, 3, 2] 
    %dim_3 = tensor.dim %1, %c2 : tensor<1x2x?x8xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2], [3]] : tensor<1x2x?x8xf32> into tensor<2x?x8xf32>
    %collapsed_4 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<1x2x8x?xf32> into tensor<2x8x?xf32>
    %12 = tensor.empty(%dim_3, %10) : tensor<2x?x?xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<2x?x?xf32>) -> tensor<2x?x?xf32>
    %14 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<2x?x8xf32>, tensor<2x8x?xf32>) outs(%13 : tensor<2x?x?xf32>) -> tensor<2x?x?xf32>
    %expanded = tensor.expand_shape %14 [[0, 1], [2], [3]] output_shape [1, 2, %dim_3, %10] : tensor<2x?x?xf32> into tensor<1x2x?x?xf32>
    %15 = tensor.empty(%dim_3, %10) : tensor<1x2x?x?xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %cst_1 : tensor<1x2x?x?xf32>, tensor<f32>) outs(%15 : tensor<1x2x?x?xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %37 = arith.mulf %in, %in_13 : f32
      linalg.yield %37 : f32
    } -> tensor<1x2x?x?xf32>
    %17 = tensor.empty(%dim_3) : tensor<1x2x?xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<1x2x?xi64>) -> tensor<1x2x?xi64>
    %19 = tensor.empty(%dim_3) : tensor<1x2x?xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<1x2x?xf32>) -> tensor<1x2x?xf32>
    %21:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%16 : tensor<1x2x?x?xf32>) outs(%20, %18 : tensor<1x2x?xf32>, tensor<1x2x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_13: i64):
      %37 = linalg.index 3 : index
      %38 = arith.index_cast %37 : index to i64
      %39 = arith.maximumf %in, %out : f32
      %40 = arith.cmpf ogt, %in, %out : f32
      %41 = arith.select %40, %38, %out_13 : i64
      linalg.yield %39, %41 : f32, i64
    } -> (tensor<1x2x?xf32>, tensor<1x2x?xi64>)
    %expanded_5 = tensor.expand_shape %21#0 [[0], [1], [2, 3]] output_shape [1, 2, %dim_3, 1] : tensor<1x2x?xf32> into tensor<1x2x?x1xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_5 : tensor<1x2x?x?xf32>, tensor<1x2x?x1xf32>) outs(%15 : tensor<1x2x?x?xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %37 = arith.subf %in, %in_13 : f32
      linalg.yield %37 : f32
    } -> tensor<1x2x?x?xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<1x2x?x?xf32>) outs(%15 : tensor<1x2x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = math.exp %in : f32
      linalg.yield %37 : f32
    } -> tensor<1x2x?x?xf32>
    %24 = tensor.empty(%dim_3) : tensor<1x2x?x1xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<1x2x?x1xf32>) -> tensor<1x2x?x1xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%23 : tensor<1x2x?x?xf32>) outs(%25 : tensor<1x2x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.addf %in, %out : f32
      linalg.yield %37 : f32
    } -> tensor<1x2x?x1xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %26 : tensor<1x2x?x?xf32>, tensor<1x2x?x1xf32>) outs(%15 : tensor<1x2x?x?xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %37 = arith.divf %in, %in_13 : f32
      linalg.yield %37 : f32
    } -> tensor<1x2x?x?xf32>
    %concat_6 = tensor.concat dim(2) %9, %5 : (tensor<1x2x?x8xf32>, tensor<1x2x?x8xf32>) -> tensor<1x2x?x8xf32>
    %dim_7 = tensor.dim %9, %c2 : tensor<1x2x?x8xf32>
    %dim_8 = tensor.dim %5, %c2 : tensor<1x2x?x8xf32>
    %28 = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%dim_7, %dim_8]
    %29 = arith.index_cast %10 : index to i64
    %30 = arith.index_cast %28 : index to i64
    %31 = arith.cmpi eq, %29, %30 : i64
    cf.assert %31, "mismatching contracting dimension"
    %collapsed_9 = tensor.collapse_shape %27 [[0, 1], [2], [3]] : tensor<1x2x?x?xf32> into tensor<2x?x?xf32>
    %collapsed_10 = tensor.collapse_shape %concat_6 [[0, 1], [2], [3]] : tensor<1x2x?x8xf32> into tensor<2x?x8xf32>
    %32 = tensor.empty(%dim_3) : tensor<2x?x8xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<2x?x8xf32>) -> tensor<2x?x8xf32>
    %34 = linalg.batch_matmul ins(%collapsed_9, %collapsed_10 : tensor<2x?x?xf32>, tensor<2x?x8xf32>) outs(%33 : tensor<2x?x8xf32>) -> tensor<2x?x8xf32>
    %expanded_11 = tensor.expand_shape %34 [[0, 1], [2], [3]] output_shape [1, 2, %dim_3, 8] : tensor<2x?x8xf32> into tensor<1x2x?x8xf32>
    %35 = hal.tensor.barrier join(%expanded_11 : tensor<1x2x?x8xf32>) => %arg6 : !hal.fence
    %dim_12 = tensor.dim %35, %c2 : tensor<1x2x?x8xf32>
    %36 = hal.tensor.export %35 : tensor<1x2x?x8xf32>{%dim_12} -> !hal.buffer_view
    util.return %36 : !hal.buffer_view
  }
  util.func public @attention_past_concat_range_causal_dynamic(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @attention_past_concat_range_causal_dynamic$async(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}