module @jit_rounding_functions {
  func.func public @main(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
    %c0_i32 = arith.constant 0 : i32
    %c31_i32 = arith.constant 31 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x16xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%0 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = math.floor %in : f32
      linalg.yield %46 : f32
    } -> tensor<16x16xf32>
    %2 = tensor.empty() : tensor<16x16xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x16xf32>) outs(%2 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = math.ceil %in : f32
      linalg.yield %46 : f32
    } -> tensor<16x16xf32>
    %4 = tensor.empty() : tensor<16x16xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%4 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %46 = arith.addf %in, %in_0 : f32
      linalg.yield %46 : f32
    } -> tensor<16x16xf32>
    %6 = tensor.empty() : tensor<16x16xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%6 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = math.roundeven %in : f32
      linalg.yield %46 : f32
    } -> tensor<16x16xf32>
    %8 = tensor.empty() : tensor<16x16xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %7 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%8 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %46 = arith.addf %in, %in_0 : f32
      linalg.yield %46 : f32
    } -> tensor<16x16xf32>
    %10 = tensor.empty() : tensor<16x16xi1>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x16xf32>) outs(%10 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %46 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %46 : i1
    } -> tensor<16x16xi1>
    %12 = tensor.empty() : tensor<16x16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x16xf32>) outs(%12 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = math.floor %in : f32
      linalg.yield %46 : f32
    } -> tensor<16x16xf32>
    %14 = tensor.empty() : tensor<16x16xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11, %3, %13 : tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%14 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
      %46 = arith.select %in, %in_0, %in_1 : f32
      linalg.yield %46 : f32
    } -> tensor<16x16xf32>
    %16 = tensor.empty() : tensor<16x16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %15 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%16 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %46 = arith.addf %in, %in_0 : f32
      linalg.yield %46 : f32
    } -> tensor<16x16xf32>
    %18 = tensor.empty() : tensor<16x16xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%18 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %46 = arith.remf %in, %in_0 : f32
      linalg.yield %46 : f32
    } -> tensor<16x16xf32>
    %20 = tensor.empty() : tensor<16x16xi1>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<16x16xf32>) outs(%20 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %46 = arith.cmpf une, %in, %cst : f32
      linalg.yield %46 : i1
    } -> tensor<16x16xi1>
    %22 = tensor.empty() : tensor<16x16xi1>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<16x16xf32>) outs(%22 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %46 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %46 : i1
    } -> tensor<16x16xi1>
    %24 = tensor.empty() : tensor<16x16xi1>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %11 : tensor<16x16xi1>, tensor<16x16xi1>) outs(%24 : tensor<16x16xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %46 = arith.cmpi ne, %in, %in_0 : i1
      linalg.yield %46 : i1
    } -> tensor<16x16xi1>
    %26 = tensor.empty() : tensor<16x16xi1>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25, %21 : tensor<16x16xi1>, tensor<16x16xi1>) outs(%26 : tensor<16x16xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %46 = arith.andi %in, %in_0 : i1
      linalg.yield %46 : i1
    } -> tensor<16x16xi1>
    %28 = tensor.empty() : tensor<16x16xf32>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %arg1 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%28 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %46 = arith.addf %in, %in_0 : f32
      linalg.yield %46 : f32
    } -> tensor<16x16xf32>
    %30 = tensor.empty() : tensor<16x16xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27, %29, %19 : tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%30 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
      %46 = arith.select %in, %in_0, %in_1 : f32
      linalg.yield %46 : f32
    } -> tensor<16x16xf32>
    %32 = tensor.empty() : tensor<16x16xi32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x16xf32>) outs(%32 : tensor<16x16xi32>) {
    ^bb0(%in: f32, %out: i32):
      %46 = arith.bitcast %in : f32 to i32
      linalg.yield %46 : i32
    } -> tensor<16x16xi32>
    %34 = tensor.empty() : tensor<16x16xi32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<16x16xi32>) outs(%34 : tensor<16x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %46 = arith.shrsi %in, %c31_i32 : i32
      linalg.yield %46 : i32
    } -> tensor<16x16xi32>
    %36 = tensor.empty() : tensor<16x16xi1>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<16x16xi32>) outs(%36 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %out: i1):
      %46 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %46 : i1
    } -> tensor<16x16xi1>
    %38 = tensor.empty() : tensor<16x16xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%38 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = math.absf %in : f32
      linalg.yield %46 : f32
    } -> tensor<16x16xf32>
    %40 = tensor.empty() : tensor<16x16xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<16x16xf32>) outs(%40 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.negf %in : f32
      linalg.yield %46 : f32
    } -> tensor<16x16xf32>
    %42 = tensor.empty() : tensor<16x16xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%37, %41, %39 : tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%42 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
      %46 = arith.select %in, %in_0, %in_1 : f32
      linalg.yield %46 : f32
    } -> tensor<16x16xf32>
    %44 = tensor.empty() : tensor<16x16xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x16xf32>) outs(%44 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %46 = arith.cmpf one, %in, %cst : f32
      %47 = arith.uitofp %46 : i1 to f32
      %48 = math.copysign %47, %in : f32
      %49 = arith.cmpf uno, %in, %in : f32
      %50 = arith.select %49, %in, %48 : f32
      linalg.yield %50 : f32
    } -> tensor<16x16xf32>
    return %17, %31, %43, %45 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
}