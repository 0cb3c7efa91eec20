#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> ()>
module @jit_siglip_grads {
  func.func public @main(%arg0: tensor<8x16xf32>, %arg1: tensor<8x16xf32>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> (tensor<f32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<f32>, tensor<f32>) {
    %cst = arith.constant 1.250000e-01 : f32
    %cst_0 = arith.constant 8.000000e+00 : f32
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant -5.000000e-01 : f32
    %cst_5 = arith.constant 9.99999997E-7 : f32
    %cst_6 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x16xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.mulf %in, %in : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    %2 = tensor.empty() : tensor<8xf32>
    %3 = linalg.fill ins(%cst_6 : f32) outs(%2 : tensor<8xf32>) -> tensor<8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<8x16xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %out, %in : f32
      linalg.yield %190 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %4 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %5 = tensor.empty() : tensor<8x1xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<8x1xf32>) outs(%5 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %in, %cst_5 : f32
      linalg.yield %190 : f32
    } -> tensor<8x1xf32>
    %7 = tensor.empty() : tensor<8x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8x1xf32>) outs(%7 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.rsqrt %in : f32
      linalg.yield %190 : f32
    } -> tensor<8x1xf32>
    %9 = tensor.empty() : tensor<8x1xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %6 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%9 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.divf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x1xf32>
    %11 = tensor.empty() : tensor<8x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<8x1xf32>) outs(%11 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.mulf %in, %cst_4 : f32
      linalg.yield %190 : f32
    } -> tensor<8x1xf32>
    %13 = tensor.empty() : tensor<8x16xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<8x1xf32>) outs(%13 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %15 = tensor.empty() : tensor<8x16xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %14 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%15 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    %17 = tensor.empty() : tensor<8x16xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8x16xf32>) outs(%17 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.mulf %in, %in : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    %19 = tensor.empty() : tensor<8xf32>
    %20 = linalg.fill ins(%cst_6 : f32) outs(%19 : tensor<8xf32>) -> tensor<8xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<8x16xf32>) outs(%20 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %out, %in : f32
      linalg.yield %190 : f32
    } -> tensor<8xf32>
    %expanded_7 = tensor.expand_shape %21 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %22 = tensor.empty() : tensor<8x1xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_7 : tensor<8x1xf32>) outs(%22 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %in, %cst_5 : f32
      linalg.yield %190 : f32
    } -> tensor<8x1xf32>
    %24 = tensor.empty() : tensor<8x1xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<8x1xf32>) outs(%24 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.rsqrt %in : f32
      linalg.yield %190 : f32
    } -> tensor<8x1xf32>
    %26 = tensor.empty() : tensor<8x1xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %23 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%26 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.divf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x1xf32>
    %28 = tensor.empty() : tensor<8x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<8x1xf32>) outs(%28 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.mulf %in, %cst_4 : f32
      linalg.yield %190 : f32
    } -> tensor<8x1xf32>
    %30 = tensor.empty() : tensor<8x16xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<8x1xf32>) outs(%30 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %32 = tensor.empty() : tensor<8x16xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %31 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%32 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    %34 = tensor.empty() : tensor<16x8xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<8x16xf32>) outs(%34 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %36 = tensor.empty() : tensor<8x8xf32>
    %37 = linalg.fill ins(%cst_6 : f32) outs(%36 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %38 = linalg.matmul ins(%16, %35 : tensor<8x16xf32>, tensor<16x8xf32>) outs(%37 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %39 = tensor.empty() : tensor<f32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg2 : tensor<f32>) outs(%39 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.exp %in : f32
      linalg.yield %190 : f32
    } -> tensor<f32>
    %41 = tensor.empty() : tensor<8x8xf32>
    %42 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<f32>) outs(%41 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %43 = tensor.empty() : tensor<8x8xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %42 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%43 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %45 = tensor.empty() : tensor<8x8xf32>
    %46 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<f32>) outs(%45 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %47 = tensor.empty() : tensor<8x8xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%44, %46 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%47 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.addf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %49 = tensor.empty() : tensor<8x8xi32>
    %50 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%49 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %190 = linalg.index 0 : index
      %191 = arith.index_cast %190 : index to i32
      linalg.yield %191 : i32
    } -> tensor<8x8xi32>
    %51 = tensor.empty() : tensor<8x8xi32>
    %52 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%51 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %190 = linalg.index 1 : index
      %191 = arith.index_cast %190 : index to i32
      linalg.yield %191 : i32
    } -> tensor<8x8xi32>
    %53 = tensor.empty() : tensor<8x8xi1>
    %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%50, %52 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%53 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_10: i32, %out: i1):
      %190 = arith.cmpi eq, %in, %in_10 : i32
      linalg.yield %190 : i1
    } -> tensor<8x8xi1>
    %55 = tensor.empty() : tensor<8x8xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<8x8xi1>) outs(%55 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %190 = arith.uitofp %in : i1 to f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %57 = tensor.empty() : tensor<8x8xi1>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<8x8xf32>) outs(%57 : tensor<8x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %190 = arith.cmpf une, %in, %cst_6 : f32
      linalg.yield %190 : i1
    } -> tensor<8x8xi1>
    %59 = tensor.empty() : tensor<8x8xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<8x8xi1>) outs(%59 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %190 = arith.select %in, %cst_3, %cst_6 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %61 = tensor.empty() : tensor<8x8xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<8x8xf32>) outs(%61 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.subf %in, %cst_2 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %63 = tensor.empty() : tensor<8x8xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%48, %62 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%63 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %65 = tensor.empty() : tensor<8x8xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<8x8xf32>) outs(%65 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.negf %in : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %67 = tensor.empty() : tensor<8x8xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<8x8xf32>) outs(%67 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.maximumf %in, %cst_6 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %69 = tensor.empty() : tensor<8x8xi1>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<8x8xf32>) outs(%69 : tensor<8x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %190 = arith.cmpf une, %in, %in : f32
      linalg.yield %190 : i1
    } -> tensor<8x8xi1>
    %71 = tensor.empty() : tensor<8x8xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<8x8xf32>) outs(%71 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %in, %cst_6 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %73 = tensor.empty() : tensor<8x8xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<8x8xf32>) outs(%73 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.absf %in : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %75 = tensor.empty() : tensor<8x8xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<8x8xf32>) outs(%75 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.negf %in : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %77 = tensor.empty() : tensor<8x8xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<8x8xf32>) outs(%77 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.exp %in : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %79 = tensor.empty() : tensor<8x8xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<8x8xf32>) outs(%79 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.log1p %in : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %81 = tensor.empty() : tensor<8x8xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %80 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%81 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.addf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %83 = tensor.empty() : tensor<8x8xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %72, %82 : tensor<8x8xi1>, tensor<8x8xf32>, tensor<8x8xf32>) outs(%83 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_10: f32, %in_11: f32, %out: f32):
      %190 = arith.select %in, %in_10, %in_11 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %85 = tensor.empty() : tensor<8x8xi1>
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<8x8xf32>) outs(%85 : tensor<8x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %190 = arith.cmpf oeq, %in, %cst_1 : f32
      linalg.yield %190 : i1
    } -> tensor<8x8xi1>
    %87 = tensor.empty() : tensor<8x8xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%86, %66 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%87 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_10: f32, %out: f32):
      %190 = arith.select %in, %cst_6, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %89 = tensor.empty() : tensor<8x8xi1>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<8x8xf32>) outs(%89 : tensor<8x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %190 = arith.cmpf oeq, %in, %cst_1 : f32
      linalg.yield %190 : i1
    } -> tensor<8x8xi1>
    %91 = tensor.empty() : tensor<8x8xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%90, %84 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%91 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_10: f32, %out: f32):
      %190 = arith.select %in, %cst_6, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %93 = tensor.empty() : tensor<8x8xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%88, %92 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%93 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.subf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %95 = tensor.empty() : tensor<8x8xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<8x8xf32>) outs(%95 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = math.exp %in : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %97 = tensor.empty() : tensor<8x8xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<8x8xf32>) outs(%97 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.negf %in : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %99 = tensor.empty() : tensor<f32>
    %100 = linalg.fill ins(%cst_6 : f32) outs(%99 : tensor<f32>) -> tensor<f32>
    %101 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction"]} ins(%98 : tensor<8x8xf32>) outs(%100 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %out, %in : f32
      linalg.yield %190 : f32
    } -> tensor<f32>
    %102 = tensor.empty() : tensor<f32>
    %103 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%101 : tensor<f32>) outs(%102 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.negf %in : f32
      linalg.yield %190 : f32
    } -> tensor<f32>
    %104 = tensor.empty() : tensor<f32>
    %105 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%103 : tensor<f32>) outs(%104 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.divf %in, %cst_0 : f32
      linalg.yield %190 : f32
    } -> tensor<f32>
    %106 = tensor.empty() : tensor<f32>
    %107 = linalg.generic {indexing_maps = [#map4], iterator_types = []} outs(%106 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %108 = tensor.empty() : tensor<f32>
    %109 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%107 : tensor<f32>) outs(%108 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.negf %in : f32
      linalg.yield %190 : f32
    } -> tensor<f32>
    %110 = tensor.empty() : tensor<8x8xf32>
    %111 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%109 : tensor<f32>) outs(%110 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %112 = tensor.empty() : tensor<8x8xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<8x8xf32>) outs(%112 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.negf %in : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %114 = tensor.empty() : tensor<8x8xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%113, %96 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%114 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %116 = tensor.empty() : tensor<8x8xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<8x8xf32>) outs(%116 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.negf %in : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %118 = tensor.empty() : tensor<8x8xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%117, %62 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%118 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %120 = tensor.empty() : tensor<f32>
    %121 = linalg.fill ins(%cst_6 : f32) outs(%120 : tensor<f32>) -> tensor<f32>
    %122 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction"]} ins(%119 : tensor<8x8xf32>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %out, %in : f32
      linalg.yield %190 : f32
    } -> tensor<f32>
    %123 = tensor.empty() : tensor<8x8xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %119 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%123 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %125 = tensor.empty() : tensor<f32>
    %126 = linalg.fill ins(%cst_6 : f32) outs(%125 : tensor<f32>) -> tensor<f32>
    %127 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction"]} ins(%124 : tensor<8x8xf32>) outs(%126 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %out, %in : f32
      linalg.yield %190 : f32
    } -> tensor<f32>
    %128 = tensor.empty() : tensor<8x8xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%119, %42 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%128 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x8xf32>
    %130 = tensor.empty() : tensor<f32>
    %131 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%127, %40 : tensor<f32>, tensor<f32>) outs(%130 : tensor<f32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<f32>
    %132 = tensor.empty() : tensor<8x8xf32>
    %133 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%129 : tensor<8x8xf32>) outs(%132 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %134 = tensor.empty() : tensor<8x16xf32>
    %135 = linalg.fill ins(%cst_6 : f32) outs(%134 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %136 = linalg.matmul ins(%133, %16 : tensor<8x8xf32>, tensor<8x16xf32>) outs(%135 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %137 = tensor.empty() : tensor<16x8xf32>
    %138 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%136 : tensor<8x16xf32>) outs(%137 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %139 = tensor.empty() : tensor<8x16xf32>
    %140 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<16x8xf32>) outs(%139 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %141 = tensor.empty() : tensor<8x16xf32>
    %142 = linalg.fill ins(%cst_6 : f32) outs(%141 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %143 = linalg.matmul ins(%129, %140 : tensor<8x8xf32>, tensor<8x16xf32>) outs(%142 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %144 = tensor.empty() : tensor<8x16xf32>
    %145 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<16x8xf32>) outs(%144 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %146 = tensor.empty() : tensor<8x16xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %145 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%146 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    %148 = tensor.empty() : tensor<8xf32>
    %149 = linalg.fill ins(%cst_6 : f32) outs(%148 : tensor<8xf32>) -> tensor<8xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%147 : tensor<8x16xf32>) outs(%149 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %out, %in : f32
      linalg.yield %190 : f32
    } -> tensor<8xf32>
    %expanded_8 = tensor.expand_shape %150 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %151 = tensor.empty() : tensor<8x16xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%145, %31 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%151 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    %153 = tensor.empty() : tensor<8x1xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_8, %29 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%153 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x1xf32>
    %155 = tensor.empty() : tensor<8xf32>
    %156 = linalg.fill ins(%cst_6 : f32) outs(%155 : tensor<8xf32>) -> tensor<8xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%154 : tensor<8x1xf32>) outs(%156 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %out, %in : f32
      linalg.yield %190 : f32
    } -> tensor<8xf32>
    %158 = tensor.empty() : tensor<8x16xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%157 : tensor<8xf32>) outs(%158 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %160 = tensor.empty() : tensor<8x16xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %159 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%160 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    %162 = tensor.empty() : tensor<8x16xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%152, %161 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%162 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.addf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    %164 = tensor.empty() : tensor<8x16xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%159, %arg1 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%164 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    %166 = tensor.empty() : tensor<8x16xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%163, %165 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%166 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.addf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    %168 = tensor.empty() : tensor<8x16xf32>
    %169 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %143 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%168 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    %170 = tensor.empty() : tensor<8xf32>
    %171 = linalg.fill ins(%cst_6 : f32) outs(%170 : tensor<8xf32>) -> tensor<8xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%169 : tensor<8x16xf32>) outs(%171 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %out, %in : f32
      linalg.yield %190 : f32
    } -> tensor<8xf32>
    %expanded_9 = tensor.expand_shape %172 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %173 = tensor.empty() : tensor<8x16xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%143, %14 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%173 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    %175 = tensor.empty() : tensor<8x1xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_9, %12 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%175 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x1xf32>
    %177 = tensor.empty() : tensor<8xf32>
    %178 = linalg.fill ins(%cst_6 : f32) outs(%177 : tensor<8xf32>) -> tensor<8xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%176 : tensor<8x1xf32>) outs(%178 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %190 = arith.addf %out, %in : f32
      linalg.yield %190 : f32
    } -> tensor<8xf32>
    %180 = tensor.empty() : tensor<8x16xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<8xf32>) outs(%180 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %182 = tensor.empty() : tensor<8x16xf32>
    %183 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %181 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%182 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    %184 = tensor.empty() : tensor<8x16xf32>
    %185 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%174, %183 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%184 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.addf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    %186 = tensor.empty() : tensor<8x16xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%181, %arg0 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%186 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.mulf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    %188 = tensor.empty() : tensor<8x16xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%185, %187 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%188 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %190 = arith.addf %in, %in_10 : f32
      linalg.yield %190 : f32
    } -> tensor<8x16xf32>
    return %105, %189, %167, %131, %122 : tensor<f32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<f32>, tensor<f32>
  }
}

