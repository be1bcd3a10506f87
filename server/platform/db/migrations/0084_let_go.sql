CREATE TABLE "let_go" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "let_go_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"staff_id" integer NOT NULL,
	"request_table" text NOT NULL,
	"request_id" integer NOT NULL,
	"contract_code" text COLLATE "C",
	"collector_id" integer,
	"fund_office_id" integer,
	"amount" bigint NOT NULL,
	CONSTRAINT "let_go_of_one" CHECK (num_nonnulls(contract_code, collector_id, fund_office_id) = 1),
	CONSTRAINT "let_go_something" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "let_go" ADD CONSTRAINT "let_go_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "let_go" ADD CONSTRAINT "let_go_contract_code_contracts_code_fk" FOREIGN KEY ("contract_code") REFERENCES "public"."contracts"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "let_go" ADD CONSTRAINT "let_go_collector_id_staff_id_fk" FOREIGN KEY ("collector_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "let_go" ADD CONSTRAINT "let_go_fund_office_id_offices_id_fk" FOREIGN KEY ("fund_office_id") REFERENCES "public"."offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "let_go_by" ON "let_go" USING btree ("staff_id","at");
--> statement-breakpoint
-- What was let go before, by what each request kept. Limits look thirty days back.
INSERT INTO let_go (at, staff_id, request_table, request_id, contract_code, collector_id, fund_office_id, amount)
SELECT decided_at, decided_by, 'contract_requests', id, contract_code, NULL::int, NULL::int, let_go
  FROM contract_requests WHERE status = 'APPROVED' AND let_go > 0
UNION ALL
SELECT r.decided_at, r.decided_by, 'credit_requests', r.id, c.contract_code, NULL, NULL, r.let_go
  FROM credit_requests r JOIN credits c ON c.id = r.credit_id WHERE r.status = 'APPROVED' AND r.let_go > 0
UNION ALL
SELECT r.decided_at, r.decided_by, 'import_requests', r.id, line ->> 'contractCode', NULL, NULL, sum((line ->> 'letGo')::bigint)
  FROM import_requests r CROSS JOIN json_array_elements(r.rows) line
 WHERE r.status = 'APPROVED' AND r.let_go > 0 AND (line ->> 'letGo')::bigint > 0
 GROUP BY r.id, line ->> 'contractCode'
UNION ALL
SELECT decided_at, decided_by, 'drawer_requests', id, NULL, holder_id, NULL, let_go
  FROM drawer_requests WHERE status = 'APPROVED' AND kind = 'SHORTAGE_WRITE_OFF' AND let_go > 0
UNION ALL
SELECT decided_at, decided_by, 'petty_requests', id, NULL, NULL, office_id, let_go
  FROM petty_requests WHERE status = 'APPROVED' AND kind = 'DIFFERENCE' AND let_go > 0;
