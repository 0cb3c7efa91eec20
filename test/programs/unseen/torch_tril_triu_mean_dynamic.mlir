#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?x8xf32>) -> (tensor<?x?x?xf32>, tensor<?x?xf32>) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8_i64 = arith.constant 8 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x8xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?x8xf32>
    %1 = arith.index_cast %dim_1 : index to i64
    %2 = tensor.empty(%dim, %dim_1) : tensor<?x8x?xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<?x?x8xf32>) outs(%2 : tensor<?x8x?xf32>) permutation = [0, 2, 1] 
    %3 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    %4 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %5 = tensor.empty(%dim, %dim_1) : tensor<?x?x8xf32>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%5 : tensor<?x?x8xf32>) {
    ^bb0(%out: f32):
      %66 = linalg.index 0 : index
      %67 = linalg.index 1 : index
      %68 = linalg.index 2 : index
      %69 = arith.cmpi eq, %dim, %c1 : index
      %70 = arith.select %69, %c0, %66 : index
      %71 = arith.cmpi eq, %dim_1, %c1 : index
      %72 = arith.select %71, %c0, %67 : index
      %extracted = tensor.extract %arg0[%70, %72, %68] : tensor<?x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x8xf32>
    %7 = arith.cmpi slt, %0, %c0_i64 : i64
    %8 = arith.select %7, %c1_i64, %0 : i64
    %9 = arith.extui %7 : i1 to i64
    %10 = arith.muli %8, %1 : i64
    %11 = arith.addi %9, %c1_i64 : i64
    %12 = arith.cmpi slt, %1, %c0_i64 : i64
    %13 = arith.select %12, %8, %10 : i64
    %14 = arith.select %12, %11, %9 : i64
    %15 = arith.muli %13, %c8_i64 : i64
    %16 = arith.cmpi sle, %14, %c1_i64 : i64
    cf.assert %16, "must have at most one inferred (negative) dimension"
    %17 = arith.muli %0, %1 : i64
    %18 = arith.muli %17, %c8_i64 : i64
    %19 = arith.divsi %18, %15 : i64
    %20 = arith.select %7, %19, %0 : i64
    %21 = arith.select %12, %19, %1 : i64
    %from_elements = tensor.from_elements %20, %21, %c8_i64 : tensor<3xi64>
    %reshape = tensor.reshape %6(%from_elements) : (tensor<?x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %22 = tensor.empty(%dim, %dim_1) : tensor<?x8x?xf32>
    %23 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%22 : tensor<?x8x?xf32>) {
    ^bb0(%out: f32):
      %66 = linalg.index 0 : index
      %67 = linalg.index 1 : index
      %68 = linalg.index 2 : index
      %69 = arith.cmpi eq, %dim, %c1 : index
      %70 = arith.select %69, %c0, %66 : index
      %71 = arith.cmpi eq, %dim_1, %c1 : index
      %72 = arith.select %71, %c0, %68 : index
      %extracted = tensor.extract %transposed[%70, %67, %72] : tensor<?x8x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x?xf32>
    %24 = arith.muli %8, %c8_i64 : i64
    %25 = arith.muli %24, %1 : i64
    %26 = arith.select %12, %24, %25 : i64
    cf.assert %16, "must have at most one inferred (negative) dimension"
    %27 = arith.muli %0, %c8_i64 : i64
    %28 = arith.muli %27, %1 : i64
    %29 = arith.divsi %28, %26 : i64
    %30 = arith.select %7, %29, %0 : i64
    %31 = arith.select %12, %29, %1 : i64
    %from_elements_2 = tensor.from_elements %30, %c8_i64, %31 : tensor<3xi64>
    %reshape_3 = tensor.reshape %23(%from_elements_2) : (tensor<?x8x?xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %32 = arith.index_cast %20 : i64 to index
    %33 = arith.index_cast %21 : i64 to index
    %34 = arith.index_cast %31 : i64 to index
    %35 = arith.cmpi eq, %20, %30 : i64
    cf.assert %35, "mismatching contracting dimension"
    %36 = tensor.empty(%32, %33, %34) : tensor<?x?x?xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %38 = linalg.batch_matmul ins(%reshape, %reshape_3 : tensor<?x?x8xf32>, tensor<?x8x?xf32>) outs(%37 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %39 = arith.muli %13, %1 : i64
    %40 = arith.addi %14, %c1_i64 : i64
    %41 = arith.select %12, %8, %39 : i64
    %42 = arith.select %12, %40, %9 : i64
    %43 = arith.cmpi sle, %42, %c1_i64 : i64
    cf.assert %43, "must have at most one inferred (negative) dimension"
    %44 = arith.muli %20, %21 : i64
    %45 = arith.muli %44, %31 : i64
    %46 = arith.divsi %45, %41 : i64
    %47 = arith.select %7, %46, %0 : i64
    %48 = arith.select %12, %46, %1 : i64
    %from_elements_4 = tensor.from_elements %47, %48, %48 : tensor<3xi64>
    %reshape_5 = tensor.reshape %38(%from_elements_4) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    %49 = tensor.empty(%dim_1) : tensor<?xi64>
    %50 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%49 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %66 = linalg.index 0 : index
      %67 = arith.index_cast %66 : index to i64
      linalg.yield %67 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %50 [[0, 1]] output_shape [1, %dim_1] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_6 = tensor.expand_shape %50 [[0, 1]] output_shape [%dim_1, 1] : tensor<?xi64> into tensor<?x1xi64>
    %51 = tensor.empty(%dim_1, %dim_1) : tensor<?x?xi64>
    %52 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_6 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%51 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_7: i64, %out: i64):
      %66 = arith.subi %in, %in_7 : i64
      linalg.yield %66 : i64
    } -> tensor<?x?xi64>
    %53 = tensor.empty(%dim_1, %dim_1) : tensor<?x?xi1>
    %54 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<?x?xi64>) outs(%53 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %66 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %66 : i1
    } -> tensor<?x?xi1>
    %55 = arith.index_cast %47 : i64 to index
    %56 = arith.index_cast %48 : i64 to index
    %57 = arith.cmpi eq, %dim_1, %56 : index
    cf.assert %57, "mismatched size for broadcast"
    cf.assert %57, "mismatched size for broadcast"
    %58 = tensor.empty(%55, %dim_1, %dim_1) : tensor<?x?x?xf32>
    %59 = linalg.generic {indexing_maps = [#map5, #map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %reshape_5, %cst_0 : tensor<?x?xi1>, tensor<?x?x?xf32>, tensor<f32>) outs(%58 : tensor<?x?x?xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %66 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %66 : f32
    } -> tensor<?x?x?xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<?x?xi64>) outs(%53 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %66 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %66 : i1
    } -> tensor<?x?xi1>
    cf.assert %57, "mismatched size for broadcast"
    cf.assert %57, "mismatched size for broadcast"
    %61 = linalg.generic {indexing_maps = [#map5, #map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %reshape_5, %cst_0 : tensor<?x?xi1>, tensor<?x?x?xf32>, tensor<f32>) outs(%58 : tensor<?x?x?xf32>) {
    ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
      %66 = arith.select %in, %in_7, %in_8 : f32
      linalg.yield %66 : f32
    } -> tensor<?x?x?xf32>
    %62 = tensor.empty(%55, %dim_1) : tensor<?x?xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%62 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61 : tensor<?x?x?xf32>) outs(%63 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %in, %out : f32
      linalg.yield %66 : f32
    } -> tensor<?x?xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<?x?xf32>) outs(%62 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.sitofp %1 : i64 to f32
      %67 = arith.divf %in, %66 : f32
      linalg.yield %67 : f32
    } -> tensor<?x?xf32>
    return %59, %65 : tensor<?x?x?xf32>, tensor<?x?xf32>
  }
}
