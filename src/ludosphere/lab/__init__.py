"""Many games at once: the arena, studies, training. Programs come in here; nobody waits at a table.

Work is cut into jobs with seeds of their own (`seeds`), done by a pool of processes or by Ray (`workers`),
and kept in a file as it comes in (`store`), so that a run goes on where it was interrupted (`jobs`).
"""
