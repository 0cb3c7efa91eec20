#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> (d1, d0)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<(d0) -> (d0)>
module @jit_train_step_momentum_weight_decay_clip {
  func.func public @main(%arg0: tensor<8x16xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32x16xf32>, %arg4: tensor<16xf32>, %arg5: tensor<8x16xf32>, %arg6: tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>) {
    %cst = arith.constant 7.812500e-03 : f32
    %cst_0 = arith.constant 0.00999999977 : f32
    %cst_1 = arith.constant 1.000000e+03 : f32
    %cst_2 = arith.constant 3.14159274 : f32
    %cst_3 = arith.constant 1.000000e-01 : f32
    %cst_4 = arith.constant 1.000000e+02 : f32
    %c1_i32 = arith.constant 1 : i32
    %cst_5 = arith.constant 1.280000e+02 : f32
    %cst_6 = arith.constant 2.000000e+00 : f32
    %cst_7 = arith.constant 1.000000e+00 : f32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x32xf32>
    %1 = linalg.fill ins(%cst_8 : f32) outs(%0 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<8x16xf32>, tensor<16x32xf32>) outs(%1 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %3 = tensor.empty() : tensor<8x32xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<32xf32>) outs(%3 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x32xf32>
    %5 = tensor.empty() : tensor<8x32xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %4 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%5 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.addf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %7 = tensor.empty() : tensor<8x32xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8x32xf32>) outs(%7 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.maximumf %in, %cst_8 : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %9 = tensor.empty() : tensor<8x32xi1>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%9 : tensor<8x32xi1>) {
    ^bb0(%in: f32, %in_11: f32, %out: i1):
      %204 = arith.cmpf oeq, %in, %in_11 : f32
      linalg.yield %204 : i1
    } -> tensor<8x32xi1>
    %11 = tensor.empty() : tensor<8x32xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<8x32xi1>) outs(%11 : tensor<8x32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %204 = arith.select %in, %cst_7, %cst_8 : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %13 = tensor.empty() : tensor<8x32xi1>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<8x32xf32>) outs(%13 : tensor<8x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %204 = arith.cmpf oeq, %cst_8, %in : f32
      linalg.yield %204 : i1
    } -> tensor<8x32xi1>
    %15 = tensor.empty() : tensor<8x32xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<8x32xi1>) outs(%15 : tensor<8x32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %204 = arith.select %in, %cst_6, %cst_7 : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %17 = tensor.empty() : tensor<8x32xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %16 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%17 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.divf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %19 = tensor.empty() : tensor<8x32xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8x32xf32>) outs(%19 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.minimumf %in, %cst_8 : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %21 = tensor.empty() : tensor<8x32xi1>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %20 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%21 : tensor<8x32xi1>) {
    ^bb0(%in: f32, %in_11: f32, %out: i1):
      %204 = arith.cmpf oeq, %in, %in_11 : f32
      linalg.yield %204 : i1
    } -> tensor<8x32xi1>
    %23 = tensor.empty() : tensor<8x32xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<8x32xi1>) outs(%23 : tensor<8x32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %204 = arith.select %in, %cst_7, %cst_8 : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %25 = tensor.empty() : tensor<8x32xi1>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<8x32xf32>) outs(%25 : tensor<8x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %204 = arith.cmpf oeq, %cst_8, %in : f32
      linalg.yield %204 : i1
    } -> tensor<8x32xi1>
    %27 = tensor.empty() : tensor<8x32xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<8x32xi1>) outs(%27 : tensor<8x32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %204 = arith.select %in, %cst_6, %cst_7 : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %29 = tensor.empty() : tensor<8x32xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %28 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%29 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.divf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %31 = tensor.empty() : tensor<8x32xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<8x32xf32>) outs(%31 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.expm1 %in : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %33 = tensor.empty() : tensor<8x32xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<8x32xf32>) outs(%33 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %in, %cst_7 : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %35 = tensor.empty() : tensor<8x32xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %32 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%35 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.addf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %37 = tensor.empty() : tensor<8x16xf32>
    %38 = linalg.fill ins(%cst_8 : f32) outs(%37 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %39 = linalg.matmul ins(%36, %arg3 : tensor<8x32xf32>, tensor<32x16xf32>) outs(%38 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %40 = tensor.empty() : tensor<8x16xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<16xf32>) outs(%40 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %42 = tensor.empty() : tensor<8x16xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39, %41 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%42 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.addf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<8x16xf32>
    %44 = tensor.empty() : tensor<8x16xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %arg5 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%44 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.subf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<8x16xf32>
    %46 = tensor.empty() : tensor<8x16xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<8x16xf32>) outs(%46 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.mulf %in, %in : f32
      linalg.yield %204 : f32
    } -> tensor<8x16xf32>
    %48 = tensor.empty() : tensor<8x16xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<8x16xf32>) outs(%48 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.mulf %in, %cst_6 : f32
      linalg.yield %204 : f32
    } -> tensor<8x16xf32>
    %50 = tensor.empty() : tensor<f32>
    %51 = linalg.fill ins(%cst_8 : f32) outs(%50 : tensor<f32>) -> tensor<f32>
    %52 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%47 : tensor<8x16xf32>) outs(%51 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %out, %in : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %53 = tensor.empty() : tensor<f32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%52 : tensor<f32>) outs(%53 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.divf %in, %cst_5 : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %55 = tensor.empty() : tensor<f32>
    %56 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%55 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %57 = tensor.empty() : tensor<8x16xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<f32>) outs(%57 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %59 = tensor.empty() : tensor<8x16xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %49 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%59 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.mulf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<8x16xf32>
    %61 = tensor.empty() : tensor<16xf32>
    %62 = linalg.fill ins(%cst_8 : f32) outs(%61 : tensor<16xf32>) -> tensor<16xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%60 : tensor<8x16xf32>) outs(%62 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %out, %in : f32
      linalg.yield %204 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %63 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %64 = tensor.empty() : tensor<16xf32>
    %65 = linalg.fill ins(%cst_8 : f32) outs(%64 : tensor<16xf32>) -> tensor<16xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%expanded : tensor<1x16xf32>) outs(%65 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %out, %in : f32
      linalg.yield %204 : f32
    } -> tensor<16xf32>
    %67 = tensor.empty() : tensor<16x8xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<8x16xf32>) outs(%67 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %69 = tensor.empty() : tensor<16x32xf32>
    %70 = linalg.fill ins(%cst_8 : f32) outs(%69 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %71 = linalg.matmul ins(%68, %36 : tensor<16x8xf32>, tensor<8x32xf32>) outs(%70 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %72 = tensor.empty() : tensor<32x16xf32>
    %73 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<16x32xf32>) outs(%72 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %74 = tensor.empty() : tensor<16x32xf32>
    %75 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<32x16xf32>) outs(%74 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %76 = tensor.empty() : tensor<8x32xf32>
    %77 = linalg.fill ins(%cst_8 : f32) outs(%76 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %78 = linalg.matmul ins(%60, %75 : tensor<8x16xf32>, tensor<16x32xf32>) outs(%77 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %79 = tensor.empty() : tensor<8x32xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%78, %34 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%79 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.mulf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %81 = tensor.empty() : tensor<8x32xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %30 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%81 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.mulf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %83 = tensor.empty() : tensor<8x32xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%78, %18 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%83 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.mulf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %85 = tensor.empty() : tensor<8x32xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%82, %84 : tensor<8x32xf32>, tensor<8x32xf32>) outs(%85 : tensor<8x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.addf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<8x32xf32>
    %87 = tensor.empty() : tensor<32xf32>
    %88 = linalg.fill ins(%cst_8 : f32) outs(%87 : tensor<32xf32>) -> tensor<32xf32>
    %89 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%86 : tensor<8x32xf32>) outs(%88 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %out, %in : f32
      linalg.yield %204 : f32
    } -> tensor<32xf32>
    %expanded_9 = tensor.expand_shape %89 [[0, 1]] output_shape [1, 32] : tensor<32xf32> into tensor<1x32xf32>
    %90 = tensor.empty() : tensor<32xf32>
    %91 = linalg.fill ins(%cst_8 : f32) outs(%90 : tensor<32xf32>) -> tensor<32xf32>
    %92 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "reduction"]} ins(%expanded_9 : tensor<1x32xf32>) outs(%91 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %out, %in : f32
      linalg.yield %204 : f32
    } -> tensor<32xf32>
    %93 = tensor.empty() : tensor<32x8xf32>
    %94 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<8x32xf32>) outs(%93 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x8xf32>
    %95 = tensor.empty() : tensor<32x16xf32>
    %96 = linalg.fill ins(%cst_8 : f32) outs(%95 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %97 = linalg.matmul ins(%94, %arg0 : tensor<32x8xf32>, tensor<8x16xf32>) outs(%96 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %98 = tensor.empty() : tensor<16x32xf32>
    %99 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<32x16xf32>) outs(%98 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %collapsed = tensor.collapse_shape %99 [[0, 1]] : tensor<16x32xf32> into tensor<512xf32>
    %100 = tensor.empty() : tensor<f32>
    %101 = linalg.fill ins(%cst_8 : f32) outs(%100 : tensor<f32>) -> tensor<f32>
    %102 = linalg.dot ins(%collapsed, %collapsed : tensor<512xf32>, tensor<512xf32>) outs(%101 : tensor<f32>) -> tensor<f32>
    %103 = tensor.empty() : tensor<f32>
    %104 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%102 : tensor<f32>) outs(%103 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %in, %cst_8 : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %105 = tensor.empty() : tensor<f32>
    %106 = linalg.fill ins(%cst_8 : f32) outs(%105 : tensor<f32>) -> tensor<f32>
    %107 = linalg.dot ins(%92, %92 : tensor<32xf32>, tensor<32xf32>) outs(%106 : tensor<f32>) -> tensor<f32>
    %108 = tensor.empty() : tensor<f32>
    %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%104, %107 : tensor<f32>, tensor<f32>) outs(%108 : tensor<f32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.addf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %collapsed_10 = tensor.collapse_shape %73 [[0, 1]] : tensor<32x16xf32> into tensor<512xf32>
    %110 = tensor.empty() : tensor<f32>
    %111 = linalg.fill ins(%cst_8 : f32) outs(%110 : tensor<f32>) -> tensor<f32>
    %112 = linalg.dot ins(%collapsed_10, %collapsed_10 : tensor<512xf32>, tensor<512xf32>) outs(%111 : tensor<f32>) -> tensor<f32>
    %113 = tensor.empty() : tensor<f32>
    %114 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%109, %112 : tensor<f32>, tensor<f32>) outs(%113 : tensor<f32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.addf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %115 = tensor.empty() : tensor<f32>
    %116 = linalg.fill ins(%cst_8 : f32) outs(%115 : tensor<f32>) -> tensor<f32>
    %117 = linalg.dot ins(%66, %66 : tensor<16xf32>, tensor<16xf32>) outs(%116 : tensor<f32>) -> tensor<f32>
    %118 = tensor.empty() : tensor<f32>
    %119 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%114, %117 : tensor<f32>, tensor<f32>) outs(%118 : tensor<f32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.addf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %120 = tensor.empty() : tensor<f32>
    %121 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%119 : tensor<f32>) outs(%120 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.sqrt %in : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %122 = tensor.empty() : tensor<i32>
    %123 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%122 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %204 = arith.addi %in, %c1_i32 : i32
      linalg.yield %204 : i32
    } -> tensor<i32>
    %124 = tensor.empty() : tensor<f32>
    %125 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%123 : tensor<i32>) outs(%124 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %204 = arith.sitofp %in : i32 to f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %126 = tensor.empty() : tensor<f32>
    %127 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%125 : tensor<f32>) outs(%126 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.divf %in, %cst_4 : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %128 = tensor.empty() : tensor<f32>
    %129 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%127 : tensor<f32>) outs(%128 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.minimumf %in, %cst_7 : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %130 = tensor.empty() : tensor<f32>
    %131 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%129 : tensor<f32>) outs(%130 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.mulf %in, %cst_3 : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %132 = tensor.empty() : tensor<f32>
    %133 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%132 : tensor<f32>) {
    ^bb0(%in: i32, %out: f32):
      %204 = arith.sitofp %in : i32 to f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %134 = tensor.empty() : tensor<f32>
    %135 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%133 : tensor<f32>) outs(%134 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.mulf %in, %cst_2 : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %136 = tensor.empty() : tensor<f32>
    %137 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%135 : tensor<f32>) outs(%136 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.divf %in, %cst_1 : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %138 = tensor.empty() : tensor<f32>
    %139 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%137 : tensor<f32>) outs(%138 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = math.cos %in : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %140 = tensor.empty() : tensor<f32>
    %141 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%139 : tensor<f32>) outs(%140 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.addf %in, %cst_7 : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %142 = tensor.empty() : tensor<f32>
    %143 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%131, %141 : tensor<f32>, tensor<f32>) outs(%142 : tensor<f32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.mulf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %144 = tensor.empty() : tensor<f32>
    %145 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%121 : tensor<f32>) outs(%144 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.divf %cst_7, %in : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %146 = tensor.empty() : tensor<f32>
    %147 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%145 : tensor<f32>) outs(%146 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.minimumf %in, %cst_7 : f32
      linalg.yield %204 : f32
    } -> tensor<f32>
    %148 = tensor.empty() : tensor<16x32xf32>
    %149 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<f32>) outs(%148 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %150 = tensor.empty() : tensor<16x32xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %149 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%150 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.mulf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<16x32xf32>
    %152 = tensor.empty() : tensor<16x32xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x32xf32>) outs(%152 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.mulf %in, %cst_0 : f32
      linalg.yield %204 : f32
    } -> tensor<16x32xf32>
    %154 = tensor.empty() : tensor<16x32xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%151, %153 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%154 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.addf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<16x32xf32>
    %156 = tensor.empty() : tensor<16x32xf32>
    %157 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%143 : tensor<f32>) outs(%156 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %158 = tensor.empty() : tensor<16x32xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%157, %155 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%158 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.mulf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<16x32xf32>
    %160 = tensor.empty() : tensor<16x32xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %159 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%160 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.subf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<16x32xf32>
    %162 = tensor.empty() : tensor<32xf32>
    %163 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel"]} ins(%147 : tensor<f32>) outs(%162 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32xf32>
    %164 = tensor.empty() : tensor<32xf32>
    %165 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%92, %163 : tensor<32xf32>, tensor<32xf32>) outs(%164 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.mulf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<32xf32>
    %166 = tensor.empty() : tensor<32xf32>
    %167 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%arg2 : tensor<32xf32>) outs(%166 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.mulf %in, %cst_0 : f32
      linalg.yield %204 : f32
    } -> tensor<32xf32>
    %168 = tensor.empty() : tensor<32xf32>
    %169 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%165, %167 : tensor<32xf32>, tensor<32xf32>) outs(%168 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.addf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<32xf32>
    %170 = tensor.empty() : tensor<32xf32>
    %171 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel"]} ins(%143 : tensor<f32>) outs(%170 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32xf32>
    %172 = tensor.empty() : tensor<32xf32>
    %173 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%171, %169 : tensor<32xf32>, tensor<32xf32>) outs(%172 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.mulf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<32xf32>
    %174 = tensor.empty() : tensor<32xf32>
    %175 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%arg2, %173 : tensor<32xf32>, tensor<32xf32>) outs(%174 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.subf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<32xf32>
    %176 = tensor.empty() : tensor<32x16xf32>
    %177 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<f32>) outs(%176 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %178 = tensor.empty() : tensor<32x16xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%73, %177 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%178 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.mulf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<32x16xf32>
    %180 = tensor.empty() : tensor<32x16xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<32x16xf32>) outs(%180 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.mulf %in, %cst_0 : f32
      linalg.yield %204 : f32
    } -> tensor<32x16xf32>
    %182 = tensor.empty() : tensor<32x16xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%179, %181 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%182 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.addf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<32x16xf32>
    %184 = tensor.empty() : tensor<32x16xf32>
    %185 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%143 : tensor<f32>) outs(%184 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %186 = tensor.empty() : tensor<32x16xf32>
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%185, %183 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%186 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.mulf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<32x16xf32>
    %188 = tensor.empty() : tensor<32x16xf32>
    %189 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %187 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%188 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.subf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<32x16xf32>
    %190 = tensor.empty() : tensor<16xf32>
    %191 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel"]} ins(%147 : tensor<f32>) outs(%190 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %192 = tensor.empty() : tensor<16xf32>
    %193 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%66, %191 : tensor<16xf32>, tensor<16xf32>) outs(%192 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.mulf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<16xf32>
    %194 = tensor.empty() : tensor<16xf32>
    %195 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%arg4 : tensor<16xf32>) outs(%194 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %204 = arith.mulf %in, %cst_0 : f32
      linalg.yield %204 : f32
    } -> tensor<16xf32>
    %196 = tensor.empty() : tensor<16xf32>
    %197 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%193, %195 : tensor<16xf32>, tensor<16xf32>) outs(%196 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.addf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<16xf32>
    %198 = tensor.empty() : tensor<16xf32>
    %199 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel"]} ins(%143 : tensor<f32>) outs(%198 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %200 = tensor.empty() : tensor<16xf32>
    %201 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%199, %197 : tensor<16xf32>, tensor<16xf32>) outs(%200 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.mulf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<16xf32>
    %202 = tensor.empty() : tensor<16xf32>
    %203 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%arg4, %201 : tensor<16xf32>, tensor<16xf32>) outs(%202 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_11: f32, %out: f32):
      %204 = arith.subf %in, %in_11 : f32
      linalg.yield %204 : f32
    } -> tensor<16xf32>
    return %54, %121, %161, %175, %189, %203 : tensor<f32>, tensor<f32>, tensor<16x32xf32>, tensor<32xf32>, tensor<32x16xf32>, tensor<16xf32>
  }
}

