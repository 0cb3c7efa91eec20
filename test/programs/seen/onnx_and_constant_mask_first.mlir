module {
  util.func public @test_and_bcast3v1d$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant dense<[false, false, false, false, true]> : tensor<5xi1>
    %0 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<3x4x5xi1>
    %1 = tensor.empty() : tensor<3x4x5xi1>
    %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %cst : tensor<3x4x5xi1>, tensor<5xi1>) outs(%1 : tensor<3x4x5xi1>) {
    ^bb0(%in: i1, %in_0: i1, %out: i1):
      %5 = arith.andi %in, %in_0 : i1
      linalg.yield %5 : i1
    } -> tensor<3x4x5xi1>
    %3 = hal.tensor.barrier join(%2 : tensor<3x4x5xi1>) => %arg2 : !hal.fence
    %4 = hal.tensor.export %3 : tensor<3x4x5xi1> -> !hal.buffer_view
    util.return %4 : !hal.buffer_view
  }
  util.func public @test_and_bcast3v1d(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @test_and_bcast3v1d$async(%arg0, %0, %fence) : (!hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}