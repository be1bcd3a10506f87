CREATE TABLE "socket_sessions" (
	"socket_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "socket_sessions" ADD CONSTRAINT "socket_sessions_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "socket_sessions_token" ON "socket_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "socket_sessions_created" ON "socket_sessions" USING btree ("created_at");