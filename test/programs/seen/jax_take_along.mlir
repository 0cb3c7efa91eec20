module @jit_take_along {
  func.func public @main(%arg0: tensor<8x20xf32>, %arg1: tensor<8xi32>) -> tensor<8xf32> {
    %cst = arith.constant 0x7FC00000 : f32
    %c19 = arith.constant 19 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c19_i32 = arith.constant 19 : i32
    %c20_i32 = arith.constant 20 : i32
    %c0_i32 = arith.constant 0 : i32
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [8, 1] : tensor<8xi32> into tensor<8x1xi32>
    %0 = tensor.empty() : tensor<8x1xi1>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<8x1xi32>) outs(%0 : tensor<8x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %19 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %19 : i1
    } -> tensor<8x1xi1>
    %2 = tensor.empty() : tensor<8x1xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<8x1xi32>) outs(%2 : tensor<8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %19 = arith.addi %in, %c20_i32 : i32
      linalg.yield %19 : i32
    } -> tensor<8x1xi32>
    %4 = tensor.empty() : tensor<8x1xi32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %3, %expanded : tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) outs(%4 : tensor<8x1xi32>) {
    ^bb0(%in: i1, %in_1: i32, %in_2: i32, %out: i32):
      %19 = arith.select %in, %in_1, %in_2 : i32
      linalg.yield %19 : i32
    } -> tensor<8x1xi32>
    %expanded_0 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [8, 1, 1] : tensor<8x1xi32> into tensor<8x1x1xi32>
    %6 = tensor.empty() : tensor<8x1x1xi1>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_0 : tensor<8x1x1xi32>) outs(%6 : tensor<8x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %19 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %19 : i1
    } -> tensor<8x1x1xi1>
    %8 = tensor.empty() : tensor<8x1x1xi1>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_0 : tensor<8x1x1xi32>) outs(%8 : tensor<8x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %19 = arith.cmpi sle, %in, %c19_i32 : i32
      linalg.yield %19 : i1
    } -> tensor<8x1x1xi1>
    %10 = tensor.empty() : tensor<8x1x1xi1>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %9 : tensor<8x1x1xi1>, tensor<8x1x1xi1>) outs(%10 : tensor<8x1x1xi1>) {
    ^bb0(%in: i1, %in_1: i1, %out: i1):
      %19 = arith.andi %in, %in_1 : i1
      linalg.yield %19 : i1
    } -> tensor<8x1x1xi1>
    %12 = tensor.empty() : tensor<8x1xi1>
    %13 = linalg.fill ins(%true : i1) outs(%12 : tensor<8x1xi1>) -> tensor<8x1xi1>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%11 : tensor<8x1x1xi1>) outs(%13 : tensor<8x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %19 = arith.andi %out, %in : i1
      linalg.yield %19 : i1
    } -> tensor<8x1xi1>
    %15 = tensor.empty() : tensor<8x1xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<8x1xf32>) {
    ^bb0(%out: f32):
      %19 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_0[%19, %c0, %c0] : tensor<8x1x1xi32>
      %20 = arith.index_cast %extracted : i32 to index
      %21 = arith.maxsi %20, %c0 : index
      %22 = arith.minsi %21, %c19 : index
      %extracted_1 = tensor.extract %arg0[%19, %22] : tensor<8x20xf32>
      linalg.yield %extracted_1 : f32
    } -> tensor<8x1xf32>
    %17 = tensor.empty() : tensor<8x1xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%14, %16 : tensor<8x1xi1>, tensor<8x1xf32>) outs(%17 : tensor<8x1xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %19 = arith.select %in, %in_1, %cst : f32
      linalg.yield %19 : f32
    } -> tensor<8x1xf32>
    %collapsed = tensor.collapse_shape %18 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
    return %collapsed : tensor<8xf32>
  }
}