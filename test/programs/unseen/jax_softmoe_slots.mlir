module @jit_softmoe_slots {
  util.func public @main(%arg0: tensor<18x12xf32>, %arg1: tensor<12x5xf32>, %arg2: tensor<5x12xf32>, %arg3: tensor<5xf32>) -> tensor<18x12xf32> {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<18x5xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<18x5xf32>) -> tensor<18x5xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<18x12xf32>, tensor<12x5xf32>) outs(%1 : tensor<18x5xf32>) -> tensor<18x5xf32>
    %3 = tensor.empty() : tensor<5xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<5xf32>) -> tensor<5xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<18x5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.maximumf %out, %in : f32
      linalg.yield %51 : f32
    } -> tensor<5xf32>
    %6 = tensor.empty() : tensor<18x5xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<5xf32>) outs(%6 : tensor<18x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<18x5xf32>
    %8 = tensor.empty() : tensor<18x5xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %7 : tensor<18x5xf32>, tensor<18x5xf32>) outs(%8 : tensor<18x5xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %51 = arith.subf %in, %in_1 : f32
      linalg.yield %51 : f32
    } -> tensor<18x5xf32>
    %10 = tensor.empty() : tensor<18x5xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<18x5xf32>) outs(%10 : tensor<18x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.exp %in : f32
      linalg.yield %51 : f32
    } -> tensor<18x5xf32>
    %12 = tensor.empty() : tensor<5xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<5xf32>) -> tensor<5xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<18x5xf32>) outs(%13 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %out, %in : f32
      linalg.yield %51 : f32
    } -> tensor<5xf32>
    %15 = tensor.empty() : tensor<18x5xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<5xf32>) outs(%15 : tensor<18x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<18x5xf32>
    %17 = tensor.empty() : tensor<18x5xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %16 : tensor<18x5xf32>, tensor<18x5xf32>) outs(%17 : tensor<18x5xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %51 = arith.divf %in, %in_1 : f32
      linalg.yield %51 : f32
    } -> tensor<18x5xf32>
    %19 = tensor.empty() : tensor<18xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<18xf32>) -> tensor<18xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<18x5xf32>) outs(%20 : tensor<18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.maximumf %out, %in : f32
      linalg.yield %51 : f32
    } -> tensor<18xf32>
    %22 = tensor.empty() : tensor<18x5xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<18xf32>) outs(%22 : tensor<18x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<18x5xf32>
    %24 = tensor.empty() : tensor<18x5xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2, %23 : tensor<18x5xf32>, tensor<18x5xf32>) outs(%24 : tensor<18x5xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %51 = arith.subf %in, %in_1 : f32
      linalg.yield %51 : f32
    } -> tensor<18x5xf32>
    %26 = tensor.empty() : tensor<18x5xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<18x5xf32>) outs(%26 : tensor<18x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.exp %in : f32
      linalg.yield %51 : f32
    } -> tensor<18x5xf32>
    %28 = tensor.empty() : tensor<18xf32>
    %29 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<18xf32>) -> tensor<18xf32>
    %30 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%27 : tensor<18x5xf32>) outs(%29 : tensor<18xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = arith.addf %out, %in : f32
      linalg.yield %51 : f32
    } -> tensor<18xf32>
    %31 = tensor.empty() : tensor<18x5xf32>
    %32 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<18xf32>) outs(%31 : tensor<18x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<18x5xf32>
    %33 = tensor.empty() : tensor<18x5xf32>
    %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27, %32 : tensor<18x5xf32>, tensor<18x5xf32>) outs(%33 : tensor<18x5xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %51 = arith.divf %in, %in_1 : f32
      linalg.yield %51 : f32
    } -> tensor<18x5xf32>
    %35 = tensor.empty() : tensor<5x18xf32>
    %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<18x5xf32>) outs(%35 : tensor<5x18xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x18xf32>
    %37 = tensor.empty() : tensor<5x12xf32>
    %38 = linalg.fill ins(%cst_0 : f32) outs(%37 : tensor<5x12xf32>) -> tensor<5x12xf32>
    %39 = linalg.matmul ins(%36, %arg0 : tensor<5x18xf32>, tensor<18x12xf32>) outs(%38 : tensor<5x12xf32>) -> tensor<5x12xf32>
    %40 = tensor.empty() : tensor<5x12xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%39, %arg2 : tensor<5x12xf32>, tensor<5x12xf32>) outs(%40 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %51 = arith.mulf %in, %in_1 : f32
      linalg.yield %51 : f32
    } -> tensor<5x12xf32>
    %42 = tensor.empty() : tensor<5x12xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<5x12xf32>) outs(%42 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %51 = math.tanh %in : f32
      linalg.yield %51 : f32
    } -> tensor<5x12xf32>
    %44 = tensor.empty() : tensor<5x12xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<5xf32>) outs(%44 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x12xf32>
    %46 = tensor.empty() : tensor<5x12xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%43, %45 : tensor<5x12xf32>, tensor<5x12xf32>) outs(%46 : tensor<5x12xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %51 = arith.mulf %in, %in_1 : f32
      linalg.yield %51 : f32
    } -> tensor<5x12xf32>
    %48 = tensor.empty() : tensor<18x12xf32>
    %49 = linalg.fill ins(%cst_0 : f32) outs(%48 : tensor<18x12xf32>) -> tensor<18x12xf32>
    %50 = linalg.matmul ins(%34, %47 : tensor<18x5xf32>, tensor<5x12xf32>) outs(%49 : tensor<18x12xf32>) -> tensor<18x12xf32>
    util.return %50 : tensor<18x12xf32>
  }
}