// RUN: gemmc %s --pipeline '' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline '' --emit mlir -o %t && gemmc %t --pipeline '' --emit mlir | filecheck %s

// The sizes of the lists of operands, which some versions print, are not kept.
// CHECK-LABEL: func.func @scans
// CHECK:         %0, %1 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%x : tensor<4x8xf32>) outs(%y, %z : tensor<4x8xf32>, tensor<4xf32>) {
// CHECK-NEXT:    ^bb0(%a: f32, %b: f32):
// CHECK-NEXT:      %c = arith.addf %a, %b : f32
// CHECK-NEXT:      iree_linalg_ext.yield %c : f32
// CHECK-NEXT:    } -> tensor<4x8xf32>, tensor<4xf32>
// CHECK:         tm_tensor.scan dimension(0) inclusive(false)
// CHECK:           tm_tensor.yield
func.func @scans(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>, %z: tensor<4xf32>, %w: tensor<8xf32>) {
  %0:2 = iree_linalg_ext.scan {operandSegmentSizes = array<i32: 1, 2>} dimension(1) inclusive(true) ins(%x : tensor<4x8xf32>) outs(%y, %z : tensor<4x8xf32>, tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    iree_linalg_ext.yield %c : f32
  } -> tensor<4x8xf32>, tensor<4xf32>
  %1:2 = tm_tensor.scan dimension(0) inclusive(false) ins(%x : tensor<4x8xf32>) outs(%y, %w : tensor<4x8xf32>, tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.maximumf %b, %a : f32
    tm_tensor.yield %c : f32
  } -> tensor<4x8xf32>, tensor<8xf32>
  return
}

// The dimensions that indices are of, as each project prints them; without any they are the first.
// CHECK-LABEL: func.func @scatters
// CHECK:         %0 = iree_linalg_ext.scatter dimension_map = [1, 0] unique_indices(false) ins(%u, %i : tensor<3xf32>, tensor<3x2xi32>) outs(%x : tensor<4x8xf32>) {
// CHECK-NEXT:    ^bb0(%a: f32, %b: f32):
// CHECK-NEXT:      %c = arith.addf %b, %a : f32
// CHECK-NEXT:      iree_linalg_ext.yield %c : f32
// CHECK-NEXT:    } -> tensor<4x8xf32>
// CHECK:         tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(true) ins(%u, %i : tensor<3xf32>, tensor<3x2xi32>) outs(%x : tensor<4x8xf32>) {
// CHECK:           tm_tensor.yield
// CHECK:         tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(false)
// CHECK:         iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v, %j : tensor<3x8xf32>, tensor<3xi64>)
func.func @scatters(%x: tensor<4x8xf32>, %u: tensor<3xf32>, %i: tensor<3x2xi32>, %v: tensor<3x8xf32>, %j: tensor<3xi64>) {
  %0 = iree_linalg_ext.scatter {operandSegmentSizes = array<i32: 2, 1>} dimension_map = [1, 0] unique_indices(false) ins(%u, %i : tensor<3xf32>, tensor<3x2xi32>) outs(%x : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %b, %a : f32
    iree_linalg_ext.yield %c : f32
  } -> tensor<4x8xf32>
  %1 = tm_tensor.scatter {dimension_map = array<i64: 0, 1>} unique_indices(true) ins(%u, %i : tensor<3xf32>, tensor<3x2xi32>) outs(%x : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<4x8xf32>
  %2 = tm_tensor.scatter unique_indices(false) ins(%u, %i : tensor<3xf32>, tensor<3x2xi32>) outs(%x : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<4x8xf32>
  %3 = iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v, %j : tensor<3x8xf32>, tensor<3xi64>) outs(%x : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    iree_linalg_ext.yield %a : f32
  } -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @generic
// CHECK:         iree_linalg_ext.scatter dimension_map = [0] unique_indices(true) ins(%v, %j : tensor<3x8xf32>, tensor<3x1xi32>) outs(%x : tensor<4x8xf32>)
// CHECK:         tm_tensor.scan dimension(1) inclusive(true) ins(%x : tensor<4x8xf32>) outs(%x, %z : tensor<4x8xf32>, tensor<4xf32>)
func.func @generic(%x: tensor<4x8xf32>, %v: tensor<3x8xf32>, %j: tensor<3x1xi32>, %z: tensor<4xf32>) {
  %0 = "iree_linalg_ext.scatter"(%v, %j, %x) <{dimension_map = array<i64: 0>, operandSegmentSizes = array<i32: 2, 1>, unique_indices = true}> ({
  ^bb0(%a: f32, %b: f32):
    "iree_linalg_ext.yield"(%a) : (f32) -> ()
  }) : (tensor<3x8xf32>, tensor<3x1xi32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %1:2 = "tm_tensor.scan"(%x, %x, %z) <{dimension = 1 : i64, inclusive = true, operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    "tm_tensor.yield"(%c) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4xf32>) -> (tensor<4x8xf32>, tensor<4xf32>)
  return
}

// CHECK-LABEL: func.func @quantized
// CHECK:         iree_linalg_ext.quantize_affine <indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], quant_min = 0, quant_max = 255, storage_unsigned> ins(%x, %s, %z : tensor<4x8xf32>, f32, i64) outs(%q : tensor<4x8xi8>) -> tensor<4x8xi8>
// CHECK:         iree_linalg_ext.dequantize_affine <indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], quant_min = -128, quant_max = 127> ins(%q, %t : tensor<4x8xi8>, tensor<8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK:         iree_linalg_ext.dequantize_affine <{{.*}} quant_min = 0, quant_max = 255, input_unsigned, zp_unsigned> ins(%q, %t, %u : tensor<4x8xi8>, tensor<8xf32>, tensor<8xi8>)
// CHECK:         iree_linalg_ext.quantize_affine <{{.*}} quant_max = 127, zp_unsigned> ins(
// CHECK:         iree_linalg_ext.dequantize_affine <{{.*}} quant_min = 0, quant_max = 0, input_unsigned> ins(
// CHECK:         iree_linalg_ext.quantize_affine <{{.*}} quant_min = -128, quant_max = 127> ins(
#m = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
#0 = affine_map<(d0, d1) -> ()>
func.func @quantized(%x: tensor<4x8xf32>, %q: tensor<4x8xi8>, %t: tensor<8xf32>, %s: f32, %z: i64, %u: tensor<8xi8>) {
  %0 = iree_linalg_ext.quantize_affine <indexing_maps = [#m, #0, #0, #m], quant_min = 0, quant_max = 255, storage_unsigned> ins(%x, %s, %z : tensor<4x8xf32>, f32, i64) outs(%q : tensor<4x8xi8>) -> tensor<4x8xi8>
  %1 = iree_linalg_ext.dequantize_affine <indexing_maps = [#m, #n, #m], quant_min = -128, quant_max = 127> ins(%q, %t : tensor<4x8xi8>, tensor<8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = iree_linalg_ext.dequantize_affine <indexing_maps = [#m, #n, #n, #m], quant_min = 0, quant_max = 255, input_unsigned, zp_unsigned> ins(%q, %t, %u : tensor<4x8xi8>, tensor<8xf32>, tensor<8xi8>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = iree_linalg_ext.quantize_affine <indexing_maps = [#m, #n, #n, #m], quant_min = -128, quant_max = 127, zp_unsigned> ins(%x, %t, %u : tensor<4x8xf32>, tensor<8xf32>, tensor<8xi8>) outs(%q : tensor<4x8xi8>) -> tensor<4x8xi8>
  %4 = iree_linalg_ext.dequantize_affine {indexing_maps = [#m, #n, #m], input_unsigned} ins(%q, %t : tensor<4x8xi8>, tensor<8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = iree_linalg_ext.quantize_affine {quant_min = -128 : i64, quant_max = 127 : i64, indexing_maps = [#m, #n, #m]} ins(%x, %t : tensor<4x8xf32>, tensor<8xf32>) outs(%q : tensor<4x8xi8>) -> tensor<4x8xi8>
  return
}

// CHECK-LABEL: func.func @of_one_element
// CHECK:         tensor.expand_shape %x [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
func.func @of_one_element(%x: tensor<f32>) -> tensor<1x1xf32> {
  %0 = tensor.expand_shape %x [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
