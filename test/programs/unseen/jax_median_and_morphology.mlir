#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_median_and_morphology {
  func.func public @main(%arg0: tensor<10x11xf32>) -> (tensor<10x11xf32>, tensor<10x11xf32>) {
    %cst = arith.constant 4.000000e+00 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 8.000000e+00 : f32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c0_i32 = arith.constant 0 : i32
    %false = arith.constant false
    %cst_4 = arith.constant 0x7FC00000 : f32
    %cst_5 = arith.constant 0.000000e+00 : f32
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 11] [1, 1] : tensor<10x11xf32> to tensor<1x11xf32>
    %0 = tensor.empty() : tensor<1x1x11xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x11xf32>) outs(%0 : tensor<1x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x11xf32>
    %collapsed = tensor.collapse_shape %1 [[0], [1, 2]] : tensor<1x1x11xf32> into tensor<1x11xf32>
    %extracted_slice_6 = tensor.extract_slice %arg0[9, 0] [1, 11] [1, 1] : tensor<10x11xf32> to tensor<1x11xf32>
    %2 = tensor.empty() : tensor<1x1x11xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_6 : tensor<1x11xf32>) outs(%2 : tensor<1x1x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x11xf32>
    %collapsed_7 = tensor.collapse_shape %3 [[0], [1, 2]] : tensor<1x1x11xf32> into tensor<1x11xf32>
    %4 = tensor.empty() : tensor<12x11xf32>
    %inserted_slice = tensor.insert_slice %collapsed into %4[0, 0] [1, 11] [1, 1] : tensor<1x11xf32> into tensor<12x11xf32>
    %inserted_slice_8 = tensor.insert_slice %arg0 into %inserted_slice[1, 0] [10, 11] [1, 1] : tensor<10x11xf32> into tensor<12x11xf32>
    %inserted_slice_9 = tensor.insert_slice %collapsed_7 into %inserted_slice_8[11, 0] [1, 11] [1, 1] : tensor<1x11xf32> into tensor<12x11xf32>
    %extracted_slice_10 = tensor.extract_slice %inserted_slice_9[0, 0] [12, 1] [1, 1] : tensor<12x11xf32> to tensor<12x1xf32>
    %extracted_slice_11 = tensor.extract_slice %inserted_slice_9[0, 10] [12, 1] [1, 1] : tensor<12x11xf32> to tensor<12x1xf32>
    %5 = tensor.empty() : tensor<12x13xf32>
    %inserted_slice_12 = tensor.insert_slice %extracted_slice_10 into %5[0, 0] [12, 1] [1, 1] : tensor<12x1xf32> into tensor<12x13xf32>
    %inserted_slice_13 = tensor.insert_slice %inserted_slice_9 into %inserted_slice_12[0, 1] [12, 11] [1, 1] : tensor<12x11xf32> into tensor<12x13xf32>
    %inserted_slice_14 = tensor.insert_slice %extracted_slice_11 into %inserted_slice_13[0, 12] [12, 1] [1, 1] : tensor<12x1xf32> into tensor<12x13xf32>
    %extracted_slice_15 = tensor.extract_slice %inserted_slice_14[0, 0] [10, 11] [1, 1] : tensor<12x13xf32> to tensor<10x11xf32>
    %extracted_slice_16 = tensor.extract_slice %inserted_slice_14[0, 1] [10, 11] [1, 1] : tensor<12x13xf32> to tensor<10x11xf32>
    %extracted_slice_17 = tensor.extract_slice %inserted_slice_14[0, 2] [10, 11] [1, 1] : tensor<12x13xf32> to tensor<10x11xf32>
    %extracted_slice_18 = tensor.extract_slice %inserted_slice_14[1, 0] [10, 11] [1, 1] : tensor<12x13xf32> to tensor<10x11xf32>
    %extracted_slice_19 = tensor.extract_slice %inserted_slice_14[1, 1] [10, 11] [1, 1] : tensor<12x13xf32> to tensor<10x11xf32>
    %extracted_slice_20 = tensor.extract_slice %inserted_slice_14[1, 2] [10, 11] [1, 1] : tensor<12x13xf32> to tensor<10x11xf32>
    %extracted_slice_21 = tensor.extract_slice %inserted_slice_14[2, 0] [10, 11] [1, 1] : tensor<12x13xf32> to tensor<10x11xf32>
    %extracted_slice_22 = tensor.extract_slice %inserted_slice_14[2, 1] [10, 11] [1, 1] : tensor<12x13xf32> to tensor<10x11xf32>
    %extracted_slice_23 = tensor.extract_slice %inserted_slice_14[2, 2] [10, 11] [1, 1] : tensor<12x13xf32> to tensor<10x11xf32>
    %6 = tensor.empty() : tensor<1x10x11xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_15 : tensor<10x11xf32>) outs(%6 : tensor<1x10x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x10x11xf32>
    %8 = tensor.empty() : tensor<1x10x11xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_16 : tensor<10x11xf32>) outs(%8 : tensor<1x10x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x10x11xf32>
    %10 = tensor.empty() : tensor<1x10x11xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_17 : tensor<10x11xf32>) outs(%10 : tensor<1x10x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x10x11xf32>
    %12 = tensor.empty() : tensor<1x10x11xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<10x11xf32>) outs(%12 : tensor<1x10x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x10x11xf32>
    %14 = tensor.empty() : tensor<1x10x11xf32>
    %15 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_19 : tensor<10x11xf32>) outs(%14 : tensor<1x10x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x10x11xf32>
    %16 = tensor.empty() : tensor<1x10x11xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<10x11xf32>) outs(%16 : tensor<1x10x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x10x11xf32>
    %18 = tensor.empty() : tensor<1x10x11xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<10x11xf32>) outs(%18 : tensor<1x10x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x10x11xf32>
    %20 = tensor.empty() : tensor<1x10x11xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_22 : tensor<10x11xf32>) outs(%20 : tensor<1x10x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x10x11xf32>
    %22 = tensor.empty() : tensor<1x10x11xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_23 : tensor<10x11xf32>) outs(%22 : tensor<1x10x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x10x11xf32>
    %24 = tensor.empty() : tensor<9x10x11xf32>
    %inserted_slice_24 = tensor.insert_slice %7 into %24[0, 0, 0] [1, 10, 11] [1, 1, 1] : tensor<1x10x11xf32> into tensor<9x10x11xf32>
    %inserted_slice_25 = tensor.insert_slice %9 into %inserted_slice_24[1, 0, 0] [1, 10, 11] [1, 1, 1] : tensor<1x10x11xf32> into tensor<9x10x11xf32>
    %inserted_slice_26 = tensor.insert_slice %11 into %inserted_slice_25[2, 0, 0] [1, 10, 11] [1, 1, 1] : tensor<1x10x11xf32> into tensor<9x10x11xf32>
    %inserted_slice_27 = tensor.insert_slice %13 into %inserted_slice_26[3, 0, 0] [1, 10, 11] [1, 1, 1] : tensor<1x10x11xf32> into tensor<9x10x11xf32>
    %inserted_slice_28 = tensor.insert_slice %15 into %inserted_slice_27[4, 0, 0] [1, 10, 11] [1, 1, 1] : tensor<1x10x11xf32> into tensor<9x10x11xf32>
    %inserted_slice_29 = tensor.insert_slice %17 into %inserted_slice_28[5, 0, 0] [1, 10, 11] [1, 1, 1] : tensor<1x10x11xf32> into tensor<9x10x11xf32>
    %inserted_slice_30 = tensor.insert_slice %19 into %inserted_slice_29[6, 0, 0] [1, 10, 11] [1, 1, 1] : tensor<1x10x11xf32> into tensor<9x10x11xf32>
    %inserted_slice_31 = tensor.insert_slice %21 into %inserted_slice_30[7, 0, 0] [1, 10, 11] [1, 1, 1] : tensor<1x10x11xf32> into tensor<9x10x11xf32>
    %inserted_slice_32 = tensor.insert_slice %23 into %inserted_slice_31[8, 0, 0] [1, 10, 11] [1, 1, 1] : tensor<1x10x11xf32> into tensor<9x10x11xf32>
    %25 = tensor.empty() : tensor<9x10x11xi1>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_32 : tensor<9x10x11xf32>) outs(%25 : tensor<9x10x11xi1>) {
    ^bb0(%in: f32, %out: i1):
      %63 = arith.cmpf une, %in, %in : f32
      linalg.yield %63 : i1
    } -> tensor<9x10x11xi1>
    %27 = tensor.empty() : tensor<10x11xi1>
    %28 = linalg.fill ins(%false : i1) outs(%27 : tensor<10x11xi1>) -> tensor<10x11xi1>
    %29 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%26 : tensor<9x10x11xi1>) outs(%28 : tensor<10x11xi1>) {
    ^bb0(%in: i1, %out: i1):
      %63 = arith.ori %out, %in : i1
      linalg.yield %63 : i1
    } -> tensor<10x11xi1>
    %30 = tensor.empty() : tensor<9x10x11xi1>
    %31 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<10x11xi1>) outs(%30 : tensor<9x10x11xi1>) {
    ^bb0(%in: i1, %out: i1):
      linalg.yield %in : i1
    } -> tensor<9x10x11xi1>
    %32 = tensor.empty() : tensor<9x10x11xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %inserted_slice_32 : tensor<9x10x11xi1>, tensor<9x10x11xf32>) outs(%32 : tensor<9x10x11xf32>) {
    ^bb0(%in: i1, %in_36: f32, %out: f32):
      %63 = arith.select %in, %cst_4, %in_36 : f32
      linalg.yield %63 : f32
    } -> tensor<9x10x11xf32>
    %34 = iree_linalg_ext.sort dimension(0) outs(%33 : tensor<9x10x11xf32>) {
    ^bb0(%arg1: f32, %arg2: f32):
      %63 = arith.cmpf oeq, %arg1, %cst_5 : f32
      %64 = arith.select %63, %cst_5, %arg1 : f32
      %65 = arith.cmpf une, %arg1, %arg1 : f32
      %66 = arith.select %65, %cst_4, %64 : f32
      %67 = arith.cmpf oeq, %arg2, %cst_5 : f32
      %68 = arith.select %67, %cst_5, %arg2 : f32
      %69 = arith.cmpf une, %arg2, %arg2 : f32
      %70 = arith.select %69, %cst_4, %68 : f32
      %71 = arith.bitcast %66 : f32 to i32
      %72 = arith.cmpi slt, %71, %c0_i32 : i32
      %73 = arith.subi %c2147483647_i32, %71 : i32
      %74 = arith.select %72, %73, %71 : i32
      %75 = arith.bitcast %70 : f32 to i32
      %76 = arith.cmpi slt, %75, %c0_i32 : i32
      %77 = arith.subi %c2147483647_i32, %75 : i32
      %78 = arith.select %76, %77, %75 : i32
      %79 = arith.cmpi slt, %74, %78 : i32
      iree_linalg_ext.yield %79 : i1
    } -> tensor<9x10x11xf32>
    %35 = tensor.empty() : tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%35 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %37 = tensor.empty() : tensor<f32>
    %38 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%37 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %39 = tensor.empty() : tensor<f32>
    %40 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%36 : tensor<f32>) outs(%39 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.maximumf %in, %cst_5 : f32
      %64 = arith.minimumf %63, %cst_3 : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %41 = tensor.empty() : tensor<f32>
    %42 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%38 : tensor<f32>) outs(%41 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.maximumf %in, %cst_5 : f32
      %64 = arith.minimumf %63, %cst_3 : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %43 = tensor.empty() : tensor<i32>
    %44 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%40 : tensor<f32>) outs(%43 : tensor<i32>) {
    ^bb0(%in: f32, %out: i32):
      %63 = arith.fptosi %in : f32 to i32
      linalg.yield %63 : i32
    } -> tensor<i32>
    %45 = tensor.empty() : tensor<i32>
    %46 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%42 : tensor<f32>) outs(%45 : tensor<i32>) {
    ^bb0(%in: f32, %out: i32):
      %63 = arith.fptosi %in : f32 to i32
      linalg.yield %63 : i32
    } -> tensor<i32>
    %expanded = tensor.expand_shape %44 [] output_shape [1] : tensor<i32> into tensor<1xi32>
    %47 = tensor.empty() : tensor<1x10x11xf32>
    %48 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<1xi32>) outs(%47 : tensor<1x10x11xf32>) {
    ^bb0(%in: i32, %out: f32):
      %63 = arith.index_cast %in : i32 to index
      %64 = linalg.index 1 : index
      %65 = linalg.index 2 : index
      %extracted = tensor.extract %34[%63, %64, %65] : tensor<9x10x11xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x10x11xf32>
    %collapsed_33 = tensor.collapse_shape %48 [[0, 1], [2]] : tensor<1x10x11xf32> into tensor<10x11xf32>
    %expanded_34 = tensor.expand_shape %46 [] output_shape [1] : tensor<i32> into tensor<1xi32>
    %49 = tensor.empty() : tensor<1x10x11xf32>
    %50 = linalg.generic {indexing_maps = [#map6, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<1xi32>) outs(%49 : tensor<1x10x11xf32>) {
    ^bb0(%in: i32, %out: f32):
      %63 = arith.index_cast %in : i32 to index
      %64 = linalg.index 1 : index
      %65 = linalg.index 2 : index
      %extracted = tensor.extract %34[%63, %64, %65] : tensor<9x10x11xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x10x11xf32>
    %collapsed_35 = tensor.collapse_shape %50 [[0, 1], [2]] : tensor<1x10x11xf32> into tensor<10x11xf32>
    %51 = tensor.empty() : tensor<10x11xf32>
    %52 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%collapsed_33, %collapsed_35 : tensor<10x11xf32>, tensor<10x11xf32>) outs(%51 : tensor<10x11xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %63 = arith.addf %in, %in_36 : f32
      linalg.yield %63 : f32
    } -> tensor<10x11xf32>
    %53 = tensor.empty() : tensor<10x11xf32>
    %54 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<10x11xf32>) outs(%53 : tensor<10x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.mulf %in, %cst_2 : f32
      linalg.yield %63 : f32
    } -> tensor<10x11xf32>
    %55 = tensor.empty() : tensor<10x11xf32>
    %56 = linalg.fill ins(%cst_1 : f32) outs(%55 : tensor<10x11xf32>) -> tensor<10x11xf32>
    %57 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%inserted_slice_32 : tensor<9x10x11xf32>) outs(%56 : tensor<10x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.maximumf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<10x11xf32>
    %58 = tensor.empty() : tensor<10x11xf32>
    %59 = linalg.fill ins(%cst_0 : f32) outs(%58 : tensor<10x11xf32>) -> tensor<10x11xf32>
    %60 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%inserted_slice_32 : tensor<9x10x11xf32>) outs(%59 : tensor<10x11xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.minimumf %out, %in : f32
      linalg.yield %63 : f32
    } -> tensor<10x11xf32>
    %61 = tensor.empty() : tensor<10x11xf32>
    %62 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel"]} ins(%57, %60 : tensor<10x11xf32>, tensor<10x11xf32>) outs(%61 : tensor<10x11xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %63 = arith.subf %in, %in_36 : f32
      linalg.yield %63 : f32
    } -> tensor<10x11xf32>
    return %54, %62 : tensor<10x11xf32>, tensor<10x11xf32>
  }
}

