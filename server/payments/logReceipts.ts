import type { Receipt } from '@/lib/contract/credits';
import { formatRupiah } from '@/lib/format/rupiah';
import { referenceOf, type Transfer } from '@/lib/payment/means';
import { accountField } from '../offices/receiving';
import type { Changes } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { writeHistory, type HistoryLine } from '../platform/history/writeHistory';
import { receiptChanges } from './receiptChanges';

/** A line in the log for each receipt of an act of paying, with its fields and `changes`. `how` ends its sentence. */
export async function logReceipts(
  db: Db,
  receipts: readonly Receipt[],
  { how, changes, ...said }: Omit<HistoryLine, 'action' | 'summary'> & { how: string; changes: Changes },
): Promise<void> {
  const lines = receipts.map((receipt) => ({
    ...said,
    action: 'PAYMENT_TAKEN',
    summary: `Menerima ${formatRupiah(receipt.payment ?? 0)} untuk angsuran ke-${receipt.credit_to} kontrak ${receipt.contract_code}, nota ${receipt.invoice}${how}`,
    record: { type: 'credit', id: receipt.id },
    changes: { ...receiptChanges(receipt), ...changes },
  }));
  await writeHistory(db, ...lines);
}

/** Reference and account of a transfer as changed fields; none where nothing is transferred. */
export async function transferChanges(db: Db, payment: Transfer): Promise<Changes> {
  const reference = referenceOf(payment);
  return {
    ...(reference !== '' && { bank_reference: [null, reference] }),
    ...(await accountField(db, payment)),
  };
}
