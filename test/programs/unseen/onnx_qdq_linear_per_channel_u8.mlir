#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @main(%arg0: tensor<?x16xf32>) -> tensor<?x8xf32> {
    %c0 = arith.constant 0 : index
    %c128_i64 = arith.constant 128 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<[0.00109662104, 0.00278427568, 0.00816161465, 0.00316942926, 0.00345307961, 0.00888564251, 9.157560e-03, 0.00574038969]> : tensor<8xf32>
    %cst_1 = arith.constant dense<[-1.50377798, -0.0938143506, 0.548758864, 0.0241347048, -1.16327524, -0.0225675628, 0.807512164, 0.357249975]> : tensor<8xf32>
    %cst_2 = arith.constant 2.550000e+02 : f32
    %cst_3 = arith.constant 2.000000e-02 : f32
    %cst_4 = arith.constant 1.280000e+02 : f32
    %cst_5 = arith.constant dense<"0xCA0B2FA1CCE2549EADDA57F9BFE41B04C5A2255833C69DAD3214032102DCA85214BB22BF5544B3F5AC0B3835EDFB174DA8C9B1FD9DBEF6CCF116341439E8119E50F5B3D2A3621D0FF24CEE2528AFC9FE09595406DCB8143318374F2E3A1F3C4518F21CE0A44E06ADC45C3BC0F1DF493BCDB558E6A91D4ADE214421D73611BEE2"> : tensor<16x8xi8>
    %cst_6 = arith.constant dense<0> : tensor<8xi8>
    %dim = tensor.dim %arg0, %c0 : tensor<?x16xf32>
    %0 = tensor.empty(%dim) : tensor<?x16xi8>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<?x16xf32>) outs(%0 : tensor<?x16xi8>) {
    ^bb0(%in: f32, %out: i8):
      %11 = arith.divf %in, %cst_3 : f32
      %12 = math.roundeven %11 : f32
      %13 = arith.addf %12, %cst_4 : f32
      %14 = arith.maximumf %13, %cst : f32
      %15 = arith.minimumf %14, %cst_2 : f32
      %16 = arith.fptoui %15 : f32 to i8
      linalg.yield %16 : i8
    } -> tensor<?x16xi8>
    %2 = tensor.empty(%dim) : tensor<?x16xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<?x16xi8>) outs(%2 : tensor<?x16xf32>) {
    ^bb0(%in: i8, %out: f32):
      %11 = arith.extui %in : i8 to i64
      %12 = arith.subi %11, %c128_i64 : i64
      %13 = arith.sitofp %12 : i64 to f32
      %14 = arith.mulf %13, %cst_3 : f32
      linalg.yield %14 : f32
    } -> tensor<?x16xf32>
    %4 = tensor.empty() : tensor<16x8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_5, %cst_0, %cst_6 : tensor<16x8xi8>, tensor<8xf32>, tensor<8xi8>) outs(%4 : tensor<16x8xf32>) {
    ^bb0(%in: i8, %in_7: f32, %in_8: i8, %out: f32):
      %11 = arith.extsi %in_8 : i8 to i16
      %12 = arith.extsi %in : i8 to i16
      %13 = arith.subi %12, %11 : i16
      %14 = arith.sitofp %13 : i16 to f32
      %15 = arith.mulf %14, %in_7 : f32
      linalg.yield %15 : f32
    } -> tensor<16x8xf32>
    %6 = tensor.empty(%dim) : tensor<?x8xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %8 = linalg.matmul ins(%3, %5 : tensor<?x16xf32>, tensor<16x8xf32>) outs(%7 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%8, %cst_1 : tensor<?x8xf32>, tensor<8xf32>) outs(%6 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_7: f32, %out: f32):
      %11 = arith.addf %in, %in_7 : f32
      linalg.yield %11 : f32
    } -> tensor<?x8xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<?x8xf32>) outs(%6 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %11 = arith.cmpf ugt, %in, %cst : f32
      %12 = arith.select %11, %in, %cst : f32
      linalg.yield %12 : f32
    } -> tensor<?x8xf32>
    return %10 : tensor<?x8xf32>
  }
}

