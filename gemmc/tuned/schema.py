"""The tables of the tuning database.

A trial is there once for a place, a case and a resolved pipeline. `finals` has what was timed
again: the contenders of a set, side by side. `rejected` counts what was never compiled.
"""

from __future__ import annotations

import re

VERSION = 1

TIMING = (
    "us REAL, us_low REAL, us_high REAL, speed REAL, speed_low REAL, speed_high REAL, samples TEXT"
)

TABLES = f"""
CREATE TABLE places (
    id INTEGER PRIMARY KEY, device TEXT NOT NULL, driver TEXT NOT NULL, ptxas TEXT NOT NULL,
    gemmc TEXT NOT NULL, UNIQUE (device, driver, ptxas, gemmc));
CREATE TABLE cases (
    id INTEGER PRIMARY KEY, program TEXT NOT NULL, m INTEGER NOT NULL, n INTEGER NOT NULL,
    k INTEGER NOT NULL, dtype TEXT NOT NULL, layout TEXT NOT NULL, result_bits INTEGER NOT NULL,
    epilogue TEXT NOT NULL, UNIQUE (program, m, n, k, dtype, layout, result_bits, epilogue));
CREATE TABLE trials (
    id INTEGER PRIMARY KEY, place INTEGER NOT NULL REFERENCES places,
    "case" INTEGER NOT NULL REFERENCES cases, pipeline TEXT NOT NULL, configuration TEXT NOT NULL,
    source TEXT NOT NULL, predicted_us REAL, status TEXT NOT NULL, reason TEXT NOT NULL,
    yardstick TEXT NOT NULL, registers INTEGER NOT NULL, {TIMING}, at TEXT NOT NULL,
    UNIQUE (place, "case", pipeline));
CREATE TABLE finals (
    id INTEGER PRIMARY KEY, trial INTEGER NOT NULL REFERENCES trials, contenders TEXT NOT NULL,
    {TIMING}, at TEXT NOT NULL, UNIQUE (trial, contenders));
CREATE TABLE rejected (
    id INTEGER PRIMARY KEY, place INTEGER NOT NULL REFERENCES places,
    "case" INTEGER NOT NULL REFERENCES cases, reason TEXT NOT NULL, count INTEGER NOT NULL,
    example TEXT NOT NULL, UNIQUE (place, "case", reason));
CREATE TABLE defaults (
    place INTEGER NOT NULL REFERENCES places, "case" INTEGER NOT NULL REFERENCES cases,
    pipeline TEXT NOT NULL, UNIQUE (place, "case"));
"""

NAMES = set(re.findall(r"CREATE TABLE (\w+)", TABLES))
"""What the tables are called."""
