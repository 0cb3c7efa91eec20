#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_loss_scaled_step_skips_infinite {
  func.func public @main(%arg0: tensor<6x8xf32>, %arg1: tensor<8x5xf32>, %arg2: tensor<6x5xf32>, %arg3: tensor<8x5xf32>, %arg4: tensor<f32>, %arg5: tensor<i32>) -> (tensor<8x5xf32>, tensor<8x5xf32>, tensor<f32>, tensor<i32>) {
    %c0_i32 = arith.constant 0 : i32
    %c10_i32 = arith.constant 10 : i32
    %c1_i32 = arith.constant 1 : i32
    %c9_i32 = arith.constant 9 : i32
    %cst = arith.constant 1.000000e-01 : f32
    %cst_0 = arith.constant 0.899999976 : f32
    %true = arith.constant true
    %cst_1 = arith.constant 0x7F800000 : f32
    %cst_2 = arith.constant 3.000000e+01 : f32
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<6x5xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<6x8xf32>, tensor<8x5xf32>) outs(%1 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %3 = tensor.empty() : tensor<6x5xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %arg2 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%3 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.subf %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<6x5xf32>
    %5 = tensor.empty() : tensor<6x5xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x5xf32>) outs(%5 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.mulf %in, %cst_3 : f32
      linalg.yield %67 : f32
    } -> tensor<6x5xf32>
    %7 = tensor.empty() : tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg4 : tensor<f32>) outs(%7 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.divf %in, %cst_2 : f32
      linalg.yield %67 : f32
    } -> tensor<f32>
    %9 = tensor.empty() : tensor<6x5xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<f32>) outs(%9 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5xf32>
    %11 = tensor.empty() : tensor<6x5xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %6 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%11 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.mulf %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<6x5xf32>
    %13 = tensor.empty() : tensor<5x6xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<6x5xf32>) outs(%13 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6xf32>
    %15 = tensor.empty() : tensor<5x8xf32>
    %16 = linalg.fill ins(%cst_4 : f32) outs(%15 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %17 = linalg.matmul ins(%14, %arg0 : tensor<5x6xf32>, tensor<6x8xf32>) outs(%16 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %18 = tensor.empty() : tensor<8x5xf32>
    %19 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<5x8xf32>) outs(%18 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x5xf32>
    %20 = tensor.empty() : tensor<8x5xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<f32>) outs(%20 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x5xf32>
    %22 = tensor.empty() : tensor<8x5xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %21 : tensor<8x5xf32>, tensor<8x5xf32>) outs(%22 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.divf %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<8x5xf32>
    %24 = tensor.empty() : tensor<8x5xi1>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<8x5xf32>) outs(%24 : tensor<8x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %67 = math.absf %in : f32
      %68 = arith.cmpf one, %67, %cst_1 : f32
      linalg.yield %68 : i1
    } -> tensor<8x5xi1>
    %26 = tensor.empty() : tensor<i1>
    %27 = linalg.fill ins(%true : i1) outs(%26 : tensor<i1>) -> tensor<i1>
    %28 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction"]} ins(%25 : tensor<8x5xi1>) outs(%27 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %67 = arith.andi %out, %in : i1
      linalg.yield %67 : i1
    } -> tensor<i1>
    %29 = tensor.empty() : tensor<8x5xf32>
    %30 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<8x5xf32>) outs(%29 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.mulf %in, %cst_0 : f32
      linalg.yield %67 : f32
    } -> tensor<8x5xf32>
    %31 = tensor.empty() : tensor<8x5xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %23 : tensor<8x5xf32>, tensor<8x5xf32>) outs(%31 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.addf %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<8x5xf32>
    %33 = tensor.empty() : tensor<8x5xf32>
    %extracted = tensor.extract %28[] : tensor<i1>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %arg3 : tensor<8x5xf32>, tensor<8x5xf32>) outs(%33 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.select %extracted, %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<8x5xf32>
    %35 = tensor.empty() : tensor<8x5xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<8x5xf32>) outs(%35 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.mulf %in, %cst : f32
      linalg.yield %67 : f32
    } -> tensor<8x5xf32>
    %37 = tensor.empty() : tensor<8x5xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %36 : tensor<8x5xf32>, tensor<8x5xf32>) outs(%37 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.subf %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<8x5xf32>
    %39 = tensor.empty() : tensor<8x5xf32>
    %extracted_5 = tensor.extract %28[] : tensor<i1>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%38, %arg1 : tensor<8x5xf32>, tensor<8x5xf32>) outs(%39 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %67 = arith.select %extracted_5, %in, %in_6 : f32
      linalg.yield %67 : f32
    } -> tensor<8x5xf32>
    %41 = tensor.empty() : tensor<i1>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%41 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %67 = arith.cmpi sge, %in, %c9_i32 : i32
      linalg.yield %67 : i1
    } -> tensor<i1>
    %43 = tensor.empty() : tensor<f32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg4 : tensor<f32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.mulf %in, %cst_3 : f32
      linalg.yield %67 : f32
    } -> tensor<f32>
    %45 = tensor.empty() : tensor<f32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = []} ins(%42, %44, %arg4 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%45 : tensor<f32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %67 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %67 : f32
    } -> tensor<f32>
    %47 = tensor.empty() : tensor<f32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg4 : tensor<f32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.divf %in, %cst_3 : f32
      linalg.yield %67 : f32
    } -> tensor<f32>
    %49 = tensor.empty() : tensor<f32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = []} ins(%28, %46, %48 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%49 : tensor<f32>) {
    ^bb0(%in: i1, %in_6: f32, %in_7: f32, %out: f32):
      %67 = arith.select %in, %in_6, %in_7 : f32
      linalg.yield %67 : f32
    } -> tensor<f32>
    %51 = tensor.empty() : tensor<i32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%51 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %67 = arith.addi %in, %c1_i32 : i32
      linalg.yield %67 : i32
    } -> tensor<i32>
    %53 = tensor.empty() : tensor<i32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%52 : tensor<i32>) outs(%53 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %67 = arith.remsi %in, %c10_i32 : i32
      linalg.yield %67 : i32
    } -> tensor<i32>
    %55 = tensor.empty() : tensor<i1>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%54 : tensor<i32>) outs(%55 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %67 = arith.cmpi ne, %in, %c0_i32 : i32
      linalg.yield %67 : i1
    } -> tensor<i1>
    %57 = tensor.empty() : tensor<i1>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%54 : tensor<i32>) outs(%57 : tensor<i1>) {
    ^bb0(%in: i32, %out: i1):
      %67 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %67 : i1
    } -> tensor<i1>
    %59 = tensor.empty() : tensor<i1>
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%58, %56 : tensor<i1>, tensor<i1>) outs(%59 : tensor<i1>) {
    ^bb0(%in: i1, %in_6: i1, %out: i1):
      %67 = arith.andi %in, %in_6 : i1
      linalg.yield %67 : i1
    } -> tensor<i1>
    %61 = tensor.empty() : tensor<i32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%54 : tensor<i32>) outs(%61 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %67 = arith.addi %in, %c10_i32 : i32
      linalg.yield %67 : i32
    } -> tensor<i32>
    %63 = tensor.empty() : tensor<i32>
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = []} ins(%60, %62, %54 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%63 : tensor<i32>) {
    ^bb0(%in: i1, %in_6: i32, %in_7: i32, %out: i32):
      %67 = arith.select %in, %in_6, %in_7 : i32
      linalg.yield %67 : i32
    } -> tensor<i32>
    %65 = tensor.empty() : tensor<i32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%28, %64 : tensor<i1>, tensor<i32>) outs(%65 : tensor<i32>) {
    ^bb0(%in: i1, %in_6: i32, %out: i32):
      %67 = arith.select %in, %in_6, %c0_i32 : i32
      linalg.yield %67 : i32
    } -> tensor<i32>
    return %40, %34, %50, %66 : tensor<8x5xf32>, tensor<8x5xf32>, tensor<f32>, tensor<i32>
  }
}

