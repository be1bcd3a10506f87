import { CREDIT_SENT, CREDITS_CHANNEL } from '@/lib/contract/realtime';
import type { OutgoingEvent } from '../platform/outbox/outbox';

/** Tells every list that receipts changed; nothing about the receipt goes over the shared channel. */
export const creditPush = (id: number): OutgoingEvent => ({
  channel: CREDITS_CHANNEL,
  event: CREDIT_SENT,
  payload: { id },
});
