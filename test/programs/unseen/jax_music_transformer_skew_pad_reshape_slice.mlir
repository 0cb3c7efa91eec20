#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_music_transformer_skew_pad_reshape_slice attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x12x8xf16>, %arg1: tensor<12x8xf16>, %arg2: tensor<4x12x8xf16>) -> (tensor<4x12x12xf16> {jax.result_info = "result"}) {
    %0 = tensor.empty() : tensor<4x12x12xf16>
    %cst = arith.constant 0.000000e+00 : f16
    %1 = linalg.fill ins(%cst : f16) outs(%0 : tensor<4x12x12xf16>) -> tensor<4x12x12xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<4x12x8xf16>, tensor<12x8xf16>) outs(%1 : tensor<4x12x12xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %9 = arith.mulf %in, %in_0 : f16
      %10 = arith.addf %out, %9 : f16
      linalg.yield %10 : f16
    } -> tensor<4x12x12xf16>
    %3 = tensor.empty() : tensor<f16>
    %c0_i32 = arith.constant 0 : i32
    %4 = linalg.generic {indexing_maps = [#map3], iterator_types = []} outs(%3 : tensor<f16>) {
    ^bb0(%out: f16):
      %9 = arith.sitofp %c0_i32 : i32 to f16
      linalg.yield %9 : f16
    } -> tensor<f16>
    %extracted = tensor.extract %4[] : tensor<f16>
    %padded = tensor.pad %2 low[0, 0, 1] high[0, 0, 0] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %extracted : f16
    } : tensor<4x12x12xf16> to tensor<4x12x13xf16>
    %collapsed = tensor.collapse_shape %padded [[0, 1, 2]] : tensor<4x12x13xf16> into tensor<624xf16>
    %cast = tensor.cast %collapsed : tensor<624xf16> to tensor<624xf16>
    %expanded = tensor.expand_shape %cast [[0, 1, 2]] output_shape [4, 13, 12] : tensor<624xf16> into tensor<4x13x12xf16>
    %extracted_slice = tensor.extract_slice %expanded[0, 1, 0] [4, 12, 12] [1, 1, 1] : tensor<4x13x12xf16> to tensor<4x12x12xf16>
    %5 = tensor.empty() : tensor<4x8x12xf16>
    %6 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<4x12x8xf16>) outs(%5 : tensor<4x8x12xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<4x8x12xf16>
    %7 = linalg.batch_matmul ins(%arg0, %6 : tensor<4x12x8xf16>, tensor<4x8x12xf16>) outs(%1 : tensor<4x12x12xf16>) -> tensor<4x12x12xf16>
    %8 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %extracted_slice : tensor<4x12x12xf16>, tensor<4x12x12xf16>) outs(%0 : tensor<4x12x12xf16>) {
    ^bb0(%in: f16, %in_0: f16, %out: f16):
      %9 = arith.addf %in, %in_0 : f16
      linalg.yield %9 : f16
    } -> tensor<4x12x12xf16>
    return %8 : tensor<4x12x12xf16>
  }
}

