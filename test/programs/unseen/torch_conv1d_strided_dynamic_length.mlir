#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<?x6x?xf32>) -> tensor<?x8x?xf32> {
    %c1_i64 = arith.constant 1 : i64
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant dense_resource<torch_tensor_8_6_3_torch.float32> : tensor<8x6x3xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_8_torch.float32> : tensor<8xf32>
    %c-1_i64 = arith.constant -1 : i64
    %cst_4 = arith.constant 1.41421354 : f32
    %dim = tensor.dim %arg0, %c0 : tensor<?x6x?xf32>
    %dim_5 = tensor.dim %arg0, %c2 : tensor<?x6x?xf32>
    %padded = tensor.pad %arg0 low[0, 0, 1] high[0, 0, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index):
      tensor.yield %cst : f32
    } : tensor<?x6x?xf32> to tensor<?x6x?xf32>
    %0 = arith.index_cast %dim_5 : index to i64
    %1 = arith.addi %0, %c-1_i64 : i64
    %2 = arith.floordivsi %1, %c2_i64 : i64
    %3 = arith.addi %2, %c1_i64 : i64
    %4 = arith.index_cast %3 : i64 to index
    %5 = tensor.empty(%dim, %4) : tensor<?x8x?xf32>
    %broadcasted = linalg.broadcast ins(%cst_3 : tensor<8xf32>) outs(%5 : tensor<?x8x?xf32>) dimensions = [0, 2] 
    %6 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<2> : vector<1xi64>} ins(%padded, %cst_2 : tensor<?x6x?xf32>, tensor<8x6x3xf32>) outs(%broadcasted : tensor<?x8x?xf32>) -> tensor<?x8x?xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<?x8x?xf32>) outs(%5 : tensor<?x8x?xf32>) {
    ^bb0(%in: f32, %out: f32):
      %8 = arith.divf %in, %cst_4 : f32
      %9 = math.erf %8 : f32
      %10 = arith.addf %9, %cst_0 : f32
      %11 = arith.mulf %10, %cst_1 : f32
      %12 = arith.mulf %in, %11 : f32
      linalg.yield %12 : f32
    } -> tensor<?x8x?xf32>
    return %7 : tensor<?x8x?xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_8_6_3_torch.float32: "0x040000006ED158BE81D8E4BDBA57243E0345C8BAEFEEEFBDD2F438BE5DE061BE86B54BBE74D343BDE05C043E187D023E41C668BE348E163EA4DD3CBE6B1A4CBDA2BAC3BD33F539BD718E3DBD669558BE0B6650BE2D1217BD60C3473B6A49DBBDEED6B53DBF3C59BE2D4F82BC8341543E9BE5C4BDB2F2593E77D1AE3D32D159BE10B5183EE3CFDEBC1D7DD7BDED00413E890A43BE3331CF3CD7214ABD8B5B2C3E87BF863DDDF2E73DEC79AA3DBD2968BD5B094BBD4AE646BE6EC7023E44A23F3ED724253EDE3F2ABEC33B2C3C6C242ABE48DD04BE2BA40CBE70F7A43D3ED40FBE4981A8BBD774223CED951B3EBD7236BE2CB225BEE0250CBE70EF283E3385ADBD6C954B3EF78DAE3DAE7FF43CB6F9E5BA56D93EBD7342F23CC9735CBD0D13D9BAAF5DF63CD6CA3CBEFF01FDBD4FE5423ECBDF43BE0DA68ABC04C36E3E2E60AE3DF0ACDA3B092A51BEC120EF3D5BEA2BBEC60689BDB9F5A1BD0EF80EBDAAF6283B2713473E440CF13C022F583E73A4133E329718BE4880D83DA69D2ABE8F96CCBD78FA8D3DC6639F3D0A13353E08659BBDEED3C539C483F83DA06A69BE7A7F2E3ED49547BEE8E5543BF02324BD113CFEBD9A34FF3C9995473EA41B8DBD224B0FBE2887B2BD02396FBE66E5D93D01D5E7BD941121BE1E0C0BBE59C50A3E87A2FF3D973F393ED317AF3D5C35A1BD0CE586BD039C8E3DD467463E503F833D5965E4BD39EAE2BD943264BEA394503D4F7207BEA13057BE63A4533EC7BD1CBEBAA8DBBCB04B8A3DB90EF63BF96722BE871843BE1362403EDE351D3DC93C483EA6D3A1BDF12F8E3D",
      torch_tensor_8_torch.float32: "0x04000000B8C55CBD7BBC2BBC95FF12BE7941A33D7A9E983D19539FBBF52059BDEDC714BE"
    }
  }
#-}
