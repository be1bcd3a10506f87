ALTER TABLE "authenticators" ADD COLUMN "sent_code_hash" text;--> statement-breakpoint
ALTER TABLE "challenges" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "tells_nothing" boolean DEFAULT false NOT NULL;
