#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_kalman_smoother_two_passes {
  func.func public @main(%arg0: tensor<8x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<2x4xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<2x2xf32>) -> tensor<8x4xf32> {
    %c7_i32 = arith.constant 7 : i32
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e-01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 3.000000e-01 : f32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<8x4x4xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<8x4xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<4xf32>
    %0 = tensor.empty() : tensor<4x4xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.mulf %in, %cst_1 : f32
      linalg.yield %38 : f32
    } -> tensor<4x4xf32>
    %2 = tensor.empty() : tensor<4x4xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4x4xf32>) outs(%2 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4xf32>
    %4 = tensor.empty() : tensor<4x4xf32>
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %6 = linalg.matmul ins(%arg3, %3 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%5 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = tensor.empty() : tensor<4x4xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<4x4xf32>) outs(%7 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.mulf %in, %cst : f32
      linalg.yield %38 : f32
    } -> tensor<4x4xf32>
    %9 = tensor.empty() : tensor<4x4xi32>
    %10 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%9 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %38 : index to i32
      linalg.yield %39 : i32
    } -> tensor<4x4xi32>
    %11 = tensor.empty() : tensor<4x4xi32>
    %12 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%11 : tensor<4x4xi32>) {
    ^bb0(%out: i32):
      %38 = linalg.index 1 : index
      %39 = arith.index_cast %38 : index to i32
      linalg.yield %39 : i32
    } -> tensor<4x4xi32>
    %13 = tensor.empty() : tensor<4x4xi1>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<4x4xi32>, tensor<4x4xi32>) outs(%13 : tensor<4x4xi1>) {
    ^bb0(%in: i32, %in_5: i32, %out: i1):
      %38 = arith.cmpi eq, %in, %in_5 : i32
      linalg.yield %38 : i1
    } -> tensor<4x4xi1>
    %15 = tensor.empty() : tensor<4x4xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<4x4xi1>) outs(%15 : tensor<4x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %38 = arith.uitofp %in : i1 to f32
      linalg.yield %38 : f32
    } -> tensor<4x4xf32>
    %17 = tensor.empty() : tensor<4x4xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %16 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%17 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.addf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<4x4xf32>
    %19 = tensor.empty() : tensor<2x2xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<2x2xf32>) outs(%19 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2xf32>
    %21 = tensor.empty() : tensor<2x2xf32>
    %22 = linalg.fill ins(%cst_0 : f32) outs(%21 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %23 = linalg.matmul ins(%arg4, %20 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%22 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %24 = tensor.empty() : tensor<2x2xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<2x2xf32>) outs(%24 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.mulf %in, %cst : f32
      linalg.yield %38 : f32
    } -> tensor<2x2xf32>
    %26 = tensor.empty() : tensor<2x2xi32>
    %27 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%26 : tensor<2x2xi32>) {
    ^bb0(%out: i32):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %38 : index to i32
      linalg.yield %39 : i32
    } -> tensor<2x2xi32>
    %28 = tensor.empty() : tensor<2x2xi32>
    %29 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%28 : tensor<2x2xi32>) {
    ^bb0(%out: i32):
      %38 = linalg.index 1 : index
      %39 = arith.index_cast %38 : index to i32
      linalg.yield %39 : i32
    } -> tensor<2x2xi32>
    %30 = tensor.empty() : tensor<2x2xi1>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %29 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%30 : tensor<2x2xi1>) {
    ^bb0(%in: i32, %in_5: i32, %out: i1):
      %38 = arith.cmpi eq, %in, %in_5 : i32
      linalg.yield %38 : i1
    } -> tensor<2x2xi1>
    %32 = tensor.empty() : tensor<2x2xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<2x2xi1>) outs(%32 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %out: f32):
      %38 = arith.uitofp %in : i1 to f32
      linalg.yield %38 : f32
    } -> tensor<2x2xf32>
    %34 = tensor.empty() : tensor<2x2xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %33 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%34 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %38 = arith.addf %in, %in_5 : f32
      linalg.yield %38 : f32
    } -> tensor<2x2xf32>
    %36:5 = scf.for %arg5 = %c0_i32 to %c8_i32 step %c1_i32 iter_args(%arg6 = %cst_4, %arg7 = %16, %arg8 = %cst_3, %arg9 = %cst_2, %arg10 = %cst_3) -> (tensor<4xf32>, tensor<4x4xf32>, tensor<8x4xf32>, tensor<8x4x4xf32>, tensor<8x4xf32>)  : i32 {
      %38 = arith.index_cast %arg5 : i32 to index
      %39 = arith.maxsi %38, %c0 : index
      %40 = arith.minsi %39, %c7 : index
      %extracted_slice_5 = tensor.extract_slice %arg0[%40, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<1x4xf32>
      %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
      %41 = tensor.empty() : tensor<4xf32>
      %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<4xf32>) -> tensor<4xf32>
      %43 = linalg.matvec ins(%1, %arg6 : tensor<4x4xf32>, tensor<4xf32>) outs(%42 : tensor<4xf32>) -> tensor<4xf32>
      %44 = tensor.empty() : tensor<4x4xf32>
      %45 = linalg.fill ins(%cst_0 : f32) outs(%44 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %46 = linalg.matmul ins(%1, %arg7 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%45 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %47 = tensor.empty() : tensor<4x4xf32>
      %48 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x4xf32>) outs(%47 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x4xf32>
      %49 = tensor.empty() : tensor<4x4xf32>
      %50 = linalg.fill ins(%cst_0 : f32) outs(%49 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %51 = linalg.matmul ins(%46, %48 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%50 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %52 = tensor.empty() : tensor<4x4xf32>
      %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%51, %18 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%52 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_28: f32, %out: f32):
        %124 = arith.addf %in, %in_28 : f32
        linalg.yield %124 : f32
      } -> tensor<4x4xf32>
      %54 = tensor.empty() : tensor<4x2xf32>
      %55 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<2x4xf32>) outs(%54 : tensor<4x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x2xf32>
      %56 = tensor.empty() : tensor<4x2xf32>
      %57 = linalg.fill ins(%cst_0 : f32) outs(%56 : tensor<4x2xf32>) -> tensor<4x2xf32>
      %58 = linalg.matmul ins(%53, %55 : tensor<4x4xf32>, tensor<4x2xf32>) outs(%57 : tensor<4x2xf32>) -> tensor<4x2xf32>
      %59 = tensor.empty() : tensor<2x4xf32>
      %60 = linalg.fill ins(%cst_0 : f32) outs(%59 : tensor<2x4xf32>) -> tensor<2x4xf32>
      %61 = linalg.matmul ins(%arg2, %53 : tensor<2x4xf32>, tensor<4x4xf32>) outs(%60 : tensor<2x4xf32>) -> tensor<2x4xf32>
      %62 = tensor.empty() : tensor<2x2xf32>
      %63 = linalg.fill ins(%cst_0 : f32) outs(%62 : tensor<2x2xf32>) -> tensor<2x2xf32>
      %64 = linalg.matmul ins(%61, %55 : tensor<2x4xf32>, tensor<4x2xf32>) outs(%63 : tensor<2x2xf32>) -> tensor<2x2xf32>
      %65 = tensor.empty() : tensor<2x2xf32>
      %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%64, %35 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%65 : tensor<2x2xf32>) {
      ^bb0(%in: f32, %in_28: f32, %out: f32):
        %124 = arith.addf %in, %in_28 : f32
        linalg.yield %124 : f32
      } -> tensor<2x2xf32>
      %extracted_slice_7 = tensor.extract_slice %66[1, 1] [1, 1] [1, 1] : tensor<2x2xf32> to tensor<1x1xf32>
      %extracted_slice_8 = tensor.extract_slice %66[0, 1] [1, 1] [1, 1] : tensor<2x2xf32> to tensor<1x1xf32>
      %67 = tensor.empty() : tensor<1x1xf32>
      %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_8 : tensor<1x1xf32>) outs(%67 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = arith.negf %in : f32
        linalg.yield %124 : f32
      } -> tensor<1x1xf32>
      %extracted_slice_9 = tensor.extract_slice %66[1, 0] [1, 1] [1, 1] : tensor<2x2xf32> to tensor<1x1xf32>
      %69 = tensor.empty() : tensor<1x1xf32>
      %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9 : tensor<1x1xf32>) outs(%69 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %124 = arith.negf %in : f32
        linalg.yield %124 : f32
      } -> tensor<1x1xf32>
      %extracted_slice_10 = tensor.extract_slice %66[0, 0] [1, 1] [1, 1] : tensor<2x2xf32> to tensor<1x1xf32>
      %collapsed_11 = tensor.collapse_shape %extracted_slice_7 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
      %collapsed_12 = tensor.collapse_shape %68 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
      %71 = tensor.empty() : tensor<2xf32>
      %inserted_slice = tensor.insert_slice %collapsed_11 into %71[0] [1] [1] : tensor<1xf32> into tensor<2xf32>
      %inserted_slice_13 = tensor.insert_slice %collapsed_12 into %inserted_slice[1] [1] [1] : tensor<1xf32> into tensor<2xf32>
      %72 = tensor.empty() : tensor<1x2xf32>
      %73 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_13 : tensor<2xf32>) outs(%72 : tensor<1x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2xf32>
      %collapsed_14 = tensor.collapse_shape %70 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
      %collapsed_15 = tensor.collapse_shape %extracted_slice_10 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
      %74 = tensor.empty() : tensor<2xf32>
      %inserted_slice_16 = tensor.insert_slice %collapsed_14 into %74[0] [1] [1] : tensor<1xf32> into tensor<2xf32>
      %inserted_slice_17 = tensor.insert_slice %collapsed_15 into %inserted_slice_16[1] [1] [1] : tensor<1xf32> into tensor<2xf32>
      %75 = tensor.empty() : tensor<1x2xf32>
      %76 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_17 : tensor<2xf32>) outs(%75 : tensor<1x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2xf32>
      %77 = tensor.empty() : tensor<2x2xf32>
      %inserted_slice_18 = tensor.insert_slice %73 into %77[0, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<2x2xf32>
      %inserted_slice_19 = tensor.insert_slice %76 into %inserted_slice_18[1, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<2x2xf32>
      %collapsed_20 = tensor.collapse_shape %extracted_slice_10 [] : tensor<1x1xf32> into tensor<f32>
      %collapsed_21 = tensor.collapse_shape %extracted_slice_7 [] : tensor<1x1xf32> into tensor<f32>
      %78 = tensor.empty() : tensor<f32>
      %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%collapsed_20, %collapsed_21 : tensor<f32>, tensor<f32>) outs(%78 : tensor<f32>) {
      ^bb0(%in: f32, %in_28: f32, %out: f32):
        %124 = arith.mulf %in, %in_28 : f32
        linalg.yield %124 : f32
      } -> tensor<f32>
      %collapsed_22 = tensor.collapse_shape %extracted_slice_8 [] : tensor<1x1xf32> into tensor<f32>
      %collapsed_23 = tensor.collapse_shape %extracted_slice_9 [] : tensor<1x1xf32> into tensor<f32>
      %80 = tensor.empty() : tensor<f32>
      %81 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%collapsed_22, %collapsed_23 : tensor<f32>, tensor<f32>) outs(%80 : tensor<f32>) {
      ^bb0(%in: f32, %in_28: f32, %out: f32):
        %124 = arith.mulf %in, %in_28 : f32
        linalg.yield %124 : f32
      } -> tensor<f32>
      %82 = tensor.empty() : tensor<f32>
      %83 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%79, %81 : tensor<f32>, tensor<f32>) outs(%82 : tensor<f32>) {
      ^bb0(%in: f32, %in_28: f32, %out: f32):
        %124 = arith.subf %in, %in_28 : f32
        linalg.yield %124 : f32
      } -> tensor<f32>
      %84 = tensor.empty() : tensor<2x2xf32>
      %85 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<f32>) outs(%84 : tensor<2x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x2xf32>
      %86 = tensor.empty() : tensor<2x2xf32>
      %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_19, %85 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%86 : tensor<2x2xf32>) {
      ^bb0(%in: f32, %in_28: f32, %out: f32):
        %124 = arith.divf %in, %in_28 : f32
        linalg.yield %124 : f32
      } -> tensor<2x2xf32>
      %88 = tensor.empty() : tensor<4x2xf32>
      %89 = linalg.fill ins(%cst_0 : f32) outs(%88 : tensor<4x2xf32>) -> tensor<4x2xf32>
      %90 = linalg.matmul ins(%58, %87 : tensor<4x2xf32>, tensor<2x2xf32>) outs(%89 : tensor<4x2xf32>) -> tensor<4x2xf32>
      %extracted_slice_24 = tensor.extract_slice %collapsed_6[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
      %91 = tensor.empty() : tensor<2xf32>
      %92 = linalg.fill ins(%cst_0 : f32) outs(%91 : tensor<2xf32>) -> tensor<2xf32>
      %93 = linalg.matvec ins(%arg2, %43 : tensor<2x4xf32>, tensor<4xf32>) outs(%92 : tensor<2xf32>) -> tensor<2xf32>
      %94 = tensor.empty() : tensor<2xf32>
      %95 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%extracted_slice_24, %93 : tensor<2xf32>, tensor<2xf32>) outs(%94 : tensor<2xf32>) {
      ^bb0(%in: f32, %in_28: f32, %out: f32):
        %124 = arith.subf %in, %in_28 : f32
        linalg.yield %124 : f32
      } -> tensor<2xf32>
      %96 = tensor.empty() : tensor<4xf32>
      %97 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<4xf32>) -> tensor<4xf32>
      %98 = linalg.matvec ins(%90, %95 : tensor<4x2xf32>, tensor<2xf32>) outs(%97 : tensor<4xf32>) -> tensor<4xf32>
      %99 = tensor.empty() : tensor<4xf32>
      %100 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%43, %98 : tensor<4xf32>, tensor<4xf32>) outs(%99 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_28: f32, %out: f32):
        %124 = arith.addf %in, %in_28 : f32
        linalg.yield %124 : f32
      } -> tensor<4xf32>
      %101 = tensor.empty() : tensor<4x4xf32>
      %102 = linalg.fill ins(%cst_0 : f32) outs(%101 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %103 = linalg.matmul ins(%90, %arg2 : tensor<4x2xf32>, tensor<2x4xf32>) outs(%102 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %104 = tensor.empty() : tensor<4x4xf32>
      %105 = linalg.fill ins(%cst_0 : f32) outs(%104 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %106 = linalg.matmul ins(%103, %53 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%105 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %107 = tensor.empty() : tensor<4x4xf32>
      %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%53, %106 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%107 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_28: f32, %out: f32):
        %124 = arith.subf %in, %in_28 : f32
        linalg.yield %124 : f32
      } -> tensor<4x4xf32>
      %109 = tensor.empty() : tensor<1x4xf32>
      %110 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%100 : tensor<4xf32>) outs(%109 : tensor<1x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4xf32>
      %111 = arith.index_cast %arg5 : i32 to index
      %112 = arith.maxsi %111, %c0 : index
      %113 = arith.minsi %112, %c7 : index
      %inserted_slice_25 = tensor.insert_slice %110 into %arg8[%113, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
      %114 = tensor.empty() : tensor<1x4x4xf32>
      %115 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108 : tensor<4x4xf32>) outs(%114 : tensor<1x4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x4xf32>
      %116 = arith.index_cast %arg5 : i32 to index
      %117 = arith.maxsi %116, %c0 : index
      %118 = arith.minsi %117, %c7 : index
      %inserted_slice_26 = tensor.insert_slice %115 into %arg9[%118, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<1x4x4xf32> into tensor<8x4x4xf32>
      %119 = tensor.empty() : tensor<1x4xf32>
      %120 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<4xf32>) outs(%119 : tensor<1x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4xf32>
      %121 = arith.index_cast %arg5 : i32 to index
      %122 = arith.maxsi %121, %c0 : index
      %123 = arith.minsi %122, %c7 : index
      %inserted_slice_27 = tensor.insert_slice %120 into %arg10[%123, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
      scf.yield %100, %108, %inserted_slice_25, %inserted_slice_26, %inserted_slice_27 : tensor<4xf32>, tensor<4x4xf32>, tensor<8x4xf32>, tensor<8x4x4xf32>, tensor<8x4xf32>
    }
    %extracted_slice = tensor.extract_slice %36#2[7, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<1x4xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
    %37:2 = scf.for %arg5 = %c0_i32 to %c8_i32 step %c1_i32 iter_args(%arg6 = %collapsed, %arg7 = %cst_3) -> (tensor<4xf32>, tensor<8x4xf32>)  : i32 {
      %38 = arith.subi %c7_i32, %arg5 : i32
      %39 = arith.index_cast %38 : i32 to index
      %40 = arith.maxsi %39, %c0 : index
      %41 = arith.minsi %40, %c7 : index
      %extracted_slice_5 = tensor.extract_slice %36#2[%41, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<1x4xf32>
      %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
      %42 = arith.index_cast %38 : i32 to index
      %43 = arith.maxsi %42, %c0 : index
      %44 = arith.minsi %43, %c7 : index
      %extracted_slice_7 = tensor.extract_slice %36#3[%44, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<8x4x4xf32> to tensor<1x4x4xf32>
      %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2]] : tensor<1x4x4xf32> into tensor<4x4xf32>
      %45 = arith.index_cast %38 : i32 to index
      %46 = arith.maxsi %45, %c0 : index
      %47 = arith.minsi %46, %c7 : index
      %extracted_slice_9 = tensor.extract_slice %36#4[%47, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<1x4xf32>
      %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
      %48 = tensor.empty() : tensor<4x4xf32>
      %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_8 : tensor<4x4xf32>) outs(%48 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %67 = arith.mulf %in, %cst : f32
        linalg.yield %67 : f32
      } -> tensor<4x4xf32>
      %50 = tensor.empty() : tensor<4x4xf32>
      %51 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x4xf32>) outs(%50 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x4xf32>
      %52 = tensor.empty() : tensor<4x4xf32>
      %53 = linalg.fill ins(%cst_0 : f32) outs(%52 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %54 = linalg.matmul ins(%49, %51 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%53 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %55 = tensor.empty() : tensor<4xf32>
      %56 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%arg6, %collapsed_10 : tensor<4xf32>, tensor<4xf32>) outs(%55 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %67 = arith.subf %in, %in_11 : f32
        linalg.yield %67 : f32
      } -> tensor<4xf32>
      %57 = tensor.empty() : tensor<4xf32>
      %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<4xf32>) -> tensor<4xf32>
      %59 = linalg.matvec ins(%54, %56 : tensor<4x4xf32>, tensor<4xf32>) outs(%58 : tensor<4xf32>) -> tensor<4xf32>
      %60 = tensor.empty() : tensor<4xf32>
      %61 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_6, %59 : tensor<4xf32>, tensor<4xf32>) outs(%60 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %67 = arith.addf %in, %in_11 : f32
        linalg.yield %67 : f32
      } -> tensor<4xf32>
      %62 = tensor.empty() : tensor<1x4xf32>
      %63 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<4xf32>) outs(%62 : tensor<1x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4xf32>
      %64 = arith.index_cast %38 : i32 to index
      %65 = arith.maxsi %64, %c0 : index
      %66 = arith.minsi %65, %c7 : index
      %inserted_slice = tensor.insert_slice %63 into %arg7[%66, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
      scf.yield %61, %inserted_slice : tensor<4xf32>, tensor<8x4xf32>
    }
    return %37#1 : tensor<8x4xf32>
  }
}

