module @jit_windows_of_seven_mixed_by_position_then_back attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "", cpu_features = "", data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = "x86_64-unknown-unknown-eabi-elf"}>]> : !hal.device
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<2x14x21x16xf16>, %input1: tensor<49x49xf16>, %input2: tensor<16x24xf16>) -> (%output0: tensor<2x14x21x24xf16>)"}} {
    %cst = arith.constant 0.000000e+00 : f16
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<2x14x21x16xf16>
    %1 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<49x49xf16>
    %2 = iree_tensor_ext.compute_barrier.start %1 : tensor<49x49xf16> -> tensor<49x49xf16>
    %3 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<16x24xf16>
    %4 = iree_tensor_ext.compute_barrier.start %3 : tensor<16x24xf16> -> tensor<16x24xf16>
    %expanded = tensor.expand_shape %0 [[0], [1, 2], [3, 4], [5]] output_shape [2, 2, 7, 3, 7, 16] : tensor<2x14x21x16xf16> into tensor<2x2x7x3x7x16xf16>
    %5 = iree_tensor_ext.compute_barrier.start %expanded : tensor<2x2x7x3x7x16xf16> -> tensor<2x2x7x3x7x16xf16>
    %6 = tensor.empty() : tensor<2x2x3x16x7x7xf16>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d2, d5, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%5 : tensor<2x2x7x3x7x16xf16>) outs(%6 : tensor<2x2x3x16x7x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x3x16x7x7xf16>
    %collapsed = tensor.collapse_shape %7 [[0, 1, 2, 3], [4, 5]] : tensor<2x2x3x16x7x7xf16> into tensor<192x49xf16>
    %8 = tensor.empty() : tensor<192x49xf16>
    %9 = linalg.fill ins(%cst : f16) outs(%8 : tensor<192x49xf16>) -> tensor<192x49xf16>
    %10 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%collapsed, %2 : tensor<192x49xf16>, tensor<49x49xf16>) outs(%9 : tensor<192x49xf16>) -> tensor<192x49xf16>
    %expanded_0 = tensor.expand_shape %10 [[0, 1, 2, 3], [4, 5]] output_shape [2, 2, 3, 16, 7, 7] : tensor<192x49xf16> into tensor<2x2x3x16x7x7xf16>
    %11 = tensor.empty() : tensor<2x2x7x3x7x16xf16>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d5, d2, d4)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_0 : tensor<2x2x3x16x7x7xf16>) outs(%11 : tensor<2x2x7x3x7x16xf16>) {
    ^bb0(%in: f16, %out: f16):
      linalg.yield %in : f16
    } -> tensor<2x2x7x3x7x16xf16>
    %collapsed_1 = tensor.collapse_shape %12 [[0, 1, 2, 3, 4], [5]] : tensor<2x2x7x3x7x16xf16> into tensor<588x16xf16>
    %13 = tensor.empty() : tensor<588x24xf16>
    %14 = linalg.fill ins(%cst : f16) outs(%13 : tensor<588x24xf16>) -> tensor<588x24xf16>
    %15 = linalg.matmul ins(%collapsed_1, %4 : tensor<588x16xf16>, tensor<16x24xf16>) outs(%14 : tensor<588x24xf16>) -> tensor<588x24xf16>
    %16 = iree_tensor_ext.compute_barrier.end %15 : tensor<588x24xf16> -> tensor<588x24xf16>
    %expanded_2 = tensor.expand_shape %16 [[0, 1, 2], [3]] output_shape [2, 14, 21, 24] : tensor<588x24xf16> into tensor<2x14x21x24xf16>
    %17 = hal.tensor.export %expanded_2 "output0" : tensor<2x14x21x24xf16> -> !hal.buffer_view
    util.return %17 : !hal.buffer_view
  }
}