#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> ()>
module {
  func.func @main(%arg0: tensor<?x12xf32>) -> tensor<?x12xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = arith.constant 1.000000e-02 : f64
    %cst_1 = arith.constant dense_resource<torch_tensor_12_torch.float32_3> : tensor<12xf32>
    %cst_2 = arith.constant dense_resource<torch_tensor_12_torch.float32_2> : tensor<12xf32>
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant dense_resource<torch_tensor_12_torch.float32_1> : tensor<12xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_12_torch.float32> : tensor<12xf32>
    %0 = tensor.empty() : tensor<12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_4 : tensor<12xf32>) outs(%0 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.truncf %cst_3 : f64 to f32
      %13 = arith.addf %in, %12 : f32
      linalg.yield %13 : f32
    } -> tensor<12xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<12xf32>) outs(%0 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = math.rsqrt %in : f32
      linalg.yield %12 : f32
    } -> tensor<12xf32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x12xf32>
    %3 = tensor.empty(%dim) : tensor<?x12xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %cst_5 : tensor<?x12xf32>, tensor<12xf32>) outs(%3 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %12 = arith.subf %in, %in_6 : f32
      linalg.yield %12 : f32
    } -> tensor<?x12xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %2 : tensor<?x12xf32>, tensor<12xf32>) outs(%3 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %12 = arith.mulf %in, %in_6 : f32
      linalg.yield %12 : f32
    } -> tensor<?x12xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %cst_2 : tensor<?x12xf32>, tensor<12xf32>) outs(%3 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %12 = arith.mulf %in, %in_6 : f32
      linalg.yield %12 : f32
    } -> tensor<?x12xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %cst_1 : tensor<?x12xf32>, tensor<12xf32>) outs(%3 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %12 = arith.addf %in, %in_6 : f32
      linalg.yield %12 : f32
    } -> tensor<?x12xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst, %7 : tensor<f32>, tensor<?x12xf32>) outs(%3 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %12 = arith.cmpf ogt, %in, %in_6 : f32
      %13 = arith.select %12, %in, %in_6 : f32
      linalg.yield %13 : f32
    } -> tensor<?x12xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst, %7 : tensor<f32>, tensor<?x12xf32>) outs(%3 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %12 = arith.cmpf olt, %in, %in_6 : f32
      %13 = arith.select %12, %in, %in_6 : f32
      linalg.yield %13 : f32
    } -> tensor<?x12xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<?x12xf32>) outs(%3 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %12 = arith.truncf %cst_0 : f64 to f32
      %13 = arith.mulf %in, %12 : f32
      linalg.yield %13 : f32
    } -> tensor<?x12xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %10 : tensor<?x12xf32>, tensor<?x12xf32>) outs(%3 : tensor<?x12xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %12 = arith.addf %in, %in_6 : f32
      linalg.yield %12 : f32
    } -> tensor<?x12xf32>
    return %11 : tensor<?x12xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_12_torch.float32_3: "0x04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_12_torch.float32_2: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_12_torch.float32_1: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_12_torch.float32: "0x04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    }
  }
#-}
