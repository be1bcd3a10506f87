import { and, asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { MAX_SKIPPED_SHOWN, type LetterBatch, type LetterBatchDetail } from '@/lib/contract/letterBatches';
import { LETTERS_AT_ONCE, type LetterStep, type NoLetter } from '@/lib/contract/letterTerms';
import { ofOffice, requireOffice, type ListedOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { ApiError, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contracts, letterBatches, letterBatchItems, staff } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';
import { printedLetters } from './readLetters';

const MISSING = 'Pembuatan surat ini tidak ada.';
/** Batches that a list shows. */
const MOST = 20;

/** What became of the contracts of a batch, counted in the database. */
interface Outcome extends Record<string, unknown> {
  batch_id: number;
  step: LetterStep | null;
  made: number;
  left: number;
  skipped: NoLetter | null;
  count: number;
}

async function outcomesOf(db: Db, ids: readonly number[]): Promise<Outcome[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Outcome>(sql`
    select batch_id, step, skipped, count(*)::int as count, count(letter_id)::int as made,
           (count(*) filter (where letter_id is null and skipped is null))::int as left
      from letter_batch_items where batch_id = any(${sql.param(ids)}::int[]) group by 1, 2, 3`);
  return rows;
}

const batchQuery = (db: Db) =>
  db
    .select({ batch: letterBatches, starter: { username: staff.username, name: staff.name } })
    .from(letterBatches)
    .innerJoin(staff, eq(staff.id, letterBatches.orderedBy))
    .$dynamic();

async function readBatches(db: Db, where: SQL | undefined): Promise<LetterBatch[]> {
  const rows = await batchQuery(db)
    .where(where)
    .orderBy(desc(sql`${letterBatches.finishedAt} is null`), desc(letterBatches.id))
    .limit(MOST);
  const outcomes = await outcomesOf(
    db,
    rows.map(({ batch }) => batch.id),
  );
  return rows.map(({ batch, starter }) => {
    const own = outcomes.filter(({ batch_id }) => batch_id === batch.id);
    return {
      id: batch.id,
      office_id: batch.officeId,
      started_at: batch.at.toISOString(),
      started_by: starter,
      finished_at: batch.finishedAt?.toISOString() ?? null,
      counted: sums(own, ({ step }) => step).map(([step, count]) => ({ step, count })),
      made: own.reduce((sum, { made }) => sum + made, 0),
      left: own.reduce((sum, { left }) => sum + left, 0),
      none: sums(own, ({ skipped }) => skipped)
        .map(([why, count]) => ({ why, count }))
        .sort((a, b) => b.count - a.count),
    };
  });
}

/** How many there are of each; those of none are left out. */
function sums<Key extends string | number>(
  rows: readonly Outcome[],
  keyOf: (row: Outcome) => Key | null,
): [Key, number][] {
  const counts = new Map<Key, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + row.count);
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The newest batches of some offices, those that are not finished first. */
export const newestBatches = (db: Db, offices: ListedOffices): Promise<LetterBatch[]> =>
  readBatches(db, ofOffice(letterBatches.officeId, offices));

/** One that is there. */
export async function readBatch(db: Db, id: number): Promise<LetterBatch> {
  const [batch] = await readBatches(db, eq(letterBatches.id, id));
  if (!batch) throw new ApiError(500);
  return batch;
}

/** A batch of an office that the caller sees. 404: there is none. 403: another office's. */
export async function findBatch(db: Db, person: SignedIn, id: string): Promise<LetterBatch> {
  const [batch] = await readBatches(db, eq(letterBatches.id, idOf(id, MISSING)));
  if (!batch) throw notFound(MISSING);
  requireOffice(person, batch.office_id, 'Pembuatan surat ini milik kantor lain.');
  return batch;
}

/** The same, and nobody else makes letters of it until the transaction ends. */
export async function lockBatch(tx: Db, person: SignedIn, id: string): Promise<LetterBatch> {
  await tx
    .select({ id: letterBatches.id })
    .from(letterBatches)
    .where(eq(letterBatches.id, idOf(id, MISSING)))
    .for('update');
  return findBatch(tx, person, id);
}

/** A batch with the first of those that got none. */
export async function batchDetail(db: Db, person: SignedIn, id: string): Promise<LetterBatchDetail> {
  const batch = await findBatch(db, person, id);
  const skipped = await db
    .select({
      contract_code: letterBatchItems.contractCode,
      customer_name: contracts.customerName,
      why: sql<NoLetter>`${letterBatchItems.skipped}`,
    })
    .from(letterBatchItems)
    .innerJoin(contracts, eq(contracts.code, letterBatchItems.contractCode))
    .where(and(eq(letterBatchItems.batchId, batch.id), isNotNull(letterBatchItems.skipped)))
    .orderBy(asc(letterBatchItems.contractCode))
    .limit(MAX_SKIPPED_SHOWN);
  return { ...batch, skipped };
}

/** One page of the letters of a batch, ready to print. */
export async function batchLetters(db: Db, person: SignedIn, id: string, page: number) {
  const batch = await findBatch(db, person, id);
  const made = and(eq(letterBatchItems.batchId, batch.id), isNotNull(letterBatchItems.letterId));
  const rows = await db
    .select({ id: sql<number>`${letterBatchItems.letterId}` })
    .from(letterBatchItems)
    .where(made)
    .orderBy(asc(letterBatchItems.letterId))
    .limit(LETTERS_AT_ONCE)
    .offset((page - 1) * LETTERS_AT_ONCE);
  return {
    rows: await printedLetters(
      db,
      rows.map((row) => row.id),
    ),
    count: batch.made,
  };
}
