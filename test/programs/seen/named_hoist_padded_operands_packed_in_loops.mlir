#map = affine_map<(d0) -> (d0 ceildiv 32)>
#map1 = affine_map<(d0) -> (-d0 + 70, 32)>
#map2 = affine_map<(d0) -> (-d0 + 90, 32)>
#map3 = affine_map<(d0) -> (-d0 + 32)>
#map4 = affine_map<(d0) -> (-d0 + 50, 16)>
#map5 = affine_map<(d0) -> (-d0 + 16)>
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
      %4 = tensor.empty() : tensor<3x32x32xf16>
      %5 = scf.for %arg5 = %c0 to %c90 step %c32 iter_args(%arg6 = %4) -> (tensor<3x32x32xf16>) {
        %7 = affine.apply #map(%arg5)
        %8 = affine.min #map1(%arg3)
        %9 = affine.min #map2(%arg5)
        %extracted_slice = tensor.extract_slice %arg0[%arg3, %arg5] [%8, %9] [1, 1] : tensor<70x90xf16> to tensor<?x?xf16>
        %10 = affine.apply #map3(%8)
        %11 = affine.apply #map3(%9)
        %padded = tensor.pad %extracted_slice nofold low[0, 0] high[%10, %11] {
        ^bb0(%arg7: index, %arg8: index):
          tensor.yield %cst : f16
        } : tensor<?x?xf16> to tensor<32x32xf16>
        %inserted_slice = tensor.insert_slice %padded into %arg6[%7, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<32x32xf16> into tensor<3x32x32xf16>
        scf.yield %inserted_slice : tensor<3x32x32xf16>
      }
      %6 = scf.for %arg5 = %c0 to %c50 step %c16 iter_args(%arg6 = %arg4) -> (tensor<70x50xf32>) {
        %7 = scf.for %arg7 = %c0 to %c90 step %c32 iter_args(%arg8 = %arg6) -> (tensor<70x50xf32>) {
          %8 = affine.min #map1(%arg3)
          %9 = affine.min #map4(%arg5)
          %10 = affine.min #map2(%arg7)
          %extracted_slice = tensor.extract_slice %arg1[%arg7, %arg5] [%10, %9] [1, 1] : tensor<90x50xf16> to tensor<?x?xf16>
          %extracted_slice_1 = tensor.extract_slice %arg8[%arg3, %arg5] [%8, %9] [1, 1] : tensor<70x50xf32> to tensor<?x?xf32>
          %11 = affine.apply #map(%arg7)
          %extracted_slice_2 = tensor.extract_slice %5[%11, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<3x32x32xf16> to tensor<32x32xf16>
          %12 = affine.apply #map3(%10)
          %13 = affine.apply #map5(%9)
          %padded = tensor.pad %extracted_slice nofold low[0, 0] high[%12, %13] {
          ^bb0(%arg9: index, %arg10: index):
            tensor.yield %cst : f16
          } : tensor<?x?xf16> to tensor<32x16xf16>
          %14 = affine.apply #map3(%8)
          %padded_3 = tensor.pad %extracted_slice_1 low[0, 0] high[%14, %13] {
          ^bb0(%arg9: index, %arg10: index):
            tensor.yield %cst_0 : f32
          } : tensor<?x?xf32> to tensor<32x16xf32>
          %15 = linalg.matmul ins(%extracted_slice_2, %padded : tensor<32x32xf16>, tensor<32x16xf16>) outs(%padded_3 : tensor<32x16xf32>) -> tensor<32x16xf32>
          %extracted_slice_4 = tensor.extract_slice %15[0, 0] [%8, %9] [1, 1] : tensor<32x16xf32> to tensor<?x?xf32>
          %inserted_slice = tensor.insert_slice %extracted_slice_4 into %arg8[%arg3, %arg5] [%8, %9] [1, 1] : tensor<?x?xf32> into tensor<70x50xf32>
          scf.yield %inserted_slice : tensor<70x50xf32>
        }
        scf.yield %7 : tensor<70x50xf32>
      }
      scf.yield %6 : tensor<70x50xf32>
    }
    %3 = linalg.elementwise <add> ins(%2, %arg2 : tensor<70x50xf32>, tensor<70x50xf32>) outs(%0 : tensor<70x50xf32>) -> tensor<70x50xf32>
    return %3 : tensor<70x50xf32>
  }
}

