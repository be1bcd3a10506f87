import { sql } from 'drizzle-orm';
import { leaveOutReceipt } from '@/lib/arithmetic/changeReceipt';
import type { LineReceipt, Restated } from '@/lib/arithmetic/replayCard';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import { formatRupiah } from '@/lib/format/rupiah';
import { allocationOrder, paymentsOn, type FoundContract } from '../contracts/readContract';
import { conflict, type ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { credits, deposits, type contracts } from '../platform/db/schema';
import { formatInstantIn } from '../platform/format/formatInstantIn';
import type { ReceiptRow } from './receipt';

/** Contracts whose balance went elsewhere on the strength of their receipts. */
export const CLOSED_LABELS: Partial<Record<typeof contracts.$inferSelect.status, string>> = {
  SETTLED_EARLY: 'dilunasi dipercepat: potongan pelunasannya dihitung dari nota ini',
  RESTRUCTURED: 'direstrukturisasi: sisanya sudah dipindahkan ke kontrak lain',
  CANCELLED: 'dibatalkan',
};

/**
 * What a void does to the other receipts of its line, which are split as if it had never been (docs/decisions/0063). 409
 * for a receipt that can't be voided: it is void, its contract is closed, it took from the deposit, the line of a statement
 * made more than it, or the later receipts of its line, which are named, would find no place without it.
 */
export async function voidEffect(
  db: Db,
  { contract, office }: FoundContract,
  receipt: ReceiptRow,
): Promise<Restated<LineReceipt>[]> {
  const done = voided(receipt, office.zone);
  if (done) throw done;
  const closed = CLOSED_LABELS[contract.status];
  if (closed) throw conflict(`Nota ini tidak dapat dibatalkan. Kontrak ${contract.code} ${closed}.`);
  if (receipt.deposit > 0) {
    throw conflict(
      `Nota ini memakai titipan ${formatRupiah(receipt.deposit)}. Minta pembatalan seluruh pembayarannya dari kartu piutang, supaya titipannya kembali.`,
    );
  }
  const beside = await besideOnLine(db, receipt);
  if (beside.length > 0) {
    throw conflict(
      `Nota ini dari baris mutasi yang juga menjadi ${beside.join(', ')}. Minta pembatalan seluruh pembayarannya dari kartu piutang, supaya barisnya diputuskan lagi.`,
    );
  }
  const { others, faults } = leaveOutReceipt({
    schedule: buildSchedule(contract),
    receipts: await paymentsOn(db, contract.code),
    rule: contract,
    order: allocationOrder(contract),
    invoice: receipt.invoice,
  });
  if (faults.length > 0) {
    const later = others.map((one) => one.receipt.invoice);
    throw conflict(
      `Nota ini belum dapat dibatalkan. Batalkan dulu ${later.join(', ')}: tanpa nota ini angsurannya kelebihan bayar.`,
      { later },
    );
  }
  return others;
}

/** 409 for a receipt that is void already, saying who voided it and when; null where it counts. */
export function voided(receipt: ReceiptRow, zone: string): ApiError | null {
  if (!receipt.voidedAt) return null;
  const at = formatInstantIn(receipt.voidedAt, zone);
  return conflict(`Nota ini sudah dibatalkan oleh ${receipt.voiderName ?? 'seseorang'} pada ${at}.`, {
    voided_at: receipt.voidedAt.toISOString(),
  });
}

/** What else the line of a statement that a receipt is from became and counts, by number: its money is voided as a whole. */
async function besideOnLine(
  db: Db,
  { id, importRowId, paymentId }: Pick<ReceiptRow, 'id' | 'importRowId' | 'paymentId'>,
): Promise<string[]> {
  if (importRowId === null) return [];
  const { rows } = await db.execute<{ number: string }>(sql`
    select invoice as number from ${credits} where import_row_id = ${importRowId} and id <> ${id} and voided_at is null
    union all
    select number from ${deposits} where payment_id = ${paymentId} and kind = 'ADDED' and voided_at is null
    order by number`);
  return rows.map(({ number }) => number);
}
