#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<33x100xf16>, %arg1: tensor<257x100xf16>, %arg2: tensor<257xf32>) -> tensor<33x257xf16> {
    %c50 = arith.constant 50 : index
    %c25 = arith.constant 25 : index
    %c100 = arith.constant 100 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<33x257xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<33x257xf32>) -> tensor<33x257xf32>
    %2 = scf.for %arg3 = %c0 to %c100 step %c50 iter_args(%arg4 = %1) -> (tensor<33x257xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[0, %arg3] [33, 25] [1, 1] : tensor<33x100xf16> to tensor<33x25xf16>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, %arg3] [257, 25] [1, 1] : tensor<257x100xf16> to tensor<257x25xf16>
      %5 = linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%extracted_slice, %extracted_slice_0 : tensor<33x25xf16>, tensor<257x25xf16>) outs(%arg4 : tensor<33x257xf32>) -> tensor<33x257xf32>
      %6 = arith.addi %arg3, %c25 : index
      %extracted_slice_1 = tensor.extract_slice %arg0[0, %6] [33, 25] [1, 1] : tensor<33x100xf16> to tensor<33x25xf16>
      %extracted_slice_2 = tensor.extract_slice %arg1[0, %6] [257, 25] [1, 1] : tensor<257x100xf16> to tensor<257x25xf16>
      %7 = linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%extracted_slice_1, %extracted_slice_2 : tensor<33x25xf16>, tensor<257x25xf16>) outs(%5 : tensor<33x257xf32>) -> tensor<33x257xf32>
      scf.yield %7 : tensor<33x257xf32>
    }
    %3 = tensor.empty() : tensor<33x257xf16>
    %4 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%2, %arg2 : tensor<33x257xf32>, tensor<257xf32>) outs(%3 : tensor<33x257xf16>) {
    ^bb0(%in: f32, %in_0: f32, %out: f16):
      %5 = arith.addf %in, %in_0 : f32
      %6 = arith.maximumf %5, %cst : f32
      %7 = arith.truncf %6 : f32 to f16
      linalg.yield %7 : f16
    } -> tensor<33x257xf16>
    return %4 : tensor<33x257xf16>
  }
}

