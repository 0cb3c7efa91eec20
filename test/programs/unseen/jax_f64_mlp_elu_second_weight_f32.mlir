module @jit_f64_mlp_elu_second_weight_f32 {
  util.func public @main(%arg0: tensor<24x32xf32>, %arg1: tensor<32x48xf32>, %arg2: tensor<48xf32>, %arg3: tensor<48x32xf32>) -> tensor<24x32xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x48xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<24x32xf32>, tensor<32x48xf32>) outs(%1 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %3 = tensor.empty() : tensor<24x48xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<48xf32>) outs(%3 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %5 = tensor.empty() : tensor<24x48xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %18 = arith.addf %in, %in_0 : f32
      linalg.yield %18 : f32
    } -> tensor<24x48xf32>
    %7 = tensor.empty() : tensor<24x48xi1>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<24x48xf32>) outs(%7 : tensor<24x48xi1>) {
    ^bb0(%in: f32, %out: i1):
      %18 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %18 : i1
    } -> tensor<24x48xi1>
    %9 = tensor.empty() : tensor<24x48xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %6 : tensor<24x48xi1>, tensor<24x48xf32>) outs(%9 : tensor<24x48xf32>) {
    ^bb0(%in: i1, %in_0: f32, %out: f32):
      %18 = arith.select %in, %cst, %in_0 : f32
      linalg.yield %18 : f32
    } -> tensor<24x48xf32>
    %11 = tensor.empty() : tensor<24x48xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<24x48xf32>) outs(%11 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = math.expm1 %in : f32
      linalg.yield %18 : f32
    } -> tensor<24x48xf32>
    %13 = tensor.empty() : tensor<24x48xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %6, %12 : tensor<24x48xi1>, tensor<24x48xf32>, tensor<24x48xf32>) outs(%13 : tensor<24x48xf32>) {
    ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
      %18 = arith.select %in, %in_0, %in_1 : f32
      linalg.yield %18 : f32
    } -> tensor<24x48xf32>
    %15 = tensor.empty() : tensor<24x32xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %17 = linalg.matmul ins(%14, %arg3 : tensor<24x48xf32>, tensor<48x32xf32>) outs(%16 : tensor<24x32xf32>) -> tensor<24x32xf32>
    util.return %17 : tensor<24x32xf32>
  }
}