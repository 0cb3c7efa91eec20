#map = affine_map<(d0) -> (d0, 0)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<64xf32>, %arg1: tensor<64xi64>) -> (tensor<10xf32>, tensor<10xf32>, tensor<64xf32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<10xf32>
    %cst_0 = arith.constant dense<-1.000000e+30> : tensor<10xf32>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c64 = arith.constant 64 : index
    %c10_i64 = arith.constant 10 : i64
    %0 = tensor.empty() : tensor<64x1xi64>
    %1 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<64x1xi64>) -> tensor<64x1xi64>
    %2 = tensor.empty() : tensor<64xf32>
    %3 = linalg.fill ins(%cst_2 : f32) outs(%2 : tensor<64xf32>) -> tensor<64xf32>
    %4:2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel"]} outs(%1, %3 : tensor<64x1xi64>, tensor<64xf32>) {
    ^bb0(%out: i64, %out_3: f32):
      %14 = linalg.index 0 : index
      %15 = arith.remsi %14, %c64 : index
      %extracted = tensor.extract %arg1[%15] : tensor<64xi64>
      %extracted_4 = tensor.extract %arg0[%15] : tensor<64xf32>
      linalg.yield %extracted, %extracted_4 : i64, f32
    } -> (tensor<64x1xi64>, tensor<64xf32>)
    %5 = tensor.empty() : tensor<10xf32>
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<10xf32>) -> tensor<10xf32>
    %7 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%3, %4#0 : tensor<64xf32>, tensor<64x1xi64>) outs(%cst : tensor<10xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      tm_tensor.yield %arg2 : f32
    } -> tensor<10xf32>
    %8 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%3, %4#0 : tensor<64xf32>, tensor<64x1xi64>) outs(%6 : tensor<10xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      tm_tensor.yield %arg2 : f32
    } -> tensor<10xf32>
    %9 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%4#1, %4#0 : tensor<64xf32>, tensor<64x1xi64>) outs(%7 : tensor<10xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %14 = arith.addf %arg2, %arg3 : f32
      tm_tensor.yield %14 : f32
    } -> tensor<10xf32>
    %10 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%4#1, %4#0 : tensor<64xf32>, tensor<64x1xi64>) outs(%8 : tensor<10xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %14 = arith.addf %arg3, %cst_1 : f32
      tm_tensor.yield %14 : f32
    } -> tensor<10xf32>
    %mapped = linalg.map { arith.divf } ins(%9, %10 : tensor<10xf32>, tensor<10xf32>) outs(%5 : tensor<10xf32>)
    %11 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(false) ins(%4#1, %4#0 : tensor<64xf32>, tensor<64x1xi64>) outs(%cst_0 : tensor<10xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %14 = arith.maximumf %arg2, %arg3 : f32
      tm_tensor.yield %14 : f32
    } -> tensor<10xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<64xi64>) outs(%2 : tensor<64xf32>) {
    ^bb0(%in: i64, %out: f32):
      %14 = arith.cmpi slt, %in, %c0_i64 : i64
      %15 = arith.addi %in, %c10_i64 : i64
      %16 = arith.select %14, %15, %in : i64
      %17 = arith.index_cast %16 : i64 to index
      %extracted = tensor.extract %mapped[%17] : tensor<10xf32>
      linalg.yield %extracted : f32
    } -> tensor<64xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg0, %12 : tensor<64xf32>, tensor<64xf32>) outs(%2 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %14 = arith.subf %in, %in_3 : f32
      linalg.yield %14 : f32
    } -> tensor<64xf32>
    return %mapped, %11, %13 : tensor<10xf32>, tensor<10xf32>, tensor<64xf32>
  }
}
