#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_knapsack_dp_and_viterbi_lattice_backpointers attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32>, %arg1: tensor<6xf32>, %arg2: tensor<8xi32>) -> (tensor<16xf32> {jax.result_info = "result[0]"}, tensor<8xi1> {jax.result_info = "result[1]"}) {
    %c1_i32 = arith.constant 1 : i32
    %c15 = arith.constant 15 : index
    %c16_i32 = arith.constant 16 : i32
    %c0_i32 = arith.constant 0 : i32
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c8_i32 = arith.constant 8 : i32
    %cst = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_0 = arith.constant dense<false> : tensor<8xi1>
    %cst_1 = arith.constant dense<15> : tensor<i32>
    %cst_2 = arith.constant dense<0> : tensor<i32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<16xf32>
    %cst_4 = arith.constant dense<false> : tensor<8x16xi1>
    %0:3 = scf.while (%arg3 = %cst_2, %arg4 = %cst_3, %arg5 = %cst_4) : (tensor<i32>, tensor<16xf32>, tensor<8x16xi1>) -> (tensor<i32>, tensor<16xf32>, tensor<8x16xi1>) {
      %2 = tensor.empty() : tensor<i1>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%2 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %4 = arith.cmpi slt, %in, %c8_i32 : i32
        linalg.yield %4 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %3[] : tensor<i1>
      scf.condition(%extracted) %arg3, %arg4, %arg5 : tensor<i32>, tensor<16xf32>, tensor<8x16xi1>
    } do {
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<16xf32>, %arg5: tensor<8x16xi1>):
      %extracted = tensor.extract %arg3[] : tensor<i32>
      %2 = arith.index_cast %extracted : i32 to index
      %3 = arith.maxsi %2, %c0 : index
      %4 = arith.minsi %3, %c7 : index
      %extracted_slice = tensor.extract_slice %arg0[%4] [1] [1] : tensor<8xf32> to tensor<1xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xf32> into tensor<f32>
      %extracted_slice_5 = tensor.extract_slice %arg2[%4] [1] [1] : tensor<8xi32> to tensor<1xi32>
      %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [] : tensor<1xi32> into tensor<i32>
      %5 = tensor.empty() : tensor<16xi32>
      %6 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%5 : tensor<16xi32>) {
      ^bb0(%out: i32):
        %27 = linalg.index 0 : index
        %28 = arith.index_cast %27 : index to i32
        linalg.yield %28 : i32
      } -> tensor<16xi32>
      %7 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel"]} ins(%collapsed_6 : tensor<i32>) outs(%5 : tensor<16xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<16xi32>
      %8 = tensor.empty() : tensor<16xi1>
      %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%6, %7 : tensor<16xi32>, tensor<16xi32>) outs(%8 : tensor<16xi1>) {
      ^bb0(%in: i32, %in_7: i32, %out: i1):
        %27 = arith.cmpi sge, %in, %in_7 : i32
        linalg.yield %27 : i1
      } -> tensor<16xi1>
      %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%6, %7 : tensor<16xi32>, tensor<16xi32>) outs(%5 : tensor<16xi32>) {
      ^bb0(%in: i32, %in_7: i32, %out: i32):
        %27 = arith.subi %in, %in_7 : i32
        linalg.yield %27 : i32
      } -> tensor<16xi32>
      %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%10 : tensor<16xi32>) outs(%5 : tensor<16xi32>) {
      ^bb0(%in: i32, %out: i32):
        %27 = arith.maxsi %in, %c0_i32 : i32
        linalg.yield %27 : i32
      } -> tensor<16xi32>
      %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%11 : tensor<16xi32>) outs(%8 : tensor<16xi1>) {
      ^bb0(%in: i32, %out: i1):
        %27 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %27 : i1
      } -> tensor<16xi1>
      %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%11 : tensor<16xi32>) outs(%5 : tensor<16xi32>) {
      ^bb0(%in: i32, %out: i32):
        %27 = arith.addi %in, %c16_i32 : i32
        linalg.yield %27 : i32
      } -> tensor<16xi32>
      %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%12, %13, %11 : tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) outs(%5 : tensor<16xi32>) {
      ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
        %27 = arith.select %in, %in_7, %in_8 : i32
        linalg.yield %27 : i32
      } -> tensor<16xi32>
      %expanded = tensor.expand_shape %14 [[0, 1]] output_shape [16, 1] : tensor<16xi32> into tensor<16x1xi32>
      %15 = tensor.empty() : tensor<16xf32>
      %16 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%15 : tensor<16xf32>) {
      ^bb0(%out: f32):
        %27 = linalg.index 0 : index
        %extracted_7 = tensor.extract %expanded[%27, %c0] : tensor<16x1xi32>
        %28 = arith.index_cast %extracted_7 : i32 to index
        %29 = arith.maxsi %28, %c0 : index
        %30 = arith.minsi %29, %c15 : index
        %extracted_8 = tensor.extract %arg4[%30] : tensor<16xf32>
        linalg.yield %extracted_8 : f32
      } -> tensor<16xf32>
      %17 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel"]} ins(%collapsed : tensor<f32>) outs(%15 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<16xf32>
      %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%16, %17 : tensor<16xf32>, tensor<16xf32>) outs(%15 : tensor<16xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %27 = arith.addf %in, %in_7 : f32
        linalg.yield %27 : f32
      } -> tensor<16xf32>
      %19 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel"]} ins(%cst : tensor<f32>) outs(%15 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<16xf32>
      %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%9, %18, %19 : tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) outs(%15 : tensor<16xf32>) {
      ^bb0(%in: i1, %in_7: f32, %in_8: f32, %out: f32):
        %27 = arith.select %in, %in_7, %in_8 : f32
        linalg.yield %27 : f32
      } -> tensor<16xf32>
      %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%arg4, %20 : tensor<16xf32>, tensor<16xf32>) outs(%15 : tensor<16xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %27 = arith.maximumf %in, %in_7 : f32
        linalg.yield %27 : f32
      } -> tensor<16xf32>
      %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%20, %arg4 : tensor<16xf32>, tensor<16xf32>) outs(%8 : tensor<16xi1>) {
      ^bb0(%in: f32, %in_7: f32, %out: i1):
        %27 = arith.cmpf ogt, %in, %in_7 : f32
        linalg.yield %27 : i1
      } -> tensor<16xi1>
      %23 = tensor.empty() : tensor<1x16xi1>
      %24 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<16xi1>) outs(%23 : tensor<1x16xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<1x16xi1>
      %inserted_slice = tensor.insert_slice %24 into %arg5[%4, 0] [1, 16] [1, 1] : tensor<1x16xi1> into tensor<8x16xi1>
      %25 = tensor.empty() : tensor<i32>
      %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%25 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %27 = arith.addi %in, %c1_i32 : i32
        linalg.yield %27 : i32
      } -> tensor<i32>
      scf.yield %26, %21, %inserted_slice : tensor<i32>, tensor<16xf32>, tensor<8x16xi1>
    }
    %1:3 = scf.while (%arg3 = %cst_2, %arg4 = %cst_1, %arg5 = %cst_0) : (tensor<i32>, tensor<i32>, tensor<8xi1>) -> (tensor<i32>, tensor<i32>, tensor<8xi1>) {
      %2 = tensor.empty() : tensor<i1>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%2 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %4 = arith.cmpi slt, %in, %c8_i32 : i32
        linalg.yield %4 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %3[] : tensor<i1>
      scf.condition(%extracted) %arg3, %arg4, %arg5 : tensor<i32>, tensor<i32>, tensor<8xi1>
    } do {
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<8xi1>):
      %2 = tensor.empty() : tensor<i32>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%2 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %18 = arith.subi %c8_i32, %in : i32
        linalg.yield %18 : i32
      } -> tensor<i32>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%3 : tensor<i32>) outs(%2 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %18 = arith.subi %in, %c1_i32 : i32
        linalg.yield %18 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %4[] : tensor<i32>
      %5 = arith.index_cast %extracted : i32 to index
      %6 = arith.maxsi %5, %c0 : index
      %7 = arith.minsi %6, %c7 : index
      %extracted_slice = tensor.extract_slice %0#2[%7, 0] [1, 16] [1, 1] : tensor<8x16xi1> to tensor<1x16xi1>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x16xi1> into tensor<16xi1>
      %extracted_slice_5 = tensor.extract_slice %arg2[%7] [1] [1] : tensor<8xi32> to tensor<1xi32>
      %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [] : tensor<1xi32> into tensor<i32>
      %8 = tensor.empty() : tensor<i1>
      %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%8 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %18 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %18 : i1
      } -> tensor<i1>
      %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%2 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %18 = arith.addi %in, %c16_i32 : i32
        linalg.yield %18 : i32
      } -> tensor<i32>
      %11 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%9, %10, %arg4 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%2 : tensor<i32>) {
      ^bb0(%in: i1, %in_10: i32, %in_11: i32, %out: i32):
        %18 = arith.select %in, %in_10, %in_11 : i32
        linalg.yield %18 : i32
      } -> tensor<i32>
      %extracted_7 = tensor.extract %11[] : tensor<i32>
      %12 = arith.index_cast %extracted_7 : i32 to index
      %13 = arith.maxsi %12, %c0 : index
      %14 = arith.minsi %13, %c15 : index
      %extracted_slice_8 = tensor.extract_slice %collapsed[%14] [1] [1] : tensor<16xi1> to tensor<1xi1>
      %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [] : tensor<1xi1> into tensor<i1>
      %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg4, %collapsed_6 : tensor<i32>, tensor<i32>) outs(%2 : tensor<i32>) {
      ^bb0(%in: i32, %in_10: i32, %out: i32):
        %18 = arith.subi %in, %in_10 : i32
        linalg.yield %18 : i32
      } -> tensor<i32>
      %16 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%collapsed_9, %15, %arg4 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%2 : tensor<i32>) {
      ^bb0(%in: i1, %in_10: i32, %in_11: i32, %out: i32):
        %18 = arith.select %in, %in_10, %in_11 : i32
        linalg.yield %18 : i32
      } -> tensor<i32>
      %inserted_slice = tensor.insert_slice %extracted_slice_8 into %arg5[%7] [1] [1] : tensor<1xi1> into tensor<8xi1>
      %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%2 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %18 = arith.addi %in, %c1_i32 : i32
        linalg.yield %18 : i32
      } -> tensor<i32>
      scf.yield %17, %16, %inserted_slice : tensor<i32>, tensor<i32>, tensor<8xi1>
    }
    return %0#1, %1#2 : tensor<16xf32>, tensor<8xi1>
  }
}

