#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<6x8xf32>, %arg1: tensor<10xi64>) -> tensor<10x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c6_i64 = arith.constant 6 : i64
    %c7 = arith.constant 7 : index
    %0 = tensor.empty() : tensor<10x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<10xi64>) outs(%0 : tensor<10x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %7 = arith.cmpi slt, %in, %c0_i64 : i64
      %8 = arith.addi %in, %c6_i64 : i64
      %9 = arith.select %7, %8, %in : i64
      %10 = arith.index_cast %9 : i64 to index
      %11 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%10, %11] : tensor<6x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<10x8xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%0 : tensor<10x8xf32>) -> tensor<10x8xf32>
    %3 = tensor.empty() : tensor<8xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<8xf32>) -> tensor<8xf32>
    %5:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%1 : tensor<10x8xf32>) outs(%2, %4 : tensor<10x8xf32>, tensor<8xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %7 = arith.addf %arg2, %arg3 : f32
      tm_tensor.yield %7 : f32
    } -> tensor<10x8xf32>, tensor<8xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5#0 : tensor<10x8xf32>) outs(%2 : tensor<10x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %7 = linalg.index 0 : index
      %8 = linalg.index 1 : index
      %9 = arith.subi %c7, %8 : index
      %extracted = tensor.extract %5#0[%7, %9] : tensor<10x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<10x8xf32>
    return %6 : tensor<10x8xf32>
  }
}
