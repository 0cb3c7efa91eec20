#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (d0)>
module @jit_jax_unscented_sigma_points_cholesky_by_fori {
  func.func public @main(%arg0: tensor<7x7xf32>, %arg1: tensor<7xf32>, %arg2: tensor<7x7xf32>, %arg3: tensor<3x7xf32>, %arg4: tensor<3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>, tensor<7xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 7.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<[1.000000e-01, 0.0642857179, 0.0642857179, 0.0642857179, 0.0642857179, 0.0642857179, 0.0642857179, 0.0642857179, 0.0642857179, 0.0642857179, 0.0642857179, 0.0642857179, 0.0642857179, 0.0642857179, 0.0642857179]> : tensor<15xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<7x7xf32>
    %cst_4 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<7x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<7x7xf32>) outs(%0 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7xf32>
    %2 = tensor.empty() : tensor<7x7xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %4 = linalg.matmul ins(%arg0, %1 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%3 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %5 = tensor.empty() : tensor<7x7xi32>
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%5 : tensor<7x7xi32>) {
    ^bb0(%out: i32):
      %74 = linalg.index 0 : index
      %75 = arith.index_cast %74 : index to i32
      linalg.yield %75 : i32
    } -> tensor<7x7xi32>
    %7 = tensor.empty() : tensor<7x7xi32>
    %8 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<7x7xi32>) {
    ^bb0(%out: i32):
      %74 = linalg.index 1 : index
      %75 = arith.index_cast %74 : index to i32
      linalg.yield %75 : i32
    } -> tensor<7x7xi32>
    %9 = tensor.empty() : tensor<7x7xi1>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<7x7xi32>, tensor<7x7xi32>) outs(%9 : tensor<7x7xi1>) {
    ^bb0(%in: i32, %in_7: i32, %out: i1):
      %74 = arith.cmpi eq, %in, %in_7 : i32
      linalg.yield %74 : i1
    } -> tensor<7x7xi1>
    %11 = tensor.empty() : tensor<7x7xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<7x7xi1>) outs(%11 : tensor<7x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %74 = arith.uitofp %in : i1 to f32
      linalg.yield %74 : f32
    } -> tensor<7x7xf32>
    %13 = tensor.empty() : tensor<7x7xi1>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<7x7xf32>) outs(%13 : tensor<7x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %74 = arith.cmpf une, %in, %cst_1 : f32
      linalg.yield %74 : i1
    } -> tensor<7x7xi1>
    %15 = tensor.empty() : tensor<7x7xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<7x7xi1>) outs(%15 : tensor<7x7xf32>) {
    ^bb0(%in: i1, %out: f32):
      %74 = arith.select %in, %cst_0, %cst_1 : f32
      linalg.yield %74 : f32
    } -> tensor<7x7xf32>
    %17 = tensor.empty() : tensor<7x7xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %16 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%17 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %74 = arith.addf %in, %in_7 : f32
      linalg.yield %74 : f32
    } -> tensor<7x7xf32>
    %19:2 = scf.for %arg5 = %c0_i32 to %c7_i32 step %c1_i32 iter_args(%arg6 = %cst_4, %arg7 = %cst_3) -> (tensor<i32>, tensor<7x7xf32>)  : i32 {
      %74 = tensor.empty() : tensor<i32>
      %75 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%74 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %113 = arith.addi %in, %c1_i32 : i32
        linalg.yield %113 : i32
      } -> tensor<i32>
      %76 = tensor.empty() : tensor<i1>
      %77 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%76 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %113 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %113 : i1
      } -> tensor<i1>
      %78 = tensor.empty() : tensor<i32>
      %79 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg6 : tensor<i32>) outs(%78 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %113 = arith.addi %in, %c7_i32 : i32
        linalg.yield %113 : i32
      } -> tensor<i32>
      %80 = tensor.empty() : tensor<i32>
      %81 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%77, %79, %arg6 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%80 : tensor<i32>) {
      ^bb0(%in: i1, %in_15: i32, %in_16: i32, %out: i32):
        %113 = arith.select %in, %in_15, %in_16 : i32
        linalg.yield %113 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %81[] : tensor<i32>
      %82 = arith.index_cast %extracted : i32 to index
      %83 = arith.maxsi %82, %c0 : index
      %84 = arith.minsi %83, %c6 : index
      %extracted_slice = tensor.extract_slice %arg7[%84, 0] [1, 7] [1, 1] : tensor<7x7xf32> to tensor<1x7xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x7xf32> into tensor<7xf32>
      %extracted_7 = tensor.extract %81[] : tensor<i32>
      %85 = arith.index_cast %extracted_7 : i32 to index
      %86 = arith.maxsi %85, %c0 : index
      %87 = arith.minsi %86, %c6 : index
      %extracted_slice_8 = tensor.extract_slice %18[0, %87] [7, 1] [1, 1] : tensor<7x7xf32> to tensor<7x1xf32>
      %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1]] : tensor<7x1xf32> into tensor<7xf32>
      %88 = tensor.empty() : tensor<7xf32>
      %89 = linalg.fill ins(%cst_1 : f32) outs(%88 : tensor<7xf32>) -> tensor<7xf32>
      %90 = linalg.matvec ins(%arg7, %collapsed : tensor<7x7xf32>, tensor<7xf32>) outs(%89 : tensor<7xf32>) -> tensor<7xf32>
      %91 = tensor.empty() : tensor<7xf32>
      %92 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_9, %90 : tensor<7xf32>, tensor<7xf32>) outs(%91 : tensor<7xf32>) {
      ^bb0(%in: f32, %in_15: f32, %out: f32):
        %113 = arith.subf %in, %in_15 : f32
        linalg.yield %113 : f32
      } -> tensor<7xf32>
      %extracted_10 = tensor.extract %81[] : tensor<i32>
      %93 = arith.index_cast %extracted_10 : i32 to index
      %94 = arith.maxsi %93, %c0 : index
      %95 = arith.minsi %94, %c6 : index
      %extracted_slice_11 = tensor.extract_slice %92[%95] [1] [1] : tensor<7xf32> to tensor<1xf32>
      %96 = tensor.empty() : tensor<1xf32>
      %97 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%extracted_slice_11 : tensor<1xf32>) outs(%96 : tensor<1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %113 = math.sqrt %in : f32
        linalg.yield %113 : f32
      } -> tensor<1xf32>
      %collapsed_12 = tensor.collapse_shape %97 [] : tensor<1xf32> into tensor<f32>
      %98 = tensor.empty() : tensor<7xi32>
      %99 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%98 : tensor<7xi32>) {
      ^bb0(%out: i32):
        %113 = linalg.index 0 : index
        %114 = arith.index_cast %113 : index to i32
        linalg.yield %114 : i32
      } -> tensor<7xi32>
      %100 = tensor.empty() : tensor<7xi32>
      %101 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel"]} ins(%arg6 : tensor<i32>) outs(%100 : tensor<7xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<7xi32>
      %102 = tensor.empty() : tensor<7xi1>
      %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%99, %101 : tensor<7xi32>, tensor<7xi32>) outs(%102 : tensor<7xi1>) {
      ^bb0(%in: i32, %in_15: i32, %out: i1):
        %113 = arith.cmpi sge, %in, %in_15 : i32
        linalg.yield %113 : i1
      } -> tensor<7xi1>
      %104 = tensor.empty() : tensor<7xf32>
      %105 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel"]} ins(%collapsed_12 : tensor<f32>) outs(%104 : tensor<7xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<7xf32>
      %106 = tensor.empty() : tensor<7xf32>
      %107 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%92, %105 : tensor<7xf32>, tensor<7xf32>) outs(%106 : tensor<7xf32>) {
      ^bb0(%in: f32, %in_15: f32, %out: f32):
        %113 = arith.divf %in, %in_15 : f32
        linalg.yield %113 : f32
      } -> tensor<7xf32>
      %108 = tensor.empty() : tensor<7xf32>
      %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%103, %107 : tensor<7xi1>, tensor<7xf32>) outs(%108 : tensor<7xf32>) {
      ^bb0(%in: i1, %in_15: f32, %out: f32):
        %113 = arith.select %in, %in_15, %cst_1 : f32
        linalg.yield %113 : f32
      } -> tensor<7xf32>
      %expanded = tensor.expand_shape %109 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
      %extracted_13 = tensor.extract %81[] : tensor<i32>
      %110 = arith.index_cast %extracted_13 : i32 to index
      %111 = arith.maxsi %110, %c0 : index
      %112 = arith.minsi %111, %c6 : index
      %inserted_slice_14 = tensor.insert_slice %expanded into %arg7[0, %112] [7, 1] [1, 1] : tensor<7x1xf32> into tensor<7x7xf32>
      scf.yield %75, %inserted_slice_14 : tensor<i32>, tensor<7x7xf32>
    }
    %20 = tensor.empty() : tensor<1x7xf32>
    %21 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<7xf32>) outs(%20 : tensor<1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x7xf32>
    %22 = tensor.empty() : tensor<7x7xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%19#1 : tensor<7x7xf32>) outs(%22 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7xf32>
    %24 = tensor.empty() : tensor<7x7xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<7x7xf32>) outs(%24 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = arith.mulf %in, %cst : f32
      linalg.yield %74 : f32
    } -> tensor<7x7xf32>
    %26 = tensor.empty() : tensor<7x7xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<7xf32>) outs(%26 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7xf32>
    %28 = tensor.empty() : tensor<7x7xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27, %25 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%28 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %74 = arith.addf %in, %in_7 : f32
      linalg.yield %74 : f32
    } -> tensor<7x7xf32>
    %30 = tensor.empty() : tensor<7x7xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27, %25 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%30 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %74 = arith.subf %in, %in_7 : f32
      linalg.yield %74 : f32
    } -> tensor<7x7xf32>
    %32 = tensor.empty() : tensor<15x7xf32>
    %inserted_slice = tensor.insert_slice %21 into %32[0, 0] [1, 7] [1, 1] : tensor<1x7xf32> into tensor<15x7xf32>
    %inserted_slice_5 = tensor.insert_slice %29 into %inserted_slice[1, 0] [7, 7] [1, 1] : tensor<7x7xf32> into tensor<15x7xf32>
    %inserted_slice_6 = tensor.insert_slice %31 into %inserted_slice_5[8, 0] [7, 7] [1, 1] : tensor<7x7xf32> into tensor<15x7xf32>
    %33 = tensor.empty() : tensor<15x7xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_6 : tensor<15x7xf32>) outs(%33 : tensor<15x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %74 = math.tanh %in : f32
      linalg.yield %74 : f32
    } -> tensor<15x7xf32>
    %35 = tensor.empty() : tensor<7x3xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<3x7xf32>) outs(%35 : tensor<7x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x3xf32>
    %37 = tensor.empty() : tensor<15x3xf32>
    %38 = linalg.fill ins(%cst_1 : f32) outs(%37 : tensor<15x3xf32>) -> tensor<15x3xf32>
    %39 = linalg.matmul ins(%34, %36 : tensor<15x7xf32>, tensor<7x3xf32>) outs(%38 : tensor<15x3xf32>) -> tensor<15x3xf32>
    %40 = tensor.empty() : tensor<3xf32>
    %41 = linalg.fill ins(%cst_1 : f32) outs(%40 : tensor<3xf32>) -> tensor<3xf32>
    %42 = linalg.vecmat ins(%cst_2, %39 : tensor<15xf32>, tensor<15x3xf32>) outs(%41 : tensor<3xf32>) -> tensor<3xf32>
    %43 = tensor.empty() : tensor<15x3xf32>
    %44 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<3xf32>) outs(%43 : tensor<15x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<15x3xf32>
    %45 = tensor.empty() : tensor<15x3xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39, %44 : tensor<15x3xf32>, tensor<15x3xf32>) outs(%45 : tensor<15x3xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %74 = arith.subf %in, %in_7 : f32
      linalg.yield %74 : f32
    } -> tensor<15x3xf32>
    %47 = tensor.empty() : tensor<15x3xf32>
    %48 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<15xf32>) outs(%47 : tensor<15x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<15x3xf32>
    %49 = tensor.empty() : tensor<15x3xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %48 : tensor<15x3xf32>, tensor<15x3xf32>) outs(%49 : tensor<15x3xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %74 = arith.mulf %in, %in_7 : f32
      linalg.yield %74 : f32
    } -> tensor<15x3xf32>
    %51 = tensor.empty() : tensor<3x15xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<15x3xf32>) outs(%51 : tensor<3x15xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x15xf32>
    %53 = tensor.empty() : tensor<3x3xf32>
    %54 = linalg.fill ins(%cst_1 : f32) outs(%53 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %55 = linalg.matmul ins(%52, %46 : tensor<3x15xf32>, tensor<15x3xf32>) outs(%54 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %56 = tensor.empty() : tensor<15x7xf32>
    %57 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<7xf32>) outs(%56 : tensor<15x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<15x7xf32>
    %58 = tensor.empty() : tensor<15x7xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_6, %57 : tensor<15x7xf32>, tensor<15x7xf32>) outs(%58 : tensor<15x7xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %74 = arith.subf %in, %in_7 : f32
      linalg.yield %74 : f32
    } -> tensor<15x7xf32>
    %60 = tensor.empty() : tensor<15x7xf32>
    %61 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<15xf32>) outs(%60 : tensor<15x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<15x7xf32>
    %62 = tensor.empty() : tensor<15x7xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59, %61 : tensor<15x7xf32>, tensor<15x7xf32>) outs(%62 : tensor<15x7xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %74 = arith.mulf %in, %in_7 : f32
      linalg.yield %74 : f32
    } -> tensor<15x7xf32>
    %64 = tensor.empty() : tensor<7x15xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<15x7xf32>) outs(%64 : tensor<7x15xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x15xf32>
    %66 = tensor.empty() : tensor<7x3xf32>
    %67 = linalg.fill ins(%cst_1 : f32) outs(%66 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %68 = linalg.matmul ins(%65, %46 : tensor<7x15xf32>, tensor<15x3xf32>) outs(%67 : tensor<7x3xf32>) -> tensor<7x3xf32>
    %69 = tensor.empty() : tensor<3xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg4, %42 : tensor<3xf32>, tensor<3xf32>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %74 = arith.subf %in, %in_7 : f32
      linalg.yield %74 : f32
    } -> tensor<3xf32>
    %71 = tensor.empty() : tensor<7xf32>
    %72 = linalg.fill ins(%cst_1 : f32) outs(%71 : tensor<7xf32>) -> tensor<7xf32>
    %73 = linalg.matvec ins(%68, %70 : tensor<7x3xf32>, tensor<3xf32>) outs(%72 : tensor<7xf32>) -> tensor<7xf32>
    return %42, %55, %73 : tensor<3xf32>, tensor<3x3xf32>, tensor<7xf32>
  }
}

