module @jit_int_bits_hash {
  func.func public @main(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %c-65536_i32 = arith.constant -65536 : i32
    %0 = tensor.empty() : tensor<8x8xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x8xf32>) outs(%0 : tensor<8x8xi32>) {
    ^bb0(%in: f32, %out: i32):
      %6 = arith.bitcast %in : f32 to i32
      linalg.yield %6 : i32
    } -> tensor<8x8xi32>
    %2 = tensor.empty() : tensor<8x8xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x8xi32>) outs(%2 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %6 = arith.andi %in, %c-65536_i32 : i32
      linalg.yield %6 : i32
    } -> tensor<8x8xi32>
    %4 = tensor.empty() : tensor<8x8xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<8x8xi32>) outs(%4 : tensor<8x8xf32>) {
    ^bb0(%in: i32, %out: f32):
      %6 = arith.bitcast %in : i32 to f32
      linalg.yield %6 : f32
    } -> tensor<8x8xf32>
    return %5 : tensor<8x8xf32>
  }
}