module {
  util.func public @resize_bilinear_scales_after_conv_open_batch$async(%arg0: !hal.buffer_view, %arg1: !hal.fence, %arg2: !hal.fence) -> !hal.buffer_view attributes {inlining_policy = #util.inline.never, iree.abi.model = "coarse-fences", iree.abi.stub} {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 5.000000e-01 : f32
    %cst_2 = arith.constant dense<"0xDDB707BC59199C3E8027B2BE9E1FFA3E57DE3DBE04ECA63E67A9AABE23D0843E2ADD333E8813973EA18FFF3EA1C63B3E193B813CF06E4B3E5851843E711B22BD9BD18ABEAD5790BEAFCCF4BE7659843EDA0D1ABE1C66843E8A52BDBE9859303E75F8E9BEF303C03DF6CCF2BEEA194A3E5F7D953E096BB3BD595713BE1E2889BED62FB53E735805BDC42B833ED576F53D485BB5BE23E3A8BEA07773BEEB61B73E124934BE2723C73E44E2043EBF4F553EC2C960BE4853E7BEEDDB3CBD55FC0F3E78B928BE7CCBE73EC5200E3E87C1FC3EEB429A3EDE70283C9ADDABBE4A88193E9892B2BECB1DC1BD0939D2BB937EAEBB521D81BEBC39F4BE3D425A3D23A345BD9053DFBE1535903CAD1EC5BE74D0FB3E44D2753ECC6E0BBE11F1AD3E9DAECBBE7A6CC13EBEAF223E4D37D6BE3D1C80BD7A29C63DAB67FD3DDFB1723EAFEE223E1423133E8311A43E4B79F5BE865FEB3E2DD38EBD27C75CBE571B2ABC926EE13E957AD63E14ACA23E21B18DBE3E2A5BBE1A75A83E11DD1B3E491482BE7CFDBC3EB5EACE3E35270A3E8421F83ED815533D9F5EB73E218049BE6475E73E7C290DBED607CDBE4192B0BEA5A7083EB7AD833E"> : tensor<4x3x3x3xf32>
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant 5.000000e+00 : f32
    %0 = hal.buffer_view.dim<%arg0 : !hal.buffer_view>[0] : index
    %1 = hal.tensor.import wait(%arg1) => %arg0 : !hal.buffer_view -> tensor<?x3x6x6xf32>{%0}
    %dim = tensor.dim %1, %c0 : tensor<?x3x6x6xf32>
    %padded = tensor.pad %1 low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index, %arg6: index):
      tensor.yield %cst : f32
    } : tensor<?x3x6x6xf32> to tensor<?x3x8x8xf32>
    %2 = tensor.empty(%dim) : tensor<?x4x6x6xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<?x4x6x6xf32>) -> tensor<?x4x6x6xf32>
    %4 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %cst_2 : tensor<?x3x8x8xf32>, tensor<4x3x3x3xf32>) outs(%3 : tensor<?x4x6x6xf32>) -> tensor<?x4x6x6xf32>
    %5 = tensor.empty(%dim) : tensor<?x4x12x12xf32>
    %6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%5 : tensor<?x4x12x12xf32>) {
    ^bb0(%out: f32):
      %9 = linalg.index 0 : index
      %10 = linalg.index 1 : index
      %11 = linalg.index 2 : index
      %12 = linalg.index 3 : index
      %13 = arith.index_cast %11 : index to i64
      %14 = arith.sitofp %13 : i64 to f32
      %15 = arith.addf %14, %cst_1 : f32
      %16 = arith.divf %15, %cst_3 : f32
      %17 = arith.subf %16, %cst_1 : f32
      %18 = arith.maximumf %17, %cst : f32
      %19 = arith.minimumf %18, %cst_4 : f32
      %20 = arith.index_cast %12 : index to i64
      %21 = arith.sitofp %20 : i64 to f32
      %22 = arith.addf %21, %cst_1 : f32
      %23 = arith.divf %22, %cst_3 : f32
      %24 = arith.subf %23, %cst_1 : f32
      %25 = arith.maximumf %24, %cst : f32
      %26 = arith.minimumf %25, %cst_4 : f32
      %27 = math.floor %19 : f32
      %28 = arith.addf %19, %cst_0 : f32
      %29 = math.floor %28 : f32
      %30 = arith.fptosi %27 : f32 to i64
      %31 = arith.index_cast %30 : i64 to index
      %32 = arith.minimumf %28, %cst_4 : f32
      %33 = arith.fptosi %32 : f32 to i64
      %34 = arith.index_cast %33 : i64 to index
      %35 = math.floor %26 : f32
      %36 = arith.addf %26, %cst_0 : f32
      %37 = math.floor %36 : f32
      %38 = arith.fptosi %35 : f32 to i64
      %39 = arith.index_cast %38 : i64 to index
      %40 = arith.minimumf %36, %cst_4 : f32
      %41 = arith.fptosi %40 : f32 to i64
      %42 = arith.index_cast %41 : i64 to index
      %extracted = tensor.extract %4[%9, %10, %31, %39] : tensor<?x4x6x6xf32>
      %extracted_6 = tensor.extract %4[%9, %10, %31, %42] : tensor<?x4x6x6xf32>
      %extracted_7 = tensor.extract %4[%9, %10, %34, %39] : tensor<?x4x6x6xf32>
      %extracted_8 = tensor.extract %4[%9, %10, %34, %42] : tensor<?x4x6x6xf32>
      %43 = arith.subf %29, %19 : f32
      %44 = arith.subf %19, %27 : f32
      %45 = arith.subf %37, %26 : f32
      %46 = arith.subf %26, %35 : f32
      %47 = arith.mulf %45, %extracted : f32
      %48 = arith.mulf %46, %extracted_6 : f32
      %49 = arith.addf %47, %48 : f32
      %50 = arith.mulf %43, %49 : f32
      %51 = arith.mulf %45, %extracted_7 : f32
      %52 = arith.mulf %46, %extracted_8 : f32
      %53 = arith.addf %51, %52 : f32
      %54 = arith.mulf %44, %53 : f32
      %55 = arith.addf %50, %54 : f32
      linalg.yield %55 : f32
    } -> tensor<?x4x12x12xf32>
    %7 = hal.tensor.barrier join(%6 : tensor<?x4x12x12xf32>) => %arg2 : !hal.fence
    %dim_5 = tensor.dim %7, %c0 : tensor<?x4x12x12xf32>
    %8 = hal.tensor.export %7 : tensor<?x4x12x12xf32>{%dim_5} -> !hal.buffer_view
    util.return %8 : !hal.buffer_view
  }
  util.func public @resize_bilinear_scales_after_conv_open_batch(%arg0: !hal.buffer_view) -> !hal.buffer_view attributes {iree.abi.stub} {
    %0 = util.null : !hal.fence
    %c-1_i32 = arith.constant -1 : i32
    %c0 = arith.constant 0 : index
    %device_0 = hal.devices.get %c0 : !hal.device
    %fence = hal.fence.create device(%device_0 : !hal.device) flags("None") : !hal.fence
    %1 = util.call @resize_bilinear_scales_after_conv_open_batch$async(%arg0, %0, %fence) : (!hal.buffer_view, !hal.fence, !hal.fence) -> !hal.buffer_view
    %status = hal.fence.await until([%fence]) timeout_millis(%c-1_i32) flags("None") : i32
    util.return %1 : !hal.buffer_view
  }
}