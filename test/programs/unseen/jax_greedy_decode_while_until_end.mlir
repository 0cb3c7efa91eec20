// Tokens by argmax until an end token or ten steps; tokens written into a row.
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
module @jit_greedy_decode_while_until_end {
  func.func public @main(%arg0: tensor<1x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<12x8xf32>, %arg3: tensor<i32>) -> (tensor<i32>, tensor<10xi32>) {
    %c11 = arith.constant 11 : index
    %c0 = arith.constant 0 : index
    %c12_i32 = arith.constant 12 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c10_i32 = arith.constant 10 : i32
    %cst_1 = arith.constant dense<0> : tensor<i32>
    %cst_2 = arith.constant dense<-1> : tensor<i32>
    %cst_3 = arith.constant dense<-1> : tensor<10xi32>
    %0:3 = scf.while (%arg4 = %cst_1, %arg5 = %arg0, %arg6 = %cst_2, %arg7 = %cst_3) : (tensor<i32>, tensor<1x8xf32>, tensor<i32>, tensor<10xi32>) -> (tensor<i32>, tensor<1x8xf32>, tensor<10xi32>) {
      %1 = tensor.empty() : tensor<i1>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%1 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %7 = arith.cmpi slt, %in, %c10_i32 : i32
        linalg.yield %7 : i1
      } -> tensor<i1>
      %3 = tensor.empty() : tensor<i1>
      %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg6, %arg3 : tensor<i32>, tensor<i32>) outs(%3 : tensor<i1>) {
      ^bb0(%in: i32, %in_4: i32, %out: i1):
        %7 = arith.cmpi ne, %in, %in_4 : i32
        linalg.yield %7 : i1
      } -> tensor<i1>
      %5 = tensor.empty() : tensor<i1>
      %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%2, %4 : tensor<i1>, tensor<i1>) outs(%5 : tensor<i1>) {
      ^bb0(%in: i1, %in_4: i1, %out: i1):
        %7 = arith.andi %in, %in_4 : i1
        linalg.yield %7 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %6[] : tensor<i1>
      scf.condition(%extracted) %arg4, %arg5, %arg7 : tensor<i32>, tensor<1x8xf32>, tensor<10xi32>
    } do {
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<1x8xf32>, %arg6: tensor<10xi32>):
      %collapsed = tensor.collapse_shape %arg5 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %1 = tensor.empty() : tensor<12xf32>
      %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<12xf32>) -> tensor<12xf32>
      %3 = linalg.vecmat ins(%collapsed, %arg1 : tensor<8xf32>, tensor<8x12xf32>) outs(%2 : tensor<12xf32>) -> tensor<12xf32>
      %expanded = tensor.expand_shape %3 [[0, 1]] output_shape [1, 12] : tensor<12xf32> into tensor<1x12xf32>
      %4 = tensor.empty() : tensor<1x12xi32>
      %5 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%4 : tensor<1x12xi32>) {
      ^bb0(%out: i32):
        %35 = linalg.index 1 : index
        %36 = arith.index_cast %35 : index to i32
        linalg.yield %36 : i32
      } -> tensor<1x12xi32>
      %6 = tensor.empty() : tensor<1xf32>
      %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<1xf32>) -> tensor<1xf32>
      %8 = tensor.empty() : tensor<1xi32>
      %9 = linalg.fill ins(%c0_i32 : i32) outs(%8 : tensor<1xi32>) -> tensor<1xi32>
      %10:2 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%expanded, %5 : tensor<1x12xf32>, tensor<1x12xi32>) outs(%7, %9 : tensor<1xf32>, tensor<1xi32>) {
      ^bb0(%in: f32, %in_7: i32, %out: f32, %out_8: i32):
        %35 = arith.cmpf ogt, %out, %in : f32
        %36 = arith.cmpf une, %out, %out : f32
        %37 = arith.ori %35, %36 : i1
        %38 = arith.cmpf oeq, %out, %in : f32
        %39 = arith.cmpi slt, %out_8, %in_7 : i32
        %40 = arith.andi %38, %39 : i1
        %41 = arith.ori %37, %40 : i1
        %42 = arith.select %37, %out, %in : f32
        %43 = arith.select %41, %out_8, %in_7 : i32
        linalg.yield %42, %43 : f32, i32
      } -> (tensor<1xf32>, tensor<1xi32>)
      %collapsed_4 = tensor.collapse_shape %10#1 [] : tensor<1xi32> into tensor<i32>
      %11 = tensor.empty() : tensor<i32>
      %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%11 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %35 = arith.addi %in, %c1_i32 : i32
        linalg.yield %35 : i32
      } -> tensor<i32>
      %13 = tensor.empty() : tensor<i1>
      %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_4 : tensor<i32>) outs(%13 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %35 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %35 : i1
      } -> tensor<i1>
      %15 = tensor.empty() : tensor<i32>
      %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_4 : tensor<i32>) outs(%15 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %35 = arith.addi %in, %c12_i32 : i32
        linalg.yield %35 : i32
      } -> tensor<i32>
      %17 = tensor.empty() : tensor<i32>
      %18 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%14, %16, %collapsed_4 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%17 : tensor<i32>) {
      ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
        %35 = arith.select %in, %in_7, %in_8 : i32
        linalg.yield %35 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %18[] : tensor<i32>
      %19 = arith.index_cast %extracted : i32 to index
      %20 = arith.maxsi %19, %c0 : index
      %21 = arith.minsi %20, %c11 : index
      %extracted_slice = tensor.extract_slice %arg2[%21, 0] [1, 8] [1, 1] : tensor<12x8xf32> to tensor<1x8xf32>
      %collapsed_5 = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %22 = tensor.empty() : tensor<1x8xf32>
      %23 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_5 : tensor<8xf32>) outs(%22 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8xf32>
      %24 = tensor.empty() : tensor<1x8xf32>
      %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %23 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%24 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %35 = arith.addf %in, %in_7 : f32
        linalg.yield %35 : f32
      } -> tensor<1x8xf32>
      %26 = tensor.empty() : tensor<1x8xf32>
      %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<1x8xf32>) outs(%26 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %35 = math.tanh %in : f32
        linalg.yield %35 : f32
      } -> tensor<1x8xf32>
      %28 = tensor.empty() : tensor<i1>
      %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%28 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %35 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %35 : i1
      } -> tensor<i1>
      %30 = tensor.empty() : tensor<i32>
      %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%30 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %35 = arith.addi %in, %c10_i32 : i32
        linalg.yield %35 : i32
      } -> tensor<i32>
      %32 = tensor.empty() : tensor<i32>
      %33 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%29, %31, %arg4 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%32 : tensor<i32>) {
      ^bb0(%in: i1, %in_7: i32, %in_8: i32, %out: i32):
        %35 = arith.select %in, %in_7, %in_8 : i32
        linalg.yield %35 : i32
      } -> tensor<i32>
      %expanded_6 = tensor.expand_shape %33 [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
      %34 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%10#1, %expanded_6 : tensor<1xi32>, tensor<1x1xi32>) outs(%arg6 : tensor<10xi32>) {
      ^bb0(%arg7: i32, %arg8: i32):
        iree_linalg_ext.yield %arg7 : i32
      } -> tensor<10xi32>
      scf.yield %12, %27, %collapsed_4, %34 : tensor<i32>, tensor<1x8xf32>, tensor<i32>, tensor<10xi32>
    }
    return %0#0, %0#2 : tensor<i32>, tensor<10xi32>
  }
}

