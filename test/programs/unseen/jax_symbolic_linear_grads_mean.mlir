#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0, d1) -> (d0)>
module @jit_symbolic_linear_grads_mean {
  func.func public @main(%arg0: tensor<?x24xf32>, %arg1: tensor<?x16xf32>, %arg2: tensor<24x16xf32>, %arg3: tensor<16xf32>) -> (tensor<f32>, tensor<24x16xf32>, tensor<16xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c16_i32 = arith.constant 16 : i32
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<f32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x24xf32>
    %0 = arith.index_cast %dim : index to i32
    %dim_2 = tensor.dim %arg0, %c0 : tensor<?x24xf32>
    %1 = tensor.empty(%dim_2) : tensor<?x16xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %3 = linalg.matmul ins(%arg0, %arg2 : tensor<?x24xf32>, tensor<24x16xf32>) outs(%2 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %4 = tensor.empty() : tensor<1x16xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<16xf32>) outs(%4 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x16xf32>
    %6 = arith.index_cast %0 : i32 to index
    %7 = tensor.empty(%6) : tensor<?x16xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<1x16xf32>) outs(%7 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    %9 = tensor.empty(%dim_2) : tensor<?x16xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %8 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%9 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %45 = arith.addf %in, %in_4 : f32
      linalg.yield %45 : f32
    } -> tensor<?x16xf32>
    %11 = tensor.empty(%dim_2) : tensor<?x16xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %arg1 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%11 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %45 = arith.subf %in, %in_4 : f32
      linalg.yield %45 : f32
    } -> tensor<?x16xf32>
    %13 = tensor.empty(%dim_2) : tensor<?x16xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<?x16xf32>) outs(%13 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.mulf %in, %in : f32
      linalg.yield %45 : f32
    } -> tensor<?x16xf32>
    %15 = arith.index_cast %0 : i32 to index
    %16 = tensor.empty(%15) : tensor<?x16xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%16 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    %18 = tensor.empty(%15) : tensor<?x16xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %12 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%18 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %45 = arith.mulf %in, %in_4 : f32
      linalg.yield %45 : f32
    } -> tensor<?x16xf32>
    %20 = arith.muli %0, %c16_i32 : i32
    %21 = arith.sitofp %20 : i32 to f32
    %22 = tensor.empty() : tensor<f32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<f32>) -> tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%14 : tensor<?x16xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<f32>
    %extracted = tensor.extract %24[] : tensor<f32>
    %25 = arith.divf %extracted, %21 : f32
    %from_elements = tensor.from_elements %25 : tensor<f32>
    %26 = arith.divf %cst_0, %21 : f32
    %from_elements_3 = tensor.from_elements %26 : tensor<f32>
    %27 = arith.index_cast %0 : i32 to index
    %28 = tensor.empty(%27) : tensor<?x16xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%from_elements_3 : tensor<f32>) outs(%28 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x16xf32>
    %30 = tensor.empty(%27) : tensor<?x16xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %19 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%30 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %45 = arith.mulf %in, %in_4 : f32
      linalg.yield %45 : f32
    } -> tensor<?x16xf32>
    %32 = tensor.empty() : tensor<16xf32>
    %33 = linalg.fill ins(%cst : f32) outs(%32 : tensor<16xf32>) -> tensor<16xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%31 : tensor<?x16xf32>) outs(%33 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %34 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %35 = tensor.empty() : tensor<16xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<16xf32>) -> tensor<16xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<1x16xf32>) outs(%36 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %45 = arith.addf %out, %in : f32
      linalg.yield %45 : f32
    } -> tensor<16xf32>
    %38 = tensor.empty(%27) : tensor<16x?xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<?x16xf32>) outs(%38 : tensor<16x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x?xf32>
    %40 = tensor.empty() : tensor<16x24xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %42 = linalg.matmul ins(%39, %arg0 : tensor<16x?xf32>, tensor<?x24xf32>) outs(%41 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %43 = tensor.empty() : tensor<24x16xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<16x24xf32>) outs(%43 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    return %from_elements, %44, %37 : tensor<f32>, tensor<24x16xf32>, tensor<16xf32>
  }
}

