#map = affine_map<() -> ()>
module @jit_slices_by_argument_of_operands {
  func.func public @main(%arg0: tensor<24x40xbf16>, %arg1: tensor<40x56xbf16>, %arg2: tensor<2xi32>) -> tensor<24x56xbf16> {
    %cst = arith.constant 0.000000e+00 : bf16
    %c56_i32 = arith.constant 56 : i32
    %c8 = arith.constant 8 : index
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %c24_i32 = arith.constant 24 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<24x56xbf16>
    %extracted_slice = tensor.extract_slice %arg2[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32>
    %0 = tensor.empty() : tensor<i1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %27 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %27 : i1
    } -> tensor<i1>
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %27 = arith.addi %in, %c24_i32 : i32
      linalg.yield %27 : i32
    } -> tensor<i32>
    %4 = tensor.empty() : tensor<i32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%1, %3, %collapsed : tensor<i1>, tensor<i32>, tensor<i32>) outs(%4 : tensor<i32>) {
    ^bb0(%in: i1, %in_8: i32, %in_9: i32, %out: i32):
      %27 = arith.select %in, %in_8, %in_9 : i32
      linalg.yield %27 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %5[] : tensor<i32>
    %6 = arith.index_cast %extracted : i32 to index
    %7 = arith.maxsi %6, %c0 : index
    %8 = arith.minsi %7, %c8 : index
    %extracted_slice_1 = tensor.extract_slice %arg0[%8, 0] [16, 40] [1, 1] : tensor<24x40xbf16> to tensor<16x40xbf16>
    %extracted_slice_2 = tensor.extract_slice %arg2[1] [1] [1] : tensor<2xi32> to tensor<1xi32>
    %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [] : tensor<1xi32> into tensor<i32>
    %9 = tensor.empty() : tensor<i1>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_3 : tensor<i32>) outs(%9 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %27 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %27 : i1
    } -> tensor<i1>
    %11 = tensor.empty() : tensor<i32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_3 : tensor<i32>) outs(%11 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %27 = arith.addi %in, %c56_i32 : i32
      linalg.yield %27 : i32
    } -> tensor<i32>
    %13 = tensor.empty() : tensor<i32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%10, %12, %collapsed_3 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%13 : tensor<i32>) {
    ^bb0(%in: i1, %in_8: i32, %in_9: i32, %out: i32):
      %27 = arith.select %in, %in_8, %in_9 : i32
      linalg.yield %27 : i32
    } -> tensor<i32>
    %extracted_4 = tensor.extract %14[] : tensor<i32>
    %15 = arith.index_cast %extracted_4 : i32 to index
    %16 = arith.maxsi %15, %c0 : index
    %17 = arith.minsi %16, %c24 : index
    %extracted_slice_5 = tensor.extract_slice %arg1[0, %17] [40, 32] [1, 1] : tensor<40x56xbf16> to tensor<40x32xbf16>
    %18 = tensor.empty() : tensor<16x32xbf16>
    %19 = linalg.fill ins(%cst : bf16) outs(%18 : tensor<16x32xbf16>) -> tensor<16x32xbf16>
    %20 = linalg.matmul ins(%extracted_slice_1, %extracted_slice_5 : tensor<16x40xbf16>, tensor<40x32xbf16>) outs(%19 : tensor<16x32xbf16>) -> tensor<16x32xbf16>
    %extracted_6 = tensor.extract %5[] : tensor<i32>
    %21 = arith.index_cast %extracted_6 : i32 to index
    %22 = arith.maxsi %21, %c0 : index
    %23 = arith.minsi %22, %c8 : index
    %extracted_7 = tensor.extract %14[] : tensor<i32>
    %24 = arith.index_cast %extracted_7 : i32 to index
    %25 = arith.maxsi %24, %c0 : index
    %26 = arith.minsi %25, %c24 : index
    %inserted_slice = tensor.insert_slice %20 into %cst_0[%23, %26] [16, 32] [1, 1] : tensor<16x32xbf16> into tensor<24x56xbf16>
    return %inserted_slice : tensor<24x56xbf16>
  }
}

