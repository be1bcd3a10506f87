CREATE TABLE "deaths" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deaths_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_code" text COLLATE "C" NOT NULL,
	"office_id" integer NOT NULL,
	"died_on" date NOT NULL,
	"heir_name" text NOT NULL,
	"heir_relation" text NOT NULL,
	"heir_phone" text NOT NULL,
	"heir_address" text NOT NULL,
	"file_id" integer NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" integer,
	"created_at" timestamp (3) with time zone,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone,
	"updated_by" integer
);
--> statement-breakpoint
ALTER TABLE "deaths" ADD CONSTRAINT "deaths_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deaths" ADD CONSTRAINT "deaths_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deaths" ADD CONSTRAINT "deaths_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deaths" ADD CONSTRAINT "deaths_ended_by_staff_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deaths_one" ON "deaths" USING btree ("contract_code") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE deaths
  ADD CONSTRAINT deaths_created_by_fk FOREIGN KEY (created_by) REFERENCES staff (id),
  ADD CONSTRAINT deaths_updated_by_fk FOREIGN KEY (updated_by) REFERENCES staff (id);--> statement-breakpoint
CREATE TRIGGER deaths_stamped BEFORE INSERT OR UPDATE ON deaths FOR EACH ROW EXECUTE FUNCTION stamp_record();
