CREATE TABLE "fiduciary_deadlines" (
	"contract_code" text PRIMARY KEY NOT NULL,
	"office_id" integer NOT NULL,
	"task" text NOT NULL,
	"since" date NOT NULL,
	"due" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fiduciary_deadlines" ADD CONSTRAINT "fiduciary_deadlines_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiduciary_deadlines" ADD CONSTRAINT "fiduciary_deadlines_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fiduciary_deadlines_due" ON "fiduciary_deadlines" USING btree ("task","due","contract_code");--> statement-breakpoint
CREATE INDEX "fiduciary_deadlines_office" ON "fiduciary_deadlines" USING btree ("office_id","task","due","contract_code");--> statement-breakpoint

-- The day on which a debt ended: of the last receipt or waiver that counts, or of the decision that cancelled it (0166).
CREATE FUNCTION debt_ended_on(c contracts) RETURNS date LANGUAGE plpgsql STABLE AS $$
DECLARE
  ended date;
  moment timestamptz := coalesce(nullif(current_setting('angsur.at', true), '')::timestamptz, now());
BEGIN
  IF c.status <> 'CANCELLED' THEN
    SELECT greatest((SELECT max(date_payment) FROM credits WHERE contract_code = c.code AND voided_at IS NULL),
                    (SELECT max(date) FROM waivers WHERE contract_code = c.code AND voided_at IS NULL)) INTO ended;
    IF ended IS NOT NULL THEN
      RETURN ended;
    END IF;
  END IF;
  SELECT (coalesce((SELECT h.at FROM history h WHERE h.record_type = 'contract' AND h.record_id = c.code
                       AND h.action = 'CONTRACT_CANCELLED' ORDER BY h.id DESC LIMIT 1), moment) AT TIME ZONE o.zone)::date
    INTO ended FROM offices o WHERE o.id = c.office_id;
  RETURN ended;
END
$$;
--> statement-breakpoint
-- As `fiduciaryDeadline` has it; a test compares the two.
CREATE FUNCTION put_fiduciary_deadline(code text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  f fiduciaries;
  c contracts;
  ended date;
BEGIN
  SELECT * INTO f FROM fiduciaries WHERE contract_code = code;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT * INTO c FROM contracts k WHERE k.code = put_fiduciary_deadline.code;
  IF c.status IN ('ACTIVE', 'REPOSSESSED', 'WRITTEN_OFF') AND f.deed_on IS NOT NULL AND f.certificate_on IS NULL THEN
    INSERT INTO fiduciary_deadlines (contract_code, office_id, task, since, due)
    VALUES (code, c.office_id, 'register', f.deed_on, f.deed_on + 30)
    ON CONFLICT (contract_code) DO UPDATE
      SET office_id = excluded.office_id, task = excluded.task, since = excluded.since, due = excluded.due;
  ELSIF c.status IN ('SETTLED', 'SETTLED_EARLY', 'CANCELLED') AND f.certificate_on IS NOT NULL AND f.removed_on IS NULL THEN
    ended := debt_ended_on(c);
    INSERT INTO fiduciary_deadlines (contract_code, office_id, task, since, due)
    VALUES (code, c.office_id, 'remove', ended, ended + 14)
    ON CONFLICT (contract_code) DO UPDATE
      SET office_id = excluded.office_id, task = excluded.task, since = excluded.since, due = excluded.due;
  ELSE
    DELETE FROM fiduciary_deadlines WHERE contract_code = code;
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION deadline_of_fiduciary() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_fiduciary_deadline(NEW.contract_code);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER fiduciaries_deadline AFTER INSERT OR UPDATE ON fiduciaries FOR EACH ROW EXECUTE FUNCTION deadline_of_fiduciary();
--> statement-breakpoint
CREATE FUNCTION deadline_of_contract() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_fiduciary_deadline(NEW.code);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Whoever writes a receipt counts the contract's version after it; only once it has ended does its day follow from receipts.
CREATE TRIGGER contracts_fiduciary_deadline AFTER UPDATE OF status, office_id, version ON contracts FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.office_id <> NEW.office_id
        OR (NEW.status IN ('SETTLED', 'SETTLED_EARLY') AND OLD.version <> NEW.version))
  EXECUTE FUNCTION deadline_of_contract();
--> statement-breakpoint
-- What secured a contract that was restructured secures the one that carries it on.
DO $$
DECLARE
  r restructures;
BEGIN
  FOR r IN SELECT * FROM restructures ORDER BY created_at, old_code LOOP
    INSERT INTO fiduciaries (contract_code, deed_number, deed_on, notary, certificate_number, certificate_on, removed_on)
    SELECT r.new_code, deed_number, deed_on, notary, certificate_number, certificate_on, removed_on
      FROM fiduciaries WHERE contract_code = r.old_code
    ON CONFLICT DO NOTHING;
  END LOOP;
END
$$;
--> statement-breakpoint
SELECT put_fiduciary_deadline(contract_code) FROM fiduciaries;
