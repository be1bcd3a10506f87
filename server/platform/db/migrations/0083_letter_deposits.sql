-- Letters tell what the company holds already; those of before tell of nothing.
UPDATE letters SET paper = paper || '{"deposit": 0}';
