ALTER TABLE "bpkb" ADD COLUMN "not_awaited_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "card_until" date;--> statement-breakpoint
CREATE INDEX "import_rows_matched" ON "import_rows" USING btree ("contract_code") WHERE state = 'MATCHED';