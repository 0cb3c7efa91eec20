#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @main(%arg0: tensor<?x24xf32>, %arg1: tensor<7x24xf32>, %arg2: tensor<7xf32>, %arg3: tensor<7x7xf32>) -> (tensor<?x7xf32>, tensor<?x7xf32>) {
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense_resource<torch_tensor_2_torch.float32> : tensor<2xf32>
    %cst_2 = arith.constant dense_resource<torch_tensor_2_24_torch.float32> : tensor<2x24xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_8_24_torch.float32_1> : tensor<8x24xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_24_8_torch.float32_1> : tensor<24x8xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_8_24_torch.float32> : tensor<8x24xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_24_8_torch.float32> : tensor<24x8xf32>
    %cst_7 = arith.constant 1.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x24xf32>
    %0 = tensor.empty(%dim) : tensor<?x8xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %2 = linalg.matmul ins(%arg0, %cst_6 : tensor<?x24xf32>, tensor<24x8xf32>) outs(%1 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<?x8xf32>) outs(%0 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.tanh %in : f32
      linalg.yield %39 : f32
    } -> tensor<?x8xf32>
    %4 = tensor.empty(%dim) : tensor<?x24xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %6 = linalg.matmul ins(%3, %cst_5 : tensor<?x8xf32>, tensor<8x24xf32>) outs(%5 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<?x24xf32>) outs(%4 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %cst_7 : f32
      linalg.yield %39 : f32
    } -> tensor<?x24xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %7 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%4 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.mulf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<?x24xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %arg0 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%4 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.addf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<?x24xf32>
    %10 = linalg.matmul ins(%9, %cst_4 : tensor<?x24xf32>, tensor<24x8xf32>) outs(%1 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<?x8xf32>) outs(%0 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.tanh %in : f32
      linalg.yield %39 : f32
    } -> tensor<?x8xf32>
    %12 = linalg.matmul ins(%11, %cst_3 : tensor<?x8xf32>, tensor<8x24xf32>) outs(%5 : tensor<?x24xf32>) -> tensor<?x24xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<?x24xf32>) outs(%4 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %cst_7 : f32
      linalg.yield %39 : f32
    } -> tensor<?x24xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %13 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%4 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.mulf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<?x24xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %9 : tensor<?x24xf32>, tensor<?x24xf32>) outs(%4 : tensor<?x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.addf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<?x24xf32>
    %16 = tensor.empty() : tensor<24x7xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<7x24xf32>) outs(%16 : tensor<24x7xf32>) permutation = [1, 0] 
    %17 = tensor.empty(%dim) : tensor<?x7xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<?x7xf32>) -> tensor<?x7xf32>
    %19 = linalg.matmul ins(%15, %transposed : tensor<?x24xf32>, tensor<24x7xf32>) outs(%18 : tensor<?x7xf32>) -> tensor<?x7xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %arg2 : tensor<?x7xf32>, tensor<7xf32>) outs(%17 : tensor<?x7xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.addf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<?x7xf32>
    %21 = linalg.matmul ins(%20, %arg3 : tensor<?x7xf32>, tensor<7x7xf32>) outs(%18 : tensor<?x7xf32>) -> tensor<?x7xf32>
    %22 = tensor.empty() : tensor<24x2xf32>
    %transposed_8 = linalg.transpose ins(%cst_2 : tensor<2x24xf32>) outs(%22 : tensor<24x2xf32>) permutation = [1, 0] 
    %23 = tensor.empty(%dim) : tensor<?x2xf32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<?x2xf32>) -> tensor<?x2xf32>
    %25 = linalg.matmul ins(%arg0, %transposed_8 : tensor<?x24xf32>, tensor<24x2xf32>) outs(%24 : tensor<?x2xf32>) -> tensor<?x2xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %cst_1 : tensor<?x2xf32>, tensor<2xf32>) outs(%23 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.addf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<?x2xf32>
    %27 = tensor.empty(%dim) : tensor<?xi64>
    %28 = linalg.fill ins(%c0_i64 : i64) outs(%27 : tensor<?xi64>) -> tensor<?xi64>
    %29 = tensor.empty(%dim) : tensor<?xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%29 : tensor<?xf32>) -> tensor<?xf32>
    %31:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<?x2xf32>) outs(%30, %28 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %39 = linalg.index 1 : index
      %40 = arith.index_cast %39 : index to i64
      %41 = arith.maximumf %in, %out : f32
      %42 = arith.cmpf ogt, %in, %out : f32
      %43 = arith.select %42, %40, %out_9 : i64
      linalg.yield %41, %43 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded = tensor.expand_shape %31#0 [[0, 1]] output_shape [%dim, 1] : tensor<?xf32> into tensor<?x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%26, %expanded : tensor<?x2xf32>, tensor<?x1xf32>) outs(%23 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.subf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<?x2xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<?x2xf32>) outs(%23 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.exp %in : f32
      linalg.yield %39 : f32
    } -> tensor<?x2xf32>
    %34 = tensor.empty(%dim) : tensor<?x1xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%33 : tensor<?x2xf32>) outs(%35 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<?x1xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%33, %36 : tensor<?x2xf32>, tensor<?x1xf32>) outs(%23 : tensor<?x2xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.divf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<?x2xf32>
    %extracted_slice = tensor.extract_slice %37[0, 0] [%dim, 1] [1, 1] : tensor<?x2xf32> to tensor<?x1xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map3, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %extracted_slice : tensor<?x7xf32>, tensor<?x1xf32>) outs(%17 : tensor<?x7xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %39 = arith.mulf %in, %in_9 : f32
      linalg.yield %39 : f32
    } -> tensor<?x7xf32>
    return %38, %20 : tensor<?x7xf32>, tensor<?x7xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_2_torch.float32: "0x04000000416767BD599A4CBE",
      torch_tensor_2_24_torch.float32: "0x040000002E37183E623EEABD09C74FBEF54BBC3DEAD8C6BD52B509BEFAF1DFBD405E5C3D0DEC493EFD73823CBB54023DD072663D9C4709BE2DAA16BEABFF953D82C9E53D14491DBEDB6C063D46541C3C08FF20BE38A1493E8541AB3D166BC9BD9950483E43B105BE978CAD3CA5B51B3EB44B8ABDE5B146BE72ADC33DEE498A3D13531D3D50E5C7BB2ABA96BD74ACCB3DCA7001BEE4D22E3EEA6830BDB652413EAAC7C23DEB27A03DE3AE963DEC0A84BD90AD07BC512EA2BD840172BC2885453E975DA0BD",
      torch_tensor_8_24_torch.float32_1: "0x040000007224A8BD8AC21BBEAB475E3EDBE86FBEEFC88D3EEF8F653EBA6E69BED6EE84BEEB5CBCBDEC302ABEF3DC673C24654CBDA88360BEEF08603E482150BE30FFEFBED10142BECB10BE3D9F7B1D3E13BDAB3D93F42A3E2099523EF36817BECD757A3D984815BDE136043ED40206BDBBC885BEDDBF103E874362BD077257BEC4E0A53D4F73833D43C0833EAB14253E2FC85DBE21FDC6BD2BC319BD471C80B92BE3D4BDE3A78B3EAFADBF3DCB0A573EC46B04BE34DF1CBE4D3FF6BD53B2093E7B225CBE41E98ABEA51F2E3E143BB0BD7ED79F3D377EB73DF36287BEAF172FBEF9D2C9BE1832C4BC3BAE8ABCA70311BD50764F3E670CCB3DFFE2903EFF087ABD9AC49BBE3827F4BD51D7973DFB2973BEE3B8DFBD0887763EA3729C3DC7C7A93D7B030CBE476F0A3C5EEE97BE7D9DE03D557D57BDCB27DB3D6F56E6BD61A5423E2D02A23DD3A9BE3D31DF183E2D004B3EB393B63EFBC3143E8D42D4BCD3B575BEE3ACE53CC54D5C3D7AB1C33D99F7C2BD55D293BE6B9DC6BE5752533E5FAC3B3E33E6963E69ED84BE8EB197BD275555BDFB9817BE72AD9CBDDFD20FBEE0F091BEFDEE6D3E0BFA813EF3B7C83D5E9F4C3C8033E9BCD059AB3CA354E23B1985B23D13AA033EA5B13D3E29F8C5BEBBB1F33D7A77543E22CA69BE436DB83ED2668CBC4384A8BED37EB03E5D6957BD838213BD308E2BBE2A96FEBE03E39ABDE3B968BD27EB4ABE1226663C19B6343E2D7804BCD3447C3D6FC77B3C81980FBE905ED5BE4EEF4A3DC3FB4B3DC775BF3C1E8F353CC51198BDF794D5BD4F063DBE5A37E9BECA84BCBD5B6D603E27360EBC1879723DA39DE03B47BF44BD5F3EC1BE6383B8BEABEACF3DEA8F003F72E95EBEBDF18ABD8727A5BDD72246BEF37281BEFA8A383E2789CDBDEF82AFBCD4114BBD53DB953E9449BA3EA04C723E745C103EFC1E303EEBD959BE40DA553EF16CC63D0C81883E77B5103EC22866BE3AA9873D4069403E3CD3093EA0044CBE286930BEC771FFBD3365A9BD7A8E52BEC0FEDA3E8A143ABEA6C021BDB02A2FBE1F9C22BD6CAEAEBD801D80BD63B86EBD95F5A13DA2F10CBE113D1E3E",
      torch_tensor_24_8_torch.float32_1: "0x04000000CEB886BE5D7A423E7BA21EBE6DBFBDBD875FE1BDCCC496BDEFEE303C35761B3E78F62A3DF7A4A9BDC306413E6AFC59BECD2721BED7DF403B89C3AA3C0A95E33CB26FD6BDAC39AABE2766DA3D3BFA5C3E2DDB8F3D18A3653E97E0723E4CBD1FBE4BB79ABE87877A3EEFF281BEB73E49BE2F16D53E6A9C5FBEB7CD92BE3A86F0BDDC59A93DCF622EBD49D38F3DAD318ABD3F495F3E21CDC03E8339BA3EA328B83E8955173D52B2063E35A29B3EE6511CBE25EBF0BE37C195BE74F8BF3DBA06CF3C948B36BD55E0CABCF81936BEA7FB233E28525C3E1119933EED6F24BCB80830BDB1E507BE18BB37BE1C5E94BD0843843EDD4E0ABE8E553ABE6FC34ABE82E2C6BDD96C913EB1B2A13E93A490BEA7FB3E3E557E51BDA298513ED8CC86BDDB5839BE0350563E65BED7BC07F5593DB7AF13BC4EC2AFBC4B3ACD3CA75AD53EC33E33BEF393983EA899873D1B988ABE892A323D21B60B3F3DA60FBF17B5A33E3F5585BEBB01B23D279AAABC2350BD3E0416AC3E687B903EC7D4B53D9799B53D9AC1CC3E0B3CF63DF85F5ABE6A15A93D4FA2323E20F040BD3AAB243E2FA8143E574D543DCF930FBE483F4EBEEE1D82BE3B79933DC0BE733E8E9DACBE9154C0BE15BF353D2AA05C3D2CCB8C3E6E4E063E3FC1C53DBE4B96BDC7CF2C3E7526DE3BCBB0533ECE9649BEEFCD1A3E8926A1BE9AD0F9BEC17EB9BEB39EEF3D5693033F7FA06E3E8BA88E3D8F86CB3CEFE1DCBEC37331BE65AA923D9A0F5E3E001B893EA832ED3D8500DA3D4DE2563E1657A03E2BD1F63EA32F193ECB2A1B3DF772383D7BCB88BE7FC04FBE971BA03D9B07093F83A0C83D0451B9BC0E838D3B4827673EA230923EBBB248BE0B4C53BEF70526BE2AFC4FBDCBA43BBCE3062D3E0A075BBE81C7973DB48C02BD42E079BEF50A2CBC25025CBD85F90D3E48A2D03DEF0D6C3E531C953CED99E8BD5FEFC13C504DDDBD1B1C9A3EFEED0CBE7F12F2BC25DE5DBA4FB888BED15AA93DF5EBEA3D8536073EFBBCA23D833F443E2EB82EBEAF181739C72F2CBEE8B6B8BE2BEB8DBDEC1B823DEB8C403C872900BEE5A4AFBB677291BCD088683E",
      torch_tensor_8_24_torch.float32: "0x040000003383263E592384BE8A289DBE120E62BED5658DBD599597BE5E0B8EBE3D457FBE6C9D013E3BED93BD7B91A3BD441EBF3E526A703D93BC093D038F5B3E6361CDBE231F18BE2D4E583E1D09FBBC9704453DA6BFA43E2A0D643DCF319F3EEA4F353C6D9EE83CF767493DCE22BD3D3BA3AA3DF410093EEB43A7BB23D0E43C70663F3EDB74513DA3C66A3E00B7583E6B46103ECF1A393D4862D1BD72FD33BDFFB3B6BDD7F900BEE5C928BEC3C95ABDCB6AE4BD57DFA33E234BD4BD8114303EE28990BDF5112C3E750B4FBD6C2ACABD77247D3E257A7D3E1F864BBEEFE7623D04082F3E93DDF53DD2C7D13EE3B525BE5188A9BED7D446BE7C56223EF55030BDC4111B3E4D61E83DDD5CA1BE6C68493EF3CBD5BDF17C81BEEB13B8BD5684B63DC7ADBF3DBF56D6BDD7B5493EF0E6963E0233453A3A1F4E3D1BEB99BD4432A33E4D3E3E3E1081BEBA2BA31EBEB8B28E3C14C6A33D6FE0ABBDAA0D5EBE383812BE7F55CC3B08291FBE671D293DE73E98BE963786BD001DAA3C8F1F7F3E522E0E3EF2C4403D38274F3EAB4141BE438256BE70000F3E8D2361BE61660EBE9FBC0B3E8720123DFD3B3B3DB5A7933D2586B33EACE38D3DE86544BD39FA913C4C704ABEDFCA073EEBF6833ECF5785BEC199BD3D7070523E4F5756BEFBB47EBD5F2C90BECEBC95BE28AF74BAA9D888BD6FA2F2BD4FA48CBD20015DBEA34208BE01D534BEB04B5F3ECAF2C0BEC906AD3E0726593DFEEFAD3E7B16F53C8C1197BD1348923D3F97323DF9991F3EDFD2983EABBC8F3D3365223E8478BB3BC53574BDA9D9B63DE72C4D3E2CEB0ABDC2CA883ECECE00BD09D58EBED5F66C3E8A95D03D3C8E9ABE3696AEBE5876EABEC2579E3CD0CFCC3D42A4C0BEE8CE683E081C18BFBAD4A23DAF41C23C4E1843BD4050863DD78806BF2DE9673B1B2758BD8FB3B93E624CE83DFC4D0B3E28AF9A3E026760BEA230853DF8506ABE47F201BE57023FBE8F60AB3D6986CA3EC23ACF3E2F0D53BEAD3DDF3D789907BED3B48FBE014519BEF7A596BDABFF89BEF3CC61BEB7D99CBD316C16BD16C6973EBB5C8ABE6DAFA8BE7D0839BDC8EFA4BD",
      torch_tensor_24_8_torch.float32: "0x0400000049838BBD5A97773E172197BEC824DD3CF502A3BEB8E670BEE736443CF0E2153E9750273EFF645C3D35E8F83E93079D3CE4B4483D73F7383E90E4CEBD5F768A3C15C089BE1FA3693D1FFC493EEF99D73C304E9ABED421A1BD6C7C2B3E206909BD28C5643E1BE99B3E024CC93ED033EA3C5BA8373ECF2162BEF572AFBEA3A6053D832D013EF4D50E3E6FAC8E3EA77BF43D4EFDB6BDF2470D3EC757983DC5C6F9BCA34469BD3B29B9BC4B5D91BD3C4089BEF09E263D00D0583EA88B3F3EEE36AF3E0EDBC83E334716BE2ACEADBB3E90123E035142BDF293793E770F5E3ECB021A3DEFCD38BE604D473EA3B62FBB9DBD463EE31BD1BE37C79DBD1535083E524504BEC33CFD3DD78698BEB0377C3E13A814BEABFC303E474AC13D8E809CBE2B0C653BA254F2BE9F91C03D25CF76BE2BFE5CBD5184C1BD928CC13A5F3A013C7F6F9B3E5914B23D6349FBBC2B05F43D2FA4B13DB881D3BEAEFE9BBD0F08433EBDF1DDBEB8B7583D63692A3D6884823E40935C3E174376BE7A59C93EF5EB5B3DC5B05DBDF3F05CBE9301463E6074AFBDE0E2E83DC355783EF293353E7887AF3EE39E01BED004CABDF61EC8BCF01F8F3D677914BE36E32DBECBC4673E812035BE6F21D83E82B93FBE822BFABCCC63AB3E6D8CDF3DA813853E2DDFD23DDD790DBE6543E63C97CB43BEF5AB693E3B16D43A87F9A1BE227671BD30B866BED925A1BE1569FB3B1FF47DBCB4EAB2BE19CCBFBD3E2110BD9FE8D23D97E43FBEE2A590BEF6C72E3ED6E5CBBC47F16F3EC5A85ABEAFD492BDC6C0B53D05AC573E4FECECBD4DAD89BE216C1FBE4DE4953E7B05BA3EC0B6FCBD3B92BBBD4AA5D33DE3E0893D20775CBE693A36BE43AD273EB6B984BE4AC085BE7BDA13BE678B84BE970852BD646722BEBD6B963C4D55C03E528CEB3E538DB63D5B1860BDC09186BDDA69C83EF8CBE0BD60553D3D7FE7993E8C2D3A3D58221FBE231AD73DFE3810BE6B1585BD6FCCE73DB3F59DBD5D62B53D150FBC3D97889ABE2867D23DFF825DBE934C4F3ECF987C3E72199E3D13012D3E75266F3DDA65D3BE1BAD6DBE8FDD79BEBB374A3E7D6BF7BC"
    }
  }
#-}
