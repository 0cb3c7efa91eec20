module @jit_product_divided_by_one_plus_abs_of_another_product attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "", cpu_features = "", data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = "x86_64-unknown-unknown-eabi-elf"}>]> : !hal.device
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view) -> (!hal.buffer_view, !hal.buffer_view, !hal.buffer_view) attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<64x72xf16>, %input1: tensor<72x56xf16>, %input2: tensor<64x40xf16>, %input3: tensor<40x56xf16>) -> (%output0: tensor<64x56xf16>, %output1: tensor<64x56xf16>, %output2: tensor<64xi32>)"}} {
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<64x72xf16>
    %1 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<72x56xf16>
    %2 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<64x40xf16>
    %3 = hal.tensor.import %arg3 "input3" : !hal.buffer_view -> tensor<40x56xf16>
    %4 = flow.dispatch.workgroups(%0, %1) : (tensor<64x72xf16>, tensor<72x56xf16>) -> tensor<64x56xf32> =
        (%arg4: !iree_tensor_ext.dispatch.tensor<readonly:tensor<64x72xf16>>, %arg5: !iree_tensor_ext.dispatch.tensor<readonly:tensor<72x56xf16>>, %arg6: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<64x56xf32>>) {
      %cst = arith.constant 0.000000e+00 : f32
      %16 = iree_tensor_ext.dispatch.tensor.load %arg4, offsets = [0, 0], sizes = [64, 72], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<64x72xf16>> -> tensor<64x72xf16>
      %17 = iree_tensor_ext.dispatch.tensor.load %arg5, offsets = [0, 0], sizes = [72, 56], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<72x56xf16>> -> tensor<72x56xf16>
      %18 = tensor.empty() : tensor<64x56xf32>
      %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<64x56xf32>) -> tensor<64x56xf32>
      %20 = linalg.matmul ins(%16, %17 : tensor<64x72xf16>, tensor<72x56xf16>) outs(%19 : tensor<64x56xf32>) -> tensor<64x56xf32>
      iree_tensor_ext.dispatch.tensor.store %20, %arg6, offsets = [0, 0], sizes = [64, 56], strides = [1, 1] : tensor<64x56xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<64x56xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %5 = flow.dispatch.workgroups(%2, %3) : (tensor<64x40xf16>, tensor<40x56xf16>) -> tensor<64x56xf32> =
        (%arg4: !iree_tensor_ext.dispatch.tensor<readonly:tensor<64x40xf16>>, %arg5: !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x56xf16>>, %arg6: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<64x56xf32>>) {
      %cst = arith.constant 0.000000e+00 : f32
      %16 = iree_tensor_ext.dispatch.tensor.load %arg4, offsets = [0, 0], sizes = [64, 40], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<64x40xf16>> -> tensor<64x40xf16>
      %17 = iree_tensor_ext.dispatch.tensor.load %arg5, offsets = [0, 0], sizes = [40, 56], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x56xf16>> -> tensor<40x56xf16>
      %18 = tensor.empty() : tensor<64x56xf32>
      %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<64x56xf32>) -> tensor<64x56xf32>
      %20 = linalg.matmul ins(%16, %17 : tensor<64x40xf16>, tensor<40x56xf16>) outs(%19 : tensor<64x56xf32>) -> tensor<64x56xf32>
      iree_tensor_ext.dispatch.tensor.store %20, %arg6, offsets = [0, 0], sizes = [64, 56], strides = [1, 1] : tensor<64x56xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<64x56xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %6 = flow.tensor.reshape %4 : tensor<64x56xf32> -> tensor<3584xf32>
    %7 = flow.tensor.reshape %5 : tensor<64x56xf32> -> tensor<3584xf32>
    %8 = flow.dispatch.workgroups(%6, %7) : (tensor<3584xf32>, tensor<3584xf32>) -> tensor<3584xf16> =
        (%arg4: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3584xf32>>, %arg5: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3584xf32>>, %arg6: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<3584xf16>>) {
      %cst = arith.constant 1.000000e+00 : f32
      %16 = iree_tensor_ext.dispatch.tensor.load %arg4, offsets = [0], sizes = [3584], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3584xf32>> -> tensor<3584xf32>
      %17 = iree_tensor_ext.dispatch.tensor.load %arg5, offsets = [0], sizes = [3584], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3584xf32>> -> tensor<3584xf32>
      %18 = tensor.empty() : tensor<3584xf16>
      %19 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%16, %17 : tensor<3584xf32>, tensor<3584xf32>) outs(%18 : tensor<3584xf16>) {
      ^bb0(%in: f32, %in_0: f32, %out: f16):
        %20 = math.absf %in_0 : f32
        %21 = arith.addf %20, %cst : f32
        %22 = arith.divf %in, %21 : f32
        %23 = arith.truncf %22 : f32 to f16
        linalg.yield %23 : f16
      } -> tensor<3584xf16>
      iree_tensor_ext.dispatch.tensor.store %19, %arg6, offsets = [0], sizes = [3584], strides = [1] : tensor<3584xf16> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<3584xf16>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %9 = flow.tensor.reshape %8 : tensor<3584xf16> -> tensor<64x56xf16>
    %10 = flow.dispatch.workgroups(%6, %7) : (tensor<3584xf32>, tensor<3584xf32>) -> tensor<3584xf16> =
        (%arg4: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3584xf32>>, %arg5: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3584xf32>>, %arg6: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<3584xf16>>) {
      %16 = iree_tensor_ext.dispatch.tensor.load %arg4, offsets = [0], sizes = [3584], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3584xf32>> -> tensor<3584xf32>
      %17 = iree_tensor_ext.dispatch.tensor.load %arg5, offsets = [0], sizes = [3584], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3584xf32>> -> tensor<3584xf32>
      %18 = tensor.empty() : tensor<3584xf16>
      %19 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%16, %17 : tensor<3584xf32>, tensor<3584xf32>) outs(%18 : tensor<3584xf16>) {
      ^bb0(%in: f32, %in_0: f32, %out: f16):
        %20 = arith.maximumf %in, %in_0 : f32
        %21 = arith.truncf %20 : f32 to f16
        linalg.yield %21 : f16
      } -> tensor<3584xf16>
      iree_tensor_ext.dispatch.tensor.store %19, %arg6, offsets = [0], sizes = [3584], strides = [1] : tensor<3584xf16> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<3584xf16>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %11 = flow.tensor.reshape %10 : tensor<3584xf16> -> tensor<64x56xf16>
    %12 = flow.dispatch.workgroups(%4, %5) : (tensor<64x56xf32>, tensor<64x56xf32>) -> tensor<64xi32> =
        (%arg4: !iree_tensor_ext.dispatch.tensor<readonly:tensor<64x56xf32>>, %arg5: !iree_tensor_ext.dispatch.tensor<readonly:tensor<64x56xf32>>, %arg6: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<64xi32>>) {
      %c0_i32 = arith.constant 0 : i32
      %16 = iree_tensor_ext.dispatch.tensor.load %arg4, offsets = [0, 0], sizes = [64, 56], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<64x56xf32>> -> tensor<64x56xf32>
      %17 = iree_tensor_ext.dispatch.tensor.load %arg5, offsets = [0, 0], sizes = [64, 56], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<64x56xf32>> -> tensor<64x56xf32>
      %18 = tensor.empty() : tensor<64xi32>
      %19 = linalg.fill ins(%c0_i32 : i32) outs(%18 : tensor<64xi32>) -> tensor<64xi32>
      %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%16, %17 : tensor<64x56xf32>, tensor<64x56xf32>) outs(%19 : tensor<64xi32>) {
      ^bb0(%in: f32, %in_0: f32, %out: i32):
        %21 = arith.cmpf olt, %in, %in_0 : f32
        %22 = arith.extui %21 : i1 to i32
        %23 = arith.addi %out, %22 : i32
        linalg.yield %23 : i32
      } -> tensor<64xi32>
      iree_tensor_ext.dispatch.tensor.store %20, %arg6, offsets = [0], sizes = [64], strides = [1] : tensor<64xi32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<64xi32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %13 = hal.tensor.export %9 "output0" : tensor<64x56xf16> -> !hal.buffer_view
    %14 = hal.tensor.export %11 "output1" : tensor<64x56xf16> -> !hal.buffer_view
    %15 = hal.tensor.export %12 "output2" : tensor<64xi32> -> !hal.buffer_view
    util.return %13, %14, %15 : !hal.buffer_view, !hal.buffer_view, !hal.buffer_view
  }
}