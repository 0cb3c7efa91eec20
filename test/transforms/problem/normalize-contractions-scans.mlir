// RUN: gemmc %s --pipeline 'normalize-contractions' --emit mlir | filecheck %s

// A running sum reduces what is at or in front of each place.
// CHECK-LABEL: func.func @inclusive
// CHECK-NOT:     scan
// CHECK:         linalg.generic {{.*}}(d0, d1, d2) -> (d0, d2){{.*}}(d0, d1, d2) -> (d0, d1){{.*}}"reduction"
// CHECK:           [[MINE:%.*]] = linalg.index 1 : index
// CHECK-NEXT:      [[OTHER:%.*]] = linalg.index 2 : index
// CHECK-NEXT:      [[SEEN:%.*]] = arith.cmpi ule, [[OTHER]], [[MINE]] : index
// CHECK-NEXT:      [[TAKEN:%.*]] = arith.select [[SEEN]]
// CHECK-NEXT:      arith.addf {{.*}}, [[TAKEN]] : f32
func.func @inclusive(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = tensor.empty() : tensor<4x8xf32>
  %z = tensor.empty() : tensor<4xf32>
  %0:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%x : tensor<4x8xf32>) outs(%y, %z : tensor<4x8xf32>, tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    iree_linalg_ext.yield %c : f32
  } -> tensor<4x8xf32>, tensor<4xf32>
  return %0#0 : tensor<4x8xf32>
}

// An exclusive one does not read its own place, and starts from what is in front.
// CHECK-LABEL: func.func @exclusive
// CHECK:         arith.constant -128 : i8
// CHECK:         arith.cmpi ult
// CHECK:         linalg.generic {{.*}}(d0, d1) -> (d1)
// CHECK:         arith.maxsi
func.func @exclusive(%x: tensor<4x8xi8>, %w: tensor<8xi8>) -> tensor<4x8xi8> {
  %y = tensor.empty() : tensor<4x8xi8>
  %0:2 = tm_tensor.scan dimension(0) inclusive(false) ins(%x : tensor<4x8xi8>) outs(%y, %w : tensor<4x8xi8>, tensor<8xi8>) {
  ^bb0(%a: i8, %b: i8):
    %c = arith.maxsi %a, %b : i8
    tm_tensor.yield %c : i8
  } -> tensor<4x8xi8>, tensor<8xi8>
  return %0#0 : tensor<4x8xi8>
}

// A long one is blocked: runs of eight are reduced, the last of them padded, what is in front of each
// run is taken of the sums, and what is in front of each element of its run. bf16 is rounded once.
// CHECK-LABEL: func.func @blocked
// CHECK:         [[PADDED:%.*]] = tensor.pad %x low[0, 0] high[0, 4]
// CHECK:         [[SUMS:%.*]] = linalg.generic {{.*}}(d0, ((d1 * 8) + d2)){{.*}}(d2)>{{.*}}"reduction"{{.*}} ins([[PADDED]]
// CHECK:           arith.extf
// CHECK-NEXT:      arith.addf {{.*}} : f32
// CHECK:         [[AHEAD:%.*]] = linalg.generic {{.*}}(d0, d2){{.*}}"reduction"{{.*}} ins([[SUMS]] : tensor<4x13xf32>)
// CHECK:           arith.cmpi ult
// CHECK:         [[FOUND:%.*]] = linalg.generic {{.*}}(d0, (((d1 floordiv 8) * 8) + d2)){{.*}}(d0, (d1 floordiv 8)){{.*}} ins([[PADDED]], [[AHEAD]]
// CHECK:           [[PLACE:%.*]] = arith.remui
// CHECK:           [[SEEN:%.*]] = arith.cmpi ule, {{%.*}}, [[PLACE]]
// CHECK:           [[TAKEN:%.*]] = arith.select [[SEEN]]
// CHECK:           [[FIRST:%.*]] = arith.cmpi eq
// CHECK-NEXT:      [[BEGUN:%.*]] = arith.addf {{%.*}}, [[TAKEN]] : f32
// CHECK-NEXT:      arith.select [[FIRST]], [[BEGUN]], [[TAKEN]]
// CHECK:         -> tensor<4x100xf32>
// CHECK:         linalg.generic {{.*}} ins([[FOUND]]
// CHECK:           arith.truncf
// CHECK-NOT:     linalg.generic
func.func @blocked(%x: tensor<4x100xbf16>) -> tensor<4x100xbf16> {
  %y = tensor.empty() : tensor<4x100xbf16>
  %z = tensor.empty() : tensor<4xbf16>
  %0:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%x : tensor<4x100xbf16>) outs(%y, %z : tensor<4x100xbf16>, tensor<4xbf16>) {
  ^bb0(%a: bf16, %b: bf16):
    %c = arith.addf %a, %b : bf16
    iree_linalg_ext.yield %c : bf16
  } -> tensor<4x100xbf16>, tensor<4xbf16>
  return %0#0 : tensor<4x100xbf16>
}

// What starts from what changes nothing is not combined with it; whole runs are not padded.
// CHECK-LABEL: func.func @from_one
// CHECK-NOT:     tensor.pad
// CHECK-COUNT-3: linalg.generic
// CHECK-NOT:     linalg.generic
// CHECK:         return
func.func @from_one(%x: tensor<128x2xi32>) -> tensor<128x2xi32> {
  %y = tensor.empty() : tensor<128x2xi32>
  %one = arith.constant dense<1> : tensor<2xi32>
  %0:2 = tm_tensor.scan dimension(0) inclusive(false) ins(%x : tensor<128x2xi32>) outs(%y, %one : tensor<128x2xi32>, tensor<2xi32>) {
  ^bb0(%a: i32, %b: i32):
    %c = arith.muli %a, %b : i32
    tm_tensor.yield %c : i32
  } -> tensor<128x2xi32>, tensor<2xi32>
  return %0#0 : tensor<128x2xi32>
}

// Quantization is arithmetic on every element.
// CHECK-LABEL: func.func @quantized
// CHECK:         linalg.generic
// CHECK:           arith.divf
// CHECK-NEXT:      math.roundeven
// CHECK:           arith.fptoui
#m = affine_map<(d0, d1) -> (d0, d1)>
#0 = affine_map<(d0, d1) -> ()>
func.func @quantized(%x: tensor<4x8xf32>) -> tensor<4x8xi8> {
  %s = arith.constant 0.5 : f32
  %z = arith.constant 128 : i64
  %q = tensor.empty() : tensor<4x8xi8>
  %0 = iree_linalg_ext.quantize_affine <indexing_maps = [#m, #0, #0, #m], quant_min = 0, quant_max = 255, storage_unsigned> ins(%x, %s, %z : tensor<4x8xf32>, f32, i64) outs(%q : tensor<4x8xi8>) -> tensor<4x8xi8>
  return %0 : tensor<4x8xi8>
}

// The logarithm of a sum of exponentials, as JAX spells `logaddexp`, is blocked: runs of eight, then what is ahead of each, in steps of the same body.
// CHECK-LABEL: func.func @log_sums
// CHECK-NOT:     scan
// CHECK:         linalg.generic {{.*}}ins({{.*}} : tensor<2x128xf32>, tensor<8xi8>) outs({{.*}} : tensor<2x16xf32>)
// CHECK:           math.log1p
// CHECK:         linalg.generic {{.*}}outs({{.*}} : tensor<2x16xf32>)
// CHECK:         linalg.generic {{.*}}outs({{.*}} : tensor<2x128xf32>)
func.func @log_sums(%x: tensor<2x128xf32>) -> tensor<2x128xf32> {
  %y = tensor.empty() : tensor<2x128xf32>
  %z = tensor.empty() : tensor<2xf32>
  %0:2 = iree_linalg_ext.scan dimension(1) inclusive(true) ins(%x : tensor<2x128xf32>) outs(%y, %z : tensor<2x128xf32>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.maximumf %a, %b : f32
    %d = arith.subf %a, %b : f32
    %n = arith.cmpf une, %d, %d : f32
    %s = arith.addf %a, %b : f32
    %p = math.absf %d : f32
    %g = arith.negf %p : f32
    %e = math.exp %g : f32
    %l = math.log1p %e : f32
    %r = arith.addf %m, %l : f32
    %c = arith.select %n, %s, %r : f32
    iree_linalg_ext.yield %c : f32
  } -> tensor<2x128xf32>, tensor<2xf32>
  return %0#0 : tensor<2x128xf32>
}
