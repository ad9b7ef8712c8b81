"""The API for programs: tables over HTTP and WebSockets, described by an OpenAPI document of its own.

Callers name themselves by a token, never by a cookie. What a caller may know of a table is what its seat may.
"""
