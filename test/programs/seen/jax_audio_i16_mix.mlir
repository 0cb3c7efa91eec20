#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
module @jit_audio_i16_mix {
  func.func public @main(%arg0: tensor<8x16xi16>, %arg1: tensor<16xi16>, %arg2: tensor<8x16xi8> {iree.abi.encoding = tensor<8x16xui8>}) -> (tensor<8x16xi16>, tensor<8x16xi16>, tensor<8xi32>) {
    %c0_i32 = arith.constant 0 : i32
    %c32767_i32 = arith.constant 32767 : i32
    %c-32768_i32 = arith.constant -32768 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = tensor.empty() : tensor<8x16xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x16xi16>) outs(%0 : tensor<8x16xi32>) {
    ^bb0(%in: i16, %out: i32):
      %25 = arith.extsi %in : i16 to i32
      linalg.yield %25 : i32
    } -> tensor<8x16xi32>
    %2 = tensor.empty() : tensor<16xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<16xi16>) outs(%2 : tensor<16xi32>) {
    ^bb0(%in: i16, %out: i32):
      %25 = arith.extsi %in : i16 to i32
      linalg.yield %25 : i32
    } -> tensor<16xi32>
    %4 = tensor.empty() : tensor<8x16xi32>
    %5 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<16xi32>) outs(%4 : tensor<8x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x16xi32>
    %6 = tensor.empty() : tensor<8x16xi32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %5 : tensor<8x16xi32>, tensor<8x16xi32>) outs(%6 : tensor<8x16xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %25 = arith.muli %in, %in_0 : i32
      linalg.yield %25 : i32
    } -> tensor<8x16xi32>
    %8 = tensor.empty() : tensor<8x16xi32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<8x16xi32>) outs(%8 : tensor<8x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %25 = arith.shrsi %in, %c8_i32 : i32
      linalg.yield %25 : i32
    } -> tensor<8x16xi32>
    %10 = tensor.empty() : tensor<8x16xi32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<8x16xi32>) outs(%10 : tensor<8x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %25 = arith.maxsi %in, %c-32768_i32 : i32
      linalg.yield %25 : i32
    } -> tensor<8x16xi32>
    %12 = tensor.empty() : tensor<8x16xi32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<8x16xi32>) outs(%12 : tensor<8x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %25 = arith.minsi %in, %c32767_i32 : i32
      linalg.yield %25 : i32
    } -> tensor<8x16xi32>
    %14 = tensor.empty() : tensor<8x16xi16>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<8x16xi32>) outs(%14 : tensor<8x16xi16>) {
    ^bb0(%in: i32, %out: i16):
      %25 = arith.trunci %in : i32 to i16
      linalg.yield %25 : i16
    } -> tensor<8x16xi16>
    %16 = tensor.empty() : tensor<8x16xi16>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<8x16xi8>) outs(%16 : tensor<8x16xi16>) {
    ^bb0(%in: i8, %out: i16):
      %25 = arith.extui %in : i8 to i16
      linalg.yield %25 : i16
    } -> tensor<8x16xi16>
    %18 = tensor.empty() : tensor<8x16xi16>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %17 : tensor<8x16xi16>, tensor<8x16xi16>) outs(%18 : tensor<8x16xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %25 = arith.addi %in, %in_0 : i16
      linalg.yield %25 : i16
    } -> tensor<8x16xi16>
    %20 = tensor.empty() : tensor<8x16xi16>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %15 : tensor<8x16xi16>, tensor<8x16xi16>) outs(%20 : tensor<8x16xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %25 = arith.maxsi %in, %in_0 : i16
      linalg.yield %25 : i16
    } -> tensor<8x16xi16>
    %22 = tensor.empty() : tensor<8xi32>
    %23 = linalg.fill ins(%c0_i32 : i32) outs(%22 : tensor<8xi32>) -> tensor<8xi32>
    %24 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<8x16xi32>) outs(%23 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %25 = arith.addi %out, %in : i32
      linalg.yield %25 : i32
    } -> tensor<8xi32>
    return %19, %21, %24 : tensor<8x16xi16>, tensor<8x16xi16>, tensor<8xi32>
  }
}

