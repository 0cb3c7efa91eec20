#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> ()>
module @jit_jax_householder_qr_masked_columns_applied {
  func.func public @main(%arg0: tensor<10x6xf32>, %arg1: tensor<10x2xf32>) -> (tensor<10x6xf32>, tensor<10x2xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %c9 = arith.constant 9 : index
    %c10_i32 = arith.constant 10 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant dense<0> : tensor<i32>
    %c0_i32 = arith.constant 0 : i32
    %c6_i32 = arith.constant 6 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:3 = scf.for %arg2 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg3 = %cst_1, %arg4 = %arg0, %arg5 = %arg1) -> (tensor<i32>, tensor<10x6xf32>, tensor<10x2xf32>)  : i32 {
      %1 = tensor.empty() : tensor<i32>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%1 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %74 = arith.addi %in, %c1_i32 : i32
        linalg.yield %74 : i32
      } -> tensor<i32>
      %3 = tensor.empty() : tensor<10xi32>
      %4 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%3 : tensor<10xi32>) {
      ^bb0(%out: i32):
        %74 = linalg.index 0 : index
        %75 = arith.index_cast %74 : index to i32
        linalg.yield %75 : i32
      } -> tensor<10xi32>
      %5 = tensor.empty() : tensor<10xi32>
      %6 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel"]} ins(%arg3 : tensor<i32>) outs(%5 : tensor<10xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<10xi32>
      %7 = tensor.empty() : tensor<10xi1>
      %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%4, %6 : tensor<10xi32>, tensor<10xi32>) outs(%7 : tensor<10xi1>) {
      ^bb0(%in: i32, %in_6: i32, %out: i1):
        %74 = arith.cmpi sge, %in, %in_6 : i32
        linalg.yield %74 : i1
      } -> tensor<10xi1>
      %9 = tensor.empty() : tensor<i1>
      %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%9 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %74 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %74 : i1
      } -> tensor<i1>
      %11 = tensor.empty() : tensor<i32>
      %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%11 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %74 = arith.addi %in, %c6_i32 : i32
        linalg.yield %74 : i32
      } -> tensor<i32>
      %13 = tensor.empty() : tensor<i32>
      %14 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%10, %12, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%13 : tensor<i32>) {
      ^bb0(%in: i1, %in_6: i32, %in_7: i32, %out: i32):
        %74 = arith.select %in, %in_6, %in_7 : i32
        linalg.yield %74 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %14[] : tensor<i32>
      %15 = arith.index_cast %extracted : i32 to index
      %16 = arith.maxsi %15, %c0 : index
      %17 = arith.minsi %16, %c5 : index
      %extracted_slice = tensor.extract_slice %arg4[0, %17] [10, 1] [1, 1] : tensor<10x6xf32> to tensor<10x1xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<10x1xf32> into tensor<10xf32>
      %18 = tensor.empty() : tensor<10xf32>
      %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%8, %collapsed : tensor<10xi1>, tensor<10xf32>) outs(%18 : tensor<10xf32>) {
      ^bb0(%in: i1, %in_6: f32, %out: f32):
        %74 = arith.select %in, %in_6, %cst_0 : f32
        linalg.yield %74 : f32
      } -> tensor<10xf32>
      %20 = tensor.empty() : tensor<f32>
      %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<f32>) -> tensor<f32>
      %22 = linalg.dot ins(%19, %19 : tensor<10xf32>, tensor<10xf32>) outs(%21 : tensor<f32>) -> tensor<f32>
      %23 = tensor.empty() : tensor<f32>
      %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%22 : tensor<f32>) outs(%23 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %74 = math.sqrt %in : f32
        linalg.yield %74 : f32
      } -> tensor<f32>
      %25 = tensor.empty() : tensor<i32>
      %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%25 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %74 = arith.addi %in, %c10_i32 : i32
        linalg.yield %74 : i32
      } -> tensor<i32>
      %27 = tensor.empty() : tensor<i32>
      %28 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%10, %26, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%27 : tensor<i32>) {
      ^bb0(%in: i1, %in_6: i32, %in_7: i32, %out: i32):
        %74 = arith.select %in, %in_6, %in_7 : i32
        linalg.yield %74 : i32
      } -> tensor<i32>
      %extracted_2 = tensor.extract %28[] : tensor<i32>
      %29 = arith.index_cast %extracted_2 : i32 to index
      %30 = arith.maxsi %29, %c0 : index
      %31 = arith.minsi %30, %c9 : index
      %extracted_slice_3 = tensor.extract_slice %19[%31] [1] [1] : tensor<10xf32> to tensor<1xf32>
      %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [] : tensor<1xf32> into tensor<f32>
      %32 = tensor.empty() : tensor<i1>
      %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_4 : tensor<f32>) outs(%32 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %74 = arith.cmpf oge, %in, %cst_0 : f32
        linalg.yield %74 : i1
      } -> tensor<i1>
      %34 = tensor.empty() : tensor<f32>
      %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%24 : tensor<f32>) outs(%34 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %74 = arith.negf %in : f32
        linalg.yield %74 : f32
      } -> tensor<f32>
      %36 = tensor.empty() : tensor<f32>
      %37 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%33, %24, %35 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%36 : tensor<f32>) {
      ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
        %74 = arith.select %in, %in_6, %in_7 : f32
        linalg.yield %74 : f32
      } -> tensor<f32>
      %expanded = tensor.expand_shape %28 [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
      %expanded_5 = tensor.expand_shape %37 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %38 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%expanded_5, %expanded : tensor<1xf32>, tensor<1x1xi32>) outs(%19 : tensor<10xf32>) {
      ^bb0(%arg6: f32, %arg7: f32):
        %74 = arith.addf %arg7, %arg6 : f32
        iree_linalg_ext.yield %74 : f32
      } -> tensor<10xf32>
      %39 = tensor.empty() : tensor<f32>
      %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<f32>) -> tensor<f32>
      %41 = linalg.dot ins(%38, %38 : tensor<10xf32>, tensor<10xf32>) outs(%40 : tensor<f32>) -> tensor<f32>
      %42 = tensor.empty() : tensor<f32>
      %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%41 : tensor<f32>) outs(%42 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %74 = arith.divf %cst, %in : f32
        linalg.yield %74 : f32
      } -> tensor<f32>
      %44 = tensor.empty() : tensor<6xf32>
      %45 = linalg.fill ins(%cst_0 : f32) outs(%44 : tensor<6xf32>) -> tensor<6xf32>
      %46 = linalg.vecmat ins(%38, %arg4 : tensor<10xf32>, tensor<10x6xf32>) outs(%45 : tensor<6xf32>) -> tensor<6xf32>
      %47 = tensor.empty() : tensor<10x6xf32>
      %48 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<10xf32>) outs(%47 : tensor<10x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<10x6xf32>
      %49 = tensor.empty() : tensor<10x6xf32>
      %50 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<6xf32>) outs(%49 : tensor<10x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<10x6xf32>
      %51 = tensor.empty() : tensor<10x6xf32>
      %52 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%48, %50 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%51 : tensor<10x6xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %74 = arith.mulf %in, %in_6 : f32
        linalg.yield %74 : f32
      } -> tensor<10x6xf32>
      %53 = tensor.empty() : tensor<10x6xf32>
      %54 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<f32>) outs(%53 : tensor<10x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<10x6xf32>
      %55 = tensor.empty() : tensor<10x6xf32>
      %56 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%54, %52 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%55 : tensor<10x6xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %74 = arith.mulf %in, %in_6 : f32
        linalg.yield %74 : f32
      } -> tensor<10x6xf32>
      %57 = tensor.empty() : tensor<10x6xf32>
      %58 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg4, %56 : tensor<10x6xf32>, tensor<10x6xf32>) outs(%57 : tensor<10x6xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %74 = arith.subf %in, %in_6 : f32
        linalg.yield %74 : f32
      } -> tensor<10x6xf32>
      %59 = tensor.empty() : tensor<2xf32>
      %60 = linalg.fill ins(%cst_0 : f32) outs(%59 : tensor<2xf32>) -> tensor<2xf32>
      %61 = linalg.vecmat ins(%38, %arg5 : tensor<10xf32>, tensor<10x2xf32>) outs(%60 : tensor<2xf32>) -> tensor<2xf32>
      %62 = tensor.empty() : tensor<10x2xf32>
      %63 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<10xf32>) outs(%62 : tensor<10x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<10x2xf32>
      %64 = tensor.empty() : tensor<10x2xf32>
      %65 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<2xf32>) outs(%64 : tensor<10x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<10x2xf32>
      %66 = tensor.empty() : tensor<10x2xf32>
      %67 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%63, %65 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%66 : tensor<10x2xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %74 = arith.mulf %in, %in_6 : f32
        linalg.yield %74 : f32
      } -> tensor<10x2xf32>
      %68 = tensor.empty() : tensor<10x2xf32>
      %69 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<f32>) outs(%68 : tensor<10x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<10x2xf32>
      %70 = tensor.empty() : tensor<10x2xf32>
      %71 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%69, %67 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%70 : tensor<10x2xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %74 = arith.mulf %in, %in_6 : f32
        linalg.yield %74 : f32
      } -> tensor<10x2xf32>
      %72 = tensor.empty() : tensor<10x2xf32>
      %73 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg5, %71 : tensor<10x2xf32>, tensor<10x2xf32>) outs(%72 : tensor<10x2xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %74 = arith.subf %in, %in_6 : f32
        linalg.yield %74 : f32
      } -> tensor<10x2xf32>
      scf.yield %2, %58, %73 : tensor<i32>, tensor<10x6xf32>, tensor<10x2xf32>
    }
    return %0#1, %0#2 : tensor<10x6xf32>, tensor<10x2xf32>
  }
}

