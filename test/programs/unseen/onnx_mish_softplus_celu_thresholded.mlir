// Four activations of one product.
module {
  util.func public @mish_softplus_celu_thresholded$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.fence, %arg3: !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 2.000000e+01 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 2.000000e+01 : f32
    %cst_4 = arith.constant 0.699999988 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg2) => %arg0 : !hal.buffer_view -> tensor<8x16xf32>
    %1 = hal.tensor.import wait(%arg2) => %arg1 : !hal.buffer_view -> tensor<16x12xf32>
    %2 = tensor.empty() : tensor<8x12xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %4 = linalg.matmul ins(%0, %1 : tensor<8x16xf32>, tensor<16x12xf32>) outs(%3 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.absf %in : f32
      linalg.yield %32 : f32
    } -> tensor<8x12xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.negf %in : f32
      linalg.yield %32 : f32
    } -> tensor<8x12xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.exp %in : f32
      linalg.yield %32 : f32
    } -> tensor<8x12xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.log1p %in : f32
      linalg.yield %32 : f32
    } -> tensor<8x12xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.cmpf ugt, %in, %cst : f32
      %33 = arith.select %32, %in, %cst : f32
      linalg.yield %33 : f32
    } -> tensor<8x12xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %8 : tensor<8x12xf32>, tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %32 = arith.addf %in, %in_6 : f32
      linalg.yield %32 : f32
    } -> tensor<8x12xf32>
    %11 = tensor.empty() : tensor<8x12xi1>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x12xf32>) outs(%11 : tensor<8x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %32 = arith.cmpf ogt, %in, %cst_1 : f32
      linalg.yield %32 : i1
    } -> tensor<8x12xi1>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12, %4, %10 : tensor<8x12xi1>, tensor<8x12xf32>, tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %32 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %32 : f32
    } -> tensor<8x12xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.tanh %in : f32
      linalg.yield %32 : f32
    } -> tensor<8x12xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4, %14 : tensor<8x12xf32>, tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %32 = arith.mulf %in, %in_6 : f32
      linalg.yield %32 : f32
    } -> tensor<8x12xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x12xf32>) outs(%11 : tensor<8x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %32 = arith.cmpf ogt, %in, %cst_3 : f32
      linalg.yield %32 : i1
    } -> tensor<8x12xi1>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%16, %4, %10 : tensor<8x12xi1>, tensor<8x12xf32>, tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %32 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %32 : f32
    } -> tensor<8x12xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.divf %in, %cst_4 : f32
      linalg.yield %32 : f32
    } -> tensor<8x12xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.exp %in : f32
      linalg.yield %32 : f32
    } -> tensor<8x12xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.subf %in, %cst_5 : f32
      linalg.yield %32 : f32
    } -> tensor<8x12xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.mulf %in, %cst_4 : f32
      linalg.yield %32 : f32
    } -> tensor<8x12xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %21 : tensor<f32>, tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %32 = arith.cmpf olt, %in, %in_6 : f32
      %33 = arith.select %32, %in, %in_6 : f32
      linalg.yield %33 : f32
    } -> tensor<8x12xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %4 : tensor<f32>, tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %32 = arith.cmpf ogt, %in, %in_6 : f32
      %33 = arith.select %32, %in, %in_6 : f32
      linalg.yield %33 : f32
    } -> tensor<8x12xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %22 : tensor<8x12xf32>, tensor<8x12xf32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %32 = arith.addf %in, %in_6 : f32
      linalg.yield %32 : f32
    } -> tensor<8x12xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x12xf32>) outs(%11 : tensor<8x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %32 = arith.cmpf ogt, %in, %cst_2 : f32
      linalg.yield %32 : i1
    } -> tensor<8x12xi1>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25, %4, %cst_0 : tensor<8x12xi1>, tensor<8x12xf32>, tensor<f32>) outs(%2 : tensor<8x12xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %32 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %32 : f32
    } -> tensor<8x12xf32>
    %27:4 = hal.tensor.barrier join(%15, %17, %24, %26 : tensor<8x12xf32>, tensor<8x12xf32>, tensor<8x12xf32>, tensor<8x12xf32>) => %arg3 : !hal.fence
    %28 = hal.tensor.export %27#0 : tensor<8x12xf32> -> !hal.buffer_view
    %29 = hal.tensor.export %27#1 : tensor<8x12xf32> -> !hal.buffer_view
    %30 = hal.tensor.export %27#2 : tensor<8x12xf32> -> !hal.buffer_view
    %31 = hal.tensor.export %27#3 : tensor<8x12xf32> -> !hal.buffer_view
    util.return %28, %29, %30, %31 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
  util.func public @mish_softplus_celu_thresholded(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1:4 = util.call @mish_softplus_celu_thresholded$async(%arg0, %arg1, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view)
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1#0, %1#1, %1#2, %1#3 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
}