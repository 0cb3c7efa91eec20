module @jit_cholesky_of_gram_unrolled_then_solves attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<14x6xf32>) -> (tensor<6x6xf32> {jax.result_info = "result[0]"}, tensor<6xf32> {jax.result_info = "result[1]"}) {
    %0 = tensor.empty() : tensor<6x14xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<14x6xf32>) outs(%0 : tensor<6x14xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<6x6xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %3 = linalg.matmul ins(%transposed, %arg0 : tensor<6x14xf32>, tensor<14x6xf32>) outs(%2 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %4 = tensor.empty() : tensor<6x6xi32>
    %mapped = linalg.map outs(%4 : tensor<6x6xi32>)
      (%init: i32) {
        %12 = linalg.index 0 : index
        %13 = arith.index_cast %12 : index to i64
        %14 = arith.trunci %13 : i64 to i32
        linalg.yield %14 : i32
      }
    %mapped_0 = linalg.map outs(%4 : tensor<6x6xi32>)
      (%init: i32) {
        %12 = linalg.index 1 : index
        %13 = arith.index_cast %12 : index to i64
        %14 = arith.trunci %13 : i64 to i32
        linalg.yield %14 : i32
      }
    %5 = tensor.empty() : tensor<6x6xi1>
    %mapped_1 = linalg.map { arith.cmpi {predicate = 0 : i64} } ins(%mapped, %mapped_0 : tensor<6x6xi32>, tensor<6x6xi32>) outs(%5 : tensor<6x6xi1>)
    %mapped_2 = linalg.map { arith.uitofp } ins(%mapped_1 : tensor<6x6xi1>) outs(%1 : tensor<6x6xf32>)
    %mapped_3 = linalg.map { arith.addf } ins(%3, %mapped_2 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%1 : tensor<6x6xf32>)
    %extracted_slice = tensor.extract_slice %mapped_3[0, 0] [6, 1] [1, 1] : tensor<6x6xf32> to tensor<6x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %6 = tensor.empty() : tensor<6xi32>
    %mapped_4 = linalg.map outs(%6 : tensor<6xi32>)
      (%init: i32) {
        %12 = linalg.index 0 : index
        %13 = arith.index_cast %12 : index to i64
        %14 = arith.trunci %13 : i64 to i32
        linalg.yield %14 : i32
      }
    %7 = tensor.empty() : tensor<6xi1>
    %c0_i32 = arith.constant 0 : i32
    %mapped_5 = linalg.map ins(%mapped_4 : tensor<6xi32>) outs(%7 : tensor<6xi1>)
      (%in: i32, %init: i1) {
        %12 = arith.cmpi slt, %in, %c0_i32 : i32
        linalg.yield %12 : i1
      }
    %extracted_slice_6 = tensor.extract_slice %collapsed[0] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %8 = tensor.empty() : tensor<1xf32>
    %mapped_7 = linalg.map { math.sqrt } ins(%extracted_slice_6 : tensor<1xf32>) outs(%8 : tensor<1xf32>)
    %collapsed_8 = tensor.collapse_shape %mapped_7 [] : tensor<1xf32> into tensor<f32>
    %9 = tensor.empty() : tensor<6xf32>
    %broadcasted = linalg.broadcast ins(%collapsed_8 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_9 = linalg.map { arith.divf } ins(%collapsed, %broadcasted : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_10 = linalg.map ins(%mapped_5, %mapped_9 : tensor<6xi1>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
      (%in: i1, %in_207: f32, %init: f32) {
        %12 = arith.select %in, %cst, %in_207 : f32
        linalg.yield %12 : f32
      }
    %extracted_slice_11 = tensor.extract_slice %mapped_3[0, 1] [6, 1] [1, 1] : tensor<6x6xf32> to tensor<6x1xf32>
    %collapsed_12 = tensor.collapse_shape %extracted_slice_11 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %extracted_slice_13 = tensor.extract_slice %mapped_10[1] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %collapsed_14 = tensor.collapse_shape %extracted_slice_13 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_15 = linalg.broadcast ins(%collapsed_14 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_16 = linalg.map { arith.mulf } ins(%mapped_10, %broadcasted_15 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_17 = linalg.map ins(%mapped_16 : tensor<6xf32>) outs(%9 : tensor<6xf32>)
      (%in: f32, %init: f32) {
        %12 = arith.addf %cst, %in : f32
        linalg.yield %12 : f32
      }
    %mapped_18 = linalg.map { arith.subf } ins(%collapsed_12, %mapped_17 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %c1_i32 = arith.constant 1 : i32
    %mapped_19 = linalg.map ins(%mapped_4 : tensor<6xi32>) outs(%7 : tensor<6xi1>)
      (%in: i32, %init: i1) {
        %12 = arith.cmpi slt, %in, %c1_i32 : i32
        linalg.yield %12 : i1
      }
    %extracted_slice_20 = tensor.extract_slice %mapped_18[1] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %mapped_21 = linalg.map { math.sqrt } ins(%extracted_slice_20 : tensor<1xf32>) outs(%8 : tensor<1xf32>)
    %collapsed_22 = tensor.collapse_shape %mapped_21 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_23 = linalg.broadcast ins(%collapsed_22 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_24 = linalg.map { arith.divf } ins(%mapped_18, %broadcasted_23 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_25 = linalg.map ins(%mapped_19, %mapped_24 : tensor<6xi1>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
      (%in: i1, %in_207: f32, %init: f32) {
        %12 = arith.select %in, %cst, %in_207 : f32
        linalg.yield %12 : f32
      }
    %extracted_slice_26 = tensor.extract_slice %mapped_3[0, 2] [6, 1] [1, 1] : tensor<6x6xf32> to tensor<6x1xf32>
    %collapsed_27 = tensor.collapse_shape %extracted_slice_26 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %extracted_slice_28 = tensor.extract_slice %mapped_10[2] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %collapsed_29 = tensor.collapse_shape %extracted_slice_28 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_30 = linalg.broadcast ins(%collapsed_29 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_31 = linalg.map { arith.mulf } ins(%mapped_10, %broadcasted_30 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_32 = linalg.map ins(%mapped_31 : tensor<6xf32>) outs(%9 : tensor<6xf32>)
      (%in: f32, %init: f32) {
        %12 = arith.addf %cst, %in : f32
        linalg.yield %12 : f32
      }
    %extracted_slice_33 = tensor.extract_slice %mapped_25[2] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %collapsed_34 = tensor.collapse_shape %extracted_slice_33 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_35 = linalg.broadcast ins(%collapsed_34 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_36 = linalg.map { arith.mulf } ins(%mapped_25, %broadcasted_35 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_37 = linalg.map { arith.addf } ins(%mapped_32, %mapped_36 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_38 = linalg.map { arith.subf } ins(%collapsed_27, %mapped_37 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %c2_i32 = arith.constant 2 : i32
    %mapped_39 = linalg.map ins(%mapped_4 : tensor<6xi32>) outs(%7 : tensor<6xi1>)
      (%in: i32, %init: i1) {
        %12 = arith.cmpi slt, %in, %c2_i32 : i32
        linalg.yield %12 : i1
      }
    %extracted_slice_40 = tensor.extract_slice %mapped_38[2] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %mapped_41 = linalg.map { math.sqrt } ins(%extracted_slice_40 : tensor<1xf32>) outs(%8 : tensor<1xf32>)
    %collapsed_42 = tensor.collapse_shape %mapped_41 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_43 = linalg.broadcast ins(%collapsed_42 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_44 = linalg.map { arith.divf } ins(%mapped_38, %broadcasted_43 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_45 = linalg.map ins(%mapped_39, %mapped_44 : tensor<6xi1>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
      (%in: i1, %in_207: f32, %init: f32) {
        %12 = arith.select %in, %cst, %in_207 : f32
        linalg.yield %12 : f32
      }
    %extracted_slice_46 = tensor.extract_slice %mapped_3[0, 3] [6, 1] [1, 1] : tensor<6x6xf32> to tensor<6x1xf32>
    %collapsed_47 = tensor.collapse_shape %extracted_slice_46 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %extracted_slice_48 = tensor.extract_slice %mapped_10[3] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %collapsed_49 = tensor.collapse_shape %extracted_slice_48 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_50 = linalg.broadcast ins(%collapsed_49 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_51 = linalg.map { arith.mulf } ins(%mapped_10, %broadcasted_50 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_52 = linalg.map ins(%mapped_51 : tensor<6xf32>) outs(%9 : tensor<6xf32>)
      (%in: f32, %init: f32) {
        %12 = arith.addf %cst, %in : f32
        linalg.yield %12 : f32
      }
    %extracted_slice_53 = tensor.extract_slice %mapped_25[3] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %collapsed_54 = tensor.collapse_shape %extracted_slice_53 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_55 = linalg.broadcast ins(%collapsed_54 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_56 = linalg.map { arith.mulf } ins(%mapped_25, %broadcasted_55 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_57 = linalg.map { arith.addf } ins(%mapped_52, %mapped_56 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %extracted_slice_58 = tensor.extract_slice %mapped_45[3] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %collapsed_59 = tensor.collapse_shape %extracted_slice_58 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_60 = linalg.broadcast ins(%collapsed_59 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_61 = linalg.map { arith.mulf } ins(%mapped_45, %broadcasted_60 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_62 = linalg.map { arith.addf } ins(%mapped_57, %mapped_61 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_63 = linalg.map { arith.subf } ins(%collapsed_47, %mapped_62 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %c3_i32 = arith.constant 3 : i32
    %mapped_64 = linalg.map ins(%mapped_4 : tensor<6xi32>) outs(%7 : tensor<6xi1>)
      (%in: i32, %init: i1) {
        %12 = arith.cmpi slt, %in, %c3_i32 : i32
        linalg.yield %12 : i1
      }
    %extracted_slice_65 = tensor.extract_slice %mapped_63[3] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %mapped_66 = linalg.map { math.sqrt } ins(%extracted_slice_65 : tensor<1xf32>) outs(%8 : tensor<1xf32>)
    %collapsed_67 = tensor.collapse_shape %mapped_66 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_68 = linalg.broadcast ins(%collapsed_67 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_69 = linalg.map { arith.divf } ins(%mapped_63, %broadcasted_68 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_70 = linalg.map ins(%mapped_64, %mapped_69 : tensor<6xi1>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
      (%in: i1, %in_207: f32, %init: f32) {
        %12 = arith.select %in, %cst, %in_207 : f32
        linalg.yield %12 : f32
      }
    %extracted_slice_71 = tensor.extract_slice %mapped_3[0, 4] [6, 1] [1, 1] : tensor<6x6xf32> to tensor<6x1xf32>
    %collapsed_72 = tensor.collapse_shape %extracted_slice_71 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %extracted_slice_73 = tensor.extract_slice %mapped_10[4] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %collapsed_74 = tensor.collapse_shape %extracted_slice_73 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_75 = linalg.broadcast ins(%collapsed_74 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_76 = linalg.map { arith.mulf } ins(%mapped_10, %broadcasted_75 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_77 = linalg.map ins(%mapped_76 : tensor<6xf32>) outs(%9 : tensor<6xf32>)
      (%in: f32, %init: f32) {
        %12 = arith.addf %cst, %in : f32
        linalg.yield %12 : f32
      }
    %extracted_slice_78 = tensor.extract_slice %mapped_25[4] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %collapsed_79 = tensor.collapse_shape %extracted_slice_78 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_80 = linalg.broadcast ins(%collapsed_79 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_81 = linalg.map { arith.mulf } ins(%mapped_25, %broadcasted_80 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_82 = linalg.map { arith.addf } ins(%mapped_77, %mapped_81 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %extracted_slice_83 = tensor.extract_slice %mapped_45[4] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %collapsed_84 = tensor.collapse_shape %extracted_slice_83 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_85 = linalg.broadcast ins(%collapsed_84 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_86 = linalg.map { arith.mulf } ins(%mapped_45, %broadcasted_85 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_87 = linalg.map { arith.addf } ins(%mapped_82, %mapped_86 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %extracted_slice_88 = tensor.extract_slice %mapped_70[4] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %collapsed_89 = tensor.collapse_shape %extracted_slice_88 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_90 = linalg.broadcast ins(%collapsed_89 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_91 = linalg.map { arith.mulf } ins(%mapped_70, %broadcasted_90 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_92 = linalg.map { arith.addf } ins(%mapped_87, %mapped_91 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_93 = linalg.map { arith.subf } ins(%collapsed_72, %mapped_92 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %c4_i32 = arith.constant 4 : i32
    %mapped_94 = linalg.map ins(%mapped_4 : tensor<6xi32>) outs(%7 : tensor<6xi1>)
      (%in: i32, %init: i1) {
        %12 = arith.cmpi slt, %in, %c4_i32 : i32
        linalg.yield %12 : i1
      }
    %extracted_slice_95 = tensor.extract_slice %mapped_93[4] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %mapped_96 = linalg.map { math.sqrt } ins(%extracted_slice_95 : tensor<1xf32>) outs(%8 : tensor<1xf32>)
    %collapsed_97 = tensor.collapse_shape %mapped_96 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_98 = linalg.broadcast ins(%collapsed_97 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_99 = linalg.map { arith.divf } ins(%mapped_93, %broadcasted_98 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_100 = linalg.map ins(%mapped_94, %mapped_99 : tensor<6xi1>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
      (%in: i1, %in_207: f32, %init: f32) {
        %12 = arith.select %in, %cst, %in_207 : f32
        linalg.yield %12 : f32
      }
    %extracted_slice_101 = tensor.extract_slice %mapped_3[0, 5] [6, 1] [1, 1] : tensor<6x6xf32> to tensor<6x1xf32>
    %collapsed_102 = tensor.collapse_shape %extracted_slice_101 [[0, 1]] : tensor<6x1xf32> into tensor<6xf32>
    %extracted_slice_103 = tensor.extract_slice %mapped_10[5] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %collapsed_104 = tensor.collapse_shape %extracted_slice_103 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_105 = linalg.broadcast ins(%collapsed_104 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_106 = linalg.map { arith.mulf } ins(%mapped_10, %broadcasted_105 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_107 = linalg.map ins(%mapped_106 : tensor<6xf32>) outs(%9 : tensor<6xf32>)
      (%in: f32, %init: f32) {
        %12 = arith.addf %cst, %in : f32
        linalg.yield %12 : f32
      }
    %extracted_slice_108 = tensor.extract_slice %mapped_25[5] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %collapsed_109 = tensor.collapse_shape %extracted_slice_108 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_110 = linalg.broadcast ins(%collapsed_109 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_111 = linalg.map { arith.mulf } ins(%mapped_25, %broadcasted_110 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_112 = linalg.map { arith.addf } ins(%mapped_107, %mapped_111 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %extracted_slice_113 = tensor.extract_slice %mapped_45[5] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %collapsed_114 = tensor.collapse_shape %extracted_slice_113 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_115 = linalg.broadcast ins(%collapsed_114 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_116 = linalg.map { arith.mulf } ins(%mapped_45, %broadcasted_115 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_117 = linalg.map { arith.addf } ins(%mapped_112, %mapped_116 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %extracted_slice_118 = tensor.extract_slice %mapped_70[5] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %collapsed_119 = tensor.collapse_shape %extracted_slice_118 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_120 = linalg.broadcast ins(%collapsed_119 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_121 = linalg.map { arith.mulf } ins(%mapped_70, %broadcasted_120 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_122 = linalg.map { arith.addf } ins(%mapped_117, %mapped_121 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %extracted_slice_123 = tensor.extract_slice %mapped_100[5] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %collapsed_124 = tensor.collapse_shape %extracted_slice_123 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_125 = linalg.broadcast ins(%collapsed_124 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_126 = linalg.map { arith.mulf } ins(%mapped_100, %broadcasted_125 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_127 = linalg.map { arith.addf } ins(%mapped_122, %mapped_126 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_128 = linalg.map { arith.subf } ins(%collapsed_102, %mapped_127 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %c5_i32 = arith.constant 5 : i32
    %mapped_129 = linalg.map ins(%mapped_4 : tensor<6xi32>) outs(%7 : tensor<6xi1>)
      (%in: i32, %init: i1) {
        %12 = arith.cmpi slt, %in, %c5_i32 : i32
        linalg.yield %12 : i1
      }
    %extracted_slice_130 = tensor.extract_slice %mapped_128[5] [1] [1] : tensor<6xf32> to tensor<1xf32>
    %mapped_131 = linalg.map { math.sqrt } ins(%extracted_slice_130 : tensor<1xf32>) outs(%8 : tensor<1xf32>)
    %collapsed_132 = tensor.collapse_shape %mapped_131 [] : tensor<1xf32> into tensor<f32>
    %broadcasted_133 = linalg.broadcast ins(%collapsed_132 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_134 = linalg.map { arith.divf } ins(%mapped_128, %broadcasted_133 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_135 = linalg.map ins(%mapped_129, %mapped_134 : tensor<6xi1>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
      (%in: i1, %in_207: f32, %init: f32) {
        %12 = arith.select %in, %cst, %in_207 : f32
        linalg.yield %12 : f32
      }
    %expanded = tensor.expand_shape %mapped_10 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %expanded_136 = tensor.expand_shape %mapped_25 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %expanded_137 = tensor.expand_shape %mapped_45 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %expanded_138 = tensor.expand_shape %mapped_70 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %expanded_139 = tensor.expand_shape %mapped_100 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %expanded_140 = tensor.expand_shape %mapped_135 [[0, 1]] output_shape [6, 1] : tensor<6xf32> into tensor<6x1xf32>
    %concat = tensor.concat dim(1) %expanded, %expanded_136, %expanded_137, %expanded_138, %expanded_139, %expanded_140 : (tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x6xf32>
    %mapped_141 = linalg.map ins(%mapped_4 : tensor<6xi32>) outs(%7 : tensor<6xi1>)
      (%in: i32, %init: i1) {
        %12 = arith.cmpi eq, %in, %c0_i32 : i32
        linalg.yield %12 : i1
      }
    %extracted_slice_142 = tensor.extract_slice %concat[0, 0] [1, 6] [1, 1] : tensor<6x6xf32> to tensor<1x6xf32>
    %collapsed_143 = tensor.collapse_shape %extracted_slice_142 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %mapped_144 = linalg.map ins(%collapsed_143 : tensor<6xf32>) outs(%9 : tensor<6xf32>)
      (%in: f32, %init: f32) {
        %12 = arith.mulf %in, %cst : f32
        linalg.yield %12 : f32
      }
    %10 = tensor.empty() : tensor<f32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<f32>) -> tensor<f32>
    %reduced = linalg.reduce ins(%mapped_144 : tensor<6xf32>) outs(%11 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_207 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_207[] : tensor<f32>
        %extracted_208 = tensor.extract %from_elements[] : tensor<f32>
        %12 = arith.addf %extracted, %extracted_208 : f32
        %from_elements_209 = tensor.from_elements %12 : tensor<f32>
        %extracted_210 = tensor.extract %from_elements_209[] : tensor<f32>
        linalg.yield %extracted_210 : f32
      }
    %cst_145 = arith.constant 1.000000e+00 : f32
    %mapped_146 = linalg.map ins(%reduced : tensor<f32>) outs(%10 : tensor<f32>)
      (%in: f32, %init: f32) {
        %12 = arith.subf %cst_145, %in : f32
        linalg.yield %12 : f32
      }
    %extracted_slice_147 = tensor.extract_slice %concat[0, 0] [1, 1] [1, 1] : tensor<6x6xf32> to tensor<1x1xf32>
    %collapsed_148 = tensor.collapse_shape %extracted_slice_147 [] : tensor<1x1xf32> into tensor<f32>
    %mapped_149 = linalg.map { arith.divf } ins(%mapped_146, %collapsed_148 : tensor<f32>, tensor<f32>) outs(%10 : tensor<f32>)
    %broadcasted_150 = linalg.broadcast ins(%mapped_149 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_151 = linalg.map ins(%mapped_141, %broadcasted_150 : tensor<6xi1>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
      (%in: i1, %in_207: f32, %init: f32) {
        %12 = arith.select %in, %in_207, %cst : f32
        linalg.yield %12 : f32
      }
    %mapped_152 = linalg.map ins(%mapped_4 : tensor<6xi32>) outs(%7 : tensor<6xi1>)
      (%in: i32, %init: i1) {
        %12 = arith.cmpi eq, %in, %c1_i32 : i32
        linalg.yield %12 : i1
      }
    %extracted_slice_153 = tensor.extract_slice %concat[1, 0] [1, 6] [1, 1] : tensor<6x6xf32> to tensor<1x6xf32>
    %collapsed_154 = tensor.collapse_shape %extracted_slice_153 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %mapped_155 = linalg.map { arith.mulf } ins(%collapsed_154, %mapped_151 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %reduced_156 = linalg.reduce ins(%mapped_155 : tensor<6xf32>) outs(%11 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_207 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_207[] : tensor<f32>
        %extracted_208 = tensor.extract %from_elements[] : tensor<f32>
        %12 = arith.addf %extracted, %extracted_208 : f32
        %from_elements_209 = tensor.from_elements %12 : tensor<f32>
        %extracted_210 = tensor.extract %from_elements_209[] : tensor<f32>
        linalg.yield %extracted_210 : f32
      }
    %mapped_157 = linalg.map ins(%reduced_156 : tensor<f32>) outs(%10 : tensor<f32>)
      (%in: f32, %init: f32) {
        %12 = arith.subf %cst_145, %in : f32
        linalg.yield %12 : f32
      }
    %extracted_slice_158 = tensor.extract_slice %concat[1, 1] [1, 1] [1, 1] : tensor<6x6xf32> to tensor<1x1xf32>
    %collapsed_159 = tensor.collapse_shape %extracted_slice_158 [] : tensor<1x1xf32> into tensor<f32>
    %mapped_160 = linalg.map { arith.divf } ins(%mapped_157, %collapsed_159 : tensor<f32>, tensor<f32>) outs(%10 : tensor<f32>)
    %broadcasted_161 = linalg.broadcast ins(%mapped_160 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_162 = linalg.map { arith.select } ins(%mapped_152, %broadcasted_161, %mapped_151 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_163 = linalg.map ins(%mapped_4 : tensor<6xi32>) outs(%7 : tensor<6xi1>)
      (%in: i32, %init: i1) {
        %12 = arith.cmpi eq, %in, %c2_i32 : i32
        linalg.yield %12 : i1
      }
    %extracted_slice_164 = tensor.extract_slice %concat[2, 0] [1, 6] [1, 1] : tensor<6x6xf32> to tensor<1x6xf32>
    %collapsed_165 = tensor.collapse_shape %extracted_slice_164 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %mapped_166 = linalg.map { arith.mulf } ins(%collapsed_165, %mapped_162 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %reduced_167 = linalg.reduce ins(%mapped_166 : tensor<6xf32>) outs(%11 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_207 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_207[] : tensor<f32>
        %extracted_208 = tensor.extract %from_elements[] : tensor<f32>
        %12 = arith.addf %extracted, %extracted_208 : f32
        %from_elements_209 = tensor.from_elements %12 : tensor<f32>
        %extracted_210 = tensor.extract %from_elements_209[] : tensor<f32>
        linalg.yield %extracted_210 : f32
      }
    %mapped_168 = linalg.map ins(%reduced_167 : tensor<f32>) outs(%10 : tensor<f32>)
      (%in: f32, %init: f32) {
        %12 = arith.subf %cst_145, %in : f32
        linalg.yield %12 : f32
      }
    %extracted_slice_169 = tensor.extract_slice %concat[2, 2] [1, 1] [1, 1] : tensor<6x6xf32> to tensor<1x1xf32>
    %collapsed_170 = tensor.collapse_shape %extracted_slice_169 [] : tensor<1x1xf32> into tensor<f32>
    %mapped_171 = linalg.map { arith.divf } ins(%mapped_168, %collapsed_170 : tensor<f32>, tensor<f32>) outs(%10 : tensor<f32>)
    %broadcasted_172 = linalg.broadcast ins(%mapped_171 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_173 = linalg.map { arith.select } ins(%mapped_163, %broadcasted_172, %mapped_162 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_174 = linalg.map ins(%mapped_4 : tensor<6xi32>) outs(%7 : tensor<6xi1>)
      (%in: i32, %init: i1) {
        %12 = arith.cmpi eq, %in, %c3_i32 : i32
        linalg.yield %12 : i1
      }
    %extracted_slice_175 = tensor.extract_slice %concat[3, 0] [1, 6] [1, 1] : tensor<6x6xf32> to tensor<1x6xf32>
    %collapsed_176 = tensor.collapse_shape %extracted_slice_175 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %mapped_177 = linalg.map { arith.mulf } ins(%collapsed_176, %mapped_173 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %reduced_178 = linalg.reduce ins(%mapped_177 : tensor<6xf32>) outs(%11 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_207 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_207[] : tensor<f32>
        %extracted_208 = tensor.extract %from_elements[] : tensor<f32>
        %12 = arith.addf %extracted, %extracted_208 : f32
        %from_elements_209 = tensor.from_elements %12 : tensor<f32>
        %extracted_210 = tensor.extract %from_elements_209[] : tensor<f32>
        linalg.yield %extracted_210 : f32
      }
    %mapped_179 = linalg.map ins(%reduced_178 : tensor<f32>) outs(%10 : tensor<f32>)
      (%in: f32, %init: f32) {
        %12 = arith.subf %cst_145, %in : f32
        linalg.yield %12 : f32
      }
    %extracted_slice_180 = tensor.extract_slice %concat[3, 3] [1, 1] [1, 1] : tensor<6x6xf32> to tensor<1x1xf32>
    %collapsed_181 = tensor.collapse_shape %extracted_slice_180 [] : tensor<1x1xf32> into tensor<f32>
    %mapped_182 = linalg.map { arith.divf } ins(%mapped_179, %collapsed_181 : tensor<f32>, tensor<f32>) outs(%10 : tensor<f32>)
    %broadcasted_183 = linalg.broadcast ins(%mapped_182 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_184 = linalg.map { arith.select } ins(%mapped_174, %broadcasted_183, %mapped_173 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_185 = linalg.map ins(%mapped_4 : tensor<6xi32>) outs(%7 : tensor<6xi1>)
      (%in: i32, %init: i1) {
        %12 = arith.cmpi eq, %in, %c4_i32 : i32
        linalg.yield %12 : i1
      }
    %extracted_slice_186 = tensor.extract_slice %concat[4, 0] [1, 6] [1, 1] : tensor<6x6xf32> to tensor<1x6xf32>
    %collapsed_187 = tensor.collapse_shape %extracted_slice_186 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %mapped_188 = linalg.map { arith.mulf } ins(%collapsed_187, %mapped_184 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %reduced_189 = linalg.reduce ins(%mapped_188 : tensor<6xf32>) outs(%11 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_207 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_207[] : tensor<f32>
        %extracted_208 = tensor.extract %from_elements[] : tensor<f32>
        %12 = arith.addf %extracted, %extracted_208 : f32
        %from_elements_209 = tensor.from_elements %12 : tensor<f32>
        %extracted_210 = tensor.extract %from_elements_209[] : tensor<f32>
        linalg.yield %extracted_210 : f32
      }
    %mapped_190 = linalg.map ins(%reduced_189 : tensor<f32>) outs(%10 : tensor<f32>)
      (%in: f32, %init: f32) {
        %12 = arith.subf %cst_145, %in : f32
        linalg.yield %12 : f32
      }
    %extracted_slice_191 = tensor.extract_slice %concat[4, 4] [1, 1] [1, 1] : tensor<6x6xf32> to tensor<1x1xf32>
    %collapsed_192 = tensor.collapse_shape %extracted_slice_191 [] : tensor<1x1xf32> into tensor<f32>
    %mapped_193 = linalg.map { arith.divf } ins(%mapped_190, %collapsed_192 : tensor<f32>, tensor<f32>) outs(%10 : tensor<f32>)
    %broadcasted_194 = linalg.broadcast ins(%mapped_193 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_195 = linalg.map { arith.select } ins(%mapped_185, %broadcasted_194, %mapped_184 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %mapped_196 = linalg.map ins(%mapped_4 : tensor<6xi32>) outs(%7 : tensor<6xi1>)
      (%in: i32, %init: i1) {
        %12 = arith.cmpi eq, %in, %c5_i32 : i32
        linalg.yield %12 : i1
      }
    %extracted_slice_197 = tensor.extract_slice %concat[5, 0] [1, 6] [1, 1] : tensor<6x6xf32> to tensor<1x6xf32>
    %collapsed_198 = tensor.collapse_shape %extracted_slice_197 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %mapped_199 = linalg.map { arith.mulf } ins(%collapsed_198, %mapped_195 : tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    %reduced_200 = linalg.reduce ins(%mapped_199 : tensor<6xf32>) outs(%11 : tensor<f32>) dimensions = [0] 
      (%in: f32, %init: f32) {
        %from_elements = tensor.from_elements %in : tensor<f32>
        %from_elements_207 = tensor.from_elements %init : tensor<f32>
        %extracted = tensor.extract %from_elements_207[] : tensor<f32>
        %extracted_208 = tensor.extract %from_elements[] : tensor<f32>
        %12 = arith.addf %extracted, %extracted_208 : f32
        %from_elements_209 = tensor.from_elements %12 : tensor<f32>
        %extracted_210 = tensor.extract %from_elements_209[] : tensor<f32>
        linalg.yield %extracted_210 : f32
      }
    %mapped_201 = linalg.map ins(%reduced_200 : tensor<f32>) outs(%10 : tensor<f32>)
      (%in: f32, %init: f32) {
        %12 = arith.subf %cst_145, %in : f32
        linalg.yield %12 : f32
      }
    %extracted_slice_202 = tensor.extract_slice %concat[5, 5] [1, 1] [1, 1] : tensor<6x6xf32> to tensor<1x1xf32>
    %collapsed_203 = tensor.collapse_shape %extracted_slice_202 [] : tensor<1x1xf32> into tensor<f32>
    %mapped_204 = linalg.map { arith.divf } ins(%mapped_201, %collapsed_203 : tensor<f32>, tensor<f32>) outs(%10 : tensor<f32>)
    %broadcasted_205 = linalg.broadcast ins(%mapped_204 : tensor<f32>) outs(%9 : tensor<6xf32>) dimensions = [0] 
    %mapped_206 = linalg.map { arith.select } ins(%mapped_196, %broadcasted_205, %mapped_195 : tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) outs(%9 : tensor<6xf32>)
    return %concat, %mapped_206 : tensor<6x6xf32>, tensor<6xf32>
  }
}

