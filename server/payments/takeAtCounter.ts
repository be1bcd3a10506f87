import type { PostedPayment, PostPayment } from '@/lib/contract/payments';
import { lockContract } from '../contracts/readContract';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import type { StaffCall } from '../platform/http/route';
import { changedCard } from './changedCard';
import { paymentCard } from './paymentCard';
import { takePayment } from './takePayment';

type PaymentCall = StaffCall<{ id: string }, unknown, PostPayment>;

/**
 * Takes a payment at the counter (DOMAIN, Bayar Cicilan). The contract is held from the first look to the last write, so
 * two cashiers stand in line; the second sees another version than the one it was shown, and nothing is taken twice. What
 * is written is calculated here, and must be what the screen showed.
 */
export async function takeAtCounter(call: PaymentCall): Promise<PostedPayment> {
  const { db, staff, now, origin, body, params } = call;
  const found = await lockContract(db, staff, params.id);
  requireActiveOffice(found.office);
  if (found.contract.version !== body.version) throw await changedCard(db, staff, found, now);
  const receipts = await takePayment(db, { found, by: staff, now, origin, payment: body });
  return { receipts, after: await paymentCard(db, staff, found.contract.code, now) };
}
