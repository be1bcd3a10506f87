import { expect } from 'vitest';
import { owedOn } from '@/lib/arithmetic/allocate';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostedPayment, PostPayment } from '@/lib/contract/payments';
import { oldestInstalment } from '../../tests/payments/oldestInstalment';
import { contractCodes } from './contractRequest';
import { startApi, type TestApi } from './startApi';

/** A cashier and an approver of Jakarta, whose sessions outlive any test's days, and a contract that still owes. */
export interface Counter {
  api: TestApi;
  maker: string;
  checker: string;
  code: string;
}

/** Starts an API with its counter open. */
export async function counter(): Promise<Counter> {
  const api = await startApi();
  const maker = await api.signIn('kasir.jkt');
  const checker = await api.signIn('penyetuju.jkt');
  await api.connection.pool.query("update sessions set expires_at = now() + interval '1 year'");
  const [code = ''] = await contractCodes(api, 'ACTIVE');
  return { api, maker, checker, code };
}

export const cardOf = async (api: TestApi, token: string, code: string) =>
  (await api.call<PaymentCard>('GET', `payments/${code}`, { token })).data;

/** Pays what is owed on the first open lines in banknotes, in one payment: a receipt each. */
export async function payLines(
  api: TestApi,
  token: string,
  code: string,
  { lines = 1, ...over }: Partial<Omit<PostPayment, 'lines'>> & { lines?: number } = {},
): Promise<PostedPayment> {
  const card = await cardOf(api, token, code);
  const open = card.card.lines.filter((line) => owedOn(line) > 0).slice(0, lines);
  const amount = over.amount ?? open.reduce((sum, line) => sum + owedOn(line), 0);
  const cash = over.cash ?? amount - (over.deposit_used ?? 0);
  const body = oldestInstalment(card, { lines: open.map((line) => line.number), ...over, amount, cash });
  const answer = await api.call<PostedPayment>('POST', `payments/${code}`, { token, body });
  expect(answer.http, answer.message).toBe(200);
  return answer.data;
}
