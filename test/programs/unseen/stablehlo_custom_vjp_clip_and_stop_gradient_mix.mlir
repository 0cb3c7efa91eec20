#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1, d0)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map8 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit_custom_vjp_clip_and_stop_gradient_mix attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x5xf32>, %arg1: tensor<5x6xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<6x5xf32> {jax.result_info = "result[1][0]"}, tensor<5x6xf32> {jax.result_info = "result[1][1]"}) {
    %0 = tensor.empty() : tensor<6x6xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<6x5xf32>, tensor<5x6xf32>) outs(%1 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %2 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.mulf %in, %in_3 : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %4 = tensor.empty() : tensor<f32>
    %c-1_i32 = arith.constant -1 : i32
    %5 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%4 : tensor<f32>) {
    ^bb0(%out: f32):
      %44 = arith.sitofp %c-1_i32 : i32 to f32
      linalg.yield %44 : f32
    } -> tensor<f32>
    %6 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<f32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %3 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.maximumf %in, %in_3 : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %8 = tensor.empty() : tensor<6x6xi1>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %7 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%8 : tensor<6x6xi1>) {
    ^bb0(%in: f32, %in_3: f32, %out: i1):
      %44 = arith.cmpf oeq, %in, %in_3 : f32
      linalg.yield %44 : i1
    } -> tensor<6x6xi1>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<6x6xi1>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %44 = arith.select %in, %cst_0, %cst : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %7 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%8 : tensor<6x6xi1>) {
    ^bb0(%in: f32, %in_3: f32, %out: i1):
      %44 = arith.cmpf oeq, %in, %in_3 : f32
      linalg.yield %44 : i1
    } -> tensor<6x6xi1>
    %cst_1 = arith.constant 2.000000e+00 : f32
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<6x6xi1>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %44 = arith.select %in, %cst_1, %cst_0 : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.divf %in, %in_3 : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %c1_i32 = arith.constant 1 : i32
    %14 = linalg.generic {indexing_maps = [#map1], iterator_types = []} outs(%4 : tensor<f32>) {
    ^bb0(%out: f32):
      %44 = arith.sitofp %c1_i32 : i32 to f32
      linalg.yield %44 : f32
    } -> tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<f32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x6xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %7 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.minimumf %in, %in_3 : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %16 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%8 : tensor<6x6xi1>) {
    ^bb0(%in: f32, %in_3: f32, %out: i1):
      %44 = arith.cmpf oeq, %in, %in_3 : f32
      linalg.yield %44 : i1
    } -> tensor<6x6xi1>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<6x6xi1>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %44 = arith.select %in, %cst_0, %cst : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %16 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%8 : tensor<6x6xi1>) {
    ^bb0(%in: f32, %in_3: f32, %out: i1):
      %44 = arith.cmpf oeq, %in, %in_3 : f32
      linalg.yield %44 : i1
    } -> tensor<6x6xi1>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<6x6xi1>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %44 = arith.select %in, %cst_1, %cst_0 : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %20 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.divf %in, %in_3 : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%4 : tensor<f32>) -> tensor<f32>
    %23 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction"]} ins(%16 : tensor<6x6xf32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_3 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_3[] : tensor<f32>
      %extracted_4 = tensor.extract %from_elements[] : tensor<f32>
      %44 = arith.addf %extracted, %extracted_4 : f32
      %from_elements_5 = tensor.from_elements %44 : tensor<f32>
      %extracted_6 = tensor.extract %from_elements_5[] : tensor<f32>
      linalg.yield %extracted_6 : f32
    } -> tensor<f32>
    %24 = tensor.empty() : tensor<6x5xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg0 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%24 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.mulf %in, %in_3 : f32
      linalg.yield %44 : f32
    } -> tensor<6x5xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction"]} ins(%25 : tensor<6x5xf32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_3 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_3[] : tensor<f32>
      %extracted_4 = tensor.extract %from_elements[] : tensor<f32>
      %44 = arith.addf %extracted, %extracted_4 : f32
      %from_elements_5 = tensor.from_elements %44 : tensor<f32>
      %extracted_6 = tensor.extract %from_elements_5[] : tensor<f32>
      linalg.yield %extracted_6 : f32
    } -> tensor<f32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%26 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = math.sqrt %in : f32
      linalg.yield %44 : f32
    } -> tensor<f32>
    %cst_2 = arith.constant 5.000000e-01 : f32
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%27 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.divf %cst_2, %in : f32
      linalg.yield %44 : f32
    } -> tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%23, %27 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.addf %in, %in_3 : f32
      linalg.yield %44 : f32
    } -> tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%28 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.mulf %cst_0, %in : f32
      linalg.yield %44 : f32
    } -> tensor<f32>
    %31 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<f32>) outs(%24 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x5xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %31 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%24 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.mulf %in, %in_3 : f32
      linalg.yield %44 : f32
    } -> tensor<6x5xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %arg0 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%24 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.mulf %in, %in_3 : f32
      linalg.yield %44 : f32
    } -> tensor<6x5xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%32, %33 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%24 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.addf %in, %in_3 : f32
      linalg.yield %44 : f32
    } -> tensor<6x5xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %44 = arith.mulf %cst_0, %in : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %13 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.mulf %in, %in_3 : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %36 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.mulf %in, %in_3 : f32
      linalg.yield %44 : f32
    } -> tensor<6x6xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%24 : tensor<6x5xf32>) -> tensor<6x5xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%37, %arg0 : tensor<6x6xf32>, tensor<6x5xf32>) outs(%38 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.mulf %in, %in_3 : f32
      %45 = arith.addf %out, %44 : f32
      linalg.yield %45 : f32
    } -> tensor<6x5xf32>
    %40 = tensor.empty() : tensor<5x6xf32>
    %41 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<6x5xf32>) outs(%40 : tensor<5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x6xf32>
    %42 = linalg.generic {indexing_maps = [#map7, #map8, #map5], iterator_types = ["parallel", "parallel", "reduction"]} ins(%37, %arg1 : tensor<6x6xf32>, tensor<5x6xf32>) outs(%38 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.mulf %in, %in_3 : f32
      %45 = arith.addf %out, %44 : f32
      linalg.yield %45 : f32
    } -> tensor<6x5xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %42 : tensor<6x5xf32>, tensor<6x5xf32>) outs(%24 : tensor<6x5xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %44 = arith.addf %in, %in_3 : f32
      linalg.yield %44 : f32
    } -> tensor<6x5xf32>
    return %29, %43, %41 : tensor<f32>, tensor<6x5xf32>, tensor<5x6xf32>
  }
}

