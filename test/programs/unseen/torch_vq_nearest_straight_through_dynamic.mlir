#map = affine_map<()[s0] -> (s0 * 4)>
#map1 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1, d2) -> (d0)>
#map8 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<4x?x16xf32>, %arg1: tensor<8x16xf32>) -> (tensor<4x?x16xf32>, tensor<4x?xi64>, tensor<4xf32>) {
    %c2_i64 = arith.constant 2 : i64
    %c16_i64 = arith.constant 16 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %c8_i64 = arith.constant 8 : i64
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<4x?x16xf32> into tensor<?x16xf32>
    %dim = tensor.dim %arg0, %c1 : tensor<4x?x16xf32>
    %0 = affine.apply #map()[%dim]
    %expanded = tensor.expand_shape %collapsed [[0], [1, 2]] output_shape [%0, 1, 16] : tensor<?x16xf32> into tensor<?x1x16xf32>
    %expanded_1 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [1, 8, 16] : tensor<8x16xf32> into tensor<1x8x16xf32>
    %1 = tensor.empty(%0) : tensor<?x8x16xf32>
    %2 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %expanded_1 : tensor<?x1x16xf32>, tensor<1x8x16xf32>) outs(%1 : tensor<?x8x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %29 = arith.subf %in, %in_5 : f32
      linalg.yield %29 : f32
    } -> tensor<?x8x16xf32>
    %3 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<?x8x16xf32>) outs(%1 : tensor<?x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %29 : f32
    } -> tensor<?x8x16xf32>
    %4 = tensor.empty(%0) : tensor<?x8xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<?x8x16xf32>) outs(%5 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<?x8xf32>
    %7 = tensor.empty(%0) : tensor<?xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<?xi64>) -> tensor<?xi64>
    %9 = tensor.empty(%0) : tensor<?xf32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<?xf32>) -> tensor<?xf32>
    %11:2 = linalg.generic {indexing_maps = [#map5, #map6, #map6], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<?x8xf32>) outs(%10, %8 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_5: i64):
      %29 = linalg.index 1 : index
      %30 = arith.index_cast %29 : index to i64
      %31 = arith.minimumf %in, %out : f32
      %32 = arith.cmpf olt, %in, %out : f32
      %33 = arith.select %32, %30, %out_5 : i64
      linalg.yield %31, %33 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %dim_2 = tensor.dim %11#1, %c0 : tensor<?xi64>
    %12 = tensor.empty(%dim_2) : tensor<?x16xf32>
    %13 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%11#1 : tensor<?xi64>) outs(%12 : tensor<?x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %29 = arith.cmpi slt, %in, %c0_i64 : i64
      %30 = arith.addi %in, %c8_i64 : i64
      %31 = arith.select %29, %30, %in : i64
      %32 = arith.index_cast %31 : i64 to index
      %33 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%32, %33] : tensor<8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x16xf32>
    %14 = arith.divsi %dim_2, %c4 : index
    %expanded_3 = tensor.expand_shape %13 [[0, 1], [2]] output_shape [4, %14, 16] : tensor<?x16xf32> into tensor<4x?x16xf32>
    %15 = arith.cmpi eq, %14, %dim : index
    cf.assert %15, "mismatched size for broadcast"
    %16 = tensor.empty(%14) : tensor<4x?x16xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3, %arg0 : tensor<4x?x16xf32>, tensor<4x?x16xf32>) outs(%16 : tensor<4x?x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %29 = arith.subf %in, %in_5 : f32
      linalg.yield %29 : f32
    } -> tensor<4x?x16xf32>
    %18 = arith.cmpi eq, %dim, %14 : index
    cf.assert %18, "mismatched size for broadcast"
    %19 = tensor.empty(%dim) : tensor<4x?x16xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %17 : tensor<4x?x16xf32>, tensor<4x?x16xf32>) outs(%19 : tensor<4x?x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %29 = arith.addf %in, %in_5 : f32
      linalg.yield %29 : f32
    } -> tensor<4x?x16xf32>
    %21 = arith.divsi %0, %c4 : index
    %expanded_4 = tensor.expand_shape %11#1 [[0, 1]] output_shape [4, %21] : tensor<?xi64> into tensor<4x?xi64>
    cf.assert %15, "mismatched size for broadcast"
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<4x?x16xf32>) outs(%16 : tensor<4x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %29 : f32
    } -> tensor<4x?x16xf32>
    %23 = tensor.empty() : tensor<4xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<4xf32>) -> tensor<4xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["parallel", "reduction", "reduction"]} ins(%22 : tensor<4x?x16xf32>) outs(%24 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %out : f32
      linalg.yield %29 : f32
    } -> tensor<4xf32>
    %26 = arith.index_cast %14 : index to i64
    %27 = arith.muli %26, %c16_i64 : i64
    %28 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%25 : tensor<4xf32>) outs(%23 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.sitofp %27 : i64 to f32
      %30 = arith.divf %in, %29 : f32
      linalg.yield %30 : f32
    } -> tensor<4xf32>
    return %20, %expanded_4, %28 : tensor<4x?x16xf32>, tensor<4x?xi64>, tensor<4xf32>
  }
}
