module @jit_matern52_ard_kernel {
  util.func public @main(%arg0: tensor<20x7xf32>, %arg1: tensor<14x7xf32>, %arg2: tensor<7xf32>) -> tensor<20x14xf32> {
    %cst = arith.constant 1.66666663 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e+00 : f32
    %cst_2 = arith.constant 9.99999996E-13 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<20x7xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<7xf32>) outs(%0 : tensor<20x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x7xf32>
    %2 = tensor.empty() : tensor<20x7xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<20x7xf32>, tensor<20x7xf32>) outs(%2 : tensor<20x7xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %51 = arith.divf %in, %in_5 : f32
      linalg.yield %51 : f32
    } -> tensor<20x7xf32>
    %4 = tensor.empty() : tensor<14x7xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<7xf32>) outs(%4 : tensor<14x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x7xf32>
    %6 = tensor.empty() : tensor<14x7xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1, %5 : tensor<14x7xf32>, tensor<14x7xf32>) outs(%6 : tensor<14x7xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %51 = arith.divf %in, %in_5 : f32
      linalg.yield %51 : f32
    } -> tensor<14x7xf32>
    %8 = tensor.empty() : tensor<20x7xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<20x7xf32>) outs(%8 : tensor<20x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.mulf %in, %in : f32
      linalg.yield %51 : f32
    } -> tensor<20x7xf32>
    %10 = tensor.empty() : tensor<20xf32>
    %11 = linalg.fill ins(%cst_4 : f32) outs(%10 : tensor<20xf32>) -> tensor<20xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%9 : tensor<20x7xf32>) outs(%11 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %out, %in : f32
      linalg.yield %51 : f32
    } -> tensor<20xf32>
    %13 = tensor.empty() : tensor<14x7xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<14x7xf32>) outs(%13 : tensor<14x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.mulf %in, %in : f32
      linalg.yield %51 : f32
    } -> tensor<14x7xf32>
    %15 = tensor.empty() : tensor<14xf32>
    %16 = linalg.fill ins(%cst_4 : f32) outs(%15 : tensor<14xf32>) -> tensor<14xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<14x7xf32>) outs(%16 : tensor<14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %out, %in : f32
      linalg.yield %51 : f32
    } -> tensor<14xf32>
    %18 = tensor.empty() : tensor<20x14xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<20xf32>) outs(%18 : tensor<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x14xf32>
    %20 = tensor.empty() : tensor<20x14xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<14xf32>) outs(%20 : tensor<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x14xf32>
    %22 = tensor.empty() : tensor<20x14xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %21 : tensor<20x14xf32>, tensor<20x14xf32>) outs(%22 : tensor<20x14xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %51 = arith.addf %in, %in_5 : f32
      linalg.yield %51 : f32
    } -> tensor<20x14xf32>
    %24 = tensor.empty() : tensor<20x7xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<20x7xf32>) outs(%24 : tensor<20x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.mulf %in, %cst_3 : f32
      linalg.yield %51 : f32
    } -> tensor<20x7xf32>
    %26 = tensor.empty() : tensor<7x14xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<14x7xf32>) outs(%26 : tensor<7x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x14xf32>
    %28 = tensor.empty() : tensor<20x14xf32>
    %29 = linalg.fill ins(%cst_4 : f32) outs(%28 : tensor<20x14xf32>) -> tensor<20x14xf32>
    %30 = linalg.matmul ins(%25, %27 : tensor<20x7xf32>, tensor<7x14xf32>) outs(%29 : tensor<20x14xf32>) -> tensor<20x14xf32>
    %31 = tensor.empty() : tensor<20x14xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %30 : tensor<20x14xf32>, tensor<20x14xf32>) outs(%31 : tensor<20x14xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %51 = arith.subf %in, %in_5 : f32
      linalg.yield %51 : f32
    } -> tensor<20x14xf32>
    %33 = tensor.empty() : tensor<20x14xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<20x14xf32>) outs(%33 : tensor<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.maximumf %in, %cst_2 : f32
      linalg.yield %51 : f32
    } -> tensor<20x14xf32>
    %35 = tensor.empty() : tensor<20x14xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<20x14xf32>) outs(%35 : tensor<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.mulf %in, %cst_1 : f32
      linalg.yield %51 : f32
    } -> tensor<20x14xf32>
    %37 = tensor.empty() : tensor<20x14xf32>
    %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<20x14xf32>) outs(%37 : tensor<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.sqrt %in : f32
      linalg.yield %51 : f32
    } -> tensor<20x14xf32>
    %39 = tensor.empty() : tensor<20x14xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<20x14xf32>) outs(%39 : tensor<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %in, %cst_0 : f32
      linalg.yield %51 : f32
    } -> tensor<20x14xf32>
    %41 = tensor.empty() : tensor<20x14xf32>
    %42 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<20x14xf32>) outs(%41 : tensor<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.mulf %in, %cst : f32
      linalg.yield %51 : f32
    } -> tensor<20x14xf32>
    %43 = tensor.empty() : tensor<20x14xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%40, %42 : tensor<20x14xf32>, tensor<20x14xf32>) outs(%43 : tensor<20x14xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %51 = arith.addf %in, %in_5 : f32
      linalg.yield %51 : f32
    } -> tensor<20x14xf32>
    %45 = tensor.empty() : tensor<20x14xf32>
    %46 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<20x14xf32>) outs(%45 : tensor<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.negf %in : f32
      linalg.yield %51 : f32
    } -> tensor<20x14xf32>
    %47 = tensor.empty() : tensor<20x14xf32>
    %48 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<20x14xf32>) outs(%47 : tensor<20x14xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.exp %in : f32
      linalg.yield %51 : f32
    } -> tensor<20x14xf32>
    %49 = tensor.empty() : tensor<20x14xf32>
    %50 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%44, %48 : tensor<20x14xf32>, tensor<20x14xf32>) outs(%49 : tensor<20x14xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %51 = arith.mulf %in, %in_5 : f32
      linalg.yield %51 : f32
    } -> tensor<20x14xf32>
    util.return %50 : tensor<20x14xf32>
  }
}