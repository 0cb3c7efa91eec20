#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<5x12xf32>, %arg1: tensor<12x12xf32>, %arg2: tensor<5x12xf32>, %arg3: tensor<5x12xf32>) -> (tensor<5x12xf32>, tensor<5x12xf32>, tensor<5x12xf32>) {
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<-1.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.000000e-10 : f64
    %cst_4 = arith.constant 9.9999999999999995E-7 : f64
    %cst_5 = arith.constant 1.200000e+00 : f64
    %cst_6 = arith.constant 5.000000e-01 : f32
    %cst_7 = arith.constant 5.000000e+01 : f32
    %0 = tensor.empty() : tensor<5x12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg3 : tensor<5x12xf32>, tensor<5x12xf32>) outs(%0 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %25 = arith.mulf %in, %in_8 : f32
      linalg.yield %25 : f32
    } -> tensor<5x12xf32>
    %2 = tensor.empty() : tensor<5x12xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<5x12xf32>) outs(%2 : tensor<5x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %25 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %25 : i1
    } -> tensor<5x12xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<5x12xf32>) outs(%0 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.absf %in : f32
      linalg.yield %25 : f32
    } -> tensor<5x12xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<5x12xf32>) outs(%0 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.truncf %cst_5 : f64 to f32
      %26 = arith.mulf %in, %25 : f32
      linalg.yield %26 : f32
    } -> tensor<5x12xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<5x12xf32>) outs(%2 : tensor<5x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %25 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %25 : i1
    } -> tensor<5x12xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<5x12xf32>) outs(%0 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.mulf %in, %cst_6 : f32
      linalg.yield %25 : f32
    } -> tensor<5x12xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %7, %4 : tensor<5x12xi1>, tensor<5x12xf32>, tensor<5x12xf32>) outs(%0 : tensor<5x12xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %25 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %25 : f32
    } -> tensor<5x12xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %8 : tensor<5x12xi1>, tensor<5x12xf32>, tensor<5x12xf32>) outs(%0 : tensor<5x12xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %25 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %25 : f32
    } -> tensor<5x12xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<5x12xf32>) outs(%0 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.truncf %cst_4 : f64 to f32
      %26 = arith.cmpf ult, %in, %25 : f32
      %27 = arith.select %26, %25, %in : f32
      %28 = arith.cmpf ugt, %27, %cst_7 : f32
      %29 = arith.select %28, %cst_7, %27 : f32
      linalg.yield %29 : f32
    } -> tensor<5x12xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5x12xf32>) -> tensor<5x12xf32>
    %12 = linalg.matmul ins(%arg0, %arg1 : tensor<5x12xf32>, tensor<12x12xf32>) outs(%11 : tensor<5x12xf32>) -> tensor<5x12xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x12xf32>) outs(%0 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %25 : f32
    } -> tensor<5x12xf32>
    %14 = tensor.empty() : tensor<12xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<12xf32>) -> tensor<12xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%13 : tensor<5x12xf32>) outs(%15 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %out : f32
      linalg.yield %25 : f32
    } -> tensor<12xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%16 : tensor<12xf32>) outs(%14 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.sqrt %in : f32
      linalg.yield %25 : f32
    } -> tensor<12xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%17 : tensor<12xf32>) outs(%14 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.truncf %cst_3 : f64 to f32
      %26 = arith.addf %in, %25 : f32
      linalg.yield %26 : f32
    } -> tensor<12xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %18 : tensor<5x12xf32>, tensor<12xf32>) outs(%0 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %25 = arith.divf %in, %in_8 : f32
      linalg.yield %25 : f32
    } -> tensor<5x12xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x12xf32>) outs(%2 : tensor<5x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %25 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %25 : i1
    } -> tensor<5x12xi1>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x12xf32>) outs(%2 : tensor<5x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %25 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %25 : i1
    } -> tensor<5x12xi1>
    %22 = linalg.generic {indexing_maps = [#map, #map3, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %cst_2, %cst_1 : tensor<5x12xi1>, tensor<f32>, tensor<f32>) outs(%0 : tensor<5x12xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %25 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %25 : f32
    } -> tensor<5x12xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %cst_0, %22 : tensor<5x12xi1>, tensor<f32>, tensor<5x12xf32>) outs(%0 : tensor<5x12xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %25 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %25 : f32
    } -> tensor<5x12xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %10 : tensor<5x12xf32>, tensor<5x12xf32>) outs(%0 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %25 = arith.mulf %in, %in_8 : f32
      linalg.yield %25 : f32
    } -> tensor<5x12xf32>
    return %19, %10, %24 : tensor<5x12xf32>, tensor<5x12xf32>, tensor<5x12xf32>
  }
}
