// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// Roles, but none that takes turns.
// PIPELINE: order-pingpong
// CHECK: order-pingpong-invalid.mlir:7:1: error: tile.kernel: needed a role whose warpgroups take turns; found none; run pingpong first
tile.kernel @together [] outputs 0 sizes {} threads 256 {
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  tile.role "consumer" warpgroups 2 warps 8 {
    %zero = tile.zero : !tile.fragment<64x64xf32>
    %p = tile.mma "main" <role> %s "mk", %s "nk", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  }
}

// -----
// FOREIGN: turns of one warpgroup, which nobody is to be waited for by.
// PIPELINE: order-pingpong
// CHECK-NEXT: order-pingpong-invalid.mlir:20:3: error: tile.role: needed several whole warpgroups that take turns; found 4 warps of 1
tile.kernel @one [] outputs 0 sizes {} threads 128 {
  tile.role "consumer" warpgroups 1 warps 4 turns {
    %zero = tile.zero : !tile.fragment<64x64xf32>
  }
}

// -----
// FOREIGN: a warpgroup of two warps only, of which four are waited for.
// PIPELINE: order-pingpong
// CHECK-NEXT: order-pingpong-invalid.mlir:30:3: error: tile.role: needed several whole warpgroups that take turns; found 6 warps of 2
tile.kernel @half [] outputs 0 sizes {} threads 256 {
  tile.role "consumer" warpgroups 2 warps 6 turns {
    %zero = tile.zero : !tile.fragment<64x64xf32>
  }
}

// -----
// FOREIGN: turns without a loop, of two loops over K in one item, and of one in no other loop.
// PIPELINE: order-pingpong
// CHECK-NEXT: order-pingpong-invalid.mlir:41:3: error: tile.role: needed one loop over K in a loop over work items; found 0 loops over K
tile.kernel @no_loop [] outputs 0 sizes {} threads 256 {
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  tile.role "consumer" warpgroups 2 warps 8 turns {
    %zero = tile.zero : !tile.fragment<64x64xf32>
    %p = tile.mma "main" <warpgroup> %s "mk", %s "nk", %zero : memref<64x64xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
  }
}

// -----
// PIPELINE: order-pingpong
// CHECK-NEXT: order-pingpong-invalid.mlir:55:3: error: tile.role: needed one loop over K in a loop over work items; found 2 loops over K
tile.kernel @two_loops [] outputs 0 sizes {} threads 256 {
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  tile.role "consumer" warpgroups 2 warps 8 turns {
    scf.for %walked = %c0 to %n step %c1 {
      %zero = tile.zero : !tile.fragment<64x64xf32>
      %total = scf.for %k = %c0 to %n step %c1 iter_args(%sum = %zero) -> (!tile.fragment<64x64xf32>) {
        %p = tile.mma "main" <warpgroup> %s "mk", %s "nk", %sum : memref<64x64xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
        scf.yield %p : !tile.fragment<64x64xf32>
      }
      %more = scf.for %k = %c0 to %n step %c1 iter_args(%sum = %total) -> (!tile.fragment<64x64xf32>) {
        %p = tile.mma "main" <warpgroup> %s "mk", %s "nk", %sum : memref<64x64xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
        scf.yield %p : !tile.fragment<64x64xf32>
      }
    }
  }
}

// -----
// PIPELINE: order-pingpong
// CHECK-NEXT: order-pingpong-invalid.mlir:77:3: error: tile.role: needed one loop over K in a loop over work items; found one in 0 loops
tile.kernel @no_items [] outputs 0 sizes {} threads 256 {
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  tile.role "consumer" warpgroups 2 warps 8 turns {
    %zero = tile.zero : !tile.fragment<64x64xf32>
    %total = scf.for %k = %c0 to %c1 step %c1 iter_args(%sum = %zero) -> (!tile.fragment<64x64xf32>) {
      %p = tile.mma "main" <warpgroup> %s "mk", %s "nk", %sum : memref<64x64xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
      scf.yield %p : !tile.fragment<64x64xf32>
    }
  }
}

// -----
// FOREIGN: an item that runs its loop over K only sometimes, and so would not always arrive.
// PIPELINE: order-pingpong
// CHECK-NEXT: order-pingpong-invalid.mlir:100:9: error: scf.for: needed a loop over K that every item runs; found one in a branch
tile.kernel @sometimes [] outputs 0 sizes {} threads 256 {
  %s = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  tile.role "consumer" warpgroups 2 warps 8 turns {
    scf.for %walked = %c0 to %n step %c1 {
      %zero = tile.zero : !tile.fragment<64x64xf32>
      %first = arith.cmpi eq, %walked, %c0 : index
      scf.if %first {
        %total = scf.for %k = %c0 to %n step %c1 iter_args(%sum = %zero) -> (!tile.fragment<64x64xf32>) {
          %p = tile.mma "main" <warpgroup> %s "mk", %s "nk", %sum : memref<64x64xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
          scf.yield %p : !tile.fragment<64x64xf32>
        }
      }
    }
  }
}
