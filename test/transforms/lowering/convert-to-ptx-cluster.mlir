// RUN: gemmc %s --pipeline 'convert-to-ptx' --emit mlir | filecheck %s

// The CTA's row and column in a cluster of 2x4, from its rank; the launch has clusters of eight.
// Registers of another CTA's barrier by mapa; a mask of 16 bits; both halves of a cluster barrier.
// CHECK-LABEL: ptx.kernel @cluster arguments [{name = "a", role = "input", dtype = "bf16", shape = array<i64: 512, 512>}] parameters [{kind = "tensor_map", argument = 0 : i64, box = array<i64: 64, 64>, swizzle = 128 : i64, dtype = "bf16"}] sizes {} grid ["8", "1", "1"] cluster [8, 1, 1] threads 128 shared 8256 {
// CHECK-NEXT:    %0 = ptx.address "cluster_param_0" : !ptx.reg<b64>
// CHECK-NEXT:    %1 = ptx.cvta "param" %0 : !ptx.reg<b64> to !ptx.reg<b64>
// CHECK-NEXT:    %2 = ptx.special "%cluster_ctarank" : !ptx.reg<b32>
// CHECK-NEXT:    %3 = ptx.address "cluster_smem" : !ptx.reg<b32>
// CHECK-NEXT:    %4 = ptx.immediate "8192" : !ptx.reg<b32, "8192">
// CHECK-NEXT:    %5 = ptx.add "s32" %3, %4 : !ptx.reg<b32>, !ptx.reg<b32, "8192"> to !ptx.reg<b32>
// CHECK-NEXT:    %6 = ptx.immediate "0" : !ptx.reg<b32, "0">
// CHECK-NEXT:    %7 = ptx.immediate "4" : !ptx.reg<b32, "4">
// CHECK-NEXT:    %8 = ptx.immediate "2" : !ptx.reg<b32, "2">
// CHECK-NEXT:    %9 = ptx.shr "u32" %2, %8 : !ptx.reg<b32>, !ptx.reg<b32, "2"> to !ptx.reg<b32>
// CHECK-NEXT:    %10 = ptx.immediate "4" : !ptx.reg<b32, "4">
// CHECK-NEXT:    %11 = ptx.immediate "3" : !ptx.reg<b32, "3">
// CHECK-NEXT:    %12 = ptx.and "b32" %2, %11 : !ptx.reg<b32>, !ptx.reg<b32, "3"> to !ptx.reg<b32>
// CHECK-NEXT:    %13 = ptx.special "%nctaid.x" : !ptx.reg<b32>
// CHECK-NEXT:    %14 = ptx.immediate "17" : !ptx.reg<b32, "17">
// CHECK-NEXT:    %15 = ptx.shl "b32" %14, %12 : !ptx.reg<b32, "17">, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.cluster_barrier "arrive"
// CHECK-NEXT:    ptx.cluster_barrier "wait"
// CHECK-NEXT:    %16 = ptx.immediate "8" : !ptx.reg<b32, "8">
// CHECK-NEXT:    %17 = ptx.mul "s32" %9, %16 : !ptx.reg<b32>, !ptx.reg<b32, "8"> to !ptx.reg<b32>
// CHECK-NEXT:    %18 = ptx.add "s32" %5, %17 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    %19 = ptx.cvt "u16.u32" %15 : !ptx.reg<b32> to !ptx.reg<b16>
// CHECK-NEXT:    ptx.tensor_load %3, %1[%12, %9], %18 multicast %19 : !ptx.reg<b16> : !ptx.reg<b32>, !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    %20 = ptx.elect : !ptx.reg<pred>
// CHECK-NEXT:    %21 = ptx.mapa %18, %13 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.mbarrier_arrive_remote %21 guard %20 : !ptx.reg<pred> : !ptx.reg<b32>
// CHECK-NEXT:    %22 = ptx.mov "b32" %14 : !ptx.reg<b32, "17"> to !ptx.reg<b32>
// CHECK-NEXT:    %23 = ptx.mapa %18, %22 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.mbarrier_arrive_remote %23 : !ptx.reg<b32>
// CHECK-NEXT:    ptx.cluster_barrier "arrive"
// CHECK-NEXT:    ptx.cluster_barrier "wait"
// CHECK-NEXT:  }
tile.kernel @cluster ["a"] outputs 0 sizes {} grid ["8", "1", "1"] cluster [2, 4] threads 128 shared 8256 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>):
  %map = tma.descriptor %a : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
  %ring = barrier.alloc at 8192 : !barrier.ring<4>
  %buffer = tile.alloc at 0 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %row = tile.cluster_id 0
  %column = tile.cluster_id 1
  %ctas = tile.block_count
  %c17 = arith.constant 17 : index
  %mask = arith.shli %c17, %column : index
  barrier.cluster_sync
  %b = barrier.at %ring[%row] : !barrier.ring<4>
  tma.load %map[%row, %column] multicast %mask to %buffer signals %b : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> signals !barrier.mbarrier
  barrier.arrive_at %b by "warp" at %ctas
  barrier.arrive_at %b by "thread" at %c17
  barrier.cluster_sync
}

// FOREIGN: a cluster of one column and one of one CTA: a place that can only be 0 is 0, its mask
// and rank literals that need registers; the latter is launched without a cluster.
// CHECK-LABEL: ptx.kernel @column arguments [{name = "a", role = "input", dtype = "bf16", shape = array<i64: 512, 512>}] parameters [{kind = "tensor_map", argument = 0 : i64, box = array<i64: 64, 64>, swizzle = 128 : i64, dtype = "bf16"}] sizes {} grid ["2", "1", "1"] cluster [2, 1, 1] threads 128 shared 8256 {
// CHECK-NEXT:    %0 = ptx.address "column_param_0" : !ptx.reg<b64>
// CHECK-NEXT:    %1 = ptx.cvta "param" %0 : !ptx.reg<b64> to !ptx.reg<b64>
// CHECK-NEXT:    %2 = ptx.special "%cluster_ctarank" : !ptx.reg<b32>
// CHECK-NEXT:    %3 = ptx.address "column_smem" : !ptx.reg<b32>
// CHECK-NEXT:    %4 = ptx.immediate "8192" : !ptx.reg<b32, "8192">
// CHECK-NEXT:    %5 = ptx.add "s32" %3, %4 : !ptx.reg<b32>, !ptx.reg<b32, "8192"> to !ptx.reg<b32>
// CHECK-NEXT:    %6 = ptx.immediate "0" : !ptx.reg<b32, "0">
// CHECK-NEXT:    %7 = ptx.immediate "3" : !ptx.reg<b32, "3">
// CHECK-NEXT:    %8 = ptx.immediate "0" : !ptx.reg<b32, "0">
// CHECK-NEXT:    %9 = ptx.immediate "8" : !ptx.reg<b32, "8">
// CHECK-NEXT:    %10 = ptx.mov "b32" %7 : !ptx.reg<b32, "3"> to !ptx.reg<b32>
// CHECK-NEXT:    %11 = ptx.mov "b32" %8 : !ptx.reg<b32, "0"> to !ptx.reg<b32>
// CHECK-NEXT:    %12 = ptx.mov "b32" %7 : !ptx.reg<b32, "3"> to !ptx.reg<b32>
// CHECK-NEXT:    %13 = ptx.cvt "u16.u32" %12 : !ptx.reg<b32> to !ptx.reg<b16>
// CHECK-NEXT:    ptx.tensor_load %3, %1[%11, %10], %5 multicast %13 : !ptx.reg<b16> : !ptx.reg<b32>, !ptx.reg<b64>, !ptx.reg<b32>, !ptx.reg<b32>, !ptx.reg<b32>
// CHECK-NEXT:    %14 = ptx.mov "b32" %8 : !ptx.reg<b32, "0"> to !ptx.reg<b32>
// CHECK-NEXT:    %15 = ptx.mapa %5, %14 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.mbarrier_arrive_remote %15 : !ptx.reg<b32>
// CHECK-NEXT:  }
tile.kernel @column ["a"] outputs 0 sizes {} grid ["2", "1", "1"] cluster [2, 1] threads 128 shared 8256 {
^bb0(%a: memref<512x512xbf16, #tile.space<global>>):
  %map = tma.descriptor %a : memref<512x512xbf16, #tile.space<global>> to !tma.map<64x64xbf16, swizzle 128>
  %ring = barrier.alloc at 8192 : !barrier.ring<4>
  %buffer = tile.alloc at 0 : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
  %c3 = arith.constant 3 : index
  %column = tile.cluster_id 1
  %mask = arith.shli %c3, %column : index
  %b = barrier.at %ring[%column] : !barrier.ring<4>
  tma.load %map[%c3, %column] multicast %mask to %buffer signals %b : !tma.map<64x64xbf16, swizzle 128> to memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>> signals !barrier.mbarrier
  barrier.arrive_at %b by "thread" at %column
}

// CHECK-LABEL: ptx.kernel @alone arguments [] parameters [] sizes {} grid ["1", "1", "1"] threads 128 shared 64 {
// CHECK-NEXT:    %0 = ptx.special "%cluster_ctarank" : !ptx.reg<b32>
// CHECK-NEXT:    %1 = ptx.address "alone_smem" : !ptx.reg<b32>
// CHECK-NEXT:    %2 = ptx.immediate "0" : !ptx.reg<b32, "0">
// CHECK-NEXT:    %3 = ptx.immediate "0" : !ptx.reg<b32, "0">
// CHECK-NEXT:    %4 = ptx.immediate "8" : !ptx.reg<b32, "8">
// CHECK-NEXT:    %5 = ptx.mov "b32" %3 : !ptx.reg<b32, "0"> to !ptx.reg<b32>
// CHECK-NEXT:    %6 = ptx.mapa %1, %5 : !ptx.reg<b32>, !ptx.reg<b32> to !ptx.reg<b32>
// CHECK-NEXT:    ptx.mbarrier_arrive_remote %6 : !ptx.reg<b32>
// CHECK-NEXT:  }
tile.kernel @alone [] outputs 0 sizes {} grid ["1", "1", "1"] cluster [1, 1] threads 128 shared 64 {
  %ring = barrier.alloc at 0 : !barrier.ring<8>
  %row = tile.cluster_id 0
  %b = barrier.at %ring[%row] : !barrier.ring<8>
  barrier.arrive_at %b by "thread" at %row
}
