module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<4> : tensor<i8>
    %cst_1 = arith.constant dense<15> : tensor<i8>
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<7x24xf32>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<13x12xi8>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<13x3x1xf32>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<13x3x1xf32>
    %4 = tensor.empty() : tensor<13x12xi8>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %cst_0 : tensor<13x12xi8>, tensor<i8>) outs(%4 : tensor<13x12xi8>) {
    ^bb0(%in: i8, %in_5: i8, %out: i8):
      %17 = arith.shrui %in, %in_5 : i8
      linalg.yield %17 : i8
    } -> tensor<13x12xi8>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %cst_1 : tensor<13x12xi8>, tensor<i8>) outs(%4 : tensor<13x12xi8>) {
    ^bb0(%in: i8, %in_5: i8, %out: i8):
      %17 = arith.andi %in, %in_5 : i8
      linalg.yield %17 : i8
    } -> tensor<13x12xi8>
    %expanded = tensor.expand_shape %6 [[0], [1, 2]] output_shape [13, 12, 1] : tensor<13x12xi8> into tensor<13x12x1xi8>
    %expanded_2 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [13, 12, 1] : tensor<13x12xi8> into tensor<13x12x1xi8>
    %concat = tensor.concat dim(2) %expanded, %expanded_2 : (tensor<13x12x1xi8>, tensor<13x12x1xi8>) -> tensor<13x12x2xi8>
    %collapsed = tensor.collapse_shape %concat [[0], [1, 2]] : tensor<13x12x2xi8> into tensor<13x24xi8>
    %expanded_3 = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [13, 3, 8] : tensor<13x24xi8> into tensor<13x3x8xi8>
    %7 = tensor.empty() : tensor<13x3x8xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<13x3x8xi8>) outs(%7 : tensor<13x3x8xf32>) {
    ^bb0(%in: i8, %out: f32):
      %17 = arith.uitofp %in : i8 to f32
      linalg.yield %17 : f32
    } -> tensor<13x3x8xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %3 : tensor<13x3x8xf32>, tensor<13x3x1xf32>) outs(%7 : tensor<13x3x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %17 = arith.subf %in, %in_5 : f32
      linalg.yield %17 : f32
    } -> tensor<13x3x8xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %2 : tensor<13x3x8xf32>, tensor<13x3x1xf32>) outs(%7 : tensor<13x3x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %17 = arith.mulf %in, %in_5 : f32
      linalg.yield %17 : f32
    } -> tensor<13x3x8xf32>
    %collapsed_4 = tensor.collapse_shape %10 [[0], [1, 2]] : tensor<13x3x8xf32> into tensor<13x24xf32>
    %11 = tensor.empty() : tensor<24x13xf32>
    %transposed = linalg.transpose ins(%collapsed_4 : tensor<13x24xf32>) outs(%11 : tensor<24x13xf32>) permutation = [1, 0] 
    %12 = tensor.empty() : tensor<7x13xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<7x13xf32>) -> tensor<7x13xf32>
    %14 = linalg.matmul ins(%0, %transposed : tensor<7x24xf32>, tensor<24x13xf32>) outs(%13 : tensor<7x13xf32>) -> tensor<7x13xf32>
    %15 = hal.tensor.barrier join(%14 : tensor<7x13xf32>) => %arg5 : !hal.fence
    %16 = hal.tensor.export %15 : tensor<7x13xf32> -> !hal.buffer_view
    util.return %16 : !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @main$async(%arg0, %arg1, %arg2, %arg3, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}