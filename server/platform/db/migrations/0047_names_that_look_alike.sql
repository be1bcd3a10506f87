-- What a name looks like: without hidden and direction-changing signs, wide and joined letters as plain ones, one space
-- between words, small letters.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(btrim(regexp_replace(normalize(regexp_replace(name,
  '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ue000-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
  '', 'g'), NFKC), '\s+', ' ', 'g')));
--> statement-breakpoint
-- Titles that looked the same until now get a number, the oldest keeps its name.
DO $$
DECLARE
  alike record;
  number integer;
BEGIN
  FOR alike IN
    SELECT id, name FROM (SELECT id, name, row_number() OVER (PARTITION BY name_key(name) ORDER BY id) AS nth FROM titles) AS named
     WHERE nth > 1 ORDER BY id
  LOOP
    number := 2;
    WHILE EXISTS (SELECT 1 FROM titles WHERE name_key(name) = name_key(alike.name || ' (' || number || ')')) LOOP
      number := number + 1;
    END LOOP;
    UPDATE titles SET name = alike.name || ' (' || number || ')', version = version + 1 WHERE id = alike.id;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE UNIQUE INDEX "titles_look" ON "titles" USING btree (name_key(name));
