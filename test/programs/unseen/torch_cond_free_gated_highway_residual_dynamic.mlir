#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x12xf32>, %arg1: tensor<12x12xf32>, %arg2: tensor<12x12xf32>) -> (tensor<?x12xf32>, tensor<12xf32>, tensor<12xf32>) {
    %c-1_i64 = arith.constant -1 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+01 : f32
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<1> : tensor<i64>
    %dim = tensor.dim %arg0, %c0 : tensor<?x12xf32>
    %0 = tensor.empty(%dim) : tensor<?x12xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<?x12xf32>, tensor<12x12xf32>) outs(%1 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x12xf32>) outs(%0 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.negf %in : f32
      %31 = math.exp %30 : f32
      %32 = arith.addf %31, %cst : f32
      %33 = arith.divf %cst, %32 : f32
      linalg.yield %33 : f32
    } -> tensor<?x12xf32>
    %4 = linalg.matmul ins(%arg0, %arg2 : tensor<?x12xf32>, tensor<12x12xf32>) outs(%1 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<?x12xf32>) outs(%0 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.exp %in : f32
      linalg.yield %30 : f32
    } -> tensor<?x12xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<?x12xf32>) outs(%0 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = math.log1p %in : f32
      linalg.yield %30 : f32
    } -> tensor<?x12xf32>
    %7 = tensor.empty(%dim) : tensor<?x12xi1>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<?x12xf32>) outs(%7 : tensor<?x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %30 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %30 : i1
    } -> tensor<?x12xi1>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %4, %6 : tensor<?x12xi1>, tensor<?x12xf32>, tensor<?x12xf32>) outs(%0 : tensor<?x12xf32>) {
    ^bb0(%in: i1, %in_5: f32, %in_6: f32, %out: f32):
      %30 = arith.select %in, %in_5, %in_6 : f32
      linalg.yield %30 : f32
    } -> tensor<?x12xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %9 : tensor<?x12xf32>, tensor<?x12xf32>) outs(%0 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %30 = arith.mulf %in, %in_5 : f32
      linalg.yield %30 : f32
    } -> tensor<?x12xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_2, %3 : tensor<i64>, tensor<?x12xf32>) outs(%0 : tensor<?x12xf32>) {
    ^bb0(%in: i64, %in_5: f32, %out: f32):
      %30 = arith.sitofp %in : i64 to f32
      %31 = arith.subf %30, %in_5 : f32
      linalg.yield %31 : f32
    } -> tensor<?x12xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %arg0 : tensor<?x12xf32>, tensor<?x12xf32>) outs(%0 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %30 = arith.mulf %in, %in_5 : f32
      linalg.yield %30 : f32
    } -> tensor<?x12xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<?x12xf32>, tensor<?x12xf32>) outs(%0 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %30 = arith.addf %in, %in_5 : f32
      linalg.yield %30 : f32
    } -> tensor<?x12xf32>
    %14 = tensor.empty() : tensor<12xf32>
    %15 = linalg.fill ins(%cst_1 : f32) outs(%14 : tensor<12xf32>) -> tensor<12xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%3 : tensor<?x12xf32>) outs(%15 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.addf %in, %out : f32
      linalg.yield %30 : f32
    } -> tensor<12xf32>
    %17 = arith.index_cast %dim : index to i64
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%16 : tensor<12xf32>) outs(%14 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %30 = arith.sitofp %17 : i64 to f32
      %31 = arith.divf %in, %30 : f32
      linalg.yield %31 : f32
    } -> tensor<12xf32>
    %dim_3 = tensor.dim %3, %c0 : tensor<?x12xf32>
    %19 = tensor.empty(%dim_3) : tensor<?x12xf32>
    %20 = linalg.fill ins(%cst_1 : f32) outs(%19 : tensor<?x12xf32>) -> tensor<?x12xf32>
    %21:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%3 : tensor<?x12xf32>) outs(%20, %15 : tensor<?x12xf32>, tensor<12xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %30 = arith.addf %arg3, %arg4 : f32
      tm_tensor.yield %30 : f32
    } -> tensor<?x12xf32>, tensor<12xf32>
    %dim_4 = tensor.dim %21#0, %c0 : tensor<?x12xf32>
    %22 = arith.index_cast %dim_4 : index to i64
    %23 = arith.addi %22, %c-1_i64 : i64
    %24 = arith.addi %23, %22 : i64
    %25 = arith.cmpi sge, %23, %c0_i64 : i64
    %26 = arith.select %25, %23, %24 : i64
    %27 = arith.maxsi %26, %c0_i64 : i64
    %28 = arith.minsi %27, %22 : i64
    %29 = arith.index_cast %28 : i64 to index
    %extracted_slice = tensor.extract_slice %21#0[%29, 0] [1, 12] [1, 1] : tensor<?x12xf32> to tensor<1x12xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    return %13, %18, %collapsed : tensor<?x12xf32>, tensor<12xf32>, tensor<12xf32>
  }
}
