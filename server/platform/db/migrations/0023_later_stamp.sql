-- Of two changes that waited for each other the one of the later moment is the last one, whichever was written last:
-- each call has its moment when it begins, and may stand in line for the row.
CREATE OR REPLACE FUNCTION stamp_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person integer := nullif(current_setting('angsur.staff_id', true), '')::integer;
  moment timestamptz := coalesce(nullif(current_setting('angsur.at', true), '')::timestamptz, now());
BEGIN
  IF TG_OP = 'UPDATE' THEN
    NEW.created_at := OLD.created_at;
    NEW.created_by := OLD.created_by;
    NEW.updated_at := OLD.updated_at;
    NEW.updated_by := OLD.updated_by;
    IF NEW IS DISTINCT FROM OLD AND (OLD.updated_at IS NULL OR moment >= OLD.updated_at) THEN
      NEW.updated_at := moment;
      NEW.updated_by := person;
    END IF;
  ELSIF person IS NOT NULL THEN
    NEW.created_at := moment;
    NEW.created_by := person;
    NEW.updated_at := moment;
    NEW.updated_by := person;
  ELSE
    NEW.created_at := coalesce(NEW.created_at, moment);
    NEW.updated_at := coalesce(NEW.updated_at, NEW.created_at);
    NEW.updated_by := coalesce(NEW.updated_by, NEW.created_by);
  END IF;
  RETURN NEW;
END
$$;
