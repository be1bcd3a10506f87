import type { ReceiptRow } from '../credits/receipt';
import type { RequestRow } from '../credits/pendingRequests';
import { notify, type Message } from '../notifications/notify';
import type { StaffCall } from '../platform/http/route';

/** Tells whoever asked what became of the request; it leads to the receipt. */
export async function notifyMaker(
  { db, now }: StaffCall<unknown, unknown, unknown>,
  request: Pick<RequestRow, 'requestedBy'>,
  receipt: Pick<ReceiptRow, 'id'>,
  text: Pick<Message, 'title' | 'message'>,
): Promise<void> {
  const message = { ...text, source: 'credit', link: String(receipt.id), group: 'requests' } as const;
  await notify(db, [request.requestedBy], message, now);
}
