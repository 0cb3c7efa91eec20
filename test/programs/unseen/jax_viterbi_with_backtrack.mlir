#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<() -> ()>
module @jit_viterbi_with_backtrack {
  func.func public @main(%arg0: tensor<6x5xf32>, %arg1: tensor<5x5xf32>) -> (tensor<6xi32>, tensor<f32>) {
    %c4_i32 = arith.constant 4 : i32
    %cst = arith.constant 0xFF800000 : f32
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %c5_i32 = arith.constant 5 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0> : tensor<5xi32>
    %cst_1 = arith.constant dense<0> : tensor<5x5xi32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 5] [1, 1] : tensor<6x5xf32> to tensor<1x5xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[1, 0] [5, 5] [1, 1] : tensor<6x5xf32> to tensor<5x5xf32>
    %0:2 = scf.for %arg2 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg3 = %collapsed, %arg4 = %cst_1) -> (tensor<5xf32>, tensor<5x5xi32>)  : i32 {
      %13 = arith.index_cast %arg2 : i32 to index
      %14 = arith.maxsi %13, %c0 : index
      %15 = arith.minsi %14, %c4 : index
      %extracted_slice_4 = tensor.extract_slice %extracted_slice_2[%15, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
      %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
      %16 = tensor.empty() : tensor<5x5xf32>
      %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<5xf32>) outs(%16 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<5x5xf32>
      %18 = tensor.empty() : tensor<5x5xf32>
      %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %arg1 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %37 = arith.addf %in, %in_7 : f32
        linalg.yield %37 : f32
      } -> tensor<5x5xf32>
      %20 = tensor.empty() : tensor<5xf32>
      %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<5xf32>) -> tensor<5xf32>
      %22 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "reduction"]} ins(%19 : tensor<5x5xf32>) outs(%21 : tensor<5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %37 = arith.maximumf %out, %in : f32
        linalg.yield %37 : f32
      } -> tensor<5xf32>
      %23 = tensor.empty() : tensor<5xf32>
      %24 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%22, %collapsed_5 : tensor<5xf32>, tensor<5xf32>) outs(%23 : tensor<5xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %37 = arith.addf %in, %in_7 : f32
        linalg.yield %37 : f32
      } -> tensor<5xf32>
      %25 = tensor.empty() : tensor<5x5xi32>
      %26 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%25 : tensor<5x5xi32>) {
      ^bb0(%out: i32):
        %37 = linalg.index 0 : index
        %38 = arith.index_cast %37 : index to i32
        linalg.yield %38 : i32
      } -> tensor<5x5xi32>
      %27 = tensor.empty() : tensor<5xf32>
      %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<5xf32>) -> tensor<5xf32>
      %29 = tensor.empty() : tensor<5xi32>
      %30 = linalg.fill ins(%c0_i32 : i32) outs(%29 : tensor<5xi32>) -> tensor<5xi32>
      %31:2 = linalg.generic {indexing_maps = [#map2, #map2, #map, #map], iterator_types = ["parallel", "reduction"]} ins(%19, %26 : tensor<5x5xf32>, tensor<5x5xi32>) outs(%28, %30 : tensor<5xf32>, tensor<5xi32>) {
      ^bb0(%in: f32, %in_7: i32, %out: f32, %out_8: i32):
        %37 = arith.cmpf ogt, %out, %in : f32
        %38 = arith.cmpf une, %out, %out : f32
        %39 = arith.ori %37, %38 : i1
        %40 = arith.cmpf oeq, %out, %in : f32
        %41 = arith.cmpi slt, %out_8, %in_7 : i32
        %42 = arith.andi %40, %41 : i1
        %43 = arith.ori %39, %42 : i1
        %44 = arith.select %39, %out, %in : f32
        %45 = arith.select %43, %out_8, %in_7 : i32
        linalg.yield %44, %45 : f32, i32
      } -> (tensor<5xf32>, tensor<5xi32>)
      %32 = tensor.empty() : tensor<1x5xi32>
      %33 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%31#1 : tensor<5xi32>) outs(%32 : tensor<1x5xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1x5xi32>
      %34 = arith.index_cast %arg2 : i32 to index
      %35 = arith.maxsi %34, %c0 : index
      %36 = arith.minsi %35, %c4 : index
      %inserted_slice_6 = tensor.insert_slice %33 into %arg4[%36, 0] [1, 5] [1, 1] : tensor<1x5xi32> into tensor<5x5xi32>
      scf.yield %24, %inserted_slice_6 : tensor<5xf32>, tensor<5x5xi32>
    }
    %1 = tensor.empty() : tensor<5xi32>
    %2 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%1 : tensor<5xi32>) {
    ^bb0(%out: i32):
      %13 = linalg.index 0 : index
      %14 = arith.index_cast %13 : index to i32
      linalg.yield %14 : i32
    } -> tensor<5xi32>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %5 = tensor.empty() : tensor<i32>
    %6 = linalg.fill ins(%c0_i32 : i32) outs(%5 : tensor<i32>) -> tensor<i32>
    %7:2 = linalg.generic {indexing_maps = [#map3, #map3, #map5, #map5], iterator_types = ["reduction"]} ins(%0#0, %2 : tensor<5xf32>, tensor<5xi32>) outs(%4, %6 : tensor<f32>, tensor<i32>) {
    ^bb0(%in: f32, %in_4: i32, %out: f32, %out_5: i32):
      %13 = arith.cmpf ogt, %out, %in : f32
      %14 = arith.cmpf une, %out, %out : f32
      %15 = arith.ori %13, %14 : i1
      %16 = arith.cmpf oeq, %out, %in : f32
      %17 = arith.cmpi slt, %out_5, %in_4 : i32
      %18 = arith.andi %16, %17 : i1
      %19 = arith.ori %15, %18 : i1
      %20 = arith.select %15, %out, %in : f32
      %21 = arith.select %19, %out_5, %in_4 : i32
      linalg.yield %20, %21 : f32, i32
    } -> (tensor<f32>, tensor<i32>)
    %8:2 = scf.for %arg2 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg3 = %7#1, %arg4 = %cst_0) -> (tensor<i32>, tensor<5xi32>)  : i32 {
      %13 = arith.subi %c4_i32, %arg2 : i32
      %14 = arith.index_cast %13 : i32 to index
      %15 = arith.maxsi %14, %c0 : index
      %16 = arith.minsi %15, %c4 : index
      %extracted_slice_4 = tensor.extract_slice %0#1[%16, 0] [1, 5] [1, 1] : tensor<5x5xi32> to tensor<1x5xi32>
      %collapsed_5 = tensor.collapse_shape %extracted_slice_4 [[0, 1]] : tensor<1x5xi32> into tensor<5xi32>
      %17 = tensor.empty() : tensor<i1>
      %18 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%17 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %29 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %29 : i1
      } -> tensor<i1>
      %19 = tensor.empty() : tensor<i32>
      %20 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%19 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %29 = arith.addi %in, %c5_i32 : i32
        linalg.yield %29 : i32
      } -> tensor<i32>
      %21 = tensor.empty() : tensor<i32>
      %22 = linalg.generic {indexing_maps = [#map6, #map6, #map6, #map6], iterator_types = []} ins(%18, %20, %arg3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%21 : tensor<i32>) {
      ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
        %29 = arith.select %in, %in_9, %in_10 : i32
        linalg.yield %29 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %22[] : tensor<i32>
      %23 = arith.index_cast %extracted : i32 to index
      %24 = arith.maxsi %23, %c0 : index
      %25 = arith.minsi %24, %c4 : index
      %extracted_slice_6 = tensor.extract_slice %collapsed_5[%25] [1] [1] : tensor<5xi32> to tensor<1xi32>
      %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [] : tensor<1xi32> into tensor<i32>
      %26 = arith.index_cast %13 : i32 to index
      %27 = arith.maxsi %26, %c0 : index
      %28 = arith.minsi %27, %c4 : index
      %inserted_slice_8 = tensor.insert_slice %extracted_slice_6 into %arg4[%28] [1] [1] : tensor<1xi32> into tensor<5xi32>
      scf.yield %collapsed_7, %inserted_slice_8 : tensor<i32>, tensor<5xi32>
    }
    %expanded = tensor.expand_shape %7#1 [] output_shape [1] : tensor<i32> into tensor<1xi32>
    %9 = tensor.empty() : tensor<6xi32>
    %inserted_slice = tensor.insert_slice %8#1 into %9[0] [5] [1] : tensor<5xi32> into tensor<6xi32>
    %inserted_slice_3 = tensor.insert_slice %expanded into %inserted_slice[5] [1] [1] : tensor<1xi32> into tensor<6xi32>
    %10 = tensor.empty() : tensor<f32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<f32>) -> tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["reduction"]} ins(%0#0 : tensor<5xf32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.maximumf %out, %in : f32
      linalg.yield %13 : f32
    } -> tensor<f32>
    return %inserted_slice_3, %12 : tensor<6xi32>, tensor<f32>
  }
}

