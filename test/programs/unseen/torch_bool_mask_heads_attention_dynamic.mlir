// Heads flattened into the batch, a mask of conditions repeated to them.
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<?x?x12xf32>, %arg1: tensor<12x12xf32>, %arg2: tensor<?x?xi1>) -> tensor<?x?x12xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c3_i64 = arith.constant 3 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c12_i64 = arith.constant 12 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c4_i64 = arith.constant 4 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x12xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg2, %c0 : tensor<?x?xi1>
    %1 = arith.index_cast %dim_2 : index to i64
    %cast = tensor.cast %arg0 : tensor<?x?x12xf32> to tensor<?x1x12xf32>
    %collapsed = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<?x1x12xf32> into tensor<?x12xf32>
    %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?x12xf32>
    %2 = tensor.empty(%dim_3) : tensor<?x12xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %4 = linalg.matmul ins(%collapsed, %arg1 : tensor<?x12xf32>, tensor<12x12xf32>) outs(%3 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %5 = arith.cmpi slt, %1, %c0_i64 : i64
    %6 = arith.select %5, %c1_i64, %1 : i64
    %7 = arith.extui %5 : i1 to i64
    %8 = arith.muli %6, %0 : i64
    %9 = arith.addi %7, %c1_i64 : i64
    %10 = arith.cmpi slt, %0, %c0_i64 : i64
    %11 = arith.select %10, %6, %8 : i64
    %12 = arith.select %10, %9, %7 : i64
    %13 = arith.muli %11, %c12_i64 : i64
    %14 = arith.cmpi sle, %12, %c1_i64 : i64
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %15 = arith.index_cast %dim_3 : index to i64
    %16 = arith.muli %15, %c12_i64 : i64
    %17 = arith.divsi %16, %13 : i64
    %18 = arith.select %5, %17, %1 : i64
    %19 = arith.select %10, %17, %0 : i64
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %20 = arith.muli %18, %19 : i64
    %21 = arith.muli %20, %c12_i64 : i64
    %22 = arith.divsi %21, %13 : i64
    %23 = arith.select %5, %22, %1 : i64
    %24 = arith.select %10, %22, %0 : i64
    %from_elements = tensor.from_elements %23, %24, %c3_i64, %c4_i64 : tensor<4xi64>
    %reshape = tensor.reshape %4(%from_elements) : (tensor<?x12xf32>, tensor<4xi64>) -> tensor<?x?x3x4xf32>
    %25 = arith.index_cast %23 : i64 to index
    %26 = arith.index_cast %24 : i64 to index
    %27 = tensor.empty(%25, %26) : tensor<?x3x?x4xf32>
    %transposed = linalg.transpose ins(%reshape : tensor<?x?x3x4xf32>) outs(%27 : tensor<?x3x?x4xf32>) permutation = [0, 2, 1, 3] 
    %28 = arith.muli %1, %c3_i64 : i64
    %29 = arith.cmpi slt, %28, %c0_i64 : i64
    %30 = arith.select %29, %c1_i64, %28 : i64
    %31 = arith.extui %29 : i1 to i64
    %32 = arith.muli %30, %0 : i64
    %33 = arith.addi %31, %c1_i64 : i64
    %34 = arith.select %10, %30, %32 : i64
    %35 = arith.select %10, %33, %31 : i64
    %36 = arith.muli %34, %c4_i64 : i64
    %37 = arith.cmpi sle, %35, %c1_i64 : i64
    cf.assert %37, "must have at most one inferred (negative) dimension"
    %38 = arith.muli %23, %c3_i64 : i64
    %39 = arith.muli %38, %24 : i64
    %40 = arith.muli %39, %c4_i64 : i64
    %41 = arith.divsi %40, %36 : i64
    %42 = arith.select %29, %41, %28 : i64
    %43 = arith.select %10, %41, %0 : i64
    %from_elements_4 = tensor.from_elements %42, %43, %c4_i64 : tensor<3xi64>
    %reshape_5 = tensor.reshape %transposed(%from_elements_4) : (tensor<?x3x?x4xf32>, tensor<3xi64>) -> tensor<?x?x4xf32>
    %dim_6 = tensor.dim %arg2, %c1 : tensor<?x?xi1>
    %expanded = tensor.expand_shape %arg2 [[0], [1, 2, 3]] output_shape [%dim_2, 1, 1, %dim_6] : tensor<?x?xi1> into tensor<?x1x1x?xi1>
    %44 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %44, "unimplemented: dynamic negative broadcast sizes"
    %45 = arith.select %10, %c1, %dim : index
    %46 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %46, "unimplemented: dynamic negative broadcast sizes"
    %47 = tensor.empty(%dim_2, %45, %dim) : tensor<?x3x?x?xi1>
    %48 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%47 : tensor<?x3x?x?xi1>) {
    ^bb0(%out: i1):
      %148 = linalg.index 0 : index
      %149 = linalg.index 3 : index
      %150 = arith.cmpi eq, %dim_2, %c1 : index
      %151 = arith.select %150, %c0, %148 : index
      %152 = arith.cmpi eq, %dim_6, %c1 : index
      %153 = arith.select %152, %c0, %149 : index
      %extracted = tensor.extract %expanded[%151, %c0, %c0, %153] : tensor<?x1x1x?xi1>
      linalg.yield %extracted : i1
    } -> tensor<?x3x?x?xi1>
    %49 = arith.muli %34, %0 : i64
    %50 = arith.addi %35, %c1_i64 : i64
    %51 = arith.select %10, %30, %49 : i64
    %52 = arith.select %10, %50, %31 : i64
    %53 = arith.cmpi sle, %52, %c1_i64 : i64
    cf.assert %53, "must have at most one inferred (negative) dimension"
    %54 = arith.index_cast %45 : index to i64
    %55 = arith.muli %28, %54 : i64
    %56 = arith.muli %55, %0 : i64
    %57 = arith.divsi %56, %51 : i64
    %58 = arith.select %29, %57, %28 : i64
    %59 = arith.select %10, %57, %0 : i64
    %from_elements_7 = tensor.from_elements %58, %59, %59 : tensor<3xi64>
    %reshape_8 = tensor.reshape %48(%from_elements_7) : (tensor<?x3x?x?xi1>, tensor<3xi64>) -> tensor<?x?x?xi1>
    %60 = arith.index_cast %42 : i64 to index
    %61 = arith.index_cast %43 : i64 to index
    %62 = tensor.empty(%60, %61) : tensor<?x4x?xf32>
    %transposed_9 = linalg.transpose ins(%reshape_5 : tensor<?x?x4xf32>) outs(%62 : tensor<?x4x?xf32>) permutation = [0, 2, 1] 
    %63 = arith.index_cast %28 : i64 to index
    %64 = arith.cmpi sge, %28, %c0_i64 : i64
    cf.assert %64, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %46, "unimplemented: dynamic negative broadcast sizes"
    %65 = tensor.empty(%63, %dim) : tensor<?x?x4xf32>
    %66 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%65 : tensor<?x?x4xf32>) {
    ^bb0(%out: f32):
      %148 = linalg.index 0 : index
      %149 = linalg.index 1 : index
      %150 = linalg.index 2 : index
      %151 = arith.cmpi eq, %60, %c1 : index
      %152 = arith.select %151, %c0, %148 : index
      %153 = arith.cmpi eq, %61, %c1 : index
      %154 = arith.select %153, %c0, %149 : index
      %extracted = tensor.extract %reshape_5[%152, %154, %150] : tensor<?x?x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x4xf32>
    cf.assert %37, "must have at most one inferred (negative) dimension"
    %67 = arith.muli %28, %0 : i64
    %68 = arith.muli %67, %c4_i64 : i64
    %69 = arith.divsi %68, %36 : i64
    %70 = arith.select %29, %69, %28 : i64
    %71 = arith.select %10, %69, %0 : i64
    %from_elements_10 = tensor.from_elements %70, %71, %c4_i64 : tensor<3xi64>
    %reshape_11 = tensor.reshape %66(%from_elements_10) : (tensor<?x?x4xf32>, tensor<3xi64>) -> tensor<?x?x4xf32>
    cf.assert %64, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %46, "unimplemented: dynamic negative broadcast sizes"
    %72 = tensor.empty(%63, %dim) : tensor<?x4x?xf32>
    %73 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%72 : tensor<?x4x?xf32>) {
    ^bb0(%out: f32):
      %148 = linalg.index 0 : index
      %149 = linalg.index 1 : index
      %150 = linalg.index 2 : index
      %151 = arith.cmpi eq, %60, %c1 : index
      %152 = arith.select %151, %c0, %148 : index
      %153 = arith.cmpi eq, %61, %c1 : index
      %154 = arith.select %153, %c0, %150 : index
      %extracted = tensor.extract %transposed_9[%152, %149, %154] : tensor<?x4x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x?xf32>
    %74 = arith.muli %30, %c4_i64 : i64
    %75 = arith.muli %74, %0 : i64
    %76 = arith.select %10, %74, %75 : i64
    cf.assert %37, "must have at most one inferred (negative) dimension"
    %77 = arith.muli %28, %c4_i64 : i64
    %78 = arith.muli %77, %0 : i64
    %79 = arith.divsi %78, %76 : i64
    %80 = arith.select %29, %79, %28 : i64
    %81 = arith.select %10, %79, %0 : i64
    %from_elements_12 = tensor.from_elements %80, %c4_i64, %81 : tensor<3xi64>
    %reshape_13 = tensor.reshape %73(%from_elements_12) : (tensor<?x4x?xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
    %82 = arith.index_cast %70 : i64 to index
    %83 = arith.index_cast %71 : i64 to index
    %84 = arith.index_cast %81 : i64 to index
    %85 = arith.cmpi eq, %70, %80 : i64
    cf.assert %85, "mismatching contracting dimension"
    %86 = tensor.empty(%82, %83, %84) : tensor<?x?x?xf32>
    %87 = linalg.fill ins(%cst : f32) outs(%86 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %88 = linalg.batch_matmul ins(%reshape_11, %reshape_13 : tensor<?x?x4xf32>, tensor<?x4x?xf32>) outs(%87 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    cf.assert %53, "must have at most one inferred (negative) dimension"
    %89 = arith.muli %70, %71 : i64
    %90 = arith.muli %89, %81 : i64
    %91 = arith.divsi %90, %51 : i64
    %92 = arith.select %29, %91, %28 : i64
    %93 = arith.select %10, %91, %0 : i64
    %from_elements_14 = tensor.from_elements %92, %93, %93 : tensor<3xi64>
    %reshape_15 = tensor.reshape %88(%from_elements_14) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    %94 = arith.index_cast %58 : i64 to index
    %95 = arith.index_cast %59 : i64 to index
    %96 = arith.index_cast %92 : i64 to index
    %97 = arith.cmpi eq, %94, %96 : index
    cf.assert %97, "mismatched size for broadcast"
    %98 = arith.index_cast %93 : i64 to index
    %99 = arith.cmpi eq, %95, %98 : index
    cf.assert %99, "mismatched size for broadcast"
    cf.assert %99, "mismatched size for broadcast"
    %100 = tensor.empty(%94, %95, %95) : tensor<?x?x?xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape_8, %reshape_15, %cst_1 : tensor<?x?x?xi1>, tensor<?x?x?xf32>, tensor<f32>) outs(%100 : tensor<?x?x?xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %148 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %148 : f32
    } -> tensor<?x?x?xf32>
    %102 = tensor.empty(%94, %95) : tensor<?x?xi64>
    %103 = linalg.fill ins(%c0_i64 : i64) outs(%102 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %104 = tensor.empty(%94, %95) : tensor<?x?xf32>
    %105 = linalg.fill ins(%cst_0 : f32) outs(%104 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %106:2 = linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%101 : tensor<?x?x?xf32>) outs(%105, %103 : tensor<?x?xf32>, tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_24: i64):
      %148 = linalg.index 2 : index
      %149 = arith.index_cast %148 : index to i64
      %150 = arith.maximumf %in, %out : f32
      %151 = arith.cmpf ogt, %in, %out : f32
      %152 = arith.select %151, %149, %out_24 : i64
      linalg.yield %150, %152 : f32, i64
    } -> (tensor<?x?xf32>, tensor<?x?xi64>)
    %expanded_16 = tensor.expand_shape %106#0 [[0], [1, 2]] output_shape [%94, %95, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %expanded_16 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%100 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %148 = arith.subf %in, %in_24 : f32
      linalg.yield %148 : f32
    } -> tensor<?x?x?xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<?x?x?xf32>) outs(%100 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = math.exp %in : f32
      linalg.yield %148 : f32
    } -> tensor<?x?x?xf32>
    %109 = tensor.empty(%94, %95) : tensor<?x?x1xf32>
    %110 = linalg.fill ins(%cst : f32) outs(%109 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%108 : tensor<?x?x?xf32>) outs(%110 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %148 = arith.addf %in, %out : f32
      linalg.yield %148 : f32
    } -> tensor<?x?x1xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %111 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%100 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %148 = arith.divf %in, %in_24 : f32
      linalg.yield %148 : f32
    } -> tensor<?x?x?xf32>
    cf.assert %64, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %46, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %46, "unimplemented: dynamic negative broadcast sizes"
    %113 = tensor.empty(%63, %dim, %dim) : tensor<?x?x?xf32>
    %114 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%113 : tensor<?x?x?xf32>) {
    ^bb0(%out: f32):
      %148 = linalg.index 0 : index
      %149 = linalg.index 1 : index
      %150 = linalg.index 2 : index
      %151 = arith.cmpi eq, %94, %c1 : index
      %152 = arith.select %151, %c0, %148 : index
      %153 = arith.cmpi eq, %95, %c1 : index
      %154 = arith.select %153, %c0, %149 : index
      %155 = arith.select %153, %c0, %150 : index
      %extracted = tensor.extract %112[%152, %154, %155] : tensor<?x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x?xf32>
    cf.assert %53, "must have at most one inferred (negative) dimension"
    %115 = arith.muli %67, %0 : i64
    %116 = arith.divsi %115, %51 : i64
    %117 = arith.select %29, %116, %28 : i64
    %118 = arith.select %10, %116, %0 : i64
    %from_elements_17 = tensor.from_elements %117, %118, %118 : tensor<3xi64>
    %reshape_18 = tensor.reshape %114(%from_elements_17) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %64, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %46, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %37, "must have at most one inferred (negative) dimension"
    %119 = arith.index_cast %117 : i64 to index
    %120 = arith.index_cast %118 : i64 to index
    %121 = arith.cmpi eq, %117, %70 : i64
    cf.assert %121, "mismatching contracting dimension"
    %122 = arith.cmpi eq, %118, %71 : i64
    cf.assert %122, "mismatching contracting dimension"
    %123 = tensor.empty(%119, %120) : tensor<?x?x4xf32>
    %124 = linalg.fill ins(%cst : f32) outs(%123 : tensor<?x?x4xf32>) -> tensor<?x?x4xf32>
    %125 = linalg.batch_matmul ins(%reshape_18, %reshape_11 : tensor<?x?x?xf32>, tensor<?x?x4xf32>) outs(%124 : tensor<?x?x4xf32>) -> tensor<?x?x4xf32>
    cf.assert %37, "must have at most one inferred (negative) dimension"
    %126 = arith.muli %117, %118 : i64
    %127 = arith.muli %126, %c4_i64 : i64
    %128 = arith.divsi %127, %36 : i64
    %129 = arith.select %29, %128, %28 : i64
    %130 = arith.select %10, %128, %0 : i64
    %131 = arith.muli %6, %c3_i64 : i64
    %132 = arith.muli %131, %0 : i64
    %133 = arith.select %10, %131, %132 : i64
    %134 = arith.muli %133, %c4_i64 : i64
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %135 = arith.muli %129, %130 : i64
    %136 = arith.muli %135, %c4_i64 : i64
    %137 = arith.divsi %136, %134 : i64
    %138 = arith.select %5, %137, %1 : i64
    %139 = arith.select %10, %137, %0 : i64
    %from_elements_19 = tensor.from_elements %138, %c3_i64, %139, %c4_i64 : tensor<4xi64>
    %reshape_20 = tensor.reshape %125(%from_elements_19) : (tensor<?x?x4xf32>, tensor<4xi64>) -> tensor<?x3x?x4xf32>
    %140 = arith.index_cast %138 : i64 to index
    %141 = arith.index_cast %139 : i64 to index
    %142 = tensor.empty(%140, %141) : tensor<?x?x3x4xf32>
    %transposed_21 = linalg.transpose ins(%reshape_20 : tensor<?x3x?x4xf32>) outs(%142 : tensor<?x?x3x4xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %14, "must have at most one inferred (negative) dimension"
    %143 = arith.muli %138, %139 : i64
    %144 = arith.muli %143, %c12_i64 : i64
    %145 = arith.divsi %144, %13 : i64
    %146 = arith.select %5, %145, %1 : i64
    %147 = arith.select %10, %145, %0 : i64
    %from_elements_22 = tensor.from_elements %146, %147, %c12_i64 : tensor<3xi64>
    %reshape_23 = tensor.reshape %transposed_21(%from_elements_22) : (tensor<?x?x3x4xf32>, tensor<3xi64>) -> tensor<?x?x12xf32>
    return %reshape_23 : tensor<?x?x12xf32>
  }
}
