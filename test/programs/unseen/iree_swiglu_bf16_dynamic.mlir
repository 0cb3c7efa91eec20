module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.fence, %arg5: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c48_i64 = arith.constant 48 : i64
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %c1 = arith.constant 1 : index
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
    %2 = hal.tensor.import wait(%arg4) => %arg0 : !hal.buffer_view -> tensor<?x?x32xbf16>{%0, %1}
    %3 = hal.tensor.import wait(%arg4) => %arg1 : !hal.buffer_view -> tensor<32x48xbf16>
    %4 = hal.tensor.import wait(%arg4) => %arg2 : !hal.buffer_view -> tensor<32x48xbf16>
    %5 = hal.tensor.import wait(%arg4) => %arg3 : !hal.buffer_view -> tensor<48x32xbf16>
    %dim = tensor.dim %2, %c0 : tensor<?x?x32xbf16>
    %6 = arith.index_cast %dim : index to i64
    %dim_1 = tensor.dim %2, %c1 : tensor<?x?x32xbf16>
    %7 = arith.index_cast %dim_1 : index to i64
    %collapsed = tensor.collapse_shape %2 [[0, 1], [2]] : tensor<?x?x32xbf16> into tensor<?x32xbf16>
    %8 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%dim, %dim_1]
    %9 = tensor.empty(%8) : tensor<?x48xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %11 = linalg.matmul ins(%collapsed, %3 : tensor<?x32xbf16>, tensor<32x48xbf16>) outs(%10 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %12 = tensor.empty(%8) : tensor<?x48xbf16>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<?x48xf32>) outs(%12 : tensor<?x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %31 = arith.truncf %in : f32 to bf16
      linalg.yield %31 : bf16
    } -> tensor<?x48xbf16>
    %from_elements = tensor.from_elements %6, %7, %c48_i64 : tensor<3xi64>
    %reshape = tensor.reshape %13(%from_elements) : (tensor<?x48xbf16>, tensor<3xi64>) -> tensor<?x?x48xbf16>
    %14 = tensor.empty(%dim, %dim_1) : tensor<?x?x48xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape : tensor<?x?x48xbf16>) outs(%14 : tensor<?x?x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %31 = arith.extf %in : bf16 to f32
      linalg.yield %31 : f32
    } -> tensor<?x?x48xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<?x?x48xf32>) outs(%14 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.negf %in : f32
      %32 = math.exp %31 : f32
      %33 = arith.addf %32, %cst_0 : f32
      %34 = arith.divf %cst_0, %33 : f32
      linalg.yield %34 : f32
    } -> tensor<?x?x48xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %16 : tensor<?x?x48xf32>, tensor<?x?x48xf32>) outs(%14 : tensor<?x?x48xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %31 = arith.mulf %in, %in_8 : f32
      linalg.yield %31 : f32
    } -> tensor<?x?x48xf32>
    %18 = tensor.empty(%dim, %dim_1) : tensor<?x?x48xbf16>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<?x?x48xf32>) outs(%18 : tensor<?x?x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %31 = arith.truncf %in : f32 to bf16
      linalg.yield %31 : bf16
    } -> tensor<?x?x48xbf16>
    %20 = linalg.matmul ins(%collapsed, %4 : tensor<?x32xbf16>, tensor<32x48xbf16>) outs(%10 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<?x48xf32>) outs(%12 : tensor<?x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %31 = arith.truncf %in : f32 to bf16
      linalg.yield %31 : bf16
    } -> tensor<?x48xbf16>
    %reshape_2 = tensor.reshape %21(%from_elements) : (tensor<?x48xbf16>, tensor<3xi64>) -> tensor<?x?x48xbf16>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %reshape_2 : tensor<?x?x48xbf16>, tensor<?x?x48xbf16>) outs(%18 : tensor<?x?x48xbf16>) {
    ^bb0(%in: bf16, %in_8: bf16, %out: bf16):
      %31 = arith.mulf %in, %in_8 : bf16
      linalg.yield %31 : bf16
    } -> tensor<?x?x48xbf16>
    %collapsed_3 = tensor.collapse_shape %22 [[0, 1], [2]] : tensor<?x?x48xbf16> into tensor<?x48xbf16>
    %23 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%dim, %dim_1]
    %24 = tensor.empty(%23) : tensor<?x32xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %26 = linalg.matmul ins(%collapsed_3, %5 : tensor<?x48xbf16>, tensor<48x32xbf16>) outs(%25 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %27 = tensor.empty(%23) : tensor<?x32xbf16>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<?x32xf32>) outs(%27 : tensor<?x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %31 = arith.truncf %in : f32 to bf16
      linalg.yield %31 : bf16
    } -> tensor<?x32xbf16>
    %from_elements_4 = tensor.from_elements %6, %7, %c32_i64 : tensor<3xi64>
    %reshape_5 = tensor.reshape %28(%from_elements_4) : (tensor<?x32xbf16>, tensor<3xi64>) -> tensor<?x?x32xbf16>
    %29 = hal.tensor.barrier join(%reshape_5 : tensor<?x?x32xbf16>) => %arg5 : !hal.fence
    %dim_6 = tensor.dim %29, %c0 : tensor<?x?x32xbf16>
    %dim_7 = tensor.dim %29, %c1 : tensor<?x?x32xbf16>
    %30 = hal.tensor.export %29 : tensor<?x?x32xbf16>{%dim_6, %dim_7} -> !hal.buffer_view
    util.return %30 : !hal.buffer_view
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