CREATE INDEX "notifications_told" ON "notifications" USING btree ("created_at");--> statement-breakpoint
-- An approval about a receipt led to customers.id as if it were a form. It leads to the form that the contract came from, through
-- every restructuring, or to the receipt. Of the oldest ones only the words tell which receipt they are about.
UPDATE "notifications" n SET "receipt_id" = c."id" FROM "credits" c
 WHERE n."source" = 'approval' AND n."receipt_id" IS NULL AND n."title" = 'Persetujuan nota'
   AND c."invoice" = substring(n."message" from ' nota ([^ ]+) \(');--> statement-breakpoint
WITH RECURSIVE "origins" ("code", "earlier") AS (
  SELECT "code", "code" FROM "contracts"
  UNION SELECT o."code", r."old_code" FROM "restructures" r JOIN "origins" o ON r."new_code" = o."earlier")
UPDATE "notifications" n
   SET "link" = coalesce((SELECT f."id"::text FROM "origins" o JOIN "registrations" f ON f."contract_code" = o."earlier"
                           WHERE o."code" = c."contract_code" LIMIT 1), 'nota-' || c."id")
  FROM "credits" c
 WHERE n."source" = 'approval' AND n."receipt_id" = c."id";
