module @jit_grey_erosion_dilation_opening_tophat {
  util.func public @main(%arg0: tensor<20x24xf32>) -> (tensor<20x24xf32>, tensor<20x24xf32>, tensor<20x24xf32>, tensor<20x24xf32>) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_2 = arith.constant dense<0x7F800000> : tensor<f32>
    %0 = tensor.empty() : tensor<20x24xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%0 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x24xf32>
    %padded = tensor.pad %arg0 low[1, 1] high[1, 1] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst_0 : f32
    } : tensor<20x24xf32> to tensor<22x26xf32>
    %2 = tensor.empty() : tensor<3x3xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%padded, %2 : tensor<22x26xf32>, tensor<3x3xf32>) outs(%1 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %20 = arith.minimumf %out, %in : f32
      linalg.yield %20 : f32
    } -> tensor<20x24xf32>
    %4 = tensor.empty() : tensor<20x24xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%4 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x24xf32>
    %padded_3 = tensor.pad %3 low[1, 1] high[1, 1] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<20x24xf32> to tensor<22x26xf32>
    %6 = tensor.empty() : tensor<3x3xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%padded_3, %6 : tensor<22x26xf32>, tensor<3x3xf32>) outs(%5 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %20 = arith.maximumf %out, %in : f32
      linalg.yield %20 : f32
    } -> tensor<20x24xf32>
    %8 = tensor.empty() : tensor<20x24xf32>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg0, %7 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%8 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %20 = arith.subf %in, %in_6 : f32
      linalg.yield %20 : f32
    } -> tensor<20x24xf32>
    %10 = tensor.empty() : tensor<20x24xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%10 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x24xf32>
    %padded_4 = tensor.pad %arg0 low[1, 1] high[1, 1] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<20x24xf32> to tensor<22x26xf32>
    %12 = tensor.empty() : tensor<3x3xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%padded_4, %12 : tensor<22x26xf32>, tensor<3x3xf32>) outs(%11 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %20 = arith.maximumf %out, %in : f32
      linalg.yield %20 : f32
    } -> tensor<20x24xf32>
    %14 = tensor.empty() : tensor<20x24xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%13, %3 : tensor<20x24xf32>, tensor<20x24xf32>) outs(%14 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %20 = arith.subf %in, %in_6 : f32
      linalg.yield %20 : f32
    } -> tensor<20x24xf32>
    %16 = tensor.empty() : tensor<20x24xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<f32>) outs(%16 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20x24xf32>
    %padded_5 = tensor.pad %13 low[1, 1] high[1, 1] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst_0 : f32
    } : tensor<20x24xf32> to tensor<22x26xf32>
    %18 = tensor.empty() : tensor<3x3xf32>
    %19 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>, affine_map<(d0, d1, d2, d3) -> (d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%padded_5, %18 : tensor<22x26xf32>, tensor<3x3xf32>) outs(%17 : tensor<20x24xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %20 = arith.minimumf %out, %in : f32
      linalg.yield %20 : f32
    } -> tensor<20x24xf32>
    util.return %7, %9, %15, %19 : tensor<20x24xf32>, tensor<20x24xf32>, tensor<20x24xf32>, tensor<20x24xf32>
  }
}