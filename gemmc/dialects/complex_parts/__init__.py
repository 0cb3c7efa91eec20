"""Complex numbers as their real and imaginary parts, when a text is read: every later pass, the
interpreters and the emitter see floats alone.

    %p = complex.mul %a, %b : complex<f32>
  →
    %0 = arith.mulf %a_re, %b_re : f32
    …

A value of complex elements becomes two of their real type: `rewriting` walks the ops, `numbers` and
`functions` say what one complex number is, `structured` what becomes of ops of `linalg`, `terms` of
products, `boundary` of functions. There an array of a call stays one, with the parts of each number
side by side, as NumPy's complex64 and complex128 have them.

Source: MLIR, "complex" dialect.
"""
