#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_switch_of_three {
  func.func public @main(%arg0: tensor<3x4x5xf32>, %arg1: tensor<i32>) -> tensor<3x4x5xf32> {
    %c3 = arith.constant 3 : index
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 2.000000e+00 : f32
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<i32>) outs(%0 : tensor<i32>) {
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
    %4 = scf.if %extracted -> (tensor<3x4x5xf32>) {
      %5 = tensor.empty() : tensor<3x4x5xf32>
      %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x4x5xf32>) outs(%5 : tensor<3x4x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %7 = arith.mulf %in, %cst : f32
        linalg.yield %7 : f32
      } -> tensor<3x4x5xf32>
      scf.yield %6 : tensor<3x4x5xf32>
    } else {
      %5 = tensor.empty() : tensor<i1>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%5 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %8 = arith.cmpi eq, %in, %c1_i32 : i32
        linalg.yield %8 : i1
      } -> tensor<i1>
      %extracted_0 = tensor.extract %6[] : tensor<i1>
      %7 = scf.if %extracted_0 -> (tensor<3x4x5xf32>) {
        %8 = tensor.empty() : tensor<3x4x5xf32>
        %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<3x4x5xf32>) outs(%8 : tensor<3x4x5xf32>) {
        ^bb0(%in: f32, %out: f32):
          %10 = math.tanh %in : f32
          linalg.yield %10 : f32
        } -> tensor<3x4x5xf32>
        scf.yield %9 : tensor<3x4x5xf32>
      } else {
        %8 = tensor.empty() : tensor<3x4x5xf32>
        %9 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel", "parallel"]} outs(%8 : tensor<3x4x5xf32>) {
        ^bb0(%out: f32):
          %12 = linalg.index 0 : index
          %13 = linalg.index 1 : index
          %14 = arith.subi %c3, %13 : index
          %15 = linalg.index 2 : index
          %extracted_1 = tensor.extract %arg0[%12, %14, %15] : tensor<3x4x5xf32>
          linalg.yield %extracted_1 : f32
        } -> tensor<3x4x5xf32>
        %10 = tensor.empty() : tensor<3x4x5xf32>
        %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<3x4x5xf32>) outs(%10 : tensor<3x4x5xf32>) {
        ^bb0(%in: f32, %out: f32):
          %12 = arith.negf %in : f32
          linalg.yield %12 : f32
        } -> tensor<3x4x5xf32>
        scf.yield %11 : tensor<3x4x5xf32>
      }
      scf.yield %7 : tensor<3x4x5xf32>
    }
    return %4 : tensor<3x4x5xf32>
  }
}

