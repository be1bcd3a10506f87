CREATE TABLE "price_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"valid_from" date NOT NULL,
	"file_name" text NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"ended" integer NOT NULL,
	"same" integer NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "list_id" integer;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(brand || ' ' || type || ' ' || year::text || ' ' || region)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_list_id_price_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prices_end" ON "prices" USING btree (coalesce("valid_to", 'infinity'),"valid_from");