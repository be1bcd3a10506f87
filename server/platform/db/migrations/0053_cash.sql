CREATE TABLE "cash_acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"office_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"cash" bigint NOT NULL,
	"counterparty" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"contract_code" text,
	"request_id" integer,
	"closing_id" integer,
	"written_by" integer NOT NULL,
	CONSTRAINT "cash_acts_of_request" UNIQUE("request_id","kind")
);
--> statement-breakpoint
CREATE TABLE "drawer_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drawer_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"office_id" integer NOT NULL,
	"holder_id" integer NOT NULL,
	"day" date NOT NULL,
	"closing" integer NOT NULL,
	"amount" bigint NOT NULL,
	"receiver_id" integer,
	"payload" json NOT NULL,
	"reason" text NOT NULL,
	"requested_by" integer NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text,
	"let_go" bigint
);
--> statement-breakpoint
ALTER TABLE "cash_movements" ADD COLUMN "act_id" integer;--> statement-breakpoint
ALTER TABLE "cashier_days" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
-- Nobody asked where the cash of a day went that was closed before this.
ALTER TABLE "cashier_days" ADD COLUMN "hands_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cashier_days" ALTER COLUMN "hands_over" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "cash_acts" ADD CONSTRAINT "cash_acts_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_acts" ADD CONSTRAINT "cash_acts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_acts" ADD CONSTRAINT "cash_acts_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_acts" ADD CONSTRAINT "cash_acts_request_id_drawer_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."drawer_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_acts" ADD CONSTRAINT "cash_acts_closing_id_cashier_days_id_fk" FOREIGN KEY ("closing_id") REFERENCES "public"."cashier_days"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_acts" ADD CONSTRAINT "cash_acts_written_by_staff_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_requests" ADD CONSTRAINT "drawer_requests_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_requests" ADD CONSTRAINT "drawer_requests_holder_id_staff_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_requests" ADD CONSTRAINT "drawer_requests_receiver_id_staff_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_requests" ADD CONSTRAINT "drawer_requests_requested_by_staff_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_requests" ADD CONSTRAINT "drawer_requests_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashier_days" ADD CONSTRAINT "cashier_days_confirmed_by_staff_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_acts_closing" ON "cash_acts" USING btree ("closing_id");--> statement-breakpoint
CREATE INDEX "cash_acts_contract" ON "cash_acts" USING btree ("contract_code");--> statement-breakpoint
CREATE INDEX "cash_movements_act" ON "cash_movements" USING btree ("act_id") WHERE act_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "drawer_requests_one_waiting" ON "drawer_requests" USING btree ("holder_id","day") WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "drawer_requests_day" ON "drawer_requests" USING btree ("holder_id","day","id");--> statement-breakpoint
CREATE INDEX "drawer_requests_waiting" ON "drawer_requests" USING btree ("requested_at","id") WHERE status = 'WAITING';--> statement-breakpoint

-- Who counted for a cashier who is away, and who confirmed it, are two others.
ALTER TABLE "cashier_days" ADD CONSTRAINT "cashier_days_two_others"
  CHECK (CASE WHEN confirmed_by IS NULL THEN closed_by = staff_id ELSE closed_by <> staff_id AND confirmed_by NOT IN (staff_id, closed_by) END);--> statement-breakpoint
ALTER TABLE "drawer_requests"
  ADD CONSTRAINT "drawer_requests_let_go" CHECK (let_go >= 0),
  ADD CONSTRAINT "drawer_requests_second_person" CHECK (status NOT IN ('APPROVED', 'REJECTED') OR decided_by <> requested_by AND (kind <> 'ABSENT_CLOSING' OR decided_by <> holder_id));--> statement-breakpoint
-- Each kind goes one way, and what hands over names the closing that it hands over.
ALTER TABLE "cash_acts" ADD CONSTRAINT "cash_acts_kind" CHECK (CASE kind
  WHEN 'DISBURSEMENT' THEN cash < 0 AND contract_code IS NOT NULL
  WHEN 'FROM_HOLDER' THEN cash > 0 AND request_id IS NOT NULL
  ELSE kind IN ('TO_BANK', 'TO_SAFE', 'TO_HOLDER') AND cash < 0 AND request_id IS NOT NULL AND closing_id IS NOT NULL END);--> statement-breakpoint
-- A movement comes from one thing.
ALTER TABLE "cash_movements" ADD CONSTRAINT "cash_movements_one_source" CHECK (num_nonnulls(credit_id, deposit_id, act_id) = 1);--> statement-breakpoint
CREATE TRIGGER cash_acts_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_acts FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
CREATE TRIGGER drawer_requests_kept BEFORE DELETE OR TRUNCATE ON drawer_requests FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
CREATE FUNCTION cash_of_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cash_movements (office_id, staff_id, day, at, kind, cash, bank, act_id)
    VALUES (NEW.office_id, NEW.staff_id, NEW.day, NEW.at, NEW.kind, NEW.cash, 0, NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER cash_acts_move AFTER INSERT ON cash_acts FOR EACH ROW EXECUTE FUNCTION cash_of_act();
