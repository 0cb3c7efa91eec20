// RUN: gemmc %s -p keep-loops | filecheck %s

// A number from outside is memory of one element.
// CHECK:      func.func @main(%a: memref<6x6xf32>, %s: f32)
// CHECK:        %0 = tensor.from_elements %s : tensor<f32>
// CHECK-NEXT:   %1 = bufferization.to_tensor %a : memref<6x6xf32> to tensor<6x6xf32>
// CHECK-NEXT:   %2 = tile.sequential reads %0 updates %1 : tensor<f32> updates tensor<6x6xf32> -> tensor<6x6xf32> {
// CHECK-NEXT:   ^bb0(%s_1: memref<f32>, %a_1: memref<6x6xf32>):
// CHECK:          scf.for %i =
// CHECK-NEXT:       %p = arith.subi %i
// CHECK-NEXT:       scf.for %j =
// CHECK-NEXT:         %x = memref.load %a_1[%p, %j]
// CHECK-NEXT:         %y = arith.mulf %x, %s_2
// CHECK-NEXT:         memref.store %y, %a_1[%i, %j]
// CHECK:        bufferization.materialize_in_destination %2 in restrict writable %a

// FOREIGN: a slice of the memory that a loop writes is that memory, an op of linalg its loops.
// CHECK:      func.func @slices(%b: memref<6x6xf32>)
// CHECK:        tile.sequential updates
// CHECK-NEXT:   ^bb0(%b_1: memref<6x6xf32>):
// CHECK:          scf.for [[I:%.*]] = %
// CHECK:            scf.for [[K:%.*]] = %c0{{.*}} to %c6{{.*}} step
// CHECK-NEXT:         [[E:%.*]] = memref.load %b_1[{{.*}}, [[K]]]
// CHECK:              memref.store {{.*}}, %b_1[[[I]], [[K]]]
func.func @main(%a: memref<6x6xf32>, %s: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  scf.for %i = %c1 to %c6 step %c1 {
    %p = arith.subi %i, %c1 : index
    scf.for %j = %c0 to %i step %c1 {
      %x = memref.load %a[%p, %j] : memref<6x6xf32>
      %y = arith.mulf %x, %s : f32
      memref.store %y, %a[%i, %j] : memref<6x6xf32>
    }
  }
  func.return
}

func.func @slices(%b: memref<6x6xf32>) {
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %t = arith.constant 2.0 : f32
  scf.for %i = %c1 to %c6 step %c1 {
    %q = arith.subi %i, %c1 : index
    %u = memref.subview %b[%q, 0] [1, 6] [1, 1] : memref<6x6xf32> to memref<6xf32, strided<[1], offset: ?>>
    %v = memref.subview %b[%i, 0] [1, 6] [1, 1] : memref<6x6xf32> to memref<6xf32, strided<[1], offset: ?>>
    linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%u : memref<6xf32, strided<[1], offset: ?>>) outs(%v : memref<6xf32, strided<[1], offset: ?>>) {
    ^bb0(%e: f32, %o: f32):
      %f = arith.mulf %e, %t : f32
      %g = arith.addf %f, %o : f32
      linalg.yield %g : f32
    }
    memref.store %t, %b[%i, %i] : memref<6x6xf32>
  }
  func.return
}
