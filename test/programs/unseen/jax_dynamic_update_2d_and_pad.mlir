#map = affine_map<() -> ()>
module @jit_dynamic_update_2d_and_pad {
  func.func public @main(%arg0: tensor<6x9xf32>, %arg1: tensor<2xi32>, %arg2: tensor<3x4xf32>) -> tensor<6x19xf32> {
    %cst = arith.constant 1.500000e+00 : f32
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c9_i32 = arith.constant 9 : i32
    %c6_i32 = arith.constant 6 : i32
    %c0_i32 = arith.constant 0 : i32
    %extracted_slice = tensor.extract_slice %arg1[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32>
    %extracted_slice_0 = tensor.extract_slice %arg1[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_1 = tensor.collapse_shape %extracted_slice_0 [] : tensor<1xi32> into tensor<i32>
    %0 = tensor.empty() : tensor<i1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %20 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %20 : i1
    } -> tensor<i1>
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %20 = arith.addi %in, %c6_i32 : i32
      linalg.yield %20 : i32
    } -> tensor<i32>
    %4 = tensor.empty() : tensor<i32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%1, %3, %collapsed : tensor<i1>, tensor<i32>, tensor<i32>) outs(%4 : tensor<i32>) {
    ^bb0(%in: i1, %in_5: i32, %in_6: i32, %out: i32):
      %20 = arith.select %in, %in_5, %in_6 : i32
      linalg.yield %20 : i32
    } -> tensor<i32>
    %6 = tensor.empty() : tensor<i1>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_1 : tensor<i32>) outs(%6 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %20 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %20 : i1
    } -> tensor<i1>
    %8 = tensor.empty() : tensor<i32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_1 : tensor<i32>) outs(%8 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %20 = arith.addi %in, %c9_i32 : i32
      linalg.yield %20 : i32
    } -> tensor<i32>
    %10 = tensor.empty() : tensor<i32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%7, %9, %collapsed_1 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%10 : tensor<i32>) {
    ^bb0(%in: i1, %in_5: i32, %in_6: i32, %out: i32):
      %20 = arith.select %in, %in_5, %in_6 : i32
      linalg.yield %20 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %5[] : tensor<i32>
    %12 = arith.index_cast %extracted : i32 to index
    %13 = arith.maxsi %12, %c0 : index
    %14 = arith.minsi %13, %c3 : index
    %extracted_2 = tensor.extract %11[] : tensor<i32>
    %15 = arith.index_cast %extracted_2 : i32 to index
    %16 = arith.maxsi %15, %c0 : index
    %17 = arith.minsi %16, %c5 : index
    %inserted_slice = tensor.insert_slice %arg2 into %arg0[%14, %17] [3, 4] [1, 1] : tensor<3x4xf32> into tensor<6x9xf32>
    %18 = tensor.empty() : tensor<8x19xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<8x19xf32>) -> tensor<8x19xf32>
    %inserted_slice_3 = tensor.insert_slice %inserted_slice into %19[1, 2] [6, 9] [1, 2] : tensor<6x9xf32> into tensor<8x19xf32>
    %extracted_slice_4 = tensor.extract_slice %inserted_slice_3[0, 0] [6, 19] [1, 1] : tensor<8x19xf32> to tensor<6x19xf32>
    return %extracted_slice_4 : tensor<6x19xf32>
  }
}

