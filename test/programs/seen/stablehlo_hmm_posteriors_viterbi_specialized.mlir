#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1) -> ()>
module @jit_hmm_forward_backward_posteriors_and_viterbi_path {
  func.func public @main(%arg0: tensor<3x25x7xf32>, %arg1: tensor<7x7xf32>, %arg2: tensor<7xf32>, %arg3: tensor<3xi32>) -> (tensor<3xf32>, tensor<24x3x7xf32>, tensor<24x3xi32>, tensor<3xi32>) {
    %c23_i32 = arith.constant 23 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c6 = arith.constant 6 : index
    %true = arith.constant true
    %c6_i32 = arith.constant 6 : i32
    %c7_i32 = arith.constant 7 : i32
    %cst = arith.constant 0x7F800000 : f32
    %c23 = arith.constant 23 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c1_i32 = arith.constant 1 : i32
    %c24_i32 = arith.constant 24 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_1 = arith.constant dense<0> : tensor<24x3xi32>
    %cst_2 = arith.constant dense<0> : tensor<24x3x7xi32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<3x7xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<24x3x7xf32>
    %cst_5 = arith.constant 0xFF800000 : f32
    %0 = tensor.empty() : tensor<7xf32>
    %1 = linalg.fill ins(%cst_5 : f32) outs(%0 : tensor<7xf32>) -> tensor<7xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg1 : tensor<7x7xf32>) outs(%1 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.maximumf %out, %in : f32
      linalg.yield %59 : f32
    } -> tensor<7xf32>
    %3 = tensor.empty() : tensor<7x7xf32>
    %broadcasted = linalg.broadcast ins(%2 : tensor<7xf32>) outs(%3 : tensor<7x7xf32>) dimensions = [1] 
    %4 = tensor.empty() : tensor<7x7xf32>
    %5 = linalg.elementwise <sub> ins(%arg1, %broadcasted : tensor<7x7xf32>, tensor<7x7xf32>) outs(%4 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %6 = tensor.empty() : tensor<7x7xf32>
    %7 = linalg.elementwise <exp> ins(%5 : tensor<7x7xf32>) outs(%6 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %8 = tensor.empty() : tensor<7xf32>
    %9 = linalg.fill ins(%cst_0 : f32) outs(%8 : tensor<7xf32>) -> tensor<7xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<7x7xf32>) outs(%9 : tensor<7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.addf %out, %in : f32
      linalg.yield %59 : f32
    } -> tensor<7xf32>
    %11 = tensor.empty() : tensor<7xf32>
    %12 = linalg.elementwise <log> ins(%10 : tensor<7xf32>) outs(%11 : tensor<7xf32>) -> tensor<7xf32>
    %expanded = tensor.expand_shape %12 [[0, 1]] output_shape [7, 1] : tensor<7xf32> into tensor<7x1xf32>
    %13 = tensor.empty() : tensor<7x7xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<7x1xf32>) outs(%13 : tensor<7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7xf32>
    %15 = tensor.empty() : tensor<7x7xf32>
    %16 = linalg.elementwise <sub> ins(%5, %14 : tensor<7x7xf32>, tensor<7x7xf32>) outs(%15 : tensor<7x7xf32>) -> tensor<7x7xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [3, 1, 7] [1, 1, 1] : tensor<3x25x7xf32> to tensor<3x1x7xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0], [1, 2]] : tensor<3x1x7xf32> into tensor<3x7xf32>
    %17 = tensor.empty() : tensor<3x7xf32>
    %broadcasted_6 = linalg.broadcast ins(%arg2 : tensor<7xf32>) outs(%17 : tensor<3x7xf32>) dimensions = [0] 
    %18 = tensor.empty() : tensor<3x7xf32>
    %19 = linalg.elementwise <add> ins(%broadcasted_6, %collapsed : tensor<3x7xf32>, tensor<3x7xf32>) outs(%18 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %extracted_slice_7 = tensor.extract_slice %arg0[0, 1, 0] [3, 24, 7] [1, 1, 1] : tensor<3x25x7xf32> to tensor<3x24x7xf32>
    %20 = tensor.empty() : tensor<24x3x7xf32>
    %transposed = linalg.transpose ins(%extracted_slice_7 : tensor<3x24x7xf32>) outs(%20 : tensor<24x3x7xf32>) permutation = [1, 0, 2] 
    %21 = tensor.empty() : tensor<24xi32>
    %22 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%21 : tensor<24xi32>) {
    ^bb0(%out: i32):
      %59 = linalg.index 0 : index
      %60 = arith.index_cast %59 : index to i32
      linalg.yield %60 : i32
    } -> tensor<24xi32>
    %23 = tensor.empty() : tensor<24xi32>
    %24 = linalg.elementwise <add> indexing_maps = [#map3, #map4, #map3] ins(%22, %c1_i32 : tensor<24xi32>, i32) outs(%23 : tensor<24xi32>) -> tensor<24xi32>
    %25:2 = scf.for %arg4 = %c0_i32 to %c24_i32 step %c1_i32 iter_args(%arg5 = %19, %arg6 = %cst_4) -> (tensor<3x7xf32>, tensor<24x3x7xf32>)  : i32 {
      %59 = arith.index_cast %arg4 : i32 to index
      %60 = arith.maxsi %59, %c0 : index
      %61 = arith.minsi %60, %c23 : index
      %extracted_slice_9 = tensor.extract_slice %transposed[%61, 0, 0] [1, 3, 7] [1, 1, 1] : tensor<24x3x7xf32> to tensor<1x3x7xf32>
      %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2]] : tensor<1x3x7xf32> into tensor<3x7xf32>
      %62 = arith.index_cast %arg4 : i32 to index
      %63 = arith.maxsi %62, %c0 : index
      %64 = arith.minsi %63, %c23 : index
      %extracted_slice_11 = tensor.extract_slice %24[%64] [1] [1] : tensor<24xi32> to tensor<1xi32>
      %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [] : tensor<1xi32> into tensor<i32>
      %65 = tensor.empty() : tensor<3x7x7xf32>
      %broadcasted_13 = linalg.broadcast ins(%arg5 : tensor<3x7xf32>) outs(%65 : tensor<3x7x7xf32>) dimensions = [2] 
      %66 = tensor.empty() : tensor<3x7x7xf32>
      %broadcasted_14 = linalg.broadcast ins(%16 : tensor<7x7xf32>) outs(%66 : tensor<3x7x7xf32>) dimensions = [0] 
      %67 = tensor.empty() : tensor<3x7x7xf32>
      %68 = linalg.elementwise <add> ins(%broadcasted_13, %broadcasted_14 : tensor<3x7x7xf32>, tensor<3x7x7xf32>) outs(%67 : tensor<3x7x7xf32>) -> tensor<3x7x7xf32>
      %69 = tensor.empty() : tensor<3x7xf32>
      %70 = linalg.fill ins(%cst_5 : f32) outs(%69 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %71 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<3x7x7xf32>) outs(%70 : tensor<3x7xf32>) {
      ^bb0(%in: f32, %out: f32):
        %103 = arith.maximumf %out, %in : f32
        linalg.yield %103 : f32
      } -> tensor<3x7xf32>
      %72 = tensor.empty() : tensor<3x7xi1>
      %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<3x7xf32>) outs(%72 : tensor<3x7xi1>) {
      ^bb0(%in: f32, %out: i1):
        %103 = math.absf %in : f32
        %104 = arith.cmpf one, %103, %cst : f32
        linalg.yield %104 : i1
      } -> tensor<3x7xi1>
      %74 = tensor.empty() : tensor<3x7xf32>
      %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%73, %71 : tensor<3x7xi1>, tensor<3x7xf32>) outs(%74 : tensor<3x7xf32>) {
      ^bb0(%in: i1, %in_19: f32, %out: f32):
        %103 = arith.select %in, %in_19, %cst_0 : f32
        linalg.yield %103 : f32
      } -> tensor<3x7xf32>
      %76 = tensor.empty() : tensor<3x7x7xf32>
      %broadcasted_15 = linalg.broadcast ins(%75 : tensor<3x7xf32>) outs(%76 : tensor<3x7x7xf32>) dimensions = [1] 
      %77 = tensor.empty() : tensor<3x7x7xf32>
      %78 = linalg.elementwise <sub> ins(%68, %broadcasted_15 : tensor<3x7x7xf32>, tensor<3x7x7xf32>) outs(%77 : tensor<3x7x7xf32>) -> tensor<3x7x7xf32>
      %79 = tensor.empty() : tensor<3x7x7xf32>
      %80 = linalg.elementwise <exp> ins(%78 : tensor<3x7x7xf32>) outs(%79 : tensor<3x7x7xf32>) -> tensor<3x7x7xf32>
      %81 = tensor.empty() : tensor<3x7xf32>
      %82 = linalg.fill ins(%cst_0 : f32) outs(%81 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %83 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<3x7x7xf32>) outs(%82 : tensor<3x7xf32>) {
      ^bb0(%in: f32, %out: f32):
        %103 = arith.addf %out, %in : f32
        linalg.yield %103 : f32
      } -> tensor<3x7xf32>
      %84 = tensor.empty() : tensor<3x7xf32>
      %85 = linalg.elementwise <abs> ins(%83 : tensor<3x7xf32>) outs(%84 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %86 = tensor.empty() : tensor<3x7xf32>
      %87 = linalg.elementwise <log> ins(%85 : tensor<3x7xf32>) outs(%86 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %88 = tensor.empty() : tensor<3x7xf32>
      %89 = linalg.elementwise <add> ins(%87, %75 : tensor<3x7xf32>, tensor<3x7xf32>) outs(%88 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %90 = tensor.empty() : tensor<3x7xf32>
      %91 = linalg.elementwise <add> ins(%89, %collapsed_10 : tensor<3x7xf32>, tensor<3x7xf32>) outs(%90 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %92 = tensor.empty() : tensor<3xi32>
      %broadcasted_16 = linalg.broadcast ins(%collapsed_12 : tensor<i32>) outs(%92 : tensor<3xi32>) dimensions = [0] 
      %93 = tensor.empty() : tensor<3xi1>
      %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%broadcasted_16, %arg3 : tensor<3xi32>, tensor<3xi32>) outs(%93 : tensor<3xi1>) {
      ^bb0(%in: i32, %in_19: i32, %out: i1):
        %103 = arith.cmpi slt, %in, %in_19 : i32
        linalg.yield %103 : i1
      } -> tensor<3xi1>
      %expanded_17 = tensor.expand_shape %94 [[0, 1]] output_shape [3, 1] : tensor<3xi1> into tensor<3x1xi1>
      %95 = tensor.empty() : tensor<3x7xi1>
      %96 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<3x1xi1>) outs(%95 : tensor<3x7xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<3x7xi1>
      %97 = tensor.empty() : tensor<3x7xf32>
      %98 = linalg.elementwise <select> ins(%96, %91, %arg5 : tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) outs(%97 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %99 = tensor.empty() : tensor<1x3x7xf32>
      %broadcasted_18 = linalg.broadcast ins(%98 : tensor<3x7xf32>) outs(%99 : tensor<1x3x7xf32>) dimensions = [0] 
      %100 = arith.index_cast %arg4 : i32 to index
      %101 = arith.maxsi %100, %c0 : index
      %102 = arith.minsi %101, %c23 : index
      %inserted_slice = tensor.insert_slice %broadcasted_18 into %arg6[%102, 0, 0] [1, 3, 7] [1, 1, 1] : tensor<1x3x7xf32> into tensor<24x3x7xf32>
      scf.yield %98, %inserted_slice : tensor<3x7xf32>, tensor<24x3x7xf32>
    }
    %26:2 = scf.for %arg4 = %c0_i32 to %c24_i32 step %c1_i32 iter_args(%arg5 = %cst_3, %arg6 = %cst_4) -> (tensor<3x7xf32>, tensor<24x3x7xf32>)  : i32 {
      %59 = arith.subi %c23_i32, %arg4 : i32
      %60 = arith.index_cast %59 : i32 to index
      %61 = arith.maxsi %60, %c0 : index
      %62 = arith.minsi %61, %c23 : index
      %extracted_slice_9 = tensor.extract_slice %transposed[%62, 0, 0] [1, 3, 7] [1, 1, 1] : tensor<24x3x7xf32> to tensor<1x3x7xf32>
      %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2]] : tensor<1x3x7xf32> into tensor<3x7xf32>
      %63 = arith.index_cast %59 : i32 to index
      %64 = arith.maxsi %63, %c0 : index
      %65 = arith.minsi %64, %c23 : index
      %extracted_slice_11 = tensor.extract_slice %24[%65] [1] [1] : tensor<24xi32> to tensor<1xi32>
      %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [] : tensor<1xi32> into tensor<i32>
      %66 = tensor.empty() : tensor<3x7xf32>
      %67 = linalg.elementwise <add> ins(%collapsed_10, %arg5 : tensor<3x7xf32>, tensor<3x7xf32>) outs(%66 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %68 = tensor.empty() : tensor<3x7x7xf32>
      %broadcasted_13 = linalg.broadcast ins(%16 : tensor<7x7xf32>) outs(%68 : tensor<3x7x7xf32>) dimensions = [0] 
      %69 = tensor.empty() : tensor<3x7x7xf32>
      %broadcasted_14 = linalg.broadcast ins(%67 : tensor<3x7xf32>) outs(%69 : tensor<3x7x7xf32>) dimensions = [1] 
      %70 = tensor.empty() : tensor<3x7x7xf32>
      %71 = linalg.elementwise <add> ins(%broadcasted_13, %broadcasted_14 : tensor<3x7x7xf32>, tensor<3x7x7xf32>) outs(%70 : tensor<3x7x7xf32>) -> tensor<3x7x7xf32>
      %72 = tensor.empty() : tensor<3x7xf32>
      %73 = linalg.fill ins(%cst_5 : f32) outs(%72 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %74 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%71 : tensor<3x7x7xf32>) outs(%73 : tensor<3x7xf32>) {
      ^bb0(%in: f32, %out: f32):
        %104 = arith.maximumf %out, %in : f32
        linalg.yield %104 : f32
      } -> tensor<3x7xf32>
      %75 = tensor.empty() : tensor<3x7xi1>
      %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<3x7xf32>) outs(%75 : tensor<3x7xi1>) {
      ^bb0(%in: f32, %out: i1):
        %104 = math.absf %in : f32
        %105 = arith.cmpf one, %104, %cst : f32
        linalg.yield %105 : i1
      } -> tensor<3x7xi1>
      %77 = tensor.empty() : tensor<3x7xf32>
      %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%76, %74 : tensor<3x7xi1>, tensor<3x7xf32>) outs(%77 : tensor<3x7xf32>) {
      ^bb0(%in: i1, %in_19: f32, %out: f32):
        %104 = arith.select %in, %in_19, %cst_0 : f32
        linalg.yield %104 : f32
      } -> tensor<3x7xf32>
      %79 = tensor.empty() : tensor<3x7x7xf32>
      %broadcasted_15 = linalg.broadcast ins(%78 : tensor<3x7xf32>) outs(%79 : tensor<3x7x7xf32>) dimensions = [2] 
      %80 = tensor.empty() : tensor<3x7x7xf32>
      %81 = linalg.elementwise <sub> ins(%71, %broadcasted_15 : tensor<3x7x7xf32>, tensor<3x7x7xf32>) outs(%80 : tensor<3x7x7xf32>) -> tensor<3x7x7xf32>
      %82 = tensor.empty() : tensor<3x7x7xf32>
      %83 = linalg.elementwise <exp> ins(%81 : tensor<3x7x7xf32>) outs(%82 : tensor<3x7x7xf32>) -> tensor<3x7x7xf32>
      %84 = tensor.empty() : tensor<3x7xf32>
      %85 = linalg.fill ins(%cst_0 : f32) outs(%84 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %86 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%83 : tensor<3x7x7xf32>) outs(%85 : tensor<3x7xf32>) {
      ^bb0(%in: f32, %out: f32):
        %104 = arith.addf %out, %in : f32
        linalg.yield %104 : f32
      } -> tensor<3x7xf32>
      %87 = tensor.empty() : tensor<3x7xf32>
      %88 = linalg.elementwise <abs> ins(%86 : tensor<3x7xf32>) outs(%87 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %89 = tensor.empty() : tensor<3x7xf32>
      %90 = linalg.elementwise <log> ins(%88 : tensor<3x7xf32>) outs(%89 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %91 = tensor.empty() : tensor<3x7xf32>
      %92 = linalg.elementwise <add> ins(%90, %78 : tensor<3x7xf32>, tensor<3x7xf32>) outs(%91 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %93 = tensor.empty() : tensor<3xi32>
      %broadcasted_16 = linalg.broadcast ins(%collapsed_12 : tensor<i32>) outs(%93 : tensor<3xi32>) dimensions = [0] 
      %94 = tensor.empty() : tensor<3xi1>
      %95 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%broadcasted_16, %arg3 : tensor<3xi32>, tensor<3xi32>) outs(%94 : tensor<3xi1>) {
      ^bb0(%in: i32, %in_19: i32, %out: i1):
        %104 = arith.cmpi slt, %in, %in_19 : i32
        linalg.yield %104 : i1
      } -> tensor<3xi1>
      %expanded_17 = tensor.expand_shape %95 [[0, 1]] output_shape [3, 1] : tensor<3xi1> into tensor<3x1xi1>
      %96 = tensor.empty() : tensor<3x7xi1>
      %97 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<3x1xi1>) outs(%96 : tensor<3x7xi1>) {
      ^bb0(%in: i1, %out: i1):
        linalg.yield %in : i1
      } -> tensor<3x7xi1>
      %98 = tensor.empty() : tensor<3x7xf32>
      %99 = linalg.elementwise <select> ins(%97, %92, %arg5 : tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) outs(%98 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %100 = tensor.empty() : tensor<1x3x7xf32>
      %broadcasted_18 = linalg.broadcast ins(%99 : tensor<3x7xf32>) outs(%100 : tensor<1x3x7xf32>) dimensions = [0] 
      %101 = arith.index_cast %59 : i32 to index
      %102 = arith.maxsi %101, %c0 : index
      %103 = arith.minsi %102, %c23 : index
      %inserted_slice = tensor.insert_slice %broadcasted_18 into %arg6[%103, 0, 0] [1, 3, 7] [1, 1, 1] : tensor<1x3x7xf32> into tensor<24x3x7xf32>
      scf.yield %99, %inserted_slice : tensor<3x7xf32>, tensor<24x3x7xf32>
    }
    %27:2 = scf.for %arg4 = %c0_i32 to %c24_i32 step %c1_i32 iter_args(%arg5 = %19, %arg6 = %cst_2) -> (tensor<3x7xf32>, tensor<24x3x7xi32>)  : i32 {
      %59 = arith.index_cast %arg4 : i32 to index
      %60 = arith.maxsi %59, %c0 : index
      %61 = arith.minsi %60, %c23 : index
      %extracted_slice_9 = tensor.extract_slice %transposed[%61, 0, 0] [1, 3, 7] [1, 1, 1] : tensor<24x3x7xf32> to tensor<1x3x7xf32>
      %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2]] : tensor<1x3x7xf32> into tensor<3x7xf32>
      %62 = tensor.empty() : tensor<3x7x7xf32>
      %broadcasted_11 = linalg.broadcast ins(%arg5 : tensor<3x7xf32>) outs(%62 : tensor<3x7x7xf32>) dimensions = [2] 
      %63 = tensor.empty() : tensor<3x7x7xf32>
      %broadcasted_12 = linalg.broadcast ins(%16 : tensor<7x7xf32>) outs(%63 : tensor<3x7x7xf32>) dimensions = [0] 
      %64 = tensor.empty() : tensor<3x7x7xf32>
      %65 = linalg.elementwise <add> ins(%broadcasted_11, %broadcasted_12 : tensor<3x7x7xf32>, tensor<3x7x7xf32>) outs(%64 : tensor<3x7x7xf32>) -> tensor<3x7x7xf32>
      %66 = tensor.empty() : tensor<3x7xf32>
      %67 = linalg.fill ins(%cst_5 : f32) outs(%66 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %68 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65 : tensor<3x7x7xf32>) outs(%67 : tensor<3x7xf32>) {
      ^bb0(%in: f32, %out: f32):
        %82 = arith.maximumf %out, %in : f32
        linalg.yield %82 : f32
      } -> tensor<3x7xf32>
      %69 = tensor.empty() : tensor<3x7xf32>
      %70 = linalg.elementwise <add> ins(%68, %collapsed_10 : tensor<3x7xf32>, tensor<3x7xf32>) outs(%69 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %71 = tensor.empty() : tensor<3x7x7xi32>
      %72 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel", "parallel", "parallel"]} outs(%71 : tensor<3x7x7xi32>) {
      ^bb0(%out: i32):
        %82 = linalg.index 1 : index
        %83 = arith.index_cast %82 : index to i32
        linalg.yield %83 : i32
      } -> tensor<3x7x7xi32>
      %73 = tensor.empty() : tensor<3x7xf32>
      %74 = linalg.fill ins(%cst_5 : f32) outs(%73 : tensor<3x7xf32>) -> tensor<3x7xf32>
      %75 = tensor.empty() : tensor<3x7xi32>
      %76 = linalg.fill ins(%c0_i32 : i32) outs(%75 : tensor<3x7xi32>) -> tensor<3x7xi32>
      %77:2 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%65, %72 : tensor<3x7x7xf32>, tensor<3x7x7xi32>) outs(%74, %76 : tensor<3x7xf32>, tensor<3x7xi32>) {
      ^bb0(%in: f32, %in_14: i32, %out: f32, %out_15: i32):
        %82 = arith.cmpf ogt, %out, %in : f32
        %83 = arith.cmpf une, %out, %out : f32
        %84 = arith.ori %82, %83 : i1
        %85 = arith.cmpf oeq, %out, %in : f32
        %86 = arith.cmpi slt, %out_15, %in_14 : i32
        %87 = arith.andi %85, %86 : i1
        %88 = arith.ori %84, %87 : i1
        %89 = arith.select %84, %out, %in : f32
        %90 = arith.select %88, %out_15, %in_14 : i32
        linalg.yield %89, %90 : f32, i32
      } -> (tensor<3x7xf32>, tensor<3x7xi32>)
      %78 = tensor.empty() : tensor<1x3x7xi32>
      %broadcasted_13 = linalg.broadcast ins(%77#1 : tensor<3x7xi32>) outs(%78 : tensor<1x3x7xi32>) dimensions = [0] 
      %79 = arith.index_cast %arg4 : i32 to index
      %80 = arith.maxsi %79, %c0 : index
      %81 = arith.minsi %80, %c23 : index
      %inserted_slice = tensor.insert_slice %broadcasted_13 into %arg6[%81, 0, 0] [1, 3, 7] [1, 1, 1] : tensor<1x3x7xi32> into tensor<24x3x7xi32>
      scf.yield %70, %inserted_slice : tensor<3x7xf32>, tensor<24x3x7xi32>
    }
    %28 = tensor.empty() : tensor<3x7xi32>
    %29 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%28 : tensor<3x7xi32>) {
    ^bb0(%out: i32):
      %59 = linalg.index 1 : index
      %60 = arith.index_cast %59 : index to i32
      linalg.yield %60 : i32
    } -> tensor<3x7xi32>
    %30 = tensor.empty() : tensor<3xf32>
    %31 = linalg.fill ins(%cst_5 : f32) outs(%30 : tensor<3xf32>) -> tensor<3xf32>
    %32 = tensor.empty() : tensor<3xi32>
    %33 = linalg.fill ins(%c0_i32 : i32) outs(%32 : tensor<3xi32>) -> tensor<3xi32>
    %34:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%27#0, %29 : tensor<3x7xf32>, tensor<3x7xi32>) outs(%31, %33 : tensor<3xf32>, tensor<3xi32>) {
    ^bb0(%in: f32, %in_9: i32, %out: f32, %out_10: i32):
      %59 = arith.cmpf ogt, %out, %in : f32
      %60 = arith.cmpf une, %out, %out : f32
      %61 = arith.ori %59, %60 : i1
      %62 = arith.cmpf oeq, %out, %in : f32
      %63 = arith.cmpi slt, %out_10, %in_9 : i32
      %64 = arith.andi %62, %63 : i1
      %65 = arith.ori %61, %64 : i1
      %66 = arith.select %61, %out, %in : f32
      %67 = arith.select %65, %out_10, %in_9 : i32
      linalg.yield %66, %67 : f32, i32
    } -> (tensor<3xf32>, tensor<3xi32>)
    %35:2 = scf.for %arg4 = %c0_i32 to %c24_i32 step %c1_i32 iter_args(%arg5 = %34#1, %arg6 = %cst_1) -> (tensor<3xi32>, tensor<24x3xi32>)  : i32 {
      %59 = arith.subi %c23_i32, %arg4 : i32
      %60 = arith.index_cast %59 : i32 to index
      %61 = arith.maxsi %60, %c0 : index
      %62 = arith.minsi %61, %c23 : index
      %extracted_slice_9 = tensor.extract_slice %27#1[%62, 0, 0] [1, 3, 7] [1, 1, 1] : tensor<24x3x7xi32> to tensor<1x3x7xi32>
      %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2]] : tensor<1x3x7xi32> into tensor<3x7xi32>
      %expanded_11 = tensor.expand_shape %arg5 [[0, 1]] output_shape [3, 1] : tensor<3xi32> into tensor<3x1xi32>
      %63 = tensor.empty() : tensor<3x1xi1>
      %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_11 : tensor<3x1xi32>) outs(%63 : tensor<3x1xi1>) {
      ^bb0(%in: i32, %out: i1):
        %86 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %86 : i1
      } -> tensor<3x1xi1>
      %65 = tensor.empty() : tensor<3x1xi32>
      %66 = linalg.elementwise <add> indexing_maps = [#map, #map8, #map] ins(%expanded_11, %c7_i32 : tensor<3x1xi32>, i32) outs(%65 : tensor<3x1xi32>) -> tensor<3x1xi32>
      %67 = tensor.empty() : tensor<3x1xi32>
      %68 = linalg.elementwise <select> ins(%64, %66, %expanded_11 : tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) outs(%67 : tensor<3x1xi32>) -> tensor<3x1xi32>
      %expanded_12 = tensor.expand_shape %68 [[0], [1, 2]] output_shape [3, 1, 1] : tensor<3x1xi32> into tensor<3x1x1xi32>
      %69 = tensor.empty() : tensor<3x1x1xi1>
      %70 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<3x1x1xi32>) outs(%69 : tensor<3x1x1xi1>) {
      ^bb0(%in: i32, %out: i1):
        %86 = arith.cmpi sge, %in, %c0_i32 : i32
        linalg.yield %86 : i1
      } -> tensor<3x1x1xi1>
      %71 = tensor.empty() : tensor<3x1x1xi1>
      %72 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<3x1x1xi32>) outs(%71 : tensor<3x1x1xi1>) {
      ^bb0(%in: i32, %out: i1):
        %86 = arith.cmpi sle, %in, %c6_i32 : i32
        linalg.yield %86 : i1
      } -> tensor<3x1x1xi1>
      %73 = tensor.empty() : tensor<3x1x1xi1>
      %74 = linalg.elementwise <mul> ins(%70, %72 : tensor<3x1x1xi1>, tensor<3x1x1xi1>) outs(%73 : tensor<3x1x1xi1>) -> tensor<3x1x1xi1>
      %75 = tensor.empty() : tensor<3x1xi1>
      %76 = linalg.fill ins(%true : i1) outs(%75 : tensor<3x1xi1>) -> tensor<3x1xi1>
      %77 = linalg.generic {indexing_maps = [#map7, #map6], iterator_types = ["parallel", "parallel", "reduction"]} ins(%74 : tensor<3x1x1xi1>) outs(%76 : tensor<3x1xi1>) {
      ^bb0(%in: i1, %out: i1):
        %86 = arith.andi %out, %in : i1
        linalg.yield %86 : i1
      } -> tensor<3x1xi1>
      %78 = tensor.empty() : tensor<3x1xi32>
      %79 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%78 : tensor<3x1xi32>) {
      ^bb0(%out: i32):
        %86 = linalg.index 0 : index
        %extracted = tensor.extract %expanded_12[%86, %c0, %c0] : tensor<3x1x1xi32>
        %87 = arith.index_cast %extracted : i32 to index
        %88 = arith.maxsi %87, %c0 : index
        %89 = arith.minsi %88, %c6 : index
        %extracted_15 = tensor.extract %collapsed_10[%86, %89] : tensor<3x7xi32>
        linalg.yield %extracted_15 : i32
      } -> tensor<3x1xi32>
      %80 = tensor.empty() : tensor<3x1xi32>
      %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%77, %79 : tensor<3x1xi1>, tensor<3x1xi32>) outs(%80 : tensor<3x1xi32>) {
      ^bb0(%in: i1, %in_15: i32, %out: i32):
        %86 = arith.select %in, %in_15, %c-2147483648_i32 : i32
        linalg.yield %86 : i32
      } -> tensor<3x1xi32>
      %collapsed_13 = tensor.collapse_shape %81 [[0, 1]] : tensor<3x1xi32> into tensor<3xi32>
      %82 = tensor.empty() : tensor<1x3xi32>
      %broadcasted_14 = linalg.broadcast ins(%collapsed_13 : tensor<3xi32>) outs(%82 : tensor<1x3xi32>) dimensions = [0] 
      %83 = arith.index_cast %59 : i32 to index
      %84 = arith.maxsi %83, %c0 : index
      %85 = arith.minsi %84, %c23 : index
      %inserted_slice = tensor.insert_slice %broadcasted_14 into %arg6[%85, 0] [1, 3] [1, 1] : tensor<1x3xi32> into tensor<24x3xi32>
      scf.yield %collapsed_13, %inserted_slice : tensor<3xi32>, tensor<24x3xi32>
    }
    %36 = tensor.empty() : tensor<3xf32>
    %37 = linalg.fill ins(%cst_5 : f32) outs(%36 : tensor<3xf32>) -> tensor<3xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%25#0 : tensor<3x7xf32>) outs(%37 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.maximumf %out, %in : f32
      linalg.yield %59 : f32
    } -> tensor<3xf32>
    %39 = tensor.empty() : tensor<3xi1>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%38 : tensor<3xf32>) outs(%39 : tensor<3xi1>) {
    ^bb0(%in: f32, %out: i1):
      %59 = math.absf %in : f32
      %60 = arith.cmpf one, %59, %cst : f32
      linalg.yield %60 : i1
    } -> tensor<3xi1>
    %41 = tensor.empty() : tensor<3xf32>
    %42 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%40, %38 : tensor<3xi1>, tensor<3xf32>) outs(%41 : tensor<3xf32>) {
    ^bb0(%in: i1, %in_9: f32, %out: f32):
      %59 = arith.select %in, %in_9, %cst_0 : f32
      linalg.yield %59 : f32
    } -> tensor<3xf32>
    %43 = tensor.empty() : tensor<3x7xf32>
    %broadcasted_8 = linalg.broadcast ins(%42 : tensor<3xf32>) outs(%43 : tensor<3x7xf32>) dimensions = [1] 
    %44 = tensor.empty() : tensor<3x7xf32>
    %45 = linalg.elementwise <sub> ins(%25#0, %broadcasted_8 : tensor<3x7xf32>, tensor<3x7xf32>) outs(%44 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %46 = tensor.empty() : tensor<3x7xf32>
    %47 = linalg.elementwise <exp> ins(%45 : tensor<3x7xf32>) outs(%46 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %48 = tensor.empty() : tensor<3xf32>
    %49 = linalg.fill ins(%cst_0 : f32) outs(%48 : tensor<3xf32>) -> tensor<3xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%47 : tensor<3x7xf32>) outs(%49 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.addf %out, %in : f32
      linalg.yield %59 : f32
    } -> tensor<3xf32>
    %51 = tensor.empty() : tensor<3xf32>
    %52 = linalg.elementwise <abs> ins(%50 : tensor<3xf32>) outs(%51 : tensor<3xf32>) -> tensor<3xf32>
    %53 = tensor.empty() : tensor<3xf32>
    %54 = linalg.elementwise <log> ins(%52 : tensor<3xf32>) outs(%53 : tensor<3xf32>) -> tensor<3xf32>
    %55 = tensor.empty() : tensor<3xf32>
    %56 = linalg.elementwise <add> ins(%54, %42 : tensor<3xf32>, tensor<3xf32>) outs(%55 : tensor<3xf32>) -> tensor<3xf32>
    %57 = tensor.empty() : tensor<24x3x7xf32>
    %58 = linalg.elementwise <add> ins(%25#1, %26#1 : tensor<24x3x7xf32>, tensor<24x3x7xf32>) outs(%57 : tensor<24x3x7xf32>) -> tensor<24x3x7xf32>
    return %56, %58, %35#1, %34#1 : tensor<3xf32>, tensor<24x3x7xf32>, tensor<24x3xi32>, tensor<3xi32>
  }
}

