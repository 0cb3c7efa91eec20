#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
module @jit_adamw_bf16_params_step_count {
  func.func public @main(%arg0: tensor<24x16xbf16>, %arg1: tensor<24x16xf32>, %arg2: tensor<24x16xf32>, %arg3: tensor<24x16xf32>, %arg4: tensor<i32>) -> (tensor<24x16xbf16>, tensor<24x16xf32>, tensor<24x16xf32>, tensor<i32>) {
    %cst = arith.constant 3.000000e-04 : f32
    %cst_0 = arith.constant 9.99999993E-9 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_1 = arith.constant 5.000000e-02 : f32
    %cst_2 = arith.constant 0.949999988 : f32
    %cst_3 = arith.constant 1.000000e-01 : f32
    %cst_4 = arith.constant 0.899999976 : f32
    %cst_5 = arith.constant 1.000000e+00 : f32
    %cst_6 = arith.constant 9.99999997E-7 : f32
    %cst_7 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<24x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<24x16xf32>) outs(%0 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.mulf %in, %in : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.fill ins(%cst_7 : f32) outs(%2 : tensor<f32>) -> tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%1 : tensor<24x16xf32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.addf %out, %in : f32
      linalg.yield %69 : f32
    } -> tensor<f32>
    %5 = tensor.empty() : tensor<f32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%4 : tensor<f32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.sqrt %in : f32
      linalg.yield %69 : f32
    } -> tensor<f32>
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%6 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.addf %in, %cst_6 : f32
      linalg.yield %69 : f32
    } -> tensor<f32>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%8 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.divf %cst_5, %in : f32
      linalg.yield %69 : f32
    } -> tensor<f32>
    %11 = tensor.empty() : tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%10 : tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.minimumf %in, %cst_5 : f32
      linalg.yield %69 : f32
    } -> tensor<f32>
    %13 = tensor.empty() : tensor<24x16xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<f32>) outs(%13 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %15 = tensor.empty() : tensor<24x16xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %14 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%15 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %69 = arith.mulf %in, %in_8 : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %17 = tensor.empty() : tensor<24x16xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<24x16xf32>) outs(%17 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.mulf %in, %cst_4 : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %19 = tensor.empty() : tensor<24x16xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<24x16xf32>) outs(%19 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.mulf %in, %cst_3 : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %21 = tensor.empty() : tensor<24x16xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %20 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%21 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %69 = arith.addf %in, %in_8 : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %23 = tensor.empty() : tensor<24x16xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<24x16xf32>) outs(%23 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.mulf %in, %cst_2 : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %25 = tensor.empty() : tensor<24x16xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<24x16xf32>) outs(%25 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.mulf %in, %cst_1 : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %27 = tensor.empty() : tensor<24x16xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %16 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%27 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %69 = arith.mulf %in, %in_8 : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %29 = tensor.empty() : tensor<24x16xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %28 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%29 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %69 = arith.addf %in, %in_8 : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %31 = tensor.empty() : tensor<i32>
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%31 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %69 = arith.addi %in, %c1_i32 : i32
      linalg.yield %69 : i32
    } -> tensor<i32>
    %33 = tensor.empty() : tensor<f32>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%32 : tensor<i32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %69 = arith.sitofp %in : i32 to f32
      linalg.yield %69 : f32
    } -> tensor<f32>
    %35 = tensor.empty() : tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%34 : tensor<f32>) outs(%35 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.powf %cst_4, %in : f32
      linalg.yield %69 : f32
    } -> tensor<f32>
    %37 = tensor.empty() : tensor<f32>
    %38 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%36 : tensor<f32>) outs(%37 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.subf %cst_5, %in : f32
      linalg.yield %69 : f32
    } -> tensor<f32>
    %39 = tensor.empty() : tensor<24x16xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<f32>) outs(%39 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %41 = tensor.empty() : tensor<24x16xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %40 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%41 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %69 = arith.divf %in, %in_8 : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %43 = tensor.empty() : tensor<f32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%34 : tensor<f32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.powf %cst_2, %in : f32
      linalg.yield %69 : f32
    } -> tensor<f32>
    %45 = tensor.empty() : tensor<f32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%44 : tensor<f32>) outs(%45 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.subf %cst_5, %in : f32
      linalg.yield %69 : f32
    } -> tensor<f32>
    %47 = tensor.empty() : tensor<24x16xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<f32>) outs(%47 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %49 = tensor.empty() : tensor<24x16xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %48 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%49 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %69 = arith.divf %in, %in_8 : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %51 = tensor.empty() : tensor<24x16xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<24x16xbf16>) outs(%51 : tensor<24x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %69 = arith.extf %in : bf16 to f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %53 = tensor.empty() : tensor<24x16xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<24x16xf32>) outs(%53 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = math.sqrt %in : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %55 = tensor.empty() : tensor<24x16xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<24x16xf32>) outs(%55 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.addf %in, %cst_0 : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %57 = tensor.empty() : tensor<24x16xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %56 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%57 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %69 = arith.divf %in, %in_8 : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %59 = tensor.empty() : tensor<24x16xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<24x16xf32>) outs(%59 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.mulf %in, %cst_3 : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %61 = tensor.empty() : tensor<24x16xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%58, %60 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%61 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %69 = arith.addf %in, %in_8 : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %63 = tensor.empty() : tensor<24x16xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<24x16xf32>) outs(%63 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %69 = arith.mulf %in, %cst : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %65 = tensor.empty() : tensor<24x16xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%52, %64 : tensor<24x16xf32>, tensor<24x16xf32>) outs(%65 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %69 = arith.subf %in, %in_8 : f32
      linalg.yield %69 : f32
    } -> tensor<24x16xf32>
    %67 = tensor.empty() : tensor<24x16xbf16>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<24x16xf32>) outs(%67 : tensor<24x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %69 = arith.truncf %in : f32 to bf16
      linalg.yield %69 : bf16
    } -> tensor<24x16xbf16>
    return %68, %22, %30, %32 : tensor<24x16xbf16>, tensor<24x16xf32>, tensor<24x16xf32>, tensor<i32>
  }
}

