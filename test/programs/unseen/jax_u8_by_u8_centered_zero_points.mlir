module @jit_u8_by_u8_centered_zero_points {
  util.func public @main(%arg0: tensor<13x9xi8> {iree.abi.encoding = tensor<13x9xui8>}, %arg1: tensor<9x5xi8> {iree.abi.encoding = tensor<9x5xui8>}) -> tensor<13x5xi32> {
    %c0_i32 = arith.constant 0 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = tensor.empty() : tensor<13x9xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<13x9xi8>) outs(%0 : tensor<13x9xi32>) {
    ^bb0(%in: i8, %out: i32):
      %11 = arith.extui %in : i8 to i32
      linalg.yield %11 : i32
    } -> tensor<13x9xi32>
    %2 = tensor.empty() : tensor<13x9xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<13x9xi32>) outs(%2 : tensor<13x9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %11 = arith.subi %in, %c128_i32 : i32
      linalg.yield %11 : i32
    } -> tensor<13x9xi32>
    %4 = tensor.empty() : tensor<9x5xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<9x5xi8>) outs(%4 : tensor<9x5xi32>) {
    ^bb0(%in: i8, %out: i32):
      %11 = arith.extui %in : i8 to i32
      linalg.yield %11 : i32
    } -> tensor<9x5xi32>
    %6 = tensor.empty() : tensor<9x5xi32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<9x5xi32>) outs(%6 : tensor<9x5xi32>) {
    ^bb0(%in: i32, %out: i32):
      %11 = arith.subi %in, %c128_i32 : i32
      linalg.yield %11 : i32
    } -> tensor<9x5xi32>
    %8 = tensor.empty() : tensor<13x5xi32>
    %9 = linalg.fill ins(%c0_i32 : i32) outs(%8 : tensor<13x5xi32>) -> tensor<13x5xi32>
    %10 = linalg.matmul ins(%3, %7 : tensor<13x9xi32>, tensor<9x5xi32>) outs(%9 : tensor<13x5xi32>) -> tensor<13x5xi32>
    util.return %10 : tensor<13x5xi32>
  }
}