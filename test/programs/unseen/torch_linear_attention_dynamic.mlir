#map = affine_map<(d0, d1, d2, d3) -> ()>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map3 = affine_map<()[s0] -> (s0 * 4)>
module {
  func.func @main(%arg0: tensor<?x?x4x8xf32>, %arg1: tensor<?x?x4x8xf32>) -> (tensor<?x4x8x8xf32>, tensor<?x?x4xf32>) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c8_i64 = arith.constant 8 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %dim = tensor.dim %arg1, %c0 : tensor<?x?x4x8xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg1, %c1 : tensor<?x?x4x8xf32>
    %1 = arith.index_cast %dim_2 : index to i64
    %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?x4x8xf32>
    %dim_4 = tensor.dim %arg0, %c1 : tensor<?x?x4x8xf32>
    %2 = tensor.empty(%dim_3, %dim_4) : tensor<?x?x4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %arg0 : tensor<f32>, tensor<?x?x4x8xf32>) outs(%2 : tensor<?x?x4x8xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %88 = arith.cmpf ogt, %in, %in_21 : f32
      %89 = arith.select %88, %in, %in_21 : f32
      linalg.yield %89 : f32
    } -> tensor<?x?x4x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %arg0 : tensor<f32>, tensor<?x?x4x8xf32>) outs(%2 : tensor<?x?x4x8xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %88 = arith.cmpf olt, %in, %in_21 : f32
      %89 = arith.select %88, %in, %in_21 : f32
      linalg.yield %89 : f32
    } -> tensor<?x?x4x8xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<?x?x4x8xf32>) outs(%2 : tensor<?x?x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = math.exp %in : f32
      linalg.yield %88 : f32
    } -> tensor<?x?x4x8xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<?x?x4x8xf32>) outs(%2 : tensor<?x?x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.subf %in, %cst_1 : f32
      linalg.yield %88 : f32
    } -> tensor<?x?x4x8xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %6 : tensor<?x?x4x8xf32>, tensor<?x?x4x8xf32>) outs(%2 : tensor<?x?x4x8xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %88 = arith.addf %in, %in_21 : f32
      linalg.yield %88 : f32
    } -> tensor<?x?x4x8xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<?x?x4x8xf32>) outs(%2 : tensor<?x?x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.addf %in, %cst_1 : f32
      linalg.yield %88 : f32
    } -> tensor<?x?x4x8xf32>
    %expanded = tensor.expand_shape %8 [[0], [1], [2], [3, 4]] output_shape [%dim_3, %dim_4, 4, 8, 1] : tensor<?x?x4x8xf32> into tensor<?x?x4x8x1xf32>
    %expanded_5 = tensor.expand_shape %arg1 [[0], [1], [2], [3, 4]] output_shape [%dim, %dim_2, 4, 8, 1] : tensor<?x?x4x8xf32> into tensor<?x?x4x8x1xf32>
    %9 = arith.muli %0, %c4_i64 : i64
    %10 = tensor.empty(%dim_3, %dim_4) : tensor<?x4x8x?x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<?x?x4x8x1xf32>) outs(%10 : tensor<?x4x8x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %11 = arith.cmpi slt, %9, %c0_i64 : i64
    %12 = arith.select %11, %c1_i64, %9 : i64
    %13 = arith.extui %11 : i1 to i64
    %14 = arith.muli %12, %c8_i64 : i64
    %15 = arith.muli %14, %1 : i64
    %16 = arith.addi %13, %c1_i64 : i64
    %17 = arith.cmpi slt, %1, %c0_i64 : i64
    %18 = arith.select %17, %14, %15 : i64
    %19 = arith.select %17, %16, %13 : i64
    %20 = arith.cmpi sle, %19, %c1_i64 : i64
    cf.assert %20, "must have at most one inferred (negative) dimension"
    %21 = arith.index_cast %dim_3 : index to i64
    %22 = arith.muli %21, %c32_i64 : i64
    %23 = arith.index_cast %dim_4 : index to i64
    %24 = arith.muli %22, %23 : i64
    %25 = arith.divsi %24, %18 : i64
    %26 = arith.select %11, %25, %9 : i64
    %27 = arith.select %17, %25, %1 : i64
    %from_elements = tensor.from_elements %26, %c8_i64, %27 : tensor<3xi64>
    %reshape = tensor.reshape %transposed(%from_elements) : (tensor<?x4x8x?x1xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %28 = tensor.empty(%dim, %dim_2) : tensor<?x4x?x8x1xf32>
    %transposed_6 = linalg.transpose ins(%expanded_5 : tensor<?x?x4x8x1xf32>) outs(%28 : tensor<?x4x?x8x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %29 = arith.muli %12, %1 : i64
    %30 = arith.select %17, %12, %29 : i64
    %31 = arith.muli %30, %c8_i64 : i64
    cf.assert %20, "must have at most one inferred (negative) dimension"
    %32 = arith.muli %0, %c4_i64 : i64
    %33 = arith.muli %32, %1 : i64
    %34 = arith.muli %33, %c8_i64 : i64
    %35 = arith.divsi %34, %31 : i64
    %36 = arith.select %11, %35, %9 : i64
    %37 = arith.select %17, %35, %1 : i64
    %from_elements_7 = tensor.from_elements %36, %37, %c8_i64 : tensor<3xi64>
    %reshape_8 = tensor.reshape %transposed_6(%from_elements_7) : (tensor<?x4x?x8x1xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    %38 = arith.index_cast %26 : i64 to index
    %39 = arith.cmpi eq, %26, %36 : i64
    cf.assert %39, "mismatching contracting dimension"
    %40 = arith.cmpi eq, %27, %37 : i64
    cf.assert %40, "mismatching contracting dimension"
    %41 = tensor.empty(%38) : tensor<?x8x8xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %43 = linalg.batch_matmul ins(%reshape, %reshape_8 : tensor<?x8x?xf32>, tensor<?x?x8xf32>) outs(%42 : tensor<?x8x8xf32>) -> tensor<?x8x8xf32>
    %44 = arith.divsi %38, %c4 : index
    %expanded_9 = tensor.expand_shape %43 [[0, 1], [2], [3, 4]] output_shape [%44, 4, 8, 1, 8] : tensor<?x8x8xf32> into tensor<?x4x8x1x8xf32>
    %45 = tensor.empty(%44) : tensor<?x4x8x8x1xf32>
    %transposed_10 = linalg.transpose ins(%expanded_9 : tensor<?x4x8x1x8xf32>) outs(%45 : tensor<?x4x8x8x1xf32>) permutation = [0, 1, 2, 4, 3] 
    %collapsed = tensor.collapse_shape %transposed_10 [[0], [1], [2], [3, 4]] : tensor<?x4x8x8x1xf32> into tensor<?x4x8x8xf32>
    %46 = tensor.empty(%dim_3) : tensor<?x4x8xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel", "parallel"]} ins(%8 : tensor<?x?x4x8xf32>) outs(%47 : tensor<?x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %88 = arith.addf %in, %out : f32
      linalg.yield %88 : f32
    } -> tensor<?x4x8xf32>
    %expanded_11 = tensor.expand_shape %48 [[0], [1], [2, 3]] output_shape [%dim_3, 4, 8, 1] : tensor<?x4x8xf32> into tensor<?x4x8x1xf32>
    %49 = tensor.empty(%dim_3, %dim_4) : tensor<?x4x?x8xf32>
    %transposed_12 = linalg.transpose ins(%8 : tensor<?x?x4x8xf32>) outs(%49 : tensor<?x4x?x8xf32>) permutation = [0, 2, 1, 3] 
    cf.assert %20, "must have at most one inferred (negative) dimension"
    %50 = arith.muli %21, %c4_i64 : i64
    %51 = arith.muli %50, %23 : i64
    %52 = arith.muli %51, %c8_i64 : i64
    %53 = arith.divsi %52, %31 : i64
    %54 = arith.select %11, %53, %9 : i64
    %55 = arith.select %17, %53, %1 : i64
    %from_elements_13 = tensor.from_elements %54, %55, %c8_i64 : tensor<3xi64>
    %reshape_14 = tensor.reshape %transposed_12(%from_elements_13) : (tensor<?x4x?x8xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    %collapsed_15 = tensor.collapse_shape %expanded_11 [[0, 1], [2], [3]] : tensor<?x4x8x1xf32> into tensor<?x8x1xf32>
    %56 = arith.index_cast %54 : i64 to index
    %57 = arith.index_cast %55 : i64 to index
    %58 = affine.apply #map3()[%dim_3]
    %59 = arith.index_cast %58 : index to i64
    %60 = arith.cmpi eq, %54, %59 : i64
    cf.assert %60, "mismatching contracting dimension"
    %61 = tensor.empty(%56, %57) : tensor<?x?x1xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %63 = linalg.batch_matmul ins(%reshape_14, %collapsed_15 : tensor<?x?x8xf32>, tensor<?x8x1xf32>) outs(%62 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %64 = arith.cmpi slt, %0, %c0_i64 : i64
    %65 = arith.select %64, %c1_i64, %0 : i64
    %66 = arith.extui %64 : i1 to i64
    %67 = arith.muli %65, %c4_i64 : i64
    %68 = arith.muli %67, %1 : i64
    %69 = arith.addi %66, %c1_i64 : i64
    %70 = arith.select %17, %67, %68 : i64
    %71 = arith.select %17, %69, %66 : i64
    %72 = arith.cmpi sle, %71, %c1_i64 : i64
    cf.assert %72, "must have at most one inferred (negative) dimension"
    %73 = arith.muli %54, %55 : i64
    %74 = arith.divsi %73, %70 : i64
    %75 = arith.select %64, %74, %0 : i64
    %76 = arith.select %17, %74, %1 : i64
    %from_elements_16 = tensor.from_elements %75, %c4_i64, %76, %c1_i64 : tensor<4xi64>
    %reshape_17 = tensor.reshape %63(%from_elements_16) : (tensor<?x?x1xf32>, tensor<4xi64>) -> tensor<?x4x?x1xf32>
    %77 = arith.index_cast %75 : i64 to index
    %78 = arith.index_cast %76 : i64 to index
    %79 = tensor.empty(%77, %78) : tensor<?x?x4x1xf32>
    %transposed_18 = linalg.transpose ins(%reshape_17 : tensor<?x4x?x1xf32>) outs(%79 : tensor<?x?x4x1xf32>) permutation = [0, 2, 1, 3] 
    %80 = arith.muli %65, %1 : i64
    %81 = arith.select %17, %65, %80 : i64
    %82 = arith.muli %81, %c4_i64 : i64
    cf.assert %72, "must have at most one inferred (negative) dimension"
    %83 = arith.muli %75, %76 : i64
    %84 = arith.muli %83, %c4_i64 : i64
    %85 = arith.divsi %84, %82 : i64
    %86 = arith.select %64, %85, %0 : i64
    %87 = arith.select %17, %85, %1 : i64
    %from_elements_19 = tensor.from_elements %86, %87, %c4_i64 : tensor<3xi64>
    %reshape_20 = tensor.reshape %transposed_18(%from_elements_19) : (tensor<?x?x4x1xf32>, tensor<3xi64>) -> tensor<?x?x4xf32>
    return %collapsed, %reshape_20 : tensor<?x4x8x8xf32>, tensor<?x?x4xf32>
  }
}
