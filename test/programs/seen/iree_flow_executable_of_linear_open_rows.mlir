module attributes {stream.affinity.default = #hal.device.affinity<@__device_0>} {
  util.global private @__device_0 = #hal.device.target<"local", [#hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {cpu = "", cpu_features = "", data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", iree.encoding.resolver = #iree_cpu.cpu_encoding_resolver<>, max_stack_allocation_size = 32768 : i64, native_vector_size = 16 : i64, target_triple = "x86_64-unknown-unknown-eabi-elf"}>]> : !hal.device
  flow.executable private @main_dispatch_0 {
    flow.executable.export public @main_dispatch_0_matmul_Dx257x100_f16xf16xf32 workgroups(%arg0: index) -> (index, index, index) {
      %x, %y, %z = iree_tensor_ext.dispatch.workgroup_count_from_slice(%arg0)
      flow.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @main_dispatch_0_matmul_Dx257x100_f16xf16xf32(%arg0: !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x100xf16>>, %arg1: !iree_tensor_ext.dispatch.tensor<readonly:tensor<257x100xf16>>, %arg2: !iree_tensor_ext.dispatch.tensor<readonly:tensor<257xf32>>, %arg3: index, %arg4: !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x257xf16>>) {
        %cst = arith.constant 0.000000e+00 : f32
        %0 = iree_tensor_ext.dispatch.workload.ordinal %arg3, 0 : index
        %1 = flow.dispatch.tie_shape %arg0 : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x100xf16>>{%0}
        %2 = flow.dispatch.tie_shape %arg4 : !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x257xf16>>{%0}
        %3 = iree_tensor_ext.dispatch.tensor.load %1, offsets = [0, 0], sizes = [%0, 100], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<?x100xf16>>{%0} -> tensor<?x100xf16>
        %4 = iree_tensor_ext.dispatch.tensor.load %arg1, offsets = [0, 0], sizes = [257, 100], strides = [1, 1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<257x100xf16>> -> tensor<257x100xf16>
        %5 = iree_tensor_ext.dispatch.tensor.load %arg2, offsets = [0], sizes = [257], strides = [1] : !iree_tensor_ext.dispatch.tensor<readonly:tensor<257xf32>> -> tensor<257xf32>
        %6 = tensor.empty(%0) : tensor<?x257xf16>
        %7 = tensor.empty(%0) : tensor<?x257xf32>
        %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<?x257xf32>) -> tensor<?x257xf32>
        %9 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%3, %4 : tensor<?x100xf16>, tensor<257x100xf16>) outs(%8 : tensor<?x257xf32>) -> tensor<?x257xf32>
        %10 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%9, %5 : tensor<?x257xf32>, tensor<257xf32>) outs(%6 : tensor<?x257xf16>) {
        ^bb0(%in: f32, %in_0: f32, %out: f16):
          %11 = arith.addf %in, %in_0 : f32
          %12 = arith.maximumf %11, %cst : f32
          %13 = arith.truncf %12 : f32 to f16
          linalg.yield %13 : f16
        } -> tensor<?x257xf16>
        iree_tensor_ext.dispatch.tensor.store %10, %2, offsets = [0, 0], sizes = [%0, 257], strides = [1, 1] : tensor<?x257xf16> -> !iree_tensor_ext.dispatch.tensor<writeonly:tensor<?x257xf16>>{%0}
        return
      }
    }
  }
  util.func public @main(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub, iree.reflection = {iree.abi.declaration = "sync func @main(%input0: tensor<?x100xf16>, %input1: tensor<257x100xf16>, %input2: tensor<257xf32>) -> (%output0: tensor<?x257xf16>)"}} {
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import %arg0 "input0" : !hal.buffer_view -> tensor<?x100xf16>{%0}
    %2 = hal.tensor.import %arg1 "input1" : !hal.buffer_view -> tensor<257x100xf16>
    %3 = hal.tensor.import %arg2 "input2" : !hal.buffer_view -> tensor<257xf32>
    %4 = flow.dispatch @main_dispatch_0::@main_dispatch_0_matmul_Dx257x100_f16xf16xf32[%0](%1, %2, %3, %0) : (tensor<?x100xf16>{%0}, tensor<257x100xf16>, tensor<257xf32>, index) -> tensor<?x257xf16>{%0}
    %5 = hal.tensor.export %4 "output0" : tensor<?x257xf16>{%0} -> !hal.buffer_view
    util.return %5 : !hal.buffer_view
  }
}