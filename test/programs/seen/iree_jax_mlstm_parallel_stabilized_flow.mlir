module @jit_xlstm_mlstm_parallel_stabilized attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "", cpu_features = "", data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = "x86_64-unknown-unknown-eabi-elf"}>]> : !hal.device
  util.global private @__hoisted_tensor_8xf32 {stream.affinity.default = #hal.device.affinity<@__device_0>} : tensor<8xf32>
  flow.executable private @_initializer_0_dispatch_0 {
    flow.executable.export public @_initializer_0_dispatch_0_transpose_8_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @_initializer_0_dispatch_0_transpose_8_f32(%arg0: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<8xf32>>) {
        %cst = arith.constant 0.000000e+00 : f32
        %0 = tensor.empty() : tensor<8xf32>
        %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%0 : tensor<8xf32>) {
        ^bb0(%out: f32):
          linalg.yield %cst : f32
        } -> tensor<8xf32>
        iree_tensor_ext.dispatch.tensor.store %1, %arg0, offsets = [0], sizes = [8], strides = [1] : tensor<8xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<8xf32>>
        return
      }
    }
  }
  util.initializer attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
    %0 = flow.dispatch @_initializer_0_dispatch_0::@_initializer_0_dispatch_0_transpose_8_f32() : () -> tensor<8xf32>
    util.global.store %0, @__hoisted_tensor_8xf32 : tensor<8xf32>
    util.return
  }
  flow.executable private @main_dispatch_0 {
    flow.executable.export public @main_dispatch_0_elementwise_384_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @main_dispatch_0_elementwise_384_f32(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<384xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<384xf32>>) {
        %cst = arith.constant 0.000000e+00 : f32
        %0 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [0], sizes = [384], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<384xf32>> -> tensor<384xf32>
        %1 = tensor.empty() : tensor<384xf32>
        %2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0 : tensor<384xf32>) outs(%1 : tensor<384xf32>) {
        ^bb0(%in: f32, %out: f32):
          %3 = arith.negf %in : f32
          %4 = math.absf %3 : f32
          %5 = arith.negf %4 : f32
          %6 = math.exp %5 : f32
          %7 = math.log1p %6 : f32
          %8 = arith.maximumf %3, %cst : f32
          %9 = arith.addf %8, %7 : f32
          %10 = arith.subf %cst, %in : f32
          %11 = arith.cmpf une, %3, %3 : f32
          %12 = arith.select %11, %10, %9 : f32
          %13 = arith.negf %12 : f32
          linalg.yield %13 : f32
        } -> tensor<384xf32>
        iree_tensor_ext.dispatch.tensor.store %2, %arg1, offsets = [0], sizes = [384], strides = [1] : tensor<384xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<384xf32>>
        return
      }
    }
  }
  flow.executable private @main_dispatch_1 {
    flow.executable.export public @main_dispatch_1_scan_2x4x48xf32_dispatch_tensor_store workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @main_dispatch_1_scan_2x4x48xf32_dispatch_tensor_store(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<2x4x48xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<2x4xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2x4x48xf32>>) {
        %0 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [0, 0, 0], sizes = [2, 4, 48], strides = [1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<2x4x48xf32>> -> tensor<2x4x48xf32>
        %1 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0, 0], sizes = [2, 4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<2x4xf32>> -> tensor<2x4xf32>
        %2 = tensor.empty() : tensor<2x4x48xf32>
        %3:2 = iree_linalg_ext.scan dimension(2) inclusive(true) ins(%0 : tensor<2x4x48xf32>) outs(%2, %1 : tensor<2x4x48xf32>, tensor<2x4xf32>) {
        ^bb0(%arg3: f32, %arg4: f32):
          %4 = arith.addf %arg3, %arg4 : f32
          iree_linalg_ext.yield %4 : f32
        } -> tensor<2x4x48xf32>, tensor<2x4xf32>
        iree_tensor_ext.dispatch.tensor.store %3#0, %arg2, offsets = [0, 0, 0], sizes = [2, 4, 48], strides = [1, 1, 1] : tensor<2x4x48xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<2x4x48xf32>>
        return
      }
    }
  }
  flow.executable private @main_dispatch_2 {
    flow.executable.export public @main_dispatch_2_elementwise_broadcast_8x48x48_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @main_dispatch_2_elementwise_broadcast_8x48x48_f32(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<8x48x48xf32>>) {
        %cst = arith.constant 0xFF800000 : f32
        %0 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [0, 0], sizes = [8, 48], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48xf32>> -> tensor<8x48xf32>
        %1 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0, 0], sizes = [8, 48], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48xf32>> -> tensor<8x48xf32>
        %2 = tensor.empty() : tensor<8x48x48xf32>
        %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %0, %1 : tensor<8x48xf32>, tensor<8x48xf32>, tensor<8x48xf32>) outs(%2 : tensor<8x48x48xf32>) {
        ^bb0(%in: f32, %in_0: f32, %in_1: f32, %out: f32):
          %4 = linalg.index 1 : index
          %5 = linalg.index 2 : index
          %6 = arith.subf %in, %in_0 : f32
          %7 = arith.addf %6, %in_1 : f32
          %8 = arith.index_cast %5 : index to i32
          %9 = arith.index_cast %4 : index to i32
          %10 = arith.cmpi sge, %9, %8 : i32
          %11 = arith.select %10, %7, %cst : f32
          linalg.yield %11 : f32
        } -> tensor<8x48x48xf32>
        iree_tensor_ext.dispatch.tensor.store %3, %arg2, offsets = [0, 0, 0], sizes = [8, 48, 48], strides = [1, 1, 1] : tensor<8x48x48xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<8x48x48xf32>>
        return
      }
    }
  }
  flow.executable private @main_dispatch_3 {
    flow.executable.export public @main_dispatch_3_reduction_384x48_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @main_dispatch_3_reduction_384x48_f32(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<384x48xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<384xf32>>) {
        %cst = arith.constant 0xFF800000 : f32
        %0 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [0, 0], sizes = [384, 48], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<384x48xf32>> -> tensor<384x48xf32>
        %1 = tensor.empty() : tensor<384xf32>
        %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<384xf32>) -> tensor<384xf32>
        %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<384x48xf32>) outs(%2 : tensor<384xf32>) {
        ^bb0(%in: f32, %out: f32):
          %4 = arith.maximumf %out, %in : f32
          linalg.yield %4 : f32
        } -> tensor<384xf32>
        iree_tensor_ext.dispatch.tensor.store %3, %arg1, offsets = [0], sizes = [384], strides = [1] : tensor<384xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<384xf32>>
        return
      }
    }
  }
  flow.executable private @main_dispatch_4 {
    flow.executable.export public @main_dispatch_4_transpose_8x48x16_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @main_dispatch_4_transpose_8x48x16_f32(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48x16xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<8x16x48xf32>>) {
        %0 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [0, 0, 0], sizes = [8, 48, 16], strides = [1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48x16xf32>> -> tensor<8x48x16xf32>
        %1 = tensor.empty() : tensor<8x16x48xf32>
        %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2, d1)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0 : tensor<8x48x16xf32>) outs(%1 : tensor<8x16x48xf32>) {
        ^bb0(%in: f32, %out: f32):
          linalg.yield %in : f32
        } -> tensor<8x16x48xf32>
        iree_tensor_ext.dispatch.tensor.store %2, %arg1, offsets = [0, 0, 0], sizes = [8, 16, 48], strides = [1, 1, 1] : tensor<8x16x48xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<8x16x48xf32>>
        return
      }
    }
  }
  flow.executable private @main_dispatch_5 {
    flow.executable.export public @main_dispatch_5_batch_matmul_8x48x48x16_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @main_dispatch_5_batch_matmul_8x48x48x16_f32(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48x16xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x16x48xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48x48xf32>>, %arg3: !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48xf32>>, %arg4: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<8x48x48xf32>>) {
        %cst = arith.constant 0.000000e+00 : f32
        %cst_0 = arith.constant 4.000000e+00 : f32
        %0 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [0, 0, 0], sizes = [8, 48, 16], strides = [1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48x16xf32>> -> tensor<8x48x16xf32>
        %1 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0, 0, 0], sizes = [8, 16, 48], strides = [1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x16x48xf32>> -> tensor<8x16x48xf32>
        %2 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0, 0, 0], sizes = [8, 48, 48], strides = [1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48x48xf32>> -> tensor<8x48x48xf32>
        %3 = iree_tensor_ext.dispatch.tensor.load %arg3, offsets = [0, 0], sizes = [8, 48], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48xf32>> -> tensor<8x48xf32>
        %4 = tensor.empty() : tensor<8x48x48xf32>
        %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<8x48x48xf32>) -> tensor<8x48x48xf32>
        %6 = linalg.batch_matmul ins(%0, %1 : tensor<8x48x16xf32>, tensor<8x16x48xf32>) outs(%5 : tensor<8x48x48xf32>) -> tensor<8x48x48xf32>
        %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %2, %3 : tensor<8x48x48xf32>, tensor<8x48x48xf32>, tensor<8x48xf32>) outs(%4 : tensor<8x48x48xf32>) {
        ^bb0(%in: f32, %in_1: f32, %in_2: f32, %out: f32):
          %8 = arith.subf %in_1, %in_2 : f32
          %9 = math.exp %8 : f32
          %10 = arith.divf %in, %cst_0 : f32
          %11 = arith.mulf %10, %9 : f32
          linalg.yield %11 : f32
        } -> tensor<8x48x48xf32>
        iree_tensor_ext.dispatch.tensor.store %7, %arg4, offsets = [0, 0, 0], sizes = [8, 48, 48], strides = [1, 1, 1] : tensor<8x48x48xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<8x48x48xf32>>
        return
      }
    }
  }
  flow.executable private @main_dispatch_6 {
    flow.executable.export public @main_dispatch_6_reduction_384x48_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @main_dispatch_6_reduction_384x48_f32(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<384x48xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<384xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<384x48xf32>>) {
        %cst = arith.constant 0.000000e+00 : f32
        %cst_0 = arith.constant 9.99999997E-7 : f32
        %0 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [0, 0], sizes = [384, 48], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<384x48xf32>> -> tensor<384x48xf32>
        %1 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0], sizes = [384], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<384xf32>> -> tensor<384xf32>
        %2 = tensor.empty() : tensor<384xf32>
        %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<384xf32>) -> tensor<384xf32>
        %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<384x48xf32>) outs(%3 : tensor<384xf32>) {
        ^bb0(%in: f32, %out: f32):
          %7 = arith.addf %out, %in : f32
          linalg.yield %7 : f32
        } -> tensor<384xf32>
        %5 = tensor.empty() : tensor<384x48xf32>
        %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0, %4, %1 : tensor<384x48xf32>, tensor<384xf32>, tensor<384xf32>) outs(%5 : tensor<384x48xf32>) {
        ^bb0(%in: f32, %in_1: f32, %in_2: f32, %out: f32):
          %7 = arith.negf %in_2 : f32
          %8 = math.exp %7 : f32
          %9 = math.absf %in_1 : f32
          %10 = arith.maximumf %9, %8 : f32
          %11 = arith.addf %10, %cst_0 : f32
          %12 = arith.divf %in, %11 : f32
          linalg.yield %12 : f32
        } -> tensor<384x48xf32>
        iree_tensor_ext.dispatch.tensor.store %6, %arg2, offsets = [0, 0], sizes = [384, 48], strides = [1, 1] : tensor<384x48xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<384x48xf32>>
        return
      }
    }
  }
  flow.executable private @main_dispatch_7 {
    flow.executable.export public @main_dispatch_7_batch_matmul_8x48x16x48_f32 workgroups() -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice()
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @main_dispatch_7_batch_matmul_8x48x16x48_f32(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48x48xf32>>, %arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48x16xf32>>, %arg2: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<8x48x16xf32>>) {
        %cst = arith.constant 0.000000e+00 : f32
        %0 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [0, 0, 0], sizes = [8, 48, 48], strides = [1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48x48xf32>> -> tensor<8x48x48xf32>
        %1 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0, 0, 0], sizes = [8, 48, 16], strides = [1, 1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<8x48x16xf32>> -> tensor<8x48x16xf32>
        %2 = tensor.empty() : tensor<8x48x16xf32>
        %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<8x48x16xf32>) -> tensor<8x48x16xf32>
        %4 = linalg.batch_matmul ins(%0, %1 : tensor<8x48x48xf32>, tensor<8x48x16xf32>) outs(%3 : tensor<8x48x16xf32>) -> tensor<8x48x16xf32>
        iree_tensor_ext.dispatch.tensor.store %4, %arg2, offsets = [0, 0, 0], sizes = [8, 48, 16], strides = [1, 1, 1] : tensor<8x48x16xf32> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<8x48x16xf32>>
        return
      }
    }
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view, %arg3: !hal.buffer_view, %arg4: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<2x4x48x16xf32>, %input1: tensor<2x4x48x16xf32>, %input2: tensor<2x4x48x16xf32>, %input3: tensor<2x4x48xf32>, %input4: tensor<2x4x48xf32>) -> (%output0: tensor<2x4x48x16xf32>)"}} {
    %__hoisted_tensor_8xf32 = util.global.load immutable @__hoisted_tensor_8xf32 : tensor<8xf32>
    %0 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<2x4x48x16xf32>
    %1 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<2x4x48x16xf32>
    %2 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<2x4x48x16xf32>
    %3 = hal.tensor.import %arg3 "input3" : !hal.buffer_view -> tensor<2x4x48xf32>
    %4 = hal.tensor.import %arg4 "input4" : !hal.buffer_view -> tensor<2x4x48xf32>
    %5 = flow.tensor.reshape %4 : tensor<2x4x48xf32> -> tensor<384xf32>
    %6 = flow.dispatch @main_dispatch_0::@main_dispatch_0_elementwise_384_f32(%5) : (tensor<384xf32>) -> tensor<384xf32>
    %7 = flow.tensor.reshape %6 : tensor<384xf32> -> tensor<2x4x48xf32>
    %8 = flow.tensor.reshape %__hoisted_tensor_8xf32 : tensor<8xf32> -> tensor<2x4xf32>
    %9 = flow.dispatch @main_dispatch_1::@main_dispatch_1_scan_2x4x48xf32_dispatch_tensor_store(%7, %8) : (tensor<2x4x48xf32>, tensor<2x4xf32>) -> tensor<2x4x48xf32>
    %10 = flow.tensor.reshape %9 : tensor<2x4x48xf32> -> tensor<8x48xf32>
    %11 = flow.tensor.reshape %3 : tensor<2x4x48xf32> -> tensor<8x48xf32>
    %12 = flow.dispatch @main_dispatch_2::@main_dispatch_2_elementwise_broadcast_8x48x48_f32(%10, %11) : (tensor<8x48xf32>, tensor<8x48xf32>) -> tensor<8x48x48xf32>
    %13 = flow.tensor.reshape %12 : tensor<8x48x48xf32> -> tensor<384x48xf32>
    %14 = flow.dispatch @main_dispatch_3::@main_dispatch_3_reduction_384x48_f32(%13) : (tensor<384x48xf32>) -> tensor<384xf32>
    %15 = flow.tensor.reshape %1 : tensor<2x4x48x16xf32> -> tensor<8x48x16xf32>
    %16 = flow.dispatch @main_dispatch_4::@main_dispatch_4_transpose_8x48x16_f32(%15) : (tensor<8x48x16xf32>) -> tensor<8x16x48xf32>
    %17 = flow.tensor.reshape %0 : tensor<2x4x48x16xf32> -> tensor<8x48x16xf32>
    %18 = flow.tensor.reshape %14 : tensor<384xf32> -> tensor<8x48xf32>
    %19 = flow.dispatch @main_dispatch_5::@main_dispatch_5_batch_matmul_8x48x48x16_f32(%17, %16, %12, %18) : (tensor<8x48x16xf32>, tensor<8x16x48xf32>, tensor<8x48x48xf32>, tensor<8x48xf32>) -> tensor<8x48x48xf32>
    %20 = flow.tensor.reshape %19 : tensor<8x48x48xf32> -> tensor<384x48xf32>
    %21 = flow.dispatch @main_dispatch_6::@main_dispatch_6_reduction_384x48_f32(%20, %14) : (tensor<384x48xf32>, tensor<384xf32>) -> tensor<384x48xf32>
    %22 = flow.tensor.reshape %21 : tensor<384x48xf32> -> tensor<8x48x48xf32>
    %23 = flow.tensor.reshape %2 : tensor<2x4x48x16xf32> -> tensor<8x48x16xf32>
    %24 = flow.dispatch @main_dispatch_7::@main_dispatch_7_batch_matmul_8x48x16x48_f32(%22, %23) : (tensor<8x48x48xf32>, tensor<8x48x16xf32>) -> tensor<8x48x16xf32>
    %25 = flow.tensor.reshape %24 : tensor<8x48x16xf32> -> tensor<2x4x48x16xf32>
    %26 = hal.tensor.export %25 "output0" : tensor<2x4x48x16xf32> -> !hal.buffer_view
    util.return %26 : !hal.buffer_view
  }
}