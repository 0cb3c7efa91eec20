module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense_resource<torch_tensor_5_torch.float32> : tensor<5xf32>
    %cst_1 = arith.constant dense_resource<torch_tensor_5_8_torch.float32> : tensor<5x8xf32>
    %cst_2 = arith.constant dense_resource<torch_tensor_8_torch.float32_4> : tensor<8xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_8_torch.float32_3> : tensor<8xf32>
    %cst_4 = arith.constant 9.99999974E-6 : f32
    %cst_5 = arith.constant dense_resource<torch_tensor_8_torch.float32_2> : tensor<8xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_8_torch.float32_1> : tensor<8xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_8_3_3_3_torch.float32> : tensor<8x3x3x3xf32>
    %cst_9 = arith.constant 6.400000e+01 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<?x3x8x8xf32>{%0}
    %dim = tensor.dim %1, %c0 : tensor<?x3x8x8xf32>
    %padded = tensor.pad %1 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<?x3x8x8xf32> to tensor<?x3x10x10xf32>
    %2 = tensor.empty(%dim) : tensor<?x8x8x8xf32>
    %broadcasted = linalg.broadcast ins(%cst_7 : tensor<8xf32>) outs(%2 : tensor<?x8x8x8xf32>) dimensions = [0, 2, 3] 
    %3 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %cst_8 : tensor<?x3x10x10xf32>, tensor<8x3x3x3xf32>) outs(%broadcasted : tensor<?x8x8x8xf32>) -> tensor<?x8x8x8xf32>
    %4 = tensor.empty() : tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_5 : tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %cst_4 : f32
      linalg.yield %25 : f32
    } -> tensor<8xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%5 : tensor<8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = math.rsqrt %in : f32
      linalg.yield %25 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %cst_6 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %expanded_10 = tensor.expand_shape %6 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %expanded : tensor<?x8x8x8xf32>, tensor<8x1x1xf32>) outs(%2 : tensor<?x8x8x8xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %25 = arith.subf %in, %in_14 : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x8x8xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %expanded_10 : tensor<?x8x8x8xf32>, tensor<8x1x1xf32>) outs(%2 : tensor<?x8x8x8xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %25 = arith.mulf %in, %in_14 : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x8x8xf32>
    %expanded_11 = tensor.expand_shape %cst_3 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8, %expanded_11 : tensor<?x8x8x8xf32>, tensor<8x1x1xf32>) outs(%2 : tensor<?x8x8x8xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %25 = arith.mulf %in, %in_14 : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x8x8xf32>
    %expanded_12 = tensor.expand_shape %cst_2 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xf32> into tensor<8x1x1xf32>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %expanded_12 : tensor<?x8x8x8xf32>, tensor<8x1x1xf32>) outs(%2 : tensor<?x8x8x8xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %25 = arith.addf %in, %in_14 : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x8x8xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<?x8x8x8xf32>) outs(%2 : tensor<?x8x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.cmpf ugt, %in, %cst : f32
      %26 = arith.select %25, %in, %cst : f32
      linalg.yield %26 : f32
    } -> tensor<?x8x8x8xf32>
    %12 = tensor.empty(%dim) : tensor<?x8x1x1xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<?x8x1x1xf32>) -> tensor<?x8x1x1xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%11 : tensor<?x8x8x8xf32>) outs(%13 : tensor<?x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %out : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x1x1xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<?x8x1x1xf32>) outs(%12 : tensor<?x8x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.divf %in, %cst_9 : f32
      linalg.yield %25 : f32
    } -> tensor<?x8x1x1xf32>
    %collapsed = tensor.collapse_shape %15 [[0], [1, 2, 3]] : tensor<?x8x1x1xf32> into tensor<?x8xf32>
    %16 = tensor.empty() : tensor<8x5xf32>
    %transposed = linalg.transpose ins(%cst_1 : tensor<5x8xf32>) outs(%16 : tensor<8x5xf32>) permutation = [1, 0] 
    %17 = tensor.empty(%dim) : tensor<?x5xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<?x5xf32>) -> tensor<?x5xf32>
    %19 = linalg.matmul ins(%collapsed, %transposed : tensor<?x8xf32>, tensor<8x5xf32>) outs(%18 : tensor<?x5xf32>) -> tensor<?x5xf32>
    %20 = tensor.empty(%dim) : tensor<?x5xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<5xf32>) outs(%20 : tensor<?x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x5xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%19, %21 : tensor<?x5xf32>, tensor<?x5xf32>) outs(%17 : tensor<?x5xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %25 = arith.addf %in, %in_14 : f32
      linalg.yield %25 : f32
    } -> tensor<?x5xf32>
    %23 = hal.tensor.barrier join(%22 : tensor<?x5xf32>) => %arg2 : !hal.fence
    %dim_13 = tensor.dim %23, %c0 : tensor<?x5xf32>
    %24 = hal.tensor.export %23 : tensor<?x5xf32>{%dim_13} -> !hal.buffer_view
    util.return %24 : !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @main$async(%arg0, %0, %fence) : (!hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}
{-#
  dialect_resources: {
    builtin: {
      torch_tensor_5_torch.float32: "0x040000000BA4643EDB2B60BE130AAABEDC9AE73D7A5A09BE",
      torch_tensor_5_8_torch.float32: "0x04000000F29CA6BC509BB33EA41C0ABE622450BD1612BB3DB514973E5935893E5D6F253D08F808BE70DFED3D1ACA633E8B3EF7BB7BC5463E6926943E0BF841BE8813A0BD78F9A2BEE136A63DBE02813E009C8CBD9914673D065EE73DD51AF7BB58BB8C3EF506533DA3EEB1BEB67B95BE0259B3BE30C06E3CDBB4433E440E3FBDBFC1A23E7D4382BDB209943D853BA33E8D39373E28CD38BCAB5CAE3E244E58BEBFD9063E",
      torch_tensor_8_torch.float32_4: "0x040000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_8_torch.float32_3: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_8_torch.float32_2: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_8_torch.float32_1: "0x040000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_8_torch.float32: "0x0400000010E7D33A52EF78BD61F5F23D984E22BECC7A91BD3349FDBD3788C23C1A052C3C",
      torch_tensor_8_3_3_3_torch.float32: "0x04000000212444BE89F636BE4924893A0E3584BD404B093E9152623D6C0F2BBEB99E31BE6056073E23C70BBD1D6BACBDAE4A783D80EC1ABDD17EBC3D1DE6473DB9A6AABDDAF21DBE075DD53D5FCDECBD795FAEBC248FD73C0960E5BD51B2D63DA69D0ABE059B413D109DA83C0C9D903D246841BEF623363C0125C03D7055FCBD4A0F433D23AD453AF22E273E33EA26BD4255AC3ADD6CABBDD84542BD4BAA613DE50F3EBE787F153E63B60D3E67EAA63D7786133E2D6175BDB58C333DC569203CA74508BE4A8697BD47EC8BBD61E742BD2EFC2EBEB8980ABEADB695BC70D4EFBC79E332BEC56D283D1A9BD63D271F243E9BDA253E7FB409BED4A07CBD4FFABABDFA93103D973B533D6D612F3D8C52E63D33F0CF3D5E8DD3BDC448073EBEEF043E0CA2D03C66742BBE18BCF1BD71AC5B3D2445883DC4C1373EF998C83D48DA8E3DE515D7BB1660063EED758FBDE67AA03D09B9BBBD4A70EBBAF0EEE83DAFD9B43D8AE430BD54B31FBB8ACCDABD6590B63DA09A043EC8AB873D37B23EBE8A120DBECEED033ED1BCE1BC270DF23DC842113E65E866BDD03FE7BDB66639BEDBC3963DA325CA3DFFA808BDC7513FBE47DEFDBD16E429BCC2E2B33D951184BD4970FEBDC83109BEC752303EEDB98E3DE70020BEA268F3BD714A27BE3519E43CB30BA0BD0BC82ABA5968F9BCAE802CBE181B30BE2FDA18BEAC11A5BD5F35F53C975AB9BD80C8E0BB23D8BCBC353A343EF1ACB3BD2227393E834917BEE46B24BECD2B803DE362E5BDAE29CA3D410EDABD4F2F1B3EFBD13E3E38DC493C5B78283D38BB373EBDA6E93DED092CBE3DDEC9BBC1E331BECE89163E9D6210BD89D4AFBA7527F2BD6850D6BD0C9BCC3C8D98223E501DC6BD5AF9943C5963323EA49D303ECC1C1ABD80B4383E5D888F3DA87B333E531ABB3BCF0327BE5B9256BD886D6C3DF72ED23D545244BE3A4A193E26C930BEF6EEE63DF270423E0B42423DB4C514BDB003D93D4BF669BDB2F911BE7DDB0BBE0451B93D9A81163E105BFF3B76133FBE37A441BE9CFF31BD5FC3D43D655303BEF078543D866CD7BD9056203E7E8D4EBDA74624BD64D82CBE518330BE051A553C18EAFE3C95F0D43DA1522CBE441F0A3D6EBFE3BC1633E73D7D36B3BD37D96A3D57D39E3D82FDC53D5D2F87BDF6AC7D3DF37C1ABD2F44543D465BF2BDC0971CBE1D3321BE07C4F7BD5DCFA6BD3BACEA3CDC6C2CBD855FE0BD"
    }
  }
#-}
