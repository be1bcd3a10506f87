ALTER TABLE "import_batches" ADD COLUMN "checked_account" text;--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "file_id" integer;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "after_check" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "import_rows_after_check" ON "import_rows" USING btree ("batch_id") WHERE after_check and state = 'POSTED';
