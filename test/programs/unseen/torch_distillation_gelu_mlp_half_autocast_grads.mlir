#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<24x32xf32>, %arg1: tensor<48x32xf32>, %arg2: tensor<8x48xf32>, %arg3: tensor<24x8xf32>) -> (tensor<f32>, tensor<24x32xf32>, tensor<48x32xf32>, tensor<8x48xf32>, tensor<24x8xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f16
    %cst_1 = arith.constant 2.000000e+00 : f16
    %cst_2 = arith.constant 5.000000e-01 : f16
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant dense<4.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = arith.constant 0.3989422804014327 : f64
    %cst_8 = arith.constant 0.70710678118654757 : f64
    %cst_9 = arith.constant 0.000000e+00 : f64
    %cst_10 = arith.constant 2.000000e+00 : f32
    %cst_11 = arith.constant 2.400000e+01 : f32
    %cst_12 = arith.constant 4.000000e+00 : f32
    %cst_13 = arith.constant 1.000000e+00 : f32
    %cst_14 = arith.constant 5.000000e-01 : f32
    %cst_15 = arith.constant -5.000000e-01 : f32
    %0 = tensor.empty() : tensor<48x32xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<48x32xf32>) outs(%0 : tensor<48x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %118 = arith.truncf %in : f32 to f16
      linalg.yield %118 : f16
    } -> tensor<48x32xf16>
    %2 = tensor.empty() : tensor<24x32xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<24x32xf32>) outs(%2 : tensor<24x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %118 = arith.truncf %in : f32 to f16
      linalg.yield %118 : f16
    } -> tensor<24x32xf16>
    %4 = tensor.empty() : tensor<32x48xf16>
    %transposed = linalg.transpose ins(%1 : tensor<48x32xf16>) outs(%4 : tensor<32x48xf16>) permutation = [1, 0] 
    %5 = tensor.empty() : tensor<24x48xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %7 = linalg.matmul ins(%3, %transposed : tensor<24x32xf16>, tensor<32x48xf16>) outs(%6 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %8 = tensor.empty() : tensor<24x48xf16>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<24x48xf32>) outs(%8 : tensor<24x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %118 = arith.truncf %in : f32 to f16
      linalg.yield %118 : f16
    } -> tensor<24x48xf16>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<24x48xf16>) outs(%8 : tensor<24x48xf16>) {
    ^bb0(%in: f16, %out: f16):
      %118 = math.sqrt %cst_1 : f16
      %119 = arith.divf %in, %118 : f16
      %120 = math.erf %119 : f16
      %121 = arith.addf %120, %cst_0 : f16
      %122 = arith.mulf %121, %cst_2 : f16
      %123 = arith.mulf %in, %122 : f16
      linalg.yield %123 : f16
    } -> tensor<24x48xf16>
    %11 = tensor.empty() : tensor<8x48xf16>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<8x48xf32>) outs(%11 : tensor<8x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %118 = arith.truncf %in : f32 to f16
      linalg.yield %118 : f16
    } -> tensor<8x48xf16>
    %13 = tensor.empty() : tensor<48x8xf16>
    %transposed_16 = linalg.transpose ins(%12 : tensor<8x48xf16>) outs(%13 : tensor<48x8xf16>) permutation = [1, 0] 
    %14 = tensor.empty() : tensor<24x8xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %16 = linalg.matmul ins(%10, %transposed_16 : tensor<24x48xf16>, tensor<48x8xf16>) outs(%15 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %17 = tensor.empty() : tensor<24x8xf16>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<24x8xf32>) outs(%17 : tensor<24x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %118 = arith.truncf %in : f32 to f16
      linalg.yield %118 : f16
    } -> tensor<24x8xf16>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<24x8xf16>) outs(%17 : tensor<24x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %118 = arith.divf %in, %cst_1 : f16
      linalg.yield %118 : f16
    } -> tensor<24x8xf16>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<24x8xf16>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %118 = arith.extf %in : f16 to f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %21 = tensor.empty() : tensor<24xi64>
    %22 = linalg.fill ins(%c0_i64 : i64) outs(%21 : tensor<24xi64>) -> tensor<24xi64>
    %23 = tensor.empty() : tensor<24xf32>
    %24 = linalg.fill ins(%cst_3 : f32) outs(%23 : tensor<24xf32>) -> tensor<24xf32>
    %25:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<24x8xf32>) outs(%24, %22 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32, %out: f32, %out_20: i64):
      %118 = linalg.index 1 : index
      %119 = arith.index_cast %118 : index to i64
      %120 = arith.maximumf %in, %out : f32
      %121 = arith.cmpf ogt, %in, %out : f32
      %122 = arith.select %121, %119, %out_20 : i64
      linalg.yield %120, %122 : f32, i64
    } -> (tensor<24xf32>, tensor<24xi64>)
    %expanded = tensor.expand_shape %25#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %expanded : tensor<24x8xf32>, tensor<24x1xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.subf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.exp %in : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %28 = tensor.empty() : tensor<24x1xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<24x1xf32>) -> tensor<24x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%27 : tensor<24x8xf32>) outs(%29 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.addf %in, %out : f32
      linalg.yield %118 : f32
    } -> tensor<24x1xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<24x1xf32>) outs(%28 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.log %in : f32
      linalg.yield %118 : f32
    } -> tensor<24x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %31 : tensor<24x8xf32>, tensor<24x1xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.subf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<24x8xf32>) outs(%17 : tensor<24x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %118 = arith.truncf %in : f32 to f16
      linalg.yield %118 : f16
    } -> tensor<24x8xf16>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.divf %in, %cst_10 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %35:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%34 : tensor<24x8xf32>) outs(%24, %22 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32, %out: f32, %out_20: i64):
      %118 = linalg.index 1 : index
      %119 = arith.index_cast %118 : index to i64
      %120 = arith.maximumf %in, %out : f32
      %121 = arith.cmpf ogt, %in, %out : f32
      %122 = arith.select %121, %119, %out_20 : i64
      linalg.yield %120, %122 : f32, i64
    } -> (tensor<24xf32>, tensor<24xi64>)
    %expanded_17 = tensor.expand_shape %35#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %expanded_17 : tensor<24x8xf32>, tensor<24x1xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.subf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.exp %in : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%37 : tensor<24x8xf32>) outs(%29 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.addf %in, %out : f32
      linalg.yield %118 : f32
    } -> tensor<24x1xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %38 : tensor<24x8xf32>, tensor<24x1xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.divf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %33 : tensor<24x8xf32>, tensor<24x8xf16>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f16, %out: f32):
      %118 = arith.extf %in_20 : f16 to f32
      %119 = arith.mulf %in, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<24x8xf32>
    %41 = tensor.empty() : tensor<24x8xi1>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<24x8xf32>) outs(%41 : tensor<24x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %118 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %118 : i1
    } -> tensor<24x8xi1>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.log %in : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %43 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.mulf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %cst_6, %44 : tensor<24x8xi1>, tensor<f32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %118 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %39 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%41 : tensor<24x8xi1>) {
    ^bb0(%in: f32, %in_20: f32, %out: i1):
      %118 = arith.cmpf une, %in, %in_20 : f32
      linalg.yield %118 : i1
    } -> tensor<24x8xi1>
    %47 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%46, %cst_5, %45 : tensor<24x8xi1>, tensor<f32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %118 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %40 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.subf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %49 = tensor.empty() : tensor<f32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<f32>) -> tensor<f32>
    %51 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction"]} ins(%48 : tensor<24x8xf32>) outs(%50 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.addf %in, %out : f32
      linalg.yield %118 : f32
    } -> tensor<f32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%51 : tensor<f32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.divf %in, %cst_11 : f32
      linalg.yield %118 : f32
    } -> tensor<f32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%52 : tensor<f32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.mulf %in, %cst_12 : f32
      linalg.yield %118 : f32
    } -> tensor<f32>
    %54 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%cst_4 : tensor<f32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.divf %in, %cst_11 : f32
      linalg.yield %118 : f32
    } -> tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<f32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x8xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.negf %in : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %39 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.mulf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%57, %39 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.divf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<24x8xf32>) outs(%41 : tensor<24x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %118 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %118 : i1
    } -> tensor<24x8xi1>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %43 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.mulf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%59, %cst_6, %60 : tensor<24x8xi1>, tensor<f32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %118 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%46, %cst_5, %61 : tensor<24x8xi1>, tensor<f32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %118 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<24x8xf32>) outs(%41 : tensor<24x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %118 = arith.extf %in : f32 to f64
      %119 = arith.cmpf ole, %118, %cst_9 : f64
      linalg.yield %119 : i1
    } -> tensor<24x8xi1>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<24x8xf32>) outs(%41 : tensor<24x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %118 = arith.extf %in : f32 to f64
      %119 = arith.cmpf oeq, %118, %cst_9 : f64
      linalg.yield %119 : i1
    } -> tensor<24x8xi1>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %63 : tensor<24x8xi1>, tensor<24x8xi1>) outs(%41 : tensor<24x8xi1>) {
    ^bb0(%in: i1, %in_20: i1, %out: i1):
      %118 = arith.andi %in, %in_20 : i1
      linalg.yield %118 : i1
    } -> tensor<24x8xi1>
    %66 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%65, %cst_6, %62 : tensor<24x8xi1>, tensor<f32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %118 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%66, %58 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.addf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%56, %39 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.mulf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%56, %33 : tensor<24x8xf32>, tensor<24x8xf16>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f16, %out: f32):
      %118 = arith.extf %in_20 : f16 to f32
      %119 = arith.mulf %in, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<24x8xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<24x8xf32>) outs(%17 : tensor<24x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %118 = arith.truncf %in : f32 to f16
      linalg.yield %118 : f16
    } -> tensor<24x8xf16>
    %71 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%67, %69 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.addf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %39 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.mulf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%72 : tensor<24x8xf32>) outs(%29 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.addf %in, %out : f32
      linalg.yield %118 : f32
    } -> tensor<24x1xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %73 : tensor<24x8xf32>, tensor<24x1xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.mulf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%72, %74 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.subf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.divf %in, %cst_10 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<24x8xf16>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %118 = arith.extf %in : f16 to f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<24x8xf16>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %118 = arith.extf %in : f16 to f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.exp %in : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%77 : tensor<24x8xf32>) outs(%29 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.addf %in, %out : f32
      linalg.yield %118 : f32
    } -> tensor<24x1xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%79, %80 : tensor<24x8xf32>, tensor<24x1xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.mulf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%77, %81 : tensor<24x8xf32>, tensor<24x8xf32>) outs(%14 : tensor<24x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.subf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x8xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<24x8xf32>) outs(%17 : tensor<24x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %118 = arith.truncf %in : f32 to f16
      linalg.yield %118 : f16
    } -> tensor<24x8xf16>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<24x8xf16>) outs(%17 : tensor<24x8xf16>) {
    ^bb0(%in: f16, %out: f16):
      %118 = arith.divf %in, %cst_1 : f16
      linalg.yield %118 : f16
    } -> tensor<24x8xf16>
    %85 = tensor.empty() : tensor<8x24xf16>
    %transposed_18 = linalg.transpose ins(%84 : tensor<24x8xf16>) outs(%85 : tensor<8x24xf16>) permutation = [1, 0] 
    %86 = tensor.empty() : tensor<8x48xf32>
    %87 = linalg.fill ins(%cst : f32) outs(%86 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %88 = linalg.matmul ins(%transposed_18, %10 : tensor<8x24xf16>, tensor<24x48xf16>) outs(%87 : tensor<8x48xf32>) -> tensor<8x48xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<8x48xf32>) outs(%11 : tensor<8x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %118 = arith.truncf %in : f32 to f16
      linalg.yield %118 : f16
    } -> tensor<8x48xf16>
    %90 = linalg.matmul ins(%84, %12 : tensor<24x8xf16>, tensor<8x48xf16>) outs(%6 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<24x48xf32>) outs(%8 : tensor<24x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %118 = arith.truncf %in : f32 to f16
      linalg.yield %118 : f16
    } -> tensor<24x48xf16>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<8x48xf16>) outs(%86 : tensor<8x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %118 = arith.extf %in : f16 to f32
      linalg.yield %118 : f32
    } -> tensor<8x48xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<24x48xf16>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %118 = arith.extf %in : f16 to f32
      linalg.yield %118 : f32
    } -> tensor<24x48xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<24x48xf16>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %118 = arith.extf %in : f16 to f32
      linalg.yield %118 : f32
    } -> tensor<24x48xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<24x48xf32>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.truncf %cst_8 : f64 to f32
      %119 = arith.mulf %in, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<24x48xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<24x48xf32>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.erf %in : f32
      linalg.yield %118 : f32
    } -> tensor<24x48xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<24x48xf32>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.addf %in, %cst_13 : f32
      linalg.yield %118 : f32
    } -> tensor<24x48xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<24x48xf32>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.mulf %in, %cst_14 : f32
      linalg.yield %118 : f32
    } -> tensor<24x48xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%94, %94 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.mulf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x48xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<24x48xf32>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.mulf %in, %cst_15 : f32
      linalg.yield %118 : f32
    } -> tensor<24x48xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<24x48xf32>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = math.exp %in : f32
      linalg.yield %118 : f32
    } -> tensor<24x48xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<24x48xf32>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %118 = arith.truncf %cst_7 : f64 to f32
      %119 = arith.mulf %in, %118 : f32
      linalg.yield %119 : f32
    } -> tensor<24x48xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%94, %102 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.mulf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x48xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%98, %103 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.addf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x48xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%93, %104 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %118 = arith.mulf %in, %in_20 : f32
      linalg.yield %118 : f32
    } -> tensor<24x48xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<24x48xf32>) outs(%8 : tensor<24x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %118 = arith.truncf %in : f32 to f16
      linalg.yield %118 : f16
    } -> tensor<24x48xf16>
    %107 = tensor.empty() : tensor<48x24xf16>
    %transposed_19 = linalg.transpose ins(%106 : tensor<24x48xf16>) outs(%107 : tensor<48x24xf16>) permutation = [1, 0] 
    %108 = tensor.empty() : tensor<48x32xf32>
    %109 = linalg.fill ins(%cst : f32) outs(%108 : tensor<48x32xf32>) -> tensor<48x32xf32>
    %110 = linalg.matmul ins(%transposed_19, %3 : tensor<48x24xf16>, tensor<24x32xf16>) outs(%109 : tensor<48x32xf32>) -> tensor<48x32xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<48x32xf32>) outs(%0 : tensor<48x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %118 = arith.truncf %in : f32 to f16
      linalg.yield %118 : f16
    } -> tensor<48x32xf16>
    %112 = tensor.empty() : tensor<24x32xf32>
    %113 = linalg.fill ins(%cst : f32) outs(%112 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %114 = linalg.matmul ins(%106, %1 : tensor<24x48xf16>, tensor<48x32xf16>) outs(%113 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<24x32xf32>) outs(%2 : tensor<24x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %118 = arith.truncf %in : f32 to f16
      linalg.yield %118 : f16
    } -> tensor<24x32xf16>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<24x32xf16>) outs(%112 : tensor<24x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %118 = arith.extf %in : f16 to f32
      linalg.yield %118 : f32
    } -> tensor<24x32xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<48x32xf16>) outs(%108 : tensor<48x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %118 = arith.extf %in : f16 to f32
      linalg.yield %118 : f32
    } -> tensor<48x32xf32>
    return %53, %116, %117, %92, %76 : tensor<f32>, tensor<24x32xf32>, tensor<48x32xf32>, tensor<8x48xf32>, tensor<24x8xf32>
  }
}
