// RUN: gemmc %s --pipeline '' --emit mlir | filecheck %s

// Each view of bytes is memory of its own, taken where the bytes were; two of one type at one place are the same.
// CHECK-LABEL: func.func @apart(
// CHECK-NEXT:    [[P:%.*]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT:    [[Q:%.*]] = memref.alloc() : memref<2x4xf16>
// CHECK-NOT:     memref.view
// CHECK:         memref.copy %x, [[P]]
// CHECK:         linalg.fill {{.*}} outs([[Q]]
// CHECK:         memref.copy [[P]], %x
// CHECK-NOT:     dealloc
func.func @apart(%x: memref<4xf32>) {
  %pool = memref.alloc() : memref<32xi8>
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %z = arith.constant 0.0 : f16
  %p = memref.view %pool[%c0][] : memref<32xi8> to memref<4xf32>
  memref.copy %x, %p : memref<4xf32> to memref<4xf32>
  %q = memref.view %pool[%c16][] : memref<32xi8> to memref<2x4xf16>
  linalg.fill ins(%z : f16) outs(%q : memref<2x4xf16>)
  %r = memref.view %pool[%c0][] : memref<32xi8> to memref<4xf32>
  memref.copy %r, %x : memref<4xf32> to memref<4xf32>
  memref.dealloc %pool : memref<32xi8>
  return
}

// One of open sizes is taken where these are known.
// CHECK-LABEL: func.func @open(
// CHECK:         [[N:%.*]] = memref.dim %x
// CHECK:         [[P:%.*]] = memref.alloc([[N]]) : memref<?xf32>
// CHECK:         memref.copy %x, [[P]]
func.func @open(%x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %bytes = arith.muli %n, %c4 : index
  %pool = memref.alloca(%bytes) : memref<?xi8>
  %p = memref.view %pool[%c0][%n] : memref<?xi8> to memref<?xf32>
  memref.copy %x, %p : memref<?xf32> to memref<?xf32>
  memref.copy %p, %y : memref<?xf32> to memref<?xf32>
  return
}
