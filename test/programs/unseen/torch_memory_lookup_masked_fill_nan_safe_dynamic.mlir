// Masked rows that are empty become 0.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<?x16xf32>, %arg1: tensor<?x16xf32>, %arg2: tensor<?x16xf32>, %arg3: tensor<?x?xi1>) -> tensor<?x16xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_5 = arith.constant 0x7FF0000000000000 : f64
    %cst_6 = arith.constant 0xFFF0000000000000 : f64
    %dim = tensor.dim %arg1, %c0 : tensor<?x16xf32>
    %0 = tensor.empty(%dim) : tensor<16x?xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<?x16xf32>) outs(%0 : tensor<16x?xf32>) permutation = [1, 0] 
    %dim_7 = tensor.dim %arg0, %c0 : tensor<?x16xf32>
    %1 = tensor.empty(%dim_7, %dim) : tensor<?x?xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<?x16xf32>, tensor<16x?xf32>) outs(%2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %dim_8 = tensor.dim %arg3, %c0 : tensor<?x?xi1>
    %dim_9 = tensor.dim %arg3, %c1 : tensor<?x?xi1>
    %4 = tensor.empty(%dim_8, %dim_9) : tensor<?x?xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<?x?xi1>) outs(%4 : tensor<?x?xi1>) {
    ^bb0(%in: i1, %out: i1):
      %31 = arith.xori %in, %true : i1
      linalg.yield %31 : i1
    } -> tensor<?x?xi1>
    %6 = arith.cmpi eq, %dim_8, %dim_7 : index
    cf.assert %6, "mismatched size for broadcast"
    %7 = arith.cmpi eq, %dim_9, %dim : index
    cf.assert %7, "mismatched size for broadcast"
    %8 = tensor.empty(%dim_8, %dim_9) : tensor<?x?xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %cst_4, %3 : tensor<?x?xi1>, tensor<f32>, tensor<?x?xf32>) outs(%8 : tensor<?x?xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %31 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %31 : f32
    } -> tensor<?x?xf32>
    %10 = tensor.empty(%dim_8) : tensor<?xi64>
    %11 = linalg.fill ins(%c0_i64 : i64) outs(%10 : tensor<?xi64>) -> tensor<?xi64>
    %12 = tensor.empty(%dim_8) : tensor<?xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<?xf32>) -> tensor<?xf32>
    %14:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<?x?xf32>) outs(%13, %11 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_11: i64):
      %31 = linalg.index 1 : index
      %32 = arith.index_cast %31 : index to i64
      %33 = arith.maximumf %in, %out : f32
      %34 = arith.cmpf ogt, %in, %out : f32
      %35 = arith.select %34, %32, %out_11 : i64
      linalg.yield %33, %35 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded = tensor.expand_shape %14#0 [[0, 1]] output_shape [%dim_8, 1] : tensor<?xf32> into tensor<?x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %expanded : tensor<?x?xf32>, tensor<?x1xf32>) outs(%8 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %31 = arith.subf %in, %in_11 : f32
      linalg.yield %31 : f32
    } -> tensor<?x?xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<?x?xf32>) outs(%8 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = math.exp %in : f32
      linalg.yield %31 : f32
    } -> tensor<?x?xf32>
    %17 = tensor.empty(%dim_8) : tensor<?x1xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<?x?xf32>) outs(%18 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %31 = arith.addf %in, %out : f32
      linalg.yield %31 : f32
    } -> tensor<?x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %19 : tensor<?x?xf32>, tensor<?x1xf32>) outs(%8 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %31 = arith.divf %in, %in_11 : f32
      linalg.yield %31 : f32
    } -> tensor<?x?xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %20 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%4 : tensor<?x?xi1>) {
    ^bb0(%in: f32, %in_11: f32, %out: i1):
      %31 = arith.cmpf une, %in, %in_11 : f32
      linalg.yield %31 : i1
    } -> tensor<?x?xi1>
    %22 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %cst_3, %20 : tensor<?x?xi1>, tensor<f32>, tensor<?x?xf32>) outs(%8 : tensor<?x?xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %31 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %31 : f32
    } -> tensor<?x?xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<?x?xf32>) outs(%4 : tensor<?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %31 = arith.extf %in : f32 to f64
      %32 = arith.cmpf oeq, %31, %cst_6 : f64
      linalg.yield %32 : i1
    } -> tensor<?x?xi1>
    %24 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %cst_2, %22 : tensor<?x?xi1>, tensor<f32>, tensor<?x?xf32>) outs(%8 : tensor<?x?xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %31 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %31 : f32
    } -> tensor<?x?xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<?x?xf32>) outs(%4 : tensor<?x?xi1>) {
    ^bb0(%in: f32, %out: i1):
      %31 = arith.extf %in : f32 to f64
      %32 = arith.cmpf oeq, %31, %cst_5 : f64
      linalg.yield %32 : i1
    } -> tensor<?x?xi1>
    %26 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %cst_1, %24 : tensor<?x?xi1>, tensor<f32>, tensor<?x?xf32>) outs(%8 : tensor<?x?xf32>) {
    ^bb0(%in: i1, %in_11: f32, %in_12: f32, %out: f32):
      %31 = arith.select %in, %in_11, %in_12 : f32
      linalg.yield %31 : f32
    } -> tensor<?x?xf32>
    %dim_10 = tensor.dim %arg2, %c0 : tensor<?x16xf32>
    %27 = arith.cmpi eq, %dim_9, %dim_10 : index
    cf.assert %27, "mismatching contracting dimension for torch.aten.mm"
    %28 = tensor.empty(%dim_8) : tensor<?x16xf32>
    %29 = linalg.fill ins(%cst : f32) outs(%28 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %30 = linalg.matmul ins(%26, %arg2 : tensor<?x?xf32>, tensor<?x16xf32>) outs(%29 : tensor<?x16xf32>) -> tensor<?x16xf32>
    return %30 : tensor<?x16xf32>
  }
}
