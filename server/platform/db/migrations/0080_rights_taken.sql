CREATE TABLE "rights_taken" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rights_taken_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"title_id" integer NOT NULL,
	"is_user" boolean NOT NULL,
	"is_credit_approval" boolean NOT NULL,
	"every_office" boolean NOT NULL,
	"office_ids" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "change_requests" ADD COLUMN "stoppers" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "rights_taken" ADD CONSTRAINT "rights_taken_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_taken" ADD CONSTRAINT "rights_taken_person_id_staff_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rights_taken_by" ON "rights_taken" USING btree ("by_id","at");
--> statement-breakpoint
-- What was taken in the last week, by the log. Whatever it was, it counts as every right: that makes nothing but a longer wait.
INSERT INTO rights_taken (at, by_id, person_id, title_id, is_user, is_credit_approval, every_office)
SELECT h.at, h.staff_id, s.id, s.title_id, true, true, true
  FROM history h
  JOIN staff s ON h.record_type = 'staff' AND h.record_id = s.id::text
    OR h.record_type = 'title' AND h.record_id = s.title_id::text
 WHERE h.staff_id IS NOT NULL AND h.staff_id <> s.id AND h.at > now() - interval '7 days'
   AND (h.action IN ('STAFF_ENDED', 'STAFF_PASSWORD_RESET', 'TITLE_CHANGED')
     OR h.action = 'STAFF_CHANGED' AND h.changes ?| array['title', 'office', 'further_offices']);
