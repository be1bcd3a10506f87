import type { Receipt } from '@/lib/contract/credits';
import type { PostPayment } from '@/lib/contract/payments';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { requireOpenDay } from '../cash/requireOpenDay';
import type { FoundContract } from '../contracts/readContract';
import { creditPush } from '../credits/creditPush';
import { refreshContractStatus } from '../credits/contractStatus';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { writeHistory } from '../platform/history/writeHistory';
import type { Origin } from '../platform/http/route';
import { addToOutbox } from '../platform/outbox/outbox';
import { insertPayments } from './insertPayments';
import { planPayment, type PaymentPlan } from './planPayment';
import { receiptChanges } from './receiptChanges';
import { writeDeposit } from './writeDeposit';
import { writeReceipts } from './writeReceipts';
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
  const { deposit_used = 0, deposit_added = 0, bank_reference = '', date_payment, note } = payment;
  const [paymentId = 0] = await insertPayments(
    tx,
    [
      {
        found,
        kind: 'COUNTER',
        date_payment,
        cash: payment.cash,
        bank: payment.bank,
        deposit_used,
        deposit_added,
        bank_reference: bank_reference.trim(),
        ...(request && { requestId: request.id }),
      },
    ],
    { staffId: by.id, now },
  );
  const receipts = await writeReceipts(tx, found, plan.receipts, {
    cashier: by,
    now,
    date_payment,
    note,
    paymentId,
  });
  await writeDeposits(tx, taking, plan, paymentId);
  const restated = await writeRestated(tx, plan.later, {
    staffId: actorOf(taking).id,
    now,
    origin: taking.origin,
    because: `pembayaran tanggal ${formatDate(date_payment)} dengan nota ${receipts.map(({ invoice }) => invoice).join(', ')}`,
  });
  await refreshContractStatus(tx, found, now);
  for (const receipt of receipts) await log(tx, taking, receipt);
  await addToOutbox(tx, now, ...[...receipts.map(({ id }) => id), ...restated].map(creditPush));
  return receipts;
}

const actorOf = ({ by, request }: PaymentTaking) => request?.checker ?? by;

async function writeDeposits(
  tx: Db,
  { found, by, now, payment }: PaymentTaking,
  { deposit }: PaymentPlan,
  paymentId: number,
): Promise<void> {
  const { deposit_used = 0, deposit_added = 0 } = payment;
  const writer = { staffId: by.id, now };
  if (deposit_added > 0) {
    await writeDeposit(tx, found, { amount: deposit_added, ...deposit, paymentId }, writer);
  }
  if (deposit_used > 0) {
    await writeDeposit(tx, found, { amount: -deposit_used, cash: 0, bank: 0, paymentId }, writer);
  }
}

async function log(tx: Db, taking: PaymentTaking, receipt: Receipt): Promise<void> {
  const { by, now, origin, payment, request } = taking;
  const said = `Menerima ${formatRupiah(receipt.payment ?? 0)} untuk angsuran ke-${receipt.credit_to} kontrak ${receipt.contract_code}, nota ${receipt.invoice}`;
  await writeHistory(tx, {
    at: now,
    staffId: actorOf(taking).id,
    action: 'PAYMENT_TAKEN',
    summary: request ? `${said}; diminta ${by.name}, disetujui ${request.checker.name}` : said,
    origin,
    record: { type: 'credit', id: receipt.id },
    ...(request && { reason: request.reason }),
    changes: {
      ...receiptChanges(receipt),
      ...(payment.bank_reference && { bank_reference: [null, payment.bank_reference.trim()] }),
      ...(payment.deposit_added && { deposit_added: [null, payment.deposit_added] }),
      ...(request && { request_id: [null, request.id] }),
    },
  });
}
