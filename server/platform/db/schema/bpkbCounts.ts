import { index, integer, json, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BpkbCountState, BpkbFinding, BpkbSettlement, ScanWay } from '@/lib/contract/bpkbCountTerms';
import { bpkbPlaces, bpkbRequests } from './bpkb';
import { moment } from './columns';
import { offices } from './offices';
import { staff } from './staff';

/** Codes that one person counted, and how many of them were keyed in. */
export interface CountedBy {
  by_id: number;
  counted: number;
  keyed: number;
}

/** What its closing found where it should be; what differs are `bpkb_findings`. */
export interface CountTally {
  by: CountedBy[];
  expected: number;
  as_expected: number;
}

/** Counts of the books of an office (opname). Triggers hold which ones may run beside each other, and who ends one. */
export const bpkbCounts = pgTable(
  'bpkb_counts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    /** The safe that is counted; null: the whole office. */
    safe: text(),
    state: text().$type<BpkbCountState>().notNull().default('OPEN'),
    /** 1, and one more each time that it was opened again: from 2 on somebody has seen what is missing. */
    round: integer().notNull().default(1),
    version: integer().notNull().default(1),
    startedBy: integer()
      .notNull()
      .references(() => staff.id),
    startedAt: moment().notNull(),
    closedBy: integer().references(() => staff.id),
    closedAt: moment(),
    /** Who opened it again, each time. */
    reopenedBy: integer().array().notNull().default([]),
    endedBy: integer().references(() => staff.id),
    endedAt: moment(),
    note: text().notNull().default(''),
    /** As it was when it was closed, or cancelled; null: it is counted. */
    tally: json().$type<CountTally>(),
  },
  (t) => [index('bpkb_counts_office').on(t.officeId, t.id)],
);

/*
 * Nothing below has a foreign key to `bpkb`: books are never removed, and such a key would have a count wait for each act on a
 * book, and each act for the count.
 */

/** Every book of the office as it was when the count began. */
export const bpkbCountBooks = pgTable(
  'bpkb_count_books',
  {
    countId: integer()
      .notNull()
      .references(() => bpkbCounts.id),
    bpkbId: integer().notNull(),
    /** Where it should be; null: it was not said to lie on these shelves. */
    placeId: integer(),
    /** Its last movement; 0: none. */
    movementId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.countId, t.bpkbId] })],
);

/** A book that was seen on a shelf, once in a count. */
export const bpkbScans = pgTable(
  'bpkb_scans',
  {
    countId: integer()
      .notNull()
      .references(() => bpkbCounts.id),
    bpkbId: integer().notNull(),
    placeId: integer()
      .notNull()
      .references(() => bpkbPlaces.id),
    /** On the device. */
    at: moment().notNull(),
    receivedAt: moment().notNull(),
    byId: integer()
      .notNull()
      .references(() => staff.id),
    way: text().$type<ScanWay>().notNull(),
    /** The count's round then. */
    round: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.countId, t.bpkbId] })],
);

/** What differed when a count was closed, with the names of places as they were; gone when it is opened again. */
export const bpkbFindings = pgTable(
  'bpkb_findings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    countId: integer()
      .notNull()
      .references(() => bpkbCounts.id),
    bpkbId: integer().notNull(),
    finding: text().$type<BpkbFinding>().notNull(),
    expectedPlaceId: integer(),
    expectedPlace: text().notNull(),
    foundPlaceId: integer(),
    foundPlace: text().notNull(),
    /** The last movement of the book then; 0: none. */
    movementId: integer().notNull(),
    settlement: text().$type<BpkbSettlement>(),
    /** RECORDED by a loss that somebody asked for (`bpkb_requests`): it settles nothing once that is refused or taken back. */
    requestId: integer().references(() => bpkbRequests.id),
    note: text().notNull().default(''),
    settledBy: integer().references(() => staff.id),
    settledAt: moment(),
  },
  (t) => [uniqueIndex('bpkb_findings_book').on(t.countId, t.bpkbId)],
);
