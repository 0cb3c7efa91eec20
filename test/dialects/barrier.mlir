// RUN: gemmc %s --emit mlir --pipeline '' | filecheck %s
// RUN: gemmc %s --emit mlir --pipeline '' -o %t && gemmc %t --emit mlir --pipeline '' | filecheck %s

// Rings of mbarriers and the ops that address them by iteration.
// CHECK:      func.func @ring(%i: index) {
// CHECK-NEXT:   %full = barrier.alloc : !barrier.ring<4>
// CHECK-NEXT:   %empty = barrier.alloc at 1024 {note} : !barrier.ring<4>
// CHECK-NEXT:   barrier.init %full count 1 : !barrier.ring<4>
// CHECK-NEXT:   barrier.init %empty count 2 : !barrier.ring<4>
// CHECK-NEXT:   barrier.fence_init
// CHECK-NEXT:   barrier.wait %empty[%i offset -4] : !barrier.ring<4>
// CHECK-NEXT:   barrier.expect %full[%i] bytes 49152 : !barrier.ring<4>
// CHECK-NEXT:   barrier.wait %full[%i offset 0] {note} : !barrier.ring<4>
// CHECK-NEXT:   barrier.arrive %empty[%i offset 0] by "warpgroup" : !barrier.ring<4>
// CHECK-NEXT:   barrier.arrive %empty[%i offset -1] by "thread" : !barrier.ring<4>
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @ring(%i: index) {
  %full = barrier.alloc : !barrier.ring<4>
  %empty = barrier.alloc at 1024 {note} : !barrier.ring<4>
  barrier.init %full count 1 : !barrier.ring<4>
  barrier.init %empty count 2 : !barrier.ring<4>
  barrier.fence_init
  barrier.wait %empty[%i offset -4] : !barrier.ring<4>
  barrier.expect %full[%i] bytes 49152 : !barrier.ring<4>
  barrier.wait %full[%i offset 0] {note} : !barrier.ring<4>
  barrier.arrive %empty[%i offset 0] by "warpgroup" : !barrier.ring<4>
  barrier.arrive %empty[%i offset -1] by "thread" : !barrier.ring<4>
  func.return
}

// The same, slot and parity spelled out.
// CHECK:      func.func @slot(%ring: !barrier.ring<2>, %slot: index, %parity: index) {
// CHECK-NEXT:   %b = barrier.at %ring[%slot] : !barrier.ring<2>
// CHECK-NEXT:   barrier.wait_parity %b parity %parity
// CHECK-NEXT:   barrier.expect_at %b bytes 1048575
// CHECK-NEXT:   barrier.arrive_at %b by "warp"
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @slot(%ring: !barrier.ring<2>, %slot: index, %parity: index) {
  %b = barrier.at %ring[%slot] : !barrier.ring<2>
  barrier.wait_parity %b parity %parity
  barrier.expect_at %b bytes 1048575
  barrier.arrive_at %b by "warp"
  func.return
}

// Barriers of threads: all of the CTA, or some.
// CHECK:      func.func @threads() {
// CHECK-NEXT:   barrier.sync 0
// CHECK-NEXT:   barrier.sync 15 threads 256 {note}
// CHECK-NEXT:   func.return
// CHECK-NEXT: }
func.func @threads() {
  barrier.sync 0
  barrier.sync 15 threads 256 {note}
  func.return
}

// An mbarrier is a value like any other.
// CHECK:      func.func @carried(%b: !barrier.mbarrier) -> !barrier.mbarrier {
// CHECK-NEXT:   func.return %b : !barrier.mbarrier
// CHECK-NEXT: }
func.func @carried(%b: !barrier.mbarrier) -> !barrier.mbarrier {
  func.return %b : !barrier.mbarrier
}
