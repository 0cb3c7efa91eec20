#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_i64_edges_degree_normalized_pagerank {
  func.func public @main(%arg0: tensor<16xi64>, %arg1: tensor<16xi64>, %arg2: tensor<24xf32>) -> (tensor<24xf32>, tensor<24xf32>) {
    %cst = arith.constant 6.250000e-03 : f32
    %cst_0 = arith.constant 8.500000e-01 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c24_i64 = arith.constant 24 : i64
    %c1_i64 = arith.constant 1 : i64
    %c3_i64 = arith.constant 3 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<16xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<24xf32>
    %0 = tensor.empty() : tensor<16xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<16xi64>) outs(%0 : tensor<16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %36 = arith.remsi %in, %c24_i64 : i64
      linalg.yield %36 : i64
    } -> tensor<16xi64>
    %2 = tensor.empty() : tensor<16xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<16xi64>) outs(%2 : tensor<16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %36 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %36 : i1
    } -> tensor<16xi1>
    %4 = tensor.empty() : tensor<16xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<16xi64>) outs(%4 : tensor<16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %36 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %36 : i1
    } -> tensor<16xi1>
    %6 = tensor.empty() : tensor<16xi1>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%5, %3 : tensor<16xi1>, tensor<16xi1>) outs(%6 : tensor<16xi1>) {
    ^bb0(%in: i1, %in_4: i1, %out: i1):
      %36 = arith.andi %in, %in_4 : i1
      linalg.yield %36 : i1
    } -> tensor<16xi1>
    %8 = tensor.empty() : tensor<16xi64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<16xi64>) outs(%8 : tensor<16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %36 = arith.addi %in, %c24_i64 : i64
      linalg.yield %36 : i64
    } -> tensor<16xi64>
    %10 = tensor.empty() : tensor<16xi64>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%7, %9, %1 : tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) outs(%10 : tensor<16xi64>) {
    ^bb0(%in: i1, %in_4: i64, %in_5: i64, %out: i64):
      %36 = arith.select %in, %in_4, %in_5 : i64
      linalg.yield %36 : i64
    } -> tensor<16xi64>
    %12 = tensor.empty() : tensor<16xi64>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<16xi64>) outs(%12 : tensor<16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %36 = arith.remsi %in, %c24_i64 : i64
      linalg.yield %36 : i64
    } -> tensor<16xi64>
    %14 = tensor.empty() : tensor<16xi1>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<16xi64>) outs(%14 : tensor<16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %36 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %36 : i1
    } -> tensor<16xi1>
    %16 = tensor.empty() : tensor<16xi1>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<16xi64>) outs(%16 : tensor<16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %36 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %36 : i1
    } -> tensor<16xi1>
    %18 = tensor.empty() : tensor<16xi1>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%17, %15 : tensor<16xi1>, tensor<16xi1>) outs(%18 : tensor<16xi1>) {
    ^bb0(%in: i1, %in_4: i1, %out: i1):
      %36 = arith.andi %in, %in_4 : i1
      linalg.yield %36 : i1
    } -> tensor<16xi1>
    %20 = tensor.empty() : tensor<16xi64>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<16xi64>) outs(%20 : tensor<16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %36 = arith.addi %in, %c24_i64 : i64
      linalg.yield %36 : i64
    } -> tensor<16xi64>
    %22 = tensor.empty() : tensor<16xi64>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%19, %21, %13 : tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) outs(%22 : tensor<16xi64>) {
    ^bb0(%in: i1, %in_4: i64, %in_5: i64, %out: i64):
      %36 = arith.select %in, %in_4, %in_5 : i64
      linalg.yield %36 : i64
    } -> tensor<16xi64>
    %24 = tensor.empty() : tensor<16xi1>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<16xi64>) outs(%24 : tensor<16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %36 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %36 : i1
    } -> tensor<16xi1>
    %26 = tensor.empty() : tensor<16xi64>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<16xi64>) outs(%26 : tensor<16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %36 = arith.addi %in, %c24_i64 : i64
      linalg.yield %36 : i64
    } -> tensor<16xi64>
    %28 = tensor.empty() : tensor<16xi64>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%25, %27, %11 : tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) outs(%28 : tensor<16xi64>) {
    ^bb0(%in: i1, %in_4: i64, %in_5: i64, %out: i64):
      %36 = arith.select %in, %in_4, %in_5 : i64
      linalg.yield %36 : i64
    } -> tensor<16xi64>
    %30 = tensor.empty() : tensor<16xi32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%29 : tensor<16xi64>) outs(%30 : tensor<16xi32>) {
    ^bb0(%in: i64, %out: i32):
      %36 = arith.trunci %in : i64 to i32
      linalg.yield %36 : i32
    } -> tensor<16xi32>
    %expanded = tensor.expand_shape %31 [[0, 1]] output_shape [16, 1] : tensor<16xi32> into tensor<16x1xi32>
    %32 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%cst_2, %expanded : tensor<16xf32>, tensor<16x1xi32>) outs(%cst_3 : tensor<24xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %36 = arith.addf %arg4, %arg3 : f32
      iree_linalg_ext.yield %36 : f32
    } -> tensor<24xf32>
    %33 = tensor.empty() : tensor<24xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<24xf32>) outs(%33 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.absf %in : f32
      linalg.yield %36 : f32
    } -> tensor<24xf32>
    %35 = scf.for %arg3 = %c0_i64 to %c3_i64 step %c1_i64 iter_args(%arg4 = %34) -> (tensor<24xf32>)  : i64 {
      %36 = tensor.empty() : tensor<16x1xf32>
      %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xi32>) outs(%36 : tensor<16x1xf32>) {
      ^bb0(%in: i32, %out: f32):
        %57 = arith.index_cast %in : i32 to index
        %extracted = tensor.extract %arg4[%57] : tensor<24xf32>
        linalg.yield %extracted : f32
      } -> tensor<16x1xf32>
      %collapsed = tensor.collapse_shape %37 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
      %38 = tensor.empty() : tensor<16x1xf32>
      %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<16x1xi32>) outs(%38 : tensor<16x1xf32>) {
      ^bb0(%in: i32, %out: f32):
        %57 = arith.index_cast %in : i32 to index
        %extracted = tensor.extract %32[%57] : tensor<24xf32>
        linalg.yield %extracted : f32
      } -> tensor<16x1xf32>
      %collapsed_4 = tensor.collapse_shape %39 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
      %40 = tensor.empty() : tensor<16xf32>
      %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_4 : tensor<16xf32>) outs(%40 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %57 = arith.maximumf %in, %cst_1 : f32
        linalg.yield %57 : f32
      } -> tensor<16xf32>
      %42 = tensor.empty() : tensor<16xf32>
      %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed, %41 : tensor<16xf32>, tensor<16xf32>) outs(%42 : tensor<16xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %57 = arith.divf %in, %in_6 : f32
        linalg.yield %57 : f32
      } -> tensor<16xf32>
      %44 = tensor.empty() : tensor<16xi1>
      %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%23 : tensor<16xi64>) outs(%44 : tensor<16xi1>) {
      ^bb0(%in: i64, %out: i1):
        %57 = arith.cmpi slt, %in, %c0_i64 : i64
        linalg.yield %57 : i1
      } -> tensor<16xi1>
      %46 = tensor.empty() : tensor<16xi64>
      %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%23 : tensor<16xi64>) outs(%46 : tensor<16xi64>) {
      ^bb0(%in: i64, %out: i64):
        %57 = arith.addi %in, %c24_i64 : i64
        linalg.yield %57 : i64
      } -> tensor<16xi64>
      %48 = tensor.empty() : tensor<16xi64>
      %49 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%45, %47, %23 : tensor<16xi1>, tensor<16xi64>, tensor<16xi64>) outs(%48 : tensor<16xi64>) {
      ^bb0(%in: i1, %in_6: i64, %in_7: i64, %out: i64):
        %57 = arith.select %in, %in_6, %in_7 : i64
        linalg.yield %57 : i64
      } -> tensor<16xi64>
      %50 = tensor.empty() : tensor<16xi32>
      %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%49 : tensor<16xi64>) outs(%50 : tensor<16xi32>) {
      ^bb0(%in: i64, %out: i32):
        %57 = arith.trunci %in : i64 to i32
        linalg.yield %57 : i32
      } -> tensor<16xi32>
      %expanded_5 = tensor.expand_shape %51 [[0, 1]] output_shape [16, 1] : tensor<16xi32> into tensor<16x1xi32>
      %52 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(false) ins(%43, %expanded_5 : tensor<16xf32>, tensor<16x1xi32>) outs(%cst_3 : tensor<24xf32>) {
      ^bb0(%arg5: f32, %arg6: f32):
        %57 = arith.addf %arg6, %arg5 : f32
        iree_linalg_ext.yield %57 : f32
      } -> tensor<24xf32>
      %53 = tensor.empty() : tensor<24xf32>
      %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%52 : tensor<24xf32>) outs(%53 : tensor<24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %57 = arith.mulf %in, %cst_0 : f32
        linalg.yield %57 : f32
      } -> tensor<24xf32>
      %55 = tensor.empty() : tensor<24xf32>
      %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%54 : tensor<24xf32>) outs(%55 : tensor<24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %57 = arith.addf %in, %cst : f32
        linalg.yield %57 : f32
      } -> tensor<24xf32>
      scf.yield %56 : tensor<24xf32>
    }
    return %35, %32 : tensor<24xf32>, tensor<24xf32>
  }
}

