// Four modes of jnp.pad around products.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_padded_odd_edge_reflect_wrap {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<5x9xf32>) -> (tensor<10x12xf32>, tensor<11x13xf32>, tensor<7x17xf32>, tensor<9x11xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<7x9xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<7x5xf32>, tensor<5x9xf32>) outs(%1 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %extracted_slice = tensor.extract_slice %2[0, 0] [1, 9] [1, 1] : tensor<7x9xf32> to tensor<1x9xf32>
    %3 = tensor.empty() : tensor<1x1x9xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x9xf32>) outs(%3 : tensor<1x1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x9xf32>
    %collapsed = tensor.collapse_shape %4 [[0], [1, 2]] : tensor<1x1x9xf32> into tensor<1x9xf32>
    %extracted_slice_0 = tensor.extract_slice %2[6, 0] [1, 9] [1, 1] : tensor<7x9xf32> to tensor<1x9xf32>
    %5 = tensor.empty() : tensor<1x2x9xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_0 : tensor<1x9xf32>) outs(%5 : tensor<1x2x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x9xf32>
    %collapsed_1 = tensor.collapse_shape %6 [[0, 1], [2]] : tensor<1x2x9xf32> into tensor<2x9xf32>
    %7 = tensor.empty() : tensor<10x9xf32>
    %inserted_slice = tensor.insert_slice %collapsed into %7[0, 0] [1, 9] [1, 1] : tensor<1x9xf32> into tensor<10x9xf32>
    %inserted_slice_2 = tensor.insert_slice %2 into %inserted_slice[1, 0] [7, 9] [1, 1] : tensor<7x9xf32> into tensor<10x9xf32>
    %inserted_slice_3 = tensor.insert_slice %collapsed_1 into %inserted_slice_2[8, 0] [2, 9] [1, 1] : tensor<2x9xf32> into tensor<10x9xf32>
    %extracted_slice_4 = tensor.extract_slice %inserted_slice_3[0, 0] [10, 1] [1, 1] : tensor<10x9xf32> to tensor<10x1xf32>
    %8 = tensor.empty() : tensor<10x1x3xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_4 : tensor<10x1xf32>) outs(%8 : tensor<10x1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x1x3xf32>
    %collapsed_5 = tensor.collapse_shape %9 [[0], [1, 2]] : tensor<10x1x3xf32> into tensor<10x3xf32>
    %10 = tensor.empty() : tensor<10x12xf32>
    %inserted_slice_6 = tensor.insert_slice %collapsed_5 into %10[0, 0] [10, 3] [1, 1] : tensor<10x3xf32> into tensor<10x12xf32>
    %inserted_slice_7 = tensor.insert_slice %inserted_slice_3 into %inserted_slice_6[0, 3] [10, 9] [1, 1] : tensor<10x9xf32> into tensor<10x12xf32>
    %extracted_slice_8 = tensor.extract_slice %2[1, 0] [2, 9] [1, 1] : tensor<7x9xf32> to tensor<2x9xf32>
    %11 = tensor.empty() : tensor<2x9xf32>
    %12 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%11 : tensor<2x9xf32>) {
    ^bb0(%out: f32):
      %36 = linalg.index 0 : index
      %37 = arith.subi %c1, %36 : index
      %38 = linalg.index 1 : index
      %extracted = tensor.extract %extracted_slice_8[%37, %38] : tensor<2x9xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x9xf32>
    %13 = tensor.empty() : tensor<9x9xf32>
    %inserted_slice_9 = tensor.insert_slice %12 into %13[0, 0] [2, 9] [1, 1] : tensor<2x9xf32> into tensor<9x9xf32>
    %inserted_slice_10 = tensor.insert_slice %2 into %inserted_slice_9[2, 0] [7, 9] [1, 1] : tensor<7x9xf32> into tensor<9x9xf32>
    %extracted_slice_11 = tensor.extract_slice %inserted_slice_10[6, 0] [2, 9] [1, 1] : tensor<9x9xf32> to tensor<2x9xf32>
    %14 = tensor.empty() : tensor<2x9xf32>
    %15 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%14 : tensor<2x9xf32>) {
    ^bb0(%out: f32):
      %36 = linalg.index 0 : index
      %37 = arith.subi %c1, %36 : index
      %38 = linalg.index 1 : index
      %extracted = tensor.extract %extracted_slice_11[%37, %38] : tensor<2x9xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x9xf32>
    %16 = tensor.empty() : tensor<11x9xf32>
    %inserted_slice_12 = tensor.insert_slice %inserted_slice_10 into %16[0, 0] [9, 9] [1, 1] : tensor<9x9xf32> into tensor<11x9xf32>
    %inserted_slice_13 = tensor.insert_slice %15 into %inserted_slice_12[9, 0] [2, 9] [1, 1] : tensor<2x9xf32> into tensor<11x9xf32>
    %extracted_slice_14 = tensor.extract_slice %inserted_slice_13[0, 1] [11, 2] [1, 1] : tensor<11x9xf32> to tensor<11x2xf32>
    %17 = tensor.empty() : tensor<11x2xf32>
    %18 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%17 : tensor<11x2xf32>) {
    ^bb0(%out: f32):
      %36 = linalg.index 0 : index
      %37 = linalg.index 1 : index
      %38 = arith.subi %c1, %37 : index
      %extracted = tensor.extract %extracted_slice_14[%36, %38] : tensor<11x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<11x2xf32>
    %19 = tensor.empty() : tensor<11x11xf32>
    %inserted_slice_15 = tensor.insert_slice %18 into %19[0, 0] [11, 2] [1, 1] : tensor<11x2xf32> into tensor<11x11xf32>
    %inserted_slice_16 = tensor.insert_slice %inserted_slice_13 into %inserted_slice_15[0, 2] [11, 9] [1, 1] : tensor<11x9xf32> into tensor<11x11xf32>
    %extracted_slice_17 = tensor.extract_slice %inserted_slice_16[0, 8] [11, 2] [1, 1] : tensor<11x11xf32> to tensor<11x2xf32>
    %20 = tensor.empty() : tensor<11x2xf32>
    %21 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%20 : tensor<11x2xf32>) {
    ^bb0(%out: f32):
      %36 = linalg.index 0 : index
      %37 = linalg.index 1 : index
      %38 = arith.subi %c1, %37 : index
      %extracted = tensor.extract %extracted_slice_17[%36, %38] : tensor<11x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<11x2xf32>
    %22 = tensor.empty() : tensor<11x13xf32>
    %inserted_slice_18 = tensor.insert_slice %inserted_slice_16 into %22[0, 0] [11, 11] [1, 1] : tensor<11x11xf32> into tensor<11x13xf32>
    %inserted_slice_19 = tensor.insert_slice %21 into %inserted_slice_18[0, 11] [11, 2] [1, 1] : tensor<11x2xf32> into tensor<11x13xf32>
    %extracted_slice_20 = tensor.extract_slice %2[0, 5] [7, 4] [1, 1] : tensor<7x9xf32> to tensor<7x4xf32>
    %extracted_slice_21 = tensor.extract_slice %2[0, 0] [7, 4] [1, 1] : tensor<7x9xf32> to tensor<7x4xf32>
    %23 = tensor.empty() : tensor<7x17xf32>
    %inserted_slice_22 = tensor.insert_slice %extracted_slice_20 into %23[0, 0] [7, 4] [1, 1] : tensor<7x4xf32> into tensor<7x17xf32>
    %inserted_slice_23 = tensor.insert_slice %2 into %inserted_slice_22[0, 4] [7, 9] [1, 1] : tensor<7x9xf32> into tensor<7x17xf32>
    %inserted_slice_24 = tensor.insert_slice %extracted_slice_21 into %inserted_slice_23[0, 13] [7, 4] [1, 1] : tensor<7x4xf32> into tensor<7x17xf32>
    %24 = tensor.empty() : tensor<1x9xf32>
    %25 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%24 : tensor<1x9xf32>) {
    ^bb0(%out: f32):
      %36 = linalg.index 1 : index
      %extracted = tensor.extract %extracted_slice[%c0, %36] : tensor<1x9xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x9xf32>
    %26 = tensor.empty() : tensor<8x9xf32>
    %inserted_slice_25 = tensor.insert_slice %25 into %26[0, 0] [1, 9] [1, 1] : tensor<1x9xf32> into tensor<8x9xf32>
    %inserted_slice_26 = tensor.insert_slice %2 into %inserted_slice_25[1, 0] [7, 9] [1, 1] : tensor<7x9xf32> into tensor<8x9xf32>
    %extracted_slice_27 = tensor.extract_slice %inserted_slice_26[7, 0] [1, 9] [1, 1] : tensor<8x9xf32> to tensor<1x9xf32>
    %27 = tensor.empty() : tensor<1x9xf32>
    %28 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%27 : tensor<1x9xf32>) {
    ^bb0(%out: f32):
      %36 = linalg.index 1 : index
      %extracted = tensor.extract %extracted_slice_27[%c0, %36] : tensor<1x9xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x9xf32>
    %29 = tensor.empty() : tensor<9x9xf32>
    %inserted_slice_28 = tensor.insert_slice %inserted_slice_26 into %29[0, 0] [8, 9] [1, 1] : tensor<8x9xf32> into tensor<9x9xf32>
    %inserted_slice_29 = tensor.insert_slice %28 into %inserted_slice_28[8, 0] [1, 9] [1, 1] : tensor<1x9xf32> into tensor<9x9xf32>
    %extracted_slice_30 = tensor.extract_slice %inserted_slice_29[0, 0] [9, 1] [1, 1] : tensor<9x9xf32> to tensor<9x1xf32>
    %30 = tensor.empty() : tensor<9x1xf32>
    %31 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%30 : tensor<9x1xf32>) {
    ^bb0(%out: f32):
      %36 = linalg.index 0 : index
      %extracted = tensor.extract %extracted_slice_30[%36, %c0] : tensor<9x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x1xf32>
    %32 = tensor.empty() : tensor<9x10xf32>
    %inserted_slice_31 = tensor.insert_slice %31 into %32[0, 0] [9, 1] [1, 1] : tensor<9x1xf32> into tensor<9x10xf32>
    %inserted_slice_32 = tensor.insert_slice %inserted_slice_29 into %inserted_slice_31[0, 1] [9, 9] [1, 1] : tensor<9x9xf32> into tensor<9x10xf32>
    %extracted_slice_33 = tensor.extract_slice %inserted_slice_32[0, 9] [9, 1] [1, 1] : tensor<9x10xf32> to tensor<9x1xf32>
    %33 = tensor.empty() : tensor<9x1xf32>
    %34 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%33 : tensor<9x1xf32>) {
    ^bb0(%out: f32):
      %36 = linalg.index 0 : index
      %extracted = tensor.extract %extracted_slice_33[%36, %c0] : tensor<9x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<9x1xf32>
    %35 = tensor.empty() : tensor<9x11xf32>
    %inserted_slice_34 = tensor.insert_slice %inserted_slice_32 into %35[0, 0] [9, 10] [1, 1] : tensor<9x10xf32> into tensor<9x11xf32>
    %inserted_slice_35 = tensor.insert_slice %34 into %inserted_slice_34[0, 10] [9, 1] [1, 1] : tensor<9x1xf32> into tensor<9x11xf32>
    return %inserted_slice_7, %inserted_slice_19, %inserted_slice_24, %inserted_slice_35 : tensor<10x12xf32>, tensor<11x13xf32>, tensor<7x17xf32>, tensor<9x11xf32>
  }
}

