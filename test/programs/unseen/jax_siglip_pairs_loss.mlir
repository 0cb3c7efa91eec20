// Sigmoid losses of all pairs, the diagonal positive.
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0) -> ()>
module @jit_siglip_pairs_loss {
  func.func public @main(%arg0: tensor<16x8xf32>, %arg1: tensor<16x8xf32>, %arg2: tensor<f32>) -> tensor<f32> {
    %cst = arith.constant 1.600000e+01 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 1.000000e-01 : f32
    %cst_3 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x8xf32>) outs(%0 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %2 = tensor.empty() : tensor<16x16xf32>
    %3 = linalg.fill ins(%cst_3 : f32) outs(%2 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %4 = linalg.matmul ins(%arg0, %1 : tensor<16x8xf32>, tensor<8x16xf32>) outs(%3 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %5 = tensor.empty() : tensor<f32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg2 : tensor<f32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.mulf %in, %cst_2 : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%6 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.exp %in : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    %9 = tensor.empty() : tensor<16x16xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<f32>) outs(%9 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16xf32>
    %11 = tensor.empty() : tensor<16x16xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %10 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%11 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %63 = arith.mulf %in, %in_4 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %13 = tensor.empty() : tensor<16x16xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16x16xf32>) outs(%13 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.subf %in, %cst_1 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %15 = tensor.empty() : tensor<16x16xi32>
    %16 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%15 : tensor<16x16xi32>) {
    ^bb0(%out: i32):
      %63 = linalg.index 0 : index
      %64 = arith.index_cast %63 : index to i32
      linalg.yield %64 : i32
    } -> tensor<16x16xi32>
    %17 = tensor.empty() : tensor<16x16xi32>
    %18 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%17 : tensor<16x16xi32>) {
    ^bb0(%out: i32):
      %63 = linalg.index 1 : index
      %64 = arith.index_cast %63 : index to i32
      linalg.yield %64 : i32
    } -> tensor<16x16xi32>
    %19 = tensor.empty() : tensor<16x16xi1>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %18 : tensor<16x16xi32>, tensor<16x16xi32>) outs(%19 : tensor<16x16xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %63 = arith.cmpi eq, %in, %in_4 : i32
      linalg.yield %63 : i1
    } -> tensor<16x16xi1>
    %21 = tensor.empty() : tensor<16x16xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<16x16xi1>) outs(%21 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %out: f32):
      %63 = arith.uitofp %in : i1 to f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %23 = tensor.empty() : tensor<16x16xi1>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<16x16xf32>) outs(%23 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %63 = arith.cmpf une, %in, %cst_3 : f32
      linalg.yield %63 : i1
    } -> tensor<16x16xi1>
    %25 = tensor.empty() : tensor<16x16xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<16x16xi1>) outs(%25 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %out: f32):
      %63 = arith.select %in, %cst_0, %cst_3 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %27 = tensor.empty() : tensor<16x16xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<16x16xf32>) outs(%27 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.subf %in, %cst_1 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %29 = tensor.empty() : tensor<16x16xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %14 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%29 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %63 = arith.mulf %in, %in_4 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %31 = tensor.empty() : tensor<16x16xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<16x16xf32>) outs(%31 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.negf %in : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %33 = tensor.empty() : tensor<16x16xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<16x16xf32>) outs(%33 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.maximumf %in, %cst_3 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %35 = tensor.empty() : tensor<16x16xi1>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<16x16xf32>) outs(%35 : tensor<16x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %63 = arith.cmpf une, %in, %in : f32
      linalg.yield %63 : i1
    } -> tensor<16x16xi1>
    %37 = tensor.empty() : tensor<16x16xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<16x16xf32>) outs(%37 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %in, %cst_3 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %39 = tensor.empty() : tensor<16x16xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.absf %in : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %41 = tensor.empty() : tensor<16x16xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<16x16xf32>) outs(%41 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.negf %in : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %43 = tensor.empty() : tensor<16x16xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<16x16xf32>) outs(%43 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.exp %in : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %45 = tensor.empty() : tensor<16x16xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<16x16xf32>) outs(%45 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.log1p %in : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %47 = tensor.empty() : tensor<16x16xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34, %46 : tensor<16x16xf32>, tensor<16x16xf32>) outs(%47 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %63 = arith.addf %in, %in_4 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %49 = tensor.empty() : tensor<16x16xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36, %38, %48 : tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) outs(%49 : tensor<16x16xf32>) {
    ^bb0(%in: i1, %in_4: f32, %in_5: f32, %out: f32):
      %63 = arith.select %in, %in_4, %in_5 : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %51 = tensor.empty() : tensor<16x16xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<16x16xf32>) outs(%51 : tensor<16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.negf %in : f32
      linalg.yield %63 : f32
    } -> tensor<16x16xf32>
    %53 = tensor.empty() : tensor<16xf32>
    %54 = linalg.fill ins(%cst_3 : f32) outs(%53 : tensor<16xf32>) -> tensor<16xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%52 : tensor<16x16xf32>) outs(%54 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<16xf32>
    %56 = tensor.empty() : tensor<f32>
    %57 = linalg.fill ins(%cst_3 : f32) outs(%56 : tensor<f32>) -> tensor<f32>
    %58 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction"]} ins(%55 : tensor<16xf32>) outs(%57 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    %59 = tensor.empty() : tensor<f32>
    %60 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%58 : tensor<f32>) outs(%59 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.divf %in, %cst : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    %61 = tensor.empty() : tensor<f32>
    %62 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%60 : tensor<f32>) outs(%61 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.negf %in : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    return %62 : tensor<f32>
  }
}

