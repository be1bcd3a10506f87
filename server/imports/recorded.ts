import { daysBetween } from '@/lib/arithmetic/calendar';
import type { RecordedTransfer } from '@/lib/contract/importRows';
import { formatDate } from '@/lib/format/tanggal';
import type { TakenPayment } from '../contracts/lineReceipts';

/** Money that came by bank: rupiah and the day on which it came. */
export interface Transfer {
  date: string;
  amount: number;
}

/** What stands beside a contract's receipts where transfers are concerned. */
export interface BankFacts {
  /** Receipt → the statement's line that is tied to it. */
  ties: ReadonlyMap<number, number>;
  /** Act of paying → what came by transfer and was left as deposit, rupiah. */
  deposits: ReadonlyMap<number, number>;
}

export const NO_BANK_FACTS: BankFacts = { ties: new Map(), deposits: new Map() };

/** One act of paying by transfer. */
export interface BankPayment {
  /** In the order of their numbers. */
  receipts: TakenPayment[];
  date: string;
  /** All that came by transfer with it, deposit included; rupiah. */
  bank: number;
  /** Lines of statements that it was made from or that are tied to it. */
  rows: number[];
}

/** Banks book over weekends, cashiers write down what a slip says: so many days apart it may be the same money. */
const BOOKED_WITHIN = 3;

/** Acts of paying that these receipts of one contract belong to, without those in which nothing came by transfer. */
export function bankPayments(receipts: readonly TakenPayment[], facts: BankFacts): BankPayment[] {
  const byKey = new Map<string, TakenPayment[]>();
  for (const receipt of receipts) {
    if (receipt.id === 0) continue;
    const key = keyOf(receipt);
    byKey.set(key, [...(byKey.get(key) ?? []), receipt]);
  }
  return [...byKey.values()].flatMap((some) => {
    const own = some.toSorted((a, b) => a.id - b.id);
    const [first] = own;
    const left = first?.payment_id ? (facts.deposits.get(first.payment_id) ?? 0) : 0;
    const bank = own.reduce((sum, receipt) => sum + receipt.bank, left);
    if (!first || bank === 0) return [];
    const rows = own.flatMap(({ id, import_row_id }) =>
      [facts.ties.get(id) ?? [], import_row_id ?? []].flat(),
    );
    return [{ receipts: own, date: first.date_payment, bank, rows }];
  });
}

/** Receipts from before acts of paying were kept share the moment at which they were written. */
const keyOf = ({ payment_id, import_row_id, created_at }: TakenPayment) =>
  payment_id !== null ? `p${payment_id}` : `${import_row_id ?? 't'} ${created_at.getTime()}`;

/** True where both may be the same money: equal in amount and few days apart. */
export const records = ({ date, bank }: Pick<BankPayment, 'date' | 'bank'>, transfer: Transfer): boolean =>
  bank === transfer.amount && Math.abs(daysBetween(date, transfer.date)) <= BOOKED_WITHIN;

/**
 * The act of paying by which a transfer seems to be recorded already, the nearest in days; one that can be tied before
 * others. `ownRows`: rows of the transfer's own statement, whose lines never count against each other.
 */
export function recordedAs(
  payments: readonly BankPayment[],
  transfer: Transfer,
  ownRows: ReadonlySet<number>,
  since?: Date,
): RecordedTransfer | null {
  const [nearest] = payments
    .filter(
      (payment) =>
        records(payment, transfer) &&
        !payment.rows.some((row) => ownRows.has(row)) &&
        !(since && payment.receipts.every(({ created_at }) => created_at <= since)),
    )
    .toSorted(
      (a, b) =>
        Number(a.rows.length > 0) - Number(b.rows.length > 0) ||
        Math.abs(daysBetween(a.date, transfer.date)) - Math.abs(daysBetween(b.date, transfer.date)),
    );
  const first = nearest?.receipts[0];
  if (!nearest || !first) return null;
  return {
    id: first.id,
    invoice: first.invoice,
    date_payment: nearest.date,
    may_tie: nearest.rows.length === 0,
  };
}

/** Why a transfer that seems to be recorded already is not posted. */
export const recordedText = ({ invoice, date_payment }: RecordedTransfer) =>
  `Transfer sebesar ini sudah dicatat di nota ${invoice}, dibayar ${formatDate(date_payment)}.`;
