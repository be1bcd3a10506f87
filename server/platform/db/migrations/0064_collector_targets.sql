CREATE TABLE "collector_targets" (
	"office_id" integer NOT NULL,
	"collector_id" integer NOT NULL,
	"month" date NOT NULL,
	"bucket" text NOT NULL,
	"amount" bigint NOT NULL,
	"accounts" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone,
	"updated_by" integer,
	CONSTRAINT "collector_targets_office_id_month_collector_id_bucket_pk" PRIMARY KEY("office_id","month","collector_id","bucket")
);
--> statement-breakpoint
ALTER TABLE "credit_requests" ADD COLUMN "was" json;--> statement-breakpoint
ALTER TABLE "collector_targets" ADD CONSTRAINT "collector_targets_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collector_targets" ADD CONSTRAINT "collector_targets_collector_id_staff_id_fk" FOREIGN KEY ("collector_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collector_targets_collector" ON "collector_targets" USING btree ("collector_id","month");--> statement-breakpoint
CREATE INDEX "promises_replaced" ON "promises" USING btree ("office_id","due") WHERE replaced_at is not null;--> statement-breakpoint
CREATE INDEX "credit_requests_was" ON "credit_requests" USING btree ("decided_at") WHERE was is not null;--> statement-breakpoint
CREATE INDEX "tts_office_day" ON "tts" USING btree ("office_id","day");--> statement-breakpoint
CREATE INDEX "visits_office_day" ON "visits" USING btree ("office_id","day");--> statement-breakpoint
ALTER TABLE collector_targets
  ADD CONSTRAINT collector_targets_created_by_fk FOREIGN KEY (created_by) REFERENCES staff (id),
  ADD CONSTRAINT collector_targets_updated_by_fk FOREIGN KEY (updated_by) REFERENCES staff (id),
  ADD CONSTRAINT collector_targets_month CHECK (extract(day FROM month) = 1),
  ADD CONSTRAINT collector_targets_whole CHECK (amount >= 0 AND accounts >= 0 AND (amount = 0) = (accounts = 0) AND bucket ~ '^\d{1,4}-\d{0,4}$'),
  -- Nobody sets their own, whatever wrote it.
  ADD CONSTRAINT collector_targets_others CHECK (updated_by IS DISTINCT FROM collector_id);--> statement-breakpoint
CREATE TRIGGER collector_targets_stamped BEFORE INSERT OR UPDATE ON collector_targets FOR EACH ROW EXECUTE FUNCTION stamp_record();
