#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_jax_complex_gated_recurrence_projected_real_part_grads {
  func.func public @main(%arg0: tensor<6x4xcomplex<f32>>, %arg1: tensor<4xcomplex<f32>>, %arg2: tensor<6x4xf32>, %arg3: tensor<4x5xcomplex<f32>>) -> (tensor<f32>, tensor<6x4xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %cst_1 = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 0x7F800000 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<6x5xf32>
    %0 = tensor.empty() : tensor<6x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6x4xf32>) outs(%0 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %2 = tensor.empty() : tensor<6x4xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6x4xf32>) outs(%2 : tensor<6x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %657 = arith.cmpf une, %in, %in : f32
      linalg.yield %657 : i1
    } -> tensor<6x4xi1>
    %4 = tensor.empty() : tensor<6x4xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6x4xf32>) outs(%4 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = arith.addf %in, %cst_4 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %6 = tensor.empty() : tensor<6x4xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6x4xf32>) outs(%6 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = math.absf %in : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %8 = tensor.empty() : tensor<6x4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<6x4xf32>) outs(%8 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = arith.negf %in : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %10 = tensor.empty() : tensor<6x4xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<6x4xf32>) outs(%10 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = math.exp %in : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %12 = tensor.empty() : tensor<6x4xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<6x4xf32>) outs(%12 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = math.log1p %in : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %14 = tensor.empty() : tensor<6x4xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %13 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%14 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %16 = tensor.empty() : tensor<6x4xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %15 : tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) outs(%16 : tensor<6x4xf32>) {
    ^bb0(%in: i1, %in_52: f32, %in_53: f32, %out: f32):
      %657 = arith.select %in, %in_52, %in_53 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %18 = tensor.empty() : tensor<6x4xi1>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6x4xf32>) outs(%18 : tensor<6x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %657 = arith.cmpf oeq, %in, %cst_3 : f32
      linalg.yield %657 : i1
    } -> tensor<6x4xi1>
    %20 = tensor.empty() : tensor<6x4xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %arg2 : tensor<6x4xi1>, tensor<6x4xf32>) outs(%20 : tensor<6x4xf32>) {
    ^bb0(%in: i1, %in_52: f32, %out: f32):
      %657 = arith.select %in, %cst_4, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %22 = tensor.empty() : tensor<6x4xi1>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<6x4xf32>) outs(%22 : tensor<6x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %657 = arith.cmpf oeq, %in, %cst_3 : f32
      linalg.yield %657 : i1
    } -> tensor<6x4xi1>
    %24 = tensor.empty() : tensor<6x4xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %17 : tensor<6x4xi1>, tensor<6x4xf32>) outs(%24 : tensor<6x4xf32>) {
    ^bb0(%in: i1, %in_52: f32, %out: f32):
      %657 = arith.select %in, %cst_4, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %26 = tensor.empty() : tensor<6x4xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %25 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%26 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %28 = tensor.empty() : tensor<6x4xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<6x4xf32>) outs(%28 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = math.exp %in : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %30 = tensor.empty() : tensor<6x4xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<6x4xf32>) outs(%30 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = arith.negf %in : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %32 = tensor.empty() : tensor<6x4xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<6x4xf32>) outs(%32 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = math.exp %in : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %34 = tensor.empty() : tensor<4xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xcomplex<f32>>) outs(%34 : tensor<4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<4xf32>
    %36 = tensor.empty() : tensor<4xcomplex<f32>>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%35 : tensor<4xf32>) outs(%36 : tensor<4xcomplex<f32>>) {
    ^bb0(%in: f32, %out: complex<f32>):
      %657 = complex.create %in, %cst_4 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<4xcomplex<f32>>
    %38 = tensor.empty() : tensor<4xf32>
    %39 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%38 : tensor<4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_4 : f32
    } -> tensor<4xf32>
    %40 = tensor.empty() : tensor<4xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%37 : tensor<4xcomplex<f32>>) outs(%40 : tensor<4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<4xf32>
    %42 = tensor.empty() : tensor<4xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%39, %41 : tensor<4xf32>, tensor<4xf32>) outs(%42 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<4xf32>
    %44 = tensor.empty() : tensor<4xf32>
    %45 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%44 : tensor<4xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_2 : f32
    } -> tensor<4xf32>
    %46 = tensor.empty() : tensor<4xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%37 : tensor<4xcomplex<f32>>) outs(%46 : tensor<4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<4xf32>
    %48 = tensor.empty() : tensor<4xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%45, %47 : tensor<4xf32>, tensor<4xf32>) outs(%48 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<4xf32>
    %50 = tensor.empty() : tensor<4xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%43, %49 : tensor<4xf32>, tensor<4xf32>) outs(%50 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<4xf32>
    %52 = tensor.empty() : tensor<4xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%39, %47 : tensor<4xf32>, tensor<4xf32>) outs(%52 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<4xf32>
    %54 = tensor.empty() : tensor<4xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%45, %41 : tensor<4xf32>, tensor<4xf32>) outs(%54 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<4xf32>
    %56 = tensor.empty() : tensor<4xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%53, %55 : tensor<4xf32>, tensor<4xf32>) outs(%56 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<4xf32>
    %58 = tensor.empty() : tensor<4xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%57 : tensor<4xf32>) outs(%58 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = math.cos %in : f32
      linalg.yield %657 : f32
    } -> tensor<4xf32>
    %60 = tensor.empty() : tensor<4xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%51 : tensor<4xf32>) outs(%60 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = math.exp %in : f32
      linalg.yield %657 : f32
    } -> tensor<4xf32>
    %62 = tensor.empty() : tensor<4xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%59, %61 : tensor<4xf32>, tensor<4xf32>) outs(%62 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<4xf32>
    %64 = tensor.empty() : tensor<4xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%57 : tensor<4xf32>) outs(%64 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = math.sin %in : f32
      linalg.yield %657 : f32
    } -> tensor<4xf32>
    %66 = tensor.empty() : tensor<4xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%65, %61 : tensor<4xf32>, tensor<4xf32>) outs(%66 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<4xf32>
    %68 = tensor.empty() : tensor<6x4xcomplex<f32>>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<6x4xf32>) outs(%68 : tensor<6x4xcomplex<f32>>) {
    ^bb0(%in: f32, %out: complex<f32>):
      %657 = complex.create %in, %cst_4 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<6x4xcomplex<f32>>
    %70 = tensor.empty() : tensor<6x4xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<6x4xcomplex<f32>>) outs(%70 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %72 = tensor.empty() : tensor<6x4xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<4xf32>) outs(%72 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %74 = tensor.empty() : tensor<6x4xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %73 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%74 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %76 = tensor.empty() : tensor<6x4xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<6x4xcomplex<f32>>) outs(%76 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %78 = tensor.empty() : tensor<6x4xf32>
    %79 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<4xf32>) outs(%78 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x4xf32>
    %80 = tensor.empty() : tensor<6x4xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%77, %79 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%80 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %82 = tensor.empty() : tensor<6x4xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%75, %81 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%82 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %84 = tensor.empty() : tensor<6x4xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %79 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%84 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %86 = tensor.empty() : tensor<6x4xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%77, %73 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%86 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %88 = tensor.empty() : tensor<6x4xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%85, %87 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%88 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %90 = tensor.empty() : tensor<6x4xcomplex<f32>>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%83, %89 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%90 : tensor<6x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<6x4xcomplex<f32>>
    %92 = tensor.empty() : tensor<6x4xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6x4xf32>) outs(%92 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = arith.subf %cst_2, %in : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %94 = tensor.empty() : tensor<6x4xcomplex<f32>>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<6x4xf32>) outs(%94 : tensor<6x4xcomplex<f32>>) {
    ^bb0(%in: f32, %out: complex<f32>):
      %657 = complex.create %in, %cst_4 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<6x4xcomplex<f32>>
    %96 = tensor.empty() : tensor<6x4xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x4xcomplex<f32>>) outs(%96 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %98 = tensor.empty() : tensor<6x4xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<6x4xcomplex<f32>>) outs(%98 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %100 = tensor.empty() : tensor<6x4xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %99 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%100 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %102 = tensor.empty() : tensor<6x4xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x4xcomplex<f32>>) outs(%102 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %104 = tensor.empty() : tensor<6x4xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<6x4xcomplex<f32>>) outs(%104 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %106 = tensor.empty() : tensor<6x4xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%103, %105 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%106 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %108 = tensor.empty() : tensor<6x4xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%101, %107 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%108 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %110 = tensor.empty() : tensor<6x4xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %105 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%110 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %112 = tensor.empty() : tensor<6x4xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%103, %99 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%112 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %114 = tensor.empty() : tensor<6x4xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%111, %113 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%114 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %116 = tensor.empty() : tensor<6x4xcomplex<f32>>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%109, %115 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%116 : tensor<6x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<6x4xcomplex<f32>>
    %extracted_slice = tensor.extract_slice %91[0, 0] [3, 4] [2, 1] : tensor<6x4xcomplex<f32>> to tensor<3x4xcomplex<f32>>
    %extracted_slice_6 = tensor.extract_slice %117[0, 0] [3, 4] [2, 1] : tensor<6x4xcomplex<f32>> to tensor<3x4xcomplex<f32>>
    %extracted_slice_7 = tensor.extract_slice %91[1, 0] [3, 4] [2, 1] : tensor<6x4xcomplex<f32>> to tensor<3x4xcomplex<f32>>
    %extracted_slice_8 = tensor.extract_slice %117[1, 0] [3, 4] [2, 1] : tensor<6x4xcomplex<f32>> to tensor<3x4xcomplex<f32>>
    %118 = tensor.empty() : tensor<3x4xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<3x4xcomplex<f32>>) outs(%118 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %120 = tensor.empty() : tensor<3x4xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_7 : tensor<3x4xcomplex<f32>>) outs(%120 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %122 = tensor.empty() : tensor<3x4xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%119, %121 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%122 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %124 = tensor.empty() : tensor<3x4xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<3x4xcomplex<f32>>) outs(%124 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %126 = tensor.empty() : tensor<3x4xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_7 : tensor<3x4xcomplex<f32>>) outs(%126 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %128 = tensor.empty() : tensor<3x4xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%125, %127 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%128 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %130 = tensor.empty() : tensor<3x4xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%123, %129 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%130 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %132 = tensor.empty() : tensor<3x4xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%119, %127 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%132 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %134 = tensor.empty() : tensor<3x4xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%125, %121 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%134 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %136 = tensor.empty() : tensor<3x4xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%133, %135 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%136 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %138 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %139 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%131, %137 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%138 : tensor<3x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<3x4xcomplex<f32>>
    %140 = tensor.empty() : tensor<3x4xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<3x4xcomplex<f32>>) outs(%140 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %142 = tensor.empty() : tensor<3x4xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %141 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%142 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %144 = tensor.empty() : tensor<3x4xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<3x4xcomplex<f32>>) outs(%144 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %146 = tensor.empty() : tensor<3x4xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %145 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%146 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %148 = tensor.empty() : tensor<3x4xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%143, %147 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%148 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %150 = tensor.empty() : tensor<3x4xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %145 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%150 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %152 = tensor.empty() : tensor<3x4xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %141 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%152 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %154 = tensor.empty() : tensor<3x4xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%151, %153 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%154 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %156 = tensor.empty() : tensor<3x4xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8 : tensor<3x4xcomplex<f32>>) outs(%156 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %158 = tensor.empty() : tensor<3x4xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%149, %157 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%158 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %160 = tensor.empty() : tensor<3x4xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8 : tensor<3x4xcomplex<f32>>) outs(%160 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %162 = tensor.empty() : tensor<3x4xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%155, %161 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%162 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %164 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %165 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%159, %163 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%164 : tensor<3x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<3x4xcomplex<f32>>
    %extracted_slice_9 = tensor.extract_slice %165[0, 0] [1, 4] [2, 1] : tensor<3x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %extracted_slice_10 = tensor.extract_slice %139[1, 0] [1, 4] [2, 1] : tensor<3x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %extracted_slice_11 = tensor.extract_slice %165[1, 0] [1, 4] [2, 1] : tensor<3x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %166 = tensor.empty() : tensor<1x4xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_10 : tensor<1x4xcomplex<f32>>) outs(%166 : tensor<1x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %168 = tensor.empty() : tensor<1x4xf32>
    %169 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9 : tensor<1x4xcomplex<f32>>) outs(%168 : tensor<1x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %170 = tensor.empty() : tensor<1x4xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%167, %169 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%170 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %172 = tensor.empty() : tensor<1x4xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_10 : tensor<1x4xcomplex<f32>>) outs(%172 : tensor<1x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %174 = tensor.empty() : tensor<1x4xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9 : tensor<1x4xcomplex<f32>>) outs(%174 : tensor<1x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %176 = tensor.empty() : tensor<1x4xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%173, %175 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%176 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %178 = tensor.empty() : tensor<1x4xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%171, %177 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%178 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %180 = tensor.empty() : tensor<1x4xf32>
    %181 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%167, %175 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%180 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %182 = tensor.empty() : tensor<1x4xf32>
    %183 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%173, %169 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%182 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %184 = tensor.empty() : tensor<1x4xf32>
    %185 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%181, %183 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%184 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %186 = tensor.empty() : tensor<1x4xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_11 : tensor<1x4xcomplex<f32>>) outs(%186 : tensor<1x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %188 = tensor.empty() : tensor<1x4xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%179, %187 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%188 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %190 = tensor.empty() : tensor<1x4xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_11 : tensor<1x4xcomplex<f32>>) outs(%190 : tensor<1x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %192 = tensor.empty() : tensor<1x4xf32>
    %193 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%185, %191 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%192 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %194 = tensor.empty() : tensor<1x4xcomplex<f32>>
    %195 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%189, %193 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%194 : tensor<1x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<1x4xcomplex<f32>>
    %extracted_slice_12 = tensor.extract_slice %139[2, 0] [1, 4] [2, 1] : tensor<3x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %extracted_slice_13 = tensor.extract_slice %165[2, 0] [1, 4] [2, 1] : tensor<3x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %196 = tensor.empty() : tensor<1x4xf32>
    %197 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_12 : tensor<1x4xcomplex<f32>>) outs(%196 : tensor<1x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %198 = tensor.empty() : tensor<1x4xf32>
    %199 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%197, %189 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%198 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %200 = tensor.empty() : tensor<1x4xf32>
    %201 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_12 : tensor<1x4xcomplex<f32>>) outs(%200 : tensor<1x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %202 = tensor.empty() : tensor<1x4xf32>
    %203 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%201, %193 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%202 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %204 = tensor.empty() : tensor<1x4xf32>
    %205 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%199, %203 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%204 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %206 = tensor.empty() : tensor<1x4xf32>
    %207 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%197, %193 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%206 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %208 = tensor.empty() : tensor<1x4xf32>
    %209 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%201, %189 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%208 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %210 = tensor.empty() : tensor<1x4xf32>
    %211 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%207, %209 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%210 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %212 = tensor.empty() : tensor<1x4xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_13 : tensor<1x4xcomplex<f32>>) outs(%212 : tensor<1x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %214 = tensor.empty() : tensor<1x4xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%205, %213 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%214 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %216 = tensor.empty() : tensor<1x4xf32>
    %217 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_13 : tensor<1x4xcomplex<f32>>) outs(%216 : tensor<1x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %218 = tensor.empty() : tensor<1x4xf32>
    %219 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%211, %217 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%218 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %220 = tensor.empty() : tensor<1x4xcomplex<f32>>
    %221 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%215, %219 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%220 : tensor<1x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<1x4xcomplex<f32>>
    %extracted_slice_14 = tensor.extract_slice %165[0, 0] [1, 4] [1, 1] : tensor<3x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %222 = tensor.empty() : tensor<2x4xcomplex<f32>>
    %inserted_slice = tensor.insert_slice %extracted_slice_14 into %222[0, 0] [1, 4] [1, 1] : tensor<1x4xcomplex<f32>> into tensor<2x4xcomplex<f32>>
    %inserted_slice_15 = tensor.insert_slice %221 into %inserted_slice[1, 0] [1, 4] [1, 1] : tensor<1x4xcomplex<f32>> into tensor<2x4xcomplex<f32>>
    %223 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %224 = linalg.fill ins(%cst_1 : complex<f32>) outs(%223 : tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %inserted_slice_16 = tensor.insert_slice %inserted_slice_15 into %224[0, 0] [2, 4] [2, 1] : tensor<2x4xcomplex<f32>> into tensor<3x4xcomplex<f32>>
    %225 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %226 = linalg.fill ins(%cst_1 : complex<f32>) outs(%225 : tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %inserted_slice_17 = tensor.insert_slice %195 into %226[1, 0] [1, 4] [2, 1] : tensor<1x4xcomplex<f32>> into tensor<3x4xcomplex<f32>>
    %227 = tensor.empty() : tensor<3x4xf32>
    %228 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_16 : tensor<3x4xcomplex<f32>>) outs(%227 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %229 = tensor.empty() : tensor<3x4xf32>
    %230 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_17 : tensor<3x4xcomplex<f32>>) outs(%229 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %231 = tensor.empty() : tensor<3x4xf32>
    %232 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%228, %230 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%231 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %233 = tensor.empty() : tensor<3x4xf32>
    %234 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_16 : tensor<3x4xcomplex<f32>>) outs(%233 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %235 = tensor.empty() : tensor<3x4xf32>
    %236 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_17 : tensor<3x4xcomplex<f32>>) outs(%235 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %237 = tensor.empty() : tensor<3x4xf32>
    %238 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%234, %236 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%237 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %239 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %240 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%232, %238 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%239 : tensor<3x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<3x4xcomplex<f32>>
    %extracted_slice_18 = tensor.extract_slice %240[0, 0] [2, 4] [1, 1] : tensor<3x4xcomplex<f32>> to tensor<2x4xcomplex<f32>>
    %extracted_slice_19 = tensor.extract_slice %91[2, 0] [2, 4] [2, 1] : tensor<6x4xcomplex<f32>> to tensor<2x4xcomplex<f32>>
    %extracted_slice_20 = tensor.extract_slice %117[2, 0] [2, 4] [2, 1] : tensor<6x4xcomplex<f32>> to tensor<2x4xcomplex<f32>>
    %241 = tensor.empty() : tensor<2x4xf32>
    %242 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_19 : tensor<2x4xcomplex<f32>>) outs(%241 : tensor<2x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %243 = tensor.empty() : tensor<2x4xf32>
    %244 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_18 : tensor<2x4xcomplex<f32>>) outs(%243 : tensor<2x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %245 = tensor.empty() : tensor<2x4xf32>
    %246 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%242, %244 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%245 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %247 = tensor.empty() : tensor<2x4xf32>
    %248 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_19 : tensor<2x4xcomplex<f32>>) outs(%247 : tensor<2x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %249 = tensor.empty() : tensor<2x4xf32>
    %250 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_18 : tensor<2x4xcomplex<f32>>) outs(%249 : tensor<2x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %251 = tensor.empty() : tensor<2x4xf32>
    %252 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%248, %250 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%251 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %253 = tensor.empty() : tensor<2x4xf32>
    %254 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%246, %252 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%253 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %255 = tensor.empty() : tensor<2x4xf32>
    %256 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%242, %250 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%255 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %257 = tensor.empty() : tensor<2x4xf32>
    %258 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%248, %244 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%257 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %259 = tensor.empty() : tensor<2x4xf32>
    %260 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%256, %258 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%259 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %261 = tensor.empty() : tensor<2x4xf32>
    %262 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x4xcomplex<f32>>) outs(%261 : tensor<2x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %263 = tensor.empty() : tensor<2x4xf32>
    %264 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%254, %262 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%263 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %265 = tensor.empty() : tensor<2x4xf32>
    %266 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_20 : tensor<2x4xcomplex<f32>>) outs(%265 : tensor<2x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %267 = tensor.empty() : tensor<2x4xf32>
    %268 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%260, %266 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%267 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %269 = tensor.empty() : tensor<2x4xcomplex<f32>>
    %270 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%264, %268 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%269 : tensor<2x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<2x4xcomplex<f32>>
    %extracted_slice_21 = tensor.extract_slice %117[0, 0] [1, 4] [1, 1] : tensor<6x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %271 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %inserted_slice_22 = tensor.insert_slice %extracted_slice_21 into %271[0, 0] [1, 4] [1, 1] : tensor<1x4xcomplex<f32>> into tensor<3x4xcomplex<f32>>
    %inserted_slice_23 = tensor.insert_slice %270 into %inserted_slice_22[1, 0] [2, 4] [1, 1] : tensor<2x4xcomplex<f32>> into tensor<3x4xcomplex<f32>>
    %272 = tensor.empty() : tensor<6x4xcomplex<f32>>
    %273 = linalg.fill ins(%cst_1 : complex<f32>) outs(%272 : tensor<6x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %inserted_slice_24 = tensor.insert_slice %inserted_slice_23 into %273[0, 0] [3, 4] [2, 1] : tensor<3x4xcomplex<f32>> into tensor<6x4xcomplex<f32>>
    %274 = tensor.empty() : tensor<6x4xcomplex<f32>>
    %275 = linalg.fill ins(%cst_1 : complex<f32>) outs(%274 : tensor<6x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %inserted_slice_25 = tensor.insert_slice %240 into %275[1, 0] [3, 4] [2, 1] : tensor<3x4xcomplex<f32>> into tensor<6x4xcomplex<f32>>
    %276 = tensor.empty() : tensor<6x4xf32>
    %277 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_24 : tensor<6x4xcomplex<f32>>) outs(%276 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %278 = tensor.empty() : tensor<6x4xf32>
    %279 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_25 : tensor<6x4xcomplex<f32>>) outs(%278 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %280 = tensor.empty() : tensor<6x4xf32>
    %281 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%277, %279 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%280 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %282 = tensor.empty() : tensor<6x4xf32>
    %283 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_24 : tensor<6x4xcomplex<f32>>) outs(%282 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %284 = tensor.empty() : tensor<6x4xf32>
    %285 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_25 : tensor<6x4xcomplex<f32>>) outs(%284 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %286 = tensor.empty() : tensor<6x4xf32>
    %287 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%283, %285 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%286 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %288 = tensor.empty() : tensor<4x5xcomplex<f32>>
    %289 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%288 : tensor<4x5xcomplex<f32>>) {
    ^bb0(%out: complex<f32>):
      %657 = complex.create %cst_0, %cst_4 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<4x5xcomplex<f32>>
    %290 = tensor.empty() : tensor<4x5xf32>
    %291 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x5xcomplex<f32>>) outs(%290 : tensor<4x5xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<4x5xf32>
    %292 = tensor.empty() : tensor<4x5xf32>
    %293 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%289 : tensor<4x5xcomplex<f32>>) outs(%292 : tensor<4x5xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<4x5xf32>
    %294 = tensor.empty() : tensor<4x5xf32>
    %295 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%291, %293 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%294 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<4x5xf32>
    %296 = tensor.empty() : tensor<4x5xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x5xcomplex<f32>>) outs(%296 : tensor<4x5xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<4x5xf32>
    %298 = tensor.empty() : tensor<4x5xf32>
    %299 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%289 : tensor<4x5xcomplex<f32>>) outs(%298 : tensor<4x5xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<4x5xf32>
    %300 = tensor.empty() : tensor<4x5xf32>
    %301 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%297, %299 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%300 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<4x5xf32>
    %302 = tensor.empty() : tensor<4x5xf32>
    %303 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%295, %301 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%302 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<4x5xf32>
    %304 = tensor.empty() : tensor<4x5xf32>
    %305 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%291, %299 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%304 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<4x5xf32>
    %306 = tensor.empty() : tensor<4x5xf32>
    %307 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%297, %293 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%306 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<4x5xf32>
    %308 = tensor.empty() : tensor<4x5xf32>
    %309 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%305, %307 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%308 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<4x5xf32>
    %310 = tensor.empty() : tensor<4x5xcomplex<f32>>
    %311 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%303, %309 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%310 : tensor<4x5xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<4x5xcomplex<f32>>
    %312 = tensor.empty() : tensor<6x5xf32>
    %313 = linalg.fill ins(%cst_4 : f32) outs(%312 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %314 = linalg.matmul ins(%281, %303 : tensor<6x4xf32>, tensor<4x5xf32>) outs(%313 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %315 = tensor.empty() : tensor<6x5xf32>
    %316 = linalg.fill ins(%cst_4 : f32) outs(%315 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %317 = linalg.matmul ins(%287, %309 : tensor<6x4xf32>, tensor<4x5xf32>) outs(%316 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %318 = tensor.empty() : tensor<6x5xf32>
    %319 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%314, %317 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%318 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x5xf32>
    %320 = tensor.empty() : tensor<6x5xf32>
    %321 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%319 : tensor<6x5xf32>) outs(%320 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = arith.mulf %in, %in : f32
      linalg.yield %657 : f32
    } -> tensor<6x5xf32>
    %322 = tensor.empty() : tensor<6x5xf32>
    %323 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%319 : tensor<6x5xf32>) outs(%322 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = arith.mulf %in, %cst : f32
      linalg.yield %657 : f32
    } -> tensor<6x5xf32>
    %324 = tensor.empty() : tensor<f32>
    %325 = linalg.fill ins(%cst_4 : f32) outs(%324 : tensor<f32>) -> tensor<f32>
    %326 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction"]} ins(%321 : tensor<6x5xf32>) outs(%325 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = arith.addf %out, %in : f32
      linalg.yield %657 : f32
    } -> tensor<f32>
    %327 = tensor.empty() : tensor<5x4xcomplex<f32>>
    %328 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%311 : tensor<4x5xcomplex<f32>>) outs(%327 : tensor<5x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<5x4xcomplex<f32>>
    %329 = tensor.empty() : tensor<5x4xf32>
    %330 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%328 : tensor<5x4xcomplex<f32>>) outs(%329 : tensor<5x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<5x4xf32>
    %331 = tensor.empty() : tensor<5x4xf32>
    %332 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%328 : tensor<5x4xcomplex<f32>>) outs(%331 : tensor<5x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<5x4xf32>
    %333 = tensor.empty() : tensor<6x4xf32>
    %334 = linalg.fill ins(%cst_4 : f32) outs(%333 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %335 = linalg.matmul ins(%323, %330 : tensor<6x5xf32>, tensor<5x4xf32>) outs(%334 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %336 = tensor.empty() : tensor<6x4xf32>
    %337 = linalg.fill ins(%cst_4 : f32) outs(%336 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %338 = linalg.matmul ins(%cst_5, %332 : tensor<6x5xf32>, tensor<5x4xf32>) outs(%337 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %339 = tensor.empty() : tensor<6x4xf32>
    %340 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%335, %338 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%339 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %341 = tensor.empty() : tensor<6x4xf32>
    %342 = linalg.fill ins(%cst_4 : f32) outs(%341 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %343 = linalg.matmul ins(%323, %332 : tensor<6x5xf32>, tensor<5x4xf32>) outs(%342 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %344 = tensor.empty() : tensor<6x4xf32>
    %345 = linalg.fill ins(%cst_4 : f32) outs(%344 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %346 = linalg.matmul ins(%cst_5, %330 : tensor<6x5xf32>, tensor<5x4xf32>) outs(%345 : tensor<6x4xf32>) -> tensor<6x4xf32>
    %347 = tensor.empty() : tensor<6x4xf32>
    %348 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%343, %346 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%347 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %349 = tensor.empty() : tensor<6x4xcomplex<f32>>
    %350 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%340, %348 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%349 : tensor<6x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<6x4xcomplex<f32>>
    %extracted_slice_26 = tensor.extract_slice %350[1, 0] [5, 4] [1, 1] : tensor<6x4xcomplex<f32>> to tensor<5x4xcomplex<f32>>
    %extracted_slice_27 = tensor.extract_slice %extracted_slice_26[0, 0] [3, 4] [2, 1] : tensor<5x4xcomplex<f32>> to tensor<3x4xcomplex<f32>>
    %padded = tensor.pad %350 low[0, 0] high[1, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %cst_1 : complex<f32>
    } : tensor<6x4xcomplex<f32>> to tensor<7x4xcomplex<f32>>
    %extracted_slice_28 = tensor.extract_slice %padded[0, 0] [5, 4] [1, 1] : tensor<7x4xcomplex<f32>> to tensor<5x4xcomplex<f32>>
    %extracted_slice_29 = tensor.extract_slice %extracted_slice_28[0, 0] [3, 4] [2, 1] : tensor<5x4xcomplex<f32>> to tensor<3x4xcomplex<f32>>
    %extracted_slice_30 = tensor.extract_slice %extracted_slice_29[0, 0] [1, 4] [1, 1] : tensor<3x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %extracted_slice_31 = tensor.extract_slice %extracted_slice_29[1, 0] [2, 4] [1, 1] : tensor<3x4xcomplex<f32>> to tensor<2x4xcomplex<f32>>
    %padded_32 = tensor.pad %extracted_slice_30 low[0, 0] high[5, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %cst_1 : complex<f32>
    } : tensor<1x4xcomplex<f32>> to tensor<6x4xcomplex<f32>>
    %351 = tensor.empty() : tensor<2x4xf32>
    %352 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_31 : tensor<2x4xcomplex<f32>>) outs(%351 : tensor<2x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %353 = tensor.empty() : tensor<2x4xf32>
    %354 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%242, %352 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%353 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %355 = tensor.empty() : tensor<2x4xf32>
    %356 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_31 : tensor<2x4xcomplex<f32>>) outs(%355 : tensor<2x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %357 = tensor.empty() : tensor<2x4xf32>
    %358 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%248, %356 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%357 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %359 = tensor.empty() : tensor<2x4xf32>
    %360 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%354, %358 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%359 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %361 = tensor.empty() : tensor<2x4xf32>
    %362 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%242, %356 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%361 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %363 = tensor.empty() : tensor<2x4xf32>
    %364 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%248, %352 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%363 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %365 = tensor.empty() : tensor<2x4xf32>
    %366 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%362, %364 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%365 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %367 = tensor.empty() : tensor<2x4xcomplex<f32>>
    %368 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%360, %366 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%367 : tensor<2x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<2x4xcomplex<f32>>
    %369 = tensor.empty() : tensor<2x4xf32>
    %370 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%352, %244 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%369 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %371 = tensor.empty() : tensor<2x4xf32>
    %372 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%356, %250 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%371 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %373 = tensor.empty() : tensor<2x4xf32>
    %374 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%370, %372 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%373 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %375 = tensor.empty() : tensor<2x4xf32>
    %376 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%352, %250 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%375 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %377 = tensor.empty() : tensor<2x4xf32>
    %378 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%356, %244 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%377 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %379 = tensor.empty() : tensor<2x4xf32>
    %380 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%376, %378 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%379 : tensor<2x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<2x4xf32>
    %381 = tensor.empty() : tensor<2x4xcomplex<f32>>
    %382 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%374, %380 : tensor<2x4xf32>, tensor<2x4xf32>) outs(%381 : tensor<2x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<2x4xcomplex<f32>>
    %383 = tensor.empty() : tensor<6x4xcomplex<f32>>
    %384 = linalg.fill ins(%cst_1 : complex<f32>) outs(%383 : tensor<6x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %inserted_slice_33 = tensor.insert_slice %extracted_slice_31 into %384[2, 0] [2, 4] [2, 1] : tensor<2x4xcomplex<f32>> into tensor<6x4xcomplex<f32>>
    %385 = tensor.empty() : tensor<6x4xf32>
    %386 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%padded_32 : tensor<6x4xcomplex<f32>>) outs(%385 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %387 = tensor.empty() : tensor<6x4xf32>
    %388 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_33 : tensor<6x4xcomplex<f32>>) outs(%387 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %389 = tensor.empty() : tensor<6x4xf32>
    %390 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%386, %388 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%389 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %391 = tensor.empty() : tensor<6x4xf32>
    %392 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%padded_32 : tensor<6x4xcomplex<f32>>) outs(%391 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %393 = tensor.empty() : tensor<6x4xf32>
    %394 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_33 : tensor<6x4xcomplex<f32>>) outs(%393 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %395 = tensor.empty() : tensor<6x4xf32>
    %396 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%392, %394 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%395 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %397 = tensor.empty() : tensor<6x4xcomplex<f32>>
    %398 = linalg.fill ins(%cst_1 : complex<f32>) outs(%397 : tensor<6x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %inserted_slice_34 = tensor.insert_slice %382 into %398[2, 0] [2, 4] [2, 1] : tensor<2x4xcomplex<f32>> into tensor<6x4xcomplex<f32>>
    %padded_35 = tensor.pad %368 low[0, 0] high[1, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %cst_1 : complex<f32>
    } : tensor<2x4xcomplex<f32>> to tensor<3x4xcomplex<f32>>
    %399 = tensor.empty() : tensor<3x4xf32>
    %400 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_27 : tensor<3x4xcomplex<f32>>) outs(%399 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %401 = tensor.empty() : tensor<3x4xf32>
    %402 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%padded_35 : tensor<3x4xcomplex<f32>>) outs(%401 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %403 = tensor.empty() : tensor<3x4xf32>
    %404 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%400, %402 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%403 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %405 = tensor.empty() : tensor<3x4xf32>
    %406 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_27 : tensor<3x4xcomplex<f32>>) outs(%405 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %407 = tensor.empty() : tensor<3x4xf32>
    %408 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%padded_35 : tensor<3x4xcomplex<f32>>) outs(%407 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %409 = tensor.empty() : tensor<3x4xf32>
    %410 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%406, %408 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%409 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %411 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %412 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%404, %410 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%411 : tensor<3x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<3x4xcomplex<f32>>
    %padded_36 = tensor.pad %412 low[0, 0] high[1, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %cst_1 : complex<f32>
    } : tensor<3x4xcomplex<f32>> to tensor<4x4xcomplex<f32>>
    %extracted_slice_37 = tensor.extract_slice %padded_36[1, 0] [1, 4] [1, 1] : tensor<4x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %extracted_slice_38 = tensor.extract_slice %extracted_slice_37[0, 0] [1, 4] [2, 1] : tensor<1x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %extracted_slice_39 = tensor.extract_slice %412[0, 0] [2, 4] [2, 1] : tensor<3x4xcomplex<f32>> to tensor<2x4xcomplex<f32>>
    %extracted_slice_40 = tensor.extract_slice %extracted_slice_39[0, 0] [1, 4] [1, 1] : tensor<2x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %extracted_slice_41 = tensor.extract_slice %extracted_slice_39[1, 0] [1, 4] [1, 1] : tensor<2x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %padded_42 = tensor.pad %extracted_slice_40 low[0, 0] high[2, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %cst_1 : complex<f32>
    } : tensor<1x4xcomplex<f32>> to tensor<3x4xcomplex<f32>>
    %413 = tensor.empty() : tensor<1x4xf32>
    %414 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_41 : tensor<1x4xcomplex<f32>>) outs(%413 : tensor<1x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %415 = tensor.empty() : tensor<1x4xf32>
    %416 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%197, %414 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%415 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %417 = tensor.empty() : tensor<1x4xf32>
    %418 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_41 : tensor<1x4xcomplex<f32>>) outs(%417 : tensor<1x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %419 = tensor.empty() : tensor<1x4xf32>
    %420 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%201, %418 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%419 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %421 = tensor.empty() : tensor<1x4xf32>
    %422 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%416, %420 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%421 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %423 = tensor.empty() : tensor<1x4xf32>
    %424 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%197, %418 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%423 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %425 = tensor.empty() : tensor<1x4xf32>
    %426 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%201, %414 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%425 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %427 = tensor.empty() : tensor<1x4xf32>
    %428 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%424, %426 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%427 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %429 = tensor.empty() : tensor<1x4xf32>
    %430 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_38 : tensor<1x4xcomplex<f32>>) outs(%429 : tensor<1x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %431 = tensor.empty() : tensor<1x4xf32>
    %432 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%430, %422 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%431 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %433 = tensor.empty() : tensor<1x4xf32>
    %434 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_38 : tensor<1x4xcomplex<f32>>) outs(%433 : tensor<1x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %435 = tensor.empty() : tensor<1x4xf32>
    %436 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%434, %428 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%435 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %437 = tensor.empty() : tensor<1x4xcomplex<f32>>
    %438 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%432, %436 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%437 : tensor<1x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<1x4xcomplex<f32>>
    %439 = tensor.empty() : tensor<1x4xf32>
    %440 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%414, %189 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%439 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %441 = tensor.empty() : tensor<1x4xf32>
    %442 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%418, %193 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%441 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %443 = tensor.empty() : tensor<1x4xf32>
    %444 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%440, %442 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%443 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %445 = tensor.empty() : tensor<1x4xf32>
    %446 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%414, %193 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%445 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %447 = tensor.empty() : tensor<1x4xf32>
    %448 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%418, %189 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%447 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %449 = tensor.empty() : tensor<1x4xf32>
    %450 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%446, %448 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%449 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %451 = tensor.empty() : tensor<1x4xcomplex<f32>>
    %452 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%444, %450 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%451 : tensor<1x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<1x4xcomplex<f32>>
    %453 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %454 = linalg.fill ins(%cst_1 : complex<f32>) outs(%453 : tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %inserted_slice_43 = tensor.insert_slice %extracted_slice_41 into %454[2, 0] [1, 4] [2, 1] : tensor<1x4xcomplex<f32>> into tensor<3x4xcomplex<f32>>
    %455 = tensor.empty() : tensor<3x4xf32>
    %456 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%padded_42 : tensor<3x4xcomplex<f32>>) outs(%455 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %457 = tensor.empty() : tensor<3x4xf32>
    %458 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_43 : tensor<3x4xcomplex<f32>>) outs(%457 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %459 = tensor.empty() : tensor<3x4xf32>
    %460 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%456, %458 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%459 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %461 = tensor.empty() : tensor<3x4xf32>
    %462 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%padded_42 : tensor<3x4xcomplex<f32>>) outs(%461 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %463 = tensor.empty() : tensor<3x4xf32>
    %464 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_43 : tensor<3x4xcomplex<f32>>) outs(%463 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %465 = tensor.empty() : tensor<3x4xf32>
    %466 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%462, %464 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%465 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %467 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %468 = linalg.fill ins(%cst_1 : complex<f32>) outs(%467 : tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %inserted_slice_44 = tensor.insert_slice %452 into %468[2, 0] [1, 4] [2, 1] : tensor<1x4xcomplex<f32>> into tensor<3x4xcomplex<f32>>
    %469 = tensor.empty() : tensor<1x4xf32>
    %470 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%167, %432 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%469 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %471 = tensor.empty() : tensor<1x4xf32>
    %472 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%173, %436 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%471 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %473 = tensor.empty() : tensor<1x4xf32>
    %474 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%470, %472 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%473 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %475 = tensor.empty() : tensor<1x4xf32>
    %476 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%167, %436 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%475 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %477 = tensor.empty() : tensor<1x4xf32>
    %478 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%173, %432 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%477 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %479 = tensor.empty() : tensor<1x4xf32>
    %480 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%476, %478 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%479 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %481 = tensor.empty() : tensor<1x4xcomplex<f32>>
    %482 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%474, %480 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%481 : tensor<1x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<1x4xcomplex<f32>>
    %483 = tensor.empty() : tensor<1x4xf32>
    %484 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%432, %169 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%483 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %485 = tensor.empty() : tensor<1x4xf32>
    %486 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%436, %175 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%485 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %487 = tensor.empty() : tensor<1x4xf32>
    %488 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%484, %486 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%487 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %489 = tensor.empty() : tensor<1x4xf32>
    %490 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%432, %175 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%489 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %491 = tensor.empty() : tensor<1x4xf32>
    %492 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%436, %169 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%491 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %493 = tensor.empty() : tensor<1x4xf32>
    %494 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%490, %492 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%493 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<1x4xf32>
    %495 = tensor.empty() : tensor<1x4xcomplex<f32>>
    %496 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%488, %494 : tensor<1x4xf32>, tensor<1x4xf32>) outs(%495 : tensor<1x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<1x4xcomplex<f32>>
    %497 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %498 = linalg.fill ins(%cst_1 : complex<f32>) outs(%497 : tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %inserted_slice_45 = tensor.insert_slice %438 into %498[1, 0] [1, 4] [2, 1] : tensor<1x4xcomplex<f32>> into tensor<3x4xcomplex<f32>>
    %499 = tensor.empty() : tensor<3x4xf32>
    %500 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_45 : tensor<3x4xcomplex<f32>>) outs(%499 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %501 = tensor.empty() : tensor<3x4xf32>
    %502 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%460, %500 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%501 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %503 = tensor.empty() : tensor<3x4xf32>
    %504 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_45 : tensor<3x4xcomplex<f32>>) outs(%503 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %505 = tensor.empty() : tensor<3x4xf32>
    %506 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%466, %504 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%505 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %507 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %508 = linalg.fill ins(%cst_1 : complex<f32>) outs(%507 : tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %inserted_slice_46 = tensor.insert_slice %496 into %508[1, 0] [1, 4] [2, 1] : tensor<1x4xcomplex<f32>> into tensor<3x4xcomplex<f32>>
    %509 = tensor.empty() : tensor<3x4xf32>
    %510 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_44 : tensor<3x4xcomplex<f32>>) outs(%509 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %511 = tensor.empty() : tensor<3x4xf32>
    %512 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_46 : tensor<3x4xcomplex<f32>>) outs(%511 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %513 = tensor.empty() : tensor<3x4xf32>
    %514 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%510, %512 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%513 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %515 = tensor.empty() : tensor<3x4xf32>
    %516 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_44 : tensor<3x4xcomplex<f32>>) outs(%515 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %517 = tensor.empty() : tensor<3x4xf32>
    %518 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_46 : tensor<3x4xcomplex<f32>>) outs(%517 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %519 = tensor.empty() : tensor<3x4xf32>
    %520 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%516, %518 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%519 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %521 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %522 = linalg.fill ins(%cst_1 : complex<f32>) outs(%521 : tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %inserted_slice_47 = tensor.insert_slice %482 into %522[0, 0] [1, 4] [2, 1] : tensor<1x4xcomplex<f32>> into tensor<3x4xcomplex<f32>>
    %523 = tensor.empty() : tensor<3x4xf32>
    %524 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_47 : tensor<3x4xcomplex<f32>>) outs(%523 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %525 = tensor.empty() : tensor<3x4xf32>
    %526 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%502, %524 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%525 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %527 = tensor.empty() : tensor<3x4xf32>
    %528 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_47 : tensor<3x4xcomplex<f32>>) outs(%527 : tensor<3x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %529 = tensor.empty() : tensor<3x4xf32>
    %530 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%506, %528 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%529 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %531 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %532 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%526, %530 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%531 : tensor<3x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<3x4xcomplex<f32>>
    %533 = tensor.empty() : tensor<3x4xf32>
    %534 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %526 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%533 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %535 = tensor.empty() : tensor<3x4xf32>
    %536 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %530 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%535 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %537 = tensor.empty() : tensor<3x4xf32>
    %538 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%534, %536 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%537 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %539 = tensor.empty() : tensor<3x4xf32>
    %540 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%121, %530 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%539 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %541 = tensor.empty() : tensor<3x4xf32>
    %542 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %526 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%541 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %543 = tensor.empty() : tensor<3x4xf32>
    %544 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%540, %542 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%543 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %545 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %546 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%538, %544 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%545 : tensor<3x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<3x4xcomplex<f32>>
    %547 = tensor.empty() : tensor<3x4xf32>
    %548 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%526, %141 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%547 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %549 = tensor.empty() : tensor<3x4xf32>
    %550 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%530, %145 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%549 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %551 = tensor.empty() : tensor<3x4xf32>
    %552 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%548, %550 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%551 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %553 = tensor.empty() : tensor<3x4xf32>
    %554 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%526, %145 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%553 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %555 = tensor.empty() : tensor<3x4xf32>
    %556 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%530, %141 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%555 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %557 = tensor.empty() : tensor<3x4xf32>
    %558 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%554, %556 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%557 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %559 = tensor.empty() : tensor<3x4xf32>
    %560 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%119, %514 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%559 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %561 = tensor.empty() : tensor<3x4xf32>
    %562 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%125, %520 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%561 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %563 = tensor.empty() : tensor<3x4xf32>
    %564 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%560, %562 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%563 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %565 = tensor.empty() : tensor<3x4xf32>
    %566 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%119, %520 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%565 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %567 = tensor.empty() : tensor<3x4xf32>
    %568 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%125, %514 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%567 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %569 = tensor.empty() : tensor<3x4xf32>
    %570 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%566, %568 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%569 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %571 = tensor.empty() : tensor<3x4xf32>
    %572 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%552, %564 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%571 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %573 = tensor.empty() : tensor<3x4xf32>
    %574 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%558, %570 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%573 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %575 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %576 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%572, %574 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%575 : tensor<3x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<3x4xcomplex<f32>>
    %577 = tensor.empty() : tensor<3x4xf32>
    %578 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%514, %121 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%577 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %579 = tensor.empty() : tensor<3x4xf32>
    %580 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%520, %127 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%579 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %581 = tensor.empty() : tensor<3x4xf32>
    %582 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%578, %580 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%581 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %583 = tensor.empty() : tensor<3x4xf32>
    %584 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%514, %127 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%583 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %585 = tensor.empty() : tensor<3x4xf32>
    %586 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%520, %121 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%585 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %587 = tensor.empty() : tensor<3x4xf32>
    %588 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%584, %586 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%587 : tensor<3x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<3x4xf32>
    %589 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %590 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%582, %588 : tensor<3x4xf32>, tensor<3x4xf32>) outs(%589 : tensor<3x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_52: f32, %out: complex<f32>):
      %657 = complex.create %in, %in_52 : complex<f32>
      linalg.yield %657 : complex<f32>
    } -> tensor<3x4xcomplex<f32>>
    %591 = tensor.empty() : tensor<6x4xcomplex<f32>>
    %592 = linalg.fill ins(%cst_1 : complex<f32>) outs(%591 : tensor<6x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %inserted_slice_48 = tensor.insert_slice %532 into %592[1, 0] [3, 4] [2, 1] : tensor<3x4xcomplex<f32>> into tensor<6x4xcomplex<f32>>
    %593 = tensor.empty() : tensor<6x4xf32>
    %594 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_48 : tensor<6x4xcomplex<f32>>) outs(%593 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %595 = tensor.empty() : tensor<6x4xf32>
    %596 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%390, %594 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%595 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %597 = tensor.empty() : tensor<6x4xf32>
    %598 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_48 : tensor<6x4xcomplex<f32>>) outs(%597 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %599 = tensor.empty() : tensor<6x4xf32>
    %600 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%396, %598 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%599 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %601 = tensor.empty() : tensor<6x4xcomplex<f32>>
    %602 = linalg.fill ins(%cst_1 : complex<f32>) outs(%601 : tensor<6x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %inserted_slice_49 = tensor.insert_slice %576 into %602[1, 0] [3, 4] [2, 1] : tensor<3x4xcomplex<f32>> into tensor<6x4xcomplex<f32>>
    %603 = tensor.empty() : tensor<6x4xf32>
    %604 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_34 : tensor<6x4xcomplex<f32>>) outs(%603 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %605 = tensor.empty() : tensor<6x4xf32>
    %606 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_49 : tensor<6x4xcomplex<f32>>) outs(%605 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %607 = tensor.empty() : tensor<6x4xf32>
    %608 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%604, %606 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%607 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %609 = tensor.empty() : tensor<6x4xf32>
    %610 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_34 : tensor<6x4xcomplex<f32>>) outs(%609 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %611 = tensor.empty() : tensor<6x4xf32>
    %612 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_49 : tensor<6x4xcomplex<f32>>) outs(%611 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %613 = tensor.empty() : tensor<6x4xf32>
    %614 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%610, %612 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%613 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %615 = tensor.empty() : tensor<6x4xcomplex<f32>>
    %616 = linalg.fill ins(%cst_1 : complex<f32>) outs(%615 : tensor<6x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %inserted_slice_50 = tensor.insert_slice %546 into %616[0, 0] [3, 4] [2, 1] : tensor<3x4xcomplex<f32>> into tensor<6x4xcomplex<f32>>
    %617 = tensor.empty() : tensor<6x4xf32>
    %618 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_50 : tensor<6x4xcomplex<f32>>) outs(%617 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %619 = tensor.empty() : tensor<6x4xf32>
    %620 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%596, %618 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%619 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %621 = tensor.empty() : tensor<6x4xf32>
    %622 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_50 : tensor<6x4xcomplex<f32>>) outs(%621 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %623 = tensor.empty() : tensor<6x4xf32>
    %624 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%600, %622 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%623 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %625 = tensor.empty() : tensor<6x4xcomplex<f32>>
    %626 = linalg.fill ins(%cst_1 : complex<f32>) outs(%625 : tensor<6x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %inserted_slice_51 = tensor.insert_slice %590 into %626[0, 0] [3, 4] [2, 1] : tensor<3x4xcomplex<f32>> into tensor<6x4xcomplex<f32>>
    %627 = tensor.empty() : tensor<6x4xf32>
    %628 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_51 : tensor<6x4xcomplex<f32>>) outs(%627 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.re %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %629 = tensor.empty() : tensor<6x4xf32>
    %630 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%608, %628 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%629 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %631 = tensor.empty() : tensor<6x4xf32>
    %632 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_51 : tensor<6x4xcomplex<f32>>) outs(%631 : tensor<6x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %657 = complex.im %in : complex<f32>
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %633 = tensor.empty() : tensor<6x4xf32>
    %634 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%614, %632 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%633 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %635 = tensor.empty() : tensor<6x4xf32>
    %636 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%97, %620 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%635 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %637 = tensor.empty() : tensor<6x4xf32>
    %638 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%103, %624 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%637 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %639 = tensor.empty() : tensor<6x4xf32>
    %640 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%636, %638 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%639 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %641 = tensor.empty() : tensor<6x4xf32>
    %642 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%640 : tensor<6x4xf32>) outs(%641 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = arith.negf %in : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %643 = tensor.empty() : tensor<6x4xf32>
    %644 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%630, %73 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%643 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %645 = tensor.empty() : tensor<6x4xf32>
    %646 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%634, %79 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%645 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %647 = tensor.empty() : tensor<6x4xf32>
    %648 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%644, %646 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%647 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.subf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %649 = tensor.empty() : tensor<6x4xf32>
    %650 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%648, %33 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%649 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %651 = tensor.empty() : tensor<6x4xf32>
    %652 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%650 : tensor<6x4xf32>) outs(%651 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %657 = arith.negf %in : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %653 = tensor.empty() : tensor<6x4xf32>
    %654 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%652, %29 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%653 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.mulf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    %655 = tensor.empty() : tensor<6x4xf32>
    %656 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%642, %654 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%655 : tensor<6x4xf32>) {
    ^bb0(%in: f32, %in_52: f32, %out: f32):
      %657 = arith.addf %in, %in_52 : f32
      linalg.yield %657 : f32
    } -> tensor<6x4xf32>
    return %326, %656 : tensor<f32>, tensor<6x4xf32>
  }
}

