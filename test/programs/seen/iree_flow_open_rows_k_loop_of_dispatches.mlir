module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "", cpu_features = "", data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = "x86_64-unknown-unknown-eabi-elf"}>]> : !hal.device
  flow.executable private @main_dispatch_0 {
    flow.executable.export public @main_dispatch_0_matmul_Dx72xD_f16xf16xf32 workgroups(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%arg0, %arg1, %arg2)
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @main_dispatch_0_matmul_Dx72xD_f16xf16xf32(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<72x100xf16>>, %arg1: index, %arg2: index, %arg3: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x100xf16>>, %arg4: !iree_tensor_ext.dispatch.tensor<readwrite:tensor<?x72xf32>>, %arg5: index) {
        %0 = iree_tensor_ext.dispatch.workload.ordinal %arg5, 2 : index
        %1 = flow.dispatch.tie_shape %arg3 : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x100xf16>>{%0}
        %2 = flow.dispatch.tie_shape %arg4 : !iree_tensor_ext.dispatch.tensor<readwrite:tensor<?x72xf32>>{%0}
        %3 = iree_tensor_ext.dispatch.workload.ordinal %arg1, 0 : index
        %4 = iree_tensor_ext.dispatch.workload.ordinal %arg2, 1 : index
        %5 = iree_tensor_ext.dispatch.tensor.load %2, offsets = [0, 0], sizes = [%0, 72], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readwrite:tensor<?x72xf32>>{%0} -> tensor<?x72xf32>
        %6 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [0, %3], sizes = [72, %4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<72x100xf16>> -> tensor<72x?xf16>
        %7 = iree_tensor_ext.dispatch.tensor.load %1, offsets = [0, %3], sizes = [%0, %4], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x100xf16>>{%0} -> tensor<?x?xf16>
        %8 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%7, %6 : tensor<?x?xf16>, tensor<72x?xf16>) outs(%5 : tensor<?x72xf32>) -> tensor<?x72xf32>
        iree_tensor_ext.dispatch.tensor.store %8, %2, offsets = [0, 0], sizes = [%0, 72], strides = [1, 1] : tensor<?x72xf32> -> !iree_tensor_ext.dispatch.tensor<readwrite:tensor<?x72xf32>>{%0}
        return
      }
    }
  }
  flow.executable private @main_dispatch_1 {
    flow.executable.export public @main_dispatch_1_elementwise_D_f32xf16 workgroups(%arg0: index, %arg1: index) -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%arg0, %arg1)
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @main_dispatch_1_elementwise_D_f32xf16(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<f32>>, %arg1: index, %arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>, %arg3: index, %arg4: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?xf16>>) {
        %0 = iree_tensor_ext.dispatch.workload.ordinal %arg1, 0 : index
        %1 = iree_tensor_ext.dispatch.workload.ordinal %arg3, 1 : index
        %2 = flow.dispatch.tie_shape %arg2 : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>{%1}
        %3 = flow.dispatch.tie_shape %arg4 : !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?xf16>>{%0}
        %4 = iree_tensor_ext.dispatch.tensor.load %arg0, offsets = [], sizes = [], strides = [] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<f32>> -> tensor<f32>
        %5 = iree_tensor_ext.dispatch.tensor.load %2, offsets = [0], sizes = [%1], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?xf32>>{%1} -> tensor<?xf32>
        %extracted = tensor.extract %4[] : tensor<f32>
        %6 = tensor.empty(%0) : tensor<?xf16>
        %7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%5 : tensor<?xf32>) outs(%6 : tensor<?xf16>) {
        ^bb0(%in: f32, %out: f16):
          %8 = arith.mulf %in, %extracted : f32
          %9 = arith.truncf %8 : f32 to f16
          linalg.yield %9 : f16
        } -> tensor<?xf16>
        iree_tensor_ext.dispatch.tensor.store %7, %3, offsets = [0], sizes = [%0], strides = [1] : tensor<?xf16> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?xf16>>{%0}
        return
      }
    }
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<?x100xf16>, %input1: tensor<72x100xf16>, %input2: tensor<f32>) -> (%output0: tensor<?x72xf16>)"}} {
    %c72 = arith.constant 72 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c100 = arith.constant 100 : index
    %c32 = arith.constant 32 : index
    %c0 = arith.constant 0 : index
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<?x100xf16>{%0}
    %2 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<72x100xf16>
    %3 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<f32>
    %4 = flow.tensor.splat %cst : tensor<?x72xf32>{%0}
    %5 = scf.for %arg3 = %c0 to %c100 step %c32 iter_args(%arg4 = %4) -> (tensor<?x72xf32>) {
      %11 = affine.min affine_map<(d0) -> (-d0 + 100, 32)>(%arg3)
      %12 = flow.dispatch @main_dispatch_0::@main_dispatch_0_matmul_Dx72xD_f16xf16xf32[%arg3, %11, %0](%2, %arg3, %11, %1, %arg4, %0) : (tensor<72x100xf16>, index, index, tensor<?x100xf16>{%0}, tensor<?x72xf32>{%0}, index) -> %arg4{%0}
      scf.yield %12 : tensor<?x72xf32>
    }
    %6 = arith.muli %0, %c72 overflow<nsw> : index
    %7 = flow.tensor.reshape %5 : tensor<?x72xf32>{%0} -> tensor<?xf32>{%6}
    %8 = flow.dispatch @main_dispatch_1::@main_dispatch_1_elementwise_D_f32xf16[%6, %6](%3, %6, %7, %6) : (tensor<f32>, index, tensor<?xf32>{%6}, index) -> tensor<?xf16>{%6}
    %9 = flow.tensor.reshape %8 : tensor<?xf16>{%6} -> tensor<?x72xf16>{%0}
    %10 = hal.tensor.export %9 "output0" : tensor<?x72xf16>{%0} -> !hal.buffer_view
    util.return %10 : !hal.buffer_view
  }
}