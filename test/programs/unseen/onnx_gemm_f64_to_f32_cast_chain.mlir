#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<7x12xf32>, %arg1: tensor<12x9xf64>) -> tensor<7x1xf32> {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 2.000000e+00 : f64
    %cst_3 = arith.constant 2.000000e+01 : f32
    %0 = tensor.empty() : tensor<7x12xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<7x12xf32>) outs(%0 : tensor<7x12xf64>) {
    ^bb0(%in: f32, %out: f64):
      %22 = arith.extf %in : f32 to f64
      linalg.yield %22 : f64
    } -> tensor<7x12xf64>
    %2 = tensor.empty() : tensor<7x9xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<7x9xf64>) -> tensor<7x9xf64>
    %4 = linalg.matmul ins(%1, %arg1 : tensor<7x12xf64>, tensor<12x9xf64>) outs(%3 : tensor<7x9xf64>) -> tensor<7x9xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<7x9xf64>) outs(%2 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %22 = arith.mulf %in, %cst_2 : f64
      linalg.yield %22 : f64
    } -> tensor<7x9xf64>
    %6 = tensor.empty() : tensor<7x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<7x9xf64>) outs(%6 : tensor<7x9xf32>) {
    ^bb0(%in: f64, %out: f32):
      %22 = arith.truncf %in : f64 to f32
      linalg.yield %22 : f32
    } -> tensor<7x9xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<7x9xf32>) outs(%6 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.absf %in : f32
      linalg.yield %22 : f32
    } -> tensor<7x9xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<7x9xf32>) outs(%6 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.negf %in : f32
      linalg.yield %22 : f32
    } -> tensor<7x9xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<7x9xf32>) outs(%6 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<7x9xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<7x9xf32>) outs(%6 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.log1p %in : f32
      linalg.yield %22 : f32
    } -> tensor<7x9xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<7x9xf32>) outs(%6 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.cmpf ugt, %in, %cst_0 : f32
      %23 = arith.select %22, %in, %cst_0 : f32
      linalg.yield %23 : f32
    } -> tensor<7x9xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %11 : tensor<7x9xf32>, tensor<7x9xf32>) outs(%6 : tensor<7x9xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %22 = arith.addf %in, %in_4 : f32
      linalg.yield %22 : f32
    } -> tensor<7x9xf32>
    %14 = tensor.empty() : tensor<7x9xi1>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<7x9xf32>) outs(%14 : tensor<7x9xi1>) {
    ^bb0(%in: f32, %out: i1):
      %22 = arith.cmpf ogt, %in, %cst_3 : f32
      linalg.yield %22 : i1
    } -> tensor<7x9xi1>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %7, %13 : tensor<7x9xi1>, tensor<7x9xf32>, tensor<7x9xf32>) outs(%6 : tensor<7x9xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %22 = arith.select %in, %in_4, %in_5 : f32
      linalg.yield %22 : f32
    } -> tensor<7x9xf32>
    %17 = tensor.empty() : tensor<7xi64>
    %18 = linalg.fill ins(%c0_i64 : i64) outs(%17 : tensor<7xi64>) -> tensor<7xi64>
    %19 = tensor.empty() : tensor<7xf32>
    %20 = linalg.fill ins(%cst_1 : f32) outs(%19 : tensor<7xf32>) -> tensor<7xf32>
    %21:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<7x9xf32>) outs(%20, %18 : tensor<7xf32>, tensor<7xi64>) {
    ^bb0(%in: f32, %out: f32, %out_4: i64):
      %22 = linalg.index 1 : index
      %23 = arith.index_cast %22 : index to i64
      %24 = arith.maximumf %in, %out : f32
      %25 = arith.cmpf ogt, %in, %out : f32
      %26 = arith.select %25, %23, %out_4 : i64
      linalg.yield %24, %26 : f32, i64
    } -> (tensor<7xf32>, tensor<7xi64>)
    %expanded = tensor.expand_shape %21#0 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    return %expanded : tensor<7x1xf32>
  }
}

