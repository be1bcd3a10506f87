import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BpkbDifference } from '@/lib/contract/bpkbRequests';
import type {
  BpkbFact,
  BpkbKind,
  BpkbMovement,
  BpkbPurpose,
  BpkbRequestKind,
  BpkbState,
  HandingPaper,
  HandingWay,
} from '@/lib/contract/bpkbTerms';
import { day, moment } from './columns';
import { contracts } from './contracts';
import { master } from './masterColumns';
import { offices } from './offices';
import { requestColumns } from './requestColumns';
import { staff } from './staff';

/** Tempat BPKB of an office: safe, rack and folder, as they are labelled. */
export const bpkbPlaces = pgTable(
  'bpkb_places',
  {
    ...master(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    safe: text().notNull(),
    /** Empty: none. */
    rack: text().notNull().default(''),
    folder: text().notNull().default(''),
  },
  (t) => [index('bpkb_places_office').on(t.officeId, t.name)],
);

/**
 * The ownership book that secures a contract. Where and how it is follows from its movements, which a trigger copies here
 * (migration `bpkb`); what it says is written by who receives it.
 */
export const bpkb = pgTable(
  'bpkb',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contractCode: text()
      .notNull()
      .unique()
      .references(() => contracts.code),
    /** Where it is, or was last; of IN_TRANSIT the office that it left. */
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    /** Null: not known before it is here. */
    kind: text().$type<BpkbKind>(),
    /** As the form or the contract said, then as it was read; empty: not known. */
    number: text().notNull(),
    /** Whose name it bears. */
    ownerName: text().notNull(),
    /** As they were read; empty before it was here. */
    chassisNumber: text().notNull().default(''),
    engineNumber: text().notNull().default(''),
    plateNumber: text().notNull().default(''),
    state: text().$type<BpkbState>().notNull().default('UNRECORDED'),
    stateSince: moment().notNull(),
    placeId: integer().references(() => bpkbPlaces.id),
    /** Who has it, or carries it; empty: the office. */
    holder: text().notNull().default(''),
    /** The last day by which it is expected, from the dealer or back. */
    until: day(),
    /** IN_TRANSIT: where it goes. */
    toOfficeId: integer().references(() => offices.id),
    /** What waits of it, or was approved and is not done yet (`bpkb_requests`). */
    requestId: integer(),
    /** READY: the movement by which somebody prepared it for another one. */
    preparedId: integer(),
    /** Its contract ended, or its unit was sold: it goes out. Triggers keep it. */
    goesOut: boolean().notNull().default(false),
    /** Its contract was cancelled before the book came: nobody waits for it any more. */
    notAwaitedSince: moment(),
    /** When its label was printed last; null: never. */
    labelledAt: moment(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('bpkb_office_state').on(t.officeId, t.state, t.stateSince, t.id),
    index('bpkb_state').on(t.state, t.stateSince, t.id),
    index('bpkb_office').on(t.officeId, t.stateSince, t.id),
    index('bpkb_since').on(t.stateSince, t.id),
    index('bpkb_kind').on(t.kind, t.stateSince, t.id),
    index('bpkb_office_kind').on(t.officeId, t.kind, t.state, t.stateSince, t.id),
    index('bpkb_place')
      .on(t.placeId, t.stateSince, t.id)
      .where(sql`place_id is not null`),
    index('bpkb_to_office')
      .on(t.toOfficeId)
      .where(sql`to_office_id is not null`),
    index('bpkb_awaited')
      .on(t.stateSince, t.id, t.until, t.officeId)
      .where(sql`state = 'NOT_RECEIVED' and not_awaited_since is null`),
    index('bpkb_lent')
      .on(t.stateSince, t.id, t.until, t.officeId)
      .where(sql`state in ('BORROWED', 'AT_NOTARY')`),
    index('bpkb_to_make_ready')
      .on(t.stateSince, t.id, t.officeId)
      .where(sql`goes_out and state in ('RECEIVED', 'STORED', 'REQUESTED')`),
    index('bpkb_to_label')
      .on(t.stateSince, t.id, t.officeId)
      .where(sql`labelled_at is null and state in ('RECEIVED', 'STORED', 'REQUESTED', 'READY')`),
    // An office that has labelled its own finds that out without those of all others.
    index('bpkb_office_to_label')
      .on(t.officeId, t.stateSince, t.id)
      .where(sql`labelled_at is null and state in ('RECEIVED', 'STORED', 'REQUESTED', 'READY')`),
    index('bpkb_vehicle').on(sql`vehicle_key(${t.number})`),
  ],
);

/** A paper of who fetches a book. */
export interface PaperFile {
  paper: HandingPaper;
  file_id: number;
}

/** What happened to a book: only ever added to. The newest one says where the book is. */
export const bpkbMovements = pgTable(
  'bpkb_movements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bpkbId: integer()
      .notNull()
      .references(() => bpkb.id),
    movement: text().$type<BpkbMovement>().notNull(),
    at: moment().notNull(),
    /** Null: it came about by itself. */
    byId: integer().references(() => staff.id),
    state: text().$type<BpkbState>().notNull(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    contractCode: text()
      .notNull()
      .references(() => contracts.code),
    placeId: integer().references(() => bpkbPlaces.id),
    /** As it was labelled then. */
    place: text().notNull().default(''),
    person: text().notNull().default(''),
    phone: text().notNull().default(''),
    purpose: text().$type<BpkbPurpose>(),
    until: day(),
    toOfficeId: integer().references(() => offices.id),
    way: text().$type<HandingWay>(),
    note: text().notNull().default(''),
    papers: json().$type<PaperFile[]>().notNull().default([]),
    signatureId: integer(),
    /** The request that it asks for or that allowed it (`bpkb_requests`). */
    requestId: integer(),
  },
  (t) => [
    index('bpkb_movements_book').on(t.bpkbId, t.id),
    index('bpkb_movements_request')
      .on(t.requestId)
      .where(sql`request_id is not null`),
    uniqueIndex('bpkb_movements_handed_over')
      .on(t.bpkbId)
      .where(sql`movement = 'HANDED_OVER'`),
  ],
);

/** What is asked for beyond what columns say. */
export interface BpkbAsk {
  differences?: BpkbDifference[];
  kind?: BpkbKind;
  facts?: Record<BpkbFact, string>;
  purpose?: BpkbPurpose;
  borrower?: string;
  phone?: string;
  until?: string;
  dpd?: number;
  /** LOST: the newest movement of the book then; 0: none. */
  movement_id?: number;
}

/** What one keeper asks for of a book and another person decides. */
export const bpkbRequests = pgTable(
  'bpkb_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<BpkbRequestKind>().notNull(),
    bpkbId: integer()
      .notNull()
      .references(() => bpkb.id),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    /** The contract that it secured then. */
    contractCode: text()
      .notNull()
      .references(() => contracts.code),
    payload: json().$type<BpkbAsk>().notNull(),
    ...requestColumns(),
  },
  (t) => [
    uniqueIndex('bpkb_requests_one_waiting')
      .on(t.bpkbId)
      .where(sql`status = 'WAITING'`),
    index('bpkb_requests_book').on(t.bpkbId, t.id),
    index('bpkb_requests_waiting')
      .on(t.requestedAt, t.id)
      .where(sql`status = 'WAITING'`),
    index('bpkb_requests_asker')
      .on(t.requestedBy)
      .where(sql`status = 'WAITING'`),
  ],
);
