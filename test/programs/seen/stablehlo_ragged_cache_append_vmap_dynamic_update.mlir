#map = affine_map<(d0, d1, d2, d3, d4) -> (d4, d0, d1)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d1, d3, d0, d2)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0, d1, d2) -> (d0)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d1)>
#map13 = affine_map<(d0, d1, d2) -> (d2)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
module @jit_ragged_cache_append_vmap_dynamic_update attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x6x8xbf16>, %arg1: tensor<8x4x4xbf16>, %arg2: tensor<2x4x20x4xbf16>, %arg3: tensor<2x4x20x4xbf16>, %arg4: tensor<2xi32>) -> (tensor<2x4x6x4xbf16> {jax.result_info = "result[0]"}, tensor<2x4x20x4xbf16> {jax.result_info = "result[1]"}) {
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<2x4x20x4xbf16>
    %cst_0 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<4x4x2x6xbf16>
    %cst_1 = arith.constant 0.000000e+00 : bf16
    %1 = linalg.fill ins(%cst_1 : bf16) outs(%0 : tensor<4x4x2x6xbf16>) -> tensor<4x4x2x6xbf16>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%arg1, %arg0 : tensor<8x4x4xbf16>, tensor<2x6x8xbf16>) outs(%1 : tensor<4x4x2x6xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %42 = arith.mulf %in, %in_6 : bf16
      %43 = arith.addf %out, %42 : bf16
      linalg.yield %43 : bf16
    } -> tensor<4x4x2x6xbf16>
    %3 = tensor.empty() : tensor<2x4x6x4xbf16>
    %4 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2 : tensor<4x4x2x6xbf16>) outs(%3 : tensor<2x4x6x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x4x6x4xbf16>
    %5 = scf.for %arg5 = %c0_i32 to %c2_i32 step %c1_i32 iter_args(%arg6 = %cst) -> (tensor<2x4x20x4xbf16>)  : i32 {
      %from_elements = tensor.from_elements %arg5 : tensor<i32>
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %42 = arith.index_cast %extracted : i32 to index
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %43 = arith.maxsi %42, %c0 : index
      %44 = arith.minsi %43, %c1 : index
      %extracted_6 = tensor.extract %cst_0[] : tensor<i32>
      %45 = arith.index_cast %extracted_6 : i32 to index
      %46 = arith.maxsi %45, %c0 : index
      %47 = arith.minsi %46, %c0 : index
      %extracted_slice = tensor.extract_slice %arg2[%44, %47, %47, %47] [1, 4, 20, 4] [1, 1, 1, 1] : tensor<2x4x20x4xbf16> to tensor<1x4x20x4xbf16>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x4x20x4xbf16> into tensor<4x20x4xbf16>
      %extracted_slice_7 = tensor.extract_slice %4[%44, %47, %47, %47] [1, 4, 6, 4] [1, 1, 1, 1] : tensor<2x4x6x4xbf16> to tensor<1x4x6x4xbf16>
      %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2], [3]] : tensor<1x4x6x4xbf16> into tensor<4x6x4xbf16>
      %extracted_slice_9 = tensor.extract_slice %arg4[%44] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [] : tensor<1xi32> into tensor<i32>
      %48 = tensor.empty() : tensor<i1>
      %49 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%collapsed_10 : tensor<i32>) outs(%48 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %58 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %58 : i1
      } -> tensor<i1>
      %50 = tensor.empty() : tensor<i32>
      %c20_i32 = arith.constant 20 : i32
      %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%collapsed_10 : tensor<i32>) outs(%50 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %58 = arith.addi %in, %c20_i32 : i32
        linalg.yield %58 : i32
      } -> tensor<i32>
      %52 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = []} ins(%49, %51, %collapsed_10 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%50 : tensor<i32>) {
      ^bb0(%in: i1, %in_13: i32, %in_14: i32, %out: i32):
        %58 = arith.select %in, %in_13, %in_14 : i32
        linalg.yield %58 : i32
      } -> tensor<i32>
      %extracted_11 = tensor.extract %52[] : tensor<i32>
      %53 = arith.index_cast %extracted_11 : i32 to index
      %c14 = arith.constant 14 : index
      %54 = arith.maxsi %53, %c0 : index
      %55 = arith.minsi %54, %c14 : index
      %inserted_slice = tensor.insert_slice %collapsed_8 into %collapsed[%47, %55, %47] [4, 6, 4] [1, 1, 1] : tensor<4x6x4xbf16> into tensor<4x20x4xbf16>
      %56 = tensor.empty() : tensor<1x4x20x4xbf16>
      %57 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice : tensor<4x20x4xbf16>) outs(%56 : tensor<1x4x20x4xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x20x4xbf16>
      %inserted_slice_12 = tensor.insert_slice %57 into %arg6[%44, %47, %47, %47] [1, 4, 20, 4] [1, 1, 1, 1] : tensor<1x4x20x4xbf16> into tensor<2x4x20x4xbf16>
      scf.yield %inserted_slice_12 : tensor<2x4x20x4xbf16>
    }
    %cst_2 = arith.constant 2.000000e+00 : bf16
    %6 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<2x4x6x4xbf16>) outs(%3 : tensor<2x4x6x4xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %42 = arith.mulf %in, %cst_2 : bf16
      linalg.yield %42 : bf16
    } -> tensor<2x4x6x4xbf16>
    %7 = scf.for %arg5 = %c0_i32 to %c2_i32 step %c1_i32 iter_args(%arg6 = %cst) -> (tensor<2x4x20x4xbf16>)  : i32 {
      %from_elements = tensor.from_elements %arg5 : tensor<i32>
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %42 = arith.index_cast %extracted : i32 to index
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %43 = arith.maxsi %42, %c0 : index
      %44 = arith.minsi %43, %c1 : index
      %extracted_6 = tensor.extract %cst_0[] : tensor<i32>
      %45 = arith.index_cast %extracted_6 : i32 to index
      %46 = arith.maxsi %45, %c0 : index
      %47 = arith.minsi %46, %c0 : index
      %extracted_slice = tensor.extract_slice %arg3[%44, %47, %47, %47] [1, 4, 20, 4] [1, 1, 1, 1] : tensor<2x4x20x4xbf16> to tensor<1x4x20x4xbf16>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2], [3]] : tensor<1x4x20x4xbf16> into tensor<4x20x4xbf16>
      %extracted_slice_7 = tensor.extract_slice %6[%44, %47, %47, %47] [1, 4, 6, 4] [1, 1, 1, 1] : tensor<2x4x6x4xbf16> to tensor<1x4x6x4xbf16>
      %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [[0, 1], [2], [3]] : tensor<1x4x6x4xbf16> into tensor<4x6x4xbf16>
      %extracted_slice_9 = tensor.extract_slice %arg4[%44] [1] [1] : tensor<2xi32> to tensor<1xi32>
      %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [] : tensor<1xi32> into tensor<i32>
      %48 = tensor.empty() : tensor<i1>
      %49 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%collapsed_10 : tensor<i32>) outs(%48 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %58 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %58 : i1
      } -> tensor<i1>
      %50 = tensor.empty() : tensor<i32>
      %c20_i32 = arith.constant 20 : i32
      %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%collapsed_10 : tensor<i32>) outs(%50 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %58 = arith.addi %in, %c20_i32 : i32
        linalg.yield %58 : i32
      } -> tensor<i32>
      %52 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = []} ins(%49, %51, %collapsed_10 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%50 : tensor<i32>) {
      ^bb0(%in: i1, %in_13: i32, %in_14: i32, %out: i32):
        %58 = arith.select %in, %in_13, %in_14 : i32
        linalg.yield %58 : i32
      } -> tensor<i32>
      %extracted_11 = tensor.extract %52[] : tensor<i32>
      %53 = arith.index_cast %extracted_11 : i32 to index
      %c14 = arith.constant 14 : index
      %54 = arith.maxsi %53, %c0 : index
      %55 = arith.minsi %54, %c14 : index
      %inserted_slice = tensor.insert_slice %collapsed_8 into %collapsed[%47, %55, %47] [4, 6, 4] [1, 1, 1] : tensor<4x6x4xbf16> into tensor<4x20x4xbf16>
      %56 = tensor.empty() : tensor<1x4x20x4xbf16>
      %57 = linalg.generic {indexing_maps = [#map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice : tensor<4x20x4xbf16>) outs(%56 : tensor<1x4x20x4xbf16>) {
      ^bb0(%in: bf16, %out: bf16):
        linalg.yield %in : bf16
      } -> tensor<1x4x20x4xbf16>
      %inserted_slice_12 = tensor.insert_slice %57 into %arg6[%44, %47, %47, %47] [1, 4, 20, 4] [1, 1, 1, 1] : tensor<1x4x20x4xbf16> into tensor<2x4x20x4xbf16>
      scf.yield %inserted_slice_12 : tensor<2x4x20x4xbf16>
    }
    %8 = tensor.empty() : tensor<2x4x6x20xf32>
    %cst_3 = arith.constant 0.000000e+00 : f32
    %9 = linalg.fill ins(%cst_3 : f32) outs(%8 : tensor<2x4x6x20xf32>) -> tensor<2x4x6x20xf32>
    %10 = linalg.generic {indexing_maps = [#map7, #map8, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%4, %5 : tensor<2x4x6x4xbf16>, tensor<2x4x20x4xbf16>) outs(%9 : tensor<2x4x6x20xf32>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: f32):
      %42 = arith.extf %in : bf16 to f32
      %43 = arith.extf %in_6 : bf16 to f32
      %44 = arith.mulf %42, %43 : f32
      %45 = arith.addf %out, %44 : f32
      linalg.yield %45 : f32
    } -> tensor<2x4x6x20xf32>
    %11 = tensor.empty() : tensor<20xi32>
    %12 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%11 : tensor<20xi32>) {
    ^bb0(%out: i32):
      %42 = linalg.index 0 : index
      %43 = arith.index_cast %42 : index to i32
      linalg.yield %43 : i32
    } -> tensor<20xi32>
    %13 = tensor.empty() : tensor<6xi32>
    %14 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%13 : tensor<6xi32>) {
    ^bb0(%out: i32):
      %42 = linalg.index 0 : index
      %43 = arith.index_cast %42 : index to i32
      linalg.yield %43 : i32
    } -> tensor<6xi32>
    %15 = tensor.empty() : tensor<2x6x1xi32>
    %16 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg4 : tensor<2xi32>) outs(%15 : tensor<2x6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x6x1xi32>
    %17 = linalg.generic {indexing_maps = [#map12, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<6xi32>) outs(%15 : tensor<2x6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x6x1xi32>
    %18 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %17 : tensor<2x6x1xi32>, tensor<2x6x1xi32>) outs(%15 : tensor<2x6x1xi32>) {
    ^bb0(%in: i32, %in_6: i32, %out: i32):
      %42 = arith.addi %in, %in_6 : i32
      linalg.yield %42 : i32
    } -> tensor<2x6x1xi32>
    %19 = tensor.empty() : tensor<2x6x20xi32>
    %20 = linalg.generic {indexing_maps = [#map13, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<20xi32>) outs(%19 : tensor<2x6x20xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x6x20xi32>
    %21 = linalg.generic {indexing_maps = [#map14, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x6x1xi32>) outs(%19 : tensor<2x6x20xi32>) {
    ^bb0(%in: i32, %out: i32):
      linalg.yield %in : i32
    } -> tensor<2x6x20xi32>
    %22 = tensor.empty() : tensor<2x6x20xi1>
    %23 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %21 : tensor<2x6x20xi32>, tensor<2x6x20xi32>) outs(%22 : tensor<2x6x20xi1>) {
    ^bb0(%in: i32, %in_6: i32, %out: i1):
      %42 = arith.cmpi sle, %in, %in_6 : i32
      linalg.yield %42 : i1
    } -> tensor<2x6x20xi1>
    %24 = tensor.empty() : tensor<2x4x6x20xi1>
    %25 = linalg.generic {indexing_maps = [#map15, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x6x20xi1>) outs(%24 : tensor<2x4x6x20xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<2x4x6x20xi1>
    %cst_4 = arith.constant -1.000000e+09 : f32
    %26 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %10 : tensor<2x4x6x20xi1>, tensor<2x4x6x20xf32>) outs(%8 : tensor<2x4x6x20xf32>) {
    ^bb0(%in: i1, %in_6: f32, %out: f32):
      %42 = arith.select %in, %in_6, %cst_4 : f32
      linalg.yield %42 : f32
    } -> tensor<2x4x6x20xf32>
    %cst_5 = arith.constant 0xFF800000 : f32
    %27 = tensor.empty() : tensor<2x4x6xf32>
    %28 = linalg.fill ins(%cst_5 : f32) outs(%27 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%26 : tensor<2x4x6x20xf32>) outs(%28 : tensor<2x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_6 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_6[] : tensor<f32>
      %extracted_7 = tensor.extract %from_elements[] : tensor<f32>
      %42 = arith.maximumf %extracted, %extracted_7 : f32
      %from_elements_8 = tensor.from_elements %42 : tensor<f32>
      %extracted_9 = tensor.extract %from_elements_8[] : tensor<f32>
      linalg.yield %extracted_9 : f32
    } -> tensor<2x4x6xf32>
    %30 = linalg.generic {indexing_maps = [#map11, #map11], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<2x4x6xf32>) outs(%27 : tensor<2x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = arith.maximumf %cst_5, %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x4x6xf32>
    %31 = linalg.generic {indexing_maps = [#map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x4x6xf32>) outs(%8 : tensor<2x4x6x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x6x20xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %31 : tensor<2x4x6x20xf32>, tensor<2x4x6x20xf32>) outs(%8 : tensor<2x4x6x20xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %42 = arith.subf %in, %in_6 : f32
      linalg.yield %42 : f32
    } -> tensor<2x4x6x20xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32 : tensor<2x4x6x20xf32>) outs(%8 : tensor<2x4x6x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %42 = math.exp %in : f32
      linalg.yield %42 : f32
    } -> tensor<2x4x6x20xf32>
    %34 = linalg.fill ins(%cst_3 : f32) outs(%27 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map16], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<2x4x6x20xf32>) outs(%34 : tensor<2x4x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_6 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_6[] : tensor<f32>
      %extracted_7 = tensor.extract %from_elements[] : tensor<f32>
      %42 = arith.addf %extracted, %extracted_7 : f32
      %from_elements_8 = tensor.from_elements %42 : tensor<f32>
      %extracted_9 = tensor.extract %from_elements_8[] : tensor<f32>
      linalg.yield %extracted_9 : f32
    } -> tensor<2x4x6xf32>
    %36 = linalg.generic {indexing_maps = [#map16, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<2x4x6xf32>) outs(%8 : tensor<2x4x6x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x4x6x20xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %36 : tensor<2x4x6x20xf32>, tensor<2x4x6x20xf32>) outs(%8 : tensor<2x4x6x20xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %42 = arith.divf %in, %in_6 : f32
      linalg.yield %42 : f32
    } -> tensor<2x4x6x20xf32>
    %38 = tensor.empty() : tensor<2x4x6x20xbf16>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37 : tensor<2x4x6x20xf32>) outs(%38 : tensor<2x4x6x20xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %42 = arith.truncf %in : f32 to bf16
      linalg.yield %42 : bf16
    } -> tensor<2x4x6x20xbf16>
    %40 = linalg.fill ins(%cst_1 : bf16) outs(%3 : tensor<2x4x6x4xbf16>) -> tensor<2x4x6x4xbf16>
    %41 = linalg.generic {indexing_maps = [#map7, #map17, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%39, %7 : tensor<2x4x6x20xbf16>, tensor<2x4x20x4xbf16>) outs(%40 : tensor<2x4x6x4xbf16>) {
    ^bb0(%in: bf16, %in_6: bf16, %out: bf16):
      %42 = arith.mulf %in, %in_6 : bf16
      %43 = arith.addf %out, %42 : bf16
      linalg.yield %43 : bf16
    } -> tensor<2x4x6x4xbf16>
    return %41, %5 : tensor<2x4x6x4xbf16>, tensor<2x4x20x4xbf16>
  }
}

