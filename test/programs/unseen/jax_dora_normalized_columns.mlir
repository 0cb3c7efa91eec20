module @jit_dora_normalized_columns {
  util.func public @main(%arg0: tensor<11x37xf32>, %arg1: tensor<37x51xf32>, %arg2: tensor<37x3xf32>, %arg3: tensor<3x51xf32>, %arg4: tensor<51xf32>) -> tensor<11x51xf32> {
    %cst = arith.constant 9.99999997E-7 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<37x51xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<37x51xf32>) -> tensor<37x51xf32>
    %2 = linalg.matmul ins(%arg2, %arg3 : tensor<37x3xf32>, tensor<3x51xf32>) outs(%1 : tensor<37x51xf32>) -> tensor<37x51xf32>
    %3 = tensor.empty() : tensor<37x51xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<37x51xf32>) outs(%3 : tensor<37x51xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.mulf %in, %cst_0 : f32
      linalg.yield %29 : f32
    } -> tensor<37x51xf32>
    %5 = tensor.empty() : tensor<37x51xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1, %4 : tensor<37x51xf32>, tensor<37x51xf32>) outs(%5 : tensor<37x51xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %29 = arith.addf %in, %in_2 : f32
      linalg.yield %29 : f32
    } -> tensor<37x51xf32>
    %7 = tensor.empty() : tensor<37x51xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<37x51xf32>) outs(%7 : tensor<37x51xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.mulf %in, %in : f32
      linalg.yield %29 : f32
    } -> tensor<37x51xf32>
    %9 = tensor.empty() : tensor<51xf32>
    %10 = linalg.fill ins(%cst_1 : f32) outs(%9 : tensor<51xf32>) -> tensor<51xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<37x51xf32>) outs(%10 : tensor<51xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %out, %in : f32
      linalg.yield %29 : f32
    } -> tensor<51xf32>
    %12 = tensor.empty() : tensor<1x51xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<51xf32>) outs(%12 : tensor<1x51xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x51xf32>
    %14 = tensor.empty() : tensor<1x51xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<1x51xf32>) outs(%14 : tensor<1x51xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %cst : f32
      linalg.yield %29 : f32
    } -> tensor<1x51xf32>
    %16 = tensor.empty() : tensor<1x51xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<1x51xf32>) outs(%16 : tensor<1x51xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.sqrt %in : f32
      linalg.yield %29 : f32
    } -> tensor<1x51xf32>
    %18 = tensor.empty() : tensor<37x51xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<51xf32>) outs(%18 : tensor<37x51xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<37x51xf32>
    %20 = tensor.empty() : tensor<37x51xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %6 : tensor<37x51xf32>, tensor<37x51xf32>) outs(%20 : tensor<37x51xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %29 = arith.mulf %in, %in_2 : f32
      linalg.yield %29 : f32
    } -> tensor<37x51xf32>
    %22 = tensor.empty() : tensor<37x51xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<1x51xf32>) outs(%22 : tensor<37x51xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<37x51xf32>
    %24 = tensor.empty() : tensor<37x51xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21, %23 : tensor<37x51xf32>, tensor<37x51xf32>) outs(%24 : tensor<37x51xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %29 = arith.divf %in, %in_2 : f32
      linalg.yield %29 : f32
    } -> tensor<37x51xf32>
    %26 = tensor.empty() : tensor<11x51xf32>
    %27 = linalg.fill ins(%cst_1 : f32) outs(%26 : tensor<11x51xf32>) -> tensor<11x51xf32>
    %28 = linalg.matmul ins(%arg0, %25 : tensor<11x37xf32>, tensor<37x51xf32>) outs(%27 : tensor<11x51xf32>) -> tensor<11x51xf32>
    util.return %28 : tensor<11x51xf32>
  }
}