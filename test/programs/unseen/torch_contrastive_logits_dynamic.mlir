#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x16xf32>, %arg1: tensor<?x16xf32>) -> (tensor<?x?xf32>, tensor<?xi64>) {
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 7.000000e-02 : f64
    %cst_2 = arith.constant 9.9999999999999998E-13 : f64
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant 5.000000e-01 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_5 = tensor.dim %arg1, %c0 : tensor<?x16xf32>
    %1 = arith.index_cast %dim_5 : index to i64
    %2 = tensor.empty(%dim) : tensor<?x1xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<?x16xf32>) outs(%3 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.absf %in : f32
      %37 = math.powf %36, %cst_3 : f32
      %38 = arith.addf %37, %out : f32
      linalg.yield %38 : f32
    } -> tensor<?x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<?x1xf32>) outs(%2 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.powf %in, %cst_4 : f32
      linalg.yield %36 : f32
    } -> tensor<?x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?x1xf32>) outs(%2 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.truncf %cst_2 : f64 to f32
      %37 = arith.cmpf ult, %in, %36 : f32
      %38 = arith.select %37, %36, %in : f32
      linalg.yield %38 : f32
    } -> tensor<?x1xf32>
    %7 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %7, "unimplemented: dynamic negative broadcast sizes"
    %8 = tensor.empty(%dim) : tensor<?x16xf32>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%8 : tensor<?x16xf32>) {
    ^bb0(%out: f32):
      %36 = linalg.index 0 : index
      %37 = arith.cmpi eq, %dim, %c1 : index
      %38 = arith.select %37, %c0, %36 : index
      %extracted = tensor.extract %6[%38, %c0] : tensor<?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x16xf32>
    cf.assert %true, "mismatched size for broadcast"
    %10 = tensor.empty(%dim) : tensor<?x16xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %9 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%10 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.divf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<?x16xf32>
    %12 = tensor.empty(%dim_5) : tensor<?x1xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<?x16xf32>) outs(%13 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.absf %in : f32
      %37 = math.powf %36, %cst_3 : f32
      %38 = arith.addf %37, %out : f32
      linalg.yield %38 : f32
    } -> tensor<?x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<?x1xf32>) outs(%12 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.powf %in, %cst_4 : f32
      linalg.yield %36 : f32
    } -> tensor<?x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<?x1xf32>) outs(%12 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.truncf %cst_2 : f64 to f32
      %37 = arith.cmpf ult, %in, %36 : f32
      %38 = arith.select %37, %36, %in : f32
      linalg.yield %38 : f32
    } -> tensor<?x1xf32>
    %17 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %17, "unimplemented: dynamic negative broadcast sizes"
    %18 = tensor.empty(%dim_5) : tensor<?x16xf32>
    %19 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%18 : tensor<?x16xf32>) {
    ^bb0(%out: f32):
      %36 = linalg.index 0 : index
      %37 = arith.cmpi eq, %dim_5, %c1 : index
      %38 = arith.select %37, %c0, %36 : index
      %extracted = tensor.extract %16[%38, %c0] : tensor<?x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x16xf32>
    cf.assert %true, "mismatched size for broadcast"
    %20 = tensor.empty(%dim_5) : tensor<?x16xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %19 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%20 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.divf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<?x16xf32>
    %22 = tensor.empty(%dim_5) : tensor<16x?xf32>
    %transposed = linalg.transpose ins(%21 : tensor<?x16xf32>) outs(%22 : tensor<16x?xf32>) permutation = [1, 0] 
    %23 = tensor.empty(%dim, %dim_5) : tensor<?x?xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %25 = linalg.matmul ins(%11, %transposed : tensor<?x16xf32>, tensor<16x?xf32>) outs(%24 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<?x?xf32>) outs(%23 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.truncf %cst_1 : f64 to f32
      %37 = arith.divf %in, %36 : f32
      linalg.yield %37 : f32
    } -> tensor<?x?xf32>
    %27 = tensor.empty(%dim) : tensor<?xi64>
    %28 = linalg.fill ins(%c0_i64 : i64) outs(%27 : tensor<?xi64>) -> tensor<?xi64>
    %29 = tensor.empty(%dim) : tensor<?xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<?xf32>) -> tensor<?xf32>
    %31:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<?x?xf32>) outs(%30, %28 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_6: i64):
      %36 = linalg.index 1 : index
      %37 = arith.index_cast %36 : index to i64
      %38 = arith.maximumf %in, %out : f32
      %39 = arith.cmpf ogt, %in, %out : f32
      %40 = arith.select %39, %37, %out_6 : i64
      linalg.yield %38, %40 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded = tensor.expand_shape %31#0 [[0, 1]] output_shape [%dim, 1] : tensor<?xf32> into tensor<?x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %expanded : tensor<?x?xf32>, tensor<?x1xf32>) outs(%23 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.subf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<?x?xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<?x?xf32>) outs(%23 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.exp %in : f32
      linalg.yield %36 : f32
    } -> tensor<?x?xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%33 : tensor<?x?xf32>) outs(%3 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %in, %out : f32
      linalg.yield %36 : f32
    } -> tensor<?x1xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %34 : tensor<?x?xf32>, tensor<?x1xf32>) outs(%23 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %36 = arith.divf %in, %in_6 : f32
      linalg.yield %36 : f32
    } -> tensor<?x?xf32>
    return %35, %31#1 : tensor<?x?xf32>, tensor<?xi64>
  }
}
