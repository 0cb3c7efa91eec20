#map = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3, d2, d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>
#map9 = affine_map<() -> ()>
#map10 = affine_map<(d0) -> ()>
module @jit_conv_bn_train_stats_nchw {
  func.func public @main(%arg0: tensor<2x3x8x8xf32>, %arg1: tensor<4x3x3x3xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>) -> (tensor<2x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = arith.constant 1.000000e-01 : f32
    %cst_0 = arith.constant 0.899999976 : f32
    %cst_1 = arith.constant 9.99999974E-6 : f32
    %cst_2 = arith.constant 0x7FC00000 : f32
    %cst_3 = arith.constant 1.280000e+02 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x8x8x3xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x8x8xf32>) outs(%0 : tensor<2x8x8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x3xf32>
    %2 = tensor.empty() : tensor<3x3x3x4xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<4x3x3x3xf32>) outs(%2 : tensor<3x3x3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x3x4xf32>
    %4 = tensor.empty() : tensor<2x8x8x4xf32>
    %5 = linalg.fill ins(%cst_4 : f32) outs(%4 : tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    %padded = tensor.pad %1 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg6: index, %arg7: index, %arg8: index, %arg9: index):
      tensor.yield %cst_4 : f32
    } : tensor<2x8x8x3xf32> to tensor<2x10x10x3xf32>
    %6 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %3 : tensor<2x10x10x3xf32>, tensor<3x3x3x4xf32>) outs(%5 : tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
    %7 = tensor.empty() : tensor<2x4x8x8xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<2x8x8x4xf32>) outs(%7 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x8x8xf32>
    %9 = tensor.empty() : tensor<4xf32>
    %10 = linalg.fill ins(%cst_4 : f32) outs(%9 : tensor<4xf32>) -> tensor<4xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%8 : tensor<2x4x8x8xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.addf %out, %in : f32
      linalg.yield %71 : f32
    } -> tensor<4xf32>
    %12 = tensor.empty() : tensor<4xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%11 : tensor<4xf32>) outs(%12 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.divf %in, %cst_3 : f32
      linalg.yield %71 : f32
    } -> tensor<4xf32>
    %14 = tensor.empty() : tensor<1x4x1x1xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<4xf32>) outs(%14 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x1x1xf32>
    %16 = tensor.empty() : tensor<1x4x1x1xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<1x4x1x1xf32>) outs(%16 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.divf %in, %cst_3 : f32
      linalg.yield %71 : f32
    } -> tensor<1x4x1x1xf32>
    %18 = tensor.empty() : tensor<2x4x8x8xf32>
    %19 = linalg.generic {indexing_maps = [#map8, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<1x4x1x1xf32>) outs(%18 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x8x8xf32>
    %20 = tensor.empty() : tensor<2x4x8x8xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %19 : tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) outs(%20 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %71 = arith.subf %in, %in_5 : f32
      linalg.yield %71 : f32
    } -> tensor<2x4x8x8xf32>
    %22 = tensor.empty() : tensor<2x4x8x8xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x4x8x8xf32>) outs(%22 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.mulf %in, %in : f32
      linalg.yield %71 : f32
    } -> tensor<2x4x8x8xf32>
    %24 = tensor.empty() : tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map9], iterator_types = []} outs(%24 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_4 : f32
    } -> tensor<f32>
    %26 = tensor.empty() : tensor<f32>
    %27 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%25 : tensor<f32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.subf %cst_3, %in : f32
      linalg.yield %71 : f32
    } -> tensor<f32>
    %28 = tensor.empty() : tensor<4xf32>
    %29 = linalg.fill ins(%cst_4 : f32) outs(%28 : tensor<4xf32>) -> tensor<4xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%23 : tensor<2x4x8x8xf32>) outs(%29 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.addf %out, %in : f32
      linalg.yield %71 : f32
    } -> tensor<4xf32>
    %31 = tensor.empty() : tensor<4xf32>
    %32 = linalg.generic {indexing_maps = [#map10, #map6], iterator_types = ["parallel"]} ins(%27 : tensor<f32>) outs(%31 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4xf32>
    %33 = tensor.empty() : tensor<4xf32>
    %34 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%30, %32 : tensor<4xf32>, tensor<4xf32>) outs(%33 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %71 = arith.divf %in, %in_5 : f32
      linalg.yield %71 : f32
    } -> tensor<4xf32>
    %35 = tensor.empty() : tensor<i1>
    %36 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%27 : tensor<f32>) outs(%35 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %71 = arith.cmpf ogt, %in, %cst_4 : f32
      linalg.yield %71 : i1
    } -> tensor<i1>
    %37 = tensor.empty() : tensor<4xf32>
    %extracted = tensor.extract %36[] : tensor<i1>
    %38 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%34 : tensor<4xf32>) outs(%37 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.select %extracted, %in, %cst_2 : f32
      linalg.yield %71 : f32
    } -> tensor<4xf32>
    %39 = tensor.empty() : tensor<2x4x8x8xf32>
    %40 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<4xf32>) outs(%39 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x8x8xf32>
    %41 = tensor.empty() : tensor<2x4x8x8xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %40 : tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) outs(%41 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %71 = arith.subf %in, %in_5 : f32
      linalg.yield %71 : f32
    } -> tensor<2x4x8x8xf32>
    %43 = tensor.empty() : tensor<4xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%38 : tensor<4xf32>) outs(%43 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.addf %in, %cst_1 : f32
      linalg.yield %71 : f32
    } -> tensor<4xf32>
    %45 = tensor.empty() : tensor<4xf32>
    %46 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%44 : tensor<4xf32>) outs(%45 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = math.sqrt %in : f32
      linalg.yield %71 : f32
    } -> tensor<4xf32>
    %47 = tensor.empty() : tensor<4xf32>
    %48 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%arg2, %46 : tensor<4xf32>, tensor<4xf32>) outs(%47 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %71 = arith.divf %in, %in_5 : f32
      linalg.yield %71 : f32
    } -> tensor<4xf32>
    %49 = tensor.empty() : tensor<2x4x8x8xf32>
    %50 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<4xf32>) outs(%49 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x8x8xf32>
    %51 = tensor.empty() : tensor<2x4x8x8xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %50 : tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) outs(%51 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %71 = arith.mulf %in, %in_5 : f32
      linalg.yield %71 : f32
    } -> tensor<2x4x8x8xf32>
    %53 = tensor.empty() : tensor<2x4x8x8xf32>
    %54 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<4xf32>) outs(%53 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x8x8xf32>
    %55 = tensor.empty() : tensor<2x4x8x8xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %54 : tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>) outs(%55 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %71 = arith.addf %in, %in_5 : f32
      linalg.yield %71 : f32
    } -> tensor<2x4x8x8xf32>
    %57 = tensor.empty() : tensor<2x4x8x8xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x4x8x8xf32>) outs(%57 : tensor<2x4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %71 : f32
    } -> tensor<2x4x8x8xf32>
    %59 = tensor.empty() : tensor<4xf32>
    %60 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%arg4 : tensor<4xf32>) outs(%59 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.mulf %in, %cst_0 : f32
      linalg.yield %71 : f32
    } -> tensor<4xf32>
    %61 = tensor.empty() : tensor<4xf32>
    %62 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%13 : tensor<4xf32>) outs(%61 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.mulf %in, %cst : f32
      linalg.yield %71 : f32
    } -> tensor<4xf32>
    %63 = tensor.empty() : tensor<4xf32>
    %64 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%60, %62 : tensor<4xf32>, tensor<4xf32>) outs(%63 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %71 = arith.addf %in, %in_5 : f32
      linalg.yield %71 : f32
    } -> tensor<4xf32>
    %65 = tensor.empty() : tensor<4xf32>
    %66 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%arg5 : tensor<4xf32>) outs(%65 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.mulf %in, %cst_0 : f32
      linalg.yield %71 : f32
    } -> tensor<4xf32>
    %67 = tensor.empty() : tensor<4xf32>
    %68 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%38 : tensor<4xf32>) outs(%67 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %71 = arith.mulf %in, %cst : f32
      linalg.yield %71 : f32
    } -> tensor<4xf32>
    %69 = tensor.empty() : tensor<4xf32>
    %70 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel"]} ins(%66, %68 : tensor<4xf32>, tensor<4xf32>) outs(%69 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %71 = arith.addf %in, %in_5 : f32
      linalg.yield %71 : f32
    } -> tensor<4xf32>
    return %58, %64, %70 : tensor<2x4x8x8xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

