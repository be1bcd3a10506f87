CREATE TABLE "cash_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"office_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"cash" bigint NOT NULL,
	"bank" bigint NOT NULL,
	"credit_id" integer,
	"deposit_id" integer
);
--> statement-breakpoint
CREATE TABLE "cashier_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cashier_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"office_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"day" date NOT NULL,
	"expected_cash" bigint NOT NULL,
	"expected_bank" bigint NOT NULL,
	"last_movement_id" bigint NOT NULL,
	"denominations" json NOT NULL,
	"counted_cash" bigint NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"closed_by" integer NOT NULL,
	"reopened_at" timestamp (3) with time zone,
	"reopened_by" integer,
	"reopen_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "cashier_days_key" UNIQUE("staff_id","day")
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"contract_code" text NOT NULL,
	"office_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"cash" bigint DEFAULT 0 NOT NULL,
	"bank" bigint DEFAULT 0 NOT NULL,
	"payment_id" integer,
	"request_id" integer,
	"date_entered" date NOT NULL,
	"input_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone,
	"voided_by" integer,
	CONSTRAINT "deposits_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"contract_code" text NOT NULL,
	"office_id" integer NOT NULL,
	"date_payment" date NOT NULL,
	"date_entered" date NOT NULL,
	"cash" bigint NOT NULL,
	"bank" bigint NOT NULL,
	"deposit_used" bigint DEFAULT 0 NOT NULL,
	"deposit_added" bigint DEFAULT 0 NOT NULL,
	"bank_reference" text DEFAULT '' NOT NULL,
	"input_by" integer NOT NULL,
	"request_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waivers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waivers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_code" text NOT NULL,
	"credit_to" integer NOT NULL,
	"date" date NOT NULL,
	"credit_discount" bigint NOT NULL,
	"penalty_discount" bigint NOT NULL,
	"settlement_id" integer,
	"request_id" integer,
	"given_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"voided_at" timestamp (3) with time zone,
	"voided_by" integer
);
--> statement-breakpoint
CREATE TABLE "contract_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"contract_code" text NOT NULL,
	"office_id" integer NOT NULL,
	"contract_version" integer NOT NULL,
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
CREATE TABLE "quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"contract_code" text NOT NULL,
	"office_id" integer NOT NULL,
	"contract_version" integer NOT NULL,
	"as_of" date NOT NULL,
	"valid_until" date NOT NULL,
	"lines" json NOT NULL,
	"principal" bigint NOT NULL,
	"interest" bigint NOT NULL,
	"penalty" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"total" bigint NOT NULL,
	"given_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quotes_number_unique" UNIQUE("number")
);
--> statement-breakpoint
DROP INDEX "settlements_contract";--> statement-breakpoint
ALTER TABLE "credits" drop column "means";--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "means" text GENERATED ALWAYS AS ((case when cash > 0 and bank > 0 then 'both' when bank > 0 then 'bank' when cash > 0 or payment = 0 then 'cash' else 'deposit' end)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "deposit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "payment_id" integer;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "tied_credit_id" integer;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "quote_id" integer;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "undone_by" integer;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "credit_discount_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "penalty_discount_bp" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_movements" ADD CONSTRAINT "cash_movements_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_movements" ADD CONSTRAINT "cash_movements_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_days" ADD CONSTRAINT "cashier_days_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_days" ADD CONSTRAINT "cashier_days_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_days" ADD CONSTRAINT "cashier_days_closed_by_staff_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_days" ADD CONSTRAINT "cashier_days_reopened_by_staff_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_request_id_contract_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contract_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_input_by_staff_id_fk" FOREIGN KEY ("input_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_voided_by_staff_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_input_by_staff_id_fk" FOREIGN KEY ("input_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_request_id_contract_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contract_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_request_id_contract_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contract_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_given_by_staff_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers" ADD CONSTRAINT "waivers_voided_by_staff_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_requests" ADD CONSTRAINT "contract_requests_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_requests" ADD CONSTRAINT "contract_requests_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_requests" ADD CONSTRAINT "contract_requests_requested_by_staff_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_requests" ADD CONSTRAINT "contract_requests_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_given_by_staff_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_movements_staff_day" ON "cash_movements" USING btree ("staff_id","day","id");--> statement-breakpoint
CREATE INDEX "cash_movements_office_day" ON "cash_movements" USING btree ("office_id","day");--> statement-breakpoint
CREATE INDEX "cash_movements_credit" ON "cash_movements" USING btree ("credit_id");--> statement-breakpoint
CREATE INDEX "cashier_days_office" ON "cashier_days" USING btree ("office_id","day");--> statement-breakpoint
CREATE INDEX "deposits_contract" ON "deposits" USING btree ("contract_code","id");--> statement-breakpoint
CREATE INDEX "deposits_payment" ON "deposits" USING btree ("payment_id") WHERE payment_id is not null;--> statement-breakpoint
CREATE INDEX "payments_contract" ON "payments" USING btree ("contract_code","id");--> statement-breakpoint
CREATE INDEX "waivers_contract" ON "waivers" USING btree ("contract_code","id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_requests_one_waiting" ON "contract_requests" USING btree ("contract_code") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "contract_requests_contract" ON "contract_requests" USING btree ("contract_code","id");--> statement-breakpoint
CREATE INDEX "contract_requests_waiting" ON "contract_requests" USING btree ("requested_at","id") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "quotes_contract" ON "quotes" USING btree ("contract_code","id");--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_undone_by_staff_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credits_payment_id" ON "credits" USING btree ("payment_id") WHERE payment_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_contract" ON "settlements" USING btree ("contract_code") WHERE undone_at is null;--> statement-breakpoint

-- The kind of money was written anew with the deposit; its indexes as in migration 0008.
CREATE INDEX credits_cashier ON credits (cashier, date_payment, id) INCLUDE (counted, means, voided_at);
--> statement-breakpoint
CREATE INDEX credits_office_cashier ON credits (office_id, cashier, date_payment, id)
  INCLUDE (counted, means, voided_at);
--> statement-breakpoint
CREATE INDEX credits_means ON credits (means, date_payment, id) INCLUDE (counted, voided_at);
--> statement-breakpoint
CREATE INDEX credits_office_means ON credits (office_id, means, date_payment, id) INCLUDE (counted, voided_at);
--> statement-breakpoint

ALTER TABLE credits
  DROP CONSTRAINT credits_payment_means,
  ADD CONSTRAINT credits_payment_means CHECK (payment = cash + bank + deposit),
  ADD CONSTRAINT credits_deposit_not_negative CHECK (deposit >= 0);
--> statement-breakpoint
ALTER TABLE payments ADD CONSTRAINT payments_amounts CHECK (
  cash >= 0 AND bank >= 0 AND deposit_used >= 0 AND deposit_added >= 0 AND deposit_added <= cash + bank
  AND (deposit_used = 0 OR deposit_added = 0)
);
--> statement-breakpoint
ALTER TABLE deposits ADD CONSTRAINT deposits_amounts CHECK (
  CASE kind
    WHEN 'ADDED' THEN amount > 0 AND amount = cash + bank
    WHEN 'USED' THEN amount < 0 AND cash = 0 AND bank = 0
    WHEN 'PAID_BACK' THEN amount < 0 AND amount = cash + bank
    ELSE false
  END
);
--> statement-breakpoint
ALTER TABLE waivers
  ADD CONSTRAINT waivers_amounts CHECK (
    credit_discount >= 0 AND penalty_discount >= 0 AND credit_discount + penalty_discount > 0
  ),
  ADD CONSTRAINT waivers_settlement_id_fk FOREIGN KEY (settlement_id) REFERENCES settlements (id);
--> statement-breakpoint
ALTER TABLE import_rows ADD CONSTRAINT import_rows_tied_credit_id_fk FOREIGN KEY (tied_credit_id) REFERENCES credits (id);
--> statement-breakpoint
CREATE UNIQUE INDEX import_rows_tied ON import_rows (tied_credit_id) WHERE state = 'POSTED' AND tied_credit_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE titles ADD CONSTRAINT titles_discounts CHECK (
  credit_discount_bp BETWEEN 0 AND 10000 AND penalty_discount_bp BETWEEN 0 AND 10000
);
--> statement-breakpoint
UPDATE titles SET credit_discount_bp = 10000, penalty_discount_bp = 10000 WHERE name = 'Direktur';
--> statement-breakpoint
UPDATE titles SET penalty_discount_bp = 5000 WHERE name = 'Kepala Cabang';
--> statement-breakpoint

-- Receipts from before, put together as they were paid.
ALTER TABLE payments ADD COLUMN old_row bigint;
--> statement-breakpoint
INSERT INTO payments (kind, contract_code, office_id, date_payment, date_entered, cash, bank, input_by, created_at, old_row)
SELECT CASE WHEN settlement_id IS NOT NULL THEN 'SETTLEMENT' WHEN import_row_id IS NOT NULL THEN 'STATEMENT' ELSE 'COUNTER' END,
       contract_code, min(office_id), min(date_payment), min(date_invoice), sum(cash), sum(bank), input_by, created_at,
       coalesce(import_row_id, 0)
  FROM credits
 GROUP BY 1, contract_code, input_by, created_at, coalesce(import_row_id, 0)
 ORDER BY created_at, contract_code;
--> statement-breakpoint
UPDATE credits c SET payment_id = p.id
  FROM payments p
 WHERE c.contract_code = p.contract_code AND c.input_by = p.input_by AND c.created_at = p.created_at
   AND p.old_row = coalesce(c.import_row_id, 0) AND (p.kind = 'SETTLEMENT') = (c.settlement_id IS NOT NULL);
--> statement-breakpoint
ALTER TABLE payments DROP COLUMN old_row;
--> statement-breakpoint

-- The movements of what a cashier answers for follow receipts and deposits, whoever writes them.
CREATE FUNCTION cash_of_new_receipts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cash_movements (office_id, staff_id, day, at, kind, cash, bank, credit_id)
  SELECT office_id, input_by, date_invoice, created_at, 'TAKEN', cash, bank, id
    FROM written WHERE cash + bank > 0 AND voided_at IS NULL ORDER BY id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER credits_take_cash AFTER INSERT ON credits
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION cash_of_new_receipts();
--> statement-breakpoint
CREATE FUNCTION cash_of_changed_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cash_gained bigint := (CASE WHEN NEW.voided_at IS NULL THEN NEW.cash ELSE 0 END) - (CASE WHEN OLD.voided_at IS NULL THEN OLD.cash ELSE 0 END);
  bank_gained bigint := (CASE WHEN NEW.voided_at IS NULL THEN NEW.bank ELSE 0 END) - (CASE WHEN OLD.voided_at IS NULL THEN OLD.bank ELSE 0 END);
BEGIN
  IF cash_gained <> 0 OR bank_gained <> 0 THEN
    INSERT INTO cash_movements (office_id, staff_id, day, at, kind, cash, bank, credit_id)
    SELECT NEW.office_id, NEW.input_by, (NEW.updated_at AT TIME ZONE o.zone)::date, NEW.updated_at,
           CASE WHEN NEW.voided_at IS DISTINCT FROM OLD.voided_at THEN 'VOIDED' ELSE 'CORRECTED' END,
           cash_gained, bank_gained, NEW.id
      FROM offices o WHERE o.id = NEW.office_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER credits_change_cash AFTER UPDATE OF cash, bank, voided_at ON credits
  FOR EACH ROW EXECUTE FUNCTION cash_of_changed_receipt();
--> statement-breakpoint
CREATE FUNCTION cash_of_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.cash = 0 AND NEW.bank = 0 THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO cash_movements (office_id, staff_id, day, at, kind, cash, bank, deposit_id)
    VALUES (NEW.office_id, NEW.input_by, NEW.date_entered, NEW.created_at, 'DEPOSIT_' || NEW.kind, NEW.cash, NEW.bank, NEW.id);
  ELSIF OLD.voided_at IS NULL AND NEW.voided_at IS NOT NULL THEN
    INSERT INTO cash_movements (office_id, staff_id, day, at, kind, cash, bank, deposit_id)
    SELECT NEW.office_id, NEW.input_by, (NEW.voided_at AT TIME ZONE o.zone)::date, NEW.voided_at, 'DEPOSIT_VOIDED',
           -NEW.cash, -NEW.bank, NEW.id
      FROM offices o WHERE o.id = NEW.office_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER deposits_move_cash AFTER INSERT OR UPDATE OF voided_at ON deposits
  FOR EACH ROW EXECUTE FUNCTION cash_of_deposit();
--> statement-breakpoint

-- Movements of receipts from before: what was taken on its day, and what its void took back.
INSERT INTO cash_movements (office_id, staff_id, day, at, kind, cash, bank, credit_id)
SELECT office_id, input_by, date_invoice, created_at, 'TAKEN', cash, bank, id FROM credits WHERE cash + bank > 0 ORDER BY id;
--> statement-breakpoint
INSERT INTO cash_movements (office_id, staff_id, day, at, kind, cash, bank, credit_id)
SELECT c.office_id, c.input_by, (c.voided_at AT TIME ZONE o.zone)::date, c.voided_at, 'VOIDED', -c.cash, -c.bank, c.id
  FROM credits c JOIN offices o ON o.id = c.office_id
 WHERE c.voided_at IS NOT NULL AND c.cash + c.bank > 0 ORDER BY c.id;
--> statement-breakpoint

-- What records money is never deleted, by whichever statement; what only grows is never changed either.
CREATE FUNCTION money_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never deleted from', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER credits_kept BEFORE DELETE OR TRUNCATE ON credits FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();
--> statement-breakpoint
CREATE TRIGGER payments_kept BEFORE DELETE OR TRUNCATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();
--> statement-breakpoint
CREATE TRIGGER deposits_kept BEFORE DELETE OR TRUNCATE ON deposits FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();
--> statement-breakpoint
CREATE TRIGGER waivers_kept BEFORE DELETE OR TRUNCATE ON waivers FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();
--> statement-breakpoint
CREATE TRIGGER settlements_kept BEFORE DELETE OR TRUNCATE ON settlements FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();
--> statement-breakpoint
CREATE TRIGGER quotes_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON quotes FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();
--> statement-breakpoint
CREATE TRIGGER credit_requests_kept BEFORE DELETE OR TRUNCATE ON credit_requests FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();
--> statement-breakpoint
CREATE TRIGGER contract_requests_kept BEFORE DELETE OR TRUNCATE ON contract_requests FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();
--> statement-breakpoint
CREATE TRIGGER cash_movements_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_movements FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();
