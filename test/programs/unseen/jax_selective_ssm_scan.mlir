#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
module @jit_selective_ssm_scan {
  func.func public @main(%arg0: tensor<8x5xf32>, %arg1: tensor<8x5x4xf32>, %arg2: tensor<8x5x4xf32>, %arg3: tensor<5x4xf32>) -> (tensor<5x4xf32>, tensor<8x5xf32>) {
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<8x5xf32>
    %0 = tensor.empty() : tensor<8x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x5xf32>) outs(%0 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.maximumf %in, %cst : f32
      linalg.yield %19 : f32
    } -> tensor<8x5xf32>
    %2 = tensor.empty() : tensor<8x5xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x5xf32>) outs(%2 : tensor<8x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %19 = arith.cmpf une, %in, %in : f32
      linalg.yield %19 : i1
    } -> tensor<8x5xi1>
    %4 = tensor.empty() : tensor<8x5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x5xf32>) outs(%4 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.addf %in, %cst : f32
      linalg.yield %19 : f32
    } -> tensor<8x5xf32>
    %6 = tensor.empty() : tensor<8x5xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x5xf32>) outs(%6 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = math.absf %in : f32
      linalg.yield %19 : f32
    } -> tensor<8x5xf32>
    %8 = tensor.empty() : tensor<8x5xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<8x5xf32>) outs(%8 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.negf %in : f32
      linalg.yield %19 : f32
    } -> tensor<8x5xf32>
    %10 = tensor.empty() : tensor<8x5xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<8x5xf32>) outs(%10 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = math.exp %in : f32
      linalg.yield %19 : f32
    } -> tensor<8x5xf32>
    %12 = tensor.empty() : tensor<8x5xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<8x5xf32>) outs(%12 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = math.log1p %in : f32
      linalg.yield %19 : f32
    } -> tensor<8x5xf32>
    %14 = tensor.empty() : tensor<8x5xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %13 : tensor<8x5xf32>, tensor<8x5xf32>) outs(%14 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %19 = arith.addf %in, %in_1 : f32
      linalg.yield %19 : f32
    } -> tensor<8x5xf32>
    %16 = tensor.empty() : tensor<8x5xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %5, %15 : tensor<8x5xi1>, tensor<8x5xf32>, tensor<8x5xf32>) outs(%16 : tensor<8x5xf32>) {
    ^bb0(%in: i1, %in_1: f32, %in_2: f32, %out: f32):
      %19 = arith.select %in, %in_1, %in_2 : f32
      linalg.yield %19 : f32
    } -> tensor<8x5xf32>
    %18:2 = scf.for %arg4 = %c0_i32 to %c8_i32 step %c1_i32 iter_args(%arg5 = %arg3, %arg6 = %cst_0) -> (tensor<5x4xf32>, tensor<8x5xf32>)  : i32 {
      %19 = arith.index_cast %arg4 : i32 to index
      %20 = arith.maxsi %19, %c0 : index
      %21 = arith.minsi %20, %c7 : index
      %extracted_slice = tensor.extract_slice %17[%21, 0] [1, 5] [1, 1] : tensor<8x5xf32> to tensor<1x5xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
      %22 = arith.index_cast %arg4 : i32 to index
      %23 = arith.maxsi %22, %c0 : index
      %24 = arith.minsi %23, %c7 : index
      %extracted_slice_1 = tensor.extract_slice %arg1[%24, 0, 0] [1, 5, 4] [1, 1, 1] : tensor<8x5x4xf32> to tensor<1x5x4xf32>
      %collapsed_2 = tensor.collapse_shape %extracted_slice_1 [[0, 1], [2]] : tensor<1x5x4xf32> into tensor<5x4xf32>
      %25 = arith.index_cast %arg4 : i32 to index
      %26 = arith.maxsi %25, %c0 : index
      %27 = arith.minsi %26, %c7 : index
      %extracted_slice_3 = tensor.extract_slice %arg2[%27, 0, 0] [1, 5, 4] [1, 1, 1] : tensor<8x5x4xf32> to tensor<1x5x4xf32>
      %collapsed_4 = tensor.collapse_shape %extracted_slice_3 [[0, 1], [2]] : tensor<1x5x4xf32> into tensor<5x4xf32>
      %28 = tensor.empty() : tensor<5xf32>
      %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed : tensor<5xf32>) outs(%28 : tensor<5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %52 = arith.negf %in : f32
        linalg.yield %52 : f32
      } -> tensor<5xf32>
      %30 = tensor.empty() : tensor<5xf32>
      %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%29 : tensor<5xf32>) outs(%30 : tensor<5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %52 = math.exp %in : f32
        linalg.yield %52 : f32
      } -> tensor<5xf32>
      %expanded = tensor.expand_shape %31 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
      %32 = tensor.empty() : tensor<5x4xf32>
      %33 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<5x1xf32>) outs(%32 : tensor<5x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x4xf32>
      %34 = tensor.empty() : tensor<5x4xf32>
      %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg5, %33 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%34 : tensor<5x4xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %52 = arith.mulf %in, %in_5 : f32
        linalg.yield %52 : f32
      } -> tensor<5x4xf32>
      %36 = tensor.empty() : tensor<5x4xf32>
      %37 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<5xf32>) outs(%36 : tensor<5x4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x4xf32>
      %38 = tensor.empty() : tensor<5x4xf32>
      %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %collapsed_2 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%38 : tensor<5x4xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %52 = arith.mulf %in, %in_5 : f32
        linalg.yield %52 : f32
      } -> tensor<5x4xf32>
      %40 = tensor.empty() : tensor<5x4xf32>
      %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %39 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%40 : tensor<5x4xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %52 = arith.addf %in, %in_5 : f32
        linalg.yield %52 : f32
      } -> tensor<5x4xf32>
      %42 = tensor.empty() : tensor<5x4xf32>
      %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %collapsed_4 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%42 : tensor<5x4xf32>) {
      ^bb0(%in: f32, %in_5: f32, %out: f32):
        %52 = arith.mulf %in, %in_5 : f32
        linalg.yield %52 : f32
      } -> tensor<5x4xf32>
      %44 = tensor.empty() : tensor<5xf32>
      %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<5xf32>) -> tensor<5xf32>
      %46 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%43 : tensor<5x4xf32>) outs(%45 : tensor<5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %52 = arith.addf %out, %in : f32
        linalg.yield %52 : f32
      } -> tensor<5xf32>
      %47 = tensor.empty() : tensor<1x5xf32>
      %48 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<5xf32>) outs(%47 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x5xf32>
      %49 = arith.index_cast %arg4 : i32 to index
      %50 = arith.maxsi %49, %c0 : index
      %51 = arith.minsi %50, %c7 : index
      %inserted_slice = tensor.insert_slice %48 into %arg6[%51, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<8x5xf32>
      scf.yield %41, %inserted_slice : tensor<5x4xf32>, tensor<8x5xf32>
    }
    return %18#0, %18#1 : tensor<5x4xf32>, tensor<8x5xf32>
  }
}

