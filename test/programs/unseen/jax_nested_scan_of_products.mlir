// A scan in a scan, weights changed by the outer one.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module @jit_nested_scan_of_products {
  func.func public @main(%arg0: tensor<6x16xf32>, %arg1: tensor<16x16xf32>) -> (tensor<6x16xf32>, tensor<16x16xf32>, tensor<3xf32>) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<3xf32>
    %c0_i32 = arith.constant 0 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:3 = scf.for %arg2 = %c0_i32 to %c3_i32 step %c1_i32 iter_args(%arg3 = %arg0, %arg4 = %arg1, %arg5 = %cst_1) -> (tensor<6x16xf32>, tensor<16x16xf32>, tensor<3xf32>)  : i32 {
      %1 = scf.for %arg6 = %c0_i32 to %c2_i32 step %c1_i32 iter_args(%arg7 = %arg3) -> (tensor<6x16xf32>)  : i32 {
        %10 = tensor.empty() : tensor<6x16xf32>
        %11 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<6x16xf32>) -> tensor<6x16xf32>
        %12 = linalg.matmul ins(%arg7, %arg4 : tensor<6x16xf32>, tensor<16x16xf32>) outs(%11 : tensor<6x16xf32>) -> tensor<6x16xf32>
        %13 = tensor.empty() : tensor<6x16xf32>
        %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<6x16xf32>) outs(%13 : tensor<6x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %15 = math.tanh %in : f32
          linalg.yield %15 : f32
        } -> tensor<6x16xf32>
        scf.yield %14 : tensor<6x16xf32>
      }
      %2 = tensor.empty() : tensor<16x16xf32>
      %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<16x16xf32>) outs(%2 : tensor<16x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %10 = arith.mulf %in, %cst : f32
        linalg.yield %10 : f32
      } -> tensor<16x16xf32>
      %4 = tensor.empty() : tensor<f32>
      %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<f32>) -> tensor<f32>
      %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%1 : tensor<6x16xf32>) outs(%5 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %10 = arith.addf %out, %in : f32
        linalg.yield %10 : f32
      } -> tensor<f32>
      %expanded = tensor.expand_shape %6 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %7 = arith.index_cast %arg2 : i32 to index
      %8 = arith.maxsi %7, %c0 : index
      %9 = arith.minsi %8, %c2 : index
      %inserted_slice = tensor.insert_slice %expanded into %arg5[%9] [1] [1] : tensor<1xf32> into tensor<3xf32>
      scf.yield %1, %3, %inserted_slice : tensor<6x16xf32>, tensor<16x16xf32>, tensor<3xf32>
    }
    return %0#0, %0#1, %0#2 : tensor<6x16xf32>, tensor<16x16xf32>, tensor<3xf32>
  }
}

