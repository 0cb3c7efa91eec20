// Attention of any batch and length, by Transpose, MatMul and Softmax.
module {
  util.func public @dynamic_batch_length_attention_transposed_keys$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.176776707> : tensor<f32>
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
    %2 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<?x?x32xf32>{%0, %1}
    %3 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<32x32xf32>
    %4 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<32x32xf32>
    %5 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<32x32xf32>
    %dim = tensor.dim %2, %c0 : tensor<?x?x32xf32>
    %dim_2 = tensor.dim %2, %c1 : tensor<?x?x32xf32>
    %6 = tensor.empty(%dim) : tensor<?x32x32xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<32x32xf32>) outs(%6 : tensor<?x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x32xf32>
    %8 = tensor.empty(%dim, %dim_2) : tensor<?x?x32xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %10 = linalg.batch_matmul ins(%2, %7 : tensor<?x?x32xf32>, tensor<?x32x32xf32>) outs(%9 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<32x32xf32>) outs(%6 : tensor<?x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x32xf32>
    %12 = linalg.batch_matmul ins(%2, %11 : tensor<?x?x32xf32>, tensor<?x32x32xf32>) outs(%9 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<32x32xf32>) outs(%6 : tensor<?x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x32x32xf32>
    %14 = linalg.batch_matmul ins(%2, %13 : tensor<?x?x32xf32>, tensor<?x32x32xf32>) outs(%9 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %15 = tensor.empty(%dim, %dim_2) : tensor<?x32x?xf32>
    %transposed = linalg.transpose ins(%12 : tensor<?x?x32xf32>) outs(%15 : tensor<?x32x?xf32>) permutation = [0, 2, 1] 
    %16 = tensor.empty(%dim, %dim_2, %dim_2) : tensor<?x?x?xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %18 = linalg.batch_matmul ins(%10, %transposed : tensor<?x?x32xf32>, tensor<?x32x?xf32>) outs(%17 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %cst_1 : tensor<?x?x?xf32>, tensor<f32>) outs(%16 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %34 = arith.mulf %in, %in_5 : f32
      linalg.yield %34 : f32
    } -> tensor<?x?x?xf32>
    %20 = tensor.empty(%dim, %dim_2) : tensor<?x?xi64>
    %21 = linalg.fill ins(%c0_i64 : i64) outs(%20 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %22 = tensor.empty(%dim, %dim_2) : tensor<?x?xf32>
    %23 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %24:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<?x?x?xf32>) outs(%23, %21 : tensor<?x?xf32>, tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_5: i64):
      %34 = linalg.index 2 : index
      %35 = arith.index_cast %34 : index to i64
      %36 = arith.maximumf %in, %out : f32
      %37 = arith.cmpf ogt, %in, %out : f32
      %38 = arith.select %37, %35, %out_5 : i64
      linalg.yield %36, %38 : f32, i64
    } -> (tensor<?x?xf32>, tensor<?x?xi64>)
    %expanded = tensor.expand_shape %24#0 [[0], [1, 2]] output_shape [%dim, %dim_2, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %expanded : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%16 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %34 = arith.subf %in, %in_5 : f32
      linalg.yield %34 : f32
    } -> tensor<?x?x?xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<?x?x?xf32>) outs(%16 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.exp %in : f32
      linalg.yield %34 : f32
    } -> tensor<?x?x?xf32>
    %27 = tensor.empty(%dim, %dim_2) : tensor<?x?x1xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%26 : tensor<?x?x?xf32>) outs(%28 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.addf %in, %out : f32
      linalg.yield %34 : f32
    } -> tensor<?x?x1xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %29 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%16 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %34 = arith.divf %in, %in_5 : f32
      linalg.yield %34 : f32
    } -> tensor<?x?x?xf32>
    %31 = linalg.batch_matmul ins(%30, %14 : tensor<?x?x?xf32>, tensor<?x?x32xf32>) outs(%9 : tensor<?x?x32xf32>) -> tensor<?x?x32xf32>
    %32 = hal.tensor.barrier join(%31 : tensor<?x?x32xf32>) => %arg5 : !hal.fence
    %dim_3 = tensor.dim %32, %c0 : tensor<?x?x32xf32>
    %dim_4 = tensor.dim %32, %c1 : tensor<?x?x32xf32>
    %33 = hal.tensor.export %32 : tensor<?x?x32xf32>{%dim_3, %dim_4} -> !hal.buffer_view
    util.return %33 : !hal.buffer_view
  }
  util.func public @dynamic_batch_length_attention_transposed_keys(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @dynamic_batch_length_attention_transposed_keys$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}