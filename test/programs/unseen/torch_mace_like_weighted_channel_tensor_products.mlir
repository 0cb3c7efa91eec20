#map = affine_map<(d0, d1, d2) -> (d0)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, 0)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, 0, d4)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<5x20x16xf16>, %arg1: tensor<20xi64>, %arg2: tensor<20xf32>) -> tensor<5x3xf16> {
    %c0_i64 = arith.constant 0 : i64
    %c5_i64 = arith.constant 5 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense_resource<torch_tensor_8_8_3_torch.float16> : tensor<8x8x3xf16>
    %cst_1 = arith.constant dense_resource<torch_tensor_5_16_8_torch.float16> : tensor<5x16x8xf16>
    %0 = tensor.empty() : tensor<20x16x8xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg1 : tensor<20xi64>) outs(%0 : tensor<20x16x8xf16>) {
    ^bb0(%in: i64, %out: f16):
      %28 = arith.cmpi slt, %in, %c0_i64 : i64
      %29 = arith.addi %in, %c5_i64 : i64
      %30 = arith.select %28, %29, %in : i64
      %31 = arith.index_cast %30 : i64 to index
      %32 = linalg.index 1 : index
      %33 = linalg.index 2 : index
      %extracted = tensor.extract %cst_1[%31, %32, %33] : tensor<5x16x8xf16>
      linalg.yield %extracted : f16
    } -> tensor<20x16x8xf16>
    %expanded = tensor.expand_shape %arg0 [[0], [1], [2, 3]] output_shape [5, 20, 16, 1] : tensor<5x20x16xf16> into tensor<5x20x16x1xf16>
    %2 = tensor.empty() : tensor<20x5x16x1xf16>
    %transposed = linalg.transpose ins(%expanded : tensor<5x20x16x1xf16>) outs(%2 : tensor<20x5x16x1xf16>) permutation = [1, 0, 2, 3] 
    %collapsed = tensor.collapse_shape %transposed [[0], [1], [2, 3]] : tensor<20x5x16x1xf16> into tensor<20x5x16xf16>
    %3 = tensor.empty() : tensor<20x5x8xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<20x5x8xf32>) -> tensor<20x5x8xf32>
    %5 = linalg.batch_matmul ins(%collapsed, %1 : tensor<20x5x16xf16>, tensor<20x16x8xf16>) outs(%4 : tensor<20x5x8xf32>) -> tensor<20x5x8xf32>
    %6 = tensor.empty() : tensor<20x5x8xf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<20x5x8xf32>) outs(%6 : tensor<20x5x8xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<20x5x8xf16>
    %expanded_2 = tensor.expand_shape %7 [[0], [1], [2, 3]] output_shape [20, 5, 1, 8] : tensor<20x5x8xf16> into tensor<20x5x1x8xf16>
    %8 = tensor.empty() : tensor<5x20x8x1xf16>
    %transposed_3 = linalg.transpose ins(%expanded_2 : tensor<20x5x1x8xf16>) outs(%8 : tensor<5x20x8x1xf16>) permutation = [1, 0, 3, 2] 
    %9 = tensor.empty() : tensor<20xf16>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%arg2 : tensor<20xf32>) outs(%9 : tensor<20xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<20xf16>
    %expanded_4 = tensor.expand_shape %transposed_3 [[0], [1], [2], [3, 4]] output_shape [5, 20, 8, 1, 1] : tensor<5x20x8x1xf16> into tensor<5x20x8x1x1xf16>
    %11 = tensor.empty() : tensor<5x1x20x8x1xf16>
    %transposed_5 = linalg.transpose ins(%expanded_4 : tensor<5x20x8x1x1xf16>) outs(%11 : tensor<5x1x20x8x1xf16>) permutation = [0, 3, 1, 2, 4] 
    %12 = tensor.empty() : tensor<5x1x20x1x8xf16>
    %transposed_6 = linalg.transpose ins(%expanded_4 : tensor<5x20x8x1x1xf16>) outs(%12 : tensor<5x1x20x1x8xf16>) permutation = [0, 3, 1, 4, 2] 
    %expanded_7 = tensor.expand_shape %10 [[0, 1, 2, 3, 4]] output_shape [20, 1, 1, 1, 1] : tensor<20xf16> into tensor<20x1x1x1x1xf16>
    %13 = tensor.empty() : tensor<5x1x20x8x8xf16>
    %14 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_5, %transposed_6 : tensor<5x1x20x8x1xf16>, tensor<5x1x20x1x8xf16>) outs(%13 : tensor<5x1x20x8x8xf16>) {
    ^bb0(%in: f16, %in_24: f16, %out: f16):
      %28 = arith.mulf %in, %in_24 : f16
      linalg.yield %28 : f16
    } -> tensor<5x1x20x8x8xf16>
    %15 = tensor.empty() : tensor<5x20x8x8x1xf16>
    %transposed_8 = linalg.transpose ins(%14 : tensor<5x1x20x8x8xf16>) outs(%15 : tensor<5x20x8x8x1xf16>) permutation = [0, 2, 3, 4, 1] 
    %collapsed_9 = tensor.collapse_shape %transposed_8 [[0, 1], [2, 3, 4]] : tensor<5x20x8x8x1xf16> into tensor<100x64xf16>
    %expanded_10 = tensor.expand_shape %collapsed_9 [[0, 1], [2]] output_shape [1, 100, 64] : tensor<100x64xf16> into tensor<1x100x64xf16>
    %collapsed_11 = tensor.collapse_shape %cst_0 [[0, 1], [2]] : tensor<8x8x3xf16> into tensor<64x3xf16>
    %expanded_12 = tensor.expand_shape %collapsed_11 [[0, 1], [2]] output_shape [1, 64, 3] : tensor<64x3xf16> into tensor<1x64x3xf16>
    %16 = tensor.empty() : tensor<1x100x3xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<1x100x3xf32>) -> tensor<1x100x3xf32>
    %18 = linalg.batch_matmul ins(%expanded_10, %expanded_12 : tensor<1x100x64xf16>, tensor<1x64x3xf16>) outs(%17 : tensor<1x100x3xf32>) -> tensor<1x100x3xf32>
    %19 = tensor.empty() : tensor<1x100x3xf16>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<1x100x3xf32>) outs(%19 : tensor<1x100x3xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<1x100x3xf16>
    %collapsed_13 = tensor.collapse_shape %20 [[0, 1], [2]] : tensor<1x100x3xf16> into tensor<100x3xf16>
    %expanded_14 = tensor.expand_shape %collapsed_13 [[0, 1], [2, 3, 4]] output_shape [5, 20, 1, 1, 3] : tensor<100x3xf16> into tensor<5x20x1x1x3xf16>
    %21 = tensor.empty() : tensor<5x3x20x1x1xf16>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<5x20x1x1x3xf16>) outs(%21 : tensor<5x3x20x1x1xf16>) permutation = [0, 4, 1, 2, 3] 
    %collapsed_16 = tensor.collapse_shape %transposed_15 [[0, 1], [2, 3, 4]] : tensor<5x3x20x1x1xf16> into tensor<15x20xf16>
    %expanded_17 = tensor.expand_shape %collapsed_16 [[0, 1], [2]] output_shape [1, 15, 20] : tensor<15x20xf16> into tensor<1x15x20xf16>
    %22 = tensor.empty() : tensor<20x1x1x1x1xf16>
    %transposed_18 = linalg.transpose ins(%expanded_7 : tensor<20x1x1x1x1xf16>) outs(%22 : tensor<20x1x1x1x1xf16>) permutation = [0, 3, 4, 1, 2] 
    %collapsed_19 = tensor.collapse_shape %transposed_18 [[0], [1, 2, 3, 4]] : tensor<20x1x1x1x1xf16> into tensor<20x1xf16>
    %expanded_20 = tensor.expand_shape %collapsed_19 [[0, 1], [2]] output_shape [1, 20, 1] : tensor<20x1xf16> into tensor<1x20x1xf16>
    %23 = tensor.empty() : tensor<1x15x1xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<1x15x1xf32>) -> tensor<1x15x1xf32>
    %25 = linalg.batch_matmul ins(%expanded_17, %expanded_20 : tensor<1x15x20xf16>, tensor<1x20x1xf16>) outs(%24 : tensor<1x15x1xf32>) -> tensor<1x15x1xf32>
    %26 = tensor.empty() : tensor<1x15x1xf16>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25 : tensor<1x15x1xf32>) outs(%26 : tensor<1x15x1xf16>) {
    ^bb0(%in: f32, %out: f16):
      %28 = arith.truncf %in : f32 to f16
      linalg.yield %28 : f16
    } -> tensor<1x15x1xf16>
    %collapsed_21 = tensor.collapse_shape %27 [[0, 1], [2]] : tensor<1x15x1xf16> into tensor<15x1xf16>
    %expanded_22 = tensor.expand_shape %collapsed_21 [[0, 1], [2, 3, 4]] output_shape [5, 3, 1, 1, 1] : tensor<15x1xf16> into tensor<5x3x1x1x1xf16>
    %collapsed_23 = tensor.collapse_shape %expanded_22 [[0], [1, 2, 3, 4]] : tensor<5x3x1x1x1xf16> into tensor<5x3xf16>
    return %collapsed_23 : tensor<5x3xf16>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_8_8_3_torch.float16: "0x02000000A0AC71BD18AFE536533448B910B89CBB8DB5BCB3923FC43FCD350A3E983C933C153D2FBC6ABAEFBD823F9F3BB232C33A4F3F4338303BB32EE536253172B414BAE5BB11314FBEB23F28B73BB994B46D30963B4FBEE0BAA63816B89BB1E73997B8FEB4A1374333F23B66377340A8B043B827B662B76BBAB4BBF034C6B95B4093B9D13DD8BD98B52BB1CE32CC3A56404BBF3A376740643D253BB83AE2AC2DB69BBB60326AAF78B9483AE6353BBAD93EBD30A43FA2BDCA3C6DB3803CEFBC21BCA0B886A183BAA4BC1DB2F4B88CBAC7B63CBAB13B2DBC703EED3054353DB8283548B90B3E3AB6093867AC8438A53A04BE123BC2388BB6F63DFDB50D38D93B1AAFDD3638BE8422DEB8D1380F394B38D13A9A314C31F625D2B12CBE0DAE993E0E39263FBABD3F32A4B487BC033D4ABAFA3414BD36B623BF85B8F79C5E33FE39D2BCD4AD83BC63B4AE3D1C37E9BC883A8FB9692C53BB163B13BC673687B7A43D913A93B1A1348DBA13306C3979B2FE34853E27B4B5359D380AAB763AB931D1364FB9EEB3",
      torch_tensor_5_16_8_torch.float16: "0x02000000273723353B344E39D6B79AB38FBBBA3F61B007A5C5BC5C387A37372CE83E623BCD2D293C3339ABAEABB396304DBE5CB834BC2235FC3BEA34692594BB8637C43CC2B5FFBE56B68F3B3FB46C351E400ABDE2AFF3BA0B3C4835D3385ABEE7BA383450BA11BC5EB74FBFA43B04C0E7BD63BCA9347F3529B0F93E0221B23B763D8C399E39FA3062B896BCCAB747BD8DBCC222703475B184B6F1BCE5B8793756390B3E1FBB34B38036F13F06BE403989BC6E30823C973B8D2B2F359CB6113DEABF343867AC72BDA5B2E73ABAB45E3AAB35D03A9135803A693DCC3B8833403C68378BBE24BCC1BA7F32D5B9CEBD9137E7B39ABCE7BCB9C020B4892DE23B2D2F283EBBAFBC3ED9C025BC8DB859B4ACBCE730073E173C96B83938B3B5FF2ECAB646B9483C0E3C2234FBB350AEDFBF873E57B4A23E15BAC13EC0BDF6BB66B504B838BD3B312336593853BD2CBC0CBE4BB8ACB4482D7C3AF9301928DDB5CA38332CCDBD82BDBDB703B92A387AB33FB90734AAA7F43DBC3DD8BCC233F73BBF3ACDBBC3B7802D9A346633203A323D1B3BF9B9C638BEC1D2B9B23ABDB0612F5FB4AF3B85BF52B0E0BE2F3C89BE71B4E3AD6A3A6EB566BA31B0F52A023A44B797BC62A07D3DEABDA93628BEEA39B1B89D35AA35DD3AAC381FB1763779386F3EC9BE6A3067B86FA87BB0843D90399839973C8DBC0C3C57BCBB3B8B39D13D64398ABC64BCAE3DEDB6F13CCDBA333C29B9293D3C383A390BB5B6B9A93987B8F9BE87BCD437833D4736063BE23A44B838B071BD13389DBCC635E02C68BAE93423BA51BCBFB964B502B6923AE0BC843D803AC5BF02B76EB92EBCC937783642397D3500AD7D3BF539873752BCE33BDABF8FBA05BC06404D3661B794412B2CBD3B263D5BBE8239203F0BB7C9BE3B3F5D3C3339413305BB023FA5B9F0B5AD3895B41B397EB593B37CAC1FBFC934562AF43D8F3C853F0641B53C98BFC5345D3A0BC0DC33A4AA7DBB08352D344F3800B80937E83EA0B5EBB72338133F6E3C2FB3053943390BBD293598C1BD343BB43A35813DF33A263C1DB4023C673D67383D3D6F3D362CE53CBDBBF1320EA97638C4368B3BD4AC9D352F3D21BC62403B3CCE3CECB50237B53D22368BBADBB5CD3629BE08C1C1C1683D95361940E3B441344A31D634C93A65B609AF2AB9913CD13C81384AB7AA373D38FA3C30383831BB3D14B8613CB8B2DDB8673124B9ADB43932B4BDECB91EB886B6AC39C0B3ACC038BD1CC0B2372BBF703995B8FCB6A3B41D3AAD3B0740FD33C2B77F34C538F5BB9EB534AE3C3C70BC8B2EFD39A9B7003D7F393C3F46B19631B8ABF8B9AFB6432FC1BB93B6653B50299ABC8FBA8AA1FE35E23752B6D0B0F5BC353E2334E0B3ADBE4D3D6939353C0EBCA1BCF93C26B4E9BEA5AECBBC803C4940203B9238EAB99B35C1B66AB953BF88BA3E3F42385DB9643D6D2FD42A53B9B53F2E3CA92E2B3DCE3B7EBCC7B18D3F26B81FBC0E2A1AB9A4B7E03B7EB55D34882BA13095BC813C0C392140B8BEDF3C183CA73CB0B775BB023BCE3C24BBD0B7C23B20B032C0653D143B25C035B90435093FF5BB233A7FA4BCB7A9B5623A58B7E33B4236F7BC043957B5E5310B38C8B92136F2B15CC127C24D39C93E283A67B78CBE693951B295C0CC3B2D3C0D311C3931B0D038CA37473C48B6FA10E7B576B972B463BB7E3153C0013BC2ACE3B451B154B8E5BE404166BE62B5AD308B3C4B3E14A8F7B5A3390E3D49B5683AFD33389F4F347B398136F836E5BDCB396F3F08BB9D3C45B51B337BB6A4AA7526ABBDBAB5ACB6252CA0AB9C3E41B6"
    }
  }
#-}
