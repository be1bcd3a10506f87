ALTER TABLE "cash_acts" ADD COLUMN "handover_id" integer;--> statement-breakpoint
ALTER TABLE "cash_acts" ADD COLUMN "tts_id" integer;--> statement-breakpoint
ALTER TABLE "drawer_requests" ADD COLUMN "shortage_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "tts_id" integer;--> statement-breakpoint
CREATE INDEX "cash_acts_handover" ON "cash_acts" USING btree ("handover_id") WHERE handover_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_acts_held_once" ON "cash_acts" USING btree ("tts_id") WHERE kind = 'FIELD_HELD';--> statement-breakpoint
CREATE UNIQUE INDEX "cash_acts_freed_once" ON "cash_acts" USING btree ("tts_id") WHERE kind in ('FIELD_RELEASED', 'FIELD_RETURNED');--> statement-breakpoint
CREATE UNIQUE INDEX "cash_acts_differs_once" ON "cash_acts" USING btree ("handover_id") WHERE kind in ('FIELD_SHORT', 'FIELD_SURPLUS');--> statement-breakpoint
CREATE UNIQUE INDEX "drawer_requests_one_write_off" ON "drawer_requests" USING btree ("shortage_id") WHERE status = 'WAITING' and kind = 'SHORTAGE_WRITE_OFF';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_ttsId_unique" UNIQUE("tts_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tts_id_tts_id_fk" FOREIGN KEY ("tts_id") REFERENCES "public"."tts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_acts" ADD CONSTRAINT "cash_acts_handover_id_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_acts" ADD CONSTRAINT "cash_acts_tts_id_tts_id_fk" FOREIGN KEY ("tts_id") REFERENCES "public"."tts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_requests" ADD CONSTRAINT "drawer_requests_shortage_id_field_shortages_id_fk" FOREIGN KEY ("shortage_id") REFERENCES "public"."field_shortages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint

-- A TTS becomes one payment, in banknotes, of all of it, once it was counted.
ALTER TABLE "payments" ADD CONSTRAINT "payments_of_field"
  CHECK (CASE WHEN kind = 'FIELD' THEN tts_id IS NOT NULL AND cash > 0 AND bank = 0 AND deposit_used = 0 ELSE tts_id IS NULL END);--> statement-breakpoint
CREATE FUNCTION payment_of_tts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM tts WHERE id = NEW.tts_id AND amount = NEW.cash AND state = 'POSTED') THEN
    RAISE EXCEPTION 'a payment of a TTS is all of one that is posted';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payments_tts AFTER INSERT ON payments FOR EACH ROW WHEN (NEW.tts_id IS NOT NULL) EXECUTE FUNCTION payment_of_tts();--> statement-breakpoint
-- Each kind goes one way and names what it comes from.
ALTER TABLE "cash_acts" DROP CONSTRAINT "cash_acts_kind";--> statement-breakpoint
ALTER TABLE "cash_acts" ADD CONSTRAINT "cash_acts_kind" CHECK (CASE
  WHEN kind = 'DISBURSEMENT' THEN cash < 0 AND contract_code IS NOT NULL
  WHEN kind = 'FROM_HOLDER' THEN cash > 0 AND request_id IS NOT NULL
  WHEN kind IN ('FROM_SAFE', 'FROM_BANK', 'FROM_HEAD_OFFICE') THEN cash > 0 AND request_id IS NOT NULL AND closing_id IS NULL AND written_by <> staff_id
  WHEN kind = 'FIELD_SHORT' THEN cash < 0 AND handover_id IS NOT NULL AND tts_id IS NULL
  WHEN kind IN ('FIELD_SURPLUS', 'FIELD_SHORT_PAID') THEN cash > 0 AND handover_id IS NOT NULL AND tts_id IS NULL
  WHEN kind = 'FIELD_HELD' THEN cash > 0 AND handover_id IS NOT NULL AND tts_id IS NOT NULL
  WHEN kind IN ('FIELD_RELEASED', 'FIELD_RETURNED') THEN cash < 0 AND handover_id IS NOT NULL AND tts_id IS NOT NULL
  ELSE kind IN ('TO_BANK', 'TO_SAFE', 'TO_HOLDER') AND cash < 0 AND request_id IS NOT NULL AND closing_id IS NOT NULL END);--> statement-breakpoint
ALTER TABLE "cash_acts" ADD CONSTRAINT "cash_acts_of_handover" CHECK (kind LIKE 'FIELD\_%' OR handover_id IS NULL AND tts_id IS NULL);--> statement-breakpoint
-- What is held is all of its TTS and leaves as it came; the collector's own drawer takes none of it.
CREATE FUNCTION field_act_fits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM handovers h WHERE h.id = NEW.handover_id AND h.collector_id <> NEW.staff_id) THEN
    RAISE EXCEPTION 'money of a hand-over is never in the drawer of its collector';
  END IF;
  IF NEW.tts_id IS NOT NULL AND NOT EXISTS (
       SELECT FROM tts t WHERE t.id = NEW.tts_id AND t.handover_id = NEW.handover_id AND t.amount = abs(NEW.cash)
          AND (NEW.kind = 'FIELD_HELD' OR EXISTS (SELECT FROM cash_acts a WHERE a.tts_id = t.id AND a.kind = 'FIELD_HELD'))) THEN
    RAISE EXCEPTION 'what is held of a hand-over is all of its TTS';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER cash_acts_field AFTER INSERT ON cash_acts FOR EACH ROW WHEN (NEW.handover_id IS NOT NULL) EXECUTE FUNCTION field_act_fits();--> statement-breakpoint
-- What is settled of a shortage is the sum of how it was settled.
CREATE TRIGGER field_shortages_kept BEFORE DELETE OR TRUNCATE ON field_shortages FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
CREATE FUNCTION shortage_is_settled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE field_shortages SET settled = settled + NEW.amount WHERE id = NEW.shortage_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER shortage_settlements_sum AFTER INSERT ON shortage_settlements FOR EACH ROW EXECUTE FUNCTION shortage_is_settled();--> statement-breakpoint
CREATE FUNCTION shortage_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.handover_id, NEW.office_id, NEW.collector_id, NEW.amount, NEW.at) IS DISTINCT FROM (OLD.id, OLD.handover_id, OLD.office_id, OLD.collector_id, OLD.amount, OLD.at)
     OR NEW.settled <> (SELECT coalesce(sum(amount), 0) FROM shortage_settlements WHERE shortage_id = NEW.id)
  THEN RAISE EXCEPTION 'a shortage is what was short, and what is settled of it'; END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER field_shortages_stay BEFORE UPDATE ON field_shortages FOR EACH ROW EXECUTE FUNCTION shortage_stays();--> statement-breakpoint
-- Who gains is the collector, who neither asks for a write-off nor decides it.
ALTER TABLE "drawer_requests" ADD CONSTRAINT "drawer_requests_write_off" CHECK (CASE WHEN kind = 'SHORTAGE_WRITE_OFF'
  THEN shortage_id IS NOT NULL AND amount > 0 AND receiver_id IS NULL AND requested_by <> holder_id
   AND (status NOT IN ('APPROVED', 'REJECTED') OR decided_by <> holder_id) ELSE shortage_id IS NULL END);
