#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1) -> ()>
#map8 = affine_map<() -> ()>
module @jit_encodec_residual_vq_scan_over_codebooks {
  func.func public @main(%arg0: tensor<48x16xf32>, %arg1: tensor<4x32x16xf32>) -> (tensor<48x16xf32>, tensor<4x48xi16>, tensor<4xf32>) {
    %cst = arith.constant 7.680000e+02 : f32
    %c32_i16 = arith.constant 32 : i16
    %c0_i16 = arith.constant 0 : i16
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %cst_3 = arith.constant dense<0> : tensor<4x48xi16>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<4xf32>
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:3 = scf.for %arg2 = %c0_i32 to %c4_i32 step %c1_i32 iter_args(%arg3 = %arg0, %arg4 = %cst_3, %arg5 = %cst_4) -> (tensor<48x16xf32>, tensor<4x48xi16>, tensor<4xf32>)  : i32 {
      %3 = arith.index_cast %arg2 : i32 to index
      %4 = arith.maxsi %3, %c0 : index
      %5 = arith.minsi %4, %c3 : index
      %extracted_slice = tensor.extract_slice %arg1[%5, 0, 0] [1, 32, 16] [1, 1, 1] : tensor<4x32x16xf32> to tensor<1x32x16xf32>
      %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x32x16xf32> into tensor<32x16xf32>
      %6 = tensor.empty() : tensor<48x16xf32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<48x16xf32>) outs(%6 : tensor<48x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %67 = arith.mulf %in, %in : f32
        linalg.yield %67 : f32
      } -> tensor<48x16xf32>
      %8 = tensor.empty() : tensor<48xf32>
      %9 = linalg.fill ins(%cst_2 : f32) outs(%8 : tensor<48xf32>) -> tensor<48xf32>
      %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<48x16xf32>) outs(%9 : tensor<48xf32>) {
      ^bb0(%in: f32, %out: f32):
        %67 = arith.addf %out, %in : f32
        linalg.yield %67 : f32
      } -> tensor<48xf32>
      %11 = tensor.empty() : tensor<48x16xf32>
      %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<48x16xf32>) outs(%11 : tensor<48x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %67 = arith.mulf %in, %cst_1 : f32
        linalg.yield %67 : f32
      } -> tensor<48x16xf32>
      %13 = tensor.empty() : tensor<16x32xf32>
      %14 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<32x16xf32>) outs(%13 : tensor<16x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<16x32xf32>
      %15 = tensor.empty() : tensor<48x32xf32>
      %16 = linalg.fill ins(%cst_2 : f32) outs(%15 : tensor<48x32xf32>) -> tensor<48x32xf32>
      %17 = linalg.matmul ins(%12, %14 : tensor<48x16xf32>, tensor<16x32xf32>) outs(%16 : tensor<48x32xf32>) -> tensor<48x32xf32>
      %18 = tensor.empty() : tensor<48x32xf32>
      %19 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<48xf32>) outs(%18 : tensor<48x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<48x32xf32>
      %20 = tensor.empty() : tensor<48x32xf32>
      %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %17 : tensor<48x32xf32>, tensor<48x32xf32>) outs(%20 : tensor<48x32xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %67 = arith.subf %in, %in_8 : f32
        linalg.yield %67 : f32
      } -> tensor<48x32xf32>
      %22 = tensor.empty() : tensor<32x16xf32>
      %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<32x16xf32>) outs(%22 : tensor<32x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %67 = arith.mulf %in, %in : f32
        linalg.yield %67 : f32
      } -> tensor<32x16xf32>
      %24 = tensor.empty() : tensor<32xf32>
      %25 = linalg.fill ins(%cst_2 : f32) outs(%24 : tensor<32xf32>) -> tensor<32xf32>
      %26 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%23 : tensor<32x16xf32>) outs(%25 : tensor<32xf32>) {
      ^bb0(%in: f32, %out: f32):
        %67 = arith.addf %out, %in : f32
        linalg.yield %67 : f32
      } -> tensor<32xf32>
      %27 = tensor.empty() : tensor<48x32xf32>
      %28 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<32xf32>) outs(%27 : tensor<48x32xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<48x32xf32>
      %29 = tensor.empty() : tensor<48x32xf32>
      %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %28 : tensor<48x32xf32>, tensor<48x32xf32>) outs(%29 : tensor<48x32xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %67 = arith.addf %in, %in_8 : f32
        linalg.yield %67 : f32
      } -> tensor<48x32xf32>
      %31 = tensor.empty() : tensor<48x32xi32>
      %32 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%31 : tensor<48x32xi32>) {
      ^bb0(%out: i32):
        %67 = linalg.index 1 : index
        %68 = arith.index_cast %67 : index to i32
        linalg.yield %68 : i32
      } -> tensor<48x32xi32>
      %33 = tensor.empty() : tensor<48xf32>
      %34 = linalg.fill ins(%cst_0 : f32) outs(%33 : tensor<48xf32>) -> tensor<48xf32>
      %35 = tensor.empty() : tensor<48xi32>
      %36 = linalg.fill ins(%c0_i32 : i32) outs(%35 : tensor<48xi32>) -> tensor<48xi32>
      %37:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%30, %32 : tensor<48x32xf32>, tensor<48x32xi32>) outs(%34, %36 : tensor<48xf32>, tensor<48xi32>) {
      ^bb0(%in: f32, %in_8: i32, %out: f32, %out_9: i32):
        %67 = arith.cmpf olt, %out, %in : f32
        %68 = arith.cmpf une, %out, %out : f32
        %69 = arith.ori %67, %68 : i1
        %70 = arith.cmpf oeq, %out, %in : f32
        %71 = arith.cmpi slt, %out_9, %in_8 : i32
        %72 = arith.andi %70, %71 : i1
        %73 = arith.ori %69, %72 : i1
        %74 = arith.select %69, %out, %in : f32
        %75 = arith.select %73, %out_9, %in_8 : i32
        linalg.yield %74, %75 : f32, i32
      } -> (tensor<48xf32>, tensor<48xi32>)
      %38 = tensor.empty() : tensor<48xi16>
      %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%37#1 : tensor<48xi32>) outs(%38 : tensor<48xi16>) {
      ^bb0(%in: i32, %out: i16):
        %67 = arith.trunci %in : i32 to i16
        linalg.yield %67 : i16
      } -> tensor<48xi16>
      %40 = tensor.empty() : tensor<48xi1>
      %41 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%39 : tensor<48xi16>) outs(%40 : tensor<48xi1>) {
      ^bb0(%in: i16, %out: i1):
        %67 = arith.cmpi slt, %in, %c0_i16 : i16
        linalg.yield %67 : i1
      } -> tensor<48xi1>
      %42 = tensor.empty() : tensor<48xi16>
      %43 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%39 : tensor<48xi16>) outs(%42 : tensor<48xi16>) {
      ^bb0(%in: i16, %out: i16):
        %67 = arith.addi %in, %c32_i16 : i16
        linalg.yield %67 : i16
      } -> tensor<48xi16>
      %44 = tensor.empty() : tensor<48xi16>
      %45 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%41, %43, %39 : tensor<48xi1>, tensor<48xi16>, tensor<48xi16>) outs(%44 : tensor<48xi16>) {
      ^bb0(%in: i1, %in_8: i16, %in_9: i16, %out: i16):
        %67 = arith.select %in, %in_8, %in_9 : i16
        linalg.yield %67 : i16
      } -> tensor<48xi16>
      %46 = tensor.empty() : tensor<48xi32>
      %47 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%45 : tensor<48xi16>) outs(%46 : tensor<48xi32>) {
      ^bb0(%in: i16, %out: i32):
        %67 = arith.extsi %in : i16 to i32
        linalg.yield %67 : i32
      } -> tensor<48xi32>
      %expanded = tensor.expand_shape %47 [[0, 1]] output_shape [48, 1] : tensor<48xi32> into tensor<48x1xi32>
      %48 = tensor.empty() : tensor<48x1x16xf32>
      %49 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<48x1xi32>) outs(%48 : tensor<48x1x16xf32>) {
      ^bb0(%in: i32, %out: f32):
        %67 = arith.index_cast %in : i32 to index
        %68 = linalg.index 2 : index
        %extracted = tensor.extract %collapsed[%67, %68] : tensor<32x16xf32>
        linalg.yield %extracted : f32
      } -> tensor<48x1x16xf32>
      %collapsed_5 = tensor.collapse_shape %49 [[0], [1, 2]] : tensor<48x1x16xf32> into tensor<48x16xf32>
      %50 = tensor.empty() : tensor<48x16xf32>
      %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %collapsed_5 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%50 : tensor<48x16xf32>) {
      ^bb0(%in: f32, %in_8: f32, %out: f32):
        %67 = arith.subf %in, %in_8 : f32
        linalg.yield %67 : f32
      } -> tensor<48x16xf32>
      %52 = tensor.empty() : tensor<48x16xf32>
      %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<48x16xf32>) outs(%52 : tensor<48x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %67 = arith.mulf %in, %in : f32
        linalg.yield %67 : f32
      } -> tensor<48x16xf32>
      %54 = tensor.empty() : tensor<f32>
      %55 = linalg.fill ins(%cst_2 : f32) outs(%54 : tensor<f32>) -> tensor<f32>
      %56 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["reduction", "reduction"]} ins(%53 : tensor<48x16xf32>) outs(%55 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %67 = arith.addf %out, %in : f32
        linalg.yield %67 : f32
      } -> tensor<f32>
      %57 = tensor.empty() : tensor<f32>
      %58 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%56 : tensor<f32>) outs(%57 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %67 = arith.divf %in, %cst : f32
        linalg.yield %67 : f32
      } -> tensor<f32>
      %59 = tensor.empty() : tensor<1x48xi16>
      %60 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<48xi16>) outs(%59 : tensor<1x48xi16>) {
      ^bb0(%in: i16, %out: i16):
        linalg.yield %in : i16
      } -> tensor<1x48xi16>
      %61 = arith.index_cast %arg2 : i32 to index
      %62 = arith.maxsi %61, %c0 : index
      %63 = arith.minsi %62, %c3 : index
      %inserted_slice = tensor.insert_slice %60 into %arg4[%63, 0] [1, 48] [1, 1] : tensor<1x48xi16> into tensor<4x48xi16>
      %expanded_6 = tensor.expand_shape %58 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %64 = arith.index_cast %arg2 : i32 to index
      %65 = arith.maxsi %64, %c0 : index
      %66 = arith.minsi %65, %c3 : index
      %inserted_slice_7 = tensor.insert_slice %expanded_6 into %arg5[%66] [1] [1] : tensor<1xf32> into tensor<4xf32>
      scf.yield %51, %inserted_slice, %inserted_slice_7 : tensor<48x16xf32>, tensor<4x48xi16>, tensor<4xf32>
    }
    %1 = tensor.empty() : tensor<48x16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %0#0 : tensor<48x16xf32>, tensor<48x16xf32>) outs(%1 : tensor<48x16xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %3 = arith.subf %in, %in_5 : f32
      linalg.yield %3 : f32
    } -> tensor<48x16xf32>
    return %2, %0#1, %0#2 : tensor<48x16xf32>, tensor<4x48xi16>, tensor<4xf32>
  }
}

