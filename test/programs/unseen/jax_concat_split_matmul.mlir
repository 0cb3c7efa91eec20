module @jit_concat_split_matmul {
  func.func public @main(%arg0: tensor<6x8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8x8xf32>) -> (tensor<3x8xf32>, tensor<7x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<10x8xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %0[0, 0] [6, 8] [1, 1] : tensor<6x8xf32> into tensor<10x8xf32>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[6, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<10x8xf32>
    %1 = tensor.empty() : tensor<10x8xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<10x8xf32>) -> tensor<10x8xf32>
    %3 = linalg.matmul ins(%inserted_slice_0, %arg2 : tensor<10x8xf32>, tensor<8x8xf32>) outs(%2 : tensor<10x8xf32>) -> tensor<10x8xf32>
    %extracted_slice = tensor.extract_slice %3[0, 0] [3, 8] [1, 1] : tensor<10x8xf32> to tensor<3x8xf32>
    %extracted_slice_1 = tensor.extract_slice %3[3, 0] [7, 8] [1, 1] : tensor<10x8xf32> to tensor<7x8xf32>
    return %extracted_slice, %extracted_slice_1 : tensor<3x8xf32>, tensor<7x8xf32>
  }
}