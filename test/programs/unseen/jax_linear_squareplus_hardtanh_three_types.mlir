module @jit_linear_squareplus_hardtanh_three_types {
  util.func public @main(%arg0: tensor<24x32xf32>, %arg1: tensor<32x48xf32>, %arg2: tensor<48xf32>) -> (tensor<24x48xf32>, tensor<24x48xf16>, tensor<24x48xbf16>) {
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 4.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x48xf32>
    %1 = linalg.fill ins(%cst_3 : f32) outs(%0 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<24x32xf32>, tensor<32x48xf32>) outs(%1 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %3 = tensor.empty() : tensor<24x48xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<48xf32>) outs(%3 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %5 = tensor.empty() : tensor<24x48xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%5 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %43 = arith.addf %in, %in_4 : f32
      linalg.yield %43 : f32
    } -> tensor<24x48xf32>
    %7 = tensor.empty() : tensor<24x48xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<24x48xf32>) outs(%7 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.mulf %in, %in : f32
      linalg.yield %43 : f32
    } -> tensor<24x48xf32>
    %9 = tensor.empty() : tensor<24x48xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<24x48xf32>) outs(%9 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %in, %cst_2 : f32
      linalg.yield %43 : f32
    } -> tensor<24x48xf32>
    %11 = tensor.empty() : tensor<24x48xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<24x48xf32>) outs(%11 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.sqrt %in : f32
      linalg.yield %43 : f32
    } -> tensor<24x48xf32>
    %13 = tensor.empty() : tensor<24x48xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %12 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%13 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %43 = arith.addf %in, %in_4 : f32
      linalg.yield %43 : f32
    } -> tensor<24x48xf32>
    %15 = tensor.empty() : tensor<24x48xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<24x48xf32>) outs(%15 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.divf %in, %cst_1 : f32
      linalg.yield %43 : f32
    } -> tensor<24x48xf32>
    %17 = tensor.empty() : tensor<24x48xi1>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<24x48xf32>) outs(%17 : tensor<24x48xi1>) {
    ^bb0(%in: f32, %out: i1):
      %43 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %43 : i1
    } -> tensor<24x48xi1>
    %19 = tensor.empty() : tensor<24x48xi1>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<24x48xf32>) outs(%19 : tensor<24x48xi1>) {
    ^bb0(%in: f32, %out: i1):
      %43 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %43 : i1
    } -> tensor<24x48xi1>
    %21 = tensor.empty() : tensor<f32>
    %22 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%21 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %23 = tensor.empty() : tensor<24x48xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<f32>) outs(%23 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %25 = tensor.empty() : tensor<24x48xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%20, %24, %6 : tensor<24x48xi1>, tensor<24x48xf32>, tensor<24x48xf32>) outs(%25 : tensor<24x48xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %43 = arith.select %in, %in_4, %in_5 : f32
      linalg.yield %43 : f32
    } -> tensor<24x48xf32>
    %27 = tensor.empty() : tensor<f32>
    %28 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%27 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %29 = tensor.empty() : tensor<24x48xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<f32>) outs(%29 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x48xf32>
    %31 = tensor.empty() : tensor<24x48xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18, %30, %26 : tensor<24x48xi1>, tensor<24x48xf32>, tensor<24x48xf32>) outs(%31 : tensor<24x48xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %43 = arith.select %in, %in_4, %in_5 : f32
      linalg.yield %43 : f32
    } -> tensor<24x48xf32>
    %33 = tensor.empty() : tensor<24x48xf16>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<24x48xf32>) outs(%33 : tensor<24x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %43 = arith.truncf %in : f32 to f16
      linalg.yield %43 : f16
    } -> tensor<24x48xf16>
    %35 = tensor.empty() : tensor<24x48xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<24x48xf32>) outs(%35 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = math.absf %in : f32
      linalg.yield %43 : f32
    } -> tensor<24x48xf32>
    %37 = tensor.empty() : tensor<24x48xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<24x48xf32>) outs(%37 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %43 = arith.addf %in, %cst_0 : f32
      linalg.yield %43 : f32
    } -> tensor<24x48xf32>
    %39 = tensor.empty() : tensor<24x48xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6, %38 : tensor<24x48xf32>, tensor<24x48xf32>) outs(%39 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %43 = arith.divf %in, %in_4 : f32
      linalg.yield %43 : f32
    } -> tensor<24x48xf32>
    %41 = tensor.empty() : tensor<24x48xbf16>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<24x48xf32>) outs(%41 : tensor<24x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %43 = arith.truncf %in : f32 to bf16
      linalg.yield %43 : bf16
    } -> tensor<24x48xbf16>
    util.return %16, %34, %42 : tensor<24x48xf32>, tensor<24x48xf16>, tensor<24x48xbf16>
  }
}