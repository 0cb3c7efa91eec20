// RUN: gemmc %s --pipeline 'lower-hierarchy' --emit mlir | filecheck %s

// One thread of each warpgroup: of the warps that are first in theirs. One thread of the role: of
// its first warp. The barriers of warpgroups are numbered in their role.
// CHECK-LABEL: tile.kernel @roles [] outputs 0 sizes {} threads 384 {
// CHECK-NEXT:    %thread = tile.thread_id
// CHECK-NEXT:    %c32 = arith.constant 32 : index
// CHECK-NEXT:    %0 = arith.divui %thread, %c32 : index
// CHECK-NEXT:    %warp = tile.uniform %0
// CHECK-NEXT:    %c128 = arith.constant 128 : index
// CHECK-NEXT:    %1 = arith.divui %thread, %c128 : index
// CHECK-NEXT:    %warpgroup = tile.uniform %1
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %2 = arith.cmpi ult, %warpgroup, %c1 : index
// CHECK-NEXT:    scf.if %2 {
// CHECK-NEXT:      %c1_1 = arith.constant 1 : index
// CHECK-NEXT:      %3 = arith.cmpi ult, %warp, %c1_1 : index
// CHECK-NEXT:      scf.if %3 {
// CHECK-NEXT:        %4 = tile.elected
// CHECK-NEXT:        scf.if %4 {
// CHECK-NEXT:          tma.wait_group 0
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %c1_2 = arith.constant 1 : index
// CHECK-NEXT:      %i = arith.subi %warpgroup, %c1_2 : index
// CHECK-NEXT:      barrier.sync 4 plus %i threads 128
// CHECK-NEXT:      %5 = tile.elected
// CHECK-NEXT:      %c4 = arith.constant 4 : index
// CHECK-NEXT:      %6 = arith.subi %warp, %c4 : index
// CHECK-NEXT:      %c4_1 = arith.constant 4 : index
// CHECK-NEXT:      %7 = arith.remui %6, %c4_1 : index
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %8 = arith.cmpi eq, %7, %c0 : index
// CHECK-NEXT:      %9 = arith.andi %8, %5 : i1
// CHECK-NEXT:      scf.if %9 {
// CHECK-NEXT:        tma.commit_group
// CHECK-NEXT:      }
// CHECK-NEXT:      %10 = tile.elected
// CHECK-NEXT:      %c4_2 = arith.constant 4 : index
// CHECK-NEXT:      %11 = arith.subi %warp, %c4_2 : index
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %12 = arith.cmpi eq, %11, %c0_1 : index
// CHECK-NEXT:      %13 = arith.andi %12, %10 : i1
// CHECK-NEXT:      scf.if %13 {
// CHECK-NEXT:        tma.wait_group 1
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @roles [] outputs 0 sizes {} threads 384 {
  tile.role "producer" warpgroups 1 warps 1 {
    tile.elect {
      tma.wait_group 0
    }
  }
  tile.role "consumer" warpgroups 2 warps 8 {
    %i = tile.id "warpgroup" of 2
    barrier.sync 4 plus %i threads 128
    tile.elect each <warpgroup> {
      tma.commit_group
    }
    tile.elect {
      tma.wait_group 1
    }
  }
}

// Without roles the CTA's warps count; a warpgroup alone has one first warp.
// CHECK-LABEL: tile.kernel @plain [] outputs 0 sizes {} threads 128 {
// CHECK-NEXT:    %thread = tile.thread_id
// CHECK-NEXT:    %c32 = arith.constant 32 : index
// CHECK-NEXT:    %0 = arith.divui %thread, %c32 : index
// CHECK-NEXT:    %warp = tile.uniform %0
// CHECK-NEXT:    %1 = tile.elected
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %2 = arith.remui %warp, %c4 : index
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %3 = arith.cmpi eq, %2, %c0 : index
// CHECK-NEXT:    %4 = arith.andi %3, %1 : i1
// CHECK-NEXT:    scf.if %4 {
// CHECK-NEXT:      tma.commit_group
// CHECK-NEXT:    }
// CHECK-NEXT:    barrier.cluster_sync
// CHECK-NEXT:  }
tile.kernel @plain [] outputs 0 sizes {} threads 128 {
  tile.elect each <warpgroup> {
    tma.commit_group
  }
  barrier.cluster_sync
}

// FOREIGN: an election of each warpgroup in a loop of a role that is a single warp, where nothing
// but the lane is to be chosen, and beside it a role of two warpgroups that runs one of them.
// CHECK-LABEL: tile.kernel @few [] outputs 0 sizes {} threads 384 {
// CHECK-NEXT:    %thread = tile.thread_id
// CHECK-NEXT:    %c128 = arith.constant 128 : index
// CHECK-NEXT:    %0 = arith.divui %thread, %c128 : index
// CHECK-NEXT:    %warpgroup = tile.uniform %0
// CHECK-NEXT:    %c32 = arith.constant 32 : index
// CHECK-NEXT:    %1 = arith.divui %thread, %c32 : index
// CHECK-NEXT:    %warp = tile.uniform %1
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c8 = arith.constant 8 : index
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %2 = arith.cmpi ult, %warpgroup, %c1 : index
// CHECK-NEXT:    scf.if %2 {
// CHECK-NEXT:      %c1_1 = arith.constant 1 : index
// CHECK-NEXT:      %3 = arith.cmpi ult, %warp, %c1_1 : index
// CHECK-NEXT:      scf.if %3 {
// CHECK-NEXT:        scf.for %i = %c0 to %c8 step %c8 {
// CHECK-NEXT:          %4 = tile.elected
// CHECK-NEXT:          scf.if %4 {
// CHECK-NEXT:            tma.commit_group
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %c4 = arith.constant 4 : index
// CHECK-NEXT:      %5 = arith.subi %warp, %c4 : index
// CHECK-NEXT:      %c4_1 = arith.constant 4 : index
// CHECK-NEXT:      %6 = arith.cmpi ult, %5, %c4_1 : index
// CHECK-NEXT:      scf.if %6 {
// CHECK-NEXT:        %7 = tile.elected
// CHECK-NEXT:        %c4_2 = arith.constant 4 : index
// CHECK-NEXT:        %8 = arith.subi %warp, %c4_2 : index
// CHECK-NEXT:        %c4_3 = arith.constant 4 : index
// CHECK-NEXT:        %9 = arith.remui %8, %c4_3 : index
// CHECK-NEXT:        %c0_1 = arith.constant 0 : index
// CHECK-NEXT:        %10 = arith.cmpi eq, %9, %c0_1 : index
// CHECK-NEXT:        %11 = arith.andi %10, %7 : i1
// CHECK-NEXT:        scf.if %11 {
// CHECK-NEXT:          tma.wait_group 0
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @few [] outputs 0 sizes {} threads 384 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  tile.role "one" warpgroups 1 warps 1 {
    scf.for %i = %c0 to %c8 step %c8 {
      tile.elect each <warpgroup> {
        tma.commit_group
      }
    }
  }
  tile.role "four" warpgroups 2 warps 4 {
    tile.elect each <warpgroup> {
      tma.wait_group 0
    }
  }
}
