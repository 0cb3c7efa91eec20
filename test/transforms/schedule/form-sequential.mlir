// RUN: gemmc %s -p form-sequential | filecheck %s

// FOREIGN: a choice with a result, which is a loop of one step or none for each side, in f16.
// CHECK:      tile.kernel @main ["arg0", "result0"] outputs 1 sizes {} grid ["1"] threads 32 {
// CHECK:        %thread = tile.thread_id
// CHECK:        scf.if
// CHECK:          tile.transfer_read %arg0[
// CHECK:          tile.transfer_write {{.*}} to %result0[{{.*}}] width 1 :
// CHECK:          scf.for %i =
// CHECK:            tile.transfer_read %result0[%i]
// CHECK-NEXT:       tile.map
// CHECK:              arith.extf
// CHECK:            arith.cmpf
// CHECK:            tile.as_index
// CHECK:            scf.for
// CHECK:            arith.truncf
// CHECK-NEXT:       arith.addf
// CHECK-NEXT:       arith.extf
// CHECK:            scf.for
// CHECK:            tile.transfer_write {{.*}} to %result0[%i] width 1 again
func.func @main(%b: tensor<8xf16>) -> tensor<8xf16> {
  %0 = tile.sequential updates %b : updates tensor<8xf16> -> tensor<8xf16> {
  ^bb0(%m: memref<8xf16>):
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %h = arith.constant 0.5 : f16
    scf.for %i = %c0 to %c8 step %c1 {
      %x = memref.load %m[%i] : memref<8xf16>
      %t = arith.cmpf ogt, %x, %h : f16
      %y = scf.if %t -> (f16) {
        %z = arith.addf %x, %h : f16
        scf.yield %z : f16
      } else {
        scf.yield %h : f16
      }
      memref.store %y, %m[%i] : memref<8xf16>
    }
  }
  func.return %0 : tensor<8xf16>
}
