// RUN: gemmc %s -p form-loops | filecheck %s

// The indices are computed for a run, then its elements gathered, then the rest of the body.
// FOREIGN: a second gather that reads where the first one says, which form-program makes of no
// single op.
// CHECK-LABEL: tile.kernel @chased ["arg0", "arg1", "result0"] outputs 1
// CHECK:        [[COUNT:%.*]] = tile.iota %d0
// CHECK-NEXT:   [[FIRST:%.*]] = tile.map [[COUNT]]
// CHECK:        [[NEXT:%.*]] = tile.gather %arg0{{.}}[[FIRST]]{{.}} : memref<8xi32
// CHECK-NEXT:   [[AT:%.*]] = tile.map [[NEXT]]
// CHECK:        [[VALUE:%.*]] = tile.gather %arg1{{.}}[[AT]]{{.}} : memref<8xf32
// CHECK:        tile.map {{.*}} with
// CHECK:        arith.negf
func.func @chased(%n: tensor<8xi32>, %x: tensor<8xf32>) -> tensor<8xf32> {
  %r = tile.loops maps [] tables %n, %x : tables tensor<8xi32>, tensor<8xf32> -> tensor<8xf32> {
    %i = tile.loop_index 0
    %next = tile.loop_gather 0[%i] : i32
    %at = arith.index_cast %next : i32 to index
    %e = tile.loop_gather 1[%at] : f32
    %m = arith.negf %e : f32
    tile.yield %m : f32
  }
  func.return %r : tensor<8xf32>
}
