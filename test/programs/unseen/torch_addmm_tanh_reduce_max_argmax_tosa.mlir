#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int, pro_fp], extensions = [dynamic, doubleround]>} {
  func.func @main(%arg0: tensor<7x9xf32>, %arg1: tensor<9x5xf32>, %arg2: tensor<7x5xf32>) -> (tensor<7xf32>, tensor<7xi64>, tensor<5xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant -3.40282347E+38 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [1, 7, 9] : tensor<7x9xf32> into tensor<1x7x9xf32>
    %expanded_1 = tensor.expand_shape %arg1 [[0, 1], [2]] output_shape [1, 9, 5] : tensor<9x5xf32> into tensor<1x9x5xf32>
    %0 = tensor.empty() : tensor<1x7x5xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<1x7x5xf32>) -> tensor<1x7x5xf32>
    %2 = linalg.batch_matmul ins(%expanded, %expanded_1 : tensor<1x7x9xf32>, tensor<1x9x5xf32>) outs(%1 : tensor<1x7x5xf32>) -> tensor<1x7x5xf32>
    %collapsed = tensor.collapse_shape %2 [[0, 1], [2]] : tensor<1x7x5xf32> into tensor<7x5xf32>
    %3 = tensor.empty() : tensor<7x5xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %arg2 : tensor<7x5xf32>, tensor<7x5xf32>) outs(%3 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %16 = arith.addf %in, %in_3 : f32
      linalg.yield %16 : f32
    } -> tensor<7x5xf32>
    %5 = tensor.empty() : tensor<7x5xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<7x5xf32>) outs(%5 : tensor<7x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = math.tanh %in : f32
      linalg.yield %16 : f32
    } -> tensor<7x5xf32>
    %7 = tensor.empty() : tensor<7xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<7xf32>) -> tensor<7xf32>
    %reduced = linalg.reduce ins(%6 : tensor<7x5xf32>) outs(%8 : tensor<7xf32>) dimensions = [1] 
      (%in: f32, %init: f32) {
        %16 = arith.maximumf %in, %init : f32
        linalg.yield %16 : f32
      }
    %9 = tensor.empty() : tensor<7xi64>
    %10 = linalg.fill ins(%c0_i64 : i64) outs(%9 : tensor<7xi64>) -> tensor<7xi64>
    %11 = tensor.empty() : tensor<7xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<7xf32>) -> tensor<7xf32>
    %13:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<7x5xf32>) outs(%10, %12 : tensor<7xi64>, tensor<7xf32>) {
    ^bb0(%in: f32, %out: i64, %out_3: f32):
      %16 = linalg.index 1 : index
      %17 = arith.index_cast %16 : index to i64
      %18 = arith.cmpf ugt, %in, %out_3 : f32
      %19 = arith.cmpf ord, %out_3, %out_3 : f32
      %20 = arith.andi %18, %19 : i1
      %21 = arith.select %20, %in, %out_3 : f32
      %22 = arith.select %20, %17, %out : i64
      linalg.yield %22, %21 : i64, f32
    } -> (tensor<7xi64>, tensor<7xf32>)
    %14 = tensor.empty() : tensor<5xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<5xf32>) -> tensor<5xf32>
    %reduced_2 = linalg.reduce ins(%6 : tensor<7x5xf32>) outs(%15 : tensor<5xf32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %16 = arith.addf %in, %init : f32
        linalg.yield %16 : f32
      }
    return %reduced, %13#0, %reduced_2 : tensor<7xf32>, tensor<7xi64>, tensor<5xf32>
  }
}

