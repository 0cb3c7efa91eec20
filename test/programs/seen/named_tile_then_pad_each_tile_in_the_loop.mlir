#map = affine_map<(d0) -> (-d0 + 70, 32)>
#map1 = affine_map<(d0) -> (-d0 + 50, 16)>
#map2 = affine_map<(d0) -> (-d0 + 90, 32)>
#map3 = affine_map<(d0) -> (-d0 + 32)>
#map4 = affine_map<(d0) -> (-d0 + 16)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<70x90xf16>, %arg1: tensor<90x50xf16>, %arg2: tensor<70x50xf32>) -> tensor<70x50xf32> {
    %cst = arith.constant 0.000000e+00 : f16
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %c90 = arith.constant 90 : index
    %c50 = arith.constant 50 : index
    %c70 = arith.constant 70 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<70x50xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<70x50xf32>) -> tensor<70x50xf32>
    %2 = scf.for %arg3 = %c0 to %c70 step %c32 iter_args(%arg4 = %1) -> (tensor<70x50xf32>) {
      %4 = scf.for %arg5 = %c0 to %c50 step %c16 iter_args(%arg6 = %arg4) -> (tensor<70x50xf32>) {
        %5 = scf.for %arg7 = %c0 to %c90 step %c32 iter_args(%arg8 = %arg6) -> (tensor<70x50xf32>) {
          %6 = affine.min #map(%arg3)
          %7 = affine.min #map1(%arg5)
          %8 = affine.min #map2(%arg7)
          %extracted_slice = tensor.extract_slice %arg0[%arg3, %arg7] [%6, %8] [1, 1] : tensor<70x90xf16> to tensor<?x?xf16>
          %extracted_slice_1 = tensor.extract_slice %arg1[%arg7, %arg5] [%8, %7] [1, 1] : tensor<90x50xf16> to tensor<?x?xf16>
          %extracted_slice_2 = tensor.extract_slice %arg8[%arg3, %arg5] [%6, %7] [1, 1] : tensor<70x50xf32> to tensor<?x?xf32>
          %9 = affine.apply #map3(%6)
          %10 = affine.apply #map3(%8)
          %padded = tensor.pad %extracted_slice nofold low[0, 0] high[%9, %10] {
          ^bb0(%arg9: index, %arg10: index):
            tensor.yield %cst : f16
          } : tensor<?x?xf16> to tensor<32x32xf16>
          %11 = affine.apply #map4(%7)
          %padded_3 = tensor.pad %extracted_slice_1 nofold low[0, 0] high[%10, %11] {
          ^bb0(%arg9: index, %arg10: index):
            tensor.yield %cst : f16
          } : tensor<?x?xf16> to tensor<32x16xf16>
          %padded_4 = tensor.pad %extracted_slice_2 low[0, 0] high[%9, %11] {
          ^bb0(%arg9: index, %arg10: index):
            tensor.yield %cst_0 : f32
          } : tensor<?x?xf32> to tensor<32x16xf32>
          %12 = linalg.matmul ins(%padded, %padded_3 : tensor<32x32xf16>, tensor<32x16xf16>) outs(%padded_4 : tensor<32x16xf32>) -> tensor<32x16xf32>
          %extracted_slice_5 = tensor.extract_slice %12[0, 0] [%6, %7] [1, 1] : tensor<32x16xf32> to tensor<?x?xf32>
          %inserted_slice = tensor.insert_slice %extracted_slice_5 into %arg8[%arg3, %arg5] [%6, %7] [1, 1] : tensor<?x?xf32> into tensor<70x50xf32>
          scf.yield %inserted_slice : tensor<70x50xf32>
        }
        scf.yield %5 : tensor<70x50xf32>
      }
      scf.yield %4 : tensor<70x50xf32>
    }
    %3 = linalg.elementwise <add> ins(%2, %arg2 : tensor<70x50xf32>, tensor<70x50xf32>) outs(%0 : tensor<70x50xf32>) -> tensor<70x50xf32>
    return %3 : tensor<70x50xf32>
  }
}

