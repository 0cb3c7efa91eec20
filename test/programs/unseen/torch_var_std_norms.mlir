#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d1)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<3x4x6xf32>) -> (tensor<3x6xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<6xf32>) {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 3.000000e+00 : f64
    %cst_3 = arith.constant 4.000000e+00 : f64
    %cst_4 = arith.constant 1.800000e+01 : f64
    %cst_5 = arith.constant 0.333333343 : f32
    %cst_6 = arith.constant 3.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x4x6xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x4x6xf32>) outs(%0 : tensor<3x4x6xf64>) {
    ^bb0(%in: f32, %out: f64):
      %42 = arith.extf %in : f32 to f64
      linalg.yield %42 : f64
    } -> tensor<3x4x6xf64>
    %2 = tensor.empty() : tensor<3x1x6xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<3x1x6xf64>) -> tensor<3x1x6xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%1 : tensor<3x4x6xf64>) outs(%3 : tensor<3x1x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %42 = arith.addf %in, %out : f64
      linalg.yield %42 : f64
    } -> tensor<3x1x6xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<3x1x6xf64>) outs(%2 : tensor<3x1x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %42 = arith.divf %in, %cst_3 : f64
      linalg.yield %42 : f64
    } -> tensor<3x1x6xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<3x4x6xf64>, tensor<3x1x6xf64>) outs(%0 : tensor<3x4x6xf64>) {
    ^bb0(%in: f64, %in_7: f64, %out: f64):
      %42 = arith.subf %in, %in_7 : f64
      linalg.yield %42 : f64
    } -> tensor<3x4x6xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %6 : tensor<3x4x6xf64>, tensor<3x4x6xf64>) outs(%0 : tensor<3x4x6xf64>) {
    ^bb0(%in: f64, %in_7: f64, %out: f64):
      %42 = arith.mulf %in, %in_7 : f64
      linalg.yield %42 : f64
    } -> tensor<3x4x6xf64>
    %8 = tensor.empty() : tensor<3x6xf64>
    %9 = linalg.fill ins(%cst : f64) outs(%8 : tensor<3x6xf64>) -> tensor<3x6xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%7 : tensor<3x4x6xf64>) outs(%9 : tensor<3x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %42 = arith.addf %in, %out : f64
      linalg.yield %42 : f64
    } -> tensor<3x6xf64>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<3x6xf64>) outs(%8 : tensor<3x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %42 = arith.divf %in, %cst_2 : f64
      linalg.yield %42 : f64
    } -> tensor<3x6xf64>
    %12 = tensor.empty() : tensor<3x6xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<3x6xf64>) outs(%12 : tensor<3x6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %42 = arith.truncf %in : f64 to f32
      linalg.yield %42 : f32
    } -> tensor<3x6xf32>
    %14 = tensor.empty() : tensor<1x4x1xf64>
    %15 = linalg.fill ins(%cst : f64) outs(%14 : tensor<1x4x1xf64>) -> tensor<1x4x1xf64>
    %16 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "parallel", "reduction"]} ins(%1 : tensor<3x4x6xf64>) outs(%15 : tensor<1x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %42 = arith.addf %in, %out : f64
      linalg.yield %42 : f64
    } -> tensor<1x4x1xf64>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<1x4x1xf64>) outs(%14 : tensor<1x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %42 = arith.divf %in, %cst_4 : f64
      linalg.yield %42 : f64
    } -> tensor<1x4x1xf64>
    %18 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %17 : tensor<3x4x6xf64>, tensor<1x4x1xf64>) outs(%0 : tensor<3x4x6xf64>) {
    ^bb0(%in: f64, %in_7: f64, %out: f64):
      %42 = arith.subf %in, %in_7 : f64
      linalg.yield %42 : f64
    } -> tensor<3x4x6xf64>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %18 : tensor<3x4x6xf64>, tensor<3x4x6xf64>) outs(%0 : tensor<3x4x6xf64>) {
    ^bb0(%in: f64, %in_7: f64, %out: f64):
      %42 = arith.mulf %in, %in_7 : f64
      linalg.yield %42 : f64
    } -> tensor<3x4x6xf64>
    %20 = tensor.empty() : tensor<4xf64>
    %21 = linalg.fill ins(%cst : f64) outs(%20 : tensor<4xf64>) -> tensor<4xf64>
    %22 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "parallel", "reduction"]} ins(%19 : tensor<3x4x6xf64>) outs(%21 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %42 = arith.addf %in, %out : f64
      linalg.yield %42 : f64
    } -> tensor<4xf64>
    %23 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%22 : tensor<4xf64>) outs(%20 : tensor<4xf64>) {
    ^bb0(%in: f64, %out: f64):
      %42 = arith.divf %in, %cst_4 : f64
      linalg.yield %42 : f64
    } -> tensor<4xf64>
    %24 = tensor.empty() : tensor<4xf32>
    %25 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%23 : tensor<4xf64>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f64, %out: f32):
      %42 = arith.truncf %in : f64 to f32
      linalg.yield %42 : f32
    } -> tensor<4xf32>
    %26 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%25 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.sqrt %in : f32
      linalg.yield %42 : f32
    } -> tensor<4xf32>
    %27 = tensor.empty() : tensor<3x4xf32>
    %28 = linalg.fill ins(%cst_0 : f32) outs(%27 : tensor<3x4xf32>) -> tensor<3x4xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<3x4x6xf32>) outs(%28 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.absf %in : f32
      %43 = math.powf %42, %cst_6 : f32
      %44 = arith.addf %43, %out : f32
      linalg.yield %44 : f32
    } -> tensor<3x4xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<3x4xf32>) outs(%27 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.powf %in, %cst_5 : f32
      linalg.yield %42 : f32
    } -> tensor<3x4xf32>
    %31 = tensor.empty() : tensor<3x4x6xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x4x6xf32>) outs(%31 : tensor<3x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.absf %in : f32
      linalg.yield %42 : f32
    } -> tensor<3x4x6xf32>
    %33 = tensor.empty() : tensor<3x6xi64>
    %34 = linalg.fill ins(%c0_i64 : i64) outs(%33 : tensor<3x6xi64>) -> tensor<3x6xi64>
    %35 = linalg.fill ins(%cst_1 : f32) outs(%12 : tensor<3x6xf32>) -> tensor<3x6xf32>
    %36:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%32 : tensor<3x4x6xf32>) outs(%35, %34 : tensor<3x6xf32>, tensor<3x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %42 = linalg.index 1 : index
      %43 = arith.index_cast %42 : index to i64
      %44 = arith.maximumf %in, %out : f32
      %45 = arith.cmpf ogt, %in, %out : f32
      %46 = arith.select %45, %43, %out_7 : i64
      linalg.yield %44, %46 : f32, i64
    } -> (tensor<3x6xf32>, tensor<3x6xi64>)
    %37 = tensor.empty() : tensor<6xi64>
    %38 = linalg.fill ins(%c0_i64 : i64) outs(%37 : tensor<6xi64>) -> tensor<6xi64>
    %39 = tensor.empty() : tensor<6xf32>
    %40 = linalg.fill ins(%cst_1 : f32) outs(%39 : tensor<6xf32>) -> tensor<6xf32>
    %41:2 = linalg.generic {indexing_maps = [#map3, #map8, #map8], iterator_types = ["reduction", "parallel"]} ins(%36#0 : tensor<3x6xf32>) outs(%40, %38 : tensor<6xf32>, tensor<6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %42 = linalg.index 0 : index
      %43 = arith.index_cast %42 : index to i64
      %44 = arith.maximumf %in, %out : f32
      %45 = arith.cmpf ogt, %in, %out : f32
      %46 = arith.select %45, %43, %out_7 : i64
      linalg.yield %44, %46 : f32, i64
    } -> (tensor<6xf32>, tensor<6xi64>)
    return %13, %26, %30, %41#0 : tensor<3x6xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<6xf32>
  }
}
