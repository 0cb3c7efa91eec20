#map = affine_map<(d0, d1, d2) -> (d1, d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0)>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0) -> ()>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<(d0, d1) -> (d1, d0)>
module @jit_chunked_vocab_xent_value_and_grad {
  func.func public @main(%arg0: tensor<8x12xf32>, %arg1: tensor<12x24xf32>, %arg2: tensor<8xi32>) -> (tensor<f32>, tensor<8x12xf32>) {
    %c2_i32 = arith.constant 2 : i32
    %cst = arith.constant 1.250000e-01 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 8.000000e+00 : f32
    %c8_i32 = arith.constant 8 : i32
    %cst_3 = arith.constant 0xFF800000 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<8x12xf32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<3x8xf32>
    %cst_7 = arith.constant dense<-1.000000e+30> : tensor<8xf32>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<8xf32>
    %expanded = tensor.expand_shape %arg1 [[0], [1, 2]] output_shape [12, 3, 8] : tensor<12x24xf32> into tensor<12x3x8xf32>
    %0 = tensor.empty() : tensor<3x12x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<12x3x8xf32>) outs(%0 : tensor<3x12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x12x8xf32>
    %2 = tensor.empty() : tensor<3xi32>
    %3 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%2 : tensor<3xi32>) {
    ^bb0(%out: i32):
      %29 = linalg.index 0 : index
      %30 = arith.index_cast %29 : index to i32
      linalg.yield %30 : i32
    } -> tensor<3xi32>
    %expanded_9 = tensor.expand_shape %arg2 [[0, 1]] output_shape [8, 1] : tensor<8xi32> into tensor<8x1xi32>
    %4 = tensor.empty() : tensor<8xi32>
    %5 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%4 : tensor<8xi32>) {
    ^bb0(%out: i32):
      %29 = linalg.index 0 : index
      %30 = arith.index_cast %29 : index to i32
      linalg.yield %30 : i32
    } -> tensor<8xi32>
    %6:5 = scf.for %arg3 = %c0_i32 to %c3_i32 step %c1_i32 iter_args(%arg4 = %cst_7, %arg5 = %cst_8, %arg6 = %cst_8, %arg7 = %cst_6, %arg8 = %cst_6) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3x8xf32>)  : i32 {
      %29 = arith.index_cast %arg3 : i32 to index
      %30 = arith.maxsi %29, %c0 : index
      %31 = arith.minsi %30, %c2 : index
      %extracted_slice = tensor.extract_slice %3[%31] [1] [1] : tensor<3xi32> to tensor<1xi32>
      %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1xi32> into tensor<i32>
      %32 = arith.index_cast %arg3 : i32 to index
      %33 = arith.maxsi %32, %c0 : index
      %34 = arith.minsi %33, %c2 : index
      %extracted_slice_10 = tensor.extract_slice %1[%34, 0, 0] [1, 12, 8] [1, 1, 1] : tensor<3x12x8xf32> to tensor<1x12x8xf32>
      %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2]] : tensor<1x12x8xf32> into tensor<12x8xf32>
      %35 = tensor.empty() : tensor<8x8xf32>
      %36 = linalg.fill ins(%cst_4 : f32) outs(%35 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %37 = linalg.matmul ins(%arg0, %collapsed_11 : tensor<8x12xf32>, tensor<12x8xf32>) outs(%36 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %38 = tensor.empty() : tensor<8xf32>
      %39 = linalg.fill ins(%cst_3 : f32) outs(%38 : tensor<8xf32>) -> tensor<8xf32>
      %40 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%37 : tensor<8x8xf32>) outs(%39 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %93 = arith.maximumf %out, %in : f32
        linalg.yield %93 : f32
      } -> tensor<8xf32>
      %41 = tensor.empty() : tensor<8xf32>
      %42 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg4, %40 : tensor<8xf32>, tensor<8xf32>) outs(%41 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %93 = arith.maximumf %in, %in_13 : f32
        linalg.yield %93 : f32
      } -> tensor<8xf32>
      %43 = tensor.empty() : tensor<8xf32>
      %44 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg4, %42 : tensor<8xf32>, tensor<8xf32>) outs(%43 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %93 = arith.subf %in, %in_13 : f32
        linalg.yield %93 : f32
      } -> tensor<8xf32>
      %45 = tensor.empty() : tensor<8xf32>
      %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%44 : tensor<8xf32>) outs(%45 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %93 = math.exp %in : f32
        linalg.yield %93 : f32
      } -> tensor<8xf32>
      %47 = tensor.empty() : tensor<8xf32>
      %48 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg5, %46 : tensor<8xf32>, tensor<8xf32>) outs(%47 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %93 = arith.mulf %in, %in_13 : f32
        linalg.yield %93 : f32
      } -> tensor<8xf32>
      %49 = tensor.empty() : tensor<8x8xf32>
      %50 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<8xf32>) outs(%49 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %51 = tensor.empty() : tensor<8x8xf32>
      %52 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%37, %50 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%51 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %93 = arith.subf %in, %in_13 : f32
        linalg.yield %93 : f32
      } -> tensor<8x8xf32>
      %53 = tensor.empty() : tensor<8x8xf32>
      %54 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<8x8xf32>) outs(%53 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %93 = math.exp %in : f32
        linalg.yield %93 : f32
      } -> tensor<8x8xf32>
      %55 = tensor.empty() : tensor<8xf32>
      %56 = linalg.fill ins(%cst_4 : f32) outs(%55 : tensor<8xf32>) -> tensor<8xf32>
      %57 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%54 : tensor<8x8xf32>) outs(%56 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %93 = arith.addf %out, %in : f32
        linalg.yield %93 : f32
      } -> tensor<8xf32>
      %58 = tensor.empty() : tensor<8xf32>
      %59 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%48, %57 : tensor<8xf32>, tensor<8xf32>) outs(%58 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %93 = arith.addf %in, %in_13 : f32
        linalg.yield %93 : f32
      } -> tensor<8xf32>
      %60 = tensor.empty() : tensor<i32>
      %61 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%collapsed : tensor<i32>) outs(%60 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %93 = arith.muli %in, %c8_i32 : i32
        linalg.yield %93 : i32
      } -> tensor<i32>
      %62 = tensor.empty() : tensor<8xi32>
      %63 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel"]} ins(%61 : tensor<i32>) outs(%62 : tensor<8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8xi32>
      %64 = tensor.empty() : tensor<8xi32>
      %65 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%63, %5 : tensor<8xi32>, tensor<8xi32>) outs(%64 : tensor<8xi32>) {
      ^bb0(%in: i32, %in_13: i32, %out: i32):
        %93 = arith.addi %in, %in_13 : i32
        linalg.yield %93 : i32
      } -> tensor<8xi32>
      %66 = tensor.empty() : tensor<8x8xi32>
      %67 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_9 : tensor<8x1xi32>) outs(%66 : tensor<8x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8x8xi32>
      %68 = tensor.empty() : tensor<8x8xi32>
      %69 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<8xi32>) outs(%68 : tensor<8x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8x8xi32>
      %70 = tensor.empty() : tensor<8x8xi1>
      %71 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%67, %69 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%70 : tensor<8x8xi1>) {
      ^bb0(%in: i32, %in_13: i32, %out: i1):
        %93 = arith.cmpi eq, %in, %in_13 : i32
        linalg.yield %93 : i1
      } -> tensor<8x8xi1>
      %72 = tensor.empty() : tensor<8x8xf32>
      %73 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<8x8xi1>) outs(%72 : tensor<8x8xf32>) {
      ^bb0(%in: i1, %out: f32):
        %93 = arith.uitofp %in : i1 to f32
        linalg.yield %93 : f32
      } -> tensor<8x8xf32>
      %74 = tensor.empty() : tensor<8x8xi1>
      %75 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<8x8xf32>) outs(%74 : tensor<8x8xi1>) {
      ^bb0(%in: f32, %out: i1):
        %93 = arith.cmpf une, %in, %cst_4 : f32
        linalg.yield %93 : i1
      } -> tensor<8x8xi1>
      %76 = tensor.empty() : tensor<8x8xf32>
      %77 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%75, %37 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%76 : tensor<8x8xf32>) {
      ^bb0(%in: i1, %in_13: f32, %out: f32):
        %93 = arith.select %in, %in_13, %cst_4 : f32
        linalg.yield %93 : f32
      } -> tensor<8x8xf32>
      %78 = tensor.empty() : tensor<8xf32>
      %79 = linalg.fill ins(%cst_4 : f32) outs(%78 : tensor<8xf32>) -> tensor<8xf32>
      %80 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%77 : tensor<8x8xf32>) outs(%79 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %93 = arith.addf %out, %in : f32
        linalg.yield %93 : f32
      } -> tensor<8xf32>
      %81 = tensor.empty() : tensor<8xf32>
      %82 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg6, %80 : tensor<8xf32>, tensor<8xf32>) outs(%81 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_13: f32, %out: f32):
        %93 = arith.addf %in, %in_13 : f32
        linalg.yield %93 : f32
      } -> tensor<8xf32>
      %83 = tensor.empty() : tensor<1x8xf32>
      %84 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<8xf32>) outs(%83 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8xf32>
      %85 = arith.index_cast %arg3 : i32 to index
      %86 = arith.maxsi %85, %c0 : index
      %87 = arith.minsi %86, %c2 : index
      %inserted_slice = tensor.insert_slice %84 into %arg7[%87, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<3x8xf32>
      %88 = tensor.empty() : tensor<1x8xf32>
      %89 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<8xf32>) outs(%88 : tensor<1x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x8xf32>
      %90 = arith.index_cast %arg3 : i32 to index
      %91 = arith.maxsi %90, %c0 : index
      %92 = arith.minsi %91, %c2 : index
      %inserted_slice_12 = tensor.insert_slice %89 into %arg8[%92, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<3x8xf32>
      scf.yield %42, %59, %82, %inserted_slice, %inserted_slice_12 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3x8xf32>
    }
    %7 = tensor.empty() : tensor<8xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%6#1 : tensor<8xf32>) outs(%7 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = math.log %in : f32
      linalg.yield %29 : f32
    } -> tensor<8xf32>
    %9 = tensor.empty() : tensor<8xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%6#0, %8 : tensor<8xf32>, tensor<8xf32>) outs(%9 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %29 = arith.addf %in, %in_10 : f32
      linalg.yield %29 : f32
    } -> tensor<8xf32>
    %11 = tensor.empty() : tensor<8xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%10, %6#2 : tensor<8xf32>, tensor<8xf32>) outs(%11 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %29 = arith.subf %in, %in_10 : f32
      linalg.yield %29 : f32
    } -> tensor<8xf32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.fill ins(%cst_4 : f32) outs(%13 : tensor<f32>) -> tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["reduction"]} ins(%12 : tensor<8xf32>) outs(%14 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %out, %in : f32
      linalg.yield %29 : f32
    } -> tensor<f32>
    %16 = tensor.empty() : tensor<f32>
    %17 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%15 : tensor<f32>) outs(%16 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.divf %in, %cst_2 : f32
      linalg.yield %29 : f32
    } -> tensor<f32>
    %18 = tensor.empty() : tensor<f32>
    %19 = linalg.generic {indexing_maps = [#map5], iterator_types = []} outs(%18 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst : f32
    } -> tensor<f32>
    %20 = tensor.empty() : tensor<8xf32>
    %21 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel"]} ins(%19 : tensor<f32>) outs(%20 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %22 = tensor.empty() : tensor<f32>
    %23 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%19 : tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.negf %in : f32
      linalg.yield %29 : f32
    } -> tensor<f32>
    %24 = tensor.empty() : tensor<8xf32>
    %25 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel"]} ins(%23 : tensor<f32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %26 = tensor.empty() : tensor<8xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%21, %6#1 : tensor<8xf32>, tensor<8xf32>) outs(%26 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_10: f32, %out: f32):
      %29 = arith.divf %in, %in_10 : f32
      linalg.yield %29 : f32
    } -> tensor<8xf32>
    %28:4 = scf.for %arg3 = %c0_i32 to %c3_i32 step %c1_i32 iter_args(%arg4 = %cst_5, %arg5 = %21, %arg6 = %27, %arg7 = %25) -> (tensor<8x12xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)  : i32 {
      %29 = arith.subi %c2_i32, %arg3 : i32
      %30 = arith.index_cast %29 : i32 to index
      %31 = arith.maxsi %30, %c0 : index
      %32 = arith.minsi %31, %c2 : index
      %extracted_slice = tensor.extract_slice %6#3[%32, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<1x8xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %33 = arith.index_cast %29 : i32 to index
      %34 = arith.maxsi %33, %c0 : index
      %35 = arith.minsi %34, %c2 : index
      %extracted_slice_10 = tensor.extract_slice %6#4[%35, 0] [1, 8] [1, 1] : tensor<3x8xf32> to tensor<1x8xf32>
      %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
      %36 = arith.index_cast %29 : i32 to index
      %37 = arith.maxsi %36, %c0 : index
      %38 = arith.minsi %37, %c2 : index
      %extracted_slice_12 = tensor.extract_slice %3[%38] [1] [1] : tensor<3xi32> to tensor<1xi32>
      %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [] : tensor<1xi32> into tensor<i32>
      %39 = arith.index_cast %29 : i32 to index
      %40 = arith.maxsi %39, %c0 : index
      %41 = arith.minsi %40, %c2 : index
      %extracted_slice_14 = tensor.extract_slice %1[%41, 0, 0] [1, 12, 8] [1, 1, 1] : tensor<3x12x8xf32> to tensor<1x12x8xf32>
      %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2]] : tensor<1x12x8xf32> into tensor<12x8xf32>
      %42 = util.optimization_barrier %arg0 : tensor<8x12xf32>
      %43 = util.optimization_barrier %arg2 : tensor<8xi32>
      %44 = util.optimization_barrier %collapsed : tensor<8xf32>
      %45 = util.optimization_barrier %collapsed_11 : tensor<8xf32>
      %46 = util.optimization_barrier %collapsed_13 : tensor<i32>
      %47 = util.optimization_barrier %collapsed_15 : tensor<12x8xf32>
      %48 = util.optimization_barrier %arg5 : tensor<8xf32>
      %49 = util.optimization_barrier %arg6 : tensor<8xf32>
      %50 = util.optimization_barrier %arg7 : tensor<8xf32>
      %51 = tensor.empty() : tensor<8x8xf32>
      %52 = linalg.fill ins(%cst_4 : f32) outs(%51 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %53 = linalg.matmul ins(%42, %47 : tensor<8x12xf32>, tensor<12x8xf32>) outs(%52 : tensor<8x8xf32>) -> tensor<8x8xf32>
      %54 = tensor.empty() : tensor<8xf32>
      %55 = linalg.fill ins(%cst_3 : f32) outs(%54 : tensor<8xf32>) -> tensor<8xf32>
      %56 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%53 : tensor<8x8xf32>) outs(%55 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %163 = arith.maximumf %out, %in : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %expanded_16 = tensor.expand_shape %56 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
      %57 = tensor.empty() : tensor<8x8xf32>
      %58 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_16 : tensor<8x1xf32>) outs(%57 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %59 = tensor.empty() : tensor<8x8xi1>
      %60 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%53, %58 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%59 : tensor<8x8xi1>) {
      ^bb0(%in: f32, %in_18: f32, %out: i1):
        %163 = arith.cmpf oeq, %in, %in_18 : f32
        linalg.yield %163 : i1
      } -> tensor<8x8xi1>
      %61 = tensor.empty() : tensor<8x8xf32>
      %62 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<8x8xi1>) outs(%61 : tensor<8x8xf32>) {
      ^bb0(%in: i1, %out: f32):
        %163 = arith.uitofp %in : i1 to f32
        linalg.yield %163 : f32
      } -> tensor<8x8xf32>
      %63 = tensor.empty() : tensor<8xf32>
      %64 = linalg.fill ins(%cst_4 : f32) outs(%63 : tensor<8xf32>) -> tensor<8xf32>
      %65 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%62 : tensor<8x8xf32>) outs(%64 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %163 = arith.addf %out, %in : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %66 = tensor.empty() : tensor<8xf32>
      %67 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%44, %56 : tensor<8xf32>, tensor<8xf32>) outs(%66 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.maximumf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %68 = tensor.empty() : tensor<8xi1>
      %69 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%44, %67 : tensor<8xf32>, tensor<8xf32>) outs(%68 : tensor<8xi1>) {
      ^bb0(%in: f32, %in_18: f32, %out: i1):
        %163 = arith.cmpf oeq, %in, %in_18 : f32
        linalg.yield %163 : i1
      } -> tensor<8xi1>
      %70 = tensor.empty() : tensor<8xf32>
      %71 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%69 : tensor<8xi1>) outs(%70 : tensor<8xf32>) {
      ^bb0(%in: i1, %out: f32):
        %163 = arith.select %in, %cst_1, %cst_4 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %72 = tensor.empty() : tensor<8xi1>
      %73 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%56, %67 : tensor<8xf32>, tensor<8xf32>) outs(%72 : tensor<8xi1>) {
      ^bb0(%in: f32, %in_18: f32, %out: i1):
        %163 = arith.cmpf oeq, %in, %in_18 : f32
        linalg.yield %163 : i1
      } -> tensor<8xi1>
      %74 = tensor.empty() : tensor<8xf32>
      %75 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%73 : tensor<8xi1>) outs(%74 : tensor<8xf32>) {
      ^bb0(%in: i1, %out: f32):
        %163 = arith.select %in, %cst_0, %cst_1 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %76 = tensor.empty() : tensor<8xf32>
      %77 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%71, %75 : tensor<8xf32>, tensor<8xf32>) outs(%76 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.divf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %78 = tensor.empty() : tensor<8xf32>
      %79 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%73 : tensor<8xi1>) outs(%78 : tensor<8xf32>) {
      ^bb0(%in: i1, %out: f32):
        %163 = arith.select %in, %cst_1, %cst_4 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %80 = tensor.empty() : tensor<8xf32>
      %81 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%69 : tensor<8xi1>) outs(%80 : tensor<8xf32>) {
      ^bb0(%in: i1, %out: f32):
        %163 = arith.select %in, %cst_0, %cst_1 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %82 = tensor.empty() : tensor<8xf32>
      %83 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%79, %81 : tensor<8xf32>, tensor<8xf32>) outs(%82 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.divf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %84 = tensor.empty() : tensor<8xf32>
      %85 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%44, %67 : tensor<8xf32>, tensor<8xf32>) outs(%84 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.subf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %86 = tensor.empty() : tensor<8xf32>
      %87 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%85 : tensor<8xf32>) outs(%86 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %163 = math.exp %in : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %88 = tensor.empty() : tensor<8x8xf32>
      %89 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<8xf32>) outs(%88 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %90 = tensor.empty() : tensor<8x8xf32>
      %91 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%53, %89 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%90 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.subf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8x8xf32>
      %92 = tensor.empty() : tensor<8x8xf32>
      %93 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<8x8xf32>) outs(%92 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %163 = math.exp %in : f32
        linalg.yield %163 : f32
      } -> tensor<8x8xf32>
      %94 = tensor.empty() : tensor<i32>
      %95 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%46 : tensor<i32>) outs(%94 : tensor<i32>) {
      ^bb0(%in: i32, %out: i32):
        %163 = arith.muli %in, %c8_i32 : i32
        linalg.yield %163 : i32
      } -> tensor<i32>
      %96 = tensor.empty() : tensor<8xi32>
      %97 = linalg.generic {indexing_maps = [#map6, #map2], iterator_types = ["parallel"]} ins(%95 : tensor<i32>) outs(%96 : tensor<8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8xi32>
      %98 = tensor.empty() : tensor<8xi32>
      %99 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%97, %5 : tensor<8xi32>, tensor<8xi32>) outs(%98 : tensor<8xi32>) {
      ^bb0(%in: i32, %in_18: i32, %out: i32):
        %163 = arith.addi %in, %in_18 : i32
        linalg.yield %163 : i32
      } -> tensor<8xi32>
      %100 = tensor.empty() : tensor<8x8xi32>
      %101 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<8xi32>) outs(%100 : tensor<8x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8x8xi32>
      %102 = tensor.empty() : tensor<8x8xi32>
      %103 = linalg.generic {indexing_maps = [#map8, #map3], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<8xi32>) outs(%102 : tensor<8x8xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<8x8xi32>
      %104 = tensor.empty() : tensor<8x8xi1>
      %105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%101, %103 : tensor<8x8xi32>, tensor<8x8xi32>) outs(%104 : tensor<8x8xi1>) {
      ^bb0(%in: i32, %in_18: i32, %out: i1):
        %163 = arith.cmpi eq, %in, %in_18 : i32
        linalg.yield %163 : i1
      } -> tensor<8x8xi1>
      %106 = tensor.empty() : tensor<8x8xf32>
      %107 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<8x8xi1>) outs(%106 : tensor<8x8xf32>) {
      ^bb0(%in: i1, %out: f32):
        %163 = arith.uitofp %in : i1 to f32
        linalg.yield %163 : f32
      } -> tensor<8x8xf32>
      %108 = tensor.empty() : tensor<8x8xf32>
      %109 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<8xf32>) outs(%108 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %110 = tensor.empty() : tensor<8x8xi1>
      %111 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<8x8xf32>) outs(%110 : tensor<8x8xi1>) {
      ^bb0(%in: f32, %out: i1):
        %163 = arith.cmpf une, %in, %cst_4 : f32
        linalg.yield %163 : i1
      } -> tensor<8x8xi1>
      %112 = tensor.empty() : tensor<8x8xf32>
      %113 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%111, %109 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%112 : tensor<8x8xf32>) {
      ^bb0(%in: i1, %in_18: f32, %out: f32):
        %163 = arith.select %in, %in_18, %cst_4 : f32
        linalg.yield %163 : f32
      } -> tensor<8x8xf32>
      %114 = tensor.empty() : tensor<8x8xf32>
      %115 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<8xf32>) outs(%114 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %116 = tensor.empty() : tensor<8x8xf32>
      %117 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%115, %93 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%116 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.mulf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8x8xf32>
      %118 = tensor.empty() : tensor<8x8xf32>
      %119 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<8x8xf32>) outs(%118 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %163 = arith.negf %in : f32
        linalg.yield %163 : f32
      } -> tensor<8x8xf32>
      %120 = tensor.empty() : tensor<8xf32>
      %121 = linalg.fill ins(%cst_4 : f32) outs(%120 : tensor<8xf32>) -> tensor<8xf32>
      %122 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%119 : tensor<8x8xf32>) outs(%121 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %163 = arith.addf %out, %in : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %expanded_17 = tensor.expand_shape %122 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
      %123 = tensor.empty() : tensor<8x8xf32>
      %124 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%113, %117 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%123 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.addf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8x8xf32>
      %125 = tensor.empty() : tensor<8xf32>
      %126 = linalg.fill ins(%cst_4 : f32) outs(%125 : tensor<8xf32>) -> tensor<8xf32>
      %127 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "reduction"]} ins(%expanded_17 : tensor<8x1xf32>) outs(%126 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %163 = arith.addf %out, %in : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %128 = tensor.empty() : tensor<8xf32>
      %129 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%48, %127 : tensor<8xf32>, tensor<8xf32>) outs(%128 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.addf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %130 = tensor.empty() : tensor<8xf32>
      %131 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%45, %49 : tensor<8xf32>, tensor<8xf32>) outs(%130 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.mulf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %132 = tensor.empty() : tensor<8xf32>
      %133 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%49, %87 : tensor<8xf32>, tensor<8xf32>) outs(%132 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.mulf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %134 = tensor.empty() : tensor<8xf32>
      %135 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%131, %87 : tensor<8xf32>, tensor<8xf32>) outs(%134 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.mulf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %136 = tensor.empty() : tensor<8xf32>
      %137 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%135 : tensor<8xf32>) outs(%136 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %163 = arith.negf %in : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %138 = tensor.empty() : tensor<8xf32>
      %139 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%129, %137 : tensor<8xf32>, tensor<8xf32>) outs(%138 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.addf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %140 = tensor.empty() : tensor<8xf32>
      %141 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%139, %83 : tensor<8xf32>, tensor<8xf32>) outs(%140 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.mulf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %142 = tensor.empty() : tensor<8xf32>
      %143 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%139, %77 : tensor<8xf32>, tensor<8xf32>) outs(%142 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.mulf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %144 = tensor.empty() : tensor<8xf32>
      %145 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%135, %143 : tensor<8xf32>, tensor<8xf32>) outs(%144 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.addf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %146 = tensor.empty() : tensor<8xf32>
      %147 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%141, %65 : tensor<8xf32>, tensor<8xf32>) outs(%146 : tensor<8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.divf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8xf32>
      %148 = tensor.empty() : tensor<8x8xf32>
      %149 = linalg.generic {indexing_maps = [#map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<8xf32>) outs(%148 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x8xf32>
      %150 = tensor.empty() : tensor<8x8xi1>
      %151 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<8x8xf32>) outs(%150 : tensor<8x8xi1>) {
      ^bb0(%in: f32, %out: i1):
        %163 = arith.cmpf une, %in, %cst_4 : f32
        linalg.yield %163 : i1
      } -> tensor<8x8xi1>
      %152 = tensor.empty() : tensor<8x8xf32>
      %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%151, %149 : tensor<8x8xi1>, tensor<8x8xf32>) outs(%152 : tensor<8x8xf32>) {
      ^bb0(%in: i1, %in_18: f32, %out: f32):
        %163 = arith.select %in, %in_18, %cst_4 : f32
        linalg.yield %163 : f32
      } -> tensor<8x8xf32>
      %154 = tensor.empty() : tensor<8x8xf32>
      %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%124, %153 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%154 : tensor<8x8xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.addf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8x8xf32>
      %156 = tensor.empty() : tensor<8x12xf32>
      %157 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<12x8xf32>) outs(%156 : tensor<8x12xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<8x12xf32>
      %158 = tensor.empty() : tensor<8x12xf32>
      %159 = linalg.fill ins(%cst_4 : f32) outs(%158 : tensor<8x12xf32>) -> tensor<8x12xf32>
      %160 = linalg.matmul ins(%155, %157 : tensor<8x8xf32>, tensor<8x12xf32>) outs(%159 : tensor<8x12xf32>) -> tensor<8x12xf32>
      %161 = tensor.empty() : tensor<8x12xf32>
      %162 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg4, %160 : tensor<8x12xf32>, tensor<8x12xf32>) outs(%161 : tensor<8x12xf32>) {
      ^bb0(%in: f32, %in_18: f32, %out: f32):
        %163 = arith.addf %in, %in_18 : f32
        linalg.yield %163 : f32
      } -> tensor<8x12xf32>
      scf.yield %162, %145, %133, %50 : tensor<8x12xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
    }
    return %17, %28#0 : tensor<f32>, tensor<8x12xf32>
  }
}

