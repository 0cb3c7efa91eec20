#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<?x11xf32>) -> (tensor<?x4xf32>, tensor<?x11xi64>) {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x11xf32>
    %0 = tensor.empty(%dim) : tensor<?x11xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<?x11xi64>) {
    ^bb0(%out: i64):
      %4 = linalg.index 1 : index
      %5 = arith.index_cast %4 : index to i64
      linalg.yield %5 : i64
    } -> tensor<?x11xi64>
    %2:2 = tm_tensor.sort dimension(1) outs(%arg0, %1 : tensor<?x11xf32>, tensor<?x11xi64>) {
    ^bb0(%arg1: f32, %arg2: f32, %arg3: i64, %arg4: i64):
      %4 = arith.cmpf oge, %arg1, %arg2 : f32
      tm_tensor.yield %4 : i1
    } -> tensor<?x11xf32>, tensor<?x11xi64>
    %dim_0 = tensor.dim %2#0, %c0 : tensor<?x11xf32>
    %extracted_slice = tensor.extract_slice %2#0[0, 0] [%dim_0, 4] [1, 1] : tensor<?x11xf32> to tensor<?x4xf32>
    %3:2 = tm_tensor.sort dimension(1) outs(%arg0, %1 : tensor<?x11xf32>, tensor<?x11xi64>) {
    ^bb0(%arg1: f32, %arg2: f32, %arg3: i64, %arg4: i64):
      %4 = arith.cmpf oge, %arg1, %arg2 : f32
      tm_tensor.yield %4 : i1
    } -> tensor<?x11xf32>, tensor<?x11xi64>
    return %extracted_slice, %3#1 : tensor<?x4xf32>, tensor<?x11xi64>
  }
}
