#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<5x9xf32>, %arg1: tensor<5x9xf32>, %arg2: tensor<5xi64>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %c9 = arith.constant 9 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<5xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<5xf32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<5x9xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<5x9xf32>
    %cst_5 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = arith.constant 1.000000e+00 : f32
    %cst_9 = arith.constant 4.500000e+01 : f32
    %cst_10 = arith.constant 9.000000e+00 : f32
    %cst_11 = arith.constant 5.000000e+00 : f32
    %cst_12 = arith.constant 2.000000e+00 : f32
    %cst_13 = arith.constant -1.000000e+00 : f32
    %cst_14 = arith.constant 9.99999996E-13 : f32
    %cst_15 = arith.constant dense<0> : tensor<i64>
    %cst_16 = arith.constant dense<1> : tensor<i64>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [1, 9] [1, 1] : tensor<5x9xf32> to tensor<1x9xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x9xf32> into tensor<9xf32>
    %0 = tensor.empty() : tensor<9xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<9xf32>) outs(%0 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %cst_8 : f32
      linalg.yield %125 : f32
    } -> tensor<9xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<9xf32>) outs(%0 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.subf %in, %cst_8 : f32
      linalg.yield %125 : f32
    } -> tensor<9xf32>
    %3 = tensor.empty() : tensor<5x9xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%2, %arg1 : tensor<9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.mulf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %cst_8 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_16, %arg1 : tensor<i64>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: i64, %in_23: f32, %out: f32):
      %125 = arith.sitofp %in : i64 to f32
      %126 = arith.subf %125, %in_23 : f32
      linalg.yield %126 : f32
    } -> tensor<5x9xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6, %arg0 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.mulf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_6, %arg0 : tensor<f32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.cmpf olt, %in, %in_23 : f32
      %126 = arith.select %125, %in, %in_23 : f32
      linalg.yield %126 : f32
    } -> tensor<5x9xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.absf %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.negf %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.exp %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.log1p %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8, %12 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.subf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%5, %13 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.mulf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%7, %14 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.subf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %16 = tensor.empty() : tensor<f32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<f32>) -> tensor<f32>
    %18 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%15 : tensor<5x9xf32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %out : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%18 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.divf %in, %cst_9 : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1, %13 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.mulf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.negf %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_6, %21 : tensor<f32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.cmpf olt, %in, %in_23 : f32
      %126 = arith.select %125, %in, %in_23 : f32
      linalg.yield %126 : f32
    } -> tensor<5x9xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.absf %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.negf %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.exp %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.log1p %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%22, %26 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.subf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6, %27 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.mulf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%20, %28 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.addf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.negf %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %31 = tensor.empty() : tensor<5xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<5xf32>) -> tensor<5xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "reduction"]} ins(%30 : tensor<5x9xf32>) outs(%32 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %out : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%33 : tensor<5xf32>) outs(%31 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.divf %in, %cst_10 : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction"]} ins(%34 : tensor<5xf32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %out : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%35 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.divf %in, %cst_11 : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %37 = tensor.empty() : tensor<5x1xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<5x1xi64>) outs(%38 : tensor<5x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %125 = linalg.index 0 : index
      %126 = arith.index_cast %in : i64 to index
      %127 = arith.cmpi slt, %126, %c9 : index
      cf.assert %127, "index must be smaller than dim size"
      %128 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %128, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%125, %126] : tensor<5x9xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x1xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_7, %39 : tensor<f32>, tensor<5x1xf32>) outs(%37 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.subf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x1xf32>
    %41 = linalg.generic {indexing_maps = [#map7, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%40, %arg0 : tensor<5x1xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.addf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.cmpf ult, %in, %cst : f32
      %126 = arith.select %125, %cst, %in : f32
      linalg.yield %126 : f32
    } -> tensor<5x9xf32>
    %43 = tensor.empty() : tensor<9xi64>
    %44 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%43 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %125 = linalg.index 0 : index
      %126 = arith.index_cast %125 : index to i64
      linalg.yield %126 : i64
    } -> tensor<9xi64>
    %45 = tensor.empty() : tensor<5x9xi1>
    %46 = linalg.generic {indexing_maps = [#map1, #map7, #map2], iterator_types = ["parallel", "parallel"]} ins(%44, %expanded : tensor<9xi64>, tensor<5x1xi64>) outs(%45 : tensor<5x9xi1>) {
    ^bb0(%in: i64, %in_23: i64, %out: i1):
      %125 = arith.cmpi ne, %in, %in_23 : i64
      linalg.yield %125 : i1
    } -> tensor<5x9xi1>
    %47 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%46, %42, %cst_6 : tensor<5x9xi1>, tensor<5x9xf32>, tensor<f32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %125 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%47 : tensor<5x9xf32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %out : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%48 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.divf %in, %cst_9 : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %50 = tensor.empty() : tensor<5xi64>
    %51 = linalg.fill ins(%c0_i64 : i64) outs(%50 : tensor<5xi64>) -> tensor<5xi64>
    %52 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<5xf32>) -> tensor<5xf32>
    %53:2 = linalg.generic {indexing_maps = [#map2, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<5x9xf32>) outs(%52, %51 : tensor<5xf32>, tensor<5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_23: i64):
      %125 = linalg.index 1 : index
      %126 = arith.index_cast %125 : index to i64
      %127 = arith.maximumf %in, %out : f32
      %128 = arith.cmpf ogt, %in, %out : f32
      %129 = arith.select %128, %126, %out_23 : i64
      linalg.yield %127, %129 : f32, i64
    } -> (tensor<5xf32>, tensor<5xi64>)
    %expanded_17 = tensor.expand_shape %53#0 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %expanded_17 : tensor<5x9xf32>, tensor<5x1xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.subf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.exp %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "reduction"]} ins(%55 : tensor<5x9xf32>) outs(%38 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %out : f32
      linalg.yield %125 : f32
    } -> tensor<5x1xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<5x1xf32>) outs(%37 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.log %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x1xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel"]} ins(%54, %57 : tensor<5x9xf32>, tensor<5x1xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.subf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %59 = tensor.empty() : tensor<5xi1>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<5xi64>) outs(%59 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %125 = arith.cmpi ne, %in, %c3_i64 : i64
      linalg.yield %125 : i1
    } -> tensor<5xi1>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map6, #map], iterator_types = ["parallel"]} ins(%60, %arg2, %cst_15 : tensor<5xi1>, tensor<5xi64>, tensor<i64>) outs(%50 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_23: i64, %in_24: i64, %out: i64):
      %125 = arith.select %in, %in_23, %in_24 : i64
      linalg.yield %125 : i64
    } -> tensor<5xi64>
    %expanded_18 = tensor.expand_shape %61 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %62 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_18 : tensor<5x1xi64>) outs(%38 : tensor<5x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %125 = linalg.index 0 : index
      %126 = arith.index_cast %in : i64 to index
      %127 = arith.cmpi slt, %126, %c9 : index
      cf.assert %127, "index must be smaller than dim size"
      %128 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %128, "index must be larger or equal to 0"
      %extracted = tensor.extract %58[%125, %126] : tensor<5x9xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x1xf32>
    %collapsed_19 = tensor.collapse_shape %62 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_19 : tensor<5xf32>) outs(%31 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.negf %in : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map6, #map], iterator_types = ["parallel"]} ins(%60, %63, %cst_6 : tensor<5xi1>, tensor<5xf32>, tensor<f32>) outs(%31 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %125 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %65 = tensor.empty() : tensor<i64>
    %66 = linalg.fill ins(%c0_i64 : i64) outs(%65 : tensor<i64>) -> tensor<i64>
    %67 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction"]} ins(%60 : tensor<5xi1>) outs(%66 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %125 = arith.extui %in : i1 to i64
      %126 = arith.addi %125, %out : i64
      linalg.yield %126 : i64
    } -> tensor<i64>
    %68 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%67 : tensor<i64>) outs(%16 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %125 = arith.sitofp %in : i64 to f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %69 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction"]} ins(%64 : tensor<5xf32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %out : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %70 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%69, %68 : tensor<f32>, tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.divf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %71:2 = linalg.generic {indexing_maps = [#map2, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<5x9xf32>) outs(%52, %51 : tensor<5xf32>, tensor<5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_23: i64):
      %125 = linalg.index 1 : index
      %126 = arith.index_cast %125 : index to i64
      %127 = arith.maximumf %in, %out : f32
      %128 = arith.cmpf ogt, %in, %out : f32
      %129 = arith.select %128, %126, %out_23 : i64
      linalg.yield %127, %129 : f32, i64
    } -> (tensor<5xf32>, tensor<5xi64>)
    %expanded_20 = tensor.expand_shape %71#0 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %72 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1, %expanded_20 : tensor<5x9xf32>, tensor<5x1xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.subf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.exp %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["parallel", "reduction"]} ins(%73 : tensor<5x9xf32>) outs(%38 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %out : f32
      linalg.yield %125 : f32
    } -> tensor<5x1xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map7, #map2], iterator_types = ["parallel", "parallel"]} ins(%73, %74 : tensor<5x9xf32>, tensor<5x1xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.divf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %76 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%75, %58 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.mulf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %77 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<5x9xf32>) outs(%45 : tensor<5x9xi1>) {
    ^bb0(%in: f32, %out: i1):
      %125 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %125 : i1
    } -> tensor<5x9xi1>
    %78 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.log %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %79 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%75, %78 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.mulf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %80 = linalg.generic {indexing_maps = [#map2, #map3, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%77, %cst_6, %79 : tensor<5x9xi1>, tensor<f32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %125 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %81 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%75, %75 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%45 : tensor<5x9xi1>) {
    ^bb0(%in: f32, %in_23: f32, %out: i1):
      %125 = arith.cmpf une, %in, %in_23 : f32
      linalg.yield %125 : i1
    } -> tensor<5x9xi1>
    %82 = linalg.generic {indexing_maps = [#map2, #map3, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%81, %cst_5, %80 : tensor<5x9xi1>, tensor<f32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %125 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %83 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%82, %76 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.subf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %84 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%83 : tensor<5x9xf32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %out : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %85 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%84 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.divf %in, %cst_11 : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %86 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.mulf %in, %cst_12 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %87 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.subf %in, %cst_8 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %88 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%21, %87 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.mulf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %89 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.exp %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.log1p %in : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %91 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%90 : tensor<5x9xf32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %out : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %92 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%91 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.divf %in, %cst_9 : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %93 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %arg0 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.subf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.cmpf ult, %in, %cst : f32
      %126 = arith.select %125, %cst, %in : f32
      linalg.yield %126 : f32
    } -> tensor<5x9xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<5x9xf32>) outs(%45 : tensor<5x9xi1>) {
    ^bb0(%in: f32, %out: i1):
      %125 = arith.cmpf une, %in, %cst_8 : f32
      linalg.yield %125 : i1
    } -> tensor<5x9xi1>
    %96 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%95, %94, %cst_4 : tensor<5x9xi1>, tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %125 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %97 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<5x9xf32>) outs(%45 : tensor<5x9xi1>) {
    ^bb0(%in: f32, %out: i1):
      %125 = arith.cmpf une, %in, %cst_13 : f32
      linalg.yield %125 : i1
    } -> tensor<5x9xi1>
    %98 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%97, %arg0, %cst_4 : tensor<5x9xi1>, tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %125 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%96, %98 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.addf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %100 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "reduction"]} ins(%99 : tensor<5x9xf32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %out : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %101 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%100 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.divf %in, %cst_9 : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %102 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.addf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %extracted_slice_21 = tensor.extract_slice %arg1[0, 0] [5, 1] [1, 1] : tensor<5x9xf32> to tensor<5x1xf32>
    %collapsed_22 = tensor.collapse_shape %extracted_slice_21 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_22 : tensor<5xf32>) outs(%31 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.mulf %in, %cst_12 : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%103 : tensor<5xf32>) outs(%31 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.subf %in, %cst_8 : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %102 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.mulf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %106 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "reduction"]} ins(%105 : tensor<5x9xf32>) outs(%32 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %out : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %107 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.mulf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %108 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "reduction"]} ins(%107 : tensor<5x9xf32>) outs(%32 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %out : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%108 : tensor<5xf32>) outs(%31 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %cst_14 : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %110 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%102, %102 : tensor<5x9xf32>, tensor<5x9xf32>) outs(%3 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.mulf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5x9xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "reduction"]} ins(%110 : tensor<5x9xf32>) outs(%32 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %out : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%111 : tensor<5xf32>) outs(%31 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %cst_14 : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%109, %112 : tensor<5xf32>, tensor<5xf32>) outs(%31 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.mulf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%113 : tensor<5xf32>) outs(%31 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = math.sqrt %in : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%106, %114 : tensor<5xf32>, tensor<5xf32>) outs(%31 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.divf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_1, %115 : tensor<5xf32>, tensor<5xf32>) outs(%31 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.subf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%115 : tensor<5xf32>) outs(%31 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.cmpf ult, %in, %cst : f32
      %126 = arith.select %125, %cst, %in : f32
      linalg.yield %126 : f32
    } -> tensor<5xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%104 : tensor<5xf32>) outs(%59 : tensor<5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %125 = arith.cmpf oeq, %in, %cst_8 : f32
      linalg.yield %125 : i1
    } -> tensor<5xi1>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%118, %116, %cst_2 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%31 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %125 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%104 : tensor<5xf32>) outs(%59 : tensor<5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %125 = arith.cmpf oeq, %in, %cst_13 : f32
      linalg.yield %125 : i1
    } -> tensor<5xi1>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%120, %117, %cst_2 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%31 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_23: f32, %in_24: f32, %out: f32):
      %125 = arith.select %in, %in_23, %in_24 : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%119, %121 : tensor<5xf32>, tensor<5xf32>) outs(%31 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %125 = arith.addf %in, %in_23 : f32
      linalg.yield %125 : f32
    } -> tensor<5xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction"]} ins(%122 : tensor<5xf32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.addf %in, %out : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    %124 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%123 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %125 = arith.divf %in, %cst_11 : f32
      linalg.yield %125 : f32
    } -> tensor<f32>
    return %19, %36, %49, %70, %85, %92, %101, %124 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
}
