import { allocate, type Allocation, type Share } from '@/lib/arithmetic/allocate';
import { buildCard } from '@/lib/arithmetic/card';
import { receiptAmounts, type ReceiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import type { LineReceipt, SplitChange } from '@/lib/arithmetic/replayCard';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import { SPLIT_FIELDS } from '@/lib/arithmetic/share';
import type { PostPayment } from '@/lib/contract/payments';
import { formatRupiah } from '@/lib/format/rupiah';
import { todayIn } from '../calendar/today';
import { allocationOrder, paymentsOn, type FoundContract } from '../contracts/readContract';
import type { SignedIn } from '../platform/auth/session';
import { invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { changedCard } from './changedCard';
import { depositBalance } from './depositBalance';
import { checkPayment, refuseBeyondLimit, refuseClosed, refuseEmptyShares } from './paymentRules';

/** A payment on a locked contract, and whose money it is. */
export interface PlannedBy {
  found: FoundContract;
  /** Who takes the money. */
  by: SignedIn;
  now: Date;
  payment: PostPayment;
  /** A second person approves it: limits of the title and the rule of cash on its day do not hold. */
  isRequest: boolean;
}

/** What a payment comes to. */
export interface PaymentPlan {
  receipts: ReceiptAmounts[];
  later: Allocation<LineReceipt>['later'];
  /** Of the money that comes in, what is left as deposit; rupiah. */
  deposit: { cash: number; bank: number };
}

/**
 * What a payment comes to on the card as it is now, by all rules of the counter. 422 with what is wrong in it; 409 where
 * the contract takes none, or where shares or receipts of later days are not what the screen showed.
 */
export async function planPayment(
  db: Db,
  { found, by, now, payment, isRequest }: PlannedBy,
): Promise<PaymentPlan> {
  const { contract, office } = found;
  const today = todayIn(office.zone, now);
  const schedule = buildSchedule(contract);
  const payments = await paymentsOn(db, contract.code);
  const cardOn = (asOf: string) => buildCard({ schedule, payments, rule: contract, asOf });
  refuseClosed(contract, cardOn(today));
  const balance = await depositBalance(db, contract.code);
  const { transferDaysBack } = by;
  const { maxCollectorFee } = office;
  const limits = { maxCollectorFee, depositBalance: balance, transferDaysBack };
  checkPayment(payment, { contract, today, ...limits, isRequest });

  const card = cardOn(payment.date_payment);
  const { shares, rest, later } = allocate({
    card,
    date: payment.date_payment,
    receipts: payments,
    rule: contract,
    order: allocationOrder(contract),
    amount: payment.amount,
    waivers: payment.waivers,
    ...(payment.lines && { lines: payment.lines }),
  });
  if (rest > 0) throw invalid({ amount: `Lebih ${formatRupiah(rest)} dari yang terutang.` });
  if (shares.length === 0) throw invalid({ amount: 'Belum ada yang dibayar.' });
  refuseEmptyShares(shares);
  if (!isRequest) refuseBeyondLimit(shares, card, payments, by);
  if (!wasPreviewed(payment.shares, shares)) {
    throw await changedCard(db, by, found, now, 'Hitungan di layar berbeda dengan hitungan server.');
  }
  const changes = later.flatMap((one) => one.changes);
  if (!wasConfirmed(payment.later ?? [], changes)) {
    throw await changedCard(db, by, found, now, laterText(changes));
  }
  return { later, ...moneyOf(payment, shares) };
}

/** Banknotes pay what is owed first; what is over of them, then of the transfer, is left as deposit. */
function moneyOf(payment: PostPayment, shares: readonly Share[]): Pick<PaymentPlan, 'receipts' | 'deposit'> {
  const { deposit_added: added = 0, deposit_used: used = 0, collector_payment } = payment;
  const cash = Math.min(payment.cash, payment.amount + collector_payment);
  const receipts = receiptAmounts({ shares, collector_payment, cash, deposit: used });
  const left = payment.cash - cash;
  return { receipts, deposit: { cash: left, bank: added - left } };
}

/** What a person agreed to; the transaction's number is the server's, for it counts voided ones too. */
const PREVIEWED = ['credit_to', 'date_maturity', ...SPLIT_FIELDS] as const satisfies readonly (keyof Share)[];

/** True when the screen showed these very shares, to the rupiah. */
function wasPreviewed(shown: readonly Share[], calculated: readonly Share[]): boolean {
  return (
    shown.length === calculated.length &&
    calculated.every((share, index) => PREVIEWED.every((field) => share[field] === shown[index]?.[field]))
  );
}

/** True when these very changes of later receipts were shown, in whatever order. */
function wasConfirmed(shown: readonly SplitChange[], calculated: readonly SplitChange[]): boolean {
  const textOf = (changes: readonly SplitChange[]) =>
    changes
      .map(({ invoice, field, before, after }) => [invoice, field, before, after].join(' '))
      .sort()
      .join('\n');
  return textOf(shown) === textOf(calculated);
}

function laterText(changes: readonly SplitChange[]): string {
  const invoices = [...new Set(changes.map(({ invoice }) => invoice))];
  return invoices.length > 0
    ? `Pembayaran ini mengubah pembagian nota ${invoices.join(', ')}, dan perubahannya belum Anda setujui seperti itu.`
    : 'Nota lain tidak lagi ikut berubah.';
}
