import type { PostedPayment, PostPayment } from '@/lib/contract/payments';
import { requireOpenDay } from '../cash/requireOpenDay';
import { todayIn } from '../calendar/today';
import { lockContract, paymentsOn, readAccount } from '../contracts/readContract';
import { creditPush } from '../credits/creditPush';
import { restand } from '../credits/standing';
import { writeHistory } from '../history/writeHistory';
import type { StaffCall } from '../http/route';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import { sendAfterCommit } from '../realtime/outbox';
import { rupiah } from '../words/rupiah';
import { changedCard } from './changedCard';
import { paymentCard } from './paymentCard';
import { checkPayment, refuseClosed, refuseWaivers } from './paymentRules';
import { reckonPayment, wasPreviewed } from './reckonPayment';
import { writeReceipts } from './writeReceipts';

type PaymentCall = StaffCall<{ id: string }, unknown, PostPayment>;

/**
 * Takes a payment (DOMAIN, Bayar Cicilan). The contract is held from the first look to the last write, so two cashiers
 * stand in line; the second sees another version than the one it was shown, and nothing is taken twice. What is written
 * is reckoned here, and must be what the screen showed.
 */
export async function postPayment(call: PaymentCall): Promise<PostedPayment> {
  const { db, staff, now, body, params } = call;
  refuseWaivers(body, staff);
  const found = await lockContract(db, staff, params.id);
  const { contract, office } = found;
  requireActiveOffice(office);
  const today = todayIn(office.zone, now);
  if (contract.version !== body.version) throw await changedCard(db, found, now);
  refuseClosed(contract, (await readAccount(db, contract, today)).card);
  checkPayment(body, contract, await paymentsOn(db, contract.code), today);

  if (body.cash > 0) await requireOpenDay(db, staff, today);

  const { card } = await readAccount(db, contract, body.date_payment);
  const shares = reckonPayment(body, contract, card);
  if (!wasPreviewed(body.shares, shares)) {
    throw await changedCard(db, found, now, 'Hitungan di layar berbeda dengan hitungan server.');
  }
  const { date_payment, note } = body;
  const receipts = await writeReceipts(db, found, shares, { cashier: staff, now, date_payment, note });
  await restand(db, found, now);
  for (const receipt of receipts) await log(call, receipt);
  await sendAfterCommit(db, now, ...receipts.map((receipt) => creditPush(receipt.id)));
  return { receipts, after: await paymentCard(db, staff, contract.code, now) };
}

async function log({ db, staff, now, origin }: PaymentCall, receipt: PostedPayment['receipts'][number]) {
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'PAYMENT_TAKEN',
    summary: `Menerima ${rupiah(receipt.payment ?? 0)} untuk angsuran ke-${receipt.credit_to} kontrak ${receipt.contract_code}, nota ${receipt.invoice}`,
    origin,
    record: { type: 'credit', id: receipt.id },
  });
}
