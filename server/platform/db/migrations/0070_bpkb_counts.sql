CREATE TABLE "bpkb_count_books" (
	"count_id" integer NOT NULL,
	"bpkb_id" integer NOT NULL,
	"place_id" integer,
	"movement_id" integer NOT NULL,
	CONSTRAINT "bpkb_count_books_count_id_bpkb_id_pk" PRIMARY KEY("count_id","bpkb_id")
);
--> statement-breakpoint
CREATE TABLE "bpkb_counts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bpkb_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"office_id" integer NOT NULL,
	"safe" text,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"started_by" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"closed_by" integer,
	"closed_at" timestamp (3) with time zone,
	"reopened_by" integer[] DEFAULT '{}' NOT NULL,
	"ended_by" integer,
	"ended_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	"tally" json
);
--> statement-breakpoint
CREATE TABLE "bpkb_findings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bpkb_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"count_id" integer NOT NULL,
	"bpkb_id" integer NOT NULL,
	"finding" text NOT NULL,
	"expected_place_id" integer,
	"expected_place" text NOT NULL,
	"found_place_id" integer,
	"found_place" text NOT NULL,
	"movement_id" integer NOT NULL,
	"settlement" text,
	"request_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"settled_by" integer,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bpkb_scans" (
	"count_id" integer NOT NULL,
	"bpkb_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"by_id" integer NOT NULL,
	"way" text NOT NULL,
	"round" integer NOT NULL,
	CONSTRAINT "bpkb_scans_count_id_bpkb_id_pk" PRIMARY KEY("count_id","bpkb_id")
);
--> statement-breakpoint
ALTER TABLE "bpkb" ADD COLUMN "labelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bpkb_count_books" ADD CONSTRAINT "bpkb_count_books_count_id_bpkb_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."bpkb_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bpkb_counts" ADD CONSTRAINT "bpkb_counts_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bpkb_counts" ADD CONSTRAINT "bpkb_counts_started_by_staff_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bpkb_counts" ADD CONSTRAINT "bpkb_counts_closed_by_staff_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bpkb_counts" ADD CONSTRAINT "bpkb_counts_ended_by_staff_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bpkb_findings" ADD CONSTRAINT "bpkb_findings_count_id_bpkb_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."bpkb_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bpkb_findings" ADD CONSTRAINT "bpkb_findings_request_id_bpkb_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."bpkb_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bpkb_findings" ADD CONSTRAINT "bpkb_findings_settled_by_staff_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bpkb_scans" ADD CONSTRAINT "bpkb_scans_count_id_bpkb_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."bpkb_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bpkb_scans" ADD CONSTRAINT "bpkb_scans_place_id_bpkb_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."bpkb_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bpkb_scans" ADD CONSTRAINT "bpkb_scans_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bpkb_counts_office" ON "bpkb_counts" USING btree ("office_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bpkb_findings_book" ON "bpkb_findings" USING btree ("count_id","bpkb_id");--> statement-breakpoint
CREATE INDEX "bpkb_to_label" ON "bpkb" USING btree ("state_since","id","office_id") WHERE labelled_at is null and state in ('RECEIVED', 'STORED', 'REQUESTED', 'READY');--> statement-breakpoint
CREATE INDEX "bpkb_office_to_label" ON "bpkb" USING btree ("office_id","state_since","id") WHERE labelled_at is null and state in ('RECEIVED', 'STORED', 'REQUESTED', 'READY');--> statement-breakpoint

ALTER TABLE "bpkb_counts" ADD CONSTRAINT "bpkb_counts_state_known" CHECK (CASE state
  WHEN 'OPEN' THEN closed_at IS NULL AND ended_at IS NULL AND tally IS NULL
  WHEN 'CLOSED' THEN closed_at IS NOT NULL AND closed_by IS NOT NULL AND ended_at IS NULL AND tally IS NOT NULL
  WHEN 'FINISHED' THEN closed_at IS NOT NULL AND ended_at IS NOT NULL AND ended_by IS NOT NULL AND tally IS NOT NULL
  WHEN 'CANCELLED' THEN closed_at IS NULL AND ended_at IS NOT NULL AND ended_by IS NOT NULL AND note <> ''
  ELSE false END);--> statement-breakpoint
ALTER TABLE "bpkb_scans" ADD CONSTRAINT "bpkb_scans_way_known" CHECK (way IN ('CAMERA', 'KEYS'));--> statement-breakpoint
ALTER TABLE "bpkb_findings" ADD CONSTRAINT "bpkb_findings_whole" CHECK (CASE finding
  WHEN 'MISSING' THEN expected_place_id IS NOT NULL AND found_place_id IS NULL AND (settlement IS NULL OR settlement IN ('FOUND', 'RECORDED'))
  WHEN 'MISPLACED' THEN expected_place_id IS NOT NULL AND found_place_id IS NOT NULL AND expected_place_id <> found_place_id
    AND (settlement IS NULL OR settlement IN ('STORED', 'PUT_BACK', 'RECORDED'))
  WHEN 'SURPLUS' THEN expected_place_id IS NULL AND found_place_id IS NOT NULL AND (settlement IS NULL OR settlement IN ('RECORDED', 'EXPLAINED'))
  WHEN 'MOVED' THEN settlement IS NULL
  ELSE false END);--> statement-breakpoint
ALTER TABLE "bpkb_findings" ADD CONSTRAINT "bpkb_findings_settled" CHECK ((settlement IS NULL) = (settled_by IS NULL)
  AND (settlement IS NULL) = (settled_at IS NULL) AND (request_id IS NULL OR settlement = 'RECORDED')
  AND (settlement IS DISTINCT FROM 'EXPLAINED' OR note <> ''));--> statement-breakpoint
CREATE TRIGGER bpkb_counts_kept BEFORE DELETE OR TRUNCATE ON bpkb_counts FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
CREATE TRIGGER bpkb_count_books_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON bpkb_count_books FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint
CREATE TRIGGER bpkb_scans_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON bpkb_scans FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();--> statement-breakpoint

-- What is open counts shelves that no other one counts. It is signed by a second keeper, and stays as it ended.
CREATE FUNCTION bpkb_count_goes_on() RETURNS trigger LANGUAGE plpgsql AS $$
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
         OR EXISTS (SELECT FROM bpkb_scans s WHERE s.count_id = NEW.id AND s.by_id = NEW.ended_by AND s.round > 1)) THEN
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
CREATE TRIGGER bpkb_count_go_on BEFORE INSERT OR UPDATE ON bpkb_counts FOR EACH ROW EXECUTE FUNCTION bpkb_count_goes_on();--> statement-breakpoint
-- A code counts while its count is open, which nobody closes before it is written.
CREATE FUNCTION bpkb_scan_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM bpkb_counts WHERE id = NEW.count_id AND state = 'OPEN' AND round = NEW.round FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a code counts while its count is open';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER bpkb_scan_count BEFORE INSERT ON bpkb_scans FOR EACH ROW EXECUTE FUNCTION bpkb_scan_counts();--> statement-breakpoint
CREATE FUNCTION bpkb_finding_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT state FROM bpkb_counts WHERE id = OLD.count_id) <> 'CLOSED' THEN
    RAISE EXCEPTION 'what a count found is settled while it is closed';
  END IF;
  IF TG_OP = 'DELETE' THEN
    IF OLD.settlement IS NOT NULL THEN
      RAISE EXCEPTION 'what was settled is not taken back';
    END IF;
    RETURN OLD;
  END IF;
  IF (NEW.count_id, NEW.bpkb_id, NEW.finding, NEW.expected_place_id, NEW.expected_place, NEW.found_place_id, NEW.found_place, NEW.movement_id)
       IS DISTINCT FROM
     (OLD.count_id, OLD.bpkb_id, OLD.finding, OLD.expected_place_id, OLD.expected_place, OLD.found_place_id, OLD.found_place, OLD.movement_id) THEN
    RAISE EXCEPTION 'what a count found stays';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER bpkb_finding_stay BEFORE UPDATE OR DELETE ON bpkb_findings FOR EACH ROW EXECUTE FUNCTION bpkb_finding_stays();--> statement-breakpoint
CREATE TRIGGER bpkb_findings_kept BEFORE TRUNCATE ON bpkb_findings FOR EACH STATEMENT EXECUTE FUNCTION money_is_kept();
