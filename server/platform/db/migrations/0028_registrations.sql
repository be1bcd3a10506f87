CREATE TABLE "registration_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registration_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"registration_id" integer NOT NULL,
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"by" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text,
	"office_id" integer NOT NULL,
	"status_id" integer NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"form" jsonb NOT NULL,
	"applicant_name" text NOT NULL,
	"phone" text NOT NULL,
	"nik" text NOT NULL,
	"plate_number" text NOT NULL,
	"chassis_number" text NOT NULL,
	"engine_number" text NOT NULL,
	"vehicle" text NOT NULL,
	"surveyor_id" integer,
	"entered_by" integer NOT NULL,
	"makers" integer[] NOT NULL,
	"approved_by" integer,
	"approved_at" timestamp (3) with time zone,
	"terms" jsonb,
	"contract_code" text,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone,
	"updated_by" integer,
	CONSTRAINT "registrations_number_unique" UNIQUE("number"),
	CONSTRAINT "registrations_contractCode_unique" UNIQUE("contract_code")
);
--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "approves_up_to" bigint;--> statement-breakpoint
ALTER TABLE "registration_moves" ADD CONSTRAINT "registration_moves_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_moves" ADD CONSTRAINT "registration_moves_from_id_registration_statuses_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."registration_statuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_moves" ADD CONSTRAINT "registration_moves_to_id_registration_statuses_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."registration_statuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_moves" ADD CONSTRAINT "registration_moves_by_staff_id_fk" FOREIGN KEY ("by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_status_id_registration_statuses_id_fk" FOREIGN KEY ("status_id") REFERENCES "public"."registration_statuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_surveyor_id_staff_id_fk" FOREIGN KEY ("surveyor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_entered_by_staff_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_approved_by_staff_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_moves_from" ON "registration_moves" USING btree ("from_id");--> statement-breakpoint
CREATE INDEX "registration_moves_of" ON "registration_moves" USING btree ("registration_id","id");--> statement-breakpoint
CREATE INDEX "registrations_waiting" ON "registrations" USING btree ("status_since","id");--> statement-breakpoint
CREATE INDEX "registrations_office_waiting" ON "registrations" USING btree ("office_id","status_since","id");--> statement-breakpoint
CREATE INDEX "registrations_status_waiting" ON "registrations" USING btree ("status_id","status_since","id");--> statement-breakpoint
CREATE INDEX "registrations_office_status_waiting" ON "registrations" USING btree ("office_id","status_id","status_since","id");--> statement-breakpoint
CREATE INDEX "registrations_created" ON "registrations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "registrations_office_created" ON "registrations" USING btree ("office_id","created_at","id");--> statement-breakpoint
CREATE INDEX "registrations_name" ON "registrations" USING btree ("applicant_name","id");--> statement-breakpoint
CREATE INDEX "registrations_office_name" ON "registrations" USING btree ("office_id","applicant_name","id");--> statement-breakpoint
CREATE INDEX "registrations_surveyor" ON "registrations" USING btree ("surveyor_id","status_since","id") WHERE surveyor_id is not null;--> statement-breakpoint
CREATE INDEX "registrations_nik" ON "registrations" USING btree ("nik");--> statement-breakpoint
CREATE INDEX "registrations_phone" ON "registrations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "registrations_plate" ON "registrations" USING btree (compact("plate_number"));--> statement-breakpoint
CREATE INDEX "registrations_chassis" ON "registrations" USING btree (compact("chassis_number"));--> statement-breakpoint
CREATE INDEX "registrations_engine" ON "registrations" USING btree (compact("engine_number"));--> statement-breakpoint
CREATE INDEX "registrations_search" ON "registrations" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contracts_compact_chassis" ON "contracts" USING btree (compact("chassis_number"));--> statement-breakpoint
CREATE INDEX "contracts_compact_engine" ON "contracts" USING btree (compact("engine_number"));--> statement-breakpoint
ALTER TABLE registrations
  ADD CONSTRAINT registrations_approved_whole CHECK (
    (terms IS NULL) = (approved_by IS NULL) AND (terms IS NULL) = (approved_at IS NULL)
  ),
  ADD CONSTRAINT registrations_approved_by_another CHECK (approved_by <> ALL (makers)),
  ADD CONSTRAINT registrations_contract_was_approved CHECK (contract_code IS NULL OR terms IS NOT NULL),
  ADD CONSTRAINT registrations_created_by_fk FOREIGN KEY (created_by) REFERENCES staff (id),
  ADD CONSTRAINT registrations_updated_by_fk FOREIGN KEY (updated_by) REFERENCES staff (id);
--> statement-breakpoint
ALTER TABLE registrations ALTER COLUMN search_text SET STATISTICS 1000;
--> statement-breakpoint
ALTER TABLE titles ADD CONSTRAINT titles_approves_up_to CHECK (approves_up_to >= 0);
--> statement-breakpoint
CREATE TRIGGER registrations_stamped BEFORE INSERT OR UPDATE ON registrations
  FOR EACH ROW EXECUTE FUNCTION stamp_record();
--> statement-breakpoint
-- Contracts that are made from registrations are numbered on from those that are there.
INSERT INTO invoice_numbers (office_id, month, last)
SELECT office_id, 'K' || split_part(code, '-', 2), max(split_part(code, '-', 3)::int)
  FROM contracts WHERE code ~ '^[A-Z0-9]+-\d{4}-\d{5,9}$' GROUP BY 1, 2;
