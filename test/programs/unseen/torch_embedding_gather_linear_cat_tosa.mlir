#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (0, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [dynamic, doubleround]>} {
  func.func @main(%arg0: tensor<3x7xi64>, %arg1: tensor<30x12xf32>, %arg2: tensor<12x12xf32>) -> tensor<3x7x24xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0> : tensor<1x1xi32>
    %cst_1 = arith.constant dense<30> : tensor<1x1xi32>
    %0 = tensor.empty() : tensor<3x7xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x7xi64>) outs(%0 : tensor<3x7xi32>) {
    ^bb0(%in: i64, %out: i32):
      %14 = arith.trunci %in : i64 to i32
      linalg.yield %14 : i32
    } -> tensor<3x7xi32>
    %2 = tensor.empty() : tensor<3x7xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %cst_1 : tensor<3x7xi32>, tensor<1x1xi32>) outs(%2 : tensor<3x7xi32>) {
    ^bb0(%in: i32, %in_9: i32, %out: i32):
      %14 = arith.addi %in, %in_9 : i32
      linalg.yield %14 : i32
    } -> tensor<3x7xi32>
    %4 = tensor.empty() : tensor<3x7xi1>
    %5 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_0, %1 : tensor<1x1xi32>, tensor<3x7xi32>) outs(%4 : tensor<3x7xi1>) {
    ^bb0(%in: i32, %in_9: i32, %out: i1):
      %14 = arith.cmpi sgt, %in, %in_9 : i32
      linalg.yield %14 : i1
    } -> tensor<3x7xi1>
    %6 = tensor.empty() : tensor<3x7xi32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %3, %1 : tensor<3x7xi1>, tensor<3x7xi32>, tensor<3x7xi32>) outs(%6 : tensor<3x7xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %14 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %14 : i32
    } -> tensor<3x7xi32>
    %expanded = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [1, 30, 12] : tensor<30x12xf32> into tensor<1x30x12xf32>
    %collapsed = tensor.collapse_shape %7 [[0, 1]] : tensor<3x7xi32> into tensor<21xi32>
    %expanded_2 = tensor.expand_shape %collapsed [[0, 1]] output_shape [1, 21] : tensor<21xi32> into tensor<1x21xi32>
    %8 = tensor.empty() : tensor<1x21x12xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_2 : tensor<1x21xi32>) outs(%8 : tensor<1x21x12xf32>) {
    ^bb0(%in: i32, %out: f32):
      %14 = arith.index_cast %in : i32 to index
      %15 = linalg.index 2 : index
      %extracted = tensor.extract %expanded[%c0, %14, %15] : tensor<1x30x12xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x21x12xf32>
    %collapsed_3 = tensor.collapse_shape %9 [[0, 1], [2]] : tensor<1x21x12xf32> into tensor<21x12xf32>
    %expanded_4 = tensor.expand_shape %collapsed_3 [[0, 1], [2]] output_shape [3, 7, 12] : tensor<21x12xf32> into tensor<3x7x12xf32>
    %expanded_5 = tensor.expand_shape %arg2 [[0, 1], [2]] output_shape [1, 12, 12] : tensor<12x12xf32> into tensor<1x12x12xf32>
    %10 = tensor.empty() : tensor<1x21x12xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<1x21x12xf32>) -> tensor<1x21x12xf32>
    %12 = linalg.batch_matmul ins(%9, %expanded_5 : tensor<1x21x12xf32>, tensor<1x12x12xf32>) outs(%11 : tensor<1x21x12xf32>) -> tensor<1x21x12xf32>
    %collapsed_6 = tensor.collapse_shape %12 [[0, 1], [2]] : tensor<1x21x12xf32> into tensor<21x12xf32>
    %expanded_7 = tensor.expand_shape %collapsed_6 [[0, 1], [2]] output_shape [3, 7, 12] : tensor<21x12xf32> into tensor<3x7x12xf32>
    %13 = tensor.empty() : tensor<3x7x24xf32>
    %inserted_slice = tensor.insert_slice %expanded_4 into %13[0, 0, 0] [3, 7, 12] [1, 1, 1] : tensor<3x7x12xf32> into tensor<3x7x24xf32>
    %inserted_slice_8 = tensor.insert_slice %expanded_7 into %inserted_slice[0, 0, 12] [3, 7, 12] [1, 1, 1] : tensor<3x7x12xf32> into tensor<3x7x24xf32>
    return %inserted_slice_8 : tensor<3x7x24xf32>
  }
}

