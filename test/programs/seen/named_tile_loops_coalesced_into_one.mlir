#map = affine_map<(d0) -> (d0 * 10)>
#map1 = affine_map<(d0) -> (d0 * 16)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<64x70xbf16>, %arg1: tensor<70x50xbf16>, %arg2: tensor<50x33xbf16>, %arg3: tensor<64x33xf32>) -> (tensor<64x33xf32>, tensor<64x50xbf16>) {
    %c20 = arith.constant 20 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x50xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<64x50xf32>) -> tensor<64x50xf32>
    %2 = scf.for %arg4 = %c0 to %c20 step %c1 iter_args(%arg5 = %1) -> (tensor<64x50xf32>) {
      %6:2 = affine.delinearize_index %arg4 into (4, 5) : index, index
      %7 = affine.apply #map(%6#1)
      %8 = affine.apply #map1(%6#0)
      %extracted_slice = tensor.extract_slice %arg0[%8, 0] [16, 70] [1, 1] : tensor<64x70xbf16> to tensor<16x70xbf16>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, %7] [70, 10] [1, 1] : tensor<70x50xbf16> to tensor<70x10xbf16>
      %extracted_slice_1 = tensor.extract_slice %arg5[%8, %7] [16, 10] [1, 1] : tensor<64x50xf32> to tensor<16x10xf32>
      %9 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<16x70xbf16>, tensor<70x10xbf16>) outs(%extracted_slice_1 : tensor<16x10xf32>) -> tensor<16x10xf32>
      %inserted_slice = tensor.insert_slice %9 into %arg5[%8, %7] [16, 10] [1, 1] : tensor<16x10xf32> into tensor<64x50xf32>
      scf.yield %inserted_slice : tensor<64x50xf32>
    }
    %3 = tensor.empty() : tensor<64x50xbf16>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<64x50xf32>) outs(%3 : tensor<64x50xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %6 = math.tanh %in : f32
      %7 = arith.truncf %6 : f32 to bf16
      linalg.yield %7 : bf16
    } -> tensor<64x50xbf16>
    %5 = linalg.matmul ins(%4, %arg2 : tensor<64x50xbf16>, tensor<50x33xbf16>) outs(%arg3 : tensor<64x33xf32>) -> tensor<64x33xf32>
    return %5, %4 : tensor<64x33xf32>, tensor<64x50xbf16>
  }
}

