#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<12x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<f32>) -> tensor<12x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.000000e-01 : f64
    %cst_4 = arith.constant 1.000000e-03 : f64
    %cst_5 = arith.constant 1.500000e+00 : f32
    %cst_6 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<8x12xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<12x8xf32>) outs(%0 : tensor<8x12xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<12x12xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<12x8xf32>, tensor<8x12xf32>) outs(%2 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %4 = tensor.empty() : tensor<12xi64>
    %5 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<12xi64>) {
    ^bb0(%out: i64):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %38 : index to i64
      linalg.yield %39 : i64
    } -> tensor<12xi64>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %6 = tensor.empty() : tensor<12x12xi1>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %5 : tensor<12x1xi64>, tensor<12xi64>) outs(%6 : tensor<12x12xi1>) {
    ^bb0(%in: i64, %in_7: i64, %out: i1):
      %38 = arith.cmpi eq, %in, %in_7 : i64
      linalg.yield %38 : i1
    } -> tensor<12x12xi1>
    %8 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%7, %cst_2, %cst_1 : tensor<12x12xi1>, tensor<f32>, tensor<f32>) outs(%1 : tensor<12x12xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %38 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %38 : f32
    } -> tensor<12x12xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<12x12xf32>) outs(%1 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.truncf %cst_4 : f64 to f32
      %39 = arith.mulf %in, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<12x12xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3, %9 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%1 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %38 = arith.addf %in, %in_7 : f32
      linalg.yield %38 : f32
    } -> tensor<12x12xf32>
    %11 = tensor.empty() : tensor<12xf32>
    %12 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%11 : tensor<12xf32>) {
    ^bb0(%out: f32):
      %38 = linalg.index 0 : index
      %extracted = tensor.extract %10[%38, %38] : tensor<12x12xf32>
      linalg.yield %extracted : f32
    } -> tensor<12xf32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<f32>) -> tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction"]} ins(%12 : tensor<12xf32>) outs(%14 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<f32>
    %16 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%10, %15 : tensor<12x12xf32>, tensor<f32>) outs(%1 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %38 = arith.divf %in, %in_7 : f32
      linalg.yield %38 : f32
    } -> tensor<12x12xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<12x12xf32>) outs(%1 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.mulf %in, %cst_5 : f32
      linalg.yield %38 : f32
    } -> tensor<12x12xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<12x12xf32>) outs(%1 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.mulf %in, %cst_6 : f32
      linalg.yield %38 : f32
    } -> tensor<12x12xf32>
    %19 = linalg.matmul ins(%18, %8 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%2 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %20 = linalg.matmul ins(%19, %8 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%2 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17, %20 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%1 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %38 = arith.subf %in, %in_7 : f32
      linalg.yield %38 : f32
    } -> tensor<12x12xf32>
    %22 = linalg.matmul ins(%8, %21 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%2 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %23 = linalg.matmul ins(%18, %22 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%2 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %24 = linalg.matmul ins(%23, %22 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%2 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17, %24 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%1 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %38 = arith.subf %in, %in_7 : f32
      linalg.yield %38 : f32
    } -> tensor<12x12xf32>
    %26 = linalg.matmul ins(%22, %25 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%2 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %27 = linalg.matmul ins(%18, %26 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%2 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %28 = linalg.matmul ins(%27, %26 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%2 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17, %28 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%1 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %38 = arith.subf %in, %in_7 : f32
      linalg.yield %38 : f32
    } -> tensor<12x12xf32>
    %30 = linalg.matmul ins(%26, %29 : tensor<12x12xf32>, tensor<12x12xf32>) outs(%2 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %31 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg2 : tensor<f32>) outs(%13 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.cmpf one, %in, %cst : f32
      cf.assert %38, "unimplemented: tensor with zero element"
      %39 = arith.divf %cst_0, %in : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %32 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%31 : tensor<f32>) outs(%13 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.truncf %cst_3 : f64 to f32
      %39 = arith.mulf %in, %38 : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %33 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%32, %30 : tensor<f32>, tensor<12x12xf32>) outs(%1 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %38 = arith.mulf %in, %in_7 : f32
      linalg.yield %38 : f32
    } -> tensor<12x12xf32>
    %34 = tensor.empty() : tensor<12x8xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %36 = linalg.matmul ins(%33, %arg0 : tensor<12x12xf32>, tensor<12x8xf32>) outs(%35 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg1, %36 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%34 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %38 = arith.subf %in, %in_7 : f32
      linalg.yield %38 : f32
    } -> tensor<12x8xf32>
    return %37 : tensor<12x8xf32>
  }
}
