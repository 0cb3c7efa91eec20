#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d2)>
module {
  func.func @main(%arg0: tensor<?x?x8xf32>) -> (tensor<?x?x8xf32>, tensor<?x3x8xf32>, tensor<?x8xf32>) {
    %c-3_i64 = arith.constant -3 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-1 = arith.constant -1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c1_i64 = arith.constant 1 : i64
    %c2 = arith.constant 2 : index
    %dim = tensor.dim %arg0, %c1 : tensor<?x?x8xf32>
    %0 = arith.index_cast %dim : index to i64
    %1 = arith.minsi %0, %c0_i64 : i64
    %2 = arith.index_cast %1 : i64 to index
    %3 = arith.addi %dim, %c-1 : index
    %4 = arith.cmpi slt, %3, %c0 : index
    %5 = arith.select %4, %c-1, %3 : index
    %6 = arith.minsi %5, %dim : index
    %dim_0 = tensor.dim %arg0, %c0 : tensor<?x?x8xf32>
    %7 = arith.subi %6, %2 : index
    %8 = arith.maxsi %7, %c0 : index
    %extracted_slice = tensor.extract_slice %arg0[0, %2, 0] [%dim_0, %8, 8] [1, 1, 1] : tensor<?x?x8xf32> to tensor<?x?x8xf32>
    %9 = arith.minsi %0, %c1_i64 : i64
    %10 = arith.index_cast %9 : i64 to index
    %11 = arith.subi %dim, %10 : index
    %12 = arith.maxsi %11, %c0 : index
    %extracted_slice_1 = tensor.extract_slice %arg0[0, %10, 0] [%dim_0, %12, 8] [1, 1, 1] : tensor<?x?x8xf32> to tensor<?x?x8xf32>
    %13 = arith.cmpi eq, %8, %12 : index
    cf.assert %13, "mismatched size for broadcast"
    %14 = tensor.empty(%dim_0, %8) : tensor<?x?x8xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_1 : tensor<?x?x8xf32>, tensor<?x?x8xf32>) outs(%14 : tensor<?x?x8xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %27 = arith.subf %in, %in_4 : f32
      linalg.yield %27 : f32
    } -> tensor<?x?x8xf32>
    %16 = arith.addi %0, %c-3_i64 : i64
    %17 = arith.maxsi %16, %c0_i64 : i64
    %18 = arith.minsi %17, %0 : i64
    %19 = arith.index_cast %18 : i64 to index
    %extracted_slice_2 = tensor.extract_slice %arg0[0, %19, 0] [%dim_0, 3, 8] [1, 1, 1] : tensor<?x?x8xf32> to tensor<?x3x8xf32>
    %20 = arith.subi %dim, %2 : index
    %21 = arith.addi %20, %c1 : index
    %22 = arith.floordivsi %21, %c2 : index
    %23 = arith.maxsi %22, %c0 : index
    %extracted_slice_3 = tensor.extract_slice %arg0[0, %2, 0] [%dim_0, %23, 8] [1, 2, 1] : tensor<?x?x8xf32> to tensor<?x?x8xf32>
    %24 = tensor.empty(%dim_0) : tensor<?x8xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "parallel"]} ins(%extracted_slice_3 : tensor<?x?x8xf32>) outs(%25 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = arith.addf %in, %out : f32
      linalg.yield %27 : f32
    } -> tensor<?x8xf32>
    return %15, %extracted_slice_2, %26 : tensor<?x?x8xf32>, tensor<?x3x8xf32>, tensor<?x8xf32>
  }
}
