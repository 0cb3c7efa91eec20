module @jit_complex_product {
  func.func public @main(%arg0: tensor<16x8xf32>, %arg1: tensor<16x8xf32>) -> tensor<16x16xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x16xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x8xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %2 = tensor.empty() : tensor<16x16xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %4 = linalg.matmul ins(%arg0, %1 : tensor<16x8xf32>, tensor<8x16xf32>) outs(%3 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %5 = tensor.empty() : tensor<8x16xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x8xf32>) outs(%5 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %7 = tensor.empty() : tensor<16x16xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %9 = linalg.matmul ins(%arg1, %6 : tensor<16x8xf32>, tensor<8x16xf32>) outs(%8 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %10 = tensor.empty() : tensor<16x16xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4, %9 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%10 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %28 = arith.subf %in, %in_0 : f32
      linalg.yield %28 : f32
    } -> tensor<16x16xf32>
    %12 = tensor.empty() : tensor<16x16xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %14 = linalg.matmul ins(%arg0, %6 : tensor<16x8xf32>, tensor<8x16xf32>) outs(%13 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %15 = tensor.empty() : tensor<16x16xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %17 = linalg.matmul ins(%arg1, %1 : tensor<16x8xf32>, tensor<8x16xf32>) outs(%16 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %18 = tensor.empty() : tensor<16x16xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %17 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%18 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %28 = arith.addf %in, %in_0 : f32
      linalg.yield %28 : f32
    } -> tensor<16x16xf32>
    %20 = tensor.empty() : tensor<16x16xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<16x16xf32>) outs(%20 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.mulf %in, %in : f32
      linalg.yield %28 : f32
    } -> tensor<16x16xf32>
    %22 = tensor.empty() : tensor<16x16xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<16x16xf32>) outs(%22 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.mulf %in, %in : f32
      linalg.yield %28 : f32
    } -> tensor<16x16xf32>
    %24 = tensor.empty() : tensor<16x16xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21, %23 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %28 = arith.addf %in, %in_0 : f32
      linalg.yield %28 : f32
    } -> tensor<16x16xf32>
    %26 = tensor.empty() : tensor<16x16xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<16x16xf32>) outs(%26 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = math.sqrt %in : f32
      linalg.yield %28 : f32
    } -> tensor<16x16xf32>
    return %27 : tensor<16x16xf32>
  }
}