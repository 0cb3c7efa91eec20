#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x3x?x10xf32>) -> (tensor<?x3x?x5xf32>, tensor<?x3x?x5xf32>) {
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1_i64 = arith.constant 1 : i64
    %c2 = arith.constant 2 : index
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %c-1_i64 = arith.constant -1 : i64
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x?x10xf32>
    %dim_2 = tensor.dim %arg0, %c2 : tensor<?x3x?x10xf32>
    %0 = arith.index_cast %dim_2 : index to i64
    %1 = arith.subi %0, %c2_i64 : i64
    %2 = arith.floordivsi %1, %c2_i64 : i64
    %3 = arith.addi %2, %c1_i64 : i64
    %4 = arith.index_cast %3 : i64 to index
    %5 = tensor.empty(%dim, %4) : tensor<?x3x?x5xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<?x3x?x5xf32>) -> tensor<?x3x?x5xf32>
    %7 = tensor.empty() : tensor<2x2xf32>
    %8 = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %7 : tensor<?x3x?x10xf32>, tensor<2x2xf32>) outs(%6 : tensor<?x3x?x5xf32>) -> tensor<?x3x?x5xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<?x3x?x5xf32>) outs(%5 : tensor<?x3x?x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %18 = arith.divf %in, %cst_1 : f32
      linalg.yield %18 : f32
    } -> tensor<?x3x?x5xf32>
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst_0 : f32
    } : tensor<?x3x?x10xf32> to tensor<?x3x?x12xf32>
    %10 = arith.addi %0, %c-1_i64 : i64
    %11 = arith.floordivsi %10, %c2_i64 : i64
    %12 = arith.addi %11, %c1_i64 : i64
    %13 = arith.index_cast %12 : i64 to index
    %14 = tensor.empty(%dim, %13) : tensor<?x3x?x5xf32>
    %15 = linalg.fill ins(%cst_0 : f32) outs(%14 : tensor<?x3x?x5xf32>) -> tensor<?x3x?x5xf32>
    %16 = tensor.empty() : tensor<3x3xf32>
    %17 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %16 : tensor<?x3x?x12xf32>, tensor<3x3xf32>) outs(%15 : tensor<?x3x?x5xf32>) -> tensor<?x3x?x5xf32>
    return %9, %17 : tensor<?x3x?x5xf32>, tensor<?x3x?x5xf32>
  }
}
