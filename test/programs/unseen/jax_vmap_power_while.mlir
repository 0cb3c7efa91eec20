#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_vmap_power_while {
  func.func public @main(%arg0: tensor<2x4x16xf32>, %arg1: tensor<16x16xf32>) -> tensor<2x4x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0> : tensor<i32>
    %c0_i32 = arith.constant 0 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:2 = scf.for %arg2 = %c0_i32 to %c3_i32 step %c1_i32 iter_args(%arg3 = %cst_0, %arg4 = %arg0) -> (tensor<i32>, tensor<2x4x16xf32>)  : i32 {
      %1 = tensor.empty() : tensor<i32>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%1 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %14 = arith.addi %in, %c1_i32 : i32
        linalg.yield %14 : i32
      } -> tensor<i32>
      %collapsed = tensor.collapse_shape %arg4 [[0, 1], [2]] : tensor<2x4x16xf32> into tensor<8x16xf32>
      %3 = tensor.empty() : tensor<8x16xf32>
      %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<8x16xf32>) -> tensor<8x16xf32>
      %5 = linalg.matmul ins(%collapsed, %arg1 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%4 : tensor<8x16xf32>) -> tensor<8x16xf32>
      %6 = tensor.empty() : tensor<8x16xf32>
      %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<8x16xf32>) outs(%6 : tensor<8x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %14 = math.tanh %in : f32
        linalg.yield %14 : f32
      } -> tensor<8x16xf32>
      %expanded = tensor.expand_shape %7 [[0, 1], [2]] output_shape [2, 4, 16] : tensor<8x16xf32> into tensor<2x4x16xf32>
      %8 = tensor.empty() : tensor<f32>
      %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%2 : tensor<i32>) outs(%8 : tensor<f32>) {
      ^bb0(%in: i32, %out: f32):
        %14 = arith.sitofp %in : i32 to f32
        linalg.yield %14 : f32
      } -> tensor<f32>
      %10 = tensor.empty() : tensor<2x4x16xf32>
      %11 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<f32>) outs(%10 : tensor<2x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x4x16xf32>
      %12 = tensor.empty() : tensor<2x4x16xf32>
      %13 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %11 : tensor<2x4x16xf32>, tensor<2x4x16xf32>) outs(%12 : tensor<2x4x16xf32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %14 = arith.divf %in, %in_1 : f32
        linalg.yield %14 : f32
      } -> tensor<2x4x16xf32>
      scf.yield %2, %13 : tensor<i32>, tensor<2x4x16xf32>
    }
    return %0#1 : tensor<2x4x16xf32>
  }
}

