#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<?x?x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> tensor<?x?x16xf32> {
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 1.600000e+01 : f32
    %cst_3 = arith.constant 9.99999974E-6 : f32
    %cst_4 = arith.constant 1.41421354 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x16xf32>
    %dim_5 = tensor.dim %arg0, %c1 : tensor<?x?x16xf32>
    %0 = tensor.empty(%dim, %dim_5) : tensor<?x?x1xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<?x?x16xf32>) outs(%1 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x1xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<?x?x1xf32>) outs(%0 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.divf %in, %cst_2 : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x1xf32>
    %4 = arith.index_cast %dim : index to i64
    %5 = arith.index_cast %dim_5 : index to i64
    %6 = arith.cmpi sge, %4, %c0_i64 : i64
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    %7 = arith.cmpi sge, %5, %c0_i64 : i64
    cf.assert %7, "unimplemented: dynamic negative broadcast sizes"
    %8 = tensor.empty(%dim, %dim_5) : tensor<?x?x16xf32>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%8 : tensor<?x?x16xf32>) {
    ^bb0(%out: f32):
      %22 = linalg.index 0 : index
      %23 = linalg.index 1 : index
      %24 = arith.cmpi eq, %dim, %c1 : index
      %25 = arith.select %24, %c0, %22 : index
      %26 = arith.cmpi eq, %dim_5, %c1 : index
      %27 = arith.select %26, %c0, %23 : index
      %extracted = tensor.extract %3[%25, %27, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x16xf32>
    cf.assert %true, "mismatched size for broadcast"
    cf.assert %true, "mismatched size for broadcast"
    %10 = tensor.empty(%dim, %dim_5) : tensor<?x?x16xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %9 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%10 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %22 = arith.subf %in, %in_6 : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x16xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %11 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%10 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %22 = arith.mulf %in, %in_6 : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x16xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12 : tensor<?x?x16xf32>) outs(%1 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %out : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<?x?x1xf32>) outs(%0 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.divf %in, %cst_2 : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<?x?x1xf32>) outs(%0 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %in, %cst_3 : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<?x?x1xf32>) outs(%0 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.rsqrt %in : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x1xf32>
    cf.assert %6, "unimplemented: dynamic negative broadcast sizes"
    cf.assert %7, "unimplemented: dynamic negative broadcast sizes"
    %17 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%8 : tensor<?x?x16xf32>) {
    ^bb0(%out: f32):
      %22 = linalg.index 0 : index
      %23 = linalg.index 1 : index
      %24 = arith.cmpi eq, %dim, %c1 : index
      %25 = arith.select %24, %c0, %22 : index
      %26 = arith.cmpi eq, %dim_5, %c1 : index
      %27 = arith.select %26, %c0, %23 : index
      %extracted = tensor.extract %16[%25, %27, %c0] : tensor<?x?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x16xf32>
    cf.assert %true, "mismatched size for broadcast"
    cf.assert %true, "mismatched size for broadcast"
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11, %17 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%10 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %22 = arith.mulf %in, %in_6 : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x16xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %arg1 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%10 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %22 = arith.mulf %in, %in_6 : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x16xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %arg2 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%10 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %22 = arith.addf %in, %in_6 : f32
      linalg.yield %22 : f32
    } -> tensor<?x?x16xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<?x?x16xf32>) outs(%10 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.divf %in, %cst_4 : f32
      %23 = math.erf %22 : f32
      %24 = arith.addf %23, %cst_0 : f32
      %25 = arith.mulf %24, %cst_1 : f32
      %26 = arith.mulf %in, %25 : f32
      linalg.yield %26 : f32
    } -> tensor<?x?x16xf32>
    return %21 : tensor<?x?x16xf32>
  }
}

