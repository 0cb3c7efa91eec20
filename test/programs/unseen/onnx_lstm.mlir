#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<5x2x4xf32>) -> (tensor<5x1x2x6xf32>, tensor<1x2x6xf32>, tensor<1x2x6xf32>) {
    %cst = arith.constant dense<0.000000e+00> : tensor<5x2x6xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<2x6xf32>
    %cst_1 = arith.constant 0.000000e+00 : f32
    %c5_i64 = arith.constant 5 : i64
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant dense<[[0.125730217, -0.132104859, 0.640422642, 0.104900114], [-0.535669386, 0.361595064, 1.304000e+00, 0.947080969], [-0.703735232, -1.26542151, -0.623274446, 0.0413259789], [-2.3250308, -0.218791664, -1.245911, -0.73226738], [-5.442590e-01, -0.316300154, 0.411630541, 1.04251337], [-0.12853466, 1.36646342, -0.66519469, 0.351510078], [0.903470158, 0.0940122976, -0.743499279, -0.921725392], [-0.457725823, 0.22019513, -1.00961816, -0.209175572], [-0.159225017, 0.540845573, 0.214659125, 0.355372697], [-0.653828621, -0.129613638, 0.783975481, 1.49343109], [-1.25906551, 1.51392376, 1.34587538, 0.781311392], [0.264455616, -0.313922822, 1.45802069, 1.96025836], [1.80163491, 1.31510377, 0.35738042, -1.20831859], [-0.0044541331, 0.656474948, -1.28836143, 0.395122051], [0.429863691, 0.696042716, -1.18411791, -0.661702573], [-0.436435252, -1.16980195, 1.73936784, -0.495910734], [0.328969628, -0.258572549, 1.58347285, 1.32036102], [0.633352637, -2.20350981, 0.0520289727, 0.683686196], [1.00396156, -0.617907047, 1.82201135, -1.32043099], [-0.66152805, 9.350500e-01, 0.0490546152, 2.00239253], [0.188519195, -0.633194089, -0.377563506, -1.09114611], [-1.27768016, 0.630411506, 0.581165791, 1.29455876], [-0.75460577, 1.68910742, -0.287387699, 1.57440829], [-0.432785839, -0.735483289, 0.249785379, 1.03145313]]> : tensor<24x4xf32>
    %cst_4 = arith.constant dense<"0xB2DF243E38E515BF16ADABBF0465B3BFD3AF003FD55D7D3FD73C28BECA8489BFB17F5F3FF3E3A3BFA18B36BF07FB1E3F500210C03CD2C53E6AE614BF09CEDF3D67099BBD13F74E3E41B5313F852442BFBDE2B53F48E1393FDDFE573F431A953F629F493F8A15583FD3D09A3D87A0B6BF43490ABEE9FE44BF671CB6BFED53843E758C11BFA2D083BF0F8185BFF76D893EDAA3B73E4946A93F5AFA63BC015B853F6A7DB33FA138933F246117C082459D3FACE2AD3E8FF8D83E8511BE3EBFF8C33E438AA33E7CC3B7BEC968F3BFAF0EDFBD5FC14DBFCB428A3F34D993BE21F5AA3DC77F59BF27B802BF2BF53CBCC620BEBF66F3993E693CD9BDABC597BFA67C19C06257033FEF5C98BEA2AE07BF85D271BE4982E83F1AFC4BBD7165B13D6758BEBF02DCD23F7EE06A3F5291883F7B44433DE3A96A3FBEECBD3EF6F91C3F79D81BBE5CA8BCBF80B1833FC2ACF7BFF5B175BE586E51BE717C85BFA3F51C3F3B234DBE35ADDFBE5914053F2B02F4BE19CAB13FEBF1B33EC6DBF2BEADDDF8BF7564A7BF451D8B3F35464FBDC5F590BE1256D23FDA2DA4BFABED15BF03F7F1BE331A163F71DD29BFF4081DBF8975CDBFA4B63A3F265F4E3FA7E7F3BE9642273E6E75A5BF7E91F1BEB260B03FFFFC0A3EFFDC1340778549BF858D143FAE3248BE70D9103F454DECBBAEAA0FBF221C5EBFF239444016679EBDF81001C0B00A26BF03942D3F8D0000BF1A23AE3F964E803FA9FE1BBE4AC6F1BE529D80BF023133BFF48FBCBFA8299A3F159CCB3F22C9A0BF634197BF995EE2BF27BF76BF39CE46C0323692BF"> : tensor<24x6xf32>
    %cst_5 = arith.constant dense<[1.29691541, -0.345672518, 0.854584217, -0.488969058, 1.76066732, 0.19921799, -0.382002294, 2.55242395, -0.324471861, -1.22122335, 2.019100e-01, -0.0388350375, 1.06632459, -0.921633899, 0.804716944, 0.852748453, -0.667687297, 0.163244009, -0.830751955, 2.34580803, -0.70413959, -0.453074455, -1.06583798, -0.346121281, -0.00587602658, 0.767789125, -0.610486627, -0.185773954, -1.41648936, -0.827402234, 2.75580764, 1.0412432, -0.781424045, -1.33739722, -0.975582838, -0.0216908604, 0.0347277895, -0.744360625, -1.28657448, 1.42237854, 0.451685458, -0.374568015, -0.220661208, -0.529530466, -2.93604541, 0.11566183, -1.07054436, -1.00268435]> : tensor<48xf32>
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %extracted_slice = tensor.extract_slice %cst_5[0] [24] [1] : tensor<48xf32> to tensor<24xf32>
    %extracted_slice_6 = tensor.extract_slice %cst_5[24] [24] [1] : tensor<48xf32> to tensor<24xf32>
    %extracted_slice_7 = tensor.extract_slice %extracted_slice[0] [6] [1] : tensor<24xf32> to tensor<6xf32>
    %extracted_slice_8 = tensor.extract_slice %extracted_slice[6] [6] [1] : tensor<24xf32> to tensor<6xf32>
    %extracted_slice_9 = tensor.extract_slice %extracted_slice[12] [6] [1] : tensor<24xf32> to tensor<6xf32>
    %extracted_slice_10 = tensor.extract_slice %extracted_slice[18] [6] [1] : tensor<24xf32> to tensor<6xf32>
    %extracted_slice_11 = tensor.extract_slice %extracted_slice_6[0] [6] [1] : tensor<24xf32> to tensor<6xf32>
    %extracted_slice_12 = tensor.extract_slice %extracted_slice_6[6] [6] [1] : tensor<24xf32> to tensor<6xf32>
    %extracted_slice_13 = tensor.extract_slice %extracted_slice_6[12] [6] [1] : tensor<24xf32> to tensor<6xf32>
    %extracted_slice_14 = tensor.extract_slice %extracted_slice_6[18] [6] [1] : tensor<24xf32> to tensor<6xf32>
    %extracted_slice_15 = tensor.extract_slice %cst_3[0, 0] [6, 4] [1, 1] : tensor<24x4xf32> to tensor<6x4xf32>
    %extracted_slice_16 = tensor.extract_slice %cst_3[6, 0] [6, 4] [1, 1] : tensor<24x4xf32> to tensor<6x4xf32>
    %extracted_slice_17 = tensor.extract_slice %cst_3[12, 0] [6, 4] [1, 1] : tensor<24x4xf32> to tensor<6x4xf32>
    %extracted_slice_18 = tensor.extract_slice %cst_3[18, 0] [6, 4] [1, 1] : tensor<24x4xf32> to tensor<6x4xf32>
    %extracted_slice_19 = tensor.extract_slice %cst_4[0, 0] [6, 6] [1, 1] : tensor<24x6xf32> to tensor<6x6xf32>
    %extracted_slice_20 = tensor.extract_slice %cst_4[6, 0] [6, 6] [1, 1] : tensor<24x6xf32> to tensor<6x6xf32>
    %extracted_slice_21 = tensor.extract_slice %cst_4[12, 0] [6, 6] [1, 1] : tensor<24x6xf32> to tensor<6x6xf32>
    %extracted_slice_22 = tensor.extract_slice %cst_4[18, 0] [6, 6] [1, 1] : tensor<24x6xf32> to tensor<6x6xf32>
    %0:3 = scf.for %arg1 = %c0 to %c5 step %c1 iter_args(%arg2 = %cst, %arg3 = %cst_0, %arg4 = %cst_0) -> (tensor<5x2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>) {
      %1 = arith.index_cast %arg1 : index to i64
      %2 = arith.cmpi slt, %1, %c0_i64 : i64
      %3 = arith.extui %2 : i1 to i64
      %4 = arith.muli %3, %c5_i64 : i64
      %5 = arith.addi %1, %4 : i64
      %6 = arith.addi %5, %c5_i64 : i64
      %7 = arith.cmpi sge, %5, %c0_i64 : i64
      %8 = arith.select %7, %5, %6 : i64
      %9 = arith.maxsi %8, %c0_i64 : i64
      %10 = arith.minsi %9, %c5_i64 : i64
      %11 = arith.index_cast %10 : i64 to index
      %extracted_slice_25 = tensor.extract_slice %arg0[%11, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<5x2x4xf32> to tensor<1x2x4xf32>
      %collapsed = tensor.collapse_shape %extracted_slice_25 [[0, 1], [2]] : tensor<1x2x4xf32> into tensor<2x4xf32>
      %12 = tensor.empty() : tensor<4x6xf32>
      %transposed = linalg.transpose ins(%extracted_slice_15 : tensor<6x4xf32>) outs(%12 : tensor<4x6xf32>) permutation = [1, 0] 
      %13 = tensor.empty() : tensor<2x6xf32>
      %14 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %15 = linalg.matmul ins(%collapsed, %transposed : tensor<2x4xf32>, tensor<4x6xf32>) outs(%14 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %16 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %extracted_slice_7 : tensor<2x6xf32>, tensor<6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.addf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %17 = tensor.empty() : tensor<6x6xf32>
      %transposed_26 = linalg.transpose ins(%extracted_slice_19 : tensor<6x6xf32>) outs(%17 : tensor<6x6xf32>) permutation = [1, 0] 
      %18 = linalg.matmul ins(%arg3, %transposed_26 : tensor<2x6xf32>, tensor<6x6xf32>) outs(%14 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %extracted_slice_11 : tensor<2x6xf32>, tensor<6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.addf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %19 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.addf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %51 = arith.negf %in : f32
        %52 = math.exp %51 : f32
        %53 = arith.addf %52, %cst_2 : f32
        %54 = arith.divf %cst_2, %53 : f32
        linalg.yield %54 : f32
      } -> tensor<2x6xf32>
      %transposed_27 = linalg.transpose ins(%extracted_slice_16 : tensor<6x4xf32>) outs(%12 : tensor<4x6xf32>) permutation = [1, 0] 
      %22 = linalg.matmul ins(%collapsed, %transposed_27 : tensor<2x4xf32>, tensor<4x6xf32>) outs(%14 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %23 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %extracted_slice_8 : tensor<2x6xf32>, tensor<6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.addf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %transposed_28 = linalg.transpose ins(%extracted_slice_20 : tensor<6x6xf32>) outs(%17 : tensor<6x6xf32>) permutation = [1, 0] 
      %24 = linalg.matmul ins(%arg3, %transposed_28 : tensor<2x6xf32>, tensor<6x6xf32>) outs(%14 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %25 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %extracted_slice_12 : tensor<2x6xf32>, tensor<6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.addf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %25 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.addf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %51 = arith.negf %in : f32
        %52 = math.exp %51 : f32
        %53 = arith.addf %52, %cst_2 : f32
        %54 = arith.divf %cst_2, %53 : f32
        linalg.yield %54 : f32
      } -> tensor<2x6xf32>
      %transposed_29 = linalg.transpose ins(%extracted_slice_17 : tensor<6x4xf32>) outs(%12 : tensor<4x6xf32>) permutation = [1, 0] 
      %28 = linalg.matmul ins(%collapsed, %transposed_29 : tensor<2x4xf32>, tensor<4x6xf32>) outs(%14 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %29 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %extracted_slice_9 : tensor<2x6xf32>, tensor<6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.addf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %transposed_30 = linalg.transpose ins(%extracted_slice_21 : tensor<6x6xf32>) outs(%17 : tensor<6x6xf32>) permutation = [1, 0] 
      %30 = linalg.matmul ins(%arg3, %transposed_30 : tensor<2x6xf32>, tensor<6x6xf32>) outs(%14 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %31 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%30, %extracted_slice_13 : tensor<2x6xf32>, tensor<6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.addf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%29, %31 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.addf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %51 = arith.negf %in : f32
        %52 = math.exp %51 : f32
        %53 = arith.addf %52, %cst_2 : f32
        %54 = arith.divf %cst_2, %53 : f32
        linalg.yield %54 : f32
      } -> tensor<2x6xf32>
      %transposed_31 = linalg.transpose ins(%extracted_slice_18 : tensor<6x4xf32>) outs(%12 : tensor<4x6xf32>) permutation = [1, 0] 
      %34 = linalg.matmul ins(%collapsed, %transposed_31 : tensor<2x4xf32>, tensor<4x6xf32>) outs(%14 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %35 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%34, %extracted_slice_10 : tensor<2x6xf32>, tensor<6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.addf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %transposed_32 = linalg.transpose ins(%extracted_slice_22 : tensor<6x6xf32>) outs(%17 : tensor<6x6xf32>) permutation = [1, 0] 
      %36 = linalg.matmul ins(%arg3, %transposed_32 : tensor<2x6xf32>, tensor<6x6xf32>) outs(%14 : tensor<2x6xf32>) -> tensor<2x6xf32>
      %37 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %extracted_slice_14 : tensor<2x6xf32>, tensor<6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.addf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%35, %37 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.addf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %51 = math.tanh %in : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %arg4 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.mulf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %41 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %39 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.mulf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%40, %41 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.addf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %51 = math.tanh %in : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %43 : tensor<2x6xf32>, tensor<2x6xf32>) outs(%13 : tensor<2x6xf32>) {
      ^bb0(%in: f32, %in_34: f32, %out: f32):
        %51 = arith.mulf %in, %in_34 : f32
        linalg.yield %51 : f32
      } -> tensor<2x6xf32>
      %expanded_33 = tensor.expand_shape %44 [[0, 1], [2]] output_shape [1, 2, 6] : tensor<2x6xf32> into tensor<1x2x6xf32>
      %45 = arith.addi %1, %c5_i64 : i64
      %46 = arith.cmpi sge, %1, %c0_i64 : i64
      %47 = arith.select %46, %1, %45 : i64
      %48 = arith.maxsi %47, %c0_i64 : i64
      %49 = arith.minsi %48, %c5_i64 : i64
      %50 = arith.index_cast %49 : i64 to index
      %inserted_slice = tensor.insert_slice %expanded_33 into %arg2[%50, 0, 0] [1, 2, 6] [1, 1, 1] : tensor<1x2x6xf32> into tensor<5x2x6xf32>
      scf.yield %inserted_slice, %44, %42 : tensor<5x2x6xf32>, tensor<2x6xf32>, tensor<2x6xf32>
    }
    %expanded = tensor.expand_shape %0#1 [[0, 1], [2]] output_shape [1, 2, 6] : tensor<2x6xf32> into tensor<1x2x6xf32>
    %expanded_23 = tensor.expand_shape %0#2 [[0, 1], [2]] output_shape [1, 2, 6] : tensor<2x6xf32> into tensor<1x2x6xf32>
    %expanded_24 = tensor.expand_shape %0#0 [[0], [1, 2], [3]] output_shape [5, 1, 2, 6] : tensor<5x2x6xf32> into tensor<5x1x2x6xf32>
    return %expanded_24, %expanded, %expanded_23 : tensor<5x1x2x6xf32>, tensor<1x2x6xf32>, tensor<1x2x6xf32>
  }
}

