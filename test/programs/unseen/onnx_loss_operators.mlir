#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<6x9xf32>, %arg1: tensor<6xi64>) -> (tensor<f32>, tensor<6x9xf32>, tensor<f32>) {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %c9 = arith.constant 9 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<6xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<6xi64>) -> tensor<6xi64>
    %2 = tensor.empty() : tensor<6xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<6xf32>) -> tensor<6xf32>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<6x9xf32>) outs(%3, %1 : tensor<6xf32>, tensor<6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_4: i64):
      %30 = linalg.index 1 : index
      %31 = arith.index_cast %30 : index to i64
      %32 = arith.maximumf %in, %out : f32
      %33 = arith.cmpf ogt, %in, %out : f32
      %34 = arith.select %33, %31, %out_4 : i64
      linalg.yield %32, %34 : f32, i64
    } -> (tensor<6xf32>, tensor<6xi64>)
    %expanded = tensor.expand_shape %4#0 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %5 = tensor.empty() : tensor<6x9xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %expanded : tensor<6x9xf32>, tensor<6x1xf32>) outs(%5 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %30 = arith.subf %in, %in_4 : f32
      linalg.yield %30 : f32
    } -> tensor<6x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<6x9xf32>) outs(%5 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<6x9xf32>
    %8 = tensor.empty() : tensor<6x1xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<6x1xf32>) -> tensor<6x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<6x9xf32>) outs(%9 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<6x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<6x1xf32>) outs(%8 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.log %in : f32
      linalg.yield %30 : f32
    } -> tensor<6x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %11 : tensor<6x9xf32>, tensor<6x1xf32>) outs(%5 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %30 = arith.subf %in, %in_4 : f32
      linalg.yield %30 : f32
    } -> tensor<6x9xf32>
    %13 = tensor.empty() : tensor<6xi1>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg1 : tensor<6xi64>) outs(%13 : tensor<6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %30 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %30 : i1
    } -> tensor<6xi1>
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%14, %arg1, %cst_1 : tensor<6xi1>, tensor<6xi64>, tensor<i64>) outs(%0 : tensor<6xi64>) {
    ^bb0(%in: i1, %in_4: i64, %in_5: i64, %out: i64):
      %30 = arith.select %in, %in_4, %in_5 : i64
      linalg.yield %30 : i64
    } -> tensor<6xi64>
    %expanded_2 = tensor.expand_shape %15 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_2 : tensor<6x1xi64>) outs(%9 : tensor<6x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %30 = linalg.index 0 : index
      %31 = arith.index_cast %in : i64 to index
      %32 = arith.cmpi slt, %31, %c9 : index
      cf.assert %32, "index must be smaller than dim size"
      %33 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %33, "index must be larger or equal to 0"
      %extracted = tensor.extract %12[%30, %31] : tensor<6x9xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<6x1xf32>) outs(%8 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.negf %in : f32
      linalg.yield %30 : f32
    } -> tensor<6x1xf32>
    %collapsed = tensor.collapse_shape %17 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%14, %collapsed, %cst_1 : tensor<6xi1>, tensor<6xf32>, tensor<i64>) outs(%2 : tensor<6xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: i64, %out: f32):
      %30 = arith.sitofp %in_5 : i64 to f32
      %31 = arith.select %in, %in_4, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<6xf32>
    %19 = tensor.empty() : tensor<i64>
    %20 = linalg.fill ins(%c0_i64 : i64) outs(%19 : tensor<i64>) -> tensor<i64>
    %21 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%14 : tensor<6xi1>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %30 = arith.extui %in : i1 to i64
      %31 = arith.addi %30, %out : i64
      linalg.yield %31 : i64
    } -> tensor<i64>
    %22 = tensor.empty() : tensor<f32>
    %23 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<f32>) -> tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%18 : tensor<6xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%24, %21 : tensor<f32>, tensor<i64>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %in_4: i64, %out: f32):
      %30 = arith.sitofp %in_4 : i64 to f32
      %31 = arith.divf %in, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<f32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_2 : tensor<6x1xi64>) outs(%9 : tensor<6x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %30 = linalg.index 0 : index
      %31 = arith.index_cast %in : i64 to index
      %32 = arith.cmpi slt, %31, %c9 : index
      cf.assert %32, "index must be smaller than dim size"
      %33 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %33, "index must be larger or equal to 0"
      %extracted = tensor.extract %12[%30, %31] : tensor<6x9xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<6x1xf32>) outs(%8 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.negf %in : f32
      linalg.yield %30 : f32
    } -> tensor<6x1xf32>
    %collapsed_3 = tensor.collapse_shape %27 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map4, #map3], iterator_types = ["parallel"]} ins(%14, %collapsed_3, %cst_1 : tensor<6xi1>, tensor<6xf32>, tensor<i64>) outs(%2 : tensor<6xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: i64, %out: f32):
      %30 = arith.sitofp %in_5 : i64 to f32
      %31 = arith.select %in, %in_4, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<6xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%28 : tensor<6xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<f32>
    return %25, %12, %29 : tensor<f32>, tensor<6x9xf32>, tensor<f32>
  }
}

