ALTER TABLE "credits" ADD COLUMN "given_credit_discount" bigint;--> statement-breakpoint
ALTER TABLE "credits" ADD COLUMN "given_penalty_discount" bigint;--> statement-breakpoint
ALTER TABLE "waivers" ADD COLUMN "given_credit_discount" bigint;--> statement-breakpoint
ALTER TABLE "waivers" ADD COLUMN "given_penalty_discount" bigint;--> statement-breakpoint

-- What was forgiven without a receipt may be cut to nothing by a payment of an earlier day; what was given stays.
ALTER TABLE waivers
  DROP CONSTRAINT waivers_amounts,
  ADD CONSTRAINT waivers_amounts CHECK (
    credit_discount >= 0 AND penalty_discount >= 0
    AND coalesce(given_credit_discount, credit_discount) + coalesce(given_penalty_discount, penalty_discount) > 0
  );
--> statement-breakpoint
ALTER TABLE credits ADD CONSTRAINT credits_given_discounts CHECK (
  given_credit_discount >= credit_discount AND given_penalty_discount >= penalty_discount
);
