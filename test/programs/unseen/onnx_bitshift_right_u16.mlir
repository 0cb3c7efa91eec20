module {
  util.func public @test_bitshift_right_uint16$async(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view, %arg2: !hal.fence, %arg3: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %0 = hal.tensor.import wait(%arg2) => %arg0 : !hal.buffer_view -> tensor<3xi16>
    %1 = hal.tensor.import wait(%arg2) => %arg1 : !hal.buffer_view -> tensor<3xi16>
    %2 = tensor.empty() : tensor<3xi16>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0, %1 : tensor<3xi16>, tensor<3xi16>) outs(%2 : tensor<3xi16>) {
    ^bb0(%in: i16, %in_0: i16, %out: i16):
      %6 = arith.shrui %in, %in_0 : i16
      linalg.yield %6 : i16
    } -> tensor<3xi16>
    %4 = hal.tensor.barrier join(%3 : tensor<3xi16>) => %arg3 : !hal.fence
    %5 = hal.tensor.export %4 : tensor<3xi16> -> !hal.buffer_view
    util.return %5 : !hal.buffer_view
  }
  util.func public @test_bitshift_right_uint16(%arg0: !hal.buffer_view, %arg1: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @test_bitshift_right_uint16$async(%arg0, %arg1, %0, %fence) : (!hal.buffer_view, !hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}