module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<4x8xf32>
    %1 = tensor.empty() : tensor<f32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<f32>) -> tensor<f32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%0 : tensor<4x8xf32>) outs(%2 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %9 = arith.addf %in, %out : f32
      linalg.yield %9 : f32
    } -> tensor<f32>
    %4 = tensor.empty() : tensor<i1>
    %5 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%3, %cst_0 : tensor<f32>, tensor<f32>) outs(%4 : tensor<i1>) {
    ^bb0(%in: f32, %in_1: f32, %out: i1):
      %9 = arith.cmpf ogt, %in, %in_1 : f32
      linalg.yield %9 : i1
    } -> tensor<i1>
    %extracted = tensor.extract %5[] : tensor<i1>
    %6 = scf.if %extracted -> (tensor<4x8xf32>) {
      %9 = tensor.empty() : tensor<4x8xf32>
      %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x8xf32>) outs(%9 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %11 = arith.cmpf ugt, %in, %cst : f32
        %12 = arith.select %11, %in, %cst : f32
        linalg.yield %12 : f32
      } -> tensor<4x8xf32>
      scf.yield %10 : tensor<4x8xf32>
    } else {
      %9 = tensor.empty() : tensor<4x8xf32>
      %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x8xf32>) outs(%9 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %11 = arith.negf %in : f32
        linalg.yield %11 : f32
      } -> tensor<4x8xf32>
      scf.yield %10 : tensor<4x8xf32>
    }
    %7 = hal.tensor.barrier join(%6 : tensor<4x8xf32>) => %arg2 : !hal.fence
    %8 = hal.tensor.export %7 : tensor<4x8xf32> -> !hal.buffer_view
    util.return %8 : !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @main$async(%arg0, %0, %fence) : (!hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}