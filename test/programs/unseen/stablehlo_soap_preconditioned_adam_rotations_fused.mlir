#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d2, d0)>
module @jit_soap_preconditioned_adam_rotations attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x8xf32>, %arg1: tensor<12x8xf32>, %arg2: tensor<12x8xf32>, %arg3: tensor<8x8xf32>, %arg4: tensor<12x12xf32>, %arg5: tensor<12x8xf32>, %arg6: tensor<f32>) -> (tensor<12x8xf32> {jax.result_info = "result[0]"}, tensor<12x8xf32> {jax.result_info = "result[1]"}, tensor<12x8xf32> {jax.result_info = "result[2]"}, tensor<8x8xf32> {jax.result_info = "result[3]"}) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 3.000000e-03 : f32
    %cst_1 = arith.constant 9.99999993E-9 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-02 : f32
    %cst_4 = arith.constant 0.949999988 : f32
    %0 = tensor.empty() : tensor<12x12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<12x12xf32>) outs(%0 : tensor<12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x12xf32>
    %2 = tensor.empty() : tensor<12x8xf32>
    %3 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%2 : tensor<12x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<12x8xf32>
    %4 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1, %arg0 : tensor<12x12xf32>, tensor<12x8xf32>) outs(%3 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %17 = arith.mulf %in, %in_5 : f32
      %18 = arith.addf %out, %17 : f32
      linalg.yield %18 : f32
    } -> tensor<12x8xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%4, %arg3 : tensor<12x8xf32>, tensor<8x8xf32>) outs(%3 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %17 = arith.mulf %in, %in_5 : f32
      %18 = arith.addf %out, %17 : f32
      linalg.yield %18 : f32
    } -> tensor<12x8xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1, %arg0 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%2 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %17 = arith.mulf %in_5, %cst_3 : f32
      %18 = arith.mulf %in, %cst_4 : f32
      %19 = arith.addf %18, %17 : f32
      linalg.yield %19 : f32
    } -> tensor<12x8xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2, %5 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%2 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %17 = arith.mulf %in_5, %in_5 : f32
      %18 = arith.mulf %17, %cst_3 : f32
      %19 = arith.mulf %in, %cst_4 : f32
      %20 = arith.addf %19, %18 : f32
      linalg.yield %20 : f32
    } -> tensor<12x8xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1, %6 : tensor<12x12xf32>, tensor<12x8xf32>) outs(%3 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %17 = arith.mulf %in, %in_5 : f32
      %18 = arith.addf %out, %17 : f32
      linalg.yield %18 : f32
    } -> tensor<12x8xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8, %arg3 : tensor<12x8xf32>, tensor<8x8xf32>) outs(%3 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %17 = arith.mulf %in, %in_5 : f32
      %18 = arith.addf %out, %17 : f32
      linalg.yield %18 : f32
    } -> tensor<12x8xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map3, #map5, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg4, %9, %arg6, %7 : tensor<12x12xf32>, tensor<12x8xf32>, tensor<f32>, tensor<12x8xf32>) outs(%3 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %in_6: f32, %in_7: f32, %out: f32):
      %17 = math.powf %cst_4, %in_6 : f32
      %18 = arith.subf %cst_2, %17 : f32
      %19 = arith.divf %in_7, %18 : f32
      %20 = math.sqrt %19 : f32
      %21 = arith.addf %20, %cst_1 : f32
      %22 = arith.divf %in_5, %18 : f32
      %23 = arith.divf %22, %21 : f32
      %24 = arith.mulf %in, %cst_0 : f32
      %25 = arith.mulf %24, %23 : f32
      %26 = arith.addf %out, %25 : f32
      linalg.yield %26 : f32
    } -> tensor<12x8xf32>
    %11 = tensor.empty() : tensor<8x8xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map6, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%10, %arg3 : tensor<12x8xf32>, tensor<8x8xf32>) outs(%3 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %17 = arith.mulf %in, %in_5 : f32
      %18 = arith.addf %out, %17 : f32
      linalg.yield %18 : f32
    } -> tensor<12x8xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5, %12 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%2 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %17 = arith.subf %in, %in_5 : f32
      linalg.yield %17 : f32
    } -> tensor<12x8xf32>
    %14 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%11 : tensor<8x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<8x8xf32>
    %15 = linalg.generic {indexing_maps = [#map7, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg0 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%14 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %17 = arith.mulf %in, %cst_3 : f32
      %18 = arith.mulf %17, %in_5 : f32
      %19 = arith.addf %out, %18 : f32
      linalg.yield %19 : f32
    } -> tensor<8x8xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3, %15 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%11 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %17 = arith.mulf %in, %cst_4 : f32
      %18 = arith.addf %17, %in_5 : f32
      linalg.yield %18 : f32
    } -> tensor<8x8xf32>
    return %13, %6, %7, %16 : tensor<12x8xf32>, tensor<12x8xf32>, tensor<12x8xf32>, tensor<8x8xf32>
  }
}

