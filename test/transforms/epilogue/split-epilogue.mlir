// RUN: gemmc %s --pipeline 'split-epilogue{steps=2}' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'split-epilogue{steps=9}' --emit mlir | filecheck %s --check-prefix=ALL

!acc = !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!short = !tile.fragment<64x32xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
!half = !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!buffer = memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
!matrix = memref<512x512xbf16, #tile.space<global>>
!map = !tma.map<64x16xbf16, swizzle 32>

// Two of three steps come after the loop: first all products of the left columns, then those of the right
// ones; the left are stored before the right are waited for, and the slots released after both.
// CHECK-LABEL: tile.kernel @steps ["c"] outputs 1 sizes {} threads 128 {
// CHECK-NEXT:    ^bb0(%c: memref<512x512xbf16, #tile.space<global>>):
// CHECK-NEXT:      %map = tma.descriptor %c : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:      %full = barrier.alloc : !barrier.ring<3>
// CHECK-NEXT:      %empty = barrier.alloc : !barrier.ring<3>
// CHECK-NEXT:      %ring = tile.alloc : !tile.ring<3, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>>
// CHECK-NEXT:      %buffer = tile.alloc : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:      %c0 = arith.constant 0 : index
// CHECK-NEXT:      %c1 = arith.constant 1 : index
// CHECK-NEXT:      %c16 = arith.constant 16 : index
// CHECK-NEXT:      %c64 = arith.constant 64 : index
// CHECK-NEXT:      %n = arith.constant 192 : index
// CHECK-NEXT:      %undef = tile.undef : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:      %0 = tile.move %undef : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:      %c64_1 = arith.constant 64 : index
// CHECK-NEXT:      %total, %past = scf.for %k = %c0 to %c64_1 step %c64 iter_args(%a = %0, %it = %c0) -> (!tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>, index) {
// CHECK-NEXT:        %slot = tile.slot %ring[%it] : !tile.ring<3, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:        barrier.wait %full[%it offset 0] : !barrier.ring<3>
// CHECK-NEXT:        %d = wgmma.make_descriptor %slot leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:        %later = arith.cmpi ne, %k, %c0 : index
// CHECK-NEXT:        %f = wgmma.fence %a : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        %e = wgmma.advance %d bytes 32
// CHECK-NEXT:        %q = wgmma.mma_async [64, 32, 16] bf16 %e "k", %e "k", %p from 0 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        wgmma.commit_group
// CHECK-NEXT:        %w = wgmma.wait_group 0 %q : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// CHECK-NEXT:        barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<3>
// CHECK-NEXT:        %next = arith.addi %it, %c1 : index
// CHECK-NEXT:        scf.yield %w, %next : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>, index
// CHECK-NEXT:      }
// CHECK-NEXT:      %1 = tile.extract %total from 0 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      %2 = tile.extract %total from 16 : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      %3 = tile.move %2 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      %c64_2 = arith.constant 64 : index
// CHECK-NEXT:      %slot_1 = tile.slot %ring[%past] : !tile.ring<3, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      barrier.wait %full[%past offset 0] : !barrier.ring<3>
// CHECK-NEXT:      %d_1 = wgmma.make_descriptor %slot_1 leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      %later_1 = arith.cmpi ne, %c64_2, %c0 : index
// CHECK-NEXT:      %e_1 = wgmma.advance %d_1 bytes 32
// CHECK-NEXT:      %c128 = arith.constant 128 : index
// CHECK-NEXT:      %slot_2 = tile.slot %ring[%past offset 1] : !tile.ring<3, memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      barrier.wait %full[%past offset 1] : !barrier.ring<3>
// CHECK-NEXT:      %d_2 = wgmma.make_descriptor %slot_2 leading 0 stride 1024 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
// CHECK-NEXT:      %later_2 = arith.cmpi ne, %c128, %c0 : index
// CHECK-NEXT:      %e_2 = wgmma.advance %d_2 bytes 32
// CHECK-NEXT:      %4 = wgmma.fence %1 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      %5 = wgmma.fence %3 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      %6 = wgmma.mma_async [64, 16, 16] bf16 %d_1 "k", %d_1 "k", %4 from 0 accumulate %later_1 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      %7 = wgmma.mma_async [64, 16, 16] bf16 %e_1 "k", %e_1 "k", %6 from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      %8 = wgmma.mma_async [64, 16, 16] bf16 %d_2 "k", %d_2 "k", %7 from 0 accumulate %later_2 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      %9 = wgmma.mma_async [64, 16, 16] bf16 %e_2 "k", %e_2 "k", %8 from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      wgmma.commit_group
// CHECK-NEXT:      %10 = wgmma.advance %d_1 bytes 2048
// CHECK-NEXT:      %11 = wgmma.mma_async [64, 16, 16] bf16 %d_1 "k", %10 "k", %5 from 0 accumulate %later_1 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      %12 = wgmma.advance %e_1 bytes 2048
// CHECK-NEXT:      %13 = wgmma.mma_async [64, 16, 16] bf16 %e_1 "k", %12 "k", %11 from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      %14 = wgmma.advance %d_2 bytes 2048
// CHECK-NEXT:      %15 = wgmma.mma_async [64, 16, 16] bf16 %d_2 "k", %14 "k", %13 from 0 accumulate %later_2 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      %16 = wgmma.advance %e_2 bytes 2048
// CHECK-NEXT:      %17 = wgmma.mma_async [64, 16, 16] bf16 %e_2 "k", %16 "k", %15 from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      wgmma.commit_group
// CHECK-NEXT:      %left = wgmma.wait_group 1 %9 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      %18 = tile.extract %left from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      %r = tile.map %18 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> {
// CHECK-NEXT:      ^bb0(%x: f32):
// CHECK-NEXT:        %y = arith.truncf %x : f32 to bf16
// CHECK-NEXT:        tile.yield %y : bf16
// CHECK-NEXT:      }
// CHECK-NEXT:      tile.store "out" <thread> atom <stmatrix> %r to %buffer : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:      barrier.fence_proxy
// CHECK-NEXT:      barrier.sync 1 threads 128
// CHECK-NEXT:      tile.elect each <warpgroup> {
// CHECK-NEXT:        tma.store %buffer to %map[%c0, %c0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:        tma.commit_group
// CHECK-NEXT:      }
// CHECK-NEXT:      %right = wgmma.wait_group 0 %17 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      barrier.arrive %empty[%past offset 0] by "warp" : !barrier.ring<3>
// CHECK-NEXT:      barrier.arrive %empty[%past offset 1] by "warp" : !barrier.ring<3>
// CHECK-NEXT:      %c2 = arith.constant 2 : index
// CHECK-NEXT:      %19 = arith.addi %past, %c2 : index
// CHECK-NEXT:      %20 = tile.extract %right from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// CHECK-NEXT:      %r_1 = tile.map %20 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> {
// CHECK-NEXT:      ^bb0(%x_1: f32):
// CHECK-NEXT:        %y_1 = arith.truncf %x_1 : f32 to bf16
// CHECK-NEXT:        tile.yield %y_1 : bf16
// CHECK-NEXT:      }
// CHECK-NEXT:      tile.elect each <warpgroup> {
// CHECK-NEXT:        tma.wait_group 0
// CHECK-NEXT:      }
// CHECK-NEXT:      barrier.sync 1 threads 128
// CHECK-NEXT:      tile.store "out" <thread> atom <stmatrix> %r_1 to %buffer : !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>>
// CHECK-NEXT:      barrier.fence_proxy
// CHECK-NEXT:      barrier.sync 1 threads 128
// CHECK-NEXT:      tile.elect each <warpgroup> {
// CHECK-NEXT:        tma.store %buffer to %map[%c0, %c16] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
// CHECK-NEXT:        tma.commit_group
// CHECK-NEXT:      }
// CHECK-NEXT:      tile.elect each <warpgroup> {
// CHECK-NEXT:        tma.wait_group 0
// CHECK-NEXT:      }
// CHECK-NEXT:    }

// No step is left to the loop: there is none, and the halves begin as the accumulator did.
// ALL-LABEL: tile.kernel @steps ["c"] outputs 1 sizes {} threads 128 {
// ALL: %undef = tile.undef : !tile.fragment<64x32xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 4, 0, 8]>>
// ALL: %0 = tile.undef : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %1 = tile.undef : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %2 = tile.move %0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %3 = tile.move %1 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: barrier.wait %full[%c0 offset 0] : !barrier.ring<3>
// ALL: barrier.wait %full[%c0 offset 1] : !barrier.ring<3>
// ALL: barrier.wait %full[%c0 offset 2] : !barrier.ring<3>
// ALL: %4 = wgmma.fence %2 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %5 = wgmma.fence %3 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %6 = wgmma.mma_async [64, 16, 16] bf16 %d "k", %d "k", %4 from 0 accumulate %later : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %7 = wgmma.mma_async [64, 16, 16] bf16 %e "k", %e "k", %6 from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %8 = wgmma.mma_async [64, 16, 16] bf16 %d_1 "k", %d_1 "k", %7 from 0 accumulate %later_1 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %9 = wgmma.mma_async [64, 16, 16] bf16 %e_1 "k", %e_1 "k", %8 from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %10 = wgmma.mma_async [64, 16, 16] bf16 %d_2 "k", %d_2 "k", %9 from 0 accumulate %later_2 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %11 = wgmma.mma_async [64, 16, 16] bf16 %e_2 "k", %e_2 "k", %10 from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: wgmma.commit_group
// ALL: %13 = wgmma.mma_async [64, 16, 16] bf16 %d "k", %12 "k", %5 from 0 accumulate %later : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %15 = wgmma.mma_async [64, 16, 16] bf16 %e "k", %14 "k", %13 from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %17 = wgmma.mma_async [64, 16, 16] bf16 %d_1 "k", %16 "k", %15 from 0 accumulate %later_1 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %19 = wgmma.mma_async [64, 16, 16] bf16 %e_1 "k", %18 "k", %17 from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %21 = wgmma.mma_async [64, 16, 16] bf16 %d_2 "k", %20 "k", %19 from 0 accumulate %later_2 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %23 = wgmma.mma_async [64, 16, 16] bf16 %e_2 "k", %22 "k", %21 from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: wgmma.commit_group
// ALL: %left = wgmma.wait_group 1 %11 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: %24 = tile.extract %left from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: tma.store %buffer to %map[%c0, %c0] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
// ALL: tma.commit_group
// ALL: %right = wgmma.wait_group 0 %23 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: barrier.arrive %empty[%c0 offset 0] by "warp" : !barrier.ring<3>
// ALL: barrier.arrive %empty[%c0 offset 1] by "warp" : !barrier.ring<3>
// ALL: barrier.arrive %empty[%c0 offset 2] by "warp" : !barrier.ring<3>
// ALL: %26 = tile.extract %right from 0 : !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>> to !tile.fragment<64x16xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8]>>
// ALL: tma.store %buffer to %map[%c0, %c16] : memref<64x16xbf16, #tile.swizzle<span 32 pitch 2048>, #tile.space<shared>> to !tma.map<64x16xbf16, swizzle 32>
// ALL: tma.commit_group
// ALL-NOT: scf.for
tile.kernel @steps ["c"] outputs 1 sizes {} threads 128 {
^bb0(%c: !matrix):
  %map = tma.descriptor %c : !matrix to !map
  %full = barrier.alloc : !barrier.ring<3>
  %empty = barrier.alloc : !barrier.ring<3>
  %ring = tile.alloc : !tile.ring<3, !operand>
  %buffer = tile.alloc : !buffer
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %n = arith.constant 192 : index
  %undef = tile.undef : !acc
  %total, %past = scf.for %k = %c0 to %n step %c64 iter_args(%a = %undef, %it = %c0) -> (!acc, index) {
    %slot = tile.slot %ring[%it] : !tile.ring<3, !operand> to !operand
    barrier.wait %full[%it offset 0] : !barrier.ring<3>
    %d = wgmma.make_descriptor %slot leading 0 stride 1024 : !operand
    %later = arith.cmpi ne, %k, %c0 : index
    %f = wgmma.fence %a : !acc to !acc
    %p = wgmma.mma_async [64, 32, 16] bf16 %d "k", %d "k", %f from 0 accumulate %later : !acc to !acc
    %e = wgmma.advance %d bytes 32
    %q = wgmma.mma_async [64, 32, 16] bf16 %e "k", %e "k", %p from 0 : !acc to !acc
    wgmma.commit_group
    %w = wgmma.wait_group 0 %q : !acc to !acc
    barrier.arrive %empty[%it offset 0] by "warp" : !barrier.ring<3>
    %next = arith.addi %it, %c1 : index
    scf.yield %w, %next : !acc, index
  }
  tile.staged_epilogue "out" %total : !acc {
  ^bb0(%sums: !acc):
    %r = tile.map %sums : !acc to !short {
    ^bb1(%x: f32):
      %y = arith.truncf %x : f32 to bf16
      tile.yield %y : bf16
    }
    tile.yield %r : !short
  } pieces {
  ^bb0(%r0: !short):
    %h0 = tile.extract %r0 from 0 : !short to !half
    tile.store "out" <thread> atom <stmatrix> %h0 to %buffer : !half to !buffer
    barrier.fence_proxy
    barrier.sync 1 threads 128
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%c0, %c0] : !buffer to !map
      tma.commit_group
    }
  } {
  ^bb0(%r1: !short):
    %h1 = tile.extract %r1 from 16 : !short to !half
    tile.elect each <warpgroup> {
      tma.wait_group 0
    }
    barrier.sync 1 threads 128
    tile.store "out" <thread> atom <stmatrix> %h1 to %buffer : !half to !buffer
    barrier.fence_proxy
    barrier.sync 1 threads 128
    tile.elect each <warpgroup> {
      tma.store %buffer to %map[%c0, %c16] : !buffer to !map
      tma.commit_group
    }
  }
  tile.elect each <warpgroup> {
    tma.wait_group 0
  }
}
