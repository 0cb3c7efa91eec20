module @jit_int4_packed_u8_low_high_interleaved_groups attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x32xbf16>, %arg1: tensor<16x16xui8>, %arg2: tensor<2x16xf32>, %arg3: tensor<2x16xui8>) -> (tensor<6x16xbf16> {jax.result_info = "result"}) {
    %0 = builtin.unrealized_conversion_cast %arg3 : tensor<2x16xui8> to tensor<2x16xi8>
    %1 = builtin.unrealized_conversion_cast %arg1 : tensor<16x16xui8> to tensor<16x16xi8>
    %2 = tensor.empty() : tensor<16x16xi8>
    %c15_i8 = arith.constant 15 : i8
    %mapped = linalg.map ins(%1 : tensor<16x16xi8>) outs(%2 : tensor<16x16xi8>)
      (%in: i8, %init: i8) {
        %13 = arith.andi %in, %c15_i8 : i8
        linalg.yield %13 : i8
      }
    %3 = tensor.empty() : tensor<16x16xi32>
    %mapped_0 = linalg.map { arith.extui } ins(%mapped : tensor<16x16xi8>) outs(%3 : tensor<16x16xi32>)
    %c4_i8 = arith.constant 4 : i8
    %mapped_1 = linalg.map ins(%1 : tensor<16x16xi8>) outs(%2 : tensor<16x16xi8>)
      (%in: i8, %init: i8) {
        %c0_i8 = arith.constant 0 : i8
        %13 = arith.shrui %in, %c4_i8 : i8
        %c8_i8 = arith.constant 8 : i8
        %14 = arith.cmpi ugt, %c8_i8, %c4_i8 : i8
        %15 = arith.select %14, %13, %c0_i8 : i8
        linalg.yield %15 : i8
      }
    %mapped_2 = linalg.map { arith.extui } ins(%mapped_1 : tensor<16x16xi8>) outs(%3 : tensor<16x16xi32>)
    %4 = tensor.empty() : tensor<16x1x16xi32>
    %broadcasted = linalg.broadcast ins(%mapped_0 : tensor<16x16xi32>) outs(%4 : tensor<16x1x16xi32>) dimensions = [1] 
    %broadcasted_3 = linalg.broadcast ins(%mapped_2 : tensor<16x16xi32>) outs(%4 : tensor<16x1x16xi32>) dimensions = [1] 
    %concat = tensor.concat dim(1) %broadcasted, %broadcasted_3 : (tensor<16x1x16xi32>, tensor<16x1x16xi32>) -> tensor<16x2x16xi32>
    %collapsed = tensor.collapse_shape %concat [[0, 1, 2]] : tensor<16x2x16xi32> into tensor<512xi32>
    %cast = tensor.cast %collapsed : tensor<512xi32> to tensor<512xi32>
    %expanded = tensor.expand_shape %cast [[0, 1, 2]] output_shape [2, 16, 16] : tensor<512xi32> into tensor<2x16x16xi32>
    %5 = tensor.empty() : tensor<2x1x16xi8>
    %broadcasted_4 = linalg.broadcast ins(%0 : tensor<2x16xi8>) outs(%5 : tensor<2x1x16xi8>) dimensions = [1] 
    %6 = tensor.empty() : tensor<2x1x16xi32>
    %mapped_5 = linalg.map { arith.extui } ins(%broadcasted_4 : tensor<2x1x16xi8>) outs(%6 : tensor<2x1x16xi32>)
    %collapsed_6 = tensor.collapse_shape %mapped_5 [[0], [1, 2]] : tensor<2x1x16xi32> into tensor<2x16xi32>
    %7 = tensor.empty() : tensor<2x16x16xi32>
    %broadcasted_7 = linalg.broadcast ins(%collapsed_6 : tensor<2x16xi32>) outs(%7 : tensor<2x16x16xi32>) dimensions = [1] 
    %mapped_8 = linalg.map { arith.subi {overflowFlags = #arith.overflow<none>} } ins(%expanded, %broadcasted_7 : tensor<2x16x16xi32>, tensor<2x16x16xi32>) outs(%7 : tensor<2x16x16xi32>)
    %8 = tensor.empty() : tensor<2x16x16xf32>
    %mapped_9 = linalg.map { arith.sitofp } ins(%mapped_8 : tensor<2x16x16xi32>) outs(%8 : tensor<2x16x16xf32>)
    %broadcasted_10 = linalg.broadcast ins(%arg2 : tensor<2x16xf32>) outs(%8 : tensor<2x16x16xf32>) dimensions = [1] 
    %mapped_11 = linalg.map { arith.mulf } ins(%mapped_9, %broadcasted_10 : tensor<2x16x16xf32>, tensor<2x16x16xf32>) outs(%8 : tensor<2x16x16xf32>)
    %9 = tensor.empty() : tensor<2x16x16xbf16>
    %mapped_12 = linalg.map { arith.truncf } ins(%mapped_11 : tensor<2x16x16xf32>) outs(%9 : tensor<2x16x16xbf16>)
    %collapsed_13 = tensor.collapse_shape %mapped_12 [[0, 1], [2]] : tensor<2x16x16xbf16> into tensor<32x16xbf16>
    %10 = tensor.empty() : tensor<6x16xbf16>
    %cst = arith.constant 0.000000e+00 : bf16
    %11 = linalg.fill ins(%cst : bf16) outs(%10 : tensor<6x16xbf16>) -> tensor<6x16xbf16>
    %12 = linalg.matmul ins(%arg0, %collapsed_13 : tensor<6x32xbf16>, tensor<32x16xbf16>) outs(%11 : tensor<6x16xbf16>) -> tensor<6x16xbf16>
    return %12 : tensor<6x16xbf16>
  }
}

