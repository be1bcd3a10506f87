-- What a code or a plate is without its separators: how bank statements write them is anyone's guess.
CREATE FUNCTION compact(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT upper(regexp_replace($1, '[^A-Za-z0-9]', '', 'g'))
$$;
--> statement-breakpoint
DROP INDEX "import_rows_state";--> statement-breakpoint
DROP INDEX "import_rows_posted";--> statement-breakpoint
DROP INDEX "import_rows_hash";--> statement-breakpoint
ALTER TABLE "import_batches" ALTER COLUMN "status" SET DEFAULT 'READING';--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "mapping" json NOT NULL;--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "posters" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "copy" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "chosen_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "contracts_compact_code" ON "contracts" USING btree (compact("code"));--> statement-breakpoint
CREATE INDEX "contracts_compact_plate" ON "contracts" USING btree (compact("plate_number"));--> statement-breakpoint
CREATE INDEX "contracts_instalment" ON "contracts" USING btree ("instalment") WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "customers_phone" ON "customers" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "customers_nik" ON "customers" USING btree ("nik");--> statement-breakpoint
CREATE INDEX "import_rows_state" ON "import_rows" USING btree ("batch_id","state","line","amount","date");--> statement-breakpoint
CREATE UNIQUE INDEX "import_rows_posted" ON "import_rows" USING btree ("row_hash","copy") WHERE state = 'POSTED';--> statement-breakpoint
CREATE INDEX "import_rows_hash" ON "import_rows" USING btree ("row_hash","copy");