#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> (-d0 + 6, d1, d2)>
module @jit_lqr_riccati_backward_then_rollout attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x6xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<6xf32>) -> (tensor<7x6xf32> {jax.result_info = "result[0]"}, tensor<7x2xf32> {jax.result_info = "result[1]"}) {
    %c1_i32 = arith.constant 1 : i32
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<0.000000e+00> : tensor<7x2xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<7x6xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<7x2x6xf32>
    %cst_2 = arith.constant dense<0> : tensor<i32>
    %0 = tensor.empty() : tensor<6x6xi32>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %19 : index to i32
      linalg.yield %20 : i32
    } -> tensor<6x6xi32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<6x6xi32>) {
    ^bb0(%out: i32):
      %19 = linalg.index 1 : index
      %20 = arith.index_cast %19 : index to i32
      linalg.yield %20 : i32
    } -> tensor<6x6xi32>
    %3 = tensor.empty() : tensor<6x6xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%3 : tensor<6x6xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %19 = arith.cmpi eq, %in, %in_4 : i32
      linalg.yield %19 : i1
    } -> tensor<6x6xi1>
    %5 = tensor.empty() : tensor<6x6xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x6xi1>) outs(%5 : tensor<6x6xf32>) {
    ^bb0(%in: i1, %out: f32):
      %19 = arith.uitofp %in : i1 to f32
      linalg.yield %19 : f32
    } -> tensor<6x6xf32>
    %7 = tensor.empty() : tensor<2x2xi32>
    %8 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<2x2xi32>) {
    ^bb0(%out: i32):
      %19 = linalg.index 0 : index
      %20 = arith.index_cast %19 : index to i32
      linalg.yield %20 : i32
    } -> tensor<2x2xi32>
    %9 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%7 : tensor<2x2xi32>) {
    ^bb0(%out: i32):
      %19 = linalg.index 1 : index
      %20 = arith.index_cast %19 : index to i32
      linalg.yield %20 : i32
    } -> tensor<2x2xi32>
    %10 = tensor.empty() : tensor<2x2xi1>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %9 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%10 : tensor<2x2xi1>) {
    ^bb0(%in: i32, %in_4: i32, %out: i1):
      %19 = arith.cmpi eq, %in, %in_4 : i32
      linalg.yield %19 : i1
    } -> tensor<2x2xi1>
    %12 = tensor.empty() : tensor<2x2xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<2x2xi1>) outs(%12 : tensor<2x2xf32>) {
    ^bb0(%in: i1, %out: f32):
      %19 = arith.uitofp %in : i1 to f32
      linalg.yield %19 : f32
    } -> tensor<2x2xf32>
    %cst_3 = arith.constant 2.000000e+00 : f32
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<2x2xf32>) outs(%12 : tensor<2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.mulf %in, %cst_3 : f32
      linalg.yield %19 : f32
    } -> tensor<2x2xf32>
    %15:2 = scf.for %arg3 = %c0_i32 to %c7_i32 step %c1_i32 iter_args(%arg4 = %6, %arg5 = %cst_1) -> (tensor<6x6xf32>, tensor<7x2x6xf32>)  : i32 {
      %from_elements = tensor.from_elements %arg3 : tensor<i32>
      %19 = tensor.empty() : tensor<2x6xf32>
      %20 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<6x2xf32>) outs(%19 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x6xf32>
      %cst_4 = arith.constant 0.000000e+00 : f32
      %21 = linalg.fill ins(%cst_4 : f32) outs(%19 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %22 = linalg.matmul ins(%20, %arg4 : tensor<2x6xf32>, tensor<6x6xf32>) outs(%21 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %23 = linalg.fill ins(%cst_4 : f32) outs(%12 : tensor<2x2xf32>) -> tensor<2x2xf32>
      %24 = linalg.matmul ins(%22, %arg1 : tensor<2x6xf32>, tensor<6x2xf32>) outs(%23 : tensor<2x2xf32>) -> tensor<2x2xf32>
      %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %24 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%12 : tensor<2x2xf32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %60 = arith.addf %in, %in_16 : f32
        linalg.yield %60 : f32
      } -> tensor<2x2xf32>
      %extracted_slice = tensor.extract_slice %25[0, 0] [1, 1] [1, 1] : tensor<2x2xf32> to tensor<1x1xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [] : tensor<1x1xf32> into tensor<f32>
      %extracted_slice_5 = tensor.extract_slice %25[1, 1] [1, 1] [1, 1] : tensor<2x2xf32> to tensor<1x1xf32>
      %collapsed_6 = tensor.collapse_shape %extracted_slice_5 [] : tensor<1x1xf32> into tensor<f32>
      %26 = tensor.empty() : tensor<f32>
      %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed, %collapsed_6 : tensor<f32>, tensor<f32>) outs(%26 : tensor<f32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %60 = arith.mulf %in, %in_16 : f32
        linalg.yield %60 : f32
      } -> tensor<f32>
      %extracted_slice_7 = tensor.extract_slice %25[0, 1] [1, 1] [1, 1] : tensor<2x2xf32> to tensor<1x1xf32>
      %collapsed_8 = tensor.collapse_shape %extracted_slice_7 [] : tensor<1x1xf32> into tensor<f32>
      %extracted_slice_9 = tensor.extract_slice %25[1, 0] [1, 1] [1, 1] : tensor<2x2xf32> to tensor<1x1xf32>
      %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [] : tensor<1x1xf32> into tensor<f32>
      %28 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed_8, %collapsed_10 : tensor<f32>, tensor<f32>) outs(%26 : tensor<f32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %60 = arith.mulf %in, %in_16 : f32
        linalg.yield %60 : f32
      } -> tensor<f32>
      %29 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%27, %28 : tensor<f32>, tensor<f32>) outs(%26 : tensor<f32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %60 = arith.subf %in, %in_16 : f32
        linalg.yield %60 : f32
      } -> tensor<f32>
      %30 = tensor.empty() : tensor<1x1xf32>
      %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_7 : tensor<1x1xf32>) outs(%30 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %60 = arith.negf %in : f32
        linalg.yield %60 : f32
      } -> tensor<1x1xf32>
      %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9 : tensor<1x1xf32>) outs(%30 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %60 = arith.negf %in : f32
        linalg.yield %60 : f32
      } -> tensor<1x1xf32>
      %collapsed_11 = tensor.collapse_shape %extracted_slice_5 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
      %collapsed_12 = tensor.collapse_shape %31 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
      %c0 = arith.constant 0 : index
      %33 = tensor.empty() : tensor<2xf32>
      %34 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%33 : tensor<2xf32>) {
      ^bb0(%out: f32):
        %60 = linalg.index 0 : index
        %dim = tensor.dim %collapsed_11, %c0 : tensor<1xf32>
        %61 = arith.addi %c0, %dim : index
        %62 = arith.cmpi ult, %60, %61 : index
        %63 = scf.if %62 -> (f32) {
          %64 = arith.subi %60, %c0 : index
          %extracted_16 = tensor.extract %collapsed_11[%64] : tensor<1xf32>
          scf.yield %extracted_16 : f32
        } else {
          %64 = arith.subi %60, %61 : index
          %extracted_16 = tensor.extract %collapsed_12[%64] : tensor<1xf32>
          scf.yield %extracted_16 : f32
        }
        linalg.yield %63 : f32
      } -> tensor<2xf32>
      %35 = tensor.empty() : tensor<1x2xf32>
      %36 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<2xf32>) outs(%35 : tensor<1x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2xf32>
      %collapsed_13 = tensor.collapse_shape %32 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
      %collapsed_14 = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
      %37 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%33 : tensor<2xf32>) {
      ^bb0(%out: f32):
        %60 = linalg.index 0 : index
        %dim = tensor.dim %collapsed_13, %c0 : tensor<1xf32>
        %61 = arith.addi %c0, %dim : index
        %62 = arith.cmpi ult, %60, %61 : index
        %63 = scf.if %62 -> (f32) {
          %64 = arith.subi %60, %c0 : index
          %extracted_16 = tensor.extract %collapsed_13[%64] : tensor<1xf32>
          scf.yield %extracted_16 : f32
        } else {
          %64 = arith.subi %60, %61 : index
          %extracted_16 = tensor.extract %collapsed_14[%64] : tensor<1xf32>
          scf.yield %extracted_16 : f32
        }
        linalg.yield %63 : f32
      } -> tensor<2xf32>
      %38 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<2xf32>) outs(%35 : tensor<1x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2xf32>
      %39 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%12 : tensor<2x2xf32>) {
      ^bb0(%out: f32):
        %60 = linalg.index 1 : index
        %61 = linalg.index 0 : index
        %dim = tensor.dim %36, %c0 : tensor<1x2xf32>
        %62 = arith.addi %c0, %dim : index
        %63 = arith.cmpi ult, %61, %62 : index
        %64 = scf.if %63 -> (f32) {
          %65 = arith.subi %61, %c0 : index
          %extracted_16 = tensor.extract %36[%65, %60] : tensor<1x2xf32>
          scf.yield %extracted_16 : f32
        } else {
          %65 = arith.subi %61, %62 : index
          %extracted_16 = tensor.extract %38[%65, %60] : tensor<1x2xf32>
          scf.yield %extracted_16 : f32
        }
        linalg.yield %64 : f32
      } -> tensor<2x2xf32>
      %40 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<f32>) outs(%12 : tensor<2x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x2xf32>
      %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %40 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%12 : tensor<2x2xf32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %60 = arith.divf %in, %in_16 : f32
        linalg.yield %60 : f32
      } -> tensor<2x2xf32>
      %42 = linalg.matmul ins(%41, %20 : tensor<2x2xf32>, tensor<2x6xf32>) outs(%21 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %43 = linalg.matmul ins(%42, %arg4 : tensor<2x6xf32>, tensor<6x6xf32>) outs(%21 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %44 = linalg.matmul ins(%43, %arg0 : tensor<2x6xf32>, tensor<6x6xf32>) outs(%21 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %45 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x6xf32>) outs(%5 : tensor<6x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<6x6xf32>
      %46 = linalg.fill ins(%cst_4 : f32) outs(%5 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %47 = linalg.matmul ins(%45, %arg4 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%46 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %48 = linalg.matmul ins(%arg1, %44 : tensor<6x2xf32>, tensor<2x6xf32>) outs(%46 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %48 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%5 : tensor<6x6xf32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %60 = arith.subf %in, %in_16 : f32
        linalg.yield %60 : f32
      } -> tensor<6x6xf32>
      %50 = linalg.matmul ins(%47, %49 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%46 : tensor<6x6xf32>) -> tensor<6x6xf32>
      %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %50 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%5 : tensor<6x6xf32>) {
      ^bb0(%in: f32, %in_16: f32, %out: f32):
        %60 = arith.addf %in, %in_16 : f32
        linalg.yield %60 : f32
      } -> tensor<6x6xf32>
      %52 = tensor.empty() : tensor<1x2x6xf32>
      %53 = linalg.generic {indexing_maps = [#map6, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<2x6xf32>) outs(%52 : tensor<1x2x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x6xf32>
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %54 = arith.index_cast %extracted : i32 to index
      %c6 = arith.constant 6 : index
      %55 = arith.maxsi %54, %c0 : index
      %56 = arith.minsi %55, %c6 : index
      %extracted_15 = tensor.extract %cst_2[] : tensor<i32>
      %57 = arith.index_cast %extracted_15 : i32 to index
      %58 = arith.maxsi %57, %c0 : index
      %59 = arith.minsi %58, %c0 : index
      %inserted_slice = tensor.insert_slice %53 into %arg5[%56, %59, %59] [1, 2, 6] [1, 1, 1] : tensor<1x2x6xf32> into tensor<7x2x6xf32>
      scf.yield %51, %inserted_slice : tensor<6x6xf32>, tensor<7x2x6xf32>
    }
    %16 = tensor.empty() : tensor<7x2x6xf32>
    %17 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15#1 : tensor<7x2x6xf32>) outs(%16 : tensor<7x2x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x2x6xf32>
    %18:3 = scf.for %arg3 = %c0_i32 to %c7_i32 step %c1_i32 iter_args(%arg4 = %arg2, %arg5 = %cst_0, %arg6 = %cst) -> (tensor<6xf32>, tensor<7x6xf32>, tensor<7x2xf32>)  : i32 {
      %from_elements = tensor.from_elements %arg3 : tensor<i32>
      %extracted = tensor.extract %from_elements[] : tensor<i32>
      %19 = arith.index_cast %extracted : i32 to index
      %c0 = arith.constant 0 : index
      %c6 = arith.constant 6 : index
      %20 = arith.maxsi %19, %c0 : index
      %21 = arith.minsi %20, %c6 : index
      %extracted_4 = tensor.extract %cst_2[] : tensor<i32>
      %22 = arith.index_cast %extracted_4 : i32 to index
      %23 = arith.maxsi %22, %c0 : index
      %24 = arith.minsi %23, %c0 : index
      %extracted_slice = tensor.extract_slice %17[%21, %24, %24] [1, 2, 6] [1, 1, 1] : tensor<7x2x6xf32> to tensor<1x2x6xf32>
      %25 = tensor.empty() : tensor<1x2x6xf32>
      %26 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x2x6xf32>) outs(%25 : tensor<1x2x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %39 = arith.negf %in : f32
        linalg.yield %39 : f32
      } -> tensor<1x2x6xf32>
      %collapsed = tensor.collapse_shape %26 [[0, 1], [2]] : tensor<1x2x6xf32> into tensor<2x6xf32>
      %27 = tensor.empty() : tensor<2xf32>
      %cst_5 = arith.constant 0.000000e+00 : f32
      %28 = linalg.fill ins(%cst_5 : f32) outs(%27 : tensor<2xf32>) -> tensor<2xf32>
      %29 = linalg.matvec ins(%collapsed, %arg4 : tensor<2x6xf32>, tensor<6xf32>) outs(%28 : tensor<2xf32>) -> tensor<2xf32>
      %30 = tensor.empty() : tensor<6xf32>
      %31 = linalg.fill ins(%cst_5 : f32) outs(%30 : tensor<6xf32>) -> tensor<6xf32>
      %32 = linalg.matvec ins(%arg0, %arg4 : tensor<6x6xf32>, tensor<6xf32>) outs(%31 : tensor<6xf32>) -> tensor<6xf32>
      %33 = linalg.matvec ins(%arg1, %29 : tensor<6x2xf32>, tensor<2xf32>) outs(%31 : tensor<6xf32>) -> tensor<6xf32>
      %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%32, %33 : tensor<6xf32>, tensor<6xf32>) outs(%30 : tensor<6xf32>) {
      ^bb0(%in: f32, %in_7: f32, %out: f32):
        %39 = arith.addf %in, %in_7 : f32
        linalg.yield %39 : f32
      } -> tensor<6xf32>
      %35 = tensor.empty() : tensor<1x6xf32>
      %36 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<6xf32>) outs(%35 : tensor<1x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x6xf32>
      %inserted_slice = tensor.insert_slice %36 into %arg5[%21, %24] [1, 6] [1, 1] : tensor<1x6xf32> into tensor<7x6xf32>
      %37 = tensor.empty() : tensor<1x2xf32>
      %38 = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<2xf32>) outs(%37 : tensor<1x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2xf32>
      %inserted_slice_6 = tensor.insert_slice %38 into %arg6[%21, %24] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<7x2xf32>
      scf.yield %34, %inserted_slice, %inserted_slice_6 : tensor<6xf32>, tensor<7x6xf32>, tensor<7x2xf32>
    }
    return %18#1, %18#2 : tensor<7x6xf32>, tensor<7x2xf32>
  }
}

