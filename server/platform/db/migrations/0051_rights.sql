CREATE TABLE "change_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" integer,
	"subject_version" integer NOT NULL,
	"what" text NOT NULL,
	"payload" json NOT NULL,
	"office_ids" integer[] NOT NULL,
	"decided_by_rule" text NOT NULL,
	"takes_effect_at" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"requested_by" integer NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text,
	"let_go" bigint,
	CONSTRAINT "change_requests_rule" CHECK (decided_by_rule in ('APPROVER', 'ADMINISTRATOR')),
	CONSTRAINT "change_requests_offices" CHECK (decided_by_rule = 'ADMINISTRATOR' or cardinality(office_ids) > 0),
	CONSTRAINT "change_requests_status" CHECK (status in ('WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
	CONSTRAINT "change_requests_decided" CHECK ((status = 'WAITING') = (decided_at is null) and (status <> 'APPROVED' or decided_by is distinct from requested_by)
        and (status <> 'APPROVED' or decided_by is not null or takes_effect_at <= decided_at)),
	CONSTRAINT "change_requests_let_go" CHECK (let_go = 0)
);
--> statement-breakpoint
CREATE TABLE "mail_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"staff_id" integer NOT NULL,
	"address" text,
	"subject" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"ordered_by" integer,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "mail_orders_kind" CHECK (kind in ('NOTICE', 'LINK'))
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "email_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_requested_by_staff_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_requests" ADD CONSTRAINT "change_requests_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_orders" ADD CONSTRAINT "mail_orders_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_orders" ADD CONSTRAINT "mail_orders_ordered_by_staff_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "change_requests_one_waiting" ON "change_requests" USING btree ("kind","subject_type","subject_id") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "change_requests_subject" ON "change_requests" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "change_requests_waiting" ON "change_requests" USING btree ("requested_at","id") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "change_requests_takes_effect" ON "change_requests" USING btree ("takes_effect_at") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "mail_orders_waiting" ON "mail_orders" USING btree ("id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "mail_orders_staff" ON "mail_orders" USING btree ("staff_id","id");--> statement-breakpoint
-- An address that somebody changed before: since when, as far as the log tells.
UPDATE staff SET email_since = h.at FROM (
  SELECT record_id, max(at) AS at FROM history
   WHERE record_type = 'staff' AND action = 'STAFF_CHANGED' AND (changes::jsonb) ? 'email' GROUP BY record_id) h
 WHERE h.record_id = staff.id::text;
