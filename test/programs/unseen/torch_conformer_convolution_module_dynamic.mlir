// Conformer's convolution module with any batch and length.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d1, 0)>
module {
  func.func @main(%arg0: tensor<?x?x16xf32>) -> tensor<?x?x16xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense_resource<torch_tensor_16_torch.float32_7> : tensor<16xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_16_16_1_torch.float32> : tensor<16x16x1xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_16_torch.float32_6> : tensor<16xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_16_torch.float32_5> : tensor<16xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_16_torch.float32_4> : tensor<16xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_16_torch.float32_3> : tensor<16xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_16_1_5_torch.float32> : tensor<16x1x5xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_32_torch.float32> : tensor<32xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_32_16_1_torch.float32> : tensor<32x16x1xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_14 = arith.constant 1.000000e-05 : f64
    %cst_15 = arith.constant 1.600000e+01 : f64
    %cst_16 = arith.constant 1.600000e+01 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x?x16xf32>
    %dim_17 = tensor.dim %arg0, %c1 : tensor<?x?x16xf32>
    %0 = tensor.empty(%dim, %dim_17) : tensor<?x?x16xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<?x?x16xf32>) outs(%0 : tensor<?x?x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %41 = arith.extf %in : f32 to f64
      linalg.yield %41 : f64
    } -> tensor<?x?x16xf64>
    %2 = tensor.empty(%dim, %dim_17) : tensor<?x?x1xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<?x?x1xf64>) -> tensor<?x?x1xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<?x?x16xf64>) outs(%3 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %41 = arith.addf %in, %out : f64
      linalg.yield %41 : f64
    } -> tensor<?x?x1xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<?x?x1xf64>) outs(%2 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %41 = arith.divf %in, %cst_15 : f64
      linalg.yield %41 : f64
    } -> tensor<?x?x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<?x?x16xf64>, tensor<?x?x1xf64>) outs(%0 : tensor<?x?x16xf64>) {
    ^bb0(%in: f64, %in_28: f64, %out: f64):
      %41 = arith.subf %in, %in_28 : f64
      linalg.yield %41 : f64
    } -> tensor<?x?x16xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %6 : tensor<?x?x16xf64>, tensor<?x?x16xf64>) outs(%0 : tensor<?x?x16xf64>) {
    ^bb0(%in: f64, %in_28: f64, %out: f64):
      %41 = arith.mulf %in, %in_28 : f64
      linalg.yield %41 : f64
    } -> tensor<?x?x16xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<?x?x16xf64>) outs(%3 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %41 = arith.addf %in, %out : f64
      linalg.yield %41 : f64
    } -> tensor<?x?x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<?x?x1xf64>) outs(%2 : tensor<?x?x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %41 = arith.divf %in, %cst_15 : f64
      linalg.yield %41 : f64
    } -> tensor<?x?x1xf64>
    %10 = tensor.empty(%dim, %dim_17) : tensor<?x?x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<?x?x1xf64>) outs(%10 : tensor<?x?x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %41 = arith.truncf %in : f64 to f32
      linalg.yield %41 : f32
    } -> tensor<?x?x1xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<?x?x16xf32>) outs(%12 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.addf %in, %out : f32
      linalg.yield %41 : f32
    } -> tensor<?x?x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<?x?x1xf32>) outs(%10 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.divf %in, %cst_16 : f32
      linalg.yield %41 : f32
    } -> tensor<?x?x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<?x?x1xf32>) outs(%10 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.truncf %cst_14 : f64 to f32
      %42 = arith.addf %in, %41 : f32
      linalg.yield %42 : f32
    } -> tensor<?x?x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<?x?x1xf32>) outs(%10 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.rsqrt %in : f32
      linalg.yield %41 : f32
    } -> tensor<?x?x1xf32>
    %17 = tensor.empty(%dim, %dim_17) : tensor<?x?x16xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %14 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%17 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %41 = arith.subf %in, %in_28 : f32
      linalg.yield %41 : f32
    } -> tensor<?x?x16xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %16 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%17 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %41 = arith.mulf %in, %in_28 : f32
      linalg.yield %41 : f32
    } -> tensor<?x?x16xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %cst_13 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%17 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %41 = arith.mulf %in, %in_28 : f32
      linalg.yield %41 : f32
    } -> tensor<?x?x16xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %cst_12 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%17 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %41 = arith.addf %in, %in_28 : f32
      linalg.yield %41 : f32
    } -> tensor<?x?x16xf32>
    %22 = tensor.empty(%dim, %dim_17) : tensor<?x16x?xf32>
    %transposed = linalg.transpose ins(%21 : tensor<?x?x16xf32>) outs(%22 : tensor<?x16x?xf32>) permutation = [0, 2, 1] 
    %23 = tensor.empty(%dim, %dim_17) : tensor<?x32x?xf32>
    %broadcasted = linalg.broadcast ins(%cst_10 : tensor<32xf32>) outs(%23 : tensor<?x32x?xf32>) dimensions = [0, 2] 
    %24 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%transposed, %cst_11 : tensor<?x16x?xf32>, tensor<32x16x1xf32>) outs(%broadcasted : tensor<?x32x?xf32>) -> tensor<?x32x?xf32>
    %extracted_slice = tensor.extract_slice %24[0, 0, 0] [%dim, 16, %dim_17] [1, 1, 1] : tensor<?x32x?xf32> to tensor<?x16x?xf32>
    %extracted_slice_18 = tensor.extract_slice %24[0, 16, 0] [%dim, 16, %dim_17] [1, 1, 1] : tensor<?x32x?xf32> to tensor<?x16x?xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<?x16x?xf32>) outs(%22 : tensor<?x16x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.negf %in : f32
      %42 = math.exp %41 : f32
      %43 = arith.addf %42, %cst_1 : f32
      %44 = arith.divf %cst_1, %43 : f32
      linalg.yield %44 : f32
    } -> tensor<?x16x?xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %25 : tensor<?x16x?xf32>, tensor<?x16x?xf32>) outs(%22 : tensor<?x16x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %41 = arith.mulf %in, %in_28 : f32
      linalg.yield %41 : f32
    } -> tensor<?x16x?xf32>
    %expanded = tensor.expand_shape %26 [[0], [1], [2, 3]] output_shape [%dim, 16, %dim_17, 1] : tensor<?x16x?xf32> into tensor<?x16x?x1xf32>
    %expanded_19 = tensor.expand_shape %cst_9 [[0], [1], [2, 3]] output_shape [16, 1, 5, 1] : tensor<16x1x5xf32> into tensor<16x1x5x1xf32>
    %padded = tensor.pad %expanded low[0, 0, 2, 0] high[0, 0, 2, 0] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst_0 : f32
    } : tensor<?x16x?x1xf32> to tensor<?x16x?x1xf32>
    %27 = tensor.empty(%dim, %dim_17) : tensor<?x16x?x1xf32>
    %broadcasted_20 = linalg.broadcast ins(%cst_8 : tensor<16xf32>) outs(%27 : tensor<?x16x?x1xf32>) dimensions = [0, 2, 3] 
    %collapsed = tensor.collapse_shape %expanded_19 [[0, 1], [2], [3]] : tensor<16x1x5x1xf32> into tensor<16x5x1xf32>
    %28 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %collapsed : tensor<?x16x?x1xf32>, tensor<16x5x1xf32>) outs(%broadcasted_20 : tensor<?x16x?x1xf32>) -> tensor<?x16x?x1xf32>
    %collapsed_21 = tensor.collapse_shape %28 [[0], [1], [2, 3]] : tensor<?x16x?x1xf32> into tensor<?x16x?xf32>
    %29 = tensor.empty() : tensor<16xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%cst_6 : tensor<16xf32>) outs(%29 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.truncf %cst_14 : f64 to f32
      %42 = arith.addf %in, %41 : f32
      linalg.yield %42 : f32
    } -> tensor<16xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%30 : tensor<16xf32>) outs(%29 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = math.sqrt %in : f32
      linalg.yield %41 : f32
    } -> tensor<16xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%31 : tensor<16xf32>) outs(%29 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.cmpf one, %in, %cst_0 : f32
      cf.assert %41, "unimplemented: tensor with zero element"
      %42 = arith.divf %cst_1, %in : f32
      linalg.yield %42 : f32
    } -> tensor<16xf32>
    %expanded_22 = tensor.expand_shape %cst_7 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %expanded_23 = tensor.expand_shape %32 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_21, %expanded_22 : tensor<?x16x?xf32>, tensor<16x1xf32>) outs(%22 : tensor<?x16x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %41 = arith.subf %in, %in_28 : f32
      linalg.yield %41 : f32
    } -> tensor<?x16x?xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %expanded_23 : tensor<?x16x?xf32>, tensor<16x1xf32>) outs(%22 : tensor<?x16x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %41 = arith.mulf %in, %in_28 : f32
      linalg.yield %41 : f32
    } -> tensor<?x16x?xf32>
    %expanded_24 = tensor.expand_shape %cst_5 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %expanded_24 : tensor<?x16x?xf32>, tensor<16x1xf32>) outs(%22 : tensor<?x16x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %41 = arith.mulf %in, %in_28 : f32
      linalg.yield %41 : f32
    } -> tensor<?x16x?xf32>
    %expanded_25 = tensor.expand_shape %cst_4 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %expanded_25 : tensor<?x16x?xf32>, tensor<16x1xf32>) outs(%22 : tensor<?x16x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %41 = arith.addf %in, %in_28 : f32
      linalg.yield %41 : f32
    } -> tensor<?x16x?xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<?x16x?xf32>) outs(%22 : tensor<?x16x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %41 = arith.negf %in : f32
      %42 = math.exp %41 : f32
      %43 = arith.addf %42, %cst_1 : f32
      %44 = arith.divf %cst_1, %43 : f32
      linalg.yield %44 : f32
    } -> tensor<?x16x?xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %37 : tensor<?x16x?xf32>, tensor<?x16x?xf32>) outs(%22 : tensor<?x16x?xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %41 = arith.mulf %in, %in_28 : f32
      linalg.yield %41 : f32
    } -> tensor<?x16x?xf32>
    %broadcasted_26 = linalg.broadcast ins(%cst_2 : tensor<16xf32>) outs(%22 : tensor<?x16x?xf32>) dimensions = [0, 2] 
    %39 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%38, %cst_3 : tensor<?x16x?xf32>, tensor<16x16x1xf32>) outs(%broadcasted_26 : tensor<?x16x?xf32>) -> tensor<?x16x?xf32>
    %transposed_27 = linalg.transpose ins(%39 : tensor<?x16x?xf32>) outs(%17 : tensor<?x?x16xf32>) permutation = [0, 2, 1] 
    %40 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %transposed_27 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%17 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_28: f32, %out: f32):
      %41 = arith.addf %in, %in_28 : f32
      linalg.yield %41 : f32
    } -> tensor<?x?x16xf32>
    return %40 : tensor<?x?x16xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_7: "0x0400000026BF153ED8D31D3E20ED623CA41DBA3D44552ABEC016DDBD6866A13DB84E5CBDC8FFED3D6CAE2E3EC83A653E607346BEF0CB43BED83DA63D302A743DD64F71BE",
      torch_tensor_16_16_1_torch.float32: "0x0400000020A91EBE185C43BE0085E1BD3874A8BD8C5AED3D80591E3E509DBFBD3AB822BE307F1BBDAC3B9C3DC037373E5008B9BD601607BCF493833DE4CBF43D20C39A3DCC26E23DCCF2D63D8ABF2CBE805B04BD7C5B113E7008FF3C100CEDBC66CD3D3E20B98A3D00E3583EE42536BEE48EBB3DF0A51CBEAC7C22BEB63F763E20936DBCE8E0383ED86730BE40D4313CA0DDBCBDFCBF67BE7ED636BE2E04793E087D28BD54C9413E3858603EB0B22CBEAE4E003E806F04BB187C67BEA0AD8C3C9855773EC438BEBD5090BD3D5C4D123EF0FDCE3C0843BEBD0CCA37BE1641083E74EA80BD9084F63DA01146BDCE404EBE2818393EE4836CBEFA963D3E5E286D3E74D69C3D9C85683EBE553B3E6A607FBEDE345E3E387310BD6C95C03D905BBEBC685E4ABE00A83D3D8CE4EEBDD6AE26BEF44279BE949C0ABEF28D3A3E40CD573E88EE4CBDB82E443D300A1E3DF06063BDA82E3C3EE8C302BD842EA03D7CA119BE5CE5C8BD8ADD583EF010A0BD6C92B83D301EBA3DA2F5263E5C5CBA3D149C74BEB0696ABD30486ABD922A33BEA28A303ED017663DA874FEBD404AB43C2C365DBEC0B720BEACDBBDBD105A02BEA0A4D7BD7033ACBDF8AF1DBD244E81BD5458853D3815953DA0B020BE28B10CBE065C7E3E4C26A63D62BA063E38168A3D5857C8BD7414293E3C66DCBDEEDD043E34CC74BEE43851BE6CD18EBD00801CB77CED733E96E37CBEAAB6213E70938FBD84D078BE30A46D3D4C6E583E4854BA3D928E3F3E6C2A9BBD348E66BEEC30E13D806C2D3B6EDF7D3E72EE5FBE4C4337BEE0BA383CDA7642BE5A7813BEEC53A8BD908CA5BC60962EBDD8692B3DF0A7F03D407B54BC5693653EDC27C03D9C1BC2BDCC12083E6AC8443E284C5FBD086AF53D265C543EBCE0E93DEC9C4CBE90D86BBD008257BD4A4851BE7CBB70BED4328B3DD8DE08BE1074B8BD8CB9583E5009B2BD042EEBBDA8C668BDC0C6983DD63D193E801F833DC0A4A9BB80DB7FBDFC05A83D325969BE4813443D7A81763E88592B3E70D7AE3C269B5A3EC0A7923DE0D1EFBD383891BD602824BEC21F6D3ED486DF3D8E1C1DBEE0EA18BE40FC403EC4FA263EE0CA85BC3A5D783EA06032BDE6BC243EA4BBA3BD149447BE08B596BD9E917B3E34C669BE4095BF3CF098353DB82BA43D60648EBC54E30EBED0DF503D489204BE8E4D633E36221FBE9CCC7CBE2C2EB4BDA057523CA6F92BBEB004363D201791BD004E3C3E0048B73D407D243DB0824EBE565166BEE0864F3D6E673ABE2C64F23D72A67C3EBC9F703E80553DBD801447BE102B17BD5A993E3E24D5C13D7C142ABEC8E3C5BDD00DE9BDA482AD3D3850933D90B9973DAAE92EBECC86393E2493CB3DD45DEDBDF875FC3D089C38BE98F2A8BD5A8C35BED880913DA25D7ABE568C163E945F533E8012763CD2314F3EE017553EC0FCB6BCC05B0FBE",
      torch_tensor_16_torch.float32_6: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32_5: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_16_torch.float32_4: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_16_torch.float32_3: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32_2: "0x04000000582B99BEF7DA453C1F6E35BEB6696D3E1BE5593E081FD1BED946E4BE105A0DBDD50ED03E79B9583E13089A3E484C7EBE818773BEC91AC83E361A3BBEED0C8CBE",
      torch_tensor_16_1_5_torch.float32: "0x040000005C3B42BE5E5A67BE89064CBEBDC70ABEF3DBABBE77E1113D6D0A99BE36CE93BE1283DB3A0A8B89BE91D79D3DB0F1D4BDA685FC3D58D2913E7D27D63E4EDEE1BE0775B3BEF2A34DBE0302993EC04931BD29701D3E2BF6423EEE52993CDAAE973ED01B57BEE08550BC0045233ED89A8E3E636EBDBCC8219BBEED25AEBEB3DDFF3CEF83493D535B2C3EC178CBBD0179BE3EA23486BE17784DBDD13B65BC9A006DBE1D0C2EBDA83196BE06CDD03EC4853CBEBB7DA0BE49B1243CA6A3E43CE6B19FBE26C0A03D94D4AF3ECA7C0ABEFC7EC43E8DAFDDBE275D5A3E6C111D3D16063ABE98B8BBBEEF789CBE73551BBE0844BBBE6AFB26BD543F773EDE91B33E6877033E06D8943D61FBCFBD158C953D13E36D3E6E9F7CBE34ACD53EBF954EBE1632363DBF3C4C3D80AFE43C5AA4A93C8759D3BE90C3E3BEB885BD3E5DD3C53B92FA523E",
      torch_tensor_32_torch.float32: "0x040000004423E5BDF861143E5CE9363EB69348BE52B5503E4E697F3EC074553C224D0BBE38640BBD609C1DBE98746EBEE8BE1D3D4890FB3D542CA5BD0086273C52F546BEF6A270BE124553BE20B898BD14B7F7BDB0856C3DECAF193EAA1B79BE988457BDE83B46BE50FE9CBC1E07413E3693753E26A736BE2037783ED0B56F3D624E183E",
      torch_tensor_32_16_1_torch.float32: "0x0400000070292BBDDC63B23D1CEBC9BD18E39C3D7470CBBDD0FC46BD362203BE60A6F93C983D12BD067C6E3EBA7B0DBE82231B3E14165D3ED4C417BE800745BBF0E1273EC899B4BD2A8C1E3E7EFC54BEC8161F3E0050B9BAC0F7DEBC248F0ABE660C58BE0818D83DCCBC783EC479543ED2D34FBEDCCB7B3EC00E2EBE9829303E808927BB7C4311BEA831F63D98CB013D70EE32BE783ABEBDFC2BFBBD2600393E6027C43D681DC53DC890FB3D8075353DB8183BBE446BB23D8472CDBDD6A41FBE44B57F3EA2B12B3E906ED53DA0F3E43CF049C1BCEC6A1DBEF0ABE5BD9839F4BD48153BBE20F257BE387EB3BDC0B4343EB659413E901592BDC280653ED46BB5BDEE85633E62175ABE18AB5EBE0091E6BBC08D713CB2D855BE3ABF00BE38890E3D303A8ABDA0AA1BBEC0A52B3D405729BD6263423EF4AEA8BD98EF50BE4C8EB2BD105A283DBCBE2F3EB4D7713E4C78F0BD40A17BBE2AB257BE7EF87DBEF01161BEBC45B4BD640B3FBEA4A3713E702CBD3DBC48A0BD101AB53CAEEF6C3EC082BFBCF8AD2A3DE28C183E6CFC56BE622974BEFCF6323E4EAC0ABEE424BCBD68636A3E70C63DBE689C633E287CC5BDE092623C049AD5BD34767B3EC4A0103E74A5493E889E2A3E203B3F3CC0954B3E9C745CBE28E87FBD003A713B5CBD66BEE07DA73C5AE53A3E286AADBD407FEBBD30F1BDBD7E985A3EBC54443ECCAFC1BDE0C8883C60F7553C68E5C9BD003C4C3B141B66BEC6CA573E800A44BD3029DFBDF80B4DBE00463D3E00D0F9BA6A5042BE8C5688BD286AF0BDE877833D96CD073EC8F0D23D7041163D143E4CBEFCDB093E56A2333E0056F33B4C2BAF3DFCCDE93D1492B6BD80F586BCAC18333EC0C716BEC0D55D3C086772BEE078FABC40CFABBC366D2D3E0E17713EC0E8B2BCCC6BC5BDD43295BD04EB333EC40ED83D0C60B13D38DE4B3E904056BEF08BC23C6A305C3E20F1063C30F82FBD5A15763E78C37E3E92B144BEC87418BE84D530BE4CAC983D707F903C98246ABE521A02BE9A920ABE9408F4BD6C52C8BD74B970BE50DAE13D9EF8643EB4AD313E56DE78BEC0AFAE3C567A75BE4096D83D06A4303E488E61BE1A8C0BBE60C44ABD0046933AAC98403EA0FC0FBC484AED3D52A671BE987E87BDE8A828BE76D92C3E20DC66BDF29E51BE92280B3EE84701BD889CF4BD7814293D0EF2493E18C826BEB2590A3E881998BD30A8213E78D872BD507C19BD4607443EBA9E2EBE8088113EC01B32BC18F9803DA2F169BE985639BDFAA321BE18FBE03D0032EF3A10AE46BE00AB7A3BCE0A643E101438BEE003683EE4B9DFBD3A565B3E3C851D3EE6C27BBEF4FBB4BD7AD961BE587E6B3E9C4444BE4CE7023E0491DF3DF0E04DBD30F9C63C9E373B3E141757BE2010633E5E9F483E5C9DA43D60A793BD12205ABE9038B8BCF03C09BD20FE05BC3C53C5BD0CD79FBD786CA0BD6E90703E88C42EBD2C6BE73DF4F5013EF0EEF4BD40679A3B10814F3E96EF703EC0D0A2BD086A4E3DA2FF4ABEA241543EDA125A3E42495FBE00CC12BBB45BAA3DF48B593E16EF75BE001870B9E49715BEF84BC93D5C95723E20F3C5BD28C07FBD18C1C1BD88534E3D90F8183E7E3F27BE4AD552BE541094BDDCD49FBD7E0B43BEFA6022BE00ABD33CFA8B5E3E7ED4103E900A79BD420F3B3E0820443DE8B665BD80CFC63C7E040EBE7C94A6BD78EC38BE025454BECCF87ABE648D033E36E8023E388AE8BDBCCED03D1446173ED8823CBE162D48BEB48F39BEA0B8E3BD1001FE3D661026BE98D2CBBD54DCD6BD802169BB6C9D80BD20E005BC64412C3EA024E13CB092FB3C3858093E5623693ED8AFDEBDC0B5853B7CCC603EC041A6BCC86F05BD44D2DDBDE22C4E3EA2980C3E00ADAA3B000C8EBC00A8713E2825CA3D28B4D7BD3622103EFEB163BE405FA43C6A6C13BE30304DBD78BFA93D68EFB5BD5038E1BC401DC0BDF88EB3BD3E46013E84BD47BEE4654FBED4BED9BD8A7C05BEAC64ABBD28D595BD062207BEC80550BD3049863D3094D1BD60D6243EAAB20EBE3C6AB9BDE06D423E1410F63D7A69793EF8E130BD4291383E6C3CD5BD808A0BBEB090893D5E667E3E08262F3DDCB332BE50CAF3BC02D162BEC829B43DF0F82CBE980E0CBD1AF25FBE90B579BD00632D3C10287FBEB867F6BD1220233E7627653E9C0197BD0803C4BD14A0FEBDC8A4643D4EFF7A3E304C433E00D0DB3930DC34BEA03E00BD02D4593E0CDC1C3EA4AD76BEAC04B63D465B7D3E209AA2BC001E5CBA3480EBBDDE456B3E8805083ED8AF793E4443BF3DE0B58BBD183302BE509D723E8608773ECC361B3E9CE1E73D164166BEFC1FDABD00D803BE48DA14BE5EFE653ED0E1DB3D88AAAF3D22D9103EF8CE8FBDD0A4273DB87336BE2EB0033E00ED8FBD78D3E43D08FA7F3D108DC33DAC5F073E50D299BCD0B344BDA02F263C063A1ABE001B333C584172BD54CE2E3EF8D3E43D50D1B7BC18EEB5BD920D4FBE18B252BE1058BA3D60B4543C9C8EA33D8C55873DFEE02DBE2C0012BE50F14D3E7071CF3CA49AFA3DFA4E70BEF8610B3E80FC6EBC04F6203EA2B40FBE9C06D6BD520A58BE60CC383C500275BE00A414BA12822BBE46A92ABE2068BEBC70427D3E5C8ED1BD7C64533ED80A49BDFC84D33D3422FD3D80ED44BCF2E3603E4876F63D4A1A3F3E3084663D52572CBED827ADBD7479113E908BC53D7EC332BE5021CCBDA813673D80D6BD3CA6E4453E1EEF243E9699533E047691BD92591A3EA0C00ABD44D7D03DA8F8DA3DAE6858BE9C43CBBD88DC513E88817FBDE087BABC08383DBD4E3745BEF27307BEB8334D3D0467F5BD50730E3DDE4F4ABEE02E2B3E108A9ABD2818C93D4057C2BB949E853DF89BA43D48A567BDAE3147BE22353CBE8CD8E6BD0C291FBE",
      torch_tensor_16_torch.float32_1: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"
    }
  }
#-}
