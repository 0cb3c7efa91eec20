// What MLIR makes of a program: batch tiled one rank reduced.
module {
  func.func @main(%arg0: tensor<5x20x36xbf16>, %arg1: tensor<5x36x24xbf16>) -> tensor<5x20x24xf32> {
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<5x20x24xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5x20x24xf32>) -> tensor<5x20x24xf32>
    %2 = scf.for %arg2 = %c0 to %c5 step %c1 iter_args(%arg3 = %1) -> (tensor<5x20x24xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[%arg2, 0, 0] [1, 20, 36] [1, 1, 1] : tensor<5x20x36xbf16> to tensor<20x36xbf16>
      %expanded = tensor.expand_shape %extracted_slice [[0, 1], [2]] output_shape [1, 20, 36] : tensor<20x36xbf16> into tensor<1x20x36xbf16>
      %extracted_slice_0 = tensor.extract_slice %arg1[%arg2, 0, 0] [1, 36, 24] [1, 1, 1] : tensor<5x36x24xbf16> to tensor<36x24xbf16>
      %expanded_1 = tensor.expand_shape %extracted_slice_0 [[0, 1], [2]] output_shape [1, 36, 24] : tensor<36x24xbf16> into tensor<1x36x24xbf16>
      %extracted_slice_2 = tensor.extract_slice %arg3[%arg2, 0, 0] [1, 20, 24] [1, 1, 1] : tensor<5x20x24xf32> to tensor<20x24xf32>
      %expanded_3 = tensor.expand_shape %extracted_slice_2 [[0, 1], [2]] output_shape [1, 20, 24] : tensor<20x24xf32> into tensor<1x20x24xf32>
      %3 = linalg.batch_matmul ins(%expanded, %expanded_1 : tensor<1x20x36xbf16>, tensor<1x36x24xbf16>) outs(%expanded_3 : tensor<1x20x24xf32>) -> tensor<1x20x24xf32>
      %collapsed = tensor.collapse_shape %3 [[0, 1], [2]] : tensor<1x20x24xf32> into tensor<20x24xf32>
      %inserted_slice = tensor.insert_slice %collapsed into %arg3[%arg2, 0, 0] [1, 20, 24] [1, 1, 1] : tensor<20x24xf32> into tensor<5x20x24xf32>
      scf.yield %inserted_slice : tensor<5x20x24xf32>
    }
    return %2 : tensor<5x20x24xf32>
  }
}

