#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module @jit_i64_hash_buckets {
  func.func public @main(%arg0: tensor<4x6xi64>, %arg1: tensor<4xi64>) -> (tensor<4x6xi64>, tensor<4x6xi8> {iree.abi.encoding = tensor<4x6xui8>}, tensor<4x6xi64>) {
    %c60_i64 = arith.constant 60 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1024_i64 = arith.constant 1024 : i64
    %c33_i64 = arith.constant 33 : i64
    %c6364136223846793005_i64 = arith.constant 6364136223846793005 : i64
    %0 = tensor.empty() : tensor<4x6xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x6xi64>) outs(%0 : tensor<4x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %30 = arith.muli %in, %c6364136223846793005_i64 : i64
      linalg.yield %30 : i64
    } -> tensor<4x6xi64>
    %2 = tensor.empty() : tensor<4x6xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4xi64>) outs(%2 : tensor<4x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<4x6xi64>
    %4 = tensor.empty() : tensor<4x6xi64>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<4x6xi64>, tensor<4x6xi64>) outs(%4 : tensor<4x6xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %30 = arith.addi %in, %in_0 : i64
      linalg.yield %30 : i64
    } -> tensor<4x6xi64>
    %6 = tensor.empty() : tensor<4x6xi64>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<4x6xi64>) outs(%6 : tensor<4x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %30 = arith.shrsi %in, %c33_i64 : i64
      linalg.yield %30 : i64
    } -> tensor<4x6xi64>
    %8 = tensor.empty() : tensor<4x6xi64>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %7 : tensor<4x6xi64>, tensor<4x6xi64>) outs(%8 : tensor<4x6xi64>) {
    ^bb0(%in: i64, %in_0: i64, %out: i64):
      %30 = arith.xori %in, %in_0 : i64
      linalg.yield %30 : i64
    } -> tensor<4x6xi64>
    %10 = tensor.empty() : tensor<4x6xi64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x6xi64>) outs(%10 : tensor<4x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %30 = arith.remsi %in, %c1024_i64 : i64
      linalg.yield %30 : i64
    } -> tensor<4x6xi64>
    %12 = tensor.empty() : tensor<4x6xi1>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<4x6xi64>) outs(%12 : tensor<4x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %30 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %30 : i1
    } -> tensor<4x6xi1>
    %14 = tensor.empty() : tensor<4x6xi1>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<4x6xi64>) outs(%14 : tensor<4x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %30 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %30 : i1
    } -> tensor<4x6xi1>
    %16 = tensor.empty() : tensor<4x6xi1>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %13 : tensor<4x6xi1>, tensor<4x6xi1>) outs(%16 : tensor<4x6xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %30 = arith.andi %in, %in_0 : i1
      linalg.yield %30 : i1
    } -> tensor<4x6xi1>
    %18 = tensor.empty() : tensor<4x6xi64>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<4x6xi64>) outs(%18 : tensor<4x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %30 = arith.addi %in, %c1024_i64 : i64
      linalg.yield %30 : i64
    } -> tensor<4x6xi64>
    %20 = tensor.empty() : tensor<4x6xi64>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %19, %11 : tensor<4x6xi1>, tensor<4x6xi64>, tensor<4x6xi64>) outs(%20 : tensor<4x6xi64>) {
    ^bb0(%in: i1, %in_0: i64, %in_1: i64, %out: i64):
      %30 = arith.select %in, %in_0, %in_1 : i64
      linalg.yield %30 : i64
    } -> tensor<4x6xi64>
    %22 = tensor.empty() : tensor<4x6xi64>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x6xi64>) outs(%22 : tensor<4x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %30 = arith.cmpi sge, %in, %c0_i64 : i64
      %31 = arith.subi %c0_i64, %in : i64
      %32 = arith.select %30, %in, %31 : i64
      linalg.yield %32 : i64
    } -> tensor<4x6xi64>
    %24 = tensor.empty() : tensor<4x6xi64>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<4x6xi64>) outs(%24 : tensor<4x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %30 = math.ctpop %in : i64
      linalg.yield %30 : i64
    } -> tensor<4x6xi64>
    %26 = tensor.empty() : tensor<4x6xi8>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<4x6xi64>) outs(%26 : tensor<4x6xi8>) {
    ^bb0(%in: i64, %out: i8):
      %30 = arith.trunci %in : i64 to i8
      linalg.yield %30 : i8
    } -> tensor<4x6xi8>
    %28 = tensor.empty() : tensor<4x6xi64>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x6xi64>) outs(%28 : tensor<4x6xi64>) {
    ^bb0(%in: i64, %out: i64):
      %30 = arith.shrui %in, %c60_i64 : i64
      linalg.yield %30 : i64
    } -> tensor<4x6xi64>
    return %21, %27, %29 : tensor<4x6xi64>, tensor<4x6xi8>, tensor<4x6xi64>
  }
}

