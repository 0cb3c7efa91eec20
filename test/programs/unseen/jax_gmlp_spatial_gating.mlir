// Half of the channels gates the other behind a product along the sequence.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d1)>
module @jit_gmlp_spatial_gating {
  func.func public @main(%arg0: tensor<2x32x64xbf16>, %arg1: tensor<64x128xbf16>, %arg2: tensor<32x32xbf16>, %arg3: tensor<32xbf16>, %arg4: tensor<64x64xbf16>) -> tensor<2x32x64xbf16> {
    %cst = arith.constant 0x7FC0 : bf16
    %cst_0 = arith.constant 1.001360e-05 : bf16
    %cst_1 = arith.constant 6.400000e+01 : f32
    %cst_2 = arith.constant 1.12837911 : f32
    %cst_3 = arith.constant -0.37612626 : f32
    %cst_4 = arith.constant 0.112835854 : f32
    %cst_5 = arith.constant -0.0268538129 : f32
    %cst_6 = arith.constant 0.00518832775 : f32
    %cst_7 = arith.constant -8.0101937E-4 : f32
    %cst_8 = arith.constant 7.85386146E-5 : f32
    %cst_9 = arith.constant 0.000000e+00 : f32
    %cst_10 = arith.constant -88.7228394 : f32
    %cst_11 = arith.constant 0.564189494 : f32
    %cst_12 = arith.constant -0.282076746 : f32
    %cst_13 = arith.constant 0.42184633 : f32
    %cst_14 = arith.constant -1.01526523 : f32
    %cst_15 = arith.constant 2.92101908 : f32
    %cst_16 = arith.constant -7.49551868 : f32
    %cst_17 = arith.constant 1.297720e+01 : f32
    %cst_18 = arith.constant -10.477664 : f32
    %cst_19 = arith.constant 0.563825965 : f32
    %cst_20 = arith.constant -0.274112701 : f32
    %cst_21 = arith.constant 3.404880e-01 : f32
    %cst_22 = arith.constant -0.494451523 : f32
    %cst_23 = arith.constant 0.621000468 : f32
    %cst_24 = arith.constant -0.582473278 : f32
    %cst_25 = arith.constant 0.368742466 : f32
    %cst_26 = arith.constant -0.138703942 : f32
    %cst_27 = arith.constant 2.326820e-02 : f32
    %cst_28 = arith.constant 2.000000e+00 : f32
    %cst_29 = arith.constant 1.000000e+00 : f32
    %cst_30 = arith.constant 7.070310e-01 : bf16
    %cst_31 = arith.constant 5.000000e-01 : bf16
    %cst_32 = arith.constant 0.000000e+00 : bf16
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x32x64xbf16> into tensor<64x64xbf16>
    %0 = tensor.empty() : tensor<64x128xbf16>
    %1 = linalg.fill ins(%cst_32 : bf16) outs(%0 : tensor<64x128xbf16>) -> tensor<64x128xbf16>
    %2 = linalg.matmul ins(%collapsed, %arg1 : tensor<64x64xbf16>, tensor<64x128xbf16>) outs(%1 : tensor<64x128xbf16>) -> tensor<64x128xbf16>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [2, 32, 128] : tensor<64x128xbf16> into tensor<2x32x128xbf16>
    %3 = tensor.empty() : tensor<2x32x128xbf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x32x128xbf16>) outs(%3 : tensor<2x32x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %201 = arith.mulf %in, %cst_31 : bf16
      linalg.yield %201 : bf16
    } -> tensor<2x32x128xbf16>
    %5 = tensor.empty() : tensor<2x32x128xbf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x32x128xbf16>) outs(%5 : tensor<2x32x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %201 = arith.negf %in : bf16
      linalg.yield %201 : bf16
    } -> tensor<2x32x128xbf16>
    %7 = tensor.empty() : tensor<2x32x128xbf16>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<2x32x128xbf16>) outs(%7 : tensor<2x32x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %201 = arith.mulf %in, %cst_30 : bf16
      linalg.yield %201 : bf16
    } -> tensor<2x32x128xbf16>
    %9 = tensor.empty() : tensor<2x32x128xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<2x32x128xbf16>) outs(%9 : tensor<2x32x128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %201 = arith.extf %in : bf16 to f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %11 = tensor.empty() : tensor<2x32x128xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x32x128xf32>) outs(%11 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.mulf %in, %in : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %13 = tensor.empty() : tensor<2x32x128xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x32x128xf32>) outs(%13 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.negf %in : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %15 = tensor.empty() : tensor<2x32x128xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x32x128xf32>) outs(%15 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = math.absf %in : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %17 = tensor.empty() : tensor<2x32x128xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x32x128xf32>) outs(%17 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.divf %cst_29, %in : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %19 = tensor.empty() : tensor<2x32x128xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x32x128xf32>) outs(%19 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = math.exp %in : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %21 = tensor.empty() : tensor<2x32x128xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x32x128xf32>) outs(%21 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.divf %cst_29, %in : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %23 = tensor.empty() : tensor<2x32x128xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %22 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%23 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %25 = tensor.empty() : tensor<2x32x128xi1>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x32x128xf32>) outs(%25 : tensor<2x32x128xi1>) {
    ^bb0(%in: f32, %out: i1):
      %201 = arith.cmpf olt, %in, %cst_28 : f32
      linalg.yield %201 : i1
    } -> tensor<2x32x128xi1>
    %27 = tensor.empty() : tensor<2x32x128xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x32x128xf32>) outs(%27 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.mulf %in, %cst_27 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %29 = tensor.empty() : tensor<2x32x128xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<2x32x128xf32>) outs(%29 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_26 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %31 = tensor.empty() : tensor<2x32x128xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %18 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%31 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %33 = tensor.empty() : tensor<2x32x128xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<2x32x128xf32>) outs(%33 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_25 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %35 = tensor.empty() : tensor<2x32x128xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %18 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%35 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %37 = tensor.empty() : tensor<2x32x128xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<2x32x128xf32>) outs(%37 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_24 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %39 = tensor.empty() : tensor<2x32x128xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %18 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%39 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %41 = tensor.empty() : tensor<2x32x128xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<2x32x128xf32>) outs(%41 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_23 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %43 = tensor.empty() : tensor<2x32x128xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %18 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%43 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %45 = tensor.empty() : tensor<2x32x128xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x32x128xf32>) outs(%45 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_22 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %47 = tensor.empty() : tensor<2x32x128xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %18 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%47 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %49 = tensor.empty() : tensor<2x32x128xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<2x32x128xf32>) outs(%49 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_21 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %51 = tensor.empty() : tensor<2x32x128xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %18 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%51 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %53 = tensor.empty() : tensor<2x32x128xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<2x32x128xf32>) outs(%53 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_20 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %55 = tensor.empty() : tensor<2x32x128xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %18 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%55 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %57 = tensor.empty() : tensor<2x32x128xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<2x32x128xf32>) outs(%57 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_19 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %59 = tensor.empty() : tensor<2x32x128xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x32x128xf32>) outs(%59 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.mulf %in, %cst_18 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %61 = tensor.empty() : tensor<2x32x128xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<2x32x128xf32>) outs(%61 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_17 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %63 = tensor.empty() : tensor<2x32x128xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %18 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%63 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %65 = tensor.empty() : tensor<2x32x128xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<2x32x128xf32>) outs(%65 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_16 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %67 = tensor.empty() : tensor<2x32x128xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %18 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%67 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %69 = tensor.empty() : tensor<2x32x128xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<2x32x128xf32>) outs(%69 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_15 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %71 = tensor.empty() : tensor<2x32x128xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %18 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%71 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %73 = tensor.empty() : tensor<2x32x128xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<2x32x128xf32>) outs(%73 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_14 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %75 = tensor.empty() : tensor<2x32x128xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %18 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%75 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %77 = tensor.empty() : tensor<2x32x128xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<2x32x128xf32>) outs(%77 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_13 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %79 = tensor.empty() : tensor<2x32x128xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %18 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%79 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %81 = tensor.empty() : tensor<2x32x128xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<2x32x128xf32>) outs(%81 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_12 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %83 = tensor.empty() : tensor<2x32x128xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %18 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%83 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %85 = tensor.empty() : tensor<2x32x128xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84 : tensor<2x32x128xf32>) outs(%85 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_11 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %87 = tensor.empty() : tensor<2x32x128xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %58, %86 : tensor<2x32x128xi1>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%87 : tensor<2x32x128xf32>) {
    ^bb0(%in: i1, %in_40: f32, %in_41: f32, %out: f32):
      %201 = arith.select %in, %in_40, %in_41 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %89 = tensor.empty() : tensor<2x32x128xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %88 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%89 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %91 = tensor.empty() : tensor<2x32x128xi1>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<2x32x128xf32>) outs(%91 : tensor<2x32x128xi1>) {
    ^bb0(%in: f32, %out: i1):
      %201 = arith.cmpf olt, %in, %cst_10 : f32
      linalg.yield %201 : i1
    } -> tensor<2x32x128xi1>
    %93 = tensor.empty() : tensor<2x32x128xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92, %90 : tensor<2x32x128xi1>, tensor<2x32x128xf32>) outs(%93 : tensor<2x32x128xf32>) {
    ^bb0(%in: i1, %in_40: f32, %out: f32):
      %201 = arith.select %in, %cst_9, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %95 = tensor.empty() : tensor<2x32x128xi1>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<2x32x128xf32>) outs(%95 : tensor<2x32x128xi1>) {
    ^bb0(%in: f32, %out: i1):
      %201 = arith.cmpf olt, %in, %cst_9 : f32
      linalg.yield %201 : i1
    } -> tensor<2x32x128xi1>
    %97 = tensor.empty() : tensor<2x32x128xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<2x32x128xf32>) outs(%97 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.subf %cst_28, %in : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %99 = tensor.empty() : tensor<2x32x128xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %98, %94 : tensor<2x32x128xi1>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%99 : tensor<2x32x128xf32>) {
    ^bb0(%in: i1, %in_40: f32, %in_41: f32, %out: f32):
      %201 = arith.select %in, %in_40, %in_41 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %101 = tensor.empty() : tensor<2x32x128xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x32x128xf32>) outs(%101 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.mulf %in, %cst_8 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %103 = tensor.empty() : tensor<2x32x128xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102 : tensor<2x32x128xf32>) outs(%103 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_7 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %105 = tensor.empty() : tensor<2x32x128xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %12 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%105 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %107 = tensor.empty() : tensor<2x32x128xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106 : tensor<2x32x128xf32>) outs(%107 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_6 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %109 = tensor.empty() : tensor<2x32x128xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %12 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%109 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %111 = tensor.empty() : tensor<2x32x128xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<2x32x128xf32>) outs(%111 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_5 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %113 = tensor.empty() : tensor<2x32x128xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %12 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%113 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %115 = tensor.empty() : tensor<2x32x128xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<2x32x128xf32>) outs(%115 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_4 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %117 = tensor.empty() : tensor<2x32x128xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116, %12 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%117 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %119 = tensor.empty() : tensor<2x32x128xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118 : tensor<2x32x128xf32>) outs(%119 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_3 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %121 = tensor.empty() : tensor<2x32x128xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %12 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%121 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %123 = tensor.empty() : tensor<2x32x128xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<2x32x128xf32>) outs(%123 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %in, %cst_2 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %125 = tensor.empty() : tensor<2x32x128xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %124 : tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%125 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.mulf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %127 = tensor.empty() : tensor<2x32x128xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126 : tensor<2x32x128xf32>) outs(%127 : tensor<2x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.subf %cst_29, %in : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %129 = tensor.empty() : tensor<2x32x128xi1>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x32x128xf32>) outs(%129 : tensor<2x32x128xi1>) {
    ^bb0(%in: f32, %out: i1):
      %201 = arith.cmpf olt, %in, %cst_29 : f32
      linalg.yield %201 : i1
    } -> tensor<2x32x128xi1>
    %131 = tensor.empty() : tensor<2x32x128xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %128, %100 : tensor<2x32x128xi1>, tensor<2x32x128xf32>, tensor<2x32x128xf32>) outs(%131 : tensor<2x32x128xf32>) {
    ^bb0(%in: i1, %in_40: f32, %in_41: f32, %out: f32):
      %201 = arith.select %in, %in_40, %in_41 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x128xf32>
    %133 = tensor.empty() : tensor<2x32x128xbf16>
    %134 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<2x32x128xf32>) outs(%133 : tensor<2x32x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %201 = arith.truncf %in : f32 to bf16
      linalg.yield %201 : bf16
    } -> tensor<2x32x128xbf16>
    %135 = tensor.empty() : tensor<2x32x128xbf16>
    %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %134 : tensor<2x32x128xbf16>, tensor<2x32x128xbf16>) outs(%135 : tensor<2x32x128xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %201 = arith.mulf %in, %in_40 : bf16
      linalg.yield %201 : bf16
    } -> tensor<2x32x128xbf16>
    %extracted_slice = tensor.extract_slice %136[0, 0, 0] [2, 32, 64] [1, 1, 1] : tensor<2x32x128xbf16> to tensor<2x32x64xbf16>
    %extracted_slice_33 = tensor.extract_slice %136[0, 0, 64] [2, 32, 64] [1, 1, 1] : tensor<2x32x128xbf16> to tensor<2x32x64xbf16>
    %137 = tensor.empty() : tensor<2x32x64xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_33 : tensor<2x32x64xbf16>) outs(%137 : tensor<2x32x64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %201 = arith.extf %in : bf16 to f32
      linalg.yield %201 : f32
    } -> tensor<2x32x64xf32>
    %139 = tensor.empty() : tensor<2x32xf32>
    %140 = linalg.fill ins(%cst_9 : f32) outs(%139 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%138 : tensor<2x32x64xf32>) outs(%140 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %out, %in : f32
      linalg.yield %201 : f32
    } -> tensor<2x32xf32>
    %expanded_34 = tensor.expand_shape %141 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32>
    %142 = tensor.empty() : tensor<2x32x1xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<2x32x1xf32>) outs(%142 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.divf %in, %cst_1 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x1xf32>
    %144 = tensor.empty() : tensor<2x32x1xbf16>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<2x32x1xf32>) outs(%144 : tensor<2x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %201 = arith.truncf %in : f32 to bf16
      linalg.yield %201 : bf16
    } -> tensor<2x32x1xbf16>
    %146 = tensor.empty() : tensor<2x32x64xbf16>
    %147 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%145 : tensor<2x32x1xbf16>) outs(%146 : tensor<2x32x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x64xbf16>
    %148 = tensor.empty() : tensor<2x32x64xbf16>
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_33, %147 : tensor<2x32x64xbf16>, tensor<2x32x64xbf16>) outs(%148 : tensor<2x32x64xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %201 = arith.subf %in, %in_40 : bf16
      linalg.yield %201 : bf16
    } -> tensor<2x32x64xbf16>
    %150 = tensor.empty() : tensor<2x32x64xf32>
    %151 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<2x32x1xf32>) outs(%150 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x64xf32>
    %152 = tensor.empty() : tensor<2x32x64xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %151 : tensor<2x32x64xf32>, tensor<2x32x64xf32>) outs(%152 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.subf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x64xf32>
    %154 = tensor.empty() : tensor<2x32x64xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153 : tensor<2x32x64xf32>) outs(%154 : tensor<2x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.mulf %in, %in : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x64xf32>
    %156 = tensor.empty() : tensor<f32>
    %157 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%156 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_9 : f32
    } -> tensor<f32>
    %158 = tensor.empty() : tensor<f32>
    %159 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%157 : tensor<f32>) outs(%158 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.subf %cst_1, %in : f32
      linalg.yield %201 : f32
    } -> tensor<f32>
    %160 = tensor.empty() : tensor<2x32xf32>
    %161 = linalg.fill ins(%cst_9 : f32) outs(%160 : tensor<2x32xf32>) -> tensor<2x32xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%155 : tensor<2x32x64xf32>) outs(%161 : tensor<2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %201 = arith.addf %out, %in : f32
      linalg.yield %201 : f32
    } -> tensor<2x32xf32>
    %expanded_35 = tensor.expand_shape %162 [[0], [1, 2]] output_shape [2, 32, 1] : tensor<2x32xf32> into tensor<2x32x1xf32>
    %163 = tensor.empty() : tensor<2x32x1xf32>
    %164 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<f32>) outs(%163 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x1xf32>
    %165 = tensor.empty() : tensor<2x32x1xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35, %164 : tensor<2x32x1xf32>, tensor<2x32x1xf32>) outs(%165 : tensor<2x32x1xf32>) {
    ^bb0(%in: f32, %in_40: f32, %out: f32):
      %201 = arith.divf %in, %in_40 : f32
      linalg.yield %201 : f32
    } -> tensor<2x32x1xf32>
    %167 = tensor.empty() : tensor<2x32x1xbf16>
    %168 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166 : tensor<2x32x1xf32>) outs(%167 : tensor<2x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %201 = arith.truncf %in : f32 to bf16
      linalg.yield %201 : bf16
    } -> tensor<2x32x1xbf16>
    %169 = tensor.empty() : tensor<i1>
    %170 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%159 : tensor<f32>) outs(%169 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %201 = arith.cmpf ogt, %in, %cst_9 : f32
      linalg.yield %201 : i1
    } -> tensor<i1>
    %171 = tensor.empty() : tensor<bf16>
    %172 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%171 : tensor<bf16>) {
    ^bb0(%out: bf16):
      linalg.yield %cst : bf16
    } -> tensor<bf16>
    %173 = tensor.empty() : tensor<2x32x1xbf16>
    %174 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<bf16>) outs(%173 : tensor<2x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x1xbf16>
    %175 = tensor.empty() : tensor<2x32x1xbf16>
    %extracted = tensor.extract %170[] : tensor<i1>
    %176 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %174 : tensor<2x32x1xbf16>, tensor<2x32x1xbf16>) outs(%175 : tensor<2x32x1xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %201 = arith.select %extracted, %in, %in_40 : bf16
      linalg.yield %201 : bf16
    } -> tensor<2x32x1xbf16>
    %177 = tensor.empty() : tensor<2x32x1xbf16>
    %178 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<2x32x1xbf16>) outs(%177 : tensor<2x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %201 = arith.addf %in, %cst_0 : bf16
      linalg.yield %201 : bf16
    } -> tensor<2x32x1xbf16>
    %179 = tensor.empty() : tensor<2x32x1xbf16>
    %180 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<2x32x1xbf16>) outs(%179 : tensor<2x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %201 = math.rsqrt %in : bf16
      linalg.yield %201 : bf16
    } -> tensor<2x32x1xbf16>
    %181 = tensor.empty() : tensor<2x32x64xbf16>
    %182 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<2x32x1xbf16>) outs(%181 : tensor<2x32x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x64xbf16>
    %183 = tensor.empty() : tensor<2x32x64xbf16>
    %184 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %182 : tensor<2x32x64xbf16>, tensor<2x32x64xbf16>) outs(%183 : tensor<2x32x64xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %201 = arith.mulf %in, %in_40 : bf16
      linalg.yield %201 : bf16
    } -> tensor<2x32x64xbf16>
    %185 = tensor.empty() : tensor<32x2x64xbf16>
    %186 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<2x32x64xbf16>) outs(%185 : tensor<32x2x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x2x64xbf16>
    %collapsed_36 = tensor.collapse_shape %186 [[0], [1, 2]] : tensor<32x2x64xbf16> into tensor<32x128xbf16>
    %187 = tensor.empty() : tensor<32x128xbf16>
    %188 = linalg.fill ins(%cst_32 : bf16) outs(%187 : tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %189 = linalg.matmul ins(%arg2, %collapsed_36 : tensor<32x32xbf16>, tensor<32x128xbf16>) outs(%188 : tensor<32x128xbf16>) -> tensor<32x128xbf16>
    %expanded_37 = tensor.expand_shape %189 [[0], [1, 2]] output_shape [32, 2, 64] : tensor<32x128xbf16> into tensor<32x2x64xbf16>
    %190 = tensor.empty() : tensor<2x32x64xbf16>
    %191 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37 : tensor<32x2x64xbf16>) outs(%190 : tensor<2x32x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x64xbf16>
    %192 = tensor.empty() : tensor<2x32x64xbf16>
    %193 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<32xbf16>) outs(%192 : tensor<2x32x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x32x64xbf16>
    %194 = tensor.empty() : tensor<2x32x64xbf16>
    %195 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %193 : tensor<2x32x64xbf16>, tensor<2x32x64xbf16>) outs(%194 : tensor<2x32x64xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %201 = arith.addf %in, %in_40 : bf16
      linalg.yield %201 : bf16
    } -> tensor<2x32x64xbf16>
    %196 = tensor.empty() : tensor<2x32x64xbf16>
    %197 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %195 : tensor<2x32x64xbf16>, tensor<2x32x64xbf16>) outs(%196 : tensor<2x32x64xbf16>) {
    ^bb0(%in: bf16, %in_40: bf16, %out: bf16):
      %201 = arith.mulf %in, %in_40 : bf16
      linalg.yield %201 : bf16
    } -> tensor<2x32x64xbf16>
    %collapsed_38 = tensor.collapse_shape %197 [[0, 1], [2]] : tensor<2x32x64xbf16> into tensor<64x64xbf16>
    %198 = tensor.empty() : tensor<64x64xbf16>
    %199 = linalg.fill ins(%cst_32 : bf16) outs(%198 : tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %200 = linalg.matmul ins(%collapsed_38, %arg4 : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%199 : tensor<64x64xbf16>) -> tensor<64x64xbf16>
    %expanded_39 = tensor.expand_shape %200 [[0, 1], [2]] output_shape [2, 32, 64] : tensor<64x64xbf16> into tensor<2x32x64xbf16>
    return %expanded_39 : tensor<2x32x64xbf16>
  }
}

