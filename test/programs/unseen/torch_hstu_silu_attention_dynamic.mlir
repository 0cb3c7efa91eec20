#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (0, d1)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> ()>
module {
  func.func @main(%arg0: tensor<?x?x8xf32>, %arg1: tensor<?x?x8xf32>) -> tensor<?x?x8xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 8.000000e+00 : f32
    %dim = tensor.dim %arg1, %c0 : tensor<?x?x8xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_3 = tensor.dim %arg1, %c1 : tensor<?x?x8xf32>
    %1 = arith.index_cast %dim_3 : index to i64
    %dim_4 = tensor.dim %arg0, %c0 : tensor<?x?x8xf32>
    %dim_5 = tensor.dim %arg0, %c1 : tensor<?x?x8xf32>
    %2 = tensor.empty(%dim_4, %dim_5) : tensor<?x8x?xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<?x?x8xf32>) outs(%2 : tensor<?x8x?xf32>) permutation = [0, 2, 1] 
    %3 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    %4 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %5 = tensor.empty(%dim, %dim_3) : tensor<?x?x8xf32>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%5 : tensor<?x?x8xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 1 : index
      %96 = linalg.index 2 : index
      %97 = arith.cmpi eq, %dim_4, %c1 : index
      %98 = arith.select %97, %c0, %94 : index
      %99 = arith.cmpi eq, %dim_5, %c1 : index
      %100 = arith.select %99, %c0, %95 : index
      %extracted = tensor.extract %arg0[%98, %100, %96] : tensor<?x?x8xf32>
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
    %22 = tensor.empty(%dim, %dim_3) : tensor<?x8x?xf32>
    %23 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%22 : tensor<?x8x?xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 1 : index
      %96 = linalg.index 2 : index
      %97 = arith.cmpi eq, %dim_4, %c1 : index
      %98 = arith.select %97, %c0, %94 : index
      %99 = arith.cmpi eq, %dim_5, %c1 : index
      %100 = arith.select %99, %c0, %96 : index
      %extracted = tensor.extract %transposed[%98, %95, %100] : tensor<?x8x?xf32>
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
    %from_elements_6 = tensor.from_elements %30, %c8_i64, %31 : tensor<3xi64>
    %reshape_7 = tensor.reshape %23(%from_elements_6) : (tensor<?x8x?xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %32 = arith.index_cast %20 : i64 to index
    %33 = arith.index_cast %21 : i64 to index
    %34 = arith.index_cast %31 : i64 to index
    %35 = arith.cmpi eq, %20, %30 : i64
    cf.assert %35, "mismatching contracting dimension"
    %36 = tensor.empty(%32, %33, %34) : tensor<?x?x?xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %38 = linalg.batch_matmul ins(%reshape, %reshape_7 : tensor<?x?x8xf32>, tensor<?x8x?xf32>) outs(%37 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
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
    %from_elements_8 = tensor.from_elements %47, %48, %48 : tensor<3xi64>
    %reshape_9 = tensor.reshape %38(%from_elements_8) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    %49 = tensor.empty(%dim, %dim_3) : tensor<?x?xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1 : tensor<?x?x8xf32>) outs(%50 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.addf %in, %out : f32
      linalg.yield %94 : f32
    } -> tensor<?x?xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<?x?xf32>) outs(%49 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.divf %in, %cst_2 : f32
      linalg.yield %94 : f32
    } -> tensor<?x?xf32>
    %expanded = tensor.expand_shape %52 [[0], [1, 2]] output_shape [%dim, %dim_3, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %expanded_10 = tensor.expand_shape %52 [[0], [1, 2]] output_shape [%dim, 1, %dim_3] : tensor<?x?xf32> into tensor<?x1x?xf32>
    %53 = tensor.empty(%dim, %dim_3, %dim_3) : tensor<?x?x?xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %expanded_10 : tensor<?x?x1xf32>, tensor<?x1x?xf32>) outs(%53 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %94 = arith.subf %in, %in_17 : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x?xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<?x?x?xf32>) outs(%53 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = math.absf %in : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x?xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<?x?x?xf32>) outs(%53 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.negf %in : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x?xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<?x?x?xf32>) outs(%53 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = math.exp %in : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x?xf32>
    %58 = arith.index_cast %47 : i64 to index
    %59 = arith.index_cast %48 : i64 to index
    %60 = arith.cmpi eq, %58, %dim : index
    cf.assert %60, "mismatched size for broadcast"
    %61 = arith.cmpi eq, %59, %dim_3 : index
    cf.assert %61, "mismatched size for broadcast"
    cf.assert %61, "mismatched size for broadcast"
    %62 = tensor.empty(%58, %59, %59) : tensor<?x?x?xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape_9, %57 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%62 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %94 = arith.addf %in, %in_17 : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x?xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<?x?x?xf32>) outs(%62 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.negf %in : f32
      %95 = math.exp %94 : f32
      %96 = arith.addf %95, %cst_0 : f32
      %97 = arith.divf %cst_0, %96 : f32
      linalg.yield %97 : f32
    } -> tensor<?x?x?xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %64 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%62 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %94 = arith.mulf %in, %in_17 : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x?xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<?x?x?xf32>) outs(%62 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.sitofp %1 : i64 to f32
      %95 = arith.divf %in, %94 : f32
      linalg.yield %95 : f32
    } -> tensor<?x?x?xf32>
    %67 = tensor.empty(%dim_3) : tensor<?xi64>
    %68 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%67 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %94 = linalg.index 0 : index
      %95 = arith.index_cast %94 : index to i64
      linalg.yield %95 : i64
    } -> tensor<?xi64>
    %expanded_11 = tensor.expand_shape %68 [[0, 1]] output_shape [1, %dim_3] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_12 = tensor.expand_shape %68 [[0, 1]] output_shape [%dim_3, 1] : tensor<?xi64> into tensor<?x1xi64>
    %69 = tensor.empty(%dim_3, %dim_3) : tensor<?x?xi64>
    %70 = linalg.generic {indexing_maps = [#map6, #map7, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_11, %expanded_12 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%69 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_17: i64, %out: i64):
      %94 = arith.subi %in, %in_17 : i64
      linalg.yield %94 : i64
    } -> tensor<?x?xi64>
    %71 = tensor.empty(%dim_3, %dim_3) : tensor<?x?xi1>
    %72 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<?x?xi64>) outs(%71 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %94 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %94 : i1
    } -> tensor<?x?xi1>
    %73 = arith.cmpi eq, %dim_3, %59 : index
    cf.assert %73, "mismatched size for broadcast"
    cf.assert %73, "mismatched size for broadcast"
    %74 = tensor.empty(%58, %dim_3, %dim_3) : tensor<?x?x?xf32>
    %75 = linalg.generic {indexing_maps = [#map8, #map, #map9, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %66, %cst_1 : tensor<?x?xi1>, tensor<?x?x?xf32>, tensor<f32>) outs(%74 : tensor<?x?x?xf32>) {
    ^bb0(%in: i1, %in_17: f32, %in_18: f32, %out: f32):
      %94 = arith.select %in, %in_17, %in_18 : f32
      linalg.yield %94 : f32
    } -> tensor<?x?x?xf32>
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %76 = tensor.empty(%dim, %dim_3, %dim_3) : tensor<?x?x?xf32>
    %77 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%76 : tensor<?x?x?xf32>) {
    ^bb0(%out: f32):
      %94 = linalg.index 0 : index
      %95 = linalg.index 1 : index
      %96 = linalg.index 2 : index
      %97 = arith.cmpi eq, %58, %c1 : index
      %98 = arith.select %97, %c0, %94 : index
      %99 = arith.cmpi eq, %dim_3, %c1 : index
      %100 = arith.select %99, %c0, %95 : index
      %101 = arith.select %99, %c0, %96 : index
      %extracted = tensor.extract %75[%98, %100, %101] : tensor<?x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x?xf32>
    cf.assert %43, "must have at most one inferred (negative) dimension"
    %78 = arith.muli %17, %1 : i64
    %79 = arith.divsi %78, %41 : i64
    %80 = arith.select %7, %79, %0 : i64
    %81 = arith.select %12, %79, %1 : i64
    %from_elements_13 = tensor.from_elements %80, %81, %81 : tensor<3xi64>
    %reshape_14 = tensor.reshape %77(%from_elements_13) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %16, "must have at most one inferred (negative) dimension"
    %82 = arith.index_cast %80 : i64 to index
    %83 = arith.index_cast %81 : i64 to index
    %84 = arith.cmpi eq, %80, %20 : i64
    cf.assert %84, "mismatching contracting dimension"
    %85 = arith.cmpi eq, %81, %21 : i64
    cf.assert %85, "mismatching contracting dimension"
    %86 = tensor.empty(%82, %83) : tensor<?x?x8xf32>
    %87 = linalg.fill ins(%cst : f32) outs(%86 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %88 = linalg.batch_matmul ins(%reshape_14, %reshape : tensor<?x?x?xf32>, tensor<?x?x8xf32>) outs(%87 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    cf.assert %16, "must have at most one inferred (negative) dimension"
    %89 = arith.muli %80, %81 : i64
    %90 = arith.muli %89, %c8_i64 : i64
    %91 = arith.divsi %90, %15 : i64
    %92 = arith.select %7, %91, %0 : i64
    %93 = arith.select %12, %91, %1 : i64
    %from_elements_15 = tensor.from_elements %92, %93, %c8_i64 : tensor<3xi64>
    %reshape_16 = tensor.reshape %88(%from_elements_15) : (tensor<?x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    return %reshape_16 : tensor<?x?x8xf32>
  }
}
