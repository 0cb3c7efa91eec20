module {
  util.func public @main$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense_resource<torch_tensor_24_torch.bfloat16> : tensor<24xbf16>
    %cst_1 = arith.constant dense_resource<torch_tensor_24_32_torch.bfloat16> : tensor<24x32xbf16>
    %0 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<16x32xbf16>
    %1 = tensor.empty() : tensor<32x24xbf16>
    %transposed = linalg.transpose ins(%cst_1 : tensor<24x32xbf16>) outs(%1 : tensor<32x24xbf16>) permutation = [1, 0] 
    %2 = tensor.empty() : tensor<24xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%cst_0 : tensor<24xbf16>) outs(%2 : tensor<24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %17 = arith.extf %in : bf16 to f32
      linalg.yield %17 : f32
    } -> tensor<24xf32>
    %4 = tensor.empty() : tensor<16x32xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<16x32xbf16>) outs(%4 : tensor<16x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %17 = arith.extf %in : bf16 to f32
      linalg.yield %17 : f32
    } -> tensor<16x32xf32>
    %6 = tensor.empty() : tensor<32x24xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<32x24xbf16>) outs(%6 : tensor<32x24xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %17 = arith.extf %in : bf16 to f32
      linalg.yield %17 : f32
    } -> tensor<32x24xf32>
    %8 = tensor.empty() : tensor<16x24xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %10 = linalg.matmul ins(%5, %7 : tensor<16x32xf32>, tensor<32x24xf32>) outs(%9 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %11 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<24xf32>) outs(%8 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %12 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%10, %11 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%8 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %17 = arith.addf %in, %in_2 : f32
      linalg.yield %17 : f32
    } -> tensor<16x24xf32>
    %13 = tensor.empty() : tensor<16x24xbf16>
    %14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16x24xf32>) outs(%13 : tensor<16x24xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %17 = arith.truncf %in : f32 to bf16
      linalg.yield %17 : bf16
    } -> tensor<16x24xbf16>
    %15 = hal.tensor.barrier join(%14 : tensor<16x24xbf16>) => %arg2 : !hal.fence
    %16 = hal.tensor.export %15 : tensor<16x24xbf16> -> !hal.buffer_view
    util.return %16 : !hal.buffer_view
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
      torch_tensor_24_torch.bfloat16: "0x02000000DD3D27BE9B3DEE3D26BE243E07BE0EBDBC3D66BD213EA0BDC2BCEDBDA8BD313E083E553C6E3C1ABE093ED9BC97BD10BE",
      torch_tensor_24_32_torch.bfloat16: "0x02000000B4BD13BC023D54BD2CBEA7BC093E0B3EB53DD23C343D0CBE933D34BE96BD3EBD053EA9BBA5BDFD3C16BE40BD493D40BC98BCDD3D0ABEB7BD2F3E103DEABCBC3DDA3DF2BC97BDEDBC833DB9BCD33D14BEB2BD0A3EBE3C123D6E3D2BBD91BD503D40BD96BDBF3C2F3D83BCF5BDDBBCCDBDBF3DF0BD103E903D1BBE063E33BE28BCE2BD1CBE8F3CB0BD033E0EBE163EDA3D1F3E54BDDEBDF1BD173EB4BDB2BCDFBCF93C15BE123E06BE323E8EBDA2BDC7BC563D06BD35BEFF3D333EB73D313E453D63BC10BE1EBEF9BD38BDD33D95BDE1BB24BBEDBD9DBB2F3E113E0A3E8FBC4D3BC63D71BD93BD1B3E253CF4BD193EF03CC23D1DBE063DDD3DD1BCCEBD113EA83D4E3D2B3D803BD03D1EBDD5BD8A3D413D8A3DA1BCC0BC66BC3F3D0BBE29BE873DC6BD74BC493DCB3CE93DBE3C333D82BCD63C853DF73D2CBE97BD22BE90BDDD3D2CBE22BED23DD6BD043E623D363D103E28BE053E6B3DF3BD303D4ABD91BD9DBCABBD1E3E1C3E9ABC21BE31BC3F3CF23DBA3B533D403DCDBDE1BD22BEB6BA603D4EBC303E0ABDECBDF13C4CBDC7BC2F3EA6BB1E3EC13C87BD053ECEBDC03B233DA23D27BE0E3C3BBDEB3D743D913DDA3D22BD3ABC113E12BEFABD543C8FBD263C203EA8BC1ABEA5BD263E1FBD9FBDA33DB33C20BE173ECC3D1D3E9E3D74BD6CBDAF3D0CBD0E3D2FBEB3BD863D0FBCAEBD1EBEE63D12BD32BE2F3EB03DD9BD04BE2F3E413ADABDD03D17BD463CBDBD19BEF0BD9FBC03BE323EFB3A8BBD8F3D20BEB9BD883D1ABEB43D733C17BE34BE653DAB3D11BD20BED1BD9A3CD33B393D003D18BCBF3D303E173E243E74BD77BDA0BC563D933D81BCEABD09BE2E3E43BDC4BCDEBDB3BD1F3D983D8FBD85BD0F3EBABD07BEE2BC2C3E1E3DC83CB4BCE23DB3BDF53D2B3DA13CC73CDFBD063EBE3D0EBE29BE3ABDF13DB2BD283EB6BD24BE9F3DDBBDE4BC62BD66BC1EBE26BE9C3DA4BCDABD94BB25BE403DAC3D303E13BEB0BCC43D263E01BE9A3D953DDA3DFABD013E9EBDDFBD103D193EF0BDC13DA6BC673D0D3E453D16BE5ABD103D19BEF13CC2BD10BD823D12BEE8BDA53D33BEF93D0CBE3BBB153D8F3DE1BDC33C9C3D1B3E08BEB4BD533DBABBF4BD18BE21BEFDBD9ABDFBBD1FBE623CD43DABBD913C0FBBA93DFBBD0A3C293E013E33BEDABCD83A6FBDEEBDFCBDF13D6ABD3ABC543DDEBD813CD73DD4BD533DC6BBC73DF13D403DAF3B1CBE903DDD3D84BD34BE133E2ABD113D4CBDE73D313EE33D66BDFE3DB13D8D3C12BE9BBD33BEF23D333ED33D673D2B3D2E3EB8BD73BD23BE8FBC473C463DFCBDA8BC15BE13BEBD3C31BE413D27BEFCBD16BD2DBE123E143EBDBD183DB93D663DC2BC2BBE043E1FBE06BD343C6EBD84BD1CBE203CA4BC1E3E6EBD0C3E093CA3BD2CBDA4BCF03AEFBC573D153EE43C833DE03D1C3DA73DBE3D293E25BE783D03BC02BD8CBDDA3D263E14BEC43DFA3DFD3C083B0B3EAC3B35BD56BC683D353D1CBC653D433D13BE343DDE3DA63C84BC0B3E1EBEA5BDA4BD1C3E2FBE903C2FBEBEBB873D29BD303E143AB9BD3B3DBC3DB8B91B3EE5BD9A3DCE3DB43D88B84F3D0EBE0EBE34BCB6BC063E033EF53DA6BD0EBE2ABE833D23BE35BEB7BD19BE8FBDE4BDBABD2C3E08BD163E813BBABC54BD01BE11BEFB3D5FBD30BE263E573BF2BD0EBE18BE1FBE243EFA3D6D3C1ABE3DBD2ABE7A3D40BD1BBD62BDAA3DC43D1F3DB5BC8FBC4ABB07BE313E9CBDD33DCBBD9C3A783D26BEA63D0BBECA3C10BDD03D303E233DA5BBB3BD873DAEBD963D9DBDF63D0B3EDE3DE83AA83D25BE133E3CBD843DF5BC73BDAABDEA3DC5BDFFBCB73D923C18BE34BEB0BD273E01BEC83D023E96BDA0BD02BEE23CCABC0D3C9D3D983D64BD473C2C3D773B113D93BD143E95BCB9BC22BE03BEB43BE0BCB6BDBE3D82BC7F3D183EA6BDB2BD12BD75BCB5BD2EBDA7BBA23D273E063E993C37BC393DECBBBEBC793D13BE1ABE3C3A5BBDB3BD29BEF33DE7BBC3BD93BD3E3D03BE3A3C0FBB773D903DEDBD9C3D093E3A3CB83D89BD103D543DA7BDE03D2BBE88BDD5BDD7BDDBBD2BBEF93C0FBD18BE98B8F1BC953D0EBE4CBD153D993D5B3C443D353E7BBDF73D1C3E20BE2F3DCD3DE2BCC83DC53B0A3E793BE8BD093E573D1A3E343DC03DE23DF43C28BD163DFCBDC63B69BD373C0FBE"
    }
  }
#-}
