#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
#map9 = affine_map<(d0, d1) -> ()>
#map10 = affine_map<() -> ()>
#map11 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<3x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<f32>, tensor<3xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<9.99999993E-9> : tensor<f32>
    %cst_1 = arith.constant 9.9999999999999995E-7 : f64
    %cst_2 = arith.constant 2.000000e-01 : f64
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 9.000000e+00 : f32
    %cst_5 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x3x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<3x5xf32>) outs(%0 : tensor<3x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x5xf32>
    %2 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x5xf32>) outs(%0 : tensor<3x3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3x5xf32>
    %3 = tensor.empty() : tensor<3x3x1xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<3x3x1xf32>) -> tensor<3x3x1xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%2 : tensor<3x3x5xf32>) outs(%4 : tensor<3x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.absf %in : f32
      %33 = math.powf %32, %cst_5 : f32
      %34 = arith.addf %33, %out : f32
      linalg.yield %34 : f32
    } -> tensor<3x3x1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<3x3x1xf32>) outs(%3 : tensor<3x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.powf %in, %cst_3 : f32
      linalg.yield %32 : f32
    } -> tensor<3x3x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<3x3x5xf32>) outs(%4 : tensor<3x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.absf %in : f32
      %33 = math.powf %32, %cst_5 : f32
      %34 = arith.addf %33, %out : f32
      linalg.yield %34 : f32
    } -> tensor<3x3x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<3x3x1xf32>) outs(%3 : tensor<3x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.powf %in, %cst_3 : f32
      linalg.yield %32 : f32
    } -> tensor<3x3x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %cst_0 : tensor<3x3x1xf32>, tensor<f32>) outs(%3 : tensor<3x3x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %32 = arith.cmpf ult, %in, %in_6 : f32
      %33 = arith.select %32, %in_6, %in : f32
      linalg.yield %33 : f32
    } -> tensor<3x3x1xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %cst_0 : tensor<3x3x1xf32>, tensor<f32>) outs(%3 : tensor<3x3x1xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %32 = arith.cmpf ult, %in, %in_6 : f32
      %33 = arith.select %32, %in_6, %in : f32
      linalg.yield %33 : f32
    } -> tensor<3x3x1xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %10 : tensor<3x3x5xf32>, tensor<3x3x1xf32>) outs(%0 : tensor<3x3x5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %32 = arith.divf %in, %in_6 : f32
      linalg.yield %32 : f32
    } -> tensor<3x3x5xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %9 : tensor<3x3x5xf32>, tensor<3x3x1xf32>) outs(%0 : tensor<3x3x5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %32 = arith.divf %in, %in_6 : f32
      linalg.yield %32 : f32
    } -> tensor<3x3x5xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %11 : tensor<3x3x5xf32>, tensor<3x3x5xf32>) outs(%0 : tensor<3x3x5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %32 = arith.mulf %in, %in_6 : f32
      linalg.yield %32 : f32
    } -> tensor<3x3x5xf32>
    %14 = tensor.empty() : tensor<3x3xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<3x3x5xf32>) outs(%15 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %in, %out : f32
      linalg.yield %32 : f32
    } -> tensor<3x3xf32>
    %17 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<3x3xf32>) outs(%14 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.truncf %cst_2 : f64 to f32
      %33 = arith.addf %in, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<3x3xf32>
    %18 = tensor.empty() : tensor<3xf32>
    %19 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%18 : tensor<3xf32>) {
    ^bb0(%out: f32):
      %32 = linalg.index 0 : index
      %extracted = tensor.extract %16[%32, %32] : tensor<3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<3xf32>
    %expanded = tensor.expand_shape %19 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
    %20 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%17, %expanded : tensor<3x3xf32>, tensor<3x1xf32>) outs(%14 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %32 = arith.subf %in, %in_6 : f32
      linalg.yield %32 : f32
    } -> tensor<3x3xf32>
    %21 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<3x3xf32>) outs(%14 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.cmpf ugt, %in, %cst : f32
      %33 = arith.select %32, %in, %cst : f32
      linalg.yield %33 : f32
    } -> tensor<3x3xf32>
    %22 = tensor.empty() : tensor<f32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<f32>) -> tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map6, #map9], iterator_types = ["reduction", "reduction"]} ins(%21 : tensor<3x3xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.addf %in, %out : f32
      linalg.yield %32 : f32
    } -> tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%24 : tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.divf %in, %cst_4 : f32
      linalg.yield %32 : f32
    } -> tensor<f32>
    %26 = tensor.empty() : tensor<3x5xf32>
    %27 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%26 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %32 = arith.subf %in, %in_6 : f32
      linalg.yield %32 : f32
    } -> tensor<3x5xf32>
    %28 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<3x5xf32>) outs(%26 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.truncf %cst_1 : f64 to f32
      %33 = arith.addf %in, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<3x5xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%18 : tensor<3xf32>) -> tensor<3xf32>
    %30 = linalg.generic {indexing_maps = [#map6, #map11], iterator_types = ["parallel", "reduction"]} ins(%28 : tensor<3x5xf32>) outs(%29 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.absf %in : f32
      %33 = math.powf %32, %cst_5 : f32
      %34 = arith.addf %33, %out : f32
      linalg.yield %34 : f32
    } -> tensor<3xf32>
    %31 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%30 : tensor<3xf32>) outs(%18 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.powf %in, %cst_3 : f32
      linalg.yield %32 : f32
    } -> tensor<3xf32>
    return %25, %31 : tensor<f32>, tensor<3xf32>
  }
}
