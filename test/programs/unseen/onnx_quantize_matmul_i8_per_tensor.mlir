// QLinearMatMul of signed bytes, dequantized.
module {
  util.func public @quantize_matmul_i8_per_tensor$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.fence, %arg3: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c3_i64 = arith.constant 3 : i64
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant -1.280000e+02 : f32
    %cst_0 = arith.constant 1.270000e+02 : f32
    %c3_i32 = arith.constant 3 : i32
    %cst_1 = arith.constant 3.99999961E-4 : f32
    %cst_2 = arith.constant 1.000000e-01 : f32
    %cst_3 = arith.constant 3.000000e+00 : f32
    %0 = hal.tensor.import wait(%arg2) => %arg0 : !hal.buffer_view -> tensor<6x32xi8>
    %1 = hal.tensor.import wait(%arg2) => %arg1 : !hal.buffer_view -> tensor<32x16xi8>
    %2 = tensor.empty() : tensor<6x16xi32>
    %3 = linalg.fill ins(%c0_i32 : i32) outs(%2 : tensor<6x16xi32>) -> tensor<6x16xi32>
    %4 = linalg.quantized_matmul ins(%0, %1, %c3_i32, %c0_i32 : tensor<6x32xi8>, tensor<32x16xi8>, i32, i32) outs(%3 : tensor<6x16xi32>) -> tensor<6x16xi32>
    %5 = tensor.empty() : tensor<6x16xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<6x16xi32>) outs(%5 : tensor<6x16xf32>) {
    ^bb0(%in: i32, %out: f32):
      %12 = arith.sitofp %in : i32 to f32
      %13 = arith.mulf %12, %cst_1 : f32
      linalg.yield %13 : f32
    } -> tensor<6x16xf32>
    %7 = tensor.empty() : tensor<6x16xi8>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<6x16xf32>) outs(%7 : tensor<6x16xi8>) {
    ^bb0(%in: f32, %out: i8):
      %12 = arith.divf %in, %cst_2 : f32
      %13 = math.roundeven %12 : f32
      %14 = arith.addf %13, %cst_3 : f32
      %15 = arith.maximumf %14, %cst : f32
      %16 = arith.minimumf %15, %cst_0 : f32
      %17 = arith.fptosi %16 : f32 to i8
      linalg.yield %17 : i8
    } -> tensor<6x16xi8>
    %9 = iree_linalg_ext.dequantize_affine <indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], quant_min = -128, quant_max = 127> ins(%8, %cst_2, %c3_i64 : tensor<6x16xi8>, f32, i64) outs(%5 : tensor<6x16xf32>) -> tensor<6x16xf32>
    %10 = hal.tensor.barrier join(%9 : tensor<6x16xf32>) => %arg3 : !hal.fence
    %11 = hal.tensor.export %10 : tensor<6x16xf32> -> !hal.buffer_view
    util.return %11 : !hal.buffer_view
  }
  util.func public @quantize_matmul_i8_per_tensor(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @quantize_matmul_i8_per_tensor$async(%arg0, %arg1, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}