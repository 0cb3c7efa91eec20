#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1) -> ()>
module @jit_kmeans_lloyd_until_converged_empty_clusters_kept {
  func.func public @main(%arg0: tensor<200x8xf32>, %arg1: tensor<10x8xf32>) -> (tensor<10x8xf32>, tensor<f32>, tensor<i32>, tensor<200xi32>) {
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %c20_i32 = arith.constant 20 : i32
    %cst_4 = arith.constant 9.99999974E-5 : f32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<10x8xf32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<10xf32>
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<200xf32>
    %cst_8 = arith.constant dense<0x7F800000> : tensor<f32>
    %cst_9 = arith.constant dense<0> : tensor<i32>
    %cst_10 = arith.constant dense<0> : tensor<200xi32>
    %0:4 = scf.while (%arg2 = %arg1, %arg3 = %cst_8, %arg4 = %cst_9, %arg5 = %cst_10) : (tensor<10x8xf32>, tensor<f32>, tensor<i32>, tensor<200xi32>) -> (tensor<10x8xf32>, tensor<f32>, tensor<i32>, tensor<200xi32>) {
      %1 = tensor.empty() : tensor<i1>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<f32>) outs(%1 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %7 = arith.cmpf ogt, %in, %cst_4 : f32
        linalg.yield %7 : i1
      } -> tensor<i1>
      %3 = tensor.empty() : tensor<i1>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%3 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %7 = arith.cmpi slt, %in, %c20_i32 : i32
        linalg.yield %7 : i1
      } -> tensor<i1>
      %5 = tensor.empty() : tensor<i1>
      %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%2, %4 : tensor<i1>, tensor<i1>) outs(%5 : tensor<i1>) {
      ^bb0(%in: i1, %in_11: i1, %out: i1):
        %7 = arith.andi %in, %in_11 : i1
        linalg.yield %7 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %6[] : tensor<i1>
      scf.condition(%extracted) %arg2, %arg3, %arg4, %arg5 : tensor<10x8xf32>, tensor<f32>, tensor<i32>, tensor<200xi32>
    } do {
    ^bb0(%arg2: tensor<10x8xf32>, %arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<200xi32>):
      %1 = tensor.empty() : tensor<200x8xf32>
      %2 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<200x8xf32>) outs(%1 : tensor<200x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %56 = arith.mulf %in, %in : f32
        linalg.yield %56 : f32
      } -> tensor<200x8xf32>
      %3 = tensor.empty() : tensor<200xf32>
      %4 = linalg.fill ins(%cst_3 : f32) outs(%3 : tensor<200xf32>) -> tensor<200xf32>
      %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<200x8xf32>) outs(%4 : tensor<200xf32>) {
      ^bb0(%in: f32, %out: f32):
        %56 = arith.addf %out, %in : f32
        linalg.yield %56 : f32
      } -> tensor<200xf32>
      %6 = tensor.empty() : tensor<200x8xf32>
      %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<200x8xf32>) outs(%6 : tensor<200x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %56 = arith.mulf %in, %cst_2 : f32
        linalg.yield %56 : f32
      } -> tensor<200x8xf32>
      %8 = tensor.empty() : tensor<8x10xf32>
      %9 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<10x8xf32>) outs(%8 : tensor<8x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x10xf32>
      %10 = tensor.empty() : tensor<200x10xf32>
      %11 = linalg.fill ins(%cst_3 : f32) outs(%10 : tensor<200x10xf32>) -> tensor<200x10xf32>
      %12 = linalg.matmul ins(%7, %9 : tensor<200x8xf32>, tensor<8x10xf32>) outs(%11 : tensor<200x10xf32>) -> tensor<200x10xf32>
      %13 = tensor.empty() : tensor<200x10xf32>
      %14 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<200xf32>) outs(%13 : tensor<200x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<200x10xf32>
      %15 = tensor.empty() : tensor<200x10xf32>
      %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %12 : tensor<200x10xf32>, tensor<200x10xf32>) outs(%15 : tensor<200x10xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %56 = arith.subf %in, %in_12 : f32
        linalg.yield %56 : f32
      } -> tensor<200x10xf32>
      %17 = tensor.empty() : tensor<10x8xf32>
      %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<10x8xf32>) outs(%17 : tensor<10x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %56 = arith.mulf %in, %in : f32
        linalg.yield %56 : f32
      } -> tensor<10x8xf32>
      %19 = tensor.empty() : tensor<10xf32>
      %20 = linalg.fill ins(%cst_3 : f32) outs(%19 : tensor<10xf32>) -> tensor<10xf32>
      %21 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<10x8xf32>) outs(%20 : tensor<10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %56 = arith.addf %out, %in : f32
        linalg.yield %56 : f32
      } -> tensor<10xf32>
      %22 = tensor.empty() : tensor<200x10xf32>
      %23 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<10xf32>) outs(%22 : tensor<200x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<200x10xf32>
      %24 = tensor.empty() : tensor<200x10xf32>
      %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %23 : tensor<200x10xf32>, tensor<200x10xf32>) outs(%24 : tensor<200x10xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %56 = arith.addf %in, %in_12 : f32
        linalg.yield %56 : f32
      } -> tensor<200x10xf32>
      %26 = tensor.empty() : tensor<200x10xi32>
      %27 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%26 : tensor<200x10xi32>) {
      ^bb0(%out: i32):
        %56 = linalg.index 1 : index
        %57 = arith.index_cast %56 : index to i32
        linalg.yield %57 : i32
      } -> tensor<200x10xi32>
      %28 = tensor.empty() : tensor<200xf32>
      %29 = linalg.fill ins(%cst_1 : f32) outs(%28 : tensor<200xf32>) -> tensor<200xf32>
      %30 = tensor.empty() : tensor<200xi32>
      %31 = linalg.fill ins(%c0_i32 : i32) outs(%30 : tensor<200xi32>) -> tensor<200xi32>
      %32:2 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%25, %27 : tensor<200x10xf32>, tensor<200x10xi32>) outs(%29, %31 : tensor<200xf32>, tensor<200xi32>) {
      ^bb0(%in: f32, %in_12: i32, %out: f32, %out_13: i32):
        %56 = arith.cmpf olt, %out, %in : f32
        %57 = arith.cmpf une, %out, %out : f32
        %58 = arith.ori %56, %57 : i1
        %59 = arith.cmpf oeq, %out, %in : f32
        %60 = arith.cmpi slt, %out_13, %in_12 : i32
        %61 = arith.andi %59, %60 : i1
        %62 = arith.ori %58, %61 : i1
        %63 = arith.select %58, %out, %in : f32
        %64 = arith.select %62, %out_13, %in_12 : i32
        linalg.yield %63, %64 : f32, i32
      } -> (tensor<200xf32>, tensor<200xi32>)
      %expanded = tensor.expand_shape %32#1 [[0, 1]] output_shape [200, 1] : tensor<200xi32> into tensor<200x1xi32>
      %33 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%cst_7, %expanded : tensor<200xf32>, tensor<200x1xi32>) outs(%cst_6 : tensor<10xf32>) {
      ^bb0(%arg6: f32, %arg7: f32):
        %56 = arith.addf %arg7, %arg6 : f32
        iree_linalg_ext.yield %56 : f32
      } -> tensor<10xf32>
      %34 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%arg0, %expanded : tensor<200x8xf32>, tensor<200x1xi32>) outs(%cst_5 : tensor<10x8xf32>) {
      ^bb0(%arg6: f32, %arg7: f32):
        %56 = arith.addf %arg7, %arg6 : f32
        iree_linalg_ext.yield %56 : f32
      } -> tensor<10x8xf32>
      %expanded_11 = tensor.expand_shape %33 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
      %35 = tensor.empty() : tensor<10x1xi1>
      %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_11 : tensor<10x1xf32>) outs(%35 : tensor<10x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %56 = arith.cmpf ogt, %in, %cst_3 : f32
        linalg.yield %56 : i1
      } -> tensor<10x1xi1>
      %37 = tensor.empty() : tensor<10xf32>
      %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%33 : tensor<10xf32>) outs(%37 : tensor<10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %56 = arith.maximumf %in, %cst_0 : f32
        linalg.yield %56 : f32
      } -> tensor<10xf32>
      %39 = tensor.empty() : tensor<10x8xf32>
      %40 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<10xf32>) outs(%39 : tensor<10x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<10x8xf32>
      %41 = tensor.empty() : tensor<10x8xf32>
      %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34, %40 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%41 : tensor<10x8xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %56 = arith.divf %in, %in_12 : f32
        linalg.yield %56 : f32
      } -> tensor<10x8xf32>
      %43 = tensor.empty() : tensor<10x8xi1>
      %44 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<10x1xi1>) outs(%43 : tensor<10x8xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<10x8xi1>
      %45 = tensor.empty() : tensor<10x8xf32>
      %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %42, %arg2 : tensor<10x8xi1>, tensor<10x8xf32>, tensor<10x8xf32>) outs(%45 : tensor<10x8xf32>) {
      ^bb0(%in: i1, %in_12: f32, %in_13: f32, %out: f32):
        %56 = arith.select %in, %in_12, %in_13 : f32
        linalg.yield %56 : f32
      } -> tensor<10x8xf32>
      %47 = tensor.empty() : tensor<10x8xf32>
      %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %arg2 : tensor<10x8xf32>, tensor<10x8xf32>) outs(%47 : tensor<10x8xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %56 = arith.subf %in, %in_12 : f32
        linalg.yield %56 : f32
      } -> tensor<10x8xf32>
      %49 = tensor.empty() : tensor<10x8xf32>
      %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<10x8xf32>) outs(%49 : tensor<10x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %56 = math.absf %in : f32
        linalg.yield %56 : f32
      } -> tensor<10x8xf32>
      %51 = tensor.empty() : tensor<f32>
      %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<f32>) -> tensor<f32>
      %53 = linalg.generic {indexing_maps = [#map1, #map7], iterator_types = ["reduction", "reduction"]} ins(%50 : tensor<10x8xf32>) outs(%52 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %56 = arith.maximumf %out, %in : f32
        linalg.yield %56 : f32
      } -> tensor<f32>
      %54 = tensor.empty() : tensor<i32>
      %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%54 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %56 = arith.addi %in, %c1_i32 : i32
        linalg.yield %56 : i32
      } -> tensor<i32>
      scf.yield %46, %53, %55, %32#1 : tensor<10x8xf32>, tensor<f32>, tensor<i32>, tensor<200xi32>
    }
    return %0#0, %0#1, %0#2, %0#3 : tensor<10x8xf32>, tensor<f32>, tensor<i32>, tensor<200xi32>
  }
}

