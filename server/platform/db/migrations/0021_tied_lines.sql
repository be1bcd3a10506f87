ALTER TABLE "import_rows" ADD COLUMN "tied_by" integer;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "tied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "plan" json;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "keep_surplus" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_tied_by_staff_id_fk" FOREIGN KEY ("tied_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_contract" ON "import_rows" USING btree ("batch_id","contract_code");--> statement-breakpoint
CREATE INDEX "import_rows_tied_batch" ON "import_rows" USING btree ("batch_id","amount") WHERE tied_credit_id is not null;--> statement-breakpoint
CREATE INDEX "import_rows_tied_contract" ON "import_rows" USING btree ("contract_code","tied_credit_id") WHERE tied_credit_id is not null;--> statement-breakpoint

-- Only a posted line is tied, and somebody tied it.
ALTER TABLE import_rows ADD CONSTRAINT import_rows_tie CHECK (
  tied_credit_id IS NULL OR (state = 'POSTED' AND tied_by IS NOT NULL AND tied_at IS NOT NULL)
);
