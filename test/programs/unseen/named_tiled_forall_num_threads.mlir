// What MLIR makes of a program: tiled forall num threads.
#map = affine_map<(d0) -> (d0 * -17 + 50, 17)>
#map1 = affine_map<(d0) -> (d0 * 17)>
#map2 = affine_map<(d0) -> (d0 * 14)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<50x36xf32>, %arg1: tensor<36x28xf32>, %arg2: tensor<28xf32>) -> tensor<50x28xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<50x28xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<50x28xf32>) -> tensor<50x28xf32>
    %2 = scf.forall (%arg3, %arg4) in (3, 2) shared_outs(%arg5 = %1) -> (tensor<50x28xf32>) {
      %4 = affine.min #map(%arg3)
      %5 = affine.apply #map1(%arg3)
      %6 = affine.apply #map2(%arg4)
      %extracted_slice = tensor.extract_slice %arg0[%5, 0] [%4, 36] [1, 1] : tensor<50x36xf32> to tensor<?x36xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[0, %6] [36, 14] [1, 1] : tensor<36x28xf32> to tensor<36x14xf32>
      %extracted_slice_1 = tensor.extract_slice %arg5[%5, %6] [%4, 14] [1, 1] : tensor<50x28xf32> to tensor<?x14xf32>
      %7 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<?x36xf32>, tensor<36x14xf32>) outs(%extracted_slice_1 : tensor<?x14xf32>) -> tensor<?x14xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %7 into %arg5[%5, %6] [%4, 14] [1, 1] : tensor<?x14xf32> into tensor<50x28xf32>
      }
    } {mapping = [#gpu.block<y>, #gpu.block<x>]}
    %3 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%2, %arg2 : tensor<50x28xf32>, tensor<28xf32>) outs(%0 : tensor<50x28xf32>) attrs =  {last} {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %4 = arith.addf %in, %in_0 : f32
      %5 = arith.maximumf %4, %cst : f32
      linalg.yield %5 : f32
    } -> tensor<50x28xf32>
    return %3 : tensor<50x28xf32>
  }
}

