#map = affine_map<()[s0] -> (s0 + 1)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<1x4x1x16xf32>, %arg1: tensor<1x1x16xf32>, %arg2: tensor<1x1x16xf32>, %arg3: tensor<1x?x16xf32>, %arg4: tensor<1x?x16xf32>) -> tensor<1x1x64xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 2.500000e-01 : f32
    %dim = tensor.dim %arg4, %c1 : tensor<1x?x16xf32>
    %0 = arith.index_cast %dim : index to i64
    %concat = tensor.concat dim(1) %arg3, %arg1 : (tensor<1x?x16xf32>, tensor<1x1x16xf32>) -> tensor<1x?x16xf32>
    %1 = arith.addi %0, %c1_i64 : i64
    %dim_2 = tensor.dim %arg3, %c1 : tensor<1x?x16xf32>
    %2 = affine.apply #map()[%dim_2]
    %3 = tensor.empty(%2) : tensor<1x4x?x16xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat : tensor<1x?x16xf32>) outs(%3 : tensor<1x4x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x?x16xf32>
    %concat_3 = tensor.concat dim(1) %arg4, %arg2 : (tensor<1x?x16xf32>, tensor<1x1x16xf32>) -> tensor<1x?x16xf32>
    %5 = affine.apply #map()[%dim]
    %6 = tensor.empty(%5) : tensor<1x4x?x16xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%concat_3 : tensor<1x?x16xf32>) outs(%6 : tensor<1x4x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x?x16xf32>
    %8 = tensor.empty(%2) : tensor<1x4x16x?xf32>
    %transposed = linalg.transpose ins(%4 : tensor<1x4x?x16xf32>) outs(%8 : tensor<1x4x16x?xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<1x4x1x16xf32> into tensor<4x1x16xf32>
    %9 = arith.index_cast %1 : i64 to index
    %10 = arith.cmpi sge, %1, %c0_i64 : i64
    cf.assert %10, "unimplemented: dynamic negative broadcast sizes"
    %11 = tensor.empty(%9) : tensor<1x4x16x?xf32>
    %12 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%11 : tensor<1x4x16x?xf32>) {
    ^bb0(%out: f32):
      %36 = linalg.index 1 : index
      %37 = linalg.index 2 : index
      %38 = linalg.index 3 : index
      %39 = arith.cmpi eq, %2, %c1 : index
      %40 = arith.select %39, %c0, %38 : index
      %extracted = tensor.extract %transposed[%c0, %36, %37, %40] : tensor<1x4x16x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x4x16x?xf32>
    %collapsed_4 = tensor.collapse_shape %12 [[0, 1], [2], [3]] : tensor<1x4x16x?xf32> into tensor<4x16x?xf32>
    %13 = tensor.empty(%9) : tensor<4x1x?xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<4x1x?xf32>) -> tensor<4x1x?xf32>
    %15 = linalg.batch_matmul ins(%collapsed, %collapsed_4 : tensor<4x1x16xf32>, tensor<4x16x?xf32>) outs(%14 : tensor<4x1x?xf32>) -> tensor<4x1x?xf32>
    %expanded = tensor.expand_shape %15 [[0, 1], [2], [3]] output_shape [1, 4, 1, %9] : tensor<4x1x?xf32> into tensor<1x4x1x?xf32>
    %16 = tensor.empty(%9) : tensor<1x4x1x?xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<1x4x1x?xf32>) outs(%16 : tensor<1x4x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.mulf %in, %cst_1 : f32
      linalg.yield %36 : f32
    } -> tensor<1x4x1x?xf32>
    %18 = tensor.empty() : tensor<1x4x1xi64>
    %19 = linalg.fill ins(%c0_i64 : i64) outs(%18 : tensor<1x4x1xi64>) -> tensor<1x4x1xi64>
    %20 = tensor.empty() : tensor<1x4x1xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %22:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%17 : tensor<1x4x1x?xf32>) outs(%21, %19 : tensor<1x4x1xf32>, tensor<1x4x1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_11: i64):
      %36 = linalg.index 3 : index
      %37 = arith.index_cast %36 : index to i64
      %38 = arith.maximumf %in, %out : f32
      %39 = arith.cmpf ogt, %in, %out : f32
      %40 = arith.select %39, %37, %out_11 : i64
      linalg.yield %38, %40 : f32, i64
    } -> (tensor<1x4x1xf32>, tensor<1x4x1xi64>)
    %expanded_5 = tensor.expand_shape %22#0 [[0], [1], [2, 3]] output_shape [1, 4, 1, 1] : tensor<1x4x1xf32> into tensor<1x4x1x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %expanded_5 : tensor<1x4x1x?xf32>, tensor<1x4x1x1xf32>) outs(%16 : tensor<1x4x1x?xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %36 = arith.subf %in, %in_11 : f32
      linalg.yield %36 : f32
    } -> tensor<1x4x1x?xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<1x4x1x?xf32>) outs(%16 : tensor<1x4x1x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.exp %in : f32
      linalg.yield %36 : f32
    } -> tensor<1x4x1x?xf32>
    %25 = tensor.empty() : tensor<1x4x1x1xf32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<1x4x1x1xf32>) -> tensor<1x4x1x1xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%24 : tensor<1x4x1x?xf32>) outs(%26 : tensor<1x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.addf %in, %out : f32
      linalg.yield %36 : f32
    } -> tensor<1x4x1x1xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %27 : tensor<1x4x1x?xf32>, tensor<1x4x1x1xf32>) outs(%16 : tensor<1x4x1x?xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %36 = arith.divf %in, %in_11 : f32
      linalg.yield %36 : f32
    } -> tensor<1x4x1x?xf32>
    cf.assert %10, "unimplemented: dynamic negative broadcast sizes"
    %29 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%16 : tensor<1x4x1x?xf32>) {
    ^bb0(%out: f32):
      %36 = linalg.index 1 : index
      %37 = linalg.index 3 : index
      %38 = arith.cmpi eq, %9, %c1 : index
      %39 = arith.select %38, %c0, %37 : index
      %extracted = tensor.extract %28[%c0, %36, %c0, %39] : tensor<1x4x1x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x4x1x?xf32>
    %collapsed_6 = tensor.collapse_shape %29 [[0, 1], [2], [3]] : tensor<1x4x1x?xf32> into tensor<4x1x?xf32>
    cf.assert %10, "unimplemented: dynamic negative broadcast sizes"
    %30 = tensor.empty(%9) : tensor<1x4x?x16xf32>
    %31 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%30 : tensor<1x4x?x16xf32>) {
    ^bb0(%out: f32):
      %36 = linalg.index 1 : index
      %37 = linalg.index 2 : index
      %38 = linalg.index 3 : index
      %39 = arith.cmpi eq, %5, %c1 : index
      %40 = arith.select %39, %c0, %37 : index
      %extracted = tensor.extract %7[%c0, %36, %40, %38] : tensor<1x4x?x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x4x?x16xf32>
    %collapsed_7 = tensor.collapse_shape %31 [[0, 1], [2], [3]] : tensor<1x4x?x16xf32> into tensor<4x?x16xf32>
    %32 = tensor.empty() : tensor<4x1x16xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %34 = linalg.batch_matmul ins(%collapsed_6, %collapsed_7 : tensor<4x1x?xf32>, tensor<4x?x16xf32>) outs(%33 : tensor<4x1x16xf32>) -> tensor<4x1x16xf32>
    %expanded_8 = tensor.expand_shape %34 [[0, 1], [2], [3]] output_shape [1, 4, 1, 16] : tensor<4x1x16xf32> into tensor<1x4x1x16xf32>
    %35 = tensor.empty() : tensor<1x1x4x16xf32>
    %transposed_9 = linalg.transpose ins(%expanded_8 : tensor<1x4x1x16xf32>) outs(%35 : tensor<1x1x4x16xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_10 = tensor.collapse_shape %transposed_9 [[0], [1], [2, 3]] : tensor<1x1x4x16xf32> into tensor<1x1x64xf32>
    return %collapsed_10 : tensor<1x1x64xf32>
  }
}
