ALTER TABLE "credits" ADD COLUMN "transfer_state" text;--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "checked_by" integer;--> statement-breakpoint
ALTER TABLE "import_batches" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "transfer_state" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_checked_by_staff_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Nobody asked for a statement until now: whether this money came, the books do not say.
UPDATE "credits" SET "transfer_state" = 'UNKNOWN' WHERE "bank" > 0 AND "voided_at" IS NULL;--> statement-breakpoint
UPDATE "payments" AS p SET "transfer_state" = 'UNKNOWN'
 WHERE EXISTS (SELECT FROM "credits" c WHERE c."payment_id" = p."id" AND c."bank" > 0 AND c."voided_at" IS NULL)
    OR EXISTS (SELECT FROM "deposits" d WHERE d."payment_id" = p."id" AND d."kind" = 'ADDED' AND d."bank" > 0 AND d."voided_at" IS NULL);--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_transfer_state" CHECK (transfer_state IS NULL OR (transfer_state IN ('UNCONFIRMED', 'CONFIRMED', 'UNKNOWN') AND voided_at IS NULL));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_transfer_state" CHECK (transfer_state IN ('UNCONFIRMED', 'CONFIRMED', 'UNKNOWN')),
  ADD CONSTRAINT "payments_confirmed_at" CHECK ((coalesce(transfer_state, '') = 'CONFIRMED') = (confirmed_at IS NOT NULL));--> statement-breakpoint
ALTER TABLE "import_batches" ADD CONSTRAINT "import_batches_checked" CHECK ((checked_by IS NULL) = (checked_at IS NULL));--> statement-breakpoint

-- No path of writing forgets it: new money by transfer is unconfirmed, and what is void says nothing.
CREATE FUNCTION transfer_of_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.voided_at IS NOT NULL OR NEW.bank = 0 THEN
    NEW.transfer_state := NULL;
  ELSIF TG_OP = 'INSERT' THEN
    NEW.transfer_state := coalesce(NEW.transfer_state, 'UNCONFIRMED');
  ELSIF NEW.bank > OLD.bank THEN
    NEW.transfer_state := 'UNCONFIRMED';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER credits_transfer BEFORE INSERT OR UPDATE OF bank, voided_at ON credits
  FOR EACH ROW EXECUTE FUNCTION transfer_of_receipt();
--> statement-breakpoint
CREATE INDEX "credits_unconfirmed" ON "credits" USING btree ("office_id","date_payment","id") WHERE transfer_state = 'UNCONFIRMED';--> statement-breakpoint
CREATE INDEX "credits_transfer_unknown" ON "credits" USING btree ("office_id","date_payment","id") WHERE transfer_state = 'UNKNOWN';