// A vocoder's stage: a transposed convolution of any length.
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> ()>
module {
  func.func @main(%arg0: tensor<?x6x?xf32>) -> tensor<?x3x?xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense_resource<torch_tensor_3_torch.float32> : tensor<3xf32>
    %cst_2 = arith.constant dense_resource<torch_tensor_3_4_3_torch.float32> : tensor<3x4x3xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_6_4_4_torch.float32> : tensor<6x4x4xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_4_torch.float32> : tensor<4xf32>
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %cst_5 = arith.constant 1.000000e+00 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x6x?xf32>
    %dim_6 = tensor.dim %arg0, %c2 : tensor<?x6x?xf32>
    %0 = tensor.empty() : tensor<4x6x4xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x6x4xf32>) -> tensor<4x6x4xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%1 : tensor<4x6x4xf32>) {
    ^bb0(%out: f32):
      %22 = linalg.index 0 : index
      %23 = linalg.index 1 : index
      %24 = linalg.index 2 : index
      %25 = arith.subi %c3, %24 : index
      %extracted = tensor.extract %cst_3[%23, %22, %25] : tensor<6x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x6x4xf32>
    %3 = arith.subi %dim_6, %c1 : index
    %4 = arith.muli %3, %c2 : index
    %5 = arith.addi %4, %c5 : index
    %6 = tensor.empty(%dim, %5) : tensor<?x6x?xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<?x6x?xf32>) -> tensor<?x6x?xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %7[0, 0, 2] [%dim, 6, %dim_6] [1, 1, 2] : tensor<?x6x?xf32> into tensor<?x6x?xf32>
    %8 = arith.index_cast %dim_6 : index to i64
    %9 = arith.subi %8, %c1_i64 : i64
    %10 = arith.muli %9, %c2_i64 : i64
    %11 = arith.addi %10, %c2_i64 : i64
    %12 = arith.index_cast %11 : i64 to index
    %13 = tensor.empty(%dim, %12) : tensor<?x4x?xf32>
    %broadcasted = linalg.broadcast ins(%cst_4 : tensor<4xf32>) outs(%13 : tensor<?x4x?xf32>) dimensions = [0, 2] 
    %14 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%inserted_slice, %2 : tensor<?x6x?xf32>, tensor<4x6x4xf32>) outs(%broadcasted : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0, %14 : tensor<f32>, tensor<?x4x?xf32>) outs(%13 : tensor<?x4x?xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.cmpf ogt, %in, %in_8 : f32
      %23 = arith.select %22, %in, %in_8 : f32
      linalg.yield %23 : f32
    } -> tensor<?x4x?xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_0, %14 : tensor<f32>, tensor<?x4x?xf32>) outs(%13 : tensor<?x4x?xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.cmpf olt, %in, %in_8 : f32
      %23 = arith.select %22, %in, %in_8 : f32
      linalg.yield %23 : f32
    } -> tensor<?x4x?xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<?x4x?xf32>) outs(%13 : tensor<?x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = math.exp %in : f32
      linalg.yield %22 : f32
    } -> tensor<?x4x?xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<?x4x?xf32>) outs(%13 : tensor<?x4x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.subf %in, %cst_5 : f32
      linalg.yield %22 : f32
    } -> tensor<?x4x?xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %18 : tensor<?x4x?xf32>, tensor<?x4x?xf32>) outs(%13 : tensor<?x4x?xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %22 = arith.addf %in, %in_8 : f32
      linalg.yield %22 : f32
    } -> tensor<?x4x?xf32>
    %padded = tensor.pad %19 low[0, 0, 1] high[0, 0, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %cst : f32
    } : tensor<?x4x?xf32> to tensor<?x4x?xf32>
    %20 = tensor.empty(%dim, %12) : tensor<?x3x?xf32>
    %broadcasted_7 = linalg.broadcast ins(%cst_1 : tensor<3xf32>) outs(%20 : tensor<?x3x?xf32>) dimensions = [0, 2] 
    %21 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%padded, %cst_2 : tensor<?x4x?xf32>, tensor<3x4x3xf32>) outs(%broadcasted_7 : tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
    return %21 : tensor<?x3x?xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_3_torch.float32: "0x04000000A7797FBE807237BD3823963D",
      torch_tensor_3_4_3_torch.float32: "0x0400000049F946BE90B307BDF0FA86BD811A25BE5621053E93828DBEADD1903E6E0176BE0E3AF8BC74FD50BE55A640BEE889623E5E6464BDCE51033E20F0CDBD2165CF3BADC415BE20B8793ECF1291BEF96167BC71A77C3E72A152BEF8A838BDF6DD543D1AB78E3ECB0EAF3B26F06CBECB404FBEDF3A473DAD867B3E2C128EBEEDD85BBE555E6FBE7CFE7EBE5C43BE3C78F3223E",
      torch_tensor_6_4_4_torch.float32: "0x0400000028B07D3D684E0DBD3457FA3D289D653D5C7CCC3DE27E6FBEB0CD0ABDB81D083E8CA6BF3DC03C7F3D8836D0BD7ACB253E58365BBD02EE0ABE28D136BE802B103BF0244ABE3A27203EF02A083DE8DC58BD944B5D3E80248FBB9039F23C0AD3273E680F2D3D0085A23AC8286A3EC49A44BE0C1CFD3DE0D5813DA8BF1EBDE462A73DB0C1A73C30381FBE00032DBE4A8000BE1619673E48E9473EE0FBDABC2A37013E92071B3EBCB4573EE89C873DFC51433E942389BD907C573D16F71BBE24CB55BE78F25DBD0C194EBEE40CAA3DB027283E40D14D3D9A0775BE5876D93DE484643EE8B8223D96CC67BEC04A51BD5A7E783E9C8F12BE968045BEA0343D3ECE61453E8005413B40966F3E30DB5CBE72A61D3E027971BE94859CBD18BF4B3EC8AAFBBD9C4A3FBEE03D333D9A767E3E0831BCBD983C63BE823B113E7891513EC20624BE20A701BEC4C4F63D4836663D06DC44BEB8B847BD705C3B3DF08CCE3C16443D3E884D0A3E1032D63CDAAF353E90CE71BEC0972F3DC095E3BBCAFA22BE707234BD",
      torch_tensor_4_torch.float32: "0x0400000084969CBDDE1E76BEF058993C4C237F3E"
    }
  }
#-}
