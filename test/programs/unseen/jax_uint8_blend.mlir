#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
module @jit_uint8_blend {
  func.func public @main(%arg0: tensor<4x8xi8> {iree.abi.encoding = tensor<4x8xui8>}, %arg1: tensor<4x8xi8> {iree.abi.encoding = tensor<4x8xui8>}) -> (tensor<4x8xi8> {iree.abi.encoding = tensor<4x8xui8>}, tensor<4x8xi8> {iree.abi.encoding = tensor<4x8xui8>}) {
    %c4_i16 = arith.constant 4 : i16
    %c1_i16 = arith.constant 1 : i16
    %c0_i16 = arith.constant 0 : i16
    %c-1_i16 = arith.constant -1 : i16
    %c3_i16 = arith.constant 3 : i16
    %0 = tensor.empty() : tensor<4x8xi16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x8xi8>) outs(%0 : tensor<4x8xi16>) {
    ^bb0(%in: i8, %out: i16):
      %18 = arith.extui %in : i8 to i16
      linalg.yield %18 : i16
    } -> tensor<4x8xi16>
    %2 = tensor.empty() : tensor<4x8xi16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x8xi16>) outs(%2 : tensor<4x8xi16>) {
    ^bb0(%in: i16, %out: i16):
      %18 = arith.muli %in, %c3_i16 : i16
      linalg.yield %18 : i16
    } -> tensor<4x8xi16>
    %4 = tensor.empty() : tensor<4x8xi16>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x8xi8>) outs(%4 : tensor<4x8xi16>) {
    ^bb0(%in: i8, %out: i16):
      %18 = arith.extui %in : i8 to i16
      linalg.yield %18 : i16
    } -> tensor<4x8xi16>
    %6 = tensor.empty() : tensor<4x8xi16>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<4x8xi16>, tensor<4x8xi16>) outs(%6 : tensor<4x8xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %18 = arith.addi %in, %in_0 : i16
      linalg.yield %18 : i16
    } -> tensor<4x8xi16>
    %8 = tensor.empty() : tensor<i16>
    %9 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%8 : tensor<i16>) {
    ^bb0(%out: i16):
      linalg.yield %c4_i16 : i16
    } -> tensor<i16>
    %10 = tensor.empty() : tensor<4x8xi16>
    %11 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<i16>) outs(%10 : tensor<4x8xi16>) {
    ^bb0(%in: i16, %out: i16):
      linalg.yield %in : i16
    } -> tensor<4x8xi16>
    %12 = tensor.empty() : tensor<4x8xi16>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %11 : tensor<4x8xi16>, tensor<4x8xi16>) outs(%12 : tensor<4x8xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %18 = arith.cmpi eq, %in_0, %c0_i16 : i16
      %19 = arith.select %18, %c1_i16, %in_0 : i16
      %20 = arith.divui %in, %19 : i16
      %21 = arith.select %18, %c-1_i16, %20 : i16
      linalg.yield %21 : i16
    } -> tensor<4x8xi16>
    %14 = tensor.empty() : tensor<4x8xi8>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4x8xi16>) outs(%14 : tensor<4x8xi8>) {
    ^bb0(%in: i16, %out: i8):
      %18 = arith.trunci %in : i16 to i8
      linalg.yield %18 : i8
    } -> tensor<4x8xi8>
    %16 = tensor.empty() : tensor<4x8xi8>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xi8>, tensor<4x8xi8>) outs(%16 : tensor<4x8xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %18 = arith.maxui %in, %in_0 : i8
      linalg.yield %18 : i8
    } -> tensor<4x8xi8>
    return %15, %17 : tensor<4x8xi8>, tensor<4x8xi8>
  }
}

