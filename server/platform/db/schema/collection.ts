import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { FiduciaryTask } from '@/lib/contract/fiduciaryListDefaults';
import type { LetterPaper } from '@/lib/contract/letters';
import type { NoLetter } from '@/lib/contract/letterTerms';
import type { DistributionSide } from '@/lib/contract/distribution';
import { day, moment, rupiah } from './columns';
import { contracts } from './contracts';
import { files } from './files';
import { offices } from './offices';
import { staff } from './staff';
import { stamps } from './stamps';

const contractCode = () =>
  text()
    .notNull()
    .references(() => contracts.code);
const office = () =>
  integer()
    .notNull()
    .references(() => offices.id);
const person = () => integer().references(() => staff.id);

/** A distribution of accounts over collectors as it was saved (DOMAIN, Distribution). */
export const distributions = pgTable(
  'distributions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    officeId: office(),
    at: moment().notNull(),
    savedBy: person().notNull(),
    /** Contracts that another collects now. */
    moved: integer().notNull(),
    /** Why it was done by hand; null: as proposed. */
    reason: text(),
    /** Before and after per collector, as it was shown. */
    sides: jsonb().$type<DistributionSide[]>().notNull(),
  },
  (t) => [index('distributions_office').on(t.officeId, t.id)],
);

/**
 * Who collects a contract from a day on, until the next row of it: the key lets no day have two. What is changed again on
 * the same day replaces the row, which keeps who had it before; the log keeps both.
 */
export const contractCollectors = pgTable(
  'contract_collectors',
  {
    contractCode: contractCode(),
    /** In its office. */
    fromDay: day().notNull(),
    /** Null: nobody. */
    collectorId: person(),
    /** Who had it earlier on that day: their phones may hold visits of those hours. */
    earlierIds: integer().array().notNull().default([]),
    at: moment().notNull(),
    /** Null: the system, because the contract went to another office. */
    writtenBy: person(),
    reason: text().notNull().default(''),
    distributionId: integer().references(() => distributions.id),
  },
  (t) => [
    // It carries the collector (INCLUDE): see migration 0066.
    primaryKey({ columns: [t.contractCode, t.fromDay] }),
    index('contract_collectors_collector').on(t.collectorId, t.fromDay),
    index('contract_collectors_distribution').on(t.distributionId),
  ],
);

/** What a borrower allows beyond the rule of place and hours, given before it is used (DOMAIN, Who, where, when). */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contractCode: contractCode(),
    officeId: office(),
    kind: text().$type<'HOURS' | 'PLACE'>().notNull(),
    /** What is allowed, in the borrower's words. */
    words: text().notNull(),
    givenOn: day().notNull(),
    /** Last day on which it holds. */
    until: day().notNull(),
    fileId: integer()
      .notNull()
      .references(() => files.id),
    endedAt: moment(),
    endedBy: person(),
    ...stamps(),
  },
  (t) => [index('consents_contract').on(t.contractCode)],
);

/** That a borrower died, and who is spoken to since (DOMAIN, A borrower who died). One of a contract counts at most. */
export const deaths = pgTable(
  'deaths',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contractCode: contractCode(),
    officeId: office(),
    diedOn: day().notNull(),
    heirName: text().notNull(),
    heirRelation: text().notNull(),
    heirPhone: text().notNull(),
    heirAddress: text().notNull(),
    fileId: integer()
      .notNull()
      .references(() => files.id),
    /** When another one took its place, or it was taken back; null: it counts. */
    endedAt: moment(),
    endedBy: person(),
    ...stamps(),
  },
  (t) => [
    uniqueIndex('deaths_one')
      .on(t.contractCode)
      .where(sql`ended_at is null`),
  ],
);

/** What a borrower promised to pay; whether it was kept follows from receipts. Rupiah. */
export const promises = pgTable(
  'promises',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contractCode: contractCode(),
    officeId: office(),
    /** The day on which it was made, in the office. */
    madeOn: day().notNull(),
    due: day().notNull(),
    amount: rupiah(),
    source: text().$type<'CALL' | 'VISIT'>().notNull(),
    at: moment().notNull(),
    writtenBy: person().notNull(),
    /** A later promise took its place, or a mistake was taken back. */
    replacedAt: moment(),
  },
  (t) => [
    index('promises_contract').on(t.contractCode, t.id),
    index('promises_due')
      .on(t.officeId, t.due)
      .where(sql`replaced_at is null`),
    index('promises_replaced')
      .on(t.officeId, t.due)
      .where(sql`replaced_at is not null`),
    uniqueIndex('promises_one')
      .on(t.contractCode)
      .where(sql`replaced_at is null`),
  ],
);

/** The result of a phone call; never changed. */
export const calls = pgTable(
  'calls',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contractCode: contractCode(),
    officeId: office(),
    at: moment().notNull(),
    /** In the office. */
    day: day().notNull(),
    calledBy: person().notNull(),
    phone: text().notNull(),
    spokeTo: text().$type<'BORROWER' | 'OTHER' | 'NOBODY'>().notNull(),
    result: text().$type<'REACHED' | 'PROMISED' | 'REFUSED' | 'NOT_REACHED' | 'MESSAGE_LEFT'>().notNull(),
    note: text().notNull().default(''),
    promiseId: integer().references(() => promises.id),
    /** Outside Monday to Saturday 08.00 to 20.00 or on a holiday. */
    outsideHours: boolean().notNull(),
    consentId: integer().references(() => consents.id),
  },
  (t) => [
    index('calls_contract').on(t.contractCode, t.id),
    // What the supervisor looks at: outside the hours without a consent, or somebody else was spoken to.
    index('calls_outside')
      .on(t.officeId, t.id)
      .where(sql`(outside_hours and consent_id is null) or spoke_to = 'OTHER'`),
  ],
);

/** Letters that are made together: those of a filter, counted first, made in groups. */
export const letterBatches = pgTable(
  'letter_batches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    officeId: office(),
    at: moment().notNull(),
    orderedBy: person().notNull(),
    finishedAt: moment(),
  },
  (t) => [index('letter_batches_office').on(t.officeId, t.id)],
);

/** A contract that a batch is for, and what came of it. */
export const letterBatchItems = pgTable(
  'letter_batch_items',
  {
    batchId: integer()
      .notNull()
      .references(() => letterBatches.id),
    contractCode: contractCode(),
    /** The letter that was counted; null: none was due. */
    step: smallint(),
    /** The letter, or why there is none; both null: still to be made. */
    letterId: integer(),
    skipped: text().$type<NoLetter>(),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.contractCode] }),
    foreignKey({ columns: [t.letterId], foreignColumns: [letters.id] }),
    index('letter_batch_items_waiting')
      .on(t.batchId, t.contractCode)
      .where(sql`letter_id is null and skipped is null`),
  ],
);

/** SP1, SP2 and SP3 (DOMAIN, Letters): made once in a stretch of being late, delivered later. Rupiah. */
export const letters = pgTable(
  'letters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `{office}/SP/{YYMM}/{00001}`, without gaps per office and month. */
    number: text().notNull().unique(),
    contractCode: contractCode(),
    officeId: office(),
    /** 1 to 3. */
    step: smallint().notNull(),
    /** `lateFrom` of the contract when it was made: the stretch that it belongs to. */
    lateFrom: day().notNull(),
    madeOn: day().notNull(),
    dpd: integer().notNull(),
    /** Instalments that are late, and penalty of that day. */
    arrears: rupiah(),
    penalty: rupiah(),
    /** What is printed, as it was when it was made: a letter that was sent says the same for ever. */
    paper: jsonb().$type<LetterPaper>().notNull(),
    at: moment().notNull(),
    writtenBy: person().notNull(),
    /** How it was brought; null: not yet. */
    way: text().$type<'HAND' | 'POST' | 'COURIER'>(),
    /** Day of delivery, or of the attempt. */
    deliveredOn: day(),
    /** Null: it could not be handed over. */
    receivedBy: text(),
    deliveryNote: text().notNull().default(''),
    deliveryWrittenBy: person(),
    version: integer().notNull().default(1),
  },
  (t) => [
    unique('letters_once').on(t.contractCode, t.lateFrom, t.step),
    index('letters_office').on(t.officeId, t.id),
    index('letters_undelivered')
      .on(t.officeId, t.madeOn)
      .where(sql`delivered_on is null`),
  ],
);

/** The fiduciary of a contract (DOMAIN, Fiduciary); empty where it is not known yet. */
export const fiduciaries = pgTable('fiduciaries', {
  contractCode: contractCode().primaryKey(),
  deedNumber: text().notNull().default(''),
  deedOn: day(),
  notary: text().notNull().default(''),
  certificateNumber: text().notNull().default(''),
  certificateOn: day(),
  removedOn: day(),
  version: integer().notNull().default(1),
  ...stamps(),
});

/**
 * What is to be done about a contract's fiduciary and until when, while there is something (docs/decisions/0166). Triggers of
 * the migration `fiduciary_deadlines` keep it by the rule of `lib/collection/fiduciaryDeadline`, whatever wrote what it
 * follows from; nothing else writes it.
 */
export const fiduciaryDeadlines = pgTable(
  'fiduciary_deadlines',
  {
    contractCode: contractCode().primaryKey(),
    /** The contract's. */
    officeId: office(),
    task: text().$type<FiduciaryTask>().notNull(),
    /** The day that days are counted from: of the deed, or on which the debt ended. */
    since: day().notNull(),
    /** The last day on which it is in time. */
    due: day().notNull(),
  },
  (t) => [
    index('fiduciary_deadlines_due').on(t.task, t.due, t.contractCode),
    index('fiduciary_deadlines_office').on(t.officeId, t.task, t.due, t.contractCode),
  ],
);
