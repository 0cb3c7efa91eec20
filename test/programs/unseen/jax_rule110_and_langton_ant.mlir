#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<() -> ()>
module @jit_cellular_automata_rule110_conway_and_langton_ant_fori {
  func.func public @main(%arg0: tensor<9x9xi32>) -> (tensor<8x9xi32>, tensor<9x9xi32>) {
    %c3 = arith.constant 3 : index
    %c3_i32 = arith.constant 3 : i32
    %c9_i32 = arith.constant 9 : i32
    %c7 = arith.constant 7 : index
    %c32_i32 = arith.constant 32 : i32
    %c110_i32 = arith.constant 110 : i32
    %c2_i32 = arith.constant 2 : i32
    %c4_i32 = arith.constant 4 : i32
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c12_i32 = arith.constant 12 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0> : tensor<8x9xi32>
    %cst_0 = arith.constant dense<4> : tensor<i32>
    %cst_1 = arith.constant dense<0> : tensor<i32>
    %cst_2 = arith.constant dense<[-1, 0, 1, 0]> : tensor<4xi32>
    %cst_3 = arith.constant dense<[0, 1, 0, -1]> : tensor<4xi32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [1, 9] [1, 1] : tensor<9x9xi32> to tensor<1x9xi32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x9xi32> into tensor<9xi32>
    %0:2 = scf.for %arg1 = %c0_i32 to %c8_i32 step %c1_i32 iter_args(%arg2 = %collapsed, %arg3 = %cst) -> (tensor<9xi32>, tensor<8x9xi32>)  : i32 {
      %extracted_slice_4 = tensor.extract_slice %arg2[8] [1] [1] : tensor<9xi32> to tensor<1xi32>
      %extracted_slice_5 = tensor.extract_slice %arg2[0] [8] [1] : tensor<9xi32> to tensor<8xi32>
      %2 = tensor.empty() : tensor<9xi32>
      %inserted_slice = tensor.insert_slice %extracted_slice_4 into %2[0] [1] [1] : tensor<1xi32> into tensor<9xi32>
      %inserted_slice_6 = tensor.insert_slice %extracted_slice_5 into %inserted_slice[1] [8] [1] : tensor<8xi32> into tensor<9xi32>
      %extracted_slice_7 = tensor.extract_slice %arg2[1] [8] [1] : tensor<9xi32> to tensor<8xi32>
      %extracted_slice_8 = tensor.extract_slice %arg2[0] [1] [1] : tensor<9xi32> to tensor<1xi32>
      %3 = tensor.empty() : tensor<9xi32>
      %inserted_slice_9 = tensor.insert_slice %extracted_slice_7 into %3[0] [8] [1] : tensor<8xi32> into tensor<9xi32>
      %inserted_slice_10 = tensor.insert_slice %extracted_slice_8 into %inserted_slice_9[8] [1] [1] : tensor<1xi32> into tensor<9xi32>
      %4 = tensor.empty() : tensor<9xi32>
      %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%inserted_slice_6 : tensor<9xi32>) outs(%4 : tensor<9xi32>) {
      ^bb0(%in: i32, %out: i32):
        %21 = arith.muli %in, %c4_i32 : i32
        linalg.yield %21 : i32
      } -> tensor<9xi32>
      %6 = tensor.empty() : tensor<9xi32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg2 : tensor<9xi32>) outs(%6 : tensor<9xi32>) {
      ^bb0(%in: i32, %out: i32):
        %21 = arith.muli %in, %c2_i32 : i32
        linalg.yield %21 : i32
      } -> tensor<9xi32>
      %8 = tensor.empty() : tensor<9xi32>
      %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%5, %7 : tensor<9xi32>, tensor<9xi32>) outs(%8 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_12: i32, %out: i32):
        %21 = arith.addi %in, %in_12 : i32
        linalg.yield %21 : i32
      } -> tensor<9xi32>
      %10 = tensor.empty() : tensor<9xi32>
      %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%9, %inserted_slice_10 : tensor<9xi32>, tensor<9xi32>) outs(%10 : tensor<9xi32>) {
      ^bb0(%in: i32, %in_12: i32, %out: i32):
        %21 = arith.addi %in, %in_12 : i32
        linalg.yield %21 : i32
      } -> tensor<9xi32>
      %12 = tensor.empty() : tensor<9xi32>
      %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<9xi32>) outs(%12 : tensor<9xi32>) {
      ^bb0(%in: i32, %out: i32):
        %21 = arith.shrsi %c110_i32, %in : i32
        %22 = arith.cmpi ult, %in, %c32_i32 : i32
        %23 = arith.select %22, %21, %c0_i32 : i32
        linalg.yield %23 : i32
      } -> tensor<9xi32>
      %14 = tensor.empty() : tensor<9xi32>
      %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<9xi32>) outs(%14 : tensor<9xi32>) {
      ^bb0(%in: i32, %out: i32):
        %21 = arith.andi %in, %c1_i32 : i32
        linalg.yield %21 : i32
      } -> tensor<9xi32>
      %16 = tensor.empty() : tensor<1x9xi32>
      %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<9xi32>) outs(%16 : tensor<1x9xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1x9xi32>
      %18 = arith.index_cast %arg1 : i32 to index
      %19 = arith.maxsi %18, %c0 : index
      %20 = arith.minsi %19, %c7 : index
      %inserted_slice_11 = tensor.insert_slice %17 into %arg3[%20, 0] [1, 9] [1, 1] : tensor<1x9xi32> into tensor<8x9xi32>
      scf.yield %15, %inserted_slice_11 : tensor<9xi32>, tensor<8x9xi32>
    }
    %1:5 = scf.for %arg1 = %c0_i32 to %c12_i32 step %c1_i32 iter_args(%arg2 = %cst_1, %arg3 = %arg0, %arg4 = %cst_0, %arg5 = %cst_0, %arg6 = %cst_1) -> (tensor<i32>, tensor<9x9xi32>, tensor<i32>, tensor<i32>, tensor<i32>)  : i32 {
      %2 = tensor.empty() : tensor<i32>
      %3 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg2 : tensor<i32>) outs(%2 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %84 = arith.addi %in, %c1_i32 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %4 = tensor.empty() : tensor<i1>
      %5 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%4 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %84 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %84 : i1
      } -> tensor<i1>
      %6 = tensor.empty() : tensor<i32>
      %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg4 : tensor<i32>) outs(%6 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %84 = arith.addi %in, %c9_i32 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %8 = tensor.empty() : tensor<i32>
      %9 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = []} ins(%5, %7, %arg4 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%8 : tensor<i32>) {
      ^bb0(%in: i1, %in_17: i32, %in_18: i32, %out: i32):
        %84 = arith.select %in, %in_17, %in_18 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %10 = tensor.empty() : tensor<i1>
      %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%10 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %84 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %84 : i1
      } -> tensor<i1>
      %12 = tensor.empty() : tensor<i32>
      %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg5 : tensor<i32>) outs(%12 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %84 = arith.addi %in, %c9_i32 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %14 = tensor.empty() : tensor<i32>
      %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = []} ins(%11, %13, %arg5 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%14 : tensor<i32>) {
      ^bb0(%in: i1, %in_17: i32, %in_18: i32, %out: i32):
        %84 = arith.select %in, %in_17, %in_18 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %extracted = tensor.extract %9[] : tensor<i32>
      %16 = arith.index_cast %extracted : i32 to index
      %17 = arith.maxsi %16, %c0 : index
      %18 = arith.minsi %17, %c8 : index
      %extracted_4 = tensor.extract %15[] : tensor<i32>
      %19 = arith.index_cast %extracted_4 : i32 to index
      %20 = arith.maxsi %19, %c0 : index
      %21 = arith.minsi %20, %c8 : index
      %extracted_slice_5 = tensor.extract_slice %arg3[%18, %21] [1, 1] [1, 1] : tensor<9x9xi32> to tensor<1x1xi32>
      %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [] : tensor<1x1xi32> into tensor<i32>
      %22 = tensor.empty() : tensor<i1>
      %23 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%collapsed_6 : tensor<i32>) outs(%22 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %84 = arith.cmpi eq, %in, %c0_i32 : i32
        linalg.yield %84 : i1
      } -> tensor<i1>
      %24 = tensor.empty() : tensor<i32>
      %25 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%23 : tensor<i1>) outs(%24 : tensor<i32>) {
      ^bb0(%in: i1, %out: i32):
        %84 = arith.select %in, %c1_i32, %c3_i32 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %26 = tensor.empty() : tensor<i32>
      %27 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%arg6, %25 : tensor<i32>, tensor<i32>) outs(%26 : tensor<i32>) {
      ^bb0(%in: i32, %in_17: i32, %out: i32):
        %84 = arith.addi %in, %in_17 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %28 = tensor.empty() : tensor<i32>
      %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%27 : tensor<i32>) outs(%28 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %84 = arith.remsi %in, %c4_i32 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %30 = tensor.empty() : tensor<i1>
      %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%29 : tensor<i32>) outs(%30 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %84 = arith.cmpi ne, %in, %c0_i32 : i32
        linalg.yield %84 : i1
      } -> tensor<i1>
      %32 = tensor.empty() : tensor<i1>
      %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%29 : tensor<i32>) outs(%32 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %84 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %84 : i1
      } -> tensor<i1>
      %34 = tensor.empty() : tensor<i1>
      %35 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%33, %31 : tensor<i1>, tensor<i1>) outs(%34 : tensor<i1>) {
      ^bb0(%in: i1, %in_17: i1, %out: i1):
        %84 = arith.andi %in, %in_17 : i1
        linalg.yield %84 : i1
      } -> tensor<i1>
      %36 = tensor.empty() : tensor<i32>
      %37 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%29 : tensor<i32>) outs(%36 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %84 = arith.addi %in, %c4_i32 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %38 = tensor.empty() : tensor<i32>
      %39 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = []} ins(%35, %37, %29 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%38 : tensor<i32>) {
      ^bb0(%in: i1, %in_17: i32, %in_18: i32, %out: i32):
        %84 = arith.select %in, %in_17, %in_18 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %40 = tensor.empty() : tensor<i32>
      %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%collapsed_6 : tensor<i32>) outs(%40 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %84 = arith.subi %c1_i32, %in : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %expanded = tensor.expand_shape %9 [] output_shape [1] : tensor<i32> into tensor<1xi32>
      %expanded_7 = tensor.expand_shape %15 [] output_shape [1] : tensor<i32> into tensor<1xi32>
      %42 = tensor.empty() : tensor<2xi32>
      %inserted_slice = tensor.insert_slice %expanded into %42[0] [1] [1] : tensor<1xi32> into tensor<2xi32>
      %inserted_slice_8 = tensor.insert_slice %expanded_7 into %inserted_slice[1] [1] [1] : tensor<1xi32> into tensor<2xi32>
      %expanded_9 = tensor.expand_shape %inserted_slice_8 [[0, 1]] output_shape [1, 2] : tensor<2xi32> into tensor<1x2xi32>
      %expanded_10 = tensor.expand_shape %41 [] output_shape [1] : tensor<i32> into tensor<1xi32>
      %43 = iree_linalg_ext.scatter dimension_map = [0, 1] unique_indices(true) ins(%expanded_10, %expanded_9 : tensor<1xi32>, tensor<1x2xi32>) outs(%arg3 : tensor<9x9xi32>) {
      ^bb0(%arg7: i32, %arg8: i32):
        iree_linalg_ext.yield %arg7 : i32
      } -> tensor<9x9xi32>
      %44 = tensor.empty() : tensor<i1>
      %45 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%39 : tensor<i32>) outs(%44 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %84 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %84 : i1
      } -> tensor<i1>
      %46 = tensor.empty() : tensor<i32>
      %47 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%39 : tensor<i32>) outs(%46 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %84 = arith.addi %in, %c4_i32 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %48 = tensor.empty() : tensor<i32>
      %49 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = []} ins(%45, %47, %39 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%48 : tensor<i32>) {
      ^bb0(%in: i1, %in_17: i32, %in_18: i32, %out: i32):
        %84 = arith.select %in, %in_17, %in_18 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %extracted_11 = tensor.extract %49[] : tensor<i32>
      %50 = arith.index_cast %extracted_11 : i32 to index
      %51 = arith.maxsi %50, %c0 : index
      %52 = arith.minsi %51, %c3 : index
      %extracted_slice_12 = tensor.extract_slice %cst_2[%52] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [] : tensor<1xi32> into tensor<i32>
      %53 = tensor.empty() : tensor<i32>
      %54 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%arg4, %collapsed_13 : tensor<i32>, tensor<i32>) outs(%53 : tensor<i32>) {
      ^bb0(%in: i32, %in_17: i32, %out: i32):
        %84 = arith.addi %in, %in_17 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %55 = tensor.empty() : tensor<i32>
      %56 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%54 : tensor<i32>) outs(%55 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %84 = arith.remsi %in, %c9_i32 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %57 = tensor.empty() : tensor<i1>
      %58 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%56 : tensor<i32>) outs(%57 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %84 = arith.cmpi ne, %in, %c0_i32 : i32
        linalg.yield %84 : i1
      } -> tensor<i1>
      %59 = tensor.empty() : tensor<i1>
      %60 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%56 : tensor<i32>) outs(%59 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %84 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %84 : i1
      } -> tensor<i1>
      %61 = tensor.empty() : tensor<i1>
      %62 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%60, %58 : tensor<i1>, tensor<i1>) outs(%61 : tensor<i1>) {
      ^bb0(%in: i1, %in_17: i1, %out: i1):
        %84 = arith.andi %in, %in_17 : i1
        linalg.yield %84 : i1
      } -> tensor<i1>
      %63 = tensor.empty() : tensor<i32>
      %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%56 : tensor<i32>) outs(%63 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %84 = arith.addi %in, %c9_i32 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %65 = tensor.empty() : tensor<i32>
      %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = []} ins(%62, %64, %56 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%65 : tensor<i32>) {
      ^bb0(%in: i1, %in_17: i32, %in_18: i32, %out: i32):
        %84 = arith.select %in, %in_17, %in_18 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %extracted_14 = tensor.extract %49[] : tensor<i32>
      %67 = arith.index_cast %extracted_14 : i32 to index
      %68 = arith.maxsi %67, %c0 : index
      %69 = arith.minsi %68, %c3 : index
      %extracted_slice_15 = tensor.extract_slice %cst_3[%69] [1] [1] : tensor<4xi32> to tensor<1xi32>
      %collapsed_16 = tensor.collapse_shape %extracted_slice_15 [] : tensor<1xi32> into tensor<i32>
      %70 = tensor.empty() : tensor<i32>
      %71 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%arg5, %collapsed_16 : tensor<i32>, tensor<i32>) outs(%70 : tensor<i32>) {
      ^bb0(%in: i32, %in_17: i32, %out: i32):
        %84 = arith.addi %in, %in_17 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %72 = tensor.empty() : tensor<i32>
      %73 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%71 : tensor<i32>) outs(%72 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %84 = arith.remsi %in, %c9_i32 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %74 = tensor.empty() : tensor<i1>
      %75 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%73 : tensor<i32>) outs(%74 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %84 = arith.cmpi ne, %in, %c0_i32 : i32
        linalg.yield %84 : i1
      } -> tensor<i1>
      %76 = tensor.empty() : tensor<i1>
      %77 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%73 : tensor<i32>) outs(%76 : tensor<i1>) {
      ^bb0(%in: i32, %out: i1):
        %84 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %84 : i1
      } -> tensor<i1>
      %78 = tensor.empty() : tensor<i1>
      %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%77, %75 : tensor<i1>, tensor<i1>) outs(%78 : tensor<i1>) {
      ^bb0(%in: i1, %in_17: i1, %out: i1):
        %84 = arith.andi %in, %in_17 : i1
        linalg.yield %84 : i1
      } -> tensor<i1>
      %80 = tensor.empty() : tensor<i32>
      %81 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%73 : tensor<i32>) outs(%80 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %84 = arith.addi %in, %c9_i32 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      %82 = tensor.empty() : tensor<i32>
      %83 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = []} ins(%79, %81, %73 : tensor<i1>, tensor<i32>, tensor<i32>) outs(%82 : tensor<i32>) {
      ^bb0(%in: i1, %in_17: i32, %in_18: i32, %out: i32):
        %84 = arith.select %in, %in_17, %in_18 : i32
        linalg.yield %84 : i32
      } -> tensor<i32>
      scf.yield %3, %43, %66, %83, %39 : tensor<i32>, tensor<9x9xi32>, tensor<i32>, tensor<i32>, tensor<i32>
    }
    return %0#1, %1#1 : tensor<8x9xi32>, tensor<9x9xi32>
  }
}

