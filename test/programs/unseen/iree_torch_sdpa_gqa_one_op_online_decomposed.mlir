#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
module @module {
  func.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.fence, %arg4: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.255034864 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant -3.40282347E+38 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg3) => %arg0 : !hal.buffer_view -> tensor<1x4x8x32xf16>
    %1 = hal.tensor.import wait(%arg3) => %arg1 : !hal.buffer_view -> tensor<1x2x12x32xf16>
    %2 = hal.tensor.import wait(%arg3) => %arg2 : !hal.buffer_view -> tensor<1x2x12x32xf16>
    %3 = tensor.empty() : tensor<1x2x2x12x32xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<1x2x12x32xf16>) outs(%3 : tensor<1x2x2x12x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x2x2x12x32xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<1x2x12x32xf16>) outs(%3 : tensor<1x2x2x12x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<1x2x2x12x32xf16>
    %collapsed = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<1x4x8x32xf16> into tensor<4x8x32xf16>
    %collapsed_3 = tensor.collapse_shape %4 [[0, 1, 2], [3], [4]] : tensor<1x2x2x12x32xf16> into tensor<4x12x32xf16>
    %collapsed_4 = tensor.collapse_shape %5 [[0, 1, 2], [3], [4]] : tensor<1x2x2x12x32xf16> into tensor<4x12x32xf16>
    %6 = tensor.empty() : tensor<4x8x32xf16>
    %7 = tensor.empty() : tensor<4x8x32xf32>
    %8 = tensor.empty() : tensor<4x8xf32>
    %9 = linalg.fill ins(%cst_2 : f32) outs(%7 : tensor<4x8x32xf32>) -> tensor<4x8x32xf32>
    %10 = linalg.fill ins(%cst_1 : f32) outs(%8 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %11 = linalg.fill ins(%cst_2 : f32) outs(%8 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : f32) outs(%collapsed : tensor<4x8x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      %29 = arith.mulf %28, %out : f16
      linalg.yield %29 : f16
    } -> tensor<4x8x32xf16>
    %13 = tensor.empty() : tensor<4x8x12xf32>
    %14 = linalg.fill ins(%cst_2 : f32) outs(%13 : tensor<4x8x12xf32>) -> tensor<4x8x12xf32>
    %15 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%12, %collapsed_3 : tensor<4x8x32xf16>, tensor<4x12x32xf16>) outs(%14 : tensor<4x8x12xf32>) {
    ^bb0(%in: f16, %in_5: f16, %out: f32):
      %28 = arith.extf %in : f16 to f32
      %29 = arith.extf %in_5 : f16 to f32
      %30 = arith.mulf %28, %29 : f32
      %31 = arith.addf %30, %out : f32
      linalg.yield %31 : f32
    } -> tensor<4x8x12xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<4x8x12xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.maximumf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %17 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<4x8xf32>) outs(%10 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.subf %out, %in : f32
      %29 = math.exp2 %28 : f32
      linalg.yield %29 : f32
    } -> tensor<4x8xf32>
    %18 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<4x8xf32>) outs(%11 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.mulf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %19 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<4x8xf32>) outs(%15 : tensor<4x8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.subf %out, %in : f32
      %29 = math.exp2 %28 : f32
      linalg.yield %29 : f32
    } -> tensor<4x8x12xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<4x8x12xf32>) outs(%18 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<4x8xf32>
    %21 = tensor.empty() : tensor<4x8x12xf16>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<4x8x12xf32>) outs(%21 : tensor<4x8x12xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<4x8x12xf16>
    %23 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<4x8xf32>) outs(%9 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.mulf %in, %out : f32
      linalg.yield %28 : f32
    } -> tensor<4x8x32xf32>
    %24 = linalg.generic {indexing_maps = [#map6, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%22, %collapsed_4 : tensor<4x8x12xf16>, tensor<4x12x32xf16>) outs(%23 : tensor<4x8x32xf32>) {
    ^bb0(%in: f16, %in_5: f16, %out: f32):
      %28 = arith.extf %in : f16 to f32
      %29 = arith.extf %in_5 : f16 to f32
      %30 = arith.mulf %28, %29 : f32
      %31 = arith.addf %30, %out : f32
      linalg.yield %31 : f32
    } -> tensor<4x8x32xf32>
    %25 = linalg.generic {indexing_maps = [#map7, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %24 : tensor<4x8xf32>, tensor<4x8x32xf32>) outs(%6 : tensor<4x8x32xf16>) {
    ^bb0(%in: f32, %in_5: f32, %out: f16):
      %28 = arith.divf %cst_0, %in : f32
      %29 = arith.mulf %28, %in_5 : f32
      %30 = arith.truncf %29 : f32 to f16
      linalg.yield %30 : f16
    } -> tensor<4x8x32xf16>
    %expanded = tensor.expand_shape %25 [[0, 1], [2], [3]] output_shape [1, 4, 8, 32] : tensor<4x8x32xf16> into tensor<1x4x8x32xf16>
    %26 = hal.tensor.barrier join(%expanded : tensor<1x4x8x32xf16>) => %arg4 : !hal.fence
    %27 = hal.tensor.export %26 : tensor<1x4x8x32xf16> -> !hal.buffer_view
    return %27 : !hal.buffer_view
  }
  func.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = call @main$async(%arg0, %arg1, %arg2, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    return %1 : !hal.buffer_view
  }
}

