module {
  util.func public @layer_norm_rope_cos_sin_slice_concat_bf16$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view, %arg5: !hal.fence, %arg6: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %cst_1 = arith.constant 9.99999974E-6 : f32
    %0 = hal.tensor.import wait(%arg5) => %arg0 : !hal.buffer_view -> tensor<3x6x8xf32>
    %1 = hal.tensor.import wait(%arg5) => %arg1 : !hal.buffer_view -> tensor<8xf32>
    %2 = hal.tensor.import wait(%arg5) => %arg2 : !hal.buffer_view -> tensor<6x8xf32>
    %3 = hal.tensor.import wait(%arg5) => %arg3 : !hal.buffer_view -> tensor<6x8xf32>
    %4 = hal.tensor.import wait(%arg5) => %arg4 : !hal.buffer_view -> tensor<8x5xf32>
    %5 = tensor.empty() : tensor<3x6x1xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<3x6x1xf32>) -> tensor<3x6x1xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%0 : tensor<3x6x8xf32>) outs(%6 : tensor<3x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %in, %out : f32
      linalg.yield %32 : f32
    } -> tensor<3x6x1xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<3x6x1xf32>) outs(%5 : tensor<3x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.divf %in, %cst_0 : f32
      linalg.yield %32 : f32
    } -> tensor<3x6x1xf32>
    %9 = tensor.empty() : tensor<3x6x8xf32>
    %collapsed = tensor.collapse_shape %8 [[0], [1, 2]] : tensor<3x6x1xf32> into tensor<3x6xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<3x6xf32>) outs(%9 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x6x8xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %10 : tensor<3x6x8xf32>, tensor<3x6x8xf32>) outs(%9 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %32 = arith.subf %in, %in_4 : f32
      linalg.yield %32 : f32
    } -> tensor<3x6x8xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %11 : tensor<3x6x8xf32>, tensor<3x6x8xf32>) outs(%9 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %32 = arith.mulf %in, %in_4 : f32
      linalg.yield %32 : f32
    } -> tensor<3x6x8xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<3x6x8xf32>) outs(%6 : tensor<3x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %in, %out : f32
      linalg.yield %32 : f32
    } -> tensor<3x6x1xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<3x6x1xf32>) outs(%5 : tensor<3x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.divf %in, %cst_0 : f32
      linalg.yield %32 : f32
    } -> tensor<3x6x1xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<3x6x1xf32>) outs(%5 : tensor<3x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %in, %cst_1 : f32
      linalg.yield %32 : f32
    } -> tensor<3x6x1xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<3x6x1xf32>) outs(%5 : tensor<3x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.rsqrt %in : f32
      linalg.yield %32 : f32
    } -> tensor<3x6x1xf32>
    %collapsed_2 = tensor.collapse_shape %16 [[0], [1, 2]] : tensor<3x6x1xf32> into tensor<3x6xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_2 : tensor<3x6xf32>) outs(%9 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x6x8xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %17 : tensor<3x6x8xf32>, tensor<3x6x8xf32>) outs(%9 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %32 = arith.mulf %in, %in_4 : f32
      linalg.yield %32 : f32
    } -> tensor<3x6x8xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %1 : tensor<3x6x8xf32>, tensor<8xf32>) outs(%9 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %32 = arith.mulf %in, %in_4 : f32
      linalg.yield %32 : f32
    } -> tensor<3x6x8xf32>
    %extracted_slice = tensor.extract_slice %19[0, 0, 0] [3, 6, 4] [1, 1, 1] : tensor<3x6x8xf32> to tensor<3x6x4xf32>
    %extracted_slice_3 = tensor.extract_slice %19[0, 0, 4] [3, 6, 4] [1, 1, 1] : tensor<3x6x8xf32> to tensor<3x6x4xf32>
    %20 = tensor.empty() : tensor<3x6x4xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_3 : tensor<3x6x4xf32>) outs(%20 : tensor<3x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.negf %in : f32
      linalg.yield %32 : f32
    } -> tensor<3x6x4xf32>
    %concat = tensor.concat dim(2) %21, %extracted_slice : (tensor<3x6x4xf32>, tensor<3x6x4xf32>) -> tensor<3x6x8xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %2 : tensor<3x6x8xf32>, tensor<6x8xf32>) outs(%9 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %32 = arith.mulf %in, %in_4 : f32
      linalg.yield %32 : f32
    } -> tensor<3x6x8xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat, %3 : tensor<3x6x8xf32>, tensor<6x8xf32>) outs(%9 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %32 = arith.mulf %in, %in_4 : f32
      linalg.yield %32 : f32
    } -> tensor<3x6x8xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %23 : tensor<3x6x8xf32>, tensor<3x6x8xf32>) outs(%9 : tensor<3x6x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %32 = arith.addf %in, %in_4 : f32
      linalg.yield %32 : f32
    } -> tensor<3x6x8xf32>
    %25 = tensor.empty() : tensor<3x8x5xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<8x5xf32>) outs(%25 : tensor<3x8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x8x5xf32>
    %27 = tensor.empty() : tensor<3x6x5xf32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<3x6x5xf32>) -> tensor<3x6x5xf32>
    %29 = linalg.batch_matmul ins(%24, %26 : tensor<3x6x8xf32>, tensor<3x8x5xf32>) outs(%28 : tensor<3x6x5xf32>) -> tensor<3x6x5xf32>
    %30 = hal.tensor.barrier join(%29 : tensor<3x6x5xf32>) => %arg6 : !hal.fence
    %31 = hal.tensor.export %30 : tensor<3x6x5xf32> -> !hal.buffer_view
    util.return %31 : !hal.buffer_view
  }
  util.func public @layer_norm_rope_cos_sin_slice_concat_bf16(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @layer_norm_rope_cos_sin_slice_concat_bf16$async(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}