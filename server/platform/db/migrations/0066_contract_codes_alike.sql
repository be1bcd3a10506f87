-- A contract's code is collated "C", and so is that of its receipts. Compared with a column that is not, an index of the other
-- column is of no use: whatever was joined to a contract or receipt by its code read a whole table for each row.
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT k.conrelid::regclass AS named, a.attname AS code
      FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
     WHERE k.contype = 'f' AND k.confrelid = 'contracts'::regclass AND a.attcollation <> '"C"'::regcollation
     ORDER BY 1, 2
  LOOP
    EXECUTE format('ALTER TABLE %s ALTER COLUMN %I TYPE text COLLATE "C"', found.named, found.code);
    -- What is known of the column is forgotten with its old type.
    EXECUTE format('ANALYZE %s (%I)', found.named, found.code);
  END LOOP;
END
$$;
--> statement-breakpoint
-- Whose a contract was on a day, and what was collected in an office, are read from an index alone.
ALTER TABLE contract_collectors DROP CONSTRAINT contract_collectors_contract_code_from_day_pk;
--> statement-breakpoint
ALTER TABLE contract_collectors ADD CONSTRAINT contract_collectors_contract_code_from_day_pk
  PRIMARY KEY (contract_code, from_day) INCLUDE (collector_id);
--> statement-breakpoint
DROP INDEX credits_office_date_payment;
--> statement-breakpoint
CREATE INDEX credits_office_date_payment ON credits (office_id, date_payment, id)
  INCLUDE (counted, voided_at, payment, overdue, credit_to, date_invoice, invoice, contract_code, customer_name,
           credit_payment, penalty_payment, created_at);
