CREATE SEQUENCE "public"."title_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 101 CACHE 1;--> statement-breakpoint
ALTER TABLE "titles" ALTER COLUMN "id" SET DEFAULT nextval('title_ids');--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- A company may have brought higher numbers.
SELECT setval('title_ids', greatest(101, (SELECT coalesce(max(id), 0) + 1 FROM titles)), false);
