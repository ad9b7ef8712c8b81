"""`python -m ludosphere` is the `ludosphere` command."""

from .cli import main

if __name__ == "__main__":
    raise SystemExit(main())
