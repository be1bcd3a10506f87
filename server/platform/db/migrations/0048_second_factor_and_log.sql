ALTER TABLE "authenticators" ADD COLUMN "sent_code_hash" text;
