#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0, 0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0)>
module {
  func.func @main(%arg0: tensor<6x4xf32>, %arg1: tensor<6x1xi64>) -> (tensor<6x1xf32>, tensor<6x4xf32>, tensor<6x1xi64>) {
    %cst = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<6x4xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c6 = arith.constant 6 : index
    %c4 = arith.constant 4 : index
    %cst_2 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<6x1xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<6x1xf32>) -> tensor<6x1xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<6x1xi64>) outs(%1 : tensor<6x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %15 = linalg.index 0 : index
      %16 = arith.index_cast %in : i64 to index
      %17 = arith.cmpi slt, %16, %c4 : index
      cf.assert %17, "index must be smaller than dim size"
      %18 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %18, "index must be larger or equal to 0"
      %extracted = tensor.extract %arg0[%15, %16] : tensor<6x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x1xf32>
    %3 = tensor.empty() : tensor<6x1xi64>
    %4 = linalg.fill ins(%c0_i64 : i64) outs(%3 : tensor<6x1xi64>) -> tensor<6x1xi64>
    %5 = tensor.empty() : tensor<6xf32>
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<6xf32>) -> tensor<6xf32>
    %7:3 = linalg.generic {indexing_maps = [#map1, #map1, #map2], iterator_types = ["parallel"]} outs(%4, %4, %6 : tensor<6x1xi64>, tensor<6x1xi64>, tensor<6xf32>) {
    ^bb0(%out: i64, %out_4: i64, %out_5: f32):
      %15 = linalg.index 0 : index
      %16 = arith.remsi %15, %c6 : index
      %extracted = tensor.extract %arg1[%16, %c0] : tensor<6x1xi64>
      %17 = arith.index_cast %16 : index to i64
      linalg.yield %17, %extracted, %cst : i64, i64, f32
    } -> (tensor<6x1xi64>, tensor<6x1xi64>, tensor<6xf32>)
    %8 = tensor.empty() : tensor<6x2xi64>
    %9 = linalg.fill ins(%c0_i64 : i64) outs(%8 : tensor<6x2xi64>) -> tensor<6x2xi64>
    %inserted_slice = tensor.insert_slice %7#0 into %9[0, 0] [6, 1] [1, 1] : tensor<6x1xi64> into tensor<6x2xi64>
    %inserted_slice_3 = tensor.insert_slice %7#1 into %inserted_slice[0, 1] [6, 1] [1, 1] : tensor<6x1xi64> into tensor<6x2xi64>
    %10 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false) ins(%7#2, %inserted_slice_3 : tensor<6xf32>, tensor<6x2xi64>) outs(%cst_0 : tensor<6x4xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      tm_tensor.yield %arg2 : f32
    } -> tensor<6x4xf32>
    %11 = tensor.empty() : tensor<6xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<6xi64>) -> tensor<6xi64>
    %13 = linalg.fill ins(%cst_2 : f32) outs(%5 : tensor<6xf32>) -> tensor<6xf32>
    %14:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<6x4xf32>) outs(%13, %12 : tensor<6xf32>, tensor<6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_4: i64):
      %15 = linalg.index 1 : index
      %16 = arith.index_cast %15 : index to i64
      %17 = arith.maximumf %in, %out : f32
      %18 = arith.cmpf ogt, %in, %out : f32
      %19 = arith.select %18, %16, %out_4 : i64
      linalg.yield %17, %19 : f32, i64
    } -> (tensor<6xf32>, tensor<6xi64>)
    %expanded = tensor.expand_shape %14#1 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    return %2, %10, %expanded : tensor<6x1xf32>, tensor<6x4xf32>, tensor<6x1xi64>
  }
}
