#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<()[s0, s1] -> (s0 + s1)>
module {
  func.func @main(%arg0: tensor<?x?x9xf32>, %arg1: tensor<9x9xf32>) -> tensor<?x?x9xf32> {
    %c-1_i64 = arith.constant -1 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c-1 = arith.constant -1 : index
    %c9_i64 = arith.constant 9 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x9xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?x9xf32>
    %1 = arith.index_cast %dim_1 : index to i64
    %padded = tensor.pad %arg0 low[0, 1, 0] high[0, -1, 0] {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<?x?x9xf32> to tensor<?x1x9xf32>
    %2 = tensor.empty(%dim) : tensor<?x1x9xf32>
    %cast = tensor.cast %arg0 : tensor<?x?x9xf32> to tensor<?x1x9xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%padded, %cast : tensor<?x1x9xf32>, tensor<?x1x9xf32>) outs(%2 : tensor<?x1x9xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %47 = arith.subf %in, %in_6 : f32
      linalg.yield %47 : f32
    } -> tensor<?x1x9xf32>
    %extracted_slice = tensor.extract_slice %arg1[0, 0] [1, 9] [1, 1] : tensor<9x9xf32> to tensor<1x9xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x9xf32> into tensor<9xf32>
    %4 = tensor.empty() : tensor<9xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed : tensor<9xf32>) outs(%4 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %47 = arith.negf %in : f32
      %48 = math.exp %47 : f32
      %49 = arith.addf %48, %cst_0 : f32
      %50 = arith.divf %cst_0, %49 : f32
      linalg.yield %50 : f32
    } -> tensor<9xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %5 : tensor<?x1x9xf32>, tensor<9xf32>) outs(%2 : tensor<?x1x9xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %47 = arith.mulf %in, %in_6 : f32
      linalg.yield %47 : f32
    } -> tensor<?x1x9xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cast, %6 : tensor<?x1x9xf32>, tensor<?x1x9xf32>) outs(%2 : tensor<?x1x9xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %47 = arith.addf %in, %in_6 : f32
      linalg.yield %47 : f32
    } -> tensor<?x1x9xf32>
    %collapsed_2 = tensor.collapse_shape %7 [[0], [1, 2]] : tensor<?x1x9xf32> into tensor<?x9xf32>
    %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?x9xf32>
    %8 = tensor.empty(%dim_3) : tensor<?x9xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<?x9xf32>) -> tensor<?x9xf32>
    %10 = linalg.matmul ins(%collapsed_2, %arg1 : tensor<?x9xf32>, tensor<9x9xf32>) outs(%9 : tensor<?x9xf32>) -> tensor<?x9xf32>
    %11 = arith.cmpi slt, %0, %c0_i64 : i64
    %12 = arith.select %11, %c1_i64, %0 : i64
    %13 = arith.extui %11 : i1 to i64
    %14 = arith.muli %12, %1 : i64
    %15 = arith.addi %13, %c1_i64 : i64
    %16 = arith.cmpi slt, %1, %c0_i64 : i64
    %17 = arith.select %16, %12, %14 : i64
    %18 = arith.select %16, %15, %13 : i64
    %19 = arith.muli %17, %c9_i64 : i64
    %20 = arith.cmpi sle, %18, %c1_i64 : i64
    cf.assert %20, "must have at most one inferred (negative) dimension"
    %21 = arith.index_cast %dim_3 : index to i64
    %22 = arith.muli %21, %c9_i64 : i64
    %23 = arith.divsi %22, %19 : i64
    %24 = arith.select %11, %23, %0 : i64
    %25 = arith.select %16, %23, %1 : i64
    %from_elements = tensor.from_elements %24, %25, %c9_i64 : tensor<3xi64>
    %reshape = tensor.reshape %10(%from_elements) : (tensor<?x9xf32>, tensor<3xi64>) -> tensor<?x?x9xf32>
    %26 = arith.addi %1, %c-1_i64 : i64
    %27 = arith.maxsi %26, %c0_i64 : i64
    %28 = arith.minsi %27, %1 : i64
    %29 = arith.index_cast %28 : i64 to index
    %30 = arith.subi %dim_1, %29 : index
    %31 = arith.maxsi %30, %c0 : index
    %extracted_slice_4 = tensor.extract_slice %arg0[0, %29, 0] [%dim, %31, 9] [1, 1, 1] : tensor<?x?x9xf32> to tensor<?x?x9xf32>
    %32 = arith.minsi %1, %c0_i64 : i64
    %33 = arith.index_cast %32 : i64 to index
    %34 = arith.addi %dim_1, %c-1 : index
    %35 = arith.cmpi slt, %34, %c0 : index
    %36 = arith.select %35, %c-1, %34 : index
    %37 = arith.minsi %36, %dim_1 : index
    %38 = arith.subi %37, %33 : index
    %39 = arith.maxsi %38, %c0 : index
    %extracted_slice_5 = tensor.extract_slice %arg0[0, %33, 0] [%dim, %39, 9] [1, 1, 1] : tensor<?x?x9xf32> to tensor<?x?x9xf32>
    %concat = tensor.concat dim(1) %extracted_slice_4, %extracted_slice_5 : (tensor<?x?x9xf32>, tensor<?x?x9xf32>) -> tensor<?x?x9xf32>
    %40 = arith.index_cast %24 : i64 to index
    %41 = arith.index_cast %25 : i64 to index
    %42 = arith.cmpi eq, %40, %dim : index
    cf.assert %42, "mismatched size for broadcast"
    %43 = affine.apply #map3()[%31, %39]
    %44 = arith.cmpi eq, %41, %43 : index
    cf.assert %44, "mismatched size for broadcast"
    %45 = tensor.empty(%40, %41) : tensor<?x?x9xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape, %concat : tensor<?x?x9xf32>, tensor<?x?x9xf32>) outs(%45 : tensor<?x?x9xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %47 = arith.addf %in, %in_6 : f32
      linalg.yield %47 : f32
    } -> tensor<?x?x9xf32>
    return %46 : tensor<?x?x9xf32>
  }
}
