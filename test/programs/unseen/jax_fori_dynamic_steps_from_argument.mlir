#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_fori_dynamic_steps_from_argument {
  func.func public @main(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8x3xf32>) -> tensor<4x3xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %cst_1 = arith.constant dense<0> : tensor<i32>
    %0:2 = scf.while (%arg3 = %cst_1, %arg4 = %arg0) : (tensor<i32>, tensor<4x8xf32>) -> (tensor<i32>, tensor<4x8xf32>) {
      %4 = tensor.empty() : tensor<i1>
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%4 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %6 = arith.cmpi slt, %in, %c3_i32 : i32
        linalg.yield %6 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %5[] : tensor<i1>
      scf.condition(%extracted) %arg3, %arg4 : tensor<i32>, tensor<4x8xf32>
    } do {
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<4x8xf32>):
      %4 = tensor.empty() : tensor<i32>
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%4 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %26 = arith.addi %in, %c1_i32 : i32
        linalg.yield %26 : i32
      } -> tensor<i32>
      %6 = tensor.empty() : tensor<i32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%6 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %26 = arith.remsi %in, %c2_i32 : i32
        linalg.yield %26 : i32
      } -> tensor<i32>
      %8 = tensor.empty() : tensor<i1>
      %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%7 : tensor<i32>) outs(%8 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %26 = arith.cmpi ne, %in, %c0_i32 : i32
        linalg.yield %26 : i1
      } -> tensor<i1>
      %10 = tensor.empty() : tensor<i1>
      %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%7 : tensor<i32>) outs(%10 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %26 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %26 : i1
      } -> tensor<i1>
      %12 = tensor.empty() : tensor<i1>
      %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%11, %9 : tensor<i1>, tensor<i1>) outs(%12 : tensor<i1>) {
      ^bb0(%in: i1, %in_2: i1, %out: i1):
        %26 = arith.andi %in, %in_2 : i1
        linalg.yield %26 : i1
      } -> tensor<i1>
      %14 = tensor.empty() : tensor<i32>
      %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%7 : tensor<i32>) outs(%14 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %26 = arith.addi %in, %c2_i32 : i32
        linalg.yield %26 : i32
      } -> tensor<i32>
      %16 = tensor.empty() : tensor<i32>
      %17 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%13, %15, %7 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%16 : tensor<i32>) {
      ^bb0(%in: i1, %in_2: i32, %in_3: i32, %out: i32):
        %26 = arith.select %in, %in_2, %in_3 : i32
        linalg.yield %26 : i32
      } -> tensor<i32>
      %18 = tensor.empty() : tensor<i1>
      %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%17 : tensor<i32>) outs(%18 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %26 = arith.cmpi eq, %in, %c0_i32 : i32
        linalg.yield %26 : i1
      } -> tensor<i1>
      %20 = tensor.empty() : tensor<4x8xf32>
      %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%20 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_2: f32, %out: f32):
        %26 = arith.addf %in, %in_2 : f32
        linalg.yield %26 : f32
      } -> tensor<4x8xf32>
      %22 = tensor.empty() : tensor<4x8xf32>
      %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<4x8xf32>) outs(%22 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %26 = arith.mulf %in, %cst_0 : f32
        linalg.yield %26 : f32
      } -> tensor<4x8xf32>
      %24 = tensor.empty() : tensor<4x8xf32>
      %extracted = tensor.extract %19[] : tensor<i1>
      %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %23 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%24 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_2: f32, %out: f32):
        %26 = arith.select %extracted, %in, %in_2 : f32
        linalg.yield %26 : f32
      } -> tensor<4x8xf32>
      scf.yield %5, %25 : tensor<i32>, tensor<4x8xf32>
    }
    %1 = tensor.empty() : tensor<4x3xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %3 = linalg.matmul ins(%0#1, %arg2 : tensor<4x8xf32>, tensor<8x3xf32>) outs(%2 : tensor<4x3xf32>) -> tensor<4x3xf32>
    return %3 : tensor<4x3xf32>
  }
}

