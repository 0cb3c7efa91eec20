#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_lstm_scan_peephole {
  func.func public @main(%arg0: tensor<6x4x8xf32>, %arg1: tensor<8x64xf32>, %arg2: tensor<16x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<4x16xf32>, %arg5: tensor<4x16xf32>) -> (tensor<6x4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<6x4x16xf32>
    %c0_i32 = arith.constant 0 : i32
    %c6_i32 = arith.constant 6 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:3 = scf.for %arg6 = %c0_i32 to %c6_i32 step %c1_i32 iter_args(%arg7 = %arg4, %arg8 = %arg5, %arg9 = %cst_1) -> (tensor<4x16xf32>, tensor<4x16xf32>, tensor<6x4x16xf32>)  : i32 {
      %1 = arith.index_cast %arg6 : i32 to index
      %2 = arith.maxsi %1, %c0 : index
      %3 = arith.minsi %2, %c5 : index
      %extracted_slice = tensor.extract_slice %arg0[%3, 0, 0] [1, 4, 8] [1, 1, 1] : tensor<6x4x8xf32> to tensor<1x4x8xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x4x8xf32> into tensor<4x8xf32>
      %4 = tensor.empty() : tensor<4x64xf32>
      %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<4x64xf32>) -> tensor<4x64xf32>
      %6 = linalg.matmul ins(%collapsed, %arg1 : tensor<4x8xf32>, tensor<8x64xf32>) outs(%5 : tensor<4x64xf32>) -> tensor<4x64xf32>
      %7 = tensor.empty() : tensor<4x64xf32>
      %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<4x64xf32>) -> tensor<4x64xf32>
      %9 = linalg.matmul ins(%arg7, %arg2 : tensor<4x16xf32>, tensor<16x64xf32>) outs(%8 : tensor<4x64xf32>) -> tensor<4x64xf32>
      %10 = tensor.empty() : tensor<4x64xf32>
      %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %9 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%10 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %59 = arith.addf %in, %in_6 : f32
        linalg.yield %59 : f32
      } -> tensor<4x64xf32>
      %12 = tensor.empty() : tensor<4x64xf32>
      %13 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<64xf32>) outs(%12 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x64xf32>
      %14 = tensor.empty() : tensor<4x64xf32>
      %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%11, %13 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%14 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %59 = arith.addf %in, %in_6 : f32
        linalg.yield %59 : f32
      } -> tensor<4x64xf32>
      %extracted_slice_2 = tensor.extract_slice %15[0, 0] [4, 16] [1, 1] : tensor<4x64xf32> to tensor<4x16xf32>
      %extracted_slice_3 = tensor.extract_slice %15[0, 16] [4, 16] [1, 1] : tensor<4x64xf32> to tensor<4x16xf32>
      %extracted_slice_4 = tensor.extract_slice %15[0, 32] [4, 16] [1, 1] : tensor<4x64xf32> to tensor<4x16xf32>
      %extracted_slice_5 = tensor.extract_slice %15[0, 48] [4, 16] [1, 1] : tensor<4x64xf32> to tensor<4x16xf32>
      %16 = tensor.empty() : tensor<4x16xf32>
      %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_3 : tensor<4x16xf32>) outs(%16 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = arith.addf %in, %cst : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %18 = tensor.empty() : tensor<4x16xf32>
      %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<4x16xf32>) outs(%18 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = arith.negf %in : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %20 = tensor.empty() : tensor<4x16xf32>
      %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<4x16xf32>) outs(%20 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = math.exp %in : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %22 = tensor.empty() : tensor<4x16xf32>
      %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<4x16xf32>) outs(%22 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = arith.addf %in, %cst : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %24 = tensor.empty() : tensor<4x16xf32>
      %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<4x16xf32>) outs(%24 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = arith.divf %cst, %in : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %26 = tensor.empty() : tensor<4x16xf32>
      %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %arg8 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%26 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %59 = arith.mulf %in, %in_6 : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %28 = tensor.empty() : tensor<4x16xf32>
      %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_2 : tensor<4x16xf32>) outs(%28 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = arith.negf %in : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %30 = tensor.empty() : tensor<4x16xf32>
      %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<4x16xf32>) outs(%30 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = math.exp %in : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %32 = tensor.empty() : tensor<4x16xf32>
      %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<4x16xf32>) outs(%32 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = arith.addf %in, %cst : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %34 = tensor.empty() : tensor<4x16xf32>
      %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<4x16xf32>) outs(%34 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = arith.divf %cst, %in : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %36 = tensor.empty() : tensor<4x16xf32>
      %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4 : tensor<4x16xf32>) outs(%36 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = math.tanh %in : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %38 = tensor.empty() : tensor<4x16xf32>
      %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %37 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%38 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %59 = arith.mulf %in, %in_6 : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %40 = tensor.empty() : tensor<4x16xf32>
      %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %39 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%40 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %59 = arith.addf %in, %in_6 : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %42 = tensor.empty() : tensor<4x16xf32>
      %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_5 : tensor<4x16xf32>) outs(%42 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = arith.negf %in : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %44 = tensor.empty() : tensor<4x16xf32>
      %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<4x16xf32>) outs(%44 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = math.exp %in : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %46 = tensor.empty() : tensor<4x16xf32>
      %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<4x16xf32>) outs(%46 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = arith.addf %in, %cst : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %48 = tensor.empty() : tensor<4x16xf32>
      %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<4x16xf32>) outs(%48 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = arith.divf %cst, %in : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %50 = tensor.empty() : tensor<4x16xf32>
      %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<4x16xf32>) outs(%50 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %59 = math.tanh %in : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %52 = tensor.empty() : tensor<4x16xf32>
      %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%49, %51 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%52 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_6: f32, %out: f32):
        %59 = arith.mulf %in, %in_6 : f32
        linalg.yield %59 : f32
      } -> tensor<4x16xf32>
      %54 = tensor.empty() : tensor<1x4x16xf32>
      %55 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<4x16xf32>) outs(%54 : tensor<1x4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x4x16xf32>
      %56 = arith.index_cast %arg6 : i32 to index
      %57 = arith.maxsi %56, %c0 : index
      %58 = arith.minsi %57, %c5 : index
      %inserted_slice = tensor.insert_slice %55 into %arg9[%58, 0, 0] [1, 4, 16] [1, 1, 1] : tensor<1x4x16xf32> into tensor<6x4x16xf32>
      scf.yield %53, %41, %inserted_slice : tensor<4x16xf32>, tensor<4x16xf32>, tensor<6x4x16xf32>
    }
    return %0#2, %0#0, %0#1 : tensor<6x4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>
  }
}

