#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @main(%arg0: tensor<4x2x3xf32>) -> (tensor<4x2x2x5xf32>, tensor<2x2x5xf32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<4x2x5xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<2x5xf32>
    %c0_i64 = arith.constant 0 : i64
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c4_i64 = arith.constant 4 : i64
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant dense<"0xDDFE573F431A953F629F493F8A15583FD3D09A3D87A0B6BF43490ABEE9FE44BF671CB6BFED53843E758C11BFA2D083BF0F8185BFF76D893EDAA3B73E4946A93F5AFA63BC015B853F6A7DB33FA138933F246117C082459D3FACE2AD3E8FF8D83E8511BE3EBFF8C33E438AA33E7CC3B7BEC968F3BFAF0EDFBD5FC14DBFCB428A3F34D993BE21F5AA3DC77F59BF27B802BF2BF53CBCC620BEBF66F3993E693CD9BDABC597BFA67C19C06257033FEF5C98BEA2AE07BF85D271BE4982E83F1AFC4BBD7165B13D6758BEBF02DCD23F7EE06A3F5291883F7B44433DE3A96A3FBEECBD3EF6F91C3F79D81BBE5CA8BCBF80B1833FC2ACF7BFF5B175BE586E51BE717C85BFA3F51C3F3B234DBE35ADDFBE5914053F2B02F4BE19CAB13FEBF1B33EC6DBF2BEADDDF8BF7564A7BF451D8B3F35464FBDC5F590BE1256D23FDA2DA4BFABED15BF03F7F1BE331A163F71DD29BFF4081DBF8975CDBFA4B63A3F265F4E3FA7E7F3BE9642273E6E75A5BF7E91F1BEB260B03FFFFC0A3EFFDC1340778549BF858D143FAE3248BE70D9103F454DECBBAEAA0FBF221C5EBFF239444016679EBDF81001C0B00A26BF03942D3F8D0000BF1A23AE3F964E803FA9FE1BBE4AC6F1BE529D80BF023133BFF48FBCBFA8299A3F159CCB3F22C9A0BF634197BF995EE2BF27BF76BF"> : tensor<2x20x3xf32>
    %cst_4 = arith.constant dense<"0x39CE46C0323692BF5301A63FFDFBB0BE08C65A3F275AFABE8C5DE13FCDFF4B3ECE95C3BEEA5A23402D21A6BE0C519CBF7FC14E3E7D111FBD537D883F33F06BBFEE014E3FB94D5A3F8EED2ABF7029273E29AC54BFB82116407E4234BF60F9E7BE616D88BFCF36B1BEAF8BC0BBD48D443FDA481CBF873B3EBE864FB5BFA2D053BF275F30407547853F680B48BFD52FABBFCCBF79BF08B1B1BCBA3E0E3D6B8E3EBF79AEA4BF8010B63F5143E73E61C7BFBE03F561BE4F8F07BF2BE83BC01CE0EC3D990789BFF65780BF3DE823BF20783B3FF4D395BF8996B7BF58CD233F521E413FAE7C75BF4BF90F3FD95095BEF8429A3E2567A1BF9238553F64049A3F3B17233F5EEF0E3FF56C71C04371853EB272D0BC199316BE8F6D21BF62C6623D0D01D33E3E0F87BED238EDBE93689D3FAB7C8DBF20DC833F540E353EFAE64DBF827894BEB3846BBF07D12C3F2E20B23E328A0EBF7D158DBF887A9A3E3917753F0823E9BD4D32D63EA186C0BEB9618A3D092395BEB18C963E3A40C1BFACE9243F6C736BBE7A9BB73E213DAEBE6206A43EBD4989BF3636983FC00DDABFC70585BF7252713E6A3EBB3F92668E3EB7DB7DBE5B69B6BF08DE43BE1DD5A2BC8E64D83F99431F3F51B9C3BFC0B60140BC3ECABE462461BFFDC6BC3FB2CC4BBD321CBCBE6F09603EA24A583F484B7E3FA206B0BF3ECEFF3F8565723FA426C2BEB19351BF331178BFD6ADFC3D65E425BFC8CE43BF5EAE4F3F92A8BA3E3E05CABEA7F73B3F4306AF3F75188CBF56711ABFAA4F713F7D0C383FBF23683E38CA943F864A8BBF6354BDBF6DD35DBF66F8FA3D58CC4BBFA874F9BE9C9979BF72D41EBFDE9C80BF8824BC3EFB7D4B3F03FDF5BE7C3D54BE8DBE14BF1400083F0363B63D550DCC3F6D388CBFED99B93ED752E33E9D8BB8BE7E62153F8321B8BF789A07401DC8ABBF7D786B3FF3808FBF2350933F1A01C5BE9D39223EFB7E5A3DDBE48C3FDEA1A4BE57E63DC0369342BF151F3C3E0C85E1BEFB12453F3CF6813F7E5117BEB3ACBEBF532CB13F7FA18A3F952F99BE33EE0640CE9FB2BE248D91BF499D1FBE75F6893FF3FC6FBFBEC1F93FBE8265BF0555743FE3610B3F22C11DBEE84E8A3F68F9BFBFEAC4AD3F"> : tensor<2x20x5xf32>
    %cst_5 = arith.constant dense<[[-0.0636840314, -0.542435229, 0.749174058, 1.05989897, 0.769795417, 1.99950385, 1.08072603, 1.28350663, -0.539863944, 0.106523775, 0.562982559, -0.0177422371, 0.301635236, 0.426104754, 0.844243943, -0.101608887, -0.349799216, -0.828315675, -0.891732335, 1.17245126, -0.0845214874, 0.786944389, -1.29736388, -1.93816805, -1.04909122, 1.14662695, 1.06807745, 0.332038611, -0.802170157, -0.130802646, -0.297760487, -0.344973356, -2.506070e+00, -0.857926368, -0.19010888, 1.51642776, 0.160743058, 1.40088832, -0.393706918, -0.252688587], [-3.89942169, 0.463330328, 0.547095656, 1.76375902, -0.486761212, 0.0941541567, -0.705527961, -1.17625701, -0.713107944, -0.344998538, 1.35543799, 0.00221160264, -0.790544807, 0.14187783, 0.217571363, -0.676232039, 1.14323366, -1.88834894, -0.213544622, 0.665066063, -1.33843255, 0.361253738, 1.29289305, 0.453671277, -1.69015992, -7.281950e-01, 1.23230338, 0.298335254, -0.00985893887, 0.441200584, 0.721048951, -0.708465219, -0.290400088, 0.142913654, -0.54395771, -0.133451551, 1.29787171, -0.967819869, 1.92666268, 1.87934434]]> : tensor<2x40xf32>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %extracted_slice = tensor.extract_slice %cst_3[0, 0, 0] [1, 20, 3] [1, 1, 1] : tensor<2x20x3xf32> to tensor<1x20x3xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x20x3xf32> into tensor<20x3xf32>
    %extracted_slice_6 = tensor.extract_slice %cst_4[0, 0, 0] [1, 20, 5] [1, 1, 1] : tensor<2x20x5xf32> to tensor<1x20x5xf32>
    %collapsed_7 = tensor.collapse_shape %extracted_slice_6 [[0, 1], [2]] : tensor<1x20x5xf32> into tensor<20x5xf32>
    %extracted_slice_8 = tensor.extract_slice %cst_5[0, 0] [1, 40] [1, 1] : tensor<2x40xf32> to tensor<1x40xf32>
    %collapsed_9 = tensor.collapse_shape %extracted_slice_8 [[0, 1]] : tensor<1x40xf32> into tensor<40xf32>
    %extracted_slice_10 = tensor.extract_slice %cst_3[1, 0, 0] [1, 20, 3] [1, 1, 1] : tensor<2x20x3xf32> to tensor<1x20x3xf32>
    %collapsed_11 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2]] : tensor<1x20x3xf32> into tensor<20x3xf32>
    %extracted_slice_12 = tensor.extract_slice %cst_4[1, 0, 0] [1, 20, 5] [1, 1, 1] : tensor<2x20x5xf32> to tensor<1x20x5xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2]] : tensor<1x20x5xf32> into tensor<20x5xf32>
    %extracted_slice_14 = tensor.extract_slice %cst_5[1, 0] [1, 40] [1, 1] : tensor<2x40xf32> to tensor<1x40xf32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_14 [[0, 1]] : tensor<1x40xf32> into tensor<40xf32>
    %extracted_slice_16 = tensor.extract_slice %collapsed_9[0] [20] [1] : tensor<40xf32> to tensor<20xf32>
    %extracted_slice_17 = tensor.extract_slice %collapsed_9[20] [20] [1] : tensor<40xf32> to tensor<20xf32>
    %extracted_slice_18 = tensor.extract_slice %collapsed_15[0] [20] [1] : tensor<40xf32> to tensor<20xf32>
    %extracted_slice_19 = tensor.extract_slice %collapsed_15[20] [20] [1] : tensor<40xf32> to tensor<20xf32>
    %extracted_slice_20 = tensor.extract_slice %extracted_slice_16[0] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_21 = tensor.extract_slice %extracted_slice_16[5] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_22 = tensor.extract_slice %extracted_slice_16[10] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_23 = tensor.extract_slice %extracted_slice_16[15] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_24 = tensor.extract_slice %extracted_slice_18[0] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_25 = tensor.extract_slice %extracted_slice_18[5] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_26 = tensor.extract_slice %extracted_slice_18[10] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_27 = tensor.extract_slice %extracted_slice_18[15] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_28 = tensor.extract_slice %extracted_slice_17[0] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_29 = tensor.extract_slice %extracted_slice_17[5] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_30 = tensor.extract_slice %extracted_slice_17[10] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_31 = tensor.extract_slice %extracted_slice_17[15] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_32 = tensor.extract_slice %extracted_slice_19[0] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_33 = tensor.extract_slice %extracted_slice_19[5] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_34 = tensor.extract_slice %extracted_slice_19[10] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_35 = tensor.extract_slice %extracted_slice_19[15] [5] [1] : tensor<20xf32> to tensor<5xf32>
    %extracted_slice_36 = tensor.extract_slice %collapsed[0, 0] [5, 3] [1, 1] : tensor<20x3xf32> to tensor<5x3xf32>
    %extracted_slice_37 = tensor.extract_slice %collapsed[5, 0] [5, 3] [1, 1] : tensor<20x3xf32> to tensor<5x3xf32>
    %extracted_slice_38 = tensor.extract_slice %collapsed[10, 0] [5, 3] [1, 1] : tensor<20x3xf32> to tensor<5x3xf32>
    %extracted_slice_39 = tensor.extract_slice %collapsed[15, 0] [5, 3] [1, 1] : tensor<20x3xf32> to tensor<5x3xf32>
    %extracted_slice_40 = tensor.extract_slice %collapsed_11[0, 0] [5, 3] [1, 1] : tensor<20x3xf32> to tensor<5x3xf32>
    %extracted_slice_41 = tensor.extract_slice %collapsed_11[5, 0] [5, 3] [1, 1] : tensor<20x3xf32> to tensor<5x3xf32>
    %extracted_slice_42 = tensor.extract_slice %collapsed_11[10, 0] [5, 3] [1, 1] : tensor<20x3xf32> to tensor<5x3xf32>
    %extracted_slice_43 = tensor.extract_slice %collapsed_11[15, 0] [5, 3] [1, 1] : tensor<20x3xf32> to tensor<5x3xf32>
    %extracted_slice_44 = tensor.extract_slice %collapsed_7[0, 0] [5, 5] [1, 1] : tensor<20x5xf32> to tensor<5x5xf32>
    %extracted_slice_45 = tensor.extract_slice %collapsed_7[5, 0] [5, 5] [1, 1] : tensor<20x5xf32> to tensor<5x5xf32>
    %extracted_slice_46 = tensor.extract_slice %collapsed_7[10, 0] [5, 5] [1, 1] : tensor<20x5xf32> to tensor<5x5xf32>
    %extracted_slice_47 = tensor.extract_slice %collapsed_7[15, 0] [5, 5] [1, 1] : tensor<20x5xf32> to tensor<5x5xf32>
    %extracted_slice_48 = tensor.extract_slice %collapsed_13[0, 0] [5, 5] [1, 1] : tensor<20x5xf32> to tensor<5x5xf32>
    %extracted_slice_49 = tensor.extract_slice %collapsed_13[5, 0] [5, 5] [1, 1] : tensor<20x5xf32> to tensor<5x5xf32>
    %extracted_slice_50 = tensor.extract_slice %collapsed_13[10, 0] [5, 5] [1, 1] : tensor<20x5xf32> to tensor<5x5xf32>
    %extracted_slice_51 = tensor.extract_slice %collapsed_13[15, 0] [5, 5] [1, 1] : tensor<20x5xf32> to tensor<5x5xf32>
    %0:3 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %cst, %arg3 = %cst_0, %arg4 = %cst_0) -> (tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) {
      %8 = arith.index_cast %arg1 : index to i64
      %9 = arith.cmpi slt, %8, %c0_i64 : i64
      %10 = arith.extui %9 : i1 to i64
      %11 = arith.muli %10, %c4_i64 : i64
      %12 = arith.addi %8, %11 : i64
      %13 = arith.addi %12, %c4_i64 : i64
      %14 = arith.cmpi sge, %12, %c0_i64 : i64
      %15 = arith.select %14, %12, %13 : i64
      %16 = arith.maxsi %15, %c0_i64 : i64
      %17 = arith.minsi %16, %c4_i64 : i64
      %18 = arith.index_cast %17 : i64 to index
      %extracted_slice_56 = tensor.extract_slice %arg0[%18, 0, 0] [1, 2, 3] [1, 1, 1] : tensor<4x2x3xf32> to tensor<1x2x3xf32>
      %collapsed_57 = tensor.collapse_shape %extracted_slice_56 [[0, 1], [2]] : tensor<1x2x3xf32> into tensor<2x3xf32>
      %19 = tensor.empty() : tensor<3x5xf32>
      %transposed = linalg.transpose ins(%extracted_slice_36 : tensor<5x3xf32>) outs(%19 : tensor<3x5xf32>) permutation = [1, 0] 
      %20 = tensor.empty() : tensor<2x5xf32>
      %21 = linalg.fill ins(%cst_1 : f32) outs(%20 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %22 = linalg.matmul ins(%collapsed_57, %transposed : tensor<2x3xf32>, tensor<3x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %23 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %extracted_slice_20 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %24 = tensor.empty() : tensor<5x5xf32>
      %transposed_58 = linalg.transpose ins(%extracted_slice_44 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
      %25 = linalg.matmul ins(%arg3, %transposed_58 : tensor<2x5xf32>, tensor<5x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %26 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %extracted_slice_28 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %26 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %58 = arith.negf %in : f32
        %59 = math.exp %58 : f32
        %60 = arith.addf %59, %cst_2 : f32
        %61 = arith.divf %cst_2, %60 : f32
        linalg.yield %61 : f32
      } -> tensor<2x5xf32>
      %transposed_59 = linalg.transpose ins(%extracted_slice_37 : tensor<5x3xf32>) outs(%19 : tensor<3x5xf32>) permutation = [1, 0] 
      %29 = linalg.matmul ins(%collapsed_57, %transposed_59 : tensor<2x3xf32>, tensor<3x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %30 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %extracted_slice_21 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %transposed_60 = linalg.transpose ins(%extracted_slice_45 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
      %31 = linalg.matmul ins(%arg3, %transposed_60 : tensor<2x5xf32>, tensor<5x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %32 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %extracted_slice_29 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %32 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %58 = arith.negf %in : f32
        %59 = math.exp %58 : f32
        %60 = arith.addf %59, %cst_2 : f32
        %61 = arith.divf %cst_2, %60 : f32
        linalg.yield %61 : f32
      } -> tensor<2x5xf32>
      %transposed_61 = linalg.transpose ins(%extracted_slice_38 : tensor<5x3xf32>) outs(%19 : tensor<3x5xf32>) permutation = [1, 0] 
      %35 = linalg.matmul ins(%collapsed_57, %transposed_61 : tensor<2x3xf32>, tensor<3x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %36 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %extracted_slice_22 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %transposed_62 = linalg.transpose ins(%extracted_slice_46 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
      %37 = linalg.matmul ins(%arg3, %transposed_62 : tensor<2x5xf32>, tensor<5x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %38 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %extracted_slice_30 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %38 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %58 = arith.negf %in : f32
        %59 = math.exp %58 : f32
        %60 = arith.addf %59, %cst_2 : f32
        %61 = arith.divf %cst_2, %60 : f32
        linalg.yield %61 : f32
      } -> tensor<2x5xf32>
      %transposed_63 = linalg.transpose ins(%extracted_slice_39 : tensor<5x3xf32>) outs(%19 : tensor<3x5xf32>) permutation = [1, 0] 
      %41 = linalg.matmul ins(%collapsed_57, %transposed_63 : tensor<2x3xf32>, tensor<3x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %42 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %extracted_slice_23 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %transposed_64 = linalg.transpose ins(%extracted_slice_47 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
      %43 = linalg.matmul ins(%arg3, %transposed_64 : tensor<2x5xf32>, tensor<5x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %44 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%43, %extracted_slice_31 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %44 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %58 = math.tanh %in : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%40, %arg4 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.mulf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %46 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.mulf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %48 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %58 = math.tanh %in : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %50 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.mulf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %expanded_65 = tensor.expand_shape %51 [[0, 1], [2]] output_shape [1, 2, 5] : tensor<2x5xf32> into tensor<1x2x5xf32>
      %52 = arith.addi %8, %c4_i64 : i64
      %53 = arith.cmpi sge, %8, %c0_i64 : i64
      %54 = arith.select %53, %8, %52 : i64
      %55 = arith.maxsi %54, %c0_i64 : i64
      %56 = arith.minsi %55, %c4_i64 : i64
      %57 = arith.index_cast %56 : i64 to index
      %inserted_slice = tensor.insert_slice %expanded_65 into %arg2[%57, 0, 0] [1, 2, 5] [1, 1, 1] : tensor<1x2x5xf32> into tensor<4x2x5xf32>
      scf.yield %inserted_slice, %51, %49 : tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    }
    %expanded = tensor.expand_shape %0#1 [[0, 1], [2]] output_shape [1, 2, 5] : tensor<2x5xf32> into tensor<1x2x5xf32>
    %expanded_52 = tensor.expand_shape %0#0 [[0], [1, 2], [3]] output_shape [4, 1, 2, 5] : tensor<4x2x5xf32> into tensor<4x1x2x5xf32>
    %1 = tensor.empty() : tensor<4x2x3xf32>
    %2 = linalg.fill ins(%cst_1 : f32) outs(%1 : tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x2x3xf32>) outs(%2 : tensor<4x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = linalg.index 0 : index
      %9 = linalg.index 1 : index
      %10 = linalg.index 2 : index
      %11 = arith.subi %c3, %8 : index
      %extracted = tensor.extract %arg0[%11, %9, %10] : tensor<4x2x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x2x3xf32>
    %4:3 = scf.for %arg1 = %c0 to %c4 step %c1 iter_args(%arg2 = %cst, %arg3 = %cst_0, %arg4 = %cst_0) -> (tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>) {
      %8 = arith.index_cast %arg1 : index to i64
      %9 = arith.cmpi slt, %8, %c0_i64 : i64
      %10 = arith.extui %9 : i1 to i64
      %11 = arith.muli %10, %c4_i64 : i64
      %12 = arith.addi %8, %11 : i64
      %13 = arith.addi %12, %c4_i64 : i64
      %14 = arith.cmpi sge, %12, %c0_i64 : i64
      %15 = arith.select %14, %12, %13 : i64
      %16 = arith.maxsi %15, %c0_i64 : i64
      %17 = arith.minsi %16, %c4_i64 : i64
      %18 = arith.index_cast %17 : i64 to index
      %extracted_slice_56 = tensor.extract_slice %3[%18, 0, 0] [1, 2, 3] [1, 1, 1] : tensor<4x2x3xf32> to tensor<1x2x3xf32>
      %collapsed_57 = tensor.collapse_shape %extracted_slice_56 [[0, 1], [2]] : tensor<1x2x3xf32> into tensor<2x3xf32>
      %19 = tensor.empty() : tensor<3x5xf32>
      %transposed = linalg.transpose ins(%extracted_slice_40 : tensor<5x3xf32>) outs(%19 : tensor<3x5xf32>) permutation = [1, 0] 
      %20 = tensor.empty() : tensor<2x5xf32>
      %21 = linalg.fill ins(%cst_1 : f32) outs(%20 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %22 = linalg.matmul ins(%collapsed_57, %transposed : tensor<2x3xf32>, tensor<3x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %23 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %extracted_slice_24 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %24 = tensor.empty() : tensor<5x5xf32>
      %transposed_58 = linalg.transpose ins(%extracted_slice_48 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
      %25 = linalg.matmul ins(%arg3, %transposed_58 : tensor<2x5xf32>, tensor<5x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %26 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %extracted_slice_32 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %27 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %26 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %58 = arith.negf %in : f32
        %59 = math.exp %58 : f32
        %60 = arith.addf %59, %cst_2 : f32
        %61 = arith.divf %cst_2, %60 : f32
        linalg.yield %61 : f32
      } -> tensor<2x5xf32>
      %transposed_59 = linalg.transpose ins(%extracted_slice_41 : tensor<5x3xf32>) outs(%19 : tensor<3x5xf32>) permutation = [1, 0] 
      %29 = linalg.matmul ins(%collapsed_57, %transposed_59 : tensor<2x3xf32>, tensor<3x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %30 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %extracted_slice_25 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %transposed_60 = linalg.transpose ins(%extracted_slice_49 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
      %31 = linalg.matmul ins(%arg3, %transposed_60 : tensor<2x5xf32>, tensor<5x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %32 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%31, %extracted_slice_33 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %32 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %58 = arith.negf %in : f32
        %59 = math.exp %58 : f32
        %60 = arith.addf %59, %cst_2 : f32
        %61 = arith.divf %cst_2, %60 : f32
        linalg.yield %61 : f32
      } -> tensor<2x5xf32>
      %transposed_61 = linalg.transpose ins(%extracted_slice_42 : tensor<5x3xf32>) outs(%19 : tensor<3x5xf32>) permutation = [1, 0] 
      %35 = linalg.matmul ins(%collapsed_57, %transposed_61 : tensor<2x3xf32>, tensor<3x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %36 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %extracted_slice_26 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %transposed_62 = linalg.transpose ins(%extracted_slice_50 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
      %37 = linalg.matmul ins(%arg3, %transposed_62 : tensor<2x5xf32>, tensor<5x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %38 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%37, %extracted_slice_34 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %39 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %38 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %58 = arith.negf %in : f32
        %59 = math.exp %58 : f32
        %60 = arith.addf %59, %cst_2 : f32
        %61 = arith.divf %cst_2, %60 : f32
        linalg.yield %61 : f32
      } -> tensor<2x5xf32>
      %transposed_63 = linalg.transpose ins(%extracted_slice_43 : tensor<5x3xf32>) outs(%19 : tensor<3x5xf32>) permutation = [1, 0] 
      %41 = linalg.matmul ins(%collapsed_57, %transposed_63 : tensor<2x3xf32>, tensor<3x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %42 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %extracted_slice_27 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %transposed_64 = linalg.transpose ins(%extracted_slice_51 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
      %43 = linalg.matmul ins(%arg3, %transposed_64 : tensor<2x5xf32>, tensor<5x5xf32>) outs(%21 : tensor<2x5xf32>) -> tensor<2x5xf32>
      %44 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%43, %extracted_slice_35 : tensor<2x5xf32>, tensor<5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %45 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%42, %44 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %58 = math.tanh %in : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %47 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%40, %arg4 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.mulf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %48 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %46 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.mulf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %49 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %48 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.addf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %58 = math.tanh %in : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %51 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %50 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%20 : tensor<2x5xf32>) {
      ^bb0(%in: f32, %in_66: f32, %out: f32):
        %58 = arith.mulf %in, %in_66 : f32
        linalg.yield %58 : f32
      } -> tensor<2x5xf32>
      %expanded_65 = tensor.expand_shape %51 [[0, 1], [2]] output_shape [1, 2, 5] : tensor<2x5xf32> into tensor<1x2x5xf32>
      %52 = arith.addi %8, %c4_i64 : i64
      %53 = arith.cmpi sge, %8, %c0_i64 : i64
      %54 = arith.select %53, %8, %52 : i64
      %55 = arith.maxsi %54, %c0_i64 : i64
      %56 = arith.minsi %55, %c4_i64 : i64
      %57 = arith.index_cast %56 : i64 to index
      %inserted_slice = tensor.insert_slice %expanded_65 into %arg2[%57, 0, 0] [1, 2, 5] [1, 1, 1] : tensor<1x2x5xf32> into tensor<4x2x5xf32>
      scf.yield %inserted_slice, %51, %49 : tensor<4x2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>
    }
    %expanded_53 = tensor.expand_shape %4#1 [[0, 1], [2]] output_shape [1, 2, 5] : tensor<2x5xf32> into tensor<1x2x5xf32>
    %expanded_54 = tensor.expand_shape %4#0 [[0], [1, 2], [3]] output_shape [4, 1, 2, 5] : tensor<4x2x5xf32> into tensor<4x1x2x5xf32>
    %5 = tensor.empty() : tensor<4x1x2x5xf32>
    %6 = linalg.fill ins(%cst_1 : f32) outs(%5 : tensor<4x1x2x5xf32>) -> tensor<4x1x2x5xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_54 : tensor<4x1x2x5xf32>) outs(%6 : tensor<4x1x2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = linalg.index 0 : index
      %9 = linalg.index 2 : index
      %10 = linalg.index 3 : index
      %11 = arith.subi %c3, %8 : index
      %extracted = tensor.extract %expanded_54[%11, %c0, %9, %10] : tensor<4x1x2x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x1x2x5xf32>
    %concat = tensor.concat dim(1) %expanded_52, %7 : (tensor<4x1x2x5xf32>, tensor<4x1x2x5xf32>) -> tensor<4x2x2x5xf32>
    %concat_55 = tensor.concat dim(0) %expanded, %expanded_53 : (tensor<1x2x5xf32>, tensor<1x2x5xf32>) -> tensor<2x2x5xf32>
    return %concat, %concat_55 : tensor<4x2x2x5xf32>, tensor<2x2x5xf32>
  }
}

