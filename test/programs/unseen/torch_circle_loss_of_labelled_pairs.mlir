#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<13x20xf32>, %arg1: tensor<13xi64>) -> (tensor<f32>, tensor<13xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<-1.000000e+04> : tensor<f32>
    %cst_3 = arith.constant dense<false> : tensor<i1>
    %cst_4 = arith.constant dense<true> : tensor<i1>
    %cst_5 = arith.constant 5.000000e-01 : f64
    %cst_6 = arith.constant 0x7FF0000000000000 : f64
    %cst_7 = arith.constant 9.9999999999999998E-13 : f64
    %cst_8 = arith.constant 5.000000e-01 : f32
    %cst_9 = arith.constant 8.000000e+00 : f32
    %cst_10 = arith.constant 2.000000e+00 : f32
    %cst_11 = arith.constant 2.000000e+01 : f32
    %cst_12 = arith.constant 1.300000e+01 : f32
    %0 = tensor.empty() : tensor<13x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<13x1xf32>) -> tensor<13x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<13x20xf32>) outs(%1 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.absf %in : f32
      %64 = math.powf %63, %cst_10 : f32
      %65 = arith.addf %64, %out : f32
      linalg.yield %65 : f32
    } -> tensor<13x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.powf %in, %cst_8 : f32
      linalg.yield %63 : f32
    } -> tensor<13x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.truncf %cst_7 : f64 to f32
      %64 = arith.cmpf ult, %in, %63 : f32
      %65 = arith.select %64, %63, %in : f32
      linalg.yield %65 : f32
    } -> tensor<13x1xf32>
    %5 = tensor.empty() : tensor<13x20xf32>
    %collapsed = tensor.collapse_shape %4 [[0, 1]] : tensor<13x1xf32> into tensor<13xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<13xf32>) outs(%5 : tensor<13x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<13x20xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %6 : tensor<13x20xf32>, tensor<13x20xf32>) outs(%5 : tensor<13x20xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %63 = arith.divf %in, %in_19 : f32
      linalg.yield %63 : f32
    } -> tensor<13x20xf32>
    %8 = tensor.empty() : tensor<20x13xf32>
    %transposed = linalg.transpose ins(%7 : tensor<13x20xf32>) outs(%8 : tensor<20x13xf32>) permutation = [1, 0] 
    %9 = tensor.empty() : tensor<13x13xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<13x13xf32>) -> tensor<13x13xf32>
    %11 = linalg.matmul ins(%7, %transposed : tensor<13x20xf32>, tensor<20x13xf32>) outs(%10 : tensor<13x13xf32>) -> tensor<13x13xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [13, 1] : tensor<13xi64> into tensor<13x1xi64>
    %expanded_13 = tensor.expand_shape %arg1 [[0, 1]] output_shape [1, 13] : tensor<13xi64> into tensor<1x13xi64>
    %12 = tensor.empty() : tensor<13x13xi1>
    %13 = linalg.generic {indexing_maps = [#map1, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_13 : tensor<13x1xi64>, tensor<1x13xi64>) outs(%12 : tensor<13x13xi1>) {
    ^bb0(%in: i64, %in_19: i64, %out: i1):
      %63 = arith.cmpi eq, %in, %in_19 : i64
      linalg.yield %63 : i1
    } -> tensor<13x13xi1>
    %14 = tensor.empty() : tensor<13xi64>
    %15 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%14 : tensor<13xi64>) {
    ^bb0(%out: i64):
      %63 = linalg.index 0 : index
      %64 = arith.index_cast %63 : index to i64
      linalg.yield %64 : i64
    } -> tensor<13xi64>
    %expanded_14 = tensor.expand_shape %15 [[0, 1]] output_shape [13, 1] : tensor<13xi64> into tensor<13x1xi64>
    %16 = linalg.generic {indexing_maps = [#map1, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_14, %15 : tensor<13x1xi64>, tensor<13xi64>) outs(%12 : tensor<13x13xi1>) {
    ^bb0(%in: i64, %in_19: i64, %out: i1):
      %63 = arith.cmpi eq, %in, %in_19 : i64
      linalg.yield %63 : i1
    } -> tensor<13x13xi1>
    %17 = linalg.generic {indexing_maps = [#map, #map6, #map6, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %cst_4, %cst_3 : tensor<13x13xi1>, tensor<i1>, tensor<i1>) outs(%12 : tensor<13x13xi1>) {
    ^bb0(%in: i1, %in_19: i1, %in_20: i1, %out: i1):
      %63 = arith.select %in, %in_19, %in_20 : i1
      linalg.yield %63 : i1
    } -> tensor<13x13xi1>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<13x13xi1>) outs(%12 : tensor<13x13xi1>) {
    ^bb0(%in: i1, %out: i1):
      %63 = arith.xori %in, %true : i1
      linalg.yield %63 : i1
    } -> tensor<13x13xi1>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %18 : tensor<13x13xi1>, tensor<13x13xi1>) outs(%12 : tensor<13x13xi1>) {
    ^bb0(%in: i1, %in_19: i1, %out: i1):
      %63 = arith.andi %in, %in_19 : i1
      linalg.yield %63 : i1
    } -> tensor<13x13xi1>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<13x13xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.negf %in : f32
      linalg.yield %63 : f32
    } -> tensor<13x13xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map6, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %20, %cst_2 : tensor<13x13xi1>, tensor<13x13xf32>, tensor<f32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %63 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %63 : f32
    } -> tensor<13x13xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<13x13xi1>) outs(%12 : tensor<13x13xi1>) {
    ^bb0(%in: i1, %out: i1):
      %63 = arith.xori %in, %true : i1
      linalg.yield %63 : i1
    } -> tensor<13x13xi1>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map6, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %11, %cst_2 : tensor<13x13xi1>, tensor<13x13xf32>, tensor<f32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %63 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %63 : f32
    } -> tensor<13x13xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<13x13xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.mulf %in, %cst_9 : f32
      linalg.yield %63 : f32
    } -> tensor<13x13xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<13x13xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.subf %in, %cst_10 : f32
      linalg.yield %63 : f32
    } -> tensor<13x13xf32>
    %26 = linalg.fill ins(%c0_i64 : i64) outs(%14 : tensor<13xi64>) -> tensor<13xi64>
    %27 = tensor.empty() : tensor<13xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<13xf32>) -> tensor<13xf32>
    %29:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%25 : tensor<13x13xf32>) outs(%28, %26 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_19: i64):
      %63 = linalg.index 1 : index
      %64 = arith.index_cast %63 : index to i64
      %65 = arith.maximumf %in, %out : f32
      %66 = arith.cmpf ogt, %in, %out : f32
      %67 = arith.select %66, %64, %out_19 : i64
      linalg.yield %65, %67 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded_15 = tensor.expand_shape %29#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_15 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.absf %in : f32
      linalg.yield %63 : f32
    } -> tensor<13x1xf32>
    %31 = tensor.empty() : tensor<13x1xi1>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<13x1xf32>) outs(%31 : tensor<13x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %63 = arith.extf %in : f32 to f64
      %64 = arith.cmpf oeq, %63, %cst_6 : f64
      linalg.yield %64 : i1
    } -> tensor<13x1xi1>
    %33 = linalg.generic {indexing_maps = [#map, #map6, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %cst_1, %expanded_15 : tensor<13x1xi1>, tensor<f32>, tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %63 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %63 : f32
    } -> tensor<13x1xf32>
    %collapsed_16 = tensor.collapse_shape %33 [[0, 1]] : tensor<13x1xf32> into tensor<13xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %33 : tensor<13x13xf32>, tensor<13x1xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %63 = arith.subf %in, %in_19 : f32
      linalg.yield %63 : f32
    } -> tensor<13x13xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<13x13xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.exp %in : f32
      linalg.yield %63 : f32
    } -> tensor<13x13xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%27 : tensor<13xf32>) -> tensor<13xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%35 : tensor<13x13xf32>) outs(%36 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %in, %out : f32
      linalg.yield %63 : f32
    } -> tensor<13xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%37 : tensor<13xf32>) outs(%27 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.log %in : f32
      linalg.yield %63 : f32
    } -> tensor<13xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%38, %collapsed_16 : tensor<13xf32>, tensor<13xf32>) outs(%27 : tensor<13xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %63 = arith.addf %in, %in_19 : f32
      linalg.yield %63 : f32
    } -> tensor<13xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<13x13xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.mulf %in, %cst_9 : f32
      linalg.yield %63 : f32
    } -> tensor<13x13xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<13x13xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.subf %in, %cst_10 : f32
      linalg.yield %63 : f32
    } -> tensor<13x13xf32>
    %42:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%41 : tensor<13x13xf32>) outs(%28, %26 : tensor<13xf32>, tensor<13xi64>) {
    ^bb0(%in: f32, %out: f32, %out_19: i64):
      %63 = linalg.index 1 : index
      %64 = arith.index_cast %63 : index to i64
      %65 = arith.maximumf %in, %out : f32
      %66 = arith.cmpf ogt, %in, %out : f32
      %67 = arith.select %66, %64, %out_19 : i64
      linalg.yield %65, %67 : f32, i64
    } -> (tensor<13xf32>, tensor<13xi64>)
    %expanded_17 = tensor.expand_shape %42#0 [[0, 1]] output_shape [13, 1] : tensor<13xf32> into tensor<13x1xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.absf %in : f32
      linalg.yield %63 : f32
    } -> tensor<13x1xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<13x1xf32>) outs(%31 : tensor<13x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %63 = arith.extf %in : f32 to f64
      %64 = arith.cmpf oeq, %63, %cst_6 : f64
      linalg.yield %64 : i1
    } -> tensor<13x1xi1>
    %45 = linalg.generic {indexing_maps = [#map, #map6, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %cst_1, %expanded_17 : tensor<13x1xi1>, tensor<f32>, tensor<13x1xf32>) outs(%0 : tensor<13x1xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %63 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %63 : f32
    } -> tensor<13x1xf32>
    %collapsed_18 = tensor.collapse_shape %45 [[0, 1]] : tensor<13x1xf32> into tensor<13xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %45 : tensor<13x13xf32>, tensor<13x1xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %63 = arith.subf %in, %in_19 : f32
      linalg.yield %63 : f32
    } -> tensor<13x13xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<13x13xf32>) outs(%9 : tensor<13x13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.exp %in : f32
      linalg.yield %63 : f32
    } -> tensor<13x13xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%47 : tensor<13x13xf32>) outs(%36 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %in, %out : f32
      linalg.yield %63 : f32
    } -> tensor<13xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%48 : tensor<13xf32>) outs(%27 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.log %in : f32
      linalg.yield %63 : f32
    } -> tensor<13xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%49, %collapsed_18 : tensor<13xf32>, tensor<13xf32>) outs(%27 : tensor<13xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %63 = arith.addf %in, %in_19 : f32
      linalg.yield %63 : f32
    } -> tensor<13xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%39, %50 : tensor<13xf32>, tensor<13xf32>) outs(%27 : tensor<13xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %63 = arith.addf %in, %in_19 : f32
      linalg.yield %63 : f32
    } -> tensor<13xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%51 : tensor<13xf32>) outs(%27 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.exp %in : f32
      linalg.yield %63 : f32
    } -> tensor<13xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%52 : tensor<13xf32>) outs(%27 : tensor<13xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.log1p %in : f32
      linalg.yield %63 : f32
    } -> tensor<13xf32>
    %54 = tensor.empty() : tensor<13xi1>
    %55 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%51 : tensor<13xf32>) outs(%54 : tensor<13xi1>) {
    ^bb0(%in: f32, %out: i1):
      %63 = arith.cmpf ogt, %in, %cst_11 : f32
      linalg.yield %63 : i1
    } -> tensor<13xi1>
    %56 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%55, %51, %53 : tensor<13xi1>, tensor<13xf32>, tensor<13xf32>) outs(%27 : tensor<13xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %63 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %63 : f32
    } -> tensor<13xf32>
    %57 = tensor.empty() : tensor<f32>
    %58 = linalg.fill ins(%cst : f32) outs(%57 : tensor<f32>) -> tensor<f32>
    %59 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%56 : tensor<13xf32>) outs(%58 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %in, %out : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    %60 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%59 : tensor<f32>) outs(%57 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.divf %in, %cst_12 : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<13x13xf32>) outs(%12 : tensor<13x13xi1>) {
    ^bb0(%in: f32, %out: i1):
      %63 = arith.extf %in : f32 to f64
      %64 = arith.cmpf ogt, %63, %cst_5 : f64
      linalg.yield %64 : i1
    } -> tensor<13x13xi1>
    %62 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%61 : tensor<13x13xi1>) outs(%26 : tensor<13xi64>) {
    ^bb0(%in: i1, %out: i64):
      %63 = arith.extui %in : i1 to i64
      %64 = arith.addi %63, %out : i64
      linalg.yield %64 : i64
    } -> tensor<13xi64>
    return %60, %62 : tensor<f32>, tensor<13xi64>
  }
}
