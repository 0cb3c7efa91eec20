module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<70x90xf16>, %arg1: tensor<90x50xf16>, %arg2: tensor<70x50xf32>) -> tensor<70x50xf32> {
    %c30 = arith.constant 30 : index
    %c25 = arith.constant 25 : index
    %c35 = arith.constant 35 : index
    %c90 = arith.constant 90 : index
    %c50 = arith.constant 50 : index
    %c70 = arith.constant 70 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<70x50xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<70x50xf32>) -> tensor<70x50xf32>
    %2 = scf.for %arg3 = %c0 to %c70 step %c35 iter_args(%arg4 = %1) -> (tensor<70x50xf32>) {
      %4 = scf.for %arg5 = %c0 to %c50 step %c25 iter_args(%arg6 = %arg4) -> (tensor<70x50xf32>) {
        %5 = scf.for %arg7 = %c0 to %c90 step %c30 iter_args(%arg8 = %arg6) -> (tensor<70x50xf32>) {
          %extracted_slice = tensor.extract_slice %arg0[%arg3, %arg7] [35, 30] [1, 1] : tensor<70x90xf16> to tensor<35x30xf16>
          %extracted_slice_0 = tensor.extract_slice %arg1[%arg7, %arg5] [30, 25] [1, 1] : tensor<90x50xf16> to tensor<30x25xf16>
          %extracted_slice_1 = tensor.extract_slice %arg8[%arg3, %arg5] [35, 25] [1, 1] : tensor<70x50xf32> to tensor<35x25xf32>
          %6 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<35x30xf16>, tensor<30x25xf16>) outs(%extracted_slice_1 : tensor<35x25xf32>) -> tensor<35x25xf32>
          %7 = linalg.copy ins(%6 : tensor<35x25xf32>) outs(%extracted_slice_1 : tensor<35x25xf32>) -> tensor<35x25xf32>
          %inserted_slice = tensor.insert_slice %7 into %arg8[%arg3, %arg5] [35, 25] [1, 1] : tensor<35x25xf32> into tensor<70x50xf32>
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

