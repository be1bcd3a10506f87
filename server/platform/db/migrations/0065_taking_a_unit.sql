CREATE TABLE "repossession_order_collectors" (
	"order_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"certificate_number" text NOT NULL,
	"certificate_until" date NOT NULL,
	CONSTRAINT "repossession_order_collectors_order_id_staff_id_pk" PRIMARY KEY("order_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "repossession_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "repossession_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"request_id" integer NOT NULL,
	"contract_code" text NOT NULL,
	"office_id" integer NOT NULL,
	"basis" text NOT NULL,
	"basis_number" text NOT NULL,
	"basis_on" date NOT NULL,
	"file_id" integer NOT NULL,
	"fiduciary_number" text NOT NULL,
	"fiduciary_on" date NOT NULL,
	"paper" jsonb NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"reason" text NOT NULL,
	"asked_by" integer NOT NULL,
	"approved_by" integer NOT NULL,
	"approved_at" timestamp (3) with time zone NOT NULL,
	"ended_as" text,
	"ended_at" timestamp (3) with time zone,
	"ended_by" integer,
	"end_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "repossession_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "repossession_orders_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "unit_handover_photos" (
	"handover_id" uuid NOT NULL,
	"nth" smallint NOT NULL,
	"file_id" integer NOT NULL,
	CONSTRAINT "unit_handover_photos_handover_id_nth_pk" PRIMARY KEY("handover_id","nth"),
	CONSTRAINT "unit_handover_photos_fileId_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "unit_handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"collector_id" integer NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"device_at" timestamp (3) with time zone NOT NULL,
	"clock_difference" bigint NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"result" text NOT NULL,
	"met" text NOT NULL,
	"met_name" text DEFAULT '' NOT NULL,
	"met_relation" text DEFAULT '' NOT NULL,
	"place" text NOT NULL,
	"kilometres" integer,
	"no_kilometres" text DEFAULT '' NOT NULL,
	"checklist" jsonb NOT NULL,
	"condition" text DEFAULT '' NOT NULL,
	"giver_signature_id" integer,
	"collector_signature_id" integer,
	"destination" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"accuracy" double precision,
	"no_position" text DEFAULT '' NOT NULL,
	"outside" text[] NOT NULL,
	"consent_id" integer,
	"figures_as_of" timestamp (3) with time zone NOT NULL,
	"figures_day" date NOT NULL,
	"principal" bigint NOT NULL,
	"interest" bigint NOT NULL,
	"penalty" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"sale_version" integer NOT NULL,
	"sale_text" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "unit_handovers_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "unit_handovers_giverSignatureId_unique" UNIQUE("giver_signature_id"),
	CONSTRAINT "unit_handovers_collectorSignatureId_unique" UNIQUE("collector_signature_id")
);
--> statement-breakpoint
CREATE TABLE "unit_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unit_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_code" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"price" bigint,
	"file_id" integer,
	"written_by" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"request_id" integer,
	"approved_by" integer,
	CONSTRAINT "unit_records_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
ALTER TABLE "repossession_order_collectors" ADD CONSTRAINT "repossession_order_collectors_order_id_repossession_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."repossession_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repossession_order_collectors" ADD CONSTRAINT "repossession_order_collectors_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repossession_orders" ADD CONSTRAINT "repossession_orders_request_id_contract_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contract_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repossession_orders" ADD CONSTRAINT "repossession_orders_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repossession_orders" ADD CONSTRAINT "repossession_orders_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repossession_orders" ADD CONSTRAINT "repossession_orders_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repossession_orders" ADD CONSTRAINT "repossession_orders_asked_by_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repossession_orders" ADD CONSTRAINT "repossession_orders_approved_by_staff_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repossession_orders" ADD CONSTRAINT "repossession_orders_ended_by_staff_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_handover_photos" ADD CONSTRAINT "unit_handover_photos_handover_id_unit_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."unit_handovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_handover_photos" ADD CONSTRAINT "unit_handover_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_handovers" ADD CONSTRAINT "unit_handovers_order_id_repossession_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."repossession_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_handovers" ADD CONSTRAINT "unit_handovers_collector_id_staff_id_fk" FOREIGN KEY ("collector_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_handovers" ADD CONSTRAINT "unit_handovers_giver_signature_id_files_id_fk" FOREIGN KEY ("giver_signature_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_handovers" ADD CONSTRAINT "unit_handovers_collector_signature_id_files_id_fk" FOREIGN KEY ("collector_signature_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_handovers" ADD CONSTRAINT "unit_handovers_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_records" ADD CONSTRAINT "unit_records_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_records" ADD CONSTRAINT "unit_records_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_records" ADD CONSTRAINT "unit_records_written_by_staff_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_records" ADD CONSTRAINT "unit_records_request_id_contract_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contract_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_records" ADD CONSTRAINT "unit_records_approved_by_staff_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repossession_order_collectors_staff" ON "repossession_order_collectors" USING btree ("staff_id","order_id");--> statement-breakpoint
CREATE INDEX "repossession_orders_contract" ON "repossession_orders" USING btree ("contract_code","id");--> statement-breakpoint
CREATE UNIQUE INDEX "repossession_orders_one" ON "repossession_orders" USING btree ("contract_code") WHERE ended_as is null;--> statement-breakpoint
CREATE INDEX "unit_handovers_collector" ON "unit_handovers" USING btree ("collector_id","day");--> statement-breakpoint
CREATE INDEX "unit_records_contract" ON "unit_records" USING btree ("contract_code","id");--> statement-breakpoint

-- An order is asked for by one and approved by another, ends once, and says who withdrew it and why. Asking rehearses the
-- approval in the asker's name and takes it back, so who did it is looked at when it is committed.
CREATE FUNCTION repossession_order_is_of_two() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.asked_by = NEW.approved_by THEN
    RAISE EXCEPTION 'an order to take a unit is asked for by one and approved by another';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER repossession_orders_two AFTER INSERT ON repossession_orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION repossession_order_is_of_two();--> statement-breakpoint
ALTER TABLE "repossession_orders" ADD CONSTRAINT "repossession_orders_days" CHECK (valid_until >= valid_from AND basis_on <= valid_from AND fiduciary_number <> '');--> statement-breakpoint
ALTER TABLE "repossession_orders" ADD CONSTRAINT "repossession_orders_ended" CHECK ((ended_as IS NULL) = (ended_at IS NULL)
  AND (ended_as IS NOT DISTINCT FROM 'WITHDRAWN') = (ended_by IS NOT NULL) AND (ended_by IS NULL OR end_reason <> ''));--> statement-breakpoint
CREATE FUNCTION repossession_order_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - ARRAY['ended_as', 'ended_at', 'ended_by', 'end_reason'])
       IS DISTINCT FROM (to_jsonb(OLD) - ARRAY['ended_as', 'ended_at', 'ended_by', 'end_reason'])
     OR OLD.ended_as IS NOT NULL AND NOT (OLD.ended_as IN ('EXPIRED', 'ENDED') AND NEW.ended_as IN ('DONE', 'REFUSED')) THEN
    RAISE EXCEPTION 'an order to take a unit is never changed and ends once';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER repossession_orders_stay BEFORE UPDATE ON repossession_orders FOR EACH ROW EXECUTE FUNCTION repossession_order_stays();--> statement-breakpoint
CREATE TRIGGER repossession_orders_kept BEFORE DELETE OR TRUNCATE ON repossession_orders FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
-- Who asks or approves is named by no order, and a certificate holds as long as the order does.
CREATE FUNCTION order_names_others() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM repossession_orders o WHERE o.id = NEW.order_id
       AND NEW.staff_id NOT IN (o.asked_by, o.approved_by) AND NEW.certificate_until >= o.valid_until) THEN
    RAISE EXCEPTION 'an order names others than who asked for it and approved it, with a certificate that holds as long';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER repossession_order_collectors_others AFTER INSERT ON repossession_order_collectors FOR EACH ROW EXECUTE FUNCTION order_names_others();--> statement-breakpoint
CREATE TRIGGER repossession_order_collectors_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON repossession_order_collectors FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
-- A BAST is by whom its order names, within its days; a unit is taken only from who signs.
ALTER TABLE "unit_handovers" ADD CONSTRAINT "unit_handovers_signed" CHECK (CASE result
  WHEN 'SURRENDERED' THEN giver_signature_id IS NOT NULL AND collector_signature_id IS NOT NULL AND destination <> ''
    AND (kilometres IS NOT NULL OR no_kilometres <> '')
  ELSE result = 'REFUSED' AND giver_signature_id IS NULL AND note <> '' END);--> statement-breakpoint
ALTER TABLE "unit_handovers" ADD CONSTRAINT "unit_handovers_figures" CHECK (principal >= 0 AND interest >= 0 AND penalty >= 0 AND cost >= 0);--> statement-breakpoint
CREATE FUNCTION unit_handover_fits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM repossession_orders o JOIN repossession_order_collectors c ON c.order_id = o.id
       WHERE o.id = NEW.order_id AND c.staff_id = NEW.collector_id AND NEW.day BETWEEN o.valid_from AND o.valid_until
         AND (NEW.result = 'REFUSED' OR o.ended_as IS DISTINCT FROM 'WITHDRAWN')) THEN
    RAISE EXCEPTION 'a BAST is by whom its order names, on a day on which it holds';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER unit_handovers_fit AFTER INSERT ON unit_handovers FOR EACH ROW EXECUTE FUNCTION unit_handover_fits();--> statement-breakpoint
CREATE TRIGGER unit_handovers_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON unit_handovers FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
CREATE TRIGGER unit_handover_photos_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON unit_handover_photos FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
-- What became of a unit is only added to; a sale is of two people.
ALTER TABLE "unit_records" ADD CONSTRAINT "unit_records_of_kind" CHECK (CASE kind
  WHEN 'SOLD' THEN price > 0 AND person <> '' AND file_id IS NOT NULL AND request_id IS NOT NULL AND approved_by IS NOT NULL
  WHEN 'RETURNED' THEN person <> '' AND file_id IS NOT NULL AND price IS NULL AND request_id IS NULL AND approved_by IS NULL
  ELSE kind IN ('STORED', 'CONDITION') AND place || note <> '' AND price IS NULL AND request_id IS NULL AND approved_by IS NULL END);--> statement-breakpoint
CREATE FUNCTION unit_sale_is_of_two() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.approved_by = NEW.written_by THEN
    RAISE EXCEPTION 'a unit is sold by what one asks for and another approves';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER unit_records_two AFTER INSERT ON unit_records DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION unit_sale_is_of_two();--> statement-breakpoint
CREATE TRIGGER unit_records_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON unit_records FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();
