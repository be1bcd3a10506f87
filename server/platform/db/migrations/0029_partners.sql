CREATE TABLE "commission_batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"office_id" integer NOT NULL,
	"paid_by" integer NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"partners" integer NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "commission_batches_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "commission_payouts" (
	"batch_id" integer NOT NULL,
	"partner_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "commission_payouts_batch_id_partner_id_pk" PRIMARY KEY("batch_id","partner_id")
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"partner_id" integer NOT NULL,
	"office_id" integer NOT NULL,
	"contract_code" text NOT NULL,
	"registration_id" integer,
	"scheme_id" integer NOT NULL,
	"basis" text NOT NULL,
	"value" integer NOT NULL,
	"principal" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"first_due" date NOT NULL,
	"makers" integer[] NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'COMPUTED' NOT NULL,
	"approved_by" integer,
	"approved_at" timestamp (3) with time zone,
	"batch_id" integer,
	"back_why" text,
	"back_at" timestamp (3) with time zone,
	"back_by" integer,
	"recovered_in" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "commissions_once" UNIQUE("contract_code","kind")
);
--> statement-breakpoint
CREATE TABLE "commission_scheme_lines" (
	"scheme_id" integer NOT NULL,
	"contract_type_id" integer NOT NULL,
	"basis" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "commission_scheme_lines_scheme_id_contract_type_id_pk" PRIMARY KEY("scheme_id","contract_type_id")
);
--> statement-breakpoint
CREATE TABLE "commission_schemes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commission_schemes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"number" integer NOT NULL,
	"back_if_cancelled" boolean NOT NULL,
	"back_after_days" integer,
	"since" timestamp (3) with time zone NOT NULL,
	"request_id" integer NOT NULL,
	CONSTRAINT "commission_schemes_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "commission_schemes_number" UNIQUE("partner_id","number")
);
--> statement-breakpoint
CREATE TABLE "partner_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"payable_from" date NOT NULL,
	"request_id" integer NOT NULL,
	CONSTRAINT "partner_accounts_requestId_unique" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "partner_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" integer NOT NULL,
	"kind" text NOT NULL,
	"payload" json NOT NULL,
	"reason" text NOT NULL,
	"requested_by" integer NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"office_id" integer NOT NULL,
	"name" text NOT NULL,
	"nik" text NOT NULL,
	"npwp" text NOT NULL,
	"phone" text NOT NULL,
	"area_code" text,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone,
	"updated_by" integer,
	CONSTRAINT "partners_nik" UNIQUE("kind","office_id","nik"),
	CONSTRAINT "partners_of_office" UNIQUE("id","kind","office_id")
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "agent_id" integer;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "marketer_id" integer;--> statement-breakpoint
ALTER TABLE "commission_batches" ADD CONSTRAINT "commission_batches_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_batches" ADD CONSTRAINT "commission_batches_paid_by_staff_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_payouts" ADD CONSTRAINT "commission_payouts_batch_id_commission_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."commission_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_payouts" ADD CONSTRAINT "commission_payouts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_payouts" ADD CONSTRAINT "commission_payouts_account_id_partner_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."partner_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_scheme_id_commission_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."commission_schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_approved_by_staff_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_batch_id_commission_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."commission_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_back_by_staff_id_fk" FOREIGN KEY ("back_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_recovered_in_commission_batches_id_fk" FOREIGN KEY ("recovered_in") REFERENCES "public"."commission_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_partner_fk" FOREIGN KEY ("partner_id","kind","office_id") REFERENCES "public"."partners"("id","kind","office_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_scheme_lines" ADD CONSTRAINT "commission_scheme_lines_scheme_id_commission_schemes_id_fk" FOREIGN KEY ("scheme_id") REFERENCES "public"."commission_schemes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_scheme_lines" ADD CONSTRAINT "commission_scheme_lines_contract_type_id_contract_types_id_fk" FOREIGN KEY ("contract_type_id") REFERENCES "public"."contract_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_schemes" ADD CONSTRAINT "commission_schemes_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_schemes" ADD CONSTRAINT "commission_schemes_request_id_partner_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."partner_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_accounts" ADD CONSTRAINT "partner_accounts_request_id_partner_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."partner_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_requested_by_staff_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_area_code_regions_code_fk" FOREIGN KEY ("area_code") REFERENCES "public"."regions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_batches_newest" ON "commission_batches" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "commission_batches_office" ON "commission_batches" USING btree ("kind","office_id","id");--> statement-breakpoint
CREATE INDEX "commissions_newest" ON "commissions" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "commissions_office" ON "commissions" USING btree ("kind","office_id","id");--> statement-breakpoint
CREATE INDEX "commissions_state" ON "commissions" USING btree ("kind","office_id","state","id");--> statement-breakpoint
CREATE INDEX "commissions_partner" ON "commissions" USING btree ("partner_id","state","id");--> statement-breakpoint
CREATE INDEX "commissions_registration" ON "commissions" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "commissions_batch" ON "commissions" USING btree ("batch_id","partner_id");--> statement-breakpoint
CREATE INDEX "commissions_recovered" ON "commissions" USING btree ("recovered_in","partner_id") WHERE recovered_in is not null;--> statement-breakpoint
CREATE INDEX "commission_scheme_lines_type" ON "commission_scheme_lines" USING btree ("contract_type_id");--> statement-breakpoint
CREATE INDEX "partner_accounts_partner" ON "partner_accounts" USING btree ("partner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_requests_one_waiting" ON "partner_requests" USING btree ("partner_id","kind") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "partner_requests_partner" ON "partner_requests" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "partners_name" ON "partners" USING btree ("kind","name","id");--> statement-breakpoint
CREATE INDEX "partners_office_name" ON "partners" USING btree ("kind","office_id","name","id");--> statement-breakpoint
CREATE INDEX "partners_created" ON "partners" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "partners_area" ON "partners" USING btree ("area_code");--> statement-breakpoint
CREATE INDEX "partners_search" ON "partners" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_agent_id_partners_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_marketer_id_partners_id_fk" FOREIGN KEY ("marketer_id") REFERENCES "public"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_agent" ON "registrations" USING btree ("agent_id","id") WHERE agent_id is not null;--> statement-breakpoint
CREATE INDEX "registrations_marketer" ON "registrations" USING btree ("marketer_id","id") WHERE marketer_id is not null;--> statement-breakpoint
ALTER TABLE partners
  ADD CONSTRAINT partners_kind CHECK (kind IN ('AGENT', 'MARKETER')),
  ADD CONSTRAINT partners_nik_digits CHECK (nik ~ '^\d{16}$'),
  ADD CONSTRAINT partners_npwp_digits CHECK (npwp ~ '^(\d{15,16})?$'),
  ADD CONSTRAINT partners_created_by_fk FOREIGN KEY (created_by) REFERENCES staff (id),
  ADD CONSTRAINT partners_updated_by_fk FOREIGN KEY (updated_by) REFERENCES staff (id);
--> statement-breakpoint
ALTER TABLE partners ALTER COLUMN search_text SET STATISTICS 1000;
--> statement-breakpoint
CREATE TRIGGER partners_stamped BEFORE INSERT OR UPDATE ON partners FOR EACH ROW EXECUTE FUNCTION stamp_record();
--> statement-breakpoint
-- Whoever asks for a scheme or an account never decides on it; taking it back is theirs alone.
ALTER TABLE partner_requests
  ADD CONSTRAINT partner_requests_kind CHECK (kind IN ('ACCOUNT', 'SCHEME')),
  ADD CONSTRAINT partner_requests_decided CHECK (
    CASE status
      WHEN 'WAITING' THEN decided_by IS NULL AND decided_at IS NULL
      WHEN 'WITHDRAWN' THEN decided_by = requested_by AND decided_at IS NOT NULL
      ELSE decided_by <> requested_by AND decided_by IS NOT NULL AND decided_at IS NOT NULL
    END
  );
--> statement-breakpoint
ALTER TABLE commission_schemes ADD CONSTRAINT commission_schemes_back_after CHECK (back_after_days BETWEEN 1 AND 365);
--> statement-breakpoint
ALTER TABLE commission_scheme_lines
  ADD CONSTRAINT commission_scheme_lines_value CHECK (
    basis = 'FIXED' AND value BETWEEN 1 AND 1000000000 OR basis = 'PER_MILLE' AND value BETWEEN 1 AND 20000
  );
--> statement-breakpoint
ALTER TABLE commission_batches
  ADD CONSTRAINT commission_batches_kind CHECK (kind IN ('AGENT', 'MARKETER')),
  ADD CONSTRAINT commission_batches_total CHECK (total >= 0 AND partners > 0);
--> statement-breakpoint
ALTER TABLE commission_payouts ADD CONSTRAINT commission_payouts_total CHECK (total >= 0);
--> statement-breakpoint
-- A commission is what its line says of the principal: a share to the nearest rupiah, halves up (lib/arithmetic/commission).
ALTER TABLE commissions
  ADD CONSTRAINT commissions_amount CHECK (
    amount > 0 AND amount = CASE basis WHEN 'FIXED' THEN value ELSE div(principal::numeric * value * 2 + 100000, 200000) END
  ),
  ADD CONSTRAINT commissions_basis CHECK (basis IN ('FIXED', 'PER_MILLE')),
  ADD CONSTRAINT commissions_approved_by_another CHECK (approved_by <> ALL (makers)),
  ADD CONSTRAINT commissions_approved_whole CHECK ((approved_by IS NULL) = (approved_at IS NULL)),
  ADD CONSTRAINT commissions_paid_was_approved CHECK (batch_id IS NULL OR approved_by IS NOT NULL),
  ADD CONSTRAINT commissions_back_whole CHECK (
    (back_why IS NULL) = (back_at IS NULL) AND (back_why IS NULL) = (back_by IS NULL)
    AND back_why IN ('CANCELLED', 'FIRST_PAYMENT_DEFAULT')
  ),
  ADD CONSTRAINT commissions_recovered_was_paid CHECK (
    recovered_in IS NULL OR state = 'TAKEN_BACK' AND batch_id IS NOT NULL AND recovered_in <> batch_id
  ),
  ADD CONSTRAINT commissions_state CHECK (
    CASE state
      WHEN 'COMPUTED' THEN approved_by IS NULL AND batch_id IS NULL AND back_why IS NULL
      WHEN 'APPROVED' THEN approved_by IS NOT NULL AND batch_id IS NULL AND back_why IS NULL
      WHEN 'PAID' THEN batch_id IS NOT NULL AND back_why IS NULL
      WHEN 'TAKEN_BACK' THEN back_why IS NOT NULL
      ELSE false
    END
  );
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER partner_accounts_fixed BEFORE UPDATE OR DELETE ON partner_accounts FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER commission_schemes_fixed BEFORE UPDATE OR DELETE ON commission_schemes FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER commission_scheme_lines_fixed BEFORE UPDATE OR DELETE ON commission_scheme_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER commission_batches_fixed BEFORE UPDATE OR DELETE ON commission_batches FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER commission_payouts_fixed BEFORE UPDATE OR DELETE ON commission_payouts FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER commissions_kept BEFORE DELETE ON commissions FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What was computed stays as it was computed, and a commission never leaves the batch that paid it or held it back.
CREATE FUNCTION keep_commission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.kind, NEW.partner_id, NEW.office_id, NEW.contract_code, NEW.registration_id, NEW.scheme_id, NEW.basis, NEW.value,
      NEW.principal, NEW.amount, NEW.first_due, NEW.makers, NEW.computed_at)
     IS DISTINCT FROM
     (OLD.kind, OLD.partner_id, OLD.office_id, OLD.contract_code, OLD.registration_id, OLD.scheme_id, OLD.basis, OLD.value,
      OLD.principal, OLD.amount, OLD.first_due, OLD.makers, OLD.computed_at)
     OR OLD.approved_by IS NOT NULL AND NEW.approved_by IS DISTINCT FROM OLD.approved_by
     OR OLD.batch_id IS NOT NULL AND NEW.batch_id IS DISTINCT FROM OLD.batch_id
     OR OLD.recovered_in IS NOT NULL AND NEW.recovered_in IS DISTINCT FROM OLD.recovered_in
     OR OLD.state = 'TAKEN_BACK' AND (NEW.state <> OLD.state OR NEW.batch_id IS DISTINCT FROM OLD.batch_id)
  THEN RAISE EXCEPTION 'a computed commission is never changed' USING ERRCODE = 'insufficient_privilege'; END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER commissions_fixed BEFORE UPDATE ON commissions FOR EACH ROW EXECUTE FUNCTION keep_commission();
--> statement-breakpoint
-- A batch is the sum of its payouts, and a payout that of its commissions, whenever a transaction ends.
CREATE FUNCTION check_payout(batch integer, partner integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT total FROM commission_payouts WHERE batch_id = batch AND partner_id = partner) IS DISTINCT FROM
     (SELECT coalesce(sum(amount) FILTER (WHERE batch_id = batch), 0) - coalesce(sum(amount) FILTER (WHERE recovered_in = batch), 0)
        FROM commissions WHERE partner_id = partner AND (batch_id = batch OR recovered_in = batch))
  THEN RAISE EXCEPTION 'payout of batch % is not the sum of its commissions', batch USING ERRCODE = 'check_violation'; END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION check_payout_of_commission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.batch_id IS NOT NULL THEN PERFORM check_payout(NEW.batch_id, NEW.partner_id); END IF;
  IF NEW.recovered_in IS NOT NULL THEN PERFORM check_payout(NEW.recovered_in, NEW.partner_id); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION check_batch_of_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_payout(NEW.batch_id, NEW.partner_id);
  IF (SELECT (total, partners) FROM commission_batches WHERE id = NEW.batch_id) IS DISTINCT FROM
     (SELECT (sum(total)::bigint, count(*)::integer) FROM commission_payouts WHERE batch_id = NEW.batch_id)
  THEN RAISE EXCEPTION 'batch % is not the sum of its payouts', NEW.batch_id USING ERRCODE = 'check_violation'; END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER commission_payouts_sum AFTER INSERT ON commission_payouts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_batch_of_payout();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER commissions_sum AFTER INSERT OR UPDATE OF batch_id, recovered_in ON commissions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.batch_id IS NOT NULL OR NEW.recovered_in IS NOT NULL) EXECUTE FUNCTION check_payout_of_commission();
--> statement-breakpoint
-- Forms from before name nobody.
ALTER TABLE registrations DISABLE TRIGGER registrations_stamped;
--> statement-breakpoint
UPDATE registrations SET form = form || '{"agent_id": null, "marketer_id": null}';
--> statement-breakpoint
ALTER TABLE registrations ENABLE TRIGGER registrations_stamped;
