#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<5x7xf16>, %arg1: tensor<7x9xf16>, %arg2: tensor<9xf32>) -> (tensor<5x9xf16>, tensor<5x9xf32>, tensor<i64>, tensor<i64>) {
    %cst = arith.constant 0.000000e+00 : f64
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 1.000000e+00 : f64
    %0 = tensor.empty() : tensor<5x9xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<5x9xf32>) -> tensor<5x9xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<5x7xf16>, tensor<7x9xf16>) outs(%1 : tensor<5x9xf32>) -> tensor<5x9xf32>
    %3 = tensor.empty() : tensor<5x9xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<5x9xf16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<5x9xf16>) outs(%0 : tensor<5x9xf32>) {
    ^bb0(%in: f16, %out: f32):
      %27 = arith.extf %in : f16 to f32
      linalg.yield %27 : f32
    } -> tensor<5x9xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %arg2 : tensor<5x9xf32>, tensor<9xf32>) outs(%0 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %27 = arith.addf %in, %in_4 : f32
      linalg.yield %27 : f32
    } -> tensor<5x9xf32>
    %7 = tensor.empty() : tensor<5x9xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<5x9xf32>) outs(%7 : tensor<5x9xf64>) {
    ^bb0(%in: f32, %out: f64):
      %27 = arith.extf %in : f32 to f64
      linalg.yield %27 : f64
    } -> tensor<5x9xf64>
    %9 = linalg.fill ins(%cst : f64) outs(%7 : tensor<5x9xf64>) -> tensor<5x9xf64>
    %10 = tensor.empty() : tensor<5xf64>
    %11 = linalg.fill ins(%cst : f64) outs(%10 : tensor<5xf64>) -> tensor<5xf64>
    %12:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%8 : tensor<5x9xf64>) outs(%9, %11 : tensor<5x9xf64>, tensor<5xf64>) {
    ^bb0(%arg3: f64, %arg4: f64):
      %27 = arith.addf %arg3, %arg4 : f64
      tm_tensor.yield %27 : f64
    } -> tensor<5x9xf64>, tensor<5xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12#0 : tensor<5x9xf64>) outs(%0 : tensor<5x9xf32>) {
    ^bb0(%in: f64, %out: f32):
      %27 = arith.truncf %in : f64 to f32
      linalg.yield %27 : f32
    } -> tensor<5x9xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<5x9xf32>) outs(%3 : tensor<5x9xf16>) {
    ^bb0(%in: f32, %out: f16):
      %27 = arith.truncf %in : f32 to f16
      linalg.yield %27 : f16
    } -> tensor<5x9xf16>
    %15 = tensor.empty() : tensor<5x9xi1>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<5x9xf32>) outs(%15 : tensor<5x9xi1>) {
    ^bb0(%in: f32, %out: i1):
      %27 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %27 : i1
    } -> tensor<5x9xi1>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<5x9xf32>) outs(%0 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<5x9xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<5x9xf32>) outs(%0 : tensor<5x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.subf %in, %cst_2 : f32
      linalg.yield %27 : f32
    } -> tensor<5x9xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %6, %18 : tensor<5x9xi1>, tensor<5x9xf32>, tensor<5x9xf32>) outs(%0 : tensor<5x9xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %27 = arith.select %in, %in_4, %in_5 : f32
      linalg.yield %27 : f32
    } -> tensor<5x9xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12#0 : tensor<5x9xf64>) outs(%15 : tensor<5x9xi1>) {
    ^bb0(%in: f64, %out: i1):
      %27 = arith.cmpf ogt, %in, %cst_3 : f64
      linalg.yield %27 : i1
    } -> tensor<5x9xi1>
    %21 = tensor.empty() : tensor<i64>
    %22 = linalg.fill ins(%c0_i64 : i64) outs(%21 : tensor<i64>) -> tensor<i64>
    %23 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction"]} ins(%20 : tensor<5x9xi1>) outs(%22 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %27 = arith.extui %in : i1 to i64
      %28 = arith.addi %27, %out : i64
      linalg.yield %28 : i64
    } -> tensor<i64>
    %collapsed = tensor.collapse_shape %6 [[0, 1]] : tensor<5x9xf32> into tensor<45xf32>
    %24 = tensor.empty() : tensor<f32>
    %25 = linalg.fill ins(%cst_1 : f32) outs(%24 : tensor<f32>) -> tensor<f32>
    %26:2 = linalg.generic {indexing_maps = [#map3, #map4, #map4], iterator_types = ["reduction"]} ins(%collapsed : tensor<45xf32>) outs(%25, %22 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_4: i64):
      %27 = linalg.index 0 : index
      %28 = arith.index_cast %27 : index to i64
      %29 = arith.maximumf %in, %out : f32
      %30 = arith.cmpf ogt, %in, %out : f32
      %31 = arith.select %30, %28, %out_4 : i64
      linalg.yield %29, %31 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    return %14, %19, %23, %26#1 : tensor<5x9xf16>, tensor<5x9xf32>, tensor<i64>, tensor<i64>
  }
}
