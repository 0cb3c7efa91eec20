#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<()[s0] -> (s0 * 4)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
module {
  func.func @main(%arg0: tensor<?x4x16x32xf16>, %arg1: tensor<?x2x16x32xf16>, %arg2: tensor<?x2x16x32xf16>) -> tensor<?x4x16x32xf16> {
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant 0.42044820762685725 : f64
    %dim = tensor.dim %arg0, %c0 : tensor<?x4x16x32xf16>
    %0 = arith.index_cast %dim : index to i64
    %dim_4 = tensor.dim %arg1, %c0 : tensor<?x2x16x32xf16>
    %1 = tensor.empty(%dim_4) : tensor<?x2x2x16x32xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<?x2x16x32xf16>) outs(%1 : tensor<?x2x2x16x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<?x2x2x16x32xf16>
    %collapsed = tensor.collapse_shape %2 [[0], [1, 2], [3], [4]] : tensor<?x2x2x16x32xf16> into tensor<?x4x16x32xf16>
    %dim_5 = tensor.dim %arg2, %c0 : tensor<?x2x16x32xf16>
    %3 = tensor.empty(%dim_5) : tensor<?x2x2x16x32xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<?x2x16x32xf16>) outs(%3 : tensor<?x2x2x16x32xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<?x2x2x16x32xf16>
    %collapsed_6 = tensor.collapse_shape %4 [[0], [1, 2], [3], [4]] : tensor<?x2x2x16x32xf16> into tensor<?x4x16x32xf16>
    %5 = tensor.empty(%dim) : tensor<?x4x16x32xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x4x16x32xf16>) outs(%5 : tensor<?x4x16x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %54 = arith.extf %in : f16 to f32
      linalg.yield %54 : f32
    } -> tensor<?x4x16x32xf32>
    %7 = tensor.empty(%dim_4) : tensor<?x4x16x32xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<?x4x16x32xf16>) outs(%7 : tensor<?x4x16x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %54 = arith.extf %in : f16 to f32
      linalg.yield %54 : f32
    } -> tensor<?x4x16x32xf32>
    %9 = tensor.empty(%dim_5) : tensor<?x4x16x32xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_6 : tensor<?x4x16x32xf16>) outs(%9 : tensor<?x4x16x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %54 = arith.extf %in : f16 to f32
      linalg.yield %54 : f32
    } -> tensor<?x4x16x32xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<?x4x16x32xf32>) outs(%5 : tensor<?x4x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.truncf %cst_3 : f64 to f32
      %55 = arith.mulf %in, %54 : f32
      linalg.yield %55 : f32
    } -> tensor<?x4x16x32xf32>
    %12 = tensor.empty(%dim_4) : tensor<?x4x32x16xf32>
    %transposed = linalg.transpose ins(%8 : tensor<?x4x16x32xf32>) outs(%12 : tensor<?x4x32x16xf32>) permutation = [0, 1, 3, 2] 
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<?x4x32x16xf32>) outs(%12 : tensor<?x4x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.truncf %cst_3 : f64 to f32
      %55 = arith.mulf %in, %54 : f32
      linalg.yield %55 : f32
    } -> tensor<?x4x32x16xf32>
    %14 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %14, "unimplemented: dynamic negative broadcast sizes"
    %15 = tensor.empty(%dim) : tensor<?x4x16x32xf32>
    %16 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%15 : tensor<?x4x16x32xf32>) {
    ^bb0(%out: f32):
      %54 = linalg.index 0 : index
      %55 = linalg.index 1 : index
      %56 = linalg.index 2 : index
      %57 = linalg.index 3 : index
      %58 = arith.cmpi eq, %dim, %c1 : index
      %59 = arith.select %58, %c0, %54 : index
      %extracted = tensor.extract %11[%59, %55, %56, %57] : tensor<?x4x16x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x16x32xf32>
    %collapsed_7 = tensor.collapse_shape %16 [[0, 1], [2], [3]] : tensor<?x4x16x32xf32> into tensor<?x16x32xf32>
    cf.assert %14, "unimplemented: dynamic negative broadcast sizes"
    %17 = tensor.empty(%dim) : tensor<?x4x32x16xf32>
    %18 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%17 : tensor<?x4x32x16xf32>) {
    ^bb0(%out: f32):
      %54 = linalg.index 0 : index
      %55 = linalg.index 1 : index
      %56 = linalg.index 2 : index
      %57 = linalg.index 3 : index
      %58 = arith.cmpi eq, %dim_4, %c1 : index
      %59 = arith.select %58, %c0, %54 : index
      %extracted = tensor.extract %13[%59, %55, %56, %57] : tensor<?x4x32x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x32x16xf32>
    %collapsed_8 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<?x4x32x16xf32> into tensor<?x32x16xf32>
    %19 = affine.apply #map3()[%dim]
    %20 = tensor.empty(%19) : tensor<?x16x16xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<?x16x16xf32>) -> tensor<?x16x16xf32>
    %22 = linalg.batch_matmul ins(%collapsed_7, %collapsed_8 : tensor<?x16x32xf32>, tensor<?x32x16xf32>) outs(%21 : tensor<?x16x16xf32>) -> tensor<?x16x16xf32>
    %23 = arith.divsi %19, %c4 : index
    %expanded = tensor.expand_shape %22 [[0, 1], [2], [3]] output_shape [%23, 4, 16, 16] : tensor<?x16x16xf32> into tensor<?x4x16x16xf32>
    %24 = tensor.empty(%23) : tensor<?x4x16xi64>
    %25 = linalg.fill ins(%c0_i64 : i64) outs(%24 : tensor<?x4x16xi64>) -> tensor<?x4x16xi64>
    %26 = tensor.empty(%23) : tensor<?x4x16xf32>
    %27 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<?x4x16xf32>) -> tensor<?x4x16xf32>
    %28:2 = linalg.generic {indexing_maps = [#map2, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<?x4x16x16xf32>) outs(%27, %25 : tensor<?x4x16xf32>, tensor<?x4x16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_13: i64):
      %54 = linalg.index 3 : index
      %55 = arith.index_cast %54 : index to i64
      %56 = arith.maximumf %in, %out : f32
      %57 = arith.cmpf ogt, %in, %out : f32
      %58 = arith.select %57, %55, %out_13 : i64
      linalg.yield %56, %58 : f32, i64
    } -> (tensor<?x4x16xf32>, tensor<?x4x16xi64>)
    %expanded_9 = tensor.expand_shape %28#0 [[0], [1], [2, 3]] output_shape [%23, 4, 16, 1] : tensor<?x4x16xf32> into tensor<?x4x16x1xf32>
    %29 = tensor.empty(%23) : tensor<?x4x16x16xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_9 : tensor<?x4x16x16xf32>, tensor<?x4x16x1xf32>) outs(%29 : tensor<?x4x16x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %54 = arith.subf %in, %in_13 : f32
      linalg.yield %54 : f32
    } -> tensor<?x4x16x16xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<?x4x16x16xf32>) outs(%29 : tensor<?x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.exp %in : f32
      linalg.yield %54 : f32
    } -> tensor<?x4x16x16xf32>
    %32 = tensor.empty(%23) : tensor<?x4x16x1xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<?x4x16x1xf32>) -> tensor<?x4x16x1xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%31 : tensor<?x4x16x16xf32>) outs(%33 : tensor<?x4x16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.addf %in, %out : f32
      linalg.yield %54 : f32
    } -> tensor<?x4x16x1xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %34 : tensor<?x4x16x16xf32>, tensor<?x4x16x1xf32>) outs(%29 : tensor<?x4x16x16xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %54 = arith.divf %in, %in_13 : f32
      linalg.yield %54 : f32
    } -> tensor<?x4x16x16xf32>
    %36 = tensor.empty(%23) : tensor<?x4x16x16xi1>
    %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<?x4x16x16xf32>) outs(%36 : tensor<?x4x16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %54 = arith.extf %in : f32 to f64
      %55 = arith.cmpf oeq, %54, %cst_2 : f64
      linalg.yield %55 : i1
    } -> tensor<?x4x16x16xi1>
    %38 = tensor.empty(%23) : tensor<?x4x16x1xi1>
    %39 = linalg.fill ins(%true : i1) outs(%38 : tensor<?x4x16x1xi1>) -> tensor<?x4x16x1xi1>
    %40 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%37 : tensor<?x4x16x16xi1>) outs(%39 : tensor<?x4x16x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %54 = arith.andi %in, %out : i1
      linalg.yield %54 : i1
    } -> tensor<?x4x16x1xi1>
    %41 = arith.index_cast %23 : index to i64
    %42 = arith.cmpi sge, %41, %c0_i64 : i64
    cf.assert %42, "negative values not allowed in new dimensions"
    %43 = tensor.empty(%23) : tensor<?x4x16x16xf32>
    %44 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%43 : tensor<?x4x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x4x16x16xf32>
    cf.assert %true, "mismatched size for broadcast"
    %45 = linalg.generic {indexing_maps = [#map5, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %44, %35 : tensor<?x4x16x1xi1>, tensor<?x4x16x16xf32>, tensor<?x4x16x16xf32>) outs(%29 : tensor<?x4x16x16xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %54 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %54 : f32
    } -> tensor<?x4x16x16xf32>
    cf.assert %14, "unimplemented: dynamic negative broadcast sizes"
    %46 = tensor.empty(%dim) : tensor<?x4x16x16xf32>
    %47 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%46 : tensor<?x4x16x16xf32>) {
    ^bb0(%out: f32):
      %54 = linalg.index 0 : index
      %55 = linalg.index 1 : index
      %56 = linalg.index 2 : index
      %57 = linalg.index 3 : index
      %58 = arith.cmpi eq, %23, %c1 : index
      %59 = arith.select %58, %c0, %54 : index
      %extracted = tensor.extract %45[%59, %55, %56, %57] : tensor<?x4x16x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x16x16xf32>
    %collapsed_10 = tensor.collapse_shape %47 [[0, 1], [2], [3]] : tensor<?x4x16x16xf32> into tensor<?x16x16xf32>
    cf.assert %14, "unimplemented: dynamic negative broadcast sizes"
    %48 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%15 : tensor<?x4x16x32xf32>) {
    ^bb0(%out: f32):
      %54 = linalg.index 0 : index
      %55 = linalg.index 1 : index
      %56 = linalg.index 2 : index
      %57 = linalg.index 3 : index
      %58 = arith.cmpi eq, %dim_5, %c1 : index
      %59 = arith.select %58, %c0, %54 : index
      %extracted = tensor.extract %10[%59, %55, %56, %57] : tensor<?x4x16x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x4x16x32xf32>
    %collapsed_11 = tensor.collapse_shape %48 [[0, 1], [2], [3]] : tensor<?x4x16x32xf32> into tensor<?x16x32xf32>
    %49 = tensor.empty(%19) : tensor<?x16x32xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<?x16x32xf32>) -> tensor<?x16x32xf32>
    %51 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<?x16x16xf32>, tensor<?x16x32xf32>) outs(%50 : tensor<?x16x32xf32>) -> tensor<?x16x32xf32>
    %expanded_12 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [%23, 4, 16, 32] : tensor<?x16x32xf32> into tensor<?x4x16x32xf32>
    %52 = tensor.empty(%23) : tensor<?x4x16x32xf16>
    %53 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<?x4x16x32xf32>) outs(%52 : tensor<?x4x16x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %54 = arith.truncf %in : f32 to f16
      linalg.yield %54 : f16
    } -> tensor<?x4x16x32xf16>
    return %53 : tensor<?x4x16x32xf16>
  }
}
