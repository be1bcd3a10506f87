import { buildCard, type Card, type CardTotals } from '@/lib/arithmetic/card';
import type { LineReceipt } from '@/lib/arithmetic/replayCard';
import { buildSchedule, type ScheduleLine } from '@/lib/arithmetic/schedule';
import { standingOf } from '@/lib/arithmetic/standing';
import type { CheckedCard } from '@/lib/payment/cardOn';
import { fieldPayment, type FieldPayment } from '@/lib/payment/fieldPayment';
import { whyClosed } from '@/lib/payment/whyClosed';
import { todayIn } from '../calendar/today';
import type { FoundContract } from '../contracts/readContract';
import type { StandingAccount } from '../credits/contractStatus';

/** A contract and all that counts on it, with what collectors' money becomes there. No database behind it. */
export class FieldAccount {
  readonly found: FoundContract;
  private readonly payments: readonly LineReceipt[];
  private readonly today: string;
  private readonly now: Date;
  /** Calculated once, when it is first asked for. */
  private lines: readonly ScheduleLine[] | undefined;
  /** By day. */
  private readonly cards = new Map<string, Card>();

  /** @param schedule the contract's, where it is calculated already */
  constructor(
    found: FoundContract,
    payments: readonly LineReceipt[],
    now: Date,
    schedule?: readonly ScheduleLine[],
  ) {
    this.found = found;
    this.payments = payments;
    this.lines = schedule;
    this.today = todayIn(found.office.zone, now);
    this.now = now;
  }

  private get schedule(): readonly ScheduleLine[] {
    return (this.lines ??= buildSchedule(this.found.contract));
  }

  private cardOn(asOf: string): Card {
    const kept = this.cards.get(asOf);
    if (kept) return kept;
    const { schedule, payments } = this;
    const card = buildCard({ schedule, payments, rule: this.found.contract, asOf });
    this.cards.set(asOf, card);
    return card;
  }

  /** The day that its card is calculated to: one that ended by a decision stands still. */
  private get asOf(): string {
    const { cardUntil } = this.found.contract;
    return cardUntil !== null && cardUntil < this.today ? cardUntil : this.today;
  }

  private shown(): CheckedCard {
    const { contract } = this.found;
    return {
      contract: {
        structure: {
          penalty_grace_days: contract.penaltyGraceDays,
          penalty_kind: contract.penaltyKind,
          penalty_rate_bp: contract.penaltyRateBp,
          penalty_per_day: contract.penaltyPerDay,
          penalty_cap_bp: contract.penaltyCapBp,
          allocation_order: contract.allocationOrder,
          date_start: contract.dateStart,
        },
      },
      card: this.cardOn(this.asOf),
      as_of: this.asOf,
      payments: [...this.payments],
      // Banknotes alone, without discount, fee or deposit: none of these is asked for.
      may_forgive: { credit_bp: 0, penalty_bp: 0 },
      transfer_days_back: null,
      max_collector_fee: 0,
      receiving: { accounts: [], required: false },
      deposit_balance: 0,
    };
  }

  /** Why it takes no money any more, in words; null: it does. */
  private closed(): string | null {
    const { contract } = this.found;
    const card = this.cardOn(this.asOf);
    // What was taken a moment ago may have settled it.
    const isPaid = contract.status === 'ACTIVE' && standingOf(card, this.payments).nextDue === null;
    return whyClosed({ code: contract.code, status: isPaid ? 'SETTLED' : contract.status }, () => card);
  }

  /** What money taken on a day becomes here, or why it becomes nothing, in words. */
  plan(taken: { day: string; amount: number }): FieldPayment | { problem: string } {
    const problem = this.closed();
    return problem === null ? fieldPayment(this.shown(), taken) : { problem };
  }

  /** The contract after that. */
  after({ receipts, later, date }: FieldPayment): FieldAccount {
    const restated = new Map(later.map((one) => [one.receipt, one.after]));
    const payments = this.payments.map((payment) => restated.get(payment) ?? payment);
    const taken = receipts.map((receipt) => ({ ...receipt, date_payment: date, invoice: '', given: null }));
    return new FieldAccount(this.found, [...payments, ...taken], this.now, this.schedule);
  }

  /** Penalty that the day of a payment takes off, against what is owed today; rupiah. */
  takesOff(plan: FieldPayment): number {
    const before = this.cardOn(this.asOf).totals;
    const after = this.after(plan);
    const then = after.cardOn(after.asOf).totals;
    return Math.max(0, owedOf(before) - owedOf(then) - (paidOf(then) - paidOf(before)));
  }

  /** What its due date, standing and status are calculated from: also facts of a day that has come elsewhere. */
  standing(): StandingAccount {
    const days = this.payments.map(({ date_payment }) => date_payment);
    const last = days.reduce((latest, day) => (day > latest ? day : latest), this.asOf);
    return { contract: this.found.contract, card: this.cardOn(last), payments: this.payments };
  }
}

const owedOf = ({ remainder, penalty }: CardTotals) => remainder + penalty;
const paidOf = ({ paid, penalty_paid: penalty }: CardTotals) => paid + penalty;
