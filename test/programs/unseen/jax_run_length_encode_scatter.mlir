module @jit_run_length_encode_by_diff_and_scatter {
  util.func public @main(%arg0: tensor<8x30xf32>) -> (tensor<8x30xi32>, tensor<8x30xi32>) {
    %c30_i32 = arith.constant 30 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0> : tensor<i32>
    %cst_1 = arith.constant dense<1> : tensor<240xi32>
    %cst_2 = arith.constant dense<0> : tensor<8x30xi32>
    %cst_3 = arith.constant dense<true> : tensor<8x1xi1>
    %0 = tensor.empty() : tensor<8x30xi1>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x30xf32>) outs(%0 : tensor<8x30xi1>) {
    ^bb0(%in: f32, %out: i1):
      %23 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %23 : i1
    } -> tensor<8x30xi1>
    %extracted_slice = tensor.extract_slice %1[0, 1] [8, 29] [1, 1] : tensor<8x30xi1> to tensor<8x29xi1>
    %extracted_slice_4 = tensor.extract_slice %1[0, 0] [8, 29] [1, 1] : tensor<8x30xi1> to tensor<8x29xi1>
    %2 = tensor.empty() : tensor<8x29xi1>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_4 : tensor<8x29xi1>, tensor<8x29xi1>) outs(%2 : tensor<8x29xi1>) {
    ^bb0(%in: i1, %in_8: i1, %out: i1):
      %23 = arith.cmpi ne, %in, %in_8 : i1
      linalg.yield %23 : i1
    } -> tensor<8x29xi1>
    %4 = tensor.empty() : tensor<8x30xi1>
    %inserted_slice = tensor.insert_slice %cst_3 into %4[0, 0] [8, 1] [1, 1] : tensor<8x1xi1> into tensor<8x30xi1>
    %inserted_slice_5 = tensor.insert_slice %3 into %inserted_slice[0, 1] [8, 29] [1, 1] : tensor<8x29xi1> into tensor<8x30xi1>
    %5 = tensor.empty() : tensor<8x30xi32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_5 : tensor<8x30xi1>) outs(%5 : tensor<8x30xi32>) {
    ^bb0(%in: i1, %out: i32):
      %23 = arith.extui %in : i1 to i32
      linalg.yield %23 : i32
    } -> tensor<8x30xi32>
    %7 = tensor.empty() : tensor<8x30xi32>
    %8 = tensor.empty() : tensor<8xi32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_0 : tensor<i32>) outs(%8 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8xi32>
    %10:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%6 : tensor<8x30xi32>) outs(%7, %9 : tensor<8x30xi32>, tensor<8xi32>) {
    ^bb0(%arg1: i32, %arg2: i32):
      %23 = arith.addi %arg1, %arg2 : i32
      iree_linalg_ext.yield %23 : i32
    } -> tensor<8x30xi32>, tensor<8xi32>
    %11 = tensor.empty() : tensor<8x30xi32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10#0 : tensor<8x30xi32>) outs(%11 : tensor<8x30xi32>) {
    ^bb0(%in: i32, %out: i32):
      %23 = arith.subi %in, %c1_i32 : i32
      linalg.yield %23 : i32
    } -> tensor<8x30xi32>
    %13 = tensor.empty() : tensor<8x30xi1>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<8x30xi32>) outs(%13 : tensor<8x30xi1>) {
    ^bb0(%in: i32, %out: i1):
      %23 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %23 : i1
    } -> tensor<8x30xi1>
    %15 = tensor.empty() : tensor<8x30xi32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<8x30xi32>) outs(%15 : tensor<8x30xi32>) {
    ^bb0(%in: i32, %out: i32):
      %23 = arith.addi %in, %c30_i32 : i32
      linalg.yield %23 : i32
    } -> tensor<8x30xi32>
    %17 = tensor.empty() : tensor<8x30xi32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %16, %12 : tensor<8x30xi1>, tensor<8x30xi32>, tensor<8x30xi32>) outs(%17 : tensor<8x30xi32>) {
    ^bb0(%in: i1, %in_8: i32, %in_9: i32, %out: i32):
      %23 = arith.select %in, %in_8, %in_9 : i32
      linalg.yield %23 : i32
    } -> tensor<8x30xi32>
    %expanded = tensor.expand_shape %18 [[0], [1, 2]] output_shape [8, 30, 1] : tensor<8x30xi32> into tensor<8x30x1xi32>
    %19 = tensor.empty() : tensor<8x30x1xi32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%19 : tensor<8x30x1xi32>) {
    ^bb0(%out: i32):
      %23 = linalg.index 0 : index
      %24 = arith.index_cast %23 : index to i32
      linalg.yield %24 : i32
    } -> tensor<8x30x1xi32>
    %21 = tensor.empty() : tensor<8x30x2xi32>
    %inserted_slice_6 = tensor.insert_slice %20 into %21[0, 0, 0] [8, 30, 1] [1, 1, 1] : tensor<8x30x1xi32> into tensor<8x30x2xi32>
    %inserted_slice_7 = tensor.insert_slice %expanded into %inserted_slice_6[0, 0, 1] [8, 30, 1] [1, 1, 1] : tensor<8x30x1xi32> into tensor<8x30x2xi32>
    %collapsed = tensor.collapse_shape %inserted_slice_7 [[0, 1], [2]] : tensor<8x30x2xi32> into tensor<240x2xi32>
    %22 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(false) ins(%cst_1, %collapsed : tensor<240xi32>, tensor<240x2xi32>) outs(%cst_2 : tensor<8x30xi32>) {
    ^bb0(%arg1: i32, %arg2: i32):
      %23 = arith.addi %arg2, %arg1 : i32
      iree_linalg_ext.yield %23 : i32
    } -> tensor<8x30xi32>
    util.return %22, %12 : tensor<8x30xi32>, tensor<8x30xi32>
  }
}