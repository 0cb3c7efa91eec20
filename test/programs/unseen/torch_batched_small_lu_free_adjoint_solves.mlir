#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d0)>
module {
  func.func @main(%arg0: tensor<6x5x5xf32>, %arg1: tensor<6x5x3xf32>) -> (tensor<6x5x3xf32>, tensor<6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<6x5x3xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x5x5xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<6x5x5xf32>) outs(%0 : tensor<6x5x5xf32>) permutation = [0, 2, 1] 
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %2 = linalg.batch_matmul ins(%arg0, %transposed : tensor<6x5x5xf32>, tensor<6x5x5xf32>) outs(%1 : tensor<6x5x5xf32>) -> tensor<6x5x5xf32>
    %3 = tensor.empty() : tensor<5xi64>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %36 = linalg.index 0 : index
      %37 = arith.index_cast %36 : index to i64
      linalg.yield %37 : i64
    } -> tensor<5xi64>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %5 = tensor.empty() : tensor<5x5xi1>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %4 : tensor<5x1xi64>, tensor<5xi64>) outs(%5 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %in_6: i64, %out: i1):
      %36 = arith.cmpi eq, %in, %in_6 : i64
      linalg.yield %36 : i1
    } -> tensor<5x5xi1>
    %7 = tensor.empty() : tensor<5x5xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map4, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%6, %cst_2, %cst_1 : tensor<5x5xi1>, tensor<f32>, tensor<f32>) outs(%7 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %36 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %36 : f32
    } -> tensor<5x5xf32>
    %9 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %8 : tensor<6x5x5xf32>, tensor<5x5xf32>) outs(%0 : tensor<6x5x5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.addf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<6x5x5xf32>
    %10 = tensor.empty() : tensor<6x5xf32>
    %11 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%10 : tensor<6x5xf32>) {
    ^bb0(%out: f32):
      %36 = linalg.index 1 : index
      %37 = linalg.index 0 : index
      %extracted = tensor.extract %9[%37, %36, %36] : tensor<6x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x5xf32>
    %expanded_5 = tensor.expand_shape %11 [[0], [1, 2]] output_shape [6, 5, 1] : tensor<6x5xf32> into tensor<6x5x1xf32>
    %12 = tensor.empty() : tensor<6x5x3xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<6x5x3xf32>) -> tensor<6x5x3xf32>
    %14 = linalg.batch_matmul ins(%9, %cst_0 : tensor<6x5x5xf32>, tensor<6x5x3xf32>) outs(%13 : tensor<6x5x3xf32>) -> tensor<6x5x3xf32>
    %15 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %14 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%12 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.subf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<6x5x3xf32>
    %16 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %expanded_5 : tensor<6x5x3xf32>, tensor<6x5x1xf32>) outs(%12 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.divf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<6x5x3xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0, %16 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%12 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.addf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<6x5x3xf32>
    %18 = linalg.batch_matmul ins(%9, %17 : tensor<6x5x5xf32>, tensor<6x5x3xf32>) outs(%13 : tensor<6x5x3xf32>) -> tensor<6x5x3xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %18 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%12 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.subf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<6x5x3xf32>
    %20 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %expanded_5 : tensor<6x5x3xf32>, tensor<6x5x1xf32>) outs(%12 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.divf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<6x5x3xf32>
    %21 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %20 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%12 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.addf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<6x5x3xf32>
    %22 = linalg.batch_matmul ins(%9, %21 : tensor<6x5x5xf32>, tensor<6x5x3xf32>) outs(%13 : tensor<6x5x3xf32>) -> tensor<6x5x3xf32>
    %23 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %22 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%12 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.subf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<6x5x3xf32>
    %24 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23, %expanded_5 : tensor<6x5x3xf32>, tensor<6x5x1xf32>) outs(%12 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.divf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<6x5x3xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %24 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%12 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.addf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<6x5x3xf32>
    %26 = linalg.batch_matmul ins(%9, %25 : tensor<6x5x5xf32>, tensor<6x5x3xf32>) outs(%13 : tensor<6x5x3xf32>) -> tensor<6x5x3xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1, %26 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%12 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.subf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<6x5x3xf32>
    %28 = linalg.generic {indexing_maps = [#map5, #map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %expanded_5 : tensor<6x5x3xf32>, tensor<6x5x1xf32>) outs(%12 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.divf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<6x5x3xf32>
    %29 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %28 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%12 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.addf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<6x5x3xf32>
    %30 = linalg.batch_matmul ins(%9, %29 : tensor<6x5x5xf32>, tensor<6x5x3xf32>) outs(%13 : tensor<6x5x3xf32>) -> tensor<6x5x3xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %arg1 : tensor<6x5x3xf32>, tensor<6x5x3xf32>) outs(%12 : tensor<6x5x3xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.subf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<6x5x3xf32>
    %32 = tensor.empty() : tensor<6xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<6xf32>) -> tensor<6xf32>
    %34 = linalg.generic {indexing_maps = [#map5, #map8], iterator_types = ["parallel", "reduction", "reduction"]} ins(%31 : tensor<6x5x3xf32>) outs(%33 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.absf %in : f32
      %37 = math.powf %36, %cst_4 : f32
      %38 = arith.addf %37, %out : f32
      linalg.yield %38 : f32
    } -> tensor<6xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%34 : tensor<6xf32>) outs(%32 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.powf %in, %cst_3 : f32
      linalg.yield %36 : f32
    } -> tensor<6xf32>
    return %29, %35 : tensor<6x5x3xf32>, tensor<6xf32>
  }
}
