module @jit_einsum_nhsd_hdf_nfe_s_to_nseh_broadcast_batches {
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<2x3x24x16xbf16>, %input1: tensor<3x16x32xbf16>, %input2: tensor<2x32x20xbf16>, %input3: tensor<24xbf16>) -> (%output0: tensor<2x24x20x3xbf16>)"}} {
    %cst = arith.constant 0.000000e+00 : bf16
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<2x3x24x16xbf16>
    %1 = iree_tensor_ext.compute_barrier.start %0 : tensor<2x3x24x16xbf16> -> tensor<2x3x24x16xbf16>
    %2 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<3x16x32xbf16>
    %3 = iree_tensor_ext.compute_barrier.start %2 : tensor<3x16x32xbf16> -> tensor<3x16x32xbf16>
    %4 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<2x32x20xbf16>
    %5 = iree_tensor_ext.compute_barrier.start %4 : tensor<2x32x20xbf16> -> tensor<2x32x20xbf16>
    %6 = hal.tensor.import %arg3 "input3" : !hal.buffer_view -> tensor<24xbf16>
    %7 = iree_tensor_ext.compute_barrier.start %6 : tensor<24xbf16> -> tensor<24xbf16>
    %8 = tensor.empty() : tensor<24x2x3x16xbf16>
    %9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7 : tensor<24xbf16>) outs(%8 : tensor<24x2x3x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<24x2x3x16xbf16>
    %10 = tensor.empty() : tensor<2x20x32xbf16>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5 : tensor<2x32x20xbf16>) outs(%10 : tensor<2x20x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x20x32xbf16>
    %collapsed = tensor.collapse_shape %11 [[0, 1], [2]] : tensor<2x20x32xbf16> into tensor<40x32xbf16>
    %12 = tensor.empty() : tensor<32x3x16xbf16>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3 : tensor<3x16x32xbf16>) outs(%12 : tensor<32x3x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x3x16xbf16>
    %collapsed_0 = tensor.collapse_shape %13 [[0], [1, 2]] : tensor<32x3x16xbf16> into tensor<32x48xbf16>
    %14 = tensor.empty() : tensor<40x48xbf16>
    %15 = linalg.fill ins(%cst : bf16) outs(%14 : tensor<40x48xbf16>) -> tensor<40x48xbf16>
    %16 = linalg.matmul ins(%collapsed, %collapsed_0 : tensor<40x32xbf16>, tensor<32x48xbf16>) outs(%15 : tensor<40x48xbf16>) -> tensor<40x48xbf16>
    %expanded = tensor.expand_shape %16 [[0, 1], [2, 3]] output_shape [2, 20, 3, 16] : tensor<40x48xbf16> into tensor<2x20x3x16xbf16>
    %17 = tensor.empty() : tensor<2x3x20x16xbf16>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x20x3x16xbf16>) outs(%17 : tensor<2x3x20x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x3x20x16xbf16>
    %19 = tensor.empty() : tensor<2x3x16x24xbf16>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %9 : tensor<2x3x24x16xbf16>, tensor<24x2x3x16xbf16>) outs(%19 : tensor<2x3x16x24xbf16>) {
    ^bb0(%in: bf16, %in_4: bf16, %out: bf16):
      %28 = arith.mulf %in, %in_4 : bf16
      linalg.yield %28 : bf16
    } -> tensor<2x3x16x24xbf16>
    %collapsed_1 = tensor.collapse_shape %18 [[0, 1], [2], [3]] : tensor<2x3x20x16xbf16> into tensor<6x20x16xbf16>
    %collapsed_2 = tensor.collapse_shape %20 [[0, 1], [2], [3]] : tensor<2x3x16x24xbf16> into tensor<6x16x24xbf16>
    %21 = tensor.empty() : tensor<6x20x24xbf16>
    %22 = linalg.fill ins(%cst : bf16) outs(%21 : tensor<6x20x24xbf16>) -> tensor<6x20x24xbf16>
    %23 = linalg.batch_matmul ins(%collapsed_1, %collapsed_2 : tensor<6x20x16xbf16>, tensor<6x16x24xbf16>) outs(%22 : tensor<6x20x24xbf16>) -> tensor<6x20x24xbf16>
    %expanded_3 = tensor.expand_shape %23 [[0, 1], [2], [3]] output_shape [2, 3, 20, 24] : tensor<6x20x24xbf16> into tensor<2x3x20x24xbf16>
    %24 = tensor.empty() : tensor<2x24x20x3xbf16>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d3, d2, d1)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<2x3x20x24xbf16>) outs(%24 : tensor<2x24x20x3xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<2x24x20x3xbf16>
    %26 = iree_tensor_ext.compute_barrier.end %25 : tensor<2x24x20x3xbf16> -> tensor<2x24x20x3xbf16>
    %27 = hal.tensor.export %26 "output0" : tensor<2x24x20x3xbf16> -> !hal.buffer_view
    util.return %27 : !hal.buffer_view
  }
}