"""What games are shown, taught and studied with: drawings, text boards, lessons, questions of a study.

Everything here is below the games and knows none of them: a game's own board, terminal or lessons use it.
"""
