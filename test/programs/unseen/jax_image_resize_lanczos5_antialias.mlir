#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d0)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d4, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map12 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d3, d1)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module @jit_image_resize_lanczos5_down_antialias attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x9x11x3xf32>) -> (tensor<2x5x4x3xf32> {jax.result_info = "result"}) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.050000e+01 : f32
    %cst_1 = arith.constant 2.750000e+00 : f32
    %cst_2 = arith.constant 8.500000e+00 : f32
    %cst_3 = arith.constant -5.000000e-01 : f32
    %cst_4 = arith.constant 1.1920929E-4 : f32
    %cst_5 = arith.constant 9.86960411 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %cst_7 = arith.constant 1.000000e-03 : f32
    %cst_8 = arith.constant 5.000000e+00 : f32
    %cst_9 = arith.constant 3.14159274 : f32
    %cst_10 = arith.constant 5.000000e-01 : f32
    %cst_11 = arith.constant 1.800000e+00 : f32
    %cst_12 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%0 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_11 : f32
    } -> tensor<f32>
    %2 = tensor.empty() : tensor<5xf32>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%2 : tensor<5xf32>) {
    ^bb0(%out: f32):
      %121 = linalg.index 0 : index
      %122 = arith.index_cast %121 : index to i32
      %123 = arith.sitofp %122 : i32 to f32
      linalg.yield %123 : f32
    } -> tensor<5xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%3 : tensor<5xf32>) outs(%2 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.addf %in, %cst_10 : f32
      linalg.yield %121 : f32
    } -> tensor<5xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%4 : tensor<5xf32>) outs(%2 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.mulf %in, %cst_11 : f32
      linalg.yield %121 : f32
    } -> tensor<5xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%5 : tensor<5xf32>) outs(%2 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.subf %in, %cst_10 : f32
      linalg.yield %121 : f32
    } -> tensor<5xf32>
    %7 = tensor.empty() : tensor<9xf32>
    %8 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%7 : tensor<9xf32>) {
    ^bb0(%out: f32):
      %121 = linalg.index 0 : index
      %122 = arith.index_cast %121 : index to i32
      %123 = arith.sitofp %122 : i32 to f32
      linalg.yield %123 : f32
    } -> tensor<9xf32>
    %9 = tensor.empty() : tensor<9x5xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x5xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<9xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x5xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%10, %11 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %121 = arith.subf %in, %in_13 : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.absf %in : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %14 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<f32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x5xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13, %14 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %121 = arith.divf %in, %in_13 : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.mulf %in, %cst_9 : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.sin %in : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.mulf %in, %cst_8 : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.divf %in, %cst_8 : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.sin %in : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%18, %20 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %121 = arith.mulf %in, %in_13 : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %22 = tensor.empty() : tensor<9x5xi1>
    %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<9x5xf32>) outs(%22 : tensor<9x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %121 = arith.cmpf ogt, %in, %cst_7 : f32
      linalg.yield %121 : i1
    } -> tensor<9x5xi1>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<9x5xf32>) outs(%22 : tensor<9x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %121 = arith.cmpf une, %in, %cst_6 : f32
      linalg.yield %121 : i1
    } -> tensor<9x5xi1>
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15, %15 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %121 = arith.mulf %in, %in_13 : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.mulf %in, %cst_5 : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %27 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%0 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %28 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<f32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x5xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%24, %26, %28 : tensor<9x5xi1>, tensor<9x5xf32>, tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %121 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%21, %29 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %121 = arith.divf %in, %in_13 : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%23, %30, %28 : tensor<9x5xi1>, tensor<9x5xf32>, tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %121 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<9x5xf32>) outs(%22 : tensor<9x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %121 = arith.cmpf ogt, %in, %cst_8 : f32
      linalg.yield %121 : i1
    } -> tensor<9x5xi1>
    %33 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x5xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%32, %33, %31 : tensor<9x5xi1>, tensor<9x5xf32>, tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %121 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %35 = linalg.fill ins(%cst_6 : f32) outs(%2 : tensor<5xf32>) -> tensor<5xf32>
    %36 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%34 : tensor<9x5xf32>) outs(%35 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.addf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<5xf32>
    %37 = tensor.empty() : tensor<1x5xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<5xf32>) outs(%37 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<1x5xf32>) outs(%37 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.absf %in : f32
      linalg.yield %121 : f32
    } -> tensor<1x5xf32>
    %40 = tensor.empty() : tensor<1x5xi1>
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<1x5xf32>) outs(%40 : tensor<1x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %121 = arith.cmpf ogt, %in, %cst_4 : f32
      linalg.yield %121 : i1
    } -> tensor<1x5xi1>
    %42 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<1x5xf32>) outs(%40 : tensor<1x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %121 = arith.cmpf une, %in, %cst_6 : f32
      linalg.yield %121 : i1
    } -> tensor<1x5xi1>
    %43 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<f32>) outs(%37 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x5xf32>
    %44 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%42, %38, %43 : tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) outs(%37 : tensor<1x5xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %121 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %121 : f32
    } -> tensor<1x5xf32>
    %45 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<1x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x5xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34, %45 : tensor<9x5xf32>, tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %121 = arith.divf %in, %in_13 : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %47 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%0 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_6 : f32
    } -> tensor<f32>
    %48 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<1x5xi1>) outs(%22 : tensor<9x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x5xi1>
    %49 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<f32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x5xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%48, %46, %49 : tensor<9x5xi1>, tensor<9x5xf32>, tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %121 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %51 = tensor.empty() : tensor<5xi1>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%6 : tensor<5xf32>) outs(%51 : tensor<5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %121 = arith.cmpf oge, %in, %cst_3 : f32
      linalg.yield %121 : i1
    } -> tensor<5xi1>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%6 : tensor<5xf32>) outs(%51 : tensor<5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %121 = arith.cmpf ole, %in, %cst_2 : f32
      linalg.yield %121 : i1
    } -> tensor<5xi1>
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%52, %53 : tensor<5xi1>, tensor<5xi1>) outs(%51 : tensor<5xi1>) {
    ^bb0(%in: i1, %in_13: i1, %out: i1):
      %121 = arith.andi %in, %in_13 : i1
      linalg.yield %121 : i1
    } -> tensor<5xi1>
    %55 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<5xi1>) outs(%40 : tensor<1x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x5xi1>
    %56 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<1x5xi1>) outs(%22 : tensor<9x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x5xi1>
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%56, %50, %49 : tensor<9x5xi1>, tensor<9x5xf32>, tensor<9x5xf32>) outs(%9 : tensor<9x5xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %121 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %121 : f32
    } -> tensor<9x5xf32>
    %58 = linalg.generic {indexing_maps = [#map], iterator_types = []} outs(%0 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_1 : f32
    } -> tensor<f32>
    %59 = tensor.empty() : tensor<4xf32>
    %60 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%59 : tensor<4xf32>) {
    ^bb0(%out: f32):
      %121 = linalg.index 0 : index
      %122 = arith.index_cast %121 : index to i32
      %123 = arith.sitofp %122 : i32 to f32
      linalg.yield %123 : f32
    } -> tensor<4xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%60 : tensor<4xf32>) outs(%59 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.addf %in, %cst_10 : f32
      linalg.yield %121 : f32
    } -> tensor<4xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%61 : tensor<4xf32>) outs(%59 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.mulf %in, %cst_1 : f32
      linalg.yield %121 : f32
    } -> tensor<4xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%62 : tensor<4xf32>) outs(%59 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.subf %in, %cst_10 : f32
      linalg.yield %121 : f32
    } -> tensor<4xf32>
    %64 = tensor.empty() : tensor<11xf32>
    %65 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%64 : tensor<11xf32>) {
    ^bb0(%out: f32):
      %121 = linalg.index 0 : index
      %122 = arith.index_cast %121 : index to i32
      %123 = arith.sitofp %122 : i32 to f32
      linalg.yield %123 : f32
    } -> tensor<11xf32>
    %66 = tensor.empty() : tensor<11x4xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11x4xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<11xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11x4xf32>
    %69 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%67, %68 : tensor<11x4xf32>, tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %121 = arith.subf %in, %in_13 : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.absf %in : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<f32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11x4xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%70, %71 : tensor<11x4xf32>, tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %121 = arith.divf %in, %in_13 : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %73 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.mulf %in, %cst_9 : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %74 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.sin %in : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %75 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.mulf %in, %cst_8 : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.divf %in, %cst_8 : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.sin %in : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%75, %77 : tensor<11x4xf32>, tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %121 = arith.mulf %in, %in_13 : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %79 = tensor.empty() : tensor<11x4xi1>
    %80 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<11x4xf32>) outs(%79 : tensor<11x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %121 = arith.cmpf ogt, %in, %cst_7 : f32
      linalg.yield %121 : i1
    } -> tensor<11x4xi1>
    %81 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<11x4xf32>) outs(%79 : tensor<11x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %121 = arith.cmpf une, %in, %cst_6 : f32
      linalg.yield %121 : i1
    } -> tensor<11x4xi1>
    %82 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%72, %72 : tensor<11x4xf32>, tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %121 = arith.mulf %in, %in_13 : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %83 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.mulf %in, %cst_5 : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %84 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<f32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11x4xf32>
    %85 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%81, %83, %84 : tensor<11x4xi1>, tensor<11x4xf32>, tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %121 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %86 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%78, %85 : tensor<11x4xf32>, tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %121 = arith.divf %in, %in_13 : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %87 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%80, %86, %84 : tensor<11x4xi1>, tensor<11x4xf32>, tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %121 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %88 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<11x4xf32>) outs(%79 : tensor<11x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %121 = arith.cmpf ogt, %in, %cst_8 : f32
      linalg.yield %121 : i1
    } -> tensor<11x4xi1>
    %89 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_12 : tensor<f32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11x4xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%88, %89, %87 : tensor<11x4xi1>, tensor<11x4xf32>, tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %121 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %91 = linalg.fill ins(%cst_6 : f32) outs(%59 : tensor<4xf32>) -> tensor<4xf32>
    %92 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "reduction"]} ins(%90 : tensor<11x4xf32>) outs(%91 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = arith.addf %out, %in : f32
      linalg.yield %121 : f32
    } -> tensor<4xf32>
    %93 = tensor.empty() : tensor<1x4xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<4xf32>) outs(%93 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4xf32>
    %95 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<1x4xf32>) outs(%93 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %121 = math.absf %in : f32
      linalg.yield %121 : f32
    } -> tensor<1x4xf32>
    %96 = tensor.empty() : tensor<1x4xi1>
    %97 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<1x4xf32>) outs(%96 : tensor<1x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %121 = arith.cmpf ogt, %in, %cst_4 : f32
      linalg.yield %121 : i1
    } -> tensor<1x4xi1>
    %98 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<1x4xf32>) outs(%96 : tensor<1x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %121 = arith.cmpf une, %in, %cst_6 : f32
      linalg.yield %121 : i1
    } -> tensor<1x4xi1>
    %99 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<f32>) outs(%93 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4xf32>
    %100 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%98, %94, %99 : tensor<1x4xi1>, tensor<1x4xf32>, tensor<1x4xf32>) outs(%93 : tensor<1x4xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %121 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %121 : f32
    } -> tensor<1x4xf32>
    %101 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<1x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11x4xf32>
    %102 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%90, %101 : tensor<11x4xf32>, tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %121 = arith.divf %in, %in_13 : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %103 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<1x4xi1>) outs(%79 : tensor<11x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<11x4xi1>
    %104 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<f32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11x4xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%103, %102, %104 : tensor<11x4xi1>, tensor<11x4xf32>, tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %121 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %106 = tensor.empty() : tensor<4xi1>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%63 : tensor<4xf32>) outs(%106 : tensor<4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %121 = arith.cmpf oge, %in, %cst_3 : f32
      linalg.yield %121 : i1
    } -> tensor<4xi1>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%63 : tensor<4xf32>) outs(%106 : tensor<4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %121 = arith.cmpf ole, %in, %cst_0 : f32
      linalg.yield %121 : i1
    } -> tensor<4xi1>
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%107, %108 : tensor<4xi1>, tensor<4xi1>) outs(%106 : tensor<4xi1>) {
    ^bb0(%in: i1, %in_13: i1, %out: i1):
      %121 = arith.andi %in, %in_13 : i1
      linalg.yield %121 : i1
    } -> tensor<4xi1>
    %110 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%109 : tensor<4xi1>) outs(%96 : tensor<1x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<1x4xi1>
    %111 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<1x4xi1>) outs(%79 : tensor<11x4xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<11x4xi1>
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%111, %105, %104 : tensor<11x4xi1>, tensor<11x4xf32>, tensor<11x4xf32>) outs(%66 : tensor<11x4xf32>) {
    ^bb0(%in: i1, %in_13: f32, %in_14: f32, %out: f32):
      %121 = arith.select %in, %in_13, %in_14 : f32
      linalg.yield %121 : f32
    } -> tensor<11x4xf32>
    %113 = tensor.empty() : tensor<4x2x9x3xf32>
    %114 = linalg.fill ins(%cst_6 : f32) outs(%113 : tensor<4x2x9x3xf32>) -> tensor<4x2x9x3xf32>
    %115 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%112, %arg0 : tensor<11x4xf32>, tensor<2x9x11x3xf32>) outs(%114 : tensor<4x2x9x3xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %121 = arith.mulf %in, %in_13 : f32
      %122 = arith.addf %out, %121 : f32
      linalg.yield %122 : f32
    } -> tensor<4x2x9x3xf32>
    %116 = tensor.empty() : tensor<4x2x3x5xf32>
    %117 = linalg.fill ins(%cst_6 : f32) outs(%116 : tensor<4x2x3x5xf32>) -> tensor<4x2x3x5xf32>
    %118 = linalg.generic {indexing_maps = [#map11, #map12, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%115, %57 : tensor<4x2x9x3xf32>, tensor<9x5xf32>) outs(%117 : tensor<4x2x3x5xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %121 = arith.mulf %in, %in_13 : f32
      %122 = arith.addf %out, %121 : f32
      linalg.yield %122 : f32
    } -> tensor<4x2x3x5xf32>
    %119 = tensor.empty() : tensor<2x5x4x3xf32>
    %120 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<4x2x3x5xf32>) outs(%119 : tensor<2x5x4x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5x4x3xf32>
    return %120 : tensor<2x5x4x3xf32>
  }
}

