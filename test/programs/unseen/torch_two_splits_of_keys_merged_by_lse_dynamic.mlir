#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<()[s0] -> (s0 * 3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x3x5x16xf32>, %arg1: tensor<?x3x?x16xf32>, %arg2: tensor<?x3x?x16xf32>, %arg3: tensor<?x3x?x16xf32>, %arg4: tensor<?x3x?x16xf32>) -> (tensor<?x3x5x16xf32>, tensor<?x3x5x1xf32>) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c3_i64 = arith.constant 3 : i64
    %c5_i64 = arith.constant 5 : i64
    %c16_i64 = arith.constant 16 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 0x7FF0000000000000 : f64
    %c48_i64 = arith.constant 48 : i64
    %c15_i64 = arith.constant 15 : i64
    %cst_3 = arith.constant 2.500000e-01 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x5x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_4 = tensor.dim %arg2, %c2 : tensor<?x3x?x16xf32>
    %1 = arith.index_cast %dim_4 : index to i64
    %dim_5 = tensor.dim %arg4, %c2 : tensor<?x3x?x16xf32>
    %2 = arith.index_cast %dim_5 : index to i64
    %dim_6 = tensor.dim %arg1, %c0 : tensor<?x3x?x16xf32>
    %dim_7 = tensor.dim %arg1, %c2 : tensor<?x3x?x16xf32>
    %3 = tensor.empty(%dim_6, %dim_7) : tensor<?x3x16x?xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<?x3x?x16xf32>) outs(%3 : tensor<?x3x16x?xf32>) permutation = [0, 1, 3, 2] 
    %4 = arith.muli %0, %c3_i64 : i64
    %5 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %6 = tensor.empty(%dim) : tensor<?x3x5x16xf32>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%6 : tensor<?x3x5x16xf32>) {
    ^bb0(%out: f32):
      %193 = linalg.index 0 : index
      %194 = linalg.index 1 : index
      %195 = linalg.index 2 : index
      %196 = linalg.index 3 : index
      %197 = arith.cmpi eq, %dim, %c1 : index
      %198 = arith.select %197, %c0, %193 : index
      %extracted = tensor.extract %arg0[%198, %194, %195, %196] : tensor<?x3x5x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x3x5x16xf32>
    %collapsed = tensor.collapse_shape %7 [[0, 1], [2], [3]] : tensor<?x3x5x16xf32> into tensor<?x5x16xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %8 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %8, "unimplemented: dynamic negative broadcast sizes"
    %9 = tensor.empty(%dim, %dim_4) : tensor<?x3x16x?xf32>
    %10 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%9 : tensor<?x3x16x?xf32>) {
    ^bb0(%out: f32):
      %193 = linalg.index 0 : index
      %194 = linalg.index 1 : index
      %195 = linalg.index 2 : index
      %196 = linalg.index 3 : index
      %197 = arith.cmpi eq, %dim_6, %c1 : index
      %198 = arith.select %197, %c0, %193 : index
      %199 = arith.cmpi eq, %dim_7, %c1 : index
      %200 = arith.select %199, %c0, %196 : index
      %extracted = tensor.extract %transposed[%198, %194, %195, %200] : tensor<?x3x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x3x16x?xf32>
    %11 = arith.cmpi slt, %4, %c0_i64 : i64
    %12 = arith.select %11, %c1_i64, %4 : i64
    %13 = arith.extui %11 : i1 to i64
    %14 = arith.muli %12, %c16_i64 : i64
    %15 = arith.muli %14, %1 : i64
    %16 = arith.addi %13, %c1_i64 : i64
    %17 = arith.cmpi slt, %1, %c0_i64 : i64
    %18 = arith.select %17, %14, %15 : i64
    %19 = arith.select %17, %16, %13 : i64
    %20 = arith.cmpi sle, %19, %c1_i64 : i64
    cf.assert %20, "must have at most one inferred (negative) dimension"
    %21 = arith.muli %0, %c48_i64 : i64
    %22 = arith.muli %21, %1 : i64
    %23 = arith.divsi %22, %18 : i64
    %24 = arith.select %11, %23, %4 : i64
    %25 = arith.select %17, %23, %1 : i64
    %from_elements = tensor.from_elements %24, %c16_i64, %25 : tensor<3xi64>
    %reshape = tensor.reshape %10(%from_elements) : (tensor<?x3x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %26 = affine.apply #map1()[%dim]
    %27 = arith.index_cast %25 : i64 to index
    %28 = arith.index_cast %26 : index to i64
    %29 = arith.cmpi eq, %28, %24 : i64
    cf.assert %29, "mismatching contracting dimension"
    %30 = tensor.empty(%26, %27) : tensor<?x5x?xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<?x5x?xf32>) -> tensor<?x5x?xf32>
    %32 = linalg.batch_matmul ins(%collapsed, %reshape : tensor<?x5x16xf32>, tensor<?x16x?xf32>) outs(%31 : tensor<?x5x?xf32>) -> tensor<?x5x?xf32>
    %33 = arith.cmpi slt, %0, %c0_i64 : i64
    %34 = arith.select %33, %c1_i64, %0 : i64
    %35 = arith.extui %33 : i1 to i64
    %36 = arith.muli %34, %c15_i64 : i64
    %37 = arith.muli %36, %1 : i64
    %38 = arith.addi %35, %c1_i64 : i64
    %39 = arith.select %17, %36, %37 : i64
    %40 = arith.select %17, %38, %35 : i64
    %41 = arith.cmpi sle, %40, %c1_i64 : i64
    cf.assert %41, "must have at most one inferred (negative) dimension"
    %42 = arith.muli %28, %c5_i64 : i64
    %43 = arith.muli %42, %25 : i64
    %44 = arith.divsi %43, %39 : i64
    %45 = arith.select %33, %44, %0 : i64
    %46 = arith.select %17, %44, %1 : i64
    %from_elements_8 = tensor.from_elements %45, %c3_i64, %c5_i64, %46 : tensor<4xi64>
    %reshape_9 = tensor.reshape %32(%from_elements_8) : (tensor<?x5x?xf32>, tensor<4xi64>) -> tensor<?x3x5x?xf32>
    %47 = arith.index_cast %45 : i64 to index
    %48 = arith.index_cast %46 : i64 to index
    %49 = tensor.empty(%47, %48) : tensor<?x3x5x?xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_9 : tensor<?x3x5x?xf32>) outs(%49 : tensor<?x3x5x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.mulf %in, %cst_3 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x?xf32>
    %51 = tensor.empty(%47) : tensor<?x3x5xi64>
    %52 = linalg.fill ins(%c0_i64 : i64) outs(%51 : tensor<?x3x5xi64>) -> tensor<?x3x5xi64>
    %53 = tensor.empty(%47) : tensor<?x3x5xf32>
    %54 = linalg.fill ins(%cst_0 : f32) outs(%53 : tensor<?x3x5xf32>) -> tensor<?x3x5xf32>
    %55:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%50 : tensor<?x3x5x?xf32>) outs(%54, %52 : tensor<?x3x5xf32>, tensor<?x3x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_28: i64):
      %193 = linalg.index 3 : index
      %194 = arith.index_cast %193 : index to i64
      %195 = arith.maximumf %in, %out : f32
      %196 = arith.cmpf ogt, %in, %out : f32
      %197 = arith.select %196, %194, %out_28 : i64
      linalg.yield %195, %197 : f32, i64
    } -> (tensor<?x3x5xf32>, tensor<?x3x5xi64>)
    %expanded = tensor.expand_shape %55#0 [[0], [1], [2, 3]] output_shape [%47, 3, 5, 1] : tensor<?x3x5xf32> into tensor<?x3x5x1xf32>
    %56 = tensor.empty(%47) : tensor<?x3x5x1xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x3x5x1xf32>) outs(%56 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.absf %in : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %58 = tensor.empty(%47) : tensor<?x3x5x1xi1>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<?x3x5x1xf32>) outs(%58 : tensor<?x3x5x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %193 = arith.extf %in : f32 to f64
      %194 = arith.cmpf oeq, %193, %cst_2 : f64
      linalg.yield %194 : i1
    } -> tensor<?x3x5x1xi1>
    %60 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %cst_1, %expanded : tensor<?x3x5x1xi1>, tensor<f32>, tensor<?x3x5x1xf32>) outs(%56 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: i1, %in_28: f32, %in_29: f32, %out: f32):
      %193 = arith.select %in, %in_28, %in_29 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %60 : tensor<?x3x5x?xf32>, tensor<?x3x5x1xf32>) outs(%49 : tensor<?x3x5x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %193 = arith.subf %in, %in_28 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x?xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<?x3x5x?xf32>) outs(%49 : tensor<?x3x5x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.exp %in : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x?xf32>
    %63 = linalg.fill ins(%cst : f32) outs(%56 : tensor<?x3x5x1xf32>) -> tensor<?x3x5x1xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%62 : tensor<?x3x5x?xf32>) outs(%63 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<?x3x5x1xf32>) outs(%56 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.log %in : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %60 : tensor<?x3x5x1xf32>, tensor<?x3x5x1xf32>) outs(%56 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %193 = arith.addf %in, %in_28 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %66 : tensor<?x3x5x?xf32>, tensor<?x3x5x1xf32>) outs(%49 : tensor<?x3x5x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %193 = arith.subf %in, %in_28 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x?xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%67 : tensor<?x3x5x?xf32>) outs(%49 : tensor<?x3x5x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.exp %in : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x?xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %8, "unimplemented: dynamic negative broadcast sizes"
    %69 = tensor.empty(%dim, %dim_4) : tensor<?x3x5x?xf32>
    %70 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%69 : tensor<?x3x5x?xf32>) {
    ^bb0(%out: f32):
      %193 = linalg.index 0 : index
      %194 = linalg.index 1 : index
      %195 = linalg.index 2 : index
      %196 = linalg.index 3 : index
      %197 = arith.cmpi eq, %47, %c1 : index
      %198 = arith.select %197, %c0, %193 : index
      %199 = arith.cmpi eq, %48, %c1 : index
      %200 = arith.select %199, %c0, %196 : index
      %extracted = tensor.extract %68[%198, %194, %195, %200] : tensor<?x3x5x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x3x5x?xf32>
    %71 = arith.muli %12, %c5_i64 : i64
    %72 = arith.muli %71, %1 : i64
    %73 = arith.select %17, %71, %72 : i64
    cf.assert %20, "must have at most one inferred (negative) dimension"
    %74 = arith.muli %0, %c15_i64 : i64
    %75 = arith.muli %74, %1 : i64
    %76 = arith.divsi %75, %73 : i64
    %77 = arith.select %11, %76, %4 : i64
    %78 = arith.select %17, %76, %1 : i64
    %from_elements_10 = tensor.from_elements %77, %c5_i64, %78 : tensor<3xi64>
    %reshape_11 = tensor.reshape %70(%from_elements_10) : (tensor<?x3x5x?xf32>, tensor<3xi64>) -> tensor<?x5x?xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %8, "unimplemented: dynamic negative broadcast sizes"
    %79 = tensor.empty(%dim, %dim_4) : tensor<?x3x?x16xf32>
    %80 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%79 : tensor<?x3x?x16xf32>) {
    ^bb0(%out: f32):
      %193 = linalg.index 0 : index
      %194 = linalg.index 1 : index
      %195 = linalg.index 2 : index
      %196 = linalg.index 3 : index
      %dim_28 = tensor.dim %arg2, %c0 : tensor<?x3x?x16xf32>
      %197 = arith.cmpi eq, %dim_28, %c1 : index
      %198 = arith.select %197, %c0, %193 : index
      %199 = arith.cmpi eq, %dim_4, %c1 : index
      %200 = arith.select %199, %c0, %195 : index
      %extracted = tensor.extract %arg2[%198, %194, %200, %196] : tensor<?x3x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x3x?x16xf32>
    %81 = arith.muli %12, %1 : i64
    %82 = arith.select %17, %12, %81 : i64
    %83 = arith.muli %82, %c16_i64 : i64
    cf.assert %20, "must have at most one inferred (negative) dimension"
    %84 = arith.muli %4, %1 : i64
    %85 = arith.muli %84, %c16_i64 : i64
    %86 = arith.divsi %85, %83 : i64
    %87 = arith.select %11, %86, %4 : i64
    %88 = arith.select %17, %86, %1 : i64
    %from_elements_12 = tensor.from_elements %87, %88, %c16_i64 : tensor<3xi64>
    %reshape_13 = tensor.reshape %80(%from_elements_12) : (tensor<?x3x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %89 = arith.index_cast %77 : i64 to index
    %90 = arith.cmpi eq, %77, %87 : i64
    cf.assert %90, "mismatching contracting dimension"
    %91 = arith.cmpi eq, %78, %88 : i64
    cf.assert %91, "mismatching contracting dimension"
    %92 = tensor.empty(%89) : tensor<?x5x16xf32>
    %93 = linalg.fill ins(%cst : f32) outs(%92 : tensor<?x5x16xf32>) -> tensor<?x5x16xf32>
    %94 = linalg.batch_matmul ins(%reshape_11, %reshape_13 : tensor<?x5x?xf32>, tensor<?x?x16xf32>) outs(%93 : tensor<?x5x16xf32>) -> tensor<?x5x16xf32>
    %95 = arith.divsi %89, %c3 : index
    %expanded_14 = tensor.expand_shape %94 [[0, 1], [2], [3]] output_shape [%95, 3, 5, 16] : tensor<?x5x16xf32> into tensor<?x3x5x16xf32>
    %dim_15 = tensor.dim %arg3, %c0 : tensor<?x3x?x16xf32>
    %dim_16 = tensor.dim %arg3, %c2 : tensor<?x3x?x16xf32>
    %96 = tensor.empty(%dim_15, %dim_16) : tensor<?x3x16x?xf32>
    %transposed_17 = linalg.transpose ins(%arg3 : tensor<?x3x?x16xf32>) outs(%96 : tensor<?x3x16x?xf32>) permutation = [0, 1, 3, 2] 
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    %97 = arith.cmpi sge, %2, %c0_i64 : i64
    cf.assert %97, "unimplemented: dynamic negative broadcast sizes"
    %98 = tensor.empty(%dim, %dim_5) : tensor<?x3x16x?xf32>
    %99 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%98 : tensor<?x3x16x?xf32>) {
    ^bb0(%out: f32):
      %193 = linalg.index 0 : index
      %194 = linalg.index 1 : index
      %195 = linalg.index 2 : index
      %196 = linalg.index 3 : index
      %197 = arith.cmpi eq, %dim_15, %c1 : index
      %198 = arith.select %197, %c0, %193 : index
      %199 = arith.cmpi eq, %dim_16, %c1 : index
      %200 = arith.select %199, %c0, %196 : index
      %extracted = tensor.extract %transposed_17[%198, %194, %195, %200] : tensor<?x3x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x3x16x?xf32>
    %100 = arith.muli %14, %2 : i64
    %101 = arith.cmpi slt, %2, %c0_i64 : i64
    %102 = arith.select %101, %14, %100 : i64
    %103 = arith.select %101, %16, %13 : i64
    %104 = arith.cmpi sle, %103, %c1_i64 : i64
    cf.assert %104, "must have at most one inferred (negative) dimension"
    %105 = arith.muli %21, %2 : i64
    %106 = arith.divsi %105, %102 : i64
    %107 = arith.select %11, %106, %4 : i64
    %108 = arith.select %101, %106, %2 : i64
    %from_elements_18 = tensor.from_elements %107, %c16_i64, %108 : tensor<3xi64>
    %reshape_19 = tensor.reshape %99(%from_elements_18) : (tensor<?x3x16x?xf32>, tensor<3xi64>) -> tensor<?x16x?xf32>
    %109 = arith.index_cast %108 : i64 to index
    %110 = arith.cmpi eq, %28, %107 : i64
    cf.assert %110, "mismatching contracting dimension"
    %111 = tensor.empty(%26, %109) : tensor<?x5x?xf32>
    %112 = linalg.fill ins(%cst : f32) outs(%111 : tensor<?x5x?xf32>) -> tensor<?x5x?xf32>
    %113 = linalg.batch_matmul ins(%collapsed, %reshape_19 : tensor<?x5x16xf32>, tensor<?x16x?xf32>) outs(%112 : tensor<?x5x?xf32>) -> tensor<?x5x?xf32>
    %114 = arith.muli %36, %2 : i64
    %115 = arith.select %101, %36, %114 : i64
    %116 = arith.select %101, %38, %35 : i64
    %117 = arith.cmpi sle, %116, %c1_i64 : i64
    cf.assert %117, "must have at most one inferred (negative) dimension"
    %118 = arith.muli %42, %108 : i64
    %119 = arith.divsi %118, %115 : i64
    %120 = arith.select %33, %119, %0 : i64
    %121 = arith.select %101, %119, %2 : i64
    %from_elements_20 = tensor.from_elements %120, %c3_i64, %c5_i64, %121 : tensor<4xi64>
    %reshape_21 = tensor.reshape %113(%from_elements_20) : (tensor<?x5x?xf32>, tensor<4xi64>) -> tensor<?x3x5x?xf32>
    %122 = arith.index_cast %120 : i64 to index
    %123 = arith.index_cast %121 : i64 to index
    %124 = tensor.empty(%122, %123) : tensor<?x3x5x?xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_21 : tensor<?x3x5x?xf32>) outs(%124 : tensor<?x3x5x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.mulf %in, %cst_3 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x?xf32>
    %126 = tensor.empty(%122) : tensor<?x3x5xi64>
    %127 = linalg.fill ins(%c0_i64 : i64) outs(%126 : tensor<?x3x5xi64>) -> tensor<?x3x5xi64>
    %128 = tensor.empty(%122) : tensor<?x3x5xf32>
    %129 = linalg.fill ins(%cst_0 : f32) outs(%128 : tensor<?x3x5xf32>) -> tensor<?x3x5xf32>
    %130:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%125 : tensor<?x3x5x?xf32>) outs(%129, %127 : tensor<?x3x5xf32>, tensor<?x3x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_28: i64):
      %193 = linalg.index 3 : index
      %194 = arith.index_cast %193 : index to i64
      %195 = arith.maximumf %in, %out : f32
      %196 = arith.cmpf ogt, %in, %out : f32
      %197 = arith.select %196, %194, %out_28 : i64
      linalg.yield %195, %197 : f32, i64
    } -> (tensor<?x3x5xf32>, tensor<?x3x5xi64>)
    %expanded_22 = tensor.expand_shape %130#0 [[0], [1], [2, 3]] output_shape [%122, 3, 5, 1] : tensor<?x3x5xf32> into tensor<?x3x5x1xf32>
    %131 = tensor.empty(%122) : tensor<?x3x5x1xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<?x3x5x1xf32>) outs(%131 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.absf %in : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %133 = tensor.empty(%122) : tensor<?x3x5x1xi1>
    %134 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132 : tensor<?x3x5x1xf32>) outs(%133 : tensor<?x3x5x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %193 = arith.extf %in : f32 to f64
      %194 = arith.cmpf oeq, %193, %cst_2 : f64
      linalg.yield %194 : i1
    } -> tensor<?x3x5x1xi1>
    %135 = linalg.generic {indexing_maps = [#map, #map3, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134, %cst_1, %expanded_22 : tensor<?x3x5x1xi1>, tensor<f32>, tensor<?x3x5x1xf32>) outs(%131 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: i1, %in_28: f32, %in_29: f32, %out: f32):
      %193 = arith.select %in, %in_28, %in_29 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %135 : tensor<?x3x5x?xf32>, tensor<?x3x5x1xf32>) outs(%124 : tensor<?x3x5x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %193 = arith.subf %in, %in_28 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x?xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136 : tensor<?x3x5x?xf32>) outs(%124 : tensor<?x3x5x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.exp %in : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x?xf32>
    %138 = linalg.fill ins(%cst : f32) outs(%131 : tensor<?x3x5x1xf32>) -> tensor<?x3x5x1xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%137 : tensor<?x3x5x?xf32>) outs(%138 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139 : tensor<?x3x5x1xf32>) outs(%131 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.log %in : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %135 : tensor<?x3x5x1xf32>, tensor<?x3x5x1xf32>) outs(%131 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %193 = arith.addf %in, %in_28 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %141 : tensor<?x3x5x?xf32>, tensor<?x3x5x1xf32>) outs(%124 : tensor<?x3x5x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %193 = arith.subf %in, %in_28 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x?xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142 : tensor<?x3x5x?xf32>) outs(%124 : tensor<?x3x5x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.exp %in : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x?xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %97, "unimplemented: dynamic negative broadcast sizes"
    %144 = tensor.empty(%dim, %dim_5) : tensor<?x3x5x?xf32>
    %145 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%144 : tensor<?x3x5x?xf32>) {
    ^bb0(%out: f32):
      %193 = linalg.index 0 : index
      %194 = linalg.index 1 : index
      %195 = linalg.index 2 : index
      %196 = linalg.index 3 : index
      %197 = arith.cmpi eq, %122, %c1 : index
      %198 = arith.select %197, %c0, %193 : index
      %199 = arith.cmpi eq, %123, %c1 : index
      %200 = arith.select %199, %c0, %196 : index
      %extracted = tensor.extract %143[%198, %194, %195, %200] : tensor<?x3x5x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x3x5x?xf32>
    %146 = arith.muli %71, %2 : i64
    %147 = arith.select %101, %71, %146 : i64
    cf.assert %104, "must have at most one inferred (negative) dimension"
    %148 = arith.muli %74, %2 : i64
    %149 = arith.divsi %148, %147 : i64
    %150 = arith.select %11, %149, %4 : i64
    %151 = arith.select %101, %149, %2 : i64
    %from_elements_23 = tensor.from_elements %150, %c5_i64, %151 : tensor<3xi64>
    %reshape_24 = tensor.reshape %145(%from_elements_23) : (tensor<?x3x5x?xf32>, tensor<3xi64>) -> tensor<?x5x?xf32>
    cf.assert %5, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %97, "unimplemented: dynamic negative broadcast sizes"
    %152 = tensor.empty(%dim, %dim_5) : tensor<?x3x?x16xf32>
    %153 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%152 : tensor<?x3x?x16xf32>) {
    ^bb0(%out: f32):
      %193 = linalg.index 0 : index
      %194 = linalg.index 1 : index
      %195 = linalg.index 2 : index
      %196 = linalg.index 3 : index
      %dim_28 = tensor.dim %arg4, %c0 : tensor<?x3x?x16xf32>
      %197 = arith.cmpi eq, %dim_28, %c1 : index
      %198 = arith.select %197, %c0, %193 : index
      %199 = arith.cmpi eq, %dim_5, %c1 : index
      %200 = arith.select %199, %c0, %195 : index
      %extracted = tensor.extract %arg4[%198, %194, %200, %196] : tensor<?x3x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x3x?x16xf32>
    %154 = arith.muli %12, %2 : i64
    %155 = arith.select %101, %12, %154 : i64
    %156 = arith.muli %155, %c16_i64 : i64
    cf.assert %104, "must have at most one inferred (negative) dimension"
    %157 = arith.muli %4, %2 : i64
    %158 = arith.muli %157, %c16_i64 : i64
    %159 = arith.divsi %158, %156 : i64
    %160 = arith.select %11, %159, %4 : i64
    %161 = arith.select %101, %159, %2 : i64
    %from_elements_25 = tensor.from_elements %160, %161, %c16_i64 : tensor<3xi64>
    %reshape_26 = tensor.reshape %153(%from_elements_25) : (tensor<?x3x?x16xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    %162 = arith.index_cast %150 : i64 to index
    %163 = arith.cmpi eq, %150, %160 : i64
    cf.assert %163, "mismatching contracting dimension"
    %164 = arith.cmpi eq, %151, %161 : i64
    cf.assert %164, "mismatching contracting dimension"
    %165 = tensor.empty(%162) : tensor<?x5x16xf32>
    %166 = linalg.fill ins(%cst : f32) outs(%165 : tensor<?x5x16xf32>) -> tensor<?x5x16xf32>
    %167 = linalg.batch_matmul ins(%reshape_24, %reshape_26 : tensor<?x5x?xf32>, tensor<?x?x16xf32>) outs(%166 : tensor<?x5x16xf32>) -> tensor<?x5x16xf32>
    %168 = arith.divsi %162, %c3 : index
    %expanded_27 = tensor.expand_shape %167 [[0, 1], [2], [3]] output_shape [%168, 3, 5, 16] : tensor<?x5x16xf32> into tensor<?x3x5x16xf32>
    %169 = arith.cmpi eq, %47, %122 : index
    cf.assert %169, "mismatched size for broadcast"
    %170 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %141 : tensor<?x3x5x1xf32>, tensor<?x3x5x1xf32>) outs(%56 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %193 = arith.subf %in, %in_28 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170 : tensor<?x3x5x1xf32>) outs(%56 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.absf %in : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171 : tensor<?x3x5x1xf32>) outs(%56 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.negf %in : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    cf.assert %169, "mismatched size for broadcast"
    %173 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %141 : tensor<?x3x5x1xf32>, tensor<?x3x5x1xf32>) outs(%56 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %193 = arith.cmpf ogt, %in, %in_28 : f32
      %194 = arith.select %193, %in, %in_28 : f32
      linalg.yield %194 : f32
    } -> tensor<?x3x5x1xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172 : tensor<?x3x5x1xf32>) outs(%56 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.exp %in : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174 : tensor<?x3x5x1xf32>) outs(%56 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.log1p %in : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %175 : tensor<?x3x5x1xf32>, tensor<?x3x5x1xf32>) outs(%56 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %193 = arith.addf %in, %in_28 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173 : tensor<?x3x5x1xf32>) outs(%56 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.absf %in : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%177 : tensor<?x3x5x1xf32>) outs(%58 : tensor<?x3x5x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %193 = arith.extf %in : f32 to f64
      %194 = arith.cmpf oeq, %193, %cst_2 : f64
      linalg.yield %194 : i1
    } -> tensor<?x3x5x1xi1>
    %179 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %173, %176 : tensor<?x3x5x1xi1>, tensor<?x3x5x1xf32>, tensor<?x3x5x1xf32>) outs(%56 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: i1, %in_28: f32, %in_29: f32, %out: f32):
      %193 = arith.select %in, %in_28, %in_29 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %179 : tensor<?x3x5x1xf32>, tensor<?x3x5x1xf32>) outs(%56 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %193 = arith.subf %in, %in_28 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %181 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%180 : tensor<?x3x5x1xf32>) outs(%56 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.exp %in : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %182 = arith.cmpi eq, %95, %47 : index
    cf.assert %182, "mismatched size for broadcast"
    %183 = tensor.empty(%95) : tensor<?x3x5x16xf32>
    %184 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14, %181 : tensor<?x3x5x16xf32>, tensor<?x3x5x1xf32>) outs(%183 : tensor<?x3x5x16xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %193 = arith.mulf %in, %in_28 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x16xf32>
    %185 = arith.cmpi eq, %122, %47 : index
    cf.assert %185, "mismatched size for broadcast"
    %186 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141, %179 : tensor<?x3x5x1xf32>, tensor<?x3x5x1xf32>) outs(%131 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %193 = arith.subf %in, %in_28 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%186 : tensor<?x3x5x1xf32>) outs(%131 : tensor<?x3x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.exp %in : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x1xf32>
    %188 = arith.cmpi eq, %168, %122 : index
    cf.assert %188, "mismatched size for broadcast"
    %189 = tensor.empty(%168) : tensor<?x3x5x16xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27, %187 : tensor<?x3x5x16xf32>, tensor<?x3x5x1xf32>) outs(%189 : tensor<?x3x5x16xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %193 = arith.mulf %in, %in_28 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x16xf32>
    %191 = arith.cmpi eq, %95, %168 : index
    cf.assert %191, "mismatched size for broadcast"
    %192 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184, %190 : tensor<?x3x5x16xf32>, tensor<?x3x5x16xf32>) outs(%183 : tensor<?x3x5x16xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %193 = arith.addf %in, %in_28 : f32
      linalg.yield %193 : f32
    } -> tensor<?x3x5x16xf32>
    return %192, %179 : tensor<?x3x5x16xf32>, tensor<?x3x5x1xf32>
  }
}
