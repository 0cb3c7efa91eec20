#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<6x10xf32>, %arg1: tensor<6xi64>, %arg2: tensor<6x10xf32>) -> (tensor<f32>, tensor<f32>) {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %c10 = arith.constant 10 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 6.000000e+00 : f32
    %cst_3 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<6xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<6xi64>) -> tensor<6xi64>
    %2 = tensor.empty() : tensor<6xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<6xf32>) -> tensor<6xf32>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<6x10xf32>) outs(%3, %1 : tensor<6xf32>, tensor<6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_6: i64):
      %38 = linalg.index 1 : index
      %39 = arith.index_cast %38 : index to i64
      %40 = arith.maximumf %in, %out : f32
      %41 = arith.cmpf ogt, %in, %out : f32
      %42 = arith.select %41, %39, %out_6 : i64
      linalg.yield %40, %42 : f32, i64
    } -> (tensor<6xf32>, tensor<6xi64>)
    %expanded = tensor.expand_shape %4#0 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %5 = tensor.empty() : tensor<6x10xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %expanded : tensor<6x10xf32>, tensor<6x1xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.subf %in, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<6x10xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.exp %in : f32
      linalg.yield %38 : f32
    } -> tensor<6x10xf32>
    %8 = tensor.empty() : tensor<6x1xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<6x1xf32>) -> tensor<6x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<6x10xf32>) outs(%9 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<6x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<6x1xf32>) outs(%8 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.log %in : f32
      linalg.yield %38 : f32
    } -> tensor<6x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %11 : tensor<6x10xf32>, tensor<6x1xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.subf %in, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<6x10xf32>
    %13:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg2 : tensor<6x10xf32>) outs(%3, %1 : tensor<6xf32>, tensor<6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_6: i64):
      %38 = linalg.index 1 : index
      %39 = arith.index_cast %38 : index to i64
      %40 = arith.maximumf %in, %out : f32
      %41 = arith.cmpf ogt, %in, %out : f32
      %42 = arith.select %41, %39, %out_6 : i64
      linalg.yield %40, %42 : f32, i64
    } -> (tensor<6xf32>, tensor<6xi64>)
    %expanded_4 = tensor.expand_shape %13#0 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %expanded_4 : tensor<6x10xf32>, tensor<6x1xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.subf %in, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<6x10xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.exp %in : f32
      linalg.yield %38 : f32
    } -> tensor<6x10xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%15 : tensor<6x10xf32>) outs(%9 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<6x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<6x1xf32>) outs(%8 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.log %in : f32
      linalg.yield %38 : f32
    } -> tensor<6x1xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %17 : tensor<6x10xf32>, tensor<6x1xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.subf %in, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<6x10xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %12 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.subf %in, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<6x10xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.exp %in : f32
      linalg.yield %38 : f32
    } -> tensor<6x10xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %19 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%5 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.mulf %in, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<6x10xf32>
    %22 = tensor.empty() : tensor<f32>
    %23 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<f32>) -> tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction"]} ins(%21 : tensor<6x10xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%24 : tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.divf %in, %cst_2 : f32
      linalg.yield %38 : f32
    } -> tensor<f32>
    %26 = tensor.empty() : tensor<6xi1>
    %27 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg1 : tensor<6xi64>) outs(%26 : tensor<6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %38 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %38 : i1
    } -> tensor<6xi1>
    %28 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel"]} ins(%27, %arg1, %cst_3 : tensor<6xi1>, tensor<6xi64>, tensor<i64>) outs(%0 : tensor<6xi64>) {
    ^bb0(%in: i1, %in_6: i64, %in_7: i64, %out: i64):
      %38 = arith.select %in, %in_6, %in_7 : i64
      linalg.yield %38 : i64
    } -> tensor<6xi64>
    %expanded_5 = tensor.expand_shape %28 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_5 : tensor<6x1xi64>) outs(%9 : tensor<6x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %in : i64 to index
      %40 = arith.cmpi slt, %39, %c10 : index
      cf.assert %40, "index must be smaller than dim size"
      %41 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %41, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%38, %39] : tensor<6x10xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1xf32>
    %collapsed = tensor.collapse_shape %29 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %30 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed : tensor<6xf32>) outs(%2 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.negf %in : f32
      linalg.yield %38 : f32
    } -> tensor<6xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel"]} ins(%27, %30, %cst_1 : tensor<6xi1>, tensor<6xf32>, tensor<f32>) outs(%2 : tensor<6xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %38 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %38 : f32
    } -> tensor<6xf32>
    %32 = tensor.empty() : tensor<i64>
    %33 = linalg.fill ins(%c0_i64 : i64) outs(%32 : tensor<i64>) -> tensor<i64>
    %34 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction"]} ins(%27 : tensor<6xi1>) outs(%33 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %38 = arith.extui %in : i1 to i64
      %39 = arith.addi %38, %out : i64
      linalg.yield %39 : i64
    } -> tensor<i64>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%34 : tensor<i64>) outs(%22 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %38 = arith.sitofp %in : i64 to f32
      linalg.yield %38 : f32
    } -> tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction"]} ins(%31 : tensor<6xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.addf %in, %out : f32
      linalg.yield %38 : f32
    } -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%36, %35 : tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %38 = arith.divf %in, %in_6 : f32
      linalg.yield %38 : f32
    } -> tensor<f32>
    return %25, %37 : tensor<f32>, tensor<f32>
  }
}
