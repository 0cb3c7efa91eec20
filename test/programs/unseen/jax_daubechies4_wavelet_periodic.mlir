module @jit_daubechies4_wavelet_periodic_lifting attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "", cpu_features = "", data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = "x86_64-unknown-unknown-eabi-elf"}>]> : !hal.device
  util.func public @main(%arg0: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<4x32xf32>) -> (%output0: tensor<4x16xf32>, %output1: tensor<4x16xf32>)"}} {
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<4x32xf32>
    %1 = tensor.empty() : tensor<4x34xf32>
    %2 = flow.dispatch.workgroups(%0, %1) : (tensor<4x32xf32>, tensor<4x34xf32>) -> %1 =
        (%arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x32xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4x34xf32>>) {
      %16 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0, 0], sizes = [4, 32], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x32xf32>> -> tensor<4x32xf32>
      iree_tensor_ext.dispatch.tensor.store %16, %arg2, offsets = [0, 0], sizes = [4, 32], strides = [1, 1] : tensor<4x32xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4x34xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %3 = flow.dispatch.workgroups(%0, %2) : (tensor<4x32xf32>, tensor<4x34xf32>) -> %2 =
        (%arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x32xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4x34xf32>>) {
      %16 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0, 0], sizes = [4, 2], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x32xf32>> -> tensor<4x2xf32>
      iree_tensor_ext.dispatch.tensor.store %16, %arg2, offsets = [0, 32], sizes = [4, 2], strides = [1, 1] : tensor<4x2xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4x34xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %4 = tensor.empty() : tensor<4x16x4xf32>
    %5 = flow.dispatch.workgroups(%3, %4) : (tensor<4x34xf32>, tensor<4x16x4xf32>) -> %4 =
        (%arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x34xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4x16x4xf32>>) {
      %16 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0, 0], sizes = [4, 16], strides = [1, 2] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x34xf32>> -> tensor<4x16xf32>
      iree_tensor_ext.dispatch.tensor.store %16, %arg2, offsets = [0, 0, 0], sizes = [4, 16, 1], strides = [1, 1, 1] : tensor<4x16xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4x16x4xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %6 = flow.dispatch.workgroups(%3, %5) : (tensor<4x34xf32>, tensor<4x16x4xf32>) -> %5 =
        (%arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x34xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4x16x4xf32>>) {
      %16 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0, 1], sizes = [4, 16], strides = [1, 2] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x34xf32>> -> tensor<4x16xf32>
      iree_tensor_ext.dispatch.tensor.store %16, %arg2, offsets = [0, 0, 1], sizes = [4, 16, 1], strides = [1, 1, 1] : tensor<4x16xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4x16x4xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %7 = flow.dispatch.workgroups(%3, %6) : (tensor<4x34xf32>, tensor<4x16x4xf32>) -> %6 =
        (%arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x34xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4x16x4xf32>>) {
      %16 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0, 2], sizes = [4, 16], strides = [1, 2] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x34xf32>> -> tensor<4x16xf32>
      iree_tensor_ext.dispatch.tensor.store %16, %arg2, offsets = [0, 0, 2], sizes = [4, 16, 1], strides = [1, 1, 1] : tensor<4x16xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4x16x4xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %8 = flow.dispatch.workgroups(%3, %7) : (tensor<4x34xf32>, tensor<4x16x4xf32>) -> %7 =
        (%arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x34xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4x16x4xf32>>) {
      %16 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0, 3], sizes = [4, 16], strides = [1, 2] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4x34xf32>> -> tensor<4x16xf32>
      iree_tensor_ext.dispatch.tensor.store %16, %arg2, offsets = [0, 0, 3], sizes = [4, 16, 1], strides = [1, 1, 1] : tensor<4x16xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<4x16x4xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %9 = flow.tensor.reshape %8 : tensor<4x16x4xf32> -> tensor<64x4xf32>
    %10 = flow.dispatch.workgroups(%9) : (tensor<64x4xf32>) -> tensor<64xf32> =
        (%arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<64x4xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<64xf32>>) {
      %cst = arith.constant dense<[0.482962906, 0.83651632, 0.224143907, -0.129409507]> : tensor<4xf32>
      %cst_0 = arith.constant 0.000000e+00 : f32
      %16 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0, 0], sizes = [64, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<64x4xf32>> -> tensor<64x4xf32>
      %17 = tensor.empty() : tensor<64xf32>
      %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<64xf32>) -> tensor<64xf32>
      %19 = linalg.matvec ins(%16, %cst : tensor<64x4xf32>, tensor<4xf32>) outs(%18 : tensor<64xf32>) -> tensor<64xf32>
      iree_tensor_ext.dispatch.tensor.store %19, %arg2, offsets = [0], sizes = [64], strides = [1] : tensor<64xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<64xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %11 = flow.tensor.reshape %10 : tensor<64xf32> -> tensor<4x16xf32>
    %12 = flow.dispatch.workgroups(%9) : (tensor<64x4xf32>) -> tensor<64xf32> =
        (%arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<64x4xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<64xf32>>) {
      %cst = arith.constant dense<[-0.129409507, -0.224143907, 0.83651632, -0.482962906]> : tensor<4xf32>
      %cst_0 = arith.constant 0.000000e+00 : f32
      %16 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0, 0], sizes = [64, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<64x4xf32>> -> tensor<64x4xf32>
      %17 = tensor.empty() : tensor<64xf32>
      %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<64xf32>) -> tensor<64xf32>
      %19 = linalg.matvec ins(%16, %cst : tensor<64x4xf32>, tensor<4xf32>) outs(%18 : tensor<64xf32>) -> tensor<64xf32>
      iree_tensor_ext.dispatch.tensor.store %19, %arg2, offsets = [0], sizes = [64], strides = [1] : tensor<64xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<64xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %13 = flow.tensor.reshape %12 : tensor<64xf32> -> tensor<4x16xf32>
    %14 = hal.tensor.export %11 "output0" : tensor<4x16xf32> -> !hal.buffer_view
    %15 = hal.tensor.export %13 "output1" : tensor<4x16xf32> -> !hal.buffer_view
    util.return %14, %15 : !hal.buffer_view, !hal.buffer_view
  }
}