module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c40 = arith.constant 40 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c40_i64 = arith.constant 40 : i64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense_resource<torch_tensor_40_16_torch.float32_1> : tensor<40x16xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_5 = arith.constant 9.99999974E-6 : f32
    %cst_6 = arith.constant dense_resource<torch_tensor_40_16_torch.float32> : tensor<40x16xf32>
    %cst_7 = arith.constant 1.600000e+01 : f32
    %cst_8 = arith.constant 1.600000e+01 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[1] : index
    %2 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<?x?xi64>{%0, %1}
    %dim = tensor.dim %2, %c0 : tensor<?x?xi64>
    %3 = arith.index_cast %dim : index to i64
    %dim_9 = tensor.dim %2, %c1 : tensor<?x?xi64>
    %4 = arith.index_cast %dim_9 : index to i64
    %5 = tensor.empty(%dim, %dim_9) : tensor<?x?x16xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2 : tensor<?x?xi64>) outs(%5 : tensor<?x?x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %48 = arith.index_cast %in : i64 to index
      %49 = linalg.index 2 : index
      %50 = arith.cmpi slt, %48, %c40 : index
      cf.assert %50, "index must be smaller than dim size"
      %51 = arith.cmpi sge, %in, %c0_i64 : i64
      cf.assert %51, "index must be larger or equal to 0"
      %extracted = tensor.extract %cst_6[%48, %49] : tensor<40x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<?x?x16xf32>
    %7 = tensor.empty(%dim, %dim_9) : tensor<?x?x16xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<?x?x16xf32>) outs(%7 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x16xf32>
    %9 = tensor.empty(%dim, %dim_9) : tensor<?x?x1xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<?x?x16xf32>) outs(%10 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %in, %out : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x1xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<?x?x1xf32>) outs(%9 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.divf %in, %cst_7 : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x1xf32>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %12 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%7 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %48 = arith.subf %in, %in_12 : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x16xf32>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<?x?x16xf32>, tensor<?x?x16xf32>) outs(%7 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %48 = arith.mulf %in, %in_12 : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x16xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<?x?x16xf32>) outs(%10 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %in, %out : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x1xf32>
    %16 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<?x?x1xf32>) outs(%9 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.divf %in, %cst_7 : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x1xf32>
    %17 = tensor.empty(%dim, %dim_9) : tensor<?x?x1xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<?x?x1xf32>) outs(%17 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<?x?x1xf32>
    %19 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<?x?x16xf32>) outs(%19 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %in, %out : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x1xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<?x?x1xf32>) outs(%17 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.divf %in, %cst_8 : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x1xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<?x?x1xf32>) outs(%17 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %in, %cst_5 : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x1xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<?x?x1xf32>) outs(%17 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.rsqrt %in : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x1xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %21 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%5 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %48 = arith.subf %in, %in_12 : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x16xf32>
    %25 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %23 : tensor<?x?x16xf32>, tensor<?x?x1xf32>) outs(%5 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %48 = arith.mulf %in, %in_12 : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x16xf32>
    %26 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %cst_4 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%5 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %48 = arith.mulf %in, %in_12 : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x16xf32>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %cst_3 : tensor<?x?x16xf32>, tensor<16xf32>) outs(%5 : tensor<?x?x16xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %48 = arith.addf %in, %in_12 : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x16xf32>
    %28 = tensor.empty() : tensor<16x40xf32>
    %transposed = linalg.transpose ins(%cst_2 : tensor<40x16xf32>) outs(%28 : tensor<16x40xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %27 [[0, 1], [2]] : tensor<?x?x16xf32> into tensor<?x16xf32>
    %29 = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%dim, %dim_9]
    %30 = tensor.empty(%29) : tensor<?x40xf32>
    %31 = linalg.fill ins(%cst_0 : f32) outs(%30 : tensor<?x40xf32>) -> tensor<?x40xf32>
    %32 = linalg.matmul ins(%collapsed, %transposed : tensor<?x16xf32>, tensor<16x40xf32>) outs(%31 : tensor<?x40xf32>) -> tensor<?x40xf32>
    %from_elements = tensor.from_elements %3, %4, %c40_i64 : tensor<3xi64>
    %reshape = tensor.reshape %32(%from_elements) : (tensor<?x40xf32>, tensor<3xi64>) -> tensor<?x?x40xf32>
    %33 = tensor.empty(%dim, %dim_9) : tensor<?x?xi64>
    %34 = linalg.fill ins(%c0_i64 : i64) outs(%33 : tensor<?x?xi64>) -> tensor<?x?xi64>
    %35 = tensor.empty(%dim, %dim_9) : tensor<?x?xf32>
    %36 = linalg.fill ins(%cst_1 : f32) outs(%35 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %37:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%reshape : tensor<?x?x40xf32>) outs(%36, %34 : tensor<?x?xf32>, tensor<?x?xi64>) {
    ^bb0(%in: f32, %out: f32, %out_12: i64):
      %48 = linalg.index 2 : index
      %49 = arith.index_cast %48 : index to i64
      %50 = arith.maximumf %in, %out : f32
      %51 = arith.cmpf ogt, %in, %out : f32
      %52 = arith.select %51, %49, %out_12 : i64
      linalg.yield %50, %52 : f32, i64
    } -> (tensor<?x?xf32>, tensor<?x?xi64>)
    %expanded = tensor.expand_shape %37#0 [[0], [1, 2]] output_shape [%dim, %dim_9, 1] : tensor<?x?xf32> into tensor<?x?x1xf32>
    %38 = tensor.empty(%dim, %dim_9) : tensor<?x?x40xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%reshape, %expanded : tensor<?x?x40xf32>, tensor<?x?x1xf32>) outs(%38 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %48 = arith.subf %in, %in_12 : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x40xf32>
    %40 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39 : tensor<?x?x40xf32>) outs(%38 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.exp %in : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x40xf32>
    %41 = tensor.empty(%dim, %dim_9) : tensor<?x?x1xf32>
    %42 = linalg.fill ins(%cst_0 : f32) outs(%41 : tensor<?x?x1xf32>) -> tensor<?x?x1xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%40 : tensor<?x?x40xf32>) outs(%42 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %in, %out : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x1xf32>
    %44 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<?x?x1xf32>) outs(%41 : tensor<?x?x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = math.log %in : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x1xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, 0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %44 : tensor<?x?x40xf32>, tensor<?x?x1xf32>) outs(%38 : tensor<?x?x40xf32>) {
    ^bb0(%in: f32, %in_12: f32, %out: f32):
      %48 = arith.subf %in, %in_12 : f32
      linalg.yield %48 : f32
    } -> tensor<?x?x40xf32>
    %46 = hal.tensor.barrier join(%45 : tensor<?x?x40xf32>) => %arg2 : !hal.fence
    %dim_10 = tensor.dim %46, %c0 : tensor<?x?x40xf32>
    %dim_11 = tensor.dim %46, %c1 : tensor<?x?x40xf32>
    %47 = hal.tensor.export %46 : tensor<?x?x40xf32>{%dim_10, %dim_11} -> !hal.buffer_view
    util.return %47 : !hal.buffer_view
  }
  util.func public @main(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @main$async(%arg0, %0, %fence) : (!hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}
{-#
  dialect_resources: {
    builtin: {
      torch_tensor_40_16_torch.float32_1: "0x040000009C0FD23D4E93143EC27C153EB8FC3BBD5EB50B3E268F07BEC0107FBE70E8C2BCF89D39BE945446BE0026823D16C25A3E347DC9BDA0B367BC787839BED0F8323D3CF8913D78301DBDB8C5423E2C094EBE806309BD18190EBE8CC8603EF0D5583EBED07B3E04886B3EF0C7CA3DDE0544BE1CA62DBE087A753DC08E64BEC211223E9896DE3D2052743D44715FBE083A3A3E50C0D8BCC4DAD6BDFEA8053E5011AD3C1CC2E3BD98AB6F3D34B72ABE14EE6D3E2062603E0820EC3D5C6E073E867A7EBEA44E0EBE245776BEC06D05BE323E54BE2E6F3C3E7A1D0A3E02C3163E704BE3BDB21E433EC0F713BD44A784BDB6D6093E0088293EBAFE37BE34B8733E20B4CEBCBC5D883D98E87EBEA0FEE33CA865FDBDC24A20BEFCC5D5BD00A398BAF4DB91BDFAFD23BEC44A373ED051983DB83E6EBE50CD563D708B7B3D8082163C48A7783DB077ABBC60EBDF3D023834BEB44EDABD6CC53F3E369A1EBE0C34FB3DA6DE6C3ED2166ABE404FE0BDBC765A3E40AC77BCC8264A3D38BC113DA8FED23DD0F5D2BD20F0043DE0612E3E50C6ACBC68DE6ABEBCF9B03DD8B482BD200858BD5683053EA875333D24DE1ABED845ECBD68A81BBDA8FE7CBDD0C758BD72FA2EBE0074393E66C4043E10154A3D00DB673D70C1EF3C806B3F3E38B6673DF0FC1B3DDCB90CBE80CCAA3DFC7F6FBE987AA13DE8E55DBE00E7D3BDFC26073E087A18BE90D84B3EFA710DBE1A7B723EF8CD9D3D98E0DDBD06211C3E34B662BE742C22BEF46220BEA0CC063DA033C93CFC2F5CBEAA07773E00887AB902B408BE00ADC33B18C7DBBDB8418D3D4859B93D083C91BD00CA6E3C7252183EAA8226BEF85664BDB01017BD765F29BED0CDA63CE089163C4EC74EBE680F523DEA57743E302A083E38DD0ABE78556A3E0EF92FBE802902BEF4D6E13D9AA84B3E184C743E8C655C3E1EF70CBE88516A3DFABE20BE00E8B43BE618543EC41AFC3D3A626CBECC59DCBD6AFF57BE4430F13DE0FD01BD52243BBE449BA3BD2805A83D609ABD3CE834703E808559BB980DA13D40199BBD4062F43CA0BB123C32E65B3E8C88D63D72E411BE807863BE809173BEE0EFB9BD185E043D0CD6703EB039C9BCF02FC83D0E1B023E9A1844BE66C453BE4801C23DE0A5EE3DBC67EEBD1878203D04A77ABE00844E3B78017B3D80151B3B188A22BD0C1CD53D50BB8CBD96903E3E16805CBE9E4D12BE9CB755BEEC8667BE56C93D3E88697DBD4A1849BE3063543D84DB41BE60BC533C4865F33D188858BD7C9A033EA82B523DBA6C4DBEA88A493D3807253E28626DBD108EC13CC8A2023DA01CB03C0418853D0C1C75BE2A3B423E644EDF3DA0E8FC3CC0533A3DAE744EBECC2F92BDA02932BC106A733D5C6E0CBE404DD93CE4E59EBD50563A3E90BD5BBE5015D63C4A702D3EA4D446BE40CBEABB6897EC3DDC9ACE3D60D8F03C00F8CE3DF07432BEF837553E40B5B63BF67A253E7887623DB0D5E3BC0C4FDB3D5C05733ED0857C3EAE7C57BE806B783C82E737BE7228153EEEC7373E38C333BE20BB6CBC8225313E664B293E867A40BEDAE22B3ED84935BD8CB859BED8FA4B3D7C85EE3D5087193E6E0F2EBE966A39BE10012CBE0E14113E3ABD5FBE80280ABBEC7496BDA48ADF3DE018493D144601BED0DB323DAA966B3E5898283DF4B7FDBD4022093CBAD06ABEA43F24BEB8343EBDDE861FBEDEC8583ED8C4463D6C48463E882C69BDB8690EBD4C26813DE43C98BDE486AEBD36217BBE56DB403EFCAF673EA8787DBE4866A9BDA4A241BE78D5CFBD42E5423E94F0083E90E89EBC14ADDA3D70E7983D5CCE0B3EC0B84DBE4C439E3DB27472BEC45C28BE84CCBEBD1089C7BCA29671BE40E0CB3B007D233D0832CBBDA011A63DE2B25F3E08EA2EBD125708BEA6C562BE92EE3ABE24970DBE14413DBE004BC9BDCA060D3E5437A03D2CBD663E362B7E3EEC5FB8BD4C82C8BD18210C3D26D94BBE463E0B3E204C38BD305B56BE7A4641BEC86630BE6CB98C3DF63D443E12D14A3E54FB8CBDFAB214BE543EE3BDEAE02EBE340184BD543467BED4D4083E2CF270BEF83E1FBE3ACD2B3E887D3FBE60CD743D04C03F3EBC577C3E8A88013E446789BD9849123EE02D07BCC4DE9DBD0070553A48B1653D30A72B3E54EBD63DA079F43D1830193D80284EBCB8FCD63D804B763DC2F674BE308E253D0460E3BD9AC107BE8401C63D7865513D58682D3D64E2F2BDF894EC3D103D703EE08BFA3C0C72D23D929860BED630183ED8DCB13D9CABE63DA482D53D28AB86BDE0DC75BCDA9E773E0C533B3E727F37BED01D4B3E7EC77E3EE8AA063D04BA47BE287E463DD0CE4EBD860F383EF2F575BEC805833D802A40BB7039A13CB019303E80FC933BC6194EBE9A5515BEBC01CDBD806BDA3CAC94C53DF8223FBD4013CABD38ABE03D2CE978BE54E3323E0013EEBCDE21323EEA6F413E10C8DA3CA8F5A13D96CB10BE806B373EE6D5153E08D420BDE090C73D206E65BCA002483E20C3D23DD2A23A3ED8B268BE7A6D793EFCC2BE3DD8ECF83D582D643D3223283E0001713E5078AEBC9E0D52BE4E136B3EF0F357BDE8ECF6BD06971D3E3CDE0E3E6818093DC08E80BC60E443BD96BA6A3E16FA1B3E0A75183EE03E233EE0FA05BE68CE553D84765DBE10BB143ECABF7DBEF4D87FBE280D7DBEECDD1D3EA022D53C0008153A40DF223D5CC4C1BDC4799BBD88702CBE00147ABDB2861DBE4089D73B0C24493E1AA253BE74C9FB3D8C693EBE4422D4BDC83C483D6032303D80F0513E0020C4B83001C3BD38BFD3BD402CF03BC8F43FBE0CB848BEE410DBBD4070D23B28E32CBE202212BE64C8363E0E936C3E6060A0BDCCA15BBE6005C4BDF4A4CE3DC02AA63D48B89EBDD47661BEC8F399BD08F664BDBE6B133EACE2FDBD68A4193E380C0E3DE09E2BBD602464BE8CBD7C3EB09836BD2813213EB46B04BEF84C79BEE00E4CBE3C3203BE440EA3BD409A10BDF681553E22196CBE388CFF3DDE67573E00E7D23A02A71FBEE001033CC0EE723D388AE23DD8A19BBD28B4AFBDF08BF1BD589B77BEA4D1B33D308A41BE30F7F5BD809A28BBF859453E6A9E633E46343ABE86065E3EE851653E58CE4E3EA04DB23CF89A4D3E6CC3F83DFCB137BE88EE06BE80109A3B066C35BEA497A8BDDA654E3E7060EE3DF2F15E3E0035FB3ADC8802BEDE6E293EB0FB963C08722C3DF0EED8BD9050D23D5E113DBE30484C3EB2F55F3EACBDB83D985A473E44621B3EAC8AC3BD90095EBE90BF063D7EBC203E7083D1BC4052AC3CD6BE3D3EA466D33D0C623F3E885C163DF091E53C30F074BD70CC2CBD220E08BED8272B3E0C7C693EC802BE3D00C4E83B8803A9BDC8C17CBE089C3DBD6ABC35BEC0FE3CBED0C44ABD387149BD30914E3DC68D39BE04FA373E5A1369BED07AF2BDB861C2BD00887C3CA4A6D33DA8ED86BD88D01F3DB06A72BDF05FC9BDE03B0FBD902C4E3D76AA78BEE42F32BE1400483EC884E73DC008DBBB605A013C10590D3D18006E3DF0C72EBE98908BBD5CF36ABE784349BEC8AB40BDB03407BDBA3A483E1861303D880926BD80F4E2BB5AF90E3EF4189BBD306E3FBDE86B4DBD746E4EBEF01D0FBD36A86CBED09A09BE92F222BE76B33E3E",
      torch_tensor_16_torch.float32_1: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_40_16_torch.float32: "0x04000000DB8F1FBF4B2FBEBD959D093FE852B4BF5D99733FD41F63BFAC823C3C70C1593F88A4D9BE4DBDAC3F0D7CA3BD55D6FF3F5B480EBF0B9D553E02220FC08BCE92BFAFCA803D6ED7DCBE37BEABBD9DB4523FFA980440AB15C83E7A60433F05EFD2BEB3DF04BF597ED8BE45D9833DD83EE73F20A481BF9A09483FD11AA63D230BA13FFB9B8ABF8AFA6DBF9570C33F9564373EBD82883E96B630BE15248F3E0B7CB1BE9EBB4FBF58379A3F4106393E64DC293F47D9503FCDB1493F744D383F9E1B573EC6C8773FD9B6BDBE53D6883F07394E3F9DA3F7BDADFE0FBF9AEB4F3F5298873F0000943F829D80BEB6F68FBED55AF6BE58203D3FA35D51BF219A103E63F012BF98A06FBDE8E90EBE18CFBF3DA9B5703E5BC7983C2426403D40DF8EBF2C114FBD1691813B3874993E28E59E3EF90B073E25C2A5BF9FDB743F9246543F7CE38FBFADB178BF3D4A6C3F96381ABF135296BE7BF4B83E2B483DBF08C2E7BF44C9613F4C0C7E3B48F7943E966C2BBDC333813EE3F0CC3F6766283F66A399BE34E65C3F9DCB47BF916BF7BF566F8D3FFB7924C0C743293FEEEA44BEB8F93B3F960A22BFB1B888BF26D5313E073547BF4D5C7BBFC21FBE3F0C0CDD3EBF38DB3EE39B3E3F7A90D13F7F423EBF076C71BD0105483E8E82243FD1FA9EBE0A6AC2BEC479FBBE18B978BE377C6C3F807E553ED8F4A23E1438AFBF14B7303E9DAB86BEA681EABE386E5F3F0CD03D3F4A599C3F23369FBFD6BF8C3FA789983C1B03753F21233ABFEB38913F5A3CD93FB2AAF13C939D75BE43FE673E18BDF83ECAE876BE2E5D28C0EEB9D93FEFE15F3FDE3FB53EE9C3493FFE69D03E72A7143FCDD57CBF7019693FEF41F9BDE7A07F3F55D6333E65A8FFBCF6023E3E5A6496BE0FBD8EBF2724853E55D4D5BF92CDDBBE996C19BF332566BE3850CCBE384554BFEABD1DBD53BD5E3FF8FAD13FB14959BFA187143F41B1DABEBE9C0C3D925C8CBFEBE0023E0149A63F0E4772BF9D74063FCD5B1ABD2D62463ED2305EBFB89406BF5F74313F5CE99EBFA3A05FBFA0ACB3BEEAEE25BFC327123D2D79903E5E8A963E0A84FD3FE11CC6BF119DF3BEF17A45BF9206803FB6B9B8BD8380A53FCE5E47BF75E6E0BED367833F630649BF40B3C83D842D1A3F975019BF0914E63F4B8CD53FC7F7294003B0A13DB9758BBFAA52B63E3B3C093F878DEBBFFD9284BFA682B23EE873403EA533193F9494053F57C8A23F1E3D7A3F79DA4F3F5E48243FF7E2763F456D31BF96759EBEBC5E15BFF5C7703BA4AC8E3DA39E7B3FD6BF26C057F3573EB5ABD23DEB4C5FBF52C69F3D78F3CB3FE36C493F8896F1BE1E980DBEF4B2A2BFC49E43BE034018402F4C9FBF8895113DC4D90DC02E773BBFA0449ABD67087C3F860CBCBFB761A1BD0ECFF93D14511FBF6C0D8F3E0E4C073D7E9EF1BF3117803F3B11893FEF530FBFB8A2D3BFEFCE3EBFC859223ECF1994BF771F39BFA64781BF5ECC2B3F635EE2BF389E01BD84421EC0950280BF885E44BF319C80BEAF17723E3A11B33EDBF77ABFAD830ABE8612B1BDF8A7223F52FA643F618A0DBF811B963DA5CC673EE42A953F17D77B3F97F9CB3EC245214063911EBFB23D053F886715BE48512FBE49507E3F7D9EBC3F7D945F3F110BC1BFF972D43FA870353ED2B5FCBA1770E63E46044B3FC104B3BF3302063F26491540EEB87DBEFF5C55BC5B9AABBF9144B73FA270BE3EB667BDBD480978BFDCEDB1BFDA88BBBF71F3C0BEDBDFAF3F682CE4BFB165B4BC09D2DD3E9357123D99CE87BF60FC063D91F580BFF97001C0081E913F326349BF01C00E3F20BF583FC48AF4BE29A02FBFB0F7373ECED84EBF75DFFCBE4BA182BF3FB2953FC1D1A3BFC9ADBEBF452D2A3FD10549BF9509AE3F0F0DC8BE2354ADBFC1E8BC3D303481BFFDF593BF1D31453FF964B23FF55EB53E28DF8EBF82E1DA3FFD90A13F7036673FBA8DD43D95C208BF0FCC843F7C98C03F33A7843F62D2573F3D9B853D77CFE3BF88629B3F1833AC3E8F2D233EB73191BF25A1023FDE3F8B3E0DCCEEBEA43B3A3F4531B9BD87D59B3E1D7D833FCA483F3E5B2B383F3F2E9FBE4265A73F84DB1A40CD6B233FC74FB1BFDA400EBF29E7A03E5902743FCA825D3FFA26D0BF9950023FEA6811BC2DE7B23F8CAEEDBF052F493FFBBE573F97EBB13FA3D0A73EABDA3D3F3713DFBF17BFA4BE1D99C13FC6A77BBF5B176A3FD93749BF72DEDF3FE2D33DBECBD7993E9424B53F3010AC3EEC6F0ABEE44AAD3C034FEE3C4DB08ABD39251FBFC0D2703EC50B263FF324EA3EAD7AC83DDD909A3F19B41D3EF33FEBBF62AD99BED1EEDABF754A243F12D842BE71FB9F3AF907923F527EF3BE8B1B80BF9366F2BEC48A763F5B31ACBE580F37BE345E7FBFF231E9BF0A2B39BF7B722CBFA338053FECF68EBE19D725BC689FA3BEC7304CBD10E878BF1B84A0BF6036EABF3DF3BC3FBB2B86BF847BE5BEC691433F9C032ABF76F411BFEE16D23FB3287A3FD5BB753F68D13FBF5021BEBFA8B106BF1CA0E6BFE5E1A7BFFEE89CBFB0AA073F26FC12C07D19123F0C0AB0BF931EE1BF7267443D437484BFF1E3234016A7373F043F223F5C51CA3F63D9A63FC5AD63BF1EF6DEBEE91BAB3F4CADDC3E3F28B3BF8C6A9FBF04D21FBEA580FB3E7B6D7BBBA48817BF37AF9DBD69AE9E3F8C717D3F98D09B3F4FD3813F176C0F40643A05C044684C3FEC9D9A3F6E3EF9BE290598BF196CF8BF2A1ED6BF76E2AF3D0EE4B7BE88D21FC065750E3F0945433EEDC211BF700ED73EC328EDBF1D2E87BF8CE9A03F28941FBF22DD2FBEE596683FCE9677BDBE0DE0BEA322D2BFBB6A94BE3C80943EA740D93FC15A823E48C8D33EE4DC163F4F0F73BE594837BFB359B73C3DBF36BF088F5EBF6A3F1E3F02D408C0F3A787BF843938BFD2D4A3BE43BDB43F4F8BB1BFCE93213E234689BE9241A33C5ECE70BF3870693F8618F23EFDD69EBE6749B73F24DBB23EA36F9FBD8FE5033E271784BE9C61893F8985523F1642003FB47FEEBE04A4D0BFED2211BE8D8D9ABECFCD65BFFDB0A83FB63C8E3F46DC993E0D412CC08F507EBFE24D12BFC7E7C73F04B3433FB9C0953FD168D63D6B11173FDF1D55BFE38DAFBFAEE3853FA7D698BE1086F23F75090ABF0327E63EFC7A44BFF56DBA3F9E7730BD3CCBB03DCB85F93E25B685BFD5E396BE26DC8E3FAD7B91BE30F3D23E8C60843EC9C8E03E11045C3E1FEEFF3F029509BEE6D29E3F98A894BE326C9EBFA7AC2DBE802829BE4F86CABEC086313E83823C3FFFEBFF3F1FC8A43F8CC5743F2181FCBF01BDF8BDE80CFE3E63A26ABF3631513F9267A73FE68F86BF890A26BD89050EBF01FCAD3E804F0FC0BDC1C1BFB95F34BF6FE7F9BF250C33BF8E694EBF7207D23FD84D0EBEA9B542BF33FD0ABF09214FBFD9E9643FC032DDBF167C92BFDDEACB3E404259BE2B614B3ECAC9F13EBA758EBF49A8E93E692A3A3FFDBA85BE22FE4A3C3BD824BF7C0632BF6665AEBE3A19EE3E73F55B3F28CB983D21D819BEF03B0F400DC419BE0AB38BBFA5715EBFB2C2873FD51F06BDD77FA0BC7C4B0FBFA29BFD3E11EB72BE0F4F0EBF4143BA3ED084CBBF2EB3883F745B583F0267763E11C2AE3F76271BBFF2519F3F"
    }
  }
#-}
