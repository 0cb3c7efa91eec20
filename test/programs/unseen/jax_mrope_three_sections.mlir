module @jit_mrope_three_sections_of_positions_qwen_vl attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "", cpu_features = "", data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = "x86_64-unknown-unknown-eabi-elf"}>]> : !hal.device
  util.global private @__hoisted_tensor_16xf32_0 {stream.affinity.default = #hal.device.affinity<@__device_0>} = dense<[1.000000e+00, 0.562341332, 0.316227764, 0.177827939, 0.099999994, 0.056234125, 0.0316227749, 0.0177827962, 0.00999999977, 0.00562341232, 0.0031622767, 0.00177827943, 9.99999931E-4, 5.62341185E-4, 3.16227786E-4, 1.7782794E-4]> : tensor<16xf32>
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<2x20x4x32xf32>, %input1: tensor<3x2x20xi32>) -> (%output0: tensor<2x20x4x32xf32>)"}} {
    %__hoisted_tensor_16xf32_0 = util.global.load immutable @__hoisted_tensor_16xf32_0 : tensor<16xf32>
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<2x20x4x32xf32>
    %1 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<3x2x20xi32>
    %2 = flow.tensor.reshape %1 : tensor<3x2x20xi32> -> tensor<120xi32>
    %3 = flow.dispatch.workgroups(%2, %__hoisted_tensor_16xf32_0) : (tensor<120xi32>, tensor<16xf32>) -> tensor<120x16xf32> =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<120xi32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readonly:tensor<16xf32>>, %arg4: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<120x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0], sizes = [120], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<120xi32>> -> tensor<120xi32>
      %37 = iree_tensor_ext.dispatch.tensor.load %arg3, offsets = [0], sizes = [16], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<16xf32>> -> tensor<16xf32>
      %38 = tensor.empty() : tensor<120x16xf32>
      %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%36, %37 : tensor<120xi32>, tensor<16xf32>) outs(%38 : tensor<120x16xf32>) {
      ^bb0(%in: i32, %in_0: f32, %out: f32):
        %40 = arith.sitofp %in : i32 to f32
        %41 = arith.mulf %40, %in_0 : f32
        linalg.yield %41 : f32
      } -> tensor<120x16xf32>
      iree_tensor_ext.dispatch.tensor.store %39, %arg4, offsets = [0, 0], sizes = [120, 16], strides = [1, 1] : tensor<120x16xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<120x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %4 = flow.tensor.reshape %3 : tensor<120x16xf32> -> tensor<3x2x20x16xf32>
    %5 = tensor.empty() : tensor<2x20x16xf32>
    %6 = flow.dispatch.workgroups(%4, %5) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %5 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0, 0, 0, 0], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 0], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %7 = flow.dispatch.workgroups(%4, %6) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %6 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0, 0, 0, 1], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 1], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %8 = flow.dispatch.workgroups(%4, %7) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %7 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0, 0, 0, 2], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 2], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %9 = flow.dispatch.workgroups(%4, %8) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %8 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0, 0, 0, 3], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 3], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %10 = flow.dispatch.workgroups(%4, %9) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %9 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [1, 0, 0, 4], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 4], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %11 = flow.dispatch.workgroups(%4, %10) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %10 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [1, 0, 0, 5], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 5], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %12 = flow.dispatch.workgroups(%4, %11) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %11 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [1, 0, 0, 6], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 6], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %13 = flow.dispatch.workgroups(%4, %12) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %12 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [1, 0, 0, 7], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 7], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %14 = flow.dispatch.workgroups(%4, %13) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %13 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [1, 0, 0, 8], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 8], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %15 = flow.dispatch.workgroups(%4, %14) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %14 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [1, 0, 0, 9], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 9], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %16 = flow.dispatch.workgroups(%4, %15) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %15 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [2, 0, 0, 10], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 10], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %17 = flow.dispatch.workgroups(%4, %16) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %16 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [2, 0, 0, 11], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 11], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %18 = flow.dispatch.workgroups(%4, %17) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %17 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [2, 0, 0, 12], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 12], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %19 = flow.dispatch.workgroups(%4, %18) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %18 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [2, 0, 0, 13], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 13], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %20 = flow.dispatch.workgroups(%4, %19) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %19 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [2, 0, 0, 14], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 14], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %21 = flow.dispatch.workgroups(%4, %20) : (tensor<3x2x20x16xf32>, tensor<2x20x16xf32>) -> %20 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [2, 0, 0, 15], sizes = [1, 2, 20, 1], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<3x2x20x16xf32>> -> tensor<2x20xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 15], sizes = [2, 20, 1], strides = [1, 1, 1] : tensor<2x20xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %22 = flow.tensor.reshape %21 : tensor<2x20x16xf32> -> tensor<640xf32>
    %23 = flow.dispatch.workgroups(%22) : (tensor<640xf32>) -> tensor<640xf32> =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<640xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<640xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0], sizes = [640], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<640xf32>> -> tensor<640xf32>
      %37 = tensor.empty() : tensor<640xf32>
      %38 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%36 : tensor<640xf32>) outs(%37 : tensor<640xf32>) {
      ^bb0(%in: f32, %out: f32):
        %39 = math.cos %in : f32
        linalg.yield %39 : f32
      } -> tensor<640xf32>
      iree_tensor_ext.dispatch.tensor.store %38, %arg3, offsets = [0], sizes = [640], strides = [1] : tensor<640xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<640xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %24 = flow.dispatch.workgroups(%22) : (tensor<640xf32>) -> tensor<640xf32> =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<640xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<640xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0], sizes = [640], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<640xf32>> -> tensor<640xf32>
      %37 = tensor.empty() : tensor<640xf32>
      %38 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%36 : tensor<640xf32>) outs(%37 : tensor<640xf32>) {
      ^bb0(%in: f32, %out: f32):
        %39 = math.sin %in : f32
        linalg.yield %39 : f32
      } -> tensor<640xf32>
      iree_tensor_ext.dispatch.tensor.store %38, %arg3, offsets = [0], sizes = [640], strides = [1] : tensor<640xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<640xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %25 = flow.tensor.reshape %0 : tensor<2x20x4x32xf32> -> tensor<40x4x32xf32>
    %26 = flow.tensor.reshape %23 : tensor<640xf32> -> tensor<40x16xf32>
    %27 = flow.tensor.reshape %24 : tensor<640xf32> -> tensor<40x16xf32>
    %28 = flow.dispatch.workgroups(%25, %26, %27) : (tensor<40x4x32xf32>, tensor<40x16xf32>, tensor<40x16xf32>) -> tensor<40x4x16xf32> =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x4x32xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x16xf32>>, %arg4: !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x16xf32>>, %arg5: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<40x4x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg3, offsets = [0, 0], sizes = [40, 16], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x16xf32>> -> tensor<40x16xf32>
      %37 = iree_tensor_ext.dispatch.tensor.load %arg4, offsets = [0, 0], sizes = [40, 16], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x16xf32>> -> tensor<40x16xf32>
      %38 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0, 0, 16], sizes = [40, 4, 16], strides = [1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x4x32xf32>> -> tensor<40x4x16xf32>
      %39 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0, 0, 0], sizes = [40, 4, 16], strides = [1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x4x32xf32>> -> tensor<40x4x16xf32>
      %40 = tensor.empty() : tensor<40x4x16xf32>
      %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %36, %38, %37 : tensor<40x4x16xf32>, tensor<40x16xf32>, tensor<40x4x16xf32>, tensor<40x16xf32>) outs(%40 : tensor<40x4x16xf32>) {
      ^bb0(%in: f32, %in_0: f32, %in_1: f32, %in_2: f32, %out: f32):
        %42 = arith.mulf %in_1, %in_2 : f32
        %43 = arith.mulf %in, %in_0 : f32
        %44 = arith.subf %43, %42 : f32
        linalg.yield %44 : f32
      } -> tensor<40x4x16xf32>
      iree_tensor_ext.dispatch.tensor.store %41, %arg5, offsets = [0, 0, 0], sizes = [40, 4, 16], strides = [1, 1, 1] : tensor<40x4x16xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<40x4x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %29 = flow.tensor.reshape %28 : tensor<40x4x16xf32> -> tensor<2x20x4x16xf32>
    %30 = flow.dispatch.workgroups(%25, %26, %27) : (tensor<40x4x32xf32>, tensor<40x16xf32>, tensor<40x16xf32>) -> tensor<40x4x16xf32> =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x4x32xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x16xf32>>, %arg4: !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x16xf32>>, %arg5: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<40x4x16xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg3, offsets = [0, 0], sizes = [40, 16], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x16xf32>> -> tensor<40x16xf32>
      %37 = iree_tensor_ext.dispatch.tensor.load %arg4, offsets = [0, 0], sizes = [40, 16], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x16xf32>> -> tensor<40x16xf32>
      %38 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0, 0, 0], sizes = [40, 4, 16], strides = [1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x4x32xf32>> -> tensor<40x4x16xf32>
      %39 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0, 0, 16], sizes = [40, 4, 16], strides = [1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<40x4x32xf32>> -> tensor<40x4x16xf32>
      %40 = tensor.empty() : tensor<40x4x16xf32>
      %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %36, %38, %37 : tensor<40x4x16xf32>, tensor<40x16xf32>, tensor<40x4x16xf32>, tensor<40x16xf32>) outs(%40 : tensor<40x4x16xf32>) {
      ^bb0(%in: f32, %in_0: f32, %in_1: f32, %in_2: f32, %out: f32):
        %42 = arith.mulf %in_1, %in_2 : f32
        %43 = arith.mulf %in, %in_0 : f32
        %44 = arith.addf %43, %42 : f32
        linalg.yield %44 : f32
      } -> tensor<40x4x16xf32>
      iree_tensor_ext.dispatch.tensor.store %41, %arg5, offsets = [0, 0, 0], sizes = [40, 4, 16], strides = [1, 1, 1] : tensor<40x4x16xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<40x4x16xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %31 = flow.tensor.reshape %30 : tensor<40x4x16xf32> -> tensor<2x20x4x16xf32>
    %32 = tensor.empty() : tensor<2x20x4x32xf32>
    %33 = flow.dispatch.workgroups(%29, %32) : (tensor<2x20x4x16xf32>, tensor<2x20x4x32xf32>) -> %32 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<2x20x4x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x4x32xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0, 0, 0, 0], sizes = [2, 20, 4, 16], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<2x20x4x16xf32>> -> tensor<2x20x4x16xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 0, 0], sizes = [2, 20, 4, 16], strides = [1, 1, 1, 1] : tensor<2x20x4x16xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x4x32xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %34 = flow.dispatch.workgroups(%31, %33) : (tensor<2x20x4x16xf32>, tensor<2x20x4x32xf32>) -> %33 =
        (%arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<2x20x4x16xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x4x32xf32>>) {
      %36 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0, 0, 0, 0], sizes = [2, 20, 4, 16], strides = [1, 1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<2x20x4x16xf32>> -> tensor<2x20x4x16xf32>
      iree_tensor_ext.dispatch.tensor.store %36, %arg3, offsets = [0, 0, 0, 16], sizes = [2, 20, 4, 16], strides = [1, 1, 1, 1] : tensor<2x20x4x16xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<2x20x4x32xf32>>
      flow.return
    } count() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    %35 = hal.tensor.export %34 "output0" : tensor<2x20x4x32xf32> -> !hal.buffer_view
    util.return %35 : !hal.buffer_view
  }
}