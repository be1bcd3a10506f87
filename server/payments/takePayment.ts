import type { Receipt } from '@/lib/contract/credits';
import type { PostPayment } from '@/lib/contract/payments';
import { formatDate } from '@/lib/format/tanggal';
import { transferOf } from '@/lib/payment/receiving';
import { requireOpenDay } from '../cash/requireOpenDay';
import type { FoundContract } from '../contracts/readContract';
import { creditPush } from '../credits/creditPush';
import { refreshContractStatus } from '../credits/contractStatus';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import type { Origin } from '../platform/http/route';
import { addToOutbox } from '../platform/outbox/outbox';
import { refreshTransferStates } from '../transfers/refreshTransferStates';
import { logReceipts, transferChanges } from './logReceipts';
import { planPayment } from './planPayment';
import { writeDeposit } from './writeDeposit';
import { writePayment } from './writePayment';
import { writeRestated } from './writeRestated';

/** A payment that is taken; the contract is locked and is the one that was seen. */
export interface PaymentTaking {
  found: FoundContract;
  /** Who takes the money: the receipts are theirs, and it is in their drawer. */
  by: SignedIn;
  now: Date;
  origin: Origin;
  payment: PostPayment;
  /** The request by which a second person allowed it. */
  request?: { id: number; reason: string; checker: SignedIn };
}

/**
 * Takes a payment: checks it, writes the act of paying, its receipts, what it leaves or uses of the deposit and what it
 * changes on receipts of later days, moves the contract on, and logs each with its fields. Throws as `planPayment`.
 */
export async function takePayment(tx: Db, taking: PaymentTaking): Promise<Receipt[]> {
  const { found, by, now, payment, request } = taking;
  const plan = await planPayment(tx, { ...taking, isRequest: request !== undefined });
  if (payment.cash > 0) await requireOpenDay(tx, { holder: by, reader: actorOf(taking), now });
  const kept = { ...payment, ...transferOf(payment), requestId: request?.id };
  const act = { ...kept, found, kind: 'COUNTER' } as const;
  const { paymentId, receipts } = await writePayment(tx, act, plan.receipts, { cashier: by, now });
  if (plan.deposit.amount !== 0) {
    await writeDeposit(tx, found, { ...plan.deposit, paymentId }, { staffId: by.id, now });
  }
  await refreshTransferStates(tx, [paymentId]);
  const restated = await writeRestated(tx, plan.later, {
    staffId: actorOf(taking).id,
    now,
    origin: taking.origin,
    because: `pembayaran tanggal ${formatDate(payment.date_payment)} dengan nota ${receipts.map(({ invoice }) => invoice).join(', ')}`,
  });
  await refreshContractStatus(tx, found, now);
  await log(tx, taking, receipts);
  await addToOutbox(tx, now, ...[...receipts.map(({ id }) => id), ...restated].map(creditPush));
  return receipts;
}

const actorOf = ({ by, request }: PaymentTaking) => request?.checker ?? by;

async function log(tx: Db, taking: PaymentTaking, receipts: readonly Receipt[]): Promise<void> {
  const { by, now, origin, payment, request } = taking;
  await logReceipts(tx, receipts, {
    at: now,
    staffId: actorOf(taking).id,
    origin,
    how: request ? `; diminta ${by.name}, disetujui ${request.checker.name}` : '',
    ...(request && { reason: request.reason }),
    changes: {
      ...(await transferChanges(tx, payment)),
      ...(payment.deposit_added && { deposit_added: [null, payment.deposit_added] }),
      ...(request && { request_id: [null, request.id] }),
    },
  });
}
