// What MLIR makes of a program: conv decomposed rows.
#map = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @main(%arg0: tensor<1x10x10x4xf32>, %arg1: tensor<3x3x4x8xf32>) -> tensor<1x8x8x8xf32> {
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x8x8x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %2 = scf.for %arg2 = %c0 to %c8 step %c1 iter_args(%arg3 = %1) -> (tensor<1x8x8x8xf32>) {
      %3 = scf.for %arg4 = %c0 to %c3 step %c1 iter_args(%arg5 = %arg3) -> (tensor<1x8x8x8xf32>) {
        %4 = affine.apply #map(%arg2, %arg4)
        %extracted_slice = tensor.extract_slice %arg0[0, %4, 0, 0] [1, 1, 10, 4] [1, 1, 1, 1] : tensor<1x10x10x4xf32> to tensor<1x1x10x4xf32>
        %extracted_slice_0 = tensor.extract_slice %arg1[%arg4, 0, 0, 0] [1, 3, 4, 8] [1, 1, 1, 1] : tensor<3x3x4x8xf32> to tensor<1x3x4x8xf32>
        %extracted_slice_1 = tensor.extract_slice %arg5[0, %arg2, 0, 0] [1, 1, 8, 8] [1, 1, 1, 1] : tensor<1x8x8x8xf32> to tensor<1x1x8x8xf32>
        %extracted_slice_2 = tensor.extract_slice %extracted_slice[0, 0, 0, 0] [1, 1, 10, 4] [1, 1, 1, 1] : tensor<1x1x10x4xf32> to tensor<1x10x4xf32>
        %extracted_slice_3 = tensor.extract_slice %extracted_slice_0[0, 0, 0, 0] [1, 3, 4, 8] [1, 1, 1, 1] : tensor<1x3x4x8xf32> to tensor<3x4x8xf32>
        %extracted_slice_4 = tensor.extract_slice %extracted_slice_1[0, 0, 0, 0] [1, 1, 8, 8] [1, 1, 1, 1] : tensor<1x1x8x8xf32> to tensor<1x8x8xf32>
        %5 = linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%extracted_slice_2, %extracted_slice_3 : tensor<1x10x4xf32>, tensor<3x4x8xf32>) outs(%extracted_slice_4 : tensor<1x8x8xf32>) -> tensor<1x8x8xf32>
        %inserted_slice = tensor.insert_slice %5 into %extracted_slice_1[0, 0, 0, 0] [1, 1, 8, 8] [1, 1, 1, 1] : tensor<1x8x8xf32> into tensor<1x1x8x8xf32>
        %inserted_slice_5 = tensor.insert_slice %inserted_slice into %arg5[0, %arg2, 0, 0] [1, 1, 8, 8] [1, 1, 1, 1] : tensor<1x1x8x8xf32> into tensor<1x8x8x8xf32>
        scf.yield %inserted_slice_5 : tensor<1x8x8x8xf32>
      }
      scf.yield %3 : tensor<1x8x8x8xf32>
    }
    return %2 : tensor<1x8x8x8xf32>
  }
}

