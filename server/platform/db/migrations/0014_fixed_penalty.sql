-- Everything that was signed before has a share per day. Who writes from now on says which kind it is.
ALTER TABLE "contracts" ADD COLUMN "penalty_kind" text DEFAULT 'RATE' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ALTER COLUMN "penalty_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "penalty_per_day" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ALTER COLUMN "penalty_per_day" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "penalty_kind" text DEFAULT 'RATE' NOT NULL;--> statement-breakpoint
ALTER TABLE "calculations" ALTER COLUMN "penalty_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "calculations" ADD COLUMN "penalty_per_day" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calculations" ALTER COLUMN "penalty_per_day" DROP DEFAULT;--> statement-breakpoint
-- One of the two, never both: what is not the kind is 0.
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_penalty_of_one_kind" CHECK (
  (penalty_kind = 'RATE' AND penalty_rate_bp >= 0 AND penalty_per_day = 0)
  OR (penalty_kind = 'FIXED' AND penalty_rate_bp = 0 AND penalty_per_day > 0)
);--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_penalty_of_one_kind" CHECK (
  (penalty_kind = 'RATE' AND penalty_rate_bp >= 0 AND penalty_per_day = 0)
  OR (penalty_kind = 'FIXED' AND penalty_rate_bp = 0 AND penalty_per_day > 0)
);
