// All shortest paths by a counted loop.
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
module @jit_floyd_warshall_fori {
  func.func public @main(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<0> : tensor<i32>
    %c0_i32 = arith.constant 0 : i32
    %c8_i32 = arith.constant 8 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:2 = scf.for %arg1 = %c0_i32 to %c8_i32 step %c1_i32 iter_args(%arg2 = %cst, %arg3 = %arg0) -> (tensor<i32>, tensor<8x8xf32>)  : i32 {
      %1 = tensor.empty() : tensor<i32>
      %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%1 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %23 = arith.addi %in, %c1_i32 : i32
        linalg.yield %23 : i32
      } -> tensor<i32>
      %3 = tensor.empty() : tensor<i1>
      %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%3 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %23 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %23 : i1
      } -> tensor<i1>
      %5 = tensor.empty() : tensor<i32>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%5 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %23 = arith.addi %in, %c8_i32 : i32
        linalg.yield %23 : i32
      } -> tensor<i32>
      %7 = tensor.empty() : tensor<i32>
      %8 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%4, %6, %arg2 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%7 : tensor<i32>) {
      ^bb0(%in: i1, %in_3: i32, %in_4: i32, %out: i32):
        %23 = arith.select %in, %in_3, %in_4 : i32
        linalg.yield %23 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %8[] : tensor<i32>
      %9 = arith.index_cast %extracted : i32 to index
      %10 = arith.maxsi %9, %c0 : index
      %11 = arith.minsi %10, %c7 : index
      %extracted_slice = tensor.extract_slice %arg3[0, %11] [8, 1] [1, 1] : tensor<8x8xf32> to tensor<8x1xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
      %extracted_0 = tensor.extract %8[] : tensor<i32>
      %12 = arith.index_cast %extracted_0 : i32 to index
      %13 = arith.maxsi %12, %c0 : index
      %14 = arith.minsi %13, %c7 : index
      %extracted_slice_1 = tensor.extract_slice %arg3[%14, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
      %collapsed_2 = tensor.collapse_shape %extracted_slice_1 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %15 = tensor.empty() : tensor<8x8xf32>
      %16 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<8xf32>) outs(%15 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %17 = tensor.empty() : tensor<8x8xf32>
      %18 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_2 : tensor<8xf32>) outs(%17 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %19 = tensor.empty() : tensor<8x8xf32>
      %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%16, %18 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%19 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_3: f32, %out: f32):
        %23 = arith.addf %in, %in_3 : f32
        linalg.yield %23 : f32
      } -> tensor<8x8xf32>
      %21 = tensor.empty() : tensor<8x8xf32>
      %22 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3, %20 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%21 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_3: f32, %out: f32):
        %23 = arith.minimumf %in, %in_3 : f32
        linalg.yield %23 : f32
      } -> tensor<8x8xf32>
      scf.yield %2, %22 : tensor<i32>, tensor<8x8xf32>
    }
    return %0#1 : tensor<8x8xf32>
  }
}

