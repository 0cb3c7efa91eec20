#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_in_place_rank_updates_dynamic_slices attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<7x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<7x7xf32>) -> (tensor<7x7xf32> {jax.result_info = "result"}) {
    %cst = arith.constant dense<0> : tensor<i32>
    %c0_i32 = arith.constant 0 : i32
    %c7_i32 = arith.constant 7 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:2 = scf.for %arg3 = %c0_i32 to %c7_i32 step %c1_i32 iter_args(%arg4 = %cst, %arg5 = %arg2) -> (tensor<i32>, tensor<7x7xf32>)  : i32 {
      %1 = tensor.empty() : tensor<i32>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%1 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %17 = arith.addi %in, %c1_i32 : i32
        linalg.yield %17 : i32
      } -> tensor<i32>
      %3 = tensor.empty() : tensor<i1>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%3 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %17 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %17 : i1
      } -> tensor<i1>
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%1 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %17 = arith.addi %in, %c7_i32 : i32
        linalg.yield %17 : i32
      } -> tensor<i32>
      %6 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%4, %5, %arg4 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%1 : tensor<i32>) {
      ^bb0(%in: i1, %in_3: i32, %in_4: i32, %out: i32):
        %17 = arith.select %in, %in_3, %in_4 : i32
        linalg.yield %17 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %6[] : tensor<i32>
      %7 = arith.index_cast %extracted : i32 to index
      %c0 = arith.constant 0 : index
      %c6 = arith.constant 6 : index
      %8 = arith.maxsi %7, %c0 : index
      %9 = arith.minsi %8, %c6 : index
      %extracted_0 = tensor.extract %cst[] : tensor<i32>
      %10 = arith.index_cast %extracted_0 : i32 to index
      %11 = arith.maxsi %10, %c0 : index
      %12 = arith.minsi %11, %c0 : index
      %extracted_slice = tensor.extract_slice %arg0[%9, %12] [1, 5] [1, 1] : tensor<7x5xf32> to tensor<1x5xf32>
      %13 = tensor.empty() : tensor<1x7xf32>
      %cst_1 = arith.constant 0.000000e+00 : f32
      %14 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<1x7xf32>) -> tensor<1x7xf32>
      %15 = linalg.matmul ins(%extracted_slice, %arg1 : tensor<1x5xf32>, tensor<5x7xf32>) outs(%14 : tensor<1x7xf32>) -> tensor<1x7xf32>
      %extracted_slice_2 = tensor.extract_slice %arg5[%9, %12] [1, 7] [1, 1] : tensor<7x7xf32> to tensor<1x7xf32>
      %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %extracted_slice_2 : tensor<1x7xf32>, tensor<1x7xf32>) outs(%13 : tensor<1x7xf32>) {
      ^bb0(%in: f32, %in_3: f32, %out: f32):
        %17 = arith.addf %in, %in_3 : f32
        linalg.yield %17 : f32
      } -> tensor<1x7xf32>
      %inserted_slice = tensor.insert_slice %16 into %arg5[%9, %12] [1, 7] [1, 1] : tensor<1x7xf32> into tensor<7x7xf32>
      scf.yield %2, %inserted_slice : tensor<i32>, tensor<7x7xf32>
    }
    return %0#1 : tensor<7x7xf32>
  }
}

