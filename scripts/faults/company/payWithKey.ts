import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostedPayment } from '@/lib/contract/payments';
import { oldestInstalment } from '../../../tests/payments/oldestInstalment';
import type { HttpApi } from './httpApi';
import type { Person } from './openCompany';

/** A payment that a counter sent, under its key, until somebody answered it. */
export interface Sent {
  person: Person;
  code: string;
  key: string;
  amount: number;
  /** Waiting: nobody has answered yet. Refused: 409 or 422, nothing was written. */
  state: 'waiting' | 'taken' | 'refused';
  /** Numbers of the receipts that were answered. */
  invoices: string[];
}

/** Where a counter's payments are kept, and answers that no counter should ever get. */
export interface Ledger {
  sent: Sent[];
  wrong: string[];
}

/** Who pays where, through which server. */
export interface PayingCashier {
  api: HttpApi;
  token: string;
  person: Person;
  code: string;
}

/** How long the answer of one payment is asked for again, ms. */
const PAYMENT_TIMEOUT = 90_000;

/** Takes one small payment; where no answer comes, or "not now", it is asked for again with its key. */
export async function payWithKey(
  { api, token, person, code }: PayingCashier,
  { sent, wrong }: Ledger,
): Promise<void> {
  const shown = await api
    .call<PaymentCard>('GET', `payments/${code}`, { token })
    .catch(() => ({ http: 0, data: null }));
  // While the server is away people wait.
  if (shown.http !== 200 || shown.data === null) {
    if (shown.http !== 0 && shown.http !== 503) wrong.push(`${shown.http} at reading the card of ${code}`);
    return;
  }
  const amount = 1000 + (sent.length % 7) * 500;
  const body = oldestInstalment(shown.data, { amount });
  const one: Sent = { person, code, key: randomUUID(), amount, state: 'waiting', invoices: [] };
  sent.push(one);
  const end = Date.now() + PAYMENT_TIMEOUT;
  while (Date.now() < end) {
    const answer = await api
      .call<PostedPayment>('POST', `payments/${code}`, {
        token,
        body,
        headers: { 'idempotency-key': one.key },
      })
      .catch(() => null);
    if (answer?.http === 200) {
      one.state = 'taken';
      one.invoices = answer.data.receipts.map(({ invoice }) => invoice ?? '');
      return;
    }
    if (answer?.http === 409 || answer?.http === 422) {
      one.state = 'refused';
      return;
    }
    if (answer && answer.http !== 503) {
      wrong.push(`${answer.http} at paying on ${code}: ${answer.message}`);
      return;
    }
    await sleep(300);
  }
  wrong.push(`no answer to a payment on ${code} within ${PAYMENT_TIMEOUT / 1000} s`);
}
