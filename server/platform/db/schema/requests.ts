import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ContractRequestKind } from '@/lib/contract/requestedAction';
import { contracts } from './contracts';
import { offices } from './offices';
import { requestColumns } from './requestColumns';

/**
 * Something that one person asks for on a contract and another decides (maker and checker). One at a time waits on a
 * contract, so that no two answers contradict each other.
 */
export const contractRequests = pgTable(
  'contract_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<ContractRequestKind>().notNull(),
    contractCode: text()
      .notNull()
      .references(() => contracts.code),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    /** The office besides the contract's that it is about; null: none. Who decides it sees both. */
    otherOfficeId: integer().references(() => offices.id),
    /** The contract's version that the maker saw. */
    contractVersion: integer().notNull(),
    /** What is asked for, by kind; see `src/lib/contract/requests`. */
    payload: json().$type<unknown>().notNull(),
    ...requestColumns(),
  },
  (t) => [
    uniqueIndex('contract_requests_one_waiting')
      .on(t.contractCode)
      .where(sql`status = 'WAITING'`),
    index('contract_requests_contract').on(t.contractCode, t.id),
    index('contract_requests_let_go')
      .on(t.decidedBy, t.decidedAt)
      .where(sql`let_go > 0 and status = 'APPROVED'`),
    index('contract_requests_waiting')
      .on(t.requestedAt, t.id)
      .where(sql`status = 'WAITING'`),
  ],
);
