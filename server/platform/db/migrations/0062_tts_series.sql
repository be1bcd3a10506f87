-- Blocks of TTS took from the counter of contract codes. They go on from the last number that was given.
INSERT INTO "invoice_numbers" ("office_id", "month", "last")
SELECT "office_id", 'TTS' || "month", max("last") FROM "tts_blocks" GROUP BY 1, 2;
