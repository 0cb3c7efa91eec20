#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> (d0)>
module @jit_mixed_double_weights_f32 {
  func.func public @main(%arg0: tensor<10x12xf64>, %arg1: tensor<12x9xf32>, %arg2: tensor<9xi64>) -> (tensor<10x9xf64>, tensor<10x12xf32>, tensor<10xi64>) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFFF0000000000000 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f64
    %0 = tensor.empty() : tensor<10x9xf64>
    %1 = linalg.fill ins(%cst_1 : f64) outs(%0 : tensor<10x9xf64>) -> tensor<10x9xf64>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<10x12xf64>, tensor<12x9xf32>) outs(%1 : tensor<10x9xf64>) -> tensor<10x9xf64>
    %3 = tensor.empty() : tensor<9xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<9xi64>) outs(%3 : tensor<9xf64>) {
    ^bb0(%in: i64, %out: f64):
      %23 = arith.sitofp %in : i64 to f64
      linalg.yield %23 : f64
    } -> tensor<9xf64>
    %5 = tensor.empty() : tensor<10x9xf64>
    %6 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<9xf64>) outs(%5 : tensor<10x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      linalg.yield %in : f64
    } -> tensor<10x9xf64>
    %7 = tensor.empty() : tensor<10x9xf64>
    %8 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%2, %6 : tensor<10x9xf64>, tensor<10x9xf64>) outs(%7 : tensor<10x9xf64>) {
    ^bb0(%in: f64, %in_2: f64, %out: f64):
      %23 = arith.mulf %in, %in_2 : f64
      linalg.yield %23 : f64
    } -> tensor<10x9xf64>
    %9 = tensor.empty() : tensor<10x9xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<10x9xf64>) outs(%9 : tensor<10x9xf32>) {
    ^bb0(%in: f64, %out: f32):
      %23 = arith.truncf %in : f64 to f32
      linalg.yield %23 : f32
    } -> tensor<10x9xf32>
    %11 = tensor.empty() : tensor<9x12xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<12x9xf32>) outs(%11 : tensor<9x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x12xf32>
    %13 = tensor.empty() : tensor<10x12xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<10x12xf32>) -> tensor<10x12xf32>
    %15 = linalg.matmul ins(%10, %12 : tensor<10x9xf32>, tensor<9x12xf32>) outs(%14 : tensor<10x12xf32>) -> tensor<10x12xf32>
    %16 = tensor.empty() : tensor<10x9xi64>
    %17 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel"]} outs(%16 : tensor<10x9xi64>) {
    ^bb0(%out: i64):
      %23 = linalg.index 1 : index
      %24 = arith.index_cast %23 : index to i64
      linalg.yield %24 : i64
    } -> tensor<10x9xi64>
    %18 = tensor.empty() : tensor<10xf64>
    %19 = linalg.fill ins(%cst : f64) outs(%18 : tensor<10xf64>) -> tensor<10xf64>
    %20 = tensor.empty() : tensor<10xi64>
    %21 = linalg.fill ins(%c0_i64 : i64) outs(%20 : tensor<10xi64>) -> tensor<10xi64>
    %22:2 = linalg.generic {indexing_maps = [#map2, #map2, #map4, #map4], iterator_types = ["parallel", "reduction"]} ins(%2, %17 : tensor<10x9xf64>, tensor<10x9xi64>) outs(%19, %21 : tensor<10xf64>, tensor<10xi64>) {
    ^bb0(%in: f64, %in_2: i64, %out: f64, %out_3: i64):
      %23 = arith.cmpf ogt, %out, %in : f64
      %24 = arith.cmpf une, %out, %out : f64
      %25 = arith.ori %23, %24 : i1
      %26 = arith.cmpf oeq, %out, %in : f64
      %27 = arith.cmpi slt, %out_3, %in_2 : i64
      %28 = arith.andi %26, %27 : i1
      %29 = arith.ori %25, %28 : i1
      %30 = arith.select %25, %out, %in : f64
      %31 = arith.select %29, %out_3, %in_2 : i64
      linalg.yield %30, %31 : f64, i64
    } -> (tensor<10xf64>, tensor<10xi64>)
    return %8, %15, %22#1 : tensor<10x9xf64>, tensor<10x12xf32>, tensor<10xi64>
  }
}

