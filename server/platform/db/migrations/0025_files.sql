CREATE TABLE "file_chunks" (
	"upload_id" integer NOT NULL,
	"index" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "file_chunks_upload_id_index_pk" PRIMARY KEY("upload_id","index")
);
--> statement-breakpoint
CREATE TABLE "file_removals" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "file_uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"office_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"processing_until" timestamp (3) with time zone,
	"file_id" integer,
	"refused" text,
	CONSTRAINT "file_uploads_key" UNIQUE("staff_id","key")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"office_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"owner_type" text,
	"owner_id" text,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"identity_document" boolean NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attached_at" timestamp (3) with time zone,
	"loose_since" timestamp (3) with time zone,
	CONSTRAINT "files_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "files_held_or_loose" CHECK ((owner_type is null) = (owner_id is null) and (owner_type is null) = (attached_at is null) and (owner_type is null) = (loose_since is not null))
);
--> statement-breakpoint
ALTER TABLE "file_chunks" ADD CONSTRAINT "file_chunks_upload_id_file_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."file_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_staff_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_removals_since" ON "file_removals" USING btree ("since");--> statement-breakpoint
CREATE INDEX "file_uploads_touched" ON "file_uploads" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "file_uploads_file" ON "file_uploads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_type","owner_id","id");--> statement-breakpoint
CREATE INDEX "files_loose" ON "files" USING btree ("loose_since") WHERE loose_since is not null;--> statement-breakpoint
CREATE INDEX "files_loose_of" ON "files" USING btree ("created_by") WHERE loose_since is not null;--> statement-breakpoint

-- What a record holds is not removed, whoever asks: it is released first, and a week later it may go.
CREATE FUNCTION keep_held_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.owner_type IS NOT NULL THEN RAISE EXCEPTION 'a file that a record holds is never deleted'; END IF;
  RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER files_held BEFORE DELETE ON "files" FOR EACH ROW EXECUTE FUNCTION keep_held_file();
