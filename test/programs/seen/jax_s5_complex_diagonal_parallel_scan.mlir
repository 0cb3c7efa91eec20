#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module @jit_s5_complex_diagonal_parallel_scan attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x8xf32>, %arg1: tensor<8x4xf32>, %arg2: tensor<8x4xf32>, %arg3: tensor<4x8xf32>, %arg4: tensor<4x8xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>) -> (tensor<16x8xf32> {jax.result_info = "result"}) {
    %0 = tensor.empty() : tensor<16x4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<16x8xf32>, tensor<8x4xf32>) outs(%1 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %3 = linalg.matmul ins(%arg0, %arg2 : tensor<16x8xf32>, tensor<8x4xf32>) outs(%1 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %4 = tensor.empty() : tensor<16x4xcomplex<f32>>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%4 : tensor<16x4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_35: f32, %out: complex<f32>):
      %60 = complex.create %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<16x4xcomplex<f32>>
    %6 = tensor.empty() : tensor<4xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg5 : tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.absf %in : f32
      linalg.yield %60 : f32
    } -> tensor<4xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%7 : tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.negf %in : f32
      linalg.yield %60 : f32
    } -> tensor<4xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%8 : tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.exp %in : f32
      linalg.yield %60 : f32
    } -> tensor<4xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg6 : tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.cos %in : f32
      linalg.yield %60 : f32
    } -> tensor<4xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%9, %10 : tensor<4xf32>, tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %60 = arith.mulf %in, %in_35 : f32
      linalg.yield %60 : f32
    } -> tensor<4xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg6 : tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = math.sin %in : f32
      linalg.yield %60 : f32
    } -> tensor<4xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%9, %12 : tensor<4xf32>, tensor<4xf32>) outs(%6 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %60 = arith.mulf %in, %in_35 : f32
      linalg.yield %60 : f32
    } -> tensor<4xf32>
    %14 = tensor.empty() : tensor<4xcomplex<f32>>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%11, %13 : tensor<4xf32>, tensor<4xf32>) outs(%14 : tensor<4xcomplex<f32>>) {
    ^bb0(%in: f32, %in_35: f32, %out: complex<f32>):
      %60 = complex.create %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<4xcomplex<f32>>
    %16 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<4xcomplex<f32>>) outs(%4 : tensor<16x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<16x4xcomplex<f32>>
    %extracted_slice = tensor.extract_slice %16[0, 0] [8, 4] [2, 1] : tensor<16x4xcomplex<f32>> to tensor<8x4xcomplex<f32>>
    %extracted_slice_0 = tensor.extract_slice %5[0, 0] [8, 4] [2, 1] : tensor<16x4xcomplex<f32>> to tensor<8x4xcomplex<f32>>
    %extracted_slice_1 = tensor.extract_slice %16[1, 0] [8, 4] [2, 1] : tensor<16x4xcomplex<f32>> to tensor<8x4xcomplex<f32>>
    %extracted_slice_2 = tensor.extract_slice %5[1, 0] [8, 4] [2, 1] : tensor<16x4xcomplex<f32>> to tensor<8x4xcomplex<f32>>
    %17 = tensor.empty() : tensor<8x4xcomplex<f32>>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1, %extracted_slice : tensor<8x4xcomplex<f32>>, tensor<8x4xcomplex<f32>>) outs(%17 : tensor<8x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.mul %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<8x4xcomplex<f32>>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_1, %extracted_slice_0 : tensor<8x4xcomplex<f32>>, tensor<8x4xcomplex<f32>>) outs(%17 : tensor<8x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.mul %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<8x4xcomplex<f32>>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %extracted_slice_2 : tensor<8x4xcomplex<f32>>, tensor<8x4xcomplex<f32>>) outs(%17 : tensor<8x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.add %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<8x4xcomplex<f32>>
    %extracted_slice_3 = tensor.extract_slice %18[0, 0] [4, 4] [2, 1] : tensor<8x4xcomplex<f32>> to tensor<4x4xcomplex<f32>>
    %extracted_slice_4 = tensor.extract_slice %20[0, 0] [4, 4] [2, 1] : tensor<8x4xcomplex<f32>> to tensor<4x4xcomplex<f32>>
    %extracted_slice_5 = tensor.extract_slice %18[1, 0] [4, 4] [2, 1] : tensor<8x4xcomplex<f32>> to tensor<4x4xcomplex<f32>>
    %extracted_slice_6 = tensor.extract_slice %20[1, 0] [4, 4] [2, 1] : tensor<8x4xcomplex<f32>> to tensor<4x4xcomplex<f32>>
    %21 = tensor.empty() : tensor<4x4xcomplex<f32>>
    %22 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_5, %extracted_slice_3 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) outs(%21 : tensor<4x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.mul %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<4x4xcomplex<f32>>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_5, %extracted_slice_4 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) outs(%21 : tensor<4x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.mul %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<4x4xcomplex<f32>>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %extracted_slice_6 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) outs(%21 : tensor<4x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.add %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<4x4xcomplex<f32>>
    %extracted_slice_7 = tensor.extract_slice %22[0, 0] [2, 4] [2, 1] : tensor<4x4xcomplex<f32>> to tensor<2x4xcomplex<f32>>
    %extracted_slice_8 = tensor.extract_slice %24[0, 0] [2, 4] [2, 1] : tensor<4x4xcomplex<f32>> to tensor<2x4xcomplex<f32>>
    %extracted_slice_9 = tensor.extract_slice %22[1, 0] [2, 4] [2, 1] : tensor<4x4xcomplex<f32>> to tensor<2x4xcomplex<f32>>
    %extracted_slice_10 = tensor.extract_slice %24[1, 0] [2, 4] [2, 1] : tensor<4x4xcomplex<f32>> to tensor<2x4xcomplex<f32>>
    %25 = tensor.empty() : tensor<2x4xcomplex<f32>>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9, %extracted_slice_7 : tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) outs(%25 : tensor<2x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.mul %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<2x4xcomplex<f32>>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_9, %extracted_slice_8 : tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) outs(%25 : tensor<2x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.mul %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<2x4xcomplex<f32>>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %extracted_slice_10 : tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) outs(%25 : tensor<2x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.add %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<2x4xcomplex<f32>>
    %extracted_slice_11 = tensor.extract_slice %28[0, 0] [1, 4] [2, 1] : tensor<2x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %extracted_slice_12 = tensor.extract_slice %26[1, 0] [1, 4] [2, 1] : tensor<2x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %extracted_slice_13 = tensor.extract_slice %28[1, 0] [1, 4] [2, 1] : tensor<2x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %29 = tensor.empty() : tensor<1x4xcomplex<f32>>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_12, %extracted_slice_11 : tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) outs(%29 : tensor<1x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.mul %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<1x4xcomplex<f32>>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %extracted_slice_13 : tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) outs(%29 : tensor<1x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.add %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<1x4xcomplex<f32>>
    %extracted_slice_14 = tensor.extract_slice %28[0, 0] [1, 4] [1, 1] : tensor<2x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %32 = tensor.empty() : tensor<0x4xcomplex<f32>>
    %c0 = arith.constant 0 : index
    %33 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%29 : tensor<1x4xcomplex<f32>>) {
    ^bb0(%out: complex<f32>):
      %60 = linalg.index 1 : index
      %61 = linalg.index 0 : index
      %dim = tensor.dim %extracted_slice_14, %c0 : tensor<1x4xcomplex<f32>>
      %62 = arith.addi %c0, %dim : index
      %63 = arith.cmpi ult, %61, %62 : index
      %64 = scf.if %63 -> (complex<f32>) {
        %65 = arith.subi %61, %c0 : index
        %extracted = tensor.extract %extracted_slice_14[%65, %60] : tensor<1x4xcomplex<f32>>
        scf.yield %extracted : complex<f32>
      } else {
        %65 = arith.subi %61, %62 : index
        %extracted = tensor.extract %32[%65, %60] : tensor<0x4xcomplex<f32>>
        scf.yield %extracted : complex<f32>
      }
      linalg.yield %64 : complex<f32>
    } -> tensor<1x4xcomplex<f32>>
    %cst_15 = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
    %34 = linalg.fill ins(%cst_15 : complex<f32>) outs(%25 : tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %inserted_slice = tensor.insert_slice %33 into %34[0, 0] [1, 4] [2, 1] : tensor<1x4xcomplex<f32>> into tensor<2x4xcomplex<f32>>
    %inserted_slice_16 = tensor.insert_slice %31 into %34[1, 0] [1, 4] [2, 1] : tensor<1x4xcomplex<f32>> into tensor<2x4xcomplex<f32>>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice, %inserted_slice_16 : tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) outs(%25 : tensor<2x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.add %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<2x4xcomplex<f32>>
    %extracted_slice_17 = tensor.extract_slice %35[0, 0] [1, 4] [1, 1] : tensor<2x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %extracted_slice_18 = tensor.extract_slice %22[2, 0] [1, 4] [2, 1] : tensor<4x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %extracted_slice_19 = tensor.extract_slice %24[2, 0] [1, 4] [2, 1] : tensor<4x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_18, %extracted_slice_17 : tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) outs(%29 : tensor<1x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.mul %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<1x4xcomplex<f32>>
    %37 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %extracted_slice_19 : tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) outs(%29 : tensor<1x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.add %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<1x4xcomplex<f32>>
    %extracted_slice_20 = tensor.extract_slice %24[0, 0] [1, 4] [1, 1] : tensor<4x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %38 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%25 : tensor<2x4xcomplex<f32>>) {
    ^bb0(%out: complex<f32>):
      %60 = linalg.index 1 : index
      %61 = linalg.index 0 : index
      %dim = tensor.dim %extracted_slice_20, %c0 : tensor<1x4xcomplex<f32>>
      %62 = arith.addi %c0, %dim : index
      %63 = arith.cmpi ult, %61, %62 : index
      %64 = scf.if %63 -> (complex<f32>) {
        %65 = arith.subi %61, %c0 : index
        %extracted = tensor.extract %extracted_slice_20[%65, %60] : tensor<1x4xcomplex<f32>>
        scf.yield %extracted : complex<f32>
      } else {
        %65 = arith.subi %61, %62 : index
        %extracted = tensor.extract %37[%65, %60] : tensor<1x4xcomplex<f32>>
        scf.yield %extracted : complex<f32>
      }
      linalg.yield %64 : complex<f32>
    } -> tensor<2x4xcomplex<f32>>
    %39 = linalg.fill ins(%cst_15 : complex<f32>) outs(%21 : tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %inserted_slice_21 = tensor.insert_slice %38 into %39[0, 0] [2, 4] [2, 1] : tensor<2x4xcomplex<f32>> into tensor<4x4xcomplex<f32>>
    %inserted_slice_22 = tensor.insert_slice %35 into %39[1, 0] [2, 4] [2, 1] : tensor<2x4xcomplex<f32>> into tensor<4x4xcomplex<f32>>
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_21, %inserted_slice_22 : tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) outs(%21 : tensor<4x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.add %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<4x4xcomplex<f32>>
    %extracted_slice_23 = tensor.extract_slice %40[0, 0] [3, 4] [1, 1] : tensor<4x4xcomplex<f32>> to tensor<3x4xcomplex<f32>>
    %extracted_slice_24 = tensor.extract_slice %18[2, 0] [3, 4] [2, 1] : tensor<8x4xcomplex<f32>> to tensor<3x4xcomplex<f32>>
    %extracted_slice_25 = tensor.extract_slice %20[2, 0] [3, 4] [2, 1] : tensor<8x4xcomplex<f32>> to tensor<3x4xcomplex<f32>>
    %41 = tensor.empty() : tensor<3x4xcomplex<f32>>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_24, %extracted_slice_23 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) outs(%41 : tensor<3x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.mul %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<3x4xcomplex<f32>>
    %43 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %extracted_slice_25 : tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) outs(%41 : tensor<3x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.add %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<3x4xcomplex<f32>>
    %extracted_slice_26 = tensor.extract_slice %20[0, 0] [1, 4] [1, 1] : tensor<8x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %44 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%21 : tensor<4x4xcomplex<f32>>) {
    ^bb0(%out: complex<f32>):
      %60 = linalg.index 1 : index
      %61 = linalg.index 0 : index
      %dim = tensor.dim %extracted_slice_26, %c0 : tensor<1x4xcomplex<f32>>
      %62 = arith.addi %c0, %dim : index
      %63 = arith.cmpi ult, %61, %62 : index
      %64 = scf.if %63 -> (complex<f32>) {
        %65 = arith.subi %61, %c0 : index
        %extracted = tensor.extract %extracted_slice_26[%65, %60] : tensor<1x4xcomplex<f32>>
        scf.yield %extracted : complex<f32>
      } else {
        %65 = arith.subi %61, %62 : index
        %extracted = tensor.extract %43[%65, %60] : tensor<3x4xcomplex<f32>>
        scf.yield %extracted : complex<f32>
      }
      linalg.yield %64 : complex<f32>
    } -> tensor<4x4xcomplex<f32>>
    %45 = linalg.fill ins(%cst_15 : complex<f32>) outs(%17 : tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>>
    %inserted_slice_27 = tensor.insert_slice %44 into %45[0, 0] [4, 4] [2, 1] : tensor<4x4xcomplex<f32>> into tensor<8x4xcomplex<f32>>
    %inserted_slice_28 = tensor.insert_slice %40 into %45[1, 0] [4, 4] [2, 1] : tensor<4x4xcomplex<f32>> into tensor<8x4xcomplex<f32>>
    %46 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_27, %inserted_slice_28 : tensor<8x4xcomplex<f32>>, tensor<8x4xcomplex<f32>>) outs(%17 : tensor<8x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.add %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<8x4xcomplex<f32>>
    %extracted_slice_29 = tensor.extract_slice %46[0, 0] [7, 4] [1, 1] : tensor<8x4xcomplex<f32>> to tensor<7x4xcomplex<f32>>
    %extracted_slice_30 = tensor.extract_slice %16[2, 0] [7, 4] [2, 1] : tensor<16x4xcomplex<f32>> to tensor<7x4xcomplex<f32>>
    %extracted_slice_31 = tensor.extract_slice %5[2, 0] [7, 4] [2, 1] : tensor<16x4xcomplex<f32>> to tensor<7x4xcomplex<f32>>
    %47 = tensor.empty() : tensor<7x4xcomplex<f32>>
    %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_30, %extracted_slice_29 : tensor<7x4xcomplex<f32>>, tensor<7x4xcomplex<f32>>) outs(%47 : tensor<7x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.mul %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<7x4xcomplex<f32>>
    %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%48, %extracted_slice_31 : tensor<7x4xcomplex<f32>>, tensor<7x4xcomplex<f32>>) outs(%47 : tensor<7x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.add %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<7x4xcomplex<f32>>
    %extracted_slice_32 = tensor.extract_slice %5[0, 0] [1, 4] [1, 1] : tensor<16x4xcomplex<f32>> to tensor<1x4xcomplex<f32>>
    %50 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%17 : tensor<8x4xcomplex<f32>>) {
    ^bb0(%out: complex<f32>):
      %60 = linalg.index 1 : index
      %61 = linalg.index 0 : index
      %dim = tensor.dim %extracted_slice_32, %c0 : tensor<1x4xcomplex<f32>>
      %62 = arith.addi %c0, %dim : index
      %63 = arith.cmpi ult, %61, %62 : index
      %64 = scf.if %63 -> (complex<f32>) {
        %65 = arith.subi %61, %c0 : index
        %extracted = tensor.extract %extracted_slice_32[%65, %60] : tensor<1x4xcomplex<f32>>
        scf.yield %extracted : complex<f32>
      } else {
        %65 = arith.subi %61, %62 : index
        %extracted = tensor.extract %49[%65, %60] : tensor<7x4xcomplex<f32>>
        scf.yield %extracted : complex<f32>
      }
      linalg.yield %64 : complex<f32>
    } -> tensor<8x4xcomplex<f32>>
    %51 = linalg.fill ins(%cst_15 : complex<f32>) outs(%4 : tensor<16x4xcomplex<f32>>) -> tensor<16x4xcomplex<f32>>
    %inserted_slice_33 = tensor.insert_slice %50 into %51[0, 0] [8, 4] [2, 1] : tensor<8x4xcomplex<f32>> into tensor<16x4xcomplex<f32>>
    %inserted_slice_34 = tensor.insert_slice %46 into %51[1, 0] [8, 4] [2, 1] : tensor<8x4xcomplex<f32>> into tensor<16x4xcomplex<f32>>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_33, %inserted_slice_34 : tensor<16x4xcomplex<f32>>, tensor<16x4xcomplex<f32>>) outs(%4 : tensor<16x4xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %in_35: complex<f32>, %out: complex<f32>):
      %60 = complex.add %in, %in_35 : complex<f32>
      linalg.yield %60 : complex<f32>
    } -> tensor<16x4xcomplex<f32>>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<16x4xcomplex<f32>>) outs(%0 : tensor<16x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %60 = complex.re %in : complex<f32>
      linalg.yield %60 : f32
    } -> tensor<16x4xf32>
    %54 = tensor.empty() : tensor<16x8xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %56 = linalg.matmul ins(%53, %arg3 : tensor<16x4xf32>, tensor<4x8xf32>) outs(%55 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<16x4xcomplex<f32>>) outs(%0 : tensor<16x4xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %60 = complex.im %in : complex<f32>
      linalg.yield %60 : f32
    } -> tensor<16x4xf32>
    %58 = linalg.matmul ins(%57, %arg4 : tensor<16x4xf32>, tensor<4x8xf32>) outs(%55 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%56, %58 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%54 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %60 = arith.subf %in, %in_35 : f32
      linalg.yield %60 : f32
    } -> tensor<16x8xf32>
    return %59 : tensor<16x8xf32>
  }
}

