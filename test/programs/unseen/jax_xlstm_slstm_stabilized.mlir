#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_xlstm_slstm_stabilized {
  func.func public @main(%arg0: tensor<6x2x8xf32>, %arg1: tensor<8x32xf32>, %arg2: tensor<8x32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<2x8xf32>) -> (tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<6x2x8xf32>) {
    %cst = arith.constant 1.000000e-03 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<2x8xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<6x2x8xf32>
    %c0_i32 = arith.constant 0 : i32
    %c6_i32 = arith.constant 6 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:5 = scf.for %arg5 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg6 = %arg4, %arg7 = %cst_2, %arg8 = %cst_2, %arg9 = %cst_2, %arg10 = %cst_3) -> (tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<6x2x8xf32>)  : i32 {
      %1 = arith.index_cast %arg5 : i32 to index
      %2 = arith.maxsi %1, %c0 : index
      %3 = arith.minsi %2, %c5 : index
      %extracted_slice = tensor.extract_slice %arg0[%3, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<6x2x8xf32> to tensor<1x2x8xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x2x8xf32> into tensor<2x8xf32>
      %4 = tensor.empty() : tensor<2x32xf32>
      %5 = linalg.fill ins(%cst_1 : f32) outs(%4 : tensor<2x32xf32>) -> tensor<2x32xf32>
      %6 = linalg.matmul ins(%collapsed, %arg1 : tensor<2x8xf32>, tensor<8x32xf32>) outs(%5 : tensor<2x32xf32>) -> tensor<2x32xf32>
      %7 = tensor.empty() : tensor<2x32xf32>
      %8 = linalg.fill ins(%cst_1 : f32) outs(%7 : tensor<2x32xf32>) -> tensor<2x32xf32>
      %9 = linalg.matmul ins(%arg6, %arg2 : tensor<2x8xf32>, tensor<8x32xf32>) outs(%8 : tensor<2x32xf32>) -> tensor<2x32xf32>
      %10 = tensor.empty() : tensor<2x32xf32>
      %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %9 : tensor<2x32xf32>, tensor<2x32xf32>) outs(%10 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %59 = arith.addf %in, %in_8 : f32
        linalg.yield %59 : f32
      } -> tensor<2x32xf32>
      %12 = tensor.empty() : tensor<2x32xf32>
      %13 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<32xf32>) outs(%12 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x32xf32>
      %14 = tensor.empty() : tensor<2x32xf32>
      %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %13 : tensor<2x32xf32>, tensor<2x32xf32>) outs(%14 : tensor<2x32xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %59 = arith.addf %in, %in_8 : f32
        linalg.yield %59 : f32
      } -> tensor<2x32xf32>
      %extracted_slice_4 = tensor.extract_slice %15[0, 0] [2, 8] [1, 1] : tensor<2x32xf32> to tensor<2x8xf32>
      %extracted_slice_5 = tensor.extract_slice %15[0, 8] [2, 8] [1, 1] : tensor<2x32xf32> to tensor<2x8xf32>
      %extracted_slice_6 = tensor.extract_slice %15[0, 16] [2, 8] [1, 1] : tensor<2x32xf32> to tensor<2x8xf32>
      %extracted_slice_7 = tensor.extract_slice %15[0, 24] [2, 8] [1, 1] : tensor<2x32xf32> to tensor<2x8xf32>
      %16 = tensor.empty() : tensor<2x8xf32>
      %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_5, %arg9 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%16 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %59 = arith.addf %in, %in_8 : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %18 = tensor.empty() : tensor<2x8xf32>
      %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %extracted_slice_4 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%18 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %59 = arith.maximumf %in, %in_8 : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %20 = tensor.empty() : tensor<2x8xf32>
      %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4, %19 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%20 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %59 = arith.subf %in, %in_8 : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %22 = tensor.empty() : tensor<2x8xf32>
      %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<2x8xf32>) outs(%22 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = math.exp %in : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %24 = tensor.empty() : tensor<2x8xf32>
      %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%17, %19 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%24 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %59 = arith.subf %in, %in_8 : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %26 = tensor.empty() : tensor<2x8xf32>
      %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<2x8xf32>) outs(%26 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = math.exp %in : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %28 = tensor.empty() : tensor<2x8xf32>
      %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %arg7 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%28 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %59 = arith.mulf %in, %in_8 : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %30 = tensor.empty() : tensor<2x8xf32>
      %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6 : tensor<2x8xf32>) outs(%30 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = math.tanh %in : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %32 = tensor.empty() : tensor<2x8xf32>
      %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %31 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%32 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %59 = arith.mulf %in, %in_8 : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %34 = tensor.empty() : tensor<2x8xf32>
      %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %33 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%34 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %59 = arith.addf %in, %in_8 : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %36 = tensor.empty() : tensor<2x8xf32>
      %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %arg8 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%36 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %59 = arith.mulf %in, %in_8 : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %38 = tensor.empty() : tensor<2x8xf32>
      %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %23 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%38 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %59 = arith.addf %in, %in_8 : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %40 = tensor.empty() : tensor<2x8xf32>
      %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_7 : tensor<2x8xf32>) outs(%40 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = arith.negf %in : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %42 = tensor.empty() : tensor<2x8xf32>
      %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<2x8xf32>) outs(%42 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = math.exp %in : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %44 = tensor.empty() : tensor<2x8xf32>
      %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<2x8xf32>) outs(%44 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = arith.addf %in, %cst_0 : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %46 = tensor.empty() : tensor<2x8xf32>
      %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<2x8xf32>) outs(%46 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = arith.divf %cst_0, %in : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %48 = tensor.empty() : tensor<2x8xf32>
      %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %35 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%48 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %59 = arith.mulf %in, %in_8 : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %50 = tensor.empty() : tensor<2x8xf32>
      %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<2x8xf32>) outs(%50 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = arith.maximumf %in, %cst : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %52 = tensor.empty() : tensor<2x8xf32>
      %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%49, %51 : tensor<2x8xf32>, tensor<2x8xf32>) outs(%52 : tensor<2x8xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %59 = arith.divf %in, %in_8 : f32
        linalg.yield %59 : f32
      } -> tensor<2x8xf32>
      %54 = tensor.empty() : tensor<1x2x8xf32>
      %55 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<2x8xf32>) outs(%54 : tensor<1x2x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x8xf32>
      %56 = arith.index_cast %arg5 : i32 to index
      %57 = arith.maxsi %56, %c0 : index
      %58 = arith.minsi %57, %c5 : index
      %inserted_slice = tensor.insert_slice %55 into %arg10[%58, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<1x2x8xf32> into tensor<6x2x8xf32>
      scf.yield %53, %35, %39, %19, %inserted_slice : tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<6x2x8xf32>
    }
    return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<6x2x8xf32>
  }
}

