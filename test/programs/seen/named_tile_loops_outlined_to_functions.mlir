#map = affine_map<()[s0] -> (-s0 + 33, 16)>
#map1 = affine_map<(d0) -> (-d0 + 257, 64)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
module attributes {transform.with_named_sequence} {
  func.func @tile_body(%arg0: index, %arg1: tensor<33x100xf16>, %arg2: tensor<257x100xf16>, %arg3: index, %arg4: index, %arg5: index, %arg6: tensor<33x257xf32>) -> tensor<33x257xf32> {
    %c64 = arith.constant 64 : index
    %c257 = arith.constant 257 : index
    %c0 = arith.constant 0 : index
    %0 = scf.for %arg7 = %c0 to %c257 step %c64 iter_args(%arg8 = %arg6) -> (tensor<33x257xf32>) {
      %1 = affine.min #map()[%arg0]
      %2 = affine.min #map1(%arg7)
      %extracted_slice = tensor.extract_slice %arg1[%arg0, 0] [%1, 100] [1, 1] : tensor<33x100xf16> to tensor<?x100xf16>
      %extracted_slice_0 = tensor.extract_slice %arg2[%arg7, 0] [%2, 100] [1, 1] : tensor<257x100xf16> to tensor<?x100xf16>
      %extracted_slice_1 = tensor.extract_slice %arg8[%arg0, %arg7] [%1, %2] [1, 1] : tensor<33x257xf32> to tensor<?x?xf32>
      %3 = linalg.matmul indexing_maps = [#map2, #map3, #map4] ins(%extracted_slice, %extracted_slice_0 : tensor<?x100xf16>, tensor<?x100xf16>) outs(%extracted_slice_1 : tensor<?x?xf32>) -> tensor<?x?xf32>
      %inserted_slice = tensor.insert_slice %3 into %arg8[%arg0, %arg7] [%1, %2] [1, 1] : tensor<?x?xf32> into tensor<33x257xf32>
      scf.yield %inserted_slice : tensor<33x257xf32>
    }
    return %0 : tensor<33x257xf32>
  }
  func.func @main(%arg0: tensor<33x100xf16>, %arg1: tensor<257x100xf16>, %arg2: tensor<257xf32>) -> tensor<33x257xf16> {
    %c64 = arith.constant 64 : index
    %c16 = arith.constant 16 : index
    %c257 = arith.constant 257 : index
    %c33 = arith.constant 33 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<33x257xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<33x257xf32>) -> tensor<33x257xf32>
    %2 = scf.for %arg3 = %c0 to %c33 step %c16 iter_args(%arg4 = %1) -> (tensor<33x257xf32>) {
      %5 = func.call @tile_body(%arg3, %arg0, %arg1, %c0, %c257, %c64, %arg4) : (index, tensor<33x100xf16>, tensor<257x100xf16>, index, index, index, tensor<33x257xf32>) -> tensor<33x257xf32>
      scf.yield %5 : tensor<33x257xf32>
    }
    %3 = tensor.empty() : tensor<33x257xf16>
    %4 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%2, %arg2 : tensor<33x257xf32>, tensor<257xf32>) outs(%3 : tensor<33x257xf16>) {
    ^bb0(%in: f32, %in_0: f32, %out: f16):
      %5 = arith.addf %in, %in_0 : f32
      %6 = arith.maximumf %5, %cst : f32
      %7 = arith.truncf %6 : f32 to f16
      linalg.yield %7 : f16
    } -> tensor<33x257xf16>
    return %4 : tensor<33x257xf16>
  }
}

