#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
module @jit_sparsemax_and_entmax_bisect {
  func.func public @main(%arg0: tensor<6x9xf32>) -> (tensor<6x9xf32>, tensor<6x1xf32>) {
    %cst = arith.constant 5.000000e-01 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %true = arith.constant true
    %c9_i32 = arith.constant 9 : i32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c1_i32 = arith.constant 1 : i32
    %c8_i32 = arith.constant 8 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_3 = arith.constant 0x7FC00000 : f32
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant 0.000000e+00 : f32
    %0 = iree_linalg_ext.sort dimension(1) outs(%arg0 : tensor<6x9xf32>) {
    ^bb0(%arg1: f32, %arg2: f32):
      %67 = arith.cmpf oeq, %arg1, %cst_5 : f32
      %68 = arith.select %67, %cst_5, %arg1 : f32
      %69 = arith.cmpf une, %arg1, %arg1 : f32
      %70 = arith.select %69, %cst_3, %68 : f32
      %71 = arith.cmpf oeq, %arg2, %cst_5 : f32
      %72 = arith.select %71, %cst_5, %arg2 : f32
      %73 = arith.cmpf une, %arg2, %arg2 : f32
      %74 = arith.select %73, %cst_3, %72 : f32
      %75 = arith.bitcast %70 : f32 to i32
      %76 = arith.cmpi slt, %75, %c0_i32 : i32
      %77 = arith.subi %c2147483647_i32, %75 : i32
      %78 = arith.select %76, %77, %75 : i32
      %79 = arith.bitcast %74 : f32 to i32
      %80 = arith.cmpi slt, %79, %c0_i32 : i32
      %81 = arith.subi %c2147483647_i32, %79 : i32
      %82 = arith.select %80, %81, %79 : i32
      %83 = arith.cmpi slt, %78, %82 : i32
      iree_linalg_ext.yield %83 : i1
    } -> tensor<6x9xf32>
    %1 = tensor.empty() : tensor<6x9xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%1 : tensor<6x9xf32>) {
    ^bb0(%out: f32):
      %67 = linalg.index 0 : index
      %68 = linalg.index 1 : index
      %69 = arith.subi %c8, %68 : index
      %extracted = tensor.extract %0[%67, %69] : tensor<6x9xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x9xf32>
    %3 = tensor.empty() : tensor<6x9xf32>
    %4 = tensor.empty() : tensor<6xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%4 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6xf32>
    %6:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%2 : tensor<6x9xf32>) outs(%3, %5 : tensor<6x9xf32>, tensor<6xf32>) {
    ^bb0(%arg1: f32, %arg2: f32):
      %67 = arith.addf %arg1, %arg2 : f32
      iree_linalg_ext.yield %67 : f32
    } -> tensor<6x9xf32>, tensor<6xf32>
    %7 = tensor.empty() : tensor<9xi32>
    %8 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%7 : tensor<9xi32>) {
    ^bb0(%out: i32):
      %67 = linalg.index 0 : index
      %68 = arith.index_cast %67 : index to i32
      linalg.yield %68 : i32
    } -> tensor<9xi32>
    %9 = tensor.empty() : tensor<9xi32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%8 : tensor<9xi32>) outs(%9 : tensor<9xi32>) {
    ^bb0(%in: i32, %out: i32):
      %67 = arith.addi %in, %c1_i32 : i32
      linalg.yield %67 : i32
    } -> tensor<9xi32>
    %11 = tensor.empty() : tensor<9xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%10 : tensor<9xi32>) outs(%11 : tensor<9xf32>) {
    ^bb0(%in: i32, %out: f32):
      %67 = arith.sitofp %in : i32 to f32
      linalg.yield %67 : f32
    } -> tensor<9xf32>
    %13 = tensor.empty() : tensor<6x9xf32>
    %14 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<9xf32>) outs(%13 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x9xf32>
    %15 = tensor.empty() : tensor<6x9xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %2 : tensor<6x9xf32>, tensor<6x9xf32>) outs(%15 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %67 = arith.mulf %in, %in_8 : f32
      linalg.yield %67 : f32
    } -> tensor<6x9xf32>
    %17 = tensor.empty() : tensor<6x9xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<6x9xf32>) outs(%17 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.addf %in, %cst_2 : f32
      linalg.yield %67 : f32
    } -> tensor<6x9xf32>
    %19 = tensor.empty() : tensor<6x9xi1>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %6#0 : tensor<6x9xf32>, tensor<6x9xf32>) outs(%19 : tensor<6x9xi1>) {
    ^bb0(%in: f32, %in_8: f32, %out: i1):
      %67 = arith.cmpf ogt, %in, %in_8 : f32
      linalg.yield %67 : i1
    } -> tensor<6x9xi1>
    %21 = tensor.empty() : tensor<6x9xi32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<6x9xi1>) outs(%21 : tensor<6x9xi32>) {
    ^bb0(%in: i1, %out: i32):
      %67 = arith.extui %in : i1 to i32
      linalg.yield %67 : i32
    } -> tensor<6x9xi32>
    %23 = tensor.empty() : tensor<6xi32>
    %24 = linalg.fill ins(%c0_i32 : i32) outs(%23 : tensor<6xi32>) -> tensor<6xi32>
    %25 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%22 : tensor<6x9xi32>) outs(%24 : tensor<6xi32>) {
    ^bb0(%in: i32, %out: i32):
      %67 = arith.addi %out, %in : i32
      linalg.yield %67 : i32
    } -> tensor<6xi32>
    %expanded = tensor.expand_shape %25 [[0, 1]] output_shape [6, 1] : tensor<6xi32> into tensor<6x1xi32>
    %26 = tensor.empty() : tensor<6x1xi32>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<6x1xi32>) outs(%26 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %67 = arith.subi %in, %c1_i32 : i32
      linalg.yield %67 : i32
    } -> tensor<6x1xi32>
    %28 = tensor.empty() : tensor<6x1xi1>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<6x1xi32>) outs(%28 : tensor<6x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %67 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %67 : i1
    } -> tensor<6x1xi1>
    %30 = tensor.empty() : tensor<6x1xi32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<6x1xi32>) outs(%30 : tensor<6x1xi32>) {
    ^bb0(%in: i32, %out: i32):
      %67 = arith.addi %in, %c9_i32 : i32
      linalg.yield %67 : i32
    } -> tensor<6x1xi32>
    %32 = tensor.empty() : tensor<6x1xi32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %31, %27 : tensor<6x1xi1>, tensor<6x1xi32>, tensor<6x1xi32>) outs(%32 : tensor<6x1xi32>) {
    ^bb0(%in: i1, %in_8: i32, %in_9: i32, %out: i32):
      %67 = arith.select %in, %in_8, %in_9 : i32
      linalg.yield %67 : i32
    } -> tensor<6x1xi32>
    %expanded_6 = tensor.expand_shape %33 [[0], [1, 2]] output_shape [6, 1, 1] : tensor<6x1xi32> into tensor<6x1x1xi32>
    %34 = tensor.empty() : tensor<6x1x1xi1>
    %35 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<6x1x1xi32>) outs(%34 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %67 = arith.cmpi sge, %in, %c0_i32 : i32
      linalg.yield %67 : i1
    } -> tensor<6x1x1xi1>
    %36 = tensor.empty() : tensor<6x1x1xi1>
    %37 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_6 : tensor<6x1x1xi32>) outs(%36 : tensor<6x1x1xi1>) {
    ^bb0(%in: i32, %out: i1):
      %67 = arith.cmpi sle, %in, %c8_i32 : i32
      linalg.yield %67 : i1
    } -> tensor<6x1x1xi1>
    %38 = tensor.empty() : tensor<6x1x1xi1>
    %39 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %37 : tensor<6x1x1xi1>, tensor<6x1x1xi1>) outs(%38 : tensor<6x1x1xi1>) {
    ^bb0(%in: i1, %in_8: i1, %out: i1):
      %67 = arith.andi %in, %in_8 : i1
      linalg.yield %67 : i1
    } -> tensor<6x1x1xi1>
    %40 = tensor.empty() : tensor<6x1xi1>
    %41 = linalg.fill ins(%true : i1) outs(%40 : tensor<6x1xi1>) -> tensor<6x1xi1>
    %42 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<6x1x1xi1>) outs(%41 : tensor<6x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %67 = arith.andi %out, %in : i1
      linalg.yield %67 : i1
    } -> tensor<6x1xi1>
    %43 = tensor.empty() : tensor<6x1xf32>
    %44 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%43 : tensor<6x1xf32>) {
    ^bb0(%out: f32):
      %67 = linalg.index 0 : index
      %extracted = tensor.extract %expanded_6[%67, %c0, %c0] : tensor<6x1x1xi32>
      %68 = arith.index_cast %extracted : i32 to index
      %69 = arith.maxsi %68, %c0 : index
      %70 = arith.minsi %69, %c8 : index
      %extracted_8 = tensor.extract %6#0[%67, %70] : tensor<6x9xf32>
      linalg.yield %extracted_8 : f32
    } -> tensor<6x1xf32>
    %45 = tensor.empty() : tensor<6x1xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %44 : tensor<6x1xi1>, tensor<6x1xf32>) outs(%45 : tensor<6x1xf32>) {
    ^bb0(%in: i1, %in_8: f32, %out: f32):
      %67 = arith.select %in, %in_8, %cst_3 : f32
      linalg.yield %67 : f32
    } -> tensor<6x1xf32>
    %47 = tensor.empty() : tensor<6x1xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<6x1xf32>) outs(%47 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.subf %in, %cst_2 : f32
      linalg.yield %67 : f32
    } -> tensor<6x1xf32>
    %49 = tensor.empty() : tensor<6x1xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<6x1xi32>) outs(%49 : tensor<6x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %67 = arith.sitofp %in : i32 to f32
      linalg.yield %67 : f32
    } -> tensor<6x1xf32>
    %51 = tensor.empty() : tensor<6x1xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%48, %50 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%51 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %67 = arith.divf %in, %in_8 : f32
      linalg.yield %67 : f32
    } -> tensor<6x1xf32>
    %53 = tensor.empty() : tensor<6xf32>
    %54 = linalg.fill ins(%cst_1 : f32) outs(%53 : tensor<6xf32>) -> tensor<6xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<6x9xf32>) outs(%54 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.maximumf %out, %in : f32
      linalg.yield %67 : f32
    } -> tensor<6xf32>
    %expanded_7 = tensor.expand_shape %55 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %56 = tensor.empty() : tensor<6x1xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_7 : tensor<6x1xf32>) outs(%56 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.subf %in, %cst_2 : f32
      linalg.yield %67 : f32
    } -> tensor<6x1xf32>
    %58 = tensor.empty() : tensor<6x9xf32>
    %59 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<6x1xf32>) outs(%58 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x9xf32>
    %60 = tensor.empty() : tensor<6x9xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %59 : tensor<6x9xf32>, tensor<6x9xf32>) outs(%60 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %67 = arith.subf %in, %in_8 : f32
      linalg.yield %67 : f32
    } -> tensor<6x9xf32>
    %62 = tensor.empty() : tensor<6x9xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<6x9xf32>) outs(%62 : tensor<6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.maximumf %in, %cst_5 : f32
      linalg.yield %67 : f32
    } -> tensor<6x9xf32>
    %64 = tensor.empty() : tensor<6x1xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<6x1xf32>) outs(%64 : tensor<6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %67 = arith.subf %in, %cst_2 : f32
      linalg.yield %67 : f32
    } -> tensor<6x1xf32>
    %66:2 = scf.for %arg1 = %c0_i32 to %c8_i32 step %c1_i32 iter_args(%arg2 = %65, %arg3 = %expanded_7) -> (tensor<6x1xf32>, tensor<6x1xf32>)  : i32 {
      %67 = tensor.empty() : tensor<6x1xf32>
      %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg3 : tensor<6x1xf32>, tensor<6x1xf32>) outs(%67 : tensor<6x1xf32>) {
      ^bb0(%in: f32, %in_9: f32, %out: f32):
        %90 = arith.addf %in, %in_9 : f32
        linalg.yield %90 : f32
      } -> tensor<6x1xf32>
      %69 = tensor.empty() : tensor<6x1xf32>
      %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<6x1xf32>) outs(%69 : tensor<6x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %90 = arith.divf %in, %cst_0 : f32
        linalg.yield %90 : f32
      } -> tensor<6x1xf32>
      %71 = tensor.empty() : tensor<6x9xf32>
      %72 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<6x1xf32>) outs(%71 : tensor<6x9xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6x9xf32>
      %73 = tensor.empty() : tensor<6x9xf32>
      %74 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %72 : tensor<6x9xf32>, tensor<6x9xf32>) outs(%73 : tensor<6x9xf32>) {
      ^bb0(%in: f32, %in_9: f32, %out: f32):
        %90 = arith.subf %in, %in_9 : f32
        linalg.yield %90 : f32
      } -> tensor<6x9xf32>
      %75 = tensor.empty() : tensor<6x9xf32>
      %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<6x9xf32>) outs(%75 : tensor<6x9xf32>) {
      ^bb0(%in: f32, %out: f32):
        %90 = arith.mulf %in, %cst : f32
        linalg.yield %90 : f32
      } -> tensor<6x9xf32>
      %77 = tensor.empty() : tensor<6x9xf32>
      %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<6x9xf32>) outs(%77 : tensor<6x9xf32>) {
      ^bb0(%in: f32, %out: f32):
        %90 = arith.maximumf %in, %cst_5 : f32
        linalg.yield %90 : f32
      } -> tensor<6x9xf32>
      %79 = tensor.empty() : tensor<6x9xf32>
      %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<6x9xf32>) outs(%79 : tensor<6x9xf32>) {
      ^bb0(%in: f32, %out: f32):
        %90 = arith.mulf %in, %in : f32
        linalg.yield %90 : f32
      } -> tensor<6x9xf32>
      %81 = tensor.empty() : tensor<6xf32>
      %82 = linalg.fill ins(%cst_5 : f32) outs(%81 : tensor<6xf32>) -> tensor<6xf32>
      %83 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "reduction"]} ins(%80 : tensor<6x9xf32>) outs(%82 : tensor<6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %90 = arith.addf %out, %in : f32
        linalg.yield %90 : f32
      } -> tensor<6xf32>
      %expanded_8 = tensor.expand_shape %83 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
      %84 = tensor.empty() : tensor<6x1xi1>
      %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_8 : tensor<6x1xf32>) outs(%84 : tensor<6x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %90 = arith.cmpf ogt, %in, %cst_2 : f32
        linalg.yield %90 : i1
      } -> tensor<6x1xi1>
      %86 = tensor.empty() : tensor<6x1xf32>
      %87 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%85, %70, %arg2 : tensor<6x1xi1>, tensor<6x1xf32>, tensor<6x1xf32>) outs(%86 : tensor<6x1xf32>) {
      ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
        %90 = arith.select %in, %in_9, %in_10 : f32
        linalg.yield %90 : f32
      } -> tensor<6x1xf32>
      %88 = tensor.empty() : tensor<6x1xf32>
      %89 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%85, %arg3, %70 : tensor<6x1xi1>, tensor<6x1xf32>, tensor<6x1xf32>) outs(%88 : tensor<6x1xf32>) {
      ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
        %90 = arith.select %in, %in_9, %in_10 : f32
        linalg.yield %90 : f32
      } -> tensor<6x1xf32>
      scf.yield %87, %89 : tensor<6x1xf32>, tensor<6x1xf32>
    }
    return %63, %66#0 : tensor<6x9xf32>, tensor<6x1xf32>
  }
}

