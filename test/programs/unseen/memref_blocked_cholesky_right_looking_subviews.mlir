// A blocked factorization in place: each block of columns, then the rest by a product of what was found.
func.func @main(%a: memref<12x12xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c12 = arith.constant 12 : index
  %half = arith.constant 5.0e-01 : f32
  scf.for %j = %c0 to %c12 step %c4 {
    %e = arith.addi %j, %c4 : index
    scf.for %c = %j to %e step %c1 {
      %d = memref.load %a[%c, %c] : memref<12x12xf32>
      %q = math.absf %d : f32
      %p = arith.addf %q, %half : f32
      %r = math.sqrt %p : f32
      memref.store %r, %a[%c, %c] : memref<12x12xf32>
      %n = arith.addi %c, %c1 : index
      scf.for %i = %n to %c12 step %c1 {
        %v = memref.load %a[%i, %c] : memref<12x12xf32>
        %w = arith.divf %v, %r : f32
        memref.store %w, %a[%i, %c] : memref<12x12xf32>
      }
      scf.for %k = %n to %e step %c1 {
        %y = memref.load %a[%k, %c] : memref<12x12xf32>
        scf.for %i = %k to %c12 step %c1 {
          %v = memref.load %a[%i, %c] : memref<12x12xf32>
          %w = memref.load %a[%i, %k] : memref<12x12xf32>
          %m = arith.mulf %v, %y : f32
          %s = arith.subf %w, %m : f32
          memref.store %s, %a[%i, %k] : memref<12x12xf32>
        }
      }
    }
    scf.for %k = %e to %c12 step %c4 {
      %x = memref.subview %a[%k, %j] [4, 4] [1, 1] : memref<12x12xf32> to memref<4x4xf32, strided<[12, 1], offset: ?>>
      %rows = arith.subi %c12, %k : index
      %l = memref.subview %a[%k, %j] [%rows, 4] [1, 1] : memref<12x12xf32> to memref<?x4xf32, strided<[12, 1], offset: ?>>
      %t = memref.subview %a[%k, %k] [%rows, 4] [1, 1] : memref<12x12xf32> to memref<?x4xf32, strided<[12, 1], offset: ?>>
      linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
          ins(%l, %x : memref<?x4xf32, strided<[12, 1], offset: ?>>, memref<4x4xf32, strided<[12, 1], offset: ?>>) outs(%t : memref<?x4xf32, strided<[12, 1], offset: ?>>) {
      ^bb0(%u: f32, %v: f32, %w: f32):
        %m = arith.mulf %u, %v : f32
        %s = arith.subf %w, %m : f32
        linalg.yield %s : f32
      }
    }
  }
  return
}
