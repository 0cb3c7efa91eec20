#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
#map3 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
module {
  func.func @main(%arg0: tensor<?x?x6xf32>, %arg1: tensor<?x?x6xf32>, %arg2: tensor<?x3x6xf32>) -> (tensor<?x?x6xf32>, tensor<?x?x6xf32>) {
    %c2_i64 = arith.constant 2 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0xFF800000 : f32
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c6_i64 = arith.constant 6 : i64
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c12_i64 = arith.constant 12 : i64
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x6xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg2, %c0 : tensor<?x3x6xf32>
    %1 = arith.index_cast %dim_2 : index to i64
    %concat = tensor.concat dim(1) %arg0, %arg1, %arg2 : (tensor<?x?x6xf32>, tensor<?x?x6xf32>, tensor<?x3x6xf32>) -> tensor<?x?x6xf32>
    %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?x6xf32>
    %2 = tensor.empty(%dim_3) : tensor<?x6xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<?x6xi64>) -> tensor<?x6xi64>
    %4 = tensor.empty(%dim_3) : tensor<?x6xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x6xf32>) -> tensor<?x6xf32>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%concat : tensor<?x?x6xf32>) outs(%5, %3 : tensor<?x6xf32>, tensor<?x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_6: i64):
      %45 = linalg.index 1 : index
      %46 = arith.index_cast %45 : index to i64
      %47 = arith.maximumf %in, %out : f32
      %48 = arith.cmpf ogt, %in, %out : f32
      %49 = arith.select %48, %46, %out_6 : i64
      linalg.yield %47, %49 : f32, i64
    } -> (tensor<?x6xf32>, tensor<?x6xi64>)
    %expanded = tensor.expand_shape %6#0 [[0, 1], [2]] output_shape [%dim_3, 1, 6] : tensor<?x6xf32> into tensor<?x1x6xf32>
    %dim_4 = tensor.dim %arg1, %c1 : tensor<?x?x6xf32>
    %7 = affine.apply #map2()[%dim, %dim_4]
    %8 = tensor.empty(%dim_3, %7) : tensor<?x?x6xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%concat, %expanded : tensor<?x?x6xf32>, tensor<?x1x6xf32>) outs(%8 : tensor<?x?x6xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %45 = arith.subf %in, %in_6 : f32
      linalg.yield %45 : f32
    } -> tensor<?x?x6xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<?x?x6xf32>) outs(%8 : tensor<?x?x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = math.exp %in : f32
      linalg.yield %45 : f32
    } -> tensor<?x?x6xf32>
    %11 = tensor.empty(%dim_3) : tensor<?x1x6xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<?x1x6xf32>) -> tensor<?x1x6xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction", "parallel"]} ins(%10 : tensor<?x?x6xf32>) outs(%12 : tensor<?x1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %in, %out : f32
      linalg.yield %45 : f32
    } -> tensor<?x1x6xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %13 : tensor<?x?x6xf32>, tensor<?x1x6xf32>) outs(%8 : tensor<?x?x6xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %45 = arith.divf %in, %in_6 : f32
      linalg.yield %45 : f32
    } -> tensor<?x?x6xf32>
    %15 = tensor.empty(%dim_3, %dim) : tensor<?x?x6xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x6xf32>) outs(%15 : tensor<?x?x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %in, %cst_1 : f32
      linalg.yield %45 : f32
    } -> tensor<?x?x6xf32>
    %concat_5 = tensor.concat dim(2) %arg0, %16 : (tensor<?x?x6xf32>, tensor<?x?x6xf32>) -> tensor<?x?x12xf32>
    %17 = arith.cmpi slt, %1, %c0_i64 : i64
    %18 = arith.select %17, %c1_i64, %1 : i64
    %19 = arith.extui %17 : i1 to i64
    %20 = arith.muli %18, %0 : i64
    %21 = arith.addi %19, %c1_i64 : i64
    %22 = arith.cmpi slt, %0, %c0_i64 : i64
    %23 = arith.select %22, %18, %20 : i64
    %24 = arith.select %22, %21, %19 : i64
    %25 = arith.muli %23, %c12_i64 : i64
    %26 = arith.cmpi sle, %24, %c1_i64 : i64
    cf.assert %26, "must have at most one inferred (negative) dimension"
    %27 = arith.index_cast %dim_3 : index to i64
    %28 = arith.muli %27, %0 : i64
    %29 = arith.muli %28, %c12_i64 : i64
    %30 = arith.divsi %29, %25 : i64
    %31 = arith.select %17, %30, %1 : i64
    %32 = arith.select %22, %30, %0 : i64
    %33 = arith.muli %0, %c2_i64 : i64
    %34 = arith.muli %18, %33 : i64
    %35 = arith.cmpi slt, %33, %c0_i64 : i64
    %36 = arith.select %35, %18, %34 : i64
    %37 = arith.select %35, %21, %19 : i64
    %38 = arith.muli %36, %c6_i64 : i64
    %39 = arith.cmpi sle, %37, %c1_i64 : i64
    cf.assert %39, "must have at most one inferred (negative) dimension"
    %40 = arith.muli %31, %32 : i64
    %41 = arith.muli %40, %c12_i64 : i64
    %42 = arith.divsi %41, %38 : i64
    %43 = arith.select %17, %42, %1 : i64
    %44 = arith.select %35, %42, %33 : i64
    %from_elements = tensor.from_elements %43, %44, %c6_i64 : tensor<3xi64>
    %reshape = tensor.reshape %concat_5(%from_elements) : (tensor<?x?x12xf32>, tensor<3xi64>) -> tensor<?x?x6xf32>
    return %14, %reshape : tensor<?x?x6xf32>, tensor<?x?x6xf32>
  }
}
