// Columns ordered by two keys, gathered, multiplied.
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_sort_by_two_keys_then_product {
  func.func public @main(%arg0: tensor<9x30xf32>, %arg1: tensor<30x30xf32>) -> (tensor<9x30xf32>, tensor<30xi32>) {
    %c29 = arith.constant 29 : index
    %c0 = arith.constant 0 : index
    %c30_i32 = arith.constant 30 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 30] [1, 1] : tensor<9x30xf32> to tensor<1x30xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x30xf32> into tensor<30xf32>
    %0 = tensor.empty() : tensor<30xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<30xf32>) outs(%0 : tensor<30xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.mulf %in, %cst : f32
      linalg.yield %20 : f32
    } -> tensor<30xf32>
    %2 = tensor.empty() : tensor<30xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<30xf32>) outs(%2 : tensor<30xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = math.roundeven %in : f32
      linalg.yield %20 : f32
    } -> tensor<30xf32>
    %4 = tensor.empty() : tensor<30xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<30xf32>) outs(%4 : tensor<30xi32>) {
    ^bb0(%in: f32, %out: i32):
      %20 = arith.fptosi %in : f32 to i32
      linalg.yield %20 : i32
    } -> tensor<30xi32>
    %extracted_slice_2 = tensor.extract_slice %arg0[1, 0] [1, 30] [1, 1] : tensor<9x30xf32> to tensor<1x30xf32>
    %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1]] : tensor<1x30xf32> into tensor<30xf32>
    %6 = tensor.empty() : tensor<30xi32>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%6 : tensor<30xi32>) {
    ^bb0(%out: i32):
      %20 = linalg.index 0 : index
      %21 = arith.index_cast %20 : index to i32
      linalg.yield %21 : i32
    } -> tensor<30xi32>
    %8:3 = iree_linalg_ext.sort dimension(0) outs(%5, %collapsed_3, %7 : tensor<30xi32>, tensor<30xf32>, tensor<30xi32>) {
    ^bb0(%arg2: i32, %arg3: i32, %arg4: f32, %arg5: f32, %arg6: i32, %arg7: i32):
      %20 = arith.cmpf oeq, %arg4, %cst_1 : f32
      %21 = arith.select %20, %cst_1, %arg4 : f32
      %22 = arith.cmpf une, %arg4, %arg4 : f32
      %23 = arith.select %22, %cst_0, %21 : f32
      %24 = arith.cmpf oeq, %arg5, %cst_1 : f32
      %25 = arith.select %24, %cst_1, %arg5 : f32
      %26 = arith.cmpf une, %arg5, %arg5 : f32
      %27 = arith.select %26, %cst_0, %25 : f32
      %28 = arith.bitcast %23 : f32 to i32
      %29 = arith.cmpi slt, %28, %c0_i32 : i32
      %30 = arith.subi %c2147483647_i32, %28 : i32
      %31 = arith.select %29, %30, %28 : i32
      %32 = arith.bitcast %27 : f32 to i32
      %33 = arith.cmpi slt, %32, %c0_i32 : i32
      %34 = arith.subi %c2147483647_i32, %32 : i32
      %35 = arith.select %33, %34, %32 : i32
      %36 = arith.cmpi slt, %31, %35 : i32
      %37 = arith.cmpi slt, %arg2, %arg3 : i32
      %38 = arith.cmpi eq, %arg2, %arg3 : i32
      %39 = arith.andi %38, %36 : i1
      %40 = arith.ori %37, %39 : i1
      iree_linalg_ext.yield %40 : i1
    } -> tensor<30xi32>, tensor<30xf32>, tensor<30xi32>
    %9 = tensor.empty() : tensor<30xi1>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8#2 : tensor<30xi32>) outs(%9 : tensor<30xi1>) {
    ^bb0(%in: i32, %out: i1):
      %20 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %20 : i1
    } -> tensor<30xi1>
    %11 = tensor.empty() : tensor<30xi32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8#2 : tensor<30xi32>) outs(%11 : tensor<30xi32>) {
    ^bb0(%in: i32, %out: i32):
      %20 = arith.addi %in, %c30_i32 : i32
      linalg.yield %20 : i32
    } -> tensor<30xi32>
    %13 = tensor.empty() : tensor<30xi32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%10, %12, %8#2 : tensor<30xi1>, tensor<30xi32>, tensor<30xi32>) outs(%13 : tensor<30xi32>) {
    ^bb0(%in: i1, %in_4: i32, %in_5: i32, %out: i32):
      %20 = arith.select %in, %in_4, %in_5 : i32
      linalg.yield %20 : i32
    } -> tensor<30xi32>
    %expanded = tensor.expand_shape %14 [[0, 1]] output_shape [30, 1] : tensor<30xi32> into tensor<30x1xi32>
    %15 = tensor.empty() : tensor<9x30xf32>
    %16 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<9x30xf32>) {
    ^bb0(%out: f32):
      %20 = linalg.index 0 : index
      %21 = linalg.index 1 : index
      %extracted = tensor.extract %expanded[%21, %c0] : tensor<30x1xi32>
      %22 = arith.index_cast %extracted : i32 to index
      %23 = arith.maxsi %22, %c0 : index
      %24 = arith.minsi %23, %c29 : index
      %extracted_4 = tensor.extract %arg0[%20, %24] : tensor<9x30xf32>
      linalg.yield %extracted_4 : f32
    } -> tensor<9x30xf32>
    %17 = tensor.empty() : tensor<9x30xf32>
    %18 = linalg.fill ins(%cst_1 : f32) outs(%17 : tensor<9x30xf32>) -> tensor<9x30xf32>
    %19 = linalg.matmul ins(%16, %arg1 : tensor<9x30xf32>, tensor<30x30xf32>) outs(%18 : tensor<9x30xf32>) -> tensor<9x30xf32>
    return %19, %8#2 : tensor<9x30xf32>, tensor<30xi32>
  }
}

