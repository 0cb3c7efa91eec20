// What MLIR makes of a program: tiled reduction for.
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<50x36xf32>, %arg1: tensor<36x28xf32>, %arg2: tensor<28xf32>) -> tensor<50x28xf32> {
    %c12 = arith.constant 12 : index
    %c36 = arith.constant 36 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<50x28xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<50x28xf32>) -> tensor<50x28xf32>
    %2 = tensor.empty() : tensor<50x28x12xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<50x28x12xf32>) -> tensor<50x28x12xf32>
    %4 = scf.for %arg3 = %c0 to %c36 step %c12 iter_args(%arg4 = %3) -> (tensor<50x28x12xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[0, %arg3] [50, 12] [1, 1] : tensor<50x36xf32> to tensor<50x12xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[%arg3, 0] [12, 28] [1, 1] : tensor<36x28xf32> to tensor<12x28xf32>
      %6 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_0 : tensor<50x12xf32>, tensor<12x28xf32>) outs(%arg4 : tensor<50x28x12xf32>) {
      ^bb0(%in: f32, %in_1: f32, %out: f32):
        %7 = arith.mulf %in, %in_1 : f32
        %8 = arith.addf %out, %7 : f32
        linalg.yield %8 : f32
      } -> tensor<50x28x12xf32>
      scf.yield %6 : tensor<50x28x12xf32>
    }
    %reduced = linalg.reduce ins(%4 : tensor<50x28x12xf32>) outs(%1 : tensor<50x28xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %6 = arith.addf %in, %init : f32
        linalg.yield %6 : f32
      }
    %5 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%reduced, %arg2 : tensor<50x28xf32>, tensor<28xf32>) outs(%0 : tensor<50x28xf32>) attrs =  {last} {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.addf %in, %in_0 : f32
      %7 = arith.maximumf %6, %cst : f32
      linalg.yield %7 : f32
    } -> tensor<50x28xf32>
    return %5 : tensor<50x28xf32>
  }
}

