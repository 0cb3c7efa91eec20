#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_nan_handling {
  func.func public @main(%arg0: tensor<3x7xf32>, %arg1: tensor<3x7xf32>) -> (tensor<3x7xf32>, tensor<3xf32>, tensor<7xf32>, tensor<3x7xi1>) {
    %cst = arith.constant 9.99999993E-9 : f32
    %cst_0 = arith.constant 9.99999974E-6 : f32
    %true = arith.constant true
    %cst_1 = arith.constant -3.40282347E+38 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 3.40282347E+38 : f32
    %cst_4 = arith.constant 0x7F800000 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %cst_6 = arith.constant 0x7FC00000 : f32
    %cst_7 = arith.constant 1.000000e+00 : f32
    %0 = tensor.empty() : tensor<3x7xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<3x7xf32>) outs(%0 : tensor<3x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %60 = arith.cmpf ogt, %in, %cst_7 : f32
      linalg.yield %60 : i1
    } -> tensor<3x7xi1>
    %2 = tensor.empty() : tensor<3x7xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %arg0 : tensor<3x7xi1>, tensor<3x7xf32>) outs(%2 : tensor<3x7xf32>) {
    ^bb0(%in: i1, %in_8: f32, %out: f32):
      %60 = arith.select %in, %cst_6, %in_8 : f32
      linalg.yield %60 : f32
    } -> tensor<3x7xf32>
    %4 = tensor.empty() : tensor<3x7xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<3x7xf32>) outs(%4 : tensor<3x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %60 = arith.cmpf une, %in, %in : f32
      linalg.yield %60 : i1
    } -> tensor<3x7xi1>
    %6 = tensor.empty() : tensor<3x7xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %3 : tensor<3x7xi1>, tensor<3x7xf32>) outs(%6 : tensor<3x7xf32>) {
    ^bb0(%in: i1, %in_8: f32, %out: f32):
      %60 = arith.select %in, %cst_5, %in_8 : f32
      linalg.yield %60 : f32
    } -> tensor<3x7xf32>
    %8 = tensor.empty() : tensor<3x7xi1>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<3x7xf32>) outs(%8 : tensor<3x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %60 = arith.cmpf oeq, %in, %cst_4 : f32
      linalg.yield %60 : i1
    } -> tensor<3x7xi1>
    %10 = tensor.empty() : tensor<3x7xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %7 : tensor<3x7xi1>, tensor<3x7xf32>) outs(%10 : tensor<3x7xf32>) {
    ^bb0(%in: i1, %in_8: f32, %out: f32):
      %60 = arith.select %in, %cst_3, %in_8 : f32
      linalg.yield %60 : f32
    } -> tensor<3x7xf32>
    %12 = tensor.empty() : tensor<3x7xi1>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<3x7xf32>) outs(%12 : tensor<3x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %60 = arith.cmpf oeq, %in, %cst_2 : f32
      linalg.yield %60 : i1
    } -> tensor<3x7xi1>
    %14 = tensor.empty() : tensor<3x7xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %11 : tensor<3x7xi1>, tensor<3x7xf32>) outs(%14 : tensor<3x7xf32>) {
    ^bb0(%in: i1, %in_8: f32, %out: f32):
      %60 = arith.select %in, %cst_1, %in_8 : f32
      linalg.yield %60 : f32
    } -> tensor<3x7xf32>
    %16 = tensor.empty() : tensor<3x7xi1>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<3x7xi1>) outs(%16 : tensor<3x7xi1>) {
    ^bb0(%in: i1, %out: i1):
      %60 = arith.xori %in, %true : i1
      linalg.yield %60 : i1
    } -> tensor<3x7xi1>
    %18 = tensor.empty() : tensor<3x7xi32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<3x7xi1>) outs(%18 : tensor<3x7xi32>) {
    ^bb0(%in: i1, %out: i32):
      %60 = arith.extui %in : i1 to i32
      linalg.yield %60 : i32
    } -> tensor<3x7xi32>
    %20 = tensor.empty() : tensor<3x7xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<3x7xi32>) outs(%20 : tensor<3x7xf32>) {
    ^bb0(%in: i32, %out: f32):
      %60 = arith.sitofp %in : i32 to f32
      linalg.yield %60 : f32
    } -> tensor<3x7xf32>
    %22 = tensor.empty() : tensor<3xf32>
    %23 = linalg.fill ins(%cst_5 : f32) outs(%22 : tensor<3xf32>) -> tensor<3xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<3x7xf32>) outs(%23 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %out, %in : f32
      linalg.yield %60 : f32
    } -> tensor<3xf32>
    %25 = tensor.empty() : tensor<3xf32>
    %26 = linalg.fill ins(%cst_5 : f32) outs(%25 : tensor<3xf32>) -> tensor<3xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<3x7xf32>) outs(%26 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %out, %in : f32
      linalg.yield %60 : f32
    } -> tensor<3xf32>
    %28 = tensor.empty() : tensor<3xf32>
    %29 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%27, %24 : tensor<3xf32>, tensor<3xf32>) outs(%28 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %60 = arith.divf %in, %in_8 : f32
      linalg.yield %60 : f32
    } -> tensor<3xf32>
    %30 = tensor.empty() : tensor<3x7xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %3 : tensor<3x7xi1>, tensor<3x7xf32>) outs(%30 : tensor<3x7xf32>) {
    ^bb0(%in: i1, %in_8: f32, %out: f32):
      %60 = arith.select %in, %cst_2, %in_8 : f32
      linalg.yield %60 : f32
    } -> tensor<3x7xf32>
    %32 = tensor.empty() : tensor<7xf32>
    %33 = linalg.fill ins(%cst_2 : f32) outs(%32 : tensor<7xf32>) -> tensor<7xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%31 : tensor<3x7xf32>) outs(%33 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.maximumf %out, %in : f32
      linalg.yield %60 : f32
    } -> tensor<7xf32>
    %35 = tensor.empty() : tensor<7xi1>
    %36 = linalg.fill ins(%true : i1) outs(%35 : tensor<7xi1>) -> tensor<7xi1>
    %37 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<3x7xi1>) outs(%36 : tensor<7xi1>) {
    ^bb0(%in: i1, %out: i1):
      %60 = arith.andi %out, %in : i1
      linalg.yield %60 : i1
    } -> tensor<7xi1>
    %38 = tensor.empty() : tensor<7xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%37, %34 : tensor<7xi1>, tensor<7xf32>) outs(%38 : tensor<7xf32>) {
    ^bb0(%in: i1, %in_8: f32, %out: f32):
      %60 = arith.select %in, %cst_6, %in_8 : f32
      linalg.yield %60 : f32
    } -> tensor<7xf32>
    %40 = tensor.empty() : tensor<3x7xi1>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x7xf32>) outs(%40 : tensor<3x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %60 = math.absf %in : f32
      %61 = arith.cmpf one, %60, %cst_4 : f32
      linalg.yield %61 : i1
    } -> tensor<3x7xi1>
    %42 = tensor.empty() : tensor<3x7xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<3x7xf32>, tensor<3x7xf32>) outs(%42 : tensor<3x7xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %60 = arith.subf %in, %in_8 : f32
      linalg.yield %60 : f32
    } -> tensor<3x7xf32>
    %44 = tensor.empty() : tensor<3x7xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<3x7xf32>) outs(%44 : tensor<3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.absf %in : f32
      linalg.yield %60 : f32
    } -> tensor<3x7xf32>
    %46 = tensor.empty() : tensor<3x7xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<3x7xf32>) outs(%46 : tensor<3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.absf %in : f32
      linalg.yield %60 : f32
    } -> tensor<3x7xf32>
    %48 = tensor.empty() : tensor<3x7xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<3x7xf32>) outs(%48 : tensor<3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %cst_0 : f32
      linalg.yield %60 : f32
    } -> tensor<3x7xf32>
    %50 = tensor.empty() : tensor<3x7xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<3x7xf32>) outs(%50 : tensor<3x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %in, %cst : f32
      linalg.yield %60 : f32
    } -> tensor<3x7xf32>
    %52 = tensor.empty() : tensor<3x7xi1>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%45, %51 : tensor<3x7xf32>, tensor<3x7xf32>) outs(%52 : tensor<3x7xi1>) {
    ^bb0(%in: f32, %in_8: f32, %out: i1):
      %60 = arith.cmpf ole, %in, %in_8 : f32
      linalg.yield %60 : i1
    } -> tensor<3x7xi1>
    %54 = tensor.empty() : tensor<3x7xi1>
    %55 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<3x7xf32>, tensor<3x7xf32>) outs(%54 : tensor<3x7xi1>) {
    ^bb0(%in: f32, %in_8: f32, %out: i1):
      %60 = arith.cmpf oeq, %in, %in_8 : f32
      linalg.yield %60 : i1
    } -> tensor<3x7xi1>
    %56 = tensor.empty() : tensor<3x7xi1>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %53 : tensor<3x7xi1>, tensor<3x7xi1>) outs(%56 : tensor<3x7xi1>) {
    ^bb0(%in: i1, %in_8: i1, %out: i1):
      %60 = arith.andi %in, %in_8 : i1
      linalg.yield %60 : i1
    } -> tensor<3x7xi1>
    %58 = tensor.empty() : tensor<3x7xi1>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%55, %57 : tensor<3x7xi1>, tensor<3x7xi1>) outs(%58 : tensor<3x7xi1>) {
    ^bb0(%in: i1, %in_8: i1, %out: i1):
      %60 = arith.ori %in, %in_8 : i1
      linalg.yield %60 : i1
    } -> tensor<3x7xi1>
    return %15, %29, %39, %59 : tensor<3x7xf32>, tensor<3xf32>, tensor<7xf32>, tensor<3x7xi1>
  }
}

