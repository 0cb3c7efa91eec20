#map = affine_map<(d0) -> (d0 * 16)>
#map1 = affine_map<(d0) -> (d0 * 32)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<48x40xbf16>, %arg1: tensor<40x64xbf16>, %arg2: tensor<40x64xbf16>) -> (tensor<48x64xf32>, tensor<48x64xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<48x64xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<48x64xf32>) -> tensor<48x64xf32>
    %2:2 = scf.forall (%arg3, %arg4) in (3, 2) shared_outs(%arg5 = %1, %arg6 = %1) -> (tensor<48x64xf32>, tensor<48x64xf32>) {
      %3 = affine.apply #map(%arg3)
      %4 = affine.apply #map1(%arg4)
      %extracted_slice = tensor.extract_slice %arg0[%3, 0] [16, 40] [1, 1] : tensor<48x40xbf16> to tensor<16x40xbf16>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, %4] [40, 32] [1, 1] : tensor<40x64xbf16> to tensor<40x32xbf16>
      %extracted_slice_1 = tensor.extract_slice %arg5[%3, %4] [16, 32] [1, 1] : tensor<48x64xf32> to tensor<16x32xf32>
      %5 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<16x40xbf16>, tensor<40x32xbf16>) outs(%extracted_slice_1 : tensor<16x32xf32>) -> tensor<16x32xf32>
      %extracted_slice_2 = tensor.extract_slice %arg2[0, %4] [40, 32] [1, 1] : tensor<40x64xbf16> to tensor<40x32xbf16>
      %extracted_slice_3 = tensor.extract_slice %arg6[%3, %4] [16, 32] [1, 1] : tensor<48x64xf32> to tensor<16x32xf32>
      %6 = linalg.matmul ins(%extracted_slice, %extracted_slice_2 : tensor<16x40xbf16>, tensor<40x32xbf16>) outs(%extracted_slice_3 : tensor<16x32xf32>) -> tensor<16x32xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %5 into %arg5[%3, %4] [16, 32] [1, 1] : tensor<16x32xf32> into tensor<48x64xf32>
        tensor.parallel_insert_slice %6 into %arg6[%3, %4] [16, 32] [1, 1] : tensor<16x32xf32> into tensor<48x64xf32>
      }
    }
    return %2#0, %2#1 : tensor<48x64xf32>, tensor<48x64xf32>
  }
}

