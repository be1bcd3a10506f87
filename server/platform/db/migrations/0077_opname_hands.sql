-- A count is signed by somebody who moved no unseen book on paper, also not to settle what is missing (docs/decisions/0170).
CREATE OR REPLACE FUNCTION bpkb_count_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.state IN ('FINISHED', 'CANCELLED') THEN
      RAISE EXCEPTION 'a count that ended stays as it is';
    END IF;
    IF (NEW.office_id, NEW.safe, NEW.started_by, NEW.started_at) IS DISTINCT FROM (OLD.office_id, OLD.safe, OLD.started_by, OLD.started_at)
       OR NEW.round < OLD.round OR NEW.reopened_by[1:cardinality(OLD.reopened_by)] <> OLD.reopened_by THEN
      RAISE EXCEPTION 'what a count counts, and who opened it again, stays';
    END IF;
    IF OLD.state = 'CLOSED' AND NEW.state = 'OPEN' AND NEW.round = OLD.round THEN
      RAISE EXCEPTION 'a count that is opened again is in its next round';
    END IF;
    IF NEW.state = 'CANCELLED' AND (OLD.state <> 'OPEN' OR OLD.round > 1) THEN
      RAISE EXCEPTION 'a count whose differences were seen is not cancelled';
    END IF;
    IF NEW.state = 'FINISHED' AND (OLD.state <> 'CLOSED' OR NEW.ended_by = ANY (NEW.reopened_by)
         OR EXISTS (SELECT FROM bpkb_findings f WHERE f.count_id = NEW.id AND f.finding <> 'MOVED'
                     AND (f.settlement IS NULL OR f.settled_by = NEW.ended_by))
         OR NOT EXISTS (SELECT FROM bpkb_scans s WHERE s.count_id = NEW.id AND s.by_id <> NEW.ended_by)
         OR EXISTS (SELECT FROM bpkb_scans s WHERE s.count_id = NEW.id AND s.by_id = NEW.ended_by AND s.round > 1)
         -- Moved on paper, before it was closed or to settle it, a book that nobody saw and that is said to be with us or under way.
         OR EXISTS (SELECT FROM bpkb_findings f
                      LEFT JOIN bpkb_count_books was ON was.count_id = f.count_id AND was.bpkb_id = f.bpkb_id
                      JOIN LATERAL (SELECT id, office_id, state FROM bpkb_movements a
                                     WHERE a.bpkb_id = f.bpkb_id AND (f.finding = 'MISSING' OR a.id <= f.movement_id)
                                     ORDER BY a.id DESC LIMIT 1) last
                        ON last.office_id = NEW.office_id AND last.state NOT IN ('BORROWED', 'AT_NOTARY', 'HANDED_OVER', 'LOST')
                      JOIN bpkb_movements m ON m.bpkb_id = f.bpkb_id AND m.id > coalesce(was.movement_id, 0) AND m.id <= last.id
                       AND m.by_id = NEW.ended_by
                       AND m.movement NOT IN ('AWAITED', 'NOT_AWAITED', 'ACCEPTED', 'ASKED', 'NOT_LENT', 'READY', 'UNREADY', 'PREPARED', 'CARRIED_ON')
                     WHERE f.count_id = NEW.id AND (f.finding = 'MOVED' AND f.found_place_id IS NULL
                        OR f.finding = 'MISSING' AND f.settlement = 'RECORDED'))) THEN
      RAISE EXCEPTION 'a count is signed once it is settled, by a second keeper';
    END IF;
  END IF;
  IF NEW.state = 'OPEN' AND (TG_OP = 'INSERT' OR OLD.state <> 'OPEN') THEN
    -- Held: of two that begin at once the second one sees the first.
    PERFORM FROM offices WHERE id = NEW.office_id FOR NO KEY UPDATE;
    IF EXISTS (SELECT FROM bpkb_counts c WHERE c.office_id = NEW.office_id AND c.state = 'OPEN' AND c.id <> NEW.id
                AND (c.safe IS NULL OR NEW.safe IS NULL OR c.safe = NEW.safe)) THEN
      RAISE EXCEPTION 'a count of the same shelves is open';
    END IF;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- What has expired can be withdrawn too: a BAST of its days may still be on a phone (docs/decisions/0167).
CREATE OR REPLACE FUNCTION repossession_order_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - ARRAY['ended_as', 'ended_at', 'ended_by', 'end_reason'])
       IS DISTINCT FROM (to_jsonb(OLD) - ARRAY['ended_as', 'ended_at', 'ended_by', 'end_reason'])
     OR OLD.ended_as IS NOT NULL AND NOT (OLD.ended_as IN ('EXPIRED', 'ENDED') AND NEW.ended_as IN ('DONE', 'REFUSED')
       OR OLD.ended_as = 'EXPIRED' AND NEW.ended_as = 'WITHDRAWN') THEN
    RAISE EXCEPTION 'an order to take a unit is never changed and ends once';
  END IF;
  RETURN NEW;
END
$$;
