module @jit_fori_to_least_of_argument_and_constant {
  util.func public @main(%arg0: tensor<3x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<i32>) -> tensor<3x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c12_i32 = arith.constant 12 : i32
    %cst_0 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %3 = arith.minsi %in, %c12_i32 : i32
      linalg.yield %3 : i32
    } -> tensor<i32>
    %2:2 = scf.while (%arg3 = %cst_0, %arg4 = %arg0) : (tensor<i32>, tensor<3x8xf32>) -> (tensor<i32>, tensor<3x8xf32>) {
      %3 = tensor.empty() : tensor<i1>
      %4 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg3, %1 : tensor<i32>, tensor<i32>) outs(%3 : tensor<i1>) {
      ^bb0(%in: i32, %in_1: i32, %out: i1):
        %5 = arith.cmpi slt, %in, %in_1 : i32
        linalg.yield %5 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %4[] : tensor<i1>
      scf.condition(%extracted) %arg3, %arg4 : tensor<i32>, tensor<3x8xf32>
    } do {
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<3x8xf32>):
      %3 = tensor.empty() : tensor<i32>
      %4 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%3 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %16 = arith.addi %in, %c1_i32 : i32
        linalg.yield %16 : i32
      } -> tensor<i32>
      %5 = tensor.empty() : tensor<3x8xf32>
      %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<3x8xf32>) -> tensor<3x8xf32>
      %7 = linalg.matmul ins(%arg4, %arg1 : tensor<3x8xf32>, tensor<8x8xf32>) outs(%6 : tensor<3x8xf32>) -> tensor<3x8xf32>
      %8 = tensor.empty() : tensor<3x8xf32>
      %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<3x8xf32>) outs(%8 : tensor<3x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %16 = math.tanh %in : f32
        linalg.yield %16 : f32
      } -> tensor<3x8xf32>
      %10 = tensor.empty() : tensor<f32>
      %11 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%10 : tensor<f32>) {
      ^bb0(%in: i32, %out: f32):
        %16 = arith.sitofp %in : i32 to f32
        linalg.yield %16 : f32
      } -> tensor<f32>
      %12 = tensor.empty() : tensor<3x8xf32>
      %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<f32>) outs(%12 : tensor<3x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<3x8xf32>
      %14 = tensor.empty() : tensor<3x8xf32>
      %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %13 : tensor<3x8xf32>, tensor<3x8xf32>) outs(%14 : tensor<3x8xf32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %16 = arith.addf %in, %in_1 : f32
        linalg.yield %16 : f32
      } -> tensor<3x8xf32>
      scf.yield %4, %15 : tensor<i32>, tensor<3x8xf32>
    }
    util.return %2#1 : tensor<3x8xf32>
  }
}