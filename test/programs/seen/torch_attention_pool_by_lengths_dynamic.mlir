#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<?x?x8xf32>, %arg1: tensor<?xi64>) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
    %c8_i64 = arith.constant 8 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %cst_2 = arith.constant 8.000000e+00 : f32
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x8xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_3 = tensor.dim %arg1, %c0 : tensor<?xi64>
    %1 = arith.index_cast %dim_3 : index to i64
    %dim_4 = tensor.dim %arg0, %c0 : tensor<?x?x8xf32>
    %2 = tensor.empty(%dim_4, %dim) : tensor<?x?xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<?x?x8xf32>) outs(%3 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %in, %out : f32
      linalg.yield %56 : f32
    } -> tensor<?x?xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<?x?xf32>) outs(%2 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.divf %in, %cst_2 : f32
      linalg.yield %56 : f32
    } -> tensor<?x?xf32>
    %6 = tensor.empty(%dim) : tensor<?xi64>
    %7 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%6 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %56 = linalg.index 0 : index
      %57 = arith.index_cast %56 : index to i64
      linalg.yield %57 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %7 [[0, 1]] output_shape [1, %dim] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_5 = tensor.expand_shape %arg1 [[0, 1]] output_shape [%dim_3, 1] : tensor<?xi64> into tensor<?x1xi64>
    %8 = tensor.empty(%dim_3, %dim) : tensor<?x?xi1>
    %9 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_5 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%8 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %in_10: i64, %out: i1):
      %56 = arith.cmpi sge, %in, %in_10 : i64
      linalg.yield %56 : i1
    } -> tensor<?x?xi1>
    %10 = arith.cmpi eq, %dim_3, %dim_4 : index
    cf.assert %10, "mismatched size for broadcast"
    %11 = tensor.empty(%dim_3, %dim) : tensor<?x?xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map6, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9, %cst_1, %5 : tensor<?x?xi1>, tensor<f32>, tensor<?x?xf32>) outs(%11 : tensor<?x?xf32>) {
    ^bb0(%in: i1, %in_10: f32, %in_11: f32, %out: f32):
      %56 = arith.select %in, %in_10, %in_11 : f32
      linalg.yield %56 : f32
    } -> tensor<?x?xf32>
    %13 = tensor.empty(%dim_3) : tensor<?xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<?xi64>) -> tensor<?xi64>
    %15 = tensor.empty(%dim_3) : tensor<?xf32>
    %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<?xf32>) -> tensor<?xf32>
    %17:2 = linalg.generic {indexing_maps = [#map2, #map7, #map7], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<?x?xf32>) outs(%16, %14 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %56 = linalg.index 1 : index
      %57 = arith.index_cast %56 : index to i64
      %58 = arith.maximumf %in, %out : f32
      %59 = arith.cmpf ogt, %in, %out : f32
      %60 = arith.select %59, %57, %out_10 : i64
      linalg.yield %58, %60 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded_6 = tensor.expand_shape %17#0 [[0, 1]] output_shape [%dim_3, 1] : tensor<?xf32> into tensor<?x1xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel"]} ins(%12, %expanded_6 : tensor<?x?xf32>, tensor<?x1xf32>) outs(%11 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %56 = arith.subf %in, %in_10 : f32
      linalg.yield %56 : f32
    } -> tensor<?x?xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<?x?xf32>) outs(%11 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.exp %in : f32
      linalg.yield %56 : f32
    } -> tensor<?x?xf32>
    %20 = tensor.empty(%dim_3) : tensor<?x1xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "reduction"]} ins(%19 : tensor<?x?xf32>) outs(%21 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %in, %out : f32
      linalg.yield %56 : f32
    } -> tensor<?x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel"]} ins(%19, %22 : tensor<?x?xf32>, tensor<?x1xf32>) outs(%11 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %56 = arith.divf %in, %in_10 : f32
      linalg.yield %56 : f32
    } -> tensor<?x?xf32>
    %expanded_7 = tensor.expand_shape %23 [[0], [1, 2]] output_shape [%dim_3, %dim, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %24 = arith.cmpi slt, %1, %c0_i64 : i64
    %25 = arith.select %24, %c1_i64, %1 : i64
    %26 = arith.extui %24 : i1 to i64
    %27 = arith.muli %25, %0 : i64
    %28 = arith.addi %26, %c1_i64 : i64
    %29 = arith.cmpi slt, %0, %c0_i64 : i64
    %30 = arith.select %29, %25, %27 : i64
    %31 = arith.select %29, %28, %26 : i64
    %32 = arith.cmpi sle, %31, %c1_i64 : i64
    cf.assert %32, "must have at most one inferred (negative) dimension"
    %33 = arith.muli %1, %0 : i64
    %34 = arith.divsi %33, %30 : i64
    %35 = arith.select %24, %34, %1 : i64
    %36 = arith.select %29, %34, %0 : i64
    %from_elements = tensor.from_elements %35, %c1_i64, %36 : tensor<3xi64>
    %reshape = tensor.reshape %expanded_7(%from_elements) : (tensor<?x?x1xf32>, tensor<3xi64>) -> tensor<?x1x?xf32>
    %37 = arith.muli %30, %c8_i64 : i64
    cf.assert %32, "must have at most one inferred (negative) dimension"
    %38 = arith.index_cast %dim_4 : index to i64
    %39 = arith.muli %38, %0 : i64
    %40 = arith.muli %39, %c8_i64 : i64
    %41 = arith.divsi %40, %37 : i64
    %42 = arith.select %24, %41, %1 : i64
    %43 = arith.select %29, %41, %0 : i64
    %from_elements_8 = tensor.from_elements %42, %43, %c8_i64 : tensor<3xi64>
    %reshape_9 = tensor.reshape %arg0(%from_elements_8) : (tensor<?x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    %44 = arith.index_cast %35 : i64 to index
    %45 = arith.cmpi eq, %35, %42 : i64
    cf.assert %45, "mismatching contracting dimension"
    %46 = arith.cmpi eq, %36, %43 : i64
    cf.assert %46, "mismatching contracting dimension"
    %47 = tensor.empty(%44) : tensor<?x1x8xf32>
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<?x1x8xf32>) -> tensor<?x1x8xf32>
    %49 = linalg.batch_matmul ins(%reshape, %reshape_9 : tensor<?x1x?xf32>, tensor<?x?x8xf32>) outs(%48 : tensor<?x1x8xf32>) -> tensor<?x1x8xf32>
    %50 = tensor.empty(%44) : tensor<?x8x1xf32>
    %transposed = linalg.transpose ins(%49 : tensor<?x1x8xf32>) outs(%50 : tensor<?x8x1xf32>) permutation = [0, 2, 1] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1, 2]] : tensor<?x8x1xf32> into tensor<?x8xf32>
    %51 = tensor.empty(%dim_4) : tensor<?x8xi64>
    %52 = linalg.fill ins(%c0_i64 : i64) outs(%51 : tensor<?x8xi64>) -> tensor<?x8xi64>
    %53 = tensor.empty(%dim_4) : tensor<?x8xf32>
    %54 = linalg.fill ins(%cst_0 : f32) outs(%53 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %55:2 = linalg.generic {indexing_maps = [#map, #map8, #map8], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0 : tensor<?x?x8xf32>) outs(%54, %52 : tensor<?x8xf32>, tensor<?x8xi64>) {
    ^bb0(%in: f32, %out: f32, %out_10: i64):
      %56 = linalg.index 1 : index
      %57 = arith.index_cast %56 : index to i64
      %58 = arith.maximumf %in, %out : f32
      %59 = arith.cmpf ogt, %in, %out : f32
      %60 = arith.select %59, %57, %out_10 : i64
      linalg.yield %58, %60 : f32, i64
    } -> (tensor<?x8xf32>, tensor<?x8xi64>)
    return %collapsed, %55#0 : tensor<?x8xf32>, tensor<?x8xf32>
  }
}
