// lax.map over rows, each with a choice by its number.
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_lax_map_rows_with_cond {
  func.func public @main(%arg0: tensor<5x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<5xf32>) -> tensor<5x8xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<5x8xf32>
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.for %arg3 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg4 = %cst_0) -> (tensor<5x8xf32>)  : i32 {
      %1 = arith.index_cast %arg3 : i32 to index
      %2 = arith.maxsi %1, %c0 : index
      %3 = arith.minsi %2, %c4 : index
      %extracted_slice = tensor.extract_slice %arg0[%3, 0] [1, 8] [1, 1] : tensor<5x8xf32> to tensor<1x8xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %4 = arith.index_cast %arg3 : i32 to index
      %5 = arith.maxsi %4, %c0 : index
      %6 = arith.minsi %5, %c4 : index
      %extracted_slice_1 = tensor.extract_slice %arg2[%6] [1] [1] : tensor<5xf32> to tensor<1xf32>
      %collapsed_2 = tensor.collapse_shape %extracted_slice_1 [] : tensor<1xf32> into tensor<f32>
      %7 = tensor.empty() : tensor<i1>
      %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%collapsed_2 : tensor<f32>) outs(%7 : tensor<i1>) {
      ^bb0(%in: f32, %out: i1):
        %19 = arith.cmpf ogt, %in, %cst : f32
        linalg.yield %19 : i1
      } -> tensor<i1>
      %9 = tensor.empty() : tensor<i32>
      %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%8 : tensor<i1>) outs(%9 : tensor<i32>) {
      ^bb0(%in: i1, %out: i32):
        %19 = arith.extui %in : i1 to i32
        linalg.yield %19 : i32
      } -> tensor<i32>
      %11 = tensor.empty() : tensor<i1>
      %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%10 : tensor<i32>) outs(%11 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %19 = arith.cmpi eq, %in, %c0_i32 : i32
        linalg.yield %19 : i1
      } -> tensor<i1>
      %extracted = tensor.extract %12[] : tensor<i1>
      %13 = scf.if %extracted -> (tensor<8xf32>) {
        %19 = tensor.empty() : tensor<8xf32>
        %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<8xf32>) -> tensor<8xf32>
        %21 = linalg.matvec ins(%arg1, %collapsed : tensor<8x8xf32>, tensor<8xf32>) outs(%20 : tensor<8xf32>) -> tensor<8xf32>
        scf.yield %21 : tensor<8xf32>
      } else {
        %19 = tensor.empty() : tensor<8xf32>
        %20 = linalg.fill ins(%cst : f32) outs(%19 : tensor<8xf32>) -> tensor<8xf32>
        %21 = linalg.vecmat ins(%collapsed, %arg1 : tensor<8xf32>, tensor<8x8xf32>) outs(%20 : tensor<8xf32>) -> tensor<8xf32>
        scf.yield %21 : tensor<8xf32>
      }
      %14 = tensor.empty() : tensor<1x8xf32>
      %15 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<8xf32>) outs(%14 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8xf32>
      %16 = arith.index_cast %arg3 : i32 to index
      %17 = arith.maxsi %16, %c0 : index
      %18 = arith.minsi %17, %c4 : index
      %inserted_slice = tensor.insert_slice %15 into %arg4[%18, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<5x8xf32>
      scf.yield %inserted_slice : tensor<5x8xf32>
    }
    return %0 : tensor<5x8xf32>
  }
}

