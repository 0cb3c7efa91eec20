#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_jax_inner_loop_two_layer_memory_gradient_scan {
  func.func public @main(%arg0: tensor<5x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<12x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<8x8xf32>) -> (tensor<8x12xf32>, tensor<12x8xf32>, tensor<5x4x8xf32>, tensor<5xf32>) {
    %cst = arith.constant 3.125000e-02 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 3.200000e+01 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant 1.000000e+00 : f32
    %cst_5 = arith.constant 0.797884583 : f32
    %cst_6 = arith.constant 4.471500e-02 : f32
    %cst_7 = arith.constant 3.000000e+00 : f32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<5x4x8xf32>
    %cst_10 = arith.constant dense<0.000000e+00> : tensor<5xf32>
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:4 = scf.for %arg5 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg6 = %arg1, %arg7 = %arg2, %arg8 = %cst_9, %arg9 = %cst_10) -> (tensor<8x12xf32>, tensor<12x8xf32>, tensor<5x4x8xf32>, tensor<5xf32>)  : i32 {
      %1 = arith.index_cast %arg5 : i32 to index
      %2 = arith.maxsi %1, %c0 : index
      %3 = arith.minsi %2, %c4 : index
      %extracted_slice = tensor.extract_slice %arg0[%3, 0, 0] [1, 4, 8] [1, 1, 1] : tensor<5x4x8xf32> to tensor<1x4x8xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %4 = tensor.empty() : tensor<4x8xf32>
      %5 = linalg.fill ins(%cst_8 : f32) outs(%4 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %6 = linalg.matmul ins(%collapsed, %arg3 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%5 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %7 = tensor.empty() : tensor<4x8xf32>
      %8 = linalg.fill ins(%cst_8 : f32) outs(%7 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %9 = linalg.matmul ins(%collapsed, %arg4 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%8 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %10 = tensor.empty() : tensor<4x12xf32>
      %11 = linalg.fill ins(%cst_8 : f32) outs(%10 : tensor<4x12xf32>) -> tensor<4x12xf32>
      %12 = linalg.matmul ins(%6, %arg6 : tensor<4x8xf32>, tensor<8x12xf32>) outs(%11 : tensor<4x12xf32>) -> tensor<4x12xf32>
      %13 = tensor.empty() : tensor<4x12xf32>
      %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<4x12xf32>) outs(%13 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %in : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %15 = tensor.empty() : tensor<4x12xf32>
      %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %12 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%15 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.mulf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %17 = tensor.empty() : tensor<4x12xf32>
      %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<4x12xf32>) outs(%17 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %cst_7 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %19 = tensor.empty() : tensor<4x12xf32>
      %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<4x12xf32>) outs(%19 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %cst_6 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %21 = tensor.empty() : tensor<4x12xf32>
      %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %20 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%21 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.addf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %23 = tensor.empty() : tensor<4x12xf32>
      %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<4x12xf32>) outs(%23 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %cst_5 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %25 = tensor.empty() : tensor<4x12xf32>
      %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<4x12xf32>) outs(%25 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = math.tanh %in : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %27 = tensor.empty() : tensor<4x12xf32>
      %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<4x12xf32>) outs(%27 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.subf %cst_4, %in : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %29 = tensor.empty() : tensor<4x12xf32>
      %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<4x12xf32>) outs(%29 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.addf %in, %cst_4 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %31 = tensor.empty() : tensor<4x12xf32>
      %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<4x12xf32>) outs(%31 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %cst_3 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %33 = tensor.empty() : tensor<4x12xf32>
      %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %32 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%33 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.mulf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %35 = tensor.empty() : tensor<4x8xf32>
      %36 = linalg.fill ins(%cst_8 : f32) outs(%35 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %37 = linalg.matmul ins(%34, %arg7 : tensor<4x12xf32>, tensor<12x8xf32>) outs(%36 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %38 = tensor.empty() : tensor<4x8xf32>
      %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %9 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%38 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.subf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x8xf32>
      %40 = tensor.empty() : tensor<4x8xf32>
      %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<4x8xf32>) outs(%40 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %in : f32
        linalg.yield %138 : f32
      } -> tensor<4x8xf32>
      %42 = tensor.empty() : tensor<4x8xf32>
      %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<4x8xf32>) outs(%42 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %cst_2 : f32
        linalg.yield %138 : f32
      } -> tensor<4x8xf32>
      %44 = tensor.empty() : tensor<f32>
      %45 = linalg.fill ins(%cst_8 : f32) outs(%44 : tensor<f32>) -> tensor<f32>
      %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%41 : tensor<4x8xf32>) outs(%45 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.addf %out, %in : f32
        linalg.yield %138 : f32
      } -> tensor<f32>
      %47 = tensor.empty() : tensor<f32>
      %48 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%46 : tensor<f32>) outs(%47 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.divf %in, %cst_1 : f32
        linalg.yield %138 : f32
      } -> tensor<f32>
      %49 = tensor.empty() : tensor<f32>
      %50 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%49 : tensor<f32>) {
      ^bb0(%out: f32):
        linalg.yield %cst : f32
      } -> tensor<f32>
      %51 = tensor.empty() : tensor<4x8xf32>
      %52 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<f32>) outs(%51 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x8xf32>
      %53 = tensor.empty() : tensor<4x8xf32>
      %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%52, %43 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%53 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.mulf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x8xf32>
      %55 = tensor.empty() : tensor<8x4xf32>
      %56 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<4x8xf32>) outs(%55 : tensor<8x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x4xf32>
      %57 = tensor.empty() : tensor<8x12xf32>
      %58 = linalg.fill ins(%cst_8 : f32) outs(%57 : tensor<8x12xf32>) -> tensor<8x12xf32>
      %59 = linalg.matmul ins(%56, %34 : tensor<8x4xf32>, tensor<4x12xf32>) outs(%58 : tensor<8x12xf32>) -> tensor<8x12xf32>
      %60 = tensor.empty() : tensor<12x8xf32>
      %61 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<8x12xf32>) outs(%60 : tensor<12x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<12x8xf32>
      %62 = tensor.empty() : tensor<8x12xf32>
      %63 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<12x8xf32>) outs(%62 : tensor<8x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x12xf32>
      %64 = tensor.empty() : tensor<4x12xf32>
      %65 = linalg.fill ins(%cst_8 : f32) outs(%64 : tensor<4x12xf32>) -> tensor<4x12xf32>
      %66 = linalg.matmul ins(%54, %63 : tensor<4x8xf32>, tensor<8x12xf32>) outs(%65 : tensor<4x12xf32>) -> tensor<4x12xf32>
      %67 = tensor.empty() : tensor<4x12xf32>
      %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %66 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%67 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.mulf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %69 = tensor.empty() : tensor<4x12xf32>
      %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%66, %32 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%69 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.mulf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %71 = tensor.empty() : tensor<4x12xf32>
      %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<4x12xf32>) outs(%71 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %cst_3 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %73 = tensor.empty() : tensor<4x12xf32>
      %74 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%72, %28 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%73 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.mulf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %75 = tensor.empty() : tensor<4x12xf32>
      %76 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%74, %26 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%75 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.mulf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %77 = tensor.empty() : tensor<4x12xf32>
      %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%74, %76 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%77 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.addf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %79 = tensor.empty() : tensor<4x12xf32>
      %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<4x12xf32>) outs(%79 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %cst_5 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %81 = tensor.empty() : tensor<4x12xf32>
      %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %80 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%81 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.addf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %83 = tensor.empty() : tensor<4x12xf32>
      %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%80 : tensor<4x12xf32>) outs(%83 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %cst_6 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %85 = tensor.empty() : tensor<4x12xf32>
      %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%84, %18 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%85 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.mulf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %87 = tensor.empty() : tensor<4x12xf32>
      %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%82, %86 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%87 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.addf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %89 = tensor.empty() : tensor<12x4xf32>
      %90 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<4x12xf32>) outs(%89 : tensor<12x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<12x4xf32>
      %91 = tensor.empty() : tensor<12x8xf32>
      %92 = linalg.fill ins(%cst_8 : f32) outs(%91 : tensor<12x8xf32>) -> tensor<12x8xf32>
      %93 = linalg.matmul ins(%90, %6 : tensor<12x4xf32>, tensor<4x8xf32>) outs(%92 : tensor<12x8xf32>) -> tensor<12x8xf32>
      %94 = tensor.empty() : tensor<8x12xf32>
      %95 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<12x8xf32>) outs(%94 : tensor<8x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x12xf32>
      %96 = tensor.empty() : tensor<8x12xf32>
      %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<8x12xf32>) outs(%96 : tensor<8x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %cst_0 : f32
        linalg.yield %138 : f32
      } -> tensor<8x12xf32>
      %98 = tensor.empty() : tensor<8x12xf32>
      %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg6, %97 : tensor<8x12xf32>, tensor<8x12xf32>) outs(%98 : tensor<8x12xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.subf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<8x12xf32>
      %100 = tensor.empty() : tensor<12x8xf32>
      %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<12x8xf32>) outs(%100 : tensor<12x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %cst_0 : f32
        linalg.yield %138 : f32
      } -> tensor<12x8xf32>
      %102 = tensor.empty() : tensor<12x8xf32>
      %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg7, %101 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%102 : tensor<12x8xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.subf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<12x8xf32>
      %104 = tensor.empty() : tensor<4x12xf32>
      %105 = linalg.fill ins(%cst_8 : f32) outs(%104 : tensor<4x12xf32>) -> tensor<4x12xf32>
      %106 = linalg.matmul ins(%collapsed, %99 : tensor<4x8xf32>, tensor<8x12xf32>) outs(%105 : tensor<4x12xf32>) -> tensor<4x12xf32>
      %107 = tensor.empty() : tensor<4x12xf32>
      %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<4x12xf32>) outs(%107 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %in : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %109 = tensor.empty() : tensor<4x12xf32>
      %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%108, %106 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%109 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.mulf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %111 = tensor.empty() : tensor<4x12xf32>
      %112 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<4x12xf32>) outs(%111 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %cst_6 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %113 = tensor.empty() : tensor<4x12xf32>
      %114 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%106, %112 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%113 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.addf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %115 = tensor.empty() : tensor<4x12xf32>
      %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<4x12xf32>) outs(%115 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %cst_5 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %117 = tensor.empty() : tensor<4x12xf32>
      %118 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<4x12xf32>) outs(%117 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = math.tanh %in : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %119 = tensor.empty() : tensor<4x12xf32>
      %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<4x12xf32>) outs(%119 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.addf %in, %cst_4 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %121 = tensor.empty() : tensor<4x12xf32>
      %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%120 : tensor<4x12xf32>) outs(%121 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %138 = arith.mulf %in, %cst_3 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %123 = tensor.empty() : tensor<4x12xf32>
      %124 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%106, %122 : tensor<4x12xf32>, tensor<4x12xf32>) outs(%123 : tensor<4x12xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.mulf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x12xf32>
      %125 = tensor.empty() : tensor<4x8xf32>
      %126 = linalg.fill ins(%cst_8 : f32) outs(%125 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %127 = linalg.matmul ins(%124, %103 : tensor<4x12xf32>, tensor<12x8xf32>) outs(%126 : tensor<4x8xf32>) -> tensor<4x8xf32>
      %128 = tensor.empty() : tensor<4x8xf32>
      %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%127, %collapsed : tensor<4x8xf32>, tensor<4x8xf32>) outs(%128 : tensor<4x8xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %138 = arith.addf %in, %in_12 : f32
        linalg.yield %138 : f32
      } -> tensor<4x8xf32>
      %130 = tensor.empty() : tensor<1x4x8xf32>
      %131 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<4x8xf32>) outs(%130 : tensor<1x4x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x8xf32>
      %132 = arith.index_cast %arg5 : i32 to index
      %133 = arith.maxsi %132, %c0 : index
      %134 = arith.minsi %133, %c4 : index
      %inserted_slice = tensor.insert_slice %131 into %arg8[%134, 0, 0] [1, 4, 8] [1, 1, 1] : tensor<1x4x8xf32> into tensor<5x4x8xf32>
      %expanded = tensor.expand_shape %48 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %135 = arith.index_cast %arg5 : i32 to index
      %136 = arith.maxsi %135, %c0 : index
      %137 = arith.minsi %136, %c4 : index
      %inserted_slice_11 = tensor.insert_slice %expanded into %arg9[%137] [1] [1] : tensor<1xf32> into tensor<5xf32>
      scf.yield %99, %103, %inserted_slice, %inserted_slice_11 : tensor<8x12xf32>, tensor<12x8xf32>, tensor<5x4x8xf32>, tensor<5xf32>
    }
    return %0#0, %0#1, %0#2, %0#3 : tensor<8x12xf32>, tensor<12x8xf32>, tensor<5x4x8xf32>, tensor<5xf32>
  }
}

