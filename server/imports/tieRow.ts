import { eq } from 'drizzle-orm';
import type { PostedLine, RowCorrection } from '@/lib/contract/importRows';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { takenOn } from '../contracts/lineReceipts';
import { lockContract } from '../contracts/readContract';
import { conflict, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { credits, importBatches, importRows } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { readBankFacts } from './accounts';
import type { BatchRow } from './batch';
import { namedRunning, otherThan } from './namedRunning';
import { postedAlike } from './postedAlike';
import { postingLock } from './postingLock';
import { bankPayments, records, type BankPayment } from './recorded';
import { refuseElsewhere } from './refuseElsewhere';
import type { RowDecision } from './rowDecision';
import { type RowRecord } from './rowRecord';

type Tie = Extract<RowCorrection, { action: 'tie' }>;
type TieCall = StaffCall<unknown, unknown, Tie>;
type Receipt = typeof credits.$inferSelect;

/**
 * Ties a row to the receipt that recorded its transfer: it is POSTED and makes none (docs/decisions/0078). 422 in words
 * where that receipt does not record it: another contract's, void, no transfer of that amount and day. 409 where a line
 * stands for it already.
 */
export async function tieRow(call: TieCall, batch: BatchRow, row: RowRecord): Promise<RowDecision> {
  const { db, staff, now, body } = call;
  await refuseElsewhere(call, batch, row);
  await refuseAgain(call, batch, row);
  const { contract } = await lockContract(db, staff, body.contract_code);
  const [receipt] = await db.select().from(credits).where(eq(credits.id, body.credit_id)).for('update');
  if (receipt?.contractCode !== contract.code) {
    throw refused(`Nota ini bukan nota kontrak ${contract.code}.`);
  }
  if (receipt.voidedAt) throw refused(`Nota ${receipt.invoice} sudah dibatalkan.`);
  await refuseNamedOther(call, row, receipt);
  const payment = await paymentOf(db, receipt);
  if (!payment) throw refused(`Nota ${receipt.invoice} tidak dibayar dengan transfer.`);
  if (!records(payment, row)) {
    throw refused(
      `Nota ${receipt.invoice} mencatat transfer ${formatRupiah(payment.bank)} tanggal ${formatDate(payment.date)}; baris ini ${formatRupiah(row.amount)} tanggal ${formatDate(row.date)}.`,
    );
  }
  const [taken] = payment.rows;
  if (taken !== undefined) throw conflict(await takenText(call, batch, receipt, taken));
  const [first = receipt] = payment.receipts;
  return {
    after: {
      state: 'POSTED',
      contractCode: contract.code,
      score: 100,
      reason: `Dikaitkan ke nota ${first.invoice} oleh ${staff.name}`,
      tiedCreditId: first.id,
      tiedBy: staff.id,
      tiedAt: now,
    },
    changes: { tied_receipt: [null, first.invoice] },
  };
}

const refused = (words: string) => invalid({ credit_id: words }, words);

/** A line that was posted from another statement already, as far as one can tell, stands for no second payment. */
async function refuseAgain({ db, staff }: TieCall, batch: BatchRow, row: RowRecord): Promise<void> {
  await postingLock(db, batch);
  const [posted] = (await postedAlike(db, [row.id], staff)).get(row.id) ?? [];
  if (!posted) return;
  throw refused(
    `Baris ini seperti sudah diposting dari ${nameOf(posted)}: bank, hari, dan jumlahnya sama. Satu baris bank hanya untuk satu pembayaran.`,
  );
}

const nameOf = ({ line, file_name }: PostedLine) =>
  file_name === null ? 'mutasi kantor lain' : `baris ${line} berkas ${file_name}`;

/** A line that names running contracts by what only one bears is never tied to the receipt of another. */
async function refuseNamedOther({ db, staff }: TieCall, row: RowRecord, receipt: Receipt): Promise<void> {
  const [named = []] = await namedRunning(db, [row]);
  const other = otherThan(named, receipt.contractCode, staff);
  if (other === null) return;
  throw refused(
    `Keterangan baris ini menyebut kontrak ${other}; nota ${receipt.invoice} milik kontrak ${receipt.contractCode}.`,
  );
}

/** The act of paying that a receipt belongs to; undefined where nothing of it came by transfer. */
async function paymentOf(db: Db, { id, contractCode }: Receipt): Promise<BankPayment | undefined> {
  const receipts = (await takenOn(db, [contractCode])).get(contractCode) ?? [];
  const payments = bankPayments(receipts, await readBankFacts(db, [contractCode]));
  return payments.find((payment) => payment.receipts.some((one) => one.id === id));
}

async function takenText(call: TieCall, batch: BatchRow, { invoice }: Receipt, rowId: number) {
  const line = await rowText(call.db, batch, rowId);
  return `Nota ${invoice} sudah berasal dari atau dikaitkan ke ${line}.`;
}

/** `baris 7 berkas a.csv`; of another office's statement only that it is one. */
async function rowText(db: Db, own: Pick<BatchRow, 'officeId'>, rowId: number): Promise<string> {
  const [row] = await db
    .select({
      line: importRows.line,
      fileName: importBatches.fileName,
      officeId: importBatches.officeId,
    })
    .from(importRows)
    .innerJoin(importBatches, eq(importBatches.id, importRows.batchId))
    .where(eq(importRows.id, rowId));
  if (!row || row.officeId !== own.officeId) return 'mutasi kantor lain';
  return `baris ${row.line} berkas ${row.fileName}`;
}
