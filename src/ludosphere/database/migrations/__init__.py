"""Alembic's migrations; `store.open_store` runs them at every start."""
