ALTER TABLE "petty_counts" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "petty_counts" ADD CONSTRAINT "petty_counts_confirmed_by_staff_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A day is closed by who holds the fund, or, where they are away, by two others; none of these opens it again.
ALTER TABLE "petty_counts" DROP CONSTRAINT "petty_counts_people";--> statement-breakpoint
ALTER TABLE "petty_counts" ADD CONSTRAINT "petty_counts_people" CHECK (
  CASE WHEN confirmed_by IS NULL THEN kind <> 'CLOSING' OR counted_by = holder_id
    ELSE kind = 'CLOSING' AND counted_by <> holder_id AND confirmed_by NOT IN (counted_by, holder_id) END
  AND (kind <> 'SURPRISE' OR counted_by <> holder_id)
  AND (reopened_at IS NULL OR kind = 'CLOSING' AND reopened_by NOT IN (counted_by, holder_id, coalesce(confirmed_by, counted_by)) AND reopen_reason <> '')
  AND (answered_at IS NULL OR kind = 'SURPRISE' AND answered_by = holder_id AND answer <> ''));
