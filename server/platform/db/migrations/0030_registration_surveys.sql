CREATE TABLE "registration_surveys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registration_surveys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"registration_id" integer NOT NULL,
	"move_id" integer NOT NULL,
	"surveyor_id" integer NOT NULL,
	"visited_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"accuracy" double precision,
	"no_position" text NOT NULL,
	"findings" jsonb NOT NULL,
	CONSTRAINT "registration_surveys_clientId_unique" UNIQUE("client_id"),
	CONSTRAINT "registration_surveys_position" CHECK ((latitude is null) = (longitude is null) and (latitude is null) = (accuracy is null) and (latitude is null) = (no_position <> ''))
);
--> statement-breakpoint
ALTER TABLE "registration_surveys" ADD CONSTRAINT "registration_surveys_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_surveys" ADD CONSTRAINT "registration_surveys_move_id_registration_moves_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."registration_moves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_surveys" ADD CONSTRAINT "registration_surveys_surveyor_id_staff_id_fk" FOREIGN KEY ("surveyor_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_surveys_of" ON "registration_surveys" USING btree ("registration_id","id");--> statement-breakpoint
CREATE INDEX "registration_surveys_move" ON "registration_surveys" USING btree ("move_id");--> statement-breakpoint
CREATE INDEX "registration_surveys_surveyor" ON "registration_surveys" USING btree ("surveyor_id");--> statement-breakpoint
-- What a surveyor sent stays as it was sent.
CREATE FUNCTION keep_survey() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a survey is never changed' USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER registration_surveys_kept BEFORE UPDATE OR DELETE ON "registration_surveys"
  FOR EACH ROW EXECUTE FUNCTION keep_survey();
