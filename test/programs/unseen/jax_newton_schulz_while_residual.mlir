#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_newton_schulz_while_residual {
  func.func public @main(%arg0: tensor<16x24xf32>) -> tensor<16x24xf32> {
    %cst = arith.constant 2.031500e+00 : f32
    %cst_0 = arith.constant -4.775000e+00 : f32
    %cst_1 = arith.constant 3.444500e+00 : f32
    %cst_2 = arith.constant 1.000000e-07 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c5_i32 = arith.constant 5 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<16x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x24xf32>) outs(%0 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.mulf %in, %in : f32
      linalg.yield %14 : f32
    } -> tensor<16x24xf32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.fill ins(%cst_3 : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%1 : tensor<16x24xf32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.addf %out, %in : f32
      linalg.yield %14 : f32
    } -> tensor<f32>
    %5 = tensor.empty() : tensor<f32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%4 : tensor<f32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = math.sqrt %in : f32
      linalg.yield %14 : f32
    } -> tensor<f32>
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%6 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.addf %in, %cst_2 : f32
      linalg.yield %14 : f32
    } -> tensor<f32>
    %9 = tensor.empty() : tensor<16x24xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<f32>) outs(%9 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %11 = tensor.empty() : tensor<16x24xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %10 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%11 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %14 = arith.divf %in, %in_4 : f32
      linalg.yield %14 : f32
    } -> tensor<16x24xf32>
    %13 = scf.for %arg1 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg2 = %12) -> (tensor<16x24xf32>)  : i32 {
      %14 = tensor.empty() : tensor<24x16xf32>
      %15 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<16x24xf32>) outs(%14 : tensor<24x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<24x16xf32>
      %16 = tensor.empty() : tensor<16x16xf32>
      %17 = linalg.fill ins(%cst_3 : f32) outs(%16 : tensor<16x16xf32>) -> tensor<16x16xf32>
      %18 = linalg.matmul ins(%arg2, %15 : tensor<16x24xf32>, tensor<24x16xf32>) outs(%17 : tensor<16x16xf32>) -> tensor<16x16xf32>
      %19 = tensor.empty() : tensor<16x24xf32>
      %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<16x24xf32>) outs(%19 : tensor<16x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %35 = arith.mulf %in, %cst_1 : f32
        linalg.yield %35 : f32
      } -> tensor<16x24xf32>
      %21 = tensor.empty() : tensor<16x16xf32>
      %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<16x16xf32>) outs(%21 : tensor<16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %35 = arith.mulf %in, %cst_0 : f32
        linalg.yield %35 : f32
      } -> tensor<16x16xf32>
      %23 = tensor.empty() : tensor<16x16xf32>
      %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<16x16xf32>) outs(%23 : tensor<16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %35 = arith.mulf %in, %cst : f32
        linalg.yield %35 : f32
      } -> tensor<16x16xf32>
      %25 = tensor.empty() : tensor<16x16xf32>
      %26 = linalg.fill ins(%cst_3 : f32) outs(%25 : tensor<16x16xf32>) -> tensor<16x16xf32>
      %27 = linalg.matmul ins(%24, %18 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%26 : tensor<16x16xf32>) -> tensor<16x16xf32>
      %28 = tensor.empty() : tensor<16x16xf32>
      %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %27 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) {
      ^bb0(%in: f32, %in_4: f32, %out: f32):
        %35 = arith.addf %in, %in_4 : f32
        linalg.yield %35 : f32
      } -> tensor<16x16xf32>
      %30 = tensor.empty() : tensor<16x24xf32>
      %31 = linalg.fill ins(%cst_3 : f32) outs(%30 : tensor<16x24xf32>) -> tensor<16x24xf32>
      %32 = linalg.matmul ins(%29, %arg2 : tensor<16x16xf32>, tensor<16x24xf32>) outs(%31 : tensor<16x24xf32>) -> tensor<16x24xf32>
      %33 = tensor.empty() : tensor<16x24xf32>
      %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %32 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%33 : tensor<16x24xf32>) {
      ^bb0(%in: f32, %in_4: f32, %out: f32):
        %35 = arith.addf %in, %in_4 : f32
        linalg.yield %35 : f32
      } -> tensor<16x24xf32>
      scf.yield %34 : tensor<16x24xf32>
    }
    return %13 : tensor<16x24xf32>
  }
}

