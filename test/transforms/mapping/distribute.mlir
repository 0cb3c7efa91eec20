// RUN: gemmc %s --pipeline 'distribute{label=main to=warpgroup shape=2,1}' --emit mlir | filecheck %s

// Two warpgroups of a role: rows of the left operand, of the accumulator and of the stored tile.
// CHECK-LABEL: tile.kernel @rows ["c"] outputs 1 sizes {} threads 384 {
// CHECK-NEXT:  ^bb0(%c: memref<128x256xbf16, #tile.space<global>>):
// CHECK-NEXT:    %lhs = tile.alloc : memref<128x64xbf16, #tile.space<shared>>
// CHECK-NEXT:    %rhs = tile.alloc : memref<256x64xbf16, #tile.space<shared>>
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    tile.role "consumer" warpgroups 2 warps 8 registers 232 {
// CHECK-NEXT:      %warpgroup = tile.id "warpgroup" of 2
// CHECK-NEXT:      %c0_1 = arith.constant 0 : index
// CHECK-NEXT:      %warpgroup_1 = tile.id "warpgroup" of 2
// CHECK-NEXT:      %c0_2 = arith.constant 0 : index
// CHECK-NEXT:      %zero = tile.zero : !tile.fragment<64x256xf32>
// CHECK-NEXT:      %total = scf.for %k = %c0 to %c64 step %c64 iter_args(%acc = %zero) -> (!tile.fragment<64x256xf32>) {
// CHECK-NEXT:        %c0_3 = arith.constant 0 : index
// CHECK-NEXT:        %part = tile.part %lhs[%warpgroup_1, %c0_3] of [2, 1] : memref<128x64xbf16, #tile.space<shared>> to memref<64x64xbf16, strided<[64, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %p = tile.mma "main" <warpgroup> %part "mk", %rhs "nk", %acc : memref<64x64xbf16, strided<[64, 1], offset: ?>, #tile.space<shared>>, memref<256x64xbf16, #tile.space<shared>>, !tile.fragment<64x256xf32> to !tile.fragment<64x256xf32>
// CHECK-NEXT:        scf.yield %p : !tile.fragment<64x256xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %cast = tile.map %total : !tile.fragment<64x256xf32> to !tile.fragment<64x256xbf16> {
// CHECK-NEXT:      ^bb0(%x: f32):
// CHECK-NEXT:        %y = arith.truncf %x : f32 to bf16
// CHECK-NEXT:        tile.yield %y : bf16
// CHECK-NEXT:      }
// CHECK-NEXT:      %out = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<128x256xbf16, #tile.space<global>> to !tile.window<128x256xbf16>
// CHECK-NEXT:      %part_1 = tile.part %out[%warpgroup, %c0_1] of [2, 1] : !tile.window<128x256xbf16> to !tile.window<64x256xbf16>
// CHECK-NEXT:      tile.store "out" <warpgroup> %cast to %part_1 : !tile.fragment<64x256xbf16> to !tile.window<64x256xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  }
tile.kernel @rows ["c"] outputs 1 sizes {} threads 384 {
^bb0(%c: memref<128x256xbf16, #tile.space<global>>):
  %lhs = tile.alloc : memref<128x64xbf16, #tile.space<shared>>
  %rhs = tile.alloc : memref<256x64xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  tile.role "consumer" warpgroups 2 warps 8 registers 232 {
    %zero = tile.zero : !tile.fragment<128x256xf32>
    %total = scf.for %k = %c0 to %c64 step %c64 iter_args(%acc = %zero) -> (!tile.fragment<128x256xf32>) {
      %p = tile.mma "main" <role> %lhs "mk", %rhs "nk", %acc : memref<128x64xbf16, #tile.space<shared>>, memref<256x64xbf16, #tile.space<shared>>, !tile.fragment<128x256xf32> to !tile.fragment<128x256xf32>
      scf.yield %p : !tile.fragment<128x256xf32>
    }
    %cast = tile.map %total : !tile.fragment<128x256xf32> to !tile.fragment<128x256xbf16> {
    ^bb0(%x: f32):
      %y = arith.truncf %x : f32 to bf16
      tile.yield %y : bf16
    }
    %out = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<128x256xbf16, #tile.space<global>> to !tile.window<128x256xbf16>
    tile.store "out" <role> %cast to %out : !tile.fragment<128x256xbf16> to !tile.window<128x256xbf16>
  }
}

// FOREIGN: a kernel without roles and a nest of loops, in which one accumulator goes through a
// product of the label, a product of another label with operands of other orders, and is stored
// in every iteration of the outer loop, twice. All of them are cut alike.
// CHECK-LABEL: tile.kernel @nest ["c"] outputs 1 sizes {} threads 256 {
// CHECK-NEXT:  ^bb0(%c: memref<128x64xf32, #tile.space<global>>):
// CHECK-NEXT:    %warpgroup = tile.id "warpgroup" of 2
// CHECK-NEXT:    %c0 = arith.constant 0 : index
// CHECK-NEXT:    %warpgroup_1 = tile.id "warpgroup" of 2
// CHECK-NEXT:    %c0_1 = arith.constant 0 : index
// CHECK-NEXT:    %warpgroup_2 = tile.id "warpgroup" of 2
// CHECK-NEXT:    %c0_2 = arith.constant 0 : index
// CHECK-NEXT:    %warpgroup_3 = tile.id "warpgroup" of 2
// CHECK-NEXT:    %c0_3 = arith.constant 0 : index
// CHECK-NEXT:    %lhs = tile.alloc : memref<64x128xbf16, #tile.space<shared>>
// CHECK-NEXT:    %rhs = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
// CHECK-NEXT:    %c0_4 = arith.constant 0 : index
// CHECK-NEXT:    %c64 = arith.constant 64 : index
// CHECK-NEXT:    %zero = tile.zero : !tile.fragment<64x64xf32>
// CHECK-NEXT:    %out = tile.window %c[%c0_4, %c0_4] within [%c64, %c64] : memref<128x64xf32, #tile.space<global>> to !tile.window<128x64xf32>
// CHECK-NEXT:    %all = scf.for %i = %c0_4 to %c64 step %c64 iter_args(%sum = %zero) -> (!tile.fragment<64x64xf32>) {
// CHECK-NEXT:      %total = scf.for %k = %c0_4 to %c64 step %c64 iter_args(%acc = %sum) -> (!tile.fragment<64x64xf32>) {
// CHECK-NEXT:        %c0_5 = arith.constant 0 : index
// CHECK-NEXT:        %part = tile.part %lhs[%c0_5, %warpgroup_3] of [1, 2] : memref<64x128xbf16, #tile.space<shared>> to memref<64x64xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %p = tile.mma "main" <warpgroup> %part "km", %rhs "kn", %acc : memref<64x64xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
// CHECK-NEXT:        %c0_6 = arith.constant 0 : index
// CHECK-NEXT:        %part_1 = tile.part %lhs[%c0_6, %warpgroup_2] of [1, 2] : memref<64x128xbf16, #tile.space<shared>> to memref<64x64xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>>
// CHECK-NEXT:        %q = tile.mma "more" <warpgroup> %part_1 "km", %rhs "nk", %p : memref<64x64xbf16, strided<[128, 1], offset: ?>, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<64x64xf32> to !tile.fragment<64x64xf32>
// CHECK-NEXT:        scf.yield %q : !tile.fragment<64x64xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:      %part_2 = tile.part %out[%warpgroup_1, %c0_1] of [2, 1] : !tile.window<128x64xf32> to !tile.window<64x64xf32>
// CHECK-NEXT:      tile.store "out" <warpgroup> %total to %part_2 : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
// CHECK-NEXT:      scf.yield %total : !tile.fragment<64x64xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %part_3 = tile.part %out[%warpgroup, %c0] of [2, 1] : !tile.window<128x64xf32> to !tile.window<64x64xf32>
// CHECK-NEXT:    tile.store "again" <warpgroup> %all to %part_3 : !tile.fragment<64x64xf32> to !tile.window<64x64xf32>
// CHECK-NEXT:  }
tile.kernel @nest ["c"] outputs 1 sizes {} {
^bb0(%c: memref<128x64xf32, #tile.space<global>>):
  %lhs = tile.alloc : memref<64x128xbf16, #tile.space<shared>>
  %rhs = tile.alloc : memref<64x64xbf16, #tile.space<shared>>
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %zero = tile.zero : !tile.fragment<128x64xf32>
  %out = tile.window %c[%c0, %c0] within [%c64, %c64] : memref<128x64xf32, #tile.space<global>> to !tile.window<128x64xf32>
  %all = scf.for %i = %c0 to %c64 step %c64 iter_args(%sum = %zero) -> (!tile.fragment<128x64xf32>) {
    %total = scf.for %k = %c0 to %c64 step %c64 iter_args(%acc = %sum) -> (!tile.fragment<128x64xf32>) {
      %p = tile.mma "main" <role> %lhs "km", %rhs "kn", %acc : memref<64x128xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<128x64xf32> to !tile.fragment<128x64xf32>
      %q = tile.mma "more" <role> %lhs "km", %rhs "nk", %p : memref<64x128xbf16, #tile.space<shared>>, memref<64x64xbf16, #tile.space<shared>>, !tile.fragment<128x64xf32> to !tile.fragment<128x64xf32>
      scf.yield %q : !tile.fragment<128x64xf32>
    }
    tile.store "out" <role> %total to %out : !tile.fragment<128x64xf32> to !tile.window<128x64xf32>
    scf.yield %total : !tile.fragment<128x64xf32>
  }
  tile.store "again" <role> %all to %out : !tile.fragment<128x64xf32> to !tile.window<128x64xf32>
}
