ALTER TABLE "contracts" ADD COLUMN "due_day" smallint;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "in_advance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "in_advance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Every month has these days.
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_due_day_of_every_month" CHECK (due_day BETWEEN 1 AND 28);
