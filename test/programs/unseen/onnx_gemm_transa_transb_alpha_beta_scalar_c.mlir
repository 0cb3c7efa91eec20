module {
  util.func public @gemm_transa_transb_alpha_beta_scalar_c$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 2.000000e-01 : f32
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<7x9xf32>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<5x7xf32>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<1xf32>
    %3 = tensor.empty() : tensor<9x7xf32>
    %transposed = linalg.transpose ins(%0 : tensor<7x9xf32>) outs(%3 : tensor<9x7xf32>) permutation = [1, 0] 
    %4 = tensor.empty() : tensor<7x5xf32>
    %transposed_4 = linalg.transpose ins(%1 : tensor<5x7xf32>) outs(%4 : tensor<7x5xf32>) permutation = [1, 0] 
    %5 = tensor.empty() : tensor<9x5xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<9x5xf32>) -> tensor<9x5xf32>
    %7 = linalg.matmul ins(%transposed, %transposed_4 : tensor<9x7xf32>, tensor<7x5xf32>) outs(%6 : tensor<9x5xf32>) -> tensor<9x5xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<9x5xf32>) outs(%5 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.mulf %in, %cst_1 : f32
      linalg.yield %16 : f32
    } -> tensor<9x5xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %2 : tensor<9x5xf32>, tensor<1xf32>) outs(%5 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %16 = arith.mulf %in_5, %cst_2 : f32
      %17 = arith.addf %in, %16 : f32
      linalg.yield %17 : f32
    } -> tensor<9x5xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %9 : tensor<f32>, tensor<9x5xf32>) outs(%5 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %16 = arith.cmpf ogt, %in, %in_5 : f32
      %17 = arith.select %16, %in, %in_5 : f32
      linalg.yield %17 : f32
    } -> tensor<9x5xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %9 : tensor<f32>, tensor<9x5xf32>) outs(%5 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %16 = arith.cmpf olt, %in, %in_5 : f32
      %17 = arith.select %16, %in, %in_5 : f32
      linalg.yield %17 : f32
    } -> tensor<9x5xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<9x5xf32>) outs(%5 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.mulf %in, %cst_3 : f32
      linalg.yield %16 : f32
    } -> tensor<9x5xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%5 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %16 = arith.addf %in, %in_5 : f32
      linalg.yield %16 : f32
    } -> tensor<9x5xf32>
    %14 = hal.tensor.barrier join(%13 : tensor<9x5xf32>) => %arg4 : !hal.fence
    %15 = hal.tensor.export %14 : tensor<9x5xf32> -> !hal.buffer_view
    util.return %15 : !hal.buffer_view
  }
  util.func public @gemm_transa_transb_alpha_beta_scalar_c(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @gemm_transa_transb_alpha_beta_scalar_c$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}