// RUN: gemmc %s -p debufferize | filecheck %s

// A shape in memory, of which each number is stored once, bounds the loops: one size, told once.
// CHECK-LABEL: func.func @shape_in_memory
// CHECK-NOT:     tensor.extract %
// CHECK:         linalg.generic
// CHECK-NOT:     scf.for
func.func @shape_in_memory(%x: memref<?x8xf32>, %n: i64) -> memref<?x2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %two = arith.constant 2 : i64
  %shape = memref.alloc() : memref<2xi64>
  memref.store %n, %shape[%c0] : memref<2xi64>
  memref.store %two, %shape[%c1] : memref<2xi64>
  %r = memref.reshape %x(%shape) : (memref<?x8xf32>, memref<2xi64>) -> memref<?x2xf32>
  %told = memref.load %shape[%c0] : memref<2xi64>
  %bound = arith.index_cast %told : i64 to index
  %size = arith.index_cast %n : i64 to index
  %y = memref.alloc(%size) : memref<?x2xf32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%bound, %c2) step (%c1, %c1) {
    %v = memref.load %r[%i, %j] : memref<?x2xf32>
    %w = math.exp %v : f32
    memref.store %w, %y[%i, %j] : memref<?x2xf32>
    scf.reduce
  }
  return %y : memref<?x2xf32>
}

// What is stored behind a load, or twice, is loaded.
// CHECK-LABEL: func.func @stored_twice
// CHECK:         tensor.extract
func.func @stored_twice(%x: f32, %y: f32, %p: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<2xf32>
  memref.store %x, %m[%c0] : memref<2xf32>
  memref.store %y, %m[%c1] : memref<2xf32>
  memref.store %y, %m[%c0] : memref<2xf32>
  %v = memref.load %m[%c0] : memref<2xf32>
  return %v : f32
}

// A loop that asks for a size in each step, as torch expands by it.
// CHECK-LABEL: func.func @size_in_each_step
// CHECK-NOT:     scf.for
// CHECK:         linalg.generic
func.func @size_in_each_step(%x: memref<?x16xf32>) -> memref<?x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %d = memref.dim %x, %c0 : memref<?x16xf32>
  %y = memref.alloc(%d) : memref<?x16xf32>
  scf.parallel (%i, %k) = (%c0, %c0) to (%d, %c16) step (%c1, %c1) {
    %e = memref.dim %x, %c0 : memref<?x16xf32>
    %q = arith.cmpi eq, %e, %c1 : index
    %s = arith.select %q, %c0, %i : index
    %v = memref.load %x[%s, %k] : memref<?x16xf32>
    memref.store %v, %y[%i, %k] : memref<?x16xf32>
    scf.reduce
  }
  return %y : memref<?x16xf32>
}

// Memory that a reshape is of has another name, by which numbers are stored as well.
// CHECK-LABEL: func.func @stored_by_another_name(%x: f32, %y: f32)
// CHECK-NOT:     return %x
// CHECK:         tensor.extract
func.func @stored_by_another_name(%x: f32, %y: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i64
  %m = memref.alloc() : memref<2xf32>
  %shape = memref.alloc() : memref<1xi64>
  memref.store %two, %shape[%c0] : memref<1xi64>
  memref.store %x, %m[%c0] : memref<2xf32>
  memref.store %x, %m[%c1] : memref<2xf32>
  %r = memref.reshape %m(%shape) : (memref<2xf32>, memref<1xi64>) -> memref<2xf32>
  memref.store %y, %r[%c0] : memref<2xf32>
  %v = memref.load %m[%c0] : memref<2xf32>
  return %v : f32
}
