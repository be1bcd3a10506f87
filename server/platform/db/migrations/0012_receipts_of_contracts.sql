-- Whoever is searched for by name has receipts all over the table: what they are sorted, counted and summed by is
-- found in the index alone.
DROP INDEX "credits_contract_code";--> statement-breakpoint
CREATE INDEX credits_contract_code ON credits (contract_code, id) INCLUDE (date_payment, payment, counted);
