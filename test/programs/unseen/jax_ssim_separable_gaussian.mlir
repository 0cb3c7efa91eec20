#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<() -> ()>
module @jit_ssim_separable_gaussian {
  func.func public @main(%arg0: tensor<1x16x16x1xf32>, %arg1: tensor<1x16x16x1xf32>, %arg2: tensor<7xf32>) -> tensor<f32> {
    %cst = arith.constant 1.000000e+02 : f32
    %cst_0 = arith.constant 9.000000e-02 : f32
    %cst_1 = arith.constant 0.00999999977 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<7xf32>) outs(%0 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.negf %in : f32
      linalg.yield %101 : f32
    } -> tensor<7xf32>
    %2 = tensor.empty() : tensor<7xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1, %arg2 : tensor<7xf32>, tensor<7xf32>) outs(%2 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %101 = arith.mulf %in, %in_6 : f32
      linalg.yield %101 : f32
    } -> tensor<7xf32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.fill ins(%cst_4 : f32) outs(%4 : tensor<f32>) -> tensor<f32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%3 : tensor<7xf32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.maximumf %out, %in : f32
      linalg.yield %101 : f32
    } -> tensor<f32>
    %7 = tensor.empty() : tensor<7xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%6 : tensor<f32>) outs(%7 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %9 = tensor.empty() : tensor<7xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%3, %8 : tensor<7xf32>, tensor<7xf32>) outs(%9 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %101 = arith.subf %in, %in_6 : f32
      linalg.yield %101 : f32
    } -> tensor<7xf32>
    %11 = tensor.empty() : tensor<7xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%10 : tensor<7xf32>) outs(%11 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.exp %in : f32
      linalg.yield %101 : f32
    } -> tensor<7xf32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.fill ins(%cst_3 : f32) outs(%13 : tensor<f32>) -> tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%12 : tensor<7xf32>) outs(%14 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %out, %in : f32
      linalg.yield %101 : f32
    } -> tensor<f32>
    %16 = tensor.empty() : tensor<7xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%15 : tensor<f32>) outs(%16 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %18 = tensor.empty() : tensor<7xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%12, %17 : tensor<7xf32>, tensor<7xf32>) outs(%18 : tensor<7xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %101 = arith.divf %in, %in_6 : f32
      linalg.yield %101 : f32
    } -> tensor<7xf32>
    %expanded = tensor.expand_shape %19 [[0, 1, 2, 3]] output_shape [7, 1, 1, 1] : tensor<7xf32> into tensor<7x1x1x1xf32>
    %20 = tensor.empty() : tensor<1x10x16x1xf32>
    %21 = linalg.fill ins(%cst_3 : f32) outs(%20 : tensor<1x10x16x1xf32>) -> tensor<1x10x16x1xf32>
    %22 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %expanded : tensor<1x16x16x1xf32>, tensor<7x1x1x1xf32>) outs(%21 : tensor<1x10x16x1xf32>) -> tensor<1x10x16x1xf32>
    %expanded_5 = tensor.expand_shape %19 [[0, 1, 2, 3]] output_shape [1, 7, 1, 1] : tensor<7xf32> into tensor<1x7x1x1xf32>
    %23 = tensor.empty() : tensor<1x10x10x1xf32>
    %24 = linalg.fill ins(%cst_3 : f32) outs(%23 : tensor<1x10x10x1xf32>) -> tensor<1x10x10x1xf32>
    %25 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%22, %expanded_5 : tensor<1x10x16x1xf32>, tensor<1x7x1x1xf32>) outs(%24 : tensor<1x10x10x1xf32>) -> tensor<1x10x10x1xf32>
    %26 = tensor.empty() : tensor<1x10x16x1xf32>
    %27 = linalg.fill ins(%cst_3 : f32) outs(%26 : tensor<1x10x16x1xf32>) -> tensor<1x10x16x1xf32>
    %28 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg1, %expanded : tensor<1x16x16x1xf32>, tensor<7x1x1x1xf32>) outs(%27 : tensor<1x10x16x1xf32>) -> tensor<1x10x16x1xf32>
    %29 = tensor.empty() : tensor<1x10x10x1xf32>
    %30 = linalg.fill ins(%cst_3 : f32) outs(%29 : tensor<1x10x10x1xf32>) -> tensor<1x10x10x1xf32>
    %31 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%28, %expanded_5 : tensor<1x10x16x1xf32>, tensor<1x7x1x1xf32>) outs(%30 : tensor<1x10x10x1xf32>) -> tensor<1x10x10x1xf32>
    %32 = tensor.empty() : tensor<1x16x16x1xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x16x16x1xf32>) outs(%32 : tensor<1x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.mulf %in, %in : f32
      linalg.yield %101 : f32
    } -> tensor<1x16x16x1xf32>
    %34 = tensor.empty() : tensor<1x10x16x1xf32>
    %35 = linalg.fill ins(%cst_3 : f32) outs(%34 : tensor<1x10x16x1xf32>) -> tensor<1x10x16x1xf32>
    %36 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%33, %expanded : tensor<1x16x16x1xf32>, tensor<7x1x1x1xf32>) outs(%35 : tensor<1x10x16x1xf32>) -> tensor<1x10x16x1xf32>
    %37 = tensor.empty() : tensor<1x10x10x1xf32>
    %38 = linalg.fill ins(%cst_3 : f32) outs(%37 : tensor<1x10x10x1xf32>) -> tensor<1x10x10x1xf32>
    %39 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%36, %expanded_5 : tensor<1x10x16x1xf32>, tensor<1x7x1x1xf32>) outs(%38 : tensor<1x10x10x1xf32>) -> tensor<1x10x10x1xf32>
    %40 = tensor.empty() : tensor<1x10x10x1xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<1x10x10x1xf32>) outs(%40 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.mulf %in, %in : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %42 = tensor.empty() : tensor<1x10x10x1xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %41 : tensor<1x10x10x1xf32>, tensor<1x10x10x1xf32>) outs(%42 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %101 = arith.subf %in, %in_6 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %44 = tensor.empty() : tensor<1x16x16x1xf32>
    %45 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x16x16x1xf32>) outs(%44 : tensor<1x16x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.mulf %in, %in : f32
      linalg.yield %101 : f32
    } -> tensor<1x16x16x1xf32>
    %46 = tensor.empty() : tensor<1x10x16x1xf32>
    %47 = linalg.fill ins(%cst_3 : f32) outs(%46 : tensor<1x10x16x1xf32>) -> tensor<1x10x16x1xf32>
    %48 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%45, %expanded : tensor<1x16x16x1xf32>, tensor<7x1x1x1xf32>) outs(%47 : tensor<1x10x16x1xf32>) -> tensor<1x10x16x1xf32>
    %49 = tensor.empty() : tensor<1x10x10x1xf32>
    %50 = linalg.fill ins(%cst_3 : f32) outs(%49 : tensor<1x10x10x1xf32>) -> tensor<1x10x10x1xf32>
    %51 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%48, %expanded_5 : tensor<1x10x16x1xf32>, tensor<1x7x1x1xf32>) outs(%50 : tensor<1x10x10x1xf32>) -> tensor<1x10x10x1xf32>
    %52 = tensor.empty() : tensor<1x10x10x1xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<1x10x10x1xf32>) outs(%52 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.mulf %in, %in : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %54 = tensor.empty() : tensor<1x10x10x1xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %53 : tensor<1x10x10x1xf32>, tensor<1x10x10x1xf32>) outs(%54 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %101 = arith.subf %in, %in_6 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %56 = tensor.empty() : tensor<1x16x16x1xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<1x16x16x1xf32>, tensor<1x16x16x1xf32>) outs(%56 : tensor<1x16x16x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %101 = arith.mulf %in, %in_6 : f32
      linalg.yield %101 : f32
    } -> tensor<1x16x16x1xf32>
    %58 = tensor.empty() : tensor<1x10x16x1xf32>
    %59 = linalg.fill ins(%cst_3 : f32) outs(%58 : tensor<1x10x16x1xf32>) -> tensor<1x10x16x1xf32>
    %60 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%57, %expanded : tensor<1x16x16x1xf32>, tensor<7x1x1x1xf32>) outs(%59 : tensor<1x10x16x1xf32>) -> tensor<1x10x16x1xf32>
    %61 = tensor.empty() : tensor<1x10x10x1xf32>
    %62 = linalg.fill ins(%cst_3 : f32) outs(%61 : tensor<1x10x10x1xf32>) -> tensor<1x10x10x1xf32>
    %63 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%60, %expanded_5 : tensor<1x10x16x1xf32>, tensor<1x7x1x1xf32>) outs(%62 : tensor<1x10x10x1xf32>) -> tensor<1x10x10x1xf32>
    %64 = tensor.empty() : tensor<1x10x10x1xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %31 : tensor<1x10x10x1xf32>, tensor<1x10x10x1xf32>) outs(%64 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %101 = arith.mulf %in, %in_6 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %66 = tensor.empty() : tensor<1x10x10x1xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %65 : tensor<1x10x10x1xf32>, tensor<1x10x10x1xf32>) outs(%66 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %101 = arith.subf %in, %in_6 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %68 = tensor.empty() : tensor<1x10x10x1xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25 : tensor<1x10x10x1xf32>) outs(%68 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.mulf %in, %cst_2 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %70 = tensor.empty() : tensor<1x10x10x1xf32>
    %71 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %31 : tensor<1x10x10x1xf32>, tensor<1x10x10x1xf32>) outs(%70 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %101 = arith.mulf %in, %in_6 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %72 = tensor.empty() : tensor<1x10x10x1xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<1x10x10x1xf32>) outs(%72 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %cst_1 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %74 = tensor.empty() : tensor<1x10x10x1xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<1x10x10x1xf32>) outs(%74 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.mulf %in, %cst_2 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %76 = tensor.empty() : tensor<1x10x10x1xf32>
    %77 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<1x10x10x1xf32>) outs(%76 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %cst_0 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %78 = tensor.empty() : tensor<1x10x10x1xf32>
    %79 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %77 : tensor<1x10x10x1xf32>, tensor<1x10x10x1xf32>) outs(%78 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %101 = arith.mulf %in, %in_6 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %80 = tensor.empty() : tensor<1x10x10x1xf32>
    %81 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %53 : tensor<1x10x10x1xf32>, tensor<1x10x10x1xf32>) outs(%80 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %101 = arith.addf %in, %in_6 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %82 = tensor.empty() : tensor<1x10x10x1xf32>
    %83 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<1x10x10x1xf32>) outs(%82 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %cst_1 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %84 = tensor.empty() : tensor<1x10x10x1xf32>
    %85 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<1x10x10x1xf32>) outs(%84 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.absf %in : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %86 = tensor.empty() : tensor<1x10x10x1xf32>
    %87 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<1x10x10x1xf32>) outs(%86 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = math.absf %in : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %88 = tensor.empty() : tensor<1x10x10x1xf32>
    %89 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %87 : tensor<1x10x10x1xf32>, tensor<1x10x10x1xf32>) outs(%88 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %101 = arith.addf %in, %in_6 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %90 = tensor.empty() : tensor<1x10x10x1xf32>
    %91 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89 : tensor<1x10x10x1xf32>) outs(%90 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %in, %cst_0 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %92 = tensor.empty() : tensor<1x10x10x1xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %91 : tensor<1x10x10x1xf32>, tensor<1x10x10x1xf32>) outs(%92 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %101 = arith.mulf %in, %in_6 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %94 = tensor.empty() : tensor<1x10x10x1xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %93 : tensor<1x10x10x1xf32>, tensor<1x10x10x1xf32>) outs(%94 : tensor<1x10x10x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %101 = arith.divf %in, %in_6 : f32
      linalg.yield %101 : f32
    } -> tensor<1x10x10x1xf32>
    %96 = tensor.empty() : tensor<f32>
    %97 = linalg.fill ins(%cst_3 : f32) outs(%96 : tensor<f32>) -> tensor<f32>
    %98 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%95 : tensor<1x10x10x1xf32>) outs(%97 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.addf %out, %in : f32
      linalg.yield %101 : f32
    } -> tensor<f32>
    %99 = tensor.empty() : tensor<f32>
    %100 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%98 : tensor<f32>) outs(%99 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %101 = arith.divf %in, %cst : f32
      linalg.yield %101 : f32
    } -> tensor<f32>
    return %100 : tensor<f32>
  }
}

