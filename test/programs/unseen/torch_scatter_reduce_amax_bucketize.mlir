#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<9x4xf32>, %arg1: tensor<9xi64>, %arg2: tensor<9xf32>) -> (tensor<3x4xf32>, tensor<9xi64>) {
    %cst = arith.constant dense<-9.000000e+00> : tensor<3x4xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %c4 = arith.constant 4 : index
    %c9 = arith.constant 9 : index
    %cst_1 = arith.constant dense_resource<torch_tensor_3_torch.float32> : tensor<3xf32>
    %0 = tensor.empty() : tensor<9x4xi64>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<9xi64>) outs(%0 : tensor<9x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<9x4xi64>
    %2 = tensor.empty() : tensor<36x1xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<36x1xi64>) -> tensor<36x1xi64>
    %4 = tensor.empty() : tensor<36xf32>
    %5 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<36xf32>) -> tensor<36xf32>
    %6:3 = linalg.generic {indexing_maps = [#map2, #map2, #map3], iterator_types = ["parallel"]} outs(%3, %3, %5 : tensor<36x1xi64>, tensor<36x1xi64>, tensor<36xf32>) {
    ^bb0(%out: i64, %out_3: i64, %out_4: f32):
      %15 = linalg.index 0 : index
      %16 = arith.remsi %15, %c4 : index
      %17 = arith.divsi %15, %c4 : index
      %18 = arith.remsi %17, %c9 : index
      %extracted = tensor.extract %1[%18, %16] : tensor<9x4xi64>
      %extracted_5 = tensor.extract %arg0[%18, %16] : tensor<9x4xf32>
      %19 = arith.index_cast %16 : index to i64
      linalg.yield %extracted, %19, %extracted_5 : i64, i64, f32
    } -> (tensor<36x1xi64>, tensor<36x1xi64>, tensor<36xf32>)
    %7 = tensor.empty() : tensor<36x2xi64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<36x2xi64>) -> tensor<36x2xi64>
    %inserted_slice = tensor.insert_slice %6#0 into %8[0, 0] [36, 1] [1, 1] : tensor<36x1xi64> into tensor<36x2xi64>
    %inserted_slice_2 = tensor.insert_slice %6#1 into %inserted_slice[0, 1] [36, 1] [1, 1] : tensor<36x1xi64> into tensor<36x2xi64>
    %9 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false) ins(%6#2, %inserted_slice_2 : tensor<36xf32>, tensor<36x2xi64>) outs(%cst : tensor<3x4xf32>) {
    ^bb0(%arg3: f32, %arg4: f32):
      %15 = arith.maximumf %arg3, %arg4 : f32
      tm_tensor.yield %15 : f32
    } -> tensor<3x4xf32>
    %expanded = tensor.expand_shape %arg2 [[0, 1]] output_shape [9, 1] : tensor<9xf32> into tensor<9x1xf32>
    %10 = tensor.empty() : tensor<9x3xi1>
    %11 = linalg.generic {indexing_maps = [#map4, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %cst_1 : tensor<9x1xf32>, tensor<3xf32>) outs(%10 : tensor<9x3xi1>) {
    ^bb0(%in: f32, %in_3: f32, %out: i1):
      %15 = arith.cmpf ogt, %in, %in_3 : f32
      linalg.yield %15 : i1
    } -> tensor<9x3xi1>
    %12 = tensor.empty() : tensor<9xi64>
    %13 = linalg.fill ins(%c0_i64 : i64) outs(%12 : tensor<9xi64>) -> tensor<9xi64>
    %14 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "reduction"]} ins(%11 : tensor<9x3xi1>) outs(%13 : tensor<9xi64>) {
    ^bb0(%in: i1, %out: i64):
      %15 = arith.extui %in : i1 to i64
      %16 = arith.addi %15, %out : i64
      linalg.yield %16 : i64
    } -> tensor<9xi64>
    return %9, %14 : tensor<3x4xf32>, tensor<9xi64>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_3_torch.float32: "0x04000000000080BF000000000000803F"
    }
  }
#-}
