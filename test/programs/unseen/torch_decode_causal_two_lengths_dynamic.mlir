#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<?x?x8xf32>, %arg1: tensor<?x?x8xf32>) -> tensor<?x?x8xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8_i64 = arith.constant 8 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x8xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg1, %c0 : tensor<?x?x8xf32>
    %1 = arith.index_cast %dim_2 : index to i64
    %dim_3 = tensor.dim %arg1, %c1 : tensor<?x?x8xf32>
    %2 = arith.index_cast %dim_3 : index to i64
    %3 = tensor.empty(%dim_3) : tensor<?xi64>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %112 = linalg.index 0 : index
      %113 = arith.index_cast %112 : index to i64
      linalg.yield %113 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [1, %dim_3] : tensor<?xi64> into tensor<1x?xi64>
    %5 = tensor.empty(%dim) : tensor<?xi64>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%5 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %112 = linalg.index 0 : index
      %113 = arith.index_cast %112 : index to i64
      linalg.yield %113 : i64
    } -> tensor<?xi64>
    %expanded_4 = tensor.expand_shape %6 [[0, 1]] output_shape [%dim, 1] : tensor<?xi64> into tensor<?x1xi64>
    %7 = arith.subi %2, %0 : i64
    %8 = tensor.empty(%dim) : tensor<?x1xi64>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_4 : tensor<?x1xi64>) outs(%8 : tensor<?x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %112 = arith.addi %in, %7 : i64
      linalg.yield %112 : i64
    } -> tensor<?x1xi64>
    %10 = tensor.empty(%dim, %dim_3) : tensor<?x?xi1>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %9 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%10 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %in_16: i64, %out: i1):
      %112 = arith.cmpi sle, %in, %in_16 : i64
      linalg.yield %112 : i1
    } -> tensor<?x?xi1>
    %12 = tensor.empty(%dim_2, %dim_3) : tensor<?x8x?xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<?x?x8xf32>) outs(%12 : tensor<?x8x?xf32>) permutation = [0, 2, 1] 
    %13 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %13, "unimplemented: dynamic negative broadcast sizes"
    %14 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %14, "unimplemented: dynamic negative broadcast sizes"
    %15 = tensor.empty(%dim_2, %dim) : tensor<?x?x8xf32>
    %16 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%15 : tensor<?x?x8xf32>) {
    ^bb0(%out: f32):
      %112 = linalg.index 0 : index
      %113 = linalg.index 1 : index
      %114 = linalg.index 2 : index
      %dim_16 = tensor.dim %arg0, %c0 : tensor<?x?x8xf32>
      %115 = arith.cmpi eq, %dim_16, %c1 : index
      %116 = arith.select %115, %c0, %112 : index
      %117 = arith.cmpi eq, %dim, %c1 : index
      %118 = arith.select %117, %c0, %113 : index
      %extracted = tensor.extract %arg0[%116, %118, %114] : tensor<?x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x8xf32>
    %17 = arith.cmpi slt, %1, %c0_i64 : i64
    %18 = arith.select %17, %c1_i64, %1 : i64
    %19 = arith.extui %17 : i1 to i64
    %20 = arith.muli %18, %0 : i64
    %21 = arith.addi %19, %c1_i64 : i64
    %22 = arith.cmpi slt, %0, %c0_i64 : i64
    %23 = arith.select %22, %18, %20 : i64
    %24 = arith.select %22, %21, %19 : i64
    %25 = arith.muli %23, %c8_i64 : i64
    %26 = arith.cmpi sle, %24, %c1_i64 : i64
    cf.assert %26, "must have at most one inferred (negative) dimension"
    %27 = arith.muli %1, %0 : i64
    %28 = arith.muli %27, %c8_i64 : i64
    %29 = arith.divsi %28, %25 : i64
    %30 = arith.select %17, %29, %1 : i64
    %31 = arith.select %22, %29, %0 : i64
    %from_elements = tensor.from_elements %30, %31, %c8_i64 : tensor<3xi64>
    %reshape = tensor.reshape %16(%from_elements) : (tensor<?x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    cf.assert %13, "unimplemented: dynamic negative broadcast sizes"
    %32 = arith.cmpi sge, %2, %c0_i64 : i64
    cf.assert %32, "unimplemented: dynamic negative broadcast sizes"
    %33 = tensor.empty(%dim_2, %dim_3) : tensor<?x8x?xf32>
    %34 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%33 : tensor<?x8x?xf32>) {
    ^bb0(%out: f32):
      %112 = linalg.index 0 : index
      %113 = linalg.index 1 : index
      %114 = linalg.index 2 : index
      %115 = arith.cmpi eq, %dim_2, %c1 : index
      %116 = arith.select %115, %c0, %112 : index
      %117 = arith.cmpi eq, %dim_3, %c1 : index
      %118 = arith.select %117, %c0, %114 : index
      %extracted = tensor.extract %transposed[%116, %113, %118] : tensor<?x8x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x?xf32>
    %35 = arith.muli %18, %c8_i64 : i64
    %36 = arith.muli %35, %2 : i64
    %37 = arith.cmpi slt, %2, %c0_i64 : i64
    %38 = arith.select %37, %35, %36 : i64
    %39 = arith.select %37, %21, %19 : i64
    %40 = arith.cmpi sle, %39, %c1_i64 : i64
    cf.assert %40, "must have at most one inferred (negative) dimension"
    %41 = arith.muli %1, %c8_i64 : i64
    %42 = arith.muli %41, %2 : i64
    %43 = arith.divsi %42, %38 : i64
    %44 = arith.select %17, %43, %1 : i64
    %45 = arith.select %37, %43, %2 : i64
    %from_elements_5 = tensor.from_elements %44, %c8_i64, %45 : tensor<3xi64>
    %reshape_6 = tensor.reshape %34(%from_elements_5) : (tensor<?x8x?xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %46 = arith.index_cast %30 : i64 to index
    %47 = arith.index_cast %31 : i64 to index
    %48 = arith.index_cast %45 : i64 to index
    %49 = arith.cmpi eq, %30, %44 : i64
    cf.assert %49, "mismatching contracting dimension"
    %50 = tensor.empty(%46, %47, %48) : tensor<?x?x?xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %52 = linalg.batch_matmul ins(%reshape, %reshape_6 : tensor<?x?x8xf32>, tensor<?x8x?xf32>) outs(%51 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %53 = arith.muli %23, %2 : i64
    %54 = arith.addi %24, %c1_i64 : i64
    %55 = arith.select %37, %23, %53 : i64
    %56 = arith.select %37, %54, %24 : i64
    %57 = arith.cmpi sle, %56, %c1_i64 : i64
    cf.assert %57, "must have at most one inferred (negative) dimension"
    %58 = arith.muli %30, %31 : i64
    %59 = arith.muli %58, %45 : i64
    %60 = arith.divsi %59, %55 : i64
    %61 = arith.select %17, %60, %1 : i64
    %62 = arith.select %22, %60, %0 : i64
    %63 = arith.select %37, %60, %2 : i64
    %from_elements_7 = tensor.from_elements %61, %62, %63 : tensor<3xi64>
    %reshape_8 = tensor.reshape %52(%from_elements_7) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<?x?xi1>) outs(%10 : tensor<?x?xi1>) {
    ^bb0(%in: i1, %out: i1):
      %112 = arith.xori %in, %true : i1
      linalg.yield %112 : i1
    } -> tensor<?x?xi1>
    %65 = arith.index_cast %61 : i64 to index
    %66 = arith.index_cast %62 : i64 to index
    %67 = arith.cmpi eq, %dim, %66 : index
    cf.assert %67, "mismatched size for broadcast"
    %68 = arith.index_cast %63 : i64 to index
    %69 = arith.cmpi eq, %dim_3, %68 : index
    cf.assert %69, "mismatched size for broadcast"
    %70 = tensor.empty(%65, %dim, %dim_3) : tensor<?x?x?xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map6, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %cst_1, %reshape_8 : tensor<?x?xi1>, tensor<f32>, tensor<?x?x?xf32>) outs(%70 : tensor<?x?x?xf32>) {
    ^bb0(%in: i1, %in_16: f32, %in_17: f32, %out: f32):
      %112 = arith.select %in, %in_16, %in_17 : f32
      linalg.yield %112 : f32
    } -> tensor<?x?x?xf32>
    %72 = tensor.empty(%65, %dim) : tensor<?x?xi64>
    %73 = linalg.fill ins(%c0_i64 : i64) outs(%72 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %74 = tensor.empty(%65, %dim) : tensor<?x?xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %76:2 = linalg.generic {indexing_maps = [#map4, #map7, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%71 : tensor<?x?x?xf32>) outs(%75, %73 : tensor<?x?xf32>, tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_16: i64):
      %112 = linalg.index 2 : index
      %113 = arith.index_cast %112 : index to i64
      %114 = arith.maximumf %in, %out : f32
      %115 = arith.cmpf ogt, %in, %out : f32
      %116 = arith.select %115, %113, %out_16 : i64
      linalg.yield %114, %116 : f32, i64
    } -> (tensor<?x?xf32>, tensor<?x?xi64>)
    %expanded_9 = tensor.expand_shape %76#0 [[0], [1, 2]] output_shape [%65, %dim, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %expanded_9 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%70 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %112 = arith.subf %in, %in_16 : f32
      linalg.yield %112 : f32
    } -> tensor<?x?x?xf32>
    %78 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<?x?x?xf32>) outs(%70 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = math.exp %in : f32
      linalg.yield %112 : f32
    } -> tensor<?x?x?xf32>
    %79 = tensor.empty(%65, %dim) : tensor<?x?x1xf32>
    %80 = linalg.fill ins(%cst : f32) outs(%79 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %81 = linalg.generic {indexing_maps = [#map4, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%78 : tensor<?x?x?xf32>) outs(%80 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %112 = arith.addf %in, %out : f32
      linalg.yield %112 : f32
    } -> tensor<?x?x1xf32>
    %82 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %81 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%70 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %112 = arith.divf %in, %in_16 : f32
      linalg.yield %112 : f32
    } -> tensor<?x?x?xf32>
    cf.assert %13, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %14, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %32, "unimplemented: dynamic negative broadcast sizes"
    %83 = tensor.empty(%dim_2, %dim, %dim_3) : tensor<?x?x?xf32>
    %84 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%83 : tensor<?x?x?xf32>) {
    ^bb0(%out: f32):
      %112 = linalg.index 0 : index
      %113 = linalg.index 1 : index
      %114 = linalg.index 2 : index
      %115 = arith.cmpi eq, %65, %c1 : index
      %116 = arith.select %115, %c0, %112 : index
      %117 = arith.cmpi eq, %dim, %c1 : index
      %118 = arith.select %117, %c0, %113 : index
      %119 = arith.cmpi eq, %dim_3, %c1 : index
      %120 = arith.select %119, %c0, %114 : index
      %extracted = tensor.extract %82[%116, %118, %120] : tensor<?x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x?xf32>
    cf.assert %57, "must have at most one inferred (negative) dimension"
    %85 = arith.muli %27, %2 : i64
    %86 = arith.divsi %85, %55 : i64
    %87 = arith.select %17, %86, %1 : i64
    %88 = arith.select %22, %86, %0 : i64
    %89 = arith.select %37, %86, %2 : i64
    %from_elements_10 = tensor.from_elements %87, %88, %89 : tensor<3xi64>
    %reshape_11 = tensor.reshape %84(%from_elements_10) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %13, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %32, "unimplemented: dynamic negative broadcast sizes"
    %90 = tensor.empty(%dim_2, %dim_3) : tensor<?x?x8xf32>
    %91 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel", "parallel"]} outs(%90 : tensor<?x?x8xf32>) {
    ^bb0(%out: f32):
      %112 = linalg.index 0 : index
      %113 = linalg.index 1 : index
      %114 = linalg.index 2 : index
      %115 = arith.cmpi eq, %dim_2, %c1 : index
      %116 = arith.select %115, %c0, %112 : index
      %117 = arith.cmpi eq, %dim_3, %c1 : index
      %118 = arith.select %117, %c0, %113 : index
      %extracted = tensor.extract %arg1[%116, %118, %114] : tensor<?x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x8xf32>
    %92 = arith.muli %18, %2 : i64
    %93 = arith.select %37, %18, %92 : i64
    %94 = arith.muli %93, %c8_i64 : i64
    cf.assert %40, "must have at most one inferred (negative) dimension"
    %95 = arith.muli %1, %2 : i64
    %96 = arith.muli %95, %c8_i64 : i64
    %97 = arith.divsi %96, %94 : i64
    %98 = arith.select %17, %97, %1 : i64
    %99 = arith.select %37, %97, %2 : i64
    %from_elements_12 = tensor.from_elements %98, %99, %c8_i64 : tensor<3xi64>
    %reshape_13 = tensor.reshape %91(%from_elements_12) : (tensor<?x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    %100 = arith.index_cast %87 : i64 to index
    %101 = arith.index_cast %88 : i64 to index
    %102 = arith.cmpi eq, %87, %98 : i64
    cf.assert %102, "mismatching contracting dimension"
    %103 = arith.cmpi eq, %89, %99 : i64
    cf.assert %103, "mismatching contracting dimension"
    %104 = tensor.empty(%100, %101) : tensor<?x?x8xf32>
    %105 = linalg.fill ins(%cst : f32) outs(%104 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %106 = linalg.batch_matmul ins(%reshape_11, %reshape_13 : tensor<?x?x?xf32>, tensor<?x?x8xf32>) outs(%105 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    cf.assert %26, "must have at most one inferred (negative) dimension"
    %107 = arith.muli %87, %88 : i64
    %108 = arith.muli %107, %c8_i64 : i64
    %109 = arith.divsi %108, %25 : i64
    %110 = arith.select %17, %109, %1 : i64
    %111 = arith.select %22, %109, %0 : i64
    %from_elements_14 = tensor.from_elements %110, %111, %c8_i64 : tensor<3xi64>
    %reshape_15 = tensor.reshape %106(%from_elements_14) : (tensor<?x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    return %reshape_15 : tensor<?x?x8xf32>
  }
}
