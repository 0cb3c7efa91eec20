#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> ()>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
module {
  func.func @main(%arg0: tensor<2x8x5x5xf16>) -> tensor<2x8x5x5xf16> {
    %cst = arith.constant 0.000000e+00 : f16
    %cst_0 = arith.constant 1.000000e+00 : f16
    %cst_1 = arith.constant 0.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f16>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f16>
    %cst_4 = arith.constant 0.20000000298023224 : f64
    %cst_5 = arith.constant dense<"0x2FB117286831749DCA2D17300E34CEA7B8AEF4B348B4A1357EA68F333BB6A7B809B581352135602EB4B307A9B8ADA0AE04BA1EB44DAB48372D2ABA3690AFDAACAEBC733040313C38ADB03C27C6B2A5B5D8B2A0AE8236701197B373292D2C7EB27D3589B81AAC63326DB6F02E35365B300FB8FDB2EB35BB2D0F9A3C30ED32CDB293AD7D2939B120A93B36A5B4A03883381DB86AA9952E4EB31EB38FAC1933E9B06338922DE2A7F5360432182F5BAE5B38CC33D0AB92B72A2F7DB51EB85CAD682D28366D2DBE33E2B5ED9EC52824347528B933D8B0DF2EF72F00B6BE2A27AE92B89A34F3AE18B43EAF4F293D375FAA893099362031213593B0673374A42835D2B4"> : tensor<16x8x1x1xf16>
    %cst_6 = arith.constant dense<[-7.797850e-01, 1.268550e+00, -1.960450e-01, -3.588870e-01, 7.757570e-02, -6.894530e-01, 1.332030e+00, -1.249020e+00, -1.506350e-01, 3.469240e-01, -1.044310e-01, -8.022460e-01, -8.681640e-01, 4.252930e-01, -1.030270e+00, 6.464840e-01]> : tensor<16xf16>
    %cst_7 = arith.constant dense<[[[[-4.575200e-01]], [[-1.666260e-01]], [[1.089480e-02]], [[-3.757320e-01]], [[1.955570e-01]], [[-5.561830e-03]], [[-3.107910e-01]], [[-4.555660e-01]], [[-4.697270e-01]], [[1.531220e-02]], [[-3.471680e-01]], [[-4.096680e-01]], [[-6.939700e-02]], [[6.831050e-01]], [[8.331300e-02]], [[2.288820e-01]]], [[[6.384270e-02]], [[2.349850e-01]], [[-4.028320e-01]], [[-1.291500e-01]], [[7.836910e-02]], [[-5.374910e-03]], [[-5.761710e-02]], [[-1.998290e-01]], [[-7.751460e-02]], [[-2.324220e-01]], [[-7.265630e-01]], [[-3.583980e-01]], [[1.427000e-01]], [[4.670410e-01]], [[5.439450e-01]], [[2.902220e-02]]], [[[2.680660e-01]], [[2.724610e-01]], [[-2.077640e-01]], [[-5.097660e-01]], [[9.269710e-03]], [[-5.288090e-01]], [[-9.594720e-02]], [[1.823730e-01]], [[-4.260250e-01]], [[9.689330e-03]], [[3.720700e-01]], [[1.084590e-01]], [[1.567380e-01]], [[2.719730e-01]], [[5.200200e-01]], [[4.541020e-02]]], [[[3.688960e-01]], [[-1.924130e-02]], [[-1.639400e-01]], [[9.448240e-02]], [[-1.817630e-01]], [[-1.719970e-01]], [[-1.823730e-01]], [[-6.884770e-01]], [[3.167720e-02]], [[-3.791500e-01]], [[-3.216550e-02]], [[4.350590e-01]], [[-1.563720e-01]], [[-1.625980e-01]], [[4.094240e-01]], [[1.639400e-01]]]]> : tensor<4x16x1x1xf16>
    %cst_8 = arith.constant dense<[[[[2.929690e-01]], [[-1.065670e-01]], [[2.244870e-01]], [[-2.058110e-01]]], [[[-2.027590e-01]], [[1.788330e-01]], [[-1.794430e-01]], [[2.302250e-01]]], [[[7.177730e-01]], [[-5.058590e-01]], [[-2.258300e-01]], [[3.361820e-01]]], [[[-4.351810e-02]], [[3.483890e-01]], [[-3.029790e-01]], [[9.942620e-02]]], [[[-4.516600e-02]], [[4.211430e-02]], [[9.930410e-02]], [[-3.659670e-01]]], [[[-3.222660e-01]], [[4.199220e-01]], [[8.795170e-02]], [[3.189090e-02]]], [[[-1.322170e-02]], [[1.069340e-01]], [[-3.469240e-01]], [[-2.998050e-01]]], [[[3.913570e-01]], [[4.537960e-02]], [[2.551270e-01]], [[-1.816410e-01]]], [[[4.130860e-01]], [[1.035770e-01]], [[1.444090e-01]], [[1.646730e-01]]], [[[-2.391360e-01]], [[-5.595700e-01]], [[-3.225100e-01]], [[4.892580e-01]]], [[[3.903810e-01]], [[-1.040650e-01]], [[-9.051510e-02]], [[3.107910e-01]]], [[[-5.053710e-02]], [[-3.896480e-01]], [[3.796390e-01]], [[1.431880e-01]]], [[[-7.548830e-01]], [[-9.399410e-02]], [[4.312130e-02]], [[1.444090e-01]]], [[[4.562380e-02]], [[-1.907960e-01]], [[-3.472900e-02]], [[8.850090e-02]]], [[[-8.044430e-02]], [[-1.115720e-01]], [[3.757320e-01]], [[-2.841800e-01]]], [[[-1.047970e-01]], [[-6.093750e-01]], [[1.623540e-01]], [[2.485350e-01]]]]> : tensor<16x4x1x1xf16>
    %cst_9 = arith.constant dense<"0x443168343B30942E8D3022ADB535B2AE05B7143471389CB4CEA795B24FAF1423F7B555AD09B775B1B2B515B521B8DB35E4309AB8BBB170B2A2B2F3B63E339AAF7F300F319A365BB82C3817368131B839DF2BE33317B37335722A55B01539DAAD711994AB42B31A311733CF2EABB9D734BAAED7B5CB31683102B5EF39CFB529B88BB5D236C1AA25AFC6A4BBB1A1B228B2CC32E63410B5982C913332B5D3B0FCB433B6D32712B3103285A0EC2F9DAD18B2F7A62496C7B218302B33122A1D3812B2FF30D9AF812CF8B35B35C32AB93513B6BDB049B41BB1A6B2A1A84C9D4CA256B1322B343455B45F0CB1A57F30E7A4D19CC2B4AB1E6DB4F330EEA71F2247B4B833"> : tensor<8x16x1x1xf16>
    %cst_10 = arith.constant 2.500000e+01 : f16
    %cst_11 = arith.constant 5.000000e-01 : f16
    %0 = tensor.empty() : tensor<2x16x5x5xf32>
    %1 = tensor.empty() : tensor<16xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%cst_6 : tensor<16xf16>) outs(%1 : tensor<16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %33 = arith.extf %in : f16 to f32
      linalg.yield %33 : f32
    } -> tensor<16xf32>
    %broadcasted = linalg.broadcast ins(%2 : tensor<16xf32>) outs(%0 : tensor<2x16x5x5xf32>) dimensions = [0, 2, 3] 
    %3 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%arg0, %cst_5 : tensor<2x8x5x5xf16>, tensor<16x8x1x1xf16>) outs(%broadcasted : tensor<2x16x5x5xf32>) -> tensor<2x16x5x5xf32>
    %4 = tensor.empty() : tensor<2x16x5x5xf16>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<2x16x5x5xf32>) outs(%4 : tensor<2x16x5x5xf16>) {
    ^bb0(%in: f32, %out: f16):
      %33 = arith.truncf %in : f32 to f16
      linalg.yield %33 : f16
    } -> tensor<2x16x5x5xf16>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x16x5x5xf16>) outs(%4 : tensor<2x16x5x5xf16>) {
    ^bb0(%in: f16, %out: f16):
      %33 = arith.negf %in : f16
      %34 = math.exp %33 : f16
      %35 = arith.addf %34, %cst_0 : f16
      %36 = arith.divf %cst_0, %35 : f16
      linalg.yield %36 : f16
    } -> tensor<2x16x5x5xf16>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %6 : tensor<2x16x5x5xf16>, tensor<2x16x5x5xf16>) outs(%4 : tensor<2x16x5x5xf16>) {
    ^bb0(%in: f16, %in_12: f16, %out: f16):
      %33 = arith.mulf %in, %in_12 : f16
      linalg.yield %33 : f16
    } -> tensor<2x16x5x5xf16>
    %8 = tensor.empty() : tensor<2x16x1x1xf16>
    %9 = linalg.fill ins(%cst : f16) outs(%8 : tensor<2x16x1x1xf16>) -> tensor<2x16x1x1xf16>
    %10 = tensor.empty() : tensor<5x5xf16>
    %11 = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%7, %10 : tensor<2x16x5x5xf16>, tensor<5x5xf16>) outs(%9 : tensor<2x16x1x1xf16>) -> tensor<2x16x1x1xf16>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<2x16x1x1xf16>) outs(%8 : tensor<2x16x1x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %33 = arith.divf %in, %cst_10 : f16
      linalg.yield %33 : f16
    } -> tensor<2x16x1x1xf16>
    %13 = tensor.empty() : tensor<2x4x1x1xf32>
    %14 = linalg.fill ins(%cst_1 : f32) outs(%13 : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %15 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%12, %cst_7 : tensor<2x16x1x1xf16>, tensor<4x16x1x1xf16>) outs(%14 : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
    %16 = tensor.empty() : tensor<2x4x1x1xf16>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15 : tensor<2x4x1x1xf32>) outs(%16 : tensor<2x4x1x1xf16>) {
    ^bb0(%in: f32, %out: f16):
      %33 = arith.truncf %in : f32 to f16
      linalg.yield %33 : f16
    } -> tensor<2x4x1x1xf16>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<2x4x1x1xf16>) outs(%16 : tensor<2x4x1x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %33 = arith.cmpf ugt, %in, %cst : f16
      %34 = arith.select %33, %in, %cst : f16
      linalg.yield %34 : f16
    } -> tensor<2x4x1x1xf16>
    %19 = tensor.empty() : tensor<2x16x1x1xf32>
    %20 = linalg.fill ins(%cst_1 : f32) outs(%19 : tensor<2x16x1x1xf32>) -> tensor<2x16x1x1xf32>
    %21 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%18, %cst_8 : tensor<2x4x1x1xf16>, tensor<16x4x1x1xf16>) outs(%20 : tensor<2x16x1x1xf32>) -> tensor<2x16x1x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21 : tensor<2x16x1x1xf32>) outs(%8 : tensor<2x16x1x1xf16>) {
    ^bb0(%in: f32, %out: f16):
      %33 = arith.truncf %in : f32 to f16
      linalg.yield %33 : f16
    } -> tensor<2x16x1x1xf16>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22 : tensor<2x16x1x1xf16>) outs(%8 : tensor<2x16x1x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %33 = arith.truncf %cst_4 : f64 to f16
      %34 = arith.mulf %in, %33 : f16
      linalg.yield %34 : f16
    } -> tensor<2x16x1x1xf16>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<2x16x1x1xf16>) outs(%8 : tensor<2x16x1x1xf16>) {
    ^bb0(%in: f16, %out: f16):
      %33 = arith.addf %in, %cst_11 : f16
      linalg.yield %33 : f16
    } -> tensor<2x16x1x1xf16>
    %25 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_3, %24 : tensor<f16>, tensor<2x16x1x1xf16>) outs(%8 : tensor<2x16x1x1xf16>) {
    ^bb0(%in: f16, %in_12: f16, %out: f16):
      %33 = arith.cmpf olt, %in, %in_12 : f16
      %34 = arith.select %33, %in, %in_12 : f16
      linalg.yield %34 : f16
    } -> tensor<2x16x1x1xf16>
    %26 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_2, %25 : tensor<f16>, tensor<2x16x1x1xf16>) outs(%8 : tensor<2x16x1x1xf16>) {
    ^bb0(%in: f16, %in_12: f16, %out: f16):
      %33 = arith.cmpf ogt, %in, %in_12 : f16
      %34 = arith.select %33, %in, %in_12 : f16
      linalg.yield %34 : f16
    } -> tensor<2x16x1x1xf16>
    %27 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %26 : tensor<2x16x5x5xf16>, tensor<2x16x1x1xf16>) outs(%4 : tensor<2x16x5x5xf16>) {
    ^bb0(%in: f16, %in_12: f16, %out: f16):
      %33 = arith.mulf %in, %in_12 : f16
      linalg.yield %33 : f16
    } -> tensor<2x16x5x5xf16>
    %28 = tensor.empty() : tensor<2x8x5x5xf32>
    %29 = linalg.fill ins(%cst_1 : f32) outs(%28 : tensor<2x8x5x5xf32>) -> tensor<2x8x5x5xf32>
    %30 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%27, %cst_9 : tensor<2x16x5x5xf16>, tensor<8x16x1x1xf16>) outs(%29 : tensor<2x8x5x5xf32>) -> tensor<2x8x5x5xf32>
    %31 = tensor.empty() : tensor<2x8x5x5xf16>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30 : tensor<2x8x5x5xf32>) outs(%31 : tensor<2x8x5x5xf16>) {
    ^bb0(%in: f32, %out: f16):
      %33 = arith.truncf %in : f32 to f16
      linalg.yield %33 : f16
    } -> tensor<2x8x5x5xf16>
    return %32 : tensor<2x8x5x5xf16>
  }
}

