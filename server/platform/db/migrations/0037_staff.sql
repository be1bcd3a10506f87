CREATE TABLE "staff_offices" (
	"staff_id" integer NOT NULL,
	"office_id" integer NOT NULL,
	CONSTRAINT "staff_offices_staff_id_office_id_pk" PRIMARY KEY("staff_id","office_id")
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "password_reset_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "ended_by" integer;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_offices" ADD CONSTRAINT "staff_offices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_offices" ADD CONSTRAINT "staff_offices_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_offices_office" ON "staff_offices" USING btree ("office_id");--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_ended_by_staff_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_name" ON "staff" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "staff_office_name" ON "staff" USING btree ("office_id","name","id");--> statement-breakpoint
CREATE INDEX "staff_title" ON "staff" USING btree ("title_id");--> statement-breakpoint
CREATE INDEX "staff_search" ON "staff" USING gin ((' ' || lower("name") || ' ' || "username" || ' ' || lower(coalesce("email", ''))) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_username_lower" CHECK (username = lower(username));