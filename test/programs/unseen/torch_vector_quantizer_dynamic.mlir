// A codebook of nearest rows for any batch.
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<() -> ()>
module {
  func.func @main(%arg0: tensor<?x16xf32>) -> (tensor<?x8xf32>, tensor<?xi64>, tensor<f32>) {
    %c2_i64 = arith.constant 2 : i64
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0x7F800000 : f32
    %c32_i64 = arith.constant 32 : i64
    %cst_1 = arith.constant dense_resource<torch_tensor_32_8_torch.float32> : tensor<32x8xf32>
    %cst_2 = arith.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_8_16_torch.float32> : tensor<8x16xf32>
    %cst_4 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<16x8xf32>
    %transposed = linalg.transpose ins(%cst_3 : tensor<8x16xf32>) outs(%0 : tensor<16x8xf32>) permutation = [1, 0] 
    %dim = tensor.dim %arg0, %c0 : tensor<?x16xf32>
    %1 = tensor.empty(%dim) : tensor<?x8xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %3 = linalg.matmul ins(%arg0, %transposed : tensor<?x16xf32>, tensor<16x8xf32>) outs(%2 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%3, %cst_2 : tensor<?x8xf32>, tensor<8xf32>) outs(%1 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %39 = arith.addf %in, %in_7 : f32
      linalg.yield %39 : f32
    } -> tensor<?x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<?x8xf32>) outs(%1 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %39 : f32
    } -> tensor<?x8xf32>
    %6 = tensor.empty(%dim) : tensor<?x1xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<?x1xf32>) -> tensor<?x1xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<?x8xf32>) outs(%7 : tensor<?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<?x1xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<?x8xf32>) outs(%1 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.mulf %in, %cst_4 : f32
      linalg.yield %39 : f32
    } -> tensor<?x8xf32>
    %10 = tensor.empty() : tensor<8x32xf32>
    %transposed_5 = linalg.transpose ins(%cst_1 : tensor<32x8xf32>) outs(%10 : tensor<8x32xf32>) permutation = [1, 0] 
    %11 = tensor.empty(%dim) : tensor<?x32xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %13 = linalg.matmul ins(%9, %transposed_5 : tensor<?x8xf32>, tensor<8x32xf32>) outs(%12 : tensor<?x32xf32>) -> tensor<?x32xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %13 : tensor<?x1xf32>, tensor<?x32xf32>) outs(%11 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %39 = arith.subf %in, %in_7 : f32
      linalg.yield %39 : f32
    } -> tensor<?x32xf32>
    %15 = tensor.empty() : tensor<32x8xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<32x8xf32>) outs(%15 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %39 : f32
    } -> tensor<32x8xf32>
    %17 = tensor.empty() : tensor<32xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<32xf32>) -> tensor<32xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<32x8xf32>) outs(%18 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<32xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%14, %19 : tensor<?x32xf32>, tensor<32xf32>) outs(%11 : tensor<?x32xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %39 = arith.addf %in, %in_7 : f32
      linalg.yield %39 : f32
    } -> tensor<?x32xf32>
    %21 = tensor.empty(%dim) : tensor<?xi64>
    %22 = linalg.fill ins(%c0_i64 : i64) outs(%21 : tensor<?xi64>) -> tensor<?xi64>
    %23 = tensor.empty(%dim) : tensor<?xf32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<?xf32>) -> tensor<?xf32>
    %25:2 = linalg.generic {indexing_maps = [#map, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<?x32xf32>) outs(%24, %22 : tensor<?xf32>, tensor<?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_7: i64):
      %39 = linalg.index 1 : index
      %40 = arith.index_cast %39 : index to i64
      %41 = arith.minimumf %in, %out : f32
      %42 = arith.cmpf olt, %in, %out : f32
      %43 = arith.select %42, %40, %out_7 : i64
      linalg.yield %41, %43 : f32, i64
    } -> (tensor<?xf32>, tensor<?xi64>)
    %dim_6 = tensor.dim %25#1, %c0 : tensor<?xi64>
    %26 = tensor.empty(%dim_6) : tensor<?x8xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel"]} ins(%25#1 : tensor<?xi64>) outs(%26 : tensor<?x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %39 = arith.cmpi slt, %in, %c0_i64 : i64
      %40 = arith.addi %in, %c32_i64 : i64
      %41 = arith.select %39, %40, %in : i64
      %42 = arith.index_cast %41 : i64 to index
      %43 = linalg.index 1 : index
      %extracted = tensor.extract %cst_1[%42, %43] : tensor<32x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x8xf32>
    %28 = arith.cmpi eq, %dim_6, %dim : index
    cf.assert %28, "mismatched size for broadcast"
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %4 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%26 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %39 = arith.subf %in, %in_7 : f32
      linalg.yield %39 : f32
    } -> tensor<?x8xf32>
    %30 = arith.cmpi eq, %dim, %dim_6 : index
    cf.assert %30, "mismatched size for broadcast"
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %29 : tensor<?x8xf32>, tensor<?x8xf32>) outs(%1 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %39 = arith.addf %in, %in_7 : f32
      linalg.yield %39 : f32
    } -> tensor<?x8xf32>
    cf.assert %28, "mismatched size for broadcast"
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<?x8xf32>) outs(%26 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %39 : f32
    } -> tensor<?x8xf32>
    %33 = tensor.empty() : tensor<f32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<f32>) -> tensor<f32>
    %35 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "reduction"]} ins(%32 : tensor<?x8xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.addf %in, %out : f32
      linalg.yield %39 : f32
    } -> tensor<f32>
    %36 = arith.muli %dim_6, %c8 : index
    %37 = arith.index_cast %36 : index to i64
    %38 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%35 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %39 = arith.sitofp %37 : i64 to f32
      %40 = arith.divf %in, %39 : f32
      linalg.yield %40 : f32
    } -> tensor<f32>
    return %31, %25#1, %38 : tensor<?x8xf32>, tensor<?xi64>, tensor<f32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_32_8_torch.float32: "0x04000000FD3B1ABF19C81DBF9252F53E49D8F2BEDC8D5DBF5A66A8BFEA1459BF66A144BF2D10E4BF48B34F3EBA32F93EAAA518BFA83A2CBF57731140B21EE03E03FFB93ECC21643E056A7B3F93C4023F50D896BE18BEFFBE663FB3BE4B447E3F4F41E83FBCA58CBE5F4540BFFFBAD03FDE6B503F0C47113F2041F23F2A24353FA26FF83FFD8FA33F985486BE9C87923E906989BEFFEDEDBDE2CE89BE8845B9BE94A76A3EB694D8BF9E4AA13F43B0C13F32DFF3BFCD2C74BFC23935BF8016ABBED67924BF25F2ADBF4D23403F2591963E236B63BFD69639BF1A21A43FF09CFE3E986E90BFAC3A493FA2A4E5BEE3A5843E62B381BE9BCDFBBFAF74803FAE6648BF7C092DBF389BC8BF77F5EEBECACE7A3FA2D1AA3F91807D3E63032E3FA8148D3F544DB63ED279BABF74921F3C84555E3F76D881BF9B209ABF9CE7E53F9DB2BCBF8BD2BDBF4B404BBE55F5413F92F283BE9D6A8D3F3BF6F3BE4F63BE3F337CA43E8F32FC3E1A150E40D7AF4DBFA923DCBFDC65163F8C3F913D96BD9D3FA46C9C3F85CD04BEAD1B4CBEC23B543F99116ABFE6E3E83E2EEE08BE0CACA33D1D7489BFB73E6BBFB0C816BFC9F7E5BFF75260BF53040C3F92DC913E05F28E3FBE7B1D3F0575B93ED0C872BF941896BFA478EDBF048DF6BF532617BF6D3D343FB54DCF3F3439B5BECE315D408ECAB43FA563A13FFB153B3E3B6F1BC086F0BBBEB5808F3F7C25ABBE732A57BE88818EBF7402FCBECA2EEC3D9CB2C4BE924DF8BF2819AEBE197F0FC0AFF11DBFDFA3C4BE3B9117BFD8B258BFCC73AB3FAC247F3F74801ABFCC5B7A3F5DA324BFB272F43D2231C8BEF0C4CBBF721C913FD02625C0F6DAC8BECA65973FBBCF20BE29009B3FC9DD9CBDEE9617C0C19A0DBFB01D893F1E4B07BFDC5910BF4F93BA3C432F433F4A4469BF896D6E3C035B34BEEACAD33E37353E4020761A3F22B92DBFE3C58E3EDA1562BF88F0AC3E5A20303FA729BABE68D3563F2FAEC63E8383E03DE549043F077E6A3E32CB02C0CF2BF13E339F103F6C97B5BEDB6D90BDAFD6DBBE6143DE3F4F585F3F6D24603FD2CEEBBE62F4FFBE1A6CF6BF9AF862BE09E28D3E7C703FBD262EFFBEC0308FBF5B7B3A3EC7E05E3FD9075ABF9BF65DBEF260A9BECDDF113FE9F00E400CB6AB3E2ED8153F63E2BD3FC0255ABDD98810C0D618953D8A8D87BF8A14EFBFBAFE9D3F8B0BC23E534AB5BE99CF383F081EF03F4061073F4C39F7BFF4D5073FF50895BF861F77BFB3EBE2BE0A5AFBBEEE3AB1BE405C22BEBF961BBF4F60103FDCD4763FA705FCBEAB2B453F40DEE33EFA1A50BE2954863FA340253FCCEC57BDDE99993D8CF8333F3BF8563FE8F889BE7BB7A2BFF0C61A3F061BCCBFAA47953E1E9396BCC21C3D3E863DE6BE53380DBFC81FF6BF12C372BFA3CCC6BE450EEEBC61BE923F075DA4BF8C28BC3D962D5FBFC6B5C33F",
      torch_tensor_8_torch.float32: "0x040000000075E23BB0A098BC183F59BEE6AA5D3E7CE406BEA0DD7B3DC467E33D7036FFBD",
      torch_tensor_8_16_torch.float32: "0x0400000084E4C93DC43E17BE4EFA103E8448ADBD201FAD3D8C4CD33D9A18023E4829E23DECDC26BE6477D7BD082CAB3DF4BCD23D84A2B93DCEB7573E6C0C563E901622BDC8F32ABD1CB5B23DD837C3BDE26364BEB00FFEBD20B6A7BCB027F4BDD054163E1CF733BEF0A09ABC60EC48BE6093C6BCEC9F0ABE0C6527BEF67D03BE18A549BD80FD3BBD300AD93D18E02A3E64D9853D347097BDD47B443EDE3900BE26976D3EAC60283E401607BE008BA73D1A824CBE0A6611BE58F3803DC62B1D3E0EE162BEEA4F7B3E0AA035BE46B176BE64770A3E2058933DB81B3C3DC6C00C3EB005F73CB4D6913D2CAFAC3D008720BB4A2B733E34F6213EBC8C58BE58FB02BE788E4FBE3464F63DB8B67A3E7ADF70BEFEC227BEA8873FBD4C8D7ABEE039A8BD04CE1F3E2AB9563E08EF56BDE60B55BE4E1A79BE1436953D48DC4F3EA2AC073E8049A33C5E8F053E1E736EBE5ECB523EB0ADBCBC5A5555BE9015D73D0C590DBE9EB75E3EFC6A02BE506FF8BDF2E95C3E96AC2A3E4016833D14EA873D0081A03D1A2E3ABEAC4DF73D40B45F3E8080223E0A1022BEF2ED2B3EE8959DBDF8FF083DE8AC15BD749A51BEB68E1B3EC03530BEF8116F3D3001C93C1C527ABE48DBFBBDFEB76F3EB4058F3DBCA958BE2C5CD43DDC3DFDBD52307A3E080B74BD14698B3D0CA159BE5E2D39BE08943DBE0003F7BC10666ABD70A9073D980E0F3E64A6C23DC09CFEBC"
    }
  }
#-}
