#map = affine_map<(d0) -> (-d0 + 90, 32)>
#map1 = affine_map<(d0)[s0] -> (-d0 + s0, 16)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<?x90xf16>, %arg1: tensor<90x50xf16>, %arg2: tensor<?x50xf32>) -> tensor<?x50xf32> {
    %c25 = arith.constant 25 : index
    %c16 = arith.constant 16 : index
    %c50 = arith.constant 50 : index
    %c32 = arith.constant 32 : index
    %c90 = arith.constant 90 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x90xf16>
    %0 = tensor.empty(%dim) : tensor<?x50xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x50xf32>) -> tensor<?x50xf32>
    %2 = scf.for %arg3 = %c0 to %c90 step %c32 iter_args(%arg4 = %1) -> (tensor<?x50xf32>) {
      %4 = affine.min #map(%arg3)
      %extracted_slice = tensor.extract_slice %arg0[0, %arg3] [%dim, %4] [1, 1] : tensor<?x90xf16> to tensor<?x?xf16>
      %extracted_slice_1 = tensor.extract_slice %arg1[%arg3, 0] [%4, 50] [1, 1] : tensor<90x50xf16> to tensor<?x50xf16>
      %extracted_slice_2 = tensor.extract_slice %arg4[0, 0] [%dim, 50] [1, 1] : tensor<?x50xf32> to tensor<?x50xf32>
      %5 = linalg.matmul ins(%extracted_slice, %extracted_slice_1 : tensor<?x?xf16>, tensor<?x50xf16>) outs(%extracted_slice_2 : tensor<?x50xf32>) -> tensor<?x50xf32>
      %inserted_slice = tensor.insert_slice %5 into %arg4[0, 0] [%dim, 50] [1, 1] : tensor<?x50xf32> into tensor<?x50xf32>
      scf.yield %inserted_slice : tensor<?x50xf32>
    }
    %dim_0 = tensor.dim %2, %c0 : tensor<?x50xf32>
    %3 = scf.for %arg3 = %c0 to %dim_0 step %c16 iter_args(%arg4 = %0) -> (tensor<?x50xf32>) {
      %4 = scf.for %arg5 = %c0 to %c50 step %c25 iter_args(%arg6 = %arg4) -> (tensor<?x50xf32>) {
        %5 = affine.min #map1(%arg3)[%dim_0]
        %extracted_slice = tensor.extract_slice %arg0[%arg3, 0] [%5, 90] [1, 1] : tensor<?x90xf16> to tensor<?x90xf16>
        %extracted_slice_1 = tensor.extract_slice %arg1[0, %arg5] [90, 25] [1, 1] : tensor<90x50xf16> to tensor<90x25xf16>
        %extracted_slice_2 = tensor.extract_slice %0[%arg3, %arg5] [%5, 25] [1, 1] : tensor<?x50xf32> to tensor<?x25xf32>
        %6 = linalg.fill ins(%cst : f32) outs(%extracted_slice_2 : tensor<?x25xf32>) -> tensor<?x25xf32>
        %7 = scf.for %arg7 = %c0 to %c90 step %c32 iter_args(%arg8 = %6) -> (tensor<?x25xf32>) {
          %9 = affine.min #map(%arg7)
          %extracted_slice_5 = tensor.extract_slice %extracted_slice[0, %arg7] [%5, %9] [1, 1] : tensor<?x90xf16> to tensor<?x?xf16>
          %extracted_slice_6 = tensor.extract_slice %extracted_slice_1[%arg7, 0] [%9, 25] [1, 1] : tensor<90x25xf16> to tensor<?x25xf16>
          %extracted_slice_7 = tensor.extract_slice %arg8[0, 0] [%5, 25] [1, 1] : tensor<?x25xf32> to tensor<?x25xf32>
          %10 = linalg.matmul ins(%extracted_slice_5, %extracted_slice_6 : tensor<?x?xf16>, tensor<?x25xf16>) outs(%extracted_slice_7 : tensor<?x25xf32>) -> tensor<?x25xf32>
          %inserted_slice_8 = tensor.insert_slice %10 into %arg8[0, 0] [%5, 25] [1, 1] : tensor<?x25xf32> into tensor<?x25xf32>
          scf.yield %inserted_slice_8 : tensor<?x25xf32>
        }
        %extracted_slice_3 = tensor.extract_slice %arg2[%arg3, %arg5] [%5, 25] [1, 1] : tensor<?x50xf32> to tensor<?x25xf32>
        %extracted_slice_4 = tensor.extract_slice %arg6[%arg3, %arg5] [%5, 25] [1, 1] : tensor<?x50xf32> to tensor<?x25xf32>
        %8 = linalg.elementwise <add> ins(%7, %extracted_slice_3 : tensor<?x25xf32>, tensor<?x25xf32>) outs(%extracted_slice_4 : tensor<?x25xf32>) -> tensor<?x25xf32>
        %inserted_slice = tensor.insert_slice %8 into %arg6[%arg3, %arg5] [%5, 25] [1, 1] : tensor<?x25xf32> into tensor<?x50xf32>
        scf.yield %inserted_slice : tensor<?x50xf32>
      }
      scf.yield %4 : tensor<?x50xf32>
    }
    return %3 : tensor<?x50xf32>
  }
}

