#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0) -> ()>
module @jit_cumulative_and_toeplitz {
  func.func public @main(%arg0: tensor<7xf32>, %arg1: tensor<7x7xf32>) -> (tensor<7x7xf32>, tensor<6xf32>, tensor<7x7xf32>, tensor<7x7xf32>) {
    %c6 = arith.constant 6 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %0 = tensor.empty() : tensor<7xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<7xi32>) {
    ^bb0(%out: i32):
      %33 = linalg.index 0 : index
      %34 = arith.index_cast %33 : index to i32
      linalg.yield %34 : i32
    } -> tensor<7xi32>
    %2 = tensor.empty() : tensor<7x7xi32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<7xi32>) outs(%2 : tensor<7x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x7xi32>
    %4 = tensor.empty() : tensor<7x7xi32>
    %5 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<7xi32>) outs(%4 : tensor<7x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<7x7xi32>
    %6 = tensor.empty() : tensor<7x7xi32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%3, %5 : tensor<7x7xi32>, tensor<7x7xi32>) outs(%6 : tensor<7x7xi32>) {
    ^bb0(%in: i32, %in_9: i32, %out: i32):
      %33 = arith.subi %in, %in_9 : i32
      linalg.yield %33 : i32
    } -> tensor<7x7xi32>
    %8 = tensor.empty() : tensor<7x7xi32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<7x7xi32>) outs(%8 : tensor<7x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %33 = arith.cmpi sge, %in, %c0_i32 : i32
      %34 = arith.subi %c0_i32, %in : i32
      %35 = arith.select %33, %in, %34 : i32
      linalg.yield %35 : i32
    } -> tensor<7x7xi32>
    %10 = tensor.empty() : tensor<7x7xi1>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<7x7xi32>) outs(%10 : tensor<7x7xi1>) {
    ^bb0(%in: i32, %out: i1):
      %33 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %33 : i1
    } -> tensor<7x7xi1>
    %12 = tensor.empty() : tensor<7x7xi32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<7x7xi32>) outs(%12 : tensor<7x7xi32>) {
    ^bb0(%in: i32, %out: i32):
      %33 = arith.addi %in, %c7_i32 : i32
      linalg.yield %33 : i32
    } -> tensor<7x7xi32>
    %14 = tensor.empty() : tensor<7x7xi32>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%11, %13, %9 : tensor<7x7xi1>, tensor<7x7xi32>, tensor<7x7xi32>) outs(%14 : tensor<7x7xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %33 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %33 : i32
    } -> tensor<7x7xi32>
    %expanded = tensor.expand_shape %15 [[0], [1, 2]] output_shape [7, 7, 1] : tensor<7x7xi32> into tensor<7x7x1xi32>
    %16 = tensor.empty() : tensor<7x7x1xf32>
    %17 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<7x7x1xi32>) outs(%16 : tensor<7x7x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %33 = arith.index_cast %in : i32 to index
      %extracted = tensor.extract %arg0[%33] : tensor<7xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x7x1xf32>
    %collapsed = tensor.collapse_shape %17 [[0], [1, 2]] : tensor<7x7x1xf32> into tensor<7x7xf32>
    %18 = tensor.empty() : tensor<7x7xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %20 = linalg.matmul ins(%collapsed, %arg1 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%19 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %extracted_slice = tensor.extract_slice %arg0[1] [6] [1] : tensor<7xf32> to tensor<6xf32>
    %extracted_slice_1 = tensor.extract_slice %arg0[0] [6] [1] : tensor<7xf32> to tensor<6xf32>
    %21 = tensor.empty() : tensor<6xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%extracted_slice, %extracted_slice_1 : tensor<6xf32>, tensor<6xf32>) outs(%21 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %33 = arith.subf %in, %in_9 : f32
      linalg.yield %33 : f32
    } -> tensor<6xf32>
    %23 = tensor.empty() : tensor<7x7xf32>
    %24 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%23 : tensor<7x7xf32>) {
    ^bb0(%out: f32):
      %33 = linalg.index 0 : index
      %34 = arith.subi %c6, %33 : index
      %35 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%34, %35] : tensor<7x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x7xf32>
    %25 = tensor.empty() : tensor<7x7xf32>
    %26 = tensor.empty() : tensor<7xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel"]} ins(%cst_0 : tensor<f32>) outs(%26 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7xf32>
    %28:2 = iree_linalg_ext.scan dimension(0) inclusive(true) ins(%24 : tensor<7x7xf32>) outs(%25, %27 : tensor<7x7xf32>, tensor<7xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      %33 = arith.addf %arg2, %arg3 : f32
      iree_linalg_ext.yield %33 : f32
    } -> tensor<7x7xf32>, tensor<7xf32>
    %29 = tensor.empty() : tensor<7x7xf32>
    %30 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%29 : tensor<7x7xf32>) {
    ^bb0(%out: f32):
      %33 = linalg.index 0 : index
      %34 = arith.subi %c6, %33 : index
      %35 = linalg.index 1 : index
      %extracted = tensor.extract %28#0[%34, %35] : tensor<7x7xf32>
      linalg.yield %extracted : f32
    } -> tensor<7x7xf32>
    %extracted_slice_2 = tensor.extract_slice %arg1[6, 0] [1, 7] [1, 1] : tensor<7x7xf32> to tensor<1x7xf32>
    %extracted_slice_3 = tensor.extract_slice %arg1[0, 0] [6, 7] [1, 1] : tensor<7x7xf32> to tensor<6x7xf32>
    %31 = tensor.empty() : tensor<7x7xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_2 into %31[0, 0] [1, 7] [1, 1] : tensor<1x7xf32> into tensor<7x7xf32>
    %inserted_slice_4 = tensor.insert_slice %extracted_slice_3 into %inserted_slice[1, 0] [6, 7] [1, 1] : tensor<6x7xf32> into tensor<7x7xf32>
    %extracted_slice_5 = tensor.extract_slice %inserted_slice_4[0, 5] [7, 2] [1, 1] : tensor<7x7xf32> to tensor<7x2xf32>
    %extracted_slice_6 = tensor.extract_slice %inserted_slice_4[0, 0] [7, 5] [1, 1] : tensor<7x7xf32> to tensor<7x5xf32>
    %32 = tensor.empty() : tensor<7x7xf32>
    %inserted_slice_7 = tensor.insert_slice %extracted_slice_5 into %32[0, 0] [7, 2] [1, 1] : tensor<7x2xf32> into tensor<7x7xf32>
    %inserted_slice_8 = tensor.insert_slice %extracted_slice_6 into %inserted_slice_7[0, 2] [7, 5] [1, 1] : tensor<7x5xf32> into tensor<7x7xf32>
    return %20, %22, %30, %inserted_slice_8 : tensor<7x7xf32>, tensor<6xf32>, tensor<7x7xf32>, tensor<7x7xf32>
  }
}

