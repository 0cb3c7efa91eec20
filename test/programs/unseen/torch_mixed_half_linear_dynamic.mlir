#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x?x8xf32>, %arg1: tensor<8x8xf16>) -> (tensor<?x?x8xf32>, tensor<?x?x1xf32>) {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c8_i64 = arith.constant 8 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x8xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?x8xf32>
    %1 = arith.index_cast %dim_1 : index to i64
    %2 = tensor.empty(%dim) : tensor<?x1x8xf16>
    %cast = tensor.cast %arg0 : tensor<?x?x8xf32> to tensor<?x1x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast : tensor<?x1x8xf32>) outs(%2 : tensor<?x1x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %36 = arith.truncf %in : f32 to f16
      linalg.yield %36 : f16
    } -> tensor<?x1x8xf16>
    %collapsed = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<?x1x8xf16> into tensor<?x8xf16>
    %dim_2 = tensor.dim %arg0, %c0 : tensor<?x?x8xf32>
    %4 = tensor.empty(%dim_2) : tensor<?x8xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %6 = linalg.matmul ins(%collapsed, %arg1 : tensor<?x8xf16>, tensor<8x8xf16>) outs(%5 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %7 = tensor.empty(%dim_2) : tensor<?x8xf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?x8xf32>) outs(%7 : tensor<?x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %36 = arith.truncf %in : f32 to f16
      linalg.yield %36 : f16
    } -> tensor<?x8xf16>
    %9 = arith.cmpi slt, %0, %c0_i64 : i64
    %10 = arith.select %9, %c1_i64, %0 : i64
    %11 = arith.extui %9 : i1 to i64
    %12 = arith.muli %10, %1 : i64
    %13 = arith.addi %11, %c1_i64 : i64
    %14 = arith.cmpi slt, %1, %c0_i64 : i64
    %15 = arith.select %14, %10, %12 : i64
    %16 = arith.select %14, %13, %11 : i64
    %17 = arith.muli %15, %c8_i64 : i64
    %18 = arith.cmpi sle, %16, %c1_i64 : i64
    cf.assert %18, "must have at most one inferred (negative) dimension"
    %19 = arith.index_cast %dim_2 : index to i64
    %20 = arith.muli %19, %c8_i64 : i64
    %21 = arith.divsi %20, %17 : i64
    %22 = arith.select %9, %21, %0 : i64
    %23 = arith.select %14, %21, %1 : i64
    %from_elements = tensor.from_elements %22, %23, %c8_i64 : tensor<3xi64>
    %reshape = tensor.reshape %8(%from_elements) : (tensor<?x8xf16>, tensor<3xi64>) -> tensor<?x?x8xf16>
    %24 = arith.index_cast %22 : i64 to index
    %25 = arith.index_cast %23 : i64 to index
    %26 = tensor.empty(%24, %25) : tensor<?x?x8xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape : tensor<?x?x8xf16>) outs(%26 : tensor<?x?x8xf32>) {
    ^bb0(%in: f16, %out: f32):
      %36 = arith.extf %in : f16 to f32
      linalg.yield %36 : f32
    } -> tensor<?x?x8xf32>
    %28 = arith.cmpi eq, %24, %dim : index
    cf.assert %28, "mismatched size for broadcast"
    %29 = arith.cmpi eq, %25, %dim_1 : index
    cf.assert %29, "mismatched size for broadcast"
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %arg0 : tensor<?x?x8xf32>, tensor<?x?x8xf32>) outs(%26 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %36 = arith.mulf %in, %in_3 : f32
      linalg.yield %36 : f32
    } -> tensor<?x?x8xf32>
    %31 = tensor.empty(%dim, %dim_1) : tensor<?x?xi64>
    %32 = linalg.fill ins(%c0_i64 : i64) outs(%31 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %33 = tensor.empty(%dim, %dim_1) : tensor<?x?xf32>
    %34 = linalg.fill ins(%cst_0 : f32) outs(%33 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %35:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<?x?x8xf32>) outs(%34, %32 : tensor<?x?xf32>, tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_3: i64):
      %36 = linalg.index 2 : index
      %37 = arith.index_cast %36 : index to i64
      %38 = arith.maximumf %in, %out : f32
      %39 = arith.cmpf ogt, %in, %out : f32
      %40 = arith.select %39, %37, %out_3 : i64
      linalg.yield %38, %40 : f32, i64
    } -> (tensor<?x?xf32>, tensor<?x?xi64>)
    %expanded = tensor.expand_shape %35#0 [[0], [1, 2]] output_shape [%dim, %dim_1, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    return %30, %expanded : tensor<?x?x8xf32>, tensor<?x?x1xf32>
  }
}
