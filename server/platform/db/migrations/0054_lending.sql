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
);--> statement-breakpoint
-- Forms that were signed before have no paper; it is added when they are paid out.
ALTER TABLE "registrations" ADD COLUMN "signed_paper_id" integer;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_signed_paper_id_files_id_fk" FOREIGN KEY ("signed_paper_id") REFERENCES "public"."files"("id");--> statement-breakpoint
CREATE TABLE "disbursements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disbursements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"registration_id" integer NOT NULL,
	"contract_code" text,
	"state" text NOT NULL,
	"way" text NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"bank" text NOT NULL,
	"account" text NOT NULL,
	"account_holder" text NOT NULL,
	"reference" text NOT NULL,
	"proof_id" integer,
	"signature_id" integer,
	"ordered_by" integer NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"paid_by" integer,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "disbursements_contract_code_unique" UNIQUE("contract_code"),
	CONSTRAINT "disbursements_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id"),
	CONSTRAINT "disbursements_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code"),
	CONSTRAINT "disbursements_proof_id_files_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."files"("id"),
	CONSTRAINT "disbursements_signature_id_files_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."files"("id"),
	CONSTRAINT "disbursements_ordered_by_staff_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."staff"("id"),
	CONSTRAINT "disbursements_paid_by_staff_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."staff"("id"),
	CONSTRAINT "disbursements_amount" CHECK (amount > 0),
	CONSTRAINT "disbursements_state" CHECK (
		(state = 'PAID') = (contract_code IS NOT NULL) AND (state = 'PAID') = (paid_by IS NOT NULL) AND (state = 'PAID') = (paid_at IS NOT NULL)
		AND state IN ('ORDERED', 'PAID', 'TAKEN_BACK')
	),
	CONSTRAINT "disbursements_way" CHECK (
		CASE way
			WHEN 'CASH' THEN (state = 'PAID') = (signature_id IS NOT NULL) AND paid_by IS DISTINCT FROM ordered_by
			WHEN 'TRANSFER' THEN state = 'PAID' AND proof_id IS NOT NULL AND reference <> ''
			WHEN 'DEALER' THEN state = 'PAID' AND proof_id IS NOT NULL AND reference <> ''
			ELSE false
		END
	)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "disbursements_one" ON "disbursements" USING btree ("registration_id") WHERE state <> 'TAKEN_BACK';--> statement-breakpoint
CREATE INDEX "disbursements_ordered" ON "disbursements" USING btree ("ordered_at","id") WHERE state = 'ORDERED';--> statement-breakpoint
CREATE FUNCTION refuse_paid_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'ORDERED' THEN
    RAISE EXCEPTION '% is never changed once it is decided', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER disbursements_kept BEFORE UPDATE OR DELETE ON disbursements FOR EACH ROW EXECUTE FUNCTION refuse_paid_change();--> statement-breakpoint
-- What was signed and can't be paid out as it was approved (its day is over, its vehicle is bound) goes back for approval.
INSERT INTO registration_transitions (from_id, to_id, "by", needs_note)
  SELECT signed.id, draft.id, 'is_credit_approval', true
    FROM registration_statuses signed, registration_statuses draft
   WHERE signed.kind = 'SIGNED' AND draft.kind = 'DRAFT'
ON CONFLICT DO NOTHING;
