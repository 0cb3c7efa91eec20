#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<9x16xf32>, %arg1: tensor<16x8xi8>, %arg2: tensor<8xf32>, %arg3: tensor<8xi8>) -> tensor<9x8xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 1.270000e+02 : f32
    %cst_1 = arith.constant -1.280000e+02 : f32
    %0 = tensor.empty() : tensor<9x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<9x16xf32>) outs(%0 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.absf %in : f32
      linalg.yield %38 : f32
    } -> tensor<9x16xf32>
    %2 = tensor.empty() : tensor<9xi64>
    %3 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<9xi64>) -> tensor<9xi64>
    %4 = tensor.empty() : tensor<9xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<9xf32>) -> tensor<9xf32>
    %6:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%1 : tensor<9x16xf32>) outs(%5, %3 : tensor<9xf32>, tensor<9xi64>) {
    ^bb0(%in: f32, %out: f32, %out_2: i64):
      %38 = linalg.index 1 : index
      %39 = arith.index_cast %38 : index to i64
      %40 = arith.maximumf %in, %out : f32
      %41 = arith.cmpf ogt, %in, %out : f32
      %42 = arith.select %41, %39, %out_2 : i64
      linalg.yield %40, %42 : f32, i64
    } -> (tensor<9xf32>, tensor<9xi64>)
    %7 = tensor.empty() : tensor<i64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<i64>) -> tensor<i64>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<f32>) -> tensor<f32>
    %11:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["reduction"]} ins(%6#0 : tensor<9xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_2: i64):
      %38 = linalg.index 0 : index
      %39 = arith.index_cast %38 : index to i64
      %40 = arith.maximumf %in, %out : f32
      %41 = arith.cmpf ogt, %in, %out : f32
      %42 = arith.select %41, %39, %out_2 : i64
      linalg.yield %40, %42 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %12 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%11#0 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.divf %in, %cst_0 : f32
      linalg.yield %38 : f32
    } -> tensor<f32>
    %13 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %12 : tensor<9x16xf32>, tensor<f32>) outs(%0 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %38 = arith.divf %in, %in_2 : f32
      linalg.yield %38 : f32
    } -> tensor<9x16xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<9x16xf32>) outs(%0 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = math.roundeven %in : f32
      linalg.yield %38 : f32
    } -> tensor<9x16xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<9x16xf32>) outs(%0 : tensor<9x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %38 = arith.cmpf ult, %in, %cst_1 : f32
      %39 = arith.select %38, %cst_1, %in : f32
      %40 = arith.cmpf ugt, %39, %cst_0 : f32
      %41 = arith.select %40, %cst_0, %39 : f32
      linalg.yield %41 : f32
    } -> tensor<9x16xf32>
    %16 = tensor.empty() : tensor<9x16xi8>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<9x16xf32>) outs(%16 : tensor<9x16xi8>) {
    ^bb0(%in: f32, %out: i8):
      %38 = arith.fptosi %in : f32 to i8
      linalg.yield %38 : i8
    } -> tensor<9x16xi8>
    %18 = tensor.empty() : tensor<9x16xi32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<9x16xi8>) outs(%18 : tensor<9x16xi32>) {
    ^bb0(%in: i8, %out: i32):
      %38 = arith.extsi %in : i8 to i32
      linalg.yield %38 : i32
    } -> tensor<9x16xi32>
    %20 = tensor.empty() : tensor<16x8xi32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x8xi8>) outs(%20 : tensor<16x8xi32>) {
    ^bb0(%in: i8, %out: i32):
      %38 = arith.extsi %in : i8 to i32
      linalg.yield %38 : i32
    } -> tensor<16x8xi32>
    %22 = tensor.empty() : tensor<9x8xi64>
    %23 = linalg.fill ins(%c0_i64 : i64) outs(%22 : tensor<9x8xi64>) -> tensor<9x8xi64>
    %24 = linalg.matmul ins(%19, %21 : tensor<9x16xi32>, tensor<16x8xi32>) outs(%23 : tensor<9x8xi64>) -> tensor<9x8xi64>
    %25 = tensor.empty() : tensor<9x8xi32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<9x8xi64>) outs(%25 : tensor<9x8xi32>) {
    ^bb0(%in: i64, %out: i32):
      %38 = arith.trunci %in : i64 to i32
      linalg.yield %38 : i32
    } -> tensor<9x8xi32>
    %27 = tensor.empty() : tensor<9x1xi64>
    %28 = linalg.fill ins(%c0_i64 : i64) outs(%27 : tensor<9x1xi64>) -> tensor<9x1xi64>
    %29 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["parallel", "reduction"]} ins(%19 : tensor<9x16xi32>) outs(%28 : tensor<9x1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %38 = arith.extsi %in : i32 to i64
      %39 = arith.addi %38, %out : i64
      linalg.yield %39 : i64
    } -> tensor<9x1xi64>
    %30 = tensor.empty() : tensor<8xi32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg3 : tensor<8xi8>) outs(%30 : tensor<8xi32>) {
    ^bb0(%in: i8, %out: i32):
      %38 = arith.extsi %in : i8 to i32
      linalg.yield %38 : i32
    } -> tensor<8xi32>
    %32 = linalg.generic {indexing_maps = [#map6, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %31 : tensor<9x1xi64>, tensor<8xi32>) outs(%22 : tensor<9x8xi64>) {
    ^bb0(%in: i64, %in_2: i32, %out: i64):
      %38 = arith.extsi %in_2 : i32 to i64
      %39 = arith.muli %in, %38 : i64
      linalg.yield %39 : i64
    } -> tensor<9x8xi64>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %32 : tensor<9x8xi32>, tensor<9x8xi64>) outs(%22 : tensor<9x8xi64>) {
    ^bb0(%in: i32, %in_2: i64, %out: i64):
      %38 = arith.extsi %in : i32 to i64
      %39 = arith.subi %38, %in_2 : i64
      linalg.yield %39 : i64
    } -> tensor<9x8xi64>
    %34 = tensor.empty() : tensor<9x8xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<9x8xi64>) outs(%34 : tensor<9x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %38 = arith.sitofp %in : i64 to f32
      linalg.yield %38 : f32
    } -> tensor<9x8xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %12 : tensor<9x8xf32>, tensor<f32>) outs(%34 : tensor<9x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %38 = arith.mulf %in, %in_2 : f32
      linalg.yield %38 : f32
    } -> tensor<9x8xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %arg2 : tensor<9x8xf32>, tensor<8xf32>) outs(%34 : tensor<9x8xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %38 = arith.mulf %in, %in_2 : f32
      linalg.yield %38 : f32
    } -> tensor<9x8xf32>
    return %37 : tensor<9x8xf32>
  }
}
