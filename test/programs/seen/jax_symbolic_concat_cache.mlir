#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> ()>
module @jit__lambda {
  func.func public @main(%arg0: tensor<?x?x8xf32>, %arg1: tensor<?x1x8xf32>) -> tensor<?x?x8xf32> {
    %c1_i32 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<2.000000e+00> : tensor<f32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x8xf32>
    %0 = arith.index_cast %dim : index to i32
    %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?x8xf32>
    %1 = arith.index_cast %dim_0 : index to i32
    %dim_1 = tensor.dim %arg0, %c0 : tensor<?x?x8xf32>
    %dim_2 = tensor.dim %arg0, %c1 : tensor<?x?x8xf32>
    %2 = arith.addi %dim_2, %c1 : index
    %3 = tensor.empty(%dim_1, %2) : tensor<?x?x8xf32>
    %4 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%3 : tensor<?x?x8xf32>) {
    ^bb0(%out: f32):
      %12 = linalg.index 0 : index
      %13 = linalg.index 2 : index
      %14 = linalg.index 1 : index
      %dim_3 = tensor.dim %arg0, %c1 : tensor<?x?x8xf32>
      %15 = arith.cmpi ult, %14, %dim_3 : index
      %16 = scf.if %15 -> (f32) {
        %extracted = tensor.extract %arg0[%12, %14, %13] : tensor<?x?x8xf32>
        scf.yield %extracted : f32
      } else {
        %17 = arith.subi %14, %dim_3 : index
        %extracted = tensor.extract %arg1[%12, %17, %13] : tensor<?x1x8xf32>
        scf.yield %extracted : f32
      }
      linalg.yield %16 : f32
    } -> tensor<?x?x8xf32>
    %5 = arith.addi %1, %c1_i32 : i32
    %6 = arith.index_cast %0 : i32 to index
    %7 = arith.index_cast %5 : i32 to index
    %8 = tensor.empty(%6, %7) : tensor<?x?x8xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%8 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x8xf32>
    %10 = tensor.empty(%dim_1, %2) : tensor<?x?x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %9 : tensor<?x?x8xf32>, tensor<?x?x8xf32>) outs(%10 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %12 = arith.mulf %in, %in_3 : f32
      linalg.yield %12 : f32
    } -> tensor<?x?x8xf32>
    return %11 : tensor<?x?x8xf32>
  }
}

