import { sql } from 'drizzle-orm';
import { check, index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ChangeKindName, ChangeRule } from '@/lib/contract/changes';
import { moment } from './columns';
import { requestColumns } from './requestColumns';

/**
 * Changes of rights, and of masters that bound money, that one person asks for and another decides
 * (docs/decisions/0140). One of each kind waits for a record.
 */
export const changeRequests = pgTable(
  'change_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<ChangeKindName>().notNull(),
    /** What it changes, by its kind and id as in the log; no id: a new one. */
    subjectType: text().notNull(),
    subjectId: integer(),
    /** The record's version that the maker saw. */
    subjectVersion: integer().notNull(),
    /** What is asked for, as people say it: 'perubahan jabatan Kasir'. */
    what: text().notNull(),
    /** The same by kind. */
    payload: json().$type<unknown>().notNull(),
    /** Who decides sees each of these. */
    officeIds: integer().array().notNull(),
    decidedByRule: text().$type<ChangeRule>().notNull(),
    /** Where nobody could decide it: when it takes effect unless it is stopped. Null: somebody decides. */
    takesEffectAt: moment(),
    /** Who lost what they could have decided it by, through its maker: they may stop it too (docs/decisions/0151). */
    stoppers: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    ...requestColumns(),
  },
  (t) => [
    uniqueIndex('change_requests_one_waiting')
      .on(t.kind, t.subjectType, t.subjectId)
      .where(sql`status = 'WAITING'`),
    index('change_requests_subject').on(t.subjectType, t.subjectId, t.id),
    index('change_requests_waiting')
      .on(t.requestedAt, t.id)
      .where(sql`status = 'WAITING'`),
    index('change_requests_takes_effect')
      .on(t.takesEffectAt)
      .where(sql`status = 'WAITING'`),
    check('change_requests_rule', sql`decided_by_rule in ('APPROVER', 'ADMINISTRATOR')`),
    check('change_requests_offices', sql`decided_by_rule = 'ADMINISTRATOR' or cardinality(office_ids) > 0`),
    check('change_requests_status', sql`status in ('WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN')`),
    // Nobody decides their own; what took effect by itself was decided by nobody.
    check(
      'change_requests_decided',
      sql`(status = 'WAITING') = (decided_at is null) and (status <> 'APPROVED' or decided_by is distinct from requested_by)
        and (status <> 'APPROVED' or decided_by is not null or takes_effect_at <= decided_at)`,
    ),
    check('change_requests_let_go', sql`let_go = 0`),
  ],
);
