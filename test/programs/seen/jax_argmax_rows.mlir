module @jit_argmax_rows {
  func.func public @main(%arg0: tensor<12x16xf32>, %arg1: tensor<16x16xf32>) -> (tensor<12xi32>, tensor<12xf32>) {
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<12x16xf32>
    %1 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<12x16xf32>, tensor<16x16xf32>) outs(%1 : tensor<12x16xf32>) -> tensor<12x16xf32>
    %3 = tensor.empty() : tensor<12x16xi32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%3 : tensor<12x16xi32>) {
    ^bb0(%out: i32):
      %13 = linalg.index 1 : index
      %14 = arith.index_cast %13 : index to i32
      linalg.yield %14 : i32
    } -> tensor<12x16xi32>
    %5 = tensor.empty() : tensor<12xf32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<12xf32>) -> tensor<12xf32>
    %7 = tensor.empty() : tensor<12xi32>
    %8 = linalg.fill ins(%c0_i32 : i32) outs(%7 : tensor<12xi32>) -> tensor<12xi32>
    %9:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%2, %4 : tensor<12x16xf32>, tensor<12x16xi32>) outs(%6, %8 : tensor<12xf32>, tensor<12xi32>) {
    ^bb0(%in: f32, %in_1: i32, %out: f32, %out_2: i32):
      %13 = arith.cmpf ogt, %out, %in : f32
      %14 = arith.cmpf une, %out, %out : f32
      %15 = arith.ori %13, %14 : i1
      %16 = arith.cmpf oeq, %out, %in : f32
      %17 = arith.cmpi slt, %out_2, %in_1 : i32
      %18 = arith.andi %16, %17 : i1
      %19 = arith.ori %15, %18 : i1
      %20 = arith.select %15, %out, %in : f32
      %21 = arith.select %19, %out_2, %in_1 : i32
      linalg.yield %20, %21 : f32, i32
    } -> (tensor<12xf32>, tensor<12xi32>)
    %10 = tensor.empty() : tensor<12xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<12xf32>) -> tensor<12xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<12x16xf32>) outs(%11 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %13 = arith.maximumf %out, %in : f32
      linalg.yield %13 : f32
    } -> tensor<12xf32>
    return %9#1, %12 : tensor<12xi32>, tensor<12xf32>
  }
}