module @jit_kalman_information_form {
  util.func public @main(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<3x6xf32>, %arg3: tensor<3x3xf32>, %arg4: tensor<6xf32>, %arg5: tensor<3xf32>) -> (tensor<6x6xf32>, tensor<6xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x6xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6xf32>
    %2 = tensor.empty() : tensor<6x6xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %4 = linalg.matmul ins(%1, %arg1 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%3 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %5 = tensor.empty() : tensor<6x6xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %7 = linalg.matmul ins(%4, %arg0 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %8 = tensor.empty() : tensor<6x3xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<3x6xf32>) outs(%8 : tensor<6x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x3xf32>
    %10 = tensor.empty() : tensor<6x3xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %12 = linalg.matmul ins(%9, %arg3 : tensor<6x3xf32>, tensor<3x3xf32>) outs(%11 : tensor<6x3xf32>) -> tensor<6x3xf32>
    %13 = tensor.empty() : tensor<6x6xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %15 = linalg.matmul ins(%12, %arg2 : tensor<6x3xf32>, tensor<3x6xf32>) outs(%14 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %16 = tensor.empty() : tensor<6x6xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7, %15 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%16 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %29 = arith.addf %in, %in_0 : f32
      linalg.yield %29 : f32
    } -> tensor<6x6xf32>
    %18 = tensor.empty() : tensor<6xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<6xf32>) -> tensor<6xf32>
    %20 = linalg.matvec ins(%7, %arg4 : tensor<6x6xf32>, tensor<6xf32>) outs(%19 : tensor<6xf32>) -> tensor<6xf32>
    %21 = tensor.empty() : tensor<3xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<3xf32>) -> tensor<3xf32>
    %23 = linalg.matvec ins(%arg3, %arg5 : tensor<3x3xf32>, tensor<3xf32>) outs(%22 : tensor<3xf32>) -> tensor<3xf32>
    %24 = tensor.empty() : tensor<6xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6xf32>) -> tensor<6xf32>
    %26 = linalg.matvec ins(%9, %23 : tensor<6x3xf32>, tensor<3xf32>) outs(%25 : tensor<6xf32>) -> tensor<6xf32>
    %27 = tensor.empty() : tensor<6xf32>
    %28 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%20, %26 : tensor<6xf32>, tensor<6xf32>) outs(%27 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %29 = arith.addf %in, %in_0 : f32
      linalg.yield %29 : f32
    } -> tensor<6xf32>
    util.return %17, %28 : tensor<6x6xf32>, tensor<6xf32>
  }
}