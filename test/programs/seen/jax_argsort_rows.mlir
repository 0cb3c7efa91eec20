#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_argsort_rows {
  func.func public @main(%arg0: tensor<12x20xf32>) -> tensor<12x20xi32> {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0x7FC00000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<12x20xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<12x20xi32>) {
    ^bb0(%out: i32):
      %3 = linalg.index 1 : index
      %4 = arith.index_cast %3 : index to i32
      linalg.yield %4 : i32
    } -> tensor<12x20xi32>
    %2:2 = iree_linalg_ext.sort dimension(1) outs(%arg0, %1 : tensor<12x20xf32>, tensor<12x20xi32>) {
    ^bb0(%arg1: f32, %arg2: f32, %arg3: i32, %arg4: i32):
      %3 = arith.cmpf oeq, %arg1, %cst_0 : f32
      %4 = arith.select %3, %cst_0, %arg1 : f32
      %5 = arith.cmpf une, %arg1, %arg1 : f32
      %6 = arith.select %5, %cst, %4 : f32
      %7 = arith.cmpf oeq, %arg2, %cst_0 : f32
      %8 = arith.select %7, %cst_0, %arg2 : f32
      %9 = arith.cmpf une, %arg2, %arg2 : f32
      %10 = arith.select %9, %cst, %8 : f32
      %11 = arith.bitcast %6 : f32 to i32
      %12 = arith.cmpi slt, %11, %c0_i32 : i32
      %13 = arith.subi %c2147483647_i32, %11 : i32
      %14 = arith.select %12, %13, %11 : i32
      %15 = arith.bitcast %10 : f32 to i32
      %16 = arith.cmpi slt, %15, %c0_i32 : i32
      %17 = arith.subi %c2147483647_i32, %15 : i32
      %18 = arith.select %16, %17, %15 : i32
      %19 = arith.cmpi slt, %14, %18 : i32
      iree_linalg_ext.yield %19 : i1
    } -> tensor<12x20xf32>, tensor<12x20xi32>
    return %2#1 : tensor<12x20xi32>
  }
}

