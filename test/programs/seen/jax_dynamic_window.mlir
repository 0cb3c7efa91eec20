module @jit_dynamic_window {
  func.func public @main(%arg0: tensor<64x64xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<16x32xf32> {
    %cst = arith.constant 2.000000e+00 : f32
    %c32 = arith.constant 32 : index
    %c48 = arith.constant 48 : index
    %c0 = arith.constant 0 : index
    %c64_i32 = arith.constant 64 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<i1>
    %1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg1 : tensor<i32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %20 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %20 : i1
    } -> tensor<i1>
    %2 = tensor.empty() : tensor<i32>
    %3 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg1 : tensor<i32>) outs(%2 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %20 = arith.addi %in, %c64_i32 : i32
      linalg.yield %20 : i32
    } -> tensor<i32>
    %4 = tensor.empty() : tensor<i32>
    %5 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%1, %3, %arg1 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%4 : tensor<i32>) {
    ^bb0(%in: i1, %in_1: i32, %in_2: i32, %out: i32):
      %20 = arith.select %in, %in_1, %in_2 : i32
      linalg.yield %20 : i32
    } -> tensor<i32>
    %6 = tensor.empty() : tensor<i1>
    %7 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%6 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %20 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %20 : i1
    } -> tensor<i1>
    %8 = tensor.empty() : tensor<i32>
    %9 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%8 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %20 = arith.addi %in, %c64_i32 : i32
      linalg.yield %20 : i32
    } -> tensor<i32>
    %10 = tensor.empty() : tensor<i32>
    %11 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%7, %9, %arg2 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%10 : tensor<i32>) {
    ^bb0(%in: i1, %in_1: i32, %in_2: i32, %out: i32):
      %20 = arith.select %in, %in_1, %in_2 : i32
      linalg.yield %20 : i32
    } -> tensor<i32>
    %extracted = tensor.extract %5[] : tensor<i32>
    %12 = arith.index_cast %extracted : i32 to index
    %13 = arith.maxsi %12, %c0 : index
    %14 = arith.minsi %13, %c48 : index
    %extracted_0 = tensor.extract %11[] : tensor<i32>
    %15 = arith.index_cast %extracted_0 : i32 to index
    %16 = arith.maxsi %15, %c0 : index
    %17 = arith.minsi %16, %c32 : index
    %extracted_slice = tensor.extract_slice %arg0[%14, %17] [16, 32] [1, 1] : tensor<64x64xf32> to tensor<16x32xf32>
    %18 = tensor.empty() : tensor<16x32xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<16x32xf32>) outs(%18 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.mulf %in, %cst : f32
      linalg.yield %20 : f32
    } -> tensor<16x32xf32>
    return %19 : tensor<16x32xf32>
  }
}