// i32 sums, a fixed-point multiplier and a rounding shift as mobile runtimes do it, back to i8.
#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
module @jit_int8_requantize_multiplier_shift {
  func.func public @main(%arg0: tensor<24x40xi8>, %arg1: tensor<40x16xi8>, %arg2: tensor<16xi32>, %arg3: tensor<16xi32>, %arg4: tensor<16xi32>) -> tensor<24x16xi8> {
    %c127_i32 = arith.constant 127 : i32
    %c-128_i32 = arith.constant -128 : i32
    %c5_i32 = arith.constant 5 : i32
    %c31_i32 = arith.constant 31 : i32
    %c32_i32 = arith.constant 32 : i32
    %c1_i32 = arith.constant 1 : i32
    %c7_i32 = arith.constant 7 : i32
    %c255_i32 = arith.constant 255 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<24x16xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<24x16xi32>) -> tensor<24x16xi32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<24x40xi8>, tensor<40x16xi8>) outs(%1 : tensor<24x16xi32>) -> tensor<24x16xi32>
    %3 = tensor.empty() : tensor<24x16xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<16xi32>) outs(%3 : tensor<24x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<24x16xi32>
    %5 = tensor.empty() : tensor<24x16xi32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<24x16xi32>, tensor<24x16xi32>) outs(%5 : tensor<24x16xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %39 = arith.addi %in, %in_0 : i32
      linalg.yield %39 : i32
    } -> tensor<24x16xi32>
    %7 = tensor.empty() : tensor<24x16xi16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<24x16xi32>) outs(%7 : tensor<24x16xi16>) {
    ^bb0(%in: i32, %out: i16):
      %39 = arith.trunci %in : i32 to i16
      linalg.yield %39 : i16
    } -> tensor<24x16xi16>
    %9 = tensor.empty() : tensor<24x16xi32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<24x16xi16>) outs(%9 : tensor<24x16xi32>) {
    ^bb0(%in: i16, %out: i32):
      %39 = arith.extsi %in : i16 to i32
      linalg.yield %39 : i32
    } -> tensor<24x16xi32>
    %11 = tensor.empty() : tensor<16xi32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg3 : tensor<16xi32>) outs(%11 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %39 = arith.andi %in, %c255_i32 : i32
      linalg.yield %39 : i32
    } -> tensor<16xi32>
    %13 = tensor.empty() : tensor<24x16xi32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16xi32>) outs(%13 : tensor<24x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<24x16xi32>
    %15 = tensor.empty() : tensor<24x16xi32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %14 : tensor<24x16xi32>, tensor<24x16xi32>) outs(%15 : tensor<24x16xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %39 = arith.muli %in, %in_0 : i32
      linalg.yield %39 : i32
    } -> tensor<24x16xi32>
    %17 = tensor.empty() : tensor<16xi32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg4 : tensor<16xi32>) outs(%17 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %39 = arith.andi %in, %c7_i32 : i32
      linalg.yield %39 : i32
    } -> tensor<16xi32>
    %19 = tensor.empty() : tensor<16xi32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%18 : tensor<16xi32>) outs(%19 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %39 = arith.shli %c1_i32, %in : i32
      %40 = arith.cmpi ult, %in, %c32_i32 : i32
      %41 = arith.select %40, %39, %c0_i32 : i32
      linalg.yield %41 : i32
    } -> tensor<16xi32>
    %21 = tensor.empty() : tensor<16xi32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%20 : tensor<16xi32>) outs(%21 : tensor<16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %39 = arith.shrsi %in, %c1_i32 : i32
      linalg.yield %39 : i32
    } -> tensor<16xi32>
    %23 = tensor.empty() : tensor<24x16xi32>
    %24 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<16xi32>) outs(%23 : tensor<24x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<24x16xi32>
    %25 = tensor.empty() : tensor<24x16xi32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %24 : tensor<24x16xi32>, tensor<24x16xi32>) outs(%25 : tensor<24x16xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %39 = arith.addi %in, %in_0 : i32
      linalg.yield %39 : i32
    } -> tensor<24x16xi32>
    %27 = tensor.empty() : tensor<24x16xi32>
    %28 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<16xi32>) outs(%27 : tensor<24x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<24x16xi32>
    %29 = tensor.empty() : tensor<24x16xi32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %28 : tensor<24x16xi32>, tensor<24x16xi32>) outs(%29 : tensor<24x16xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %39 = arith.shrsi %in, %c31_i32 : i32
      %40 = arith.shrsi %in, %in_0 : i32
      %41 = arith.cmpi ult, %in_0, %c32_i32 : i32
      %42 = arith.select %41, %40, %39 : i32
      linalg.yield %42 : i32
    } -> tensor<24x16xi32>
    %31 = tensor.empty() : tensor<24x16xi32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<24x16xi32>) outs(%31 : tensor<24x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %39 = arith.subi %in, %c5_i32 : i32
      linalg.yield %39 : i32
    } -> tensor<24x16xi32>
    %33 = tensor.empty() : tensor<24x16xi32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<24x16xi32>) outs(%33 : tensor<24x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %39 = arith.maxsi %in, %c-128_i32 : i32
      linalg.yield %39 : i32
    } -> tensor<24x16xi32>
    %35 = tensor.empty() : tensor<24x16xi32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<24x16xi32>) outs(%35 : tensor<24x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %39 = arith.minsi %in, %c127_i32 : i32
      linalg.yield %39 : i32
    } -> tensor<24x16xi32>
    %37 = tensor.empty() : tensor<24x16xi8>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<24x16xi32>) outs(%37 : tensor<24x16xi8>) {
    ^bb0(%in: i32, %out: i8):
      %39 = arith.trunci %in : i32 to i8
      linalg.yield %39 : i8
    } -> tensor<24x16xi8>
    return %38 : tensor<24x16xi8>
  }
}

