-- The two date indexes carry what a day, week or month is counted, summed and sorted by,
-- so that a period never has to visit the table.
CREATE INDEX credits_date_payment ON credits (date_payment, id)
  INCLUDE (payment, overdue, credit_to, date_invoice, invoice, contract_code, customer_name);
--> statement-breakpoint
CREATE INDEX credits_office_date_payment ON credits (office_id, date_payment, id)
  INCLUDE (payment, overdue, credit_to, date_invoice, invoice, contract_code, customer_name);
--> statement-breakpoint

-- Names are searched among customers, of whom there are far fewer than receipts. A space before the name lets
-- the start of a word be found.
CREATE INDEX customers_name_search ON customers USING gin (lower(' ' || name) gin_trgm_ops);
--> statement-breakpoint
-- Whether a word is common or rare decides how its receipts are found; the usual sample is too coarse to tell.
ALTER INDEX customers_name_search ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
ALTER TABLE credits ALTER COLUMN search_text SET STATISTICS 1000;
--> statement-breakpoint

-- The arithmetic of a receipt (DOMAIN, Receipts). The server explains a violation field by field before it
-- comes this far; here it is what no bug and no hand-written UPDATE can get around.
ALTER TABLE credits
  ADD CONSTRAINT credits_amounts_not_negative CHECK (
    payment >= 0 AND credit >= 0 AND credit_discount >= 0 AND credit_payment >= 0 AND penalty >= 0
    AND penalty_discount >= 0 AND penalty_payment >= 0 AND collector_payment >= 0 AND cash >= 0 AND bank >= 0
  ),
  ADD CONSTRAINT credits_credit_covers CHECK (credit_payment + credit_discount <= credit),
  ADD CONSTRAINT credits_penalty_covers CHECK (penalty_payment + penalty_discount <= penalty),
  ADD CONSTRAINT credits_payment_parts CHECK (payment = credit_payment + penalty_payment + collector_payment),
  ADD CONSTRAINT credits_payment_means CHECK (payment = cash + bank),
  ADD CONSTRAINT credits_overdue_days CHECK (overdue = greatest(0, date_payment - date_maturity));
--> statement-breakpoint

-- The log is append-only.
CREATE FUNCTION history_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'history is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON history
  FOR EACH STATEMENT EXECUTE FUNCTION history_is_append_only();
--> statement-breakpoint

-- Receipts carry the borrower's name for sorting and searching; it follows the customer's.
CREATE FUNCTION credits_follow_customer_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE credits SET customer_name = NEW.name
   WHERE contract_code IN (SELECT code FROM contracts WHERE customer_id = NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER customers_renamed AFTER UPDATE OF name ON customers
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION credits_follow_customer_name();
--> statement-breakpoint

-- Wakes whoever delivers events, exactly when the causing transaction commits and never when it does not.
CREATE FUNCTION outbox_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('angsur_outbox', NEW.id::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER outbox_notify AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION outbox_written();
