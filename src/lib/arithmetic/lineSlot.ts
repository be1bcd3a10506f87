import type { AllocationOrder, Share } from './share';
import type { CardLine } from './card';
import type { PenaltyRule } from './penalty';
import { restate, type LineReceipt, type Restated } from './replayCard';
import type { Discounts } from './lineFact';
import { replayLine } from './replayLine';

/** What a payment puts on a line, and what that does to receipts of the same or a later day. */
export interface LineOutcome<Receipt extends LineReceipt> {
  share: Share;
  later: Restated<Receipt>[];
}

/**
 * How much of a payment one line can take, and what it becomes there; rupiah. Most lines have no receipt of that day or
 * after it: then what the card says is open. Otherwise the line's days are replayed with the payment among them.
 */
export class LineSlot<Receipt extends LineReceipt> {
  readonly line: CardLine;
  /** Of the instalment, after what is forgiven. */
  readonly instalment: number;
  /** Of the penalty, likewise. */
  readonly penalty: number;
  taken = 0;
  private readonly date: string;
  /** Of this line; none where the card says all. */
  private readonly receipts: readonly Receipt[];
  private readonly rule: PenaltyRule;
  private readonly order: AllocationOrder;
  private readonly waived: Discounts;

  constructor(given: {
    line: CardLine;
    date: string;
    receipts: readonly Receipt[];
    rule: PenaltyRule;
    order: AllocationOrder;
    waived: Discounts;
  }) {
    this.line = given.line;
    this.date = given.date;
    this.rule = given.rule;
    this.order = given.order;
    this.waived = given.waived;
    this.receipts = this.mustReplay(given.receipts) ? given.receipts : [];
    const { instalment, penalty } = this.receipts.length > 0 ? this.roomAmong() : this.roomOnCard();
    this.instalment = instalment;
    this.penalty = penalty;
  }

  /** Takes as much as there is room for; returns how much. */
  take(money: number): number {
    const taken = Math.min(money, this.instalment + this.penalty - this.taken);
    this.taken += taken;
    return taken;
  }

  /** Null where nothing was put here. */
  outcome(): LineOutcome<Receipt> | null {
    if (this.receipts.length === 0) {
      if (this.taken === 0 && !this.isWaived) return null;
      const share = this.shareOnCard();
      return isEmpty(share) ? null : { share, later: [] };
    }
    if (this.taken === 0 && this.surplusWith(0) > 0) return null;
    const replay = replayLine({ ...this.replayInput(this.taken) });
    const mine = replay.receipts.find(({ fact }) => fact.transaction_to === this.transaction());
    if (!mine || isEmpty(mine.share)) return null;
    const later = replay.receipts.flatMap(({ fact, share }) => {
      const receipt = this.receipts.find((one) => one === fact);
      return receipt ? (restate(receipt, share) ?? []) : [];
    });
    return { share: mine.share, later };
  }

  private get isWaived(): boolean {
    return this.waived.credit_discount + this.waived.penalty_discount > 0;
  }

  private mustReplay(receipts: readonly Receipt[]): boolean {
    return receipts.some(
      ({ date_payment }) => date_payment > this.date || (this.isWaived && date_payment === this.date),
    );
  }

  private roomOnCard() {
    // An instalment that was paid twice over owes nothing; it gives nothing back here either.
    const credit = Math.max(0, this.line.remainder);
    return {
      instalment: credit - Math.min(this.waived.credit_discount, credit),
      penalty: this.line.penalty - Math.min(this.waived.penalty_discount, this.line.penalty),
    };
  }

  /** The largest sum that leaves no surplus on the line: more money on an earlier day never makes more room. */
  private roomAmong() {
    let room = 0;
    let beyond = 2 * this.line.instalment + 1;
    if (this.surplusWith(0) > 0) beyond = 0;
    while (beyond - room > 1) {
      const middle = Math.floor((room + beyond) / 2);
      if (this.surplusWith(middle) === 0) room = middle;
      else beyond = middle;
    }
    const covered = this.receipts.reduce((sum, one) => sum + one.credit_payment + one.credit_discount, 0);
    const open = Math.max(0, this.line.instalment - covered - this.waived.credit_discount);
    const instalment = Math.min(room, open);
    return { instalment, penalty: room - instalment };
  }

  private surplusWith(money: number): number {
    return replayLine(this.replayInput(money)).surplus;
  }

  private replayInput(money: number) {
    const fact = {
      credit_to: this.line.number,
      transaction_to: this.transaction(),
      date_payment: this.date,
      credit_payment: money,
      penalty_payment: 0,
      ...this.waived,
    };
    return {
      line: this.line,
      receipts: [...this.receipts, fact],
      rule: this.rule,
      order: this.order,
    };
  }

  private transaction(): number {
    return (
      this.receipts.reduce((last, one) => Math.max(last, one.transaction_to), this.line.transactions) + 1
    );
  }

  private shareOnCard(): Share {
    const { line, waived } = this;
    const credit = Math.max(0, line.remainder);
    const { instalment, penalty } = this.roomOnCard();
    const first = Math.min(this.taken, this.order[0] === 'penalty' ? penalty : instalment);
    const second = this.taken - first;
    return {
      credit_to: line.number,
      transaction_to: line.transactions + 1,
      date_maturity: line.date_maturity,
      overdue: line.overdue,
      credit,
      credit_discount: Math.min(waived.credit_discount, credit),
      credit_payment: this.order[0] === 'penalty' ? second : first,
      penalty: line.penalty,
      penalty_discount: Math.min(waived.penalty_discount, line.penalty),
      penalty_payment: this.order[0] === 'penalty' ? first : second,
    };
  }
}

const isEmpty = (share: Share) =>
  share.credit_payment + share.credit_discount + share.penalty_payment + share.penalty_discount === 0;
