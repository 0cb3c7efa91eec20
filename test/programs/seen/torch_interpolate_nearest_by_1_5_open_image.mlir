#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<2x3x?x?xf32>) -> tensor<2x3x?x?xf32> {
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.500000e+00 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %dim = tensor.dim %arg0, %c2 : tensor<2x3x?x?xf32>
    %0 = arith.index_cast %dim : index to i64
    %dim_3 = tensor.dim %arg0, %c3 : tensor<2x3x?x?xf32>
    %1 = arith.index_cast %dim_3 : index to i64
    %2 = arith.sitofp %0 : i64 to f32
    %3 = arith.mulf %2, %cst_1 : f32
    %4 = math.floor %3 : f32
    %5 = arith.fptosi %4 : f32 to i64
    %6 = arith.sitofp %1 : i64 to f32
    %7 = arith.mulf %6, %cst_1 : f32
    %8 = math.floor %7 : f32
    %9 = arith.fptosi %8 : f32 to i64
    %10 = arith.index_cast %5 : i64 to index
    %11 = arith.index_cast %9 : i64 to index
    %12 = tensor.empty(%10, %11) : tensor<2x3x?x?xf32>
    %13 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%12 : tensor<2x3x?x?xf32>) {
    ^bb0(%out: f32):
      %15 = linalg.index 0 : index
      %16 = linalg.index 1 : index
      %17 = linalg.index 2 : index
      %18 = linalg.index 3 : index
      %19 = arith.index_cast %17 : index to i64
      %20 = arith.sitofp %19 : i64 to f32
      %21 = arith.divf %20, %cst_1 : f32
      %22 = math.floor %21 : f32
      %23 = arith.subf %2, %cst : f32
      %24 = arith.maximumf %22, %cst_0 : f32
      %25 = arith.minimumf %24, %23 : f32
      %26 = arith.fptosi %25 : f32 to i64
      %27 = arith.index_cast %26 : i64 to index
      %28 = arith.index_cast %18 : index to i64
      %29 = arith.sitofp %28 : i64 to f32
      %30 = arith.divf %29, %cst_1 : f32
      %31 = math.floor %30 : f32
      %32 = arith.subf %6, %cst : f32
      %33 = arith.maximumf %31, %cst_0 : f32
      %34 = arith.minimumf %33, %32 : f32
      %35 = arith.fptosi %34 : f32 to i64
      %36 = arith.index_cast %35 : i64 to index
      %extracted = tensor.extract %arg0[%15, %16, %27, %36] : tensor<2x3x?x?xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x?x?xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%13 : tensor<2x3x?x?xf32>) outs(%12 : tensor<2x3x?x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.mulf %in, %cst_2 : f32
      linalg.yield %15 : f32
    } -> tensor<2x3x?x?xf32>
    return %14 : tensor<2x3x?x?xf32>
  }
}
