ALTER TABLE "credit_requests" ADD COLUMN "let_go" bigint;--> statement-breakpoint
ALTER TABLE "partner_requests" ADD COLUMN "let_go" bigint;--> statement-breakpoint
ALTER TABLE "contract_requests" ADD COLUMN "let_go" bigint;--> statement-breakpoint
ALTER TABLE "titles" ADD COLUMN "forgives_up_to" bigint;--> statement-breakpoint
CREATE INDEX "credit_requests_let_go" ON "credit_requests" USING btree ("decided_by","decided_at") WHERE let_go > 0 and status = 'APPROVED';--> statement-breakpoint
CREATE INDEX "contract_requests_let_go" ON "contract_requests" USING btree ("decided_by","decided_at") WHERE let_go > 0 and status = 'APPROVED';--> statement-breakpoint
ALTER TABLE "titles" ADD CONSTRAINT "titles_forgives_up_to" CHECK (forgives_up_to >= 0);--> statement-breakpoint
ALTER TABLE "credit_requests" ADD CONSTRAINT "credit_requests_let_go" CHECK (let_go >= 0);--> statement-breakpoint
ALTER TABLE "partner_requests" ADD CONSTRAINT "partner_requests_let_go" CHECK (let_go >= 0);--> statement-breakpoint
ALTER TABLE "contract_requests" ADD CONSTRAINT "contract_requests_let_go" CHECK (let_go >= 0);
