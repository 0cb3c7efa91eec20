"""Loops over single elements (`memref.load` and `store`, `tensor.extract` and `insert`) as ops of
`linalg` on whole memrefs or tensors, when a text is read.

A nest becomes one `linalg.generic` for each store and each value that a loop carries, one after the
other, where that leaves every element the values that it had: `nest` reads what is stored and
loaded, `order` says whether statements may be done one by one, `emit` writes them.
"""
