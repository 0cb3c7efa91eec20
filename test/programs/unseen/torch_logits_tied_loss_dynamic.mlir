#map = affine_map<(d0, d1) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> ()>
module {
  func.func @main(%arg0: tensor<?x16xf32>, %arg1: tensor<?xi64>) -> (tensor<?xf32>, tensor<?xi64>) {
    %c-100_i64 = arith.constant -100 : i64
    %c0 = arith.constant 0 : index
    %c50 = arith.constant 50 : index
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_50_16_torch.float32> : tensor<50x16xf32>
    %cst_4 = arith.constant 1.600000e+01 : f32
    %cst_5 = arith.constant 1.500000e+01 : f32
    %cst_6 = arith.constant dense<0> : tensor<i64>
    %dim = tensor.dim %arg1, %c0 : tensor<?xi64>
    %0 = tensor.empty(%dim) : tensor<?x16xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<?xi64>) outs(%0 : tensor<?x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %40 = arith.index_cast %in : i64 to index
      %41 = linalg.index 1 : index
      %42 = arith.cmpi slt, %40, %c50 : index
      cf.assert %42, "index must be smaller than dim size"
      %43 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %43, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_3[%40, %41] : tensor<50x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x16xf32>
    %dim_7 = tensor.dim %arg0, %c0 : tensor<?x16xf32>
    %2 = arith.cmpi eq, %dim_7, %dim : index
    cf.assert %2, "mismatched size for broadcast"
    %3 = tensor.empty(%dim_7) : tensor<?x16xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%3 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %40 = arith.addf %in, %in_9 : f32
      linalg.yield %40 : f32
    } -> tensor<?x16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %4 : tensor<?x16xf32>, tensor<?x16xf32>) outs(%3 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %40 = arith.mulf %in, %in_9 : f32
      linalg.yield %40 : f32
    } -> tensor<?x16xf32>
    %6 = tensor.empty(%dim_7) : tensor<?x1xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<?x16xf32>) outs(%7 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<?x1xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<?x1xf32>) outs(%6 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.divf %in, %cst_4 : f32
      linalg.yield %40 : f32
    } -> tensor<?x1xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<?x1xf32>) outs(%6 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.rsqrt %in : f32
      linalg.yield %40 : f32
    } -> tensor<?x1xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%4, %10 : tensor<?x16xf32>, tensor<?x1xf32>) outs(%3 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %40 = arith.mulf %in, %in_9 : f32
      linalg.yield %40 : f32
    } -> tensor<?x16xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %cst_2 : tensor<?x16xf32>, tensor<16xf32>) outs(%3 : tensor<?x16xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %40 = arith.mulf %in, %in_9 : f32
      linalg.yield %40 : f32
    } -> tensor<?x16xf32>
    %13 = tensor.empty() : tensor<16x50xf32>
    %transposed = linalg.transpose ins(%cst_3 : tensor<50x16xf32>) outs(%13 : tensor<16x50xf32>) permutation = [1, 0] 
    %14 = tensor.empty(%dim_7) : tensor<?x50xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<?x50xf32>) -> tensor<?x50xf32>
    %16 = linalg.matmul ins(%12, %transposed : tensor<?x16xf32>, tensor<16x50xf32>) outs(%15 : tensor<?x50xf32>) -> tensor<?x50xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<?x50xf32>) outs(%14 : tensor<?x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.divf %in, %cst_5 : f32
      linalg.yield %40 : f32
    } -> tensor<?x50xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<?x50xf32>) outs(%14 : tensor<?x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.tanh %in : f32
      linalg.yield %40 : f32
    } -> tensor<?x50xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<?x50xf32>) outs(%14 : tensor<?x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %cst_5 : f32
      linalg.yield %40 : f32
    } -> tensor<?x50xf32>
    %20 = tensor.empty(%dim_7) : tensor<?xi64>
    %21 = linalg.fill ins(%c0_i64 : i64) outs(%20 : tensor<?xi64>) -> tensor<?xi64>
    %22 = tensor.empty(%dim_7) : tensor<?xf32>
    %23 = linalg.fill ins(%cst_0 : f32) outs(%22 : tensor<?xf32>) -> tensor<?xf32>
    %24:2 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "reduction"]} ins(%19 : tensor<?x50xf32>) outs(%23, %21 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %40 = linalg.index 1 : index
      %41 = arith.index_cast %40 : index to i64
      %42 = arith.maximumf %in, %out : f32
      %43 = arith.cmpf ogt, %in, %out : f32
      %44 = arith.select %43, %41, %out_9 : i64
      linalg.yield %42, %44 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %expanded = tensor.expand_shape %24#0 [[0, 1]] output_shape [%dim_7, 1] : tensor<?xf32> into tensor<?x1xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %expanded : tensor<?x50xf32>, tensor<?x1xf32>) outs(%14 : tensor<?x50xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %40 = arith.subf %in, %in_9 : f32
      linalg.yield %40 : f32
    } -> tensor<?x50xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<?x50xf32>) outs(%14 : tensor<?x50xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.exp %in : f32
      linalg.yield %40 : f32
    } -> tensor<?x50xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<?x50xf32>) outs(%7 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<?x1xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<?x1xf32>) outs(%6 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = math.log %in : f32
      linalg.yield %40 : f32
    } -> tensor<?x1xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %28 : tensor<?x50xf32>, tensor<?x1xf32>) outs(%14 : tensor<?x50xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %40 = arith.subf %in, %in_9 : f32
      linalg.yield %40 : f32
    } -> tensor<?x50xf32>
    %30 = tensor.empty(%dim) : tensor<?xi1>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg1 : tensor<?xi64>) outs(%30 : tensor<?xi1>) {
    ^bb0(%in: i64, %out: i1):
      %40 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %40 : i1
    } -> tensor<?xi1>
    %32 = tensor.empty(%dim) : tensor<?xi64>
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%31, %arg1, %cst_6 : tensor<?xi1>, tensor<?xi64>, tensor<i64>) outs(%32 : tensor<?xi64>) {
    ^bb0(%in: i1, %in_9: i64, %in_10: i64, %out: i64):
      %40 = arith.select %in, %in_9, %in_10 : i64
      linalg.yield %40 : i64
    } -> tensor<?xi64>
    %expanded_8 = tensor.expand_shape %33 [[0, 1]] output_shape [%dim, 1] : tensor<?xi64> into tensor<?x1xi64>
    %34 = tensor.empty(%dim) : tensor<?x1xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_8 : tensor<?x1xi64>) outs(%35 : tensor<?x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %40 = linalg.index 0 : index
      %41 = arith.index_cast %in : i64 to index
      %42 = arith.cmpi slt, %41, %c50 : index
      cf.assert %42, "index must be smaller than dim size"
      %43 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %43, "index must be larger or equal to 0"
      %extracted = tensor.extract %29[%40, %41] : tensor<?x50xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x1xf32>
    %collapsed = tensor.collapse_shape %36 [[0, 1]] : tensor<?x1xf32> into tensor<?xf32>
    %37 = tensor.empty(%dim) : tensor<?xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<?xf32>) outs(%37 : tensor<?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.negf %in : f32
      linalg.yield %40 : f32
    } -> tensor<?xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel"]} ins(%31, %38, %cst_1 : tensor<?xi1>, tensor<?xf32>, tensor<f32>) outs(%37 : tensor<?xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %40 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %40 : f32
    } -> tensor<?xf32>
    return %39, %24#1 : tensor<?xf32>, tensor<?xi64>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_50_16_torch.float32: "0x04000000132200BFCF2E783F0F96373EABDD57BFD2572ABFBC1600BF79E0423EDCF53DBD60F3FE3F7E8703BF5AC9803F2D5DC63FE478C73DBF0A00C02838423ED8D9973F0977413F65A79B3FFFFDBABEADBC993F1B6A303E22B6DE3E715C43BF2A76493E65B4A7BE0312873F8697193E5A95F2BFD548C73F22C643BF067053BF596B403ECA4B21C0B192C13FBBF3E83E6CF89E3F3B343A3CF4B0B6BCE83CF63FA0493ABF0F6C3DBF91547A3F740A2CBDD2566CBFE6A0BF3F6BDBEB3FB8DD8EBFDCE8F23DEC158A3F98905E3FD49F5A3F1CE295BDBB41EEBE8F296EBD5B93C5BE4508323F6CBD2BBEF30E923F8902D1BF0AE48DBD86866B3F6565963F44B2103F7B28A4BE8E70FFBEFA98863E6FA7A83DC475CF3F3158A6BE0E790FBE6B4A063E17B700C05F4D3FBE83A3D8BE7BA24DBD0310BB3E9C4F8A3F827E3DBF372C533F3FA5ABBF9625943D4702923F593DE9BFCB40173EB663373FEDD5E6BF67686FBF1084DF3FFF8B963F8CB9CA3FB0CE853F8A08EDBF0B77C33F707083BF4124113FCE4508C0FB05243EAD95C9BF419834BFA52BAFBF90E3E43FE36CCABEB8FC72C0D9C1D4BFC627D83FD26593BF9111FB3EED8394BFCDF91CBFDBB7153F5D7B62BF14062E3FC71F8C3E6562B0BFC13B3D3FE24D1E3F1B433ABE6B9093BD52B4ED3FE74BCB3EE30BE8BF4629C5BE18E479BFA84E67BF29EA6F3EF03C383E4235963F5D6B653F995D293F99E4E93E1B34AD3C758C133E715BF93E029D133FB6B94ABF4DF0F03FAB61C93F2D8689BE933E90BF75BB85BF9FC6BB3FD7FDEFBEB55AC3BFA019AF3FED87A03F804FFF3E3C4A59BF08852DBE1EBFE23D550784BF20489C3D492B8B3FE67CB33FC447DE3E50FA39BF2420823EFA7F953C7A2FEEBF9E4F9E3EDB5341BEA4572C3F83CC373FFBDAB9BFD179C6BFEF4EE73E44F794BE3385593EA8CC103E141264BF8D17783F51D9BD3ED59EC7BEB6158DBFB904D23FBC5F5B3FBCFB15BFC95F933F2C22F9BEDFBE06BFE8CF13BD15AB393F87C6743E8664B4BD502849BD9007553E9F6507BE531D40BEB654843E1E54A23EB97407BE82FD0B3C984217BFD330CCBE6A84753F0B0C043EABB0D1BEDFDF843F677AA83D94A7DDBF55B451BF27DA34BF346F453F5373D23DCC952ABF995FAFBF6B476D3F0E71BEBF5730A63F71A59DBFB44C1640E30DAEBFE672113F7CE3D4BEA5846F3F514D653F02F4F63E55F0E0BD0D835DBEACBAA93F48889CBFED22353EE219253F0AD30CBF2E4483BDD6CF4D3FA767C5BF0BEF18BF1218A23FFC2BE93DE1DD42BEF825B5BF316DF83F9B3695BF657FD73C12C9153F49C6D23F225FA33D641AE43D57C6B73E10E28EBE47D353BFE469653EC3B89BBF66B012BFABEEA9BFDDE67FBDC9053ABF02EA08C0161254BFEAA959BFB8C7783FDAF98D3F4ABF903F556385BFCD690C3F964474BF36B8CC3E69BD023E570061BFE0CC24BEA1AFD33FCB5E47BF4139C13EFDEE95BF864811BEC54DDC3FBB09973FFA8F3BBF5A8A873F48ECAF3DC7185F3F84D857BDB8E64A3FD42314404CF2273C9C0A05BE7C46D13F1A2BDC3F1A226EBF1BD07D3EF14EAD3F4676A3BF207023BF1D348BBC8602993CB73A8CBFFB220E3D28E6823F1E18D33D97B0003F028400BF063D9B3E374DD7BF90419D3F1D103E3F47C1163FB5E5163F7DDFF0BD326A943F6AAA9F3EFA88F73E6F4D99BF25F2ED3E1AFA30BF0FF3D63DBD59AC3EE13D09BF9C94E7BEBD8B55BE953782BEA1A78B3F13A09ABE0019B4BEB24F95BE1C288C3E24109CBE00D5B53E4FD3E8BE3E84E6BFC4E41A3F3E5DC2BF7D5CA9BECE651D3FE4DD123F011EC23D49732440FEA167BFAC0645BECDFBDDBF218A95BFC5A7AFBE5D7B70BFDE2C84BFE7A2BF3E9A0443BC6261C83D233603BFFDAA2D3F6D4CA5BF6EC25BBF9C7A5DBF532BA7BF2D939A3C13AAB13DEE8951BFDDFF0BBF43638FBFAC67F0BDE69986BF191D1FBF1D2D003F18A2ABBFCD82C43F30B4C4BFCE6B33BF61A98EBF974F9A3EBAA8DB3E7A227BBE2B5981BEB22308407DF05C3F5CD04C3FACA622BF1ACCD3BEA14DD63F6E7D17BFF248913FD03005408F5858BF1A55B73D2653933E404173BEB55A843FE263DF3ECD8E0340A787583E91B7AF3EB6974F3E5719F03FA3D7E33FDB9F31BF368281BFF97B32BD0397A2BFE18F403F29A3DFBF8DDB1F408DEFC2BEE1225A3FAC8B61BE67F446BFEED424BFF07AC33DBD9CA7BED050953E4BE75B3E0DD1983D830843BF0497FABE9EAA693FAE39333F0286094035C4D0BEEFB3053F29501C3E064EC4BE5AE304BEAC9E0F3F51F3203FC3CD5D3D3438793FD8DAFABE9CE17E3FD6632E3ED90F00BD19421F3FB480403F62DD953F000C4F3EC2C15EBEBBDCA83FBB98013D614642BFC1AF073F21780A3FF7ECD4BE81BC423ED18737BFDE6108BF885340BF261187BF28CC9A3FF32C803F7D9FACBEA791BE3E1C9C243F2F6B793F9A1DD43EB0835DBDF3CC933DC54BB4BEC0A013403E72A53FF48D8D3D1838D43DFDBF923E2EF8B5BE24165ABD2599DF3E25F2283FA48EB7BF43C6DABFEBEF903D17F3953FAFC010400F1DC93E5320BA3FBC735CBE7EB3F7BF13721EC09107BEBD17719ABF1610CA3FF5C8433F8CF7923F1402D8BD8FBD693F7A83E7BEB334693F80289B3F26A3C33FF9B721C04183403EE3C7683E2D98063F6C1D223FFA7DBBBF6BA0DDBE37AC6B3F7758473FBFC5953F636CBFBED5C49D3E80F4C0BE2B14E1BDA9A93D40CB7401C01C10EABE5B924ABFF5E977BE002094BFE471713EE5784540B2EA19BE612B24BD5DE1B4BEFDA9423FA907C3BFD40E983EE42FD6BEDF4297BF4F7E73BF9A9312BF75660A40FBC16ABF3881F73ED12043BFB68A19BFD2A79F3F7B4AD53EF60C8F3FCFAEADBFDD52203F9827E2BF0499AF3F8F441ABFDA9E7B3F7C62BFBFAA3D0B3FF8BA0B3FF4BE213F65D98DBDCC6AB4BE9AAF7A3DB768583F11CE0DBFB2C4313FC76A373E448023C0BD89D43E9A928D3E9DF2243F6781963FDE680B3FDF6BE6BE8F6BE13FB407D9BDB6669FBF9E4113409A9CA13F9C0855BF3BE63FBEDC0041BF734D963FD7F14FBEC8CE223EF8A083BFA139BA3D6BCB9DBE9FAA6DBF1B50B63ED88DBB3F6599433F07CFE0BE76F842BD6FF1FFBCF56BC23FB62AC83C248E3DBF45EDDB3FC78395BF78276DBEAE3A073F248107BE972818BF1D9C01C066F7983F8FBD08BF61B42C3FE67DE3BF4ED732BF206243BFD7C8293FCFAB103F6626403FBD61F1BFD2C2503F0630823FE896B2BF9577D4BE2AFAAB3DDC672ABF83EB853E6BCED7BE04D77A3F5183CDBEB263863EE4B336BD26493D3E0178A2BFD192913EBB9B1E3F66F3C33FC113A2BDA0642DBE40EDC73E0C9F82BFE406C93F5CBB1940F3CE8BBFBF85BEBE6B20CB3F95FC093F7A44493E4A4189BF4E3A21BFE41F073F82FF81BE280CC5BF53F03FBFB4F3BA3F8B79EDBEB7A0CD3E745FB6BE1E4FD63EDDB2AA3E4A8310BE93C795BD472DB03D9AAECEBE68A4AEBF8DC7EEBEF76C28BF10D787BFD5B007BFCE6304BF8ACE0ABFA6CEEEBFF33624C064AD11BD026DAA3F5C934CBF693BE8BEB6BD1A3F4BDC583F61B0F13E0EDBF63ED92986BF0A8BAB3F85510CC0BA14D33EDC9BA73FCD84FFBE1E0E46BEE073773F56FC4DBFB637393ED26F1D3D6B0651BFAACEC7BF7989AD3E758EF63E127C103FB29D7E3F2F2EEEBB7046F93E1093CF3EE625EFBFA00681BE786C4A3F23A0F0BD7E13003F623A303F9BC476BF53DA323FA5AD37BE1E6EE3BEF47A4740ABE311BFC9C229BF0F54DD3C8276433D67026EBFE375A63F6FECAB3F5B910C40ED8CCBBF2F443ABEC9ACF5BE8865E43FA72D993FF2858C3E6C7C7B3F4F7EE2BF08D93ABF1A51D8BEE3280FC020EE59BF0F7EEA3E22C89DBE3915433F63B535BF6453B6BE9B91333FB95486BF4E651F3FF6B1093EC725F1BF4163753F013F55BE51171EBF9A7FEEBF8D9B86BE2DC106C06EE510C08E60B1BFC37B8CBE817E16BEFD1692BE211E00BE6440DBBF697F933F42301A3F1E3467BDFC1B8D3FB73AE0BDA63C65BFF965893FA2C857BF653D393EEAE53E3E74CCF63EF91ECE3E5F110DBFF5F8353EFC5CE43E066AC8BEDD6ED73D01B70B3F0E37A23F5DDDF33DCF5054BE8C2CCEBE3F3DAB3FBE28313C0CB29A3F40CFC73F76168EBF5980613D2F04963FEBA6923FB3F509BF08071EBF0CBD4EBEF0A162BD96EDA03FC72777BFD6B27BBE543FBA3F26A1C73F0108303F4813B8BFFF427E3F770AACBFF18C5B3F046352BF047BB63D2CDCBEBFD234CDBE5B24D13FB8CFE23EBF3A353D1625313F60190F3F83AA963E5949333F367A0A3F8AC1F23C14AF6A3FBBDAB0BE986EBBBFD0CB773F4A965FBE5908733F4CC35EBF155C06C007E68A3EDDE1483FF6010C3ED31E903FD4A506C00104383F53FF2F3FCC05303EDDFFA33F57F0AFBE19A2173F975B9DBE3DA2BEBD53CA5ABE0A82E7BF69EB8FBFFA2C98BEEC3BE03E885F5CBD0CEF1E3FED7A843EBC56A23FDDB1F63D"
    }
  }
#-}
