import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostedPayment } from '@/lib/contract/payments';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import type { Answer, Client } from './client';
import { newKey } from './company';

/** A payment that was acknowledged. */
export interface Acknowledged {
  key: string;
  ids: number[];
  invoices: string[];
  /** How often it was sent. */
  sent: number;
}

/** Rupiah of each payment. */
const AMOUNT = 1000;
/** A cashier presses again while nothing was answered; more often than this nobody does. */
const MAX_TRIES = 60;
const GONE = new Set([0, 502, 503, 504]);

/** One payment on a contract. `again`: sent again under its key until something was answered. */
export async function pay(
  client: Client,
  token: string,
  code: string,
  { again }: { again: boolean },
): Promise<{ answers: Answer[]; acknowledged: Acknowledged | null }> {
  const answers: Answer[] = [];
  const ask = async (...of: Parameters<Client['call']>) => {
    for (;;) {
      const answer = await client.call(...of);
      answers.push(answer);
      if (!again || !GONE.has(answer.status) || answers.length > MAX_TRIES) return answer;
      await sleep(100);
    }
  };
  const card = await ask('GET', `/api/payments/${code}`, { token });
  if (card.status !== 200) return { answers, acknowledged: null };
  const body = oldestInstalment(card.data as PaymentCard, { amount: AMOUNT });
  const key = newKey();
  const before = answers.length;
  const posted = await ask('POST', `/api/payments/${code}`, { token, body, key });
  if (posted.status !== 200) return { answers, acknowledged: null };
  const { receipts } = posted.data as PostedPayment;
  return {
    answers,
    acknowledged: {
      key,
      ids: receipts.map(({ id }) => id),
      invoices: receipts.map(({ invoice }) => invoice ?? ''),
      sent: answers.length - before,
    },
  };
}
