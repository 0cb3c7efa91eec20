#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0) -> (d0)>
module @jit_hinge_huber_quantile {
  func.func public @main(%arg0: tensor<8x6xf32>, %arg1: tensor<8x6xf32>) -> (tensor<f32>, tensor<6xf32>, tensor<8xf32>) {
    %cst = arith.constant 6.000000e+00 : f32
    %cst_0 = arith.constant -0.699999988 : f32
    %cst_1 = arith.constant 3.000000e-01 : f32
    %cst_2 = arith.constant 4.800000e+01 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %cst_4 = arith.constant 5.000000e-01 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0 : tensor<8x6xf32>, tensor<8x6xf32>) outs(%0 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %39 = arith.subf %in, %in_6 : f32
      linalg.yield %39 : f32
    } -> tensor<8x6xf32>
    %2 = tensor.empty() : tensor<8x6xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x6xf32>) outs(%2 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.absf %in : f32
      linalg.yield %39 : f32
    } -> tensor<8x6xf32>
    %4 = tensor.empty() : tensor<8x6xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<8x6xf32>) outs(%4 : tensor<8x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %39 = arith.cmpf olt, %in, %cst_5 : f32
      linalg.yield %39 : i1
    } -> tensor<8x6xi1>
    %6 = tensor.empty() : tensor<8x6xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x6xf32>) outs(%6 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.mulf %in, %cst_4 : f32
      linalg.yield %39 : f32
    } -> tensor<8x6xf32>
    %8 = tensor.empty() : tensor<8x6xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %1 : tensor<8x6xf32>, tensor<8x6xf32>) outs(%8 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %39 = arith.mulf %in, %in_6 : f32
      linalg.yield %39 : f32
    } -> tensor<8x6xf32>
    %10 = tensor.empty() : tensor<8x6xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<8x6xf32>) outs(%10 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.subf %in, %cst_4 : f32
      linalg.yield %39 : f32
    } -> tensor<8x6xf32>
    %12 = tensor.empty() : tensor<8x6xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %9, %11 : tensor<8x6xi1>, tensor<8x6xf32>, tensor<8x6xf32>) outs(%12 : tensor<8x6xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %39 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %39 : f32
    } -> tensor<8x6xf32>
    %14 = tensor.empty() : tensor<f32>
    %15 = linalg.fill ins(%cst_3 : f32) outs(%14 : tensor<f32>) -> tensor<f32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%13 : tensor<8x6xf32>) outs(%15 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %out, %in : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %17 = tensor.empty() : tensor<f32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%16 : tensor<f32>) outs(%17 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.divf %in, %cst_2 : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %19 = tensor.empty() : tensor<8x6xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x6xf32>) outs(%19 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.mulf %in, %cst_1 : f32
      linalg.yield %39 : f32
    } -> tensor<8x6xf32>
    %21 = tensor.empty() : tensor<8x6xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x6xf32>) outs(%21 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.mulf %in, %cst_0 : f32
      linalg.yield %39 : f32
    } -> tensor<8x6xf32>
    %23 = tensor.empty() : tensor<8x6xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %22 : tensor<8x6xf32>, tensor<8x6xf32>) outs(%23 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %39 = arith.maximumf %in, %in_6 : f32
      linalg.yield %39 : f32
    } -> tensor<8x6xf32>
    %25 = tensor.empty() : tensor<6xf32>
    %26 = linalg.fill ins(%cst_3 : f32) outs(%25 : tensor<6xf32>) -> tensor<6xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%24 : tensor<8x6xf32>) outs(%26 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %out, %in : f32
      linalg.yield %39 : f32
    } -> tensor<6xf32>
    %28 = tensor.empty() : tensor<8x6xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0 : tensor<8x6xf32>, tensor<8x6xf32>) outs(%28 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %39 = arith.mulf %in, %in_6 : f32
      linalg.yield %39 : f32
    } -> tensor<8x6xf32>
    %30 = tensor.empty() : tensor<8x6xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<8x6xf32>) outs(%30 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.subf %cst_5, %in : f32
      linalg.yield %39 : f32
    } -> tensor<8x6xf32>
    %32 = tensor.empty() : tensor<8x6xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<8x6xf32>) outs(%32 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.maximumf %in, %cst_3 : f32
      linalg.yield %39 : f32
    } -> tensor<8x6xf32>
    %34 = tensor.empty() : tensor<8xf32>
    %35 = linalg.fill ins(%cst_3 : f32) outs(%34 : tensor<8xf32>) -> tensor<8xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%33 : tensor<8x6xf32>) outs(%35 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %out, %in : f32
      linalg.yield %39 : f32
    } -> tensor<8xf32>
    %37 = tensor.empty() : tensor<8xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%36 : tensor<8xf32>) outs(%37 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.divf %in, %cst : f32
      linalg.yield %39 : f32
    } -> tensor<8xf32>
    return %18, %27, %38 : tensor<f32>, tensor<6xf32>, tensor<8xf32>
  }
}

