"""Studies: many games between bots, what happened in them as Parquet files, and what it says as a page.

`plan` says what is played, `playing` plays one deal, `facts` and `games/` say what is worth noting in a game,
`tables` and `storing` keep it, `regression` and `chances` are the statistics, `analysis` asks the questions,
`plots` and `report` show the answers. `run` does it all.
"""
