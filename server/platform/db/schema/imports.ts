import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StatementMapping } from '@/lib/contract/bankMappings';
import type { ImportPlan, ImportRowState } from '@/lib/contract/importRows';
import type { ImportStatus } from '@/lib/contract/imports';
import { contracts } from './contracts';
import { day, moment } from './columns';
import { files } from './files';
import { offices } from './offices';
import { requestColumns } from './requestColumns';
import { staff } from './staff';

/** Which column of a bank's statement is what; kept per bank, last use wins. */
export const bankMappings = pgTable('bank_mappings', {
  /** `BCA`, `MANDIRI` …; upper case. */
  bank: text().primaryKey(),
  mapping: json().$type<StatementMapping>().notNull(),
  updatedBy: integer()
    .notNull()
    .references(() => staff.id),
  updatedAt: moment().notNull(),
});

/** One uploaded bank statement (Bayar Cicilan, Tranfer). */
export const importBatches = pgTable(
  'import_batches',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    officeId: integer()
      .notNull()
      .references(() => offices.id),
    bank: text().notNull(),
    fileName: text().notNull(),
    /** SHA-256 of the file's bytes. */
    fileHash: text().notNull(),
    /** How its lines were read: a half-sent file is only continued in the same way. */
    mapping: json().$type<StatementMapping>().notNull(),
    status: text().$type<ImportStatus>().notNull().default('READING'),
    /** Lines with money in that the file has. */
    rowCount: integer().notNull(),
    createdBy: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: moment().notNull(),
    /** Who posted its first group, and when. */
    postedBy: integer().references(() => staff.id),
    postedAt: moment(),
    /** Everyone who posted a part of it: what one posted oneself, one does not undo as a checker. */
    posters: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Who compared it with the bank, and when; null: "Belum diperiksa", and it confirms nothing. */
    checkedBy: integer().references(() => staff.id),
    checkedAt: moment(),
    /** Whose account the checker opened at the bank; null: not asked for then. */
    checkedAccount: text(),
    /** The file as it was read; null: it was not kept. */
    fileId: integer().references(() => files.id),
    /** It was posted before statements were checked: nobody is asked to. */
    beforeChecks: boolean().notNull().default(false),
    undoneBy: integer().references(() => staff.id),
    undoneAt: moment(),
    undoReason: text(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('import_batches_office').on(t.officeId, t.id),
    // The same file is taken once; undoing it lets it be taken again.
    uniqueIndex('import_batches_file')
      .on(t.fileHash)
      .where(sql`status <> 'UNDONE'`),
  ],
);

/** A row that posting alone is not enough for, as it was when it was asked for. */
export interface AskedRow {
  id: number;
  line: number;
  contractCode: string;
  /** Codes of the running contracts that the line names instead, joined; null: none. */
  namedOther: string | null;
  /** It is dated beyond what the asker's title goes back. */
  late: boolean;
  /** Ids of posted lines of other statements that it seems to be once more; left out in requests of before 0181. */
  again?: number[];
  /** What its day takes off the penalty, rupiah. */
  letGo: number;
}

/** Rows of a statement that one person asks another to let be posted; one at a time waits (docs/decisions/0142). */
export const importRequests = pgTable(
  'import_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    batchId: integer()
      .notNull()
      .references(() => importBatches.id),
    rows: json().$type<AskedRow[]>().notNull(),
    ...requestColumns(),
  },
  (t) => [
    uniqueIndex('import_requests_one_waiting')
      .on(t.batchId)
      .where(sql`status = 'WAITING'`),
    index('import_requests_batch').on(t.batchId, t.id),
    index('import_requests_let_go')
      .on(t.decidedBy, t.decidedAt)
      .where(sql`let_go > 0 and status = 'APPROVED'`),
    index('import_requests_waiting')
      .on(t.requestedAt, t.id)
      .where(sql`status = 'WAITING'`),
  ],
);

/** One line of a statement and what it was matched to. */
export const importRows = pgTable(
  'import_rows',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    batchId: integer()
      .notNull()
      .references(() => importBatches.id),
    /** Line in the file, from 1. */
    line: integer().notNull(),
    date: day().notNull(),
    /** Rupiah received. */
    amount: bigint({ mode: 'number' }).notNull(),
    description: text().notNull(),
    reference: text().notNull().default(''),
    /** SHA-256 over bank, date, amount, description and reference. */
    rowHash: text().notNull(),
    /** How many equal lines came before it in its file; with the hash it is the same row in any file. */
    copy: integer().notNull(),
    state: text().$type<ImportRowState>().notNull(),
    contractCode: text().references(() => contracts.code),
    /** 0–100. */
    score: integer().notNull().default(0),
    /** Why it matched, in words. */
    reason: text().notNull().default(''),
    /** When a person chose the contract; null where it was matched. */
    chosenAt: moment(),
    /** Who did. */
    chosenBy: integer().references(() => staff.id),
    /** Codes of the running contracts that the line names instead, joined; null where it names the chosen one or none. */
    namedOther: text(),
    /** The decision by which it is posted though it names another contract, or is dated too far back. */
    allowedBy: integer().references(() => importRequests.id),
    /** The receipt that recorded this transfer already and that a person tied it to; then it made none of its own. */
    tiedCreditId: integer(),
    tiedBy: integer().references(() => staff.id),
    tiedAt: moment(),
    /** What posting writes, as it is shown; null where it can write nothing. */
    plan: json().$type<ImportPlan>(),
    /** A person decided that what is above all that is owed becomes deposit. */
    keepSurplus: boolean().notNull().default(false),
    /** It was posted or tied after its statement was checked: until that is checked again it confirms nothing. */
    afterCheck: boolean().notNull().default(false),
    /** What could not be posted, in words. */
    problem: text(),
  },
  (t) => [
    uniqueIndex('import_rows_line').on(t.batchId, t.line),
    // Carries the amount and the date, so that a batch is counted and summed without reading its rows.
    index('import_rows_state').on(t.batchId, t.state, t.line, t.amount, t.date),
    index('import_rows_after_check')
      .on(t.batchId)
      .where(sql`after_check and state = 'POSTED'`),
    // The same row is posted once, whatever file it comes in.
    uniqueIndex('import_rows_posted')
      .on(t.rowHash, t.copy)
      .where(sql`state = 'POSTED'`),
    // What another statement seems to have as well.
    index('import_rows_posted_day')
      .on(t.date, t.amount)
      .where(sql`state = 'POSTED'`),
    index('import_rows_hash').on(t.rowHash, t.copy),
    index('import_rows_contract').on(t.batchId, t.contractCode),
    // Money that has come to the bank and is not on the contract's card yet.
    index('import_rows_matched')
      .on(t.contractCode)
      .where(sql`state = 'MATCHED'`),
    index('import_rows_tied_batch')
      .on(t.batchId, t.amount)
      .where(sql`tied_credit_id is not null`),
    index('import_rows_tied_contract')
      .on(t.contractCode, t.tiedCreditId)
      .where(sql`tied_credit_id is not null`),
  ],
);
