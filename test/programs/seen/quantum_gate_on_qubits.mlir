// A gate of two qubits on a state of eight: the state's qubits 2 and 5, by reshapes and transposes.
func.func @main(%gate: tensor<4x4xcomplex<f32>>, %state: tensor<256xcomplex<f32>>) -> (tensor<256xcomplex<f32>>, tensor<256xf32>) {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = tensor.expand_shape %state [[0, 1, 2, 3, 4]] output_shape [4, 2, 4, 2, 4] : tensor<256xcomplex<f32>> into tensor<4x2x4x2x4xcomplex<f32>>
  %1 = tensor.empty() : tensor<2x2x4x4x4xcomplex<f32>>
  %2 = linalg.transpose ins(%0 : tensor<4x2x4x2x4xcomplex<f32>>) outs(%1 : tensor<2x2x4x4x4xcomplex<f32>>) permutation = [1, 3, 0, 2, 4]
  %3 = tensor.collapse_shape %2 [[0, 1], [2, 3, 4]] : tensor<2x2x4x4x4xcomplex<f32>> into tensor<4x64xcomplex<f32>>
  %4 = tensor.empty() : tensor<4x64xcomplex<f32>>
  %5 = linalg.fill ins(%zero : complex<f32>) outs(%4 : tensor<4x64xcomplex<f32>>) -> tensor<4x64xcomplex<f32>>
  %6 = linalg.matmul ins(%gate, %3 : tensor<4x4xcomplex<f32>>, tensor<4x64xcomplex<f32>>) outs(%5 : tensor<4x64xcomplex<f32>>) -> tensor<4x64xcomplex<f32>>
  %7 = tensor.expand_shape %6 [[0, 1], [2, 3, 4]] output_shape [2, 2, 4, 4, 4] : tensor<4x64xcomplex<f32>> into tensor<2x2x4x4x4xcomplex<f32>>
  %8 = tensor.empty() : tensor<4x2x4x2x4xcomplex<f32>>
  %9 = linalg.transpose ins(%7 : tensor<2x2x4x4x4xcomplex<f32>>) outs(%8 : tensor<4x2x4x2x4xcomplex<f32>>) permutation = [2, 0, 3, 1, 4]
  %10 = tensor.collapse_shape %9 [[0, 1, 2, 3, 4]] : tensor<4x2x4x2x4xcomplex<f32>> into tensor<256xcomplex<f32>>
  %11 = tensor.empty() : tensor<256xf32>
  %12 = linalg.map ins(%10 : tensor<256xcomplex<f32>>) outs(%11 : tensor<256xf32>) (%a: complex<f32>) {
    %s = complex.abs %a : complex<f32>
    %p = arith.mulf %s, %s : f32
    linalg.yield %p : f32
  }
  return %10, %12 : tensor<256xcomplex<f32>>, tensor<256xf32>
}
