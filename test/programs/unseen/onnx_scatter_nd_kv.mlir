#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0) -> (d0, 0)>
#map4 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<8x2x4xf32>, %arg1: tensor<3x1xi64>, %arg2: tensor<3x2x4xf32>) -> tensor<2x8x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c8_i64 = arith.constant 8 : i64
    %0 = tensor.empty() : tensor<3x1xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x1xi64>) outs(%0 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %16 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %16 : i1
    } -> tensor<3x1xi1>
    %2 = tensor.empty() : tensor<3x1xi64>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x1xi64>) outs(%2 : tensor<3x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %16 = arith.addi %in, %c8_i64 : i64
      linalg.yield %16 : i64
    } -> tensor<3x1xi64>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi64>, tensor<3x1xi64>) outs(%2 : tensor<3x1xi64>) {
    ^bb0(%in: i1, %in_2: i64, %in_3: i64, %out: i64):
      %16 = arith.select %in, %in_2, %in_3 : i64
      linalg.yield %16 : i64
    } -> tensor<3x1xi64>
    %5 = tensor.empty() : tensor<3x2x4xi64>
    %collapsed = tensor.collapse_shape %4 [[0, 1]] : tensor<3x1xi64> into tensor<3xi64>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<3xi64>) outs(%5 : tensor<3x2x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<3x2x4xi64>
    %7 = tensor.empty() : tensor<24x1xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<24x1xi64>) -> tensor<24x1xi64>
    %9 = tensor.empty() : tensor<24xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<24xf32>) -> tensor<24xf32>
    %11:4 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map4], iterator_types = ["parallel"]} outs(%8, %8, %8, %10 : tensor<24x1xi64>, tensor<24x1xi64>, tensor<24x1xi64>, tensor<24xf32>) {
    ^bb0(%out: i64, %out_2: i64, %out_3: i64, %out_4: f32):
      %16 = linalg.index 0 : index
      %17 = arith.remsi %16, %c4 : index
      %18 = arith.divsi %16, %c4 : index
      %19 = arith.remsi %18, %c2 : index
      %20 = arith.divsi %18, %c2 : index
      %21 = arith.remsi %20, %c3 : index
      %extracted = tensor.extract %6[%21, %19, %17] : tensor<3x2x4xi64>
      %extracted_5 = tensor.extract %arg2[%21, %19, %17] : tensor<3x2x4xf32>
      %22 = arith.index_cast %19 : index to i64
      %23 = arith.index_cast %17 : index to i64
      linalg.yield %extracted, %22, %23, %extracted_5 : i64, i64, i64, f32
    } -> (tensor<24x1xi64>, tensor<24x1xi64>, tensor<24x1xi64>, tensor<24xf32>)
    %12 = tensor.empty() : tensor<24x3xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<24x3xi64>) -> tensor<24x3xi64>
    %inserted_slice = tensor.insert_slice %11#0 into %13[0, 0] [24, 1] [1, 1] : tensor<24x1xi64> into tensor<24x3xi64>
    %inserted_slice_0 = tensor.insert_slice %11#1 into %inserted_slice[0, 1] [24, 1] [1, 1] : tensor<24x1xi64> into tensor<24x3xi64>
    %inserted_slice_1 = tensor.insert_slice %11#2 into %inserted_slice_0[0, 2] [24, 1] [1, 1] : tensor<24x1xi64> into tensor<24x3xi64>
    %14 = tm_tensor.scatter {dimension_map = array<i64: 0, 1, 2>} unique_indices(false) ins(%11#3, %inserted_slice_1 : tensor<24xf32>, tensor<24x3xi64>) outs(%arg0 : tensor<8x2x4xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      tm_tensor.yield %arg3 : f32
    } -> tensor<8x2x4xf32>
    %15 = tensor.empty() : tensor<2x8x4xf32>
    %transposed = linalg.transpose ins(%14 : tensor<8x2x4xf32>) outs(%15 : tensor<2x8x4xf32>) permutation = [1, 0, 2] 
    return %transposed : tensor<2x8x4xf32>
  }
}

