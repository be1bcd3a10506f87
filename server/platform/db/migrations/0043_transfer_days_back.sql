ALTER TABLE "titles" ADD COLUMN "transfer_days_back" integer DEFAULT 0;--> statement-breakpoint
-- Until now there was no limit. Who takes payments keeps a month, and who forgives everything alone keeps any day.
UPDATE "titles" SET "transfer_days_back" = CASE WHEN "credit_discount_bp" = 10000 AND "penalty_discount_bp" = 10000 THEN NULL ELSE 31 END
 WHERE "is_credit_add";
