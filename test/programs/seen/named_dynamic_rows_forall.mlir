// What MLIR makes of a program: dynamic rows forall.
#map = affine_map<(d0) -> (d0 * 14)>
module {
  func.func @main(%arg0: tensor<?x36xf32>, %arg1: tensor<36x28xf32>) -> tensor<?x28xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x36xf32>
    %0 = tensor.empty(%dim) : tensor<?x28xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x28xf32>) -> tensor<?x28xf32>
    %2 = scf.forall (%arg2) in (2) shared_outs(%arg3 = %1) -> (tensor<?x28xf32>) {
      %3 = affine.apply #map(%arg2)
      %extracted_slice = tensor.extract_slice %arg0[0, 0] [%dim, 36] [1, 1] : tensor<?x36xf32> to tensor<?x36xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, %3] [36, 14] [1, 1] : tensor<36x28xf32> to tensor<36x14xf32>
      %extracted_slice_1 = tensor.extract_slice %arg3[0, %3] [%dim, 14] [1, 1] : tensor<?x28xf32> to tensor<?x14xf32>
      %4 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<?x36xf32>, tensor<36x14xf32>) outs(%extracted_slice_1 : tensor<?x14xf32>) -> tensor<?x14xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %arg3[0, %3] [%dim, 14] [1, 1] : tensor<?x14xf32> into tensor<?x28xf32>
      }
    }
    return %2 : tensor<?x28xf32>
  }
}

