#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
module {
  memref.global "private" constant @__constant_48x16xf32 : memref<48x16xf32> = dense_resource<torch_tensor_48_16_torch.float32> alignment = 64
  memref.global "private" constant @__constant_48xf32 : memref<48xf32> = dense_resource<torch_tensor_48_torch.float32> alignment = 64
  memref.global "private" constant @__constant_16x16xf32 : memref<16x16xf32> = dense_resource<torch_tensor_16_16_torch.float32> alignment = 64
  memref.global "private" constant @__constant_16xf32 : memref<16xf32> = dense_resource<torch_tensor_16_torch.float32> alignment = 64
  func.func @main(%arg0: memref<2x6x16xf32>, %arg1: memref<2x9x16xf32>) -> (memref<2x6x16xf32>, memref<2x6x9xf32>) {
    %cst = arith.constant 4.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e-01 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %0 = memref.get_global @__constant_16xf32 : memref<16xf32>
    %1 = memref.get_global @__constant_16x16xf32 : memref<16x16xf32>
    %2 = memref.get_global @__constant_48xf32 : memref<48xf32>
    %3 = memref.get_global @__constant_48x16xf32 : memref<48x16xf32>
    %alloc = memref.alloc() alignment = 64 : memref<6x2x16xf32>
    %alloc_3 = memref.alloc() alignment = 64 : memref<6x2x16xf32>
    linalg.transpose ins(%arg0 : memref<2x6x16xf32>) outs(%alloc_3 : memref<6x2x16xf32>) permutation = [1, 0, 2] 
    %alloc_4 = memref.alloc() alignment = 64 : memref<9x2x16xf32>
    linalg.transpose ins(%arg1 : memref<2x9x16xf32>) outs(%alloc_4 : memref<9x2x16xf32>) permutation = [1, 0, 2] 
    %reinterpret_cast = memref.reinterpret_cast %3 to offset: [0], sizes: [16, 16], strides: [16, 1] : memref<48x16xf32> to memref<16x16xf32, strided<[16, 1]>>
    %reinterpret_cast_5 = memref.reinterpret_cast %3 to offset: [256], sizes: [32, 16], strides: [16, 1] : memref<48x16xf32> to memref<32x16xf32, strided<[16, 1], offset: 256>>
    %reinterpret_cast_6 = memref.reinterpret_cast %2 to offset: [0], sizes: [16], strides: [1] : memref<48xf32> to memref<16xf32, strided<[1]>>
    %reinterpret_cast_7 = memref.reinterpret_cast %2 to offset: [16], sizes: [32], strides: [1] : memref<48xf32> to memref<32xf32, strided<[1], offset: 16>>
    %alloc_8 = memref.alloc() alignment = 64 : memref<16x16xf32>
    linalg.transpose ins(%reinterpret_cast : memref<16x16xf32, strided<[16, 1]>>) outs(%alloc_8 : memref<16x16xf32>) permutation = [1, 0] 
    %alloc_9 = memref.alloc() alignment = 64 : memref<6x16x16xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_8 : memref<16x16xf32>) outs(%alloc_9 : memref<6x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.fill ins(%cst_1 : f32) outs(%alloc : memref<6x2x16xf32>)
    linalg.batch_matmul ins(%alloc_3, %alloc_9 : memref<6x2x16xf32>, memref<6x16x16xf32>) outs(%alloc : memref<6x2x16xf32>)
    linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc, %reinterpret_cast_6 : memref<6x2x16xf32>, memref<16xf32, strided<[1]>>) outs(%alloc : memref<6x2x16xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %4 = arith.addf %in, %in_33 : f32
      linalg.yield %4 : f32
    }
    %alloc_10 = memref.alloc() alignment = 64 : memref<16x32xf32>
    linalg.transpose ins(%reinterpret_cast_5 : memref<32x16xf32, strided<[16, 1], offset: 256>>) outs(%alloc_10 : memref<16x32xf32>) permutation = [1, 0] 
    %alloc_11 = memref.alloc() alignment = 64 : memref<9x16x32xf32>
    linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_10 : memref<16x32xf32>) outs(%alloc_11 : memref<9x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    %alloc_12 = memref.alloc() alignment = 64 : memref<9x2x32xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_12 : memref<9x2x32xf32>)
    linalg.batch_matmul ins(%alloc_4, %alloc_11 : memref<9x2x16xf32>, memref<9x16x32xf32>) outs(%alloc_12 : memref<9x2x32xf32>)
    linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_12, %reinterpret_cast_7 : memref<9x2x32xf32>, memref<32xf32, strided<[1], offset: 16>>) outs(%alloc_12 : memref<9x2x32xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %4 = arith.addf %in, %in_33 : f32
      linalg.yield %4 : f32
    }
    %reinterpret_cast_13 = memref.reinterpret_cast %alloc_12 to offset: [0], sizes: [1, 9, 2, 2, 16], strides: [576, 64, 32, 16, 1] : memref<9x2x32xf32> to memref<1x9x2x2x16xf32>
    %alloc_14 = memref.alloc() alignment = 64 : memref<2x9x2x1x16xf32>
    linalg.transpose ins(%reinterpret_cast_13 : memref<1x9x2x2x16xf32>) outs(%alloc_14 : memref<2x9x2x1x16xf32>) permutation = [3, 1, 2, 0, 4] 
    %reinterpret_cast_15 = memref.reinterpret_cast %alloc to offset: [0], sizes: [6, 8, 4], strides: [32, 4, 1] : memref<6x2x16xf32> to memref<6x8x4xf32>
    %alloc_16 = memref.alloc() alignment = 64 : memref<8x6x4xf32>
    linalg.transpose ins(%reinterpret_cast_15 : memref<6x8x4xf32>) outs(%alloc_16 : memref<8x6x4xf32>) permutation = [1, 0, 2] 
    %reinterpret_cast_17 = memref.reinterpret_cast %alloc_14 to offset: [0], sizes: [9, 8, 4], strides: [32, 4, 1] : memref<2x9x2x1x16xf32> to memref<9x8x4xf32, strided<[32, 4, 1]>>
    %reinterpret_cast_18 = memref.reinterpret_cast %alloc_14 to offset: [288], sizes: [9, 8, 4], strides: [32, 4, 1] : memref<2x9x2x1x16xf32> to memref<9x8x4xf32, strided<[32, 4, 1], offset: 288>>
    %alloc_19 = memref.alloc() alignment = 64 : memref<8x9x4xf32>
    linalg.transpose ins(%reinterpret_cast_18 : memref<9x8x4xf32, strided<[32, 4, 1], offset: 288>>) outs(%alloc_19 : memref<8x9x4xf32>) permutation = [1, 0, 2] 
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_16 : memref<8x6x4xf32>) outs(%alloc_16 : memref<8x6x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.mulf %in, %cst_0 : f32
      linalg.yield %4 : f32
    }
    %alloc_20 = memref.alloc() alignment = 64 : memref<8x4x9xf32>
    linalg.transpose ins(%reinterpret_cast_17 : memref<9x8x4xf32, strided<[32, 4, 1]>>) outs(%alloc_20 : memref<8x4x9xf32>) permutation = [1, 2, 0] 
    %alloc_21 = memref.alloc() alignment = 64 : memref<8x6x9xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_21 : memref<8x6x9xf32>)
    linalg.batch_matmul ins(%alloc_16, %alloc_20 : memref<8x6x4xf32>, memref<8x4x9xf32>) outs(%alloc_21 : memref<8x6x9xf32>)
    %alloc_22 = memref.alloc() alignment = 64 : memref<8x6xi64>
    linalg.fill ins(%c0_i64 : i64) outs(%alloc_22 : memref<8x6xi64>)
    %alloc_23 = memref.alloc() alignment = 64 : memref<8x6xf32>
    linalg.fill ins(%cst_2 : f32) outs(%alloc_23 : memref<8x6xf32>)
    linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_21 : memref<8x6x9xf32>) outs(%alloc_23, %alloc_22 : memref<8x6xf32>, memref<8x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_33: i64):
      %4 = linalg.index 2 : index
      %5 = arith.index_cast %4 : index to i64
      %6 = arith.maximumf %in, %out : f32
      %7 = arith.cmpf ogt, %in, %out : f32
      %8 = arith.select %7, %5, %out_33 : i64
      linalg.yield %6, %8 : f32, i64
    }
    %reinterpret_cast_24 = memref.reinterpret_cast %alloc_23 to offset: [0], sizes: [8, 6, 1], strides: [6, 1, 1] : memref<8x6xf32> to memref<8x6x1xf32>
    linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_21, %reinterpret_cast_24 : memref<8x6x9xf32>, memref<8x6x1xf32>) outs(%alloc_21 : memref<8x6x9xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %4 = arith.subf %in, %in_33 : f32
      linalg.yield %4 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_21 : memref<8x6x9xf32>) outs(%alloc_21 : memref<8x6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = math.exp %in : f32
      linalg.yield %4 : f32
    }
    %alloc_25 = memref.alloc() alignment = 64 : memref<8x6x1xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_25 : memref<8x6x1xf32>)
    linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%alloc_21 : memref<8x6x9xf32>) outs(%alloc_25 : memref<8x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.addf %in, %out : f32
      linalg.yield %4 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_21, %alloc_25 : memref<8x6x9xf32>, memref<8x6x1xf32>) outs(%alloc_21 : memref<8x6x9xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %4 = arith.divf %in, %in_33 : f32
      linalg.yield %4 : f32
    }
    linalg.fill ins(%cst_1 : f32) outs(%alloc_16 : memref<8x6x4xf32>)
    linalg.batch_matmul ins(%alloc_21, %alloc_19 : memref<8x6x9xf32>, memref<8x9x4xf32>) outs(%alloc_16 : memref<8x6x4xf32>)
    %alloc_26 = memref.alloc() alignment = 64 : memref<6x8x4xf32>
    linalg.transpose ins(%alloc_16 : memref<8x6x4xf32>) outs(%alloc_26 : memref<6x8x4xf32>) permutation = [1, 0, 2] 
    %reinterpret_cast_27 = memref.reinterpret_cast %alloc_26 to offset: [0], sizes: [12, 16], strides: [16, 1] : memref<6x8x4xf32> to memref<12x16xf32>
    linalg.transpose ins(%1 : memref<16x16xf32>) outs(%alloc_8 : memref<16x16xf32>) permutation = [1, 0] 
    %alloc_28 = memref.alloc() alignment = 64 : memref<12x16xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_28 : memref<12x16xf32>)
    linalg.matmul ins(%reinterpret_cast_27, %alloc_8 : memref<12x16xf32>, memref<16x16xf32>) outs(%alloc_28 : memref<12x16xf32>)
    linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%alloc_28, %0 : memref<12x16xf32>, memref<16xf32>) outs(%alloc_28 : memref<12x16xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %4 = arith.addf %in, %in_33 : f32
      linalg.yield %4 : f32
    }
    %reinterpret_cast_29 = memref.reinterpret_cast %alloc_28 to offset: [0], sizes: [6, 2, 16], strides: [32, 16, 1] : memref<12x16xf32> to memref<6x2x16xf32>
    %reinterpret_cast_30 = memref.reinterpret_cast %alloc_21 to offset: [0], sizes: [2, 4, 6, 9], strides: [216, 54, 9, 1] : memref<8x6x9xf32> to memref<2x4x6x9xf32>
    %alloc_31 = memref.alloc() alignment = 64 : memref<2x6x9xf32>
    linalg.fill ins(%cst_1 : f32) outs(%alloc_31 : memref<2x6x9xf32>)
    linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "reduction", "parallel", "parallel"]} ins(%reinterpret_cast_30 : memref<2x4x6x9xf32>) outs(%alloc_31 : memref<2x6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.addf %in, %out : f32
      linalg.yield %4 : f32
    }
    linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc_31 : memref<2x6x9xf32>) outs(%alloc_31 : memref<2x6x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %4 = arith.divf %in, %cst : f32
      linalg.yield %4 : f32
    }
    %alloc_32 = memref.alloc() alignment = 64 : memref<2x6x16xf32>
    linalg.transpose ins(%reinterpret_cast_29 : memref<6x2x16xf32>) outs(%alloc_32 : memref<2x6x16xf32>) permutation = [1, 0, 2] 
    return %alloc_32, %alloc_31 : memref<2x6x16xf32>, memref<2x6x9xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_48_16_torch.float32: "0x0400000011FE0B3DD51F9ABE6B9E223DC89F143E9BAD8ABC29A19CBE3796943E54817A3C2B978EBE5AA01CBE235789BD9E95A43DE6B98B3EB2A04BBEFC194FBEB4409CBE62DC4EBEC134993D151041BE494C553E1AB18EBE19C717BE173F05BEA9CCFFBCFF4F6BBCE3512BBE4DFC4C3D2D4A473ECA86953CF56338BEFC6683BE3F74DC3ADEF085BE3D80833E6C0D57BECB0E123ED1BBF7BD3A0B193E516A63BE4E3AE43CA5BC55BE4A2E6CBDE8E13A3CE19622BE09F8353E5A60733EF4302B3E5B3AEB3DEEB197BE90329CBD6D3C953D518686BE212674BE769E2D3E4D3E953CCBF620BE4C9FCCBD8183A73D1E7F5C3CD1D8A73D025B9DBDB606923EFE1131BD41D7073DC0F89ABE03462A3DA3D5E43D64F7863ED1E29B3E2D7BB43D2940843DB680973E622A03BED5574CBEDB6B8EBE96942A3EAC158D3D5E462F3B9CFC7EBEFA87473CC4EA883DB1EA2CBE391D41BEFD1B2E3E438186BD9797123E6BEA99BDD55282BE3A2C46BD0B8D8A3E49C2973D10A38C3D4C69D4BC0D4F6EBE05696FBE4CFE273E38ED173E6ED0F7BD331D0B3EFCFF4D3CF16465BEEA751F3EADE430BD31276E3C6C5672BEE39C1CBE6618553E404271BE0C9E0F3E32348FBD14315F3E13CF3DBE693B853E337E4D3EA0CE24BCE21977BDF9EBBE3C7D98B93DF07C623E5A2695BE4D98453E917913BD136F9C3DE5EE173E17D5FCBC397D14BE086B8EBDA97E92BEB2AD31BE80CE88BB3F6B393DF66996BE62622E3E2F16D03D3FEB423E4ADE413E5F41123DC457E7B9E1D9BFBD725574BD26F602BE325F8B3E59BD2E3C13EBD9BD7F230CBD46AA3CBD03EA703EA55B5BBE030E07BE766E4DBEF89084BE676D573E378308BDBB9F883DF8F3093ED793903E8C900E3E6CC5933E047F84BE650151BEDD1FCA3D512889BE3132CF3DEA69313E1C51C13C31A28BBD52D1813EFDFF8EBE3B7833BE0BA24FBD4635BEBD338E1BBE8BD7A83D13E680BE6A0E98BE00B30CBEE486683B00C45D3EAAE950BE79311C394DCA533EE37F1FBE61D4723E6E7194BED40452BE991020BCFB07803E888D57BD676756BDF04899BEB8772A3E8C3B003E09455E3E00710C3D017ADA3D65A9203E6EC41BBEF9E2453D377E113EFFE282BE7E4C603EC282513D70E1223D28268BBEDB86BEBD24B00DBE9D31973BC9CC67BEC43B17BE37F07B3EB8EE23BEC95A843E5F2B3BBEF29DDE3D8C7BAF3D79708D3D9862DFBD20388EBE86FAE93DC216193E1F8B523E616E80BE89FB933E082C3EBE684595BEFEEB29BDEED199BE7D6B55BECF2E723D4B8F9ABEADE1A1BDBED628BE26D22D3EBDC941BECCAAB3BD4EAD353E5AD1703E2918C53D830E3BBE22CB95BE57F325BDFBFE813EADDD063E94EA633D4B16C23C5E26BE3D0FFC43BE140ACBBD32C60C3DF4AB28BE834A92BEC72AA0BCD5528DBE785226BE0E4A653E747A9BBEEDAED53CBB8091BE474FE63D5D9DCABD6F99BC3C2B2A17BED7227B3C1AC4553EF6291E3E594F40BE700A6D3DCE2F73BE71A3BCBDF431983E7A8C363EFD8F6BBB2CC6893E8B6561BECFCC833E427327BDEE769BBDC8E0353E970A52BE6C99B5BDE3154C3EE8D677BE1AAFC2BD6BEF0D3E6982983E2FDC8A3DB41E6F3DD2C3B4BD2EFBF53B318113BE1EAC7B3EFD8E723D807CEABC33D9A9BD77433BBD2C210B3E61AE663E875B8E3EAE91C7BDEBDDC3BD920F4EBECA6377BE8963973EF6C966BD2402C03C1098803EF4A9783B8C4D6ABE26B09FBD74F680BE6046DA3CC326ACBCAA40F8BD8B8910BEC1C1083D08CDB13B41CF093E612103BE21A002BDA2DC54BE15C2BCBD1C54923E35A80DBE507F553E81FA0A3E95A19ABEF07EB1BDC889093E1A7F9F3D5ADF6FBEFECE89BEB2171D3E6842883E44E8EBBDC13F5A3E9A10F1BC612952BE78EF1B3E6B4F843EECBE85BE2C3792BDFA52A73D0CC4983E8C7144BE5DDF94BD37E90E3E0476273DF44912BE0CA9C73DF3E891BED47D033E82A89B3E0BD9023E62BE033E94B3C03D8D5406BE7CF775BE18CC1ABE927684BE3CC1463E6B5B2C3E99EA01BECA780FBE42E684BE97019A3D0C9F2F3E8F9662BDF8FC61BEB5F1313E4FFD8ABDE178043E18CD863E8E1C793E960321BE1FAE3EBE417E3F3D86AA6E3E89715ABE012A2B3E00F94A3E1310263EC5FD74BE9B5B93BE08798F3E0F82503DE104853E0BAB94BEDB40DF3D830E693E73D6B73DEEA071BE6D561C3E27CAAC3D3BD0CCBD9859393E74956CBE0106073EBACD803EE8C2AB3D483954BEE99E44BDDC7306BEF25C233D20CF0D3C22EFC4BD02D24D3EBDEC8D3E7AAF80BE392D8EBE70793ABE754ECF3D878AA73D056752BD51BB99BEA7F9043EC15D33BDBC4A96BEE484983E7133C8BDB0460EBC55805DBE0A221A3EE705423E13418A3E75D48BBEA4D8803D23A28A3E8DC6553E7AE3593CDAF2D6BDFFFA74BEF9CB36BD7F60123E802BF8BB8C5FA93D4572033E0FBF8BBE627590BEAB22CD3D7AF4E93B252B293E657F813E2FC6353B2FEF873EC6E47BBE6F3F7F3D76533B3DC3C0103E52B343BED35F523ED09E81BE2C37803E2414843E1DA4B8BBBC61FA3D2DDF31BECA2FE3BDC345433E4DE3B43DACB6E8BD17AE00BE95AD9F3D4C4E24BE3B8C53BC0D8980BD26EC99BE892592BEE0A4FD3D6D2EF6BD7BEC3F3E242C803A964F7FBE0F189CBE675C003E969F523EA79E28BE18813C3D9BB263BE9E16D5BD16DA23BECAC49A3E158F0EBE19F1FFBC4C11EEBC76E7503EBF70E6BCDB138DBE770E3CBE56F1003E6AAA30BEE83B3D3EDB49713D0AD8D2BC1485DFBCC5D74ABE634FD83CE566213E23D63F3ED892BBBDDED5B8BDF45B5CBED6B01ABEFB4B2BBE1A0B63BDC3EC7D3E5FCC803E6823203E61C782BD85379CBE760296BEB8713F3E4E0C403E8325353EBCBD9B3CC95F92BE5A6C163D06584FBE4D4688BEC0715CBEA597503C9C3F253D6041493E87049BBEB24DF6BC7C0DFDBD2A8B9C3DE6E43BBDB88E093E4E674D3EDA2B11BDBBD3C83D9AB6283E9C2FC03CE23AD53C510DC03CAEDC25BEEC1E1FBE99A032BEE9CC07BEA1FAD53D07FA3B3DBD21903DD3AAAC3D3AC0763EAE1FAC3D9F57323DD77D6C3E7582013EF01D71BE3E9BA2BB8E9223BE55FF99BD5BF685BE296F073E3F9EEBBDDDFF8B3C107DCE3CC2F2C53DA3BE97BE570F01BE98EA88BDB3386C3C5974073E656BD7BD08817F3DD9023A3EC26F29BDD8511F3E99811F3E6F089FBDCDB1963E75D4FEBD4FA2DCBDC3DC873EAE58DB3DCBDC4A3E54953B3D0A7B5FBE9620BA3D8CDB95BD495A5A3EC0E2143E4A411C3EEADCB1BD8D1978BDBAC3063EF0A17FBEDA0F37BE2B1D173E3B7C9D3DCE04733EDEB197BE55A4893DE3B40FBA8FD054BEB5761CBDB672233EDB25FA3D768626BD1DF599BE4727D8BD7BA45D3D670C823E2D74ECBDA921273E9F8E6DBE5C8C61BE59EE5FBE4C13A8BDEE90103E562497BEBD8799BE0F8332BEE492253DBE428FBEFEDC2F3EF586A4BDA8DC00BCFC8A3A3ECD0D833D59010B3E757AE33D7DB6ADBD7C205EBEB2DC7ABEBAA57DBE1F8086BEDF4363BE3443043EB0FAC0BD9EC8563C23A8883E0733AEBC2253D0BCC086763E46FDC6BCA416633E2CFCA8BDA2B88DBE5F8F76BCA465CEBDA5EFFF3C9405833E68F22F3EB2AA9DB95A185EBED341313EECC0083E7DAC75BD2AE98A3ECEF288BED6684D3EE6A099BE89ED803D57ACD13DB7DE96BCBC08963ED70F1D3E38440E3EF0B7D5BD0D0F81BE2156B63DDD2E833E3D81EF3DF3DB2C3D24E8053E3D31963E57A32ABEE60C9CBEDF3F4ABE27048FBEFF2B943E78F3823EFF50DABD70844EBEED390FBEA3AC33BE6156233ED52FE0BDFD8191BEB392703EE349AB3D6D23493E64BD6ABEEE4E293E83E3B63DBB28A6BDF7804BBE686F343C159A99BE0C88013E4A35183EA56D013ECB2D0C3C287E223CE815363EF931093E3A3C33BE208F19BEADAA083B1F688EBD16C1A3BDEF1B4C3E0A4880BE3F16EF3D43C3803D2DFFDABD6555C13D8B2D51BE881B32BD52C007BE25C3543E714966BDC7B2153E28147FBEC2DB773EE07F813D3BC1D83D961E7E3DEBE5113E49790FBEEC03993EB391C93D0FEFB1BD001215BE51C53E3E7020743C16D01E3EE5FF43BEB540B7BD077A4A3E161DABBD9950B6BD65C3DCBC4CE775BE0D0432BEFFE99BBDE73E48BE28501BBD420B35BC6AB5103E9A83D5BD0ADD2C3E4AAA97BD48E82A3E59CB623EEA108C3E70BE6F3E90248CBE82A9FD3C32957FBEB8B2013E2C8E24BC89E0233E0F00423DCE431EBE57BD30BEB7FE9ABE658424BEF24C55BE75CA98BE9F238E3E1469A3BC8913703C5BC64F3ED024CD3D9A50723E409885BE",
      torch_tensor_48_torch.float32: "0x04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_16_torch.float32: "0x04000000EC7ACB3D5ACF4D3E1446D53D70C9B5BC221B233EE478D43D2076BF3CE41C28BEDAF029BEC8B1E5BD44BB88BD36085FBEE6CD5EBE6E4823BE10ADF1BDCE990A3EB000553D605778BD7073A83C3CFF52BE287F90BD5014B03DA005B23C787D8BBD209E80BDFE223D3EB018173DCC2B033E6E2119BEF0079FBD18C20F3D40FECDBDB06D933C20E933BD484960BD6A591C3EC85039BEC8E1FE3DD83E94BD22251CBE7AE26EBED07ACC3DA4F42C3E226238BEB468473E7069403E9C4AEEBD02C078BE403096BC2AFB35BE66AE5C3E741834BEA829753E04D6683E2CB9A73D009D993B606889BC8299363E12E77EBEE6AA283E9021E7BD2477203E626D5CBE5A654D3EB00252BE661E3BBEA0A55B3E4C0F103EB04BF53D4CCA923DEC9CEABD440A42BE340766BE08DB2ABD70D3773EF0FA0F3E1033BC3D80D003BB3C055FBEB0CC563E78E4393E147FEFBD5880653E4E6D3FBEFCE63FBEB0378BBD24B594BD4440E9BD2E8257BE763A163EF6825E3E9A8902BE00C85E3DF8CC303DC07E9D3CEC4BD03D12972F3ED6A552BE62390BBED4D6FD3DA4673FBE682ED3BD58E02BBEECF50ABE40135CBDC08989BBACCD25BE74B797BD20EB133EC85ABFBDD8684D3D70DE25BE60A9F6BD725E5EBE802C78BE7E114F3E68D3AABD5CE7863D88D245BD18B265BD605FFCBDC24164BE402DAABBBC326D3E68ED523D7016333E3E802F3E1AE5753E58021EBED885033E3664013EA4977DBEF07E73BD38BA4A3E3C2C173EFC531ABE1064AE3CA426763ED0EE12BE7E540C3E4CEFD5BD80B34C3CE4871ABE3E872E3ED4A418BEA67A403E02705D3EC6316B3EB20C64BE6048173C4C106BBE96021D3E5C0A6C3EB4418BBDE8EA653E00D32EBB70DF1DBE085DDDBD0E8B02BED6104EBEC8859ABDE8CAE93DF8D366BDDA9E51BEB84996BD204CEA3C68B423BEC40D03BEA23D683E0A071CBEAEB356BE9E6F603E0C8F953DEE29043ED2525ABE48FD5B3D04F0F93D24061DBE2040393E6ED83D3EC83EA7BD50A8B8BC1EB359BEF09001BD2051A43C9ED8603E4AD45A3E6A2428BE0068DDBA84FF513EB66E273EE028A0BDE02902BC00705E3C74B914BEB8EC4A3EAED54DBE4ECC2CBE860F32BE80412A3D146D19BE30AF363D6447E3BD3859043EC02B743E7A5C333E0077EF3AE039963C5E7C443E8C889F3DCC4CA43DE45B1A3EE02D28BC58174FBDA07E31BE48374D3E587C343EFA90653E56A76F3E3E657B3EE0D7613D36E4543ED82FB93D601CC83C80DF15BB0C2560BEF075C5BCD09A8ABC60EDC83DD8F3B33D885F36BD58D122BD20EA903D80DF6B3D068879BE702E0D3E367B5B3EF072CE3C207724BEE0554ABE60A4AB3D28A86F3EB0F8E0BDEA99103E28BC733DE8B3863DD6DD053EC06DFE3BE0E6CFBDF2B773BEB61E043E46105E3E40D86EBD44BC9A3DE06A01BD2C318BBD",
      torch_tensor_16_torch.float32: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    }
  }
#-}

