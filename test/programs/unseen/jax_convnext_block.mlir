#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> ()>
#map5 = affine_map<(d0, d1, d2, d3) -> (d3)>
module @jit_convnext_block {
  func.func public @main(%arg0: tensor<2x8x8x6xf32>, %arg1: tensor<7x7x1x6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<6xf32>, %arg4: tensor<6x24xf32>, %arg5: tensor<24x6xf32>, %arg6: tensor<6xf32>) -> tensor<2x8x8x6xf32> {
    %cst = arith.constant 1.12837911 : f32
    %cst_0 = arith.constant -0.37612626 : f32
    %cst_1 = arith.constant 0.112835854 : f32
    %cst_2 = arith.constant -0.0268538129 : f32
    %cst_3 = arith.constant 0.00518832775 : f32
    %cst_4 = arith.constant -8.0101937E-4 : f32
    %cst_5 = arith.constant 7.85386146E-5 : f32
    %cst_6 = arith.constant -88.7228394 : f32
    %cst_7 = arith.constant 0.564189494 : f32
    %cst_8 = arith.constant -0.282076746 : f32
    %cst_9 = arith.constant 0.42184633 : f32
    %cst_10 = arith.constant -1.01526523 : f32
    %cst_11 = arith.constant 2.92101908 : f32
    %cst_12 = arith.constant -7.49551868 : f32
    %cst_13 = arith.constant 1.297720e+01 : f32
    %cst_14 = arith.constant -10.477664 : f32
    %cst_15 = arith.constant 0.563825965 : f32
    %cst_16 = arith.constant -0.274112701 : f32
    %cst_17 = arith.constant 3.404880e-01 : f32
    %cst_18 = arith.constant -0.494451523 : f32
    %cst_19 = arith.constant 0.621000468 : f32
    %cst_20 = arith.constant -0.582473278 : f32
    %cst_21 = arith.constant 0.368742466 : f32
    %cst_22 = arith.constant -0.138703942 : f32
    %cst_23 = arith.constant 2.326820e-02 : f32
    %cst_24 = arith.constant 2.000000e+00 : f32
    %cst_25 = arith.constant 1.000000e+00 : f32
    %cst_26 = arith.constant 0.707106769 : f32
    %cst_27 = arith.constant 5.000000e-01 : f32
    %cst_28 = arith.constant 9.99999997E-7 : f32
    %cst_29 = arith.constant 0x7FC00000 : f32
    %cst_30 = arith.constant 6.000000e+00 : f32
    %cst_31 = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %arg0 low[0, 3, 3, 0] high[0, 3, 3, 0] {
    ^bb0(%arg7: index, %arg8: index, %arg9: index, %arg10: index):
      tensor.yield %cst_31 : f32
    } : tensor<2x8x8x6xf32> to tensor<2x14x14x6xf32>
    %0 = tensor.empty() : tensor<2x8x8x6xf32>
    %1 = linalg.fill ins(%cst_31 : f32) outs(%0 : tensor<2x8x8x6xf32>) -> tensor<2x8x8x6xf32>
    %collapsed = tensor.collapse_shape %arg1 [[0], [1], [2, 3]] : tensor<7x7x1x6xf32> into tensor<7x7x6xf32>
    %2 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %collapsed : tensor<2x14x14x6xf32>, tensor<7x7x6xf32>) outs(%1 : tensor<2x8x8x6xf32>) -> tensor<2x8x8x6xf32>
    %3 = tensor.empty() : tensor<2x8x8xf32>
    %4 = linalg.fill ins(%cst_31 : f32) outs(%3 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%2 : tensor<2x8x8x6xf32>) outs(%4 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %out, %in : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8xf32>
    %expanded = tensor.expand_shape %5 [[0], [1], [2, 3]] output_shape [2, 8, 8, 1] : tensor<2x8x8xf32> into tensor<2x8x8x1xf32>
    %6 = tensor.empty() : tensor<2x8x8x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x8x8x1xf32>) outs(%6 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.divf %in, %cst_30 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x1xf32>
    %8 = tensor.empty() : tensor<2x8x8x6xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<2x8x8x1xf32>) outs(%8 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x6xf32>
    %10 = tensor.empty() : tensor<2x8x8x6xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %9 : tensor<2x8x8x6xf32>, tensor<2x8x8x6xf32>) outs(%10 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.subf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x6xf32>
    %12 = tensor.empty() : tensor<2x8x8x6xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x8x8x6xf32>) outs(%12 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.mulf %in, %in : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x6xf32>
    %14 = tensor.empty() : tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%14 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_31 : f32
    } -> tensor<f32>
    %16 = tensor.empty() : tensor<f32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%15 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.subf %cst_30, %in : f32
      linalg.yield %187 : f32
    } -> tensor<f32>
    %18 = tensor.empty() : tensor<2x8x8xf32>
    %19 = linalg.fill ins(%cst_31 : f32) outs(%18 : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13 : tensor<2x8x8x6xf32>) outs(%19 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %out, %in : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8xf32>
    %expanded_32 = tensor.expand_shape %20 [[0], [1], [2, 3]] output_shape [2, 8, 8, 1] : tensor<2x8x8xf32> into tensor<2x8x8x1xf32>
    %21 = tensor.empty() : tensor<2x8x8x1xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<f32>) outs(%21 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x1xf32>
    %23 = tensor.empty() : tensor<2x8x8x1xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_32, %22 : tensor<2x8x8x1xf32>, tensor<2x8x8x1xf32>) outs(%23 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.divf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x1xf32>
    %25 = tensor.empty() : tensor<i1>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%17 : tensor<f32>) outs(%25 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %187 = arith.cmpf ogt, %in, %cst_31 : f32
      linalg.yield %187 : i1
    } -> tensor<i1>
    %27 = tensor.empty() : tensor<2x8x8x1xf32>
    %extracted = tensor.extract %26[] : tensor<i1>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<2x8x8x1xf32>) outs(%27 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.select %extracted, %in, %cst_29 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x1xf32>
    %29 = tensor.empty() : tensor<2x8x8x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x8x8x1xf32>) outs(%29 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_28 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x1xf32>
    %31 = tensor.empty() : tensor<2x8x8x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x8x8x1xf32>) outs(%31 : tensor<2x8x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = math.rsqrt %in : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x1xf32>
    %33 = tensor.empty() : tensor<2x8x8x6xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x8x8x1xf32>) outs(%33 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x6xf32>
    %35 = tensor.empty() : tensor<2x8x8x6xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %34 : tensor<2x8x8x6xf32>, tensor<2x8x8x6xf32>) outs(%35 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x6xf32>
    %37 = tensor.empty() : tensor<2x8x8x6xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<6xf32>) outs(%37 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x6xf32>
    %39 = tensor.empty() : tensor<2x8x8x6xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %38 : tensor<2x8x8x6xf32>, tensor<2x8x8x6xf32>) outs(%39 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x6xf32>
    %41 = tensor.empty() : tensor<2x8x8x6xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<6xf32>) outs(%41 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x6xf32>
    %43 = tensor.empty() : tensor<2x8x8x6xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %42 : tensor<2x8x8x6xf32>, tensor<2x8x8x6xf32>) outs(%43 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.addf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x6xf32>
    %collapsed_33 = tensor.collapse_shape %44 [[0, 1, 2], [3]] : tensor<2x8x8x6xf32> into tensor<128x6xf32>
    %45 = tensor.empty() : tensor<128x24xf32>
    %46 = linalg.fill ins(%cst_31 : f32) outs(%45 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %47 = linalg.matmul ins(%collapsed_33, %arg4 : tensor<128x6xf32>, tensor<6x24xf32>) outs(%46 : tensor<128x24xf32>) -> tensor<128x24xf32>
    %expanded_34 = tensor.expand_shape %47 [[0, 1, 2], [3]] output_shape [2, 8, 8, 24] : tensor<128x24xf32> into tensor<2x8x8x24xf32>
    %48 = tensor.empty() : tensor<2x8x8x24xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<2x8x8x24xf32>) outs(%48 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.mulf %in, %cst_27 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %50 = tensor.empty() : tensor<2x8x8x24xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<2x8x8x24xf32>) outs(%50 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.negf %in : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %52 = tensor.empty() : tensor<2x8x8x24xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<2x8x8x24xf32>) outs(%52 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.mulf %in, %cst_26 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %54 = tensor.empty() : tensor<2x8x8x24xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x8x8x24xf32>) outs(%54 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.mulf %in, %in : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %56 = tensor.empty() : tensor<2x8x8x24xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x8x8x24xf32>) outs(%56 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.negf %in : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %58 = tensor.empty() : tensor<2x8x8x24xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x8x8x24xf32>) outs(%58 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = math.absf %in : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %60 = tensor.empty() : tensor<2x8x8x24xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x8x8x24xf32>) outs(%60 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.divf %cst_25, %in : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %62 = tensor.empty() : tensor<2x8x8x24xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x8x8x24xf32>) outs(%62 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = math.exp %in : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %64 = tensor.empty() : tensor<2x8x8x24xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x8x8x24xf32>) outs(%64 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.divf %cst_25, %in : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %66 = tensor.empty() : tensor<2x8x8x24xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %65 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%66 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %68 = tensor.empty() : tensor<2x8x8x24xi1>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x8x8x24xf32>) outs(%68 : tensor<2x8x8x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %187 = arith.cmpf olt, %in, %cst_24 : f32
      linalg.yield %187 : i1
    } -> tensor<2x8x8x24xi1>
    %70 = tensor.empty() : tensor<2x8x8x24xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x8x8x24xf32>) outs(%70 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.mulf %in, %cst_23 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %72 = tensor.empty() : tensor<2x8x8x24xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x8x8x24xf32>) outs(%72 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_22 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %74 = tensor.empty() : tensor<2x8x8x24xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %61 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%74 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %76 = tensor.empty() : tensor<2x8x8x24xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<2x8x8x24xf32>) outs(%76 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_21 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %78 = tensor.empty() : tensor<2x8x8x24xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %61 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%78 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %80 = tensor.empty() : tensor<2x8x8x24xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<2x8x8x24xf32>) outs(%80 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_20 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %82 = tensor.empty() : tensor<2x8x8x24xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %61 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%82 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %84 = tensor.empty() : tensor<2x8x8x24xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<2x8x8x24xf32>) outs(%84 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_19 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %86 = tensor.empty() : tensor<2x8x8x24xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %61 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%86 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %88 = tensor.empty() : tensor<2x8x8x24xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87 : tensor<2x8x8x24xf32>) outs(%88 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_18 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %90 = tensor.empty() : tensor<2x8x8x24xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89, %61 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%90 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %92 = tensor.empty() : tensor<2x8x8x24xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<2x8x8x24xf32>) outs(%92 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_17 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %94 = tensor.empty() : tensor<2x8x8x24xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %61 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%94 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %96 = tensor.empty() : tensor<2x8x8x24xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95 : tensor<2x8x8x24xf32>) outs(%96 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_16 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %98 = tensor.empty() : tensor<2x8x8x24xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %61 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%98 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %100 = tensor.empty() : tensor<2x8x8x24xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99 : tensor<2x8x8x24xf32>) outs(%100 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_15 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %102 = tensor.empty() : tensor<2x8x8x24xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<2x8x8x24xf32>) outs(%102 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.mulf %in, %cst_14 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %104 = tensor.empty() : tensor<2x8x8x24xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103 : tensor<2x8x8x24xf32>) outs(%104 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_13 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %106 = tensor.empty() : tensor<2x8x8x24xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %61 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%106 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %108 = tensor.empty() : tensor<2x8x8x24xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107 : tensor<2x8x8x24xf32>) outs(%108 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_12 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %110 = tensor.empty() : tensor<2x8x8x24xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %61 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%110 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %112 = tensor.empty() : tensor<2x8x8x24xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<2x8x8x24xf32>) outs(%112 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_11 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %114 = tensor.empty() : tensor<2x8x8x24xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113, %61 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%114 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %116 = tensor.empty() : tensor<2x8x8x24xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<2x8x8x24xf32>) outs(%116 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_10 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %118 = tensor.empty() : tensor<2x8x8x24xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %61 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%118 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %120 = tensor.empty() : tensor<2x8x8x24xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<2x8x8x24xf32>) outs(%120 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_9 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %122 = tensor.empty() : tensor<2x8x8x24xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %61 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%122 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %124 = tensor.empty() : tensor<2x8x8x24xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<2x8x8x24xf32>) outs(%124 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_8 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %126 = tensor.empty() : tensor<2x8x8x24xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %61 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%126 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %128 = tensor.empty() : tensor<2x8x8x24xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<2x8x8x24xf32>) outs(%128 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_7 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %130 = tensor.empty() : tensor<2x8x8x24xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %101, %129 : tensor<2x8x8x24xi1>, tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%130 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %187 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %132 = tensor.empty() : tensor<2x8x8x24xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67, %131 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%132 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %134 = tensor.empty() : tensor<2x8x8x24xi1>
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<2x8x8x24xf32>) outs(%134 : tensor<2x8x8x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %187 = arith.cmpf olt, %in, %cst_6 : f32
      linalg.yield %187 : i1
    } -> tensor<2x8x8x24xi1>
    %136 = tensor.empty() : tensor<2x8x8x24xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135, %133 : tensor<2x8x8x24xi1>, tensor<2x8x8x24xf32>) outs(%136 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: i1, %in_37: f32, %out: f32):
      %187 = arith.select %in, %cst_31, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %138 = tensor.empty() : tensor<2x8x8x24xi1>
    %139 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<2x8x8x24xf32>) outs(%138 : tensor<2x8x8x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %187 = arith.cmpf olt, %in, %cst_31 : f32
      linalg.yield %187 : i1
    } -> tensor<2x8x8x24xi1>
    %140 = tensor.empty() : tensor<2x8x8x24xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137 : tensor<2x8x8x24xf32>) outs(%140 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.subf %cst_24, %in : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %142 = tensor.empty() : tensor<2x8x8x24xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %141, %137 : tensor<2x8x8x24xi1>, tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%142 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %187 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %144 = tensor.empty() : tensor<2x8x8x24xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x8x8x24xf32>) outs(%144 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.mulf %in, %cst_5 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %146 = tensor.empty() : tensor<2x8x8x24xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<2x8x8x24xf32>) outs(%146 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_4 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %148 = tensor.empty() : tensor<2x8x8x24xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147, %55 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%148 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %150 = tensor.empty() : tensor<2x8x8x24xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149 : tensor<2x8x8x24xf32>) outs(%150 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_3 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %152 = tensor.empty() : tensor<2x8x8x24xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151, %55 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%152 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %154 = tensor.empty() : tensor<2x8x8x24xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<2x8x8x24xf32>) outs(%154 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_2 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %156 = tensor.empty() : tensor<2x8x8x24xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155, %55 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%156 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %158 = tensor.empty() : tensor<2x8x8x24xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157 : tensor<2x8x8x24xf32>) outs(%158 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_1 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %160 = tensor.empty() : tensor<2x8x8x24xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159, %55 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%160 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %162 = tensor.empty() : tensor<2x8x8x24xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161 : tensor<2x8x8x24xf32>) outs(%162 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_0 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %164 = tensor.empty() : tensor<2x8x8x24xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163, %55 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%164 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %166 = tensor.empty() : tensor<2x8x8x24xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165 : tensor<2x8x8x24xf32>) outs(%166 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %168 = tensor.empty() : tensor<2x8x8x24xf32>
    %169 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %167 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%168 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %170 = tensor.empty() : tensor<2x8x8x24xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169 : tensor<2x8x8x24xf32>) outs(%170 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.subf %cst_25, %in : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %172 = tensor.empty() : tensor<2x8x8x24xi1>
    %173 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x8x8x24xf32>) outs(%172 : tensor<2x8x8x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %187 = arith.cmpf olt, %in, %cst_25 : f32
      linalg.yield %187 : i1
    } -> tensor<2x8x8x24xi1>
    %174 = tensor.empty() : tensor<2x8x8x24xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %171, %143 : tensor<2x8x8x24xi1>, tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%174 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %187 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %176 = tensor.empty() : tensor<2x8x8x24xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %175 : tensor<2x8x8x24xf32>, tensor<2x8x8x24xf32>) outs(%176 : tensor<2x8x8x24xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x24xf32>
    %collapsed_35 = tensor.collapse_shape %177 [[0, 1, 2], [3]] : tensor<2x8x8x24xf32> into tensor<128x24xf32>
    %178 = tensor.empty() : tensor<128x6xf32>
    %179 = linalg.fill ins(%cst_31 : f32) outs(%178 : tensor<128x6xf32>) -> tensor<128x6xf32>
    %180 = linalg.matmul ins(%collapsed_35, %arg5 : tensor<128x24xf32>, tensor<24x6xf32>) outs(%179 : tensor<128x6xf32>) -> tensor<128x6xf32>
    %expanded_36 = tensor.expand_shape %180 [[0, 1, 2], [3]] output_shape [2, 8, 8, 6] : tensor<128x6xf32> into tensor<2x8x8x6xf32>
    %181 = tensor.empty() : tensor<2x8x8x6xf32>
    %182 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6 : tensor<6xf32>) outs(%181 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8x6xf32>
    %183 = tensor.empty() : tensor<2x8x8x6xf32>
    %184 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182, %expanded_36 : tensor<2x8x8x6xf32>, tensor<2x8x8x6xf32>) outs(%183 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.mulf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x6xf32>
    %185 = tensor.empty() : tensor<2x8x8x6xf32>
    %186 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %184 : tensor<2x8x8x6xf32>, tensor<2x8x8x6xf32>) outs(%185 : tensor<2x8x8x6xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %187 = arith.addf %in, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<2x8x8x6xf32>
    return %186 : tensor<2x8x8x6xf32>
  }
}

