ALTER TABLE "credits" ADD COLUMN "means" text GENERATED ALWAYS AS ((case when cash > 0 and bank > 0 then 'both' when bank > 0 then 'bank' else 'cash' end)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "credits_void" ON "credits" USING btree ("office_id","date_payment","id") WHERE voided_at is not null;--> statement-breakpoint

-- What is filtered by cashier or kind of money is counted and summed without a visit to the table.
CREATE INDEX credits_cashier ON credits (cashier, date_payment, id) INCLUDE (counted, means, voided_at);
--> statement-breakpoint
CREATE INDEX credits_office_cashier ON credits (office_id, cashier, date_payment, id)
  INCLUDE (counted, means, voided_at);
--> statement-breakpoint
CREATE INDEX credits_means ON credits (means, date_payment, id) INCLUDE (counted, voided_at);
--> statement-breakpoint
CREATE INDEX credits_office_means ON credits (office_id, means, date_payment, id) INCLUDE (counted, voided_at);
--> statement-breakpoint

-- The same for a period without its void receipts.
DROP INDEX credits_date_payment;
--> statement-breakpoint
DROP INDEX credits_office_date_payment;
--> statement-breakpoint
CREATE INDEX credits_date_payment ON credits (date_payment, id)
  INCLUDE (counted, voided_at, payment, overdue, credit_to, date_invoice, invoice, contract_code, customer_name);
--> statement-breakpoint
CREATE INDEX credits_office_date_payment ON credits (office_id, date_payment, id)
  INCLUDE (counted, voided_at, payment, overdue, credit_to, date_invoice, invoice, contract_code, customer_name);
