ALTER TABLE "authenticators" ADD COLUMN "sent_code_hash" text;--> statement-breakpoint
ALTER TABLE "challenges" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "tells_nothing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "registrations_drafts" ON "registrations" USING btree ("entered_by") WHERE number is null;--> statement-breakpoint
-- A line of the log has the database's own time, whatever the server says. The owner alone (migrations, demo, restore) brings
-- lines with their times. Names are whole, so that nothing of the role's own stands in for them.
CREATE FUNCTION history_has_own_time() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF NOT pg_catalog.pg_has_role((SELECT relowner FROM pg_catalog.pg_class WHERE oid = TG_RELID), 'MEMBER') THEN
    NEW.at := pg_catalog.clock_timestamp();
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER history_has_own_time BEFORE INSERT ON "history" FOR EACH ROW EXECUTE FUNCTION history_has_own_time();
