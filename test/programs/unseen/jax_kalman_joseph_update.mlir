// Covariances: Joseph's form with a gain of two Neumann steps.
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
module @jit_kalman_joseph_update {
  func.func public @main(%arg0: tensor<8x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<8x6xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x6xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6xf32>
    %2 = tensor.empty() : tensor<6x6xf32>
    %3 = linalg.fill ins(%cst_1 : f32) outs(%2 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %4 = linalg.matmul ins(%arg1, %1 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%3 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %5 = tensor.empty() : tensor<6x6xi32>
    %6 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%5 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %73 = linalg.index 0 : index
      %74 = arith.index_cast %73 : index to i32
      linalg.yield %74 : i32
    } -> tensor<6x6xi32>
    %7 = tensor.empty() : tensor<6x6xi32>
    %8 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %73 = linalg.index 1 : index
      %74 = arith.index_cast %73 : index to i32
      linalg.yield %74 : i32
    } -> tensor<6x6xi32>
    %9 = tensor.empty() : tensor<6x6xi1>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%9 : tensor<6x6xi1>) {
    ^bb0(%in: i32, %in_2: i32, %out: i1):
      %73 = arith.cmpi eq, %in, %in_2 : i32
      linalg.yield %73 : i1
    } -> tensor<6x6xi1>
    %11 = tensor.empty() : tensor<6x6xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<6x6xi1>) outs(%11 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %73 = arith.uitofp %in : i1 to f32
      linalg.yield %73 : f32
    } -> tensor<6x6xf32>
    %13 = tensor.empty() : tensor<6x6xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %12 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%13 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %73 = arith.addf %in, %in_2 : f32
      linalg.yield %73 : f32
    } -> tensor<6x6xf32>
    %15 = tensor.empty() : tensor<6x6xf32>
    %16 = linalg.fill ins(%cst_1 : f32) outs(%15 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %17 = linalg.matmul ins(%arg2, %14 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%16 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %18 = tensor.empty() : tensor<6x6xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<6x6xf32>) outs(%18 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6xf32>
    %20 = tensor.empty() : tensor<6x6xf32>
    %21 = linalg.fill ins(%cst_1 : f32) outs(%20 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %22 = linalg.matmul ins(%17, %19 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%21 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %23 = tensor.empty() : tensor<6x6xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %12 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%23 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %73 = arith.addf %in, %in_2 : f32
      linalg.yield %73 : f32
    } -> tensor<6x6xf32>
    %25 = tensor.empty() : tensor<6x6xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %24 : tensor<6x6xi1>, tensor<6x6xf32>) outs(%25 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %in_2: f32, %out: f32):
      %73 = arith.select %in, %in_2, %cst_1 : f32
      linalg.yield %73 : f32
    } -> tensor<6x6xf32>
    %27 = tensor.empty() : tensor<f32>
    %28 = linalg.fill ins(%cst_1 : f32) outs(%27 : tensor<f32>) -> tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%26 : tensor<6x6xf32>) outs(%28 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.addf %out, %in : f32
      linalg.yield %73 : f32
    } -> tensor<f32>
    %30 = tensor.empty() : tensor<f32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%29 : tensor<f32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %73 = arith.divf %cst_0, %in : f32
      linalg.yield %73 : f32
    } -> tensor<f32>
    %32 = tensor.empty() : tensor<6x6xi1>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<6x6xf32>) outs(%32 : tensor<6x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %73 = arith.cmpf une, %in, %cst_1 : f32
      linalg.yield %73 : i1
    } -> tensor<6x6xi1>
    %34 = tensor.empty() : tensor<6x6xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<6x6xi1>) outs(%34 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %73 = arith.select %in, %cst, %cst_1 : f32
      linalg.yield %73 : f32
    } -> tensor<6x6xf32>
    %36 = tensor.empty() : tensor<6x6xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<f32>) outs(%36 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6xf32>
    %38 = tensor.empty() : tensor<6x6xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %24 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%38 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %73 = arith.mulf %in, %in_2 : f32
      linalg.yield %73 : f32
    } -> tensor<6x6xf32>
    %40 = tensor.empty() : tensor<6x6xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %39 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%40 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %73 = arith.subf %in, %in_2 : f32
      linalg.yield %73 : f32
    } -> tensor<6x6xf32>
    %42 = tensor.empty() : tensor<6x6xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %41 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%42 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %73 = arith.mulf %in, %in_2 : f32
      linalg.yield %73 : f32
    } -> tensor<6x6xf32>
    %44 = tensor.empty() : tensor<6x6xf32>
    %45 = linalg.fill ins(%cst_1 : f32) outs(%44 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %46 = linalg.matmul ins(%14, %19 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%45 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %47 = tensor.empty() : tensor<6x6xf32>
    %48 = linalg.fill ins(%cst_1 : f32) outs(%47 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %49 = linalg.matmul ins(%46, %43 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%48 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %50 = tensor.empty() : tensor<6x6xf32>
    %51 = linalg.fill ins(%cst_1 : f32) outs(%50 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %52 = linalg.matmul ins(%49, %arg2 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%51 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %53 = tensor.empty() : tensor<6x6xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %52 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%53 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %73 = arith.subf %in, %in_2 : f32
      linalg.yield %73 : f32
    } -> tensor<6x6xf32>
    %55 = tensor.empty() : tensor<6x6xf32>
    %56 = linalg.fill ins(%cst_1 : f32) outs(%55 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %57 = linalg.matmul ins(%54, %14 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%56 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %58 = tensor.empty() : tensor<6x6xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<6x6xf32>) outs(%58 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6xf32>
    %60 = tensor.empty() : tensor<6x6xf32>
    %61 = linalg.fill ins(%cst_1 : f32) outs(%60 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %62 = linalg.matmul ins(%57, %59 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%61 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %63 = tensor.empty() : tensor<6x6xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<6x6xf32>) outs(%63 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6xf32>
    %65 = tensor.empty() : tensor<6x6xf32>
    %66 = linalg.fill ins(%cst_1 : f32) outs(%65 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %67 = linalg.matmul ins(%49, %64 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%66 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %68 = tensor.empty() : tensor<6x6xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62, %67 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%68 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %73 = arith.addf %in, %in_2 : f32
      linalg.yield %73 : f32
    } -> tensor<6x6xf32>
    %70 = tensor.empty() : tensor<8x6xf32>
    %71 = linalg.fill ins(%cst_1 : f32) outs(%70 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %72 = linalg.matmul ins(%arg0, %59 : tensor<8x6xf32>, tensor<6x6xf32>) outs(%71 : tensor<8x6xf32>) -> tensor<8x6xf32>
    return %69, %72 : tensor<6x6xf32>, tensor<8x6xf32>
  }
}

