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
--> statement-breakpoint
-- Whoever bends a NIK alone does not earn on a contract of the one that was there before.
ALTER TABLE "partners" ADD COLUMN "former_niks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" DISABLE TRIGGER partners_stamped;--> statement-breakpoint
UPDATE partners p SET former_niks = h.niks FROM (
  SELECT record_id, array_agg(DISTINCT changes -> 'nik' ->> 0) AS niks FROM history
   WHERE record_type IN ('agent', 'marketer') AND action = 'PARTNER_CHANGED' AND changes -> 'nik' ->> 0 <> '' GROUP BY record_id) h
 WHERE h.record_id = p.id::text;--> statement-breakpoint
ALTER TABLE "partners" ENABLE TRIGGER partners_stamped;--> statement-breakpoint
CREATE FUNCTION keep_former_nik() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.former_niks := OLD.former_niks;
  IF NEW.nik <> OLD.nik AND OLD.nik <> ALL (OLD.former_niks) THEN
    NEW.former_niks := OLD.former_niks || OLD.nik;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER partners_niks BEFORE UPDATE ON partners FOR EACH ROW EXECUTE FUNCTION keep_former_nik();
