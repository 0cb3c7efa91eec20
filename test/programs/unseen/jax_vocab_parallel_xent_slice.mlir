#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
module @jit_vocab_parallel_xent_slice {
  func.func public @main(%arg0: tensor<8x30xbf16>, %arg1: tensor<30x24xbf16>, %arg2: tensor<8xi32>, %arg3: tensor<i32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0x7FC00000 : f32
    %c23 = arith.constant 23 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c23_i32 = arith.constant 23 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant 0xFF800000 : f32
    %c24_i32 = arith.constant 24 : i32
    %cst_2 = arith.constant 0.000000e+00 : bf16
    %0 = tensor.empty() : tensor<8x24xbf16>
    %1 = linalg.fill ins(%cst_2 : bf16) outs(%0 : tensor<8x24xbf16>) -> tensor<8x24xbf16>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<8x30xbf16>, tensor<30x24xbf16>) outs(%1 : tensor<8x24xbf16>) -> tensor<8x24xbf16>
    %3 = tensor.empty() : tensor<8x24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<8x24xbf16>) outs(%3 : tensor<8x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %56 = arith.extf %in : bf16 to f32
      linalg.yield %56 : f32
    } -> tensor<8x24xf32>
    %5 = tensor.empty() : tensor<i32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%arg3 : tensor<i32>) outs(%5 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %56 = arith.muli %in, %c24_i32 : i32
      linalg.yield %56 : i32
    } -> tensor<i32>
    %7 = tensor.empty() : tensor<8xi32>
    %8 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%6 : tensor<i32>) outs(%7 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8xi32>
    %9 = tensor.empty() : tensor<8xi1>
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg2, %8 : tensor<8xi32>, tensor<8xi32>) outs(%9 : tensor<8xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %56 = arith.cmpi sge, %in, %in_4 : i32
      linalg.yield %56 : i1
    } -> tensor<8xi1>
    %11 = tensor.empty() : tensor<i32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%6 : tensor<i32>) outs(%11 : tensor<i32>) {
    ^bb0(%in: i32, %out: i32):
      %56 = arith.addi %in, %c24_i32 : i32
      linalg.yield %56 : i32
    } -> tensor<i32>
    %13 = tensor.empty() : tensor<8xi32>
    %14 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel"]} ins(%12 : tensor<i32>) outs(%13 : tensor<8xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<8xi32>
    %15 = tensor.empty() : tensor<8xi1>
    %16 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg2, %14 : tensor<8xi32>, tensor<8xi32>) outs(%15 : tensor<8xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %56 = arith.cmpi slt, %in, %in_4 : i32
      linalg.yield %56 : i1
    } -> tensor<8xi1>
    %17 = tensor.empty() : tensor<8xi1>
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%10, %16 : tensor<8xi1>, tensor<8xi1>) outs(%17 : tensor<8xi1>) {
    ^bb0(%in: i1, %in_4: i1, %out: i1):
      %56 = arith.andi %in, %in_4 : i1
      linalg.yield %56 : i1
    } -> tensor<8xi1>
    %19 = tensor.empty() : tensor<8xf32>
    %20 = linalg.fill ins(%cst_1 : f32) outs(%19 : tensor<8xf32>) -> tensor<8xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<8x24xf32>) outs(%20 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.maximumf %out, %in : f32
      linalg.yield %56 : f32
    } -> tensor<8xf32>
    %22 = tensor.empty() : tensor<8x24xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<8xf32>) outs(%22 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x24xf32>
    %24 = tensor.empty() : tensor<8x24xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %23 : tensor<8x24xf32>, tensor<8x24xf32>) outs(%24 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %in_4: f32, %out: f32):
      %56 = arith.subf %in, %in_4 : f32
      linalg.yield %56 : f32
    } -> tensor<8x24xf32>
    %26 = tensor.empty() : tensor<8x24xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<8x24xf32>) outs(%26 : tensor<8x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = math.exp %in : f32
      linalg.yield %56 : f32
    } -> tensor<8x24xf32>
    %28 = tensor.empty() : tensor<8xi32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%arg2, %8 : tensor<8xi32>, tensor<8xi32>) outs(%28 : tensor<8xi32>) {
    ^bb0(%in: i32, %in_4: i32, %out: i32):
      %56 = arith.subi %in, %in_4 : i32
      linalg.yield %56 : i32
    } -> tensor<8xi32>
    %30 = tensor.empty() : tensor<8xi32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%18, %29 : tensor<8xi1>, tensor<8xi32>) outs(%30 : tensor<8xi32>) {
    ^bb0(%in: i1, %in_4: i32, %out: i32):
      %56 = arith.select %in, %in_4, %c0_i32 : i32
      linalg.yield %56 : i32
    } -> tensor<8xi32>
    %expanded = tensor.expand_shape %31 [[0, 1]] output_shape [8, 1] : tensor<8xi32> into tensor<8x1xi32>
    %32 = tensor.empty() : tensor<8x1xi1>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<8x1xi32>) outs(%32 : tensor<8x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %56 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %56 : i1
    } -> tensor<8x1xi1>
    %34 = tensor.empty() : tensor<8x1xi32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<8x1xi32>) outs(%34 : tensor<8x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %56 = arith.addi %in, %c24_i32 : i32
      linalg.yield %56 : i32
    } -> tensor<8x1xi32>
    %36 = tensor.empty() : tensor<8x1xi32>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %35, %expanded : tensor<8x1xi1>, tensor<8x1xi32>, tensor<8x1xi32>) outs(%36 : tensor<8x1xi32>) {
    ^bb0(%in: i1, %in_4: i32, %in_5: i32, %out: i32):
      %56 = arith.select %in, %in_4, %in_5 : i32
      linalg.yield %56 : i32
    } -> tensor<8x1xi32>
    %expanded_3 = tensor.expand_shape %37 [[0], [1, 2]] output_shape [8, 1, 1] : tensor<8x1xi32> into tensor<8x1x1xi32>
    %38 = tensor.empty() : tensor<8x1x1xi1>
    %39 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<8x1x1xi32>) outs(%38 : tensor<8x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %56 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %56 : i1
    } -> tensor<8x1x1xi1>
    %40 = tensor.empty() : tensor<8x1x1xi1>
    %41 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<8x1x1xi32>) outs(%40 : tensor<8x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %56 = arith.cmpi sle, %in, %c23_i32 : i32
      linalg.yield %56 : i1
    } -> tensor<8x1x1xi1>
    %42 = tensor.empty() : tensor<8x1x1xi1>
    %43 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %41 : tensor<8x1x1xi1>, tensor<8x1x1xi1>) outs(%42 : tensor<8x1x1xi1>) {
    ^bb0(%in: i1, %in_4: i1, %out: i1):
      %56 = arith.andi %in, %in_4 : i1
      linalg.yield %56 : i1
    } -> tensor<8x1x1xi1>
    %44 = tensor.empty() : tensor<8x1xi1>
    %45 = linalg.fill ins(%true : i1) outs(%44 : tensor<8x1xi1>) -> tensor<8x1xi1>
    %46 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<8x1x1xi1>) outs(%45 : tensor<8x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %56 = arith.andi %out, %in : i1
      linalg.yield %56 : i1
    } -> tensor<8x1xi1>
    %47 = tensor.empty() : tensor<8x1xf32>
    %48 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%47 : tensor<8x1xf32>) {
    ^bb0(%out: f32):
      %56 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_3[%56, %c0, %c0] : tensor<8x1x1xi32>
      %57 = arith.index_cast %extracted : i32 to index
      %58 = arith.maxsi %57, %c0 : index
      %59 = arith.minsi %58, %c23 : index
      %extracted_4 = tensor.extract %4[%56, %59] : tensor<8x24xf32>
      linalg.yield %extracted_4 : f32
    } -> tensor<8x1xf32>
    %49 = tensor.empty() : tensor<8x1xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%46, %48 : tensor<8x1xi1>, tensor<8x1xf32>) outs(%49 : tensor<8x1xf32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %56 = arith.select %in, %in_4, %cst_0 : f32
      linalg.yield %56 : f32
    } -> tensor<8x1xf32>
    %collapsed = tensor.collapse_shape %50 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
    %51 = tensor.empty() : tensor<8xf32>
    %52 = linalg.fill ins(%cst : f32) outs(%51 : tensor<8xf32>) -> tensor<8xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%27 : tensor<8x24xf32>) outs(%52 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %56 = arith.addf %out, %in : f32
      linalg.yield %56 : f32
    } -> tensor<8xf32>
    %54 = tensor.empty() : tensor<8xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%18, %collapsed : tensor<8xi1>, tensor<8xf32>) outs(%54 : tensor<8xf32>) {
    ^bb0(%in: i1, %in_4: f32, %out: f32):
      %56 = arith.select %in, %in_4, %cst : f32
      linalg.yield %56 : f32
    } -> tensor<8xf32>
    return %21, %53, %55 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
}

