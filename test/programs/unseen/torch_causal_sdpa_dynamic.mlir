#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map9 = affine_map<(d0, d1, d2, d3) -> ()>
module {
  func.func @main(%arg0: tensor<?x?x32xf32>) -> tensor<?x?x32xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c8_i64 = arith.constant 8 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %c32_i64 = arith.constant 32 : i64
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_3 = arith.constant dense<true> : tensor<i1>
    %cst_4 = arith.constant 0xFFF0000000000000 : f64
    %cst_5 = arith.constant 0.59460355750136051 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x32xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_6 = tensor.dim %arg0, %c1 : tensor<?x?x32xf32>
    %1 = arith.index_cast %dim_6 : index to i64
    %2 = arith.cmpi slt, %0, %c0_i64 : i64
    %3 = arith.select %2, %c1_i64, %0 : i64
    %4 = arith.extui %2 : i1 to i64
    %5 = arith.muli %3, %1 : i64
    %6 = arith.addi %4, %c1_i64 : i64
    %7 = arith.cmpi slt, %1, %c0_i64 : i64
    %8 = arith.select %7, %3, %5 : i64
    %9 = arith.select %7, %6, %4 : i64
    %10 = arith.muli %8, %c32_i64 : i64
    %11 = arith.cmpi sle, %9, %c1_i64 : i64
    cf.assert %11, "must have at most one inferred (negative) dimension"
    %12 = arith.muli %0, %1 : i64
    %13 = arith.muli %12, %c32_i64 : i64
    %14 = arith.divsi %13, %10 : i64
    %15 = arith.select %2, %14, %0 : i64
    %16 = arith.select %7, %14, %1 : i64
    %from_elements = tensor.from_elements %15, %16, %c4_i64, %c8_i64 : tensor<4xi64>
    %reshape = tensor.reshape %arg0(%from_elements) : (tensor<?x?x32xf32>, tensor<4xi64>) -> tensor<?x?x4x8xf32>
    %17 = arith.index_cast %15 : i64 to index
    %18 = arith.index_cast %16 : i64 to index
    %19 = tensor.empty(%17, %18) : tensor<?x4x?x8xf32>
    %transposed = linalg.transpose ins(%reshape : tensor<?x?x4x8xf32>) outs(%19 : tensor<?x4x?x8xf32>) permutation = [0, 2, 1, 3] 
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<?x4x?x8xf32>) outs(%19 : tensor<?x4x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %149 = arith.truncf %cst_5 : f64 to f32
      %150 = arith.mulf %in, %149 : f32
      linalg.yield %150 : f32
    } -> tensor<?x4x?x8xf32>
    %21 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %21, "negative values not allowed in new dimensions"
    cf.assert %21, "negative values not allowed in new dimensions"
    %22 = tensor.empty(%dim_6, %dim_6) : tensor<?x?xi1>
    %23 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_3 : tensor<i1>) outs(%22 : tensor<?x?xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<?x?xi1>
    %24 = tensor.empty(%dim_6) : tensor<?xi64>
    %25 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%24 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %149 = linalg.index 0 : index
      %150 = arith.index_cast %149 : index to i64
      linalg.yield %150 : i64
    } -> tensor<?xi64>
    %expanded = tensor.expand_shape %25 [[0, 1]] output_shape [1, %dim_6] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_7 = tensor.expand_shape %25 [[0, 1]] output_shape [%dim_6, 1] : tensor<?xi64> into tensor<?x1xi64>
    %26 = tensor.empty(%dim_6, %dim_6) : tensor<?x?xi64>
    %27 = linalg.generic {indexing_maps = [#map4, #map5, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_7 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%26 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_24: i64, %out: i64):
      %149 = arith.subi %in, %in_24 : i64
      linalg.yield %149 : i64
    } -> tensor<?x?xi64>
    %28 = tensor.empty(%dim_6, %dim_6) : tensor<?x?xi1>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<?x?xi64>) outs(%28 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %149 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %149 : i1
    } -> tensor<?x?xi1>
    cf.assert %true, "mismatched size for broadcast"
    cf.assert %true, "mismatched size for broadcast"
    %30 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%29, %23 : tensor<?x?xi1>, tensor<?x?xi1>) outs(%28 : tensor<?x?xi1>) {
    ^bb0(%in: i1, %in_24: i1, %out: i1):
      %149 = arith.andi %in, %in_24 : i1
      linalg.yield %149 : i1
    } -> tensor<?x?xi1>
    %31 = tensor.empty(%dim_6, %dim_6) : tensor<?x?xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map1, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%30, %cst_1, %cst_2 : tensor<?x?xi1>, tensor<f32>, tensor<f32>) outs(%31 : tensor<?x?xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %149 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %149 : f32
    } -> tensor<?x?xf32>
    %33 = tensor.empty(%17, %18) : tensor<?x4x8x?xf32>
    %transposed_8 = linalg.transpose ins(%reshape : tensor<?x?x4x8xf32>) outs(%33 : tensor<?x4x8x?xf32>) permutation = [0, 2, 3, 1] 
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_8 : tensor<?x4x8x?xf32>) outs(%33 : tensor<?x4x8x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %149 = arith.truncf %cst_5 : f64 to f32
      %150 = arith.mulf %in, %149 : f32
      linalg.yield %150 : f32
    } -> tensor<?x4x8x?xf32>
    %35 = arith.muli %0, %c4_i64 : i64
    %36 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %36, "unimplemented: dynamic negative broadcast sizes"
    %37 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %37, "unimplemented: dynamic negative broadcast sizes"
    %38 = tensor.empty(%dim, %dim_6) : tensor<?x4x?x8xf32>
    %39 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%38 : tensor<?x4x?x8xf32>) {
    ^bb0(%out: f32):
      %149 = linalg.index 0 : index
      %150 = linalg.index 1 : index
      %151 = linalg.index 2 : index
      %152 = linalg.index 3 : index
      %153 = arith.cmpi eq, %17, %c1 : index
      %154 = arith.select %153, %c0, %149 : index
      %155 = arith.cmpi eq, %18, %c1 : index
      %156 = arith.select %155, %c0, %151 : index
      %extracted = tensor.extract %20[%154, %150, %156, %152] : tensor<?x4x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x8xf32>
    %40 = arith.cmpi slt, %35, %c0_i64 : i64
    %41 = arith.select %40, %c1_i64, %35 : i64
    %42 = arith.extui %40 : i1 to i64
    %43 = arith.muli %41, %1 : i64
    %44 = arith.addi %42, %c1_i64 : i64
    %45 = arith.select %7, %41, %43 : i64
    %46 = arith.select %7, %44, %42 : i64
    %47 = arith.muli %45, %c8_i64 : i64
    %48 = arith.cmpi sle, %46, %c1_i64 : i64
    cf.assert %48, "must have at most one inferred (negative) dimension"
    %49 = arith.muli %35, %1 : i64
    %50 = arith.muli %49, %c8_i64 : i64
    %51 = arith.divsi %50, %47 : i64
    %52 = arith.select %40, %51, %35 : i64
    %53 = arith.select %7, %51, %1 : i64
    %from_elements_9 = tensor.from_elements %52, %53, %c8_i64 : tensor<3xi64>
    %reshape_10 = tensor.reshape %39(%from_elements_9) : (tensor<?x4x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    cf.assert %36, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %37, "unimplemented: dynamic negative broadcast sizes"
    %54 = tensor.empty(%dim, %dim_6) : tensor<?x4x8x?xf32>
    %55 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%54 : tensor<?x4x8x?xf32>) {
    ^bb0(%out: f32):
      %149 = linalg.index 0 : index
      %150 = linalg.index 1 : index
      %151 = linalg.index 2 : index
      %152 = linalg.index 3 : index
      %153 = arith.cmpi eq, %17, %c1 : index
      %154 = arith.select %153, %c0, %149 : index
      %155 = arith.cmpi eq, %18, %c1 : index
      %156 = arith.select %155, %c0, %152 : index
      %extracted = tensor.extract %34[%154, %150, %151, %156] : tensor<?x4x8x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x8x?xf32>
    %56 = arith.muli %41, %c8_i64 : i64
    %57 = arith.muli %56, %1 : i64
    %58 = arith.select %7, %56, %57 : i64
    cf.assert %48, "must have at most one inferred (negative) dimension"
    %59 = arith.muli %0, %c32_i64 : i64
    %60 = arith.muli %59, %1 : i64
    %61 = arith.divsi %60, %58 : i64
    %62 = arith.select %40, %61, %35 : i64
    %63 = arith.select %7, %61, %1 : i64
    %from_elements_11 = tensor.from_elements %62, %c8_i64, %63 : tensor<3xi64>
    %reshape_12 = tensor.reshape %55(%from_elements_11) : (tensor<?x4x8x?xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %64 = arith.index_cast %52 : i64 to index
    %65 = arith.index_cast %53 : i64 to index
    %66 = arith.index_cast %63 : i64 to index
    %67 = arith.cmpi eq, %52, %62 : i64
    cf.assert %67, "mismatching contracting dimension"
    %68 = tensor.empty(%64, %65, %66) : tensor<?x?x?xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %70 = linalg.batch_matmul ins(%reshape_10, %reshape_12 : tensor<?x?x8xf32>, tensor<?x8x?xf32>) outs(%69 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %71 = arith.muli %3, %c4_i64 : i64
    %72 = arith.muli %71, %1 : i64
    %73 = arith.select %7, %71, %72 : i64
    %74 = arith.muli %73, %1 : i64
    %75 = arith.addi %9, %c1_i64 : i64
    %76 = arith.select %7, %71, %74 : i64
    %77 = arith.select %7, %75, %4 : i64
    %78 = arith.cmpi sle, %77, %c1_i64 : i64
    cf.assert %78, "must have at most one inferred (negative) dimension"
    %79 = arith.muli %52, %53 : i64
    %80 = arith.muli %79, %63 : i64
    %81 = arith.divsi %80, %76 : i64
    %82 = arith.select %2, %81, %0 : i64
    %83 = arith.select %7, %81, %1 : i64
    %from_elements_13 = tensor.from_elements %82, %c4_i64, %83, %83 : tensor<4xi64>
    %reshape_14 = tensor.reshape %70(%from_elements_13) : (tensor<?x?x?xf32>, tensor<4xi64>) -> tensor<?x4x?x?xf32>
    %84 = arith.index_cast %82 : i64 to index
    %85 = arith.index_cast %83 : i64 to index
    %86 = arith.cmpi eq, %85, %dim_6 : index
    cf.assert %86, "mismatched size for broadcast"
    cf.assert %86, "mismatched size for broadcast"
    %87 = tensor.empty(%84, %85, %85) : tensor<?x4x?x?xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_14, %32 : tensor<?x4x?x?xf32>, tensor<?x?xf32>) outs(%87 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %149 = arith.addf %in, %in_24 : f32
      linalg.yield %149 : f32
    } -> tensor<?x4x?x?xf32>
    %89 = tensor.empty(%84, %85) : tensor<?x4x?xi64>
    %90 = linalg.fill ins(%c0_i64 : i64) outs(%89 : tensor<?x4x?xi64>) -> tensor<?x4x?xi64>
    %91 = tensor.empty(%84, %85) : tensor<?x4x?xf32>
    %92 = linalg.fill ins(%cst_0 : f32) outs(%91 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %93:2 = linalg.generic {indexing_maps = [#map, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%88 : tensor<?x4x?x?xf32>) outs(%92, %90 : tensor<?x4x?xf32>, tensor<?x4x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_24: i64):
      %149 = linalg.index 3 : index
      %150 = arith.index_cast %149 : index to i64
      %151 = arith.maximumf %in, %out : f32
      %152 = arith.cmpf ogt, %in, %out : f32
      %153 = arith.select %152, %150, %out_24 : i64
      linalg.yield %151, %153 : f32, i64
    } -> (tensor<?x4x?xf32>, tensor<?x4x?xi64>)
    %expanded_15 = tensor.expand_shape %93#0 [[0], [1], [2, 3]] output_shape [%84, 4, %85, 1] : tensor<?x4x?xf32> into tensor<?x4x?x1xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %expanded_15 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%87 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %149 = arith.subf %in, %in_24 : f32
      linalg.yield %149 : f32
    } -> tensor<?x4x?x?xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<?x4x?x?xf32>) outs(%87 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %149 = math.exp %in : f32
      linalg.yield %149 : f32
    } -> tensor<?x4x?x?xf32>
    %96 = tensor.empty(%84, %85) : tensor<?x4x?x1xf32>
    %97 = linalg.fill ins(%cst : f32) outs(%96 : tensor<?x4x?x1xf32>) -> tensor<?x4x?x1xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%95 : tensor<?x4x?x?xf32>) outs(%97 : tensor<?x4x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %149 = arith.addf %in, %out : f32
      linalg.yield %149 : f32
    } -> tensor<?x4x?x1xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %98 : tensor<?x4x?x?xf32>, tensor<?x4x?x1xf32>) outs(%87 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %149 = arith.divf %in, %in_24 : f32
      linalg.yield %149 : f32
    } -> tensor<?x4x?x?xf32>
    %100 = tensor.empty(%84, %85, %85) : tensor<?x4x?x?xi1>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<?x4x?x?xf32>) outs(%100 : tensor<?x4x?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %149 = arith.extf %in : f32 to f64
      %150 = arith.cmpf oeq, %149, %cst_4 : f64
      linalg.yield %150 : i1
    } -> tensor<?x4x?x?xi1>
    %102 = tensor.empty(%84, %85) : tensor<?x4x?x1xi1>
    %103 = linalg.fill ins(%true : i1) outs(%102 : tensor<?x4x?x1xi1>) -> tensor<?x4x?x1xi1>
    %104 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%101 : tensor<?x4x?x?xi1>) outs(%103 : tensor<?x4x?x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %149 = arith.andi %in, %out : i1
      linalg.yield %149 : i1
    } -> tensor<?x4x?x1xi1>
    %105 = arith.cmpi sge, %82, %c0_i64 : i64
    cf.assert %105, "negative values not allowed in new dimensions"
    %106 = arith.index_cast %82 : i64 to index
    %107 = arith.cmpi sge, %83, %c0_i64 : i64
    cf.assert %107, "negative values not allowed in new dimensions"
    %108 = arith.index_cast %83 : i64 to index
    cf.assert %107, "negative values not allowed in new dimensions"
    %109 = tensor.empty(%106, %108, %108) : tensor<?x4x?x?xf32>
    %110 = linalg.generic {indexing_maps = [#map9, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%109 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x4x?x?xf32>
    %111 = arith.cmpi eq, %84, %106 : index
    cf.assert %111, "mismatched size for broadcast"
    %112 = arith.cmpi eq, %85, %108 : index
    cf.assert %112, "mismatched size for broadcast"
    %113 = arith.cmpi eq, %108, %85 : index
    cf.assert %113, "mismatched size for broadcast"
    %114 = tensor.empty(%84, %85, %108) : tensor<?x4x?x?xf32>
    %115 = linalg.generic {indexing_maps = [#map8, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104, %110, %99 : tensor<?x4x?x1xi1>, tensor<?x4x?x?xf32>, tensor<?x4x?x?xf32>) outs(%114 : tensor<?x4x?x?xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %149 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %149 : f32
    } -> tensor<?x4x?x?xf32>
    cf.assert %36, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %37, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %37, "unimplemented: dynamic negative broadcast sizes"
    %116 = tensor.empty(%dim, %dim_6, %dim_6) : tensor<?x4x?x?xf32>
    %117 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%116 : tensor<?x4x?x?xf32>) {
    ^bb0(%out: f32):
      %149 = linalg.index 0 : index
      %150 = linalg.index 1 : index
      %151 = linalg.index 2 : index
      %152 = linalg.index 3 : index
      %153 = arith.cmpi eq, %84, %c1 : index
      %154 = arith.select %153, %c0, %149 : index
      %155 = arith.cmpi eq, %85, %c1 : index
      %156 = arith.select %155, %c0, %151 : index
      %157 = arith.cmpi eq, %108, %c1 : index
      %158 = arith.select %157, %c0, %152 : index
      %extracted = tensor.extract %115[%154, %150, %156, %158] : tensor<?x4x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x?xf32>
    %118 = arith.muli %45, %1 : i64
    %119 = arith.addi %46, %c1_i64 : i64
    %120 = arith.select %7, %41, %118 : i64
    %121 = arith.select %7, %119, %42 : i64
    %122 = arith.cmpi sle, %121, %c1_i64 : i64
    cf.assert %122, "must have at most one inferred (negative) dimension"
    %123 = arith.muli %49, %1 : i64
    %124 = arith.divsi %123, %120 : i64
    %125 = arith.select %40, %124, %35 : i64
    %126 = arith.select %7, %124, %1 : i64
    %from_elements_16 = tensor.from_elements %125, %126, %126 : tensor<3xi64>
    %reshape_17 = tensor.reshape %117(%from_elements_16) : (tensor<?x4x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %36, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %37, "unimplemented: dynamic negative broadcast sizes"
    %127 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%38 : tensor<?x4x?x8xf32>) {
    ^bb0(%out: f32):
      %149 = linalg.index 0 : index
      %150 = linalg.index 1 : index
      %151 = linalg.index 2 : index
      %152 = linalg.index 3 : index
      %153 = arith.cmpi eq, %17, %c1 : index
      %154 = arith.select %153, %c0, %149 : index
      %155 = arith.cmpi eq, %18, %c1 : index
      %156 = arith.select %155, %c0, %151 : index
      %extracted = tensor.extract %transposed[%154, %150, %156, %152] : tensor<?x4x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?x8xf32>
    cf.assert %48, "must have at most one inferred (negative) dimension"
    %reshape_18 = tensor.reshape %127(%from_elements_9) : (tensor<?x4x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    %128 = arith.index_cast %125 : i64 to index
    %129 = arith.index_cast %126 : i64 to index
    %130 = arith.cmpi eq, %125, %52 : i64
    cf.assert %130, "mismatching contracting dimension"
    %131 = arith.cmpi eq, %126, %53 : i64
    cf.assert %131, "mismatching contracting dimension"
    %132 = tensor.empty(%128, %129) : tensor<?x?x8xf32>
    %133 = linalg.fill ins(%cst : f32) outs(%132 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %134 = linalg.batch_matmul ins(%reshape_17, %reshape_18 : tensor<?x?x?xf32>, tensor<?x?x8xf32>) outs(%133 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %135 = arith.muli %73, %c8_i64 : i64
    cf.assert %11, "must have at most one inferred (negative) dimension"
    %136 = arith.muli %125, %126 : i64
    %137 = arith.muli %136, %c8_i64 : i64
    %138 = arith.divsi %137, %135 : i64
    %139 = arith.select %2, %138, %0 : i64
    %140 = arith.select %7, %138, %1 : i64
    %from_elements_19 = tensor.from_elements %139, %c4_i64, %140, %c8_i64 : tensor<4xi64>
    %reshape_20 = tensor.reshape %134(%from_elements_19) : (tensor<?x?x8xf32>, tensor<4xi64>) -> tensor<?x4x?x8xf32>
    %141 = arith.index_cast %139 : i64 to index
    %142 = arith.index_cast %140 : i64 to index
    %143 = tensor.empty(%141, %142) : tensor<?x?x4x8xf32>
    %transposed_21 = linalg.transpose ins(%reshape_20 : tensor<?x4x?x8xf32>) outs(%143 : tensor<?x?x4x8xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %11, "must have at most one inferred (negative) dimension"
    %144 = arith.muli %139, %140 : i64
    %145 = arith.muli %144, %c32_i64 : i64
    %146 = arith.divsi %145, %10 : i64
    %147 = arith.select %2, %146, %0 : i64
    %148 = arith.select %7, %146, %1 : i64
    %from_elements_22 = tensor.from_elements %147, %148, %c32_i64 : tensor<3xi64>
    %reshape_23 = tensor.reshape %transposed_21(%from_elements_22) : (tensor<?x?x4x8xf32>, tensor<3xi64>) -> tensor<?x?x32xf32>
    return %reshape_23 : tensor<?x?x32xf32>
  }
}
