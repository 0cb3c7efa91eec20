// RUN: gemmc %s -p form-loops | filecheck %s

// Rows of 131 have no runs of four, so that threads go on from row to row: all tensors lie alike, and a thread loads four
// neighbours at once. The last thread has one element, and is told how many there are.
// CHECK-LABEL: tile.kernel @alike
// CHECK-SAME:   grid ["17"]
// CHECK:        %first = arith.muli {{.*}}, %c4
// CHECK:        %d1 = arith.remui %first, %c131
// CHECK:        [[LAST:%.*]] = arith.addi %first, %c3
// CHECK-NEXT:   [[WHOLE:%.*]] = arith.cmpi ult, [[LAST]], %c16637
// CHECK-NEXT:   scf.if [[WHOLE]] {
// CHECK-NEXT:     tile.transfer_read %arg0[%d0, %d1] step 1 width 4 :
// CHECK:          tile.transfer_read %arg1[%d0, %c0{{.*}}, %d1] step 1 width 4 :
// CHECK:          tile.transfer_write %value to %result0[%d0, %d1] width 4 :
// CHECK-NEXT:   } else {
// CHECK-NEXT:     [[ANY:%.*]] = arith.cmpi ult, %first, %c16637
// CHECK-NEXT:     scf.if [[ANY]] {
// CHECK-NEXT:       [[INSIDE:%.*]] = arith.subi %c16637, %first
// CHECK-NEXT:       tile.transfer_read %arg0[%d0, %d1] step 1 width 1 inside [[INSIDE]] :
// CHECK:            tile.transfer_write {{.*}} to %result0[%d0, %d1] width 1 inside [[INSIDE]] :
func.func @alike(%x: tensor<127x131xf32>, %y: tensor<127x1x131xf32>) -> tensor<127x131xf32> {
  %r = tile.loops %x, %y maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, 0, d1)>] : tensor<127x131xf32>, tensor<127x1x131xf32> -> tensor<127x131xf32> {
  ^bb0(%e: f32, %f: f32):
    %s = arith.addf %e, %f : f32
    tile.yield %s : f32
  }
  func.return %r : tensor<127x131xf32>
}

// A row that is added to each lies otherwise: a thread's elements are 256 apart, and the row's are found one by one.
// CHECK-LABEL: tile.kernel @row
// CHECK:        %first = arith.addi {{.*}}, %thread
// CHECK:        tile.transfer_read %arg0[%d0, %d1] step 256 width 1 :
// CHECK-NEXT:   [[NUMBERS:%.*]] = tile.iota %first step 256
// CHECK-NEXT:   [[COLUMNS:%.*]] = tile.map [[NUMBERS]]
// CHECK:          arith.remui {{.*}}, %c131
// CHECK:        tile.gather %arg1[[[COLUMNS]]]
// CHECK:        tile.transfer_write %value to %result0[%d0, %d1] step 256 width 1 :
// CHECK:        [[LEFT:%.*]] = arith.subi %c16637, %first
// CHECK:        [[INSIDE:%.*]] = arith.ceildivui [[LEFT]], %c256
// CHECK:        tile.transfer_write {{.*}} step 256 width 1 inside [[INSIDE]] :
func.func @row(%x: tensor<127x131xf32>, %y: tensor<131xf32>) -> tensor<127x131xf32> {
  %r = tile.loops %x, %y maps [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>] : tensor<127x131xf32>, tensor<131xf32> -> tensor<127x131xf32> {
  ^bb0(%e: f32, %f: f32):
    %s = arith.addf %e, %f : f32
    tile.yield %s : f32
  }
  func.return %r : tensor<127x131xf32>
}

// FOREIGN: a tensor that a reshape would be folded into is read by a place that is computed; it lies as the result does.
// CHECK-LABEL: tile.kernel @numbered
// CHECK:        tile.transfer_read %arg0[{{.*}}] step 1 width 4 :
func.func @numbered(%x: tensor<16637xf32>) -> tensor<127x131xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0 * 131 + d1)>] : tensor<16637xf32> -> tensor<127x131xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<127x131xf32>
}

// Of few elements, a thread has one.
// CHECK-LABEL: tile.kernel @few
// CHECK:        tile.transfer_write %value to %result0[%d0, %d1] width 1 :
func.func @few(%x: tensor<3x131xf32>) -> tensor<3x131xf32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] : tensor<3x131xf32> -> tensor<3x131xf32> {
  ^bb0(%e: f32):
    tile.yield %e : f32
  }
  func.return %r : tensor<3x131xf32>
}
