#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<-1.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = arith.constant -5.000000e-01 : f32
    %cst_4 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x8xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %16 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %16 : i1
    } -> tensor<4x8xi1>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_5: f32, %out: i1):
      %16 = arith.cmpf ogt, %in, %in_5 : f32
      linalg.yield %16 : i1
    } -> tensor<4x8xi1>
    %3 = tensor.empty() : tensor<4x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %arg2, %arg1 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%3 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_5: f32, %in_6: f32, %out: f32):
      %16 = arith.select %in, %in_5, %in_6 : f32
      linalg.yield %16 : f32
    } -> tensor<4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg2 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%3 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %16 = arith.cmpf olt, %in, %in_5 : f32
      %17 = arith.select %16, %in, %in_5 : f32
      linalg.yield %17 : f32
    } -> tensor<4x8xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %4, %5 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%3 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_5: f32, %in_6: f32, %out: f32):
      %16 = arith.select %in, %in_5, %in_6 : f32
      linalg.yield %16 : f32
    } -> tensor<4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<4x8xf32>) outs(%3 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.cmpf ult, %in, %cst_3 : f32
      %17 = arith.select %16, %cst_3, %in : f32
      %18 = arith.cmpf ugt, %17, %cst_4 : f32
      %19 = arith.select %18, %cst_4, %17 : f32
      linalg.yield %19 : f32
    } -> tensor<4x8xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%3 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %16 = arith.cmpf olt, %in, %in_5 : f32
      %17 = arith.select %16, %in, %in_5 : f32
      linalg.yield %17 : f32
    } -> tensor<4x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<4x8xf32>) outs(%3 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.remf %in, %cst_4 : f32
      %17 = arith.cmpf one, %16, %cst : f32
      %18 = arith.cmpf olt, %16, %cst : f32
      %19 = arith.andi %17, %18 : i1
      %20 = arith.addf %16, %cst_4 : f32
      %21 = arith.select %19, %20, %16 : f32
      linalg.yield %21 : f32
    } -> tensor<4x8xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x8xf32>) outs(%0 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %16 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %16 : i1
    } -> tensor<4x8xi1>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<4x8xf32>) outs(%0 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %16 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %16 : i1
    } -> tensor<4x8xi1>
    %12 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %cst_2, %cst_1 : tensor<4x8xi1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_5: f32, %in_6: f32, %out: f32):
      %16 = arith.select %in, %in_5, %in_6 : f32
      linalg.yield %16 : f32
    } -> tensor<4x8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %cst_0, %12 : tensor<4x8xi1>, tensor<f32>, tensor<4x8xf32>) outs(%3 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_5: f32, %in_6: f32, %out: f32):
      %16 = arith.select %in, %in_5, %in_6 : f32
      linalg.yield %16 : f32
    } -> tensor<4x8xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xf32>) outs(%3 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = math.floor %in : f32
      linalg.yield %16 : f32
    } -> tensor<4x8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %14 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%3 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %16 = arith.mulf %in, %in_5 : f32
      linalg.yield %16 : f32
    } -> tensor<4x8xf32>
    return %7, %9, %15 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  }
}
