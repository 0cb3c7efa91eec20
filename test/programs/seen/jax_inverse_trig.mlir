module @jit_inverse_trig {
  func.func public @main(%arg0: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %cst = arith.constant 0.693147182 : f32
    %cst_0 = arith.constant 1.8446743E+19 : f32
    %cst_1 = arith.constant 0x7FC00000 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 0.899999976 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x16xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%0 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.tanh %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %2 = tensor.empty() : tensor<16x16xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16x16xf32>) outs(%2 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.subf %cst_5, %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %4 = tensor.empty() : tensor<16x16xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16x16xf32>) outs(%4 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %cst_5 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %6 = tensor.empty() : tensor<16x16xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%6 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %68 = arith.mulf %in, %in_6 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %8 = tensor.empty() : tensor<16x16xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<16x16xf32>) outs(%8 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.sqrt %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %10 = tensor.empty() : tensor<16x16xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<16x16xf32>) outs(%10 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %cst_5 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %12 = tensor.empty() : tensor<16x16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %11 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%12 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %68 = math.atan2 %in, %in_6 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %14 = tensor.empty() : tensor<16x16xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<16x16xf32>) outs(%14 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %16 = tensor.empty() : tensor<16x16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %1 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%16 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %68 = math.atan2 %in, %in_6 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %18 = tensor.empty() : tensor<16x16xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%18 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.cmpf one, %in, %cst_4 : f32
      %69 = arith.uitofp %68 : i1 to f32
      %70 = math.copysign %69, %in : f32
      %71 = arith.cmpf uno, %in, %in : f32
      %72 = arith.select %71, %in, %70 : f32
      linalg.yield %72 : f32
    } -> tensor<16x16xf32>
    %20 = tensor.empty() : tensor<16x16xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%20 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.absf %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %22 = tensor.empty() : tensor<16x16xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%22 : tensor<16x16xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<16x16xf32>
    %24 = tensor.empty() : tensor<16x16xi1>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21, %23 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%24 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %in_6: f32, %out: i1):
      %68 = arith.cmpf oge, %in, %in_6 : f32
      linalg.yield %68 : i1
    } -> tensor<16x16xi1>
    %26 = tensor.empty() : tensor<16x16xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%26 : tensor<16x16xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<16x16xf32>
    %28 = tensor.empty() : tensor<16x16xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.log %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %30 = tensor.empty() : tensor<16x16xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27, %29 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%30 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %68 = arith.addf %in, %in_6 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %32 = tensor.empty() : tensor<16x16xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<16x16xf32>) outs(%32 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.mulf %in, %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %34 = tensor.empty() : tensor<16x16xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<16x16xf32>) outs(%34 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %cst_5 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %36 = tensor.empty() : tensor<16x16xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<16x16xf32>) outs(%36 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.sqrt %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %38 = tensor.empty() : tensor<16x16xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<16x16xf32>) outs(%38 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %cst_5 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %40 = tensor.empty() : tensor<16x16xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33, %39 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%40 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %68 = arith.divf %in, %in_6 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %42 = tensor.empty() : tensor<16x16xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%21, %41 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%42 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %68 = arith.addf %in, %in_6 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %44 = tensor.empty() : tensor<16x16xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<16x16xf32>) outs(%44 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.log1p %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %46 = tensor.empty() : tensor<16x16xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25, %31, %45 : tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%46 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %68 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %48 = tensor.empty() : tensor<16x16xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %47 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%48 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %68 = arith.mulf %in, %in_6 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %50 = tensor.empty() : tensor<16x16xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16x16xf32>) outs(%50 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.mulf %in, %cst_3 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %52 = tensor.empty() : tensor<16x16xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<16x16xf32>) outs(%52 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.absf %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %54 = tensor.empty() : tensor<16x16xi1>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<16x16xf32>) outs(%54 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %68 = arith.cmpf ogt, %in, %cst_5 : f32
      linalg.yield %68 : i1
    } -> tensor<16x16xi1>
    %56 = tensor.empty() : tensor<16x16xf32>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<16x16xf32>) outs(%56 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.log1p %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %58 = tensor.empty() : tensor<16x16xf32>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<16x16xf32>) outs(%58 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.negf %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %60 = tensor.empty() : tensor<16x16xf32>
    %61 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<16x16xf32>) outs(%60 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.log1p %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %62 = tensor.empty() : tensor<16x16xf32>
    %63 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%57, %61 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%62 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %68 = arith.subf %in, %in_6 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %64 = tensor.empty() : tensor<16x16xf32>
    %65 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<16x16xf32>) outs(%64 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.mulf %in, %cst_2 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    %66 = tensor.empty() : tensor<16x16xf32>
    %67 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%55, %65 : tensor<16x16xi1>, tensor<16x16xf32>) outs(%66 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_6: f32, %out: f32):
      %68 = arith.select %in, %cst_1, %in_6 : f32
      linalg.yield %68 : f32
    } -> tensor<16x16xf32>
    return %15, %17, %49, %67 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
}