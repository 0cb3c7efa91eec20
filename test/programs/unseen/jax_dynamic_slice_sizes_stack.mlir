#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_dynamic_slice_sizes_stack {
  func.func public @main(%arg0: tensor<12x12xf32>, %arg1: tensor<2xi32>) -> (tensor<4x5xf32>, tensor<12x2xf32>, tensor<4x2xf32>) {
    %c11 = arith.constant 11 : index
    %c7 = arith.constant 7 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c12_i32 = arith.constant 12 : i32
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg1[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32>
    %extracted_slice_0 = tensor.extract_slice %arg1[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_1 = tensor.collapse_shape %extracted_slice_0 [] : tensor<1xi32> into tensor<i32>
    %0 = tensor.empty() : tensor<i1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %24 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %24 : i1
    } -> tensor<i1>
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %24 = arith.addi %in, %c12_i32 : i32
      linalg.yield %24 : i32
    } -> tensor<i32>
    %4 = tensor.empty() : tensor<i32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%1, %3, %collapsed : tensor<i1>, tensor<i32>, tensor<i32>) outs(%4 : tensor<i32>) {
    ^bb0(%in: i1, %in_10: i32, %in_11: i32, %out: i32):
      %24 = arith.select %in, %in_10, %in_11 : i32
      linalg.yield %24 : i32
    } -> tensor<i32>
    %6 = tensor.empty() : tensor<i1>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_1 : tensor<i32>) outs(%6 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %24 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %24 : i1
    } -> tensor<i1>
    %8 = tensor.empty() : tensor<i32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_1 : tensor<i32>) outs(%8 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %24 = arith.addi %in, %c12_i32 : i32
      linalg.yield %24 : i32
    } -> tensor<i32>
    %10 = tensor.empty() : tensor<i32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%7, %9, %collapsed_1 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%10 : tensor<i32>) {
    ^bb0(%in: i1, %in_10: i32, %in_11: i32, %out: i32):
      %24 = arith.select %in, %in_10, %in_11 : i32
      linalg.yield %24 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %5[] : tensor<i32>
    %12 = arith.index_cast %extracted : i32 to index
    %13 = arith.maxsi %12, %c0 : index
    %14 = arith.minsi %13, %c8 : index
    %extracted_2 = tensor.extract %11[] : tensor<i32>
    %15 = arith.index_cast %extracted_2 : i32 to index
    %16 = arith.maxsi %15, %c0 : index
    %17 = arith.minsi %16, %c7 : index
    %extracted_slice_3 = tensor.extract_slice %arg0[%14, %17] [4, 5] [1, 1] : tensor<12x12xf32> to tensor<4x5xf32>
    %extracted_4 = tensor.extract %11[] : tensor<i32>
    %18 = arith.index_cast %extracted_4 : i32 to index
    %19 = arith.maxsi %18, %c0 : index
    %20 = arith.minsi %19, %c8 : index
    %extracted_slice_5 = tensor.extract_slice %arg0[0, %20] [12, 4] [1, 1] : tensor<12x12xf32> to tensor<12x4xf32>
    %extracted_slice_6 = tensor.extract_slice %extracted_slice_5[0, 0] [12, 2] [1, 2] : tensor<12x4xf32> to tensor<12x2xf32>
    %21 = tensor.empty() : tensor<12x2xf32>
    %22 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%21 : tensor<12x2xf32>) {
    ^bb0(%out: f32):
      %24 = linalg.index 0 : index
      %25 = arith.subi %c11, %24 : index
      %26 = linalg.index 1 : index
      %extracted_10 = tensor.extract %extracted_slice_6[%25, %26] : tensor<12x2xf32>
      linalg.yield %extracted_10 : f32
    } -> tensor<12x2xf32>
    %extracted_slice_7 = tensor.extract_slice %extracted_slice_3[0, 0] [4, 1] [1, 1] : tensor<4x5xf32> to tensor<4x1xf32>
    %extracted_slice_8 = tensor.extract_slice %extracted_slice_3[0, 1] [4, 1] [1, 1] : tensor<4x5xf32> to tensor<4x1xf32>
    %23 = tensor.empty() : tensor<4x2xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_7 into %23[0, 0] [4, 1] [1, 1] : tensor<4x1xf32> into tensor<4x2xf32>
    %inserted_slice_9 = tensor.insert_slice %extracted_slice_8 into %inserted_slice[0, 1] [4, 1] [1, 1] : tensor<4x1xf32> into tensor<4x2xf32>
    return %extracted_slice_3, %22, %inserted_slice_9 : tensor<4x5xf32>, tensor<12x2xf32>, tensor<4x2xf32>
  }
}

