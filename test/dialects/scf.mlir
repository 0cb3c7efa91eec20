// RUN: gemmc %s -p '' | filecheck %s

// One type behind an arrow stands with parentheses or without.
// CHECK:      %r = scf.for %i = %a to %b step %s iter_args(%x = %z) -> (f32)  : i32 {
// CHECK:      scf.if %c -> (f32) {
// CHECK:      scf.for %j = %n to %m step %n {
func.func @main(%z: f32, %c: i1, %n: index, %m: index, %a: i32, %b: i32, %s: i32) -> f32 {
  %r = scf.for %i = %a to %b step %s iter_args(%x = %z) -> f32 : i32 {
    %t = scf.if %c -> f32 {
      scf.yield %x : f32
    } else {
      scf.yield %z : f32
    }
    scf.yield %t : f32
  }
  scf.for %j = %n to %m step %n {
  } {mark}
  %q:2 = scf.for %j = %n to %m step %n iter_args(%x = %r, %y = %z) -> (f32, f32) {
    scf.yield %y, %x : f32, f32
  }
  return %q#1 : f32
}
