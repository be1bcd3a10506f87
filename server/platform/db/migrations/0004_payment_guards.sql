-- Contracts carry the borrower and everything they are looked up by; both follow the customer's row.
CREATE FUNCTION contract_search_text(code text, plate text, c customers) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(' ' || code || ' ' || plate || ' ' || replace(plate, ' ', '') || ' ' || c.name || ' ' || c.nik || ' ' || c.phone)
$$;
--> statement-breakpoint
CREATE FUNCTION contracts_find_customer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  c customers;
BEGIN
  SELECT * INTO c FROM customers WHERE id = NEW.customer_id;
  NEW.customer_name := c.name;
  NEW.search_text := contract_search_text(NEW.code, NEW.plate_number, c);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contracts_searchable BEFORE INSERT OR UPDATE OF code, plate_number, customer_id ON contracts
  FOR EACH ROW EXECUTE FUNCTION contracts_find_customer();
--> statement-breakpoint
CREATE FUNCTION contracts_follow_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE contracts SET customer_name = NEW.name, search_text = contract_search_text(code, plate_number, NEW)
   WHERE customer_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER customers_changed AFTER UPDATE OF name, nik, phone ON customers
  FOR EACH ROW EXECUTE FUNCTION contracts_follow_customer();
--> statement-breakpoint
UPDATE contracts SET code = code;
--> statement-breakpoint
ALTER TABLE contracts ALTER COLUMN search_text SET STATISTICS 1000;
--> statement-breakpoint

-- Sums leave out what was voided; the indexes that a period is summed by carry it.
DROP INDEX credits_date_payment;
--> statement-breakpoint
DROP INDEX credits_office_date_payment;
--> statement-breakpoint
CREATE INDEX credits_date_payment ON credits (date_payment, id)
  INCLUDE (counted, payment, overdue, credit_to, date_invoice, invoice, contract_code, customer_name);
--> statement-breakpoint
CREATE INDEX credits_office_date_payment ON credits (office_id, date_payment, id)
  INCLUDE (counted, payment, overdue, credit_to, date_invoice, invoice, contract_code, customer_name);
--> statement-breakpoint
ALTER TABLE credits
  ADD CONSTRAINT credits_voided_whole CHECK (
    (voided_at IS NULL) = (voided_by IS NULL) AND (voided_at IS NULL) = (void_reason IS NULL)
  ),
  ADD CONSTRAINT credits_printed CHECK (print_count >= 0);
--> statement-breakpoint

-- Numbers go on where they are.
INSERT INTO invoice_numbers (office_id, month, last)
SELECT office_id, to_char(date_invoice, 'YYMM'), max(substring(invoice FROM '\d+$')::int) FROM credits GROUP BY 1, 2;
--> statement-breakpoint

-- Due dates of contracts from before: the first instalment without enough paid on it.
UPDATE contracts c SET next_due = (
  SELECT (c.date_start + make_interval(months => k))::date
    FROM generate_series(1, c.tenor) AS k
   WHERE coalesce((SELECT sum(credit_payment + credit_discount) FROM credits r
                    WHERE r.contract_code = c.code AND r.credit_to = k), 0) < c.instalment
   ORDER BY k LIMIT 1
);
