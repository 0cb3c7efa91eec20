#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<?x?x4x8xf32>) -> tensor<?x4x?x?xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c4_i64 = arith.constant 4 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 9.9999999999999995E-7 : f64
    %cst_1 = arith.constant 8.000000e+00 : f32
    %c32_i64 = arith.constant 32 : i64
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x4x8xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?x4x8xf32>
    %1 = arith.index_cast %dim_2 : index to i64
    %2 = tensor.empty(%dim, %dim_2) : tensor<?x?x4x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x4x8xf32>) outs(%2 : tensor<?x?x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %72 : f32
    } -> tensor<?x?x4x8xf32>
    %4 = tensor.empty(%dim, %dim_2) : tensor<?x?x4x1xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x?x4x1xf32>) -> tensor<?x?x4x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%3 : tensor<?x?x4x8xf32>) outs(%5 : tensor<?x?x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.addf %in, %out : f32
      linalg.yield %72 : f32
    } -> tensor<?x?x4x1xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<?x?x4x1xf32>) outs(%4 : tensor<?x?x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.divf %in, %cst_1 : f32
      linalg.yield %72 : f32
    } -> tensor<?x?x4x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<?x?x4x1xf32>) outs(%4 : tensor<?x?x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = arith.truncf %cst_0 : f64 to f32
      %73 = arith.addf %in, %72 : f32
      linalg.yield %73 : f32
    } -> tensor<?x?x4x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<?x?x4x1xf32>) outs(%4 : tensor<?x?x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %72 = math.rsqrt %in : f32
      linalg.yield %72 : f32
    } -> tensor<?x?x4x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %9 : tensor<?x?x4x8xf32>, tensor<?x?x4x1xf32>) outs(%2 : tensor<?x?x4x8xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %72 = arith.mulf %in, %in_11 : f32
      linalg.yield %72 : f32
    } -> tensor<?x?x4x8xf32>
    %expanded = tensor.expand_shape %10 [[0], [1], [2], [3, 4]] output_shape [%dim, %dim_2, 4, 8, 1] : tensor<?x?x4x8xf32> into tensor<?x?x4x8x1xf32>
    %11 = arith.muli %0, %c4_i64 : i64
    %12 = tensor.empty(%dim, %dim_2) : tensor<?x4x?x8x1xf32>
    %transposed = linalg.transpose ins(%expanded : tensor<?x?x4x8x1xf32>) outs(%12 : tensor<?x4x?x8x1xf32>) permutation = [0, 2, 1, 3, 4] 
    %13 = arith.cmpi slt, %11, %c0_i64 : i64
    %14 = arith.select %13, %c1_i64, %11 : i64
    %15 = arith.extui %13 : i1 to i64
    %16 = arith.muli %14, %1 : i64
    %17 = arith.addi %15, %c1_i64 : i64
    %18 = arith.cmpi slt, %1, %c0_i64 : i64
    %19 = arith.select %18, %14, %16 : i64
    %20 = arith.select %18, %17, %15 : i64
    %21 = arith.muli %19, %c8_i64 : i64
    %22 = arith.cmpi sle, %20, %c1_i64 : i64
    cf.assert %22, "must have at most one inferred (negative) dimension"
    %23 = arith.muli %0, %c4_i64 : i64
    %24 = arith.muli %23, %1 : i64
    %25 = arith.muli %24, %c8_i64 : i64
    %26 = arith.divsi %25, %21 : i64
    %27 = arith.select %13, %26, %11 : i64
    %28 = arith.select %18, %26, %1 : i64
    %from_elements = tensor.from_elements %27, %28, %c8_i64 : tensor<3xi64>
    %reshape = tensor.reshape %transposed(%from_elements) : (tensor<?x4x?x8x1xf32>, tensor<3xi64>) -> tensor<?x?x8xf32>
    %29 = tensor.empty(%dim, %dim_2) : tensor<?x4x8x?x1xf32>
    %transposed_3 = linalg.transpose ins(%expanded : tensor<?x?x4x8x1xf32>) outs(%29 : tensor<?x4x8x?x1xf32>) permutation = [0, 2, 3, 1, 4] 
    %30 = arith.muli %14, %c8_i64 : i64
    %31 = arith.muli %30, %1 : i64
    %32 = arith.select %18, %30, %31 : i64
    cf.assert %22, "must have at most one inferred (negative) dimension"
    %33 = arith.muli %0, %c32_i64 : i64
    %34 = arith.muli %33, %1 : i64
    %35 = arith.divsi %34, %32 : i64
    %36 = arith.select %13, %35, %11 : i64
    %37 = arith.select %18, %35, %1 : i64
    %from_elements_4 = tensor.from_elements %36, %c8_i64, %37 : tensor<3xi64>
    %reshape_5 = tensor.reshape %transposed_3(%from_elements_4) : (tensor<?x4x8x?x1xf32>, tensor<3xi64>) -> tensor<?x8x?xf32>
    %38 = arith.index_cast %27 : i64 to index
    %39 = arith.index_cast %28 : i64 to index
    %40 = arith.index_cast %37 : i64 to index
    %41 = arith.cmpi eq, %27, %36 : i64
    cf.assert %41, "mismatching contracting dimension"
    %42 = tensor.empty(%38, %39, %40) : tensor<?x?x?xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %44 = linalg.batch_matmul ins(%reshape, %reshape_5 : tensor<?x?x8xf32>, tensor<?x8x?xf32>) outs(%43 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    %45 = arith.cmpi slt, %0, %c0_i64 : i64
    %46 = arith.select %45, %c1_i64, %0 : i64
    %47 = arith.extui %45 : i1 to i64
    %48 = arith.muli %46, %c4_i64 : i64
    %49 = arith.muli %48, %1 : i64
    %50 = arith.addi %47, %c1_i64 : i64
    %51 = arith.select %18, %48, %49 : i64
    %52 = arith.select %18, %50, %47 : i64
    %53 = arith.muli %51, %1 : i64
    %54 = arith.addi %52, %c1_i64 : i64
    %55 = arith.select %18, %48, %53 : i64
    %56 = arith.select %18, %54, %47 : i64
    %57 = arith.cmpi sle, %56, %c1_i64 : i64
    cf.assert %57, "must have at most one inferred (negative) dimension"
    %58 = arith.muli %27, %28 : i64
    %59 = arith.muli %58, %37 : i64
    %60 = arith.divsi %59, %55 : i64
    %61 = arith.select %45, %60, %0 : i64
    %62 = arith.select %18, %60, %1 : i64
    %from_elements_6 = tensor.from_elements %61, %c4_i64, %62, %c1_i64, %62 : tensor<5xi64>
    %reshape_7 = tensor.reshape %44(%from_elements_6) : (tensor<?x?x?xf32>, tensor<5xi64>) -> tensor<?x4x?x1x?xf32>
    %63 = arith.index_cast %61 : i64 to index
    %64 = arith.index_cast %62 : i64 to index
    %65 = tensor.empty(%63, %64, %64) : tensor<?x4x?x?x1xf32>
    %transposed_8 = linalg.transpose ins(%reshape_7 : tensor<?x4x?x1x?xf32>) outs(%65 : tensor<?x4x?x?x1xf32>) permutation = [0, 1, 2, 4, 3] 
    cf.assert %57, "must have at most one inferred (negative) dimension"
    %66 = arith.muli %61, %c4_i64 : i64
    %67 = arith.muli %66, %62 : i64
    %68 = arith.muli %67, %62 : i64
    %69 = arith.divsi %68, %55 : i64
    %70 = arith.select %45, %69, %0 : i64
    %71 = arith.select %18, %69, %1 : i64
    %from_elements_9 = tensor.from_elements %70, %c4_i64, %71, %71 : tensor<4xi64>
    %reshape_10 = tensor.reshape %transposed_8(%from_elements_9) : (tensor<?x4x?x?x1xf32>, tensor<4xi64>) -> tensor<?x4x?x?xf32>
    return %reshape_10 : tensor<?x4x?x?xf32>
  }
}
