CREATE TABLE "collector_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collector_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"collector_id" integer NOT NULL,
	"office_id" integer NOT NULL,
	"day" date NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "collector_plans_once" UNIQUE("collector_id","day")
);
--> statement-breakpoint
CREATE TABLE "field_shortages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "field_shortages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"handover_id" integer NOT NULL,
	"office_id" integer NOT NULL,
	"collector_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"settled" bigint DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "field_shortages_handoverId_unique" UNIQUE("handover_id")
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"office_id" integer NOT NULL,
	"collector_id" integer NOT NULL,
	"cashier_id" integer NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"denominations" jsonb NOT NULL,
	"counted" bigint NOT NULL,
	"expected" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "handovers_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "plan_rows" (
	"plan_id" integer NOT NULL,
	"contract_code" text NOT NULL,
	"nth" smallint NOT NULL,
	"source" text NOT NULL,
	"added_at" timestamp (3) with time zone,
	"added_by" integer,
	"added_reason" text DEFAULT '' NOT NULL,
	"close_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "plan_rows_plan_id_contract_code_pk" PRIMARY KEY("plan_id","contract_code")
);
--> statement-breakpoint
CREATE TABLE "shortage_settlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shortage_settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shortage_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"act_id" integer,
	"at" timestamp (3) with time zone NOT NULL,
	"written_by" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" integer
);
--> statement-breakpoint
CREATE TABLE "tts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"block_id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"visit_id" uuid NOT NULL,
	"contract_code" text NOT NULL,
	"office_id" integer NOT NULL,
	"collector_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"handover_id" integer,
	"voided_at" timestamp (3) with time zone,
	"voided_by" integer,
	"void_reason" text DEFAULT '' NOT NULL,
	"returned_at" timestamp (3) with time zone,
	"returned_by" integer,
	"return_file_id" integer,
	CONSTRAINT "tts_number_unique" UNIQUE("number"),
	CONSTRAINT "tts_visitId_unique" UNIQUE("visit_id"),
	CONSTRAINT "tts_of_block" UNIQUE("block_id","nth")
);
--> statement-breakpoint
CREATE TABLE "tts_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"office_id" integer NOT NULL,
	"collector_id" integer NOT NULL,
	"device" uuid NOT NULL,
	"month" text NOT NULL,
	"first" integer NOT NULL,
	"last" integer NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"given_on" date NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" integer,
	"close_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "tts_blocks_first" UNIQUE("office_id","month","first")
);
--> statement-breakpoint
CREATE TABLE "visit_photos" (
	"visit_id" uuid NOT NULL,
	"nth" smallint NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "visit_photos_visit_id_nth_pk" PRIMARY KEY("visit_id","nth"),
	CONSTRAINT "visit_photos_fileId_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contract_code" text NOT NULL,
	"office_id" integer NOT NULL,
	"day" date NOT NULL,
	"visited_by" integer NOT NULL,
	"device_at" timestamp (3) with time zone NOT NULL,
	"clock_difference" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"met" text NOT NULL,
	"met_name" text DEFAULT '' NOT NULL,
	"place" text NOT NULL,
	"result" text NOT NULL,
	"promise_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"accuracy" double precision,
	"no_position" text DEFAULT '' NOT NULL,
	"corrects_id" uuid,
	"again_reason" text DEFAULT '' NOT NULL,
	"outside" text[] NOT NULL,
	"consent_id" integer,
	"digest" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collector_plans" ADD CONSTRAINT "collector_plans_collector_id_staff_id_fk" FOREIGN KEY ("collector_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collector_plans" ADD CONSTRAINT "collector_plans_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collector_plans" ADD CONSTRAINT "collector_plans_closed_by_staff_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_shortages" ADD CONSTRAINT "field_shortages_handover_id_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_shortages" ADD CONSTRAINT "field_shortages_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_shortages" ADD CONSTRAINT "field_shortages_collector_id_staff_id_fk" FOREIGN KEY ("collector_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_collector_id_staff_id_fk" FOREIGN KEY ("collector_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_cashier_id_staff_id_fk" FOREIGN KEY ("cashier_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_rows" ADD CONSTRAINT "plan_rows_plan_id_collector_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."collector_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_rows" ADD CONSTRAINT "plan_rows_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_rows" ADD CONSTRAINT "plan_rows_added_by_staff_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortage_settlements" ADD CONSTRAINT "shortage_settlements_shortage_id_field_shortages_id_fk" FOREIGN KEY ("shortage_id") REFERENCES "public"."field_shortages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortage_settlements" ADD CONSTRAINT "shortage_settlements_act_id_cash_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."cash_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortage_settlements" ADD CONSTRAINT "shortage_settlements_written_by_staff_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortage_settlements" ADD CONSTRAINT "shortage_settlements_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tts" ADD CONSTRAINT "tts_block_id_tts_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."tts_blocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tts" ADD CONSTRAINT "tts_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tts" ADD CONSTRAINT "tts_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tts" ADD CONSTRAINT "tts_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tts" ADD CONSTRAINT "tts_collector_id_staff_id_fk" FOREIGN KEY ("collector_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tts" ADD CONSTRAINT "tts_handover_id_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tts" ADD CONSTRAINT "tts_voided_by_staff_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tts" ADD CONSTRAINT "tts_returned_by_staff_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tts" ADD CONSTRAINT "tts_return_file_id_files_id_fk" FOREIGN KEY ("return_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tts_blocks" ADD CONSTRAINT "tts_blocks_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tts_blocks" ADD CONSTRAINT "tts_blocks_collector_id_staff_id_fk" FOREIGN KEY ("collector_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tts_blocks" ADD CONSTRAINT "tts_blocks_closed_by_staff_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_photos" ADD CONSTRAINT "visit_photos_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_photos" ADD CONSTRAINT "visit_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_visited_by_staff_id_fk" FOREIGN KEY ("visited_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_promise_id_promises_id_fk" FOREIGN KEY ("promise_id") REFERENCES "public"."promises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collector_plans_office" ON "collector_plans" USING btree ("office_id","day");--> statement-breakpoint
CREATE INDEX "field_shortages_open" ON "field_shortages" USING btree ("office_id","at") WHERE settled < amount;--> statement-breakpoint
CREATE INDEX "handovers_office" ON "handovers" USING btree ("office_id","id");--> statement-breakpoint
CREATE INDEX "handovers_collector" ON "handovers" USING btree ("collector_id","id");--> statement-breakpoint
CREATE INDEX "plan_rows_contract" ON "plan_rows" USING btree ("contract_code");--> statement-breakpoint
CREATE INDEX "shortage_settlements_shortage" ON "shortage_settlements" USING btree ("shortage_id");--> statement-breakpoint
CREATE INDEX "tts_collector" ON "tts" USING btree ("collector_id","id");--> statement-breakpoint
CREATE INDEX "tts_contract" ON "tts" USING btree ("contract_code","id");--> statement-breakpoint
CREATE INDEX "tts_open" ON "tts" USING btree ("office_id","day") WHERE state in ('OPEN', 'HANDED_IN');--> statement-breakpoint
CREATE INDEX "tts_handover" ON "tts" USING btree ("handover_id");--> statement-breakpoint
CREATE INDEX "tts_blocks_collector" ON "tts_blocks" USING btree ("collector_id","given_on");--> statement-breakpoint
CREATE INDEX "visits_contract" ON "visits" USING btree ("contract_code","day");--> statement-breakpoint
CREATE INDEX "visits_collector" ON "visits" USING btree ("visited_by","day");--> statement-breakpoint
CREATE INDEX "visits_outside" ON "visits" USING btree ("office_id","received_at") WHERE outside <> '{}';--> statement-breakpoint
-- A visit is never changed, and money in the field is never taken away.
CREATE TRIGGER visits_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON visits FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
CREATE TRIGGER visit_photos_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON visit_photos FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
CREATE TRIGGER tts_kept BEFORE DELETE OR TRUNCATE ON tts FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
CREATE TRIGGER handovers_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON handovers FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
CREATE TRIGGER shortage_settlements_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON shortage_settlements FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
ALTER TABLE "tts_blocks"
  ADD CONSTRAINT "tts_blocks_numbers" CHECK (first >= 1 AND last >= first),
  ADD CONSTRAINT "tts_blocks_closed" CHECK ((closed_at IS NULL) = (closed_by IS NULL));--> statement-breakpoint
ALTER TABLE "tts"
  ADD CONSTRAINT "tts_amount" CHECK (amount > 0),
  ADD CONSTRAINT "tts_state" CHECK (CASE state
    WHEN 'OPEN' THEN handover_id IS NULL AND voided_at IS NULL AND returned_at IS NULL
    WHEN 'VOID' THEN handover_id IS NULL AND voided_at IS NOT NULL AND voided_by <> collector_id AND returned_at IS NULL
    WHEN 'RETURNED' THEN handover_id IS NOT NULL AND voided_at IS NULL AND returned_at IS NOT NULL
    ELSE state IN ('HANDED_IN', 'POSTED') AND handover_id IS NOT NULL AND voided_at IS NULL AND returned_at IS NULL END);--> statement-breakpoint
CREATE FUNCTION tts_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.number, NEW.block_id, NEW.nth, NEW.visit_id, NEW.contract_code, NEW.office_id, NEW.collector_id, NEW.amount, NEW.at, NEW.day)
     IS DISTINCT FROM (OLD.id, OLD.number, OLD.block_id, OLD.nth, OLD.visit_id, OLD.contract_code, OLD.office_id, OLD.collector_id, OLD.amount, OLD.at, OLD.day)
     OR NOT (NEW.state = OLD.state OR OLD.state = 'OPEN' OR OLD.state = 'HANDED_IN' AND NEW.state IN ('POSTED', 'RETURNED'))
  THEN RAISE EXCEPTION 'a TTS goes on from % and never back', OLD.state; END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tts_forward BEFORE UPDATE ON tts FOR EACH ROW EXECUTE FUNCTION tts_goes_on();--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_counted" CHECK (counted >= 0 AND expected > 0 AND collector_id <> cashier_id AND (counted = expected OR reason <> ''));--> statement-breakpoint
ALTER TABLE "field_shortages" ADD CONSTRAINT "field_shortages_settled" CHECK (amount > 0 AND settled BETWEEN 0 AND amount);--> statement-breakpoint
ALTER TABLE "shortage_settlements" ADD CONSTRAINT "shortage_settlements_who" CHECK (amount > 0 AND (act_id IS NOT NULL OR decided_by <> written_by));
