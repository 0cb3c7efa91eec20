// xLSTM's matrix memory, stabilized, over six steps.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0) -> ()>
module @jit_mlstm_matrix_memory_scan {
  func.func public @main(%arg0: tensor<6x8xf32>, %arg1: tensor<6x8xf32>, %arg2: tensor<6x8xf32>, %arg3: tensor<6xf32>, %arg4: tensor<6xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<f32>) -> (tensor<8x8xf32>, tensor<8xf32>, tensor<f32>, tensor<6x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.353553385 : f32
    %c1_i32 = arith.constant 1 : i32
    %c6_i32 = arith.constant 6 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<6x8xf32>
    %0 = tensor.empty() : tensor<6x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<6x8xf32>) outs(%0 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %3 = arith.mulf %in, %cst_0 : f32
      linalg.yield %3 : f32
    } -> tensor<6x8xf32>
    %2:4 = scf.for %arg8 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg9 = %arg5, %arg10 = %arg6, %arg11 = %arg7, %arg12 = %cst_1) -> (tensor<8x8xf32>, tensor<8xf32>, tensor<f32>, tensor<6x8xf32>)  : i32 {
      %3 = arith.index_cast %arg8 : i32 to index
      %4 = arith.maxsi %3, %c0 : index
      %5 = arith.minsi %4, %c5 : index
      %extracted_slice = tensor.extract_slice %arg0[%5, 0] [1, 8] [1, 1] : tensor<6x8xf32> to tensor<1x8xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %6 = arith.index_cast %arg8 : i32 to index
      %7 = arith.maxsi %6, %c0 : index
      %8 = arith.minsi %7, %c5 : index
      %extracted_slice_2 = tensor.extract_slice %1[%8, 0] [1, 8] [1, 1] : tensor<6x8xf32> to tensor<1x8xf32>
      %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %9 = arith.index_cast %arg8 : i32 to index
      %10 = arith.maxsi %9, %c0 : index
      %11 = arith.minsi %10, %c5 : index
      %extracted_slice_4 = tensor.extract_slice %arg2[%11, 0] [1, 8] [1, 1] : tensor<6x8xf32> to tensor<1x8xf32>
      %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %12 = arith.index_cast %arg8 : i32 to index
      %13 = arith.maxsi %12, %c0 : index
      %14 = arith.minsi %13, %c5 : index
      %extracted_slice_6 = tensor.extract_slice %arg3[%14] [1] [1] : tensor<6xf32> to tensor<1xf32>
      %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [] : tensor<1xf32> into tensor<f32>
      %15 = arith.index_cast %arg8 : i32 to index
      %16 = arith.maxsi %15, %c0 : index
      %17 = arith.minsi %16, %c5 : index
      %extracted_slice_8 = tensor.extract_slice %arg4[%17] [1] [1] : tensor<6xf32> to tensor<1xf32>
      %18 = tensor.empty() : tensor<1xf32>
      %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%extracted_slice_8 : tensor<1xf32>) outs(%18 : tensor<1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %101 = arith.negf %in : f32
        linalg.yield %101 : f32
      } -> tensor<1xf32>
      %collapsed_9 = tensor.collapse_shape %19 [] : tensor<1xf32> into tensor<f32>
      %20 = tensor.empty() : tensor<f32>
      %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_9 : tensor<f32>) outs(%20 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %101 = arith.maximumf %in, %cst : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %22 = tensor.empty() : tensor<i1>
      %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_9 : tensor<f32>) outs(%22 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %101 = arith.cmpf une, %in, %in : f32
        linalg.yield %101 : i1
      } -> tensor<i1>
      %24 = tensor.empty() : tensor<f32>
      %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_9 : tensor<f32>) outs(%24 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %101 = arith.addf %in, %cst : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %26 = tensor.empty() : tensor<f32>
      %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_9 : tensor<f32>) outs(%26 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %101 = math.absf %in : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %28 = tensor.empty() : tensor<f32>
      %29 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%27 : tensor<f32>) outs(%28 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %101 = arith.negf %in : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %30 = tensor.empty() : tensor<f32>
      %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%29 : tensor<f32>) outs(%30 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %101 = math.exp %in : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %32 = tensor.empty() : tensor<f32>
      %33 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%31 : tensor<f32>) outs(%32 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %101 = math.log1p %in : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %34 = tensor.empty() : tensor<f32>
      %35 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%21, %33 : tensor<f32>, tensor<f32>) outs(%34 : tensor<f32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %101 = arith.addf %in, %in_10 : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %36 = tensor.empty() : tensor<f32>
      %37 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%23, %25, %35 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%36 : tensor<f32>) {
      ^bb0(%in: i1, %in_10: f32, %in_11: f32, %out: f32):
        %101 = arith.select %in, %in_10, %in_11 : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %38 = tensor.empty() : tensor<f32>
      %39 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%37 : tensor<f32>) outs(%38 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %101 = arith.negf %in : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %40 = tensor.empty() : tensor<f32>
      %41 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%39, %arg11 : tensor<f32>, tensor<f32>) outs(%40 : tensor<f32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %101 = arith.addf %in, %in_10 : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %42 = tensor.empty() : tensor<f32>
      %43 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%41, %collapsed_7 : tensor<f32>, tensor<f32>) outs(%42 : tensor<f32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %101 = arith.maximumf %in, %in_10 : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %44 = tensor.empty() : tensor<f32>
      %45 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed_7, %43 : tensor<f32>, tensor<f32>) outs(%44 : tensor<f32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %101 = arith.subf %in, %in_10 : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %46 = tensor.empty() : tensor<f32>
      %47 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%45 : tensor<f32>) outs(%46 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %101 = math.exp %in : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %48 = tensor.empty() : tensor<f32>
      %49 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%41, %43 : tensor<f32>, tensor<f32>) outs(%48 : tensor<f32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %101 = arith.subf %in, %in_10 : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %50 = tensor.empty() : tensor<f32>
      %51 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%49 : tensor<f32>) outs(%50 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %101 = math.exp %in : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %52 = tensor.empty() : tensor<8x8xf32>
      %53 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<f32>) outs(%52 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %54 = tensor.empty() : tensor<8x8xf32>
      %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%53, %arg9 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%54 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %101 = arith.mulf %in, %in_10 : f32
        linalg.yield %101 : f32
      } -> tensor<8x8xf32>
      %56 = tensor.empty() : tensor<8x8xf32>
      %57 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_5 : tensor<8xf32>) outs(%56 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %58 = tensor.empty() : tensor<8x8xf32>
      %59 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed_3 : tensor<8xf32>) outs(%58 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %60 = tensor.empty() : tensor<8x8xf32>
      %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%57, %59 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%60 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %101 = arith.mulf %in, %in_10 : f32
        linalg.yield %101 : f32
      } -> tensor<8x8xf32>
      %62 = tensor.empty() : tensor<8x8xf32>
      %63 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<f32>) outs(%62 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %64 = tensor.empty() : tensor<8x8xf32>
      %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%63, %61 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%64 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %101 = arith.mulf %in, %in_10 : f32
        linalg.yield %101 : f32
      } -> tensor<8x8xf32>
      %66 = tensor.empty() : tensor<8x8xf32>
      %67 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %65 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%66 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %101 = arith.addf %in, %in_10 : f32
        linalg.yield %101 : f32
      } -> tensor<8x8xf32>
      %68 = tensor.empty() : tensor<8xf32>
      %69 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel"]} ins(%51 : tensor<f32>) outs(%68 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8xf32>
      %70 = tensor.empty() : tensor<8xf32>
      %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%69, %arg10 : tensor<8xf32>, tensor<8xf32>) outs(%70 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %101 = arith.mulf %in, %in_10 : f32
        linalg.yield %101 : f32
      } -> tensor<8xf32>
      %72 = tensor.empty() : tensor<8xf32>
      %73 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel"]} ins(%47 : tensor<f32>) outs(%72 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8xf32>
      %74 = tensor.empty() : tensor<8xf32>
      %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%73, %collapsed_3 : tensor<8xf32>, tensor<8xf32>) outs(%74 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %101 = arith.mulf %in, %in_10 : f32
        linalg.yield %101 : f32
      } -> tensor<8xf32>
      %76 = tensor.empty() : tensor<8xf32>
      %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%71, %75 : tensor<8xf32>, tensor<8xf32>) outs(%76 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %101 = arith.addf %in, %in_10 : f32
        linalg.yield %101 : f32
      } -> tensor<8xf32>
      %78 = tensor.empty() : tensor<8xf32>
      %79 = linalg.fill ins(%cst : f32) outs(%78 : tensor<8xf32>) -> tensor<8xf32>
      %80 = linalg.matvec ins(%67, %collapsed : tensor<8x8xf32>, tensor<8xf32>) outs(%79 : tensor<8xf32>) -> tensor<8xf32>
      %81 = tensor.empty() : tensor<f32>
      %82 = linalg.fill ins(%cst : f32) outs(%81 : tensor<f32>) -> tensor<f32>
      %83 = linalg.dot ins(%77, %collapsed : tensor<8xf32>, tensor<8xf32>) outs(%82 : tensor<f32>) -> tensor<f32>
      %84 = tensor.empty() : tensor<f32>
      %85 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%83 : tensor<f32>) outs(%84 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %101 = math.absf %in : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %86 = tensor.empty() : tensor<f32>
      %87 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%43 : tensor<f32>) outs(%86 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %101 = arith.negf %in : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %88 = tensor.empty() : tensor<f32>
      %89 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%87 : tensor<f32>) outs(%88 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %101 = math.exp %in : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %90 = tensor.empty() : tensor<f32>
      %91 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%85, %89 : tensor<f32>, tensor<f32>) outs(%90 : tensor<f32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %101 = arith.maximumf %in, %in_10 : f32
        linalg.yield %101 : f32
      } -> tensor<f32>
      %92 = tensor.empty() : tensor<8xf32>
      %93 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel"]} ins(%91 : tensor<f32>) outs(%92 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8xf32>
      %94 = tensor.empty() : tensor<8xf32>
      %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%80, %93 : tensor<8xf32>, tensor<8xf32>) outs(%94 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_10: f32, %out: f32):
        %101 = arith.divf %in, %in_10 : f32
        linalg.yield %101 : f32
      } -> tensor<8xf32>
      %96 = tensor.empty() : tensor<1x8xf32>
      %97 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<8xf32>) outs(%96 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8xf32>
      %98 = arith.index_cast %arg8 : i32 to index
      %99 = arith.maxsi %98, %c0 : index
      %100 = arith.minsi %99, %c5 : index
      %inserted_slice = tensor.insert_slice %97 into %arg12[%100, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<6x8xf32>
      scf.yield %67, %77, %43, %inserted_slice : tensor<8x8xf32>, tensor<8xf32>, tensor<f32>, tensor<6x8xf32>
    }
    return %2#0, %2#1, %2#2, %2#3 : tensor<8x8xf32>, tensor<8xf32>, tensor<f32>, tensor<6x8xf32>
  }
}

