#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> ()>
module @jit_unsigned_mixed_widths_dot_divide_shift attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x8xui16>, %arg1: tensor<8x6xui8>, %arg2: tensor<6xui32>) -> (tensor<4x6xui32> {jax.result_info = "result[0]"}, tensor<4x6xui32> {jax.result_info = "result[1]"}, tensor<4x6xui32> {jax.result_info = "result[2]"}, tensor<4x6xf32> {jax.result_info = "result[3]"}, tensor<4x6xi1> {jax.result_info = "result[4]"}) {
    %0 = builtin.unrealized_conversion_cast %arg2 : tensor<6xui32> to tensor<6xi32>
    %1 = builtin.unrealized_conversion_cast %arg1 : tensor<8x6xui8> to tensor<8x6xi8>
    %2 = builtin.unrealized_conversion_cast %arg0 : tensor<4x8xui16> to tensor<4x8xi16>
    %3 = tensor.empty() : tensor<4x8xi32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<4x8xi16>) outs(%3 : tensor<4x8xi32>) {
    ^bb0(%in: i16, %out: i32):
      %39 = arith.extui %in : i16 to i32
      linalg.yield %39 : i32
    } -> tensor<4x8xi32>
    %5 = tensor.empty() : tensor<8x6xi32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x6xi8>) outs(%5 : tensor<8x6xi32>) {
    ^bb0(%in: i8, %out: i32):
      %39 = arith.extui %in : i8 to i32
      linalg.yield %39 : i32
    } -> tensor<8x6xi32>
    %7 = tensor.empty() : tensor<4x6xi32>
    %c0_i32 = arith.constant 0 : i32
    %8 = linalg.fill ins(%c0_i32 : i32) outs(%7 : tensor<4x6xi32>) -> tensor<4x6xi32>
    %9 = linalg.matmul ins(%4, %6 : tensor<4x8xi32>, tensor<8x6xi32>) outs(%8 : tensor<4x6xi32>) -> tensor<4x6xi32>
    %10 = tensor.empty() : tensor<6xi32>
    %c1_i32 = arith.constant 1 : i32
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%0 : tensor<6xi32>) outs(%10 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %39 = arith.addi %in, %c1_i32 : i32
      linalg.yield %39 : i32
    } -> tensor<6xi32>
    %12 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<6xi32>) outs(%7 : tensor<4x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x6xi32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %12 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%7 : tensor<4x6xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %c-1_i32 = arith.constant -1 : i32
      %39 = arith.cmpi eq, %in_0, %c0_i32 : i32
      %40 = arith.select %39, %c1_i32, %in_0 : i32
      %41 = arith.divui %in, %40 : i32
      %42 = arith.select %39, %c-1_i32, %41 : i32
      linalg.yield %42 : i32
    } -> tensor<4x6xi32>
    %14 = builtin.unrealized_conversion_cast %13 : tensor<4x6xi32> to tensor<4x6xui32>
    %15 = tensor.empty() : tensor<i32>
    %c7_i32 = arith.constant 7 : i32
    %16 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%15 : tensor<i32>) {
    ^bb0(%out: i32):
      linalg.yield %c7_i32 : i32
    } -> tensor<i32>
    %17 = tensor.empty() : tensor<i1>
    %18 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%16 : tensor<i32>) outs(%17 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %39 = arith.cmpi eq, %in, %c0_i32 : i32
      linalg.yield %39 : i1
    } -> tensor<i1>
    %19 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%18, %16 : tensor<i1>, tensor<i32>) outs(%15 : tensor<i32>) {
    ^bb0(%in: i1, %in_0: i32, %out: i32):
      %39 = arith.select %in, %c1_i32, %in_0 : i32
      linalg.yield %39 : i32
    } -> tensor<i32>
    %20 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<i32>) outs(%7 : tensor<4x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x6xi32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %20 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%7 : tensor<4x6xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %39 = arith.cmpi eq, %in_0, %c0_i32 : i32
      %40 = arith.select %39, %c1_i32, %in_0 : i32
      %41 = arith.remui %in, %40 : i32
      %42 = arith.select %39, %in, %41 : i32
      linalg.yield %42 : i32
    } -> tensor<4x6xi32>
    %22 = tensor.empty() : tensor<4x6xi1>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<4x6xi32>) outs(%22 : tensor<4x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %39 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %39 : i1
    } -> tensor<4x6xi1>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<4x6xi32>) outs(%22 : tensor<4x6xi1>) {
    ^bb0(%in: i32, %out: i1):
      %39 = arith.cmpi ult, %in, %c0_i32 : i32
      linalg.yield %39 : i1
    } -> tensor<4x6xi1>
    %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%19 : tensor<i32>) outs(%17 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %39 = arith.cmpi ult, %in, %c0_i32 : i32
      linalg.yield %39 : i1
    } -> tensor<i1>
    %26 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<i1>) outs(%22 : tensor<4x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x6xi1>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %26 : tensor<4x6xi1>, tensor<4x6xi1>) outs(%22 : tensor<4x6xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %39 = arith.cmpi ne, %in, %in_0 : i1
      linalg.yield %39 : i1
    } -> tensor<4x6xi1>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %23 : tensor<4x6xi1>, tensor<4x6xi1>) outs(%22 : tensor<4x6xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %39 = arith.andi %in, %in_0 : i1
      linalg.yield %39 : i1
    } -> tensor<4x6xi1>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %20 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%7 : tensor<4x6xi32>) {
    ^bb0(%in: i32, %in_0: i32, %out: i32):
      %39 = arith.addi %in, %in_0 : i32
      linalg.yield %39 : i32
    } -> tensor<4x6xi32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %29, %21 : tensor<4x6xi1>, tensor<4x6xi32>, tensor<4x6xi32>) outs(%7 : tensor<4x6xi32>) {
    ^bb0(%in: i1, %in_0: i32, %in_1: i32, %out: i32):
      %39 = arith.select %in, %in_0, %in_1 : i32
      linalg.yield %39 : i32
    } -> tensor<4x6xi32>
    %31 = builtin.unrealized_conversion_cast %30 : tensor<4x6xi32> to tensor<4x6xui32>
    %c3_i32 = arith.constant 3 : i32
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x6xi32>) outs(%7 : tensor<4x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %39 = arith.shrui %in, %c3_i32 : i32
      %c32_i32 = arith.constant 32 : i32
      %40 = arith.cmpi ugt, %c32_i32, %c3_i32 : i32
      %41 = arith.select %40, %39, %c0_i32 : i32
      linalg.yield %41 : i32
    } -> tensor<4x6xi32>
    %33 = builtin.unrealized_conversion_cast %32 : tensor<4x6xi32> to tensor<4x6xui32>
    %34 = tensor.empty() : tensor<4x6xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x6xi32>) outs(%34 : tensor<4x6xf32>) {
    ^bb0(%in: i32, %out: f32):
      %39 = arith.uitofp %in : i32 to f32
      linalg.yield %39 : f32
    } -> tensor<4x6xf32>
    %c1000_i32 = arith.constant 1000 : i32
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x6xi32>) outs(%7 : tensor<4x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %39 = arith.maxui %c3_i32, %in : i32
      %40 = arith.minui %39, %c1000_i32 : i32
      linalg.yield %40 : i32
    } -> tensor<4x6xi32>
    %37 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<6xi32>) outs(%7 : tensor<4x6xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<4x6xi32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %37 : tensor<4x6xi32>, tensor<4x6xi32>) outs(%22 : tensor<4x6xi1>) {
    ^bb0(%in: i32, %in_0: i32, %out: i1):
      %39 = arith.cmpi ugt, %in, %in_0 : i32
      linalg.yield %39 : i1
    } -> tensor<4x6xi1>
    return %14, %31, %33, %35, %38 : tensor<4x6xui32>, tensor<4x6xui32>, tensor<4x6xui32>, tensor<4x6xf32>, tensor<4x6xi1>
  }
}

