#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module @jit_gelu_softmax_f64 {
  func.func public @main(%arg0: tensor<7x5xf64>, %arg1: tensor<5x9xf64>) -> (tensor<7x9xf64>, tensor<7x9xf64>, tensor<7x9xf64>) {
    %cst = arith.constant 0xFFF0000000000000 : f64
    %cst_0 = arith.constant 5.000000e-01 : f64
    %cst_1 = arith.constant 1.000000e+00 : f64
    %cst_2 = arith.constant 0.79788456080286541 : f64
    %cst_3 = arith.constant 4.471500e-02 : f64
    %cst_4 = arith.constant 0.000000e+00 : f64
    %0 = tensor.empty() : tensor<7x9xf64>
    %1 = linalg.fill ins(%cst_4 : f64) outs(%0 : tensor<7x9xf64>) -> tensor<7x9xf64>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<7x5xf64>, tensor<5x9xf64>) outs(%1 : tensor<7x9xf64>) -> tensor<7x9xf64>
    %3 = tensor.empty() : tensor<7x9xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<7x9xf64>) outs(%3 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = arith.mulf %in, %in : f64
      linalg.yield %43 : f64
    } -> tensor<7x9xf64>
    %5 = tensor.empty() : tensor<7x9xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %2 : tensor<7x9xf64>, tensor<7x9xf64>) outs(%5 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %43 = arith.mulf %in, %in_5 : f64
      linalg.yield %43 : f64
    } -> tensor<7x9xf64>
    %7 = tensor.empty() : tensor<7x9xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<7x9xf64>) outs(%7 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = arith.mulf %in, %cst_3 : f64
      linalg.yield %43 : f64
    } -> tensor<7x9xf64>
    %9 = tensor.empty() : tensor<7x9xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %8 : tensor<7x9xf64>, tensor<7x9xf64>) outs(%9 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %43 = arith.addf %in, %in_5 : f64
      linalg.yield %43 : f64
    } -> tensor<7x9xf64>
    %11 = tensor.empty() : tensor<7x9xf64>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<7x9xf64>) outs(%11 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = arith.mulf %in, %cst_2 : f64
      linalg.yield %43 : f64
    } -> tensor<7x9xf64>
    %13 = tensor.empty() : tensor<7x9xf64>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<7x9xf64>) outs(%13 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = math.tanh %in : f64
      linalg.yield %43 : f64
    } -> tensor<7x9xf64>
    %15 = tensor.empty() : tensor<7x9xf64>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<7x9xf64>) outs(%15 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = arith.addf %in, %cst_1 : f64
      linalg.yield %43 : f64
    } -> tensor<7x9xf64>
    %17 = tensor.empty() : tensor<7x9xf64>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<7x9xf64>) outs(%17 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = arith.mulf %in, %cst_0 : f64
      linalg.yield %43 : f64
    } -> tensor<7x9xf64>
    %19 = tensor.empty() : tensor<7x9xf64>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %18 : tensor<7x9xf64>, tensor<7x9xf64>) outs(%19 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %43 = arith.mulf %in, %in_5 : f64
      linalg.yield %43 : f64
    } -> tensor<7x9xf64>
    %21 = tensor.empty() : tensor<7xf64>
    %22 = linalg.fill ins(%cst : f64) outs(%21 : tensor<7xf64>) -> tensor<7xf64>
    %23 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<7x9xf64>) outs(%22 : tensor<7xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = arith.maximumf %out, %in : f64
      linalg.yield %43 : f64
    } -> tensor<7xf64>
    %24 = tensor.empty() : tensor<7x9xf64>
    %25 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<7xf64>) outs(%24 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<7x9xf64>
    %26 = tensor.empty() : tensor<7x9xf64>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %25 : tensor<7x9xf64>, tensor<7x9xf64>) outs(%26 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %43 = arith.subf %in, %in_5 : f64
      linalg.yield %43 : f64
    } -> tensor<7x9xf64>
    %28 = tensor.empty() : tensor<7x9xf64>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<7x9xf64>) outs(%28 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = math.exp %in : f64
      linalg.yield %43 : f64
    } -> tensor<7x9xf64>
    %30 = tensor.empty() : tensor<7xf64>
    %31 = linalg.fill ins(%cst_4 : f64) outs(%30 : tensor<7xf64>) -> tensor<7xf64>
    %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%29 : tensor<7x9xf64>) outs(%31 : tensor<7xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = arith.addf %out, %in : f64
      linalg.yield %43 : f64
    } -> tensor<7xf64>
    %33 = tensor.empty() : tensor<7x9xf64>
    %34 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<7xf64>) outs(%33 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<7x9xf64>
    %35 = tensor.empty() : tensor<7x9xf64>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %34 : tensor<7x9xf64>, tensor<7x9xf64>) outs(%35 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %in_5: f64, %out: f64):
      %43 = arith.divf %in, %in_5 : f64
      linalg.yield %43 : f64
    } -> tensor<7x9xf64>
    %37 = tensor.empty() : tensor<7x9xf64>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<7x9xf64>) outs(%37 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = math.tanh %in : f64
      linalg.yield %43 : f64
    } -> tensor<7x9xf64>
    %39 = tensor.empty() : tensor<7x9xf64>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<7x9xf64>) outs(%39 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = math.exp %in : f64
      linalg.yield %43 : f64
    } -> tensor<7x9xf64>
    %41 = tensor.empty() : tensor<7x9xf64>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<7x9xf64>) outs(%41 : tensor<7x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %43 = math.log1p %in : f64
      linalg.yield %43 : f64
    } -> tensor<7x9xf64>
    return %36, %38, %42 : tensor<7x9xf64>, tensor<7x9xf64>, tensor<7x9xf64>
  }
}

