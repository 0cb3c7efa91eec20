// One-shot-bufferized while loop: the counter is an element of memory.
func.func @main(%a: memref<8x8xf32>, %x: memref<8x4xf32>) {
  %c0_i32 = arith.constant 0 : i32
  %c1_i32 = arith.constant 1 : i32
  %c3_i32 = arith.constant 3 : i32
  %zero = arith.constant 0.0 : f32
  %n = memref.alloc() : memref<i32>
  %t = memref.alloc() : memref<8x4xf32>
  memref.store %c0_i32, %n[] : memref<i32>
  scf.while : () -> () {
    %i = memref.load %n[] : memref<i32>
    %more = arith.cmpi slt, %i, %c3_i32 : i32
    scf.condition(%more)
  } do {
    linalg.fill ins(%zero : f32) outs(%t : memref<8x4xf32>)
    linalg.matmul ins(%a, %x : memref<8x8xf32>, memref<8x4xf32>) outs(%t : memref<8x4xf32>)
    memref.copy %t, %x : memref<8x4xf32> to memref<8x4xf32>
    %i = memref.load %n[] : memref<i32>
    %j = arith.addi %i, %c1_i32 : i32
    memref.store %j, %n[] : memref<i32>
    scf.yield
  }
  return
}
