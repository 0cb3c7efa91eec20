#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
module @jit_open_mixture_weighted_three_linear_maps attributes {jax.uses_shape_polymorphism = true, mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<?x40xf32>, %arg1: tensor<?x3xf32>, %arg2: tensor<40x3x24xf32>) -> (tensor<?x24xf32> {jax.result_info = "result"}) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x40xf32>
    %0 = arith.index_cast %dim : index to i32
    %dim_2 = tensor.dim %arg1, %c0 : tensor<?x3xf32>
    %1 = tensor.empty(%dim_2) : tensor<?xf32>
    %2 = linalg.fill ins(%cst_0 : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<?x3xf32>) outs(%2 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.maximumf %out, %in : f32
      linalg.yield %23 : f32
    } -> tensor<?xf32>
    %4 = arith.index_cast %0 : i32 to index
    %5 = tensor.empty(%4) : tensor<?xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%cst_1 : tensor<f32>) outs(%5 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%6, %3 : tensor<?xf32>, tensor<?xf32>) outs(%5 : tensor<?xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %23 = arith.maximumf %in, %in_3 : f32
      linalg.yield %23 : f32
    } -> tensor<?xf32>
    %8 = tensor.empty(%4) : tensor<?x3xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<?xf32>) outs(%8 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x3xf32>
    %10 = tensor.empty(%dim_2) : tensor<?x3xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %9 : tensor<?x3xf32>, tensor<?x3xf32>) outs(%10 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %23 = arith.subf %in, %in_3 : f32
      linalg.yield %23 : f32
    } -> tensor<?x3xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<?x3xf32>) outs(%10 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = math.exp %in : f32
      linalg.yield %23 : f32
    } -> tensor<?x3xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<?x3xf32>) outs(%13 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %23 = arith.addf %out, %in : f32
      linalg.yield %23 : f32
    } -> tensor<?xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<?xf32>) outs(%8 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x3xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %15 : tensor<?x3xf32>, tensor<?x3xf32>) outs(%10 : tensor<?x3xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %23 = arith.divf %in, %in_3 : f32
      linalg.yield %23 : f32
    } -> tensor<?x3xf32>
    %17 = tensor.empty(%dim_2) : tensor<?x3x40xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<?x3x40xf32>) -> tensor<?x3x40xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %arg0 : tensor<?x3xf32>, tensor<?x40xf32>) outs(%18 : tensor<?x3x40xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %23 = arith.mulf %in, %in_3 : f32
      %24 = arith.addf %out, %23 : f32
      linalg.yield %24 : f32
    } -> tensor<?x3x40xf32>
    %20 = tensor.empty(%dim_2) : tensor<?x24xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %22 = linalg.generic {indexing_maps = [#map7, #map8, #map9], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%19, %arg2 : tensor<?x3x40xf32>, tensor<40x3x24xf32>) outs(%21 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %23 = arith.mulf %in, %in_3 : f32
      %24 = arith.addf %out, %23 : f32
      linalg.yield %24 : f32
    } -> tensor<?x24xf32>
    return %22 : tensor<?x24xf32>
  }
}

