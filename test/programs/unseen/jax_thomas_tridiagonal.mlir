#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_thomas_tridiagonal {
  func.func public @main(%arg0: tensor<10xf32>, %arg1: tensor<10xf32>, %arg2: tensor<10xf32>, %arg3: tensor<10x3xf32>) -> tensor<10x3xf32> {
    %c9_i32 = arith.constant 9 : i32
    %c9 = arith.constant 9 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 4.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c10_i32 = arith.constant 10 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<10x3xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<10xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<3xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<10xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<10xf32>) outs(%0 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = math.absf %in : f32
      linalg.yield %6 : f32
    } -> tensor<10xf32>
    %2 = tensor.empty() : tensor<10xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<10xf32>) outs(%2 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.addf %in, %cst : f32
      linalg.yield %6 : f32
    } -> tensor<10xf32>
    %4:4 = scf.for %arg4 = %c0_i32 to %c10_i32 step %c1_i32 iter_args(%arg5 = %cst_3, %arg6 = %cst_2, %arg7 = %cst_1, %arg8 = %cst_0) -> (tensor<f32>, tensor<3xf32>, tensor<10xf32>, tensor<10x3xf32>)  : i32 {
      %6 = arith.index_cast %arg4 : i32 to index
      %7 = arith.maxsi %6, %c0 : index
      %8 = arith.minsi %7, %c9 : index
      %extracted_slice = tensor.extract_slice %arg0[%8] [1] [1] : tensor<10xf32> to tensor<1xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xf32> into tensor<f32>
      %9 = arith.index_cast %arg4 : i32 to index
      %10 = arith.maxsi %9, %c0 : index
      %11 = arith.minsi %10, %c9 : index
      %extracted_slice_4 = tensor.extract_slice %3[%11] [1] [1] : tensor<10xf32> to tensor<1xf32>
      %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [] : tensor<1xf32> into tensor<f32>
      %12 = arith.index_cast %arg4 : i32 to index
      %13 = arith.maxsi %12, %c0 : index
      %14 = arith.minsi %13, %c9 : index
      %extracted_slice_6 = tensor.extract_slice %arg2[%14] [1] [1] : tensor<10xf32> to tensor<1xf32>
      %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [] : tensor<1xf32> into tensor<f32>
      %15 = arith.index_cast %arg4 : i32 to index
      %16 = arith.maxsi %15, %c0 : index
      %17 = arith.minsi %16, %c9 : index
      %extracted_slice_8 = tensor.extract_slice %arg3[%17, 0] [1, 3] [1, 1] : tensor<10x3xf32> to tensor<1x3xf32>
      %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
      %18 = tensor.empty() : tensor<f32>
      %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%collapsed, %arg5 : tensor<f32>, tensor<f32>) outs(%18 : tensor<f32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %42 = arith.mulf %in, %in_11 : f32
        linalg.yield %42 : f32
      } -> tensor<f32>
      %20 = tensor.empty() : tensor<f32>
      %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%collapsed_5, %19 : tensor<f32>, tensor<f32>) outs(%20 : tensor<f32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %42 = arith.subf %in, %in_11 : f32
        linalg.yield %42 : f32
      } -> tensor<f32>
      %22 = tensor.empty() : tensor<f32>
      %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%collapsed_7, %21 : tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %42 = arith.divf %in, %in_11 : f32
        linalg.yield %42 : f32
      } -> tensor<f32>
      %24 = tensor.empty() : tensor<3xf32>
      %25 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<f32>) outs(%24 : tensor<3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<3xf32>
      %26 = tensor.empty() : tensor<3xf32>
      %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%25, %arg6 : tensor<3xf32>, tensor<3xf32>) outs(%26 : tensor<3xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %42 = arith.mulf %in, %in_11 : f32
        linalg.yield %42 : f32
      } -> tensor<3xf32>
      %28 = tensor.empty() : tensor<3xf32>
      %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_9, %27 : tensor<3xf32>, tensor<3xf32>) outs(%28 : tensor<3xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %42 = arith.subf %in, %in_11 : f32
        linalg.yield %42 : f32
      } -> tensor<3xf32>
      %30 = tensor.empty() : tensor<3xf32>
      %31 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%21 : tensor<f32>) outs(%30 : tensor<3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<3xf32>
      %32 = tensor.empty() : tensor<3xf32>
      %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%29, %31 : tensor<3xf32>, tensor<3xf32>) outs(%32 : tensor<3xf32>) {
      ^bb0(%in: f32, %in_11: f32, %out: f32):
        %42 = arith.divf %in, %in_11 : f32
        linalg.yield %42 : f32
      } -> tensor<3xf32>
      %expanded = tensor.expand_shape %23 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %34 = arith.index_cast %arg4 : i32 to index
      %35 = arith.maxsi %34, %c0 : index
      %36 = arith.minsi %35, %c9 : index
      %inserted_slice = tensor.insert_slice %expanded into %arg7[%36] [1] [1] : tensor<1xf32> into tensor<10xf32>
      %37 = tensor.empty() : tensor<1x3xf32>
      %38 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<3xf32>) outs(%37 : tensor<1x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x3xf32>
      %39 = arith.index_cast %arg4 : i32 to index
      %40 = arith.maxsi %39, %c0 : index
      %41 = arith.minsi %40, %c9 : index
      %inserted_slice_10 = tensor.insert_slice %38 into %arg8[%41, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<10x3xf32>
      scf.yield %23, %33, %inserted_slice, %inserted_slice_10 : tensor<f32>, tensor<3xf32>, tensor<10xf32>, tensor<10x3xf32>
    }
    %5:2 = scf.for %arg4 = %c0_i32 to %c10_i32 step %c1_i32 iter_args(%arg5 = %cst_2, %arg6 = %cst_0) -> (tensor<3xf32>, tensor<10x3xf32>)  : i32 {
      %6 = arith.subi %c9_i32, %arg4 : i32
      %7 = arith.index_cast %6 : i32 to index
      %8 = arith.maxsi %7, %c0 : index
      %9 = arith.minsi %8, %c9 : index
      %extracted_slice = tensor.extract_slice %4#2[%9] [1] [1] : tensor<10xf32> to tensor<1xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xf32> into tensor<f32>
      %10 = arith.index_cast %6 : i32 to index
      %11 = arith.maxsi %10, %c0 : index
      %12 = arith.minsi %11, %c9 : index
      %extracted_slice_4 = tensor.extract_slice %4#3[%12, 0] [1, 3] [1, 1] : tensor<10x3xf32> to tensor<1x3xf32>
      %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
      %13 = tensor.empty() : tensor<3xf32>
      %14 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<f32>) outs(%13 : tensor<3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<3xf32>
      %15 = tensor.empty() : tensor<3xf32>
      %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%14, %arg5 : tensor<3xf32>, tensor<3xf32>) outs(%15 : tensor<3xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %24 = arith.mulf %in, %in_6 : f32
        linalg.yield %24 : f32
      } -> tensor<3xf32>
      %17 = tensor.empty() : tensor<3xf32>
      %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_5, %16 : tensor<3xf32>, tensor<3xf32>) outs(%17 : tensor<3xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %24 = arith.subf %in, %in_6 : f32
        linalg.yield %24 : f32
      } -> tensor<3xf32>
      %19 = tensor.empty() : tensor<1x3xf32>
      %20 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<3xf32>) outs(%19 : tensor<1x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x3xf32>
      %21 = arith.index_cast %6 : i32 to index
      %22 = arith.maxsi %21, %c0 : index
      %23 = arith.minsi %22, %c9 : index
      %inserted_slice = tensor.insert_slice %20 into %arg6[%23, 0] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<10x3xf32>
      scf.yield %18, %inserted_slice : tensor<3xf32>, tensor<10x3xf32>
    }
    return %5#1 : tensor<10x3xf32>
  }
}

