import { allocate, type Share } from '@/lib/arithmetic/allocate';
import { buildCard, type Card } from '@/lib/arithmetic/card';
import { receiptAmounts, type ReceiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import { replayCard, type CardFault, type Restated } from '@/lib/arithmetic/replayCard';
import { buildSchedule, type ScheduleLine } from '@/lib/arithmetic/schedule';
import type { ImportPlan, RecordedTransfer } from '@/lib/contract/importRows';
import { dayObstacle } from '@/lib/payment/dayObstacle';
import { whyClosed } from '@/lib/payment/whyClosed';
import { todayIn } from '../calendar/today';
import type { StandingAccount } from '../credits/contractStatus';
import { allocationOrder, type FoundContract } from '../contracts/readContract';
import type { TakenPayment } from '../contracts/lineReceipts';
import { bankPayments, NO_BANK_FACTS, recordedAs, type BankFacts, type Transfer } from './recorded';

/** What a transfer comes to on a contract; rupiah. */
export interface TransferOutcome {
  receipts: ReceiptAmounts[];
  /** Receipts of later days that it splits again. */
  later: Restated<TakenPayment>[];
  /** What is above all that is owed. */
  surplus: number;
}

/** A contract and what counts on it, transfers that were taken a moment ago included. No database behind it. */
export class TransferAccount {
  readonly found: FoundContract;
  private payments: TakenPayment[];
  private readonly schedule: ScheduleLine[];
  private readonly today: string;
  private readonly facts: BankFacts;
  /** By day; a card is calculated once until something is taken. */
  private readonly cards = new Map<string, Card>();

  constructor(
    found: FoundContract,
    payments: readonly TakenPayment[],
    now: Date,
    facts: BankFacts = NO_BANK_FACTS,
  ) {
    this.found = found;
    this.payments = [...payments];
    this.schedule = buildSchedule(found.contract);
    this.today = todayIn(found.office.zone, now);
    this.facts = facts;
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

  /** The card on which all that was taken counts: as of today, or of a later day that has come elsewhere. */
  cardOfAll(): Card {
    const days = this.payments.map(({ date_payment }) => date_payment);
    return this.cardOn(days.reduce((last, day) => (day > last ? day : last), this.today));
  }

  /** What its due date, standing and status are calculated from. */
  standing(): StandingAccount {
    return { contract: this.found.contract, card: this.cardOfAll(), payments: this.payments };
  }

  /** True where the contract takes no money any more. */
  isClosed(): boolean {
    return whyClosed(this.found.contract, () => this.cardToday()) !== null;
  }

  /** What a transfer would become, by the rules of a payment at the counter (docs/decisions/0052); or why not, in words. */
  calculate({ date, amount }: Transfer): TransferOutcome | { problem: string } {
    const { contract } = this.found;
    const closed = whyClosed(contract, () => this.cardToday());
    if (closed !== null) return { problem: closed };
    const day = dayObstacle(date, { dateStart: contract.dateStart, today: this.today });
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
    if (shares.length === 0) return { problem: 'Tidak ada yang terutang pada tanggal transfernya.' };
    return { receipts: receiptAmounts({ shares, collector_payment: 0, cash: 0 }), later, surplus: rest };
  }

  /** Counts what was calculated from now on. */
  take({ receipts, later }: Pick<TransferOutcome, 'receipts' | 'later'>, date: string): void {
    for (const { receipt, after } of later) this.payments[this.payments.indexOf(receipt)] = after;
    for (const receipt of receipts) this.payments.push(takenFrom(receipt, date));
    this.cards.clear();
  }

  /** Counts a plan without later receipts as it is shown, instead of calculating it again. */
  takeShown({ shares }: ImportPlan, date: string): void {
    for (const share of shares) {
      const ofLine = this.payments.filter((payment) => payment.credit_to === share.credit_to);
      const transaction_to = ofLine.reduce((last, one) => Math.max(last, one.transaction_to), 0) + 1;
      this.payments.push(
        takenFrom({ ...share, transaction_to, credit_discount: 0, penalty_discount: 0 }, date),
      );
    }
    this.cards.clear();
  }

  /**
   * Leaves out the receipts that these rows of statements became: how others of their lines are split without them, and
   * on which lines those would find no place.
   */
  leaveOut(isGone: (payment: TakenPayment) => boolean): {
    restated: Restated<TakenPayment>[];
    faults: CardFault[];
    /** Numbers of what stays on the lines that are at fault. */
    inTheWay: string[];
  } {
    const gone = this.payments.filter(isGone);
    this.payments = this.payments.filter((payment) => !isGone(payment));
    const { restated, faults } = replayCard({
      schedule: this.schedule,
      receipts: this.payments,
      rule: this.found.contract,
      order: allocationOrder(this.found.contract),
      lines: gone.map((payment) => payment.credit_to),
    });
    for (const { receipt, after } of restated) this.payments[this.payments.indexOf(receipt)] = after;
    this.cards.clear();
    const atFault = new Set(faults.map((fault) => fault.credit_to));
    const inTheWay = this.payments.filter(({ id, credit_to }) => id > 0 && atFault.has(credit_to));
    return { restated, faults, inTheWay: inTheWay.map(({ invoice }) => invoice) };
  }

  /** The receipt by which this very transfer seems to be recorded already; null where there is none. */
  recordedAs(transfer: Transfer, ownRows: ReadonlySet<number>, since?: Date): RecordedTransfer | null {
    return recordedAs(bankPayments(this.payments, this.facts), transfer, ownRows, since);
  }
}

function takenFrom(receipt: Omit<Share, 'date_maturity'>, date: string): TakenPayment {
  return {
    ...receipt,
    // It is no transfer of somebody else's: it never counts as recorded already.
    id: 0,
    date_payment: date,
    invoice: '',
    given: null,
    bank: 0,
    payment_id: null,
    created_at: new Date(0),
    import_row_id: null,
  };
}
