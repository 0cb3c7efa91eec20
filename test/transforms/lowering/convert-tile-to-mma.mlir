// RUN: gemmc %s --pipeline 'convert-tile-to-mma' --emit mlir | filecheck %s
// RUN: gemmc %s --pipeline 'convert-tile-to-mma, verify-level{level=hardware}' --emit mlir
// RUN: not gemmc %s --pipeline 'verify-level{level=hardware}' --emit mlir 2>&1 | filecheck %s --check-prefix WHOLE
// WHOLE: error: tile.mma: needed ops legal at level hardware; found tile.mma; run the convert-tile-to-… passes

// Both operands K-major: a warp's 64 x 64 in four steps of 16 of K, from one place of the lane in
// each operand. Lanes 8 to 15 are 8 rows further down in A, and 8 of K further in B.
//
// CHECK-LABEL: tile.kernel @k_major
// CHECK:      %0 = tile.id "thread" of 256
// CHECK-NEXT: %c32 = arith.constant 32
// CHECK-NEXT: [[LANE:%.*]] = arith.remui %0, %c32
// CHECK-NEXT: %c8 = arith.constant 8
// CHECK-NEXT: arith.remui [[LANE]], %c8
// CHECK:      [[TILE:%.*]] = arith.divui [[LANE]], %c8
// CHECK-NEXT: %c2 = arith.constant 2
// CHECK-NEXT: arith.remui [[TILE]], %c2
// CHECK:      %lane = tile.shift %a[%{{.*}}, %{{.*}}] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>
// CHECK-NEXT: %lane_1 = tile.shift %b[%{{.*}}, %{{.*}}] : memref<64x64xbf16, #tile.swizzle<span 128 pitch 32768>
// CHECK-NEXT: [[A:%.*]] = tile.load atom <ldmatrix> %lane from [0, 0] : {{.*}} to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 4, 16, 0]>>
// CHECK-NEXT: [[B:%.*]] = tile.load atom <ldmatrix> %lane_1 from [0, 0] : {{.*}} to !tile.fragment<64x16xbf16, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 0, 8, 8, 8, 0]>>
// CHECK-NEXT: [[P:%.*]] = tile.mma "main" <warp> atom <mma_sync 16x8x16> [[A]] "mk", [[B]] "nk", %acc
// CHECK-NEXT: [[A:%.*]] = tile.load atom <ldmatrix> %lane from [0, 16]
// CHECK-NEXT: [[B:%.*]] = tile.load atom <ldmatrix> %lane_1 from [0, 16]
// CHECK-NEXT: tile.mma "main" <warp> atom <mma_sync 16x8x16> [[A]] "mk", [[B]] "nk", [[P]]
// CHECK-NEXT: tile.load atom <ldmatrix> %lane from [0, 32]
// CHECK:      %p = tile.mma
// CHECK-NEXT: }
!a = memref<64x64xbf16, #tile.swizzle<span 128 pitch 16384>, #tile.space<shared>>
!b = memref<64x64xbf16, #tile.swizzle<span 128 pitch 32768>, #tile.space<shared>>
!acc = !tile.fragment<64x64xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 8, 0, 8, 4, 16, 0]>>
tile.kernel @k_major [] outputs 0 sizes {} threads 256 {
  %a = tile.alloc : !a
  %b = tile.alloc : !b
  %acc = tile.zero : !acc
  %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> %a "mk", %b "nk", %acc : !a, !b, !acc to !acc
}

// FOREIGN: M and N contiguous, which makes the loads transposing ones by their fragments' layouts;
// rows with gaps between them; one instruction's columns; two products of one role, the second on
// the first one's sums, that share the lane's place.
//
// CHECK-LABEL: tile.kernel @mn_major
// CHECK:      tile.role "consumer"
// CHECK-NEXT:   tile.id "thread" of 128
// CHECK:        tile.id "thread" of 128
// CHECK-NOT:    tile.id
// CHECK:        %lane = tile.shift %sa[%{{.*}}, %{{.*}}] :
// CHECK-NEXT:   %lane_1 = tile.shift %sb[%{{.*}}, %{{.*}}] :
// CHECK-NEXT:   tile.load atom <ldmatrix> %lane from [0, 0] : {{.*}} to !tile.fragment<16x32xf16, #tile.layout<threads [4, 2, 0, 8, 0, 1] values [2, 1, 0, 2, 0, 8, 2, 8, 0, 2, 0, 16]>>
// CHECK-NEXT:   tile.load atom <ldmatrix> %lane_1 from [0, 0] : {{.*}} to !tile.fragment<16x8xf16, #tile.layout<threads [4, 2, 0, 8, 0, 1] values [2, 1, 0, 2, 8, 0]>>
// CHECK-NEXT:   %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> %{{.*}} "km", %{{.*}} "kn", %acc
// CHECK-NEXT:   %lane_2 = tile.shift %sa[%{{.*}}, %{{.*}}] :
// CHECK-NEXT:   %lane_3 = tile.shift %sb[%{{.*}}, %{{.*}}] :
// CHECK-NEXT:   tile.load
// CHECK-NEXT:   tile.load
// CHECK-NEXT:   %q = tile.mma "main" <warp> atom <mma_sync 16x8x16> %{{.*}} "km", %{{.*}} "kn", %p
!ta = memref<16x32xf16, strided<[48, 1]>, #tile.space<shared>>
!tb = memref<16x8xf16, #tile.space<shared>>
!small = !tile.fragment<32x8xf32, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 16, 0]>>
tile.kernel @mn_major [] outputs 0 sizes {} {
  %sa = tile.alloc : !ta
  %sb = tile.alloc : !tb
  tile.role "consumer" warpgroups 1 warps 4 {
    %acc = tile.zero : !small
    %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> %sa "km", %sb "kn", %acc : !ta, !tb, !small to !small
    %q = tile.mma "main" <warp> atom <mma_sync 16x8x16> %sa "km", %sb "kn", %p : !ta, !tb, !small to !small
  }
}

// Products of f64, 32 of K in two instructions' steps: each lane loads its own elements, from its place on, whether
// K is contiguous or M and N are, in padded rows or in a swizzled buffer.
//
// CHECK-LABEL: tile.kernel @doubles
// CHECK:      [[LANE:%.*]] = arith.remui %0, %c32
// CHECK-NEXT: %c4 = arith.constant 4
// CHECK-NEXT: [[T:%.*]] = arith.remui [[LANE]], %c4
// CHECK:      [[G:%.*]] = arith.divui [[LANE]], %c4
// CHECK:      %lane = tile.shift %a[%{{.*}}, %{{.*}}] : memref<32x32xf64, strided<[36, 1]>
// CHECK-NEXT: %lane_1 = tile.shift %b[%{{.*}}, %{{.*}}] : memref<32x16xf64, #tile.swizzle<span 128 pitch 4096>
// CHECK-NEXT: [[A:%.*]] = tile.load atom <ld> %lane from [0, 0] : {{.*}} to !tile.fragment<32x16xf64, #tile.layout<threads [4, 0, 1, 8, 1, 0] values [2, 8, 0, 4, 0, 4, 2, 16, 0]>>
// CHECK-NEXT: [[B:%.*]] = tile.load atom <ld> %lane_1 from [0, 0] : {{.*}} to !tile.fragment<16x16xf64, #tile.layout<threads [4, 1, 0, 8, 0, 1] values [4, 4, 0, 2, 0, 8]>>
// CHECK-NEXT: [[P:%.*]] = tile.mma "main" <warp> atom <mma_sync 16x8x16> [[A]] "mk", [[B]] "kn", %acc
// CHECK-NEXT: [[A:%.*]] = tile.load atom <ld> %lane from [0, 16]
// CHECK-NEXT: [[B:%.*]] = tile.load atom <ld> %lane_1 from [16, 0]
// CHECK-NEXT: %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> [[A]] "mk", [[B]] "kn", [[P]]
!da = memref<32x32xf64, strided<[36, 1]>, #tile.space<shared>>
!db = memref<32x16xf64, #tile.swizzle<span 128 pitch 4096>, #tile.space<shared>>
!dacc = !tile.fragment<32x16xf64, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0, 2, 0, 8, 2, 16, 0]>>
tile.kernel @doubles [] outputs 0 sizes {} threads 64 {
  %a = tile.alloc : !da
  %b = tile.alloc : !db
  %acc = tile.zero : !dacc
  %p = tile.mma "main" <warp> atom <mma_sync 16x8x16> %a "mk", %b "kn", %acc : !da, !db, !dacc to !dacc
}

// FOREIGN: steps of 8 and of 4 of K.
//
// CHECK-LABEL: tile.kernel @shallow
// CHECK:      tile.load atom <ld> %{{.*}} from [0, 0] : {{.*}} to !tile.fragment<8x16xf64, #tile.layout<threads [4, 1, 0, 8, 0, 1] values [2, 0, 8, 2, 4, 0]>>
// CHECK-NEXT: tile.load atom <ld> %{{.*}} from [0, 0] : {{.*}} to !tile.fragment<8x8xf64, #tile.layout<threads [4, 0, 1, 8, 1, 0] values [2, 0, 4]>>
// CHECK-NEXT: %p = tile.mma "main" <warp> atom <mma_sync 16x8x8> %{{.*}} "km", %{{.*}} "nk", %acc
// CHECK:      tile.load atom <ld> %{{.*}} from [4, 0] : {{.*}} to !tile.fragment<4x16xf64, #tile.layout<threads [4, 1, 0, 8, 0, 1] values [2, 0, 8]>>
// CHECK-NEXT: tile.load atom <ld> %{{.*}} from [0, 4] : {{.*}} to !tile.fragment<8x4xf64, #tile.layout<threads [4, 0, 1, 8, 1, 0] values []>>
// CHECK-NEXT: %q = tile.mma "main" <warp> atom <mma_sync 16x8x4>
!sa = memref<8x16xf64, #tile.space<shared>>
!sb = memref<8x8xf64, #tile.space<shared>>
!sacc = !tile.fragment<16x8xf64, #tile.layout<threads [4, 0, 2, 8, 1, 0] values [2, 0, 1, 2, 8, 0]>>
tile.kernel @shallow [] outputs 0 sizes {} threads 32 {
  %a = tile.alloc : !sa
  %b = tile.alloc : !sb
  %acc = tile.zero : !sacc
  %p = tile.mma "main" <warp> atom <mma_sync 16x8x8> %a "km", %b "nk", %acc : !sa, !sb, !sacc to !sacc
  %q = tile.mma "main" <warp> atom <mma_sync 16x8x4> %a "km", %b "nk", %p : !sa, !sb, !sacc to !sacc
}
