"""The optimization ladder: pipelines in order, each one idea away from the one before.

Which pipelines are rungs, and what each one's idea is, stands in their files; nothing here
knows any of them. `rungs` reads them, `changes` compares two neighbours, `static` says what a
rung's kernel needs and fetches, `cpu` is where readers start, `measured` times them on a GPU,
`table` and `plot` show it, `results` keeps it; docs/ladder/update.py writes the pages.
"""
