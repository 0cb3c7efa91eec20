#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
module @jit_bitwise_reduce_and_shift {
  func.func public @main(%arg0: tensor<9xi32>, %arg1: tensor<9xi32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>) {
    %c32_i32 = arith.constant 32 : i32
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.fill ins(%c-1_i32 : i32) outs(%0 : tensor<i32>) -> tensor<i32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg0 : tensor<9xi32>) outs(%1 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %19 = arith.andi %out, %in : i32
      linalg.yield %19 : i32
    } -> tensor<i32>
    %3 = tensor.empty() : tensor<i32>
    %4 = linalg.fill ins(%c0_i32 : i32) outs(%3 : tensor<i32>) -> tensor<i32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg1 : tensor<9xi32>) outs(%4 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %19 = arith.xori %out, %in : i32
      linalg.yield %19 : i32
    } -> tensor<i32>
    %6 = tensor.empty() : tensor<i32>
    %7 = linalg.fill ins(%c0_i32 : i32) outs(%6 : tensor<i32>) -> tensor<i32>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg0 : tensor<9xi32>) outs(%7 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %19 = arith.ori %out, %in : i32
      linalg.yield %19 : i32
    } -> tensor<i32>
    %9 = tensor.empty() : tensor<9xi32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<9xi32>) outs(%9 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %19 = arith.andi %in, %c7_i32 : i32
      linalg.yield %19 : i32
    } -> tensor<9xi32>
    %11 = tensor.empty() : tensor<9xi32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0, %10 : tensor<9xi32>, tensor<9xi32>) outs(%11 : tensor<9xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %19 = arith.shli %in, %in_0 : i32
      %20 = arith.cmpi ult, %in_0, %c32_i32 : i32
      %21 = arith.select %20, %19, %c0_i32 : i32
      linalg.yield %21 : i32
    } -> tensor<9xi32>
    %13 = tensor.empty() : tensor<9xi32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<9xi32>) outs(%13 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %19 = math.ctpop %in : i32
      linalg.yield %19 : i32
    } -> tensor<9xi32>
    %15 = tensor.empty() : tensor<9xi32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<9xi32>) outs(%15 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %19 = math.ctlz %in : i32
      linalg.yield %19 : i32
    } -> tensor<9xi32>
    %17 = tensor.empty() : tensor<9xi32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<9xi32>) outs(%17 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %19 = arith.xori %in, %c-1_i32 : i32
      linalg.yield %19 : i32
    } -> tensor<9xi32>
    return %2, %5, %8, %12, %14, %16, %18 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>, tensor<9xi32>
  }
}

