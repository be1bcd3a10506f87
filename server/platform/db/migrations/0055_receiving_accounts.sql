CREATE TABLE "office_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"office_id" integer NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"valid_from" date,
	"first_from" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "office_accounts_number" UNIQUE("office_id","number","bank"),
	CONSTRAINT "office_accounts_of_office" UNIQUE("id","office_id"),
	CONSTRAINT "office_accounts_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id"),
	CONSTRAINT "office_accounts_days" CHECK ((valid_from IS NULL) = (first_from IS NULL) AND first_from <= valid_from AND (NOT active OR valid_from IS NOT NULL))
);
--> statement-breakpoint
CREATE FUNCTION account_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.office_id, NEW.bank, NEW.number, NEW.holder) IS DISTINCT FROM (OLD.id, OLD.office_id, OLD.bank, OLD.number, OLD.holder) THEN
    RAISE EXCEPTION 'a receiving account never becomes another one';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER office_accounts_kept BEFORE UPDATE ON office_accounts FOR EACH ROW EXECUTE FUNCTION account_is_kept();--> statement-breakpoint
CREATE TRIGGER office_accounts_stay BEFORE DELETE OR TRUNCATE ON office_accounts FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
-- On which account a transfer came, nobody asked until now.
ALTER TABLE "payments" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account" FOREIGN KEY ("account_id","office_id") REFERENCES "public"."office_accounts"("id","office_id");
--> statement-breakpoint
-- What a second person widened holds from the next day.
ALTER TABLE "offices" ADD COLUMN "coming_collector_fee" bigint,
  ADD COLUMN "coming_collector_fee_from" date,
  ADD CONSTRAINT "offices_coming_collector_fee" CHECK ((coming_collector_fee IS NULL) = (coming_collector_fee_from IS NULL));
