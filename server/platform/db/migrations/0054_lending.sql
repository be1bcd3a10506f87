-- What numbers of a vehicle are compared by (src/lib/registration/vehicleKey has the same); null matches nothing.
CREATE FUNCTION vehicle_key(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN length(k) < 3 OR k ~ '^(.)\1*$' OR k ~ '^(BELUM|BELUMADA|T1DAK|T1DAKADA|N1H1L|K0S0NG|PR0SES|DALAMPR0SES)$' THEN NULL
    ELSE k
  END
  FROM (SELECT translate(upper(regexp_replace($1, '[^A-Za-z0-9]', '', 'g')), 'IO', '10')) AS folded (k)
$$;
--> statement-breakpoint
DROP INDEX "contracts_compact_chassis";--> statement-breakpoint
DROP INDEX "contracts_compact_engine";--> statement-breakpoint
DROP INDEX "registrations_plate";--> statement-breakpoint
DROP INDEX "registrations_chassis";--> statement-breakpoint
DROP INDEX "registrations_engine";--> statement-breakpoint
CREATE INDEX "contracts_vehicle_plate" ON "contracts" USING btree (vehicle_key("plate_number"));--> statement-breakpoint
CREATE INDEX "contracts_vehicle_chassis" ON "contracts" USING btree (vehicle_key("chassis_number"));--> statement-breakpoint
CREATE INDEX "contracts_vehicle_engine" ON "contracts" USING btree (vehicle_key("engine_number"));--> statement-breakpoint
CREATE INDEX "contracts_vehicle_bpkb" ON "contracts" USING btree (vehicle_key("bpkb_number"));--> statement-breakpoint
CREATE INDEX "bpkb_vehicle" ON "bpkb" USING btree (vehicle_key("number"));--> statement-breakpoint
CREATE INDEX "registrations_plate" ON "registrations" USING btree (vehicle_key("plate_number"));--> statement-breakpoint
CREATE INDEX "registrations_chassis" ON "registrations" USING btree (vehicle_key("chassis_number"));--> statement-breakpoint
CREATE INDEX "registrations_engine" ON "registrations" USING btree (vehicle_key("engine_number"));--> statement-breakpoint
CREATE INDEX "registrations_bpkb" ON "registrations" USING btree (vehicle_key("form" -> 'vehicle' ->> 'bpkb'));--> statement-breakpoint
CREATE TABLE "vehicle_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"registration_id" integer NOT NULL,
	"numbers" json NOT NULL,
	"hits" jsonb NOT NULL,
	"photo_id" integer NOT NULL,
	"reason" text NOT NULL,
	"requested_by" integer NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text,
	"let_go" bigint,
	CONSTRAINT "vehicle_requests_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id"),
	CONSTRAINT "vehicle_requests_photo_id_files_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."files"("id"),
	CONSTRAINT "vehicle_requests_requested_by_staff_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."staff"("id"),
	CONSTRAINT "vehicle_requests_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id"),
	CONSTRAINT "vehicle_requests_second_person" CHECK (status <> 'APPROVED' OR decided_by <> requested_by)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_requests_one_waiting" ON "vehicle_requests" USING btree ("registration_id") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "vehicle_requests_registration" ON "vehicle_requests" USING btree ("registration_id","id");--> statement-breakpoint
CREATE INDEX "vehicle_requests_waiting" ON "vehicle_requests" USING btree ("requested_at","id") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "vehicle_requests_hits" ON "vehicle_requests" USING gin ("hits" jsonb_path_ops) WHERE status = 'APPROVED';--> statement-breakpoint
-- A commission is at most its share of what is disbursed (lib/arithmetic/commission); null: computed before there was a limit.
ALTER TABLE "commissions" ADD COLUMN "most" bigint;--> statement-breakpoint
ALTER TABLE "commissions" DROP CONSTRAINT "commissions_amount";--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_amount" CHECK (
  amount > 0
  AND amount = least(CASE basis WHEN 'FIXED' THEN value ELSE div(principal::numeric * value * 2 + 100000, 200000) END, most)
);
