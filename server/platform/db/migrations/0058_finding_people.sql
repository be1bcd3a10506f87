-- A phone number as it is compared: phoneKey of src/lib/format/people says the same.
CREATE FUNCTION phone_key(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(?:(?:00)?62)?0*(?=[1-9])', '0');
--> statement-breakpoint
-- A name in small letters without apostrophes, dots, commas and hidden signs.
CREATE FUNCTION person_words(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN btrim(regexp_replace(name_key(translate(name, '''’‘`´ʼʻ′', '')), '[.,\s]+', ' ', 'g'));
--> statement-breakpoint
-- The same without titles: personKey of src/lib/format/people says the same.
CREATE FUNCTION person_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(nullif(btrim(regexp_replace(' ' || person_words(name) || ' ',
  ' (?:h|hj|kh|drs|dra|drg|drh|dr|ir|prof|apt|tn|ny|nn|sdri?|bpk|bapak|ibu|s ?(?:i ?kom|k ?m|t ?p|h ?i|h|e ?sy|e ?i|e|t|pd ?i|pd|kom|sos|ag|ip|ked|kep|keb|si|farm|psi|hut|pt|st|gz|hum)|m ?(?:i ?kom|kn|m|si|pd ?i|pd|h|hum|kom|t|ag|sc|kes|kep|psi|farm)|a ?m ?d(?: ?(?:kep|keb|kom|ak|t))?|ph ?d|b ?sc|l ?c)(?= )',
  '', 'g')), ''), person_words(name));
--> statement-breakpoint
CREATE FUNCTION searched_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN person_key(name) = lower(name) THEN lower(name) ELSE lower(name) || ' ' || person_key(name) END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION contract_search_text(code text, plate text, c customers) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(' ' || code || ' ' || plate || ' ' || replace(plate, ' ', '')) || ' ' || searched_name(c.name) || ' ' || c.nik
    || ' ' || phone_key(c.phone)
$$;
--> statement-breakpoint
DROP INDEX "customers_phone";--> statement-breakpoint
CREATE INDEX "customers_phone" ON "customers" USING btree (phone_key("phone"));--> statement-breakpoint
DROP INDEX customers_name_search;--> statement-breakpoint
CREATE INDEX customers_name_search ON customers USING gin ((' ' || searched_name(name)) gin_trgm_ops);--> statement-breakpoint
ALTER INDEX customers_name_search ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
DROP INDEX "staff_search";--> statement-breakpoint
CREATE INDEX "staff_search" ON "staff" USING gin ((' ' || searched_name("name") || ' ' || "username" || ' ' || lower(coalesce("email", ''))) gin_trgm_ops);--> statement-breakpoint
-- What is kept for searching follows; nobody changed a record by that.
ALTER TABLE contracts DISABLE TRIGGER contracts_stamped;--> statement-breakpoint
UPDATE contracts SET search_text = contract_search_text(contracts.code, plate_number, customers)
  FROM customers
 WHERE customers.id = customer_id AND search_text <> contract_search_text(contracts.code, plate_number, customers);
--> statement-breakpoint
ALTER TABLE contracts ENABLE TRIGGER contracts_stamped;--> statement-breakpoint
ALTER TABLE registrations DISABLE TRIGGER registrations_stamped;--> statement-breakpoint
UPDATE registrations SET phone = phone_key(phone), search_text =
    lower(' ' || coalesce(number, '') || ' ' || plate_number || ' ' || regexp_replace(plate_number, '\s', '', 'g'))
    || ' ' || searched_name(applicant_name) || ' ' || nik || ' ' || phone_key(phone);
--> statement-breakpoint
ALTER TABLE registrations ENABLE TRIGGER registrations_stamped;--> statement-breakpoint
ALTER TABLE partners DISABLE TRIGGER partners_stamped;--> statement-breakpoint
UPDATE partners SET search_text = ' ' || searched_name(name) || ' ' || nik || ' ' || phone_key(phone);
--> statement-breakpoint
ALTER TABLE partners ENABLE TRIGGER partners_stamped;
