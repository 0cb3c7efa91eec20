// RUN: python %S/../split_refusals.py %s | filecheck %s

// -----
// It is not decided how many threads there are.
// PIPELINE: lower-hierarchy
// CHECK: lower-hierarchy-invalid.mlir:7:1: error: tile.kernel: needed a thread count; found none; run distribute or specialize-warps first
tile.kernel @main [] outputs 0 sizes {} {
  %c0 = arith.constant 0 : index
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    tile.elect {
      barrier.fence_init
    }
  }
  tile.role "consumer" warpgroups 2 warps 8 registers 232 {
    %w = tile.id "warpgroup" of 2
    %s = tile.uniform %w
  }
}

// -----
// A warpgroup too many: it would take the last role's branch.
// PIPELINE: lower-hierarchy
// CHECK-NEXT: lower-hierarchy-invalid.mlir:24:1: error: tile.kernel: needed as many threads as the kernel's roles have, 384; found 512; run specialize-warps first
tile.kernel @main [] outputs 0 sizes {} threads 512 {
  %c0 = arith.constant 0 : index
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    tile.elect {
      barrier.fence_init
    }
  }
  tile.role "consumer" warpgroups 2 warps 8 registers 232 {
    %w = tile.id "warpgroup" of 2
    %s = tile.uniform %w
  }
}

// -----
// setmaxnreg.inc would wait for ever: 168 registers a thread is what a CTA of 384 starts with.
// PIPELINE: lower-hierarchy
// CHECK-NEXT: lower-hierarchy-invalid.mlir:41:1: error: tile.kernel: needed at most the 64512 registers the CTA is launched with in the roles' budgets; found 66560; lower specialize-warps' registers
tile.kernel @main [] outputs 0 sizes {} threads 384 {
  %c0 = arith.constant 0 : index
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    tile.elect {
      barrier.fence_init
    }
  }
  tile.role "consumer" warpgroups 2 warps 8 registers 240 {
    %w = tile.id "warpgroup" of 2
    %s = tile.uniform %w
  }
}

// -----
// 256 registers a thread at the start, which no thread can have: the register count is not known.
// PIPELINE: lower-hierarchy
// CHECK-NEXT: lower-hierarchy-invalid.mlir:60:3: error: tile.role: needed a CTA whose threads start with at most 255 registers, for setmaxnreg (ptxas C7508); found 256, with 256 threads; use more consumers, or producer_registers=0 consumer_registers=0
tile.kernel @main [] outputs 0 sizes {} threads 256 {
  %c0 = arith.constant 0 : index
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    tile.elect {
      barrier.fence_init
    }
  }
  tile.role "consumer" warpgroups 1 warps 4 registers 232 {
    %w = tile.id "warpgroup" of 1
    %s = tile.uniform %w
  }
}

// -----
// A role for which nobody branches.
// PIPELINE: lower-hierarchy
// CHECK-NEXT: lower-hierarchy-invalid.mlir:79:3: error: tile.role: needed roles that stand directly in the kernel; found scf.for
tile.kernel @main [] outputs 0 sizes {} threads 384 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    tile.elect {
      barrier.fence_init
    }
  }
  }
  tile.role "consumer" warpgroups 2 warps 8 registers 232 {
    %w = tile.id "warpgroup" of 2
    %s = tile.uniform %w
  }
}

// -----
// All threads meet between the roles, in which some of them still are.
// PIPELINE: lower-hierarchy
// CHECK-NEXT: lower-hierarchy-invalid.mlir:102:3: error: barrier.sync: needed only pure ops between roles, which run concurrently; found barrier.sync
tile.kernel @main [] outputs 0 sizes {} threads 384 {
  %c0 = arith.constant 0 : index
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    tile.elect {
      barrier.fence_init
    }
  }
  barrier.sync 0
  tile.role "consumer" warpgroups 2 warps 8 registers 232 {
    %w = tile.id "warpgroup" of 2
    %s = tile.uniform %w
  }
}

// -----
// A number that goes further than it says.
// PIPELINE: lower-hierarchy
// CHECK-NEXT: lower-hierarchy-invalid.mlir:121:5: error: tile.id: needed a warpgroup of 2, as many as the role or kernel around it has; found 1
tile.kernel @main [] outputs 0 sizes {} threads 384 {
  %c0 = arith.constant 0 : index
  tile.role "producer" warpgroups 1 warps 1 registers 40 {
    tile.elect {
      barrier.fence_init
    }
  }
  tile.role "consumer" warpgroups 2 warps 8 registers 232 {
    %w = tile.id "warpgroup" of 1
    %s = tile.uniform %w
  }
}

// -----
// One thread cannot elect another.
// PIPELINE: lower-hierarchy
// CHECK-NEXT: lower-hierarchy-invalid.mlir:132:5: error: tile.elect: needed a whole warp to elect a thread of; found one elected thread, in another tile.elect
tile.kernel @main [] outputs 0 sizes {} threads 128 {
  tile.elect {
    tile.elect {
      barrier.fence_init
    }
  }
}

// -----
// Half a warp cannot elect, as elect.sync waits for all of it.
// PIPELINE: lower-hierarchy
// CHECK-NEXT: lower-hierarchy-invalid.mlir:143:3: error: tile.elect: needed a multiple of 32 threads, as whole warps take part; found 48
tile.kernel @main [] outputs 0 sizes {} threads 48 {
  tile.elect {
    barrier.fence_init
  }
}

// -----
// Nor shuffle.
// PIPELINE: lower-hierarchy
// CHECK-NEXT: lower-hierarchy-invalid.mlir:153:3: error: tile.id: needed a multiple of 32 threads, as whole warps take part; found 48
tile.kernel @main [] outputs 0 sizes {} threads 48 {
  %w = tile.id "warp" of 2
  %s = tile.uniform %w
}
