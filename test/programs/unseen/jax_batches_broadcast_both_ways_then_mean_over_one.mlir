module @jit_batches_broadcast_both_ways_then_mean_over_one attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "", cpu_features = "", data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = "x86_64-unknown-unknown-eabi-elf"}>]> : !hal.device
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<5x1x17x33xbf16>, %input1: tensor<3x33x9xbf16>, %input2: tensor<17x1xf32>) -> (%output0: tensor<3x17x9xf32>)"}} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 5.000000e+00 : f32
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<5x1x17x33xbf16>
    %1 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<3x33x9xbf16>
    %2 = iree_tensor_ext.compute_barrier.start %1 : tensor<3x33x9xbf16> -> tensor<3x33x9xbf16>
    %3 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<17x1xf32>
    %collapsed = tensor.collapse_shape %0 [[0, 1, 2], [3]] : tensor<5x1x17x33xbf16> into tensor<85x33xbf16>
    %4 = iree_tensor_ext.compute_barrier.start %collapsed : tensor<85x33xbf16> -> tensor<85x33xbf16>
    %5 = tensor.empty() : tensor<33x3x9xbf16>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<3x33x9xbf16>) outs(%5 : tensor<33x3x9xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<33x3x9xbf16>
    %collapsed_1 = tensor.collapse_shape %6 [[0], [1, 2]] : tensor<33x3x9xbf16> into tensor<33x27xbf16>
    %7 = tensor.empty() : tensor<85x27xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<85x27xf32>) -> tensor<85x27xf32>
    %9 = linalg.matmul ins(%4, %collapsed_1 : tensor<85x33xbf16>, tensor<33x27xbf16>) outs(%8 : tensor<85x27xf32>) -> tensor<85x27xf32>
    %expanded = tensor.expand_shape %9 [[0, 1], [2, 3]] output_shape [5, 17, 3, 9] : tensor<85x27xf32> into tensor<5x17x3x9xf32>
    %10 = tensor.empty() : tensor<5x3x17x9xf32>
    %collapsed_2 = tensor.collapse_shape %3 [[0, 1]] : tensor<17x1xf32> into tensor<17xf32>
    %11 = iree_tensor_ext.compute_barrier.start %collapsed_2 : tensor<17xf32> -> tensor<17xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<17xf32>) outs(%10 : tensor<5x3x17x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x3x17x9xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %12 : tensor<5x17x3x9xf32>, tensor<5x3x17x9xf32>) outs(%10 : tensor<5x3x17x9xf32>) {
    ^bb0(%in: f32, %in_3: f32, %out: f32):
      %20 = arith.mulf %in, %in_3 : f32
      linalg.yield %20 : f32
    } -> tensor<5x3x17x9xf32>
    %14 = tensor.empty() : tensor<3x17x9xf32>
    %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<3x17x9xf32>) -> tensor<3x17x9xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%13 : tensor<5x3x17x9xf32>) outs(%15 : tensor<3x17x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.addf %out, %in : f32
      linalg.yield %20 : f32
    } -> tensor<3x17x9xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<3x17x9xf32>) outs(%14 : tensor<3x17x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %20 = arith.divf %in, %cst_0 : f32
      linalg.yield %20 : f32
    } -> tensor<3x17x9xf32>
    %18 = iree_tensor_ext.compute_barrier.end %17 : tensor<3x17x9xf32> -> tensor<3x17x9xf32>
    %19 = hal.tensor.export %18 "output0" : tensor<3x17x9xf32> -> !hal.buffer_view
    util.return %19 : !hal.buffer_view
  }
}