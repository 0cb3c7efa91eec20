#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0, d1) -> (d0)>
module @jit_deep_equilibrium_fixed_point_implicit_gradient {
  func.func public @main(%arg0: tensor<16x24xf32>, %arg1: tensor<24x24xf32>, %arg2: tensor<24xf32>) -> (tensor<f32>, tensor<16x24xf32>, tensor<24x24xf32>, tensor<24xf32>) {
    %cst = arith.constant 0.00260416674 : f32
    %cst_0 = arith.constant 4.89897966 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 3.840000e+02 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c50_i32 = arith.constant 50 : i32
    %cst_4 = arith.constant 9.99999974E-6 : f32
    %cst_5 = arith.constant 0xFF800000 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %cst_7 = arith.constant 3.000000e-01 : f32
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<16x24xf32>
    %cst_9 = arith.constant dense<1> : tensor<i32>
    %0 = tensor.empty() : tensor<24x24xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<24x24xf32>) outs(%0 : tensor<24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.mulf %in, %cst_7 : f32
      linalg.yield %79 : f32
    } -> tensor<24x24xf32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%2 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_0 : f32
    } -> tensor<f32>
    %4 = tensor.empty() : tensor<24x24xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<f32>) outs(%4 : tensor<24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x24xf32>
    %6 = tensor.empty() : tensor<24x24xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %5 : tensor<24x24xf32>, tensor<24x24xf32>) outs(%6 : tensor<24x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.divf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<24x24xf32>
    %8 = tensor.empty() : tensor<16x24xf32>
    %9 = linalg.fill ins(%cst_6 : f32) outs(%8 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %10 = linalg.matmul ins(%cst_8, %7 : tensor<16x24xf32>, tensor<24x24xf32>) outs(%9 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %11 = tensor.empty() : tensor<16x24xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %arg0 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%11 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.addf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %13 = tensor.empty() : tensor<16x24xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<24xf32>) outs(%13 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %15 = tensor.empty() : tensor<16x24xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %14 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%15 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.addf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %17 = tensor.empty() : tensor<16x24xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<16x24xf32>) outs(%17 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = math.tanh %in : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %19:2 = scf.while (%arg3 = %18, %arg4 = %cst_8, %arg5 = %cst_9) : (tensor<16x24xf32>, tensor<16x24xf32>, tensor<i32>) -> (tensor<16x24xf32>, tensor<i32>) {
      %79 = tensor.empty() : tensor<16x24xf32>
      %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg4 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%79 : tensor<16x24xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %92 = arith.subf %in, %in_10 : f32
        linalg.yield %92 : f32
      } -> tensor<16x24xf32>
      %81 = tensor.empty() : tensor<16x24xf32>
      %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<16x24xf32>) outs(%81 : tensor<16x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %92 = math.absf %in : f32
        linalg.yield %92 : f32
      } -> tensor<16x24xf32>
      %83 = tensor.empty() : tensor<f32>
      %84 = linalg.fill ins(%cst_5 : f32) outs(%83 : tensor<f32>) -> tensor<f32>
      %85 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction"]} ins(%82 : tensor<16x24xf32>) outs(%84 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %92 = arith.maximumf %out, %in : f32
        linalg.yield %92 : f32
      } -> tensor<f32>
      %86 = tensor.empty() : tensor<i1>
      %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%85 : tensor<f32>) outs(%86 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %92 = arith.cmpf ogt, %in, %cst_4 : f32
        linalg.yield %92 : i1
      } -> tensor<i1>
      %88 = tensor.empty() : tensor<i1>
      %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%88 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %92 = arith.cmpi slt, %in, %c50_i32 : i32
        linalg.yield %92 : i1
      } -> tensor<i1>
      %90 = tensor.empty() : tensor<i1>
      %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%87, %89 : tensor<i1>, tensor<i1>) outs(%90 : tensor<i1>) {
      ^bb0(%in: i1, %in_10: i1, %out: i1):
        %92 = arith.andi %in, %in_10 : i1
        linalg.yield %92 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %91[] : tensor<i1>
      scf.condition(%extracted) %arg3, %arg5 : tensor<16x24xf32>, tensor<i32>
    } do {
    ^bb0(%arg3: tensor<16x24xf32>, %arg4: tensor<i32>):
      %79 = tensor.empty() : tensor<16x24xf32>
      %80 = linalg.fill ins(%cst_6 : f32) outs(%79 : tensor<16x24xf32>) -> tensor<16x24xf32>
      %81 = linalg.matmul ins(%arg3, %7 : tensor<16x24xf32>, tensor<24x24xf32>) outs(%80 : tensor<16x24xf32>) -> tensor<16x24xf32>
      %82 = tensor.empty() : tensor<16x24xf32>
      %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%81, %arg0 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%82 : tensor<16x24xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %90 = arith.addf %in, %in_10 : f32
        linalg.yield %90 : f32
      } -> tensor<16x24xf32>
      %84 = tensor.empty() : tensor<16x24xf32>
      %85 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%83, %14 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%84 : tensor<16x24xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %90 = arith.addf %in, %in_10 : f32
        linalg.yield %90 : f32
      } -> tensor<16x24xf32>
      %86 = tensor.empty() : tensor<16x24xf32>
      %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<16x24xf32>) outs(%86 : tensor<16x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %90 = math.tanh %in : f32
        linalg.yield %90 : f32
      } -> tensor<16x24xf32>
      %88 = tensor.empty() : tensor<i32>
      %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%88 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %90 = arith.addi %in, %c1_i32 : i32
        linalg.yield %90 : i32
      } -> tensor<i32>
      scf.yield %87, %arg3, %89 : tensor<16x24xf32>, tensor<16x24xf32>, tensor<i32>
    }
    %20 = tensor.empty() : tensor<16x24xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19#0 : tensor<16x24xf32>) outs(%20 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.mulf %in, %in : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %22 = tensor.empty() : tensor<16x24xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19#0 : tensor<16x24xf32>) outs(%22 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.mulf %in, %cst_3 : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %24 = tensor.empty() : tensor<f32>
    %25 = linalg.fill ins(%cst_6 : f32) outs(%24 : tensor<f32>) -> tensor<f32>
    %26 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction"]} ins(%21 : tensor<16x24xf32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.addf %out, %in : f32
      linalg.yield %79 : f32
    } -> tensor<f32>
    %27 = tensor.empty() : tensor<f32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%26 : tensor<f32>) outs(%27 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.divf %in, %cst_2 : f32
      linalg.yield %79 : f32
    } -> tensor<f32>
    %29 = tensor.empty() : tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%29 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %31 = tensor.empty() : tensor<16x24xf32>
    %32 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<f32>) outs(%31 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %33 = tensor.empty() : tensor<16x24xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %23 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%33 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.mulf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %35 = tensor.empty() : tensor<16x24xf32>
    %36 = linalg.fill ins(%cst_6 : f32) outs(%35 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %37 = linalg.matmul ins(%19#0, %7 : tensor<16x24xf32>, tensor<24x24xf32>) outs(%36 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %38 = tensor.empty() : tensor<16x24xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %arg0 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%38 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.addf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %40 = tensor.empty() : tensor<16x24xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %14 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%40 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.addf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %42 = tensor.empty() : tensor<16x24xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<16x24xf32>) outs(%42 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = math.tanh %in : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %44 = tensor.empty() : tensor<16x24xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<16x24xf32>) outs(%44 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.subf %cst_1, %in : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %46 = tensor.empty() : tensor<16x24xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %45 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%46 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.mulf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %48 = tensor.empty() : tensor<16x24xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %43 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%48 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.mulf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %50 = tensor.empty() : tensor<16x24xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %49 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%50 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.addf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %52 = tensor.empty() : tensor<24x24xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<24x24xf32>) outs(%52 : tensor<24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x24xf32>
    %54 = tensor.empty() : tensor<16x24xf32>
    %55 = linalg.fill ins(%cst_6 : f32) outs(%54 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %56 = linalg.matmul ins(%51, %53 : tensor<16x24xf32>, tensor<24x24xf32>) outs(%55 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %57 = tensor.empty() : tensor<16x24xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %56 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%57 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.addf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %59:2 = scf.while (%arg3 = %58, %arg4 = %34, %arg5 = %cst_9) : (tensor<16x24xf32>, tensor<16x24xf32>, tensor<i32>) -> (tensor<16x24xf32>, tensor<i32>) {
      %79 = tensor.empty() : tensor<16x24xf32>
      %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg4 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%79 : tensor<16x24xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %92 = arith.subf %in, %in_10 : f32
        linalg.yield %92 : f32
      } -> tensor<16x24xf32>
      %81 = tensor.empty() : tensor<16x24xf32>
      %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<16x24xf32>) outs(%81 : tensor<16x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %92 = math.absf %in : f32
        linalg.yield %92 : f32
      } -> tensor<16x24xf32>
      %83 = tensor.empty() : tensor<f32>
      %84 = linalg.fill ins(%cst_5 : f32) outs(%83 : tensor<f32>) -> tensor<f32>
      %85 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction"]} ins(%82 : tensor<16x24xf32>) outs(%84 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %92 = arith.maximumf %out, %in : f32
        linalg.yield %92 : f32
      } -> tensor<f32>
      %86 = tensor.empty() : tensor<i1>
      %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%85 : tensor<f32>) outs(%86 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %92 = arith.cmpf ogt, %in, %cst_4 : f32
        linalg.yield %92 : i1
      } -> tensor<i1>
      %88 = tensor.empty() : tensor<i1>
      %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%88 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %92 = arith.cmpi slt, %in, %c50_i32 : i32
        linalg.yield %92 : i1
      } -> tensor<i1>
      %90 = tensor.empty() : tensor<i1>
      %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%87, %89 : tensor<i1>, tensor<i1>) outs(%90 : tensor<i1>) {
      ^bb0(%in: i1, %in_10: i1, %out: i1):
        %92 = arith.andi %in, %in_10 : i1
        linalg.yield %92 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %91[] : tensor<i1>
      scf.condition(%extracted) %arg3, %arg5 : tensor<16x24xf32>, tensor<i32>
    } do {
    ^bb0(%arg3: tensor<16x24xf32>, %arg4: tensor<i32>):
      %79 = tensor.empty() : tensor<16x24xf32>
      %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %45 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%79 : tensor<16x24xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %92 = arith.mulf %in, %in_10 : f32
        linalg.yield %92 : f32
      } -> tensor<16x24xf32>
      %81 = tensor.empty() : tensor<16x24xf32>
      %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%80, %43 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%81 : tensor<16x24xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %92 = arith.mulf %in, %in_10 : f32
        linalg.yield %92 : f32
      } -> tensor<16x24xf32>
      %83 = tensor.empty() : tensor<16x24xf32>
      %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%80, %82 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%83 : tensor<16x24xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %92 = arith.addf %in, %in_10 : f32
        linalg.yield %92 : f32
      } -> tensor<16x24xf32>
      %85 = tensor.empty() : tensor<16x24xf32>
      %86 = linalg.fill ins(%cst_6 : f32) outs(%85 : tensor<16x24xf32>) -> tensor<16x24xf32>
      %87 = linalg.matmul ins(%84, %53 : tensor<16x24xf32>, tensor<24x24xf32>) outs(%86 : tensor<16x24xf32>) -> tensor<16x24xf32>
      %88 = tensor.empty() : tensor<16x24xf32>
      %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %87 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%88 : tensor<16x24xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %92 = arith.addf %in, %in_10 : f32
        linalg.yield %92 : f32
      } -> tensor<16x24xf32>
      %90 = tensor.empty() : tensor<i32>
      %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%90 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %92 = arith.addi %in, %c1_i32 : i32
        linalg.yield %92 : i32
      } -> tensor<i32>
      scf.yield %89, %arg3, %91 : tensor<16x24xf32>, tensor<16x24xf32>, tensor<i32>
    }
    %60 = tensor.empty() : tensor<16x24xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%59#0, %45 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%60 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.mulf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %62 = tensor.empty() : tensor<16x24xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%61, %43 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%62 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.mulf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %64 = tensor.empty() : tensor<16x24xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%61, %63 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%64 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %79 = arith.addf %in, %in_10 : f32
      linalg.yield %79 : f32
    } -> tensor<16x24xf32>
    %66 = tensor.empty() : tensor<24xf32>
    %67 = linalg.fill ins(%cst_6 : f32) outs(%66 : tensor<24xf32>) -> tensor<24xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%65 : tensor<16x24xf32>) outs(%67 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.addf %out, %in : f32
      linalg.yield %79 : f32
    } -> tensor<24xf32>
    %expanded = tensor.expand_shape %68 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %69 = tensor.empty() : tensor<24xf32>
    %70 = linalg.fill ins(%cst_6 : f32) outs(%69 : tensor<24xf32>) -> tensor<24xf32>
    %71 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<1x24xf32>) outs(%70 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %79 = arith.addf %out, %in : f32
      linalg.yield %79 : f32
    } -> tensor<24xf32>
    %72 = tensor.empty() : tensor<24x16xf32>
    %73 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<16x24xf32>) outs(%72 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x16xf32>
    %74 = tensor.empty() : tensor<24x24xf32>
    %75 = linalg.fill ins(%cst_6 : f32) outs(%74 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %76 = linalg.matmul ins(%73, %19#0 : tensor<24x16xf32>, tensor<16x24xf32>) outs(%75 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %77 = tensor.empty() : tensor<24x24xf32>
    %78 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<24x24xf32>) outs(%77 : tensor<24x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x24xf32>
    return %28, %65, %78, %71 : tensor<f32>, tensor<16x24xf32>, tensor<24x24xf32>, tensor<24xf32>
  }
}

