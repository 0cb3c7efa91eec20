module @jit_odd_batched_shared_right_mask_where_f16 attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "", cpu_features = "", data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = "x86_64-unknown-unknown-eabi-elf"}>]> : !hal.device
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<5x33x47xf16>, %input1: tensor<47x65xf16>, %input2: tensor<5x1x65xf32>, %input3: tensor<33x65xi1>) -> (%output0: tensor<5x33x65xf16>, %output1: tensor<5x33xf32>)"}} {
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<5x33x47xf16>
    %1 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<47x65xf16>
    %2 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<5x1x65xf32>
    %3 = hal.tensor.import %arg3 "input3" : !hal.buffer_view -> tensor<33x65xi1>
    %4 = flow.tensor.reshape %0 : tensor<5x33x47xf16> -> tensor<165x47xf16>
    %5 = flow.dispatch.workgroups(%4, %1) : (tensor<165x47xf16>, tensor<47x65xf16>) -> tensor<165x65xf32> =
        (%arg4: !iree_tensor_ext.dispatch.tensor<readonly:tensor<165x47xf16>>, %arg5: !iree_tensor_ext.dispatch.tensor<readonly:tensor<47x65xf16>>, %arg6: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<165x65xf32>>) {
      %cst = arith.constant 0.000000e+00 : f32
      %12 = iree_tensor_ext.dispatch.tensor.load %arg4, offsets = [0, 0], sizes = [165, 47], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<165x47xf16>> -> tensor<165x47xf16>
      %13 = iree_tensor_ext.dispatch.tensor.load %arg5, offsets = [0, 0], sizes = [47, 65], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<47x65xf16>> -> tensor<47x65xf16>
      %14 = tensor.empty() : tensor<165x65xf32>
      %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<165x65xf32>) -> tensor<165x65xf32>
      %16 = linalg.matmul ins(%12, %13 : tensor<165x47xf16>, tensor<47x65xf16>) outs(%15 : tensor<165x65xf32>) -> tensor<165x65xf32>
      iree_tensor_ext.dispatch.tensor.store %16, %arg6, offsets = [0, 0], sizes = [165, 65], strides = [1, 1] : tensor<165x65xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<165x65xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %6 = flow.tensor.reshape %5 : tensor<165x65xf32> -> tensor<5x33x65xf32>
    %7 = flow.tensor.reshape %2 : tensor<5x1x65xf32> -> tensor<5x65xf32>
    %8:2 = flow.dispatch.workgroups(%3, %6, %7) : (tensor<33x65xi1>, tensor<5x33x65xf32>, tensor<5x65xf32>) -> (tensor<5x33x65xf32>, tensor<5x33x65xf16>) =
        (%arg4: !iree_tensor_ext.dispatch.tensor<readonly:tensor<33x65xi1>>, %arg5: !iree_tensor_ext.dispatch.tensor<readonly:tensor<5x33x65xf32>>, %arg6: !iree_tensor_ext.dispatch.tensor<readonly:tensor<5x65xf32>>, %arg7: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<5x33x65xf32>>, %arg8: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<5x33x65xf16>>) {
      %cst = arith.constant -6.550400e+04 : f32
      %12 = iree_tensor_ext.dispatch.tensor.load %arg4, offsets = [0, 0], sizes = [33, 65], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<33x65xi1>> -> tensor<33x65xi1>
      %13 = iree_tensor_ext.dispatch.tensor.load %arg5, offsets = [0, 0, 0], sizes = [5, 33, 65], strides = [1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<5x33x65xf32>> -> tensor<5x33x65xf32>
      %14 = iree_tensor_ext.dispatch.tensor.load %arg6, offsets = [0, 0], sizes = [5, 65], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<5x65xf32>> -> tensor<5x65xf32>
      %15 = tensor.empty() : tensor<5x33x65xf16>
      %16 = tensor.empty() : tensor<5x33x65xf32>
      %17:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12, %13, %14 : tensor<33x65xi1>, tensor<5x33x65xf32>, tensor<5x65xf32>) outs(%16, %15 : tensor<5x33x65xf32>, tensor<5x33x65xf16>) {
      ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32, %out_2: f16):
        %18 = arith.addf %in_0, %in_1 : f32
        %19 = arith.select %in, %18, %cst : f32
        %20 = arith.truncf %19 : f32 to f16
        linalg.yield %18, %20 : f32, f16
      } -> (tensor<5x33x65xf32>, tensor<5x33x65xf16>)
      iree_tensor_ext.dispatch.tensor.store %17#0, %arg7, offsets = [0, 0, 0], sizes = [5, 33, 65], strides = [1, 1, 1] : tensor<5x33x65xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<5x33x65xf32>>
      iree_tensor_ext.dispatch.tensor.store %17#1, %arg8, offsets = [0, 0, 0], sizes = [5, 33, 65], strides = [1, 1, 1] : tensor<5x33x65xf16> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<5x33x65xf16>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %9 = flow.dispatch.workgroups(%3, %8#0) : (tensor<33x65xi1>, tensor<5x33x65xf32>) -> tensor<5x33xf32> =
        (%arg4: !iree_tensor_ext.dispatch.tensor<readonly:tensor<33x65xi1>>, %arg5: !iree_tensor_ext.dispatch.tensor<readonly:tensor<5x33x65xf32>>, %arg6: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<5x33xf32>>) {
      %cst = arith.constant 0xFF800000 : f32
      %12 = iree_tensor_ext.dispatch.tensor.load %arg4, offsets = [0, 0], sizes = [33, 65], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<33x65xi1>> -> tensor<33x65xi1>
      %13 = iree_tensor_ext.dispatch.tensor.load %arg5, offsets = [0, 0, 0], sizes = [5, 33, 65], strides = [1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<5x33x65xf32>> -> tensor<5x33x65xf32>
      %14 = tensor.empty() : tensor<5x33xf32>
      %15 = linalg.fill ins(%cst : f32) outs(%14 : tensor<5x33xf32>) -> tensor<5x33xf32>
      %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%12, %13 : tensor<33x65xi1>, tensor<5x33x65xf32>) outs(%15 : tensor<5x33xf32>) {
      ^bb0(%in: i1, %in_0: f32, %out: f32):
        %17 = arith.select %in, %in_0, %cst : f32
        %18 = arith.maximumf %out, %17 : f32
        linalg.yield %18 : f32
      } -> tensor<5x33xf32>
      iree_tensor_ext.dispatch.tensor.store %16, %arg6, offsets = [0, 0], sizes = [5, 33], strides = [1, 1] : tensor<5x33xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<5x33xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %10 = hal.tensor.export %8#1 "output0" : tensor<5x33x65xf16> -> !hal.buffer_view
    %11 = hal.tensor.export %9 "output1" : tensor<5x33xf32> -> !hal.buffer_view
    util.return %10, %11 : !hal.buffer_view, !hal.buffer_view
  }
}