ALTER TABLE "cashier_days" DROP CONSTRAINT "cashier_days_key";--> statement-breakpoint
ALTER TABLE "cashier_days" ADD COLUMN "closing" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "cashier_days" ADD CONSTRAINT "cashier_days_key" UNIQUE("staff_id","day","closing");--> statement-breakpoint
ALTER TABLE "cashier_days" DROP COLUMN "version";--> statement-breakpoint

-- Whoever moves a cashier's money and whoever closes that cashier's day pass each other here: a closing takes the same
-- lock alone, so no movement is ever written beside it that it did not count. The number is drawn behind the lock: one drawn
-- before it could be lower than the last that was counted.
CREATE FUNCTION drawer_is_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('cashier drawer'), NEW.staff_id);
  NEW.id := nextval(pg_get_serial_sequence('cash_movements', 'id'));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER cash_movements_in_line BEFORE INSERT ON cash_movements FOR EACH ROW EXECUTE FUNCTION drawer_is_open();
--> statement-breakpoint

-- A count that was signed stays as it was; only that it was opened again is added, once.
CREATE FUNCTION closing_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.reopened_at IS NOT NULL
     OR to_jsonb(NEW) - 'reopened_at' - 'reopened_by' - 'reopen_reason'
        <> to_jsonb(OLD) - 'reopened_at' - 'reopened_by' - 'reopen_reason' THEN
    RAISE EXCEPTION 'a closing is never changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER cashier_days_unchanged BEFORE UPDATE ON cashier_days FOR EACH ROW EXECUTE FUNCTION closing_is_kept();
--> statement-breakpoint
CREATE TRIGGER cashier_days_kept BEFORE DELETE OR TRUNCATE ON cashier_days FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();
--> statement-breakpoint
ALTER TABLE cashier_days
  ADD CONSTRAINT cashier_days_counted CHECK (counted_cash >= 0 AND closing > 0),
  ADD CONSTRAINT cashier_days_explained CHECK (counted_cash = expected_cash OR length(trim(explanation)) >= 3);
