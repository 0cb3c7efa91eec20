module @jit_trace_and_diag {
  func.func public @main(%arg0: tensor<8x8xf32>) -> (tensor<f32>, tensor<8xf32>, tensor<8x8xf32>) {
    %c-1_i32 = arith.constant -1 : i32
    %c7 = arith.constant 7 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c8_i32 = arith.constant 8 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x8xi32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %28 = linalg.index 0 : index
      %29 = arith.index_cast %28 : index to i32
      linalg.yield %29 : i32
    } -> tensor<8x8xi32>
    %2 = tensor.empty() : tensor<8x8xi32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %28 = linalg.index 1 : index
      %29 = arith.index_cast %28 : index to i32
      linalg.yield %29 : i32
    } -> tensor<8x8xi32>
    %4 = tensor.empty() : tensor<8x8xi1>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%4 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_1: i32, %out: i1):
      %28 = arith.cmpi eq, %in, %in_1 : i32
      linalg.yield %28 : i1
    } -> tensor<8x8xi1>
    %6 = tensor.empty() : tensor<8x8xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %arg0 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%6 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %28 = arith.select %in, %in_1, %cst : f32
      linalg.yield %28 : f32
    } -> tensor<8x8xf32>
    %8 = tensor.empty() : tensor<f32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<f32>) -> tensor<f32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%7 : tensor<8x8xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %28 = arith.addf %out, %in : f32
      linalg.yield %28 : f32
    } -> tensor<f32>
    %11 = tensor.empty() : tensor<8xi32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%11 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %28 = linalg.index 0 : index
      %29 = arith.index_cast %28 : index to i32
      linalg.yield %29 : i32
    } -> tensor<8xi32>
    %13 = tensor.empty() : tensor<8xi1>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%12 : tensor<8xi32>) outs(%13 : tensor<8xi1>) {
    ^bb0(%in: i32, %out: i1):
      %28 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %28 : i1
    } -> tensor<8xi1>
    %15 = tensor.empty() : tensor<8xi32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%12 : tensor<8xi32>) outs(%15 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %28 = arith.addi %in, %c8_i32 : i32
      linalg.yield %28 : i32
    } -> tensor<8xi32>
    %17 = tensor.empty() : tensor<8xi32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%14, %16, %12 : tensor<8xi1>, tensor<8xi32>, tensor<8xi32>) outs(%17 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_1: i32, %in_2: i32, %out: i32):
      %28 = arith.select %in, %in_1, %in_2 : i32
      linalg.yield %28 : i32
    } -> tensor<8xi32>
    %expanded = tensor.expand_shape %18 [[0, 1]] output_shape [8, 1] : tensor<8xi32> into tensor<8x1xi32>
    %19 = tensor.empty() : tensor<8x2xi32>
    %inserted_slice = tensor.insert_slice %expanded into %19[0, 0] [8, 1] [1, 1] : tensor<8x1xi32> into tensor<8x2xi32>
    %inserted_slice_0 = tensor.insert_slice %expanded into %inserted_slice[0, 1] [8, 1] [1, 1] : tensor<8x1xi32> into tensor<8x2xi32>
    %20 = tensor.empty() : tensor<8xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%20 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %28 = linalg.index 0 : index
      %extracted = tensor.extract %inserted_slice_0[%28, %c0] : tensor<8x2xi32>
      %29 = arith.index_cast %extracted : i32 to index
      %extracted_1 = tensor.extract %inserted_slice_0[%28, %c1] : tensor<8x2xi32>
      %30 = arith.index_cast %extracted_1 : i32 to index
      %31 = arith.maxsi %29, %c0 : index
      %32 = arith.minsi %31, %c7 : index
      %33 = arith.maxsi %30, %c0 : index
      %34 = arith.minsi %33, %c7 : index
      %extracted_2 = tensor.extract %arg0[%32, %34] : tensor<8x8xf32>
      linalg.yield %extracted_2 : f32
    } -> tensor<8xf32>
    %22 = tensor.empty() : tensor<8x8xi32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x8xi32>) outs(%22 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      %28 = arith.addi %in, %c-1_i32 : i32
      linalg.yield %28 : i32
    } -> tensor<8x8xi32>
    %24 = tensor.empty() : tensor<8x8xi1>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%23, %3 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%24 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_1: i32, %out: i1):
      %28 = arith.cmpi sge, %in, %in_1 : i32
      linalg.yield %28 : i1
    } -> tensor<8x8xi1>
    %26 = tensor.empty() : tensor<8x8xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%25, %arg0 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%26 : tensor<8x8xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %28 = arith.select %in, %cst, %in_1 : f32
      linalg.yield %28 : f32
    } -> tensor<8x8xf32>
    return %10, %21, %27 : tensor<f32>, tensor<8xf32>, tensor<8x8xf32>
  }
}