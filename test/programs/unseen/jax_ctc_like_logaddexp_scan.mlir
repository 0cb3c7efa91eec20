#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
module @jit_ctc_like_logaddexp_scan {
  func.func public @main(%arg0: tensor<5x7xf32>, %arg1: tensor<4xi32>) -> (tensor<4xf32>, tensor<5xf32>) {
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c0 = arith.constant 0 : index
    %c7_i32 = arith.constant 7 : i32
    %cst = arith.constant dense<-1.000000e+30> : tensor<1xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_1 = arith.constant dense<0> : tensor<1x1xi32>
    %c1_i32 = arith.constant 1 : i32
    %c5_i32 = arith.constant 5 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<5xf32>
    %cst_3 = arith.constant dense<-1.000000e+30> : tensor<4xf32>
    %0 = tensor.empty() : tensor<4xi1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xi32>) outs(%0 : tensor<4xi1>) {
    ^bb0(%in: i32, %out: i1):
      %10 = arith.cmpi slt, %in, %c0_i32 : i32
      linalg.yield %10 : i1
    } -> tensor<4xi1>
    %2 = tensor.empty() : tensor<4xi32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg1 : tensor<4xi32>) outs(%2 : tensor<4xi32>) {
    ^bb0(%in: i32, %out: i32):
      %10 = arith.addi %in, %c7_i32 : i32
      linalg.yield %10 : i32
    } -> tensor<4xi32>
    %4 = tensor.empty() : tensor<4xi32>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%1, %3, %arg1 : tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) outs(%4 : tensor<4xi32>) {
    ^bb0(%in: i1, %in_4: i32, %in_5: i32, %out: i32):
      %10 = arith.select %in, %in_4, %in_5 : i32
      linalg.yield %10 : i32
    } -> tensor<4xi32>
    %expanded = tensor.expand_shape %5 [[0, 1]] output_shape [4, 1] : tensor<4xi32> into tensor<4x1xi32>
    %6 = tensor.empty() : tensor<5x4xf32>
    %7 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel", "parallel"]} outs(%6 : tensor<5x4xf32>) {
    ^bb0(%out: f32):
      %10 = linalg.index 0 : index
      %11 = linalg.index 1 : index
      %extracted = tensor.extract %expanded[%11, %c0] : tensor<4x1xi32>
      %12 = arith.index_cast %extracted : i32 to index
      %13 = arith.maxsi %12, %c0 : index
      %14 = arith.minsi %13, %c6 : index
      %extracted_4 = tensor.extract %arg0[%10, %14] : tensor<5x7xf32>
      linalg.yield %extracted_4 : f32
    } -> tensor<5x4xf32>
    %8 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%cst_0, %cst_1 : tensor<1xf32>, tensor<1x1xi32>) outs(%cst_3 : tensor<4xf32>) {
    ^bb0(%arg2: f32, %arg3: f32):
      iree_linalg_ext.yield %arg2 : f32
    } -> tensor<4xf32>
    %9:2 = scf.for %arg2 = %c0_i32 to %c5_i32 step %c1_i32 iter_args(%arg3 = %8, %arg4 = %cst_2) -> (tensor<4xf32>, tensor<5xf32>)  : i32 {
      %10 = arith.index_cast %arg2 : i32 to index
      %11 = arith.maxsi %10, %c0 : index
      %12 = arith.minsi %11, %c4 : index
      %extracted_slice = tensor.extract_slice %7[%12, 0] [1, 4] [1, 1] : tensor<5x4xf32> to tensor<1x4xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
      %extracted_slice_4 = tensor.extract_slice %arg3[0] [3] [1] : tensor<4xf32> to tensor<3xf32>
      %13 = tensor.empty() : tensor<4xf32>
      %inserted_slice = tensor.insert_slice %cst into %13[0] [1] [1] : tensor<1xf32> into tensor<4xf32>
      %inserted_slice_5 = tensor.insert_slice %extracted_slice_4 into %inserted_slice[1] [3] [1] : tensor<3xf32> into tensor<4xf32>
      %14 = tensor.empty() : tensor<4xf32>
      %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %inserted_slice_5 : tensor<4xf32>, tensor<4xf32>) outs(%14 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %39 = arith.maximumf %in, %in_8 : f32
        linalg.yield %39 : f32
      } -> tensor<4xf32>
      %16 = tensor.empty() : tensor<4xf32>
      %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %inserted_slice_5 : tensor<4xf32>, tensor<4xf32>) outs(%16 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %39 = arith.subf %in, %in_8 : f32
        linalg.yield %39 : f32
      } -> tensor<4xf32>
      %18 = tensor.empty() : tensor<4xi1>
      %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%17 : tensor<4xf32>) outs(%18 : tensor<4xi1>) {
      ^bb0(%in: f32, %out: i1):
        %39 = arith.cmpf une, %in, %in : f32
        linalg.yield %39 : i1
      } -> tensor<4xi1>
      %20 = tensor.empty() : tensor<4xf32>
      %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg3, %inserted_slice_5 : tensor<4xf32>, tensor<4xf32>) outs(%20 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %39 = arith.addf %in, %in_8 : f32
        linalg.yield %39 : f32
      } -> tensor<4xf32>
      %22 = tensor.empty() : tensor<4xf32>
      %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%17 : tensor<4xf32>) outs(%22 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %39 = math.absf %in : f32
        linalg.yield %39 : f32
      } -> tensor<4xf32>
      %24 = tensor.empty() : tensor<4xf32>
      %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%23 : tensor<4xf32>) outs(%24 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %39 = arith.negf %in : f32
        linalg.yield %39 : f32
      } -> tensor<4xf32>
      %26 = tensor.empty() : tensor<4xf32>
      %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%25 : tensor<4xf32>) outs(%26 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %39 = math.exp %in : f32
        linalg.yield %39 : f32
      } -> tensor<4xf32>
      %28 = tensor.empty() : tensor<4xf32>
      %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%27 : tensor<4xf32>) outs(%28 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %39 = math.log1p %in : f32
        linalg.yield %39 : f32
      } -> tensor<4xf32>
      %30 = tensor.empty() : tensor<4xf32>
      %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%15, %29 : tensor<4xf32>, tensor<4xf32>) outs(%30 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %39 = arith.addf %in, %in_8 : f32
        linalg.yield %39 : f32
      } -> tensor<4xf32>
      %32 = tensor.empty() : tensor<4xf32>
      %33 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%19, %21, %31 : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%32 : tensor<4xf32>) {
      ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
        %39 = arith.select %in, %in_8, %in_9 : f32
        linalg.yield %39 : f32
      } -> tensor<4xf32>
      %34 = tensor.empty() : tensor<4xf32>
      %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%33, %collapsed : tensor<4xf32>, tensor<4xf32>) outs(%34 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %39 = arith.addf %in, %in_8 : f32
        linalg.yield %39 : f32
      } -> tensor<4xf32>
      %extracted_slice_6 = tensor.extract_slice %35[3] [1] [1] : tensor<4xf32> to tensor<1xf32>
      %36 = arith.index_cast %arg2 : i32 to index
      %37 = arith.maxsi %36, %c0 : index
      %38 = arith.minsi %37, %c4 : index
      %inserted_slice_7 = tensor.insert_slice %extracted_slice_6 into %arg4[%38] [1] [1] : tensor<1xf32> into tensor<5xf32>
      scf.yield %35, %inserted_slice_7 : tensor<4xf32>, tensor<5xf32>
    }
    return %9#0, %9#1 : tensor<4xf32>, tensor<5xf32>
  }
}

