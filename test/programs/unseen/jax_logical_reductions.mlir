#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> ()>
module @jit_logical_reductions {
  func.func public @main(%arg0: tensor<8x3xf32>) -> (tensor<8xi1>, tensor<3xi1>, tensor<3xi1>, tensor<i32>, tensor<i1>) {
    %cst = arith.constant 0x7F800000 : f32
    %c0_i32 = arith.constant 0 : i32
    %false = arith.constant false
    %cst_0 = arith.constant 1.000000e+00 : f32
    %true = arith.constant true
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x3xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x3xf32>) outs(%0 : tensor<8x3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %28 = arith.cmpf ogt, %in, %cst_1 : f32
      linalg.yield %28 : i1
    } -> tensor<8x3xi1>
    %2 = tensor.empty() : tensor<8xi1>
    %3 = linalg.fill ins(%true : i1) outs(%2 : tensor<8xi1>) -> tensor<8xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<8x3xi1>) outs(%3 : tensor<8xi1>) {
    ^bb0(%in: i1, %out: i1):
      %28 = arith.andi %out, %in : i1
      linalg.yield %28 : i1
    } -> tensor<8xi1>
    %5 = tensor.empty() : tensor<8x3xi1>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x3xf32>) outs(%5 : tensor<8x3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %28 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %28 : i1
    } -> tensor<8x3xi1>
    %7 = tensor.empty() : tensor<3xi1>
    %8 = linalg.fill ins(%false : i1) outs(%7 : tensor<3xi1>) -> tensor<3xi1>
    %9 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<8x3xi1>) outs(%8 : tensor<3xi1>) {
    ^bb0(%in: i1, %out: i1):
      %28 = arith.ori %out, %in : i1
      linalg.yield %28 : i1
    } -> tensor<3xi1>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 3] [1, 1] : tensor<8x3xf32> to tensor<1x3xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %10 = tensor.empty() : tensor<3xi1>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<3xf32>) outs(%10 : tensor<3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %28 = arith.cmpf ogt, %in, %cst_1 : f32
      linalg.yield %28 : i1
    } -> tensor<3xi1>
    %extracted_slice_2 = tensor.extract_slice %arg0[1, 0] [1, 3] [1, 1] : tensor<8x3xf32> to tensor<1x3xf32>
    %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %12 = tensor.empty() : tensor<3xi1>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_3 : tensor<3xf32>) outs(%12 : tensor<3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %28 = arith.cmpf ogt, %in, %cst_1 : f32
      linalg.yield %28 : i1
    } -> tensor<3xi1>
    %14 = tensor.empty() : tensor<3xi1>
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%11, %13 : tensor<3xi1>, tensor<3xi1>) outs(%14 : tensor<3xi1>) {
    ^bb0(%in: i1, %in_4: i1, %out: i1):
      %28 = arith.xori %in, %in_4 : i1
      linalg.yield %28 : i1
    } -> tensor<3xi1>
    %16 = tensor.empty() : tensor<8x3xi1>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x3xf32>) outs(%16 : tensor<8x3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %28 = arith.cmpf une, %in, %in : f32
      linalg.yield %28 : i1
    } -> tensor<8x3xi1>
    %18 = tensor.empty() : tensor<8x3xi32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<8x3xi1>) outs(%18 : tensor<8x3xi32>) {
    ^bb0(%in: i1, %out: i32):
      %28 = arith.extui %in : i1 to i32
      linalg.yield %28 : i32
    } -> tensor<8x3xi32>
    %20 = tensor.empty() : tensor<i32>
    %21 = linalg.fill ins(%c0_i32 : i32) outs(%20 : tensor<i32>) -> tensor<i32>
    %22 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "reduction"]} ins(%19 : tensor<8x3xi32>) outs(%21 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %28 = arith.addi %out, %in : i32
      linalg.yield %28 : i32
    } -> tensor<i32>
    %23 = tensor.empty() : tensor<8x3xi1>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x3xf32>) outs(%23 : tensor<8x3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %28 = math.absf %in : f32
      %29 = arith.cmpf one, %28, %cst : f32
      linalg.yield %29 : i1
    } -> tensor<8x3xi1>
    %25 = tensor.empty() : tensor<i1>
    %26 = linalg.fill ins(%true : i1) outs(%25 : tensor<i1>) -> tensor<i1>
    %27 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "reduction"]} ins(%24 : tensor<8x3xi1>) outs(%26 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %28 = arith.andi %out, %in : i1
      linalg.yield %28 : i1
    } -> tensor<i1>
    return %4, %9, %15, %22, %27 : tensor<8xi1>, tensor<3xi1>, tensor<3xi1>, tensor<i32>, tensor<i1>
  }
}

