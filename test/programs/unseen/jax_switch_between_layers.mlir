// One of three layers by an index; the last for all others.
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_switch_between_layers {
  func.func public @main(%arg0: tensor<8x16xf32>, %arg1: tensor<3x16x16xf32>, %arg2: tensor<i32>) -> tensor<8x16xf32> {
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.maxsi %in, %c0_i32 : i32
      %6 = arith.minsi %5, %c2_i32 : i32
      linalg.yield %6 : i32
    } -> tensor<i32>
    %2 = tensor.empty() : tensor<i1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%2 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %5 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %5 : i1
    } -> tensor<i1>
    %extracted = tensor.extract %3[] : tensor<i1>
    %4 = scf.if %extracted -> (tensor<8x16xf32>) {
      %extracted_slice = tensor.extract_slice %arg1[0, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<3x16x16xf32> to tensor<1x16x16xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x16x16xf32> into tensor<16x16xf32>
      %5 = tensor.empty() : tensor<8x16xf32>
      %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<8x16xf32>) -> tensor<8x16xf32>
      %7 = linalg.matmul ins(%arg0, %collapsed : tensor<8x16xf32>, tensor<16x16xf32>) outs(%6 : tensor<8x16xf32>) -> tensor<8x16xf32>
      scf.yield %7 : tensor<8x16xf32>
    } else {
      %5 = tensor.empty() : tensor<i1>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%5 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %8 = arith.cmpi eq, %in, %c1_i32 : i32
        linalg.yield %8 : i1
      } -> tensor<i1>
      %extracted_0 = tensor.extract %6[] : tensor<i1>
      %7 = scf.if %extracted_0 -> (tensor<8x16xf32>) {
        %extracted_slice = tensor.extract_slice %arg1[1, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<3x16x16xf32> to tensor<1x16x16xf32>
        %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x16x16xf32> into tensor<16x16xf32>
        %8 = tensor.empty() : tensor<8x16xf32>
        %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<8x16xf32>) -> tensor<8x16xf32>
        %10 = linalg.matmul ins(%arg0, %collapsed : tensor<8x16xf32>, tensor<16x16xf32>) outs(%9 : tensor<8x16xf32>) -> tensor<8x16xf32>
        %11 = tensor.empty() : tensor<8x16xf32>
        %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<8x16xf32>) outs(%11 : tensor<8x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          %13 = math.tanh %in : f32
          linalg.yield %13 : f32
        } -> tensor<8x16xf32>
        scf.yield %12 : tensor<8x16xf32>
      } else {
        %extracted_slice = tensor.extract_slice %arg1[2, 0, 0] [1, 16, 16] [1, 1, 1] : tensor<3x16x16xf32> to tensor<1x16x16xf32>
        %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x16x16xf32> into tensor<16x16xf32>
        %8 = tensor.empty() : tensor<16x16xf32>
        %9 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<16x16xf32>) outs(%8 : tensor<16x16xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<16x16xf32>
        %10 = tensor.empty() : tensor<8x16xf32>
        %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<8x16xf32>) -> tensor<8x16xf32>
        %12 = linalg.matmul ins(%arg0, %9 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%11 : tensor<8x16xf32>) -> tensor<8x16xf32>
        %13 = tensor.empty() : tensor<8x16xf32>
        %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %12 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%13 : tensor<8x16xf32>) {
        ^bb0(%in: f32, %in_1: f32, %out: f32):
          %15 = arith.subf %in, %in_1 : f32
          linalg.yield %15 : f32
        } -> tensor<8x16xf32>
        scf.yield %14 : tensor<8x16xf32>
      }
      scf.yield %7 : tensor<8x16xf32>
    }
    return %4 : tensor<8x16xf32>
  }
}

