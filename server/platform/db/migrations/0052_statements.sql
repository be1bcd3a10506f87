CREATE TABLE "import_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"rows" json NOT NULL,
	"reason" text NOT NULL,
	"requested_by" integer NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text,
	"let_go" bigint
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "chosen_by" integer;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "named_other" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "allowed_by" integer;--> statement-breakpoint
ALTER TABLE "import_requests" ADD CONSTRAINT "import_requests_batch_id_import_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_requests" ADD CONSTRAINT "import_requests_requested_by_staff_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_requests" ADD CONSTRAINT "import_requests_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_requests_one_waiting" ON "import_requests" USING btree ("batch_id") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "import_requests_batch" ON "import_requests" USING btree ("batch_id","id");--> statement-breakpoint
CREATE INDEX "import_requests_let_go" ON "import_requests" USING btree ("decided_by","decided_at") WHERE let_go > 0 and status = 'APPROVED';--> statement-breakpoint
CREATE INDEX "import_requests_waiting" ON "import_requests" USING btree ("requested_at","id") WHERE status = 'WAITING';--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_chosen_by_staff_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_allowed_by_import_requests_id_fk" FOREIGN KEY ("allowed_by") REFERENCES "public"."import_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "before_checks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Nobody was asked to compare these with the bank, and what they brought is unknown (migration transfers).
UPDATE "import_batches" SET "before_checks" = true WHERE "status" = 'POSTED';
