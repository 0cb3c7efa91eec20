module @module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<9x35xf32>
    %1 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<21x35xi8>
    %2 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<21x5xf32>
    %3 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<21x5xi8>
    %expanded = tensor.expand_shape %1 [[0], [1, 2]] output_shape [21, 5, 7] : tensor<21x35xi8> into tensor<21x5x7xi8>
    %4 = tensor.empty() : tensor<21x5x7xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<21x5x7xi8>) outs(%4 : tensor<21x5x7xf32>) {
    ^bb0(%in: i8, %out: f32):
      %16 = arith.uitofp %in : i8 to f32
      linalg.yield %16 : f32
    } -> tensor<21x5x7xf32>
    %expanded_0 = tensor.expand_shape %3 [[0], [1, 2]] output_shape [21, 5, 1] : tensor<21x5xi8> into tensor<21x5x1xi8>
    %6 = tensor.empty() : tensor<21x5x1xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_0 : tensor<21x5x1xi8>) outs(%6 : tensor<21x5x1xf32>) {
    ^bb0(%in: i8, %out: f32):
      %16 = arith.uitofp %in : i8 to f32
      linalg.yield %16 : f32
    } -> tensor<21x5x1xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %7 : tensor<21x5x7xf32>, tensor<21x5x1xf32>) outs(%4 : tensor<21x5x7xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %16 = arith.subf %in, %in_2 : f32
      linalg.yield %16 : f32
    } -> tensor<21x5x7xf32>
    %expanded_1 = tensor.expand_shape %2 [[0], [1, 2]] output_shape [21, 5, 1] : tensor<21x5xf32> into tensor<21x5x1xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %expanded_1 : tensor<21x5x7xf32>, tensor<21x5x1xf32>) outs(%4 : tensor<21x5x7xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %16 = arith.mulf %in, %in_2 : f32
      linalg.yield %16 : f32
    } -> tensor<21x5x7xf32>
    %collapsed = tensor.collapse_shape %9 [[0], [1, 2]] : tensor<21x5x7xf32> into tensor<21x35xf32>
    %10 = tensor.empty() : tensor<35x21xf32>
    %transposed = linalg.transpose ins(%collapsed : tensor<21x35xf32>) outs(%10 : tensor<35x21xf32>) permutation = [1, 0] 
    %11 = tensor.empty() : tensor<9x21xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<9x21xf32>) -> tensor<9x21xf32>
    %13 = linalg.matmul ins(%0, %transposed : tensor<9x35xf32>, tensor<35x21xf32>) outs(%12 : tensor<9x21xf32>) -> tensor<9x21xf32>
    %14 = hal.tensor.barrier join(%13 : tensor<9x21xf32>) => %arg5 : !hal.fence
    %15 = hal.tensor.export %14 : tensor<9x21xf32> -> !hal.buffer_view
    util.return %15 : !hal.buffer_view
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