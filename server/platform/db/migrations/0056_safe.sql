CREATE TABLE "safe_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "safe_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"office_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"cash" bigint NOT NULL,
	"request_id" integer NOT NULL,
	"act_id" integer,
	"written_by" integer NOT NULL,
	CONSTRAINT "safe_movements_of_request" UNIQUE("request_id"),
	CONSTRAINT "safe_movements_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id"),
	CONSTRAINT "safe_movements_request_id_drawer_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."drawer_requests"("id"),
	CONSTRAINT "safe_movements_act_id_cash_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."cash_acts"("id"),
	CONSTRAINT "safe_movements_written_by_staff_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."staff"("id"),
	-- Each kind goes one way; what a drawer gives or gets is an act of it too.
	CONSTRAINT "safe_movements_kind" CHECK (CASE kind
	  WHEN 'TO_SAFE' THEN cash > 0 AND act_id IS NOT NULL
	  WHEN 'FROM_SAFE' THEN cash < 0 AND act_id IS NOT NULL
	  ELSE kind = 'SAFE_TO_BANK' AND cash < 0 AND act_id IS NULL END)
);
--> statement-breakpoint
CREATE INDEX "safe_movements_office" ON "safe_movements" USING btree ("office_id","id");--> statement-breakpoint
-- What was put into safes before this.
INSERT INTO safe_movements (office_id, at, kind, cash, request_id, act_id, written_by)
  SELECT office_id, at, kind, -cash, request_id, id, written_by FROM cash_acts WHERE kind = 'TO_SAFE' ORDER BY id;--> statement-breakpoint
CREATE TRIGGER safe_movements_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON safe_movements FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
CREATE FUNCTION safe_holds_it() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('office safe'), NEW.office_id);
  IF (SELECT sum(cash) FROM safe_movements WHERE office_id = NEW.office_id) < 0 THEN
    RAISE EXCEPTION 'a safe never gives more than it holds';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER safe_movements_hold AFTER INSERT ON safe_movements FOR EACH ROW WHEN (NEW.cash < 0) EXECUTE FUNCTION safe_holds_it();--> statement-breakpoint
CREATE FUNCTION safe_of_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO safe_movements (office_id, at, kind, cash, request_id, act_id, written_by)
    VALUES (NEW.office_id, NEW.at, NEW.kind, -NEW.cash, NEW.request_id, NEW.id, NEW.written_by);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER cash_acts_safe AFTER INSERT ON cash_acts FOR EACH ROW WHEN (NEW.kind IN ('TO_SAFE', 'FROM_SAFE')) EXECUTE FUNCTION safe_of_act();--> statement-breakpoint
ALTER TABLE "cash_acts" DROP CONSTRAINT "cash_acts_kind";--> statement-breakpoint
ALTER TABLE "cash_acts" ADD CONSTRAINT "cash_acts_kind" CHECK (CASE
  WHEN kind = 'DISBURSEMENT' THEN cash < 0 AND contract_code IS NOT NULL
  WHEN kind = 'FROM_HOLDER' THEN cash > 0 AND request_id IS NOT NULL
  WHEN kind IN ('FROM_SAFE', 'FROM_BANK', 'FROM_HEAD_OFFICE') THEN cash > 0 AND request_id IS NOT NULL AND closing_id IS NULL AND written_by <> staff_id
  ELSE kind IN ('TO_BANK', 'TO_SAFE', 'TO_HOLDER') AND cash < 0 AND request_id IS NOT NULL AND closing_id IS NOT NULL END);--> statement-breakpoint
-- Of a day one thing waits as before; beside it each cashier asks for money once, and each safe's goes to the bank once.
DROP INDEX "drawer_requests_one_waiting";--> statement-breakpoint
CREATE UNIQUE INDEX "drawer_requests_one_waiting" ON "drawer_requests" USING btree ("holder_id","day") WHERE status = 'WAITING' and kind in ('HAND_OVER', 'ABSENT_CLOSING');--> statement-breakpoint
CREATE UNIQUE INDEX "drawer_requests_one_cash_in" ON "drawer_requests" USING btree ("holder_id") WHERE status = 'WAITING' and kind = 'CASH_IN';--> statement-breakpoint
CREATE UNIQUE INDEX "drawer_requests_one_to_bank" ON "drawer_requests" USING btree ("office_id") WHERE status = 'WAITING' and kind = 'SAFE_TO_BANK';--> statement-breakpoint
ALTER TABLE "drawer_requests" ADD CONSTRAINT "drawer_requests_own" CHECK (kind NOT IN ('CASH_IN', 'SAFE_TO_BANK') OR requested_by = holder_id AND amount > 0 AND receiver_id IS NULL);
