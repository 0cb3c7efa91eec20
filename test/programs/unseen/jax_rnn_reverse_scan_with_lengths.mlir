#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_rnn_reverse_scan_with_lengths {
  func.func public @main(%arg0: tensor<10x2x6xf32>, %arg1: tensor<6x12xf32>, %arg2: tensor<12x12xf32>) -> (tensor<2x12xf32>, tensor<10x2x12xf32>) {
    %c9_i32 = arith.constant 9 : i32
    %c7_i32 = arith.constant 7 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %c9 = arith.constant 9 : index
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %c10_i32 = arith.constant 10 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<10x2x12xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<2x12xf32>
    %0 = tensor.empty() : tensor<10xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<10xi32>) {
    ^bb0(%out: i32):
      %3 = linalg.index 0 : index
      %4 = arith.index_cast %3 : index to i32
      linalg.yield %4 : i32
    } -> tensor<10xi32>
    %2:2 = scf.for %arg3 = %c0_i32 to %c10_i32 step %c1_i32 iter_args(%arg4 = %cst_1, %arg5 = %cst_0) -> (tensor<2x12xf32>, tensor<10x2x12xf32>)  : i32 {
      %3 = arith.subi %c9_i32, %arg3 : i32
      %4 = arith.index_cast %3 : i32 to index
      %5 = arith.maxsi %4, %c0 : index
      %6 = arith.minsi %5, %c9 : index
      %extracted_slice = tensor.extract_slice %1[%6] [1] [1] : tensor<10xi32> to tensor<1xi32>
      %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32>
      %7 = arith.index_cast %3 : i32 to index
      %8 = arith.maxsi %7, %c0 : index
      %9 = arith.minsi %8, %c9 : index
      %extracted_slice_2 = tensor.extract_slice %arg0[%9, 0, 0] [1, 2, 6] [1, 1, 1] : tensor<10x2x6xf32> to tensor<1x2x6xf32>
      %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1], [2]] : tensor<1x2x6xf32> into tensor<2x6xf32>
      %10 = tensor.empty() : tensor<2x12xf32>
      %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<2x12xf32>) -> tensor<2x12xf32>
      %12 = linalg.matmul ins(%collapsed_3, %arg1 : tensor<2x6xf32>, tensor<6x12xf32>) outs(%11 : tensor<2x12xf32>) -> tensor<2x12xf32>
      %13 = tensor.empty() : tensor<2x12xf32>
      %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<2x12xf32>) -> tensor<2x12xf32>
      %15 = linalg.matmul ins(%arg4, %arg2 : tensor<2x12xf32>, tensor<12x12xf32>) outs(%14 : tensor<2x12xf32>) -> tensor<2x12xf32>
      %16 = tensor.empty() : tensor<2x12xf32>
      %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %15 : tensor<2x12xf32>, tensor<2x12xf32>) outs(%16 : tensor<2x12xf32>) {
      ^bb0(%in: f32, %in_4: f32, %out: f32):
        %29 = arith.addf %in, %in_4 : f32
        linalg.yield %29 : f32
      } -> tensor<2x12xf32>
      %18 = tensor.empty() : tensor<2x12xf32>
      %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<2x12xf32>) outs(%18 : tensor<2x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %29 = math.tanh %in : f32
        linalg.yield %29 : f32
      } -> tensor<2x12xf32>
      %20 = tensor.empty() : tensor<i1>
      %21 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%20 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %29 = arith.cmpi slt, %in, %c7_i32 : i32
        linalg.yield %29 : i1
      } -> tensor<i1>
      %22 = tensor.empty() : tensor<2x12xf32>
      %extracted = tensor.extract %21[] : tensor<i1>
      %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %arg4 : tensor<2x12xf32>, tensor<2x12xf32>) outs(%22 : tensor<2x12xf32>) {
      ^bb0(%in: f32, %in_4: f32, %out: f32):
        %29 = arith.select %extracted, %in, %in_4 : f32
        linalg.yield %29 : f32
      } -> tensor<2x12xf32>
      %24 = tensor.empty() : tensor<1x2x12xf32>
      %25 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x12xf32>) outs(%24 : tensor<1x2x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x12xf32>
      %26 = arith.index_cast %3 : i32 to index
      %27 = arith.maxsi %26, %c0 : index
      %28 = arith.minsi %27, %c9 : index
      %inserted_slice = tensor.insert_slice %25 into %arg5[%28, 0, 0] [1, 2, 12] [1, 1, 1] : tensor<1x2x12xf32> into tensor<10x2x12xf32>
      scf.yield %23, %inserted_slice : tensor<2x12xf32>, tensor<10x2x12xf32>
    }
    return %2#0, %2#1 : tensor<2x12xf32>, tensor<10x2x12xf32>
  }
}

