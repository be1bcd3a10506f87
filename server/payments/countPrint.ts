import { eq } from 'drizzle-orm';
import type { ReceiptPaper } from '@/lib/contract/receiptPaper';
import { lockReceipt } from '../credits/findReceipt';
import { credits } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { receiptPaper, refuseVoid } from './receiptPaper';

/** Counts a print before it happens: a paper that nobody counted must not exist. 409: the receipt is void. */
export async function countPrint(call: StaffCall<{ id: string }, unknown, unknown>): Promise<ReceiptPaper> {
  const { db, staff, now, origin, params } = call;
  const receipt = await lockReceipt(db, staff, params.id);
  refuseVoid(receipt);
  const printCount = receipt.printCount + 1;
  await db.update(credits).set({ printCount }).where(eq(credits.id, receipt.id));
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'CREDIT_PRINTED',
    summary: `Mencetak nota ${receipt.invoice}${printCount > 1 ? ` (cetakan ke-${printCount})` : ''}`,
    origin,
    record: { type: 'credit', id: receipt.id },
  });
  return receiptPaper(db, receipt, printCount);
}
