CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"named" jsonb NOT NULL,
	"made_by" integer NOT NULL,
	"office_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "saved_views_name" CHECK (length(name) between 1 and 60 and name = btrim(name)),
	CONSTRAINT "saved_views_address" CHECK (length(address) <= 2000)
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_made_by_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_made_by" ON "saved_views" USING btree ("made_by");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_own_name" ON "saved_views" USING btree ("made_by","list",lower("name")) WHERE office_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_office_name" ON "saved_views" USING btree ("office_id","list",lower("name")) WHERE office_id is not null;