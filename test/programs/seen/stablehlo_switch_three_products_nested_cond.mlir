#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
module @jit_switch_three_products_nested_cond attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<i32>) -> (tensor<8x4xf32> {jax.result_info = "result"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<8x4xf32>
    %0 = tensor.empty() : tensor<i32>
    %c0_i32 = arith.constant 0 : i32
    %c2_i32 = arith.constant 2 : i32
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%0 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %5 = arith.maxsi %c0_i32, %in : i32
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
    %4 = scf.if %extracted -> (tensor<8x4xf32>) {
      %5 = tensor.empty() : tensor<8x4xf32>
      %cst_0 = arith.constant 0.000000e+00 : f32
      %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<8x4xf32>) -> tensor<8x4xf32>
      %7 = linalg.matmul ins(%arg0, %arg1 : tensor<8x6xf32>, tensor<6x4xf32>) outs(%6 : tensor<8x4xf32>) -> tensor<8x4xf32>
      scf.yield %7 : tensor<8x4xf32>
    } else {
      %c1_i32 = arith.constant 1 : i32
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%1 : tensor<i32>) outs(%2 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %7 = arith.cmpi eq, %in, %c1_i32 : i32
        linalg.yield %7 : i1
      } -> tensor<i1>
      %extracted_0 = tensor.extract %5[] : tensor<i1>
      %6 = scf.if %extracted_0 -> (tensor<8x4xf32>) {
        %cst_1 = arith.constant 0.000000e+00 : f32
        %7 = tensor.empty() : tensor<f32>
        %8 = linalg.fill ins(%cst_1 : f32) outs(%7 : tensor<f32>) -> tensor<f32>
        %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%arg0 : tensor<8x6xf32>) outs(%8 : tensor<f32>) {
        ^bb0(%in: f32, %out: f32):
          %from_elements = tensor.from_elements %in : tensor<f32>
          %from_elements_3 = tensor.from_elements %out : tensor<f32>
          %extracted_4 = tensor.extract %from_elements_3[] : tensor<f32>
          %extracted_5 = tensor.extract %from_elements[] : tensor<f32>
          %14 = arith.addf %extracted_4, %extracted_5 : f32
          %from_elements_6 = tensor.from_elements %14 : tensor<f32>
          %extracted_7 = tensor.extract %from_elements_6[] : tensor<f32>
          linalg.yield %extracted_7 : f32
        } -> tensor<f32>
        %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%9 : tensor<f32>) outs(%2 : tensor<i1>) {
        ^bb0(%in: f32, %out: i1):
          %14 = arith.cmpf ogt, %in, %cst_1 : f32
          linalg.yield %14 : i1
        } -> tensor<i1>
        %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%10 : tensor<i1>) outs(%0 : tensor<i32>) {
        ^bb0(%in: i1, %out: i32):
          %14 = arith.extui %in : i1 to i32
          linalg.yield %14 : i32
        } -> tensor<i32>
        %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%11 : tensor<i32>) outs(%2 : tensor<i1>) {
        ^bb0(%in: i32, %out: i1):
          %14 = arith.cmpi eq, %in, %c0_i32 : i32
          linalg.yield %14 : i1
        } -> tensor<i1>
        %extracted_2 = tensor.extract %12[] : tensor<i1>
        %13 = scf.if %extracted_2 -> (tensor<8x4xf32>) {
          %14 = tensor.empty() : tensor<8x4xf32>
          %15 = linalg.fill ins(%cst_1 : f32) outs(%14 : tensor<8x4xf32>) -> tensor<8x4xf32>
          %16 = linalg.matmul ins(%arg0, %arg1 : tensor<8x6xf32>, tensor<6x4xf32>) outs(%15 : tensor<8x4xf32>) -> tensor<8x4xf32>
          %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<8x4xf32>) outs(%14 : tensor<8x4xf32>) {
          ^bb0(%in: f32, %out: f32):
            %18 = arith.negf %in : f32
            linalg.yield %18 : f32
          } -> tensor<8x4xf32>
          scf.yield %17 : tensor<8x4xf32>
        } else {
          %14 = tensor.empty() : tensor<8x4xf32>
          %15 = linalg.fill ins(%cst_1 : f32) outs(%14 : tensor<8x4xf32>) -> tensor<8x4xf32>
          %16 = linalg.matmul ins(%arg0, %arg1 : tensor<8x6xf32>, tensor<6x4xf32>) outs(%15 : tensor<8x4xf32>) -> tensor<8x4xf32>
          %cst_3 = arith.constant 2.000000e+00 : f32
          %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<8x4xf32>) outs(%14 : tensor<8x4xf32>) {
          ^bb0(%in: f32, %out: f32):
            %18 = arith.mulf %in, %cst_3 : f32
            linalg.yield %18 : f32
          } -> tensor<8x4xf32>
          scf.yield %17 : tensor<8x4xf32>
        }
        scf.yield %13 : tensor<8x4xf32>
      } else {
        scf.yield %cst : tensor<8x4xf32>
      }
      scf.yield %6 : tensor<8x4xf32>
    }
    return %4 : tensor<8x4xf32>
  }
}

