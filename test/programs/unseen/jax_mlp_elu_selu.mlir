module @jit_mlp_elu_selu {
  func.func public @main(%arg0: tensor<40x32xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64x32xf32>, %arg4: tensor<32xf32>) -> tensor<40x32xf32> {
    %cst = arith.constant 1.05070102 : f32
    %cst_0 = arith.constant 1.67326319 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<40x64xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<40x64xf32>) -> tensor<40x64xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<40x32xf32>, tensor<32x64xf32>) outs(%1 : tensor<40x64xf32>) -> tensor<40x64xf32>
    %3 = tensor.empty() : tensor<40x64xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<64xf32>) outs(%3 : tensor<40x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<40x64xf32>
    %5 = tensor.empty() : tensor<40x64xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<40x64xf32>, tensor<40x64xf32>) outs(%5 : tensor<40x64xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %34 = arith.addf %in, %in_2 : f32
      linalg.yield %34 : f32
    } -> tensor<40x64xf32>
    %7 = tensor.empty() : tensor<40x64xi1>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<40x64xf32>) outs(%7 : tensor<40x64xi1>) {
    ^bb0(%in: f32, %out: i1):
      %34 = arith.cmpf ogt, %in, %cst_1 : f32
      linalg.yield %34 : i1
    } -> tensor<40x64xi1>
    %9 = tensor.empty() : tensor<40x64xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %6 : tensor<40x64xi1>, tensor<40x64xf32>) outs(%9 : tensor<40x64xf32>) {
    ^bb0(%in: i1, %in_2: f32, %out: f32):
      %34 = arith.select %in, %cst_1, %in_2 : f32
      linalg.yield %34 : f32
    } -> tensor<40x64xf32>
    %11 = tensor.empty() : tensor<40x64xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<40x64xf32>) outs(%11 : tensor<40x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.expm1 %in : f32
      linalg.yield %34 : f32
    } -> tensor<40x64xf32>
    %13 = tensor.empty() : tensor<40x64xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8, %6, %12 : tensor<40x64xi1>, tensor<40x64xf32>, tensor<40x64xf32>) outs(%13 : tensor<40x64xf32>) {
    ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
      %34 = arith.select %in, %in_2, %in_3 : f32
      linalg.yield %34 : f32
    } -> tensor<40x64xf32>
    %15 = tensor.empty() : tensor<40x32xf32>
    %16 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<40x32xf32>) -> tensor<40x32xf32>
    %17 = linalg.matmul ins(%14, %arg3 : tensor<40x64xf32>, tensor<64x32xf32>) outs(%16 : tensor<40x32xf32>) -> tensor<40x32xf32>
    %18 = tensor.empty() : tensor<40x32xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<32xf32>) outs(%18 : tensor<40x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<40x32xf32>
    %20 = tensor.empty() : tensor<40x32xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17, %19 : tensor<40x32xf32>, tensor<40x32xf32>) outs(%20 : tensor<40x32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %34 = arith.addf %in, %in_2 : f32
      linalg.yield %34 : f32
    } -> tensor<40x32xf32>
    %22 = tensor.empty() : tensor<40x32xi1>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<40x32xf32>) outs(%22 : tensor<40x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %34 = arith.cmpf ogt, %in, %cst_1 : f32
      linalg.yield %34 : i1
    } -> tensor<40x32xi1>
    %24 = tensor.empty() : tensor<40x32xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %21 : tensor<40x32xi1>, tensor<40x32xf32>) outs(%24 : tensor<40x32xf32>) {
    ^bb0(%in: i1, %in_2: f32, %out: f32):
      %34 = arith.select %in, %cst_1, %in_2 : f32
      linalg.yield %34 : f32
    } -> tensor<40x32xf32>
    %26 = tensor.empty() : tensor<40x32xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<40x32xf32>) outs(%26 : tensor<40x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = math.expm1 %in : f32
      linalg.yield %34 : f32
    } -> tensor<40x32xf32>
    %28 = tensor.empty() : tensor<40x32xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<40x32xf32>) outs(%28 : tensor<40x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.mulf %in, %cst_0 : f32
      linalg.yield %34 : f32
    } -> tensor<40x32xf32>
    %30 = tensor.empty() : tensor<40x32xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %21, %29 : tensor<40x32xi1>, tensor<40x32xf32>, tensor<40x32xf32>) outs(%30 : tensor<40x32xf32>) {
    ^bb0(%in: i1, %in_2: f32, %in_3: f32, %out: f32):
      %34 = arith.select %in, %in_2, %in_3 : f32
      linalg.yield %34 : f32
    } -> tensor<40x32xf32>
    %32 = tensor.empty() : tensor<40x32xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<40x32xf32>) outs(%32 : tensor<40x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %34 = arith.mulf %in, %cst : f32
      linalg.yield %34 : f32
    } -> tensor<40x32xf32>
    return %33 : tensor<40x32xf32>
  }
}