// One buffer of bytes, viewed as two panels of f32 at shifts that an argument tells.
func.func @main(%pool: memref<2048xi8>, %at: index, %x: memref<6x8xf32>, %o: memref<6x10xf32>) {
  %c0 = arith.constant 0 : index
  %c512 = arith.constant 512 : index
  %z = arith.constant 0.0 : f32
  %w = memref.view %pool[%c512][] : memref<2048xi8> to memref<8x10xf32>
  %t = memref.view %pool[%c0][] : memref<2048xi8> to memref<8x6xf32>
  %tr = memref.transpose %t (i, j) -> (j, i) : memref<8x6xf32> to memref<6x8xf32, strided<[1, 6]>>
  memref.copy %x, %tr : memref<6x8xf32> to memref<6x8xf32, strided<[1, 6]>>
  linalg.generic {indexing_maps = [affine_map<(k, n) -> (k, n)>], iterator_types = ["parallel", "parallel"]} outs(%w : memref<8x10xf32>) {
  ^bb0(%v: f32):
    %k = linalg.index 0 : index
    %n = linalg.index 1 : index
    %s = arith.addi %k, %at : index
    %m = arith.muli %s, %n : index
    %c7 = arith.constant 7 : index
    %q = arith.remui %m, %c7 : index
    %i = arith.index_cast %q : index to i32
    %f = arith.sitofp %i : i32 to f32
    linalg.yield %f : f32
  }
  linalg.fill ins(%z : f32) outs(%o : memref<6x10xf32>)
  linalg.matmul ins(%tr, %w : memref<6x8xf32, strided<[1, 6]>>, memref<8x10xf32>) outs(%o : memref<6x10xf32>)
  return
}
