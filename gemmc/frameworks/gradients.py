"""Both backward products of a product, by layout: no copy is needed for any.

With C = op(A)·op(B) and the gradient G of C, the gradients of A and B are products of G and the
other operand: of A·Bᵀ they are G·B (nn) and Gᵀ·A (tn).
"""

from __future__ import annotations

OF_A = {"nn": ("gb", "nt"), "nt": ("gb", "nn"), "tn": ("bg", "nt"), "tt": ("bg", "tt")}
OF_B = {"nn": ("ag", "tn"), "nt": ("ga", "tn"), "tn": ("ag", "nn"), "tt": ("ga", "tt")}
"""By layout: the factors of the gradient of A, or of B, and how they lie."""
