CREATE TABLE "bpkb" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bpkb_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_code" text NOT NULL,
	"office_id" integer NOT NULL,
	"number" text NOT NULL,
	"owner_name" text NOT NULL,
	"state" text DEFAULT 'NOT_RECEIVED' NOT NULL,
	"state_since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bpkb_contractCode_unique" UNIQUE("contract_code")
);
--> statement-breakpoint
ALTER TABLE "bpkb" ADD CONSTRAINT "bpkb_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bpkb" ADD CONSTRAINT "bpkb_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bpkb_office_state" ON "bpkb" USING btree ("office_id","state","state_since");