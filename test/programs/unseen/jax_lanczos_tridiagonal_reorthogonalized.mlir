#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> (d1)>
module @jit_jax_lanczos_tridiagonal_reorthogonalized {
  func.func public @main(%arg0: tensor<11x11xf32>, %arg1: tensor<11xf32>) -> (tensor<6x11xf32>, tensor<5xf32>, tensor<5xf32>) {
    %cst = arith.constant 9.99999997E-7 : f32
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %c6_i32 = arith.constant 6 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0> : tensor<1x1xi32>
    %c1_i32 = arith.constant 1 : i32
    %c5_i32 = arith.constant 5 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<5xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<6x11xf32>
    %cst_4 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<11x11xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<11x11xf32>) outs(%0 : tensor<11x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11x11xf32>
    %2 = tensor.empty() : tensor<11x11xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<11x11xf32>, tensor<11x11xf32>) outs(%2 : tensor<11x11xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %17 = arith.addf %in, %in_5 : f32
      linalg.yield %17 : f32
    } -> tensor<11x11xf32>
    %4 = tensor.empty() : tensor<11xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg1 : tensor<11xf32>) outs(%4 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = arith.mulf %in, %in : f32
      linalg.yield %17 : f32
    } -> tensor<11xf32>
    %6 = tensor.empty() : tensor<f32>
    %7 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<f32>) -> tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction"]} ins(%5 : tensor<11xf32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = arith.addf %out, %in : f32
      linalg.yield %17 : f32
    } -> tensor<f32>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%8 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %17 = math.sqrt %in : f32
      linalg.yield %17 : f32
    } -> tensor<f32>
    %11 = tensor.empty() : tensor<11xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%10 : tensor<f32>) outs(%11 : tensor<11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<11xf32>
    %13 = tensor.empty() : tensor<11xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg1, %12 : tensor<11xf32>, tensor<11xf32>) outs(%13 : tensor<11xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %17 = arith.divf %in, %in_5 : f32
      linalg.yield %17 : f32
    } -> tensor<11xf32>
    %expanded = tensor.expand_shape %14 [[0, 1]] output_shape [1, 11] : tensor<11xf32> into tensor<1x11xf32>
    %15 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%expanded, %cst_1 : tensor<1x11xf32>, tensor<1x1xi32>) outs(%cst_3 : tensor<6x11xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      iree_linalg_ext.yield %arg2 : f32
    } -> tensor<6x11xf32>
    %16:4 = scf.for %arg2 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg3 = %cst_4, %arg4 = %15, %arg5 = %cst_2, %arg6 = %cst_2) -> (tensor<i32>, tensor<6x11xf32>, tensor<5xf32>, tensor<5xf32>)  : i32 {
      %17 = tensor.empty() : tensor<i32>
      %18 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%17 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %80 = arith.addi %in, %c1_i32 : i32
        linalg.yield %80 : i32
      } -> tensor<i32>
      %19 = tensor.empty() : tensor<i1>
      %20 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%19 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %80 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %80 : i1
      } -> tensor<i1>
      %21 = tensor.empty() : tensor<i32>
      %22 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%21 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %80 = arith.addi %in, %c6_i32 : i32
        linalg.yield %80 : i32
      } -> tensor<i32>
      %23 = tensor.empty() : tensor<i32>
      %24 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = []} ins(%20, %22, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%23 : tensor<i32>) {
      ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
        %80 = arith.select %in, %in_9, %in_10 : i32
        linalg.yield %80 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %24[] : tensor<i32>
      %25 = arith.index_cast %extracted : i32 to index
      %26 = arith.maxsi %25, %c0 : index
      %27 = arith.minsi %26, %c5 : index
      %extracted_slice = tensor.extract_slice %arg4[%27, 0] [1, 11] [1, 1] : tensor<6x11xf32> to tensor<1x11xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x11xf32> into tensor<11xf32>
      %28 = tensor.empty() : tensor<11xf32>
      %29 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<11xf32>) -> tensor<11xf32>
      %30 = linalg.matvec ins(%3, %collapsed : tensor<11x11xf32>, tensor<11xf32>) outs(%29 : tensor<11xf32>) -> tensor<11xf32>
      %31 = tensor.empty() : tensor<f32>
      %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<f32>) -> tensor<f32>
      %33 = linalg.dot ins(%30, %collapsed : tensor<11xf32>, tensor<11xf32>) outs(%32 : tensor<f32>) -> tensor<f32>
      %34 = tensor.empty() : tensor<11x6xf32>
      %35 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<6x11xf32>) outs(%34 : tensor<11x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<11x6xf32>
      %36 = tensor.empty() : tensor<6xf32>
      %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<6xf32>) -> tensor<6xf32>
      %38 = linalg.matvec ins(%arg4, %30 : tensor<6x11xf32>, tensor<11xf32>) outs(%37 : tensor<6xf32>) -> tensor<6xf32>
      %39 = tensor.empty() : tensor<11xf32>
      %40 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<11xf32>) -> tensor<11xf32>
      %41 = linalg.matvec ins(%35, %38 : tensor<11x6xf32>, tensor<6xf32>) outs(%40 : tensor<11xf32>) -> tensor<11xf32>
      %42 = tensor.empty() : tensor<11xf32>
      %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%30, %41 : tensor<11xf32>, tensor<11xf32>) outs(%42 : tensor<11xf32>) {
      ^bb0(%in: f32, %in_9: f32, %out: f32):
        %80 = arith.subf %in, %in_9 : f32
        linalg.yield %80 : f32
      } -> tensor<11xf32>
      %44 = tensor.empty() : tensor<6xf32>
      %45 = linalg.fill ins(%cst_0 : f32) outs(%44 : tensor<6xf32>) -> tensor<6xf32>
      %46 = linalg.matvec ins(%arg4, %43 : tensor<6x11xf32>, tensor<11xf32>) outs(%45 : tensor<6xf32>) -> tensor<6xf32>
      %47 = tensor.empty() : tensor<11xf32>
      %48 = linalg.fill ins(%cst_0 : f32) outs(%47 : tensor<11xf32>) -> tensor<11xf32>
      %49 = linalg.matvec ins(%35, %46 : tensor<11x6xf32>, tensor<6xf32>) outs(%48 : tensor<11xf32>) -> tensor<11xf32>
      %50 = tensor.empty() : tensor<11xf32>
      %51 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%43, %49 : tensor<11xf32>, tensor<11xf32>) outs(%50 : tensor<11xf32>) {
      ^bb0(%in: f32, %in_9: f32, %out: f32):
        %80 = arith.subf %in, %in_9 : f32
        linalg.yield %80 : f32
      } -> tensor<11xf32>
      %52 = tensor.empty() : tensor<f32>
      %53 = linalg.fill ins(%cst_0 : f32) outs(%52 : tensor<f32>) -> tensor<f32>
      %54 = linalg.dot ins(%51, %51 : tensor<11xf32>, tensor<11xf32>) outs(%53 : tensor<f32>) -> tensor<f32>
      %55 = tensor.empty() : tensor<f32>
      %56 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%54 : tensor<f32>) outs(%55 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %80 = arith.addf %in, %cst : f32
        linalg.yield %80 : f32
      } -> tensor<f32>
      %57 = tensor.empty() : tensor<f32>
      %58 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%56 : tensor<f32>) outs(%57 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %80 = math.sqrt %in : f32
        linalg.yield %80 : f32
      } -> tensor<f32>
      %59 = tensor.empty() : tensor<11xf32>
      %60 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel"]} ins(%58 : tensor<f32>) outs(%59 : tensor<11xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<11xf32>
      %61 = tensor.empty() : tensor<11xf32>
      %62 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%51, %60 : tensor<11xf32>, tensor<11xf32>) outs(%61 : tensor<11xf32>) {
      ^bb0(%in: f32, %in_9: f32, %out: f32):
        %80 = arith.divf %in, %in_9 : f32
        linalg.yield %80 : f32
      } -> tensor<11xf32>
      %63 = tensor.empty() : tensor<1x11xf32>
      %64 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<11xf32>) outs(%63 : tensor<1x11xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x11xf32>
      %65 = tensor.empty() : tensor<i1>
      %66 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%18 : tensor<i32>) outs(%65 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %80 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %80 : i1
      } -> tensor<i1>
      %67 = tensor.empty() : tensor<i32>
      %68 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%18 : tensor<i32>) outs(%67 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %80 = arith.addi %in, %c6_i32 : i32
        linalg.yield %80 : i32
      } -> tensor<i32>
      %69 = tensor.empty() : tensor<i32>
      %70 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = []} ins(%66, %68, %18 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%69 : tensor<i32>) {
      ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
        %80 = arith.select %in, %in_9, %in_10 : i32
        linalg.yield %80 : i32
      } -> tensor<i32>
      %extracted_5 = tensor.extract %70[] : tensor<i32>
      %71 = arith.index_cast %extracted_5 : i32 to index
      %72 = arith.maxsi %71, %c0 : index
      %73 = arith.minsi %72, %c5 : index
      %inserted_slice = tensor.insert_slice %64 into %arg4[%73, 0] [1, 11] [1, 1] : tensor<1x11xf32> into tensor<6x11xf32>
      %74 = tensor.empty() : tensor<i32>
      %75 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%74 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %80 = arith.addi %in, %c5_i32 : i32
        linalg.yield %80 : i32
      } -> tensor<i32>
      %76 = tensor.empty() : tensor<i32>
      %77 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = []} ins(%20, %75, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%76 : tensor<i32>) {
      ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
        %80 = arith.select %in, %in_9, %in_10 : i32
        linalg.yield %80 : i32
      } -> tensor<i32>
      %expanded_6 = tensor.expand_shape %77 [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
      %expanded_7 = tensor.expand_shape %33 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %78 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%expanded_7, %expanded_6 : tensor<1xf32>, tensor<1x1xi32>) outs(%arg5 : tensor<5xf32>) {
      ^bb0(%arg7: f32, %arg8: f32):
        iree_linalg_ext.yield %arg7 : f32
      } -> tensor<5xf32>
      %expanded_8 = tensor.expand_shape %58 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %79 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%expanded_8, %expanded_6 : tensor<1xf32>, tensor<1x1xi32>) outs(%arg6 : tensor<5xf32>) {
      ^bb0(%arg7: f32, %arg8: f32):
        iree_linalg_ext.yield %arg7 : f32
      } -> tensor<5xf32>
      scf.yield %18, %inserted_slice, %78, %79 : tensor<i32>, tensor<6x11xf32>, tensor<5xf32>, tensor<5xf32>
    }
    return %16#1, %16#2, %16#3 : tensor<6x11xf32>, tensor<5xf32>, tensor<5xf32>
  }
}

