#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<5x32xi8>, %arg1: tensor<32x20xi8>, %arg2: tensor<i8>, %arg3: tensor<i8>, %arg4: tensor<20xf32>, %arg5: tensor<20xf32>) -> tensor<5x20xf32> {
    %c0_i64 = arith.constant 0 : i64
    %0 = tensor.empty() : tensor<5x32xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<5x32xi8>) outs(%0 : tensor<5x32xi32>) {
    ^bb0(%in: i8, %out: i32):
      %15 = arith.extui %in : i8 to i32
      linalg.yield %15 : i32
    } -> tensor<5x32xi32>
    %2 = tensor.empty() : tensor<32x20xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<32x20xi8>) outs(%2 : tensor<32x20xi32>) {
    ^bb0(%in: i8, %out: i32):
      %15 = arith.extsi %in : i8 to i32
      linalg.yield %15 : i32
    } -> tensor<32x20xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %arg2 : tensor<5x32xi32>, tensor<i8>) outs(%0 : tensor<5x32xi32>) {
    ^bb0(%in: i32, %in_0: i8, %out: i32):
      %15 = arith.extui %in_0 : i8 to i32
      %16 = arith.subi %in, %15 : i32
      linalg.yield %16 : i32
    } -> tensor<5x32xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %arg3 : tensor<32x20xi32>, tensor<i8>) outs(%2 : tensor<32x20xi32>) {
    ^bb0(%in: i32, %in_0: i8, %out: i32):
      %15 = arith.extsi %in_0 : i8 to i32
      %16 = arith.subi %in, %15 : i32
      linalg.yield %16 : i32
    } -> tensor<32x20xi32>
    %6 = tensor.empty() : tensor<5x20xi64>
    %7 = linalg.fill ins(%c0_i64 : i64) outs(%6 : tensor<5x20xi64>) -> tensor<5x20xi64>
    %8 = linalg.matmul ins(%4, %5 : tensor<5x32xi32>, tensor<32x20xi32>) outs(%7 : tensor<5x20xi64>) -> tensor<5x20xi64>
    %9 = tensor.empty() : tensor<5x20xi32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<5x20xi64>) outs(%9 : tensor<5x20xi32>) {
    ^bb0(%in: i64, %out: i32):
      %15 = arith.trunci %in : i64 to i32
      linalg.yield %15 : i32
    } -> tensor<5x20xi32>
    %11 = tensor.empty() : tensor<5x20xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<5x20xi32>) outs(%11 : tensor<5x20xf32>) {
    ^bb0(%in: i32, %out: f32):
      %15 = arith.sitofp %in : i32 to f32
      linalg.yield %15 : f32
    } -> tensor<5x20xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %arg4 : tensor<5x20xf32>, tensor<20xf32>) outs(%11 : tensor<5x20xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %15 = arith.mulf %in, %in_0 : f32
      linalg.yield %15 : f32
    } -> tensor<5x20xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %arg5 : tensor<5x20xf32>, tensor<20xf32>) outs(%11 : tensor<5x20xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %15 = arith.addf %in, %in_0 : f32
      linalg.yield %15 : f32
    } -> tensor<5x20xf32>
    return %14 : tensor<5x20xf32>
  }
}

