module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0xFF800000 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 0x7F800000 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<?x7xf32>{%0}
    %dim = tensor.dim %1, %c0 : tensor<?x7xf32>
    %2 = tensor.empty(%dim) : tensor<?xf32>
    %3 = tensor.empty(%dim) : tensor<?xi32>
    %4 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    %5 = linalg.fill ins(%c0_i32 : i32) outs(%3 : tensor<?xi32>) -> tensor<?xi32>
    %6:2 = iree_linalg_ext.arg_compare dimension(1) ins(%1 : tensor<?x7xf32>) outs(%4, %5 : tensor<?xf32>, tensor<?xi32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %23 = arith.cmpf oge, %arg3, %arg4 : f32
      iree_linalg_ext.yield %23 : i1
    } -> tensor<?xf32>, tensor<?xi32>
    %7 = tensor.empty(%dim) : tensor<?xi64>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%6#1 : tensor<?xi32>) outs(%7 : tensor<?xi64>) {
    ^bb0(%in: i32, %out: i64):
      %23 = arith.extsi %in : i32 to i64
      linalg.yield %23 : i64
    } -> tensor<?xi64>
    %dim_1 = tensor.dim %8, %c0 : tensor<?xi64>
    %expanded = tensor.expand_shape %8 [[0, 1]] output_shape [%dim_1, 1] : tensor<?xi64> into tensor<?x1xi64>
    %9 = tensor.empty() : tensor<7xf32>
    %10 = tensor.empty() : tensor<7xi32>
    %11 = linalg.fill ins(%cst : f32) outs(%9 : tensor<7xf32>) -> tensor<7xf32>
    %12 = linalg.fill ins(%c0_i32 : i32) outs(%10 : tensor<7xi32>) -> tensor<7xi32>
    %13:2 = iree_linalg_ext.arg_compare dimension(0) ins(%1 : tensor<?x7xf32>) outs(%11, %12 : tensor<7xf32>, tensor<7xi32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %23 = arith.cmpf ogt, %arg3, %arg4 : f32
      iree_linalg_ext.yield %23 : i1
    } -> tensor<7xf32>, tensor<7xi32>
    %14 = tensor.empty() : tensor<7xi64>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%13#1 : tensor<7xi32>) outs(%14 : tensor<7xi64>) {
    ^bb0(%in: i32, %out: i64):
      %23 = arith.extsi %in : i32 to i64
      linalg.yield %23 : i64
    } -> tensor<7xi64>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
    %17:2 = iree_linalg_ext.arg_compare dimension(1) ins(%1 : tensor<?x7xf32>) outs(%16, %5 : tensor<?xf32>, tensor<?xi32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %23 = arith.cmpf olt, %arg3, %arg4 : f32
      iree_linalg_ext.yield %23 : i1
    } -> tensor<?xf32>, tensor<?xi32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%17#1 : tensor<?xi32>) outs(%7 : tensor<?xi64>) {
    ^bb0(%in: i32, %out: i64):
      %23 = arith.extsi %in : i32 to i64
      linalg.yield %23 : i64
    } -> tensor<?xi64>
    %19:3 = hal.tensor.barrier join(%expanded, %15, %18 : tensor<?x1xi64>, tensor<7xi64>, tensor<?xi64>) => %arg2 : !hal.fence
    %dim_2 = tensor.dim %19#0, %c0 : tensor<?x1xi64>
    %20 = hal.tensor.export %19#0 : tensor<?x1xi64>{%dim_2} -> !hal.buffer_view
    %21 = hal.tensor.export %19#1 : tensor<7xi64> -> !hal.buffer_view
    %dim_3 = tensor.dim %19#2, %c0 : tensor<?xi64>
    %22 = hal.tensor.export %19#2 : tensor<?xi64>{%dim_3} -> !hal.buffer_view
    util.return %20, %21, %22 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:3 = util.call @main$async(%arg0, %0, %fence) : (!hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1, %1#2 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
}