-- A trigger against emptying holds in the table that it stands on alone: each month's own gets one too.
CREATE OR REPLACE FUNCTION keep_month(day date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  first date := date_trunc('month', day)::date;
  month text := 'kept_contracts_' || to_char(first, 'YYYY_MM');
BEGIN
  IF to_regclass(month) IS NOT NULL THEN
    RETURN;
  END IF;
  EXECUTE format('CREATE TABLE %I PARTITION OF kept_contracts FOR VALUES FROM (%L) TO (%L)',
    month, first, (first + interval '1 month')::date);
  EXECUTE format('CREATE TRIGGER kept_contracts_stay BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION kept_is_kept()', month);
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  month regclass;
BEGIN
  FOR month IN SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = 'kept_contracts'::regclass LOOP
    EXECUTE format('CREATE TRIGGER kept_contracts_stay BEFORE TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION kept_is_kept()', month);
  END LOOP;
END
$$;
