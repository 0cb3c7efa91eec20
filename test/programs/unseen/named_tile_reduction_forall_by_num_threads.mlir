#map = affine_map<(d0) -> (d0 * 18)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
module attributes {transform.with_named_sequence} {
  func.func @main(%arg0: tensor<70x90xf16>, %arg1: tensor<90x50xf16>, %arg2: tensor<70x50xf32>) -> tensor<70x50xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<70x50xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<70x50xf32>) -> tensor<70x50xf32>
    %2 = tensor.empty() : tensor<70x50x5xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<70x50x5xf32>) -> tensor<70x50x5xf32>
    %4 = scf.forall (%arg3) in (5) shared_outs(%arg4 = %3) -> (tensor<70x50x5xf32>) {
      %6 = affine.apply #map(%arg3)
      %extracted_slice = tensor.extract_slice %arg0[0, %6] [70, 18] [1, 1] : tensor<70x90xf16> to tensor<70x18xf16>
      %extracted_slice_0 = tensor.extract_slice %arg1[%6, 0] [18, 50] [1, 1] : tensor<90x50xf16> to tensor<18x50xf16>
      %extracted_slice_1 = tensor.extract_slice %arg4[0, 0, %arg3] [70, 50, 1] [1, 1, 1] : tensor<70x50x5xf32> to tensor<70x50xf32>
      %7 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%extracted_slice, %extracted_slice_0 : tensor<70x18xf16>, tensor<18x50xf16>) outs(%extracted_slice_1 : tensor<70x50xf32>) {
      ^bb0(%in: f16, %in_2: f16, %out: f32):
        %8 = arith.extf %in : f16 to f32
        %9 = arith.extf %in_2 : f16 to f32
        %10 = arith.mulf %8, %9 : f32
        %11 = arith.addf %out, %10 : f32
        linalg.yield %11 : f32
      } -> tensor<70x50xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %7 into %arg4[0, 0, %arg3] [70, 50, 1] [1, 1, 1] : tensor<70x50xf32> into tensor<70x50x5xf32>
      }
    }
    %reduced = linalg.reduce ins(%4 : tensor<70x50x5xf32>) outs(%1 : tensor<70x50xf32>) dimensions = [2] 
      (%in: f32, %init: f32) {
        %6 = arith.addf %in, %init : f32
        linalg.yield %6 : f32
      }
    %5 = linalg.elementwise <add> ins(%reduced, %arg2 : tensor<70x50xf32>, tensor<70x50xf32>) outs(%0 : tensor<70x50xf32>) -> tensor<70x50xf32>
    return %5 : tensor<70x50xf32>
  }
}

