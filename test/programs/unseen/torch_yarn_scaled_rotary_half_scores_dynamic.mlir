#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
#map9 = affine_map<(d0, d1) -> (d0, d1)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> ()>
module {
  func.func @main(%arg0: tensor<?x3x?x8xf16>, %arg1: tensor<?x3x?x8xf16>, %arg2: tensor<?x?xi64>) -> tensor<?x3x?x?xf16> {
    %c2_i64 = arith.constant 2 : i64
    %c8_i64 = arith.constant 8 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %c3_i64 = arith.constant 3 : i64
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 1.200000e+00 : f64
    %cst_3 = arith.constant 8.000000e+00 : f32
    %cst_4 = arith.constant 1.000000e+04 : f32
    %cst_5 = arith.constant 2.000000e+00 : f32
    %c24_i64 = arith.constant 24 : i64
    %cst_6 = arith.constant dense<1> : tensor<i64>
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x?x8xf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_7 = tensor.dim %arg2, %c1 : tensor<?x?xi64>
    %1 = arith.index_cast %dim_7 : index to i64
    %2 = tensor.empty() : tensor<4xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %130 = linalg.index 0 : index
      %131 = arith.index_cast %130 : index to i64
      %132 = arith.muli %131, %c2_i64 : i64
      linalg.yield %132 : i64
    } -> tensor<4xi64>
    %4 = tensor.empty() : tensor<4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<4xi64>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %130 = arith.sitofp %in : i64 to f32
      linalg.yield %130 : f32
    } -> tensor<4xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.divf %in, %cst_3 : f32
      linalg.yield %130 : f32
    } -> tensor<4xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = math.powf %cst_4, %in : f32
      linalg.yield %130 : f32
    } -> tensor<4xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.cmpf one, %in, %cst : f32
      cf.assert %130, "unimplemented: tensor with zero element"
      %131 = arith.divf %cst_0, %in : f32
      linalg.yield %131 : f32
    } -> tensor<4xf32>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %130 = linalg.index 0 : index
      %131 = arith.index_cast %130 : index to i64
      linalg.yield %131 : i64
    } -> tensor<4xi64>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<4xi64>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %130 = arith.sitofp %in : i64 to f32
      linalg.yield %130 : f32
    } -> tensor<4xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%10 : tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.subf %in, %cst_0 : f32
      linalg.yield %130 : f32
    } -> tensor<4xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.divf %in, %cst_5 : f32
      linalg.yield %130 : f32
    } -> tensor<4xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%12 : tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.cmpf ult, %in, %cst : f32
      %131 = arith.select %130, %cst, %in : f32
      %132 = arith.cmpf ugt, %131, %cst_0 : f32
      %133 = arith.select %132, %cst_0, %131 : f32
      linalg.yield %133 : f32
    } -> tensor<4xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.divf %in, %cst_3 : f32
      linalg.yield %130 : f32
    } -> tensor<4xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%14, %13 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %130 = arith.mulf %in, %in_31 : f32
      linalg.yield %130 : f32
    } -> tensor<4xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel"]} ins(%cst_6, %13 : tensor<i64>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: i64, %in_31: f32, %out: f32):
      %130 = arith.sitofp %in : i64 to f32
      %131 = arith.subf %130, %in_31 : f32
      linalg.yield %131 : f32
    } -> tensor<4xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%8, %16 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %130 = arith.mulf %in, %in_31 : f32
      linalg.yield %130 : f32
    } -> tensor<4xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%15, %17 : tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %130 = arith.addf %in, %in_31 : f32
      linalg.yield %130 : f32
    } -> tensor<4xf32>
    %dim_8 = tensor.dim %arg2, %c0 : tensor<?x?xi64>
    %expanded = tensor.expand_shape %arg2 [[0], [1, 2]] output_shape [%dim_8, %dim_7, 1] : tensor<?x?xi64> into tensor<?x?x1xi64>
    %19 = tensor.empty(%dim_8, %dim_7) : tensor<?x?x1xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x?x1xi64>) outs(%19 : tensor<?x?x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %130 = arith.sitofp %in : i64 to f32
      linalg.yield %130 : f32
    } -> tensor<?x?x1xf32>
    %21 = tensor.empty(%dim_8, %dim_7) : tensor<?x?x4xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %18 : tensor<?x?x1xf32>, tensor<4xf32>) outs(%21 : tensor<?x?x4xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %130 = arith.mulf %in, %in_31 : f32
      linalg.yield %130 : f32
    } -> tensor<?x?x4xf32>
    %concat = tensor.concat dim(2) %22, %22 : (tensor<?x?x4xf32>, tensor<?x?x4xf32>) -> tensor<?x?x8xf32>
    %dim_9 = tensor.dim %22, %c0 : tensor<?x?x4xf32>
    %dim_10 = tensor.dim %22, %c1 : tensor<?x?x4xf32>
    %23 = tensor.empty(%dim_9, %dim_10) : tensor<?x?x8xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<?x?x8xf32>) outs(%23 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = math.cos %in : f32
      linalg.yield %130 : f32
    } -> tensor<?x?x8xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<?x?x8xf32>) outs(%23 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.truncf %cst_2 : f64 to f32
      %131 = arith.mulf %in, %130 : f32
      linalg.yield %131 : f32
    } -> tensor<?x?x8xf32>
    %26 = tensor.empty(%dim_9, %dim_10) : tensor<?x?x8xf16>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<?x?x8xf32>) outs(%26 : tensor<?x?x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %130 = arith.truncf %in : f32 to f16
      linalg.yield %130 : f16
    } -> tensor<?x?x8xf16>
    %28 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat : tensor<?x?x8xf32>) outs(%23 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = math.sin %in : f32
      linalg.yield %130 : f32
    } -> tensor<?x?x8xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28 : tensor<?x?x8xf32>) outs(%23 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %130 = arith.truncf %cst_2 : f64 to f32
      %131 = arith.mulf %in, %130 : f32
      linalg.yield %131 : f32
    } -> tensor<?x?x8xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<?x?x8xf32>) outs(%26 : tensor<?x?x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %130 = arith.truncf %in : f32 to f16
      linalg.yield %130 : f16
    } -> tensor<?x?x8xf16>
    %expanded_11 = tensor.expand_shape %27 [[0], [1, 2], [3]] output_shape [%dim_9, 1, %dim_10, 8] : tensor<?x?x8xf16> into tensor<?x1x?x8xf16>
    %dim_12 = tensor.dim %arg0, %c2 : tensor<?x3x?x8xf16>
    %31 = arith.cmpi eq, %dim, %dim_9 : index
    cf.assert %31, "mismatched size for broadcast"
    %32 = arith.cmpi eq, %dim_12, %dim_10 : index
    cf.assert %32, "mismatched size for broadcast"
    %33 = tensor.empty(%dim, %dim_12) : tensor<?x3x?x8xf16>
    %34 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %expanded_11 : tensor<?x3x?x8xf16>, tensor<?x1x?x8xf16>) outs(%33 : tensor<?x3x?x8xf16>) {
    ^bb0(%in: f16, %in_31: f16, %out: f16):
      %130 = arith.mulf %in, %in_31 : f16
      linalg.yield %130 : f16
    } -> tensor<?x3x?x8xf16>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0, 4] [%dim, 3, %dim_12, 4] [1, 1, 1, 1] : tensor<?x3x?x8xf16> to tensor<?x3x?x4xf16>
    %35 = tensor.empty(%dim, %dim_12) : tensor<?x3x?x4xf16>
    %36 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<?x3x?x4xf16>) outs(%35 : tensor<?x3x?x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      %130 = arith.negf %in : f16
      linalg.yield %130 : f16
    } -> tensor<?x3x?x4xf16>
    %extracted_slice_13 = tensor.extract_slice %arg0[0, 0, 0, 0] [%dim, 3, %dim_12, 4] [1, 1, 1, 1] : tensor<?x3x?x8xf16> to tensor<?x3x?x4xf16>
    %concat_14 = tensor.concat dim(3) %36, %extracted_slice_13 : (tensor<?x3x?x4xf16>, tensor<?x3x?x4xf16>) -> tensor<?x3x?x8xf16>
    %expanded_15 = tensor.expand_shape %30 [[0], [1, 2], [3]] output_shape [%dim_9, 1, %dim_10, 8] : tensor<?x?x8xf16> into tensor<?x1x?x8xf16>
    %dim_16 = tensor.dim %36, %c0 : tensor<?x3x?x4xf16>
    %dim_17 = tensor.dim %36, %c2 : tensor<?x3x?x4xf16>
    %37 = arith.cmpi eq, %dim_16, %dim_9 : index
    cf.assert %37, "mismatched size for broadcast"
    %38 = arith.cmpi eq, %dim_17, %dim_10 : index
    cf.assert %38, "mismatched size for broadcast"
    %39 = tensor.empty(%dim_16, %dim_17) : tensor<?x3x?x8xf16>
    %40 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_14, %expanded_15 : tensor<?x3x?x8xf16>, tensor<?x1x?x8xf16>) outs(%39 : tensor<?x3x?x8xf16>) {
    ^bb0(%in: f16, %in_31: f16, %out: f16):
      %130 = arith.mulf %in, %in_31 : f16
      linalg.yield %130 : f16
    } -> tensor<?x3x?x8xf16>
    %41 = arith.cmpi eq, %dim, %dim_16 : index
    cf.assert %41, "mismatched size for broadcast"
    %42 = arith.cmpi eq, %dim_12, %dim_17 : index
    cf.assert %42, "mismatched size for broadcast"
    %43 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %40 : tensor<?x3x?x8xf16>, tensor<?x3x?x8xf16>) outs(%33 : tensor<?x3x?x8xf16>) {
    ^bb0(%in: f16, %in_31: f16, %out: f16):
      %130 = arith.addf %in, %in_31 : f16
      linalg.yield %130 : f16
    } -> tensor<?x3x?x8xf16>
    %dim_18 = tensor.dim %arg1, %c0 : tensor<?x3x?x8xf16>
    %dim_19 = tensor.dim %arg1, %c2 : tensor<?x3x?x8xf16>
    %44 = arith.cmpi eq, %dim_18, %dim_9 : index
    cf.assert %44, "mismatched size for broadcast"
    %45 = arith.cmpi eq, %dim_19, %dim_10 : index
    cf.assert %45, "mismatched size for broadcast"
    %46 = tensor.empty(%dim_18, %dim_19) : tensor<?x3x?x8xf16>
    %47 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1, %expanded_11 : tensor<?x3x?x8xf16>, tensor<?x1x?x8xf16>) outs(%46 : tensor<?x3x?x8xf16>) {
    ^bb0(%in: f16, %in_31: f16, %out: f16):
      %130 = arith.mulf %in, %in_31 : f16
      linalg.yield %130 : f16
    } -> tensor<?x3x?x8xf16>
    %extracted_slice_20 = tensor.extract_slice %arg1[0, 0, 0, 4] [%dim_18, 3, %dim_19, 4] [1, 1, 1, 1] : tensor<?x3x?x8xf16> to tensor<?x3x?x4xf16>
    %48 = tensor.empty(%dim_18, %dim_19) : tensor<?x3x?x4xf16>
    %49 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<?x3x?x4xf16>) outs(%48 : tensor<?x3x?x4xf16>) {
    ^bb0(%in: f16, %out: f16):
      %130 = arith.negf %in : f16
      linalg.yield %130 : f16
    } -> tensor<?x3x?x4xf16>
    %extracted_slice_21 = tensor.extract_slice %arg1[0, 0, 0, 0] [%dim_18, 3, %dim_19, 4] [1, 1, 1, 1] : tensor<?x3x?x8xf16> to tensor<?x3x?x4xf16>
    %concat_22 = tensor.concat dim(3) %49, %extracted_slice_21 : (tensor<?x3x?x4xf16>, tensor<?x3x?x4xf16>) -> tensor<?x3x?x8xf16>
    %dim_23 = tensor.dim %49, %c0 : tensor<?x3x?x4xf16>
    %dim_24 = tensor.dim %49, %c2 : tensor<?x3x?x4xf16>
    %50 = arith.cmpi eq, %dim_23, %dim_9 : index
    cf.assert %50, "mismatched size for broadcast"
    %51 = arith.cmpi eq, %dim_24, %dim_10 : index
    cf.assert %51, "mismatched size for broadcast"
    %52 = tensor.empty(%dim_23, %dim_24) : tensor<?x3x?x8xf16>
    %53 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_22, %expanded_15 : tensor<?x3x?x8xf16>, tensor<?x1x?x8xf16>) outs(%52 : tensor<?x3x?x8xf16>) {
    ^bb0(%in: f16, %in_31: f16, %out: f16):
      %130 = arith.mulf %in, %in_31 : f16
      linalg.yield %130 : f16
    } -> tensor<?x3x?x8xf16>
    %54 = arith.cmpi eq, %dim_18, %dim_23 : index
    cf.assert %54, "mismatched size for broadcast"
    %55 = arith.cmpi eq, %dim_19, %dim_24 : index
    cf.assert %55, "mismatched size for broadcast"
    %56 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %53 : tensor<?x3x?x8xf16>, tensor<?x3x?x8xf16>) outs(%46 : tensor<?x3x?x8xf16>) {
    ^bb0(%in: f16, %in_31: f16, %out: f16):
      %130 = arith.addf %in, %in_31 : f16
      linalg.yield %130 : f16
    } -> tensor<?x3x?x8xf16>
    %57 = tensor.empty(%dim_18, %dim_19) : tensor<?x3x8x?xf16>
    %transposed = linalg.transpose ins(%56 : tensor<?x3x?x8xf16>) outs(%57 : tensor<?x3x8x?xf16>) permutation = [0, 1, 3, 2] 
    %58 = arith.muli %0, %c3_i64 : i64
    %59 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %59, "unimplemented: dynamic negative broadcast sizes"
    %60 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %60, "unimplemented: dynamic negative broadcast sizes"
    %61 = tensor.empty(%dim, %dim_7) : tensor<?x3x?x8xf16>
    %62 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%61 : tensor<?x3x?x8xf16>) {
    ^bb0(%out: f16):
      %130 = linalg.index 0 : index
      %131 = linalg.index 1 : index
      %132 = linalg.index 2 : index
      %133 = linalg.index 3 : index
      %134 = arith.cmpi eq, %dim, %c1 : index
      %135 = arith.select %134, %c0, %130 : index
      %136 = arith.cmpi eq, %dim_12, %c1 : index
      %137 = arith.select %136, %c0, %132 : index
      %extracted = tensor.extract %43[%135, %131, %137, %133] : tensor<?x3x?x8xf16>
      linalg.yield %extracted : f16
    } -> tensor<?x3x?x8xf16>
    %63 = arith.cmpi slt, %58, %c0_i64 : i64
    %64 = arith.select %63, %c1_i64, %58 : i64
    %65 = arith.extui %63 : i1 to i64
    %66 = arith.muli %64, %1 : i64
    %67 = arith.addi %65, %c1_i64 : i64
    %68 = arith.cmpi slt, %1, %c0_i64 : i64
    %69 = arith.select %68, %64, %66 : i64
    %70 = arith.select %68, %67, %65 : i64
    %71 = arith.muli %69, %c8_i64 : i64
    %72 = arith.cmpi sle, %70, %c1_i64 : i64
    cf.assert %72, "must have at most one inferred (negative) dimension"
    %73 = arith.muli %58, %1 : i64
    %74 = arith.muli %73, %c8_i64 : i64
    %75 = arith.divsi %74, %71 : i64
    %76 = arith.select %63, %75, %58 : i64
    %77 = arith.select %68, %75, %1 : i64
    %from_elements = tensor.from_elements %76, %77, %c8_i64 : tensor<3xi64>
    %reshape = tensor.reshape %62(%from_elements) : (tensor<?x3x?x8xf16>, tensor<3xi64>) -> tensor<?x?x8xf16>
    cf.assert %59, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %60, "unimplemented: dynamic negative broadcast sizes"
    %78 = tensor.empty(%dim, %dim_7) : tensor<?x3x8x?xf16>
    %79 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%78 : tensor<?x3x8x?xf16>) {
    ^bb0(%out: f16):
      %130 = linalg.index 0 : index
      %131 = linalg.index 1 : index
      %132 = linalg.index 2 : index
      %133 = linalg.index 3 : index
      %134 = arith.cmpi eq, %dim_18, %c1 : index
      %135 = arith.select %134, %c0, %130 : index
      %136 = arith.cmpi eq, %dim_19, %c1 : index
      %137 = arith.select %136, %c0, %133 : index
      %extracted = tensor.extract %transposed[%135, %131, %132, %137] : tensor<?x3x8x?xf16>
      linalg.yield %extracted : f16
    } -> tensor<?x3x8x?xf16>
    %80 = arith.muli %64, %c8_i64 : i64
    %81 = arith.muli %80, %1 : i64
    %82 = arith.select %68, %80, %81 : i64
    cf.assert %72, "must have at most one inferred (negative) dimension"
    %83 = arith.muli %0, %c24_i64 : i64
    %84 = arith.muli %83, %1 : i64
    %85 = arith.divsi %84, %82 : i64
    %86 = arith.select %63, %85, %58 : i64
    %87 = arith.select %68, %85, %1 : i64
    %from_elements_25 = tensor.from_elements %86, %c8_i64, %87 : tensor<3xi64>
    %reshape_26 = tensor.reshape %79(%from_elements_25) : (tensor<?x3x8x?xf16>, tensor<3xi64>) -> tensor<?x8x?xf16>
    %88 = arith.index_cast %76 : i64 to index
    %89 = arith.index_cast %77 : i64 to index
    %90 = arith.index_cast %87 : i64 to index
    %91 = arith.cmpi eq, %76, %86 : i64
    cf.assert %91, "mismatching contracting dimension"
    %92 = tensor.empty(%88, %89, %90) : tensor<?x?x?xf32>
    %93 = linalg.fill ins(%cst : f32) outs(%92 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %94 = linalg.batch_matmul ins(%reshape, %reshape_26 : tensor<?x?x8xf16>, tensor<?x8x?xf16>) outs(%93 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %95 = tensor.empty(%88, %89, %90) : tensor<?x?x?xf16>
    %96 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94 : tensor<?x?x?xf32>) outs(%95 : tensor<?x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %130 = arith.truncf %in : f32 to f16
      linalg.yield %130 : f16
    } -> tensor<?x?x?xf16>
    %97 = arith.cmpi slt, %0, %c0_i64 : i64
    %98 = arith.select %97, %c1_i64, %0 : i64
    %99 = arith.extui %97 : i1 to i64
    %100 = arith.muli %98, %c3_i64 : i64
    %101 = arith.muli %100, %1 : i64
    %102 = arith.addi %99, %c1_i64 : i64
    %103 = arith.select %68, %100, %101 : i64
    %104 = arith.select %68, %102, %99 : i64
    %105 = arith.muli %103, %1 : i64
    %106 = arith.addi %104, %c1_i64 : i64
    %107 = arith.select %68, %100, %105 : i64
    %108 = arith.select %68, %106, %99 : i64
    %109 = arith.cmpi sle, %108, %c1_i64 : i64
    cf.assert %109, "must have at most one inferred (negative) dimension"
    %110 = arith.muli %76, %77 : i64
    %111 = arith.muli %110, %87 : i64
    %112 = arith.divsi %111, %107 : i64
    %113 = arith.select %97, %112, %0 : i64
    %114 = arith.select %68, %112, %1 : i64
    %from_elements_27 = tensor.from_elements %113, %c3_i64, %114, %114 : tensor<4xi64>
    %reshape_28 = tensor.reshape %96(%from_elements_27) : (tensor<?x?x?xf16>, tensor<4xi64>) -> tensor<?x3x?x?xf16>
    %115 = arith.index_cast %113 : i64 to index
    %116 = arith.index_cast %114 : i64 to index
    %117 = tensor.empty(%115, %116, %116) : tensor<?x3x?x?xf32>
    %118 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%reshape_28 : tensor<?x3x?x?xf16>) outs(%117 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: f16, %out: f32):
      %130 = arith.extf %in : f16 to f32
      linalg.yield %130 : f32
    } -> tensor<?x3x?x?xf32>
    %119 = tensor.empty(%dim_7) : tensor<?xi64>
    %120 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%119 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %130 = linalg.index 0 : index
      %131 = arith.index_cast %130 : index to i64
      linalg.yield %131 : i64
    } -> tensor<?xi64>
    %expanded_29 = tensor.expand_shape %120 [[0, 1]] output_shape [1, %dim_7] : tensor<?xi64> into tensor<1x?xi64>
    %expanded_30 = tensor.expand_shape %120 [[0, 1]] output_shape [%dim_7, 1] : tensor<?xi64> into tensor<?x1xi64>
    %121 = tensor.empty(%dim_7, %dim_7) : tensor<?x?xi64>
    %122 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel"]} ins(%expanded_29, %expanded_30 : tensor<1x?xi64>, tensor<?x1xi64>) outs(%121 : tensor<?x?xi64>) {
    ^bb0(%in: i64, %in_31: i64, %out: i64):
      %130 = arith.subi %in, %in_31 : i64
      linalg.yield %130 : i64
    } -> tensor<?x?xi64>
    %123 = tensor.empty(%dim_7, %dim_7) : tensor<?x?xi1>
    %124 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<?x?xi64>) outs(%123 : tensor<?x?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %130 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %130 : i1
    } -> tensor<?x?xi1>
    %125 = arith.cmpi eq, %dim_7, %116 : index
    cf.assert %125, "mismatched size for broadcast"
    cf.assert %125, "mismatched size for broadcast"
    %126 = tensor.empty(%115, %dim_7, %dim_7) : tensor<?x3x?x?xf32>
    %127 = linalg.generic {indexing_maps = [#map10, #map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %118, %cst_1 : tensor<?x?xi1>, tensor<?x3x?x?xf32>, tensor<f32>) outs(%126 : tensor<?x3x?x?xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %130 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %130 : f32
    } -> tensor<?x3x?x?xf32>
    %128 = tensor.empty(%115, %dim_7, %dim_7) : tensor<?x3x?x?xf16>
    %129 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<?x3x?x?xf32>) outs(%128 : tensor<?x3x?x?xf16>) {
    ^bb0(%in: f32, %out: f16):
      %130 = arith.truncf %in : f32 to f16
      linalg.yield %130 : f16
    } -> tensor<?x3x?x?xf16>
    return %129 : tensor<?x3x?x?xf16>
  }
}
