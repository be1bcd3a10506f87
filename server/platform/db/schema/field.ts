import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DenominationKey } from '@/lib/contract/denominations';
import type { VisitMet, VisitOutside, VisitPlace, VisitResult } from '@/lib/contract/visitTerms';
import type { TtsState } from '@/lib/contract/tts';
import { cashActs } from './cash';
import { consents, promises } from './collection';
import { day, moment, rupiah } from './columns';
import { contracts } from './contracts';
import { files } from './files';
import { offices } from './offices';
import { staff } from './staff';

const contractCode = () =>
  text()
    .notNull()
    .references(() => contracts.code);
const office = () =>
  integer()
    .notNull()
    .references(() => offices.id);
const person = () => integer().references(() => staff.id);

/** A collector's list for one day of the office (DOMAIN, Daily plan): made once, added to, closed by the supervisor. */
export const collectorPlans = pgTable(
  'collector_plans',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    collectorId: person().notNull(),
    officeId: office(),
    day: day().notNull(),
    madeAt: moment().notNull(),
    closedAt: moment(),
    closedBy: person(),
    version: integer().notNull().default(1),
  },
  (t) => [
    unique('collector_plans_once').on(t.collectorId, t.day),
    index('collector_plans_office').on(t.officeId, t.day),
  ],
);

/** Whom a plan leads to, in its order. */
export const planRows = pgTable(
  'plan_rows',
  {
    planId: integer()
      .notNull()
      .references(() => collectorPlans.id),
    contractCode: contractCode(),
    /** 1, 2, 3 … */
    nth: smallint().notNull(),
    source: text().$type<'PROMISE' | 'DUE' | 'ADDED'>().notNull(),
    addedAt: moment(),
    addedBy: person(),
    addedReason: text().notNull().default(''),
    /** Why nobody went there, said when the plan was closed. */
    closeReason: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.planId, t.contractCode] }),
    index('plan_rows_contract').on(t.contractCode),
  ],
);

/** What a collector found at the door (DOMAIN, Visit): its id is made on the device, and it is never changed. */
export const visits = pgTable(
  'visits',
  {
    id: uuid().primaryKey(),
    contractCode: contractCode(),
    officeId: office(),
    /** The day of `at` in the office. */
    day: day().notNull(),
    visitedBy: person().notNull(),
    /** By the device's clock. */
    deviceAt: moment().notNull(),
    /** What the server's clock was ahead of the device's, ms; 0 where they had not spoken. */
    clockDifference: bigint({ mode: 'number' }).notNull(),
    /** The corrected time, by which all rules go. */
    at: moment().notNull(),
    receivedAt: moment().notNull(),
    met: text().$type<VisitMet>().notNull(),
    metName: text().notNull().default(''),
    place: text().$type<VisitPlace>().notNull(),
    result: text().$type<VisitResult>().notNull(),
    promiseId: integer().references(() => promises.id),
    note: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Metres. */
    accuracy: doublePrecision(),
    noPosition: text().notNull().default(''),
    /** The visit whose mistake this one corrects. */
    correctsId: uuid(),
    /** Why it is a second one on its day. */
    againReason: text().notNull().default(''),
    /** Which parts of who, where and when it is outside of, without a consent. */
    outside: text().array().$type<VisitOutside[]>().notNull(),
    consentId: integer().references(() => consents.id),
    /** Of the body: the same id with other content is another visit. */
    digest: text().notNull(),
  },
  (t) => [
    index('visits_contract').on(t.contractCode, t.day),
    index('visits_collector').on(t.visitedBy, t.day),
    index('visits_office_day').on(t.officeId, t.day),
    index('visits_outside')
      .on(t.officeId, t.receivedAt)
      .where(sql`outside <> '{}'`),
  ],
);

/** Photos of a visit, in the order in which they were taken. */
export const visitPhotos = pgTable(
  'visit_photos',
  {
    visitId: uuid()
      .notNull()
      .references(() => visits.id),
    nth: smallint().notNull(),
    fileId: integer()
      .notNull()
      .unique()
      .references(() => files.id),
  },
  (t) => [primaryKey({ columns: [t.visitId, t.nth] })],
);

/** Numbers of TTS that a device was given while it was online; those never used are accounted for when it is closed. */
export const ttsBlocks = pgTable(
  'tts_blocks',
  {
    /** Made on the device, so that asking twice gives one. */
    id: uuid().primaryKey(),
    officeId: office(),
    collectorId: person().notNull(),
    /** The device, by a name that it made itself. */
    device: uuid().notNull(),
    /** `{YYMM}` of its numbers. */
    month: text().notNull(),
    first: integer().notNull(),
    last: integer().notNull(),
    givenAt: moment().notNull(),
    givenOn: day().notNull(),
    closedAt: moment(),
    closedBy: person(),
    /** Why somebody else closed it, or the device at its month's end. */
    closeReason: text().notNull().default(''),
  },
  (t) => [
    unique('tts_blocks_first').on(t.officeId, t.month, t.first),
    index('tts_blocks_collector').on(t.collectorId, t.givenOn),
  ],
);

/** A cashier's count of what a collector brings (Setoran Kolektor), with what came of each TTS. Rupiah. */
export const handovers = pgTable(
  'handovers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `{office}/S{YYMM}/{00001}`, without gaps per office and month. */
    number: text().notNull().unique(),
    officeId: office(),
    collectorId: person().notNull(),
    cashierId: person().notNull(),
    /** In whose drawer the money is. */
    day: day().notNull(),
    at: moment().notNull(),
    denominations: jsonb().$type<Partial<Record<DenominationKey, number>>>().notNull(),
    counted: rupiah(),
    /** Sum of its TTS. */
    expected: rupiah(),
    /** Why they differ; '': they do not. */
    reason: text().notNull().default(''),
  },
  (t) => [
    index('handovers_office').on(t.officeId, t.id),
    index('handovers_collector').on(t.collectorId, t.id),
  ],
);

/** A tanda terima sementara (DOMAIN, Money in the field). What became of it never goes back. Rupiah. */
export const tts = pgTable(
  'tts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `{office}/K{YYMM}/{00001}`. */
    number: text().notNull().unique(),
    blockId: uuid()
      .notNull()
      .references(() => ttsBlocks.id),
    nth: integer().notNull(),
    visitId: uuid()
      .notNull()
      .unique()
      .references(() => visits.id),
    contractCode: contractCode(),
    /** Of its number. */
    officeId: office(),
    collectorId: person().notNull(),
    amount: rupiah(),
    /** The visit's corrected time and its day. */
    at: moment().notNull(),
    day: day().notNull(),
    receivedAt: moment().notNull(),
    state: text().$type<TtsState>().notNull().default('OPEN'),
    handoverId: integer().references(() => handovers.id),
    voidedAt: moment(),
    voidedBy: person(),
    voidReason: text().notNull().default(''),
    returnedAt: moment(),
    returnedBy: person(),
    /** Signed by who got the money back. */
    returnFileId: integer().references(() => files.id),
  },
  (t) => [
    unique('tts_of_block').on(t.blockId, t.nth),
    index('tts_collector').on(t.collectorId, t.id),
    index('tts_contract').on(t.contractCode, t.id),
    index('tts_office_day').on(t.officeId, t.day),
    index('tts_open')
      .on(t.officeId, t.day)
      .where(sql`state in ('OPEN', 'HANDED_IN')`),
    index('tts_handover').on(t.handoverId),
  ],
);

/** What a collector owes because a hand-over was short ("Kurang setor"), until it is paid or decided. Rupiah. */
export const fieldShortages = pgTable(
  'field_shortages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    handoverId: integer()
      .notNull()
      .unique()
      .references(() => handovers.id),
    officeId: office(),
    collectorId: person().notNull(),
    amount: rupiah(),
    /** Paid in or decided so far. */
    settled: rupiah().default(0),
    at: moment().notNull(),
  },
  (t) => [
    index('field_shortages_open')
      .on(t.officeId, t.at)
      .where(sql`settled < amount`),
  ],
);

/** How a shortage was settled: banknotes that came in, or what a second person decided. Append-only. Rupiah. */
export const shortageSettlements = pgTable(
  'shortage_settlements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    shortageId: integer()
      .notNull()
      .references(() => fieldShortages.id),
    amount: rupiah(),
    /** Null: decided, not paid. */
    actId: integer().references(() => cashActs.id),
    at: moment().notNull(),
    writtenBy: person().notNull(),
    reason: text().notNull().default(''),
    decidedBy: person(),
  },
  (t) => [index('shortage_settlements_shortage').on(t.shortageId)],
);
