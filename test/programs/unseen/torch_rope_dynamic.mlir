#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
module {
  func.func @main(%arg0: tensor<?x?x16xf32>) -> tensor<?x?x16xf32> {
    %c2_i64 = arith.constant 2 : i64
    %c16_i64 = arith.constant 16 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 1.600000e+01 : f32
    %cst_2 = arith.constant 1.000000e+04 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_3 = tensor.dim %arg0, %c1 : tensor<?x?x16xf32>
    %1 = arith.index_cast %dim_3 : index to i64
    %2 = tensor.empty(%dim_3) : tensor<?xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<?xi64>) {
    ^bb0(%out: i64):
      %40 = linalg.index 0 : index
      %41 = arith.index_cast %40 : index to i64
      linalg.yield %41 : i64
    } -> tensor<?xi64>
    %4 = tensor.empty(%dim_3) : tensor<?xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<?xi64>) outs(%4 : tensor<?xf32>) {
    ^bb0(%in: i64, %out: f32):
      %40 = arith.sitofp %in : i64 to f32
      linalg.yield %40 : f32
    } -> tensor<?xf32>
    %6 = tensor.empty() : tensor<8xi64>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %40 = linalg.index 0 : index
      %41 = arith.index_cast %40 : index to i64
      %42 = arith.muli %41, %c2_i64 : i64
      linalg.yield %42 : i64
    } -> tensor<8xi64>
    %8 = tensor.empty() : tensor<8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%7 : tensor<8xi64>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %40 = arith.sitofp %in : i64 to f32
      %41 = arith.divf %40, %cst_1 : f32
      linalg.yield %41 : f32
    } -> tensor<8xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%9 : tensor<8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.powf %cst_2, %in : f32
      linalg.yield %40 : f32
    } -> tensor<8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%10 : tensor<8xf32>) outs(%8 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.cmpf one, %in, %cst : f32
      cf.assert %40, "unimplemented: tensor with zero element"
      %41 = arith.divf %cst_0, %in : f32
      linalg.yield %41 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [%dim_3, 1] : tensor<?xf32> into tensor<?x1xf32>
    %12 = tensor.empty(%dim_3) : tensor<?x8xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %11 : tensor<?x1xf32>, tensor<8xf32>) outs(%12 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %40 = arith.mulf %in, %in_9 : f32
      linalg.yield %40 : f32
    } -> tensor<?x8xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<?x8xf32>) outs(%12 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.cos %in : f32
      linalg.yield %40 : f32
    } -> tensor<?x8xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<?x8xf32>) outs(%12 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.sin %in : f32
      linalg.yield %40 : f32
    } -> tensor<?x8xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [%dim, %dim_3, 8] [1, 1, 2] : tensor<?x?x16xf32> to tensor<?x?x8xf32>
    %extracted_slice_4 = tensor.extract_slice %arg0[0, 0, 1] [%dim, %dim_3, 8] [1, 1, 2] : tensor<?x?x16xf32> to tensor<?x?x8xf32>
    %16 = tensor.empty(%dim, %dim_3) : tensor<?x?x8xf32>
    %17 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %14 : tensor<?x?x8xf32>, tensor<?x8xf32>) outs(%16 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %40 = arith.mulf %in, %in_9 : f32
      linalg.yield %40 : f32
    } -> tensor<?x?x8xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4, %15 : tensor<?x?x8xf32>, tensor<?x8xf32>) outs(%16 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %40 = arith.mulf %in, %in_9 : f32
      linalg.yield %40 : f32
    } -> tensor<?x?x8xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %18 : tensor<?x?x8xf32>, tensor<?x?x8xf32>) outs(%16 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %40 = arith.subf %in, %in_9 : f32
      linalg.yield %40 : f32
    } -> tensor<?x?x8xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %15 : tensor<?x?x8xf32>, tensor<?x8xf32>) outs(%16 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %40 = arith.mulf %in, %in_9 : f32
      linalg.yield %40 : f32
    } -> tensor<?x?x8xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4, %14 : tensor<?x?x8xf32>, tensor<?x8xf32>) outs(%16 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %40 = arith.mulf %in, %in_9 : f32
      linalg.yield %40 : f32
    } -> tensor<?x?x8xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %21 : tensor<?x?x8xf32>, tensor<?x?x8xf32>) outs(%16 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %40 = arith.addf %in, %in_9 : f32
      linalg.yield %40 : f32
    } -> tensor<?x?x8xf32>
    %expanded_5 = tensor.expand_shape %19 [[0], [1], [2, 3]] output_shape [%dim, %dim_3, 8, 1] : tensor<?x?x8xf32> into tensor<?x?x8x1xf32>
    %expanded_6 = tensor.expand_shape %22 [[0], [1], [2, 3]] output_shape [%dim, %dim_3, 8, 1] : tensor<?x?x8xf32> into tensor<?x?x8x1xf32>
    %concat = tensor.concat dim(3) %expanded_5, %expanded_6 : (tensor<?x?x8x1xf32>, tensor<?x?x8x1xf32>) -> tensor<?x?x8x2xf32>
    %23 = arith.cmpi slt, %0, %c0_i64 : i64
    %24 = arith.select %23, %c1_i64, %0 : i64
    %25 = arith.extui %23 : i1 to i64
    %26 = arith.muli %24, %1 : i64
    %27 = arith.addi %25, %c1_i64 : i64
    %28 = arith.cmpi slt, %1, %c0_i64 : i64
    %29 = arith.select %28, %24, %26 : i64
    %30 = arith.select %28, %27, %25 : i64
    %31 = arith.muli %29, %c16_i64 : i64
    %32 = arith.cmpi sle, %30, %c1_i64 : i64
    cf.assert %32, "must have at most one inferred (negative) dimension"
    %dim_7 = tensor.dim %expanded_5, %c0 : tensor<?x?x8x1xf32>
    %33 = arith.index_cast %dim_7 : index to i64
    %dim_8 = tensor.dim %expanded_5, %c1 : tensor<?x?x8x1xf32>
    %34 = arith.index_cast %dim_8 : index to i64
    %35 = arith.muli %33, %34 : i64
    %36 = arith.muli %35, %c16_i64 : i64
    %37 = arith.divsi %36, %31 : i64
    %38 = arith.select %23, %37, %0 : i64
    %39 = arith.select %28, %37, %1 : i64
    %from_elements = tensor.from_elements %38, %39, %c16_i64 : tensor<3xi64>
    %reshape = tensor.reshape %concat(%from_elements) : (tensor<?x?x8x2xf32>, tensor<3xi64>) -> tensor<?x?x16xf32>
    return %reshape : tensor<?x?x16xf32>
  }
}
