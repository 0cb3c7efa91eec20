// x·(q − z)·s expanded: the row sums times the zero points subtracted.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d1)>
module @jit_w8_asymmetric_expanded_zero_point {
  func.func public @main(%arg0: tensor<8x32xf32>, %arg1: tensor<32x16xi8>, %arg2: tensor<16xi8>, %arg3: tensor<16xf32>) -> tensor<8x16xf32> {
    %cst = arith.constant 1.270000e+02 : f32
    %cst_0 = arith.constant -1.280000e+02 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant 3.200000e+01 : f32
    %0 = tensor.empty() : tensor<8x32xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x32xf32>) outs(%0 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.mulf %in, %cst_1 : f32
      linalg.yield %44 : f32
    } -> tensor<8x32xf32>
    %2 = tensor.empty() : tensor<8x32xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x32xf32>) outs(%2 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = math.roundeven %in : f32
      linalg.yield %44 : f32
    } -> tensor<8x32xf32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%4 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %6 = tensor.empty() : tensor<8x32xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<f32>) outs(%6 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x32xf32>
    %8 = tensor.empty() : tensor<8x32xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %3 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%8 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %44 = arith.maximumf %in, %in_2 : f32
      linalg.yield %44 : f32
    } -> tensor<8x32xf32>
    %10 = tensor.empty() : tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%10 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %12 = tensor.empty() : tensor<8x32xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<f32>) outs(%12 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x32xf32>
    %14 = tensor.empty() : tensor<8x32xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %9 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%14 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %44 = arith.minimumf %in, %in_2 : f32
      linalg.yield %44 : f32
    } -> tensor<8x32xf32>
    %16 = tensor.empty() : tensor<8x32xi8>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<8x32xf32>) outs(%16 : tensor<8x32xi8>) {
    ^bb0(%in: f32, %out: i8):
      %44 = arith.fptosi %in : f32 to i8
      linalg.yield %44 : i8
    } -> tensor<8x32xi8>
    %18 = tensor.empty() : tensor<8x16xi32>
    %19 = linalg.fill ins(%c0_i32 : i32) outs(%18 : tensor<8x16xi32>) -> tensor<8x16xi32>
    %20 = linalg.matmul ins(%17, %arg1 : tensor<8x32xi8>, tensor<32x16xi8>) outs(%19 : tensor<8x16xi32>) -> tensor<8x16xi32>
    %21 = tensor.empty() : tensor<8x32xi32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<8x32xi8>) outs(%21 : tensor<8x32xi32>) {
    ^bb0(%in: i8, %out: i32):
      %44 = arith.extsi %in : i8 to i32
      linalg.yield %44 : i32
    } -> tensor<8x32xi32>
    %23 = tensor.empty() : tensor<8xi32>
    %24 = linalg.fill ins(%c0_i32 : i32) outs(%23 : tensor<8xi32>) -> tensor<8xi32>
    %25 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%22 : tensor<8x32xi32>) outs(%24 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %44 = arith.addi %out, %in : i32
      linalg.yield %44 : i32
    } -> tensor<8xi32>
    %26 = tensor.empty() : tensor<16xi32>
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg2 : tensor<16xi8>) outs(%26 : tensor<16xi32>) {
    ^bb0(%in: i8, %out: i32):
      %44 = arith.extsi %in : i8 to i32
      linalg.yield %44 : i32
    } -> tensor<16xi32>
    %28 = tensor.empty() : tensor<8x16xi32>
    %29 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<8xi32>) outs(%28 : tensor<8x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x16xi32>
    %30 = tensor.empty() : tensor<8x16xi32>
    %31 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<16xi32>) outs(%30 : tensor<8x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x16xi32>
    %32 = tensor.empty() : tensor<8x16xi32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %31 : tensor<8x16xi32>, tensor<8x16xi32>) outs(%32 : tensor<8x16xi32>) {
    ^bb0(%in: i32, %in_2: i32, %out: i32):
      %44 = arith.muli %in, %in_2 : i32
      linalg.yield %44 : i32
    } -> tensor<8x16xi32>
    %34 = tensor.empty() : tensor<8x16xi32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %33 : tensor<8x16xi32>, tensor<8x16xi32>) outs(%34 : tensor<8x16xi32>) {
    ^bb0(%in: i32, %in_2: i32, %out: i32):
      %44 = arith.subi %in, %in_2 : i32
      linalg.yield %44 : i32
    } -> tensor<8x16xi32>
    %36 = tensor.empty() : tensor<8x16xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<8x16xi32>) outs(%36 : tensor<8x16xf32>) {
    ^bb0(%in: i32, %out: f32):
      %44 = arith.sitofp %in : i32 to f32
      linalg.yield %44 : f32
    } -> tensor<8x16xf32>
    %38 = tensor.empty() : tensor<8x16xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<16xf32>) outs(%38 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %40 = tensor.empty() : tensor<8x16xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %39 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%40 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %44 = arith.mulf %in, %in_2 : f32
      linalg.yield %44 : f32
    } -> tensor<8x16xf32>
    %42 = tensor.empty() : tensor<8x16xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<8x16xf32>) outs(%42 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.divf %in, %cst_1 : f32
      linalg.yield %44 : f32
    } -> tensor<8x16xf32>
    return %43 : tensor<8x16xf32>
  }
}

