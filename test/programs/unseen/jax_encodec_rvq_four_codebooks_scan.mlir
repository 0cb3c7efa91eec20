module @jit_encodec_rvq_four_codebooks_scan {
  util.func public @main(%arg0: tensor<2x16x32xf32>, %arg1: tensor<4x24x32xf32>) -> (tensor<4x2x16xi32>, tensor<2x16x32xf32>, tensor<f32>) {
    %cst = arith.constant 1.024000e+03 : f32
    %c24_i32 = arith.constant 24 : i32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst_3 = arith.constant dense<0> : tensor<4x2x16xi32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<4x2x16x32xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<4xf32>
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:4 = scf.for %arg2 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg3 = %arg0, %arg4 = %cst_3, %arg5 = %cst_4, %arg6 = %cst_5) -> (tensor<2x16x32xf32>, tensor<4x2x16xi32>, tensor<4x2x16x32xf32>, tensor<4xf32>)  : i32 {
      %11 = arith.index_cast %arg2 : i32 to index
      %12 = arith.maxsi %11, %c0 : index
      %13 = arith.minsi %12, %c3 : index
      %extracted_slice = tensor.extract_slice %arg1[%13, 0, 0] [1, 24, 32] [1, 1, 1] : tensor<4x24x32xf32> to tensor<1x24x32xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x24x32xf32> into tensor<24x32xf32>
      %14 = tensor.empty() : tensor<2x16x32xf32>
      %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x16x32xf32>) outs(%14 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %76 = arith.mulf %in, %in : f32
        linalg.yield %76 : f32
      } -> tensor<2x16x32xf32>
      %16 = tensor.empty() : tensor<2x16xf32>
      %17 = linalg.fill ins(%cst_2 : f32) outs(%16 : tensor<2x16xf32>) -> tensor<2x16xf32>
      %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x16x32xf32>) outs(%17 : tensor<2x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %76 = arith.addf %out, %in : f32
        linalg.yield %76 : f32
      } -> tensor<2x16xf32>
      %19 = tensor.empty() : tensor<2x16x32xf32>
      %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x16x32xf32>) outs(%19 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %76 = arith.mulf %in, %cst_1 : f32
        linalg.yield %76 : f32
      } -> tensor<2x16x32xf32>
      %21 = tensor.empty() : tensor<32x24xf32>
      %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<24x32xf32>) outs(%21 : tensor<32x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<32x24xf32>
      %collapsed_6 = tensor.collapse_shape %20 [[0, 1], [2]] : tensor<2x16x32xf32> into tensor<32x32xf32>
      %23 = tensor.empty() : tensor<32x24xf32>
      %24 = linalg.fill ins(%cst_2 : f32) outs(%23 : tensor<32x24xf32>) -> tensor<32x24xf32>
      %25 = linalg.matmul ins(%collapsed_6, %22 : tensor<32x32xf32>, tensor<32x24xf32>) outs(%24 : tensor<32x24xf32>) -> tensor<32x24xf32>
      %expanded = tensor.expand_shape %25 [[0, 1], [2]] output_shape [2, 16, 24] : tensor<32x24xf32> into tensor<2x16x24xf32>
      %26 = tensor.empty() : tensor<2x16x24xf32>
      %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<2x16xf32>) outs(%26 : tensor<2x16x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x24xf32>
      %28 = tensor.empty() : tensor<2x16x24xf32>
      %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %expanded : tensor<2x16x24xf32>, tensor<2x16x24xf32>) outs(%28 : tensor<2x16x24xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %76 = arith.subf %in, %in_12 : f32
        linalg.yield %76 : f32
      } -> tensor<2x16x24xf32>
      %30 = tensor.empty() : tensor<24x32xf32>
      %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<24x32xf32>) outs(%30 : tensor<24x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %76 = arith.mulf %in, %in : f32
        linalg.yield %76 : f32
      } -> tensor<24x32xf32>
      %32 = tensor.empty() : tensor<24xf32>
      %33 = linalg.fill ins(%cst_2 : f32) outs(%32 : tensor<24xf32>) -> tensor<24xf32>
      %34 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%31 : tensor<24x32xf32>) outs(%33 : tensor<24xf32>) {
      ^bb0(%in: f32, %out: f32):
        %76 = arith.addf %out, %in : f32
        linalg.yield %76 : f32
      } -> tensor<24xf32>
      %35 = tensor.empty() : tensor<2x16x24xf32>
      %36 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<24xf32>) outs(%35 : tensor<2x16x24xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<2x16x24xf32>
      %37 = tensor.empty() : tensor<2x16x24xf32>
      %38 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29, %36 : tensor<2x16x24xf32>, tensor<2x16x24xf32>) outs(%37 : tensor<2x16x24xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %76 = arith.addf %in, %in_12 : f32
        linalg.yield %76 : f32
      } -> tensor<2x16x24xf32>
      %39 = tensor.empty() : tensor<2x16x24xi32>
      %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%39 : tensor<2x16x24xi32>) {
      ^bb0(%out: i32):
        %76 = linalg.index 2 : index
        %77 = arith.index_cast %76 : index to i32
        linalg.yield %77 : i32
      } -> tensor<2x16x24xi32>
      %41 = tensor.empty() : tensor<2x16xf32>
      %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<2x16xf32>) -> tensor<2x16xf32>
      %43 = tensor.empty() : tensor<2x16xi32>
      %44 = linalg.fill ins(%c0_i32 : i32) outs(%43 : tensor<2x16xi32>) -> tensor<2x16xi32>
      %45:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%38, %40 : tensor<2x16x24xf32>, tensor<2x16x24xi32>) outs(%42, %44 : tensor<2x16xf32>, tensor<2x16xi32>) {
      ^bb0(%in: f32, %in_12: i32, %out: f32, %out_13: i32):
        %76 = arith.cmpf olt, %out, %in : f32
        %77 = arith.cmpf une, %out, %out : f32
        %78 = arith.ori %76, %77 : i1
        %79 = arith.cmpf oeq, %out, %in : f32
        %80 = arith.cmpi slt, %out_13, %in_12 : i32
        %81 = arith.andi %79, %80 : i1
        %82 = arith.ori %78, %81 : i1
        %83 = arith.select %78, %out, %in : f32
        %84 = arith.select %82, %out_13, %in_12 : i32
        linalg.yield %83, %84 : f32, i32
      } -> (tensor<2x16xf32>, tensor<2x16xi32>)
      %46 = tensor.empty() : tensor<2x16xi1>
      %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%45#1 : tensor<2x16xi32>) outs(%46 : tensor<2x16xi1>) {
      ^bb0(%in: i32, %out: i1):
        %76 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %76 : i1
      } -> tensor<2x16xi1>
      %48 = tensor.empty() : tensor<2x16xi32>
      %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%45#1 : tensor<2x16xi32>) outs(%48 : tensor<2x16xi32>) {
      ^bb0(%in: i32, %out: i32):
        %76 = arith.addi %in, %c24_i32 : i32
        linalg.yield %76 : i32
      } -> tensor<2x16xi32>
      %50 = tensor.empty() : tensor<2x16xi32>
      %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%47, %49, %45#1 : tensor<2x16xi1>, tensor<2x16xi32>, tensor<2x16xi32>) outs(%50 : tensor<2x16xi32>) {
      ^bb0(%in: i1, %in_12: i32, %in_13: i32, %out: i32):
        %76 = arith.select %in, %in_12, %in_13 : i32
        linalg.yield %76 : i32
      } -> tensor<2x16xi32>
      %expanded_7 = tensor.expand_shape %51 [[0], [1, 2]] output_shape [2, 16, 1] : tensor<2x16xi32> into tensor<2x16x1xi32>
      %52 = tensor.empty() : tensor<2x16x1x32xf32>
      %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7 : tensor<2x16x1xi32>) outs(%52 : tensor<2x16x1x32xf32>) {
      ^bb0(%in: i32, %out: f32):
        %76 = arith.index_cast %in : i32 to index
        %77 = linalg.index 3 : index
        %extracted = tensor.extract %collapsed[%76, %77] : tensor<24x32xf32>
        linalg.yield %extracted : f32
      } -> tensor<2x16x1x32xf32>
      %collapsed_8 = tensor.collapse_shape %53 [[0], [1], [2, 3]] : tensor<2x16x1x32xf32> into tensor<2x16x32xf32>
      %54 = tensor.empty() : tensor<2x16x32xf32>
      %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg3, %collapsed_8 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%54 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %in_12: f32, %out: f32):
        %76 = arith.subf %in, %in_12 : f32
        linalg.yield %76 : f32
      } -> tensor<2x16x32xf32>
      %56 = tensor.empty() : tensor<2x16x32xf32>
      %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x16x32xf32>) outs(%56 : tensor<2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %76 = arith.mulf %in, %in : f32
        linalg.yield %76 : f32
      } -> tensor<2x16x32xf32>
      %58 = tensor.empty() : tensor<f32>
      %59 = linalg.fill ins(%cst_2 : f32) outs(%58 : tensor<f32>) -> tensor<f32>
      %60 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> ()>], iterator_types = ["reduction", "reduction", "reduction"]} ins(%57 : tensor<2x16x32xf32>) outs(%59 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %76 = arith.addf %out, %in : f32
        linalg.yield %76 : f32
      } -> tensor<f32>
      %61 = tensor.empty() : tensor<f32>
      %62 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%60 : tensor<f32>) outs(%61 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %76 = arith.divf %in, %cst : f32
        linalg.yield %76 : f32
      } -> tensor<f32>
      %63 = tensor.empty() : tensor<1x2x16xi32>
      %64 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45#1 : tensor<2x16xi32>) outs(%63 : tensor<1x2x16xi32>) {
      ^bb0(%in: i32, %out: i32):
        linalg.yield %in : i32
      } -> tensor<1x2x16xi32>
      %65 = arith.index_cast %arg2 : i32 to index
      %66 = arith.maxsi %65, %c0 : index
      %67 = arith.minsi %66, %c3 : index
      %inserted_slice = tensor.insert_slice %64 into %arg4[%67, 0, 0] [1, 2, 16] [1, 1, 1] : tensor<1x2x16xi32> into tensor<4x2x16xi32>
      %68 = tensor.empty() : tensor<1x2x16x32xf32>
      %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_8 : tensor<2x16x32xf32>) outs(%68 : tensor<1x2x16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<1x2x16x32xf32>
      %70 = arith.index_cast %arg2 : i32 to index
      %71 = arith.maxsi %70, %c0 : index
      %72 = arith.minsi %71, %c3 : index
      %inserted_slice_9 = tensor.insert_slice %69 into %arg5[%72, 0, 0, 0] [1, 2, 16, 32] [1, 1, 1, 1] : tensor<1x2x16x32xf32> into tensor<4x2x16x32xf32>
      %expanded_10 = tensor.expand_shape %62 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %73 = arith.index_cast %arg2 : i32 to index
      %74 = arith.maxsi %73, %c0 : index
      %75 = arith.minsi %74, %c3 : index
      %inserted_slice_11 = tensor.insert_slice %expanded_10 into %arg6[%75] [1] [1] : tensor<1xf32> into tensor<4xf32>
      scf.yield %55, %inserted_slice, %inserted_slice_9, %inserted_slice_11 : tensor<2x16x32xf32>, tensor<4x2x16xi32>, tensor<4x2x16x32xf32>, tensor<4xf32>
    }
    %1 = tensor.empty() : tensor<2x16x32xf32>
    %2 = linalg.fill ins(%cst_2 : f32) outs(%1 : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%0#2 : tensor<4x2x16x32xf32>) outs(%2 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.addf %out, %in : f32
      linalg.yield %11 : f32
    } -> tensor<2x16x32xf32>
    %4 = tensor.empty() : tensor<2x16x32xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %arg0 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%4 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %11 = arith.subf %in, %in_6 : f32
      linalg.yield %11 : f32
    } -> tensor<2x16x32xf32>
    %6 = tensor.empty() : tensor<2x16x32xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %5 : tensor<2x16x32xf32>, tensor<2x16x32xf32>) outs(%6 : tensor<2x16x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %11 = arith.addf %in, %in_6 : f32
      linalg.yield %11 : f32
    } -> tensor<2x16x32xf32>
    %8 = tensor.empty() : tensor<f32>
    %9 = linalg.fill ins(%cst_2 : f32) outs(%8 : tensor<f32>) -> tensor<f32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%0#3 : tensor<4xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.addf %out, %in : f32
      linalg.yield %11 : f32
    } -> tensor<f32>
    util.return %0#1, %7, %10 : tensor<4x2x16xi32>, tensor<2x16x32xf32>, tensor<f32>
  }
}