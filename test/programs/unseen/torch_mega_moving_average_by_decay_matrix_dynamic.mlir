#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6x10xf32>) -> tensor<?x?x10xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c6_i64 = arith.constant 6 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c10_i64 = arith.constant 10 : i64
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+01 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x6xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?x6xf32>
    %1 = arith.index_cast %dim_2 : index to i64
    %2 = tensor.empty(%dim_2) : tensor<?xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %103 = linalg.index 0 : index
      %104 = arith.index_cast %103 : index to i64
      linalg.yield %104 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [%dim_2, 1] : tensor<?xi64> into tensor<?x1xi64>
    %expanded_3 = tensor.expand_shape %3 [[0, 1]] output_shape [1, %dim_2] : tensor<?xi64> into tensor<1x?xi64>
    %4 = tensor.empty(%dim_2, %dim_2) : tensor<?x?xi64>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_3 : tensor<?x1xi64>, tensor<1x?xi64>) outs(%4 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_19: i64, %out: i64):
      %103 = arith.subi %in, %in_19 : i64
      linalg.yield %103 : i64
    } -> tensor<?x?xi64>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?x?xi64>) outs(%4 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %103 = arith.maxsi %in, %c0_i64 : i64
      linalg.yield %103 : i64
    } -> tensor<?x?xi64>
    %7 = tensor.empty(%dim_2, %dim_2) : tensor<?x?xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?x?xi64>) outs(%7 : tensor<?x?xf32>) {
    ^bb0(%in: i64, %out: f32):
      %103 = arith.sitofp %in : i64 to f32
      linalg.yield %103 : f32
    } -> tensor<?x?xf32>
    %9 = tensor.empty() : tensor<6xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<6xf32>) outs(%9 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %103 = math.exp %in : f32
      linalg.yield %103 : f32
    } -> tensor<6xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%10 : tensor<6xf32>) outs(%9 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %103 = math.log1p %in : f32
      linalg.yield %103 : f32
    } -> tensor<6xf32>
    %12 = tensor.empty() : tensor<6xi1>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<6xf32>) outs(%12 : tensor<6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %103 = arith.cmpf ogt, %in, %cst_1 : f32
      linalg.yield %103 : i1
    } -> tensor<6xi1>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%13, %arg1, %11 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>) {
    ^bb0(%in: i1, %in_19: f32, %in_20: f32, %out: f32):
      %103 = arith.select %in, %in_19, %in_20 : f32
      linalg.yield %103 : f32
    } -> tensor<6xf32>
    %expanded_4 = tensor.expand_shape %14 [[0, 1, 2]] output_shape [6, 1, 1] : tensor<6xf32> into tensor<6x1x1xf32>
    %15 = tensor.empty() : tensor<6x1x1xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<6x1x1xf32>) outs(%15 : tensor<6x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %103 = arith.negf %in : f32
      linalg.yield %103 : f32
    } -> tensor<6x1x1xf32>
    %17 = tensor.empty(%dim_2, %dim_2) : tensor<6x?x?xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %8 : tensor<6x1x1xf32>, tensor<?x?xf32>) outs(%17 : tensor<6x?x?xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %103 = arith.mulf %in, %in_19 : f32
      linalg.yield %103 : f32
    } -> tensor<6x?x?xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<6x?x?xf32>) outs(%17 : tensor<6x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %103 = math.exp %in : f32
      linalg.yield %103 : f32
    } -> tensor<6x?x?xf32>
    %20 = tensor.empty(%dim_2, %dim_2) : tensor<?x?xi1>
    %21 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_3 : tensor<?x1xi64>, tensor<1x?xi64>) outs(%20 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %in_19: i64, %out: i1):
      %103 = arith.cmpi sge, %in, %in_19 : i64
      linalg.yield %103 : i1
    } -> tensor<?x?xi1>
    %22 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %21 : tensor<6x?x?xf32>, tensor<?x?xi1>) outs(%17 : tensor<6x?x?xf32>) {
    ^bb0(%in: f32, %in_19: i1, %out: f32):
      %103 = arith.uitofp %in_19 : i1 to f32
      %104 = arith.mulf %in, %103 : f32
      linalg.yield %104 : f32
    } -> tensor<6x?x?xf32>
    %expanded_5 = tensor.expand_shape %22 [[0], [1], [2, 3]] output_shape [6, %dim_2, %dim_2, 1] : tensor<6x?x?xf32> into tensor<6x?x?x1xf32>
    %expanded_6 = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [%dim, %dim_2, 6, 1] : tensor<?x?x6xf32> into tensor<?x?x6x1xf32>
    %23 = tensor.empty(%dim, %dim_2) : tensor<6x?x?x1xf32>
    %transposed = linalg.transpose ins(%expanded_6 : tensor<?x?x6x1xf32>) outs(%23 : tensor<6x?x?x1xf32>) permutation = [2, 0, 1, 3] 
    %24 = arith.muli %0, %c6_i64 : i64
    %25 = arith.cmpi slt, %0, %c0_i64 : i64
    %26 = arith.select %25, %c6_i64, %24 : i64
    %27 = arith.extui %25 : i1 to i64
    %28 = arith.muli %26, %1 : i64
    %29 = arith.addi %27, %c1_i64 : i64
    %30 = arith.cmpi slt, %1, %c0_i64 : i64
    %31 = arith.select %30, %26, %28 : i64
    %32 = arith.select %30, %29, %27 : i64
    %33 = arith.cmpi sle, %32, %c1_i64 : i64
    cf.assert %33, "must have at most one inferred (negative) dimension"
    %34 = arith.muli %0, %c6_i64 : i64
    %35 = arith.muli %34, %1 : i64
    %36 = arith.divsi %35, %31 : i64
    %37 = arith.select %25, %36, %0 : i64
    %38 = arith.select %30, %36, %1 : i64
    %from_elements = tensor.from_elements %c6_i64, %37, %38 : tensor<3xi64>
    %reshape = tensor.reshape %transposed(%from_elements) : (tensor<6x?x?x1xf32>, tensor<3xi64>) -> tensor<6x?x?xf32>
    %39 = tensor.empty(%dim_2, %dim_2) : tensor<6x?x?x1xf32>
    %transposed_7 = linalg.transpose ins(%expanded_5 : tensor<6x?x?x1xf32>) outs(%39 : tensor<6x?x?x1xf32>) permutation = [0, 2, 1, 3] 
    %40 = arith.muli %1, %c6_i64 : i64
    %41 = arith.select %30, %c6_i64, %40 : i64
    %42 = arith.extui %30 : i1 to i64
    %43 = arith.muli %41, %1 : i64
    %44 = arith.addi %42, %c1_i64 : i64
    %45 = arith.select %30, %c6_i64, %43 : i64
    %46 = arith.select %30, %44, %42 : i64
    %47 = arith.cmpi sle, %46, %c1_i64 : i64
    cf.assert %47, "must have at most one inferred (negative) dimension"
    %48 = arith.muli %1, %c6_i64 : i64
    %49 = arith.muli %48, %1 : i64
    %50 = arith.divsi %49, %45 : i64
    %51 = arith.select %30, %50, %1 : i64
    %from_elements_8 = tensor.from_elements %c6_i64, %51, %51 : tensor<3xi64>
    %reshape_9 = tensor.reshape %transposed_7(%from_elements_8) : (tensor<6x?x?x1xf32>, tensor<3xi64>) -> tensor<6x?x?xf32>
    %52 = arith.index_cast %37 : i64 to index
    %53 = arith.index_cast %51 : i64 to index
    %54 = arith.cmpi eq, %38, %51 : i64
    cf.assert %54, "mismatching contracting dimension"
    %55 = tensor.empty(%52, %53) : tensor<6x?x?xf32>
    %56 = linalg.fill ins(%cst : f32) outs(%55 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    %57 = linalg.batch_matmul ins(%reshape, %reshape_9 : tensor<6x?x?xf32>, tensor<6x?x?xf32>) outs(%56 : tensor<6x?x?xf32>) -> tensor<6x?x?xf32>
    cf.assert %33, "must have at most one inferred (negative) dimension"
    %58 = arith.muli %37, %c6_i64 : i64
    %59 = arith.muli %58, %51 : i64
    %60 = arith.divsi %59, %31 : i64
    %61 = arith.select %25, %60, %0 : i64
    %62 = arith.select %30, %60, %1 : i64
    %from_elements_10 = tensor.from_elements %c6_i64, %61, %c1_i64, %62 : tensor<4xi64>
    %reshape_11 = tensor.reshape %57(%from_elements_10) : (tensor<6x?x?xf32>, tensor<4xi64>) -> tensor<6x?x1x?xf32>
    %63 = arith.index_cast %61 : i64 to index
    %64 = arith.index_cast %62 : i64 to index
    %65 = tensor.empty(%63, %64) : tensor<?x?x6x1xf32>
    %transposed_12 = linalg.transpose ins(%reshape_11 : tensor<6x?x1x?xf32>) outs(%65 : tensor<?x?x6x1xf32>) permutation = [1, 3, 0, 2] 
    %66 = arith.select %25, %c1_i64, %0 : i64
    %67 = arith.muli %66, %1 : i64
    %68 = arith.select %30, %66, %67 : i64
    %69 = arith.muli %68, %c6_i64 : i64
    cf.assert %33, "must have at most one inferred (negative) dimension"
    %70 = arith.muli %61, %62 : i64
    %71 = arith.muli %70, %c6_i64 : i64
    %72 = arith.divsi %71, %69 : i64
    %73 = arith.select %25, %72, %0 : i64
    %74 = arith.select %30, %72, %1 : i64
    %from_elements_13 = tensor.from_elements %73, %74, %c6_i64 : tensor<3xi64>
    %reshape_14 = tensor.reshape %transposed_12(%from_elements_13) : (tensor<?x?x6x1xf32>, tensor<3xi64>) -> tensor<?x?x6xf32>
    %75 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %75, "unimplemented: dynamic negative broadcast sizes"
    %76 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %76, "unimplemented: dynamic negative broadcast sizes"
    %77 = tensor.empty(%dim, %dim_2) : tensor<?x?x6xf32>
    %78 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%77 : tensor<?x?x6xf32>) {
    ^bb0(%out: f32):
      %103 = linalg.index 0 : index
      %104 = linalg.index 1 : index
      %105 = linalg.index 2 : index
      %106 = arith.index_cast %73 : i64 to index
      %107 = arith.cmpi eq, %106, %c1 : index
      %108 = arith.select %107, %c0, %103 : index
      %109 = arith.index_cast %74 : i64 to index
      %110 = arith.cmpi eq, %109, %c1 : index
      %111 = arith.select %110, %c0, %104 : index
      %extracted = tensor.extract %reshape_14[%108, %111, %105] : tensor<?x?x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x6xf32>
    cf.assert %33, "must have at most one inferred (negative) dimension"
    %79 = arith.muli %0, %1 : i64
    %80 = arith.muli %79, %c6_i64 : i64
    %81 = arith.divsi %80, %69 : i64
    %82 = arith.select %25, %81, %0 : i64
    %83 = arith.select %30, %81, %1 : i64
    %from_elements_15 = tensor.from_elements %82, %83, %c6_i64 : tensor<3xi64>
    %reshape_16 = tensor.reshape %78(%from_elements_15) : (tensor<?x?x6xf32>, tensor<3xi64>) -> tensor<?x?x6xf32>
    cf.assert %75, "negative values not allowed in new dimensions"
    %84 = tensor.empty(%dim) : tensor<?x6x10xf32>
    %85 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<6x10xf32>) outs(%84 : tensor<?x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x6x10xf32>
    %86 = arith.index_cast %82 : i64 to index
    %87 = arith.index_cast %83 : i64 to index
    %88 = arith.cmpi eq, %82, %0 : i64
    cf.assert %88, "mismatching contracting dimension"
    %89 = tensor.empty(%86, %87) : tensor<?x?x10xf32>
    %90 = linalg.fill ins(%cst : f32) outs(%89 : tensor<?x?x10xf32>) -> tensor<?x?x10xf32>
    %91 = linalg.batch_matmul ins(%reshape_16, %85 : tensor<?x?x6xf32>, tensor<?x6x10xf32>) outs(%90 : tensor<?x?x10xf32>) -> tensor<?x?x10xf32>
    %92 = arith.muli %68, %c10_i64 : i64
    cf.assert %33, "must have at most one inferred (negative) dimension"
    %93 = arith.muli %82, %83 : i64
    %94 = arith.muli %93, %c10_i64 : i64
    %95 = arith.divsi %94, %92 : i64
    %96 = arith.select %25, %95, %0 : i64
    %97 = arith.select %30, %95, %1 : i64
    %from_elements_17 = tensor.from_elements %96, %97, %c10_i64 : tensor<3xi64>
    %reshape_18 = tensor.reshape %91(%from_elements_17) : (tensor<?x?x10xf32>, tensor<3xi64>) -> tensor<?x?x10xf32>
    %98 = arith.index_cast %96 : i64 to index
    %99 = arith.index_cast %97 : i64 to index
    %100 = tensor.empty(%98, %99) : tensor<?x?x10xf32>
    %101 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape_18 : tensor<?x?x10xf32>) outs(%100 : tensor<?x?x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %103 = arith.negf %in : f32
      %104 = math.exp %103 : f32
      %105 = arith.addf %104, %cst_0 : f32
      %106 = arith.divf %cst_0, %105 : f32
      linalg.yield %106 : f32
    } -> tensor<?x?x10xf32>
    %102 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape_18, %101 : tensor<?x?x10xf32>, tensor<?x?x10xf32>) outs(%100 : tensor<?x?x10xf32>) {
    ^bb0(%in: f32, %in_19: f32, %out: f32):
      %103 = arith.mulf %in, %in_19 : f32
      linalg.yield %103 : f32
    } -> tensor<?x?x10xf32>
    return %102 : tensor<?x?x10xf32>
  }
}
