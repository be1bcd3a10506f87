CREATE TABLE "calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_code" text NOT NULL,
	"office_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"called_by" integer NOT NULL,
	"phone" text NOT NULL,
	"spoke_to" text NOT NULL,
	"result" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"promise_id" integer,
	"outside_hours" boolean NOT NULL,
	"consent_id" integer
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_code" text NOT NULL,
	"office_id" integer NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"given_on" date NOT NULL,
	"until" date NOT NULL,
	"file_id" integer NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" integer,
	"created_at" timestamp (3) with time zone,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "contract_collectors" (
	"contract_code" text NOT NULL,
	"from_day" date NOT NULL,
	"collector_id" integer,
	"at" timestamp (3) with time zone NOT NULL,
	"written_by" integer,
	"reason" text DEFAULT '' NOT NULL,
	"distribution_id" integer,
	CONSTRAINT "contract_collectors_contract_code_from_day_pk" PRIMARY KEY("contract_code","from_day")
);
--> statement-breakpoint
CREATE TABLE "distributions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "distributions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"office_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"saved_by" integer NOT NULL,
	"moved" integer NOT NULL,
	"reason" text,
	"sides" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fiduciaries" (
	"contract_code" text PRIMARY KEY NOT NULL,
	"deed_number" text DEFAULT '' NOT NULL,
	"deed_on" date,
	"notary" text DEFAULT '' NOT NULL,
	"certificate_number" text DEFAULT '' NOT NULL,
	"certificate_on" date,
	"removed_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "letter_batch_items" (
	"batch_id" integer NOT NULL,
	"contract_code" text NOT NULL,
	"step" smallint,
	"letter_id" integer,
	"skipped" text,
	CONSTRAINT "letter_batch_items_batch_id_contract_code_pk" PRIMARY KEY("batch_id","contract_code")
);
--> statement-breakpoint
CREATE TABLE "letter_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letter_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"office_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"ordered_by" integer NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"contract_code" text NOT NULL,
	"office_id" integer NOT NULL,
	"step" smallint NOT NULL,
	"late_from" date NOT NULL,
	"made_on" date NOT NULL,
	"dpd" integer NOT NULL,
	"arrears" bigint NOT NULL,
	"penalty" bigint NOT NULL,
	"paper" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"written_by" integer NOT NULL,
	"way" text,
	"delivered_on" date,
	"received_by" text,
	"delivery_note" text DEFAULT '' NOT NULL,
	"delivery_written_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "letters_number_unique" UNIQUE("number"),
	CONSTRAINT "letters_once" UNIQUE("contract_code","late_from","step")
);
--> statement-breakpoint
CREATE TABLE "promises" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_code" text NOT NULL,
	"office_id" integer NOT NULL,
	"made_on" date NOT NULL,
	"due" date NOT NULL,
	"amount" bigint NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"written_by" integer NOT NULL,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "outstanding" bigint;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "late_from" date;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "class_floor" smallint;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "floor_lines" smallint;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "billing_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "village_code" text;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "collector_id" integer;--> statement-breakpoint
ALTER TABLE "overdue_classes" ADD COLUMN "letter_from" integer[] DEFAULT '{8,15,22}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "certificate_number" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "certificate_until" date;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_called_by_staff_id_fk" FOREIGN KEY ("called_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_promise_id_promises_id_fk" FOREIGN KEY ("promise_id") REFERENCES "public"."promises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_ended_by_staff_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_collectors" ADD CONSTRAINT "contract_collectors_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_collectors" ADD CONSTRAINT "contract_collectors_collector_id_staff_id_fk" FOREIGN KEY ("collector_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_collectors" ADD CONSTRAINT "contract_collectors_written_by_staff_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_collectors" ADD CONSTRAINT "contract_collectors_distribution_id_distributions_id_fk" FOREIGN KEY ("distribution_id") REFERENCES "public"."distributions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributions" ADD CONSTRAINT "distributions_saved_by_staff_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiduciaries" ADD CONSTRAINT "fiduciaries_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_batch_items" ADD CONSTRAINT "letter_batch_items_batch_id_letter_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."letter_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_batch_items" ADD CONSTRAINT "letter_batch_items_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_batch_items" ADD CONSTRAINT "letter_batch_items_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_batches" ADD CONSTRAINT "letter_batches_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_batches" ADD CONSTRAINT "letter_batches_ordered_by_staff_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_written_by_staff_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_delivery_written_by_staff_id_fk" FOREIGN KEY ("delivery_written_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_written_by_staff_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calls_contract" ON "calls" USING btree ("contract_code","id");--> statement-breakpoint
CREATE INDEX "calls_outside" ON "calls" USING btree ("office_id","id") WHERE (outside_hours and consent_id is null) or spoke_to = 'OTHER';--> statement-breakpoint
CREATE INDEX "consents_contract" ON "consents" USING btree ("contract_code");--> statement-breakpoint
CREATE INDEX "contract_collectors_collector" ON "contract_collectors" USING btree ("collector_id","from_day");--> statement-breakpoint
CREATE INDEX "contract_collectors_distribution" ON "contract_collectors" USING btree ("distribution_id");--> statement-breakpoint
CREATE INDEX "distributions_office" ON "distributions" USING btree ("office_id","id");--> statement-breakpoint
CREATE INDEX "letter_batch_items_waiting" ON "letter_batch_items" USING btree ("batch_id","contract_code") WHERE letter_id is null and skipped is null;--> statement-breakpoint
CREATE INDEX "letter_batches_office" ON "letter_batches" USING btree ("office_id","id");--> statement-breakpoint
CREATE INDEX "letters_office" ON "letters" USING btree ("office_id","id");--> statement-breakpoint
CREATE INDEX "letters_undelivered" ON "letters" USING btree ("office_id","made_on") WHERE delivered_on is null;--> statement-breakpoint
CREATE INDEX "promises_contract" ON "promises" USING btree ("contract_code","id");--> statement-breakpoint
CREATE INDEX "promises_due" ON "promises" USING btree ("office_id","due") WHERE replaced_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "promises_one" ON "promises" USING btree ("contract_code") WHERE replaced_at is null;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_village_code_regions_code_fk" FOREIGN KEY ("village_code") REFERENCES "public"."regions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_collector_id_staff_id_fk" FOREIGN KEY ("collector_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contracts_owed" ON "contracts" USING btree ("office_id","next_due","outstanding","collector_id","village_code") WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "contracts_office_village" ON "contracts" USING btree ("office_id","village_code","next_due","code") WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "contracts_collector" ON "contracts" USING btree ("collector_id","next_due","code") WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "contracts_outstanding" ON "contracts" USING btree ("outstanding","code","office_id","next_due") WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "contracts_repossessed" ON "contracts" USING btree ("next_due","code","office_id","outstanding") WHERE status = 'REPOSSESSED';--> statement-breakpoint
CREATE INDEX "contracts_not_calculated" ON "contracts" USING btree ("code") WHERE outstanding is null;--> statement-breakpoint
ALTER TABLE contracts
  ADD CONSTRAINT contracts_standing CHECK (outstanding >= 0 AND class_floor BETWEEN 2 AND 5 AND floor_lines BETWEEN 0 AND 3
    AND (class_floor IS NULL) = (floor_lines IS NULL));--> statement-breakpoint
ALTER TABLE overdue_classes
  ADD CONSTRAINT overdue_classes_letters CHECK (cardinality(letter_from) = 3
    AND 1 <= letter_from[1] AND letter_from[1] < letter_from[2] AND letter_from[2] < letter_from[3]);--> statement-breakpoint
ALTER TABLE staff
  ADD CONSTRAINT staff_certificate CHECK ((certificate_number IS NULL) = (certificate_until IS NULL));--> statement-breakpoint
ALTER TABLE consents
  ADD CONSTRAINT consents_kind CHECK (kind IN ('HOURS', 'PLACE')),
  ADD CONSTRAINT consents_days CHECK (given_on <= until),
  ADD CONSTRAINT consents_created_by_fk FOREIGN KEY (created_by) REFERENCES staff (id),
  ADD CONSTRAINT consents_updated_by_fk FOREIGN KEY (updated_by) REFERENCES staff (id);--> statement-breakpoint
ALTER TABLE promises
  ADD CONSTRAINT promises_days CHECK (made_on <= due),
  ADD CONSTRAINT promises_amount CHECK (amount > 0),
  ADD CONSTRAINT promises_source CHECK (source IN ('CALL', 'VISIT'));--> statement-breakpoint
-- A promise comes from a call that reached the borrower; what is left with somebody else is no result of the borrower's.
ALTER TABLE calls
  ADD CONSTRAINT calls_result CHECK (CASE spoke_to
    WHEN 'BORROWER' THEN result IN ('REACHED', 'PROMISED', 'REFUSED')
    WHEN 'OTHER' THEN result IN ('NOT_REACHED', 'MESSAGE_LEFT')
    ELSE spoke_to = 'NOBODY' AND result = 'NOT_REACHED' END),
  ADD CONSTRAINT calls_promise CHECK ((promise_id IS NOT NULL) = (result = 'PROMISED'));--> statement-breakpoint
ALTER TABLE letters
  ADD CONSTRAINT letters_step CHECK (step BETWEEN 1 AND 3),
  ADD CONSTRAINT letters_days CHECK (late_from <= made_on AND dpd > 0 AND made_on <= delivered_on),
  ADD CONSTRAINT letters_amounts CHECK (arrears >= 0 AND penalty >= 0),
  ADD CONSTRAINT letters_delivery CHECK (CASE WHEN delivered_on IS NULL THEN way IS NULL AND received_by IS NULL AND delivery_written_by IS NULL
    ELSE way IN ('HAND', 'POST', 'COURIER') AND delivery_written_by IS NOT NULL END);--> statement-breakpoint
ALTER TABLE letter_batch_items
  ADD CONSTRAINT letter_batch_items_outcome CHECK ((letter_id IS NULL OR skipped IS NULL) AND (step BETWEEN 1 AND 3 OR (step IS NULL AND skipped IS NOT NULL)));--> statement-breakpoint
ALTER TABLE fiduciaries
  ADD CONSTRAINT fiduciaries_created_by_fk FOREIGN KEY (created_by) REFERENCES staff (id),
  ADD CONSTRAINT fiduciaries_updated_by_fk FOREIGN KEY (updated_by) REFERENCES staff (id);--> statement-breakpoint
CREATE TRIGGER consents_stamped BEFORE INSERT OR UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION stamp_record();--> statement-breakpoint
CREATE TRIGGER fiduciaries_stamped BEFORE INSERT OR UPDATE ON fiduciaries FOR EACH ROW EXECUTE FUNCTION stamp_record();--> statement-breakpoint
CREATE TRIGGER calls_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON calls FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
CREATE TRIGGER distributions_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON distributions FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
CREATE TRIGGER letters_kept BEFORE DELETE OR TRUNCATE ON letters FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
CREATE TRIGGER promises_kept BEFORE DELETE OR TRUNCATE ON promises FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
-- Where borrowers were called on so far. What is calculated for a contract the first time is no change of it.
DROP TRIGGER contracts_stamped ON contracts;--> statement-breakpoint
UPDATE contracts SET billing_address = address FROM customers WHERE customers.id = customer_id AND address <> '';--> statement-breakpoint
UPDATE contracts SET village_code = regions.code
  FROM registrations r JOIN regions ON length(regions.code) = 10 AND regions.code =
    CASE WHEN (r.form #>> '{domicile,same}')::boolean THEN r.form #>> '{ktp_address,village_code}' ELSE r.form #>> '{domicile,village_code}' END
 WHERE r.contract_code = contracts.code;--> statement-breakpoint
CREATE TRIGGER contracts_made BEFORE INSERT ON contracts FOR EACH ROW EXECUTE FUNCTION stamp_record();--> statement-breakpoint
CREATE TRIGGER contracts_stamped BEFORE UPDATE ON contracts FOR EACH ROW
  WHEN (OLD.outstanding IS NOT NULL OR NEW.outstanding IS NULL OR OLD.version <> NEW.version)
  EXECUTE FUNCTION stamp_record();
--> statement-breakpoint
-- Forms of before are found by their WhatsApp number as well; nobody changed them by that.
ALTER TABLE registrations DISABLE TRIGGER registrations_stamped;--> statement-breakpoint
UPDATE registrations SET search_text = search_text || ' ' || phone_key(form #>> '{applicant,whatsapp}')
 WHERE phone_key(form #>> '{applicant,whatsapp}') NOT IN ('', phone);--> statement-breakpoint
ALTER TABLE registrations ENABLE TRIGGER registrations_stamped;--> statement-breakpoint
CREATE INDEX "registrations_whatsapp" ON "registrations" USING btree (phone_key("form" #>> '{applicant,whatsapp}'));
