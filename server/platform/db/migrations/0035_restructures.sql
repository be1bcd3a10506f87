CREATE TABLE "restructures" (
	"old_code" text PRIMARY KEY NOT NULL,
	"new_code" text NOT NULL,
	"request_id" integer NOT NULL,
	"as_of" date NOT NULL,
	"principal" bigint NOT NULL,
	"interest" bigint NOT NULL,
	"penalty" bigint NOT NULL,
	"forgiven" bigint NOT NULL,
	"new_principal" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "restructures_newCode_unique" UNIQUE("new_code"),
	CONSTRAINT "restructures_requestId_unique" UNIQUE("request_id"),
	CONSTRAINT "restructures_loses_nothing" CHECK ("restructures"."new_principal" = "restructures"."principal" + "restructures"."interest" + "restructures"."penalty" - "restructures"."forgiven"),
	CONSTRAINT "restructures_amounts" CHECK (least("restructures"."principal", "restructures"."interest", "restructures"."forgiven", "restructures"."new_principal") >= 0 and "restructures"."forgiven" <= "restructures"."penalty"),
	CONSTRAINT "restructures_two_contracts" CHECK ("restructures"."old_code" <> "restructures"."new_code")
);
--> statement-breakpoint
ALTER TABLE "restructures" ADD CONSTRAINT "restructures_old_code_contracts_code_fk" FOREIGN KEY ("old_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restructures" ADD CONSTRAINT "restructures_new_code_contracts_code_fk" FOREIGN KEY ("new_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restructures" ADD CONSTRAINT "restructures_request_id_contract_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contract_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

-- What went over from one contract to another is what both stand on: never deleted, never changed.
CREATE TRIGGER restructures_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON restructures FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();
