CREATE TABLE "password_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" integer,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "password_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "password_links_kind" CHECK (kind in ('FIRST_ADMIN', 'INVITATION', 'RESET')),
	CONSTRAINT "password_links_whose" CHECK ((kind = 'FIRST_ADMIN') = (staff_id is null)),
	CONSTRAINT "password_links_end" CHECK (expires_at > created_at),
	CONSTRAINT "password_links_over" CHECK (used_at is null or revoked_at is null)
);
--> statement-breakpoint
ALTER TABLE "staff" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "password_links_open" ON "password_links" USING btree ("staff_id") WHERE used_at is null and revoked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "password_links_open_first" ON "password_links" USING btree ("kind") WHERE staff_id is null and used_at is null and revoked_at is null;