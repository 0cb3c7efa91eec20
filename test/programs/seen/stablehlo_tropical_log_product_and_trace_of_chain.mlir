#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map8 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_tropical_log_product_and_trace_of_chain attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x10xf32>, %arg1: tensor<10x7xf32>, %arg2: tensor<7x6xf32>) -> (tensor<6x7xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = tensor.empty() : tensor<6x10x7xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<6x10xf32>) outs(%0 : tensor<6x10x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10x7xf32>
    %2 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<10x7xf32>) outs(%0 : tensor<6x10x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10x7xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<6x10x7xf32>, tensor<6x10x7xf32>) outs(%0 : tensor<6x10x7xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %36 = arith.addf %in, %in_1 : f32
      linalg.yield %36 : f32
    } -> tensor<6x10x7xf32>
    %cst = arith.constant 0xFF800000 : f32
    %4 = tensor.empty() : tensor<6x7xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<6x7xf32>) -> tensor<6x7xf32>
    %6 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<6x10x7xf32>) outs(%5 : tensor<6x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_1 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_1[] : tensor<f32>
      %extracted_2 = tensor.extract %from_elements[] : tensor<f32>
      %36 = arith.maximumf %extracted, %extracted_2 : f32
      %from_elements_3 = tensor.from_elements %36 : tensor<f32>
      %extracted_4 = tensor.extract %from_elements_3[] : tensor<f32>
      linalg.yield %extracted_4 : f32
    } -> tensor<6x7xf32>
    %7 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<6x7xf32>) outs(%4 : tensor<6x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = arith.maximumf %cst, %in : f32
      linalg.yield %36 : f32
    } -> tensor<6x7xf32>
    %8 = tensor.empty() : tensor<6x7xi1>
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<6x7xf32>) outs(%8 : tensor<6x7xi1>) {
    ^bb0(%in: f32, %out: i1):
      %cst_1 = arith.constant 0x7F800000 : f32
      %36 = math.absf %in : f32
      %37 = arith.cmpf one, %36, %cst_1 : f32
      linalg.yield %37 : i1
    } -> tensor<6x7xi1>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %10 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%9, %7 : tensor<6x7xi1>, tensor<6x7xf32>) outs(%4 : tensor<6x7xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %36 = arith.select %in, %in_1, %cst_0 : f32
      linalg.yield %36 : f32
    } -> tensor<6x7xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<6x7xf32>) outs(%0 : tensor<6x10x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x10x7xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %11 : tensor<6x10x7xf32>, tensor<6x10x7xf32>) outs(%0 : tensor<6x10x7xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %36 = arith.subf %in, %in_1 : f32
      linalg.yield %36 : f32
    } -> tensor<6x10x7xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<6x10x7xf32>) outs(%0 : tensor<6x10x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.exp %in : f32
      linalg.yield %36 : f32
    } -> tensor<6x10x7xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<6x7xf32>) -> tensor<6x7xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%13 : tensor<6x10x7xf32>) outs(%14 : tensor<6x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_1 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_1[] : tensor<f32>
      %extracted_2 = tensor.extract %from_elements[] : tensor<f32>
      %36 = arith.addf %extracted, %extracted_2 : f32
      %from_elements_3 = tensor.from_elements %36 : tensor<f32>
      %extracted_4 = tensor.extract %from_elements_3[] : tensor<f32>
      linalg.yield %extracted_4 : f32
    } -> tensor<6x7xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<6x7xf32>) outs(%4 : tensor<6x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.absf %in : f32
      linalg.yield %36 : f32
    } -> tensor<6x7xf32>
    %17 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<6x7xf32>) outs(%4 : tensor<6x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %36 = math.log %in : f32
      linalg.yield %36 : f32
    } -> tensor<6x7xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%17, %10 : tensor<6x7xf32>, tensor<6x7xf32>) outs(%4 : tensor<6x7xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %36 = arith.addf %in, %in_1 : f32
      linalg.yield %36 : f32
    } -> tensor<6x7xf32>
    %19 = linalg.matmul ins(%arg0, %arg1 : tensor<6x10xf32>, tensor<10x7xf32>) outs(%14 : tensor<6x7xf32>) -> tensor<6x7xf32>
    %20 = tensor.empty() : tensor<6x6xf32>
    %21 = linalg.fill ins(%cst_0 : f32) outs(%20 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %22 = linalg.matmul ins(%19, %arg2 : tensor<6x7xf32>, tensor<7x6xf32>) outs(%21 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %23 = tensor.empty() : tensor<6x6xi32>
    %24 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%23 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %36 = linalg.index 0 : index
      %37 = arith.index_cast %36 : index to i32
      linalg.yield %37 : i32
    } -> tensor<6x6xi32>
    %25 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel", "parallel"]} outs(%23 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %36 = linalg.index 1 : index
      %37 = arith.index_cast %36 : index to i32
      linalg.yield %37 : i32
    } -> tensor<6x6xi32>
    %26 = tensor.empty() : tensor<6x6xi1>
    %27 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%24, %25 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%26 : tensor<6x6xi1>) {
    ^bb0(%in: i32, %in_1: i32, %out: i1):
      %36 = arith.cmpi eq, %in, %in_1 : i32
      linalg.yield %36 : i1
    } -> tensor<6x6xi1>
    %28 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%27, %22 : tensor<6x6xi1>, tensor<6x6xf32>) outs(%20 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %in_1: f32, %out: f32):
      %36 = arith.select %in, %in_1, %cst_0 : f32
      linalg.yield %36 : f32
    } -> tensor<6x6xf32>
    %29 = tensor.empty() : tensor<f32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<f32>) -> tensor<f32>
    %31 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "reduction"]} ins(%28 : tensor<6x6xf32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_1 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_1[] : tensor<f32>
      %extracted_2 = tensor.extract %from_elements[] : tensor<f32>
      %36 = arith.addf %extracted, %extracted_2 : f32
      %from_elements_3 = tensor.from_elements %36 : tensor<f32>
      %extracted_4 = tensor.extract %from_elements_3[] : tensor<f32>
      linalg.yield %extracted_4 : f32
    } -> tensor<f32>
    %32 = tensor.empty() : tensor<7x6xf32>
    %33 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<7x6xf32>) -> tensor<7x6xf32>
    %34 = linalg.generic {indexing_maps = [#map7, #map2, #map], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1, %arg0 : tensor<10x7xf32>, tensor<6x10xf32>) outs(%33 : tensor<7x6xf32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %36 = arith.mulf %in, %in_1 : f32
      %37 = arith.addf %out, %36 : f32
      linalg.yield %37 : f32
    } -> tensor<7x6xf32>
    %35 = linalg.generic {indexing_maps = [#map8, #map8, #map6], iterator_types = ["reduction", "reduction"]} ins(%arg2, %34 : tensor<7x6xf32>, tensor<7x6xf32>) outs(%30 : tensor<f32>) {
    ^bb0(%in: f32, %in_1: f32, %out: f32):
      %36 = arith.mulf %in, %in_1 : f32
      %37 = arith.addf %out, %36 : f32
      linalg.yield %37 : f32
    } -> tensor<f32>
    return %18, %31, %35 : tensor<6x7xf32>, tensor<f32>, tensor<f32>
  }
}

