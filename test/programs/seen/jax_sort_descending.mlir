#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_sort_descending {
  func.func public @main(%arg0: tensor<6x33xf32>) -> tensor<6x33xf32> {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %0 = tensor.empty() : tensor<6x33xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x33xf32>) outs(%0 : tensor<6x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.negf %in : f32
      linalg.yield %5 : f32
    } -> tensor<6x33xf32>
    %2 = iree_linalg_ext.sort dimension(1) outs(%1 : tensor<6x33xf32>) {
    ^bb0(%arg1: f32, %arg2: f32):
      %5 = arith.cmpf oeq, %arg1, %cst : f32
      %6 = arith.select %5, %cst, %arg1 : f32
      %7 = arith.cmpf une, %arg1, %arg1 : f32
      %8 = arith.select %7, %cst_0, %6 : f32
      %9 = arith.cmpf oeq, %arg2, %cst : f32
      %10 = arith.select %9, %cst, %arg2 : f32
      %11 = arith.cmpf une, %arg2, %arg2 : f32
      %12 = arith.select %11, %cst_0, %10 : f32
      %13 = arith.bitcast %8 : f32 to i32
      %14 = arith.cmpi slt, %13, %c0_i32 : i32
      %15 = arith.subi %c2147483647_i32, %13 : i32
      %16 = arith.select %14, %15, %13 : i32
      %17 = arith.bitcast %12 : f32 to i32
      %18 = arith.cmpi slt, %17, %c0_i32 : i32
      %19 = arith.subi %c2147483647_i32, %17 : i32
      %20 = arith.select %18, %19, %17 : i32
      %21 = arith.cmpi slt, %16, %20 : i32
      iree_linalg_ext.yield %21 : i1
    } -> tensor<6x33xf32>
    %3 = tensor.empty() : tensor<6x33xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<6x33xf32>) outs(%3 : tensor<6x33xf32>) {
    ^bb0(%in: f32, %out: f32):
      %5 = arith.negf %in : f32
      linalg.yield %5 : f32
    } -> tensor<6x33xf32>
    return %4 : tensor<6x33xf32>
  }
}

