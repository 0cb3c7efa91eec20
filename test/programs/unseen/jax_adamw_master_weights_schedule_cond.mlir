// AdamW with f32 master weights, warm-up and cosine chosen by lax.cond.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
module @jit_adamw_master_weights_schedule_cond {
  func.func public @main(%arg0: tensor<16x24xf32>, %arg1: tensor<16x24xf32>, %arg2: tensor<16x24xf32>, %arg3: tensor<16x24xbf16>, %arg4: tensor<i32>) -> (tensor<16x24xbf16>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<i32>) {
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 0.00999999977 : f32
    %cst_0 = arith.constant 9.99999993E-9 : f32
    %cst_1 = arith.constant 9.990000e-01 : f32
    %cst_2 = arith.constant 1.000000e-01 : f32
    %cst_3 = arith.constant 0.899999976 : f32
    %cst_4 = arith.constant 1.000000e-03 : f32
    %cst_5 = arith.constant 5.000000e-01 : f32
    %cst_6 = arith.constant 9.000000e+02 : f32
    %cst_7 = arith.constant 3.14159274 : f32
    %cst_8 = arith.constant 1.000000e+02 : f32
    %c0_i32 = arith.constant 0 : i32
    %c100_i32 = arith.constant 100 : i32
    %cst_9 = arith.constant 1.000000e+00 : f32
    %cst_10 = arith.constant 9.99999997E-7 : f32
    %cst_11 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<16x24xbf16>) outs(%0 : tensor<16x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %64 = arith.extf %in : bf16 to f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %2 = tensor.empty() : tensor<16x24xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<16x24xf32>) outs(%2 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %in : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.fill ins(%cst_11 : f32) outs(%4 : tensor<f32>) -> tensor<f32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%3 : tensor<16x24xf32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %out, %in : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%6 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.sqrt %in : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%8 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %in, %cst_10 : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %11 = tensor.empty() : tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%10 : tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.divf %cst_9, %in : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%12 : tensor<f32>) outs(%13 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.minimumf %in, %cst_9 : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %15 = tensor.empty() : tensor<16x24xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<f32>) outs(%15 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %17 = tensor.empty() : tensor<16x24xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %16 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%17 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %64 = arith.mulf %in, %in_12 : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %19 = tensor.empty() : tensor<i1>
    %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%19 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %64 = arith.cmpi slt, %in, %c100_i32 : i32
      linalg.yield %64 : i1
    } -> tensor<i1>
    %21 = tensor.empty() : tensor<f32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %64 = arith.sitofp %in : i32 to f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %23 = tensor.empty() : tensor<i32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%20 : tensor<i1>) outs(%23 : tensor<i32>) {
    ^bb0(%in: i1, %out: i32):
      %64 = arith.extui %in : i1 to i32
      linalg.yield %64 : i32
    } -> tensor<i32>
    %25 = tensor.empty() : tensor<i1>
    %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%24 : tensor<i32>) outs(%25 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %64 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %64 : i1
    } -> tensor<i1>
    %extracted = tensor.extract %26[] : tensor<i1>
    %27 = scf.if %extracted -> (tensor<f32>) {
      %64 = tensor.empty() : tensor<f32>
      %65 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%22 : tensor<f32>) outs(%64 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %76 = arith.subf %in, %cst_8 : f32
        linalg.yield %76 : f32
      } -> tensor<f32>
      %66 = tensor.empty() : tensor<f32>
      %67 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%65 : tensor<f32>) outs(%66 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %76 = arith.mulf %in, %cst_7 : f32
        linalg.yield %76 : f32
      } -> tensor<f32>
      %68 = tensor.empty() : tensor<f32>
      %69 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%67 : tensor<f32>) outs(%68 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %76 = arith.divf %in, %cst_6 : f32
        linalg.yield %76 : f32
      } -> tensor<f32>
      %70 = tensor.empty() : tensor<f32>
      %71 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%69 : tensor<f32>) outs(%70 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %76 = math.cos %in : f32
        linalg.yield %76 : f32
      } -> tensor<f32>
      %72 = tensor.empty() : tensor<f32>
      %73 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%71 : tensor<f32>) outs(%72 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %76 = arith.addf %in, %cst_9 : f32
        linalg.yield %76 : f32
      } -> tensor<f32>
      %74 = tensor.empty() : tensor<f32>
      %75 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%73 : tensor<f32>) outs(%74 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %76 = arith.mulf %in, %cst_5 : f32
        linalg.yield %76 : f32
      } -> tensor<f32>
      scf.yield %75 : tensor<f32>
    } else {
      %64 = tensor.empty() : tensor<f32>
      %65 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%22 : tensor<f32>) outs(%64 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %66 = arith.divf %in, %cst_8 : f32
        linalg.yield %66 : f32
      } -> tensor<f32>
      scf.yield %65 : tensor<f32>
    }
    %28 = tensor.empty() : tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%27 : tensor<f32>) outs(%28 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %cst_4 : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %30 = tensor.empty() : tensor<16x24xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<16x24xf32>) outs(%30 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %cst_3 : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %32 = tensor.empty() : tensor<16x24xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<16x24xf32>) outs(%32 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %cst_2 : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %34 = tensor.empty() : tensor<16x24xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %33 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%34 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %64 = arith.addf %in, %in_12 : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %36 = tensor.empty() : tensor<16x24xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x24xf32>) outs(%36 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %cst_1 : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %38 = tensor.empty() : tensor<16x24xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<16x24xf32>) outs(%38 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %cst_4 : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %40 = tensor.empty() : tensor<16x24xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %18 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%40 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %64 = arith.mulf %in, %in_12 : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %42 = tensor.empty() : tensor<16x24xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %41 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%42 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %64 = arith.addf %in, %in_12 : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %44 = tensor.empty() : tensor<16x24xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<16x24xf32>) outs(%44 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.sqrt %in : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %46 = tensor.empty() : tensor<16x24xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<16x24xf32>) outs(%46 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %in, %cst_0 : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %48 = tensor.empty() : tensor<16x24xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %47 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%48 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %64 = arith.divf %in, %in_12 : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %50 = tensor.empty() : tensor<16x24xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<16x24xf32>) outs(%50 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %cst : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %52 = tensor.empty() : tensor<16x24xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%49, %51 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%52 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %64 = arith.addf %in, %in_12 : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %54 = tensor.empty() : tensor<16x24xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<f32>) outs(%54 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %56 = tensor.empty() : tensor<16x24xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %53 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%56 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %64 = arith.mulf %in, %in_12 : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %58 = tensor.empty() : tensor<16x24xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %57 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%58 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %64 = arith.subf %in, %in_12 : f32
      linalg.yield %64 : f32
    } -> tensor<16x24xf32>
    %60 = tensor.empty() : tensor<16x24xbf16>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<16x24xf32>) outs(%60 : tensor<16x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %64 = arith.truncf %in : f32 to bf16
      linalg.yield %64 : bf16
    } -> tensor<16x24xbf16>
    %62 = tensor.empty() : tensor<i32>
    %63 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%62 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %64 = arith.addi %in, %c1_i32 : i32
      linalg.yield %64 : i32
    } -> tensor<i32>
    return %61, %35, %43, %59, %63 : tensor<16x24xbf16>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<16x24xf32>, tensor<i32>
  }
}

