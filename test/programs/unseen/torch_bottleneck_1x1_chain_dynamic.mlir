#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
module {
  func.func @main(%arg0: tensor<?x6x9x9xf32>) -> tensor<?x6x9x9xf32> {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<6.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense_resource<torch_tensor_6_12_1_1_torch.float32> : tensor<6x12x1x1xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_12_torch.float32_5> : tensor<12xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_12_4_1_1_torch.float32> : tensor<12x4x1x1xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_12_torch.float32_4> : tensor<12xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_12_torch.float32_3> : tensor<12xf32>
    %cst_8 = arith.constant 1.000000e-05 : f64
    %cst_9 = arith.constant dense_resource<torch_tensor_12_torch.float32_2> : tensor<12xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_12_torch.float32_1> : tensor<12xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_12_6_1_1_torch.float32> : tensor<12x6x1x1xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_12_torch.float32> : tensor<12xf32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x6x9x9xf32>
    %0 = tensor.empty(%dim) : tensor<?x12x9x9xf32>
    %broadcasted = linalg.broadcast ins(%cst_12 : tensor<12xf32>) outs(%0 : tensor<?x12x9x9xf32>) dimensions = [0, 2, 3] 
    %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %cst_11 : tensor<?x6x9x9xf32>, tensor<12x6x1x1xf32>) outs(%broadcasted : tensor<?x12x9x9xf32>) -> tensor<?x12x9x9xf32>
    %2 = tensor.empty() : tensor<12xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_9 : tensor<12xf32>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.truncf %cst_8 : f64 to f32
      %20 = arith.addf %in, %19 : f32
      linalg.yield %20 : f32
    } -> tensor<12xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<12xf32>) outs(%2 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = math.rsqrt %in : f32
      linalg.yield %19 : f32
    } -> tensor<12xf32>
    %expanded = tensor.expand_shape %cst_10 [[0, 1, 2]] output_shape [12, 1, 1] : tensor<12xf32> into tensor<12x1x1xf32>
    %expanded_13 = tensor.expand_shape %4 [[0, 1, 2]] output_shape [12, 1, 1] : tensor<12xf32> into tensor<12x1x1xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %expanded : tensor<?x12x9x9xf32>, tensor<12x1x1xf32>) outs(%0 : tensor<?x12x9x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %19 = arith.subf %in, %in_20 : f32
      linalg.yield %19 : f32
    } -> tensor<?x12x9x9xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %expanded_13 : tensor<?x12x9x9xf32>, tensor<12x1x1xf32>) outs(%0 : tensor<?x12x9x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %19 = arith.mulf %in, %in_20 : f32
      linalg.yield %19 : f32
    } -> tensor<?x12x9x9xf32>
    %expanded_14 = tensor.expand_shape %cst_7 [[0, 1, 2]] output_shape [12, 1, 1] : tensor<12xf32> into tensor<12x1x1xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %expanded_14 : tensor<?x12x9x9xf32>, tensor<12x1x1xf32>) outs(%0 : tensor<?x12x9x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %19 = arith.mulf %in, %in_20 : f32
      linalg.yield %19 : f32
    } -> tensor<?x12x9x9xf32>
    %expanded_15 = tensor.expand_shape %cst_6 [[0, 1, 2]] output_shape [12, 1, 1] : tensor<12xf32> into tensor<12x1x1xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_15 : tensor<?x12x9x9xf32>, tensor<12x1x1xf32>) outs(%0 : tensor<?x12x9x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %19 = arith.addf %in, %in_20 : f32
      linalg.yield %19 : f32
    } -> tensor<?x12x9x9xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<?x12x9x9xf32>) outs(%0 : tensor<?x12x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.negf %in : f32
      %20 = math.exp %19 : f32
      %21 = arith.addf %20, %cst_0 : f32
      %22 = arith.divf %cst_0, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<?x12x9x9xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %9 : tensor<?x12x9x9xf32>, tensor<?x12x9x9xf32>) outs(%0 : tensor<?x12x9x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %19 = arith.mulf %in, %in_20 : f32
      linalg.yield %19 : f32
    } -> tensor<?x12x9x9xf32>
    %broadcasted_16 = linalg.broadcast ins(%cst_4 : tensor<12xf32>) outs(%0 : tensor<?x12x9x9xf32>) dimensions = [0, 2, 3] 
    %expanded_17 = tensor.expand_shape %10 [[0], [1, 2], [3], [4]] output_shape [%dim, 3, 4, 9, 9] : tensor<?x12x9x9xf32> into tensor<?x3x4x9x9xf32>
    %expanded_18 = tensor.expand_shape %cst_5 [[0, 1], [2], [3], [4]] output_shape [3, 4, 4, 1, 1] : tensor<12x4x1x1xf32> into tensor<3x4x4x1x1xf32>
    %expanded_19 = tensor.expand_shape %broadcasted_16 [[0], [1, 2], [3], [4]] output_shape [%dim, 3, 4, 9, 9] : tensor<?x12x9x9xf32> into tensor<?x3x4x9x9xf32>
    %11 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_17, %expanded_18 : tensor<?x3x4x9x9xf32>, tensor<3x4x4x1x1xf32>) outs(%expanded_19 : tensor<?x3x4x9x9xf32>) -> tensor<?x3x4x9x9xf32>
    %collapsed = tensor.collapse_shape %11 [[0], [1, 2], [3], [4]] : tensor<?x3x4x9x9xf32> into tensor<?x12x9x9xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed, %cst_2 : tensor<?x12x9x9xf32>, tensor<f32>) outs(%0 : tensor<?x12x9x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %19 = arith.cmpf ogt, %in, %in_20 : f32
      %20 = arith.select %19, %in, %in_20 : f32
      linalg.yield %20 : f32
    } -> tensor<?x12x9x9xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1, %12 : tensor<f32>, tensor<?x12x9x9xf32>) outs(%0 : tensor<?x12x9x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %19 = arith.cmpf olt, %in, %in_20 : f32
      %20 = arith.select %19, %in, %in_20 : f32
      linalg.yield %20 : f32
    } -> tensor<?x12x9x9xf32>
    %14 = tensor.empty(%dim) : tensor<?x6x9x9xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<?x6x9x9xf32>) -> tensor<?x6x9x9xf32>
    %16 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%13, %cst_3 : tensor<?x12x9x9xf32>, tensor<6x12x1x1xf32>) outs(%15 : tensor<?x6x9x9xf32>) -> tensor<?x6x9x9xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %16 : tensor<?x6x9x9xf32>, tensor<?x6x9x9xf32>) outs(%14 : tensor<?x6x9x9xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %19 = arith.addf %in, %in_20 : f32
      linalg.yield %19 : f32
    } -> tensor<?x6x9x9xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<?x6x9x9xf32>) outs(%14 : tensor<?x6x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %19 = arith.cmpf ugt, %in, %cst : f32
      %20 = arith.select %19, %in, %cst : f32
      linalg.yield %20 : f32
    } -> tensor<?x6x9x9xf32>
    return %18 : tensor<?x6x9x9xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_6_12_1_1_torch.float32: "0x0400000016932B3EEA000E3EE51691BE35BD0BBE74EADBBDEEA10CBE852F2B3DBE9DB0BD66A3583CD90A533E1E108F3E243C373EDB282DBE23CF8A3E6DA28FBEE7C4853EBE3CABBDF0B6303E51788D3B10CB213E04F537BD5931323E0B8559BE61A413BCA00C05BE7AC79B3DB19E173ED40AE53B1E5C91BE122222BD7B52C03DC5450C3EAA4C933EE3F6F9BDA149CA3D8AA06FBE7A6D053E2659B2BDE3181F3EFEC3233E55767EBE418360BD4F964ABED58A823E236FDDBC52AE6ABE78CFE5BD57FC263EA65282BE71EA713E0104913E6FD58EBD910BE83DE163063E50A392BDA0C1063E093DFC3D9353263EC49654BB0F4406BE7ACA7BBED1BF3DBEB46D5FBEBE3C5E3E7B7F903DD6114EBE8DE40E3D4ACBA33D0BF1C8BC99FDAB3BBB8C3E3EC621203E",
      torch_tensor_12_torch.float32_5: "0x040000002899D73D6E35B2BE8807BEBDD85F85BDD053D1BDC8EFC6BE8C2C2F3E70FB4ABEF436323E707ADCBE246D5ABE384B14BE",
      torch_tensor_12_4_1_1_torch.float32: "0x04000000C4F2E83EC0CC0FBC2ACA98BE9081EABE30DF1B3D684397BE6A2DA33EB689D3BE1076173D889C99BDC05BB63D806179BDC01D633D989C923E24AFCDBE101F553D6EDD883E84001F3E78FED9BDC62FBA3EC2D6883EE07AB53D0428803E3C97CB3EA2608CBE1002643E5CE76F3EC071DD3C48B1E73E109D5E3E36FEF7BE20042DBE5C74B4BE9842B43D20E82EBDCCF86E3E345EBABE4419293E50CFE83D1A02A4BED04CE9BE00CA7ABB10485C3DA0B975BD40889EBCD49C5F3E40E1843E08FF393E",
      torch_tensor_12_torch.float32_4: "0x04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_12_torch.float32_3: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_12_torch.float32_2: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_12_torch.float32_1: "0x04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_12_6_1_1_torch.float32: "0x040000000A006D3E0EA0B63EB7ACDBBCB9E928BEB34251BD09CBA3BE1BCBBF3E678CDFBD1205AE3E9195993E4F3C673D00463CBD097B2DBDFF78123D87C7CABD8857D0BE52C36DBD1EA0C6BD20F995BD92C952BED608C6BEBC4474BEB200583EA3F745BEE7FFCF3D5E43873D09E9163E96FBB7BEC8B7993EA20DAA3DC405DB3D6526EF3D9B1235BD68188DBD892F52BEFA02F03DE85FCBBD1142AFBE37C0993E281B2B3ED861E73D4A02B23E7EA597BE7722F0BDFD0432BE8D6DC7BE4442C6BEB5710E3D625488BEEFC70B3EE24A73BE118DB7BE9534343EAFB4B43DFB466E3D0742B4BE789C8F3D5AB58FBE8CA1843E430B37BE8C248FBD0FC13CBE5BBA98BE0215B3BD304593BEFBFA93BEE671883ED41A3B3E4509BF3E341EBBBEFDA55CBE52996E3E",
      torch_tensor_12_torch.float32: "0x040000003576A2BEDB1C2A3ED40C27BCB459E73DAB58233EFAE8943E6A897BBCBBC19EBD6189C1BEBCDC3BBEC7CC5E3C83E8943E"
    }
  }
#-}
