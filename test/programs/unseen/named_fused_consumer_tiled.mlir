// What MLIR makes of a program: fused consumer tiled.
#map = affine_map<(d0) -> (-d0 + 50, 16)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<50x36xf32>, %arg1: tensor<36x28xf32>, %arg2: tensor<28xf32>) -> tensor<50x28xf32> {
    %c14 = arith.constant 14 : index
    %c16 = arith.constant 16 : index
    %c28 = arith.constant 28 : index
    %c50 = arith.constant 50 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<50x28xf32>
    %1 = scf.for %arg3 = %c0 to %c50 step %c16 iter_args(%arg4 = %0) -> (tensor<50x28xf32>) {
      %2 = scf.for %arg5 = %c0 to %c28 step %c14 iter_args(%arg6 = %arg4) -> (tensor<50x28xf32>) {
        %3 = affine.min #map(%arg3)
        %extracted_slice = tensor.extract_slice %arg0[%arg3, 0] [%3, 36] [1, 1] : tensor<50x36xf32> to tensor<?x36xf32>
        %extracted_slice_0 = tensor.extract_slice %arg1[0, %arg5] [36, 14] [1, 1] : tensor<36x28xf32> to tensor<36x14xf32>
        %extracted_slice_1 = tensor.extract_slice %0[%arg3, %arg5] [%3, 14] [1, 1] : tensor<50x28xf32> to tensor<?x14xf32>
        %4 = linalg.fill ins(%cst : f32) outs(%extracted_slice_1 : tensor<?x14xf32>) -> tensor<?x14xf32>
        %5 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<?x36xf32>, tensor<36x14xf32>) outs(%4 : tensor<?x14xf32>) -> tensor<?x14xf32>
        %extracted_slice_2 = tensor.extract_slice %arg2[%arg5] [14] [1] : tensor<28xf32> to tensor<14xf32>
        %extracted_slice_3 = tensor.extract_slice %arg6[%arg3, %arg5] [%3, 14] [1, 1] : tensor<50x28xf32> to tensor<?x14xf32>
        %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %extracted_slice_2 : tensor<?x14xf32>, tensor<14xf32>) outs(%extracted_slice_3 : tensor<?x14xf32>) attrs =  {last} {
        ^bb0(%in: f32, %in_4: f32, %out: f32):
          %7 = arith.addf %in, %in_4 : f32
          %8 = arith.maximumf %7, %cst : f32
          linalg.yield %8 : f32
        } -> tensor<?x14xf32>
        %inserted_slice = tensor.insert_slice %6 into %arg6[%arg3, %arg5] [%3, 14] [1, 1] : tensor<?x14xf32> into tensor<50x28xf32>
        scf.yield %inserted_slice : tensor<50x28xf32>
      }
      scf.yield %2 : tensor<50x28xf32>
    }
    return %1 : tensor<50x28xf32>
  }
}

