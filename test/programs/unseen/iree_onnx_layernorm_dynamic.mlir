module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 1.41421354 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 1.600000e+01 : f32
    %cst_4 = arith.constant 9.99999974E-6 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
    %2 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<?x?x16xf32>{%0, %1}
    %3 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<16xf32>
    %4 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<16xf32>
    %dim = tensor.dim %2, %c0 : tensor<?x?x16xf32>
    %dim_5 = tensor.dim %2, %c1 : tensor<?x?x16xf32>
    %5 = tensor.empty(%dim, %dim_5) : tensor<?x?x1xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<?x?x16xf32>) outs(%6 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %out : f32
      linalg.yield %25 : f32
    } -> tensor<?x?x1xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<?x?x1xf32>) outs(%5 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.divf %in, %cst_3 : f32
      linalg.yield %25 : f32
    } -> tensor<?x?x1xf32>
    %9 = tensor.empty(%dim, %dim_5) : tensor<?x?x16xf32>
    %collapsed = tensor.collapse_shape %8 [[0], [1, 2]] : tensor<?x?x1xf32> into tensor<?x?xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<?x?xf32>) outs(%9 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x16xf32>
    %11 = tensor.empty(%dim, %dim_5) : tensor<?x?x16xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %10 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%11 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %25 = arith.subf %in, %in_9 : f32
      linalg.yield %25 : f32
    } -> tensor<?x?x16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %12 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%11 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %25 = arith.mulf %in, %in_9 : f32
      linalg.yield %25 : f32
    } -> tensor<?x?x16xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<?x?x16xf32>) outs(%6 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %out : f32
      linalg.yield %25 : f32
    } -> tensor<?x?x1xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<?x?x1xf32>) outs(%5 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.divf %in, %cst_3 : f32
      linalg.yield %25 : f32
    } -> tensor<?x?x1xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<?x?x1xf32>) outs(%5 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %cst_4 : f32
      linalg.yield %25 : f32
    } -> tensor<?x?x1xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<?x?x1xf32>) outs(%5 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.rsqrt %in : f32
      linalg.yield %25 : f32
    } -> tensor<?x?x1xf32>
    %collapsed_6 = tensor.collapse_shape %17 [[0], [1, 2]] : tensor<?x?x1xf32> into tensor<?x?xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_6 : tensor<?x?xf32>) outs(%9 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x16xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %18 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%11 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %25 = arith.mulf %in, %in_9 : f32
      linalg.yield %25 : f32
    } -> tensor<?x?x16xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %3 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%11 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %25 = arith.mulf %in, %in_9 : f32
      linalg.yield %25 : f32
    } -> tensor<?x?x16xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %4 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%11 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %25 = arith.addf %in, %in_9 : f32
      linalg.yield %25 : f32
    } -> tensor<?x?x16xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<?x?x16xf32>) outs(%11 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.divf %in, %cst_0 : f32
      %26 = math.erf %25 : f32
      %27 = arith.addf %26, %cst_1 : f32
      %28 = arith.mulf %27, %cst_2 : f32
      %29 = arith.mulf %in, %28 : f32
      linalg.yield %29 : f32
    } -> tensor<?x?x16xf32>
    %23 = hal.tensor.barrier join(%22 : tensor<?x?x16xf32>) => %arg4 : !hal.fence
    %dim_7 = tensor.dim %23, %c0 : tensor<?x?x16xf32>
    %dim_8 = tensor.dim %23, %c1 : tensor<?x?x16xf32>
    %24 = hal.tensor.export %23 : tensor<?x?x16xf32>{%dim_7, %dim_8} -> !hal.buffer_view
    util.return %24 : !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @main$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}