-- What words with a number are found by: all pieces of four of them. Their trigrams are common, all of them.
CREATE FUNCTION log_grams(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  grams text[] := '{}';
  word text;
BEGIN
  IF words !~ '[0-9]' THEN
    RETURN grams;
  END IF;
  FOREACH word IN ARRAY string_to_array(lower(words), ' ') LOOP
    IF word ~ '[0-9]' THEN
      FOR place IN 1 .. length(word) - 3 LOOP
        grams := grams || substr(word, place, 4);
      END LOOP;
    END IF;
  END LOOP;
  RETURN grams;
END $$;
--> statement-breakpoint
-- Months since the year 0, UTC.
CREATE FUNCTION log_month(at timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (date_part('year', at AT TIME ZONE 'UTC') * 12 + date_part('month', at AT TIME ZONE 'UTC'))::integer;
--> statement-breakpoint
-- What a line is narrowed to: its month and year, each thing that is asked for, and every two of them. A row that words
-- found is looked at again with these: they have to be cheap.
CREATE FUNCTION log_keys(at timestamptz, staff_id integer, action text, record_type text, ip text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_remove(ARRAY[
  'month ' || log_month(at)::text,
  'year ' || (log_month(at) / 12)::text,
  'person ' || staff_id::text,
  'action ' || action,
  'type ' || record_type,
  'ip ' || ip,
  'person ' || staff_id::text || ' action ' || action,
  'person ' || staff_id::text || ' type ' || record_type,
  'person ' || staff_id::text || ' ip ' || ip,
  'action ' || action || ' type ' || record_type,
  'action ' || action || ' ip ' || ip,
  'type ' || record_type || ' ip ' || ip
], NULL);
--> statement-breakpoint
DROP INDEX history_words;
--> statement-breakpoint
CREATE INDEX history_found ON history USING gin (
  lower(summary) gin_trgm_ops,
  log_grams(summary),
  log_keys(at, staff_id, action, record_type, ip)
);
