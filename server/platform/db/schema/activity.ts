import {
  bigint,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Changes } from '../../core/changes';
import { moment } from './columns';
import { staff } from './staff';

const person = () =>
  integer()
    .notNull()
    .references(() => staff.id);

/** A message to one person (SPEC 3); unread while `readAt` is null. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: person(),
    title: text().notNull(),
    message: text().notNull(),
    link: text(),
    source: text(),
    /** The receipt that it is about, where it leads elsewhere. */
    receiptId: integer(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (t) => [
    index('notifications_newest').on(t.staffId, t.createdAt, t.id),
    // What was told at one moment: it is told to many, and how it ended is said to each.
    index('notifications_told').on(t.createdAt),
    index('notifications_unread')
      .on(t.staffId)
      .where(sql`read_at is null`),
  ],
);

/**
 * The log: who did what, when, from where. Append-only: the server's role may do nothing else (decision 0113), and a
 * trigger refuses it to everybody (migration 0002). Each filter has an index in the order in which the log is read; those
 * of person, action, address and words, which carry other columns, stand in the migration log_filters alone.
 */
export const history = pgTable(
  'history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    staffId: integer().references(() => staff.id),
    action: text().notNull(),
    summary: text().notNull(),
    recordType: text(),
    recordId: text(),
    reason: text(),
    ip: text(),
    device: text(),
    changes: jsonb().$type<Changes>().notNull(),
  },
  (t) => [
    index('history_record').on(t.recordType, t.recordId, t.id),
    index('history_newest').on(t.at, t.id),
    index('history_type').on(t.recordType, t.at, t.id),
  ],
);

/** Where a device was when the app started; degrees. */
export const locations = pgTable(
  'locations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: person(),
    at: moment().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (t) => [index('locations_staff').on(t.staffId, t.at)],
);

/** Answers of writes that carried an Idempotency-Key, kept in the transaction that wrote. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    staffId: person(),
    key: text().notNull(),
    /** SHA-256 of method, address and body. */
    requestHash: text().notNull(),
    answer: json(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
);

/** Events that the causing transaction wrote and that are sent after it commits. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text().notNull(),
    event: text().notNull(),
    payload: json().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index('outbox_created').on(t.createdAt)],
);

/** What instances on one database must agree on: the realtime secret, and whether this is the demo company. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});
