#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map6 = affine_map<(d0, d1, d2) -> (d0)>
#map7 = affine_map<(d0, d1, d2) -> ()>
module @jit_lattice_boltzmann_d2q9 {
  func.func public @main(%arg0: tensor<9x8x8xf32>, %arg1: tensor<f32>) -> tensor<9x8x8xf32> {
    %cst = arith.constant 1.500000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %cst_3 = arith.constant 5.000000e-01 : f32
    %cst_4 = arith.constant dense<[0.000000e+00, 1.000000e+00, 0.000000e+00, -1.000000e+00, 0.000000e+00, 1.000000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00]> : tensor<9xf32>
    %cst_5 = arith.constant dense<[0.000000e+00, 0.000000e+00, 1.000000e+00, 0.000000e+00, -1.000000e+00, 1.000000e+00, 1.000000e+00, -1.000000e+00, -1.000000e+00]> : tensor<9xf32>
    %cst_6 = arith.constant dense<[[[0]], [[1]], [[0]], [[-1]], [[0]], [[1]], [[-1]], [[-1]], [[1]]]> : tensor<9x1x1xi32>
    %cst_7 = arith.constant dense<[[[0]], [[0]], [[1]], [[0]], [[-1]], [[1]], [[1]], [[-1]], [[-1]]]> : tensor<9x1x1xi32>
    %cst_8 = arith.constant dense<[0.444444448, 0.111111112, 0.111111112, 0.111111112, 0.111111112, 0.027777778, 0.027777778, 0.027777778, 0.027777778]> : tensor<9xf32>
    %0 = tensor.empty() : tensor<9x8x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<9x8x8xf32>) outs(%0 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = math.absf %in : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    %2 = tensor.empty() : tensor<9x8x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1 : tensor<9x8x8xf32>) outs(%2 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %cst_3 : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    %extracted_slice = tensor.extract_slice %3[0, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<9x8x8xf32> to tensor<1x8x8xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %extracted_slice_9 = tensor.extract_slice %3[1, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<9x8x8xf32> to tensor<1x8x8xf32>
    %collapsed_10 = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %extracted_slice_11 = tensor.extract_slice %collapsed_10[7, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
    %extracted_slice_12 = tensor.extract_slice %collapsed_10[0, 0] [7, 8] [1, 1] : tensor<8x8xf32> to tensor<7x8xf32>
    %4 = tensor.empty() : tensor<8x8xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice_11 into %4[0, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
    %inserted_slice_13 = tensor.insert_slice %extracted_slice_12 into %inserted_slice[1, 0] [7, 8] [1, 1] : tensor<7x8xf32> into tensor<8x8xf32>
    %extracted_slice_14 = tensor.extract_slice %3[2, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<9x8x8xf32> to tensor<1x8x8xf32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %extracted_slice_16 = tensor.extract_slice %collapsed_15[0, 7] [8, 1] [1, 1] : tensor<8x8xf32> to tensor<8x1xf32>
    %extracted_slice_17 = tensor.extract_slice %collapsed_15[0, 0] [8, 7] [1, 1] : tensor<8x8xf32> to tensor<8x7xf32>
    %5 = tensor.empty() : tensor<8x8xf32>
    %inserted_slice_18 = tensor.insert_slice %extracted_slice_16 into %5[0, 0] [8, 1] [1, 1] : tensor<8x1xf32> into tensor<8x8xf32>
    %inserted_slice_19 = tensor.insert_slice %extracted_slice_17 into %inserted_slice_18[0, 1] [8, 7] [1, 1] : tensor<8x7xf32> into tensor<8x8xf32>
    %extracted_slice_20 = tensor.extract_slice %3[3, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<9x8x8xf32> to tensor<1x8x8xf32>
    %collapsed_21 = tensor.collapse_shape %extracted_slice_20 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %extracted_slice_22 = tensor.extract_slice %collapsed_21[1, 0] [7, 8] [1, 1] : tensor<8x8xf32> to tensor<7x8xf32>
    %extracted_slice_23 = tensor.extract_slice %collapsed_21[0, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
    %6 = tensor.empty() : tensor<8x8xf32>
    %inserted_slice_24 = tensor.insert_slice %extracted_slice_22 into %6[0, 0] [7, 8] [1, 1] : tensor<7x8xf32> into tensor<8x8xf32>
    %inserted_slice_25 = tensor.insert_slice %extracted_slice_23 into %inserted_slice_24[7, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
    %extracted_slice_26 = tensor.extract_slice %3[4, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<9x8x8xf32> to tensor<1x8x8xf32>
    %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %extracted_slice_28 = tensor.extract_slice %collapsed_27[0, 1] [8, 7] [1, 1] : tensor<8x8xf32> to tensor<8x7xf32>
    %extracted_slice_29 = tensor.extract_slice %collapsed_27[0, 0] [8, 1] [1, 1] : tensor<8x8xf32> to tensor<8x1xf32>
    %7 = tensor.empty() : tensor<8x8xf32>
    %inserted_slice_30 = tensor.insert_slice %extracted_slice_28 into %7[0, 0] [8, 7] [1, 1] : tensor<8x7xf32> into tensor<8x8xf32>
    %inserted_slice_31 = tensor.insert_slice %extracted_slice_29 into %inserted_slice_30[0, 7] [8, 1] [1, 1] : tensor<8x1xf32> into tensor<8x8xf32>
    %extracted_slice_32 = tensor.extract_slice %3[5, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<9x8x8xf32> to tensor<1x8x8xf32>
    %collapsed_33 = tensor.collapse_shape %extracted_slice_32 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %extracted_slice_34 = tensor.extract_slice %collapsed_33[7, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
    %extracted_slice_35 = tensor.extract_slice %collapsed_33[0, 0] [7, 8] [1, 1] : tensor<8x8xf32> to tensor<7x8xf32>
    %8 = tensor.empty() : tensor<8x8xf32>
    %inserted_slice_36 = tensor.insert_slice %extracted_slice_34 into %8[0, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
    %inserted_slice_37 = tensor.insert_slice %extracted_slice_35 into %inserted_slice_36[1, 0] [7, 8] [1, 1] : tensor<7x8xf32> into tensor<8x8xf32>
    %extracted_slice_38 = tensor.extract_slice %inserted_slice_37[0, 7] [8, 1] [1, 1] : tensor<8x8xf32> to tensor<8x1xf32>
    %extracted_slice_39 = tensor.extract_slice %inserted_slice_37[0, 0] [8, 7] [1, 1] : tensor<8x8xf32> to tensor<8x7xf32>
    %9 = tensor.empty() : tensor<8x8xf32>
    %inserted_slice_40 = tensor.insert_slice %extracted_slice_38 into %9[0, 0] [8, 1] [1, 1] : tensor<8x1xf32> into tensor<8x8xf32>
    %inserted_slice_41 = tensor.insert_slice %extracted_slice_39 into %inserted_slice_40[0, 1] [8, 7] [1, 1] : tensor<8x7xf32> into tensor<8x8xf32>
    %extracted_slice_42 = tensor.extract_slice %3[6, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<9x8x8xf32> to tensor<1x8x8xf32>
    %collapsed_43 = tensor.collapse_shape %extracted_slice_42 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %extracted_slice_44 = tensor.extract_slice %collapsed_43[1, 0] [7, 8] [1, 1] : tensor<8x8xf32> to tensor<7x8xf32>
    %extracted_slice_45 = tensor.extract_slice %collapsed_43[0, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
    %10 = tensor.empty() : tensor<8x8xf32>
    %inserted_slice_46 = tensor.insert_slice %extracted_slice_44 into %10[0, 0] [7, 8] [1, 1] : tensor<7x8xf32> into tensor<8x8xf32>
    %inserted_slice_47 = tensor.insert_slice %extracted_slice_45 into %inserted_slice_46[7, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
    %extracted_slice_48 = tensor.extract_slice %inserted_slice_47[0, 7] [8, 1] [1, 1] : tensor<8x8xf32> to tensor<8x1xf32>
    %extracted_slice_49 = tensor.extract_slice %inserted_slice_47[0, 0] [8, 7] [1, 1] : tensor<8x8xf32> to tensor<8x7xf32>
    %11 = tensor.empty() : tensor<8x8xf32>
    %inserted_slice_50 = tensor.insert_slice %extracted_slice_48 into %11[0, 0] [8, 1] [1, 1] : tensor<8x1xf32> into tensor<8x8xf32>
    %inserted_slice_51 = tensor.insert_slice %extracted_slice_49 into %inserted_slice_50[0, 1] [8, 7] [1, 1] : tensor<8x7xf32> into tensor<8x8xf32>
    %extracted_slice_52 = tensor.extract_slice %3[7, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<9x8x8xf32> to tensor<1x8x8xf32>
    %collapsed_53 = tensor.collapse_shape %extracted_slice_52 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %extracted_slice_54 = tensor.extract_slice %collapsed_53[1, 0] [7, 8] [1, 1] : tensor<8x8xf32> to tensor<7x8xf32>
    %extracted_slice_55 = tensor.extract_slice %collapsed_53[0, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
    %12 = tensor.empty() : tensor<8x8xf32>
    %inserted_slice_56 = tensor.insert_slice %extracted_slice_54 into %12[0, 0] [7, 8] [1, 1] : tensor<7x8xf32> into tensor<8x8xf32>
    %inserted_slice_57 = tensor.insert_slice %extracted_slice_55 into %inserted_slice_56[7, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
    %extracted_slice_58 = tensor.extract_slice %inserted_slice_57[0, 1] [8, 7] [1, 1] : tensor<8x8xf32> to tensor<8x7xf32>
    %extracted_slice_59 = tensor.extract_slice %inserted_slice_57[0, 0] [8, 1] [1, 1] : tensor<8x8xf32> to tensor<8x1xf32>
    %13 = tensor.empty() : tensor<8x8xf32>
    %inserted_slice_60 = tensor.insert_slice %extracted_slice_58 into %13[0, 0] [8, 7] [1, 1] : tensor<8x7xf32> into tensor<8x8xf32>
    %inserted_slice_61 = tensor.insert_slice %extracted_slice_59 into %inserted_slice_60[0, 7] [8, 1] [1, 1] : tensor<8x1xf32> into tensor<8x8xf32>
    %extracted_slice_62 = tensor.extract_slice %3[8, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<9x8x8xf32> to tensor<1x8x8xf32>
    %collapsed_63 = tensor.collapse_shape %extracted_slice_62 [[0, 1], [2]] : tensor<1x8x8xf32> into tensor<8x8xf32>
    %extracted_slice_64 = tensor.extract_slice %collapsed_63[7, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
    %extracted_slice_65 = tensor.extract_slice %collapsed_63[0, 0] [7, 8] [1, 1] : tensor<8x8xf32> to tensor<7x8xf32>
    %14 = tensor.empty() : tensor<8x8xf32>
    %inserted_slice_66 = tensor.insert_slice %extracted_slice_64 into %14[0, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<8x8xf32>
    %inserted_slice_67 = tensor.insert_slice %extracted_slice_65 into %inserted_slice_66[1, 0] [7, 8] [1, 1] : tensor<7x8xf32> into tensor<8x8xf32>
    %extracted_slice_68 = tensor.extract_slice %inserted_slice_67[0, 1] [8, 7] [1, 1] : tensor<8x8xf32> to tensor<8x7xf32>
    %extracted_slice_69 = tensor.extract_slice %inserted_slice_67[0, 0] [8, 1] [1, 1] : tensor<8x8xf32> to tensor<8x1xf32>
    %15 = tensor.empty() : tensor<8x8xf32>
    %inserted_slice_70 = tensor.insert_slice %extracted_slice_68 into %15[0, 0] [8, 7] [1, 1] : tensor<8x7xf32> into tensor<8x8xf32>
    %inserted_slice_71 = tensor.insert_slice %extracted_slice_69 into %inserted_slice_70[0, 7] [8, 1] [1, 1] : tensor<8x1xf32> into tensor<8x8xf32>
    %16 = tensor.empty() : tensor<1x8x8xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed : tensor<8x8xf32>) outs(%16 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %18 = tensor.empty() : tensor<1x8x8xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_13 : tensor<8x8xf32>) outs(%18 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %20 = tensor.empty() : tensor<1x8x8xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_19 : tensor<8x8xf32>) outs(%20 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %22 = tensor.empty() : tensor<1x8x8xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_25 : tensor<8x8xf32>) outs(%22 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %24 = tensor.empty() : tensor<1x8x8xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_31 : tensor<8x8xf32>) outs(%24 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %26 = tensor.empty() : tensor<1x8x8xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_41 : tensor<8x8xf32>) outs(%26 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %28 = tensor.empty() : tensor<1x8x8xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_51 : tensor<8x8xf32>) outs(%28 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %30 = tensor.empty() : tensor<1x8x8xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_61 : tensor<8x8xf32>) outs(%30 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %32 = tensor.empty() : tensor<1x8x8xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_71 : tensor<8x8xf32>) outs(%32 : tensor<1x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8x8xf32>
    %34 = tensor.empty() : tensor<9x8x8xf32>
    %inserted_slice_72 = tensor.insert_slice %17 into %34[0, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<9x8x8xf32>
    %inserted_slice_73 = tensor.insert_slice %19 into %inserted_slice_72[1, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<9x8x8xf32>
    %inserted_slice_74 = tensor.insert_slice %21 into %inserted_slice_73[2, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<9x8x8xf32>
    %inserted_slice_75 = tensor.insert_slice %23 into %inserted_slice_74[3, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<9x8x8xf32>
    %inserted_slice_76 = tensor.insert_slice %25 into %inserted_slice_75[4, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<9x8x8xf32>
    %inserted_slice_77 = tensor.insert_slice %27 into %inserted_slice_76[5, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<9x8x8xf32>
    %inserted_slice_78 = tensor.insert_slice %29 into %inserted_slice_77[6, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<9x8x8xf32>
    %inserted_slice_79 = tensor.insert_slice %31 into %inserted_slice_78[7, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<9x8x8xf32>
    %inserted_slice_80 = tensor.insert_slice %33 into %inserted_slice_79[8, 0, 0] [1, 8, 8] [1, 1, 1] : tensor<1x8x8xf32> into tensor<9x8x8xf32>
    %35 = tensor.empty() : tensor<8x8xf32>
    %36 = linalg.fill ins(%cst_2 : f32) outs(%35 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%inserted_slice_80 : tensor<9x8x8xf32>) outs(%36 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %out, %in : f32
      linalg.yield %106 : f32
    } -> tensor<8x8xf32>
    %38 = tensor.empty() : tensor<8x8x9xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_80 : tensor<9x8x8xf32>) outs(%38 : tensor<8x8x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x9xf32>
    %collapsed_81 = tensor.collapse_shape %39 [[0, 1], [2]] : tensor<8x8x9xf32> into tensor<64x9xf32>
    %40 = tensor.empty() : tensor<64xf32>
    %41 = linalg.fill ins(%cst_2 : f32) outs(%40 : tensor<64xf32>) -> tensor<64xf32>
    %42 = linalg.matvec ins(%collapsed_81, %cst_4 : tensor<64x9xf32>, tensor<9xf32>) outs(%41 : tensor<64xf32>) -> tensor<64xf32>
    %expanded = tensor.expand_shape %42 [[0, 1]] output_shape [8, 8] : tensor<64xf32> into tensor<8x8xf32>
    %43 = tensor.empty() : tensor<8x8xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded, %37 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%43 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %106 = arith.divf %in, %in_83 : f32
      linalg.yield %106 : f32
    } -> tensor<8x8xf32>
    %45 = tensor.empty() : tensor<64xf32>
    %46 = linalg.fill ins(%cst_2 : f32) outs(%45 : tensor<64xf32>) -> tensor<64xf32>
    %47 = linalg.matvec ins(%collapsed_81, %cst_5 : tensor<64x9xf32>, tensor<9xf32>) outs(%46 : tensor<64xf32>) -> tensor<64xf32>
    %expanded_82 = tensor.expand_shape %47 [[0, 1]] output_shape [8, 8] : tensor<64xf32> into tensor<8x8xf32>
    %48 = tensor.empty() : tensor<8x8xf32>
    %49 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_82, %37 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%48 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %106 = arith.divf %in, %in_83 : f32
      linalg.yield %106 : f32
    } -> tensor<8x8xf32>
    %50 = tensor.empty() : tensor<9x1x1xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6 : tensor<9x1x1xi32>) outs(%50 : tensor<9x1x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %106 = arith.sitofp %in : i32 to f32
      linalg.yield %106 : f32
    } -> tensor<9x1x1xf32>
    %52 = tensor.empty() : tensor<9x8x8xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<9x1x1xf32>) outs(%52 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x8xf32>
    %54 = tensor.empty() : tensor<9x8x8xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<8x8xf32>) outs(%54 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x8xf32>
    %56 = tensor.empty() : tensor<9x8x8xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %55 : tensor<9x8x8xf32>, tensor<9x8x8xf32>) outs(%56 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %106 = arith.mulf %in, %in_83 : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    %58 = tensor.empty() : tensor<9x1x1xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_7 : tensor<9x1x1xi32>) outs(%58 : tensor<9x1x1xf32>) {
    ^bb0(%in: i32, %out: f32):
      %106 = arith.sitofp %in : i32 to f32
      linalg.yield %106 : f32
    } -> tensor<9x1x1xf32>
    %60 = tensor.empty() : tensor<9x8x8xf32>
    %61 = linalg.generic {indexing_maps = [#map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%59 : tensor<9x1x1xf32>) outs(%60 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x8xf32>
    %62 = tensor.empty() : tensor<9x8x8xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<8x8xf32>) outs(%62 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x8xf32>
    %64 = tensor.empty() : tensor<9x8x8xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %63 : tensor<9x8x8xf32>, tensor<9x8x8xf32>) outs(%64 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %106 = arith.mulf %in, %in_83 : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    %66 = tensor.empty() : tensor<9x8x8xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %65 : tensor<9x8x8xf32>, tensor<9x8x8xf32>) outs(%66 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %106 = arith.addf %in, %in_83 : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    %68 = tensor.empty() : tensor<9x8x8xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<9x8x8xf32>) outs(%68 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.mulf %in, %cst_1 : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    %70 = tensor.empty() : tensor<9x8x8xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37 : tensor<8x8xf32>) outs(%70 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x8xf32>
    %72 = tensor.empty() : tensor<9x8x8xf32>
    %73 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8 : tensor<9xf32>) outs(%72 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x8xf32>
    %74 = tensor.empty() : tensor<9x8x8xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %73 : tensor<9x8x8xf32>, tensor<9x8x8xf32>) outs(%74 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %106 = arith.mulf %in, %in_83 : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    %76 = tensor.empty() : tensor<9x8x8xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<9x8x8xf32>) outs(%76 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.addf %in, %cst_0 : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    %78 = tensor.empty() : tensor<9x8x8xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<9x8x8xf32>) outs(%78 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.mulf %in, %in : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    %80 = tensor.empty() : tensor<9x8x8xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<9x8x8xf32>) outs(%80 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.mulf %in, %cst_3 : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    %82 = tensor.empty() : tensor<9x8x8xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %81 : tensor<9x8x8xf32>, tensor<9x8x8xf32>) outs(%82 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %106 = arith.addf %in, %in_83 : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    %84 = tensor.empty() : tensor<8x8xf32>
    %85 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<8x8xf32>) outs(%84 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.mulf %in, %in : f32
      linalg.yield %106 : f32
    } -> tensor<8x8xf32>
    %86 = tensor.empty() : tensor<8x8xf32>
    %87 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<8x8xf32>) outs(%86 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.mulf %in, %in : f32
      linalg.yield %106 : f32
    } -> tensor<8x8xf32>
    %88 = tensor.empty() : tensor<8x8xf32>
    %89 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%85, %87 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%88 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %106 = arith.addf %in, %in_83 : f32
      linalg.yield %106 : f32
    } -> tensor<8x8xf32>
    %90 = tensor.empty() : tensor<8x8xf32>
    %91 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<8x8xf32>) outs(%90 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %106 = arith.mulf %in, %cst : f32
      linalg.yield %106 : f32
    } -> tensor<8x8xf32>
    %92 = tensor.empty() : tensor<9x8x8xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<8x8xf32>) outs(%92 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x8xf32>
    %94 = tensor.empty() : tensor<9x8x8xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %93 : tensor<9x8x8xf32>, tensor<9x8x8xf32>) outs(%94 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %106 = arith.subf %in, %in_83 : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    %96 = tensor.empty() : tensor<9x8x8xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %95 : tensor<9x8x8xf32>, tensor<9x8x8xf32>) outs(%96 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %106 = arith.mulf %in, %in_83 : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    %98 = tensor.empty() : tensor<9x8x8xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_80, %97 : tensor<9x8x8xf32>, tensor<9x8x8xf32>) outs(%98 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %106 = arith.subf %in, %in_83 : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    %100 = tensor.empty() : tensor<9x8x8xf32>
    %101 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<f32>) outs(%100 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<9x8x8xf32>
    %102 = tensor.empty() : tensor<9x8x8xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %99 : tensor<9x8x8xf32>, tensor<9x8x8xf32>) outs(%102 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %106 = arith.mulf %in, %in_83 : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    %104 = tensor.empty() : tensor<9x8x8xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_80, %103 : tensor<9x8x8xf32>, tensor<9x8x8xf32>) outs(%104 : tensor<9x8x8xf32>) {
    ^bb0(%in: f32, %in_83: f32, %out: f32):
      %106 = arith.subf %in, %in_83 : f32
      linalg.yield %106 : f32
    } -> tensor<9x8x8xf32>
    return %105 : tensor<9x8x8xf32>
  }
}

