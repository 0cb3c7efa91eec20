module @jit_many_functions {
  func.func public @main(%arg0: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %cst = arith.constant -0.693147182 : f32
    %cst_0 = arith.constant 0.693147182 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant 1.000000e-01 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x16xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%0 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.atan2 %in, %cst_3 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %2 = tensor.empty() : tensor<16x16xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%2 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.mulf %in, %cst_2 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %4 = tensor.empty() : tensor<16x16xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<16x16xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<16x16xf32>
    %6 = tensor.empty() : tensor<16x16xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%6 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %54 = arith.addf %in, %in_4 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %8 = tensor.empty() : tensor<16x16xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<16x16xf32>) outs(%8 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.exp %in : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %10 = tensor.empty() : tensor<16x16xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %3 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%10 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %54 = arith.subf %in, %in_4 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %12 = tensor.empty() : tensor<16x16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<16x16xf32>) outs(%12 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.exp %in : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %14 = tensor.empty() : tensor<16x16xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %13 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%14 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %54 = arith.subf %in, %in_4 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %16 = tensor.empty() : tensor<16x16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<16x16xf32>) outs(%16 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.expm1 %in : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %18 = tensor.empty() : tensor<16x16xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<16x16xf32>) outs(%18 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.addf %in, %cst_3 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %20 = tensor.empty() : tensor<16x16xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17, %19 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%20 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %54 = arith.divf %in, %in_4 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %22 = tensor.empty() : tensor<16x16xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%17, %21 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%22 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %54 = arith.addf %in, %in_4 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %24 = tensor.empty() : tensor<16x16xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<16x16xf32>) outs(%24 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.mulf %in, %cst_1 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %26 = tensor.empty() : tensor<16x16xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<16x16xf32>) outs(%26 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.absf %in : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %28 = tensor.empty() : tensor<16x16xi1>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<16x16xf32>) outs(%28 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %54 = arith.cmpf olt, %in, %cst_3 : f32
      linalg.yield %54 : i1
    } -> tensor<16x16xi1>
    %30 = tensor.empty() : tensor<16x16xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29, %25, %15 : tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%30 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %54 = arith.select %in, %in_4, %in_5 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %32 = tensor.empty() : tensor<16x16xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %31 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%32 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %54 = arith.addf %in, %in_4 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %34 = tensor.empty() : tensor<16x16xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %13 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%34 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %54 = arith.addf %in, %in_4 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %36 = tensor.empty() : tensor<16x16xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33, %35 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%36 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %54 = arith.addf %in, %in_4 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %38 = tensor.empty() : tensor<16x16xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<16x16xf32>) outs(%38 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.tan %in : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %40 = tensor.empty() : tensor<16x16xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37, %39 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%40 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %54 = arith.addf %in, %in_4 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %42 = tensor.empty() : tensor<16x16xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%42 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.cbrt %in : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %44 = tensor.empty() : tensor<16x16xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%44 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.mulf %in, %cst_0 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %46 = tensor.empty() : tensor<16x16xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<16x16xf32>) outs(%46 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = math.exp %in : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %48 = tensor.empty() : tensor<16x16xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%43, %47 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %54 = arith.addf %in, %in_4 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %50 = tensor.empty() : tensor<16x16xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%50 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %54 = arith.addf %in, %cst_3 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    %52 = tensor.empty() : tensor<16x16xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %51 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%52 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %54 = math.atan2 %in, %in_4 : f32
      linalg.yield %54 : f32
    } -> tensor<16x16xf32>
    return %41, %49, %53 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
}