#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d1)>
module @jit_scan_kalman_two_outputs {
  func.func public @main(%arg0: tensor<12x5xf32>, %arg1: tensor<3x5xf32>) -> (tensor<5xf32>, tensor<5x5xf32>, tensor<12x5xf32>, tensor<12xf32>) {
    %cst = arith.constant 1.000000e-01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c11 = arith.constant 11 : index
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %c12_i32 = arith.constant 12 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<12xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<12x5xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<5xf32>
    %0 = tensor.empty() : tensor<5x5xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<5x5xi32>) {
    ^bb0(%out: i32):
      %9 = linalg.index 0 : index
      %10 = arith.index_cast %9 : index to i32
      linalg.yield %10 : i32
    } -> tensor<5x5xi32>
    %2 = tensor.empty() : tensor<5x5xi32>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<5x5xi32>) {
    ^bb0(%out: i32):
      %9 = linalg.index 1 : index
      %10 = arith.index_cast %9 : index to i32
      linalg.yield %10 : i32
    } -> tensor<5x5xi32>
    %4 = tensor.empty() : tensor<5x5xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%4 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %9 = arith.cmpi eq, %in, %in_4 : i32
      linalg.yield %9 : i1
    } -> tensor<5x5xi1>
    %6 = tensor.empty() : tensor<5x5xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<5x5xi1>) outs(%6 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %9 = arith.uitofp %in : i1 to f32
      linalg.yield %9 : f32
    } -> tensor<5x5xf32>
    %8:4 = scf.for %arg2 = %c0_i32 to %c12_i32 step %c1_i32 iter_args(%arg3 = %cst_3, %arg4 = %7, %arg5 = %cst_2, %arg6 = %cst_1) -> (tensor<5xf32>, tensor<5x5xf32>, tensor<12x5xf32>, tensor<12xf32>)  : i32 {
      %9 = arith.index_cast %arg2 : i32 to index
      %10 = arith.maxsi %9, %c0 : index
      %11 = arith.minsi %10, %c11 : index
      %extracted_slice = tensor.extract_slice %arg0[%11, 0] [1, 5] [1, 1] : tensor<12x5xf32> to tensor<1x5xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
      %12 = tensor.empty() : tensor<3x5xf32>
      %13 = linalg.fill ins(%cst_0 : f32) outs(%12 : tensor<3x5xf32>) -> tensor<3x5xf32>
      %14 = linalg.matmul ins(%arg1, %arg4 : tensor<3x5xf32>, tensor<5x5xf32>) outs(%13 : tensor<3x5xf32>) -> tensor<3x5xf32>
      %15 = tensor.empty() : tensor<5x3xf32>
      %16 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x5xf32>) outs(%15 : tensor<5x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x3xf32>
      %17 = tensor.empty() : tensor<3x3xf32>
      %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %19 = linalg.matmul ins(%14, %16 : tensor<3x5xf32>, tensor<5x3xf32>) outs(%18 : tensor<3x3xf32>) -> tensor<3x3xf32>
      %20 = tensor.empty() : tensor<3x3xi32>
      %21 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%20 : tensor<3x3xi32>) {
      ^bb0(%out: i32):
        %71 = linalg.index 0 : index
        %72 = arith.index_cast %71 : index to i32
        linalg.yield %72 : i32
      } -> tensor<3x3xi32>
      %22 = tensor.empty() : tensor<3x3xi32>
      %23 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%22 : tensor<3x3xi32>) {
      ^bb0(%out: i32):
        %71 = linalg.index 1 : index
        %72 = arith.index_cast %71 : index to i32
        linalg.yield %72 : i32
      } -> tensor<3x3xi32>
      %24 = tensor.empty() : tensor<3x3xi1>
      %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %23 : tensor<3x3xi32>, tensor<3x3xi32>) outs(%24 : tensor<3x3xi1>) {
      ^bb0(%in: i32, %in_6: i32, %out: i1):
        %71 = arith.cmpi eq, %in, %in_6 : i32
        linalg.yield %71 : i1
      } -> tensor<3x3xi1>
      %26 = tensor.empty() : tensor<3x3xf32>
      %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<3x3xi1>) outs(%26 : tensor<3x3xf32>) {
      ^bb0(%in: i1, %out: f32):
        %71 = arith.uitofp %in : i1 to f32
        linalg.yield %71 : f32
      } -> tensor<3x3xf32>
      %28 = tensor.empty() : tensor<3x3xf32>
      %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %27 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%28 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %71 = arith.addf %in, %in_6 : f32
        linalg.yield %71 : f32
      } -> tensor<3x3xf32>
      %30 = tensor.empty() : tensor<5x3xf32>
      %31 = linalg.fill ins(%cst_0 : f32) outs(%30 : tensor<5x3xf32>) -> tensor<5x3xf32>
      %32 = linalg.matmul ins(%arg4, %16 : tensor<5x5xf32>, tensor<5x3xf32>) outs(%31 : tensor<5x3xf32>) -> tensor<5x3xf32>
      %33 = tensor.empty() : tensor<3x3xf32>
      %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<3x3xf32>) outs(%33 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %71 = arith.mulf %in, %cst : f32
        linalg.yield %71 : f32
      } -> tensor<3x3xf32>
      %35 = tensor.empty() : tensor<3x3xf32>
      %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %34 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%35 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %71 = arith.subf %in, %in_6 : f32
        linalg.yield %71 : f32
      } -> tensor<3x3xf32>
      %37 = tensor.empty() : tensor<5x3xf32>
      %38 = linalg.fill ins(%cst_0 : f32) outs(%37 : tensor<5x3xf32>) -> tensor<5x3xf32>
      %39 = linalg.matmul ins(%32, %36 : tensor<5x3xf32>, tensor<3x3xf32>) outs(%38 : tensor<5x3xf32>) -> tensor<5x3xf32>
      %extracted_slice_4 = tensor.extract_slice %collapsed[0] [3] [1] : tensor<5xf32> to tensor<3xf32>
      %40 = tensor.empty() : tensor<3xf32>
      %41 = linalg.fill ins(%cst_0 : f32) outs(%40 : tensor<3xf32>) -> tensor<3xf32>
      %42 = linalg.matvec ins(%arg1, %arg3 : tensor<3x5xf32>, tensor<5xf32>) outs(%41 : tensor<3xf32>) -> tensor<3xf32>
      %43 = tensor.empty() : tensor<3xf32>
      %44 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_4, %42 : tensor<3xf32>, tensor<3xf32>) outs(%43 : tensor<3xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %71 = arith.subf %in, %in_6 : f32
        linalg.yield %71 : f32
      } -> tensor<3xf32>
      %45 = tensor.empty() : tensor<5xf32>
      %46 = linalg.fill ins(%cst_0 : f32) outs(%45 : tensor<5xf32>) -> tensor<5xf32>
      %47 = linalg.matvec ins(%39, %44 : tensor<5x3xf32>, tensor<3xf32>) outs(%46 : tensor<5xf32>) -> tensor<5xf32>
      %48 = tensor.empty() : tensor<5xf32>
      %49 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg3, %47 : tensor<5xf32>, tensor<5xf32>) outs(%48 : tensor<5xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %71 = arith.addf %in, %in_6 : f32
        linalg.yield %71 : f32
      } -> tensor<5xf32>
      %50 = tensor.empty() : tensor<5x5xf32>
      %51 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<5x5xf32>) -> tensor<5x5xf32>
      %52 = linalg.matmul ins(%39, %arg1 : tensor<5x3xf32>, tensor<3x5xf32>) outs(%51 : tensor<5x5xf32>) -> tensor<5x5xf32>
      %53 = tensor.empty() : tensor<5x5xf32>
      %54 = linalg.fill ins(%cst_0 : f32) outs(%53 : tensor<5x5xf32>) -> tensor<5x5xf32>
      %55 = linalg.matmul ins(%52, %arg4 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%54 : tensor<5x5xf32>) -> tensor<5x5xf32>
      %56 = tensor.empty() : tensor<5x5xf32>
      %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4, %55 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%56 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %71 = arith.subf %in, %in_6 : f32
        linalg.yield %71 : f32
      } -> tensor<5x5xf32>
      %58 = tensor.empty() : tensor<5x5xf32>
      %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %57 : tensor<5x5xi1>, tensor<5x5xf32>) outs(%58 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_6: f32, %out: f32):
        %71 = arith.select %in, %in_6, %cst_0 : f32
        linalg.yield %71 : f32
      } -> tensor<5x5xf32>
      %60 = tensor.empty() : tensor<f32>
      %61 = linalg.fill ins(%cst_0 : f32) outs(%60 : tensor<f32>) -> tensor<f32>
      %62 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction"]} ins(%59 : tensor<5x5xf32>) outs(%61 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %71 = arith.addf %out, %in : f32
        linalg.yield %71 : f32
      } -> tensor<f32>
      %63 = tensor.empty() : tensor<1x5xf32>
      %64 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<5xf32>) outs(%63 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x5xf32>
      %65 = arith.index_cast %arg2 : i32 to index
      %66 = arith.maxsi %65, %c0 : index
      %67 = arith.minsi %66, %c11 : index
      %inserted_slice = tensor.insert_slice %64 into %arg5[%67, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<12x5xf32>
      %expanded = tensor.expand_shape %62 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %68 = arith.index_cast %arg2 : i32 to index
      %69 = arith.maxsi %68, %c0 : index
      %70 = arith.minsi %69, %c11 : index
      %inserted_slice_5 = tensor.insert_slice %expanded into %arg6[%70] [1] [1] : tensor<1xf32> into tensor<12xf32>
      scf.yield %49, %57, %inserted_slice, %inserted_slice_5 : tensor<5xf32>, tensor<5x5xf32>, tensor<12x5xf32>, tensor<12xf32>
    }
    return %8#0, %8#1, %8#2, %8#3 : tensor<5xf32>, tensor<5x5xf32>, tensor<12x5xf32>, tensor<12xf32>
  }
}

