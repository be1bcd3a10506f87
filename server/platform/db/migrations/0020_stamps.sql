ALTER TABLE "contracts" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "contract_types" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contract_types" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "contract_types" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contract_types" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "finances" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "offices" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "offices" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "offices" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "offices" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "updated_by" integer;--> statement-breakpoint
-- What the log tells of records from before; what it does not tell stays unknown.
UPDATE contract_types m SET created_at = h.at, created_by = h.staff_id
  FROM history h WHERE h.record_type = 'contract_type' AND h.record_id = m.id::text AND h.action = 'CONTRACT_TYPE_CREATED';
--> statement-breakpoint
UPDATE finances m SET created_at = h.at, created_by = h.staff_id
  FROM history h WHERE h.record_type = 'finance' AND h.record_id = m.id::text AND h.action = 'FINANCE_CREATED';
--> statement-breakpoint
UPDATE offices m SET created_at = h.at, created_by = h.staff_id
  FROM history h WHERE h.record_type = 'office' AND h.record_id = m.id::text AND h.action = 'OFFICE_CREATED';
--> statement-breakpoint
UPDATE calculations m SET created_at = h.at, created_by = h.staff_id
  FROM history h WHERE h.record_type = 'calculation' AND h.record_id = m.id::text
   AND h.action IN ('CALCULATION_CREATED', 'CALCULATION_FOLLOWED');
--> statement-breakpoint
UPDATE contract_types m SET updated_at = h.at, updated_by = h.staff_id
  FROM (SELECT DISTINCT ON (record_id) * FROM history WHERE record_type = 'contract_type' ORDER BY record_id, id DESC) h
 WHERE h.record_id = m.id::text;
--> statement-breakpoint
UPDATE finances m SET updated_at = h.at, updated_by = h.staff_id
  FROM (SELECT DISTINCT ON (record_id) * FROM history WHERE record_type = 'finance' ORDER BY record_id, id DESC) h
 WHERE h.record_id = m.id::text;
--> statement-breakpoint
UPDATE offices m SET updated_at = h.at, updated_by = h.staff_id
  FROM (SELECT DISTINCT ON (record_id) * FROM history WHERE record_type = 'office' ORDER BY record_id, id DESC) h
 WHERE h.record_id = m.id::text;
--> statement-breakpoint
-- A version of a Perhitungan is changed by its own lines of the log, and ended by those of the version that follows it.
UPDATE calculations m SET updated_at = told.at, updated_by = told.staff_id
  FROM (
    SELECT DISTINCT ON (c.id) c.id, h.at, h.staff_id
      FROM calculations c
      LEFT JOIN LATERAL (
        SELECT n.id FROM calculations n WHERE n.code = c.code AND n.valid_from > c.valid_from ORDER BY n.valid_from LIMIT 1
      ) next ON true
      JOIN history h ON h.record_type = 'calculation' AND (
        h.record_id = c.id::text
        OR (h.record_id = next.id::text AND (h.action = 'CALCULATION_FOLLOWED' OR h.changes ? 'valid_from'))
      )
     ORDER BY c.id, h.id DESC
  ) told
 WHERE told.id = m.id;
--> statement-breakpoint
UPDATE staff m SET updated_at = h.at, updated_by = h.staff_id
  FROM (SELECT DISTINCT ON (staff_id) * FROM history WHERE action = 'PASSWORD_CHANGED' ORDER BY staff_id, id DESC) h
 WHERE h.staff_id = m.id;
--> statement-breakpoint
-- A contract's last change has its moment: whoever the log names for that moment made it.
UPDATE contracts k SET updated_by = h.staff_id
  FROM history h WHERE h.record_type = 'contract' AND h.record_id = k.code AND h.at = k.updated_at;
--> statement-breakpoint
UPDATE contracts k SET updated_by = h.staff_id
  FROM history h JOIN credits c ON h.record_type = 'credit' AND h.record_id = c.id::text
 WHERE c.contract_code = k.code AND h.at = k.updated_at AND k.updated_by IS NULL;
--> statement-breakpoint
ALTER TABLE contracts
  ADD CONSTRAINT contracts_created_by_fk FOREIGN KEY (created_by) REFERENCES staff (id),
  ADD CONSTRAINT contracts_updated_by_fk FOREIGN KEY (updated_by) REFERENCES staff (id);
--> statement-breakpoint
ALTER TABLE customers
  ADD CONSTRAINT customers_created_by_fk FOREIGN KEY (created_by) REFERENCES staff (id),
  ADD CONSTRAINT customers_updated_by_fk FOREIGN KEY (updated_by) REFERENCES staff (id);
--> statement-breakpoint
ALTER TABLE calculations
  ADD CONSTRAINT calculations_created_by_fk FOREIGN KEY (created_by) REFERENCES staff (id),
  ADD CONSTRAINT calculations_updated_by_fk FOREIGN KEY (updated_by) REFERENCES staff (id);
--> statement-breakpoint
ALTER TABLE contract_types
  ADD CONSTRAINT contract_types_created_by_fk FOREIGN KEY (created_by) REFERENCES staff (id),
  ADD CONSTRAINT contract_types_updated_by_fk FOREIGN KEY (updated_by) REFERENCES staff (id);
--> statement-breakpoint
ALTER TABLE finances
  ADD CONSTRAINT finances_created_by_fk FOREIGN KEY (created_by) REFERENCES staff (id),
  ADD CONSTRAINT finances_updated_by_fk FOREIGN KEY (updated_by) REFERENCES staff (id);
--> statement-breakpoint
ALTER TABLE offices
  ADD CONSTRAINT offices_created_by_fk FOREIGN KEY (created_by) REFERENCES staff (id),
  ADD CONSTRAINT offices_updated_by_fk FOREIGN KEY (updated_by) REFERENCES staff (id);
--> statement-breakpoint
ALTER TABLE staff
  ADD CONSTRAINT staff_created_by_fk FOREIGN KEY (created_by) REFERENCES staff (id),
  ADD CONSTRAINT staff_updated_by_fk FOREIGN KEY (updated_by) REFERENCES staff (id);
--> statement-breakpoint
ALTER TABLE titles
  ADD CONSTRAINT titles_created_by_fk FOREIGN KEY (created_by) REFERENCES staff (id),
  ADD CONSTRAINT titles_updated_by_fk FOREIGN KEY (updated_by) REFERENCES staff (id);
--> statement-breakpoint
-- Who acts is said once per transaction (`actAs`); here it is written on whatever that transaction makes or changes, so that
-- no path of writing can forget or forge it. Without a word of who acts, a new record keeps what it was given, and a
-- change is the system's: nobody is named.
CREATE FUNCTION stamp_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person integer := nullif(current_setting('angsur.staff_id', true), '')::integer;
  moment timestamptz := coalesce(nullif(current_setting('angsur.at', true), '')::timestamptz, now());
BEGIN
  IF TG_OP = 'UPDATE' THEN
    NEW.created_at := OLD.created_at;
    NEW.created_by := OLD.created_by;
    NEW.updated_at := OLD.updated_at;
    NEW.updated_by := OLD.updated_by;
    IF NEW IS DISTINCT FROM OLD THEN
      NEW.updated_at := moment;
      NEW.updated_by := person;
    END IF;
  ELSIF person IS NOT NULL THEN
    NEW.created_at := moment;
    NEW.created_by := person;
    NEW.updated_at := moment;
    NEW.updated_by := person;
  ELSE
    NEW.created_at := coalesce(NEW.created_at, moment);
    NEW.updated_at := coalesce(NEW.updated_at, NEW.created_at);
    NEW.updated_by := coalesce(NEW.updated_by, NEW.created_by);
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contracts_stamped BEFORE INSERT OR UPDATE ON contracts FOR EACH ROW EXECUTE FUNCTION stamp_record();
--> statement-breakpoint
CREATE TRIGGER customers_stamped BEFORE INSERT OR UPDATE ON customers FOR EACH ROW EXECUTE FUNCTION stamp_record();
--> statement-breakpoint
CREATE TRIGGER calculations_stamped BEFORE INSERT OR UPDATE ON calculations FOR EACH ROW EXECUTE FUNCTION stamp_record();
--> statement-breakpoint
CREATE TRIGGER contract_types_stamped BEFORE INSERT OR UPDATE ON contract_types FOR EACH ROW EXECUTE FUNCTION stamp_record();
--> statement-breakpoint
CREATE TRIGGER finances_stamped BEFORE INSERT OR UPDATE ON finances FOR EACH ROW EXECUTE FUNCTION stamp_record();
--> statement-breakpoint
CREATE TRIGGER offices_stamped BEFORE INSERT OR UPDATE ON offices FOR EACH ROW EXECUTE FUNCTION stamp_record();
--> statement-breakpoint
CREATE TRIGGER staff_stamped BEFORE INSERT OR UPDATE ON staff FOR EACH ROW EXECUTE FUNCTION stamp_record();
--> statement-breakpoint
CREATE TRIGGER titles_stamped BEFORE INSERT OR UPDATE ON titles FOR EACH ROW EXECUTE FUNCTION stamp_record();
--> statement-breakpoint
-- The year 2027 has 27 Rajab twice.
INSERT INTO holidays (date, name) VALUES ('2027-12-26', 'Isra Mikraj Nabi Muhammad (perkiraan)') ON CONFLICT DO NOTHING;
