"""What was measured: the database of `gemmc tune`, and the configuration it has for a program.

`entry` has what is kept, `database` the file, `program` what makes two programs the same,
`lookup` the choice of `--pipeline tuned`, `transfer` JSON. Nothing here measures.
"""
