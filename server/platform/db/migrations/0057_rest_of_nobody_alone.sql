ALTER TABLE "import_batches" ADD COLUMN "checked_account" text;--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "file_id" integer;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
