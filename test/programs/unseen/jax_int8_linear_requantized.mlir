#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
module @jit_int8_linear_requantized {
  func.func public @main(%arg0: tensor<6x20xi8>, %arg1: tensor<20x10xi8>, %arg2: tensor<10xi32>, %arg3: tensor<10xf32>, %arg4: tensor<f32>, %arg5: tensor<i8>) -> tensor<6x10xi8> {
    %cst = arith.constant 1.270000e+02 : f32
    %cst_0 = arith.constant -1.280000e+02 : f32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<6x10xi32>
    %1 = linalg.fill ins(%c0_i32 : i32) outs(%0 : tensor<6x10xi32>) -> tensor<6x10xi32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<6x20xi8>, tensor<20x10xi8>) outs(%1 : tensor<6x10xi32>) -> tensor<6x10xi32>
    %3 = tensor.empty() : tensor<6x10xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<10xi32>) outs(%3 : tensor<6x10xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<6x10xi32>
    %5 = tensor.empty() : tensor<6x10xi32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<6x10xi32>, tensor<6x10xi32>) outs(%5 : tensor<6x10xi32>) {
    ^bb0(%in: i32, %in_1: i32, %out: i32):
      %39 = arith.addi %in, %in_1 : i32
      linalg.yield %39 : i32
    } -> tensor<6x10xi32>
    %7 = tensor.empty() : tensor<6x10xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<6x10xi32>) outs(%7 : tensor<6x10xf32>) {
    ^bb0(%in: i32, %out: f32):
      %39 = arith.sitofp %in : i32 to f32
      linalg.yield %39 : f32
    } -> tensor<6x10xf32>
    %9 = tensor.empty() : tensor<6x10xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<10xf32>) outs(%9 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %11 = tensor.empty() : tensor<6x10xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %10 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%11 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %39 = arith.mulf %in, %in_1 : f32
      linalg.yield %39 : f32
    } -> tensor<6x10xf32>
    %13 = tensor.empty() : tensor<6x10xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<f32>) outs(%13 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %15 = tensor.empty() : tensor<6x10xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %14 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%15 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %39 = arith.divf %in, %in_1 : f32
      linalg.yield %39 : f32
    } -> tensor<6x10xf32>
    %17 = tensor.empty() : tensor<6x10xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<6x10xf32>) outs(%17 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.roundeven %in : f32
      linalg.yield %39 : f32
    } -> tensor<6x10xf32>
    %19 = tensor.empty() : tensor<f32>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg5 : tensor<i8>) outs(%19 : tensor<f32>) {
    ^bb0(%in: i8, %out: f32):
      %39 = arith.sitofp %in : i8 to f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %21 = tensor.empty() : tensor<6x10xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<f32>) outs(%21 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %23 = tensor.empty() : tensor<6x10xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %22 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%23 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %39 = arith.addf %in, %in_1 : f32
      linalg.yield %39 : f32
    } -> tensor<6x10xf32>
    %25 = tensor.empty() : tensor<f32>
    %26 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%25 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %27 = tensor.empty() : tensor<6x10xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<f32>) outs(%27 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %29 = tensor.empty() : tensor<6x10xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %24 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%29 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %39 = arith.maximumf %in, %in_1 : f32
      linalg.yield %39 : f32
    } -> tensor<6x10xf32>
    %31 = tensor.empty() : tensor<f32>
    %32 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%31 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %33 = tensor.empty() : tensor<6x10xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<f32>) outs(%33 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10xf32>
    %35 = tensor.empty() : tensor<6x10xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34, %30 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%35 : tensor<6x10xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %39 = arith.minimumf %in, %in_1 : f32
      linalg.yield %39 : f32
    } -> tensor<6x10xf32>
    %37 = tensor.empty() : tensor<6x10xi8>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<6x10xf32>) outs(%37 : tensor<6x10xi8>) {
    ^bb0(%in: f32, %out: i8):
      %39 = arith.fptosi %in : f32 to i8
      linalg.yield %39 : i8
    } -> tensor<6x10xi8>
    return %38 : tensor<6x10xi8>
  }
}

