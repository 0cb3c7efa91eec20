// RUN: gemmc %s --pipeline 'convert-to-ptx' --emit mlir | filecheck %s

// Parameters, then tensor maps by address; mbarriers and slots by arithmetic; a loop around each
// wait; one predicate true for all products. The descriptor holds stride, swizzle and address.
//
// CHECK-LABEL: ptx.kernel @tensor
// CHECK-SAME:   arguments [{name = "a", role = "input", dtype = "bf16", shape = array<i64: 512, 64>}]
// CHECK-SAME:   parameters [{kind = "tensor_map", argument = 0 : i64, box = array<i64: 64, 64>, swizzle = 128 : i64, dtype = "bf16"}]
// CHECK-SAME:   sizes {m = array<i64: 0, 0>} grid ["m", "1", "1"] threads 128 shared 24624
// CHECK-NEXT: %0 = ptx.address "tensor_param_0" : !ptx.reg<b64>
// CHECK-NEXT: %1 = ptx.cvta "param" %0
// CHECK:      %3 = ptx.mov "b32" %2 : !ptx.reg<b32, "1">
// CHECK:      %5 = ptx.setp "ne" "b32" %3, %4 : !ptx.reg<b32>, !ptx.reg<b32, "0">
// CHECK-NEXT: %6 = ptx.address "tensor_smem" : !ptx.reg<b32>
// CHECK:      %9 = ptx.add "s32" %6, %8 : !ptx.reg<b32>, !ptx.reg<b32, "16384">
// CHECK:      %11 = ptx.add "s32" %6, %10 : !ptx.reg<b32>, !ptx.reg<b32, "24576">
// CHECK:      %15 = ptx.special "%ctaid.x"
// CHECK-NEXT: %16 = ptx.elect
// CHECK-NEXT: ptx.if %16 : !ptx.reg<pred> {
// CHECK-NEXT:   ptx.mbarrier_init %11 offset 0 count 1
// CHECK-NEXT:   ptx.mbarrier_init %11 offset 8 count 1
// CHECK-NEXT:   ptx.fence "mbarrier_init.release.cluster"
// CHECK:      ptx.bar_sync 0
// CHECK-NEXT: %17 = ptx.undef : !ptx.range<f32, 4>
// CHECK:      %22 = ptx.set %21[3], %18
// CHECK-NEXT: %23 = ptx.for %12 to %14 step %13 : {{.*}} carries %22 : !ptx.range<f32, 4>
// CHECK-NEXT: ^bb0(%24: !ptx.reg<b32>, %25: !ptx.range<f32, 4>):
// CHECK:        %27 = ptx.mul "s32" %24, %26 : !ptx.reg<b32>, !ptx.reg<b32, "8192">
// CHECK-NEXT:   %28 = ptx.add "s32" %6, %27
// CHECK:        %30 = ptx.mul "s32" %24, %29 : !ptx.reg<b32>, !ptx.reg<b32, "8">
// CHECK-NEXT:   %31 = ptx.add "s32" %11, %30
// CHECK-NEXT:   %32 = ptx.elect
// CHECK-NEXT:   ptx.if %32 : !ptx.reg<pred> {
// CHECK-NEXT:     ptx.mbarrier_expect_tx %31 bytes 8192
// CHECK-NEXT:     %33 = ptx.mov "b32" %12 : !ptx.reg<b32, "0">
// CHECK-NEXT:     ptx.tensor_load %28, %1[%33, %15], %31
// CHECK:        ptx.repeat {
// CHECK-NEXT:     %35 = ptx.mbarrier_try_wait %31, %34
// CHECK-NEXT:     ptx.yield %35
// CHECK:        %37 = ptx.shr "u32" %28, %36 : !ptx.reg<b32>, !ptx.reg<b32, "4">
// CHECK:        %39 = ptx.and "b32" %37, %38 : !ptx.reg<b32>, !ptx.reg<b32, "16383">
// CHECK:        %41 = ptx.cvt "u64.u32" %39
// CHECK-NEXT:   %42 = ptx.or "b64" %41, %40 : !ptx.reg<b64>, !ptx.reg<b64, "0x4000004000000000">
// CHECK:        %49 = ptx.or "b64" %48, %47 : !ptx.reg<b64>, !ptx.reg<b64, "0xc000001000200000">
// CHECK-NEXT:   %50 = ptx.wgmma_fence %25
// CHECK-NEXT:   %51 = ptx.wgmma [64, 8, 16] "bf16" [0, 1] %50 from 0, %42, %49, %5
// CHECK:        %53 = ptx.add "s64" %42, %52 : !ptx.reg<b64>, !ptx.reg<b64, "2">
// CHECK-NEXT:   %54 = ptx.wgmma [64, 8, 16] "bf16" [0, 1] %51 from 0, %53, %49, %5
// CHECK-NEXT:   ptx.wgmma_commit
// CHECK-NEXT:   %55 = ptx.wgmma_wait 0 %54
// CHECK-NEXT:   %56 = ptx.elect
// CHECK-NEXT:   ptx.mbarrier_arrive %31 guard %56
// CHECK-NEXT:   ptx.yield %55
!map = !tma.map<64x64xbf16, swizzle 128>
!operand = memref<64x64xbf16, #tile.swizzle<span 128 pitch 8192>, #tile.space<shared>>
!acc = !tile.fragment<64x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0, 4, 16, 0] values [2, 0, 1, 2, 8, 0, 1, 0, 8]>>
tile.kernel @tensor ["a"] outputs 0 sizes {m = array<i64: 0, 0>} grid ["m", "1", "1"] threads 128 shared 24624 {
^bb0(%a: memref<512x64xbf16, #tile.space<global>>):
  %map = tma.descriptor %a : memref<512x64xbf16, #tile.space<global>> to !map
  %ring = tile.alloc at 0 : !tile.ring<2, !operand>
  %b = tile.alloc at 16384 : memref<16x64xbf16, #tile.swizzle<span 32 pitch 512>, #tile.space<shared>>
  %full = barrier.alloc at 24576 : !barrier.ring<2>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %block = tile.block_id
  %me = tile.elected
  scf.if %me {
    barrier.init %full count 1 : !barrier.ring<2>
    barrier.fence_init
  }
  barrier.sync 0
  %zero = tile.zero : !acc
  %total = scf.for %slot = %c0 to %c2 step %c1 iter_args(%acc = %zero) -> (!acc) {
    %s = tile.at %ring[%slot] : !tile.ring<2, !operand> to !operand
    %f = barrier.at %full[%slot] : !barrier.ring<2>
    %yes = tile.elected
    scf.if %yes {
      barrier.expect_at %f bytes 8192
      tma.load %map[%block, %c0] to %s signals %f : !map to !operand signals !barrier.mbarrier
    }
    barrier.wait_parity %f parity %c0
    %da = wgmma.make_descriptor %s leading 0 stride 1024 : !operand
    %db = wgmma.make_descriptor %b leading 512 stride 256 : memref<16x64xbf16, #tile.swizzle<span 32 pitch 512>, #tile.space<shared>>
    %1 = wgmma.fence %acc : !acc to !acc
    %2 = wgmma.mma_async [64, 8, 16] bf16 %da "k", %db "mn", %1 from 0 : !acc to !acc
    %dc = wgmma.advance %da bytes 32
    %3 = wgmma.mma_async [64, 8, 16] bf16 %dc "k", %db "mn", %2 from 0 : !acc to !acc
    wgmma.commit_group
    %4 = wgmma.wait_group 0 %3 : !acc to !acc
    barrier.arrive_at %f by "warp"
    scf.yield %4 : !acc
  }
}

// A window is a 64-bit address and what is left of the matrix from there; loads and stores at its
// edge are guarded, and as wide as columns are known to be even. Both rows of a thread are inside or
// neither is, so they have one guard. Rounded pairs share a register.
//
// CHECK-LABEL: ptx.kernel @window
// CHECK-SAME:   parameters [{kind = "pointer", argument = 0 : i64}, {kind = "pointer", argument = 1 : i64}]
// CHECK-NEXT: %0 = ptx.param "window_param_0"
// CHECK-NEXT: %1 = ptx.cvta "to.global" %0
// CHECK:      %11 = ptx.sub "s32" %6, %9 : !ptx.reg<b32, "100">
// CHECK-NEXT: %12 = ptx.sub "s32" %7, %10 : !ptx.reg<b32, "64">
// CHECK:      %14 = ptx.mul_wide "u32" %9, %13 : !ptx.reg<b32>, !ptx.reg<b32, "256">
// CHECK-NEXT: %15 = ptx.add "s64" %1, %14
// CHECK:      %17 = ptx.mul_wide "u32" %10, %16 : !ptx.reg<b32>, !ptx.reg<b32, "4">
// CHECK-NEXT: %18 = ptx.add "s64" %15, %17
// CHECK:      %29 = ptx.setp "gt" "s32" %11, %28 : !ptx.reg<b32>, !ptx.reg<b32, "0">
// CHECK:      %31 = ptx.setp "gt" "s32" %12, %30 : !ptx.reg<b32>, !ptx.reg<b32, "0">
// CHECK-NEXT: %32 = ptx.and "pred" %29, %31
// CHECK:      %41, %42, %43, %44 = ptx.ld "global.f32" %18 offset 0 guard %32 else %34, %36, %38, %40
// CHECK-NOT:  ptx.setp
// CHECK:      %53, %54, %55, %56 = ptx.ld "global.f32" %18 offset 256 guard %32
// CHECK:      %58 = ptx.add "rn.f32" %41, %57 : !ptx.reg<f32>, !ptx.reg<f32, "0f3F800000">
// CHECK:      %66 = ptx.mulf "f32" %58, %27 : !ptx.reg<f32>, !ptx.reg<f32, "0f40000000">
// CHECK:      %74 = ptx.cvt_pack "rn.f16x2.f32" %67, %66
// CHECK-NEXT: %75 = ptx.cvt_pack "rn.f16x2.f32" %69, %68
// CHECK:      ptx.st "global.b32" %26 offset 0, %74, %75 guard %82
// CHECK:      ptx.st "global.b32" %26 offset 128, %76, %77 guard %82
!tile = !tile.fragment<2x4xf32, #tile.layout<threads [] values [4, 0, 1, 2, 1, 0]>>
!half = !tile.fragment<2x4xf16, #tile.layout<threads [] values [4, 0, 1, 2, 1, 0]>>
tile.kernel @window ["a", "b"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 0 {
^bb0(%a: memref<100x64xf32, #tile.space<global>>, %b: memref<100x64xf16, #tile.space<global>>):
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %m = arith.constant 100 : index
  %n = arith.constant 64 : index
  %t = tile.thread_id
  %row = arith.muli %t, %c2 : index
  %column = arith.muli %t, %c4 : index
  %wa = tile.window %a[%row, %column] within [%m, %n] : memref<100x64xf32, #tile.space<global>> to !tile.window<2x4xf32>
  %wb = tile.window %b[%row, %column] within [%m, %n] : memref<100x64xf16, #tile.space<global>> to !tile.window<2x4xf16>
  %two = arith.constant 2.0 : f32
  %f = tile.load %wa : !tile.window<2x4xf32> to !tile
  %g = tile.map %f : !tile to !half {
  ^bb0(%x: f32):
    %one = arith.constant 1.0 : f32
    %y = arith.addf %x, %one : f32
    %z = arith.mulf %y, %two : f32
    %r = arith.truncf %z : f32 to f16
    tile.yield %r : f16
  }
  tile.store "out" <thread> %g to %wb : !half to !tile.window<2x4xf16>
}

// FOREIGN: the same window in both sides of a branch: each makes its own guards. A condition that
// is a constant. Shared memory first named inside a branch is named again after it.
//
// CHECK-LABEL: ptx.kernel @branches
// CHECK:      %16 = ptx.mov "b32" %6 : !ptx.reg<b32, "-1">
// CHECK:      %18 = ptx.setp "ne" "b32" %16, %17 : !ptx.reg<b32>, !ptx.reg<b32, "0">
// CHECK-NEXT: %19 = ptx.and "pred" %15, %18
// CHECK-NEXT: ptx.if %19 : !ptx.reg<pred> {
// CHECK-NEXT:   %20 = ptx.address "branches_smem"
// CHECK:        %23 = ptx.setp "gt" "s32" %7, %22
// CHECK:        %26 = ptx.ld "global.f32" %14 offset 0 guard %23 else %25
// CHECK-NEXT:   ptx.st "shared.f32" %20 offset 0, %26
// CHECK-NEXT: } else {
// CHECK:        %28 = ptx.setp "gt" "s32" %7, %27
// CHECK:        %31 = ptx.ld "global.f32" %14 offset 0 guard %28 else %30
// CHECK-NEXT:   ptx.st "global.f32" %14 offset 0, %31 guard %28
// CHECK-NEXT: }
// CHECK-NEXT: %32 = ptx.address "branches_smem"
// CHECK:      %35 = ptx.ld "shared.f32" %34 offset 0 :
// CHECK:      %37 = ptx.setp "gt" "s32" %7, %36
// CHECK-NEXT: ptx.st "global.f32" %14 offset 0, %35 guard %37
!one = !tile.fragment<1x1xf32, #tile.layout<threads [] values [1, 0, 1, 1, 1, 0]>>
tile.kernel @branches ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 256 {
^bb0(%a: memref<100x64xf32, #tile.space<global>>):
  %m = arith.constant 100 : index
  %n = arith.constant 64 : index
  %c3 = arith.constant 3 : index
  %t = tile.thread_id
  %yes = arith.constant true
  %w = tile.window %a[%t, %c3] within [%m, %n] : memref<100x64xf32, #tile.space<global>> to !tile.window<1x1xf32>
  %less = arith.cmpi ult, %t, %c3 : index
  %both = arith.andi %less, %yes : i1
  scf.if %both {
    %s = tile.alloc at 0 : memref<1x1xf32, #tile.space<shared>>
    %f = tile.load %w : !tile.window<1x1xf32> to !one
    tile.store "s" <thread> %f to %s : !one to memref<1x1xf32, #tile.space<shared>>
  } else {
    %f = tile.load %w : !tile.window<1x1xf32> to !one
    tile.store "a" <thread> %f to %w : !one to !tile.window<1x1xf32>
  }
  %s = tile.alloc at 128 : memref<1x1xf32, #tile.space<shared>>
  %f = tile.load %s : memref<1x1xf32, #tile.space<shared>> to !one
  tile.store "a" <thread> %f to %w : !one to !tile.window<1x1xf32>
}

// FOREIGN: rows of 2 GiB: one row down is too far for an immediate offset. Three columns make no
// vector, and neither do columns that end before the matrix's rows do.
//
// CHECK-LABEL: ptx.kernel @far
// CHECK:      %12 = ptx.mul_wide "u32" %9, %11 : !ptx.reg<b32>, !ptx.reg<b32, "2147483648">
// CHECK-NEXT: %13 = ptx.add "s64" %1, %12
// CHECK:      %22 = ptx.ld "global.f32" %17 offset 0 guard %19
// CHECK:      %28 = ptx.add "s64" %17, %27 : !ptx.reg<b64>, !ptx.reg<b64, "2147483648">
// CHECK-NEXT: %29 = ptx.ld "global.f32" %28 offset 0 guard %24
// CHECK-NEXT: ptx.st "global.f32" %17 offset 0, %22 guard %19
// CHECK:      %31 = ptx.add "s64" %17, %30
// CHECK-NEXT: ptx.st "global.f32" %31 offset 0, %29 guard %24
// CHECK:      %44 = ptx.ld "global.f32" %39 offset 0
// CHECK:      %47 = ptx.ld "global.f32" %39 offset 4
// CHECK:      %50 = ptx.ld "global.f32" %39 offset 8
// CHECK:      %63 = ptx.ld "global.f32" %58 offset 0
// CHECK:      %72 = ptx.ld "global.f32" %58 offset 12
!down = !tile.fragment<2x1xf32, #tile.layout<threads [] values [1, 0, 1, 2, 1, 0]>>
!three = !tile.fragment<1x3xf32, #tile.layout<threads [] values [3, 0, 1, 1, 1, 0]>>
!four = !tile.fragment<1x4xf32, #tile.layout<threads [] values [4, 0, 1, 1, 1, 0]>>
tile.kernel @far ["a", "b"] outputs 2 sizes {} grid ["1", "1", "1"] threads 128 shared 0 {
^bb0(%a: memref<4x536870912xf32, #tile.space<global>>, %b: memref<8x8xf32, #tile.space<global>>):
  %c0 = arith.constant 0 : index
  %m = arith.constant 4 : index
  %n = arith.constant 536870912 : index
  %c8 = arith.constant 8 : index
  %c6 = arith.constant 6 : index
  %t = tile.thread_id
  %w = tile.window %a[%t, %c0] within [%m, %n] : memref<4x536870912xf32, #tile.space<global>> to !tile.window<2x1xf32>
  %f = tile.load %w : !tile.window<2x1xf32> to !down
  tile.store "a" <thread> %f to %w : !down to !tile.window<2x1xf32>
  %v = tile.window %b[%t, %c0] within [%c8, %c8] : memref<8x8xf32, #tile.space<global>> to !tile.window<1x3xf32>
  %g = tile.load %v : !tile.window<1x3xf32> to !three
  %u = tile.window %b[%t, %c0] within [%c8, %c6] : memref<8x8xf32, #tile.space<global>> to !tile.window<1x4xf32>
  %h = tile.load %u : !tile.window<1x4xf32> to !four
}

// FOREIGN: arithmetic on constants below zero wraps like the registers do; slots of half a swizzle
// pattern are whole patterns apart.
//
// CHECK-LABEL: ptx.kernel @wraps
// CHECK:      %12 = ptx.setp "lt" "u32" %8, %11 : !ptx.reg<b32>, !ptx.reg<b32, "-1431655768">
// CHECK-NEXT: ptx.if %12
// CHECK:        %14 = ptx.mul "s32" %8, %13 : !ptx.reg<b32>, !ptx.reg<b32, "1024">
// CHECK-NEXT:   %15 = ptx.add "s32" %2, %14
// CHECK:        %19 = ptx.mov "b32" %9 : !ptx.reg<b32, "-2">
// CHECK-NEXT:   ptx.tensor_load %15, %1[%8, %19], %18
!short = memref<4x64xbf16, #tile.swizzle<span 128 pitch 1024>, #tile.space<shared>>
!short_map = !tma.map<4x64xbf16, swizzle 128>
tile.kernel @wraps ["a"] outputs 0 sizes {} grid ["1", "1", "1"] threads 128 shared 2056 {
^bb0(%a: memref<512x64xbf16, #tile.space<global>>):
  %map = tma.descriptor %a : memref<512x64xbf16, #tile.space<global>> to !short_map
  %ring = tile.alloc at 0 : !tile.ring<2, !short>
  %full = barrier.alloc at 2048 : !barrier.ring<1>
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = tile.thread_id
  %below = arith.subi %c1, %c3 : index
  %half = arith.divui %below, %c3 : index
  %big = arith.shli %half, %c1 : index
  %less = arith.cmpi ult, %t, %big : index
  scf.if %less {
    %s = tile.at %ring[%t] : !tile.ring<2, !short> to !short
    %f = barrier.at %full[%t] : !barrier.ring<1>
    tma.load %map[%below, %t] to %s signals %f : !short_map to !short signals !barrier.mbarrier
  }
}

// FOREIGN: an accumulator that counts its rows first, whose products go down one column and up the
// next, so that neighbours share an operand; every second element of a window and of a
// padded buffer, at the edge too.
//
// CHECK-LABEL: ptx.kernel @turned
// CHECK:      %[[S:.*]] = ptx.add "s32" {{.*}} !ptx.reg<b32, "20">
// CHECK:      %[[DOWN:.*]] = ptx.sub "s32" %{{.*}} : !ptx.reg<b32, "9">
// CHECK:      %[[ACROSS:.*]] = ptx.sub "s32" %{{.*}} : !ptx.reg<b32, "9">
// CHECK:      %[[X:.*]] = ptx.ld "shared.f32" %[[S]] offset 0
// CHECK-NEXT: %[[Y:.*]] = ptx.ld "shared.f32" %[[S]] offset 40
// CHECK:      ptx.mul_wide {{.*}} !ptx.reg<b32, "36">
// CHECK:      ptx.mul_wide {{.*}} !ptx.reg<b32, "4">
// CHECK:      %[[P:.*]] = ptx.ld "global.f32" %[[W:.*]] offset 0 guard
// CHECK:      %[[Q:.*]] = ptx.ld "global.f32" %[[W]] offset 4 guard
// CHECK-NEXT: ptx.fma_element %{{.*}}[0], %[[X]], %[[P]]
// CHECK-NEXT: ptx.fma_element %{{.*}}[1], %[[Y]], %[[P]]
// CHECK-NEXT: ptx.fma_element %{{.*}}[3], %[[Y]], %[[Q]]
// CHECK-NEXT: %[[SUM:.*]] = ptx.fma_element %{{.*}}[2], %[[X]], %[[Q]]
// CHECK:      ptx.setp "gt" "s32" %[[DOWN]], {{.*}} !ptx.reg<b32, "1">
// CHECK:      ptx.setp "gt" "s32" %[[ACROSS]], {{.*}} !ptx.reg<b32, "0">
// CHECK:      %[[V:.*]] = ptx.element %[[SUM]][0]
// CHECK-NEXT: ptx.st "global.f32" %[[E:.*]] offset 0, %[[V]] guard
// CHECK:      ptx.setp "gt" "s32" %[[DOWN]], {{.*}} !ptx.reg<b32, "3">
// CHECK:      ptx.st "global.f32" %[[E]] offset 72, %{{.*}} guard
// CHECK:      ptx.setp "gt" "s32" %[[ACROSS]], {{.*}} !ptx.reg<b32, "2">
// CHECK:      ptx.st "global.f32" %[[E]] offset 8, %{{.*}} guard
// CHECK:      ptx.st "global.f32" %[[E]] offset 80, %{{.*}} guard
!column = !tile.fragment<2x1xf32, #tile.layout<threads [] values [1, 0, 1, 2, 1, 0]>>
!row = !tile.fragment<1x2xf32, #tile.layout<threads [] values [2, 0, 1, 1, 1, 0]>>
!sum = !tile.fragment<2x2xf32, #tile.layout<threads [] values [2, 1, 0, 2, 0, 1]>>
tile.kernel @turned ["a"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 128 {
^bb0(%a: memref<9x9xf32, #tile.space<global>>):
  %s = tile.alloc at 0 : memref<4x2xf32, strided<[5, 1]>, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : index
  %zero = tile.zero : !sum
  %odd = tile.part runs [1, 1] %s[%c1, %c0] of [2, 2] : memref<4x2xf32, strided<[5, 1]>, #tile.space<shared>> to memref<2x1xf32, strided<[10, 2], offset: ?>, #tile.space<shared>>
  %b = tile.block_id
  %w = tile.window %a[%b, %b] within [%n, %n] : memref<9x9xf32, #tile.space<global>> to !tile.window<4x4xf32>
  %f = tile.load %odd : memref<2x1xf32, strided<[10, 2], offset: ?>, #tile.space<shared>> to !column
  %side = tile.part %w[%c1, %c1] of [4, 2] : !tile.window<4x4xf32> to !tile.window<1x2xf32>
  %g = tile.load %side : !tile.window<1x2xf32> to !row
  %p = tile.fma %f, %g, %zero : !column, !row, !sum to !sum
  %even = tile.part runs [1, 1] %w[%c1, %c0] of [2, 2] : !tile.window<4x4xf32> to !tile.window<2x2xf32, steps [2, 2]>
  tile.store "out" <thread> %p to %even : !sum to !tile.window<2x2xf32, steps [2, 2]>
}

// FOREIGN: a box without a swizzle, and an extent that is not known: no vector crosses it.
//
// CHECK-LABEL: ptx.kernel @plain
// CHECK:      %13 = ptx.min "u32" %12, %10
// CHECK:      ptx.tensor_load %4, %1[%16, %15], %7
// CHECK:      ptx.ld "shared.f32" %4 offset 0 : !ptx.reg<b32> to !ptx.reg<f32>, !ptx.reg<f32>, !ptx.reg<f32>, !ptx.reg<f32>
// CHECK:      ptx.ld "shared.f32" %4 offset 240 :
// CHECK:      ptx.st "global.f32" {{.*}} offset 4, %{{[0-9]+}} guard
// CHECK:      ptx.st "global.f32" {{.*}} offset 1820, %{{[0-9]+}} guard
!box = memref<8x8xf32, #tile.space<shared>>
tile.kernel @plain ["a", "b"] outputs 1 sizes {} grid ["1", "1", "1"] threads 128 shared 264 {
^bb0(%a: memref<64x64xf32, #tile.space<global>>, %b: memref<64x64xf32, #tile.space<global>>):
  %map = tma.descriptor %a : memref<64x64xf32, #tile.space<global>> to !tma.map<8x8xf32, swizzle 0>
  %s = tile.alloc at 0 : !box
  %full = barrier.alloc at 256 : !barrier.ring<1>
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 64 : index
  %t = tile.thread_id
  %u = tile.block_id
  %last = arith.minui %u, %n : index
  %f = barrier.at %full[%c0] : !barrier.ring<1>
  tma.load %map[%c8, %c0] to %s signals %f : !tma.map<8x8xf32, swizzle 0> to !box signals !barrier.mbarrier
  %g = tile.load %s : !box to !tile.fragment<8x8xf32, #tile.layout<threads [] values [8, 0, 1, 8, 1, 0]>>
  %w = tile.window %b[%t, %c0] within [%n, %last] : memref<64x64xf32, #tile.space<global>> to !tile.window<8x8xf32>
  tile.store "b" <thread> %g to %w : !tile.fragment<8x8xf32, #tile.layout<threads [] values [8, 0, 1, 8, 1, 0]>> to !tile.window<8x8xf32>
}
