// RUN: gemmc %s -p form-loops | filecheck %s

// The place of the largest element of a row: a warp loads the row in vectors, each element is what a step makes of the start, and
// lanes combine these in order, run by run; behind the row's end there is the start. The first lane stores the place.
// CHECK-LABEL: tile.kernel @places ["arg0", "result0"] outputs 1 sizes {} grid ["1"] threads 256 {
// CHECK:         [[FIRST:%.*]] = tile.transfer_read %arg0[%at, {{.*}}] step 1 width 4 :
// CHECK-NEXT:    [[SECOND:%.*]] = tile.transfer_read %arg0[%at, {{.*}}] step 1 width 4 if [[INSIDE:%.*]] :
// CHECK:         %chosen = tile.map [[FIRST]]
// CHECK:         [[MADE:%.*]], [[PLACE:%.*]] = tile.combine across 32 %chosen, %chosen_1 behind %start{{(_[0-9])?}}, %start{{(_[0-9])?}} :
// CHECK-NEXT:    ^bb0([[V0:%.*]]: f32, [[P0:%.*]]: i32, [[V1:%.*]]: f32, [[P1:%.*]]: i32):
// CHECK-NEXT:      [[MORE:%.*]] = arith.cmpf ogt, [[V1]], [[V0]] : f32
// CHECK-NEXT:      [[V:%.*]] = arith.select [[MORE]], [[V1]], [[V0]] : f32
// CHECK-NEXT:      [[P:%.*]] = arith.select [[MORE]], [[P1]], [[P0]] : i32
// CHECK-NEXT:      tile.yield [[V]], [[P]] : f32, i32
// CHECK:         tile.map [[SECOND]]
// CHECK:         arith.cmpi slt, {{.*}}, %c200
// CHECK:         tile.combine across 32 {{.*}} behind [[MADE]], [[PLACE]] :
// CHECK:         scf.if
// CHECK:           tile.transfer_write {{.*}} to %result0[%at] width 1 :
func.func @places(%x: tensor<8x200xf32>) -> tensor<8xi32> {
  %r = tile.loops %x maps [affine_map<(d0, d1) -> (d0, d1)>] over [200] keeps 1 : tensor<8x200xf32> -> tensor<8xi32> {
  ^bb0(%a: f32, %v: f32, %p: i32):
    %k = tile.loop_index 1
    %c0 = arith.constant 0 : index
    %begins = arith.cmpi eq, %k, %c0 : index
    %low = arith.constant 0xff800000 : f32
    %none = arith.constant 0 : i32
    %best = arith.select %begins, %low, %v : f32
    %at = arith.select %begins, %none, %p : i32
    %m = arith.index_cast %k : index to i32
    %more = arith.cmpf ogt, %a, %best : f32
    %w = arith.select %more, %a, %best : f32
    %q = arith.select %more, %m, %at : i32
    tile.yield %w, %q : f32, i32
  }
  func.return %r : tensor<8xi32>
}
