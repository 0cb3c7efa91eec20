#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
module {
  func.func @main(%arg0: tensor<?x?x24xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>, %arg3: tensor<24xf32>) -> tensor<?x?x24xf32> {
    %c24_i64 = arith.constant 24 : i64
    %c2_i64 = arith.constant 2 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 9.9999999999999995E-7 : f64
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 2.400000e+01 : f32
    %cst_3 = arith.constant 3.000000e+01 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x24xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_4 = tensor.dim %arg0, %c1 : tensor<?x?x24xf32>
    %1 = arith.index_cast %dim_4 : index to i64
    %2 = tensor.empty() : tensor<24xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<24xf32>) outs(%2 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %in, %cst_1 : f32
      linalg.yield %51 : f32
    } -> tensor<24xf32>
    %4 = tensor.empty(%dim, %dim_4) : tensor<?x?x24xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x24xf32>) outs(%4 : tensor<?x?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %51 : f32
    } -> tensor<?x?x24xf32>
    %6 = tensor.empty(%dim, %dim_4) : tensor<?x?x1xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%5 : tensor<?x?x24xf32>) outs(%7 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %in, %out : f32
      linalg.yield %51 : f32
    } -> tensor<?x?x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<?x?x1xf32>) outs(%6 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.divf %in, %cst_2 : f32
      linalg.yield %51 : f32
    } -> tensor<?x?x1xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<?x?x1xf32>) outs(%6 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.truncf %cst_0 : f64 to f32
      %52 = arith.addf %in, %51 : f32
      linalg.yield %52 : f32
    } -> tensor<?x?x1xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<?x?x1xf32>) outs(%6 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.rsqrt %in : f32
      linalg.yield %51 : f32
    } -> tensor<?x?x1xf32>
    %12 = tensor.empty(%dim) : tensor<?x1x24xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %11 : tensor<?x?x24xf32>, tensor<?x?x1xf32>) outs(%12 : tensor<?x1x24xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %51 = arith.mulf %in, %in_5 : f32
      linalg.yield %51 : f32
    } -> tensor<?x1x24xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %3 : tensor<?x1x24xf32>, tensor<24xf32>) outs(%12 : tensor<?x1x24xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %51 = arith.mulf %in, %in_5 : f32
      linalg.yield %51 : f32
    } -> tensor<?x1x24xf32>
    %collapsed = tensor.collapse_shape %14 [[0], [1, 2]] : tensor<?x1x24xf32> into tensor<?x24xf32>
    %15 = tensor.empty(%dim) : tensor<?x24xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %17 = linalg.matmul ins(%collapsed, %arg1 : tensor<?x24xf32>, tensor<24x24xf32>) outs(%16 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %18 = arith.cmpi slt, %0, %c0_i64 : i64
    %19 = arith.select %18, %c1_i64, %0 : i64
    %20 = arith.extui %18 : i1 to i64
    %21 = arith.muli %19, %1 : i64
    %22 = arith.addi %20, %c1_i64 : i64
    %23 = arith.cmpi slt, %1, %c0_i64 : i64
    %24 = arith.select %23, %19, %21 : i64
    %25 = arith.select %23, %22, %20 : i64
    %26 = arith.muli %24, %c24_i64 : i64
    %27 = arith.cmpi sle, %25, %c1_i64 : i64
    cf.assert %27, "must have at most one inferred (negative) dimension"
    %28 = arith.muli %0, %c24_i64 : i64
    %29 = arith.divsi %28, %26 : i64
    %30 = arith.select %18, %29, %0 : i64
    %31 = arith.select %23, %29, %1 : i64
    %from_elements = tensor.from_elements %30, %31, %c24_i64 : tensor<3xi64>
    %reshape = tensor.reshape %17(%from_elements) : (tensor<?x24xf32>, tensor<3xi64>) -> tensor<?x?x24xf32>
    %32 = arith.index_cast %30 : i64 to index
    %33 = arith.index_cast %31 : i64 to index
    %34 = tensor.empty(%32, %33) : tensor<?x?x24xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape : tensor<?x?x24xf32>) outs(%34 : tensor<?x?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.divf %in, %cst_3 : f32
      linalg.yield %51 : f32
    } -> tensor<?x?x24xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35 : tensor<?x?x24xf32>) outs(%34 : tensor<?x?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.tanh %in : f32
      linalg.yield %51 : f32
    } -> tensor<?x?x24xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<?x?x24xf32>) outs(%34 : tensor<?x?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.mulf %in, %cst_3 : f32
      linalg.yield %51 : f32
    } -> tensor<?x?x24xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg3 : tensor<24xf32>) outs(%2 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %in, %cst_1 : f32
      linalg.yield %51 : f32
    } -> tensor<24xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<?x?x24xf32>) outs(%34 : tensor<?x?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %51 : f32
    } -> tensor<?x?x24xf32>
    %40 = tensor.empty(%32, %33) : tensor<?x?x1xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<?x?x24xf32>) outs(%41 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %in, %out : f32
      linalg.yield %51 : f32
    } -> tensor<?x?x1xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42 : tensor<?x?x1xf32>) outs(%40 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.divf %in, %cst_2 : f32
      linalg.yield %51 : f32
    } -> tensor<?x?x1xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<?x?x1xf32>) outs(%40 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.truncf %cst_0 : f64 to f32
      %52 = arith.addf %in, %51 : f32
      linalg.yield %52 : f32
    } -> tensor<?x?x1xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<?x?x1xf32>) outs(%40 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.rsqrt %in : f32
      linalg.yield %51 : f32
    } -> tensor<?x?x1xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %45 : tensor<?x?x24xf32>, tensor<?x?x1xf32>) outs(%34 : tensor<?x?x24xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %51 = arith.mulf %in, %in_5 : f32
      linalg.yield %51 : f32
    } -> tensor<?x?x24xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %38 : tensor<?x?x24xf32>, tensor<24xf32>) outs(%34 : tensor<?x?x24xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %51 = arith.mulf %in, %in_5 : f32
      linalg.yield %51 : f32
    } -> tensor<?x?x24xf32>
    %48 = arith.cmpi eq, %dim, %32 : index
    cf.assert %48, "mismatched size for broadcast"
    %49 = arith.cmpi eq, %dim_4, %33 : index
    cf.assert %49, "mismatched size for broadcast"
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %47 : tensor<?x?x24xf32>, tensor<?x?x24xf32>) outs(%4 : tensor<?x?x24xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %51 = arith.addf %in, %in_5 : f32
      linalg.yield %51 : f32
    } -> tensor<?x?x24xf32>
    return %50 : tensor<?x?x24xf32>
  }
}
