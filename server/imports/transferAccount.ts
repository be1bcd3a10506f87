import { daysBetween } from '@/lib/arithmetic/calendar';
import { allocate, type Share } from '@/lib/arithmetic/allocate';
import { buildCard, type Card } from '@/lib/arithmetic/card';
import { receiptAmounts, type ReceiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import type { Restated } from '@/lib/arithmetic/replayCard';
import { buildSchedule, type ScheduleLine } from '@/lib/arithmetic/schedule';
import { todayIn } from '../calendar/today';
import { allocationOrder, type FoundContract } from '../contracts/readContract';
import type { TakenPayment } from '../contracts/lineReceipts';
import { dayObstacle, whyClosed } from '../payments/paymentRules';
import { rupiah } from '../words/rupiah';

/** Money that came by bank: rupiah and the day on which it came. */
export interface Transfer {
  date: string;
  amount: number;
}

/** What a transfer comes to on a contract: receipts, or why it cannot be taken, in words. */
export type Reckoned =
  | {
      receipts: ReceiptAmounts[];
      /** Receipts of later days that it splits anew. */
      later: Restated<TakenPayment>[];
    }
  | { problem: string };

/** A receipt that records a transfer, with the day on which that was paid. */
export interface Recorded {
  invoice: string;
  date: string;
}

/** Banks book over weekends, cashiers write down what a slip says: so many days apart it may be the same money. */
const BOOKED_WITHIN = 3;

/** A contract and what counts on it, transfers that were taken a moment ago included. No database behind it. */
export class TransferAccount {
  readonly found: FoundContract;
  private readonly payments: TakenPayment[];
  private readonly schedule: ScheduleLine[];
  private readonly today: string;
  /** By day; a card is reckoned once until something is taken. */
  private readonly cards = new Map<string, Card>();

  constructor(found: FoundContract, payments: readonly TakenPayment[], now: Date) {
    this.found = found;
    this.payments = [...payments];
    this.schedule = buildSchedule(found.contract);
    this.today = todayIn(found.office.zone, now);
  }

  /** The card as of a day. */
  cardOn(asOf: string): Card {
    const kept = this.cards.get(asOf);
    if (kept) return kept;
    const { schedule, payments } = this;
    const card = buildCard({ schedule, payments, rule: this.found.contract, asOf });
    this.cards.set(asOf, card);
    return card;
  }

  /** The card as of its office's today. */
  cardToday(): Card {
    return this.cardOn(this.today);
  }

  /** True where the contract takes no money any more. */
  isClosed(): boolean {
    return whyClosed(this.found.contract, () => this.cardToday()) !== null;
  }

  /** The receipts that a transfer would become, by the rules of a payment at the counter (docs/decisions/0052). */
  reckon({ date, amount }: Transfer): Reckoned {
    const { contract } = this.found;
    const closed = whyClosed(contract, () => this.cardToday());
    if (closed !== null) return { problem: closed };
    const day = dayObstacle(date, contract, this.today);
    if (day !== null)
      return { problem: `Tanggal transfernya: ${day.charAt(0).toLowerCase()}${day.slice(1)}` };
    const { shares, rest, later } = allocate({
      card: this.cardOn(date),
      date,
      receipts: this.payments,
      rule: contract,
      order: allocationOrder(contract),
      amount,
    });
    if (rest > 0) return { problem: `Jumlahnya lebih ${rupiah(rest)} dari yang terutang.` };
    return { receipts: receiptAmounts({ shares, collector_payment: 0, cash: 0 }), later };
  }

  /** Counts what was reckoned from now on. */
  take(
    { receipts, later }: { receipts: readonly ReceiptAmounts[]; later: readonly Restated<TakenPayment>[] },
    date: string,
  ): void {
    for (const { receipt, after } of later) this.payments[this.payments.indexOf(receipt)] = after;
    for (const receipt of receipts) this.payments.push(takenFrom(receipt, date));
    this.cards.clear();
  }

  /**
   * The receipt by which this very transfer seems to be recorded already: money by bank of that amount in one payment, on
   * that day or some days around it, which did not come from `batchRows`. Null where there is none.
   */
  recordedAs(transfer: Transfer, batchRows: ReadonlySet<number>, since?: Date): Recorded | null {
    const payments = new Map<number, Recorded & { bank: number }>();
    for (const payment of this.payments) {
      if (payment.bank === 0) continue;
      if (Math.abs(daysBetween(payment.date_payment, transfer.date)) > BOOKED_WITHIN) continue;
      if (payment.import_row_id !== null && batchRows.has(payment.import_row_id)) continue;
      if (since && payment.created_at <= since) continue;
      // Lines of one statement share a moment; receipts of the counter do not have a line.
      const key = payment.import_row_id ?? -payment.created_at.getTime();
      const one = payments.get(key) ?? { bank: 0, invoice: payment.invoice, date: payment.date_payment };
      payments.set(key, { ...one, bank: one.bank + payment.bank });
    }
    return [...payments.values()].find(({ bank }) => bank === transfer.amount) ?? null;
  }
}

function takenFrom(receipt: ReceiptAmounts & Share, date: string): TakenPayment {
  return {
    ...receipt,
    date_payment: date,
    invoice: '',
    given: null,
    // It is no transfer of somebody else's: it never counts as recorded already.
    bank: 0,
    created_at: new Date(0),
    import_row_id: null,
  };
}
