#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0, 0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<?x8xf32>, %arg1: tensor<8x6xf32>, %arg2: tensor<?xi64>) -> (tensor<?x6xf32>, tensor<9x6xf32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<9x6xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %cst_1 = arith.constant dense<-1.000000e+30> : tensor<9x6xf32>
    %c1 = arith.constant 1 : index
    %c9_i64 = arith.constant 9 : i64
    %dim = tensor.dim %arg2, %c0 : tensor<?xi64>
    %0 = arith.index_cast %dim : index to i64
    %dim_2 = tensor.dim %arg0, %c0 : tensor<?x8xf32>
    %1 = tensor.empty(%dim_2) : tensor<?x6xf32>
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<?x6xf32>) -> tensor<?x6xf32>
    %3 = linalg.matmul ins(%arg0, %arg1 : tensor<?x8xf32>, tensor<8x6xf32>) outs(%2 : tensor<?x6xf32>) -> tensor<?x6xf32>
    %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [%dim, 1] : tensor<?xi64> into tensor<?x1xi64>
    %4 = arith.cmpi sge, %0, %c0_i64 : i64
    cf.assert %4, "unimplemented: dynamic negative broadcast sizes"
    %5 = tensor.empty(%dim) : tensor<?x6xi64>
    %6 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%5 : tensor<?x6xi64>) {
    ^bb0(%out: i64):
      %34 = linalg.index 0 : index
      %35 = arith.cmpi eq, %dim, %c1 : index
      %36 = arith.select %35, %c0, %34 : index
      %extracted = tensor.extract %expanded[%36, %c0] : tensor<?x1xi64>
      linalg.yield %extracted : i64
    } -> tensor<?x6xi64>
    %dim_3 = tensor.dim %6, %c0 : tensor<?x6xi64>
    %7 = arith.muli %dim_3, %c6 : index
    %8 = tensor.empty(%7) : tensor<?x1xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<?x1xi64>) -> tensor<?x1xi64>
    %10 = tensor.empty(%7) : tensor<?xf32>
    %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<?xf32>) -> tensor<?xf32>
    %12:3 = linalg.generic {indexing_maps = [#map1, #map1, #map2], iterator_types = ["parallel"]} outs(%9, %9, %11 : tensor<?x1xi64>, tensor<?x1xi64>, tensor<?xf32>) {
    ^bb0(%out: i64, %out_7: i64, %out_8: f32):
      %34 = linalg.index 0 : index
      %35 = arith.remsi %34, %c6 : index
      %36 = arith.divsi %34, %c6 : index
      %37 = arith.remsi %36, %dim_3 : index
      %extracted = tensor.extract %6[%37, %35] : tensor<?x6xi64>
      %extracted_9 = tensor.extract %3[%37, %35] : tensor<?x6xf32>
      %38 = arith.index_cast %35 : index to i64
      linalg.yield %extracted, %38, %extracted_9 : i64, i64, f32
    } -> (tensor<?x1xi64>, tensor<?x1xi64>, tensor<?xf32>)
    %13 = tensor.empty(%7) : tensor<?x2xi64>
    %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<?x2xi64>) -> tensor<?x2xi64>
    %inserted_slice = tensor.insert_slice %12#0 into %14[0, 0] [%7, 1] [1, 1] : tensor<?x1xi64> into tensor<?x2xi64>
    %inserted_slice_4 = tensor.insert_slice %12#1 into %inserted_slice[0, 1] [%7, 1] [1, 1] : tensor<?x1xi64> into tensor<?x2xi64>
    %15 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false) ins(%12#2, %inserted_slice_4 : tensor<?xf32>, tensor<?x2xi64>) outs(%cst_1 : tensor<9x6xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %34 = arith.maximumf %arg3, %arg4 : f32
      tm_tensor.yield %34 : f32
    } -> tensor<9x6xf32>
    %16 = tensor.empty(%dim) : tensor<?x6xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<?xi64>) outs(%16 : tensor<?x6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %34 = arith.cmpi slt, %in, %c0_i64 : i64
      %35 = arith.addi %in, %c9_i64 : i64
      %36 = arith.select %34, %35, %in : i64
      %37 = arith.index_cast %36 : i64 to index
      %38 = linalg.index 1 : index
      %extracted = tensor.extract %15[%37, %38] : tensor<9x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x6xf32>
    %18 = arith.cmpi eq, %dim_2, %dim : index
    cf.assert %18, "mismatched size for broadcast"
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %17 : tensor<?x6xf32>, tensor<?x6xf32>) outs(%1 : tensor<?x6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %34 = arith.subf %in, %in_7 : f32
      linalg.yield %34 : f32
    } -> tensor<?x6xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<?x6xf32>) outs(%1 : tensor<?x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.exp %in : f32
      linalg.yield %34 : f32
    } -> tensor<?x6xf32>
    %21 = arith.maxsi %0, %c1_i64 : i64
    %22 = arith.index_cast %21 : i64 to index
    %23 = arith.cmpi sge, %21, %c0_i64 : i64
    cf.assert %23, "unimplemented: dynamic negative broadcast sizes"
    %24 = tensor.empty(%22) : tensor<?x6xf32>
    %25 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%24 : tensor<?x6xf32>) {
    ^bb0(%out: f32):
      %34 = linalg.index 0 : index
      %35 = linalg.index 1 : index
      %36 = arith.cmpi eq, %dim_2, %c1 : index
      %37 = arith.select %36, %c0, %34 : index
      %extracted = tensor.extract %20[%37, %35] : tensor<?x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x6xf32>
    cf.assert %23, "unimplemented: dynamic negative broadcast sizes"
    %26 = tensor.empty(%22) : tensor<?xi64>
    %27 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%26 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %34 = linalg.index 0 : index
      %35 = arith.cmpi eq, %dim, %c1 : index
      %36 = arith.select %35, %c0, %34 : index
      %extracted = tensor.extract %arg2[%36] : tensor<?xi64>
      linalg.yield %extracted : i64
    } -> tensor<?xi64>
    %expanded_5 = tensor.expand_shape %27 [[0, 1]] output_shape [%22, 1] : tensor<?xi64> into tensor<?x1xi64>
    %expanded_6 = tensor.expand_shape %25 [[0], [1, 2]] output_shape [%22, 1, 6] : tensor<?x6xf32> into tensor<?x1x6xf32>
    %28 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%expanded_6, %expanded_5 : tensor<?x1x6xf32>, tensor<?x1xi64>) outs(%cst : tensor<9x6xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %34 = arith.addf %arg4, %arg3 : f32
      tm_tensor.yield %34 : f32
    } -> tensor<9x6xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<?xi64>) outs(%16 : tensor<?x6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %34 = arith.cmpi slt, %in, %c0_i64 : i64
      %35 = arith.addi %in, %c9_i64 : i64
      %36 = arith.select %34, %35, %in : i64
      %37 = arith.index_cast %36 : i64 to index
      %38 = linalg.index 1 : index
      %extracted = tensor.extract %28[%37, %38] : tensor<9x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x6xf32>
    cf.assert %18, "mismatched size for broadcast"
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %29 : tensor<?x6xf32>, tensor<?x6xf32>) outs(%1 : tensor<?x6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %34 = arith.divf %in, %in_7 : f32
      linalg.yield %34 : f32
    } -> tensor<?x6xf32>
    %31 = tensor.empty() : tensor<9x6xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<9x6xf32>) outs(%31 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.log %in : f32
      linalg.yield %34 : f32
    } -> tensor<9x6xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %15 : tensor<9x6xf32>, tensor<9x6xf32>) outs(%31 : tensor<9x6xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %34 = arith.addf %in, %in_7 : f32
      linalg.yield %34 : f32
    } -> tensor<9x6xf32>
    return %30, %33 : tensor<?x6xf32>, tensor<9x6xf32>
  }
}
