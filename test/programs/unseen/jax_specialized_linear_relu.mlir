#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
module @jit_specialized_linear_relu {
  func.func public @main(%arg0: tensor<16x24xf32>, %arg1: tensor<24x32xf32>, %arg2: tensor<32xf32>) -> tensor<16x32xf32> {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x32xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x24xf32>, tensor<24x32xf32>) outs(%1 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %3 = tensor.empty() : tensor<16x32xf32>
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<32xf32>) outs(%3 : tensor<16x32xf32>) dimensions = [0] 
    %4 = tensor.empty() : tensor<16x32xf32>
    %5 = linalg.elementwise <add> ins(%2, %broadcasted : tensor<16x32xf32>, tensor<16x32xf32>) outs(%4 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %6 = tensor.empty() : tensor<16x32xf32>
    %7 = linalg.elementwise <max_signed> indexing_maps = [#map, #map1, #map] ins(%5, %cst_0 : tensor<16x32xf32>, f32) outs(%6 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %8 = tensor.empty() : tensor<16x32xf32>
    %9 = linalg.elementwise <mul> indexing_maps = [#map, #map1, #map] ins(%7, %cst : tensor<16x32xf32>, f32) outs(%8 : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %9 : tensor<16x32xf32>
  }
}

