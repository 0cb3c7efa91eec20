// Sums kept in eight bits, which wrap, and a bit mixture.
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_i8_accumulated_wrapping {
  func.func public @main(%arg0: tensor<16x32xi8>, %arg1: tensor<32x16xi8>, %arg2: tensor<16x32xi8>) -> (tensor<16x16xi8>, tensor<16x16xi32>) {
    %c0_i32 = arith.constant 0 : i32
    %c0_i8 = arith.constant 0 : i8
    %0 = tensor.empty() : tensor<16x16xi8>
    %1 = linalg.fill ins(%c0_i8 : i8) outs(%0 : tensor<16x16xi8>) -> tensor<16x16xi8>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x32xi8>, tensor<32x16xi8>) outs(%1 : tensor<16x16xi8>) -> tensor<16x16xi8>
    %3 = tensor.empty() : tensor<16x32xi8>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg2 : tensor<16x32xi8>, tensor<16x32xi8>) outs(%3 : tensor<16x32xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %8 = arith.xori %in, %in_0 : i8
      linalg.yield %8 : i8
    } -> tensor<16x32xi8>
    %5 = tensor.empty() : tensor<16x16xi32>
    %6 = linalg.fill ins(%c0_i32 : i32) outs(%5 : tensor<16x16xi32>) -> tensor<16x16xi32>
    %7 = linalg.matmul ins(%4, %arg1 : tensor<16x32xi8>, tensor<32x16xi8>) outs(%6 : tensor<16x16xi32>) -> tensor<16x16xi32>
    return %2, %7 : tensor<16x16xi8>, tensor<16x16xi32>
  }
}

