// Sums of 64-bit integers, reduced modulo a prime.
#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_i64_product_modulo_prime {
  func.func public @main(%arg0: tensor<6x10xi64>, %arg1: tensor<10x5xi64>) -> tensor<6x5xi64> {
    %c0_i64 = arith.constant 0 : i64
    %c997_i64 = arith.constant 997 : i64
    %0 = tensor.empty() : tensor<6x10xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x10xi64>) outs(%0 : tensor<6x10xi64>) {
    ^bb0(%in: i64, %out: i64):
      %39 = arith.remsi %in, %c997_i64 : i64
      linalg.yield %39 : i64
    } -> tensor<6x10xi64>
    %2 = tensor.empty() : tensor<6x10xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<6x10xi64>) outs(%2 : tensor<6x10xi1>) {
    ^bb0(%in: i64, %out: i1):
      %39 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %39 : i1
    } -> tensor<6x10xi1>
    %4 = tensor.empty() : tensor<6x10xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<6x10xi64>) outs(%4 : tensor<6x10xi1>) {
    ^bb0(%in: i64, %out: i1):
      %39 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %39 : i1
    } -> tensor<6x10xi1>
    %6 = tensor.empty() : tensor<6x10xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %3 : tensor<6x10xi1>, tensor<6x10xi1>) outs(%6 : tensor<6x10xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %39 = arith.andi %in, %in_0 : i1
      linalg.yield %39 : i1
    } -> tensor<6x10xi1>
    %8 = tensor.empty() : tensor<6x10xi64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<6x10xi64>) outs(%8 : tensor<6x10xi64>) {
    ^bb0(%in: i64, %out: i64):
      %39 = arith.addi %in, %c997_i64 : i64
      linalg.yield %39 : i64
    } -> tensor<6x10xi64>
    %10 = tensor.empty() : tensor<6x10xi64>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %9, %1 : tensor<6x10xi1>, tensor<6x10xi64>, tensor<6x10xi64>) outs(%10 : tensor<6x10xi64>) {
    ^bb0(%in: i1, %in_0: i64, %in_1: i64, %out: i64):
      %39 = arith.select %in, %in_0, %in_1 : i64
      linalg.yield %39 : i64
    } -> tensor<6x10xi64>
    %12 = tensor.empty() : tensor<10x5xi64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<10x5xi64>) outs(%12 : tensor<10x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %39 = arith.remsi %in, %c997_i64 : i64
      linalg.yield %39 : i64
    } -> tensor<10x5xi64>
    %14 = tensor.empty() : tensor<10x5xi1>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<10x5xi64>) outs(%14 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %39 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %39 : i1
    } -> tensor<10x5xi1>
    %16 = tensor.empty() : tensor<10x5xi1>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<10x5xi64>) outs(%16 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %39 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %39 : i1
    } -> tensor<10x5xi1>
    %18 = tensor.empty() : tensor<10x5xi1>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %15 : tensor<10x5xi1>, tensor<10x5xi1>) outs(%18 : tensor<10x5xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %39 = arith.andi %in, %in_0 : i1
      linalg.yield %39 : i1
    } -> tensor<10x5xi1>
    %20 = tensor.empty() : tensor<10x5xi64>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<10x5xi64>) outs(%20 : tensor<10x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %39 = arith.addi %in, %c997_i64 : i64
      linalg.yield %39 : i64
    } -> tensor<10x5xi64>
    %22 = tensor.empty() : tensor<10x5xi64>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %21, %13 : tensor<10x5xi1>, tensor<10x5xi64>, tensor<10x5xi64>) outs(%22 : tensor<10x5xi64>) {
    ^bb0(%in: i1, %in_0: i64, %in_1: i64, %out: i64):
      %39 = arith.select %in, %in_0, %in_1 : i64
      linalg.yield %39 : i64
    } -> tensor<10x5xi64>
    %24 = tensor.empty() : tensor<6x5xi64>
    %25 = linalg.fill ins(%c0_i64 : i64) outs(%24 : tensor<6x5xi64>) -> tensor<6x5xi64>
    %26 = linalg.matmul ins(%11, %23 : tensor<6x10xi64>, tensor<10x5xi64>) outs(%25 : tensor<6x5xi64>) -> tensor<6x5xi64>
    %27 = tensor.empty() : tensor<6x5xi64>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<6x5xi64>) outs(%27 : tensor<6x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %39 = arith.remsi %in, %c997_i64 : i64
      linalg.yield %39 : i64
    } -> tensor<6x5xi64>
    %29 = tensor.empty() : tensor<6x5xi1>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<6x5xi64>) outs(%29 : tensor<6x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %39 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %39 : i1
    } -> tensor<6x5xi1>
    %31 = tensor.empty() : tensor<6x5xi1>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<6x5xi64>) outs(%31 : tensor<6x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %39 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %39 : i1
    } -> tensor<6x5xi1>
    %33 = tensor.empty() : tensor<6x5xi1>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %30 : tensor<6x5xi1>, tensor<6x5xi1>) outs(%33 : tensor<6x5xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %39 = arith.andi %in, %in_0 : i1
      linalg.yield %39 : i1
    } -> tensor<6x5xi1>
    %35 = tensor.empty() : tensor<6x5xi64>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<6x5xi64>) outs(%35 : tensor<6x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %39 = arith.addi %in, %c997_i64 : i64
      linalg.yield %39 : i64
    } -> tensor<6x5xi64>
    %37 = tensor.empty() : tensor<6x5xi64>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %36, %28 : tensor<6x5xi1>, tensor<6x5xi64>, tensor<6x5xi64>) outs(%37 : tensor<6x5xi64>) {
    ^bb0(%in: i1, %in_0: i64, %in_1: i64, %out: i64):
      %39 = arith.select %in, %in_0, %in_1 : i64
      linalg.yield %39 : i64
    } -> tensor<6x5xi64>
    return %38 : tensor<6x5xi64>
  }
}

