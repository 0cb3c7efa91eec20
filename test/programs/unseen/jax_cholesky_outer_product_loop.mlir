#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> ()>
module @jit_cholesky_outer_product_loop {
  func.func public @main(%arg0: tensor<6x6xf32>) -> tensor<6x6xf32> {
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 6.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c6_i32 = arith.constant 6 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<6x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6xf32>
    %2 = tensor.empty() : tensor<6x6xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %4 = linalg.matmul ins(%arg0, %1 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%3 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %5 = tensor.empty() : tensor<6x6xi32>
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%5 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %24 = linalg.index 0 : index
      %25 = arith.index_cast %24 : index to i32
      linalg.yield %25 : i32
    } -> tensor<6x6xi32>
    %7 = tensor.empty() : tensor<6x6xi32>
    %8 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %24 = linalg.index 1 : index
      %25 = arith.index_cast %24 : index to i32
      linalg.yield %25 : i32
    } -> tensor<6x6xi32>
    %9 = tensor.empty() : tensor<6x6xi1>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%9 : tensor<6x6xi1>) {
    ^bb0(%in: i32, %in_2: i32, %out: i1):
      %24 = arith.cmpi eq, %in, %in_2 : i32
      linalg.yield %24 : i1
    } -> tensor<6x6xi1>
    %11 = tensor.empty() : tensor<6x6xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<6x6xi1>) outs(%11 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %24 = arith.uitofp %in : i1 to f32
      linalg.yield %24 : f32
    } -> tensor<6x6xf32>
    %13 = tensor.empty() : tensor<6x6xi1>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<6x6xf32>) outs(%13 : tensor<6x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %24 = arith.cmpf une, %in, %cst_0 : f32
      linalg.yield %24 : i1
    } -> tensor<6x6xi1>
    %15 = tensor.empty() : tensor<6x6xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<6x6xi1>) outs(%15 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %24 = arith.select %in, %cst, %cst_0 : f32
      linalg.yield %24 : f32
    } -> tensor<6x6xf32>
    %17 = tensor.empty() : tensor<6x6xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %16 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%17 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %24 = arith.addf %in, %in_2 : f32
      linalg.yield %24 : f32
    } -> tensor<6x6xf32>
    %19:2 = scf.for %arg1 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg2 = %cst_1, %arg3 = %18) -> (tensor<i32>, tensor<6x6xf32>)  : i32 {
      %24 = tensor.empty() : tensor<i32>
      %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%24 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %80 = arith.addi %in, %c1_i32 : i32
        linalg.yield %80 : i32
      } -> tensor<i32>
      %26 = tensor.empty() : tensor<i1>
      %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%26 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %80 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %80 : i1
      } -> tensor<i1>
      %28 = tensor.empty() : tensor<i32>
      %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%28 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %80 = arith.addi %in, %c6_i32 : i32
        linalg.yield %80 : i32
      } -> tensor<i32>
      %30 = tensor.empty() : tensor<i32>
      %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%27, %29, %arg2 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%30 : tensor<i32>) {
      ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
        %80 = arith.select %in, %in_7, %in_8 : i32
        linalg.yield %80 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %31[] : tensor<i32>
      %32 = arith.index_cast %extracted : i32 to index
      %33 = arith.maxsi %32, %c0 : index
      %34 = arith.minsi %33, %c5 : index
      %extracted_slice = tensor.extract_slice %arg3[0, %34] [6, 1] [1, 1] : tensor<6x6xf32> to tensor<6x1xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
      %extracted_2 = tensor.extract %31[] : tensor<i32>
      %35 = arith.index_cast %extracted_2 : i32 to index
      %36 = arith.maxsi %35, %c0 : index
      %37 = arith.minsi %36, %c5 : index
      %extracted_3 = tensor.extract %31[] : tensor<i32>
      %38 = arith.index_cast %extracted_3 : i32 to index
      %39 = arith.maxsi %38, %c0 : index
      %40 = arith.minsi %39, %c5 : index
      %extracted_slice_4 = tensor.extract_slice %arg3[%37, %40] [1, 1] [1, 1] : tensor<6x6xf32> to tensor<1x1xf32>
      %41 = tensor.empty() : tensor<1x1xf32>
      %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4 : tensor<1x1xf32>) outs(%41 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %80 = math.sqrt %in : f32
        linalg.yield %80 : f32
      } -> tensor<1x1xf32>
      %collapsed_5 = tensor.collapse_shape %42 [] : tensor<1x1xf32> into tensor<f32>
      %43 = tensor.empty() : tensor<6xf32>
      %44 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel"]} ins(%collapsed_5 : tensor<f32>) outs(%43 : tensor<6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6xf32>
      %45 = tensor.empty() : tensor<6xf32>
      %46 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed, %44 : tensor<6xf32>, tensor<6xf32>) outs(%45 : tensor<6xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %80 = arith.divf %in, %in_7 : f32
        linalg.yield %80 : f32
      } -> tensor<6xf32>
      %47 = tensor.empty() : tensor<6xi32>
      %48 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%47 : tensor<6xi32>) {
      ^bb0(%out: i32):
        %80 = linalg.index 0 : index
        %81 = arith.index_cast %80 : index to i32
        linalg.yield %81 : i32
      } -> tensor<6xi32>
      %49 = tensor.empty() : tensor<6xi32>
      %50 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel"]} ins(%arg2 : tensor<i32>) outs(%49 : tensor<6xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<6xi32>
      %51 = tensor.empty() : tensor<6xi1>
      %52 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%48, %50 : tensor<6xi32>, tensor<6xi32>) outs(%51 : tensor<6xi1>) {
      ^bb0(%in: i32, %in_7: i32, %out: i1):
        %80 = arith.cmpi sge, %in, %in_7 : i32
        linalg.yield %80 : i1
      } -> tensor<6xi1>
      %53 = tensor.empty() : tensor<f32>
      %54 = linalg.generic {indexing_maps = [#map2], iterator_types = []} outs(%53 : tensor<f32>) {
      ^bb0(%out: f32):
        linalg.yield %cst_0 : f32
      } -> tensor<f32>
      %55 = tensor.empty() : tensor<6xf32>
      %56 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel"]} ins(%54 : tensor<f32>) outs(%55 : tensor<6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6xf32>
      %57 = tensor.empty() : tensor<6xf32>
      %58 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%52, %46, %56 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) outs(%57 : tensor<6xf32>) {
      ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
        %80 = arith.select %in, %in_7, %in_8 : f32
        linalg.yield %80 : f32
      } -> tensor<6xf32>
      %59 = tensor.empty() : tensor<6xi1>
      %60 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%48, %50 : tensor<6xi32>, tensor<6xi32>) outs(%59 : tensor<6xi1>) {
      ^bb0(%in: i32, %in_7: i32, %out: i1):
        %80 = arith.cmpi sgt, %in, %in_7 : i32
        linalg.yield %80 : i1
      } -> tensor<6xi1>
      %61 = tensor.empty() : tensor<6x6xf32>
      %62 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<6xf32>) outs(%61 : tensor<6x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6x6xf32>
      %63 = tensor.empty() : tensor<6x6xf32>
      %64 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<6xf32>) outs(%63 : tensor<6x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6x6xf32>
      %65 = tensor.empty() : tensor<6x6xf32>
      %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62, %64 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%65 : tensor<6x6xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %80 = arith.mulf %in, %in_7 : f32
        linalg.yield %80 : f32
      } -> tensor<6x6xf32>
      %67 = tensor.empty() : tensor<6x6xi1>
      %68 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<6xi1>) outs(%67 : tensor<6x6xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<6x6xi1>
      %69 = tensor.empty() : tensor<6x6xf32>
      %70 = linalg.generic {indexing_maps = [#map7, #map1], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<f32>) outs(%69 : tensor<6x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6x6xf32>
      %71 = tensor.empty() : tensor<6x6xf32>
      %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%68, %66, %70 : tensor<6x6xi1>, tensor<6x6xf32>, tensor<6x6xf32>) outs(%71 : tensor<6x6xf32>) {
      ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
        %80 = arith.select %in, %in_7, %in_8 : f32
        linalg.yield %80 : f32
      } -> tensor<6x6xf32>
      %73 = tensor.empty() : tensor<6x6xf32>
      %74 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %72 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%73 : tensor<6x6xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %80 = arith.subf %in, %in_7 : f32
        linalg.yield %80 : f32
      } -> tensor<6x6xf32>
      %expanded = tensor.expand_shape %31 [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
      %75 = tensor.empty() : tensor<6x6xf32>
      %76 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<6x6xf32>) outs(%75 : tensor<6x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6x6xf32>
      %expanded_6 = tensor.expand_shape %58 [[0, 1, 2]] output_shape [1, 1, 6] : tensor<6xf32> into tensor<1x1x6xf32>
      %77 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%expanded_6, %expanded : tensor<1x1x6xf32>, tensor<1x1xi32>) outs(%76 : tensor<6x6xf32>) {
      ^bb0(%arg4: f32, %arg5: f32):
        iree_linalg_ext.yield %arg4 : f32
      } -> tensor<6x6xf32>
      %78 = tensor.empty() : tensor<6x6xf32>
      %79 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<6x6xf32>) outs(%78 : tensor<6x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6x6xf32>
      scf.yield %25, %79 : tensor<i32>, tensor<6x6xf32>
    }
    %20 = tensor.empty() : tensor<6x6xi1>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%20 : tensor<6x6xi1>) {
    ^bb0(%in: i32, %in_2: i32, %out: i1):
      %24 = arith.cmpi sge, %in, %in_2 : i32
      linalg.yield %24 : i1
    } -> tensor<6x6xi1>
    %22 = tensor.empty() : tensor<6x6xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %19#1 : tensor<6x6xi1>, tensor<6x6xf32>) outs(%22 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %in_2: f32, %out: f32):
      %24 = arith.select %in, %in_2, %cst_0 : f32
      linalg.yield %24 : f32
    } -> tensor<6x6xf32>
    return %23 : tensor<6x6xf32>
  }
}

