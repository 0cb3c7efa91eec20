"""The stand-in machine is a fixture of each test."""

from stand_in import machine as machine
