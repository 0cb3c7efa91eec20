// All but the first row, and every column but the last.
module {
  func.func @main(%arg0: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
    %rows = arith.subi %dim, %c1 : index
    %columns = arith.subi %dim_0, %c1 : index
    %0 = tensor.extract_slice %arg0[1, 0] [%rows, %columns] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}
