#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
module {
  func.func @main(%arg0: tensor<?x?x16xf16>, %arg1: tensor<16x48xf16>, %arg2: tensor<16x16xf16>) -> tensor<?x?x16xf16> {
    %c48_i64 = arith.constant 48 : i64
    %c16_i64 = arith.constant 16 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant 1.000000e-01 : f64
    %cst_3 = arith.constant 4.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x16xf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_4 = tensor.dim %arg0, %c1 : tensor<?x?x16xf16>
    %1 = arith.index_cast %dim_4 : index to i64
    %cast = tensor.cast %arg0 : tensor<?x?x16xf16> to tensor<?x1x16xf16>
    %collapsed = tensor.collapse_shape %cast [[0], [1, 2]] : tensor<?x1x16xf16> into tensor<?x16xf16>
    %dim_5 = tensor.dim %arg0, %c0 : tensor<?x?x16xf16>
    %2 = tensor.empty(%dim_5) : tensor<?x48xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %4 = linalg.matmul ins(%collapsed, %arg1 : tensor<?x16xf16>, tensor<16x48xf16>) outs(%3 : tensor<?x48xf32>) -> tensor<?x48xf32>
    %5 = tensor.empty(%dim_5) : tensor<?x48xf16>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<?x48xf32>) outs(%5 : tensor<?x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %128 = arith.truncf %in : f32 to f16
      linalg.yield %128 : f16
    } -> tensor<?x48xf16>
    %7 = arith.cmpi slt, %0, %c0_i64 : i64
    %8 = arith.select %7, %c1_i64, %0 : i64
    %9 = arith.extui %7 : i1 to i64
    %10 = arith.muli %8, %1 : i64
    %11 = arith.addi %9, %c1_i64 : i64
    %12 = arith.cmpi slt, %1, %c0_i64 : i64
    %13 = arith.select %12, %8, %10 : i64
    %14 = arith.select %12, %11, %9 : i64
    %15 = arith.muli %13, %c48_i64 : i64
    %16 = arith.cmpi sle, %14, %c1_i64 : i64
    cf.assert %16, "must have at most one inferred (negative) dimension"
    %17 = arith.index_cast %dim_5 : index to i64
    %18 = arith.muli %17, %c48_i64 : i64
    %19 = arith.divsi %18, %15 : i64
    %20 = arith.select %7, %19, %0 : i64
    %21 = arith.select %12, %19, %1 : i64
    %from_elements = tensor.from_elements %20, %21, %c48_i64 : tensor<3xi64>
    %reshape = tensor.reshape %6(%from_elements) : (tensor<?x48xf16>, tensor<3xi64>) -> tensor<?x?x48xf16>
    %22 = arith.index_cast %20 : i64 to index
    %23 = arith.index_cast %21 : i64 to index
    %extracted_slice = tensor.extract_slice %reshape[0, 0, 0] [%22, %23, 16] [1, 1, 1] : tensor<?x?x48xf16> to tensor<?x?x16xf16>
    %extracted_slice_6 = tensor.extract_slice %reshape[0, 0, 16] [%22, %23, 16] [1, 1, 1] : tensor<?x?x48xf16> to tensor<?x?x16xf16>
    %extracted_slice_7 = tensor.extract_slice %reshape[0, 0, 32] [%22, %23, 16] [1, 1, 1] : tensor<?x?x48xf16> to tensor<?x?x16xf16>
    %24 = tensor.empty(%dim_4) : tensor<?xi64>
    %25 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%24 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %128 = linalg.index 0 : index
      %129 = arith.index_cast %128 : index to i64
      linalg.yield %129 : i64
    } -> tensor<?xi64>
    %26 = tensor.empty(%22, %23) : tensor<?x16x?xf16>
    %transposed = linalg.transpose ins(%extracted_slice_6 : tensor<?x?x16xf16>) outs(%26 : tensor<?x16x?xf16>) permutation = [0, 2, 1] 
    %27 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %27, "unimplemented: dynamic negative broadcast sizes"
    %28 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %28, "unimplemented: dynamic negative broadcast sizes"
    %29 = tensor.empty(%dim, %dim_4) : tensor<?x?x16xf16>
    %30 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%29 : tensor<?x?x16xf16>) {
    ^bb0(%out: f16):
      %128 = linalg.index 0 : index
      %129 = linalg.index 1 : index
      %130 = linalg.index 2 : index
      %131 = arith.cmpi eq, %22, %c1 : index
      %132 = arith.select %131, %c0, %128 : index
      %133 = arith.cmpi eq, %23, %c1 : index
      %134 = arith.select %133, %c0, %129 : index
      %extracted = tensor.extract %extracted_slice[%132, %134, %130] : tensor<?x?x16xf16>
      linalg.yield %extracted : f16
    } -> tensor<?x?x16xf16>
    %31 = arith.muli %13, %c16_i64 : i64
    cf.assert %16, "must have at most one inferred (negative) dimension"
    %32 = arith.muli %0, %1 : i64
    %33 = arith.muli %32, %c16_i64 : i64
    %34 = arith.divsi %33, %31 : i64
    %35 = arith.select %7, %34, %0 : i64
    %36 = arith.select %12, %34, %1 : i64
    %from_elements_8 = tensor.from_elements %35, %36, %c16_i64 : tensor<3xi64>
    %reshape_9 = tensor.reshape %30(%from_elements_8) : (tensor<?x?x16xf16>, tensor<3xi64>) -> tensor<?x?x16xf16>
    cf.assert %27, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %28, "unimplemented: dynamic negative broadcast sizes"
    %37 = tensor.empty(%dim, %dim_4) : tensor<?x16x?xf16>
    %38 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%37 : tensor<?x16x?xf16>) {
    ^bb0(%out: f16):
      %128 = linalg.index 0 : index
      %129 = linalg.index 1 : index
      %130 = linalg.index 2 : index
      %131 = arith.cmpi eq, %22, %c1 : index
      %132 = arith.select %131, %c0, %128 : index
      %133 = arith.cmpi eq, %23, %c1 : index
      %134 = arith.select %133, %c0, %130 : index
      %extracted = tensor.extract %transposed[%132, %129, %134] : tensor<?x16x?xf16>
      linalg.yield %extracted : f16
    } -> tensor<?x16x?xf16>
    %39 = arith.muli %8, %c16_i64 : i64
    %40 = arith.muli %39, %1 : i64
    %41 = arith.select %12, %39, %40 : i64
    cf.assert %16, "must have at most one inferred (negative) dimension"
    %42 = arith.muli %0, %c16_i64 : i64
    %43 = arith.muli %42, %1 : i64
    %44 = arith.divsi %43, %41 : i64
    %45 = arith.select %7, %44, %0 : i64
    %46 = arith.select %12, %44, %1 : i64
    %from_elements_10 = tensor.from_elements %45, %c16_i64, %46 : tensor<3xi64>
    %reshape_11 = tensor.reshape %38(%from_elements_10) : (tensor<?x16x?xf16>, tensor<3xi64>) -> tensor<?x16x?xf16>
    %47 = arith.index_cast %35 : i64 to index
    %48 = arith.index_cast %36 : i64 to index
    %49 = arith.index_cast %46 : i64 to index
    %50 = arith.cmpi eq, %35, %45 : i64
    cf.assert %50, "mismatching contracting dimension"
    %51 = tensor.empty(%47, %48, %49) : tensor<?x?x?xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %53 = linalg.batch_matmul ins(%reshape_9, %reshape_11 : tensor<?x?x16xf16>, tensor<?x16x?xf16>) outs(%52 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %54 = tensor.empty(%47, %48, %49) : tensor<?x?x?xf16>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<?x?x?xf32>) outs(%54 : tensor<?x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %128 = arith.truncf %in : f32 to f16
      linalg.yield %128 : f16
    } -> tensor<?x?x?xf16>
    %56 = arith.muli %13, %1 : i64
    %57 = arith.addi %14, %c1_i64 : i64
    %58 = arith.select %12, %8, %56 : i64
    %59 = arith.select %12, %57, %9 : i64
    %60 = arith.cmpi sle, %59, %c1_i64 : i64
    cf.assert %60, "must have at most one inferred (negative) dimension"
    %61 = arith.muli %35, %36 : i64
    %62 = arith.muli %61, %46 : i64
    %63 = arith.divsi %62, %58 : i64
    %64 = arith.select %7, %63, %0 : i64
    %65 = arith.select %12, %63, %1 : i64
    %from_elements_12 = tensor.from_elements %64, %65, %65 : tensor<3xi64>
    %reshape_13 = tensor.reshape %55(%from_elements_12) : (tensor<?x?x?xf16>, tensor<3xi64>) -> tensor<?x?x?xf16>
    %66 = arith.index_cast %64 : i64 to index
    %67 = arith.index_cast %65 : i64 to index
    %68 = tensor.empty(%66, %67, %67) : tensor<?x?x?xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape_13 : tensor<?x?x?xf16>) outs(%68 : tensor<?x?x?xf32>) {
    ^bb0(%in: f16, %out: f32):
      %128 = arith.extf %in : f16 to f32
      linalg.yield %128 : f32
    } -> tensor<?x?x?xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<?x?x?xf32>) outs(%68 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.divf %in, %cst_3 : f32
      linalg.yield %128 : f32
    } -> tensor<?x?x?xf32>
    %expanded = tensor.expand_shape %25 [[0, 1]] output_shape [%dim_4, 1] : tensor<?xi64> into tensor<?x1xi64>
    %expanded_14 = tensor.expand_shape %25 [[0, 1]] output_shape [1, %dim_4] : tensor<?xi64> into tensor<1x?xi64>
    %71 = tensor.empty(%dim_4, %dim_4) : tensor<?x?xi64>
    %72 = linalg.generic {indexing_maps = [#map3, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_14 : tensor<?x1xi64>, tensor<1x?xi64>) outs(%71 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_25: i64, %out: i64):
      %128 = arith.subi %in, %in_25 : i64
      linalg.yield %128 : i64
    } -> tensor<?x?xi64>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<?x?xi64>) outs(%71 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %out: i64):
      %128 = math.absi %in : i64
      linalg.yield %128 : i64
    } -> tensor<?x?xi64>
    %74 = tensor.empty(%dim_4, %dim_4) : tensor<?x?xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<?x?xi64>) outs(%74 : tensor<?x?xf32>) {
    ^bb0(%in: i64, %out: f32):
      %128 = arith.sitofp %in : i64 to f32
      linalg.yield %128 : f32
    } -> tensor<?x?xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<?x?xf32>) outs(%74 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.truncf %cst_2 : f64 to f32
      %129 = arith.mulf %in, %128 : f32
      linalg.yield %129 : f32
    } -> tensor<?x?xf32>
    %77 = arith.cmpi eq, %67, %dim_4 : index
    cf.assert %77, "mismatched size for broadcast"
    cf.assert %77, "mismatched size for broadcast"
    %78 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %76 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%68 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %128 = arith.subf %in, %in_25 : f32
      linalg.yield %128 : f32
    } -> tensor<?x?x?xf32>
    %79 = tensor.empty(%dim_4, %dim_4) : tensor<?x?xi1>
    %80 = linalg.generic {indexing_maps = [#map4, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_14, %expanded : tensor<1x?xi64>, tensor<?x1xi64>) outs(%79 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %in_25: i64, %out: i1):
      %128 = arith.cmpi sgt, %in, %in_25 : i64
      linalg.yield %128 : i1
    } -> tensor<?x?xi1>
    %81 = arith.cmpi eq, %dim_4, %67 : index
    cf.assert %81, "mismatched size for broadcast"
    cf.assert %81, "mismatched size for broadcast"
    %82 = tensor.empty(%66, %dim_4, %dim_4) : tensor<?x?x?xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map6, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %cst_1, %78 : tensor<?x?xi1>, tensor<f32>, tensor<?x?x?xf32>) outs(%82 : tensor<?x?x?xf32>) {
    ^bb0(%in: i1, %in_25: f32, %in_26: f32, %out: f32):
      %128 = arith.select %in, %in_25, %in_26 : f32
      linalg.yield %128 : f32
    } -> tensor<?x?x?xf32>
    %84 = tensor.empty(%66, %dim_4) : tensor<?x?xi64>
    %85 = linalg.fill ins(%c0_i64 : i64) outs(%84 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %86 = tensor.empty(%66, %dim_4) : tensor<?x?xf32>
    %87 = linalg.fill ins(%cst_0 : f32) outs(%86 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %88:2 = linalg.generic {indexing_maps = [#map2, #map7, #map7], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<?x?x?xf32>) outs(%87, %85 : tensor<?x?xf32>, tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_25: i64):
      %128 = linalg.index 2 : index
      %129 = arith.index_cast %128 : index to i64
      %130 = arith.maximumf %in, %out : f32
      %131 = arith.cmpf ogt, %in, %out : f32
      %132 = arith.select %131, %129, %out_25 : i64
      linalg.yield %130, %132 : f32, i64
    } -> (tensor<?x?xf32>, tensor<?x?xi64>)
    %expanded_15 = tensor.expand_shape %88#0 [[0], [1, 2]] output_shape [%66, %dim_4, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %89 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %expanded_15 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%82 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %128 = arith.subf %in, %in_25 : f32
      linalg.yield %128 : f32
    } -> tensor<?x?x?xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<?x?x?xf32>) outs(%82 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = math.exp %in : f32
      linalg.yield %128 : f32
    } -> tensor<?x?x?xf32>
    %91 = tensor.empty(%66, %dim_4) : tensor<?x?x1xf32>
    %92 = linalg.fill ins(%cst : f32) outs(%91 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %93 = linalg.generic {indexing_maps = [#map2, #map8], iterator_types = ["parallel", "parallel", "reduction"]} ins(%90 : tensor<?x?x?xf32>) outs(%92 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %128 = arith.addf %in, %out : f32
      linalg.yield %128 : f32
    } -> tensor<?x?x1xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %93 : tensor<?x?x?xf32>, tensor<?x?x1xf32>) outs(%82 : tensor<?x?x?xf32>) {
    ^bb0(%in: f32, %in_25: f32, %out: f32):
      %128 = arith.divf %in, %in_25 : f32
      linalg.yield %128 : f32
    } -> tensor<?x?x?xf32>
    %95 = tensor.empty(%66, %dim_4, %dim_4) : tensor<?x?x?xf16>
    %96 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<?x?x?xf32>) outs(%95 : tensor<?x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %128 = arith.truncf %in : f32 to f16
      linalg.yield %128 : f16
    } -> tensor<?x?x?xf16>
    cf.assert %27, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %28, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %28, "unimplemented: dynamic negative broadcast sizes"
    %97 = tensor.empty(%dim, %dim_4, %dim_4) : tensor<?x?x?xf16>
    %98 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%97 : tensor<?x?x?xf16>) {
    ^bb0(%out: f16):
      %128 = linalg.index 0 : index
      %129 = linalg.index 1 : index
      %130 = linalg.index 2 : index
      %131 = arith.cmpi eq, %66, %c1 : index
      %132 = arith.select %131, %c0, %128 : index
      %133 = arith.cmpi eq, %dim_4, %c1 : index
      %134 = arith.select %133, %c0, %129 : index
      %135 = arith.select %133, %c0, %130 : index
      %extracted = tensor.extract %96[%132, %134, %135] : tensor<?x?x?xf16>
      linalg.yield %extracted : f16
    } -> tensor<?x?x?xf16>
    cf.assert %60, "must have at most one inferred (negative) dimension"
    %99 = arith.muli %32, %1 : i64
    %100 = arith.divsi %99, %58 : i64
    %101 = arith.select %7, %100, %0 : i64
    %102 = arith.select %12, %100, %1 : i64
    %from_elements_16 = tensor.from_elements %101, %102, %102 : tensor<3xi64>
    %reshape_17 = tensor.reshape %98(%from_elements_16) : (tensor<?x?x?xf16>, tensor<3xi64>) -> tensor<?x?x?xf16>
    cf.assert %27, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %28, "unimplemented: dynamic negative broadcast sizes"
    %103 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel"]} outs(%29 : tensor<?x?x16xf16>) {
    ^bb0(%out: f16):
      %128 = linalg.index 0 : index
      %129 = linalg.index 1 : index
      %130 = linalg.index 2 : index
      %131 = arith.cmpi eq, %22, %c1 : index
      %132 = arith.select %131, %c0, %128 : index
      %133 = arith.cmpi eq, %23, %c1 : index
      %134 = arith.select %133, %c0, %129 : index
      %extracted = tensor.extract %extracted_slice_7[%132, %134, %130] : tensor<?x?x16xf16>
      linalg.yield %extracted : f16
    } -> tensor<?x?x16xf16>
    cf.assert %16, "must have at most one inferred (negative) dimension"
    %reshape_18 = tensor.reshape %103(%from_elements_8) : (tensor<?x?x16xf16>, tensor<3xi64>) -> tensor<?x?x16xf16>
    %104 = arith.index_cast %101 : i64 to index
    %105 = arith.index_cast %102 : i64 to index
    %106 = arith.cmpi eq, %101, %35 : i64
    cf.assert %106, "mismatching contracting dimension"
    %107 = arith.cmpi eq, %102, %36 : i64
    cf.assert %107, "mismatching contracting dimension"
    %108 = tensor.empty(%104, %105) : tensor<?x?x16xf32>
    %109 = linalg.fill ins(%cst : f32) outs(%108 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %110 = linalg.batch_matmul ins(%reshape_17, %reshape_18 : tensor<?x?x?xf16>, tensor<?x?x16xf16>) outs(%109 : tensor<?x?x16xf32>) -> tensor<?x?x16xf32>
    %111 = tensor.empty(%104, %105) : tensor<?x?x16xf16>
    %112 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110 : tensor<?x?x16xf32>) outs(%111 : tensor<?x?x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %128 = arith.truncf %in : f32 to f16
      linalg.yield %128 : f16
    } -> tensor<?x?x16xf16>
    cf.assert %16, "must have at most one inferred (negative) dimension"
    %113 = arith.muli %101, %102 : i64
    %114 = arith.muli %113, %c16_i64 : i64
    %115 = arith.divsi %114, %31 : i64
    %116 = arith.select %7, %115, %0 : i64
    %117 = arith.select %12, %115, %1 : i64
    %from_elements_19 = tensor.from_elements %116, %117, %c16_i64 : tensor<3xi64>
    %reshape_20 = tensor.reshape %112(%from_elements_19) : (tensor<?x?x16xf16>, tensor<3xi64>) -> tensor<?x?x16xf16>
    %cast_21 = tensor.cast %reshape_20 : tensor<?x?x16xf16> to tensor<?x1x16xf16>
    %collapsed_22 = tensor.collapse_shape %cast_21 [[0], [1, 2]] : tensor<?x1x16xf16> into tensor<?x16xf16>
    %118 = arith.index_cast %116 : i64 to index
    %119 = tensor.empty(%118) : tensor<?x16xf32>
    %120 = linalg.fill ins(%cst : f32) outs(%119 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %121 = linalg.matmul ins(%collapsed_22, %arg2 : tensor<?x16xf16>, tensor<16x16xf16>) outs(%120 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %122 = tensor.empty(%118) : tensor<?x16xf16>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<?x16xf32>) outs(%122 : tensor<?x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %128 = arith.truncf %in : f32 to f16
      linalg.yield %128 : f16
    } -> tensor<?x16xf16>
    cf.assert %16, "must have at most one inferred (negative) dimension"
    %124 = arith.muli %116, %c16_i64 : i64
    %125 = arith.divsi %124, %31 : i64
    %126 = arith.select %7, %125, %0 : i64
    %127 = arith.select %12, %125, %1 : i64
    %from_elements_23 = tensor.from_elements %126, %127, %c16_i64 : tensor<3xi64>
    %reshape_24 = tensor.reshape %123(%from_elements_23) : (tensor<?x16xf16>, tensor<3xi64>) -> tensor<?x?x16xf16>
    return %reshape_24 : tensor<?x?x16xf16>
  }
}
