// lax.map over pairs.
#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module @jit_mapped_products_one_by_one {
  func.func public @main(%arg0: tensor<3x8x16xf32>, %arg1: tensor<3x16x8xf32>) -> tensor<3x8x8xf32> {
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0x7FC00000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<3x8x8xf32>
    %c0_i32 = arith.constant 0 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.for %arg2 = %c0_i32 to %c3_i32 step %c1_i32 iter_args(%arg3 = %cst_1) -> (tensor<3x8x8xf32>)  : i32 {
      %1 = arith.index_cast %arg2 : i32 to index
      %2 = arith.maxsi %1, %c0 : index
      %3 = arith.minsi %2, %c2 : index
      %extracted_slice = tensor.extract_slice %arg0[%3, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<3x8x16xf32> to tensor<1x8x16xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32>
      %4 = arith.index_cast %arg2 : i32 to index
      %5 = arith.maxsi %4, %c0 : index
      %6 = arith.minsi %5, %c2 : index
      %extracted_slice_2 = tensor.extract_slice %arg1[%6, 0, 0] [1, 16, 8] [1, 1, 1] : tensor<3x16x8xf32> to tensor<1x16x8xf32>
      %collapsed_3 = tensor.collapse_shape %extracted_slice_2 [[0, 1], [2]] : tensor<1x16x8xf32> into tensor<16x8xf32>
      %7 = tensor.empty() : tensor<8x8xf32>
      %8 = linalg.fill ins(%cst_0 : f32) outs(%7 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %9 = linalg.matmul ins(%collapsed, %collapsed_3 : tensor<8x16xf32>, tensor<16x8xf32>) outs(%8 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %10 = iree_linalg_ext.sort dimension(1) outs(%9 : tensor<8x8xf32>) {
      ^bb0(%arg4: f32, %arg5: f32):
        %16 = arith.cmpf oeq, %arg4, %cst_0 : f32
        %17 = arith.select %16, %cst_0, %arg4 : f32
        %18 = arith.cmpf une, %arg4, %arg4 : f32
        %19 = arith.select %18, %cst, %17 : f32
        %20 = arith.cmpf oeq, %arg5, %cst_0 : f32
        %21 = arith.select %20, %cst_0, %arg5 : f32
        %22 = arith.cmpf une, %arg5, %arg5 : f32
        %23 = arith.select %22, %cst, %21 : f32
        %24 = arith.bitcast %19 : f32 to i32
        %25 = arith.cmpi slt, %24, %c0_i32 : i32
        %26 = arith.subi %c2147483647_i32, %24 : i32
        %27 = arith.select %25, %26, %24 : i32
        %28 = arith.bitcast %23 : f32 to i32
        %29 = arith.cmpi slt, %28, %c0_i32 : i32
        %30 = arith.subi %c2147483647_i32, %28 : i32
        %31 = arith.select %29, %30, %28 : i32
        %32 = arith.cmpi slt, %27, %31 : i32
        iree_linalg_ext.yield %32 : i1
      } -> tensor<8x8xf32>
      %11 = tensor.empty() : tensor<1x8x8xf32>
      %12 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<8x8xf32>) outs(%11 : tensor<1x8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8x8xf32>
      %13 = arith.index_cast %arg2 : i32 to index
      %14 = arith.maxsi %13, %c0 : index
      %15 = arith.minsi %14, %c2 : index
      %inserted_slice = tensor.insert_slice %12 into %arg3[%15, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<3x8x8xf32>
      scf.yield %inserted_slice : tensor<3x8x8xf32>
    }
    return %0 : tensor<3x8x8xf32>
  }
}

