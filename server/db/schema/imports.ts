import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { contracts } from './contracts';
import { moment } from './moment';
import { offices } from './offices';
import { staff } from './staff';

/** Which column of a bank's statement is what; kept per bank, last use wins. */
export const bankMappings = pgTable('bank_mappings', {
  /** `BCA`, `MANDIRI` …; upper case. */
  bank: text().primaryKey(),
  mapping: json().$type<Record<string, unknown>>().notNull(),
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
    status: text().$type<'OPEN' | 'POSTING' | 'POSTED' | 'UNDONE'>().notNull().default('OPEN'),
    rowCount: integer().notNull(),
    createdBy: integer()
      .notNull()
      .references(() => staff.id),
    createdAt: moment().notNull(),
    postedBy: integer().references(() => staff.id),
    postedAt: moment(),
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
    date: date({ mode: 'string' }).notNull(),
    /** Rupiah received. */
    amount: bigint({ mode: 'number' }).notNull(),
    description: text().notNull(),
    reference: text().notNull().default(''),
    /** SHA-256 over bank, date, amount, description, reference and how many equal lines came before it. */
    rowHash: text().notNull(),
    state: text().$type<'MATCHED' | 'DOUBTFUL' | 'UNKNOWN' | 'DUPLICATE' | 'IGNORED' | 'POSTED'>().notNull(),
    contractCode: text().references(() => contracts.code),
    /** 0–100. */
    score: integer().notNull().default(0),
    /** Why it matched, in words. */
    reason: text().notNull().default(''),
    /** What could not be posted, in words. */
    problem: text(),
  },
  (t) => [
    uniqueIndex('import_rows_line').on(t.batchId, t.line),
    index('import_rows_state').on(t.batchId, t.state, t.line),
    // The same row is posted once, whatever file it comes in.
    uniqueIndex('import_rows_posted')
      .on(t.rowHash)
      .where(sql`state = 'POSTED'`),
    index('import_rows_hash').on(t.rowHash),
  ],
);
