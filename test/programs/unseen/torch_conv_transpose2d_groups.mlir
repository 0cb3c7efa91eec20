#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
module {
  func.func @main(%arg0: tensor<1x4x9x9xf32>) -> tensor<1x6x18x18xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense_resource<torch_tensor_4_3_3_3_torch.float32> : tensor<4x3x3x3xf32>
    %cst_1 = arith.constant dense_resource<torch_tensor_6_torch.float32> : tensor<6xf32>
    %c2 = arith.constant 2 : index
    %expanded = tensor.expand_shape %cst_0 [[0, 1], [2], [3], [4]] output_shape [2, 2, 3, 3, 3] : tensor<4x3x3x3xf32> into tensor<2x2x3x3x3xf32>
    %0 = tensor.empty() : tensor<2x3x2x3x3xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<2x3x2x3x3xf32>) -> tensor<2x3x2x3x3xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<2x3x2x3x3xf32>) {
    ^bb0(%out: f32):
      %7 = linalg.index 0 : index
      %8 = linalg.index 1 : index
      %9 = linalg.index 2 : index
      %10 = linalg.index 3 : index
      %11 = linalg.index 4 : index
      %12 = arith.subi %c2, %10 : index
      %13 = arith.subi %c2, %11 : index
      %extracted = tensor.extract %expanded[%7, %9, %8, %12, %13] : tensor<2x2x3x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x2x3x3xf32>
    %3 = tensor.empty() : tensor<1x4x20x20xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1x4x20x20xf32>) -> tensor<1x4x20x20xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %4[0, 0, 1, 1] [1, 4, 9, 9] [1, 1, 2, 2] : tensor<1x4x9x9xf32> into tensor<1x4x20x20xf32>
    %5 = tensor.empty() : tensor<1x6x18x18xf32>
    %broadcasted = linalg.broadcast ins(%cst_1 : tensor<6xf32>) outs(%5 : tensor<1x6x18x18xf32>) dimensions = [0, 2, 3] 
    %expanded_2 = tensor.expand_shape %inserted_slice [[0], [1, 2], [3], [4]] output_shape [1, 2, 2, 20, 20] : tensor<1x4x20x20xf32> into tensor<1x2x2x20x20xf32>
    %expanded_3 = tensor.expand_shape %broadcasted [[0], [1, 2], [3], [4]] output_shape [1, 2, 3, 18, 18] : tensor<1x6x18x18xf32> into tensor<1x2x3x18x18xf32>
    %6 = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%expanded_2, %2 : tensor<1x2x2x20x20xf32>, tensor<2x3x2x3x3xf32>) outs(%expanded_3 : tensor<1x2x3x18x18xf32>) -> tensor<1x2x3x18x18xf32>
    %collapsed = tensor.collapse_shape %6 [[0], [1, 2], [3], [4]] : tensor<1x2x3x18x18xf32> into tensor<1x6x18x18xf32>
    return %collapsed : tensor<1x6x18x18xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_4_3_3_3_torch.float32: "0x0400000044E6C13CE05E323D2665C7BDD31C5E3DE049B6BC5BAB123E4E3F96BD7353DDBD594CF23CC1A7223C6391DE3DFF62403EBEBA9EBDA941373EE923B93D24C6273E1CE3723D7CB6EBBCA85AD83C5BBBA53BE18B11BE3E3383BDB742153EAC761A3D8D75513D6795983CB7132A3DE12D09BE447314BD26812ABD02B786BD411EF9BD5257A4BC3AA696BB81E580BD78AB40BDCF1072BD196FFBBC98531DBE81A0203E8082D2BD5B4ACD3D5E762DBEFC3010BC988791BC4E9A27BEFABC233C4E1813BEAA6A8B3D7EA4F63D52C6F3BC3BA3023D7745C5BD24AC8E3DA00D3ABEE64B443EA59C31BC137C233DF0F5263E1C3B23BE8B4DCDBD43670D3DE8A144BE294E333D670386BC87DA38BE242C44BD983810BEFE4C983C4438113E97953B3E8B4438BE0A8B8C3DD6AE17BE26178C3D73F3D83D27BD3BBE2E3E0EBE08B530BE07D193BCB070903D9E8E10BEBA274DBCAB3489BD65C9323EC7AE34BE16C3DABD394DECBA359319BE66B1173EBA0D35BEB0507EBD6BD1A4BD5327E7BA9F42BBBD587A0D3E26A729BEEBE4CFBD2A65B4BD825A3CBEDD7643BE60128B3DEF9A393EF209F1BC05EB98BDDA4CAC3DBD3EE83D89DC30BE",
      torch_tensor_6_torch.float32: "0x04000000462EBCBD0B92263E0F6EAF3D55F336BE83CB6B3BA93B15BE"
    }
  }
#-}
