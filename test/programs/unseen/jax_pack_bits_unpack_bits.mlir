#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (-d0 + 7)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, -d2 + 7)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1) -> (d1)>
module @jit_pack_bits_unpack_bits_little_big attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x16xui8>) -> (tensor<6x128xui8> {jax.result_info = "result[0]"}, tensor<6x16xui8> {jax.result_info = "result[1]"}, tensor<768xui8> {jax.result_info = "result[2]"}) {
    %c0_i32 = arith.constant 0 : i32
    %c8_i8 = arith.constant 8 : i8
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<6x16xui8> to tensor<6x16xi8>
    %1 = tensor.empty() : tensor<8xi8>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<8xi8>) {
    ^bb0(%out: i8):
      %37 = linalg.index 0 : index
      %38 = arith.index_cast %37 : index to i8
      linalg.yield %38 : i8
    } -> tensor<8xi8>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<8xi8>) outs(%1 : tensor<8xi8>) {
    ^bb0(%in: i8, %out: i8):
      %37 = arith.shli %c1_i8, %in : i8
      %38 = arith.cmpi ult, %in, %c8_i8 : i8
      %39 = arith.select %38, %37, %c0_i8 : i8
      linalg.yield %39 : i8
    } -> tensor<8xi8>
    %4 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%3 : tensor<8xi8>) outs(%1 : tensor<8xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<8xi8>
    %5 = tensor.empty() : tensor<6x16x8xi8>
    %6 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<6x16xi8>) outs(%5 : tensor<6x16x8xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<6x16x8xi8>
    %7 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<8xi8>) outs(%5 : tensor<6x16x8xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<6x16x8xi8>
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %7 : tensor<6x16x8xi8>, tensor<6x16x8xi8>) outs(%5 : tensor<6x16x8xi8>) {
    ^bb0(%in: i8, %in_3: i8, %out: i8):
      %37 = arith.andi %in, %in_3 : i8
      linalg.yield %37 : i8
    } -> tensor<6x16x8xi8>
    %9 = tensor.empty() : tensor<6x16x8xi1>
    %10 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<6x16x8xi8>) outs(%9 : tensor<6x16x8xi1>) {
    ^bb0(%in: i8, %out: i1):
      %37 = arith.cmpi ugt, %in, %c0_i8 : i8
      linalg.yield %37 : i1
    } -> tensor<6x16x8xi1>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<6x16x8xi1>) outs(%5 : tensor<6x16x8xi8>) {
    ^bb0(%in: i1, %out: i8):
      %37 = arith.extui %in : i1 to i8
      linalg.yield %37 : i8
    } -> tensor<6x16x8xi8>
    %collapsed = tensor.collapse_shape %11 [[0], [1, 2]] : tensor<6x16x8xi8> into tensor<6x128xi8>
    %12 = builtin.unrealized_conversion_cast %collapsed : tensor<6x128xi8> to tensor<6x128xui8>
    %13 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<6x16x8xi8>) outs(%5 : tensor<6x16x8xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<6x16x8xi8>
    %collapsed_0 = tensor.collapse_shape %13 [[0], [1, 2]] : tensor<6x16x8xi8> into tensor<6x128xi8>
    %14 = tensor.empty() : tensor<6x128xi1>
    %15 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%collapsed_0 : tensor<6x128xi8>) outs(%14 : tensor<6x128xi1>) {
    ^bb0(%in: i8, %out: i1):
      %37 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %37 : i1
    } -> tensor<6x128xi1>
    %16 = tensor.empty() : tensor<6x128xi8>
    %17 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<6x128xi1>) outs(%16 : tensor<6x128xi8>) {
    ^bb0(%in: i1, %out: i8):
      %37 = arith.extui %in : i1 to i8
      linalg.yield %37 : i8
    } -> tensor<6x128xi8>
    %18 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%2 : tensor<8xi8>) outs(%1 : tensor<8xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<8xi8>
    %expanded = tensor.expand_shape %17 [[0], [1, 2]] output_shape [6, 16, 8] : tensor<6x128xi8> into tensor<6x16x8xi8>
    %19 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<8xi8>) outs(%5 : tensor<6x16x8xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<6x16x8xi8>
    %20 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %19 : tensor<6x16x8xi8>, tensor<6x16x8xi8>) outs(%5 : tensor<6x16x8xi8>) {
    ^bb0(%in: i8, %in_3: i8, %out: i8):
      %37 = arith.shli %in, %in_3 : i8
      %38 = arith.cmpi ult, %in_3, %c8_i8 : i8
      %39 = arith.select %38, %37, %c0_i8 : i8
      linalg.yield %39 : i8
    } -> tensor<6x16x8xi8>
    %21 = tensor.empty() : tensor<6x16x8xi32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<6x16x8xi8>) outs(%21 : tensor<6x16x8xi32>) {
    ^bb0(%in: i8, %out: i32):
      %37 = arith.extui %in : i8 to i32
      linalg.yield %37 : i32
    } -> tensor<6x16x8xi32>
    %23 = tensor.empty() : tensor<6x16xi32>
    %24 = linalg.fill ins(%c0_i32 : i32) outs(%23 : tensor<6x16xi32>) -> tensor<6x16xi32>
    %25 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%22 : tensor<6x16x8xi32>) outs(%24 : tensor<6x16xi32>) {
    ^bb0(%in: i32, %out: i32):
      %37 = arith.addi %out, %in : i32
      linalg.yield %37 : i32
    } -> tensor<6x16xi32>
    %26 = tensor.empty() : tensor<6x16xi8>
    %27 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<6x16xi32>) outs(%26 : tensor<6x16xi8>) {
    ^bb0(%in: i32, %out: i8):
      %37 = arith.trunci %in : i32 to i8
      linalg.yield %37 : i8
    } -> tensor<6x16xi8>
    %28 = builtin.unrealized_conversion_cast %27 : tensor<6x16xi8> to tensor<6x16xui8>
    %collapsed_1 = tensor.collapse_shape %0 [[0, 1]] : tensor<6x16xi8> into tensor<96xi8>
    %29 = tensor.empty() : tensor<96x8xi8>
    %30 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel"]} ins(%collapsed_1 : tensor<96xi8>) outs(%29 : tensor<96x8xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<96x8xi8>
    %31 = linalg.generic {indexing_maps = [#map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<8xi8>) outs(%29 : tensor<96x8xi8>) {
    ^bb0(%in: i8, %out: i8):
      linalg.yield %in : i8
    } -> tensor<96x8xi8>
    %32 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%30, %31 : tensor<96x8xi8>, tensor<96x8xi8>) outs(%29 : tensor<96x8xi8>) {
    ^bb0(%in: i8, %in_3: i8, %out: i8):
      %37 = arith.andi %in, %in_3 : i8
      linalg.yield %37 : i8
    } -> tensor<96x8xi8>
    %33 = tensor.empty() : tensor<96x8xi1>
    %34 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<96x8xi8>) outs(%33 : tensor<96x8xi1>) {
    ^bb0(%in: i8, %out: i1):
      %37 = arith.cmpi ugt, %in, %c0_i8 : i8
      linalg.yield %37 : i1
    } -> tensor<96x8xi1>
    %35 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<96x8xi1>) outs(%29 : tensor<96x8xi8>) {
    ^bb0(%in: i1, %out: i8):
      %37 = arith.extui %in : i1 to i8
      linalg.yield %37 : i8
    } -> tensor<96x8xi8>
    %collapsed_2 = tensor.collapse_shape %35 [[0, 1]] : tensor<96x8xi8> into tensor<768xi8>
    %36 = builtin.unrealized_conversion_cast %collapsed_2 : tensor<768xi8> to tensor<768xui8>
    return %12, %28, %36 : tensor<6x128xui8>, tensor<6x16xui8>, tensor<768xui8>
  }
}

