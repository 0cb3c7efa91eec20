#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
module @jit_biquad_iir_filter {
  func.func public @main(%arg0: tensor<20xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2xf32>) -> tensor<20xf32> {
    %c19 = arith.constant 19 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 4.000000e-01 : f32
    %c1_i32 = arith.constant 1 : i32
    %c20_i32 = arith.constant 20 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<20xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<2xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<2xf32>) outs(%0 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = math.tanh %in : f32
      linalg.yield %5 : f32
    } -> tensor<2xf32>
    %2 = tensor.empty() : tensor<2xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<2xf32>) outs(%2 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.mulf %in, %cst : f32
      linalg.yield %5 : f32
    } -> tensor<2xf32>
    %4:3 = scf.for %arg3 = %c0_i32 to %c20_i32 step %c1_i32 iter_args(%arg4 = %cst_1, %arg5 = %cst_1, %arg6 = %cst_0) -> (tensor<f32>, tensor<f32>, tensor<20xf32>)  : i32 {
      %5 = arith.index_cast %arg3 : i32 to index
      %6 = arith.maxsi %5, %c0 : index
      %7 = arith.minsi %6, %c19 : index
      %extracted_slice = tensor.extract_slice %arg0[%7] [1] [1] : tensor<20xf32> to tensor<1xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xf32> into tensor<f32>
      %extracted_slice_2 = tensor.extract_slice %arg1[0] [1] [1] : tensor<3xf32> to tensor<1xf32>
      %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [] : tensor<1xf32> into tensor<f32>
      %8 = tensor.empty() : tensor<f32>
      %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%collapsed_3, %collapsed : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %29 = arith.mulf %in, %in_12 : f32
        linalg.yield %29 : f32
      } -> tensor<f32>
      %10 = tensor.empty() : tensor<f32>
      %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%9, %arg4 : tensor<f32>, tensor<f32>) outs(%10 : tensor<f32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %29 = arith.addf %in, %in_12 : f32
        linalg.yield %29 : f32
      } -> tensor<f32>
      %extracted_slice_4 = tensor.extract_slice %arg1[1] [1] [1] : tensor<3xf32> to tensor<1xf32>
      %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [] : tensor<1xf32> into tensor<f32>
      %12 = tensor.empty() : tensor<f32>
      %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%collapsed_5, %collapsed : tensor<f32>, tensor<f32>) outs(%12 : tensor<f32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %29 = arith.mulf %in, %in_12 : f32
        linalg.yield %29 : f32
      } -> tensor<f32>
      %extracted_slice_6 = tensor.extract_slice %3[0] [1] [1] : tensor<2xf32> to tensor<1xf32>
      %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [] : tensor<1xf32> into tensor<f32>
      %14 = tensor.empty() : tensor<f32>
      %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%collapsed_7, %11 : tensor<f32>, tensor<f32>) outs(%14 : tensor<f32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %29 = arith.mulf %in, %in_12 : f32
        linalg.yield %29 : f32
      } -> tensor<f32>
      %16 = tensor.empty() : tensor<f32>
      %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%13, %15 : tensor<f32>, tensor<f32>) outs(%16 : tensor<f32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %29 = arith.subf %in, %in_12 : f32
        linalg.yield %29 : f32
      } -> tensor<f32>
      %18 = tensor.empty() : tensor<f32>
      %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%17, %arg5 : tensor<f32>, tensor<f32>) outs(%18 : tensor<f32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %29 = arith.addf %in, %in_12 : f32
        linalg.yield %29 : f32
      } -> tensor<f32>
      %extracted_slice_8 = tensor.extract_slice %arg1[2] [1] [1] : tensor<3xf32> to tensor<1xf32>
      %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [] : tensor<1xf32> into tensor<f32>
      %20 = tensor.empty() : tensor<f32>
      %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%collapsed_9, %collapsed : tensor<f32>, tensor<f32>) outs(%20 : tensor<f32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %29 = arith.mulf %in, %in_12 : f32
        linalg.yield %29 : f32
      } -> tensor<f32>
      %extracted_slice_10 = tensor.extract_slice %3[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
      %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [] : tensor<1xf32> into tensor<f32>
      %22 = tensor.empty() : tensor<f32>
      %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%collapsed_11, %11 : tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %29 = arith.mulf %in, %in_12 : f32
        linalg.yield %29 : f32
      } -> tensor<f32>
      %24 = tensor.empty() : tensor<f32>
      %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%21, %23 : tensor<f32>, tensor<f32>) outs(%24 : tensor<f32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %29 = arith.subf %in, %in_12 : f32
        linalg.yield %29 : f32
      } -> tensor<f32>
      %expanded = tensor.expand_shape %11 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %26 = arith.index_cast %arg3 : i32 to index
      %27 = arith.maxsi %26, %c0 : index
      %28 = arith.minsi %27, %c19 : index
      %inserted_slice = tensor.insert_slice %expanded into %arg6[%28] [1] [1] : tensor<1xf32> into tensor<20xf32>
      scf.yield %19, %25, %inserted_slice : tensor<f32>, tensor<f32>, tensor<20xf32>
    }
    return %4#2 : tensor<20xf32>
  }
}

