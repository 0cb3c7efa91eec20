// What MLIR makes of a program: conv tiled rows.
#map = affine_map<(d0) -> (-d0 + 8, 3)>
#map1 = affine_map<(d0) -> (-d0 + 8, 5)>
#map2 = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @main(%arg0: tensor<1x10x10x4xf32>, %arg1: tensor<3x3x4x8xf32>) -> tensor<1x8x8x8xf32> {
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x8x8x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %2 = scf.for %arg2 = %c0 to %c8 step %c3 iter_args(%arg3 = %1) -> (tensor<1x8x8x8xf32>) {
      %3 = scf.for %arg4 = %c0 to %c8 step %c5 iter_args(%arg5 = %arg3) -> (tensor<1x8x8x8xf32>) {
        %4 = affine.min #map(%arg2)
        %5 = affine.min #map1(%arg4)
        %6 = affine.apply #map2(%4)
        %extracted_slice = tensor.extract_slice %arg0[0, %arg2, 0, 0] [1, %6, 10, 4] [1, 1, 1, 1] : tensor<1x10x10x4xf32> to tensor<1x?x10x4xf32>
        %extracted_slice_0 = tensor.extract_slice %arg1[0, 0, 0, %arg4] [3, 3, 4, %5] [1, 1, 1, 1] : tensor<3x3x4x8xf32> to tensor<3x3x4x?xf32>
        %extracted_slice_1 = tensor.extract_slice %arg5[0, %arg2, 0, %arg4] [1, %4, 8, %5] [1, 1, 1, 1] : tensor<1x8x8x8xf32> to tensor<1x?x8x?xf32>
        %7 = linalg.conv_2d_nhwc_hwcf ins(%extracted_slice, %extracted_slice_0 : tensor<1x?x10x4xf32>, tensor<3x3x4x?xf32>) outs(%extracted_slice_1 : tensor<1x?x8x?xf32>) -> tensor<1x?x8x?xf32>
        %inserted_slice = tensor.insert_slice %7 into %arg5[0, %arg2, 0, %arg4] [1, %4, 8, %5] [1, 1, 1, 1] : tensor<1x?x8x?xf32> into tensor<1x8x8x8xf32>
        scf.yield %inserted_slice : tensor<1x8x8x8xf32>
      }
      scf.yield %3 : tensor<1x8x8x8xf32>
    }
    return %2 : tensor<1x8x8x8xf32>
  }
}

