module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c128_i64 = arith.constant 128 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<"0xCA0B2FA1CCE2549EADDA57F9BFE41B04C5A2255833C69DAD3214032102DCA85214BB22BF5544B3F5AC0B3835EDFB174DA8C9B1FD9DBEF6CCF116341439E8119E50F5B3D2A3621D0FF24CEE2528AFC9FE09595406DCB8143318374F2E3A1F3C4518F21CE0A44E06ADC45C3BC0F1DF493BCDB558E6A91D4ADE214421D73611BEE2"> : tensor<16x8xi8>
    %cst_1 = arith.constant dense<[0.00109662104, 0.00278427568, 0.00816161465, 0.00316942926, 0.00345307961, 0.00888564251, 9.157560e-03, 0.00574038969]> : tensor<8xf32>
    %cst_2 = arith.constant dense<[-1.50377798, -0.0938143506, 0.548758864, 0.0241347048, -1.16327524, -0.0225675628, 0.807512164, 0.357249975]> : tensor<8xf32>
    %cst_3 = arith.constant 2.000000e-02 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<?x16xf32>{%0}
    %dim = tensor.dim %1, %c0 : tensor<?x16xf32>
    %2 = tensor.empty(%dim) : tensor<?x16xi8>
    %3 = iree_linalg_ext.quantize_affine <indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], quant_min = 0, quant_max = 255, storage_unsigned> ins(%1, %cst_3, %c128_i64 : tensor<?x16xf32>, f32, i64) outs(%2 : tensor<?x16xi8>) -> tensor<?x16xi8>
    %4 = tensor.empty(%dim) : tensor<?x16xf32>
    %5 = iree_linalg_ext.dequantize_affine <indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], quant_min = 0, quant_max = 255, input_unsigned> ins(%3, %cst_3, %c128_i64 : tensor<?x16xi8>, f32, i64) outs(%4 : tensor<?x16xf32>) -> tensor<?x16xf32>
    %6 = tensor.empty() : tensor<16x8xf32>
    %7 = iree_linalg_ext.dequantize_affine <indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], quant_min = -128, quant_max = 127> ins(%cst_0, %cst_1 : tensor<16x8xi8>, tensor<8xf32>) outs(%6 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %dim_4 = tensor.dim %5, %c0 : tensor<?x16xf32>
    %8 = tensor.empty(%dim_4) : tensor<?x8xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %10 = linalg.matmul ins(%5, %7 : tensor<?x16xf32>, tensor<16x8xf32>) outs(%9 : tensor<?x8xf32>) -> tensor<?x8xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %cst_2 : tensor<?x8xf32>, tensor<8xf32>) outs(%8 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %15 = arith.addf %in, %in_6 : f32
      linalg.yield %15 : f32
    } -> tensor<?x8xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<?x8xf32>) outs(%8 : tensor<?x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %15 = arith.cmpf ugt, %in, %cst : f32
      %16 = arith.select %15, %in, %cst : f32
      linalg.yield %16 : f32
    } -> tensor<?x8xf32>
    %13 = hal.tensor.barrier join(%12 : tensor<?x8xf32>) => %arg2 : !hal.fence
    %dim_5 = tensor.dim %13, %c0 : tensor<?x8xf32>
    %14 = hal.tensor.export %13 : tensor<?x8xf32>{%dim_5} -> !hal.buffer_view
    util.return %14 : !hal.buffer_view
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