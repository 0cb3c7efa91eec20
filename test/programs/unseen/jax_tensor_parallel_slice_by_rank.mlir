// The columns of a rank, cut where an argument says, and its rows.
#map = affine_map<() -> ()>
module @jit_tensor_parallel_slice_by_rank {
  func.func public @main(%arg0: tensor<64x128xbf16>, %arg1: tensor<128x128xbf16>, %arg2: tensor<i32>) -> (tensor<64x32xbf16>, tensor<16x128xbf16>) {
    %cst = arith.constant 0.000000e+00 : bf16
    %c48 = arith.constant 48 : index
    %c64_i32 = arith.constant 64 : i32
    %c16_i32 = arith.constant 16 : i32
    %c96 = arith.constant 96 : index
    %c0 = arith.constant 0 : index
    %c128_i32 = arith.constant 128 : i32
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %28 = arith.muli %in, %c32_i32 : i32
      linalg.yield %28 : i32
    } -> tensor<i32>
    %2 = tensor.empty() : tensor<i1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%2 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %28 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %28 : i1
    } -> tensor<i1>
    %4 = tensor.empty() : tensor<i32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%4 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %28 = arith.addi %in, %c128_i32 : i32
      linalg.yield %28 : i32
    } -> tensor<i32>
    %6 = tensor.empty() : tensor<i32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%3, %5, %1 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%6 : tensor<i32>) {
    ^bb0(%in: i1, %in_2: i32, %in_3: i32, %out: i32):
      %28 = arith.select %in, %in_2, %in_3 : i32
      linalg.yield %28 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %7[] : tensor<i32>
    %8 = arith.index_cast %extracted : i32 to index
    %9 = arith.maxsi %8, %c0 : index
    %10 = arith.minsi %9, %c96 : index
    %extracted_slice = tensor.extract_slice %arg1[0, %10] [128, 32] [1, 1] : tensor<128x128xbf16> to tensor<128x32xbf16>
    %11 = tensor.empty() : tensor<i32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%11 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %28 = arith.muli %in, %c16_i32 : i32
      linalg.yield %28 : i32
    } -> tensor<i32>
    %13 = tensor.empty() : tensor<i1>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%12 : tensor<i32>) outs(%13 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %28 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %28 : i1
    } -> tensor<i1>
    %15 = tensor.empty() : tensor<i32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%12 : tensor<i32>) outs(%15 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %28 = arith.addi %in, %c64_i32 : i32
      linalg.yield %28 : i32
    } -> tensor<i32>
    %17 = tensor.empty() : tensor<i32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%14, %16, %12 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%17 : tensor<i32>) {
    ^bb0(%in: i1, %in_2: i32, %in_3: i32, %out: i32):
      %28 = arith.select %in, %in_2, %in_3 : i32
      linalg.yield %28 : i32
    } -> tensor<i32>
    %extracted_0 = tensor.extract %18[] : tensor<i32>
    %19 = arith.index_cast %extracted_0 : i32 to index
    %20 = arith.maxsi %19, %c0 : index
    %21 = arith.minsi %20, %c48 : index
    %extracted_slice_1 = tensor.extract_slice %arg0[%21, 0] [16, 128] [1, 1] : tensor<64x128xbf16> to tensor<16x128xbf16>
    %22 = tensor.empty() : tensor<64x32xbf16>
    %23 = linalg.fill ins(%cst : bf16) outs(%22 : tensor<64x32xbf16>) -> tensor<64x32xbf16>
    %24 = linalg.matmul ins(%arg0, %extracted_slice : tensor<64x128xbf16>, tensor<128x32xbf16>) outs(%23 : tensor<64x32xbf16>) -> tensor<64x32xbf16>
    %25 = tensor.empty() : tensor<16x128xbf16>
    %26 = linalg.fill ins(%cst : bf16) outs(%25 : tensor<16x128xbf16>) -> tensor<16x128xbf16>
    %27 = linalg.matmul ins(%extracted_slice_1, %arg1 : tensor<16x128xbf16>, tensor<128x128xbf16>) outs(%26 : tensor<16x128xbf16>) -> tensor<16x128xbf16>
    return %24, %27 : tensor<64x32xbf16>, tensor<16x128xbf16>
  }
}

