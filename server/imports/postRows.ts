import { inArray, sql } from 'drizzle-orm';
import { formatRupiah } from '@/lib/format/rupiah';
import { creditPush } from '../credits/creditPush';
import { refreshContractStatuses } from '../credits/contractStatus';
import { insertPayments } from '../payments/insertPayments';
import { insertReceipts, type WrittenReceipt } from '../payments/insertReceipts';
import { receiptChanges } from '../payments/receiptChanges';
import { writeDeposit } from '../payments/writeDeposit';
import { writeRestated } from '../payments/writeRestated';
import type { Db } from '../platform/db/connect';
import { importRows } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { addToOutbox } from '../platform/outbox/outbox';
import { lockAccounts, rowsPostedOn } from './accounts';
import type { BatchRow } from './batch';
import { calculateRows, type Refusal, type RowPosting } from './calculateRows';
import { duplicateText, earlierRows, keyOf, type EarlierRow } from './duplicates';
import { keepMapping } from './mappings';
import { namedRunning, otherThan } from './namedRunning';
import { planRows } from './planRows';
import type { RowRecord } from './rowRecord';

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
  const accounts = await lockAccounts(db, codes, now);
  const twins = await postedElsewhere(db, batch, rows);
  const ownRows = await rowsPostedOn(db, batch.id, codes);
  const unposted = rows.filter((row) => !twins.has(row.id));
  const elsewhere = await namedElsewhere(call, unposted);
  const fresh = unposted.filter((row) => !elsewhere.some((one) => one.row === row));
  const calculated = calculateRows(fresh, { accounts, ownRows, staff, bank: batch.bank });
  const { postings, later } = calculated;
  const refusals = [...elsewhere, ...calculated.refusals];

  const paymentIds = await payTogether(call, postings);
  const drafts = postings.flatMap((posting, index) =>
    posting.drafts.map((draft) => ({ ...draft, paymentId: paymentIds[index] ?? 0 })),
  );
  const receipts = drafts.length > 0 ? await insertReceipts(db, drafts, { cashier: staff, now }) : [];
  await keepDeposits(call, postings, paymentIds);
  await writeRestated(db, later, {
    staffId: staff.id,
    now,
    origin: call.origin,
    because: `transfer dari mutasi ${batch.bank} ${batch.fileName}`,
  });
  const posted = postings.map(({ row }) => row.id);
  const touched = [...new Set(receipts.map(({ found }) => found.contract.code))];
  const standing = touched.flatMap((code) => {
    const account = accounts.get(code);
    return account ? [account.standing()] : [];
  });
  await refreshContractStatuses(db, standing, call.now);
  await markPosted(db, batch, posted);
  // A way of reading that nobody posted by may be wrong: it must not spoil the bank's next file.
  if (posted.length > 0) await keepMapping(db, batch.bank, batch.mapping, call);
  await markRefused(db, refusals);
  await markDuplicate(db, twins);
  // Rows that are still to be posted keep what was shown of them: they are held against it in their turn.
  const refused = new Set(refusals.map(({ row }) => row.id));
  const refusedCodes = refusals.flatMap(({ row }) => row.contractCode ?? []);
  await planRows(db, batch.id, [...new Set(refusedCodes)], now, {
    rows: refused,
    andAfter: false,
  });
  await writeHistory(db, ...logLines(call, batch, receipts, postings));
  // One push: it says nothing about the receipt, and each list is fetched again as a whole.
  const [first] = receipts;
  if (first) await addToOutbox(db, now, creditPush(first.id));
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

/** Rows that name another running contract by now, without the decision that lets them be posted. */
async function namedElsewhere({ db, staff }: PostingCall, rows: readonly RowRecord[]): Promise<Refusal[]> {
  const named = await namedRunning(db, rows);
  return rows.flatMap((row, index) => {
    const other = otherThan(named[index] ?? [], row.contractCode ?? '', staff);
    if (other === null || row.allowedBy !== null) return [];
    return [{ row, problem: `Keterangannya menyebut kontrak lain (${other}). Pilih lagi kontraknya.` }];
  });
}

/** One act of paying per row, for its receipts and its deposit to point at; their ids, in the order of the rows. */
function payTogether({ db, staff, now }: PostingCall, postings: readonly RowPosting[]): Promise<number[]> {
  const drafts = postings.map(({ row, found, deposit }) => ({
    found,
    kind: 'STATEMENT' as const,
    date_payment: row.date,
    cash: 0,
    bank: row.amount,
    deposit_added: deposit,
  }));
  return insertPayments(db, drafts, { staffId: staff.id, now });
}

/** What is above all that is owed, where a person said so; by office, as their counters are taken. */
async function keepDeposits(
  { db, staff, now }: PostingCall,
  postings: readonly RowPosting[],
  paymentIds: readonly number[],
): Promise<void> {
  const kept = postings
    .map((posting, index) => ({ ...posting, paymentId: paymentIds[index] ?? 0 }))
    .filter(({ deposit }) => deposit > 0)
    .sort((a, b) => a.found.office.id - b.found.office.id);
  for (const { found, deposit, paymentId } of kept) {
    const move = { amount: deposit, cash: 0, bank: deposit, paymentId };
    await writeDeposit(db, found, move, { staffId: staff.id, now });
  }
}

async function markPosted(tx: Db, batch: BatchRow, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(importRows)
    .set({ state: 'POSTED', problem: null, afterCheck: batch.checkedAt !== null })
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
  const reasons = sql.param([...twins.values()].map(duplicateText));
  await tx.execute(sql`
    update ${importRows} as r set state = 'DUPLICATE', reason = twin.reason, problem = null
      from unnest(${ids}::bigint[], ${reasons}::text[]) as twin (id, reason)
     where r.id = twin.id`);
}

function logLines(
  { staff, now, origin }: PostingCall,
  batch: BatchRow,
  receipts: readonly WrittenReceipt[],
  postings: readonly RowPosting[],
) {
  const depositOf = new Map(postings.map(({ row, deposit }) => [row.id, deposit]));
  return receipts.map((receipt) => {
    const { amounts, found, invoice, id, importRowId = 0 } = receipt;
    // It stands once: on the first receipt of its line.
    const deposit = depositOf.get(importRowId) ?? 0;
    depositOf.delete(importRowId);
    return {
      at: now,
      staffId: staff.id,
      action: 'PAYMENT_TAKEN',
      summary: `Menerima ${formatRupiah(amounts.payment)} untuk angsuran ke-${amounts.credit_to} kontrak ${found.contract.code}, nota ${invoice}, dari mutasi ${batch.bank} ${batch.fileName}`,
      origin,
      record: { type: 'credit', id },
      changes: {
        ...receiptChanges({ ...amounts, date_payment: receipt.date_payment }),
        ...(deposit > 0 && { deposit_added: [null, deposit] as [unknown, unknown] }),
      },
    };
  });
}
