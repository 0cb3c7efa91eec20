#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
module {
  func.func @main(%arg0: tensor<?x3x14x14xf32>) -> tensor<?x8xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense_resource<torch_tensor_8_3_1_1_torch.float32> : tensor<8x3x1x1xf32>
    %cst_1 = arith.constant dense_resource<torch_tensor_8_torch.float32_7> : tensor<8xf32>
    %cst_2 = arith.constant dense_resource<torch_tensor_8_torch.float32_6> : tensor<8xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_8_torch.float32_5> : tensor<8xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_8_torch.float32_4> : tensor<8xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_8_8_3_3_torch.float32> : tensor<8x8x3x3xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_8_torch.float32_3> : tensor<8xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_8_torch.float32_2> : tensor<8xf32>
    %cst_8 = arith.constant 1.000000e-05 : f64
    %cst_9 = arith.constant dense_resource<torch_tensor_8_torch.float32_1> : tensor<8xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_8_3_3_3_torch.float32> : tensor<8x3x3x3xf32>
    %cst_12 = arith.constant 4.900000e+01 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x14x14xf32>
    %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<?x3x14x14xf32> to tensor<?x3x16x16xf32>
    %0 = tensor.empty(%dim) : tensor<?x8x7x7xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x8x7x7xf32>) -> tensor<?x8x7x7xf32>
    %2 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %cst_11 : tensor<?x3x16x16xf32>, tensor<8x3x3x3xf32>) outs(%1 : tensor<?x8x7x7xf32>) -> tensor<?x8x7x7xf32>
    %3 = tensor.empty() : tensor<8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_9 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.truncf %cst_8 : f64 to f32
      %26 = arith.addf %in, %25 : f32
      linalg.yield %26 : f32
    } -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%4 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.rsqrt %in : f32
      linalg.yield %25 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %cst_10 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %expanded_13 = tensor.expand_shape %5 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %expanded : tensor<?x8x7x7xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<?x8x7x7xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %25 = arith.subf %in, %in_21 : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x7x7xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %expanded_13 : tensor<?x8x7x7xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<?x8x7x7xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %25 = arith.mulf %in, %in_21 : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x7x7xf32>
    %expanded_14 = tensor.expand_shape %cst_7 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_14 : tensor<?x8x7x7xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<?x8x7x7xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %25 = arith.mulf %in, %in_21 : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x7x7xf32>
    %expanded_15 = tensor.expand_shape %cst_6 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %expanded_15 : tensor<?x8x7x7xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<?x8x7x7xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %25 = arith.addf %in, %in_21 : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x7x7xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9 : tensor<?x8x7x7xf32>) outs(%0 : tensor<?x8x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.cmpf ugt, %in, %cst : f32
      %26 = arith.select %25, %in, %cst : f32
      linalg.yield %26 : f32
    } -> tensor<?x8x7x7xf32>
    %padded_16 = tensor.pad %10 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<?x8x7x7xf32> to tensor<?x8x9x9xf32>
    %11 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_16, %cst_5 : tensor<?x8x9x9xf32>, tensor<8x8x3x3xf32>) outs(%1 : tensor<?x8x7x7xf32>) -> tensor<?x8x7x7xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_3 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.truncf %cst_8 : f64 to f32
      %26 = arith.addf %in, %25 : f32
      linalg.yield %26 : f32
    } -> tensor<8xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%12 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.rsqrt %in : f32
      linalg.yield %25 : f32
    } -> tensor<8xf32>
    %expanded_17 = tensor.expand_shape %cst_4 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %expanded_18 = tensor.expand_shape %13 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %expanded_17 : tensor<?x8x7x7xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<?x8x7x7xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %25 = arith.subf %in, %in_21 : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x7x7xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %expanded_18 : tensor<?x8x7x7xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<?x8x7x7xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %25 = arith.mulf %in, %in_21 : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x7x7xf32>
    %expanded_19 = tensor.expand_shape %cst_2 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %expanded_19 : tensor<?x8x7x7xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<?x8x7x7xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %25 = arith.mulf %in, %in_21 : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x7x7xf32>
    %expanded_20 = tensor.expand_shape %cst_1 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %expanded_20 : tensor<?x8x7x7xf32>, tensor<8x1x1xf32>) outs(%0 : tensor<?x8x7x7xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %25 = arith.addf %in, %in_21 : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x7x7xf32>
    %18 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %cst_0 : tensor<?x3x14x14xf32>, tensor<8x3x1x1xf32>) outs(%1 : tensor<?x8x7x7xf32>) -> tensor<?x8x7x7xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17, %18 : tensor<?x8x7x7xf32>, tensor<?x8x7x7xf32>) outs(%0 : tensor<?x8x7x7xf32>) {
    ^bb0(%in: f32, %in_21: f32, %out: f32):
      %25 = arith.addf %in, %in_21 : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x7x7xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<?x8x7x7xf32>) outs(%0 : tensor<?x8x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.cmpf ugt, %in, %cst : f32
      %26 = arith.select %25, %in, %cst : f32
      linalg.yield %26 : f32
    } -> tensor<?x8x7x7xf32>
    %21 = tensor.empty(%dim) : tensor<?x8x1x1xf32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<?x8x1x1xf32>) -> tensor<?x8x1x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%20 : tensor<?x8x7x7xf32>) outs(%22 : tensor<?x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %out : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x1x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<?x8x1x1xf32>) outs(%21 : tensor<?x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.divf %in, %cst_12 : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x1x1xf32>
    %collapsed = tensor.collapse_shape %24 [[0], [1, 2, 3]] : tensor<?x8x1x1xf32> into tensor<?x8xf32>
    return %collapsed : tensor<?x8xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_8_3_1_1_torch.float32: "0x040000007FB327BE10EE123FBECF6A3E0CF7C6BECD50BA3E9BD5D2BE1BE507BCA8AF5EBEFB790DBF3EDCF13ED0A9ED3E0F5CAC3E25F7E7BDFED35FBEDE3F45BE12BDBB3E30DCFB3E0617F23EFCAF00BE96C24E3E15C7B9BD2173343E019BCF3D532AF7BE",
      torch_tensor_8_torch.float32_7: "0x040000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_8_torch.float32_6: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_8_torch.float32_5: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_8_torch.float32_4: "0x040000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_8_8_3_3_torch.float32: "0x0400000046FD783D486AAFBD3596C8BD5387E3BD7812D23D6C54633DED2AA9BD3715EEBC2EFCB83D13F5133D23FBDA3D14D48EBC2D703ABC05EAB33D614C9FBB7788CDBD36A0DBBC25D6B23DE603483D765EC4BC2663ECBD034CB13D48A2D1BC30B8CABCB33FDB3DCA86833DE946153DF64A233D5803113BF500123CC1B37BBDD6242B3D86696E3DA8B2823D506874BD5424DF3BCDD5F5BB63AF8CBD1056D13CCA07863DDB42293CECF65BBD7587C13DF0BE7DBD722C3C3DDF27803AF5DB283D97A33A3D5380E1BD6F95EB3C28CCABB8CCF0C1BDE589973D3261343C48F90ABDE1B3ABBB3749AA3D455134BDFC3B83BDE63716BD46A0EABC29F44B3D7DB6B3BC7BEC5E3D43CFBFBD49806F3C0EC2BA3DCEF94CBC29D9C13DC5D9163D95E8E6BDBCC88ABD6D0BC03D2072A1BC01F0E53DD0CFEABD215F81BDDAFEB73D5734DE3D0EB8DBBD637E1C3D0392EDBD81EBAEBDE7F7583DE2D96FBD09A511BC594134BD9E79D9BD4C44D9BDC506473D5A1F933DE95EACBC349AC33D9882B4BD3627F9BCBEB8D2BD11B5DD3D7278B63C4969743B008973BD747DD8BD7A9DD43D8A64573DA344B0BCF3C2DB3BC5DB073DB86764BD6767EB3DBD81923C3A34BD3B9C64973D2DC8A2BD7DFB8C3D13864BBD8987BCBDAEBC0CBDCBD93EBD6D9CDC3D9932723C652AA6BD28D4B3BD880272BD1DEEEEBD75A4B3BB08CFDD3AEDDDE0BD1DE9B73C740BCDBC0A349DBC43D5CBBD9131853D60E88CBC0AABAA3C8D66073C7BA9F23CB6336E3D7EC88ABCC51F02BD155DC7BBC635C8BDE9A4D33C60B841BD7CE0B83D04A6E63D45BCEE3CC5DD21BDCAA803BDE57CB63D09A3BEBCF9E1693DE8F7AABD1A98ADBCFF3A5D3D2E53AA3D87D4D6BB1D435E3C116607BDD73A60BDFE18E63D57314CBD043129BDD15AB03D0B18C63D45D025BDC30933BD3E1AB0BD47B16C3DC26BBABCFA1F47BD0C96CABD254410BD1CAA1B3D4311CCBDB3E9653D843DB7BDB6BBE73DBDFAA5BDA3A8DB3D3549A3BC48BB8B3DAD2912BC4CC26FBDF52EA4BCCEA1473D2DB2803DEA68D73DEC89703BA65B363DD0A99F3D190047BDA97A1CBD433C5D3DB9E4EEBC150F093D7A25513D57FF93BCE93508BDA6FBDB3D0BE53C3DF550EABD7CE5E2BDD16C9EBCF6F790BD3C14C03D3F2FB23DD9EB9C3D9E6AC63DA57CB53DAC32C73DF2468A3B7D00D13DB2AB203DC5D3763D613570BD647B513D2895CABDEEF70B3B176586BDBBEC343CF9DC443C20184EBC4D0DF03D87AFDFBDD04CEDBDBB3FFB3B71D29EBD8A30A0BDBA7890BD5B74C23DC18D99BD7F89C6BD491DAD3D0F349BBD476558BC6E7D91BD36DD0E3DAE07D03D05CC91BD4469AFBD6C5A4A3DA38992BD1153393D2F09953DB4C4B63DF28C783C79BEDD3D8DF500BD755D893DC0BE15BD847D82BD145A103D9604833D7EFE623D58C19D3D3A5F1BBAE5953D3D5C34AC3D16F4A4BD4732BBBC947A953D2F09B0BC4BB9CB3DFC0D603D467C4ABD1F52BD3D111E3CBDE5CE9C3DEE59BD3D1D8B953DC81EBC3DAAE41A3C8A28CDBDF2A7BC3D058D393C5B293EBD3ABC94BC9D9B8DBD0261583D593AE8BD5CC65F3DC426E5BD67C96ABD75C6A43D7DA993BC6A07A83DA0B2BF3D2C5417BD573EDC3A7244B7BD58E812BD97F2393D7ADF0BBDC6E8C43D397F813D91539A3DADE4BC3DC757003C781396BBF99EBEBCD2B2E03DE1EDA53D4412B8BD0E2E073DC19104BD854FCC3DDF248BBDC0F3BBBDAC06D63C6E3BA5BDB360D23D3284E03DE29CA8BD7B09A3BC74FA75BCFB08E0BDD2BFB6BDE5AEE03DD29FB13D24802BBD49AA373D3E89D2BC4B7A963C69B600BC8199293DF1F081BD6F59D03DE298A7BC58DEED3D6EFA85BDB178ACBC6DBFAD3D80FCDDBDC61ADA3C22DE5D3D63F5B0BBEDA1B8BDAA52A0BDCC7F673D67E7EABDABE18EBD4CBBA03DDB49F7BCE482EABDEACB4ABD3609753C0E363FBD7E8A67BDB4FB89BD4B52CC3D1F14C83D0BF9A4BD42A89E3D818DE63DA3773DBD92533B3D2FF2EFBDAD3CC43DD9CB7EBDF325D1BD0C2995BD913CEBBD9EB7D63D089BDABD8ED2CCBDED3B123DF2BA893D57D260BDC520683D997A52BCB41DA9BDFD65593D29C3733D27F3DDBDF750D1BD70A75FBC5AD8BCBDA675B7BD69CD963C2681113CAC6A2E3D33848FBD84BE5CBD5B8EE9BD8413833DCBB1D1BDA139B43C2C46B43D909A3D3DB5FE8B3DC6FECA3DCF2C893A7DC03FBDDE6E983A3222C1BD54F397BD6FE2793D4624A23DCF38523DC078CFBD7714A5BDADD5C53D8CFDE73BFC2EB0BDE52EBD3CE532863D8C76863D705BA63DA1EB57BD884B893DEE22ABBD8C52763D2BC2B8BDA2635A3A5FBDD73D6E8CAF3D449D5B3DAFEB023C1242853D432EAA3A9057C53D089F863D7D2AEE3D90371DBD42457D3D4B47B23D0BB56A3D671788BD8FA6313DB1856EBDBCA2D3BD8179D03D2A87E3BDF551D43DBF03D3BC2D7711BD15FEA5BD14502DBD190BD93C0CAD79BD1B64D63D0FEA1C3D058FC93DF788C3BD64F880BDB20013BB1C2A16BDF7F3A6BDD4864CBD6C6ED5BDBAEFD63D4B7F873D176ACABDF8A2A1BDF8BDD53DDB78C63D472DDC3C890A4ABDF9EC4C3D568D133D0F6132BDC734E33CF343BF3DEDFFC23D0AF9C9BD5844313D763FEBBBFE9A533D0AF168BD869237BD03CEB83DE7869D3D523D153D3826CD3DF649ACBD27D8D73D5174E8BDE8306B3DCA577D3DAEFBAE3DDAC28F3D2A65A53DB856C13DBE4ADCBD0D54D53D504033BD5835133DC24ED3BDC7A5E4BD6C66AB3D5A83E1BDF7D2173D6B01B43D04C5A63D868487BD355D203C8051A93D1624E6BD26E772BCC440CABDE501DBBD801569BD58BB4CBDD4F9F03DCAB7D13AFFA834BD08EA023B763A5A3DA909E13D5ECB2E3CD744B93DEB2F1F3C78059B3D80E5D7BD7F7FBD3D77B926BD0EC84BBD8C14A2BD6CFE473DED89D33D2A4C753D91297E3D756C68BDE25EB8BD1EB50F3B250B15BD177F883DD075063D827928BC1E0AB0BD4FD4653D80183DBDD02FF73B5822F5BCBC5ADA3DA5AF813D5BBD80BDD4B0BF3CE3C43DBDD171C3BC781D953D01D1F8BB2872E63B1B4BC83DDB9B093D532C643D378381BD5C92D23DFC746E3D47A48BBD61A7D5BD6875A6BCC864D9BDC9C8983CF574AD3DEBC5A4BD2A1DDCBD0749973D954C9ABD161F523C5D200BBDF116803DDE2CC13D6EF1B03D315CEEBD943650BDB635E53DC1E2AB3DE38D84BD79BAD2BD5E9A9E3D75EED8BC36A7A43D21AC69BD3472DA3DC0646D3D2045EFBC",
      torch_tensor_8_torch.float32_3: "0x040000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_8_torch.float32_2: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_8_torch.float32_1: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_8_torch.float32: "0x040000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_8_3_3_3_torch.float32: "0x040000009CBCF43CB992023E43A694BD8F192CBED423023D9272243E07C7143EB705AABDD2912E3E43DFF4BD1871383EAD533BBCD2C5C9BDDB982C3DD1FE203EF1B6F93D4436CBBD5541443DC5E8983D429B3DBDD8AAB23C7B143A3EE02751BDB5B3183E02BA27BE6BBB92BDD7AE363D82489CBD91C113BEDE0D02BDAFCABBBDD4439F3D0C5EBD3D8C2D0BBEFCC4D83D0E2BEB3D3B9CFD3DE213FCBDB3451CBE704FD7BBC6DF883DB666B33D9B7D17BECA00223E54C83E3E64D877BC2DD0F93CE561093D212512BE56833BBE5ADFF33D23F21E3E2F9AA2BBF25B2BBEB480013C840601BEC9FA863DF31F343EA5D9443EA36F223E8CFE343D9389413EAD6C18BD5307D1BBC15D07BE7EF1A33D05FE993DFDA59F3D6DE30D3ED7722A3E13353ABE7D5F5FBD12891DBEEFC2153EC283C5BB11392FBE0A4AA73D1396F1BD2FA869BB1E38D23DF338DB3DBFF2F43D711D64BB259C99BCB4A411BCEB3542BE02148CBD72F8153E8CAEC93D9F4C34BE0BA0443D140E353EBEB31CBEBEF89DBC61D5D3BDFF7F35BBACE7ABBDED9E2C3EC7A2CC3D8BBC18BD31AC2ABE1FBBD1BDC485A6BCEB27543D3F4D9FBD8368F1BDEF8DC1BC96CA1CBE507B2F3D4BFD30BED61A06BDC80F25BE1D719ABD6F1B093BFDF1BEBD682701BE1CCAB13C0818C8BD2B5A2C3CBCE3273D7EDFA6BCD73A2CBE33A660BD55B89FBC3511693D2CFD1EBE6B06093E602E403D4F83B43CF93A383C74AB01BD97948E3DC74C093E2F9920BD4E71A83DBA97E53D3EAEA13D06BA6F3A5ACA883DA273993C05D4F83D99A768BD9BA2DB3CA115013DA27B3BBE3E0E483DDB6508BE15A2C33D16061DBD660B523DAD0A1ABEBB92B13D0804FE3D9EB48C3DB33B673DBAACE3BD87AE303E2ED25A3DA2AC39BECA4B7CBB6D4EB33BACD9863DA15B123DBC6A1A3E5D88A6BC46D401BD85AE0ABC645CEE3DD2DC2CBE29F0193EC43496BD1CD6D63DFF9804BE4CE28DBD56D4E73B0E56B7BCB2D2FABDD2D131BE93EA23BE8EB9393E910CC43D7B397FBD4B7CF23D5F53D5BC08B931BC2068EFBDB659F2BD5012043E56F3443E8C4043BE9A46C43C63CE303DE13CD7BD3DC0AEBD93C712BEF17E563DD6953C3E95E38B3DFF41FFBC69DD393DB61900BEDAF8CABDCB43773D56AE2A3E4FCEBABB86CA67BDDDFF963CB79B44BEC169EE3DFED8F0BD44A584BDB83223BEE642683D4D30ABBDC9EE653C6617F0BD"
    }
  }
#-}
