import type { Receipt } from '@/lib/contract/credits';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostedPayment, PostPayment } from '@/lib/contract/payments';
import { oldestInstalment } from '../../../tests/payments/oldestInstalment';
import type { HttpApi } from '../company/httpApi';
import type { World } from '../World';
import { spareContracts } from './spareContracts';

/** A payment of Rp5.000 on a contract as it is now, as a screen would send it. */
export async function nextPayment(
  api: HttpApi,
  token: string,
  code: string,
  over: Partial<PostPayment> = {},
): Promise<PostPayment> {
  const { http, data, message } = await api.call<PaymentCard>('GET', `payments/${code}`, { token });
  if (http !== 200) throw new Error(`${http} at the card of ${code}: ${message}`);
  return oldestInstalment(data, { amount: 5000, ...over });
}

export function sendPayment(api: HttpApi, token: string, code: string, body: PostPayment, key?: string) {
  return api.call<PostedPayment>('POST', `payments/${code}`, {
    token,
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}

/** A receipt of the cashier in Jakarta, of a contract that nobody else touches. */
export async function freshReceipt(world: World): Promise<Receipt> {
  const { api, tokens } = world.company;
  const [code = ''] = await spareContracts(world, 1);
  const body = await nextPayment(api, tokens['kasir.jkt'], code);
  const { http, message, data } = await sendPayment(api, tokens['kasir.jkt'], code, body);
  const receipt = data?.receipts?.[0];
  if (http !== 200 || !receipt) throw new Error(`${http}: ${message}`);
  return receipt;
}
