#map = affine_map<(d0, d1) -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1 + d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3, d0)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map18 = affine_map<(d0, d1) -> (d0, 0)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d1, d3)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d0, d3)>
module @jit_chunked_ssd_segsum_state_passing attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x20x6xf32>, %arg1: tensor<4x20x6xf32>, %arg2: tensor<6x5xf32>, %arg3: tensor<20xf32>) -> (tensor<4x4x5x6xf32> {jax.result_info = "result[0]"}, tensor<4x4x6x5xf32> {jax.result_info = "result[1]"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<f32>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2], [3]] output_shape [4, 4, 5, 6] : tensor<4x20x6xf32> into tensor<4x4x5x6xf32>
    %expanded_0 = tensor.expand_shape %arg3 [[0, 1]] output_shape [4, 5] : tensor<20xf32> into tensor<4x5xf32>
    %0 = tensor.empty() : tensor<4x5xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst : tensor<f32>) outs(%0 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %padded = tensor.pad %expanded_0 low[0, 4] high[0, 0] {
    ^bb0(%arg4: index, %arg5: index):
      tensor.yield %cst_1 : f32
    } : tensor<4x5xf32> to tensor<4x9xf32>
    %2 = tensor.empty() : tensor<5xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%padded, %2 : tensor<4x9xf32>, tensor<5xf32>) outs(%1 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_5 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_5[] : tensor<f32>
      %extracted_6 = tensor.extract %from_elements[] : tensor<f32>
      %39 = arith.addf %extracted, %extracted_6 : f32
      %from_elements_7 = tensor.from_elements %39 : tensor<f32>
      %extracted_8 = tensor.extract %from_elements_7[] : tensor<f32>
      linalg.yield %extracted_8 : f32
    } -> tensor<4x5xf32>
    %4 = tensor.empty() : tensor<4x5x5xf32>
    %5 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<4x5xf32>) outs(%4 : tensor<4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x5xf32>
    %6 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<4x5xf32>) outs(%4 : tensor<4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5x5xf32>
    %7 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<4x5x5xf32>, tensor<4x5x5xf32>) outs(%4 : tensor<4x5x5xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %39 = arith.subf %in, %in_4 : f32
      linalg.yield %39 : f32
    } -> tensor<4x5x5xf32>
    %8 = tensor.empty() : tensor<5x5xi32>
    %9 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%8 : tensor<5x5xi32>) {
    ^bb0(%out: i32):
      %39 = linalg.index 0 : index
      %40 = arith.index_cast %39 : index to i32
      linalg.yield %40 : i32
    } -> tensor<5x5xi32>
    %10 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%8 : tensor<5x5xi32>) {
    ^bb0(%out: i32):
      %39 = linalg.index 1 : index
      %40 = arith.index_cast %39 : index to i32
      linalg.yield %40 : i32
    } -> tensor<5x5xi32>
    %11 = tensor.empty() : tensor<5x5xi1>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %10 : tensor<5x5xi32>, tensor<5x5xi32>) outs(%11 : tensor<5x5xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %39 = arith.cmpi sge, %in, %in_4 : i32
      linalg.yield %39 : i1
    } -> tensor<5x5xi1>
    %true = arith.constant true
    %false = arith.constant false
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<5x5xi1>) outs(%11 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %39 = arith.select %in, %true, %false : i1
      linalg.yield %39 : i1
    } -> tensor<5x5xi1>
    %14 = tensor.empty() : tensor<4x5x5xi1>
    %15 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<5x5xi1>) outs(%14 : tensor<4x5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x5x5xi1>
    %cst_2 = arith.constant 0xFF800000 : f32
    %16 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %7 : tensor<4x5x5xi1>, tensor<4x5x5xf32>) outs(%4 : tensor<4x5x5xf32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %39 = arith.select %in, %in_4, %cst_2 : f32
      linalg.yield %39 : f32
    } -> tensor<4x5x5xf32>
    %17 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<4x5x5xf32>) outs(%4 : tensor<4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.exp %in : f32
      linalg.yield %39 : f32
    } -> tensor<4x5x5xf32>
    %expanded_3 = tensor.expand_shape %arg1 [[0], [1, 2], [3]] output_shape [4, 4, 5, 6] : tensor<4x20x6xf32> into tensor<4x4x5x6xf32>
    %18 = tensor.empty() : tensor<4x4x5x5xf32>
    %19 = linalg.fill ins(%cst_1 : f32) outs(%18 : tensor<4x4x5x5xf32>) -> tensor<4x4x5x5xf32>
    %20 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_3, %arg2 : tensor<4x4x5x6xf32>, tensor<6x5xf32>) outs(%19 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %39 = arith.mulf %in, %in_4 : f32
      %40 = arith.addf %out, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<4x4x5x5xf32>
    %21 = linalg.generic {indexing_maps = [#map8, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%20, %20 : tensor<4x4x5x5xf32>, tensor<4x4x5x5xf32>) outs(%19 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %39 = arith.mulf %in, %in_4 : f32
      %40 = arith.addf %out, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<4x4x5x5xf32>
    %22 = tensor.empty() : tensor<4x5x5x4xf32>
    %23 = linalg.fill ins(%cst_1 : f32) outs(%22 : tensor<4x5x5x4xf32>) -> tensor<4x5x5x4xf32>
    %24 = linalg.generic {indexing_maps = [#map12, #map13, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %17 : tensor<4x4x5x5xf32>, tensor<4x5x5xf32>) outs(%23 : tensor<4x5x5x4xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %39 = arith.mulf %in, %in_4 : f32
      %40 = arith.addf %out, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<4x5x5x4xf32>
    %25 = linalg.generic {indexing_maps = [#map15, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<4x5x5x4xf32>) outs(%18 : tensor<4x4x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x5x5xf32>
    %26 = tensor.empty() : tensor<4x4x5x6xf32>
    %27 = linalg.fill ins(%cst_1 : f32) outs(%26 : tensor<4x4x5x6xf32>) -> tensor<4x4x5x6xf32>
    %28 = linalg.generic {indexing_maps = [#map16, #map17, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%25, %expanded : tensor<4x4x5x5xf32>, tensor<4x4x5x6xf32>) outs(%27 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %39 = arith.mulf %in, %in_4 : f32
      %40 = arith.addf %out, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<4x4x5x6xf32>
    %extracted_slice = tensor.extract_slice %3[0, 4] [4, 1] [1, 1] : tensor<4x5xf32> to tensor<4x1xf32>
    %29 = linalg.generic {indexing_maps = [#map18, #map1], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice : tensor<4x1xf32>) outs(%0 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x5xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %3 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%0 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %39 = arith.subf %in, %in_4 : f32
      linalg.yield %39 : f32
    } -> tensor<4x5xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<4x5xf32>) outs(%0 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.exp %in : f32
      linalg.yield %39 : f32
    } -> tensor<4x5xf32>
    %32 = tensor.empty() : tensor<4x5x4x6xf32>
    %33 = linalg.fill ins(%cst_1 : f32) outs(%32 : tensor<4x5x4x6xf32>) -> tensor<4x5x4x6xf32>
    %34 = linalg.generic {indexing_maps = [#map19, #map20, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %31 : tensor<4x4x5x6xf32>, tensor<4x5xf32>) outs(%33 : tensor<4x5x4x6xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %39 = arith.mulf %in, %in_4 : f32
      %40 = arith.addf %out, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<4x5x4x6xf32>
    %35 = linalg.generic {indexing_maps = [#map21, #map14], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34 : tensor<4x5x4x6xf32>) outs(%26 : tensor<4x4x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x5x6xf32>
    %36 = tensor.empty() : tensor<4x4x6x5xf32>
    %37 = linalg.fill ins(%cst_1 : f32) outs(%36 : tensor<4x4x6x5xf32>) -> tensor<4x4x6x5xf32>
    %38 = linalg.generic {indexing_maps = [#map16, #map17, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%35, %20 : tensor<4x4x5x6xf32>, tensor<4x4x5x5xf32>) outs(%37 : tensor<4x4x6x5xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %39 = arith.mulf %in, %in_4 : f32
      %40 = arith.addf %out, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<4x4x6x5xf32>
    return %28, %38 : tensor<4x4x5x6xf32>, tensor<4x4x6x5xf32>
  }
}

