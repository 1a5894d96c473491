"""Speed, measured: `make bench`. Nothing here is asserted in a test."""
