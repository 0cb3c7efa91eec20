module @jit_f {
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<16x32xbf16>, %input1: tensor<32x24xbf16>, %input2: tensor<24xf32>) -> (%output0: tensor<16x24xbf16>, %output1: tensor<16xf32>)"}} {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<16x32xbf16>
    %1 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<32x24xbf16>
    %2 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<24xf32>
    %3 = tensor.empty() : tensor<16x24xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %5 = linalg.matmul ins(%0, %1 : tensor<16x32xbf16>, tensor<32x24xbf16>) outs(%4 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<24xf32>) outs(%3 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%5, %6 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%3 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %16 = arith.addf %in, %in_0 : f32
      linalg.yield %16 : f32
    } -> tensor<16x24xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<16x24xf32>) outs(%3 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = math.tanh %in : f32
      linalg.yield %16 : f32
    } -> tensor<16x24xf32>
    %9 = tensor.empty() : tensor<16x24xbf16>
    %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<16x24xf32>) outs(%9 : tensor<16x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %16 = arith.truncf %in : f32 to bf16
      linalg.yield %16 : bf16
    } -> tensor<16x24xbf16>
    %11 = tensor.empty() : tensor<16xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<16xf32>) -> tensor<16xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<16x24xf32>) outs(%12 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %16 = arith.addf %out, %in : f32
      linalg.yield %16 : f32
    } -> tensor<16xf32>
    %14 = hal.tensor.export %10 "output0" : tensor<16x24xbf16> -> !hal.buffer_view
    %15 = hal.tensor.export %13 "output1" : tensor<16xf32> -> !hal.buffer_view
    util.return %14, %15 : !hal.buffer_view, !hal.buffer_view
  }
}