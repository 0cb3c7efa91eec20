#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> ()>
module @jit_argmin_argmax_several {
  func.func public @main(%arg0: tensor<6x11xf32>, %arg1: tensor<6x11xi32>) -> (tensor<11xi32>, tensor<6xi32>, tensor<f32>, tensor<11xi32>) {
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0x7F800000 : f32
    %0 = tensor.empty() : tensor<6x11xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<6x11xi32>) {
    ^bb0(%out: i32):
      %20 = linalg.index 0 : index
      %21 = arith.index_cast %20 : index to i32
      linalg.yield %21 : i32
    } -> tensor<6x11xi32>
    %2 = tensor.empty() : tensor<11xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<11xf32>) -> tensor<11xf32>
    %4 = tensor.empty() : tensor<11xi32>
    %5 = linalg.fill ins(%c0_i32 : i32) outs(%4 : tensor<11xi32>) -> tensor<11xi32>
    %6:2 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %1 : tensor<6x11xf32>, tensor<6x11xi32>) outs(%3, %5 : tensor<11xf32>, tensor<11xi32>) {
    ^bb0(%in: f32, %in_0: i32, %out: f32, %out_1: i32):
      %20 = arith.cmpf olt, %out, %in : f32
      %21 = arith.cmpf une, %out, %out : f32
      %22 = arith.ori %20, %21 : i1
      %23 = arith.cmpf oeq, %out, %in : f32
      %24 = arith.cmpi slt, %out_1, %in_0 : i32
      %25 = arith.andi %23, %24 : i1
      %26 = arith.ori %22, %25 : i1
      %27 = arith.select %22, %out, %in : f32
      %28 = arith.select %26, %out_1, %in_0 : i32
      linalg.yield %27, %28 : f32, i32
    } -> (tensor<11xf32>, tensor<11xi32>)
    %7 = tensor.empty() : tensor<6x11xi32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<6x11xi32>) {
    ^bb0(%out: i32):
      %20 = linalg.index 1 : index
      %21 = arith.index_cast %20 : index to i32
      linalg.yield %21 : i32
    } -> tensor<6x11xi32>
    %9 = tensor.empty() : tensor<6xi32>
    %10 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%9 : tensor<6xi32>) -> tensor<6xi32>
    %11 = tensor.empty() : tensor<6xi32>
    %12 = linalg.fill ins(%c0_i32 : i32) outs(%11 : tensor<6xi32>) -> tensor<6xi32>
    %13:2 = linalg.generic {indexing_maps = [#map, #map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg1, %8 : tensor<6x11xi32>, tensor<6x11xi32>) outs(%10, %12 : tensor<6xi32>, tensor<6xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32, %out_1: i32):
      %20 = arith.cmpi sgt, %out, %in : i32
      %21 = arith.cmpi eq, %out, %in : i32
      %22 = arith.cmpi slt, %out_1, %in_0 : i32
      %23 = arith.andi %21, %22 : i1
      %24 = arith.ori %20, %23 : i1
      %25 = arith.maxsi %out, %in : i32
      %26 = arith.select %24, %out_1, %in_0 : i32
      linalg.yield %25, %26 : i32, i32
    } -> (tensor<6xi32>, tensor<6xi32>)
    %14 = tensor.empty() : tensor<f32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<f32>) -> tensor<f32>
    %16 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<6x11xf32>) outs(%15 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.minimumf %out, %in : f32
      linalg.yield %20 : f32
    } -> tensor<f32>
    %17 = tensor.empty() : tensor<11xi32>
    %18 = linalg.fill ins(%c-2147483648_i32 : i32) outs(%17 : tensor<11xi32>) -> tensor<11xi32>
    %19 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<6x11xi32>) outs(%18 : tensor<11xi32>) {
    ^bb0(%in: i32, %out: i32):
      %20 = arith.maxsi %out, %in : i32
      linalg.yield %20 : i32
    } -> tensor<11xi32>
    return %6#1, %13#1, %16, %19 : tensor<11xi32>, tensor<6xi32>, tensor<f32>, tensor<11xi32>
  }
}

