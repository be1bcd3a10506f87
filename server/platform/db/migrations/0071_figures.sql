CREATE TABLE "kept_contracts" (
	"day" date NOT NULL,
	"contract_code" text COLLATE "C" NOT NULL,
	"office_id" integer NOT NULL,
	"bucket" text NOT NULL,
	"class" smallint NOT NULL,
	"outstanding" bigint NOT NULL,
	"collector_id" integer,
	CONSTRAINT "kept_contracts_day_contract_code_pk" PRIMARY KEY("day","contract_code")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "kept_days" (
	"office_id" integer NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"figures" json NOT NULL,
	CONSTRAINT "kept_days_office_id_day_pk" PRIMARY KEY("office_id","day")
);
--> statement-breakpoint
ALTER TABLE "kept_days" ADD CONSTRAINT "kept_days_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contracts_floored" ON "contracts" USING btree ("office_id","next_due","class_floor","outstanding") WHERE floor_lines > 0 and status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "credits_created" ON "credits" USING brin ("created_at");--> statement-breakpoint

-- A day that is kept is never rewritten, nor is a month.
CREATE FUNCTION kept_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never rewritten', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER kept_days_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON kept_days FOR EACH STATEMENT EXECUTE FUNCTION kept_is_kept();--> statement-breakpoint
-- For each row: that one holds in every month's own table too.
CREATE TRIGGER kept_contracts_kept BEFORE UPDATE OR DELETE ON kept_contracts FOR EACH ROW EXECUTE FUNCTION kept_is_kept();--> statement-breakpoint
CREATE TRIGGER kept_contracts_stay BEFORE TRUNCATE ON kept_contracts FOR EACH STATEMENT EXECUTE FUNCTION kept_is_kept();--> statement-breakpoint
ALTER TABLE kept_contracts ADD CONSTRAINT kept_contracts_month_end CHECK (extract(day FROM day + 1) = 1),
  ADD CONSTRAINT kept_contracts_class CHECK (class BETWEEN 1 AND 5),
  ADD CONSTRAINT kept_contracts_outstanding CHECK (outstanding >= 0);--> statement-breakpoint

-- Months that came back from a backup.
CREATE TABLE kept_contracts_restored PARTITION OF kept_contracts DEFAULT;--> statement-breakpoint
-- The server owns no tables: the table of a month is made for it.
CREATE FUNCTION keep_month(day date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  first date := date_trunc('month', day)::date;
BEGIN
  EXECUTE format('CREATE TABLE IF NOT EXISTS %I PARTITION OF kept_contracts FOR VALUES FROM (%L) TO (%L)',
    'kept_contracts_' || to_char(first, 'YYYY_MM'), first, (first + interval '1 month')::date);
END
$$;
