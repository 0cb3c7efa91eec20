// lax.switch over five layers, an index out of range clamped.
#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_switch_five_branches_clamped {
  func.func public @main(%arg0: tensor<6x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<i32>) -> tensor<6x8xf32> {
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %c4_i32 = arith.constant 4 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<6x8xf32>
    %0 = tensor.empty() : tensor<i32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.maxsi %in, %c0_i32 : i32
      %6 = arith.minsi %5, %c4_i32 : i32
      linalg.yield %6 : i32
    } -> tensor<i32>
    %2 = tensor.empty() : tensor<i1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%2 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %5 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %5 : i1
    } -> tensor<i1>
    %extracted = tensor.extract %3[] : tensor<i1>
    %4 = scf.if %extracted -> (tensor<6x8xf32>) {
      %5 = tensor.empty() : tensor<6x8xf32>
      %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<6x8xf32>) -> tensor<6x8xf32>
      %7 = linalg.matmul ins(%arg0, %arg1 : tensor<6x8xf32>, tensor<8x8xf32>) outs(%6 : tensor<6x8xf32>) -> tensor<6x8xf32>
      scf.yield %7 : tensor<6x8xf32>
    } else {
      %5 = tensor.empty() : tensor<i1>
      %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%5 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %8 = arith.cmpi eq, %in, %c1_i32 : i32
        linalg.yield %8 : i1
      } -> tensor<i1>
      %extracted_1 = tensor.extract %6[] : tensor<i1>
      %7 = scf.if %extracted_1 -> (tensor<6x8xf32>) {
        %8 = tensor.empty() : tensor<6x8xf32>
        %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<6x8xf32>) -> tensor<6x8xf32>
        %10 = linalg.matmul ins(%arg0, %arg2 : tensor<6x8xf32>, tensor<8x8xf32>) outs(%9 : tensor<6x8xf32>) -> tensor<6x8xf32>
        %11 = tensor.empty() : tensor<6x8xf32>
        %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<6x8xf32>) outs(%11 : tensor<6x8xf32>) {
        ^bb0(%in: f32, %out: f32):
          %13 = math.tanh %in : f32
          linalg.yield %13 : f32
        } -> tensor<6x8xf32>
        scf.yield %12 : tensor<6x8xf32>
      } else {
        %8 = tensor.empty() : tensor<i1>
        %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%8 : tensor<i1>) {
        ^bb0(%in: i32, %out: i1):
          %11 = arith.cmpi eq, %in, %c2_i32 : i32
          linalg.yield %11 : i1
        } -> tensor<i1>
        %extracted_2 = tensor.extract %9[] : tensor<i1>
        %10 = scf.if %extracted_2 -> (tensor<6x8xf32>) {
          %11 = tensor.empty() : tensor<6x8xf32>
          %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<6x8xf32>) -> tensor<6x8xf32>
          %13 = linalg.matmul ins(%arg0, %arg3 : tensor<6x8xf32>, tensor<8x8xf32>) outs(%12 : tensor<6x8xf32>) -> tensor<6x8xf32>
          %14 = tensor.empty() : tensor<6x8xf32>
          %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %arg0 : tensor<6x8xf32>, tensor<6x8xf32>) outs(%14 : tensor<6x8xf32>) {
          ^bb0(%in: f32, %in_3: f32, %out: f32):
            %16 = arith.addf %in, %in_3 : f32
            linalg.yield %16 : f32
          } -> tensor<6x8xf32>
          scf.yield %15 : tensor<6x8xf32>
        } else {
          %11 = tensor.empty() : tensor<i1>
          %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%11 : tensor<i1>) {
          ^bb0(%in: i32, %out: i1):
            %14 = arith.cmpi eq, %in, %c3_i32 : i32
            linalg.yield %14 : i1
          } -> tensor<i1>
          %extracted_3 = tensor.extract %12[] : tensor<i1>
          %13 = scf.if %extracted_3 -> (tensor<6x8xf32>) {
            %14 = tensor.empty() : tensor<6x8xf32>
            %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x8xf32>) outs(%14 : tensor<6x8xf32>) {
            ^bb0(%in: f32, %out: f32):
              %16 = arith.negf %in : f32
              linalg.yield %16 : f32
            } -> tensor<6x8xf32>
            scf.yield %15 : tensor<6x8xf32>
          } else {
            scf.yield %cst_0 : tensor<6x8xf32>
          }
          scf.yield %13 : tensor<6x8xf32>
        }
        scf.yield %10 : tensor<6x8xf32>
      }
      scf.yield %7 : tensor<6x8xf32>
    }
    return %4 : tensor<6x8xf32>
  }
}

