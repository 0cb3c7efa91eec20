#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<32x48xf32>, %arg1: tensor<32x48xf32>, %arg2: tensor<32x48xf32>, %arg3: tensor<32x48xf32>, %arg4: tensor<24x32xf32>, %arg5: tensor<24x48xf32>) -> (tensor<32x48xf32>, tensor<32x48xf32>, tensor<32x48xf32>, tensor<32x48xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<-0.899999976> : tensor<f32>
    %cst_1 = arith.constant dense<1.000000e-01> : tensor<f32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.000000e-08 : f64
    %cst_4 = arith.constant 1.000000e-02 : f64
    %cst_5 = arith.constant 1.000000e-03 : f64
    %cst_6 = arith.constant 0.99899999999999999 : f64
    %cst_7 = arith.constant 5.000000e-01 : f64
    %cst_8 = arith.constant 0.001736111111111111 : f64
    %0 = tensor.empty() : tensor<24x48xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %2 = linalg.matmul ins(%arg4, %arg0 : tensor<24x32xf32>, tensor<32x48xf32>) outs(%1 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %arg5 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%0 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %32 = arith.subf %in, %in_9 : f32
      linalg.yield %32 : f32
    } -> tensor<24x48xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<24x48xf32>) outs(%0 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.truncf %cst_8 : f64 to f32
      %33 = arith.mulf %in, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<24x48xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %cst_2 : tensor<24x48xf32>, tensor<f32>) outs(%0 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %32 = arith.mulf %in, %in_9 : f32
      linalg.yield %32 : f32
    } -> tensor<24x48xf32>
    %6 = tensor.empty() : tensor<32x24xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<24x32xf32>) outs(%6 : tensor<32x24xf32>) permutation = [1, 0] 
    %7 = tensor.empty() : tensor<32x48xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %9 = linalg.matmul ins(%transposed, %5 : tensor<32x24xf32>, tensor<24x48xf32>) outs(%8 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %10 = tensor.empty() : tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%cst_1 : tensor<f32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.absf %in : f32
      linalg.yield %32 : f32
    } -> tensor<f32>
    %12 = tensor.empty() : tensor<i1>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%11 : tensor<f32>) outs(%12 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %32 = arith.extf %in : f32 to f64
      %33 = arith.cmpf oge, %32, %cst_7 : f64
      linalg.yield %33 : i1
    } -> tensor<i1>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%13, %cst_0, %cst_1 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %32 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %32 : f32
    } -> tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map1, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %9, %arg1 : tensor<i1>, tensor<32x48xf32>, tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %32 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %32 : f32
    } -> tensor<32x48xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %arg1 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %32 = arith.subf %in, %in_9 : f32
      linalg.yield %32 : f32
    } -> tensor<32x48xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %16 : tensor<f32>, tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %32 = arith.mulf %in, %in_9 : f32
      linalg.yield %32 : f32
    } -> tensor<32x48xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %15 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %32 = arith.addf %in, %in_9 : f32
      linalg.yield %32 : f32
    } -> tensor<32x48xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.absf %in : f32
      linalg.yield %32 : f32
    } -> tensor<32x48xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.truncf %cst_6 : f64 to f32
      %33 = arith.mulf %in, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<32x48xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.truncf %cst_5 : f64 to f32
      %33 = arith.mulf %in, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<32x48xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %9 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %32 = arith.mulf %in, %in_9 : f32
      linalg.yield %32 : f32
    } -> tensor<32x48xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %22 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %32 = arith.addf %in, %in_9 : f32
      linalg.yield %32 : f32
    } -> tensor<32x48xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.absf %in : f32
      linalg.yield %32 : f32
    } -> tensor<32x48xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %23 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %32 = arith.cmpf ogt, %in, %in_9 : f32
      %33 = arith.select %32, %in, %in_9 : f32
      linalg.yield %33 : f32
    } -> tensor<32x48xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.truncf %cst_6 : f64 to f32
      %33 = arith.mulf %in, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<32x48xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.truncf %cst_4 : f64 to f32
      %33 = arith.mulf %in, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<32x48xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = math.sqrt %in : f32
      linalg.yield %32 : f32
    } -> tensor<32x48xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %32 = arith.truncf %cst_3 : f64 to f32
      %33 = arith.addf %in, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<32x48xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %29 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %32 = arith.divf %in, %in_9 : f32
      linalg.yield %32 : f32
    } -> tensor<32x48xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %30 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%7 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %32 = arith.subf %in, %in_9 : f32
      linalg.yield %32 : f32
    } -> tensor<32x48xf32>
    return %31, %18, %23, %25 : tensor<32x48xf32>, tensor<32x48xf32>, tensor<32x48xf32>, tensor<32x48xf32>
  }
}
