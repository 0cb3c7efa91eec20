module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.fence, %arg3: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
    %2 = hal.tensor.import wait(%arg2) => %arg0 : !hal.buffer_view -> tensor<?x?xf32>{%0, %1}
    %3 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[0] : index
    %4 = hal.buffer_view.dim<%arg1 : !hal.buffer_view>[1] : index
    %5 = hal.tensor.import wait(%arg2) => %arg1 : !hal.buffer_view -> tensor<?x?xi1>{%3, %4}
    %dim = tensor.dim %2, %c0 : tensor<?x?xf32>
    %dim_3 = tensor.dim %2, %c1 : tensor<?x?xf32>
    %6 = tensor.empty(%dim, %dim_3) : tensor<?x?xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%6 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?xf32>
    %dim_4 = tensor.dim %5, %c0 : tensor<?x?xi1>
    %dim_5 = tensor.dim %5, %c1 : tensor<?x?xi1>
    %8 = tensor.empty(%dim_4, %dim_5) : tensor<?x?xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %2, %7 : tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%8 : tensor<?x?xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %26 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %26 : f32
    } -> tensor<?x?xf32>
    %10 = tensor.empty(%dim_4) : tensor<?xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<?xf32>) -> tensor<?xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<?x?xf32>) outs(%11 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %26 = arith.addf %in, %out : f32
      linalg.yield %26 : f32
    } -> tensor<?xf32>
    %13 = tensor.empty(%dim_4) : tensor<?xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<?xi64>) -> tensor<?xi64>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<?x?xi1>) outs(%14 : tensor<?xi64>) {
    ^bb0(%in: i1, %out: i64):
      %26 = arith.extui %in : i1 to i64
      %27 = arith.addi %26, %out : i64
      linalg.yield %27 : i64
    } -> tensor<?xi64>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%15 : tensor<?xi64>) outs(%13 : tensor<?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %26 = arith.maxsi %in, %c1_i64 : i64
      linalg.yield %26 : i64
    } -> tensor<?xi64>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%12, %16 : tensor<?xf32>, tensor<?xi64>) outs(%10 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_8: i64, %out: f32):
      %26 = arith.sitofp %in_8 : i64 to f32
      %27 = arith.divf %in, %26 : f32
      linalg.yield %27 : f32
    } -> tensor<?xf32>
    %18 = tensor.empty(%dim_4, %dim_5) : tensor<?x?xi1>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?x?xi1>) outs(%18 : tensor<?x?xi1>) {
    ^bb0(%in: i1, %out: i1):
      %26 = arith.xori %in, %true : i1
      linalg.yield %26 : i1
    } -> tensor<?x?xi1>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %cst_1, %2 : tensor<?x?xi1>, tensor<f32>, tensor<?x?xf32>) outs(%8 : tensor<?x?xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %26 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %26 : f32
    } -> tensor<?x?xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<?xf32>) -> tensor<?xf32>
    %22:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<?x?xf32>) outs(%21, %14 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_8: i64):
      %26 = linalg.index 1 : index
      %27 = arith.index_cast %26 : index to i64
      %28 = arith.maximumf %in, %out : f32
      %29 = arith.cmpf ogt, %in, %out : f32
      %30 = arith.select %29, %27, %out_8 : i64
      linalg.yield %28, %30 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %23:2 = hal.tensor.barrier join(%17, %22#0 : tensor<?xf32>, tensor<?xf32>) => %arg3 : !hal.fence
    %dim_6 = tensor.dim %23#0, %c0 : tensor<?xf32>
    %24 = hal.tensor.export %23#0 : tensor<?xf32>{%dim_6} -> !hal.buffer_view
    %dim_7 = tensor.dim %23#1, %c0 : tensor<?xf32>
    %25 = hal.tensor.export %23#1 : tensor<?xf32>{%dim_7} -> !hal.buffer_view
    util.return %24, %25 : !hal.buffer_view, !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:2 = util.call @main$async(%arg0, %arg1, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1 : !hal.buffer_view, !hal.buffer_view
  }
}