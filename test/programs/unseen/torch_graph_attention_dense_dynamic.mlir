#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<?x?x8xf32>, %arg1: tensor<?x?x?xf32>) -> (tensor<?x?x8xf32>, tensor<?x?x8xf32>) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c8_i64 = arith.constant 8 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 9.9999999999999995E-7 : f64
    %cst_4 = arith.constant 2.000000e-01 : f64
    %cst_5 = arith.constant 1.000000e+00 : f32
    %dim = tensor.dim %arg1, %c0 : tensor<?x?x?xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_6 = tensor.dim %arg1, %c2 : tensor<?x?x?xf32>
    %1 = arith.index_cast %dim_6 : index to i64
    %dim_7 = tensor.dim %arg0, %c0 : tensor<?x?x8xf32>
    %dim_8 = tensor.dim %arg0, %c1 : tensor<?x?x8xf32>
    %2 = tensor.empty(%dim_7, %dim_8) : tensor<?x8x?xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<?x?x8xf32>) outs(%2 : tensor<?x8x?xf32>) permutation = [0, 2, 1] 
    %3 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    %4 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %5 = tensor.empty(%dim, %dim_6) : tensor<?x?x8xf32>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%5 : tensor<?x?x8xf32>) {
    ^bb0(%out: f32):
      %106 = linalg.index 0 : index
      %107 = linalg.index 1 : index
      %108 = linalg.index 2 : index
      %109 = arith.cmpi eq, %dim_7, %c1 : index
      %110 = arith.select %109, %c0, %106 : index
      %111 = arith.cmpi eq, %dim_8, %c1 : index
      %112 = arith.select %111, %c0, %107 : index
      %extracted = tensor.extract %arg0[%110, %112, %108] : tensor<?x?x8xf32>
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
    %22 = tensor.empty(%dim, %dim_6) : tensor<?x8x?xf32>
    %23 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%22 : tensor<?x8x?xf32>) {
    ^bb0(%out: f32):
      %106 = linalg.index 0 : index
      %107 = linalg.index 1 : index
      %108 = linalg.index 2 : index
      %109 = arith.cmpi eq, %dim_7, %c1 : index
      %110 = arith.select %109, %c0, %106 : index
      %111 = arith.cmpi eq, %dim_8, %c1 : index
      %112 = arith.select %111, %c0, %108 : index
      %extracted = tensor.extract %transposed[%110, %107, %112] : tensor<?x8x?xf32>
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
    %from_elements_9 = tensor.from_elements %30, %c8_i64, %31 : tensor<3xi64>
    %reshape_10 = tensor.reshape %23(%from_elements_9) : (tensor<?x8x?xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %32 = arith.index_cast %20 : i64 to index
    %33 = arith.index_cast %21 : i64 to index
    %34 = arith.index_cast %31 : i64 to index
    %35 = arith.cmpi eq, %20, %30 : i64
    cf.assert %35, "mismatching contracting dimension"
    %36 = tensor.empty(%32, %33, %34) : tensor<?x?x?xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %38 = linalg.batch_matmul ins(%reshape, %reshape_10 : tensor<?x?x8xf32>, tensor<?x8x?xf32>) outs(%37 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
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
    %from_elements_11 = tensor.from_elements %47, %48, %48 : tensor<3xi64>
    %reshape_12 = tensor.reshape %38(%from_elements_11) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    %49 = arith.index_cast %47 : i64 to index
    %50 = arith.index_cast %48 : i64 to index
    %51 = tensor.empty(%49, %50, %50) : tensor<?x?x?xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2, %reshape_12 : tensor<f32>, tensor<?x?x?xf32>) outs(%51 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %106 = arith.cmpf ogt, %in, %in_20 : f32
      %107 = arith.select %106, %in, %in_20 : f32
      linalg.yield %107 : f32
    } -> tensor<?x?x?xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2, %reshape_12 : tensor<f32>, tensor<?x?x?xf32>) outs(%51 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %106 = arith.cmpf olt, %in, %in_20 : f32
      %107 = arith.select %106, %in, %in_20 : f32
      linalg.yield %107 : f32
    } -> tensor<?x?x?xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<?x?x?xf32>) outs(%51 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.truncf %cst_4 : f64 to f32
      %107 = arith.mulf %in, %106 : f32
      linalg.yield %107 : f32
    } -> tensor<?x?x?xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %54 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%51 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %106 = arith.addf %in, %in_20 : f32
      linalg.yield %106 : f32
    } -> tensor<?x?x?xf32>
    %dim_13 = tensor.dim %arg1, %c1 : tensor<?x?x?xf32>
    %56 = tensor.empty(%dim, %dim_13, %dim_6) : tensor<?x?x?xi1>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<?x?x?xf32>) outs(%56 : tensor<?x?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %106 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %106 : i1
    } -> tensor<?x?x?xi1>
    %58 = arith.cmpi eq, %dim, %49 : index
    cf.assert %58, "mismatched size for broadcast"
    %59 = arith.cmpi eq, %dim_13, %50 : index
    cf.assert %59, "mismatched size for broadcast"
    %60 = arith.cmpi eq, %dim_6, %50 : index
    cf.assert %60, "mismatched size for broadcast"
    %61 = tensor.empty(%dim, %dim_13, %dim_6) : tensor<?x?x?xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %cst_1, %55 : tensor<?x?x?xi1>, tensor<f32>, tensor<?x?x?xf32>) outs(%61 : tensor<?x?x?xf32>) {
    ^bb0(%in: i1, %in_20: f32, %in_21: f32, %out: f32):
      %106 = arith.select %in, %in_20, %in_21 : f32
      linalg.yield %106 : f32
    } -> tensor<?x?x?xf32>
    %63 = tensor.empty(%dim, %dim_13) : tensor<?x?xi64>
    %64 = linalg.fill ins(%c0_i64 : i64) outs(%63 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %65 = tensor.empty(%dim, %dim_13) : tensor<?x?xf32>
    %66 = linalg.fill ins(%cst_0 : f32) outs(%65 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %67:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<?x?x?xf32>) outs(%66, %64 : tensor<?x?xf32>, tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_20: i64):
      %106 = linalg.index 2 : index
      %107 = arith.index_cast %106 : index to i64
      %108 = arith.maximumf %in, %out : f32
      %109 = arith.cmpf ogt, %in, %out : f32
      %110 = arith.select %109, %107, %out_20 : i64
      linalg.yield %108, %110 : f32, i64
    } -> (tensor<?x?xf32>, tensor<?x?xi64>)
    %expanded = tensor.expand_shape %67#0 [[0], [1, 2]] output_shape [%dim, %dim_13, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %expanded : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%61 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %106 = arith.subf %in, %in_20 : f32
      linalg.yield %106 : f32
    } -> tensor<?x?x?xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<?x?x?xf32>) outs(%61 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.exp %in : f32
      linalg.yield %106 : f32
    } -> tensor<?x?x?xf32>
    %70 = tensor.empty(%dim, %dim_13) : tensor<?x?x1xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%69 : tensor<?x?x?xf32>) outs(%71 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %out : f32
      linalg.yield %106 : f32
    } -> tensor<?x?x1xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %72 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%61 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %106 = arith.divf %in, %in_20 : f32
      linalg.yield %106 : f32
    } -> tensor<?x?x?xf32>
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %74 = tensor.empty(%dim, %dim_6, %dim_6) : tensor<?x?x?xf32>
    %75 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%74 : tensor<?x?x?xf32>) {
    ^bb0(%out: f32):
      %106 = linalg.index 0 : index
      %107 = linalg.index 1 : index
      %108 = linalg.index 2 : index
      %109 = arith.cmpi eq, %dim, %c1 : index
      %110 = arith.select %109, %c0, %106 : index
      %111 = arith.cmpi eq, %dim_13, %c1 : index
      %112 = arith.select %111, %c0, %107 : index
      %113 = arith.cmpi eq, %dim_6, %c1 : index
      %114 = arith.select %113, %c0, %108 : index
      %extracted = tensor.extract %73[%110, %112, %114] : tensor<?x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x?xf32>
    cf.assert %43, "must have at most one inferred (negative) dimension"
    %76 = arith.muli %17, %1 : i64
    %77 = arith.divsi %76, %41 : i64
    %78 = arith.select %7, %77, %0 : i64
    %79 = arith.select %12, %77, %1 : i64
    %from_elements_14 = tensor.from_elements %78, %79, %79 : tensor<3xi64>
    %reshape_15 = tensor.reshape %75(%from_elements_14) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %16, "must have at most one inferred (negative) dimension"
    %80 = arith.index_cast %78 : i64 to index
    %81 = arith.index_cast %79 : i64 to index
    %82 = arith.cmpi eq, %78, %20 : i64
    cf.assert %82, "mismatching contracting dimension"
    %83 = arith.cmpi eq, %79, %21 : i64
    cf.assert %83, "mismatching contracting dimension"
    %84 = tensor.empty(%80, %81) : tensor<?x?x8xf32>
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    %86 = linalg.batch_matmul ins(%reshape_15, %reshape : tensor<?x?x?xf32>, tensor<?x?x8xf32>) outs(%85 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    cf.assert %16, "must have at most one inferred (negative) dimension"
    %87 = arith.muli %78, %79 : i64
    %88 = arith.muli %87, %c8_i64 : i64
    %89 = arith.divsi %88, %15 : i64
    %90 = arith.select %7, %89, %0 : i64
    %91 = arith.select %12, %89, %1 : i64
    %from_elements_16 = tensor.from_elements %90, %91, %c8_i64 : tensor<3xi64>
    %reshape_17 = tensor.reshape %86(%from_elements_16) : (tensor<?x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    %92 = arith.index_cast %90 : i64 to index
    %93 = arith.index_cast %91 : i64 to index
    %94 = tensor.empty(%92, %93) : tensor<?x?x8xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2, %reshape_17 : tensor<f32>, tensor<?x?x8xf32>) outs(%94 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %106 = arith.cmpf ogt, %in, %in_20 : f32
      %107 = arith.select %106, %in, %in_20 : f32
      linalg.yield %107 : f32
    } -> tensor<?x?x8xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_2, %reshape_17 : tensor<f32>, tensor<?x?x8xf32>) outs(%94 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %106 = arith.cmpf olt, %in, %in_20 : f32
      %107 = arith.select %106, %in, %in_20 : f32
      linalg.yield %107 : f32
    } -> tensor<?x?x8xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<?x?x8xf32>) outs(%94 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.exp %in : f32
      linalg.yield %106 : f32
    } -> tensor<?x?x8xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<?x?x8xf32>) outs(%94 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.subf %in, %cst_5 : f32
      linalg.yield %106 : f32
    } -> tensor<?x?x8xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %98 : tensor<?x?x8xf32>, tensor<?x?x8xf32>) outs(%94 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %106 = arith.addf %in, %in_20 : f32
      linalg.yield %106 : f32
    } -> tensor<?x?x8xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1 : tensor<?x?x?xf32>) outs(%71 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %out : f32
      linalg.yield %106 : f32
    } -> tensor<?x?x1xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<?x?x1xf32>) outs(%70 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.truncf %cst_3 : f64 to f32
      %107 = arith.cmpf ult, %in, %106 : f32
      %108 = arith.select %107, %106, %in : f32
      linalg.yield %108 : f32
    } -> tensor<?x?x1xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<?x?x1xf32>) outs(%70 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.rsqrt %in : f32
      linalg.yield %106 : f32
    } -> tensor<?x?x1xf32>
    %103 = linalg.generic {indexing_maps = [#map3, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %arg1 : tensor<?x?x1xf32>, tensor<?x?x?xf32>) outs(%61 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %106 = arith.mulf %in, %in_20 : f32
      linalg.yield %106 : f32
    } -> tensor<?x?x?xf32>
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %104 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%74 : tensor<?x?x?xf32>) {
    ^bb0(%out: f32):
      %106 = linalg.index 0 : index
      %107 = linalg.index 1 : index
      %108 = linalg.index 2 : index
      %109 = arith.cmpi eq, %dim, %c1 : index
      %110 = arith.select %109, %c0, %106 : index
      %111 = arith.cmpi eq, %dim_13, %c1 : index
      %112 = arith.select %111, %c0, %107 : index
      %113 = arith.cmpi eq, %dim_6, %c1 : index
      %114 = arith.select %113, %c0, %108 : index
      %extracted = tensor.extract %103[%110, %112, %114] : tensor<?x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x?xf32>
    cf.assert %43, "must have at most one inferred (negative) dimension"
    %reshape_18 = tensor.reshape %104(%from_elements_14) : (tensor<?x?x?xf32>, tensor<3xi64>) -> tensor<?x?x?xf32>
    cf.assert %3, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %16, "must have at most one inferred (negative) dimension"
    cf.assert %82, "mismatching contracting dimension"
    cf.assert %83, "mismatching contracting dimension"
    %105 = linalg.batch_matmul ins(%reshape_18, %reshape : tensor<?x?x?xf32>, tensor<?x?x8xf32>) outs(%85 : tensor<?x?x8xf32>) -> tensor<?x?x8xf32>
    cf.assert %16, "must have at most one inferred (negative) dimension"
    %reshape_19 = tensor.reshape %105(%from_elements_16) : (tensor<?x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    return %99, %reshape_19 : tensor<?x?x8xf32>, tensor<?x?x8xf32>
  }
}
