// Columns standardized over any count of rows, correlated, off the diagonal.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<?x10xf32>, %arg1: tensor<?x10xf32>) -> tensor<f32> {
    %cst = arith.constant 1.000000e+00 : f64
    %c2_i64 = arith.constant 2 : i64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.000000e-02 : f64
    %cst_4 = arith.constant 1.000000e-03 : f64
    %cst_5 = arith.constant 1.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x10xf32>
    %0 = arith.index_cast %dim : index to i64
    %1 = tensor.empty() : tensor<10xf32>
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<10xf32>) -> tensor<10xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg0 : tensor<?x10xf32>) outs(%2 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.addf %in, %out : f32
      linalg.yield %70 : f32
    } -> tensor<10xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%3 : tensor<10xf32>) outs(%1 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.sitofp %0 : i64 to f32
      %71 = arith.divf %in, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<10xf32>
    %5 = tensor.empty(%dim) : tensor<?x10xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %4 : tensor<?x10xf32>, tensor<10xf32>) outs(%5 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %70 = arith.subf %in, %in_8 : f32
      linalg.yield %70 : f32
    } -> tensor<?x10xf32>
    %7 = tensor.empty(%dim) : tensor<?x10xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x10xf32>) outs(%7 : tensor<?x10xf64>) {
    ^bb0(%in: f32, %out: f64):
      %70 = arith.extf %in : f32 to f64
      linalg.yield %70 : f64
    } -> tensor<?x10xf64>
    %9 = tensor.empty() : tensor<1x10xf64>
    %10 = linalg.fill ins(%cst_1 : f64) outs(%9 : tensor<1x10xf64>) -> tensor<1x10xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%8 : tensor<?x10xf64>) outs(%10 : tensor<1x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %70 = arith.addf %in, %out : f64
      linalg.yield %70 : f64
    } -> tensor<1x10xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<1x10xf64>) outs(%9 : tensor<1x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %70 = arith.sitofp %0 : i64 to f64
      %71 = arith.divf %in, %70 : f64
      linalg.yield %71 : f64
    } -> tensor<1x10xf64>
    %13 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %12 : tensor<?x10xf64>, tensor<1x10xf64>) outs(%7 : tensor<?x10xf64>) {
    ^bb0(%in: f64, %in_8: f64, %out: f64):
      %70 = arith.subf %in, %in_8 : f64
      linalg.yield %70 : f64
    } -> tensor<?x10xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %13 : tensor<?x10xf64>, tensor<?x10xf64>) outs(%7 : tensor<?x10xf64>) {
    ^bb0(%in: f64, %in_8: f64, %out: f64):
      %70 = arith.mulf %in, %in_8 : f64
      linalg.yield %70 : f64
    } -> tensor<?x10xf64>
    %15 = tensor.empty() : tensor<10xf64>
    %16 = linalg.fill ins(%cst_1 : f64) outs(%15 : tensor<10xf64>) -> tensor<10xf64>
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%14 : tensor<?x10xf64>) outs(%16 : tensor<10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %70 = arith.addf %in, %out : f64
      linalg.yield %70 : f64
    } -> tensor<10xf64>
    %18 = arith.sitofp %0 : i64 to f64
    %19 = arith.addf %18, %cst : f64
    %20 = arith.cmpf uge, %19, %cst : f64
    cf.assert %20, "correction value should be less than or equal to productDimSize + 1"
    %21 = arith.subf %18, %cst : f64
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%17 : tensor<10xf64>) outs(%15 : tensor<10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %70 = arith.divf %in, %21 : f64
      linalg.yield %70 : f64
    } -> tensor<10xf64>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%22 : tensor<10xf64>) outs(%1 : tensor<10xf32>) {
    ^bb0(%in: f64, %out: f32):
      %70 = arith.truncf %in : f64 to f32
      linalg.yield %70 : f32
    } -> tensor<10xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%23 : tensor<10xf32>) outs(%1 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = math.sqrt %in : f32
      linalg.yield %70 : f32
    } -> tensor<10xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%24 : tensor<10xf32>) outs(%1 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.truncf %cst_4 : f64 to f32
      %71 = arith.addf %in, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<10xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %25 : tensor<?x10xf32>, tensor<10xf32>) outs(%5 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %70 = arith.divf %in, %in_8 : f32
      linalg.yield %70 : f32
    } -> tensor<?x10xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%arg1 : tensor<?x10xf32>) outs(%2 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.addf %in, %out : f32
      linalg.yield %70 : f32
    } -> tensor<10xf32>
    %dim_6 = tensor.dim %arg1, %c0 : tensor<?x10xf32>
    %28 = arith.index_cast %dim_6 : index to i64
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%27 : tensor<10xf32>) outs(%1 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.sitofp %28 : i64 to f32
      %71 = arith.divf %in, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<10xf32>
    %30 = tensor.empty(%dim_6) : tensor<?x10xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %29 : tensor<?x10xf32>, tensor<10xf32>) outs(%30 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %70 = arith.subf %in, %in_8 : f32
      linalg.yield %70 : f32
    } -> tensor<?x10xf32>
    %32 = tensor.empty(%dim_6) : tensor<?x10xf64>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?x10xf32>) outs(%32 : tensor<?x10xf64>) {
    ^bb0(%in: f32, %out: f64):
      %70 = arith.extf %in : f32 to f64
      linalg.yield %70 : f64
    } -> tensor<?x10xf64>
    %34 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "parallel"]} ins(%33 : tensor<?x10xf64>) outs(%10 : tensor<1x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %70 = arith.addf %in, %out : f64
      linalg.yield %70 : f64
    } -> tensor<1x10xf64>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<1x10xf64>) outs(%9 : tensor<1x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %70 = arith.sitofp %28 : i64 to f64
      %71 = arith.divf %in, %70 : f64
      linalg.yield %71 : f64
    } -> tensor<1x10xf64>
    %36 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %35 : tensor<?x10xf64>, tensor<1x10xf64>) outs(%32 : tensor<?x10xf64>) {
    ^bb0(%in: f64, %in_8: f64, %out: f64):
      %70 = arith.subf %in, %in_8 : f64
      linalg.yield %70 : f64
    } -> tensor<?x10xf64>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %36 : tensor<?x10xf64>, tensor<?x10xf64>) outs(%32 : tensor<?x10xf64>) {
    ^bb0(%in: f64, %in_8: f64, %out: f64):
      %70 = arith.mulf %in, %in_8 : f64
      linalg.yield %70 : f64
    } -> tensor<?x10xf64>
    %38 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "parallel"]} ins(%37 : tensor<?x10xf64>) outs(%16 : tensor<10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %70 = arith.addf %in, %out : f64
      linalg.yield %70 : f64
    } -> tensor<10xf64>
    %39 = arith.sitofp %28 : i64 to f64
    %40 = arith.addf %39, %cst : f64
    %41 = arith.cmpf uge, %40, %cst : f64
    cf.assert %41, "correction value should be less than or equal to productDimSize + 1"
    %42 = arith.subf %39, %cst : f64
    %43 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%38 : tensor<10xf64>) outs(%15 : tensor<10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %70 = arith.divf %in, %42 : f64
      linalg.yield %70 : f64
    } -> tensor<10xf64>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%43 : tensor<10xf64>) outs(%1 : tensor<10xf32>) {
    ^bb0(%in: f64, %out: f32):
      %70 = arith.truncf %in : f64 to f32
      linalg.yield %70 : f32
    } -> tensor<10xf32>
    %45 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%44 : tensor<10xf32>) outs(%1 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = math.sqrt %in : f32
      linalg.yield %70 : f32
    } -> tensor<10xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%45 : tensor<10xf32>) outs(%1 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.truncf %cst_4 : f64 to f32
      %71 = arith.addf %in, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<10xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %46 : tensor<?x10xf32>, tensor<10xf32>) outs(%30 : tensor<?x10xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %70 = arith.divf %in, %in_8 : f32
      linalg.yield %70 : f32
    } -> tensor<?x10xf32>
    %48 = tensor.empty(%dim) : tensor<10x?xf32>
    %transposed = linalg.transpose ins(%26 : tensor<?x10xf32>) outs(%48 : tensor<10x?xf32>) permutation = [1, 0] 
    %49 = arith.cmpi eq, %dim, %dim_6 : index
    cf.assert %49, "mismatching contracting dimension for torch.aten.mm"
    %50 = tensor.empty() : tensor<10x10xf32>
    %51 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<10x10xf32>) -> tensor<10x10xf32>
    %52 = linalg.matmul ins(%transposed, %47 : tensor<10x?xf32>, tensor<?x10xf32>) outs(%51 : tensor<10x10xf32>) -> tensor<10x10xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<10x10xf32>) outs(%50 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.sitofp %0 : i64 to f32
      %71 = arith.divf %in, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<10x10xf32>
    %54 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%1 : tensor<10xf32>) {
    ^bb0(%out: f32):
      %70 = linalg.index 0 : index
      %extracted = tensor.extract %53[%70, %70] : tensor<10x10xf32>
      linalg.yield %extracted : f32
    } -> tensor<10xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%54 : tensor<10xf32>) outs(%1 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.subf %in, %cst_5 : f32
      linalg.yield %70 : f32
    } -> tensor<10xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%55 : tensor<10xf32>) outs(%1 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %70 : f32
    } -> tensor<10xf32>
    %57 = tensor.empty() : tensor<f32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<f32>) -> tensor<f32>
    %59 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction"]} ins(%56 : tensor<10xf32>) outs(%58 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.addf %in, %out : f32
      linalg.yield %70 : f32
    } -> tensor<f32>
    %expanded = tensor.expand_shape %54 [[0, 1]] output_shape [1, 10] : tensor<10xf32> into tensor<1x10xf32>
    %60 = tensor.empty() : tensor<10xi64>
    %61 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%60 : tensor<10xi64>) {
    ^bb0(%out: i64):
      %70 = linalg.index 0 : index
      %71 = arith.index_cast %70 : index to i64
      linalg.yield %71 : i64
    } -> tensor<10xi64>
    %expanded_7 = tensor.expand_shape %61 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %62 = tensor.empty() : tensor<10x10xi1>
    %63 = linalg.generic {indexing_maps = [#map1, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%61, %expanded_7 : tensor<10xi64>, tensor<10x1xi64>) outs(%62 : tensor<10x10xi1>) {
    ^bb0(%in: i64, %in_8: i64, %out: i1):
      %70 = arith.cmpi eq, %in, %in_8 : i64
      linalg.yield %70 : i1
    } -> tensor<10x10xi1>
    %64 = linalg.generic {indexing_maps = [#map, #map3, #map6, #map], iterator_types = ["parallel", "parallel"]} ins(%63, %expanded, %cst_2 : tensor<10x10xi1>, tensor<1x10xf32>, tensor<f32>) outs(%50 : tensor<10x10xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %70 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %70 : f32
    } -> tensor<10x10xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%53, %64 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%50 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %70 = arith.subf %in, %in_8 : f32
      linalg.yield %70 : f32
    } -> tensor<10x10xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<10x10xf32>) outs(%50 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %70 : f32
    } -> tensor<10x10xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "reduction"]} ins(%66 : tensor<10x10xf32>) outs(%58 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.addf %in, %out : f32
      linalg.yield %70 : f32
    } -> tensor<f32>
    %68 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%67 : tensor<f32>) outs(%57 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %70 = arith.truncf %cst_3 : f64 to f32
      %71 = arith.mulf %in, %70 : f32
      linalg.yield %71 : f32
    } -> tensor<f32>
    %69 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%59, %68 : tensor<f32>, tensor<f32>) outs(%57 : tensor<f32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %70 = arith.addf %in, %in_8 : f32
      linalg.yield %70 : f32
    } -> tensor<f32>
    return %69 : tensor<f32>
  }
}
