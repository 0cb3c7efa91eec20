#map = affine_map<(d0) -> (d0, 0)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<6x8xf32>, %arg1: tensor<4x8xi64>, %arg2: tensor<4x8xf32>) -> (tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>) {
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x1xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<32x1xi64>) -> tensor<32x1xi64>
    %2 = tensor.empty() : tensor<32xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<32xf32>) -> tensor<32xf32>
    %4:3 = linalg.generic {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel"]} outs(%1, %1, %3 : tensor<32x1xi64>, tensor<32x1xi64>, tensor<32xf32>) {
    ^bb0(%out: i64, %out_2: i64, %out_3: f32):
      %15 = linalg.index 0 : index
      %16 = arith.remsi %15, %c8 : index
      %17 = arith.divsi %15, %c8 : index
      %18 = arith.remsi %17, %c4 : index
      %extracted = tensor.extract %arg1[%18, %16] : tensor<4x8xi64>
      %extracted_4 = tensor.extract %arg2[%18, %16] : tensor<4x8xf32>
      %19 = arith.index_cast %16 : index to i64
      linalg.yield %extracted, %19, %extracted_4 : i64, i64, f32
    } -> (tensor<32x1xi64>, tensor<32x1xi64>, tensor<32xf32>)
    %5 = tensor.empty() : tensor<32x2xi64>
    %6 = linalg.fill ins(%c0_i64 : i64) outs(%5 : tensor<32x2xi64>) -> tensor<32x2xi64>
    %inserted_slice = tensor.insert_slice %4#0 into %6[0, 0] [32, 1] [1, 1] : tensor<32x1xi64> into tensor<32x2xi64>
    %inserted_slice_1 = tensor.insert_slice %4#1 into %inserted_slice[0, 1] [32, 1] [1, 1] : tensor<32x1xi64> into tensor<32x2xi64>
    %7 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false) ins(%4#2, %inserted_slice_1 : tensor<32xf32>, tensor<32x2xi64>) outs(%arg0 : tensor<6x8xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %15 = arith.addf %arg3, %arg4 : f32
      tm_tensor.yield %15 : f32
    } -> tensor<6x8xf32>
    %8 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false) ins(%4#2, %inserted_slice_1 : tensor<32xf32>, tensor<32x2xi64>) outs(%arg0 : tensor<6x8xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %15 = arith.mulf %arg3, %arg4 : f32
      tm_tensor.yield %15 : f32
    } -> tensor<6x8xf32>
    %9 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false) ins(%4#2, %inserted_slice_1 : tensor<32xf32>, tensor<32x2xi64>) outs(%arg0 : tensor<6x8xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %15 = arith.maximumf %arg3, %arg4 : f32
      tm_tensor.yield %15 : f32
    } -> tensor<6x8xf32>
    %10 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false) ins(%4#2, %inserted_slice_1 : tensor<32xf32>, tensor<32x2xi64>) outs(%arg0 : tensor<6x8xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %15 = arith.minimumf %arg3, %arg4 : f32
      tm_tensor.yield %15 : f32
    } -> tensor<6x8xf32>
    %11 = tensor.empty() : tensor<6x8xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<6x8xf32>) -> tensor<6x8xf32>
    %13 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false) ins(%4#2, %inserted_slice_1 : tensor<32xf32>, tensor<32x2xi64>) outs(%arg0 : tensor<6x8xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %15 = arith.addf %arg3, %arg4 : f32
      tm_tensor.yield %15 : f32
    } -> tensor<6x8xf32>
    %14 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false) ins(%4#2, %inserted_slice_1 : tensor<32xf32>, tensor<32x2xi64>) outs(%12 : tensor<6x8xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %15 = arith.addf %arg4, %cst_0 : f32
      tm_tensor.yield %15 : f32
    } -> tensor<6x8xf32>
    %mapped = linalg.map { arith.divf } ins(%13, %14 : tensor<6x8xf32>, tensor<6x8xf32>) outs(%11 : tensor<6x8xf32>)
    return %7, %8, %9, %10, %mapped : tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>, tensor<6x8xf32>
  }
}
