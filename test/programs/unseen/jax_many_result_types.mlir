#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0) -> (d0)>
module @jit_many_result_types {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xbf16>, %arg2: tensor<8x8xf16>, %arg3: tensor<8x8xi8>, %arg4: tensor<8xi1>) -> (tensor<8x8xi1>, tensor<8x8xbf16>, tensor<8x8xf16>, tensor<8x8xi32>, tensor<8x8xi8>, tensor<8xi8> {iree.abi.encoding = tensor<8xui8>}, tensor<8x8xi16>) {
    %cst = arith.constant 0xFF800000 : f32
    %c0_i8 = arith.constant 0 : i8
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %2 = tensor.empty() : tensor<8x8xf32>
    %3 = linalg.fill ins(%cst_0 : f32) outs(%2 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = linalg.matmul ins(%arg0, %1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%3 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = tensor.empty() : tensor<8x8xi1>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x8xf32>) outs(%5 : tensor<8x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %40 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %40 : i1
    } -> tensor<8x8xi1>
    %7 = tensor.empty() : tensor<8x8xbf16>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x8xf32>) outs(%7 : tensor<8x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %40 = arith.truncf %in : f32 to bf16
      linalg.yield %40 : bf16
    } -> tensor<8x8xbf16>
    %9 = tensor.empty() : tensor<8x8xbf16>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %arg1 : tensor<8x8xbf16>, tensor<8x8xbf16>) outs(%9 : tensor<8x8xbf16>) {
    ^bb0(%in: bf16, %in_1: bf16, %out: bf16):
      %40 = arith.addf %in, %in_1 : bf16
      linalg.yield %40 : bf16
    } -> tensor<8x8xbf16>
    %11 = tensor.empty() : tensor<8x8xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %13 = linalg.matmul ins(%arg1, %arg2 : tensor<8x8xbf16>, tensor<8x8xf16>) outs(%12 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %14 = tensor.empty() : tensor<8x8xf16>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<8x8xf32>) outs(%14 : tensor<8x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %40 = arith.truncf %in : f32 to f16
      linalg.yield %40 : f16
    } -> tensor<8x8xf16>
    %16 = tensor.empty() : tensor<8x8xi32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<8x8xi8>) outs(%16 : tensor<8x8xi32>) {
    ^bb0(%in: i8, %out: i32):
      %40 = arith.extsi %in : i8 to i32
      linalg.yield %40 : i32
    } -> tensor<8x8xi32>
    %18 = tensor.empty() : tensor<8x8xi32>
    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<8x8xi32>) outs(%18 : tensor<8x8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8x8xi32>
    %20 = tensor.empty() : tensor<8x8xi32>
    %21 = linalg.fill ins(%c0_i32 : i32) outs(%20 : tensor<8x8xi32>) -> tensor<8x8xi32>
    %22 = linalg.matmul ins(%arg3, %19 : tensor<8x8xi8>, tensor<8x8xi32>) outs(%21 : tensor<8x8xi32>) -> tensor<8x8xi32>
    %expanded = tensor.expand_shape %arg4 [[0, 1]] output_shape [8, 1] : tensor<8xi1> into tensor<8x1xi1>
    %23 = tensor.empty() : tensor<8x8xi8>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<8x8xi8>) outs(%23 : tensor<8x8xi8>) {
    ^bb0(%in: i8, %out: i8):
      %40 = arith.subi %c0_i8, %in : i8
      linalg.yield %40 : i8
    } -> tensor<8x8xi8>
    %25 = tensor.empty() : tensor<8x8xi1>
    %26 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<8x1xi1>) outs(%25 : tensor<8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<8x8xi1>
    %27 = tensor.empty() : tensor<8x8xi8>
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %arg3, %24 : tensor<8x8xi1>, tensor<8x8xi8>, tensor<8x8xi8>) outs(%27 : tensor<8x8xi8>) {
    ^bb0(%in: i1, %in_1: i8, %in_2: i8, %out: i8):
      %40 = arith.select %in, %in_1, %in_2 : i8
      linalg.yield %40 : i8
    } -> tensor<8x8xi8>
    %29 = tensor.empty() : tensor<8x8xi32>
    %30 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%29 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %40 = linalg.index 0 : index
      %41 = arith.index_cast %40 : index to i32
      linalg.yield %41 : i32
    } -> tensor<8x8xi32>
    %31 = tensor.empty() : tensor<8xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<8xf32>) -> tensor<8xf32>
    %33 = tensor.empty() : tensor<8xi32>
    %34 = linalg.fill ins(%c0_i32 : i32) outs(%33 : tensor<8xi32>) -> tensor<8xi32>
    %35:2 = linalg.generic {indexing_maps = [#map, #map, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%4, %30 : tensor<8x8xf32>, tensor<8x8xi32>) outs(%32, %34 : tensor<8xf32>, tensor<8xi32>) {
    ^bb0(%in: f32, %in_1: i32, %out: f32, %out_2: i32):
      %40 = arith.cmpf ogt, %out, %in : f32
      %41 = arith.cmpf une, %out, %out : f32
      %42 = arith.ori %40, %41 : i1
      %43 = arith.cmpf oeq, %out, %in : f32
      %44 = arith.cmpi slt, %out_2, %in_1 : i32
      %45 = arith.andi %43, %44 : i1
      %46 = arith.ori %42, %45 : i1
      %47 = arith.select %42, %out, %in : f32
      %48 = arith.select %46, %out_2, %in_1 : i32
      linalg.yield %47, %48 : f32, i32
    } -> (tensor<8xf32>, tensor<8xi32>)
    %36 = tensor.empty() : tensor<8xi8>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%35#1 : tensor<8xi32>) outs(%36 : tensor<8xi8>) {
    ^bb0(%in: i32, %out: i8):
      %40 = arith.trunci %in : i32 to i8
      linalg.yield %40 : i8
    } -> tensor<8xi8>
    %38 = tensor.empty() : tensor<8x8xi16>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<8x8xf32>) outs(%38 : tensor<8x8xi16>) {
    ^bb0(%in: f32, %out: i16):
      %40 = arith.fptosi %in : f32 to i16
      linalg.yield %40 : i16
    } -> tensor<8x8xi16>
    return %6, %10, %15, %22, %28, %37, %39 : tensor<8x8xi1>, tensor<8x8xbf16>, tensor<8x8xf16>, tensor<8x8xi32>, tensor<8x8xi8>, tensor<8xi8>, tensor<8x8xi16>
  }
}

