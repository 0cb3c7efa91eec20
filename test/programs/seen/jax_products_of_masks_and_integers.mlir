#map = affine_map<(d0, d1) -> (d0, d1)>
module @jit_products_of_masks_and_integers {
  func.func public @main(%arg0: tensor<8x12xi1>, %arg1: tensor<12x10xf32>, %arg2: tensor<8x12xi32>, %arg3: tensor<12x10xi8> {iree.abi.encoding = tensor<12x10xui8>}) -> (tensor<8x10xf32>, tensor<8x10xf32>, tensor<8x10xi32>, tensor<8x10xi1>) {
    %c7_i8 = arith.constant 7 : i8
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant -1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x10xf32>
    %1 = linalg.fill ins(%cst_1 : f32) outs(%0 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<8x12xi1>, tensor<12x10xf32>) outs(%1 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %3 = tensor.empty() : tensor<8x12xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x12xi1>) outs(%3 : tensor<8x12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %20 = arith.select %in, %cst_0, %cst : f32
      linalg.yield %20 : f32
    } -> tensor<8x12xf32>
    %5 = tensor.empty() : tensor<12x10xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<12x10xf32>) outs(%5 : tensor<12x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.cmpf one, %in, %cst_1 : f32
      %21 = arith.uitofp %20 : i1 to f32
      %22 = math.copysign %21, %in : f32
      %23 = arith.cmpf uno, %in, %in : f32
      %24 = arith.select %23, %in, %22 : f32
      linalg.yield %24 : f32
    } -> tensor<12x10xf32>
    %7 = tensor.empty() : tensor<8x10xf32>
    %8 = linalg.fill ins(%cst_1 : f32) outs(%7 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %9 = linalg.matmul ins(%4, %6 : tensor<8x12xf32>, tensor<12x10xf32>) outs(%8 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %10 = tensor.empty() : tensor<8x10xi32>
    %11 = linalg.fill ins(%c0_i32 : i32) outs(%10 : tensor<8x10xi32>) -> tensor<8x10xi32>
    %12 = linalg.matmul ins(%arg2, %arg3 : tensor<8x12xi32>, tensor<12x10xi8>) outs(%11 : tensor<8x10xi32>) -> tensor<8x10xi32>
    %13 = tensor.empty() : tensor<12x10xi1>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<12x10xi8>) outs(%13 : tensor<12x10xi1>) {
    ^bb0(%in: i8, %out: i1):
      %20 = arith.cmpi ugt, %in, %c7_i8 : i8
      linalg.yield %20 : i1
    } -> tensor<12x10xi1>
    %15 = tensor.empty() : tensor<8x10xi32>
    %16 = linalg.fill ins(%c0_i32 : i32) outs(%15 : tensor<8x10xi32>) -> tensor<8x10xi32>
    %17 = linalg.matmul ins(%arg0, %14 : tensor<8x12xi1>, tensor<12x10xi1>) outs(%16 : tensor<8x10xi32>) -> tensor<8x10xi32>
    %18 = tensor.empty() : tensor<8x10xi1>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<8x10xi32>) outs(%18 : tensor<8x10xi1>) {
    ^bb0(%in: i32, %out: i1):
      %20 = arith.cmpi sgt, %in, %c0_i32 : i32
      linalg.yield %20 : i1
    } -> tensor<8x10xi1>
    return %2, %9, %12, %19 : tensor<8x10xf32>, tensor<8x10xf32>, tensor<8x10xi32>, tensor<8x10xi1>
  }
}

