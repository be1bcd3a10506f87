import { and, asc, count, eq, inArray, isNotNull, max, min, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ImportBatch } from '@/lib/contract/imports';
import { todayIn } from '../calendar/today';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { files, importBatches, importRows, offices, staff } from '../platform/db/schema';
import { countAfterCheck } from './afterCheck';
import type { BatchRow } from './batch';
import { checkObstacle } from './checkObstacle';
import { handsOf } from './handsOf';
import { heldOf, NOTHING_HELD } from './heldRows';
import { linesPostedTwice } from './postedAlike';
import { waitingRequests } from './waitingRequests';

const maker = alias(staff, 'maker');
const poster = alias(staff, 'poster');
const undoer = alias(staff, 'undoer');
const checker = alias(staff, 'checker');

/** Statements as the API sends them, by id; with counts and sums by state. */
export async function toBatches(
  db: Db,
  person: SignedIn,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, ImportBatch>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      batch: importBatches,
      zone: offices.zone,
      maker: { username: maker.username, name: maker.name },
      poster: { username: poster.username, name: poster.name },
      undoer: { username: undoer.username, name: undoer.name },
      checker: { username: checker.username, name: checker.name },
      file: { id: files.id, name: files.name, bytes: files.bytes },
    })
    .from(importBatches)
    .innerJoin(offices, eq(offices.id, importBatches.officeId))
    .innerJoin(maker, eq(maker.id, importBatches.createdBy))
    .leftJoin(poster, eq(poster.id, importBatches.postedBy))
    .leftJoin(undoer, eq(undoer.id, importBatches.undoneBy))
    .leftJoin(checker, eq(checker.id, importBatches.checkedBy))
    .leftJoin(files, eq(files.id, importBatches.fileId))
    .where(inArray(importBatches.id, [...ids]));
  const states = await statesOf(db, ids);
  const late = await countAfterCheck(db, ids);
  const ties = await tiesOf(db, ids);
  const held = await heldOf(db, ids, { staff: person, now });
  const toCheck = rows.filter(({ batch }) => isToCheck(batch) || late.has(batch.id));
  const twice = await linesPostedTwice(
    db,
    toCheck.map(({ batch }) => batch.id),
  );
  const hands = await handsOf(db, ids);
  const requests = await waitingRequests(db, ids, person);
  const toOne = ({ batch, zone, file, ...by }: (typeof rows)[number]): ImportBatch => {
    const counted = states.get(batch.id) ?? [];
    return {
      id: batch.id,
      office_id: batch.officeId,
      bank: batch.bank,
      file_name: batch.fileName,
      status: batch.status,
      row_count: batch.rowCount,
      received: counted.reduce((total, one) => total + one.rows, 0),
      states: counted,
      created_by: by.maker,
      created_at: batch.createdAt.toISOString(),
      posted_by: by.poster,
      posted_at: batch.postedAt?.toISOString() ?? null,
      checked_by: by.checker,
      checked_at: batch.checkedAt?.toISOString() ?? null,
      after_check: late.get(batch.id) ?? 0,
      checked_account: batch.checkedAccount,
      file,
      before_checks: batch.beforeChecks,
      undone_by: by.undoer,
      undone_at: batch.undoneAt?.toISOString() ?? null,
      undo_reason: batch.undoReason,
      tied: ties.get(batch.id) ?? { rows: 0, amount: 0 },
      posted_twice: twice.get(batch.id) ?? [],
      held: (batch.status !== 'UNDONE' && held.get(batch.id)) || NOTHING_HELD,
      request: requests.get(batch.id) ?? null,
      may_check:
        (batch.checkedAt === null || late.has(batch.id)) &&
        checkObstacle({ ...batch, hands: hands.get(batch.id) ?? [] }, person) === null,
      may_undo: mayUndo(batch, person, zone, now),
      version: batch.version,
    };
  };
  return new Map(rows.map((row) => [row.batch.id, toOne(row)]));
}

const isToCheck = ({ status, posters, checkedAt }: Pick<BatchRow, 'status' | 'posters' | 'checkedAt'>) =>
  status !== 'UNDONE' && posters.length > 0 && checkedAt === null;

/**
 * Whether a person may undo a statement (docs/decisions/0055). One that nothing was posted from is thrown away by any
 * cashier of the office. What one person posted alone, that person takes back on the same day of the office; later, or
 * another's, is a checker's decision, and nobody who posted a part of it is its checker.
 */
function mayUndo(
  batch: Pick<BatchRow, 'status' | 'posters' | 'postedAt'>,
  person: Pick<SignedIn, 'id' | 'access'>,
  zone: string,
  now: Date,
): boolean {
  if (batch.status === 'UNDONE') return false;
  const mayPost = person.access.is_credit_add === 1;
  if (batch.posters.length === 0 || !batch.postedAt) return mayPost;
  const isOwn = batch.posters.every((poster) => poster === person.id);
  const isToday = todayIn(zone, batch.postedAt) === todayIn(zone, now);
  if (isOwn && isToday) return mayPost;
  return person.access.is_credit_approval === 1 && !batch.posters.includes(person.id);
}

/** One of them. */
export async function toBatch(db: Db, person: SignedIn, id: number, now: Date): Promise<ImportBatch> {
  const batch = (await toBatches(db, person, [id], now)).get(id);
  if (!batch) throw new Error(`no batch ${id}`);
  return batch;
}

/** How many rows, how much money and which days, by state; read from an index alone. */
async function statesOf(db: Db, ids: readonly number[]): Promise<Map<number, ImportBatch['states']>> {
  const rows = await db
    .select({
      batchId: importRows.batchId,
      state: importRows.state,
      rows: count(),
      amount: sum(importRows.amount),
      from: min(importRows.date),
      to: max(importRows.date),
    })
    .from(importRows)
    .where(inArray(importRows.batchId, [...ids]))
    .groupBy(importRows.batchId, importRows.state)
    .orderBy(asc(importRows.batchId), asc(importRows.state));
  const byBatch = new Map<number, ImportBatch['states']>();
  for (const { batchId, state, rows: many, amount, from, to } of rows) {
    const one = { state, rows: many, amount: Number(amount), date_from: from, date_to: to };
    byBatch.set(batchId, [...(byBatch.get(batchId) ?? []), one]);
  }
  return byBatch;
}

/** Rows that were tied to a receipt, and their money; read from an index alone. */
async function tiesOf(db: Db, ids: readonly number[]): Promise<Map<number, ImportBatch['tied']>> {
  const rows = await db
    .select({ batchId: importRows.batchId, rows: count(), amount: sum(importRows.amount) })
    .from(importRows)
    .where(and(inArray(importRows.batchId, [...ids]), isNotNull(importRows.tiedCreditId)))
    .groupBy(importRows.batchId);
  return new Map(
    rows.map(({ batchId, rows: many, amount }) => [batchId, { rows: many, amount: Number(amount) }]),
  );
}
