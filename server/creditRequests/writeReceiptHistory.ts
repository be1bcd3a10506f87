import type { ReceiptRow } from '../credits/receipt';
import { writeHistory, type HistoryLine } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';

type ReceiptLine = Pick<HistoryLine, 'action' | 'summary' | 'reason' | 'changes'>;

/** Appends what the caller did with a receipt to the log. */
export async function writeReceiptHistory(
  { db, staff, now, origin }: StaffCall<unknown, unknown, unknown>,
  receipt: Pick<ReceiptRow, 'id'>,
  line: ReceiptLine,
): Promise<void> {
  const record = { type: 'credit', id: receipt.id };
  await writeHistory(db, { at: now, staffId: staff.id, origin, record, ...line });
}
