module {
  util.func public @hardmax_shrink_selu_gemm_chain$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+01 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant -3.000000e-01 : f32
    %cst_3 = arith.constant 3.000000e-01 : f32
    %cst_4 = arith.constant 1.050700e+00 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %cst_6 = arith.constant 1.673260e+00 : f32
    %cst_7 = arith.constant 1.000000e-01 : f32
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<6x8xf32>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<10x8xf32>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<10x4xf32>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<6x3xf32>
    %4 = tensor.empty() : tensor<8x10xf32>
    %transposed = linalg.transpose ins(%1 : tensor<10x8xf32>) outs(%4 : tensor<8x10xf32>) permutation = [1, 0] 
    %5 = tensor.empty() : tensor<6x10xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %7 = linalg.matmul ins(%0, %transposed : tensor<6x8xf32>, tensor<8x10xf32>) outs(%6 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_1, %7 : tensor<f32>, tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %43 = arith.cmpf ogt, %in, %in_8 : f32
      %44 = arith.select %43, %in, %in_8 : f32
      linalg.yield %44 : f32
    } -> tensor<6x10xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.mulf %in, %cst_4 : f32
      linalg.yield %43 : f32
    } -> tensor<6x10xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_1, %7 : tensor<f32>, tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %43 = arith.cmpf olt, %in, %in_8 : f32
      %44 = arith.select %43, %in, %in_8 : f32
      linalg.yield %44 : f32
    } -> tensor<6x10xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.exp %in : f32
      linalg.yield %43 : f32
    } -> tensor<6x10xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.subf %in, %cst_5 : f32
      linalg.yield %43 : f32
    } -> tensor<6x10xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.mulf %in, %cst_4 : f32
      linalg.yield %43 : f32
    } -> tensor<6x10xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.mulf %in, %cst_6 : f32
      linalg.yield %43 : f32
    } -> tensor<6x10xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %14 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %43 = arith.addf %in, %in_8 : f32
      linalg.yield %43 : f32
    } -> tensor<6x10xf32>
    %16 = tensor.empty() : tensor<6x10xi1>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<6x10xf32>) outs(%16 : tensor<6x10xi1>) {
    ^bb0(%in: f32, %out: i1):
      %43 = arith.cmpf olt, %in, %cst_2 : f32
      linalg.yield %43 : i1
    } -> tensor<6x10xi1>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %in, %cst_7 : f32
      linalg.yield %43 : f32
    } -> tensor<6x10xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.subf %in, %cst_7 : f32
      linalg.yield %43 : f32
    } -> tensor<6x10xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<6x10xf32>) outs(%16 : tensor<6x10xi1>) {
    ^bb0(%in: f32, %out: i1):
      %43 = arith.cmpf ogt, %in, %cst_3 : f32
      linalg.yield %43 : i1
    } -> tensor<6x10xi1>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20, %19, %cst_1 : tensor<6x10xi1>, tensor<6x10xf32>, tensor<f32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %43 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %43 : f32
    } -> tensor<6x10xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17, %18, %21 : tensor<6x10xi1>, tensor<6x10xf32>, tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %43 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %43 : f32
    } -> tensor<6x10xf32>
    %23 = tensor.empty() : tensor<6x4xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %25 = linalg.matmul ins(%22, %2 : tensor<6x10xf32>, tensor<10x4xf32>) outs(%24 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.absf %in : f32
      linalg.yield %43 : f32
    } -> tensor<6x4xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.negf %in : f32
      linalg.yield %43 : f32
    } -> tensor<6x4xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.exp %in : f32
      linalg.yield %43 : f32
    } -> tensor<6x4xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.log1p %in : f32
      linalg.yield %43 : f32
    } -> tensor<6x4xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.cmpf ugt, %in, %cst : f32
      %44 = arith.select %43, %in, %cst : f32
      linalg.yield %44 : f32
    } -> tensor<6x4xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%30, %29 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %43 = arith.addf %in, %in_8 : f32
      linalg.yield %43 : f32
    } -> tensor<6x4xf32>
    %32 = tensor.empty() : tensor<6x4xi1>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<6x4xf32>) outs(%32 : tensor<6x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %43 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %43 : i1
    } -> tensor<6x4xi1>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33, %25, %31 : tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %43 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %43 : f32
    } -> tensor<6x4xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.tanh %in : f32
      linalg.yield %43 : f32
    } -> tensor<6x4xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25, %35 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %43 = arith.mulf %in, %in_8 : f32
      linalg.yield %43 : f32
    } -> tensor<6x4xf32>
    %37 = tensor.empty() : tensor<1x1xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0, 0)>], iterator_types = ["reduction", "reduction"]} ins(%3 : tensor<6x3xf32>) outs(%38 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %in, %out : f32
      linalg.yield %43 : f32
    } -> tensor<1x1xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36, %39 : tensor<6x4xf32>, tensor<1x1xf32>) outs(%23 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %43 = arith.addf %in, %in_8 : f32
      linalg.yield %43 : f32
    } -> tensor<6x4xf32>
    %41 = hal.tensor.barrier join(%40 : tensor<6x4xf32>) => %arg5 : !hal.fence
    %42 = hal.tensor.export %41 : tensor<6x4xf32> -> !hal.buffer_view
    util.return %42 : !hal.buffer_view
  }
  util.func public @hardmax_shrink_selu_gemm_chain(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @hardmax_shrink_selu_gemm_chain$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}