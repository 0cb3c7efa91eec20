module @jit_hyena_long_convolution_by_fft_rfft_irfft {
  util.func public @main(%arg0: tensor<2x16x8xf32>, %arg1: tensor<16x8xf32>, %arg2: tensor<8x8xf32>) -> tensor<2x16x8xf32> {
    %cst = arith.constant dense<[0.000000e+00, 0.195090324, 0.382683426, 0.555570245, 0.707106769, 0.831469595, 0.923879504, 0.98078525, 1.000000e+00, 0.98078525, 0.923879504, 0.831469595, 0.707106769, 0.555570245, 0.382683426, 0.195090324]> : tensor<16xf32>
    %cst_0 = arith.constant dense<[0.000000e+00, 0.382683426, 0.707106769, 0.923879504, 1.000000e+00, 0.923879504, 0.707106769, 0.382683426]> : tensor<8xf32>
    %cst_1 = arith.constant dense<[0.000000e+00, 0.707106769, 1.000000e+00, 0.707106769]> : tensor<4xf32>
    %cst_2 = arith.constant dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_4 = arith.constant 3.125000e-02 : f32
    %c15 = arith.constant 15 : index
    %cst_5 = arith.constant dense<[-0.000000e+00, -0.195090324, -0.382683426, -0.555570245, -0.707106769, -0.831469595, -0.923879504, -0.98078525, -1.000000e+00, -0.98078525, -0.923879504, -0.831469595, -0.707106769, -0.555570245, -0.382683426, -0.195090324]> : tensor<16xf32>
    %cst_6 = arith.constant dense<[1.000000e+00, 0.98078525, 0.923879504, 0.831469595, 0.707106769, 0.555570245, 0.382683426, 0.195090324, 6.12323426E-17, -0.195090324, -0.382683426, -0.555570245, -0.707106769, -0.831469595, -0.923879504, -0.98078525]> : tensor<16xf32>
    %c5 = arith.constant 5 : index
    %cst_7 = arith.constant dense<[-0.000000e+00, -0.382683426, -0.707106769, -0.923879504, -1.000000e+00, -0.923879504, -0.707106769, -0.382683426]> : tensor<8xf32>
    %cst_8 = arith.constant dense<[1.000000e+00, 0.923879504, 0.707106769, 0.382683426, 6.12323426E-17, -0.382683426, -0.707106769, -0.923879504]> : tensor<8xf32>
    %c4 = arith.constant 4 : index
    %cst_9 = arith.constant dense<[-0.000000e+00, -0.707106769, -1.000000e+00, -0.707106769]> : tensor<4xf32>
    %cst_10 = arith.constant dense<[1.000000e+00, 0.707106769, 6.12323426E-17, -0.707106769]> : tensor<4xf32>
    %c3 = arith.constant 3 : index
    %cst_11 = arith.constant dense<[-0.000000e+00, -1.000000e+00]> : tensor<2xf32>
    %cst_12 = arith.constant dense<[1.000000e+00, 6.12323426E-17]> : tensor<2xf32>
    %c2 = arith.constant 2 : index
    %cst_13 = arith.constant dense<-0.000000e+00> : tensor<1xf32>
    %cst_14 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %c1 = arith.constant 1 : index
    %cst_15 = arith.constant dense<[0, 16, 8, 24, 4, 20, 12, 28, 2, 18, 10, 26, 6, 22, 14, 30, 1, 17, 9, 25, 5, 21, 13, 29, 3, 19, 11, 27, 7, 23, 15, 31]> : tensor<32xi64>
    %cst_16 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x8x16xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x16x8xf32>) outs(%0 : tensor<2x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x16xf32>
    %2 = tensor.empty() : tensor<f32>
    %3 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%2 : tensor<f32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_16 : f32
    } -> tensor<f32>
    %extracted = tensor.extract %3[] : tensor<f32>
    %padded = tensor.pad %1 low[0, 0, 0] high[0, 0, 16] {
    ^bb0(%arg3: index, %arg4: index, %arg5: index):
      tensor.yield %extracted : f32
    } : tensor<2x8x16xf32> to tensor<2x8x32xf32>
    %4 = tensor.empty() : tensor<2x8x32xf32>
    %5 = tensor.empty() : tensor<2x8x32xf32>
    %6:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<32xi64>) outs(%4, %5 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) {
    ^bb0(%in: i64, %out: f32, %out_23: f32):
      %75 = linalg.index 0 : index
      %76 = linalg.index 1 : index
      %77 = arith.index_cast %in : i64 to index
      %extracted_24 = tensor.extract %padded[%75, %76, %77] : tensor<2x8x32xf32>
      linalg.yield %extracted_24, %cst_16 : f32, f32
    } -> (tensor<2x8x32xf32>, tensor<2x8x32xf32>)
    %7:2 = iree_linalg_ext.fft ins(%c1, %cst_14, %cst_13 : index, tensor<1xf32>, tensor<1xf32>) outs(%6#0, %6#1 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) : tensor<2x8x32xf32>, tensor<2x8x32xf32>
    %8:2 = iree_linalg_ext.fft ins(%c2, %cst_12, %cst_11 : index, tensor<2xf32>, tensor<2xf32>) outs(%7#0, %7#1 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) : tensor<2x8x32xf32>, tensor<2x8x32xf32>
    %9:2 = iree_linalg_ext.fft ins(%c3, %cst_10, %cst_9 : index, tensor<4xf32>, tensor<4xf32>) outs(%8#0, %8#1 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) : tensor<2x8x32xf32>, tensor<2x8x32xf32>
    %10:2 = iree_linalg_ext.fft ins(%c4, %cst_8, %cst_7 : index, tensor<8xf32>, tensor<8xf32>) outs(%9#0, %9#1 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) : tensor<2x8x32xf32>, tensor<2x8x32xf32>
    %11:2 = iree_linalg_ext.fft ins(%c5, %cst_6, %cst_5 : index, tensor<16xf32>, tensor<16xf32>) outs(%10#0, %10#1 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) : tensor<2x8x32xf32>, tensor<2x8x32xf32>
    %extracted_slice = tensor.extract_slice %11#0[0, 0, 0] [2, 8, 17] [1, 1, 1] : tensor<2x8x32xf32> to tensor<2x8x17xf32>
    %extracted_slice_17 = tensor.extract_slice %11#1[0, 0, 0] [2, 8, 17] [1, 1, 1] : tensor<2x8x32xf32> to tensor<2x8x17xf32>
    %12 = tensor.empty() : tensor<2x8x17xcomplex<f32>>
    %13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice, %extracted_slice_17 : tensor<2x8x17xf32>, tensor<2x8x17xf32>) outs(%12 : tensor<2x8x17xcomplex<f32>>) {
    ^bb0(%in: f32, %in_23: f32, %out: complex<f32>):
      %75 = complex.create %in, %in_23 : complex<f32>
      linalg.yield %75 : complex<f32>
    } -> tensor<2x8x17xcomplex<f32>>
    %14 = tensor.empty() : tensor<2x17x8xcomplex<f32>>
    %15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<2x8x17xcomplex<f32>>) outs(%14 : tensor<2x17x8xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<2x17x8xcomplex<f32>>
    %16 = tensor.empty() : tensor<8x16xf32>
    %17 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16x8xf32>) outs(%16 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %extracted_18 = tensor.extract %3[] : tensor<f32>
    %padded_19 = tensor.pad %17 low[0, 0] high[0, 16] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %extracted_18 : f32
    } : tensor<8x16xf32> to tensor<8x32xf32>
    %18 = tensor.empty() : tensor<8x32xf32>
    %19 = tensor.empty() : tensor<8x32xf32>
    %20:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%cst_15 : tensor<32xi64>) outs(%18, %19 : tensor<8x32xf32>, tensor<8x32xf32>) {
    ^bb0(%in: i64, %out: f32, %out_23: f32):
      %75 = linalg.index 0 : index
      %76 = arith.index_cast %in : i64 to index
      %extracted_24 = tensor.extract %padded_19[%75, %76] : tensor<8x32xf32>
      linalg.yield %extracted_24, %cst_16 : f32, f32
    } -> (tensor<8x32xf32>, tensor<8x32xf32>)
    %21:2 = iree_linalg_ext.fft ins(%c1, %cst_14, %cst_13 : index, tensor<1xf32>, tensor<1xf32>) outs(%20#0, %20#1 : tensor<8x32xf32>, tensor<8x32xf32>) : tensor<8x32xf32>, tensor<8x32xf32>
    %22:2 = iree_linalg_ext.fft ins(%c2, %cst_12, %cst_11 : index, tensor<2xf32>, tensor<2xf32>) outs(%21#0, %21#1 : tensor<8x32xf32>, tensor<8x32xf32>) : tensor<8x32xf32>, tensor<8x32xf32>
    %23:2 = iree_linalg_ext.fft ins(%c3, %cst_10, %cst_9 : index, tensor<4xf32>, tensor<4xf32>) outs(%22#0, %22#1 : tensor<8x32xf32>, tensor<8x32xf32>) : tensor<8x32xf32>, tensor<8x32xf32>
    %24:2 = iree_linalg_ext.fft ins(%c4, %cst_8, %cst_7 : index, tensor<8xf32>, tensor<8xf32>) outs(%23#0, %23#1 : tensor<8x32xf32>, tensor<8x32xf32>) : tensor<8x32xf32>, tensor<8x32xf32>
    %25:2 = iree_linalg_ext.fft ins(%c5, %cst_6, %cst_5 : index, tensor<16xf32>, tensor<16xf32>) outs(%24#0, %24#1 : tensor<8x32xf32>, tensor<8x32xf32>) : tensor<8x32xf32>, tensor<8x32xf32>
    %extracted_slice_20 = tensor.extract_slice %25#0[0, 0] [8, 17] [1, 1] : tensor<8x32xf32> to tensor<8x17xf32>
    %extracted_slice_21 = tensor.extract_slice %25#1[0, 0] [8, 17] [1, 1] : tensor<8x32xf32> to tensor<8x17xf32>
    %26 = tensor.empty() : tensor<8x17xcomplex<f32>>
    %27 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_20, %extracted_slice_21 : tensor<8x17xf32>, tensor<8x17xf32>) outs(%26 : tensor<8x17xcomplex<f32>>) {
    ^bb0(%in: f32, %in_23: f32, %out: complex<f32>):
      %75 = complex.create %in, %in_23 : complex<f32>
      linalg.yield %75 : complex<f32>
    } -> tensor<8x17xcomplex<f32>>
    %28 = tensor.empty() : tensor<17x8xcomplex<f32>>
    %29 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<8x17xcomplex<f32>>) outs(%28 : tensor<17x8xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<17x8xcomplex<f32>>
    %30 = tensor.empty() : tensor<2x17x8xf32>
    %31 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x17x8xcomplex<f32>>) outs(%30 : tensor<2x17x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %75 = complex.re %in : complex<f32>
      linalg.yield %75 : f32
    } -> tensor<2x17x8xf32>
    %32 = tensor.empty() : tensor<17x8xf32>
    %33 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<17x8xcomplex<f32>>) outs(%32 : tensor<17x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %75 = complex.re %in : complex<f32>
      linalg.yield %75 : f32
    } -> tensor<17x8xf32>
    %34 = tensor.empty() : tensor<2x17x8xf32>
    %35 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<17x8xf32>) outs(%34 : tensor<2x17x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x17x8xf32>
    %36 = tensor.empty() : tensor<2x17x8xf32>
    %37 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %35 : tensor<2x17x8xf32>, tensor<2x17x8xf32>) outs(%36 : tensor<2x17x8xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %75 = arith.mulf %in, %in_23 : f32
      linalg.yield %75 : f32
    } -> tensor<2x17x8xf32>
    %38 = tensor.empty() : tensor<2x17x8xf32>
    %39 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<2x17x8xcomplex<f32>>) outs(%38 : tensor<2x17x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %75 = complex.im %in : complex<f32>
      linalg.yield %75 : f32
    } -> tensor<2x17x8xf32>
    %40 = tensor.empty() : tensor<17x8xf32>
    %41 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<17x8xcomplex<f32>>) outs(%40 : tensor<17x8xf32>) {
    ^bb0(%in: complex<f32>, %out: f32):
      %75 = complex.im %in : complex<f32>
      linalg.yield %75 : f32
    } -> tensor<17x8xf32>
    %42 = tensor.empty() : tensor<2x17x8xf32>
    %43 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%41 : tensor<17x8xf32>) outs(%42 : tensor<2x17x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x17x8xf32>
    %44 = tensor.empty() : tensor<2x17x8xf32>
    %45 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %43 : tensor<2x17x8xf32>, tensor<2x17x8xf32>) outs(%44 : tensor<2x17x8xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %75 = arith.mulf %in, %in_23 : f32
      linalg.yield %75 : f32
    } -> tensor<2x17x8xf32>
    %46 = tensor.empty() : tensor<2x17x8xf32>
    %47 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %45 : tensor<2x17x8xf32>, tensor<2x17x8xf32>) outs(%46 : tensor<2x17x8xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %75 = arith.subf %in, %in_23 : f32
      linalg.yield %75 : f32
    } -> tensor<2x17x8xf32>
    %48 = tensor.empty() : tensor<2x17x8xf32>
    %49 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %43 : tensor<2x17x8xf32>, tensor<2x17x8xf32>) outs(%48 : tensor<2x17x8xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %75 = arith.mulf %in, %in_23 : f32
      linalg.yield %75 : f32
    } -> tensor<2x17x8xf32>
    %50 = tensor.empty() : tensor<2x17x8xf32>
    %51 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %35 : tensor<2x17x8xf32>, tensor<2x17x8xf32>) outs(%50 : tensor<2x17x8xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %75 = arith.mulf %in, %in_23 : f32
      linalg.yield %75 : f32
    } -> tensor<2x17x8xf32>
    %52 = tensor.empty() : tensor<2x17x8xf32>
    %53 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %51 : tensor<2x17x8xf32>, tensor<2x17x8xf32>) outs(%52 : tensor<2x17x8xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %75 = arith.addf %in, %in_23 : f32
      linalg.yield %75 : f32
    } -> tensor<2x17x8xf32>
    %54 = tensor.empty() : tensor<2x17x8xcomplex<f32>>
    %55 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47, %53 : tensor<2x17x8xf32>, tensor<2x17x8xf32>) outs(%54 : tensor<2x17x8xcomplex<f32>>) {
    ^bb0(%in: f32, %in_23: f32, %out: complex<f32>):
      %75 = complex.create %in, %in_23 : complex<f32>
      linalg.yield %75 : complex<f32>
    } -> tensor<2x17x8xcomplex<f32>>
    %56 = tensor.empty() : tensor<2x8x17xcomplex<f32>>
    %57 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55 : tensor<2x17x8xcomplex<f32>>) outs(%56 : tensor<2x8x17xcomplex<f32>>) {
    ^bb0(%in: complex<f32>, %out: complex<f32>):
      linalg.yield %in : complex<f32>
    } -> tensor<2x8x17xcomplex<f32>>
    %58 = tensor.empty() : tensor<2x8x15xcomplex<f32>>
    %59 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%58 : tensor<2x8x15xcomplex<f32>>) {
    ^bb0(%out: complex<f32>):
      %75 = linalg.index 2 : index
      %76 = arith.subi %c15, %75 : index
      %77 = linalg.index 0 : index
      %78 = linalg.index 1 : index
      %extracted_23 = tensor.extract %57[%77, %78, %76] : tensor<2x8x17xcomplex<f32>>
      %79 = complex.conj %extracted_23 : complex<f32>
      linalg.yield %79 : complex<f32>
    } -> tensor<2x8x15xcomplex<f32>>
    %concat = tensor.concat dim(2) %57, %59 : (tensor<2x8x17xcomplex<f32>>, tensor<2x8x15xcomplex<f32>>) -> tensor<2x8x32xcomplex<f32>>
    %60 = tensor.empty() : tensor<2x8x32xf32>
    %61 = tensor.empty() : tensor<2x8x32xf32>
    %62:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_15 : tensor<32xi64>) outs(%60, %61 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) {
    ^bb0(%in: i64, %out: f32, %out_23: f32):
      %75 = linalg.index 0 : index
      %76 = linalg.index 1 : index
      %77 = arith.index_cast %in : i64 to index
      %extracted_24 = tensor.extract %concat[%75, %76, %77] : tensor<2x8x32xcomplex<f32>>
      %78 = complex.re %extracted_24 : complex<f32>
      %79 = complex.im %extracted_24 : complex<f32>
      %80 = arith.mulf %78, %cst_4 : f32
      %81 = arith.mulf %79, %cst_4 : f32
      linalg.yield %80, %81 : f32, f32
    } -> (tensor<2x8x32xf32>, tensor<2x8x32xf32>)
    %63:2 = iree_linalg_ext.fft ins(%c1, %cst_14, %cst_3 : index, tensor<1xf32>, tensor<1xf32>) outs(%62#0, %62#1 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) : tensor<2x8x32xf32>, tensor<2x8x32xf32>
    %64:2 = iree_linalg_ext.fft ins(%c2, %cst_12, %cst_2 : index, tensor<2xf32>, tensor<2xf32>) outs(%63#0, %63#1 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) : tensor<2x8x32xf32>, tensor<2x8x32xf32>
    %65:2 = iree_linalg_ext.fft ins(%c3, %cst_10, %cst_1 : index, tensor<4xf32>, tensor<4xf32>) outs(%64#0, %64#1 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) : tensor<2x8x32xf32>, tensor<2x8x32xf32>
    %66:2 = iree_linalg_ext.fft ins(%c4, %cst_8, %cst_0 : index, tensor<8xf32>, tensor<8xf32>) outs(%65#0, %65#1 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) : tensor<2x8x32xf32>, tensor<2x8x32xf32>
    %67:2 = iree_linalg_ext.fft ins(%c5, %cst_6, %cst : index, tensor<16xf32>, tensor<16xf32>) outs(%66#0, %66#1 : tensor<2x8x32xf32>, tensor<2x8x32xf32>) : tensor<2x8x32xf32>, tensor<2x8x32xf32>
    %68 = tensor.empty() : tensor<2x32x8xf32>
    %69 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67#0 : tensor<2x8x32xf32>) outs(%68 : tensor<2x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x32x8xf32>
    %extracted_slice_22 = tensor.extract_slice %69[0, 0, 0] [2, 16, 8] [1, 1, 1] : tensor<2x32x8xf32> to tensor<2x16x8xf32>
    %70 = tensor.empty() : tensor<2x16x8xf32>
    %71 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_22, %arg0 : tensor<2x16x8xf32>, tensor<2x16x8xf32>) outs(%70 : tensor<2x16x8xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %75 = arith.mulf %in, %in_23 : f32
      linalg.yield %75 : f32
    } -> tensor<2x16x8xf32>
    %collapsed = tensor.collapse_shape %71 [[0, 1], [2]] : tensor<2x16x8xf32> into tensor<32x8xf32>
    %72 = tensor.empty() : tensor<32x8xf32>
    %73 = linalg.fill ins(%cst_16 : f32) outs(%72 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %74 = linalg.matmul ins(%collapsed, %arg2 : tensor<32x8xf32>, tensor<8x8xf32>) outs(%73 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %expanded = tensor.expand_shape %74 [[0, 1], [2]] output_shape [2, 16, 8] : tensor<32x8xf32> into tensor<2x16x8xf32>
    util.return %expanded : tensor<2x16x8xf32>
  }
}