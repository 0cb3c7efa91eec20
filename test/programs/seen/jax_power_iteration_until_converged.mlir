#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
module @jit_power_iteration_until_converged {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8xf32>) -> (tensor<8xf32>, tensor<f32>) {
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %c20_i32 = arith.constant 20 : i32
    %cst_0 = arith.constant 1.000000e-03 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0x7F800000> : tensor<f32>
    %cst_3 = arith.constant dense<0> : tensor<i32>
    %0:3 = scf.while (%arg2 = %arg1, %arg3 = %cst_1, %arg4 = %cst_2, %arg5 = %cst_3) : (tensor<8xf32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<f32>, tensor<i32>) {
      %1 = tensor.empty() : tensor<i1>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<f32>) outs(%1 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %7 = arith.cmpf ogt, %in, %cst_0 : f32
        linalg.yield %7 : i1
      } -> tensor<i1>
      %3 = tensor.empty() : tensor<i1>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%3 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %7 = arith.cmpi slt, %in, %c20_i32 : i32
        linalg.yield %7 : i1
      } -> tensor<i1>
      %5 = tensor.empty() : tensor<i1>
      %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%2, %4 : tensor<i1>, tensor<i1>) outs(%5 : tensor<i1>) {
      ^bb0(%in: i1, %in_4: i1, %out: i1):
        %7 = arith.andi %in, %in_4 : i1
        linalg.yield %7 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %6[] : tensor<i1>
      scf.condition(%extracted) %arg2, %arg3, %arg5 : tensor<8xf32>, tensor<f32>, tensor<i32>
    } do {
    ^bb0(%arg2: tensor<8xf32>, %arg3: tensor<f32>, %arg4: tensor<i32>):
      %1 = tensor.empty() : tensor<8xf32>
      %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<8xf32>) -> tensor<8xf32>
      %3 = linalg.matvec ins(%arg0, %arg2 : tensor<8x8xf32>, tensor<8xf32>) outs(%2 : tensor<8xf32>) -> tensor<8xf32>
      %4 = tensor.empty() : tensor<8xf32>
      %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%3 : tensor<8xf32>) outs(%4 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %21 = arith.mulf %in, %in : f32
        linalg.yield %21 : f32
      } -> tensor<8xf32>
      %6 = tensor.empty() : tensor<f32>
      %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<f32>) -> tensor<f32>
      %8 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%5 : tensor<8xf32>) outs(%7 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %21 = arith.addf %out, %in : f32
        linalg.yield %21 : f32
      } -> tensor<f32>
      %9 = tensor.empty() : tensor<f32>
      %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%8 : tensor<f32>) outs(%9 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %21 = math.sqrt %in : f32
        linalg.yield %21 : f32
      } -> tensor<f32>
      %11 = tensor.empty() : tensor<8xf32>
      %12 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel"]} ins(%10 : tensor<f32>) outs(%11 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8xf32>
      %13 = tensor.empty() : tensor<8xf32>
      %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%3, %12 : tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_4: f32, %out: f32):
        %21 = arith.divf %in, %in_4 : f32
        linalg.yield %21 : f32
      } -> tensor<8xf32>
      %15 = tensor.empty() : tensor<f32>
      %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%10, %arg3 : tensor<f32>, tensor<f32>) outs(%15 : tensor<f32>) {
      ^bb0(%in: f32, %in_4: f32, %out: f32):
        %21 = arith.subf %in, %in_4 : f32
        linalg.yield %21 : f32
      } -> tensor<f32>
      %17 = tensor.empty() : tensor<f32>
      %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%16 : tensor<f32>) outs(%17 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %21 = math.absf %in : f32
        linalg.yield %21 : f32
      } -> tensor<f32>
      %19 = tensor.empty() : tensor<i32>
      %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%19 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %21 = arith.addi %in, %c1_i32 : i32
        linalg.yield %21 : i32
      } -> tensor<i32>
      scf.yield %14, %10, %18, %20 : tensor<8xf32>, tensor<f32>, tensor<f32>, tensor<i32>
    }
    return %0#0, %0#1 : tensor<8xf32>, tensor<f32>
  }
}

