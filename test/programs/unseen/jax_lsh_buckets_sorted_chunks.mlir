// Reformer: hashes by products with random directions, sorted by bucket, attention in chunks, sorted back.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @jit_lsh_buckets_sorted_chunks {
  func.func public @main(%arg0: tensor<32x16xf32>, %arg1: tensor<16x4xf32>) -> tensor<32x16xf32> {
    %cst = arith.constant -1.000000e+05 : f32
    %cst_0 = arith.constant 1.000000e-03 : f32
    %c32_i32 = arith.constant 32 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<32x4xf32>
    %1 = linalg.fill ins(%cst_2 : f32) outs(%0 : tensor<32x4xf32>) -> tensor<32x4xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<32x16xf32>, tensor<16x4xf32>) outs(%1 : tensor<32x4xf32>) -> tensor<32x4xf32>
    %3 = tensor.empty() : tensor<32x4xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<32x4xf32>) outs(%3 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.negf %in : f32
      linalg.yield %84 : f32
    } -> tensor<32x4xf32>
    %5 = tensor.empty() : tensor<32x8xf32>
    %inserted_slice = tensor.insert_slice %2 into %5[0, 0] [32, 4] [1, 1] : tensor<32x4xf32> into tensor<32x8xf32>
    %inserted_slice_3 = tensor.insert_slice %4 into %inserted_slice[0, 4] [32, 4] [1, 1] : tensor<32x4xf32> into tensor<32x8xf32>
    %6 = tensor.empty() : tensor<32x8xi32>
    %7 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%6 : tensor<32x8xi32>) {
    ^bb0(%out: i32):
      %84 = linalg.index 1 : index
      %85 = arith.index_cast %84 : index to i32
      linalg.yield %85 : i32
    } -> tensor<32x8xi32>
    %8 = tensor.empty() : tensor<32xf32>
    %9 = linalg.fill ins(%cst_1 : f32) outs(%8 : tensor<32xf32>) -> tensor<32xf32>
    %10 = tensor.empty() : tensor<32xi32>
    %11 = linalg.fill ins(%c0_i32 : i32) outs(%10 : tensor<32xi32>) -> tensor<32xi32>
    %12:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%inserted_slice_3, %7 : tensor<32x8xf32>, tensor<32x8xi32>) outs(%9, %11 : tensor<32xf32>, tensor<32xi32>) {
    ^bb0(%in: f32, %in_9: i32, %out: f32, %out_10: i32):
      %84 = arith.cmpf ogt, %out, %in : f32
      %85 = arith.cmpf une, %out, %out : f32
      %86 = arith.ori %84, %85 : i1
      %87 = arith.cmpf oeq, %out, %in : f32
      %88 = arith.cmpi slt, %out_10, %in_9 : i32
      %89 = arith.andi %87, %88 : i1
      %90 = arith.ori %86, %89 : i1
      %91 = arith.select %86, %out, %in : f32
      %92 = arith.select %90, %out_10, %in_9 : i32
      linalg.yield %91, %92 : f32, i32
    } -> (tensor<32xf32>, tensor<32xi32>)
    %13 = tensor.empty() : tensor<32xi32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%12#1 : tensor<32xi32>) outs(%13 : tensor<32xi32>) {
    ^bb0(%in: i32, %out: i32):
      %84 = arith.muli %in, %c32_i32 : i32
      linalg.yield %84 : i32
    } -> tensor<32xi32>
    %15 = tensor.empty() : tensor<32xi32>
    %16 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%15 : tensor<32xi32>) {
    ^bb0(%out: i32):
      %84 = linalg.index 0 : index
      %85 = arith.index_cast %84 : index to i32
      linalg.yield %85 : i32
    } -> tensor<32xi32>
    %17 = tensor.empty() : tensor<32xi32>
    %18 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%14, %16 : tensor<32xi32>, tensor<32xi32>) outs(%17 : tensor<32xi32>) {
    ^bb0(%in: i32, %in_9: i32, %out: i32):
      %84 = arith.addi %in, %in_9 : i32
      linalg.yield %84 : i32
    } -> tensor<32xi32>
    %19:2 = iree_linalg_ext.sort dimension(0) outs(%18, %16 : tensor<32xi32>, tensor<32xi32>) {
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32):
      %84 = arith.cmpi slt, %arg2, %arg3 : i32
      iree_linalg_ext.yield %84 : i1
    } -> tensor<32xi32>, tensor<32xi32>
    %20:2 = iree_linalg_ext.sort dimension(0) outs(%19#1, %16 : tensor<32xi32>, tensor<32xi32>) {
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32):
      %84 = arith.cmpi slt, %arg2, %arg3 : i32
      iree_linalg_ext.yield %84 : i1
    } -> tensor<32xi32>, tensor<32xi32>
    %21 = tensor.empty() : tensor<32xi1>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%19#1 : tensor<32xi32>) outs(%21 : tensor<32xi1>) {
    ^bb0(%in: i32, %out: i1):
      %84 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %84 : i1
    } -> tensor<32xi1>
    %23 = tensor.empty() : tensor<32xi32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%19#1 : tensor<32xi32>) outs(%23 : tensor<32xi32>) {
    ^bb0(%in: i32, %out: i32):
      %84 = arith.addi %in, %c32_i32 : i32
      linalg.yield %84 : i32
    } -> tensor<32xi32>
    %25 = tensor.empty() : tensor<32xi32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%22, %24, %19#1 : tensor<32xi1>, tensor<32xi32>, tensor<32xi32>) outs(%25 : tensor<32xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %84 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %84 : i32
    } -> tensor<32xi32>
    %expanded = tensor.expand_shape %26 [[0, 1]] output_shape [32, 1] : tensor<32xi32> into tensor<32x1xi32>
    %27 = tensor.empty() : tensor<32x1x16xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<32x1xi32>) outs(%27 : tensor<32x1x16xf32>) {
    ^bb0(%in: i32, %out: f32):
      %84 = arith.index_cast %in : i32 to index
      %85 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%84, %85] : tensor<32x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1x16xf32>
    %collapsed = tensor.collapse_shape %28 [[0, 1, 2]] : tensor<32x1x16xf32> into tensor<512xf32>
    %expanded_4 = tensor.expand_shape %collapsed [[0, 1, 2]] output_shape [4, 8, 16] : tensor<512xf32> into tensor<4x8x16xf32>
    %29 = tensor.empty() : tensor<4x8x16xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<4x8x16xf32>) outs(%29 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.mulf %in, %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x8x16xf32>
    %31 = tensor.empty() : tensor<4x8xf32>
    %32 = linalg.fill ins(%cst_2 : f32) outs(%31 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%30 : tensor<4x8x16xf32>) outs(%32 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x8xf32>
    %34 = tensor.empty() : tensor<4x8xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<4x8xf32>) outs(%34 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.sqrt %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x8xf32>
    %expanded_5 = tensor.expand_shape %35 [[0], [1, 2]] output_shape [4, 8, 1] : tensor<4x8xf32> into tensor<4x8x1xf32>
    %36 = tensor.empty() : tensor<4x8x1xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<4x8x1xf32>) outs(%36 : tensor<4x8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %in, %cst_0 : f32
      linalg.yield %84 : f32
    } -> tensor<4x8x1xf32>
    %38 = tensor.empty() : tensor<4x8x16xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<4x8x1xf32>) outs(%38 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x16xf32>
    %40 = tensor.empty() : tensor<4x8x16xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4, %39 : tensor<4x8x16xf32>, tensor<4x8x16xf32>) outs(%40 : tensor<4x8x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %84 = arith.divf %in, %in_9 : f32
      linalg.yield %84 : f32
    } -> tensor<4x8x16xf32>
    %42 = tensor.empty() : tensor<4x16x8xf32>
    %43 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<4x8x16xf32>) outs(%42 : tensor<4x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x16x8xf32>
    %44 = tensor.empty() : tensor<4x8x8xf32>
    %45 = linalg.fill ins(%cst_2 : f32) outs(%44 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %46 = linalg.batch_matmul ins(%expanded_4, %43 : tensor<4x8x16xf32>, tensor<4x16x8xf32>) outs(%45 : tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
    %47 = tensor.empty() : tensor<8x8xi32>
    %48 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%47 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %84 = linalg.index 0 : index
      %85 = arith.index_cast %84 : index to i32
      linalg.yield %85 : i32
    } -> tensor<8x8xi32>
    %49 = tensor.empty() : tensor<8x8xi32>
    %50 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%49 : tensor<8x8xi32>) {
    ^bb0(%out: i32):
      %84 = linalg.index 1 : index
      %85 = arith.index_cast %84 : index to i32
      linalg.yield %85 : i32
    } -> tensor<8x8xi32>
    %51 = tensor.empty() : tensor<8x8xi1>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%48, %50 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%51 : tensor<8x8xi1>) {
    ^bb0(%in: i32, %in_9: i32, %out: i1):
      %84 = arith.cmpi eq, %in, %in_9 : i32
      linalg.yield %84 : i1
    } -> tensor<8x8xi1>
    %53 = tensor.empty() : tensor<4x8x8xi1>
    %54 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<8x8xi1>) outs(%53 : tensor<4x8x8xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<4x8x8xi1>
    %55 = tensor.empty() : tensor<4x8x8xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %46 : tensor<4x8x8xi1>, tensor<4x8x8xf32>) outs(%55 : tensor<4x8x8xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %84 = arith.select %in, %cst, %in_9 : f32
      linalg.yield %84 : f32
    } -> tensor<4x8x8xf32>
    %57 = tensor.empty() : tensor<4x8xf32>
    %58 = linalg.fill ins(%cst_1 : f32) outs(%57 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%56 : tensor<4x8x8xf32>) outs(%58 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.maximumf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x8xf32>
    %60 = tensor.empty() : tensor<4x8x8xf32>
    %61 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<4x8xf32>) outs(%60 : tensor<4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x8xf32>
    %62 = tensor.empty() : tensor<4x8x8xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %61 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%62 : tensor<4x8x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %84 = arith.subf %in, %in_9 : f32
      linalg.yield %84 : f32
    } -> tensor<4x8x8xf32>
    %64 = tensor.empty() : tensor<4x8x8xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<4x8x8xf32>) outs(%64 : tensor<4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = math.exp %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x8x8xf32>
    %66 = tensor.empty() : tensor<4x8xf32>
    %67 = linalg.fill ins(%cst_2 : f32) outs(%66 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %68 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<4x8x8xf32>) outs(%67 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %84 = arith.addf %out, %in : f32
      linalg.yield %84 : f32
    } -> tensor<4x8xf32>
    %69 = tensor.empty() : tensor<4x8x8xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<4x8xf32>) outs(%69 : tensor<4x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x8xf32>
    %71 = tensor.empty() : tensor<4x8x8xf32>
    %72 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %70 : tensor<4x8x8xf32>, tensor<4x8x8xf32>) outs(%71 : tensor<4x8x8xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %84 = arith.divf %in, %in_9 : f32
      linalg.yield %84 : f32
    } -> tensor<4x8x8xf32>
    %73 = tensor.empty() : tensor<4x8x16xf32>
    %74 = linalg.fill ins(%cst_2 : f32) outs(%73 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %75 = linalg.batch_matmul ins(%72, %expanded_4 : tensor<4x8x8xf32>, tensor<4x8x16xf32>) outs(%74 : tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
    %collapsed_6 = tensor.collapse_shape %75 [[0, 1], [2]] : tensor<4x8x16xf32> into tensor<32x16xf32>
    %76 = tensor.empty() : tensor<32xi1>
    %77 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%20#1 : tensor<32xi32>) outs(%76 : tensor<32xi1>) {
    ^bb0(%in: i32, %out: i1):
      %84 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %84 : i1
    } -> tensor<32xi1>
    %78 = tensor.empty() : tensor<32xi32>
    %79 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%20#1 : tensor<32xi32>) outs(%78 : tensor<32xi32>) {
    ^bb0(%in: i32, %out: i32):
      %84 = arith.addi %in, %c32_i32 : i32
      linalg.yield %84 : i32
    } -> tensor<32xi32>
    %80 = tensor.empty() : tensor<32xi32>
    %81 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel"]} ins(%77, %79, %20#1 : tensor<32xi1>, tensor<32xi32>, tensor<32xi32>) outs(%80 : tensor<32xi32>) {
    ^bb0(%in: i1, %in_9: i32, %in_10: i32, %out: i32):
      %84 = arith.select %in, %in_9, %in_10 : i32
      linalg.yield %84 : i32
    } -> tensor<32xi32>
    %expanded_7 = tensor.expand_shape %81 [[0, 1]] output_shape [32, 1] : tensor<32xi32> into tensor<32x1xi32>
    %82 = tensor.empty() : tensor<32x1x16xf32>
    %83 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<32x1xi32>) outs(%82 : tensor<32x1x16xf32>) {
    ^bb0(%in: i32, %out: f32):
      %84 = arith.index_cast %in : i32 to index
      %85 = linalg.index 2 : index
      %extracted = tensor.extract %collapsed_6[%84, %85] : tensor<32x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1x16xf32>
    %collapsed_8 = tensor.collapse_shape %83 [[0], [1, 2]] : tensor<32x1x16xf32> into tensor<32x16xf32>
    return %collapsed_8 : tensor<32x16xf32>
  }
}

