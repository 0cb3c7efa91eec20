#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
module {
  func.func @main(%arg0: tensor<?x3x16x16xf32>) -> tensor<?x5xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense_resource<torch_tensor_5_torch.float32> : tensor<5xf32>
    %cst_2 = arith.constant dense_resource<torch_tensor_5_16_1_1_torch.float32> : tensor<5x16x1x1xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_8_torch.float32_2> : tensor<8xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_8_4_3_3_torch.float32> : tensor<8x4x3x3xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_8_torch.float32_1> : tensor<8xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_8_4_1_1_torch.float32> : tensor<8x4x1x1xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_4_torch.float32> : tensor<4xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_4_8_1_1_torch.float32> : tensor<4x8x1x1xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_8_3_3_3_torch.float32> : tensor<8x3x3x3xf32>
    %cst_11 = arith.constant 9.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x3x16x16xf32>
    %0 = tensor.empty(%dim) : tensor<?x8x7x7xf32>
    %broadcasted = linalg.broadcast ins(%cst_9 : tensor<8xf32>) outs(%0 : tensor<?x8x7x7xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %cst_10 : tensor<?x3x16x16xf32>, tensor<8x3x3x3xf32>) outs(%broadcasted : tensor<?x8x7x7xf32>) -> tensor<?x8x7x7xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<?x8x7x7xf32>) outs(%0 : tensor<?x8x7x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.cmpf ugt, %in, %cst : f32
      %22 = arith.select %21, %in, %cst : f32
      linalg.yield %22 : f32
    } -> tensor<?x8x7x7xf32>
    %padded = tensor.pad %2 low[0, 0, 0, 0] high[0, 0, 2, 2] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst_0 : f32
    } : tensor<?x8x7x7xf32> to tensor<?x8x9x9xf32>
    %3 = tensor.empty(%dim) : tensor<?x8x3x3xf32>
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<?x8x3x3xf32>) -> tensor<?x8x3x3xf32>
    %5 = tensor.empty() : tensor<3x3xf32>
    %6 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %5 : tensor<?x8x9x9xf32>, tensor<3x3xf32>) outs(%4 : tensor<?x8x3x3xf32>) -> tensor<?x8x3x3xf32>
    %7 = tensor.empty(%dim) : tensor<?x4x3x3xf32>
    %broadcasted_12 = linalg.broadcast ins(%cst_7 : tensor<4xf32>) outs(%7 : tensor<?x4x3x3xf32>) dimensions = [0, 2, 3] 
    %8 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%6, %cst_8 : tensor<?x8x3x3xf32>, tensor<4x8x1x1xf32>) outs(%broadcasted_12 : tensor<?x4x3x3xf32>) -> tensor<?x4x3x3xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<?x4x3x3xf32>) outs(%7 : tensor<?x4x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.cmpf ugt, %in, %cst : f32
      %22 = arith.select %21, %in, %cst : f32
      linalg.yield %22 : f32
    } -> tensor<?x4x3x3xf32>
    %broadcasted_13 = linalg.broadcast ins(%cst_5 : tensor<8xf32>) outs(%3 : tensor<?x8x3x3xf32>) dimensions = [0, 2, 3] 
    %10 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%9, %cst_6 : tensor<?x4x3x3xf32>, tensor<8x4x1x1xf32>) outs(%broadcasted_13 : tensor<?x8x3x3xf32>) -> tensor<?x8x3x3xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<?x8x3x3xf32>) outs(%3 : tensor<?x8x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.cmpf ugt, %in, %cst : f32
      %22 = arith.select %21, %in, %cst : f32
      linalg.yield %22 : f32
    } -> tensor<?x8x3x3xf32>
    %padded_14 = tensor.pad %9 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<?x4x3x3xf32> to tensor<?x4x5x5xf32>
    %broadcasted_15 = linalg.broadcast ins(%cst_3 : tensor<8xf32>) outs(%3 : tensor<?x8x3x3xf32>) dimensions = [0, 2, 3] 
    %12 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_14, %cst_4 : tensor<?x4x5x5xf32>, tensor<8x4x3x3xf32>) outs(%broadcasted_15 : tensor<?x8x3x3xf32>) -> tensor<?x8x3x3xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<?x8x3x3xf32>) outs(%3 : tensor<?x8x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.cmpf ugt, %in, %cst : f32
      %22 = arith.select %21, %in, %cst : f32
      linalg.yield %22 : f32
    } -> tensor<?x8x3x3xf32>
    %concat = tensor.concat dim(1) %11, %13 : (tensor<?x8x3x3xf32>, tensor<?x8x3x3xf32>) -> tensor<?x16x3x3xf32>
    %dim_16 = tensor.dim %11, %c0 : tensor<?x8x3x3xf32>
    %14 = tensor.empty(%dim_16) : tensor<?x5x3x3xf32>
    %broadcasted_17 = linalg.broadcast ins(%cst_1 : tensor<5xf32>) outs(%14 : tensor<?x5x3x3xf32>) dimensions = [0, 2, 3] 
    %15 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%concat, %cst_2 : tensor<?x16x3x3xf32>, tensor<5x16x1x1xf32>) outs(%broadcasted_17 : tensor<?x5x3x3xf32>) -> tensor<?x5x3x3xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<?x5x3x3xf32>) outs(%14 : tensor<?x5x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.cmpf ugt, %in, %cst : f32
      %22 = arith.select %21, %in, %cst : f32
      linalg.yield %22 : f32
    } -> tensor<?x5x3x3xf32>
    %17 = tensor.empty(%dim_16) : tensor<?x5x1x1xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<?x5x1x1xf32>) -> tensor<?x5x1x1xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%16 : tensor<?x5x3x3xf32>) outs(%18 : tensor<?x5x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<?x5x1x1xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<?x5x1x1xf32>) outs(%17 : tensor<?x5x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.divf %in, %cst_11 : f32
      linalg.yield %21 : f32
    } -> tensor<?x5x1x1xf32>
    %collapsed = tensor.collapse_shape %20 [[0], [1, 2, 3]] : tensor<?x5x1x1xf32> into tensor<?x5xf32>
    return %collapsed : tensor<?x5xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_5_torch.float32: "0x040000008CC674BE9068383EC429DF3D9C5BD13D3035E13D",
      torch_tensor_5_16_1_1_torch.float32: "0x040000001460943D325C3C3E60407A3CAC8C5F3E5256223E7AF22F3E0420D03D80389D3BECFC6DBE78E9C63D347856BECEE8243ECEFF7D3E5A976BBECC6A18BEF0190E3E40FF8DBC204BF73C26B628BE50FD623D98666FBE7477293E4C058BBD58CD08BEB031E93D6A63713EF2C8203E0A7A303E20FA463CE83A233E5E90703E8E94523EB89D6C3E52E9323EB8ED93BD26C614BE98754ABD4A4F62BEFC14DB3DB06C8FBD687A023E78A1EA3D4035FFBC100665BED06A28BE10B18D3D246B66BE48B4D6BD48E648BEC852CCBDB406C6BD644F593EA0A470BEEA3702BE4C97E3BD4654443EA4A23FBE80025C3BFAE5503EE0D8773E3C8C69BEA4C1983D10670EBE5A8449BE1EC527BE484C98BD98C531BE765A3A3E90629A3D50D5BC3C02A469BE52535A3EEA1759BE2EEC0EBE7C15F5BDFAA8143E3C1C43BE606E77BE0042373CD89F7BBD",
      torch_tensor_8_torch.float32_2: "0x04000000F650FABC6707253E804081BB937124BE8B047EBD7E0586BDDB63B8BDF088873D",
      torch_tensor_8_4_3_3_torch.float32: "0x04000000A8D6183EF682EDBDB0DE1A3E17190C3ED3B427BEAB519A3D0BB74EBD068C583DF6740DBD1BE739BDFEB988BDB0410DBD30E7843D2B1C84BD6EE1DF3D30E9743D33BAE53D402B533CC083223DD7E120BE9C9F243E8BB9403D5699273A0859A0BD8BE93D3D52B11BBEBBA7753D3BFED13D5004193EC26D073E6E06043E76A9893CEBD7D0BCF8AEBCBDAECFDEBD088ED9BD9B6DDCBD406F62BDF08DE83D96C35EBCBE2FB9BD20F216BE1B7386BD248024BECB7CDDBD4812AABD0A7D01BE2082DFBC13D4EEBD56CF943BC6839DBD6A1F0B3EC67F26BECB92303D68810E3ED6AD8B3B389B103E5B59DDBD40BC13BC4B79573DFB3AC5BD286EBB3D2B3667BD86A2213ECB6824BEF76B273E80004BBDEB3AD83C40AFFC3D2BCD44BD60AB413D93C7E0BD5B2E52BD4305A43DFC3126BE6FDA1F3E2056FE3D33A81C3E80FA72BD8BACE23C00F46BBC2E28293EC3DD233E3062993DA0C4C13DA0E38EBD9BC8043EE3DCB53D7AA62ABE1A0004BE160FE9BD206D9ABDA0C7973D08B4E03D76E9D53C7647563D4B9CF0BCC680DBBD9071C43D988016BED049EDBDB69F563D520926BE6FE319BE06F8093E601B16BD8071D4BCAE098C3D6EF3A8BDBB26113D0029B63D6EA18D3D7B2B3EBD60FBBE3C4043D73CFAA715BEF37F1A3EFCF510BE56CA5EBCC49926BE882281BD2668A83D96E7D23C2BF838BD761FA4BCE850FD3D56CC95BC0B892BBD568921BAD44105BE7B02133E231922BEBE6BB2BD067E333DCF5219BEBB9B62BD207DBDBD68B6E0BD20A04EBD1659AC3CCBC9C3BC2B230BBC0EFF9ABD9650C9BC76011ABE12860F3EC0A3D63CC024423CB0DFFEBD80BE7FBCD73402BEAB9015BBEB8672BD03B1B5BDDC7712BEE07202BEA08FE83D4EDF1F3E735EFCBD5BA0533DEB774ABCBB14253D3B3E40BD005AAD3C8032D8BCEC672ABE52312A3E0B4AF13C0077593C1AA9213EABD428BB88CBCC3D73C622BE17AA233E40F397BCE6EBC0BD62BF113EA0B7863DEB1F9EBC6E0BE4BD3BD0993D1E2C0DBE2BDBBEBBD63A013D2EE89C3DE3620EBEA64CD43DF85D223E8E08C03DCEA7883D2052C5BC26B6463D474C15BEA81FA1BDEB8C95BC7612853C2EEFD03D6E45C2BD70161ABE0651B8BD9E20D2BDDB95613D50BF0BBEB0457ABDA6EC38BDA0F5F3BDACEC0CBE7642DD3D665CB8BDD67BE8BD48EEDABD7306913D236CC4BD0E7EAABDFB141EBD27F1163EBB0479BD681CDA3D46ED5D3DBB712EBD76C2FE3D40834F3D3FB0073E4CDF1C3E262E8EBDC23D193E72E30ABEAE89F6BD9324BABDE073233E9BB74ABD1BD326BED3F81ABE5391B2BD90A265BDB68597BDE03C1B3D630FEBBD2B2E53BC9B5C56BD206FCABCC62B6BBDD643503DB316AEBD185C033E0B52B2BD5E77FC3D7E06FA3DB67015BD607F02BED8E3D3BD3EC7253E400B16BCAEAA243EC38CCBBD5648EFBD131AD7BDD8CC293EB05454BD80B182BC40D8883D7B61F03D2871803D0A8D083EB680D8BC5654F73B8013BF3C8CBA1CBE330A25BE1E1AEFBDFEDBFBBD389BB63DAA9E043EABEC003C5E4703BECE03BF3DA37FC93D266140BD808C803B4B27523DF0D5983D0B1839BDD0B1803DEB704F3C16D35EBC4BE1BA3C1667D3BD02E827BE",
      torch_tensor_8_torch.float32_1: "0x040000005E6E9B3E98099D3DF8BB203E00D9F3BB5294863EB09D05BE00230CBE34E934BE",
      torch_tensor_8_4_1_1_torch.float32: "0x04000000E09ED2BDB01F7B3DE0CD8DBD20628C3E14D8763E60860EBEEE3ED73E40374A3EE0CC4A3E200B0FBD185CA9BE986D67BE3A8A8EBEC8B932BED63891BE0ABA91BECABFED3E3AC6C3BEB46206BE546A25BEB84464BEA610A73E741BF33E30D8E4BD58A86ABEC88B6E3EAAFBD2BEC06424BC54E98EBE2E3CCFBE04C4D03E4C1B39BE",
      torch_tensor_4_torch.float32: "0x04000000DA139CBEC6D7CB3B29FF9FBCD68F923D",
      torch_tensor_4_8_1_1_torch.float32: "0x0400000042B738BEFA2E4A3EEFE290BB736EFFBDCEDB9F3CEC671C3CAD1689BE592AB7BD448095BEB98285BEFC91DDBD53E4CFBD53B815BDAF6E42BEFC13AB3D8FBA583E608482BEABAD03BEBE445FBE7FF0A63D6794B5BD954FD03DD71592BD7DA38A3EF892823DA4F298BED57B783E6AAC993C0F58283E7B4AFE3D66D6393E1C57A73E",
      torch_tensor_8_torch.float32: "0x04000000BCDBA53C1182E93DC8CBA1BD970F963C3B7620BE2BA08F3C66BAAD3DAEBC083E",
      torch_tensor_8_3_3_3_torch.float32: "0x040000004C8274BCCFE58B3C50A091BDF3FFF0BD4A493C3DAFB4313E82CC383EE58940BE40728E3DB64AB73DEB5C983C7EF77E3DBD7B52BD00A29E3DA3A28E3DEEDE1DBE5E1B033E5C602ABEE91BC9BC41C9F8BDD50F83BDE17B98BD9BE31BBD813FE2BD9171333E44EF42BECFA870BD2C886A3D815F083E4F5D0EBD1AB9383EC006E73C1382313E7345D1BD163F7FBD3D06DBBC2ABF6ABDEBEB68BDE79529BD4D328FBD340FFABD49B544BE053733BE7CEDA13D96713C3EC736103E749C3BBEE8F2D13D9CE7763DC26C363D9C298C3D07E1623D9DDFCDB8D269073E3D72C93D9B4D96BD0FA3E9BD5AC7043D284CD0BDE58696BD055FA43BC9D9BCBD13D6003E83AF5D3DC8FC823D284828BEE399C13DB91713BD62A015BEE273CC3B9135D9BDBD7FCFBD00AFEEBC9C58DD3DDCAE60BDDD90823DF14E013E2D365A3D695FF9BDA43325BEEFBE363DE60241BEC28B143E8315423EFA77193E94FF1EBDCB5F5A3D3AC2E4BC00D9283E4B7E233E76CF943D139EA63DF84B613D19138B3DA4EB1B3D51EA29BD2852153ECE8340BE1A5BB8BD301803BE523E00BEB4DB123E13476A3DD0E2943DB7F3F33D2ED1EABCE503EDBDA3998F3D6823CD3DBF8782BD1D311C3DB68324BE842150BD048D35BE5FD326BE7A801ABED7052F3E85E9AEBDB0FD5C3D6BC8E03D6D4833BEF01A4B3DD48F023E8F72103E5067673CFF0C3ABECD2C923D3E2819BC96AF143ECA9336BE11F0A9BDC6E640BE06E0373E9C16023E0C9CD2BC3C6C25BD611D383E5B54F73DCC61B03C2A55EBBD9BD33A3E9BFF2BBEEF70B33D09339D3D54DC013E0B5F43BEDFBFD6BB52F5D93D25ECABBDBE1519BD4396E4BD98DE10BEDAA9313D78C02F3EA6F626BEC02D8EBCBDDCFF3D8C8A00BEB7A021BEE716283D5435763DB5F4F9BD3FC6C4BDF232C7BCEFD7853D1C4F71BDCC40183D120F25BEDFB391BD13F62C3E4ED02FBE48A6153E0C381FBE4B370BBEE359273E7BE447BD03F8A3BCE037AE3CC065403C5C2BDFBD9CCC02BD5991363D459ED3BD716D4DBD059A363E3BCDA73D354C36BEECD91BBE9C4D693DB1B3043E770AE13DCB163ABE2F320B3E8A06393ED2AB66BDE0733CBEA7E1D9BD5BDA76BD4FE0DD3D6C792F3EB4C1883D8E6E34BE4402CE3D403A22BED2DAA53D0DFD333D655E373EB9BDBC3C79050DBE5692ACBD7102943D32A5883D9F9026BE8345073E3AF9D03DDA71063E"
    }
  }
#-}
