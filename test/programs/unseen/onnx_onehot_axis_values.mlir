module {
  util.func public @test_onehot_with_axis$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = arith.constant dense<3.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e+01 : f32
    %0 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<2x2xf32>
    %1 = tensor.empty() : tensor<2x2xi1>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<2x2xf32>) outs(%1 : tensor<2x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %21 = arith.cmpf olt, %in, %cst_1 : f32
      linalg.yield %21 : i1
    } -> tensor<2x2xi1>
    %3 = tensor.empty() : tensor<2x2xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<2x2xf32>) outs(%3 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %cst_2 : f32
      linalg.yield %21 : f32
    } -> tensor<2x2xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %4, %0 : tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) outs(%3 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %21 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %21 : f32
    } -> tensor<2x2xf32>
    %6 = tensor.empty() : tensor<10xi64>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%6 : tensor<10xi64>) {
    ^bb0(%out: i64):
      %21 = linalg.index 0 : index
      %22 = arith.index_cast %21 : index to i64
      linalg.yield %22 : i64
    } -> tensor<10xi64>
    %expanded = tensor.expand_shape %5 [[0], [1, 2]] output_shape [2, 2, 1] : tensor<2x2xf32> into tensor<2x2x1xf32>
    %8 = tensor.empty() : tensor<2x2x1xi64>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x2x1xf32>) outs(%8 : tensor<2x2x1xi64>) {
    ^bb0(%in: f32, %out: i64):
      %21 = arith.fptosi %in : f32 to i64
      linalg.yield %21 : i64
    } -> tensor<2x2x1xi64>
    %10 = tensor.empty() : tensor<2x2x10xi1>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %7 : tensor<2x2x1xi64>, tensor<10xi64>) outs(%10 : tensor<2x2x10xi1>) {
    ^bb0(%in: i64, %in_3: i64, %out: i1):
      %21 = arith.cmpi eq, %in, %in_3 : i64
      linalg.yield %21 : i1
    } -> tensor<2x2x10xi1>
    %12 = tensor.empty() : tensor<2x2x10xi32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<2x2x10xi1>) outs(%12 : tensor<2x2x10xi32>) {
    ^bb0(%in: i1, %out: i32):
      %21 = arith.extui %in : i1 to i32
      linalg.yield %21 : i32
    } -> tensor<2x2x10xi32>
    %14 = tensor.empty() : tensor<2x10x2xi32>
    %transposed = linalg.transpose ins(%13 : tensor<2x2x10xi32>) outs(%14 : tensor<2x10x2xi32>) permutation = [0, 2, 1] 
    %15 = tensor.empty() : tensor<2x10x2xi1>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed : tensor<2x10x2xi32>) outs(%15 : tensor<2x10x2xi1>) {
    ^bb0(%in: i32, %out: i1):
      %21 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %21 : i1
    } -> tensor<2x10x2xi1>
    %17 = tensor.empty() : tensor<2x10x2xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> ()>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %cst_0, %cst : tensor<2x10x2xi1>, tensor<f32>, tensor<f32>) outs(%17 : tensor<2x10x2xf32>) {
    ^bb0(%in: i1, %in_3: f32, %in_4: f32, %out: f32):
      %21 = arith.select %in, %in_3, %in_4 : f32
      linalg.yield %21 : f32
    } -> tensor<2x10x2xf32>
    %19 = hal.tensor.barrier join(%18 : tensor<2x10x2xf32>) => %arg2 : !hal.fence
    %20 = hal.tensor.export %19 : tensor<2x10x2xf32> -> !hal.buffer_view
    util.return %20 : !hal.buffer_view
  }
  util.func public @test_onehot_with_axis(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @test_onehot_with_axis$async(%arg0, %0, %fence) : (!hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}