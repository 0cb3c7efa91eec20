module {
  util.func public @mobilenet_v3_squeeze_excite_hard_swish_5x5_stride2$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<6.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<[[[[0.32686159]], [[0.22557354]], [[-0.461442769]], [[0.273110062]]], [[[-0.283129752]], [[0.403149635]], [[-0.457075804]], [[-0.166927963]]], [[[-0.400267065]], [[-0.024410883]], [[0.320022434]], [[-0.20181264]]], [[[-0.349065095]], [[-0.169732958]], [[0.313880146]], [[-0.359616041]]], [[[-0.272637546]], [[-0.431148022]], [[0.205710039]], [[-0.104766756]]], [[[-0.189160019]], [[0.218626395]], [[-0.164022461]], [[0.227771267]]], [[[0.315199405]], [[-0.282337159]], [[0.47381869]], [[-0.337642044]]], [[[-0.209159091]], [[-0.320204705]], [[-0.154494345]], [[-0.0199391115]]], [[[0.022175869]], [[0.353606045]], [[0.389447898]], [[-0.27989614]]], [[[0.122894034]], [[-0.388503939]], [[-0.0410301387]], [[-0.177666456]]], [[[-0.183499262]], [[-0.0174157582]], [[0.229827642]], [[-0.430817336]]], [[[0.379173338]], [[0.23481378]], [[-0.323500603]], [[0.439160913]]], [[[0.00631222408]], [[0.49980858]], [[-0.302740514]], [[0.0349081978]]], [[[-0.209751964]], [[-0.195826441]], [[0.0910653844]], [[0.421719074]]], [[[0.305263847]], [[0.223941401]], [[0.0591737814]], [[0.422298491]]], [[[-0.0076385932]], [[0.373832166]], [[0.333981633]], [[-0.286164641]]]]> : tensor<16x4x1x1xf32>
    %cst_4 = arith.constant dense<[0.271225452, -0.487828851, -0.177170455, -0.270432562, 0.00686295843, 0.236853167, -0.402323633, 0.0149222016, 4.384120e-01, -0.271353453, 0.177141145, 0.0928802713, -0.489936292, -0.0241738036, 0.208770394, -0.456024557]> : tensor<16xf32>
    %cst_5 = arith.constant dense<[0.412150949, -0.381650567, -0.474809706, 0.398637682, 0.037170127, -0.299810112, 0.173653275, 0.144223183, -0.377914399, -0.240399763, -0.439922035, -0.290139526, -0.367694318, -0.306763709, 0.185467139, -0.45050025]> : tensor<16xf32>
    %cst_6 = arith.constant dense<[[[[-0.398145378]], [[-0.365826368]], [[-0.18345888]], [[-0.201249689]], [[-0.244936213]], [[0.25053665]], [[0.498022795]], [[0.0339779221]], [[0.444202721]], [[-0.103389889]], [[-0.39331755]], [[-0.0912261679]], [[-0.203872234]], [[-0.00659303786]], [[0.157043681]], [[-0.0389497802]]], [[[0.435160518]], [[0.38476482]], [[0.201977596]], [[-0.0103150876]], [[-0.368312716]], [[-0.102986336]], [[0.204401538]], [[-0.215114474]], [[-0.396011919]], [[0.407898456]], [[0.209050804]], [[0.115276426]], [[0.292498916]], [[0.335646033]], [[-0.0165410023]], [[0.381188244]]], [[[4.164190e-01]], [[-0.228448898]], [[0.107545361]], [[0.0265840292]], [[0.0379457809]], [[0.437663108]], [[-0.194811299]], [[4.834340e-01]], [[0.40213123]], [[-0.0412771106]], [[0.317453265]], [[2.690470e-01]], [[0.177894965]], [[-0.18016611]], [[-0.303549021]], [[0.171527699]]], [[[0.342973292]], [[-0.483747214]], [[0.142803371]], [[-0.0571269765]], [[0.39808777]], [[-0.178527072]], [[-0.025815187]], [[0.0147671038]], [[-0.35956049]], [[0.212892309]], [[0.330476344]], [[-0.44209072]], [[-0.208611175]], [[-0.461955309]], [[0.456544101]], [[0.167168826]]]]> : tensor<4x16x1x1xf32>
    %cst_7 = arith.constant dense<[0.464200407, 0.0314942785, 0.302068532, -0.125586018]> : tensor<4xf32>
    %cst_8 = arith.constant dense<[[[[-0.146180972]], [[-0.121732183]], [[0.157862127]], [[-0.140546843]]], [[[0.400367439]], [[0.483274877]], [[-0.469573498]], [[-0.306376696]]], [[[-3.877500e-01]], [[-0.457635939]], [[-2.722590e-01]], [[-0.0532066785]]], [[[0.336990356]], [[-0.27817598]], [[-0.00605474412]], [[0.429618746]]], [[[0.167214707]], [[2.980790e-01]], [[0.0509939715]], [[0.480466455]]], [[[0.0886621549]], [[-0.454489291]], [[-0.302017212]], [[-0.0952263697]]], [[[0.101277173]], [[0.271930873]], [[-0.0869138762]], [[0.210058302]]], [[[0.289869517]], [[-0.182739809]], [[0.47927025]], [[0.149656489]]], [[[0.380998075]], [[0.0559376888]], [[0.241603106]], [[0.270544052]]], [[[0.408248365]], [[-0.349650234]], [[0.0582834259]], [[-0.0716214851]]], [[[0.423159033]], [[-0.394905299]], [[0.482573897]], [[0.375451326]]], [[[-0.426173717]], [[-0.00903361476]], [[0.217559502]], [[0.23815155]]], [[[0.406494111]], [[0.299865425]], [[-0.189069614]], [[-0.00156521413]]], [[[0.201785758]], [[-0.361563146]], [[-0.306009203]], [[-0.0189575516]]], [[[-0.201754197]], [[0.362559259]], [[0.086277321]], [[-0.151334807]]], [[[0.348833025]], [[0.304878443]], [[0.498354882]], [[0.347307682]]]]> : tensor<16x4x1x1xf32>
    %cst_9 = arith.constant dense<[-0.0855434686, -0.372501105, 0.340640903, -0.440242082, -0.14972879, 4.197380e-01, 0.460766464, 0.140564591, 0.188648313, -0.457545519, 0.0144803412, 0.046868179, -0.15989925, -0.43140316, -0.271092415, -0.142016068]> : tensor<16xf32>
    %cst_10 = arith.constant dense<"0x47D484BDCB37BA3D9ABA633EB6BE3ABEBF262FBEFAEAF5BE7312EBBE97FD77BEC902763EB364033EC9218A3ECFAF893E0390B63E609B613EEB40F53ED232CC3EC598B13D028CB43D8D74EEBEE03EFF3E12A2BCBE931D763E1B5CA43EFEFD01BE35369BBE586FCDBE93927E3E5FEE41BDD4D85A3E50B0D43EFAF2B4BE959DD63E30FDB4BD166847BE0ED9E23EB336FB3ECD2A9ABE3B9A203E7279C9BE33891A3E9995A73E30ED3C3E3E4DA9BDE87AEFBDA3E2DABDD4BAB73DC95CC33E8FAEDB3EC497E4BE6402A3BE898AC6BE3E039DBED8121DBEBA07D63B7C91043EB1B66D3EB3BCC73ECD69FA3ED9C3263E9ED3B03E1C5B8E3E521645BEBD5AC03EF31AEABEDACFFFBEA2B267BE9F3F1BBD01AF0D3EC5E4CBBE9229313E9C879A3EAA1EA1BECFD2ADBD90B7A33C016645BD4F83993E97C9EB3E6410993E5311D8BE84209C3E16E7DDBEE42E87BE499DB1BEC7DE9ABE20F5E73C77CF2F3EC820F3BC3A5DEB3E68F884BE51BA863E8588BD3E09397E3D095033BD5AFCC43D2FCC91BDFB12623D881EAABD89D6CBBDE808483ECE75D0BEFFBAAABE49D0B33EA6CA8A3E98CA5FBE6D5AFBBD2520DA3E05DBA23E652EEA3DD7988EBECE57E9BEB0C88CBD2BC5303E982EA83EA793B43EFF37EFBED9FD82BE63C424BE7E5E9FBE971F9B3E46F1883E72E5893C2442F73EF53DB6BE269FCC3EEE5EC4BE7373ACBEB0ED483E7BE6C7BE"> : tensor<8x16x1x1xf32>
    %cst_11 = arith.constant dense<[0.0658450946, -0.0797664672, 0.228473961, 0.400675237, 0.269871503, 0.349689871, -0.467054546, -0.189804494]> : tensor<8xf32>
    %cst_12 = arith.constant 3.000000e+00 : f32
    %cst_13 = arith.constant 6.000000e+00 : f32
    %cst_14 = arith.constant dense<"0xA450C23EC881A43C324DF0BEA9198DBE2E48E83E4097A83D5BF9C8BEEF8D59BE8A5731BD0846F5BEED02B5BDB0B52CBCA73C83BE5D88B53DB0A8813EBD4087BEA7C8F63D22F90E3E13A7E53E377A8E3E505AB23ED1F51CBCFD19A1BE81DBFD3E15C5BDBE57D2E9BCE722DDBE6B40E33EA40AEE3E87A7603E7A9B19BE2E837BBE535470BE51D3BEBE4C6DD33CBA63B7BEF5AA3BBE58BF013E3101693E8792F3BE5A1F8FBD8DC61B3EA8DCB43EAF23CABCC13BF03E05FE6FBE6315F9BEB61885BC4EBD79BE53BEA53E05D288BE6AEA41BEC31B953E834E5C3E22C76D3DE8DD513EB7A1A6BD0048FDBEA92FFABE97DB373CE25AD5BE6FD9E5BE3258EE3E32CFB73E7D29B2BEF1A8FFBE4822E23EB1FE62BE08D2A0BEB41A443EC53DC8BEB2FF70BE9C3FF33E54CF0E3E7964A93C0C10D1BD648B8C3E6CD4B7BEE646EF3E1DE5B83E25F6F03D3308EABE1AAD4D3E019AD33ED955C93C174615BE026BC2BE6682823E9621C53ECEABCCBEA099843ED943F7BED221EF3E8AA3EB3D57CA563D87F250BE1ECCDB3E6FB66FBED502A83E2A60F83E5D19913EC0909B3C842BDEBE7AFCE1BC55E77CBD1E2B98BE167E9CBDEBA711BE9431ACBEAB2170BD91E472BE40BCB43C80FFEDBE91FDCF3E81FAA13E865F573D4120B43E0CBFEC3E9F69C7BEC6F8053E12F9FE3E9CCCF93E019BD33D0C74BEBE0161AA3D62F1FEBE4B289ABEFA88E93EFDA02DBE23B60D3E5E6660BEE948E53E4D0B6A3EED6F2EBEC161953E879EC8BEE387DCBD7FBC8EBEC9223C3E298CCBBE1FE4D2BDEFB564BE44D8CF3B6CB419BE4B5D533EA46AF3BEDE33093E8FF289BE8AD76CBE1ABB993E4340E93E43DA3BBE0553A73EB6C1CABE7D32093E4E87803EA923B0BE0F8C97BDEA10C93EC3F7CABE13BCF6BED484B93D0A0884BDCCED983E2ACFD83EABAA4DBE628CE4BD0BEB60BCC188B43DB0BBF73EF1104A3E6434E2BDE2E671BEFBA5E33E6599BABE5F8D613E60CDD93E189E283EA2959DBDDC1D9ABE8DB407BE34D6533E801F193EB11FDB3E32D5BB3E83DEA13EB0A9D23EE00765BE9F9B05BE2FFAF5BD099B773D66412C3EF1665ABE0409F6BE7F64CEBD3F1144BE0966E23EADCAC63EA47AB83EF8AB1C3EA9721FBE2B16483D2D65A13EF182CDBE7D269A3E7BEAEABEF001A23E01799D3E5FE2E5BE6B36023EC2C3203B6B0DA9BEAD07B4BE9FE88B3E7FA28A3DAA4BF73E2EE9F63ED93EFC3ED444C3BE1C63E03EC6C782BE9F292BBDCBCA833EFFBE97BE61CE873DA1DCA0BE0760CABE6E52C4BE13C711BEE29DFDBE30E699BD4923283EB457C9BDBB12D4BE3FE7DFBE6D3563BED94FA9BEEE20EE3EF491B2BE93659C3E5C59B03D4DE68D3D32EE453CEE8AF13E466C0BBEB169933E137C623D04BED5BDD532E93EE259C93D521DC3BE35E1A8BD7B2B903E9F65463E8F2AD53EC66576BEF731843EE55924BDB5C0963DE1FBE83E0465F53E7322B93EDA4810BEB980C63E90EF0D3ED95D8FBD23B3EDBE3C4E8A3EC8FD093B4D87923EB0F97D3E764E963E1A224CBE46029A3E1613483D0383DABC3554333E7A10F5BE219DCBBE75CF54BE7B4AF73E3E73B8BE2A782DBE5FDCE5BEDAC72CBE63FC37BEE9C3E43E09B8B03E5019F0BD7851F3BEE97CA93E9863243E48FDB1BE0EFDFD3E34AECCBE70F6BB3EE4AB52BE676584BD1446973EC0C4353EC22FE03E6B18F83DD4EBCDBEE2CAC43EC1CE893E91F4583E097DE4BE2B89D4BDDA45AABE97D0A43E60574D3EBF22C43EEFE2EE3EB8AB8C3E1E0CFD3E790CEB3D59FDECBE07B4F8BE86AF21BE169EA53E0276BB3E9FEFEB3E66A8DEBEFA2DE9BEE899D33ED7A147BE32846D3D0403F73EA3E1CBBD31DA293EA8FFCABDD050893EFE09E33C5E6386BEBC2E6ABE53BF77BE5262043DC810503E0408E63ED7BE463E82F88F3E8482A9BEBAF500BEFF93B0BD76DA3E3EB20151BED86D49BECB9113BEEADF9E3E8EE79E3D4275D9BE21F0D7BE5BCD03BE9F7E883E3A36413E54F9543EC2CF883EA4F459BE61A8453D8A92313D3962753EF0EAE93E9B5663BE0429963E52CF233EC153A43D0BBD8C3E3958E33EC836EDBEF987B4BE1438833E4D19D5BEDA15843C696E8FBE071F67BE46AF4E3E938AF0BEB923BF3E096A63BDCFD81C3B5509243D9009153EEADD1EBEA43BCCBEDFFA39BE47E9A9BEE8EB653DB4563ABEC887EA3EB974EE3E8F04F63D68A2F03D8A83F83EFA49C63E40B7873E1AE23EBE23B009BE90F398BEAA9052BC9511FB3E"> : tensor<16x5x5xf32>
    %cst_15 = arith.constant 3.600000e+01 : f32
    %cst_16 = arith.constant 1.666000e-01 : f32
    %cst_17 = arith.constant 5.000000e-01 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<?x4x12x12xf32>{%0}
    %dim = tensor.dim %1, %c0 : tensor<?x4x12x12xf32>
    %2 = tensor.empty(%dim) : tensor<?x16x12x12xf32>
    %broadcasted = linalg.broadcast ins(%cst_4 : tensor<16xf32>) outs(%2 : tensor<?x16x12x12xf32>) dimensions = [0, 2, 3] 
    %3 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%1, %cst_3 : tensor<?x4x12x12xf32>, tensor<16x4x1x1xf32>) outs(%broadcasted : tensor<?x16x12x12xf32>) -> tensor<?x16x12x12xf32>
    %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<?x16x12x12xf32>) outs(%2 : tensor<?x16x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %cst_12 : f32
      linalg.yield %29 : f32
    } -> tensor<?x16x12x12xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<?x16x12x12xf32>) outs(%2 : tensor<?x16x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.cmpf ugt, %in, %cst : f32
      %30 = arith.select %29, %in, %cst : f32
      linalg.yield %30 : f32
    } -> tensor<?x16x12x12xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %cst_2 : tensor<?x16x12x12xf32>, tensor<f32>) outs(%2 : tensor<?x16x12x12xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %29 = arith.cmpf olt, %in, %in_23 : f32
      %30 = arith.select %29, %in, %in_23 : f32
      linalg.yield %30 : f32
    } -> tensor<?x16x12x12xf32>
    %7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<?x16x12x12xf32>) outs(%2 : tensor<?x16x12x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.divf %in, %cst_13 : f32
      linalg.yield %29 : f32
    } -> tensor<?x16x12x12xf32>
    %8 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%7, %3 : tensor<?x16x12x12xf32>, tensor<?x16x12x12xf32>) outs(%2 : tensor<?x16x12x12xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %29 = arith.mulf %in, %in_23 : f32
      linalg.yield %29 : f32
    } -> tensor<?x16x12x12xf32>
    %padded = tensor.pad %8 low[0, 0, 2, 2] high[0, 0, 2, 2] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<?x16x12x12xf32> to tensor<?x16x16x16xf32>
    %9 = tensor.empty(%dim) : tensor<?x16x6x6xf32>
    %broadcasted_18 = linalg.broadcast ins(%cst_5 : tensor<16xf32>) outs(%9 : tensor<?x16x6x6xf32>) dimensions = [0, 2, 3] 
    %10 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded, %cst_14 : tensor<?x16x16x16xf32>, tensor<16x5x5xf32>) outs(%broadcasted_18 : tensor<?x16x6x6xf32>) -> tensor<?x16x6x6xf32>
    %11 = tensor.empty(%dim) : tensor<?x16x1x1xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<?x16x1x1xf32>) -> tensor<?x16x1x1xf32>
    %13 = tensor.empty() : tensor<6x6xf32>
    %14 = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%10, %13 : tensor<?x16x6x6xf32>, tensor<6x6xf32>) outs(%12 : tensor<?x16x1x1xf32>) -> tensor<?x16x1x1xf32>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14 : tensor<?x16x1x1xf32>) outs(%11 : tensor<?x16x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.divf %in, %cst_15 : f32
      linalg.yield %29 : f32
    } -> tensor<?x16x1x1xf32>
    %16 = tensor.empty(%dim) : tensor<?x4x1x1xf32>
    %broadcasted_19 = linalg.broadcast ins(%cst_7 : tensor<4xf32>) outs(%16 : tensor<?x4x1x1xf32>) dimensions = [0, 2, 3] 
    %17 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%15, %cst_6 : tensor<?x16x1x1xf32>, tensor<4x16x1x1xf32>) outs(%broadcasted_19 : tensor<?x4x1x1xf32>) -> tensor<?x4x1x1xf32>
    %18 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<?x4x1x1xf32>) outs(%16 : tensor<?x4x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.cmpf ugt, %in, %cst : f32
      %30 = arith.select %29, %in, %cst : f32
      linalg.yield %30 : f32
    } -> tensor<?x4x1x1xf32>
    %broadcasted_20 = linalg.broadcast ins(%cst_9 : tensor<16xf32>) outs(%11 : tensor<?x16x1x1xf32>) dimensions = [0, 2, 3] 
    %19 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%18, %cst_8 : tensor<?x4x1x1xf32>, tensor<16x4x1x1xf32>) outs(%broadcasted_20 : tensor<?x16x1x1xf32>) -> tensor<?x16x1x1xf32>
    %20 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<?x16x1x1xf32>) outs(%11 : tensor<?x16x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.mulf %in, %cst_16 : f32
      linalg.yield %29 : f32
    } -> tensor<?x16x1x1xf32>
    %21 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20 : tensor<?x16x1x1xf32>) outs(%11 : tensor<?x16x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %29 = arith.addf %in, %cst_17 : f32
      linalg.yield %29 : f32
    } -> tensor<?x16x1x1xf32>
    %22 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1, %21 : tensor<f32>, tensor<?x16x1x1xf32>) outs(%11 : tensor<?x16x1x1xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %29 = arith.cmpf olt, %in, %in_23 : f32
      %30 = arith.select %29, %in, %in_23 : f32
      linalg.yield %30 : f32
    } -> tensor<?x16x1x1xf32>
    %23 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> ()>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %22 : tensor<f32>, tensor<?x16x1x1xf32>) outs(%11 : tensor<?x16x1x1xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %29 = arith.cmpf ogt, %in, %in_23 : f32
      %30 = arith.select %29, %in, %in_23 : f32
      linalg.yield %30 : f32
    } -> tensor<?x16x1x1xf32>
    %24 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %23 : tensor<?x16x6x6xf32>, tensor<?x16x1x1xf32>) outs(%9 : tensor<?x16x6x6xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %29 = arith.mulf %in, %in_23 : f32
      linalg.yield %29 : f32
    } -> tensor<?x16x6x6xf32>
    %25 = tensor.empty(%dim) : tensor<?x8x6x6xf32>
    %broadcasted_21 = linalg.broadcast ins(%cst_11 : tensor<8xf32>) outs(%25 : tensor<?x8x6x6xf32>) dimensions = [0, 2, 3] 
    %26 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%24, %cst_10 : tensor<?x16x6x6xf32>, tensor<8x16x1x1xf32>) outs(%broadcasted_21 : tensor<?x8x6x6xf32>) -> tensor<?x8x6x6xf32>
    %27 = hal.tensor.barrier join(%26 : tensor<?x8x6x6xf32>) => %arg2 : !hal.fence
    %dim_22 = tensor.dim %27, %c0 : tensor<?x8x6x6xf32>
    %28 = hal.tensor.export %27 : tensor<?x8x6x6xf32>{%dim_22} -> !hal.buffer_view
    util.return %28 : !hal.buffer_view
  }
  util.func public @mobilenet_v3_squeeze_excite_hard_swish_5x5_stride2(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @mobilenet_v3_squeeze_excite_hard_swish_5x5_stride2$async(%arg0, %0, %fence) : (!hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}