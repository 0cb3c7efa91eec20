#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<4x6xi32>, %arg1: tensor<6xi32>, %arg2: tensor<4x6xi8>, %arg3: tensor<4x6xi8>, %arg4: tensor<4x6xf32>) -> (tensor<4x6xi32>, tensor<4x6xi8>, tensor<4x6xf32>) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<4x6xi32>
    %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x6xi32>, tensor<6xi32>) outs(%0 : tensor<4x6xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %9 = arith.remsi %in, %in_0 : i32
      %10 = arith.cmpi ne, %9, %c0_i32 : i32
      %11 = arith.cmpi slt, %in_0, %c0_i32 : i32
      %12 = arith.cmpi slt, %9, %c0_i32 : i32
      %13 = arith.xori %11, %12 : i1
      %14 = arith.andi %10, %13 : i1
      %15 = arith.addi %9, %in_0 : i32
      %16 = arith.select %14, %15, %9 : i32
      linalg.yield %16 : i32
    } -> tensor<4x6xi32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %arg1 : tensor<4x6xi32>, tensor<6xi32>) outs(%0 : tensor<4x6xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %9 = arith.andi %in, %in_0 : i32
      linalg.yield %9 : i32
    } -> tensor<4x6xi32>
    %3 = tensor.empty() : tensor<4x6xi8>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg3 : tensor<4x6xi8>, tensor<4x6xi8>) outs(%3 : tensor<4x6xi8>) {
    ^bb0(%in: i8, %in_0: i8, %out: i8):
      %9 = arith.shrui %in, %in_0 : i8
      linalg.yield %9 : i8
    } -> tensor<4x6xi8>
    %5 = tensor.empty() : tensor<4x6xi1>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4, %arg4 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%5 : tensor<4x6xi1>) {
    ^bb0(%in: f32, %in_0: f32, %out: i1):
      %9 = arith.cmpf une, %in, %in_0 : f32
      linalg.yield %9 : i1
    } -> tensor<4x6xi1>
    %7 = tensor.empty() : tensor<4x6xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %cst, %arg4 : tensor<4x6xi1>, tensor<f32>, tensor<4x6xf32>) outs(%7 : tensor<4x6xf32>) {
    ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
      %9 = arith.select %in, %in_0, %in_1 : f32
      linalg.yield %9 : f32
    } -> tensor<4x6xf32>
    return %2, %4, %8 : tensor<4x6xi32>, tensor<4x6xi8>, tensor<4x6xf32>
  }
}

