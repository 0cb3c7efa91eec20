#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
module @jit_all_ones_shapes {
  func.func public @main(%arg0: tensor<1x1xf32>, %arg1: tensor<1x1xf32>, %arg2: tensor<1xf32>) -> (tensor<1x1xf32>, tensor<1xi32>) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %collapsed = tensor.collapse_shape %arg1 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %0 = tensor.empty() : tensor<1x1xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<1xf32>) outs(%0 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1xf32>
    %2 = tensor.empty() : tensor<1x1xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%2 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %27 = arith.mulf %in, %in_2 : f32
      linalg.yield %27 : f32
    } -> tensor<1x1xf32>
    %4 = tensor.empty() : tensor<1x1xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<1xf32>) outs(%4 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1xf32>
    %6 = tensor.empty() : tensor<1x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%6 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %27 = arith.addf %in, %in_2 : f32
      linalg.yield %27 : f32
    } -> tensor<1x1xf32>
    %8 = tensor.empty() : tensor<1xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<1xf32>) -> tensor<1xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<1x1xf32>) outs(%9 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.maximumf %out, %in : f32
      linalg.yield %27 : f32
    } -> tensor<1xf32>
    %expanded = tensor.expand_shape %10 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %11 = tensor.empty() : tensor<1x1xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %expanded : tensor<1x1xf32>, tensor<1x1xf32>) outs(%11 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %27 = arith.subf %in, %in_2 : f32
      linalg.yield %27 : f32
    } -> tensor<1x1xf32>
    %13 = tensor.empty() : tensor<1x1xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<1x1xf32>) outs(%13 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<1x1xf32>
    %15 = tensor.empty() : tensor<1xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<1xf32>) -> tensor<1xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<1x1xf32>) outs(%16 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %out, %in : f32
      linalg.yield %27 : f32
    } -> tensor<1xf32>
    %expanded_1 = tensor.expand_shape %17 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %18 = tensor.empty() : tensor<1x1xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %expanded_1 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%18 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %27 = arith.divf %in, %in_2 : f32
      linalg.yield %27 : f32
    } -> tensor<1x1xf32>
    %20 = tensor.empty() : tensor<1x1xi32>
    %21 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%20 : tensor<1x1xi32>) {
    ^bb0(%out: i32):
      linalg.yield %c0_i32 : i32
    } -> tensor<1x1xi32>
    %22 = tensor.empty() : tensor<1xf32>
    %23 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<1xf32>) -> tensor<1xf32>
    %24 = tensor.empty() : tensor<1xi32>
    %25 = linalg.fill ins(%c0_i32 : i32) outs(%24 : tensor<1xi32>) -> tensor<1xi32>
    %26:2 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%arg0, %21 : tensor<1x1xf32>, tensor<1x1xi32>) outs(%23, %25 : tensor<1xf32>, tensor<1xi32>) {
    ^bb0(%in: f32, %in_2: i32, %out: f32, %out_3: i32):
      %27 = arith.cmpf ogt, %out, %in : f32
      %28 = arith.cmpf une, %out, %out : f32
      %29 = arith.ori %27, %28 : i1
      %30 = arith.cmpf oeq, %out, %in : f32
      %31 = arith.cmpi slt, %out_3, %in_2 : i32
      %32 = arith.andi %30, %31 : i1
      %33 = arith.ori %29, %32 : i1
      %34 = arith.select %29, %out, %in : f32
      %35 = arith.select %33, %out_3, %in_2 : i32
      linalg.yield %34, %35 : f32, i32
    } -> (tensor<1xf32>, tensor<1xi32>)
    return %19, %26#1 : tensor<1x1xf32>, tensor<1xi32>
  }
}

