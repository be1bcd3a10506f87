import { CREDIT_SENT, CREDITS_CHANNEL } from '@/lib/contract/realtime';
import { approversOf } from '../credits/approvers';
import { notify } from '../notifications/notify';
import type { Db } from '../platform/db/connect';
import type { OutgoingEvent } from '../platform/outbox/outbox';
import { addToOutbox } from '../platform/outbox/outbox';

interface Told {
  id: number;
  officeId: number;
  otherOfficeId: number | null;
  customerName: string;
  contractCode: string;
}

/** Makes every open list fetch again; nothing about the request goes over the shared channel. */
const requestPush = (id: number): OutgoingEvent => ({
  channel: CREDITS_CHANNEL,
  event: CREDIT_SENT,
  payload: { request_id: id },
});

/** Tells those who may decide a new request. */
export async function tellApprovers(
  tx: Db,
  request: Told,
  text: {
    asker: { id: number; name: string };
    noun: string;
    summary: string;
    reason: string;
  },
  now: Date,
): Promise<void> {
  const { asker, noun, summary, reason } = text;
  await addToOutbox(tx, now, requestPush(request.id));
  const message = {
    title: 'Permintaan atas kontrak',
    message: `${asker.name} meminta ${noun} kontrak ${request.contractCode} (${request.customerName}). ${summary} Alasan: ${reason}`,
    source: 'request' as const,
    link: String(request.id),
  };
  const offices = [request.officeId, request.otherOfficeId ?? request.officeId];
  await notify(tx, await approversOf(tx, offices, asker.id), message, now);
}

/** Tells the asker what became of it. */
export async function tellAsker(
  tx: Db,
  request: Told & { requestedBy: number },
  text: { title: string; message: string },
  now: Date,
): Promise<void> {
  await addToOutbox(tx, now, requestPush(request.id));
  const message = { ...text, source: 'request', link: String(request.id), group: 'requests' } as const;
  await notify(tx, [request.requestedBy], message, now);
}

/** A request was taken back: nobody is notified, lists that show it fetch again. */
export const tellLists = (tx: Db, id: number, now: Date) => addToOutbox(tx, now, requestPush(id));
