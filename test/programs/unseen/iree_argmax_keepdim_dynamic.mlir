module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0 = arith.constant 0 : index
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
    %2 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<?x?xf32>{%0, %1}
    %dim = tensor.dim %2, %c0 : tensor<?x?xf32>
    %3 = tensor.empty(%dim) : tensor<?xi64>
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<?xi64>) -> tensor<?xi64>
    %5 = tensor.empty(%dim) : tensor<?xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?xf32>) -> tensor<?xf32>
    %7:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<?x?xf32>) outs(%6, %4 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %20 = linalg.index 1 : index
      %21 = arith.index_cast %20 : index to i64
      %22 = arith.maximumf %in, %out : f32
      %23 = arith.cmpf ogt, %in, %out : f32
      %24 = arith.select %23, %21, %out_3 : i64
      linalg.yield %22, %24 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %8 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<?xf32>) -> tensor<?xf32>
    %9:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<?x?xf32>) outs(%8, %4 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %20 = linalg.index 1 : index
      %21 = arith.index_cast %20 : index to i64
      %22 = arith.minimumf %in, %out : f32
      %23 = arith.cmpf olt, %in, %out : f32
      %24 = arith.select %23, %21, %out_3 : i64
      linalg.yield %22, %24 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded = tensor.expand_shape %9#1 [[0, 1]] output_shape [%dim, 1] : tensor<?xi64> into tensor<?x1xi64>
    %collapsed = tensor.collapse_shape %2 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %10 = tensor.empty() : tensor<i64>
    %11 = linalg.fill ins(%c0_i64 : i64) outs(%10 : tensor<i64>) -> tensor<i64>
    %12 = tensor.empty() : tensor<f32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<f32>) -> tensor<f32>
    %14:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%collapsed : tensor<?xf32>) outs(%13, %11 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %20 = linalg.index 0 : index
      %21 = arith.index_cast %20 : index to i64
      %22 = arith.maximumf %in, %out : f32
      %23 = arith.cmpf ogt, %in, %out : f32
      %24 = arith.select %23, %21, %out_3 : i64
      linalg.yield %22, %24 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %15:3 = hal.tensor.barrier join(%7#1, %expanded, %14#1 : tensor<?xi64>, tensor<?x1xi64>, tensor<i64>) => %arg2 : !hal.fence
    %dim_1 = tensor.dim %15#0, %c0 : tensor<?xi64>
    %16 = hal.tensor.export %15#0 : tensor<?xi64>{%dim_1} -> !hal.buffer_view
    %dim_2 = tensor.dim %15#1, %c0 : tensor<?x1xi64>
    %17 = hal.tensor.export %15#1 : tensor<?x1xi64>{%dim_2} -> !hal.buffer_view
    %18 = hal.tensor.export %15#0 : tensor<?xi64>{%dim_1} -> !hal.buffer_view
    %19 = hal.tensor.export %15#2 : tensor<i64> -> !hal.buffer_view
    util.return %16, %17, %18, %19 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:4 = util.call @main$async(%arg0, %0, %fence) : (!hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1, %1#2, %1#3 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
}