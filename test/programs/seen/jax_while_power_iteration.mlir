module @jit_while_power_iteration {
  func.func public @main(%arg0: tensor<16x16xf32>, %arg1: tensor<16xf32>) -> tensor<16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.for %arg2 = %c0_i32 to %c3_i32 step %c1_i32 iter_args(%arg3 = %arg1) -> (tensor<16xf32>)  : i32 {
      %1 = tensor.empty() : tensor<16xf32>
      %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<16xf32>) -> tensor<16xf32>
      %3 = linalg.matvec ins(%arg0, %arg3 : tensor<16x16xf32>, tensor<16xf32>) outs(%2 : tensor<16xf32>) -> tensor<16xf32>
      %4 = tensor.empty() : tensor<16xf32>
      %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%3 : tensor<16xf32>) outs(%4 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %15 = arith.mulf %in, %in : f32
        linalg.yield %15 : f32
      } -> tensor<16xf32>
      %6 = tensor.empty() : tensor<f32>
      %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<f32>) -> tensor<f32>
      %8 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%5 : tensor<16xf32>) outs(%7 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %15 = arith.addf %out, %in : f32
        linalg.yield %15 : f32
      } -> tensor<f32>
      %9 = tensor.empty() : tensor<f32>
      %10 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%8 : tensor<f32>) outs(%9 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %15 = math.sqrt %in : f32
        linalg.yield %15 : f32
      } -> tensor<f32>
      %11 = tensor.empty() : tensor<16xf32>
      %12 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%10 : tensor<f32>) outs(%11 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<16xf32>
      %13 = tensor.empty() : tensor<16xf32>
      %14 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%3, %12 : tensor<16xf32>, tensor<16xf32>) outs(%13 : tensor<16xf32>) {
      ^bb0(%in: f32, %in_0: f32, %out: f32):
        %15 = arith.divf %in, %in_0 : f32
        linalg.yield %15 : f32
      } -> tensor<16xf32>
      scf.yield %14 : tensor<16xf32>
    }
    return %0 : tensor<16xf32>
  }
}