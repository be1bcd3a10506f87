import { inArray, sql } from 'drizzle-orm';
import { restandAll } from '../credits/standing';
import { creditPush } from '../credits/creditPush';
import type { Db } from '../db/connect';
import { importRows } from '../db/schema';
import { writeHistory } from '../history/writeHistory';
import { insertPayments, type PaymentDraft } from '../payments/insertPayments';
import { receiptChanges } from '../payments/receiptChanges';
import { writeRestated } from '../payments/writeRestated';
import { insertReceipts, type ReceiptDraft, type WrittenReceipt } from '../payments/insertReceipts';
import type { StaffCall } from '../http/route';
import { sendAfterCommit } from '../realtime/outbox';
import { rupiah } from '../words/rupiah';
import { holdAccounts, rowsPostedOn } from './accounts';
import type { BatchRow } from './batch';
import { duplicateWords, earlierRows, keyOf, type EarlierRow } from './duplicates';
import { reckonRows, type Refusal } from './reckonRows';
import type { RowRecord } from './rows';

/** Who posts, when, from where, in which transaction. */
type PostingCall = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

/** Turns rows into receipts, those that can be; the batch is held. Contracts are held by code, then the counters. */
export async function postRows(
  call: PostingCall,
  batch: BatchRow,
  rows: readonly RowRecord[],
): Promise<{ posted: number; refused: number }> {
  const { db, staff, now } = call;
  const codes = [...new Set(rows.flatMap((row) => row.contractCode ?? []))];
  const accounts = await holdAccounts(db, codes, now);
  const twins = await postedElsewhere(db, batch, rows);
  const ownRows = await rowsPostedOn(db, batch.id, codes);
  const fresh = rows.filter((row) => !twins.has(row.id));
  const { drafts, refusals, later } = reckonRows(fresh, { accounts, ownRows, staff, bank: batch.bank });

  const paid = await payTogether(call, drafts);
  const receipts = paid.length > 0 ? await insertReceipts(db, paid, { cashier: staff, now }) : [];
  await writeRestated(db, later, {
    staffId: staff.id,
    now,
    origin: call.origin,
    because: `transfer dari mutasi ${batch.bank} ${batch.fileName}`,
  });
  const posted = [...new Set(receipts.flatMap((receipt) => receipt.importRowId ?? []))];
  const touched = [...new Set(receipts.map(({ found }) => found.contract.code))];
  const standings = touched.flatMap((code) => {
    const account = accounts.get(code);
    return account ? [{ contract: account.found.contract, card: account.cardToday() }] : [];
  });
  await restandAll(db, standings);
  await markPosted(db, posted);
  await markRefused(db, refusals);
  await markDuplicate(db, twins);
  await writeHistory(db, ...receipts.map((receipt) => logLine(call, batch, receipt)));
  // One push: it says nothing about the receipt, and each list is fetched again as a whole.
  const [first] = receipts;
  if (first) await sendAfterCommit(db, now, creditPush(first.id));
  return { posted: posted.length, refused: refusals.length + twins.size };
}

/** Rows that were posted from another statement since they were matched, by id. */
async function postedElsewhere(tx: Db, batch: BatchRow, rows: readonly RowRecord[]) {
  const twins = await earlierRows(tx, batch.id, rows);
  return new Map(
    rows.flatMap((row): [number, EarlierRow][] => {
      const twin = twins.get(keyOf(row));
      return twin?.state === 'POSTED' ? [[row.id, twin]] : [];
    }),
  );
}

/** One act of paying per row, for its receipts to point at. */
async function payTogether(
  { db, staff, now }: PostingCall,
  drafts: readonly ReceiptDraft[],
): Promise<ReceiptDraft[]> {
  const byRow = new Map<number, PaymentDraft>();
  for (const { found, amounts, date_payment, importRowId = 0 } of drafts) {
    const bank = (byRow.get(importRowId)?.bank ?? 0) + amounts.payment;
    byRow.set(importRowId, { found, kind: 'STATEMENT', date_payment, cash: 0, bank });
  }
  const rows = [...byRow.keys()];
  const ids = await insertPayments(db, [...byRow.values()], { staffId: staff.id, now });
  const idOf = new Map(rows.map((row, index) => [row, ids[index]]));
  return drafts.map((draft) => {
    const paymentId = idOf.get(draft.importRowId ?? 0);
    return paymentId === undefined ? draft : { ...draft, paymentId };
  });
}

async function markPosted(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(importRows)
    .set({ state: 'POSTED', problem: null })
    .where(inArray(importRows.id, [...ids]));
}

async function markRefused(tx: Db, refusals: readonly Refusal[]): Promise<void> {
  if (refusals.length === 0) return;
  const ids = sql.param(refusals.map(({ row }) => row.id));
  const problems = sql.param(refusals.map(({ problem }) => problem));
  await tx.execute(sql`
    update ${importRows} as r set state = 'DOUBTFUL', problem = refused.problem
      from unnest(${ids}::bigint[], ${problems}::text[]) as refused (id, problem)
     where r.id = refused.id`);
}

async function markDuplicate(tx: Db, twins: ReadonlyMap<number, EarlierRow>): Promise<void> {
  if (twins.size === 0) return;
  const ids = sql.param([...twins.keys()]);
  const reasons = sql.param([...twins.values()].map(duplicateWords));
  await tx.execute(sql`
    update ${importRows} as r set state = 'DUPLICATE', reason = twin.reason, problem = null
      from unnest(${ids}::bigint[], ${reasons}::text[]) as twin (id, reason)
     where r.id = twin.id`);
}

function logLine({ staff, now, origin }: PostingCall, batch: BatchRow, receipt: WrittenReceipt) {
  const { amounts, found, invoice, id } = receipt;
  return {
    at: now,
    staffId: staff.id,
    action: 'PAYMENT_TAKEN',
    summary: `Menerima ${rupiah(amounts.payment)} untuk angsuran ke-${amounts.credit_to} kontrak ${found.contract.code}, nota ${invoice}, dari mutasi ${batch.bank} ${batch.fileName}`,
    origin,
    record: { type: 'credit', id },
    changes: receiptChanges({ ...amounts, date_payment: receipt.date_payment }),
  };
}
