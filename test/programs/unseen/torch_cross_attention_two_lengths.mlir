#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<?x?x8xf32>, %arg1: tensor<?x?x8xf32>) -> tensor<?x?x8xf32> {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8_i64 = arith.constant 8 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.8284271247461903 : f64
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x8xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg1, %c0 : tensor<?x?x8xf32>
    %1 = arith.index_cast %dim_2 : index to i64
    %dim_3 = tensor.dim %arg1, %c1 : tensor<?x?x8xf32>
    %2 = arith.index_cast %dim_3 : index to i64
    %3 = tensor.empty(%dim_2, %dim_3) : tensor<?x8x?xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<?x?x8xf32>) outs(%3 : tensor<?x8x?xf32>) permutation = [0, 2, 1] 
    %4 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %5 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %6 = tensor.empty(%dim_2, %dim) : tensor<?x?x8xf32>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%6 : tensor<?x?x8xf32>) {
    ^bb0(%out: f32):
      %100 = linalg.index 0 : index
      %101 = linalg.index 1 : index
      %102 = linalg.index 2 : index
      %dim_14 = tensor.dim %arg0, %c0 : tensor<?x?x8xf32>
      %103 = arith.cmpi eq, %dim_14, %c1 : index
      %104 = arith.select %103, %c0, %100 : index
      %105 = arith.cmpi eq, %dim, %c1 : index
      %106 = arith.select %105, %c0, %101 : index
      %extracted = tensor.extract %arg0[%104, %106, %102] : tensor<?x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x8xf32>
    %8 = arith.cmpi slt, %1, %c0_i64 : i64
    %9 = arith.select %8, %c1_i64, %1 : i64
    %10 = arith.extui %8 : i1 to i64
    %11 = arith.muli %9, %0 : i64
    %12 = arith.addi %10, %c1_i64 : i64
    %13 = arith.cmpi slt, %0, %c0_i64 : i64
    %14 = arith.select %13, %9, %11 : i64
    %15 = arith.select %13, %12, %10 : i64
    %16 = arith.muli %14, %c8_i64 : i64
    %17 = arith.cmpi sle, %15, %c1_i64 : i64
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %18 = arith.muli %1, %0 : i64
    %19 = arith.muli %18, %c8_i64 : i64
    %20 = arith.divsi %19, %16 : i64
    %21 = arith.select %8, %20, %1 : i64
    %22 = arith.select %13, %20, %0 : i64
    %from_elements = tensor.from_elements %21, %22, %c8_i64 : tensor<3xi64>
    %reshape = tensor.reshape %7(%from_elements) : (tensor<?x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %23 = arith.cmpi sge, %2, %c0_i64 : i64
    cf.assert %23, "unimplemented: dynamic negative broadcast sizes"
    %24 = tensor.empty(%dim_2, %dim_3) : tensor<?x8x?xf32>
    %25 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%24 : tensor<?x8x?xf32>) {
    ^bb0(%out: f32):
      %100 = linalg.index 0 : index
      %101 = linalg.index 1 : index
      %102 = linalg.index 2 : index
      %103 = arith.cmpi eq, %dim_2, %c1 : index
      %104 = arith.select %103, %c0, %100 : index
      %105 = arith.cmpi eq, %dim_3, %c1 : index
      %106 = arith.select %105, %c0, %102 : index
      %extracted = tensor.extract %transposed[%104, %101, %106] : tensor<?x8x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8x?xf32>
    %26 = arith.muli %9, %c8_i64 : i64
    %27 = arith.muli %26, %2 : i64
    %28 = arith.cmpi slt, %2, %c0_i64 : i64
    %29 = arith.select %28, %26, %27 : i64
    %30 = arith.select %28, %12, %10 : i64
    %31 = arith.cmpi sle, %30, %c1_i64 : i64
    cf.assert %31, "must have at most one inferred (negative) dimension"
    %32 = arith.muli %1, %c8_i64 : i64
    %33 = arith.muli %32, %2 : i64
    %34 = arith.divsi %33, %29 : i64
    %35 = arith.select %8, %34, %1 : i64
    %36 = arith.select %28, %34, %2 : i64
    %from_elements_4 = tensor.from_elements %35, %c8_i64, %36 : tensor<3xi64>
    %reshape_5 = tensor.reshape %25(%from_elements_4) : (tensor<?x8x?xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %37 = arith.index_cast %21 : i64 to index
    %38 = arith.index_cast %22 : i64 to index
    %39 = arith.index_cast %36 : i64 to index
    %40 = arith.cmpi eq, %21, %35 : i64
    cf.assert %40, "mismatching contracting dimension"
    %41 = tensor.empty(%37, %38, %39) : tensor<?x?x?xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %43 = linalg.batch_matmul ins(%reshape, %reshape_5 : tensor<?x?x8xf32>, tensor<?x8x?xf32>) outs(%42 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %44 = arith.muli %14, %2 : i64
    %45 = arith.addi %15, %c1_i64 : i64
    %46 = arith.select %28, %14, %44 : i64
    %47 = arith.select %28, %45, %15 : i64
    %48 = arith.cmpi sle, %47, %c1_i64 : i64
    cf.assert %48, "must have at most one inferred (negative) dimension"
    %49 = arith.muli %21, %22 : i64
    %50 = arith.muli %49, %36 : i64
    %51 = arith.divsi %50, %46 : i64
    %52 = arith.select %8, %51, %1 : i64
    %53 = arith.select %13, %51, %0 : i64
    %54 = arith.select %28, %51, %2 : i64
    %from_elements_6 = tensor.from_elements %52, %53, %54 : tensor<3xi64>
    %reshape_7 = tensor.reshape %43(%from_elements_6) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    %55 = arith.index_cast %52 : i64 to index
    %56 = arith.index_cast %53 : i64 to index
    %57 = arith.index_cast %54 : i64 to index
    %58 = tensor.empty(%55, %56, %57) : tensor<?x?x?xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape_7 : tensor<?x?x?xf32>) outs(%58 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_1 : f64 to f32
      %101 = arith.divf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<?x?x?xf32>
    %60 = tensor.empty(%55, %56) : tensor<?x?xi64>
    %61 = linalg.fill ins(%c0_i64 : i64) outs(%60 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %62 = tensor.empty(%55, %56) : tensor<?x?xf32>
    %63 = linalg.fill ins(%cst_0 : f32) outs(%62 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %64:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59 : tensor<?x?x?xf32>) outs(%63, %61 : tensor<?x?xf32>, tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_14: i64):
      %100 = linalg.index 2 : index
      %101 = arith.index_cast %100 : index to i64
      %102 = arith.maximumf %in, %out : f32
      %103 = arith.cmpf ogt, %in, %out : f32
      %104 = arith.select %103, %101, %out_14 : i64
      linalg.yield %102, %104 : f32, i64
    } -> (tensor<?x?xf32>, tensor<?x?xi64>)
    %expanded = tensor.expand_shape %64#0 [[0], [1, 2]] output_shape [%55, %56, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59, %expanded : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%58 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %100 = arith.subf %in, %in_14 : f32
      linalg.yield %100 : f32
    } -> tensor<?x?x?xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<?x?x?xf32>) outs(%58 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.exp %in : f32
      linalg.yield %100 : f32
    } -> tensor<?x?x?xf32>
    %67 = tensor.empty(%55, %56) : tensor<?x?x1xf32>
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<?x?x?xf32>) outs(%68 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<?x?x1xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %69 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%58 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %100 = arith.divf %in, %in_14 : f32
      linalg.yield %100 : f32
    } -> tensor<?x?x?xf32>
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %23, "unimplemented: dynamic negative broadcast sizes"
    %71 = tensor.empty(%dim_2, %dim, %dim_3) : tensor<?x?x?xf32>
    %72 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%71 : tensor<?x?x?xf32>) {
    ^bb0(%out: f32):
      %100 = linalg.index 0 : index
      %101 = linalg.index 1 : index
      %102 = linalg.index 2 : index
      %103 = arith.cmpi eq, %55, %c1 : index
      %104 = arith.select %103, %c0, %100 : index
      %105 = arith.cmpi eq, %56, %c1 : index
      %106 = arith.select %105, %c0, %101 : index
      %107 = arith.cmpi eq, %57, %c1 : index
      %108 = arith.select %107, %c0, %102 : index
      %extracted = tensor.extract %70[%104, %106, %108] : tensor<?x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x?xf32>
    cf.assert %48, "must have at most one inferred (negative) dimension"
    %73 = arith.muli %18, %2 : i64
    %74 = arith.divsi %73, %46 : i64
    %75 = arith.select %8, %74, %1 : i64
    %76 = arith.select %13, %74, %0 : i64
    %77 = arith.select %28, %74, %2 : i64
    %from_elements_8 = tensor.from_elements %75, %76, %77 : tensor<3xi64>
    %reshape_9 = tensor.reshape %72(%from_elements_8) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %23, "unimplemented: dynamic negative broadcast sizes"
    %78 = tensor.empty(%dim_2, %dim_3) : tensor<?x?x8xf32>
    %79 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%78 : tensor<?x?x8xf32>) {
    ^bb0(%out: f32):
      %100 = linalg.index 0 : index
      %101 = linalg.index 1 : index
      %102 = linalg.index 2 : index
      %103 = arith.cmpi eq, %dim_2, %c1 : index
      %104 = arith.select %103, %c0, %100 : index
      %105 = arith.cmpi eq, %dim_3, %c1 : index
      %106 = arith.select %105, %c0, %101 : index
      %extracted = tensor.extract %arg1[%104, %106, %102] : tensor<?x?x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x8xf32>
    %80 = arith.muli %9, %2 : i64
    %81 = arith.select %28, %9, %80 : i64
    %82 = arith.muli %81, %c8_i64 : i64
    cf.assert %31, "must have at most one inferred (negative) dimension"
    %83 = arith.muli %1, %2 : i64
    %84 = arith.muli %83, %c8_i64 : i64
    %85 = arith.divsi %84, %82 : i64
    %86 = arith.select %8, %85, %1 : i64
    %87 = arith.select %28, %85, %2 : i64
    %from_elements_10 = tensor.from_elements %86, %87, %c8_i64 : tensor<3xi64>
    %reshape_11 = tensor.reshape %79(%from_elements_10) : (tensor<?x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    %88 = arith.index_cast %75 : i64 to index
    %89 = arith.index_cast %76 : i64 to index
    %90 = arith.cmpi eq, %75, %86 : i64
    cf.assert %90, "mismatching contracting dimension"
    %91 = arith.cmpi eq, %77, %87 : i64
    cf.assert %91, "mismatching contracting dimension"
    %92 = tensor.empty(%88, %89) : tensor<?x?x8xf32>
    %93 = linalg.fill ins(%cst : f32) outs(%92 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %94 = linalg.batch_matmul ins(%reshape_9, %reshape_11 : tensor<?x?x?xf32>, tensor<?x?x8xf32>) outs(%93 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    cf.assert %17, "must have at most one inferred (negative) dimension"
    %95 = arith.muli %75, %76 : i64
    %96 = arith.muli %95, %c8_i64 : i64
    %97 = arith.divsi %96, %16 : i64
    %98 = arith.select %8, %97, %1 : i64
    %99 = arith.select %13, %97, %0 : i64
    %from_elements_12 = tensor.from_elements %98, %99, %c8_i64 : tensor<3xi64>
    %reshape_13 = tensor.reshape %94(%from_elements_12) : (tensor<?x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    return %reshape_13 : tensor<?x?x8xf32>
  }
}
