#map = affine_map<(d0) -> (-d0 + 257, 64)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d1)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<33x100xf16>, %arg1: tensor<257x100xf16>, %arg2: tensor<257xf32>) -> tensor<33x257xf16> {
    %c25 = arith.constant 25 : index
    %c64 = arith.constant 64 : index
    %c100 = arith.constant 100 : index
    %c257 = arith.constant 257 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<33x257xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<33x257xf32>) -> tensor<33x257xf32>
    %2 = scf.for %arg3 = %c0 to %c257 step %c64 iter_args(%arg4 = %1) -> (tensor<33x257xf32>) {
      %7 = scf.for %arg5 = %c0 to %c100 step %c25 iter_args(%arg6 = %arg4) -> (tensor<33x257xf32>) {
        %8 = affine.min #map(%arg3)
        %extracted_slice = tensor.extract_slice %arg0[0, %arg5] [11, 25] [1, 1] : tensor<33x100xf16> to tensor<11x25xf16>
        %extracted_slice_0 = tensor.extract_slice %arg1[%arg3, %arg5] [%8, 25] [1, 1] : tensor<257x100xf16> to tensor<?x25xf16>
        %extracted_slice_1 = tensor.extract_slice %arg6[0, %arg3] [11, %8] [1, 1] : tensor<33x257xf32> to tensor<11x?xf32>
        %9 = linalg.matmul indexing_maps = [#map1, #map2, #map3] ins(%extracted_slice, %extracted_slice_0 : tensor<11x25xf16>, tensor<?x25xf16>) outs(%extracted_slice_1 : tensor<11x?xf32>) -> tensor<11x?xf32>
        %inserted_slice = tensor.insert_slice %9 into %arg6[0, %arg3] [11, %8] [1, 1] : tensor<11x?xf32> into tensor<33x257xf32>
        scf.yield %inserted_slice : tensor<33x257xf32>
      }
      scf.yield %7 : tensor<33x257xf32>
    }
    %3 = scf.for %arg3 = %c0 to %c257 step %c64 iter_args(%arg4 = %2) -> (tensor<33x257xf32>) {
      %7 = scf.for %arg5 = %c0 to %c100 step %c25 iter_args(%arg6 = %arg4) -> (tensor<33x257xf32>) {
        %8 = affine.min #map(%arg3)
        %extracted_slice = tensor.extract_slice %arg0[11, %arg5] [11, 25] [1, 1] : tensor<33x100xf16> to tensor<11x25xf16>
        %extracted_slice_0 = tensor.extract_slice %arg1[%arg3, %arg5] [%8, 25] [1, 1] : tensor<257x100xf16> to tensor<?x25xf16>
        %extracted_slice_1 = tensor.extract_slice %arg6[11, %arg3] [11, %8] [1, 1] : tensor<33x257xf32> to tensor<11x?xf32>
        %9 = linalg.matmul indexing_maps = [#map1, #map2, #map3] ins(%extracted_slice, %extracted_slice_0 : tensor<11x25xf16>, tensor<?x25xf16>) outs(%extracted_slice_1 : tensor<11x?xf32>) -> tensor<11x?xf32>
        %inserted_slice = tensor.insert_slice %9 into %arg6[11, %arg3] [11, %8] [1, 1] : tensor<11x?xf32> into tensor<33x257xf32>
        scf.yield %inserted_slice : tensor<33x257xf32>
      }
      scf.yield %7 : tensor<33x257xf32>
    }
    %4 = scf.for %arg3 = %c0 to %c257 step %c64 iter_args(%arg4 = %3) -> (tensor<33x257xf32>) {
      %7 = scf.for %arg5 = %c0 to %c100 step %c25 iter_args(%arg6 = %arg4) -> (tensor<33x257xf32>) {
        %8 = affine.min #map(%arg3)
        %extracted_slice = tensor.extract_slice %arg0[22, %arg5] [11, 25] [1, 1] : tensor<33x100xf16> to tensor<11x25xf16>
        %extracted_slice_0 = tensor.extract_slice %arg1[%arg3, %arg5] [%8, 25] [1, 1] : tensor<257x100xf16> to tensor<?x25xf16>
        %extracted_slice_1 = tensor.extract_slice %arg6[22, %arg3] [11, %8] [1, 1] : tensor<33x257xf32> to tensor<11x?xf32>
        %9 = linalg.matmul indexing_maps = [#map1, #map2, #map3] ins(%extracted_slice, %extracted_slice_0 : tensor<11x25xf16>, tensor<?x25xf16>) outs(%extracted_slice_1 : tensor<11x?xf32>) -> tensor<11x?xf32>
        %inserted_slice = tensor.insert_slice %9 into %arg6[22, %arg3] [11, %8] [1, 1] : tensor<11x?xf32> into tensor<33x257xf32>
        scf.yield %inserted_slice : tensor<33x257xf32>
      }
      scf.yield %7 : tensor<33x257xf32>
    }
    %5 = tensor.empty() : tensor<33x257xf16>
    %6 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%4, %arg2 : tensor<33x257xf32>, tensor<257xf32>) outs(%5 : tensor<33x257xf16>) {
    ^bb0(%in: f32, %in_0: f32, %out: f16):
      %7 = arith.addf %in, %in_0 : f32
      %8 = arith.maximumf %7, %cst : f32
      %9 = arith.truncf %8 : f32 to f16
      linalg.yield %9 : f16
    } -> tensor<33x257xf16>
    return %6 : tensor<33x257xf16>
  }
}

