CREATE INDEX "credits_waived" ON "credits" USING btree ("office_id","date_payment","id") WHERE voided_at is null and credit_discount + penalty_discount > 0;--> statement-breakpoint

-- What cashiers took is summed from the index alone: it carries every amount (docs/decisions/0177).
DROP INDEX "credits_office_cashier";--> statement-breakpoint
CREATE INDEX "credits_office_cashier" ON "credits" ("office_id", "cashier_id", "date_payment", "id")
  INCLUDE ("counted", "means", "voided_at", "credit_payment", "penalty_payment", "collector_payment", "cash", "bank", "deposit");
