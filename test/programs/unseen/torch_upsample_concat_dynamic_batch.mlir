#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<?x3x5x5xf32>) -> tensor<?x6x10x10xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %c9 = arith.constant 9 : index
    %cst_1 = arith.constant 4.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x5x5xf32>
    %0 = tensor.empty(%dim) : tensor<?x3x10x10xf32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%0 : tensor<?x3x10x10xf32>) {
    ^bb0(%out: f32):
      %4 = linalg.index 0 : index
      %5 = linalg.index 1 : index
      %6 = linalg.index 2 : index
      %7 = linalg.index 3 : index
      %8 = arith.index_cast %6 : index to i64
      %9 = arith.sitofp %8 : i64 to f32
      %10 = arith.divf %9, %cst_0 : f32
      %11 = math.floor %10 : f32
      %12 = arith.maximumf %11, %cst : f32
      %13 = arith.minimumf %12, %cst_1 : f32
      %14 = arith.fptosi %13 : f32 to i64
      %15 = arith.index_cast %14 : i64 to index
      %16 = arith.index_cast %7 : index to i64
      %17 = arith.sitofp %16 : i64 to f32
      %18 = arith.divf %17, %cst_0 : f32
      %19 = math.floor %18 : f32
      %20 = arith.maximumf %19, %cst : f32
      %21 = arith.minimumf %20, %cst_1 : f32
      %22 = arith.fptosi %21 : f32 to i64
      %23 = arith.index_cast %22 : i64 to index
      %extracted = tensor.extract %arg0[%4, %5, %15, %23] : tensor<?x3x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x3x10x10xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x3x10x10xf32>) -> tensor<?x3x10x10xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<?x3x10x10xf32>) outs(%2 : tensor<?x3x10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = linalg.index 0 : index
      %5 = linalg.index 1 : index
      %6 = linalg.index 2 : index
      %7 = linalg.index 3 : index
      %8 = arith.subi %c9, %7 : index
      %extracted = tensor.extract %1[%4, %5, %6, %8] : tensor<?x3x10x10xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x3x10x10xf32>
    %concat = tensor.concat dim(1) %1, %3 : (tensor<?x3x10x10xf32>, tensor<?x3x10x10xf32>) -> tensor<?x6x10x10xf32>
    return %concat : tensor<?x6x10x10xf32>
  }
}
