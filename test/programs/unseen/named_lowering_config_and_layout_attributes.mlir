#config = #iree_codegen.lowering_config<tile_sizes = [[64, 64, 0], [16, 16, 0], [0, 0, 8]]>
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 4096 : ui32>>} {
  func.func @main(%a: tensor<16x32xf32>, %b: tensor<32x24xf32>, %c: tensor<16x24xf32>) -> tensor<16x24xf32> attributes {llvm.emit_c_interface, passthrough = ["noinline"]} {
    %r = linalg.matmul {lowering_config = #config, __internal_linalg_transform__ = "L1"} ins(%a, %b : tensor<16x32xf32>, tensor<32x24xf32>) outs(%c : tensor<16x24xf32>) -> tensor<16x24xf32>
    return %r : tensor<16x24xf32>
  }
}
