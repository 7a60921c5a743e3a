"""Proofs that take minutes and a system of their own: the finished files are installed there, and used."""
