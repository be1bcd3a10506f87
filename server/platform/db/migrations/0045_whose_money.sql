ALTER TABLE "contract_requests" ADD COLUMN "other_office_id" integer;--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "cashier_id" integer;--> statement-breakpoint
-- The drawer of every receipt until now is that of who entered it, whatever name was written on it since.
UPDATE "credits" SET "cashier_id" = "input_by";--> statement-breakpoint
ALTER TABLE "credits" ALTER COLUMN "cashier_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_requests" ADD CONSTRAINT "contract_requests_other_office_id_offices_id_fk" FOREIGN KEY ("other_office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_cashier_id_staff_id_fk" FOREIGN KEY ("cashier_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

UPDATE "contract_requests" SET "other_office_id" = ("payload"->'ask'->>'office_id')::integer WHERE "kind" = 'MOVE_OFFICE';--> statement-breakpoint
UPDATE "contract_requests" AS r SET "other_office_id" = p."office_id"
  FROM "payments" p
 WHERE r."kind" = 'PAYMENT_VOID' AND p."id" = (r."payload"->'ask'->>'payment_id')::integer AND p."office_id" <> r."office_id";--> statement-breakpoint
UPDATE "contract_requests" AS r SET "other_office_id" = c."office_id"
  FROM (SELECT "settlement_id", min("office_id") AS office_id FROM "credits" WHERE "settlement_id" IS NOT NULL GROUP BY 1) c
 WHERE r."kind" = 'SETTLEMENT_UNDO' AND c."settlement_id" = (r."payload"->'ask'->>'settlement_id')::integer
   AND c."office_id" <> r."office_id";--> statement-breakpoint

-- The filter by cashier goes by who it is, not by what was written.
DROP INDEX "credits_cashier";--> statement-breakpoint
DROP INDEX "credits_office_cashier";--> statement-breakpoint
CREATE INDEX "credits_cashier" ON "credits" ("cashier_id", "date_payment", "id") INCLUDE ("counted", "means", "voided_at");--> statement-breakpoint
CREATE INDEX "credits_office_cashier" ON "credits" ("office_id", "cashier_id", "date_payment", "id")
  INCLUDE ("counted", "means", "voided_at");--> statement-breakpoint

-- Money moves in the drawer of its cashier, on the day of the office that the drawer is in, whatever office the contract
-- belongs to. What was written before stays where it was counted.
CREATE OR REPLACE FUNCTION cash_of_new_receipts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cash_movements (office_id, staff_id, day, at, kind, cash, bank, credit_id)
  SELECT s.office_id, s.id, (w.created_at AT TIME ZONE o.zone)::date, w.created_at, 'TAKEN', w.cash, w.bank, w.id
    FROM written w JOIN staff s ON s.id = w.cashier_id JOIN offices o ON o.id = s.office_id
   WHERE w.cash + w.bank > 0 AND w.voided_at IS NULL ORDER BY w.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Another cashier: what the receipt counts for leaves one drawer and comes into the other.
CREATE OR REPLACE FUNCTION cash_of_changed_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cash_movements (office_id, staff_id, day, at, kind, cash, bank, credit_id)
  SELECT s.office_id, s.id, (NEW.updated_at AT TIME ZONE o.zone)::date, NEW.updated_at,
         CASE WHEN NEW.voided_at IS DISTINCT FROM OLD.voided_at THEN 'VOIDED' ELSE 'CORRECTED' END, m.cash, m.bank, NEW.id
    FROM (SELECT v.staff_id, sum(v.cash) AS cash, sum(v.bank) AS bank
            FROM (VALUES (OLD.cashier_id, -OLD.cash, -OLD.bank, OLD.voided_at), (NEW.cashier_id, NEW.cash, NEW.bank, NEW.voided_at))
                 AS v (staff_id, cash, bank, voided_at)
           WHERE v.voided_at IS NULL GROUP BY v.staff_id) m
    JOIN staff s ON s.id = m.staff_id JOIN offices o ON o.id = s.office_id
   WHERE m.cash <> 0 OR m.bank <> 0 ORDER BY s.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER credits_change_cash ON credits;
--> statement-breakpoint
CREATE TRIGGER credits_change_cash AFTER UPDATE OF cash, bank, voided_at, cashier_id ON credits
  FOR EACH ROW EXECUTE FUNCTION cash_of_changed_receipt();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION cash_of_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone boolean := TG_OP = 'UPDATE';
  moved timestamptz := CASE WHEN TG_OP = 'UPDATE' THEN NEW.voided_at ELSE NEW.created_at END;
BEGIN
  IF (NEW.cash = 0 AND NEW.bank = 0) OR (gone AND (OLD.voided_at IS NOT NULL OR NEW.voided_at IS NULL)) THEN
    RETURN NULL;
  END IF;
  INSERT INTO cash_movements (office_id, staff_id, day, at, kind, cash, bank, deposit_id)
  SELECT s.office_id, s.id, (moved AT TIME ZONE o.zone)::date, moved,
         CASE WHEN gone THEN 'DEPOSIT_VOIDED' ELSE 'DEPOSIT_' || NEW.kind END,
         CASE WHEN gone THEN -NEW.cash ELSE NEW.cash END, CASE WHEN gone THEN -NEW.bank ELSE NEW.bank END, NEW.id
    FROM staff s JOIN offices o ON o.id = s.office_id WHERE s.id = NEW.input_by;
  RETURN NULL;
END
$$;
